#!/bin/sh
# Runs npm quietly; its words are shown only if it fails. Installs it from Debian if it is missing and this process may.
set -eu
if ! command -v npm >/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        export DEBIAN_FRONTEND=noninteractive
        apt-get install -qq -y --no-install-recommends npm >/dev/null 2>&1 || {
            apt-get update -qq
            apt-get install -qq -y --no-install-recommends npm >/dev/null
        }
    else
        echo "The page is built with npm, which is missing here; please install Node.js 18 or newer with npm." >&2
        exit 1
    fi
fi
said=$(mktemp)
trap 'rm -f "$said"' EXIT
npm --no-audit --no-fund "$@" >"$said" 2>&1 || {
    cat "$said" >&2
    exit 1
}

#!/bin/sh
# Makes the virtual environment named by $1 with the Python named by $2; says in one sentence what is missing if it cannot.
set -eu
venv=$1
python=$2

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || {
    echo "Seance needs Python 3.11 or newer as '$python'; name another one with: make PYTHON=/path/to/python3.11" >&2
    exit 1
}

# Debian's Python comes without ensurepip until python3-venv is installed.
if ! "$python" -c 'import ensurepip' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        export DEBIAN_FRONTEND=noninteractive
        apt-get install -qq -y --no-install-recommends python3-venv >/dev/null || {
            apt-get update -qq
            apt-get install -qq -y --no-install-recommends python3-venv >/dev/null
        }
    else
        echo "'$python' cannot make virtual environments yet; please install the Debian package python3-venv." >&2
        exit 1
    fi
fi

"$python" -m venv --clear "$venv"

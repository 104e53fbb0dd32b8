"""What tests need beside Python: `install` fetches it from Debian, `report` says which parts are still missing.

A test names its parts with `@pytest.mark.needs("redis")`; nothing is installed that no test names.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Part(NamedTuple):
    """A program that tests run against, and the Debian package that brings it."""

    package: str
    program: str
    folder: str = ""  # a pattern, for programs that Debian keeps off the PATH

    @property
    def is_here(self) -> bool:
        if shutil.which(self.program):
            return True
        return bool(self.folder) and any(Path("/").glob(f"{self.folder}/{self.program}"))


PARTS = {
    "chromium": Part("chromium", "chromium"),
    "npm": Part("npm", "npm"),
    "postgres": Part("postgresql", "postgres", "usr/lib/postgresql/*/bin"),
    "redis": Part("redis-server", "redis-server"),
}
TESTS = Path(__file__).parent.parent / "tests"


def needed(tests: Path = TESTS) -> list[str]:
    """The parts that the tests in a folder name, in alphabetical order."""
    return sorted({part for file in tests.rglob("*.py") for part in named_in(file)})


def named_in(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="needs"), args=args):
                for arg in args:
                    if not (isinstance(arg, ast.Constant) and arg.value in PARTS):
                        raise SystemExit(f"{file}:{node.lineno}: needs() takes literal names out of {', '.join(PARTS)}")
                    yield str(arg.value)


def missing(tests: Path = TESTS) -> list[str]:
    """The parts that tests name and this machine does not have."""
    return [part for part in needed(tests) if not PARTS[part].is_here]


def install(parts: list[str]) -> None:
    """Installs parts from Debian if this process may; what cannot be installed is left to the report."""
    if not parts or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print(f"Installing for the tests: {', '.join(parts)} …", flush=True)
    packages = [PARTS[part].package for part in parts]
    if apt("update"):
        apt("install", "-y", "--no-install-recommends", *packages)


def apt(*arguments: str) -> bool:
    unasked = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", "-qq", *arguments], env=unasked, stdout=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def report(parts: list[str]) -> int:
    """Says which parts were left out; in CI that is a failure."""
    if parts:
        print(f"Left out, because not installed here: the tests that need {', '.join(parts)}.")
    return int(bool(parts) and os.environ.get("CI") == "true")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["install"]:
            install(missing())
        case ["report"]:
            sys.exit(report(missing()))
        case _:
            sys.exit("usage: python -m scripts.parts install|report")

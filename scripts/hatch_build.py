"""Before a wheel is packed: texts that are not in the repository are made; a missing message fails the build.

`SEANCE_COMPILED=1` packs a compiled wheel where a C compiler and Python's headers are.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILERS = ("cc", "gcc", "clang")


def compiles() -> bool:
    """Debian has a compiler without Python's headers on some machines: then nothing can be compiled either."""
    import sysconfig  # noqa: PLC0415

    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return bool(os.environ.get("SEANCE_COMPILED")) and header.exists() and any(which(name) for name in COMPILERS)


class Wheel(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4", "setuptools"] if compiles() else []

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version != "standard":  # an editable install reads the working tree, where `make setup` makes them
            return
        subprocess.run([sys.executable, "-m", "seance.engine.build"], cwd=self.root, check=True)
        if not compiles():
            return
        home = Path(self.root) / "build" / "fast"
        subprocess.run([sys.executable, "-m", "scripts.compiled", str(home)], cwd=self.root, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        libraries = [file for file in home.rglob("*.so") if "c" not in file.relative_to(home).parts[:1]]
        build_data["force_include"] = {str(file): str(file.relative_to(home)) for file in libraries}

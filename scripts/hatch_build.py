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


def made_in(home: Path) -> list[Path]:
    """What a compiled package has beside the pure one: libraries, and the structs that they read."""
    return [*home.glob("*.so"), *(home / "seance").rglob("*.so"), *(home / "seance").rglob("*_structs.py")]


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
        build_data["dependencies"] = ["mypy-extensions"]  # compiled classes that may be inherited from import it
        build_data["force_include"] = {str(file): str(file.relative_to(home)) for file in made_in(home)}

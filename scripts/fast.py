"""`make fast`: the engine and the games compiled by mypyc, in a directory of their own.

All or nothing: a compiled function that calls an interpreted one gains little, and no interpreted class may inherit
from a compiled one. What stays interpreted is what msgspec reads (structs: views, options, wire formats), what is
called once, and what only people wait for. In the copy that is compiled `@cites` becomes a call behind the function,
because mypyc calls a decorated function like any Python object; `@step` is told what its function takes, because a
compiled one cannot be asked.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
FAST = ROOT / "build" / "fast"
GAMES = ("nemesis", "parlour")
ENGINE = ("ask", "codec", "deck", "dice", "errors", "game", "history", "needs", "saves", "state", "steps", "windows")
MEASURE = f"import json, seance.lab.bench as b; print(json.dumps(b.bench({list(GAMES)!r}, 1.0)))"
STRUCT = re.compile(r"^class .*(Struct|Options|View)\b", re.MULTILINE)  # what msgspec reads the annotations of
ROOMS = ("rules", "cards")  # what runs in every playout; minds, views and checks stay as they are
WAITED_FOR = ("card_effects", "effects")


def to_compile(home: Path) -> Iterator[Path]:
    """The modules that rules run through."""
    yield from [home / "seance" / "engine" / f"{name}.py" for name in ENGINE]
    for game in GAMES:
        for room in ROOMS:
            for file in sorted((home / "seance" / "games" / game / room).glob("*.py")):
                if file.stem not in ("__init__", *WAITED_FOR) and not STRUCT.search(file.read_text("utf-8")):
                    yield file


def without_decorators(source: str) -> str:
    """`@cites(…)` of a function goes behind it; that of a method is left out (no menu asks for it)."""
    lines = source.splitlines()
    behind: dict[int, list[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "step":
                    lines[mark.lineno - 1] = f"@step({ast.unparse(mark.args[0])}, {arguments_of(node)!r})"
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "cites":
                    for line in range(mark.lineno - 1, mark.end_lineno or mark.lineno):
                        lines[line] = ""
                    if node.col_offset == 0:
                        behind.setdefault(node.end_lineno or 0, []).append(f"{ast.unparse(mark)}({node.name})")
    for line in sorted(behind, reverse=True):
        lines[line:line] = behind[line]
    return "\n".join(lines) + "\n"


def arguments_of(node: ast.FunctionDef) -> list[tuple[str, str]]:
    """Names and types of what a step takes beside the state, as they are written."""
    known = [*node.args.args[1:], *([] if node.args.vararg is None else [node.args.vararg])]
    return [(one.arg, "" if one.annotation is None else ast.unparse(one.annotation)) for one in known]


def made_bare(source: str) -> set[str]:
    """The classes that are made by `__new__` alone, and their bases."""
    bare = set(re.findall(r"(\w+)\.__new__\(", source))
    bases = dict(re.findall(r"^class (\w+)\((\w+)", source, re.MULTILINE))
    return bare | {bases[name] for name in bare if name in bases}


def with_bare_new(source: str, bare: set[str]) -> str:
    """Of a compiled class `__new__` runs `__init__` too, unless the class says that it can be made without."""
    found = re.sub(
        r"^((?:@.*\n)*)class (\w+)\b",
        lambda m: f"{'@mypyc_attr(allow_interpreted_subclasses=True)' + chr(10) if m[2] in bare else ''}{m[0]}",
        source,
        flags=re.MULTILINE,
    )
    if found == source:
        return source
    return found.replace("import annotations\n", "import annotations\n\nfrom mypy_extensions import mypyc_attr\n", 1)


def build() -> int:
    shutil.rmtree(FAST, ignore_errors=True)
    shutil.copytree(ROOT / "seance", FAST / "seance", ignore=shutil.ignore_patterns("__pycache__"))
    (FAST / "mypy.ini").write_text("[mypy]\nstrict = True\nexplicit_package_bases = True\n", "utf-8")
    modules = list(to_compile(FAST))
    sources = {file: without_decorators(file.read_text("utf-8")) for file in modules}
    bare = made_bare("\n".join(sources.values()))
    for file, source in sources.items():
        file.write_text(with_bare_new(source, bare), "utf-8")
    command = [str(Path(sys.executable).parent / "mypyc"), *[str(file.relative_to(FAST)) for file in modules]]
    built = subprocess.run(
        command,
        cwd=FAST,
        env={"MYPYC_OPT_LEVEL": "3", **os.environ},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    if built.returncode:
        sys.stderr.write(built.stdout[-4000:] + built.stderr[-4000:])
    return built.returncode


def run(home: Path, *arguments: str) -> str:
    """What Python prints with the package that lies there."""
    told = subprocess.run(
        [sys.executable, *arguments], cwd=home, env={**os.environ, "PYTHONPATH": str(home)}, capture_output=True,
        check=True, encoding="utf-8",
    )  # fmt: skip
    return told.stdout


def plays_the_same() -> bool:
    """Every ask, option and event of a whole game."""
    games = [("-m", "seance.testing.golden", game, "3", "7") for game in GAMES]
    return all(run(ROOT, *game) == run(FAST, *game) for game in games)


def compare(rounds: int = 5) -> None:
    """Pure and compiled in turn, so that other work on the machine slows both; the medians of each."""
    runs = [[json.loads(run(home, "-c", MEASURE)) for home in (ROOT, FAST)] for _ in range(rounds)]
    print(f"calibration: {median([pure['calibration'] for pure, _ in runs]):,.0f} turns/s of a plain loop")
    for game in GAMES:
        for name in ("decisions_per_s", "asks_per_s", "clone_us", "fork_us", "save_load_us"):
            pure, fast = [median([each[kind]["games"][game][name] for each in runs]) for kind in (0, 1)]
            times = fast / pure if name.endswith("_per_s") else pure / fast
            print(f"{game:8} {name:16} {pure:10,.1f} {fast:10,.1f}   {times:.1f} times as fast")


def main() -> int:
    failed = build()
    if failed:
        return failed
    if not plays_the_same():
        sys.stderr.write("The compiled package plays another game than the pure one.\n")
        return 1
    compare()
    print(f"PYTHONPATH={FAST.relative_to(ROOT)} runs everything on the compiled package.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

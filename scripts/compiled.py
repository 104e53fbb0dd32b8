"""What is compiled by mypyc, and how: a copy of the package, with compiled modules beside the readable ones.

The engine and each game are a library of their own, so that only what has changed is compiled again. In the copy
`@cites` becomes a call behind the function, because mypyc calls a decorated function like any Python object; `@step` is
told what its function takes, because a compiled one cannot be asked; structs move to an interpreted module beside the
functions that make them, because msgspec reads their annotations.

    python -m scripts.compiled build/fast
"""

from __future__ import annotations

import ast
import os
import re
import sys
import sysconfig
from collections.abc import Collection, Sequence
from functools import partial
from hashlib import sha256
from multiprocessing.pool import ThreadPool
from pathlib import Path

from setuptools import Extension
from setuptools._distutils.ccompiler import CCompiler, new_compiler
from setuptools._distutils.sysconfig import customize_compiler

ROOT = Path(__file__).parents[1]
GAMES = ("arkham", "dungeontology", "eldritch", "nemesis", "parlour")
ENGINE = (
    "ask", "codec", "course", "deck", "dice", "errors", "game", "history", "journal", "needs", "picks", "saves",
    "state", "steps", "windows",
)  # fmt: skip
RULES = ("rules", "cards")  # what runs in every playout
THINKING = ("mind", "show")  # what runs in every trial of a planner
READ_ONCE = ("card_effects", "effects", "planner", "stories")  # values that cards are written with, and what a mind is
BASES = ("dungeontology/rules/registers",)  # interpreted effects inherit from what is in there
OPEN = {"Abilities", "Occurrence", "Printed", "Sink", "State"}  # tests and content packs inherit from these
STRUCT = re.compile(r"^class .*(Struct|Options|View)\b", re.MULTILINE)  # what msgspec reads the annotations of
VALUE = re.compile(r"^class \w+\((Value|Effect|Verb)\b", re.MULTILINE)  # what cards are written with is interpreted


def group_of(file: Path) -> str:
    """The library that a module of the package is compiled into; "" if it stays as it is."""
    parts = file.with_suffix("").parts
    if parts[-1] in ("__init__", *READ_ONCE):
        return ""
    if parts[:2] == ("seance", "engine"):
        return "engine" if parts[2] in ENGINE else ""
    if parts[:2] != ("seance", "games") or len(parts) != 5 or "/".join(parts[2:]) in BASES:
        return ""
    game, room = parts[2], parts[3]
    return game if room in RULES else f"{game}_mind" if room in THINKING else ""


def has_work(tree: ast.Module) -> bool:
    """Is anything in it that runs more than once? Tables of cards are only read."""
    return any(isinstance(node, (ast.FunctionDef, ast.ClassDef)) for node in tree.body)


def rewritten(source: str) -> str:
    """What `@cites` says of a function or method stands behind it, or behind its class."""
    lines = source.splitlines()
    behind: dict[int, list[str]] = {}
    for top in ast.parse(source).body:
        for node in ast.walk(top):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "step":
                    lines[mark.lineno - 1] = (
                        f"@step({ast.unparse(mark.args[0])}, {arguments_of(node)!r}, {presets_of(node)})"
                    )
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "cites":
                    for line in range(mark.lineno - 1, mark.end_lineno or mark.lineno):
                        lines[line] = ""
                    name = f"{top.name}.{node.name}" if isinstance(top, ast.ClassDef) else node.name
                    rules = ", ".join([ast.unparse(rule) for rule in mark.args])
                    behind.setdefault(top.end_lineno or 0, []).append(f'cite(__name__ + ".{name}", {rules})')
    for line in sorted(behind, reverse=True):
        lines[line:line] = behind[line]
    text = "\n".join(lines).replace(", slots=True", "") + "\n"  # compiled classes have slots anyway
    return with_import(text, "from seance.engine.ledger import cite") if behind else text


def with_import(source: str, line: str) -> str:
    return source.replace("import annotations\n", f"import annotations\n\n{line}\n", 1)


def with_open_sums(source: str) -> str:
    """mypyc takes the sum of floats for a whole number, because that of nothing is 0: it is not told the type."""
    return with_import(re.sub(r"(?<![\w.])sum\(", "added(", source), "from seance.engine.built import added")


def without_structs(source: str, beside: str) -> str:
    """The functions of a module whose structs are read from the interpreted one beside it."""
    lines = source.splitlines()
    moved: list[str] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and (STRUCT.match(lines[node.lineno - 1]) or bases_of(node) & set(moved)):
            moved.append(node.name)
            first = min([node.lineno, *[mark.lineno for mark in node.decorator_list]])
            for line in range(first - 1, node.end_lineno or first):
                lines[line] = ""
    return with_import("\n".join(lines) + "\n", f"from .{beside} import {', '.join(moved)}")


def bases_of(node: ast.ClassDef) -> set[str]:
    return {ast.unparse(base) for base in node.bases}


def arguments_of(node: ast.FunctionDef) -> list[tuple[str, str]]:
    """Names and types of what a step takes beside the state, as they are written."""
    known = [*node.args.args[1:], *([] if node.args.vararg is None else [node.args.vararg])]
    return [(one.arg, "" if one.annotation is None else ast.unparse(one.annotation)) for one in known]


def presets_of(node: ast.FunctionDef) -> str:
    """What arguments of a step are that may be left out, as a dictionary is written."""
    known = node.args.defaults
    given = zip(node.args.args[len(node.args.args) - len(known) :], known, strict=True)
    return "{" + ", ".join([f"{one.arg!r}: {ast.unparse(preset)}" for one, preset in given]) + "}"


def made_bare(source: str) -> set[str]:
    """The classes that are made by `__new__` alone, and their bases."""
    bare = set(re.findall(r"(\w+)\.__new__\(", source))
    bases = dict(re.findall(r"^class (\w+)\((\w+)", source, re.MULTILINE))
    return bare | {bases[name] for name in bare if name in bases}


def opened(source: str, classes: set[str]) -> str:
    """Classes from which interpreted ones may inherit; their `__new__` does not run `__init__` either."""
    found = re.sub(
        r"^((?:@.*\n)*)class (\w+)\b",
        lambda m: f"{'@mypyc_attr(allow_interpreted_subclasses=True)' + chr(10) if m[2] in classes else ''}{m[0]}",
        source,
        flags=re.MULTILINE,
    )
    return source if found == source else with_import(found, "from mypy_extensions import mypyc_attr")


def copy_of_package(home: Path, games: Collection[str]) -> dict[str, list[str]]:
    """Bring the copy up to date without touching what is the same; the modules of each library."""
    sources: dict[Path, bytes] = {}
    groups: dict[str, list[str]] = {}
    compiled: dict[Path, str] = {}
    for file in sorted((ROOT / "seance").rglob("*")):
        if file.is_dir() or "__pycache__" in file.parts:
            continue
        name = file.relative_to(ROOT)
        sources[name] = file.read_bytes()
        group = group_of(name) if file.suffix == ".py" else ""
        if group == "engine" or group.removesuffix("_mind") in games:
            text = sources[name].decode()
            if STRUCT.search(text) and "show" in name.parts:
                beside = name.with_stem(f"{name.stem}_structs")
                sources[beside] = sources[name]
                text = without_structs(text, beside.stem)
            if not STRUCT.search(text) and not VALUE.search(text) and has_work(ast.parse(text)):
                thinking = group.endswith("_mind")
                compiled[name] = rewritten(with_open_sums(text) if thinking else text)
                groups.setdefault(group, []).append(str(name))
    free = OPEN | made_bare("\n".join(compiled.values()))
    for name, text in compiled.items():
        sources[name] = opened(text, free).encode()
    for name, content in sources.items():
        target = home / name
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    modules = {Path(each).with_suffix("") for each in [one for group in groups.values() for one in group]}
    for there in sorted((home / "seance").rglob("*")):
        name = there.relative_to(home)
        kept = name in sources or "__pycache__" in name.parts or there.is_dir()
        if not kept and not (there.suffix == ".so" and name.with_name(name.name.split(".")[0]) in modules):
            there.unlink()
    return groups


def build(home: Path, games: Collection[str] = GAMES) -> None:
    """The compiled package in `home`; what has not changed since the last time stays."""
    home.mkdir(parents=True, exist_ok=True)
    groups = copy_of_package(home, games)
    (home / "mypy.ini").write_text("[mypy]\nexplicit_package_bases = True\n", "utf-8")
    stamp = home / "compiled.stamp"
    state = fingerprint(home, groups)
    if stamp.exists() and stamp.read_text("utf-8") == state:
        return
    here = Path.cwd()
    os.chdir(home)
    try:
        libraries(groups)
    finally:
        os.chdir(here)
    stamp.write_text(state, "utf-8")


def fingerprint(home: Path, groups: dict[str, list[str]]) -> str:
    known = sha256(repr((sys.version, level())).encode())
    for name in sorted([one for group in groups.values() for one in group]):
        known.update(name.encode() + (home / name).read_bytes())
    return known.hexdigest()


def level() -> str:
    return os.environ.get("MYPYC_OPT_LEVEL", "1")  # -O3 takes twice as long and gains nothing that can be seen


def libraries(groups: dict[str, list[str]]) -> None:
    """C from Python, objects from C where it has changed, and libraries from objects."""
    from mypyc.build import mypycify  # noqa: PLC0415

    extensions = mypycify(
        [module for group in groups.values() for module in group],
        separate=[(modules, f"seance_{name}") for name, modules in groups.items()],
        target_dir="c",
        opt_level=level(),
        debug_level="0",
        multi_file=True,
    )
    with ThreadPool(int(os.environ.get("SEANCE_JOBS", "1"))) as pool:
        for extension in extensions:
            objects = pool.map(partial(object_of, extension), extension.sources)
            library = Path(*extension.name.split(".")).with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
            if newest(objects) > newest([library]):
                compiler().link_shared_object([*objects], str(library), debug=False)


def object_of(extension: Extension, source: str) -> str:
    """The object of a C file, compiled again if the file or a header has changed."""
    target = Path(source).with_suffix(".o")
    if newest([source, *extension.depends]) > newest([str(target)]):
        includes = [*extension.include_dirs, sysconfig.get_paths()["include"]]
        options = [*extension.extra_compile_args, "-fcommon"]  # each file declares what it takes from another library
        compiler().compile([source], include_dirs=includes, extra_postargs=options)
    return str(target)


def compiler() -> CCompiler:
    made = new_compiler()
    customize_compiler(made)
    return made


def newest(files: Sequence[str | Path]) -> float:
    return max([Path(file).stat().st_mtime if Path(file).exists() else 0.0 for file in files])


if __name__ == "__main__":
    build(Path(sys.argv[1]), sys.argv[2:] or GAMES)

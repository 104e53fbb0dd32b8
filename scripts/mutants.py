"""Break rules on purpose and see whether their tests notice: `make mutants`.

In functions that cite rules of a game one comparison, condition, number or statement is changed, in a copy of the tree
that is thrown away. Then only the tests run that bear one of those rules in their mark. What nobody notices is listed:
it is without effect, or a scene is missing.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).parents[1]
COPIED = ("seance", "tests", "scripts", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page", "e2e")
SAMPLE = 400
SECONDS = 120  # a mutant that runs longer hangs: that is noticed too
PASSED, NO_TESTS = 0, 5  # what pytest says

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the lines of a file that it replaces, and the rules whose tests must notice."""

    file: str  # from the root
    function: str
    line: int
    before: str
    after: str
    start: int  # bytes of the file
    end: int
    rules: tuple[str, ...]


# ---- what can be changed -------------------------------------------------------------------------------------------


def mutants_of(source: str, file: str) -> Iterator[Mutant]:
    """All changes of all functions in a file that cite rules."""
    starts = line_starts(source)
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and (rules := cited(function)):
            for node, after in changes(function):
                assert node.end_lineno is not None
                assert node.end_col_offset is not None
                start = starts[node.lineno - 1] + node.col_offset
                end = starts[node.end_lineno - 1] + node.end_col_offset
                yield Mutant(file, function.name, node.lineno, ast.unparse(node), after, start, end, rules)


def line_starts(source: str) -> list[int]:
    """Where each line begins, in bytes: so the tree counts columns."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def cited(function: ast.FunctionDef) -> tuple[str, ...]:
    return tuple([rule for call in function.decorator_list for rule in strings_of(call, "cites")])


def strings_of(node: ast.expr, name: str) -> list[str]:
    """The literal arguments of a call of this name."""
    if not isinstance(node, ast.Call) or ast.unparse(node.func).split(".")[-1] != name:
        return []
    return [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def changes(function: ast.FunctionDef) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Every expression or statement that can be changed, and what it becomes."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    for top in body:
        for node in parts(top):
            if isinstance(node, ast.stmt):
                yield from changed_statement(node)
            elif isinstance(node, ast.expr):
                yield from changed_expression(node)


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """The node and all in it, except words: what is told is not the rule, and in f-strings places are not exact."""
    if not isinstance(node, ast.JoinedStr) and not (isinstance(node, ast.Expr) and tells(node)):
        yield node
        for child in ast.iter_child_nodes(node):
            yield from parts(child)


def changed_statement(node: ast.stmt) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    if isinstance(node, ast.If):
        yield node.test, f"(not ({ast.unparse(node.test)}))"
    elif isinstance(node, ast.AugAssign | ast.Expr):
        yield node, "pass"


def tells(node: ast.Expr) -> bool:
    """Only words: a line of the log, or a text."""
    call = node.value
    return isinstance(call, ast.Constant) or (isinstance(call, ast.Call) and ast.unparse(call.func).endswith(".log"))


def changed_expression(node: ast.expr) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        other = ast.Compare(node.left, [COMPARISONS[type(node.ops[0])](), *node.ops[1:]], node.comparators)
        yield node, f"({ast.unparse(other)})"
    elif isinstance(node, ast.BoolOp):
        other_joint = ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        yield node, f"({ast.unparse(other_joint)})"
    elif isinstance(node, ast.IfExp):
        yield node.test, f"(not ({ast.unparse(node.test)}))"
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        other_sum = ast.BinOp(node.left, ast.Sub() if isinstance(node.op, ast.Add) else ast.Add(), node.right)
        yield node, f"({ast.unparse(other_sum)})"
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node, str(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield node, str(node.value + 1)


# ---- which tests must notice ---------------------------------------------------------------------------------------


def tests_by_rule(folder: Path) -> dict[str, list[str]]:
    """The tests that bear a rule in their mark, as pytest names them."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                name = f"{file.relative_to(folder.parent).as_posix()}::{node.name}"
                for rule in [rule for mark in node.decorator_list for rule in strings_of(mark, "rule")]:
                    found.setdefault(rule, []).append(name)
    return found


def tests_of(mutant: Mutant, by_rule: dict[str, list[str]]) -> list[str]:
    return list(dict.fromkeys([name for rule in mutant.rules for name in by_rule.get(rule, ())]))


# ---- breaking ------------------------------------------------------------------------------------------------------


def copy_tree(to: Path) -> Path:
    """What the tests need, where it can be broken."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, to / name, ignore=LEFT_OUT)
        else:
            shutil.copy2(source, to / name)
    return to


def run_tests(tree: Path, names: list[str]) -> int:
    """What pytest says; a run that hangs has noticed too."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header", *names]
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        return subprocess.run(
            command, cwd=tree, env=environment, timeout=SECONDS, capture_output=True, check=False
        ).returncode  # fmt: skip
    except subprocess.TimeoutExpired:
        return 1


def survives(mutant: Mutant, names: list[str], tree: Path) -> bool:
    """Do all tests of its rules pass although the rule is broken?"""
    if not names:
        return True
    file = tree / mutant.file
    whole = file.read_bytes()
    file.write_bytes(whole[: mutant.start] + mutant.after.encode() + whole[mutant.end :])
    try:
        return run_tests(tree, names) in (PASSED, NO_TESTS)
    finally:
        file.write_bytes(whole)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=SAMPLE)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", metavar="NAME", help="only functions or files whose name holds this")
    wanted = parser.parse_args()
    files = [file.relative_to(ROOT).as_posix() for file in sorted((ROOT / "seance/games" / wanted.game).rglob("*.py"))]
    every = [one for file in files for one in mutants_of((ROOT / file).read_text(encoding="utf-8"), file)]
    every = [one for one in every if wanted.only in f"{one.file}:{one.function}"]
    chosen = Random(wanted.seed).sample(every, min(wanted.sample, len(every)))
    by_rule = tests_by_rule(ROOT / "tests")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        survivors = broken(chosen, by_rule, Path(folder), wanted.jobs)
    tell(wanted.game, len(every), chosen, survivors, by_rule)
    return 0


def broken(chosen: list[Mutant], by_rule: dict[str, list[str]], folder: Path, jobs: int) -> list[Mutant]:
    """Each in one of the copies, one copy for each that work side by side."""
    trees: SimpleQueue[Path] = SimpleQueue()
    for n in range(jobs):
        trees.put(copy_tree(folder / str(n)))
    names = list(dict.fromkeys([name for mutant in chosen for name in tests_of(mutant, by_rule)]))
    if names and run_tests(folder / "0", names) != PASSED:
        sys.exit("These tests fail although nothing was broken yet.")

    def try_out(mutant: Mutant) -> bool:
        tree = trees.get()
        try:
            return survives(mutant, tests_of(mutant, by_rule), tree)
        finally:
            trees.put(tree)
            progress.advance(task)

    with Progress() as progress, ThreadPoolExecutor(jobs) as pool:
        task = progress.add_task("broken", total=len(chosen))
        lives = list(pool.map(try_out, chosen))
    return [mutant for mutant, alive in zip(chosen, lives, strict=True) if alive]


def tell(
    game: str, possible: int, chosen: list[Mutant], survivors: list[Mutant], by_rule: dict[str, list[str]]
) -> None:  # fmt: skip
    noticed = len(chosen) - len(survivors)
    share = 100 * noticed / len(chosen) if chosen else 0
    print(f"{game}: {noticed} of {len(chosen)} changes were noticed ({share:.0f}%); {possible} are possible")
    if survivors:
        table = Table("function", "line", "before", "after", "tests")
        for one in sorted(survivors, key=lambda one: (one.file, one.line)):
            place = one.file.removeprefix(f"seance/games/{game}/").removesuffix(".py")
            tests = str(len(tests_of(one, by_rule)))
            table.add_row(f"{place}.{one.function}", str(one.line), one.before, one.after, tests)
        Console(markup=False).print(table)


if __name__ == "__main__":
    sys.exit(main())

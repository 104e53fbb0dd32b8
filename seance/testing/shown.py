"""Which test shows which rule: read from the markers `@pytest.mark.rule("NEM-NOISE-04", …)`.

A marker stands on a test function that always runs, with one to four literal ids that a ledger knows. What the tests
show is shipped as `shown.json` of each game, so that `seance rules coverage` works where there are no tests.
`python -m seance.testing.shown` writes these files; with `--check` it only says which are not up to date.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias, TypeGuard

from seance.engine import ledger

ROOT = Path(__file__).parents[2]
MOST = 4  # rules per test: a test that claims more seldom shows them all
LEFT_OUT = ("skip", "skipif", "xfail")  # marks of a test that may not run: it shows nothing

Test: TypeAlias = "ast.FunctionDef | ast.AsyncFunctionDef"


class Shown(NamedTuple):
    rules: dict[str, list[str]]  # rule -> the tests that show it
    faults: list[str]  # markers that are used wrongly


def shown_by(tests: Path) -> Shown:
    """What all tests under a folder show."""
    rules: dict[str, set[str]] = {}
    faults: list[str] = []
    for file in sorted(tests.rglob("test_*.py")):
        source = file.read_text(encoding="utf-8")
        if "mark.rule" in source:
            tree = ast.parse(source)
            place = file.relative_to(tests.parent).as_posix()
            faults += [f"{place}, {fault}" for fault in misuses(tree)]
            for name, test in tests_in(tree):
                for rule in claimed(test):
                    rules.setdefault(rule, set()).add(f"{place}::{name}")
    return Shown({rule: sorted(tests) for rule, tests in sorted(rules.items())}, faults)


def tests_in(tree: ast.Module) -> Iterator[tuple[str, Test]]:
    """Test functions by their names, those of classes too."""
    for node in tree.body:
        if is_test(node):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from [(f"{node.name}::{each.name}", each) for each in node.body if is_test(each)]


def is_test(node: ast.AST) -> TypeGuard[Test]:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")


def claimed(test: Test) -> list[str]:
    ids = [arg.value for mark in markers(test) for arg in mark.args if isinstance(arg, ast.Constant)]
    return [rule for rule in ids if isinstance(rule, str)]


def markers(test: Test) -> list[ast.Call]:
    return [each for each in test.decorator_list if isinstance(each, ast.Call) and is_mark(each.func, "rule")]


def is_mark(node: ast.AST, *names: str) -> bool:
    """Is it `pytest.mark.<name>` or `mark.<name>`?"""
    match node:
        case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr=name):
            return name in names
    return False


def misuses(tree: ast.Module) -> Iterator[str]:
    """How a test file uses the marker wrongly."""
    loose = {id(node): node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and is_mark(node, "rule")}
    for name, test in tests_in(tree):
        ids = [arg for mark in markers(test) for arg in mark.args]
        for mark in markers(test):
            del loose[id(mark.func)]
        if markers(test) and not 1 <= len(ids) <= MOST:
            yield f"line {test.lineno}: {name} claims {len(ids)} rules; a test shows one to {MOST}"
        if ids and any(is_mark(node, *LEFT_OUT) for each in test.decorator_list for node in ast.walk(each)):
            yield f"line {test.lineno}: {name} may be left out, so it shows no rule"
        for arg in ids:
            if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
                yield f"line {arg.lineno}: the marker rule takes literal ids"
            elif arg.value not in ledger.all_rules():
                yield f"line {arg.lineno}: there is no rule {arg.value}"
    for marker in loose.values():
        yield f"line {marker.lineno}: the marker rule stands as a decorator on a test function, with its ids"


def files_for(shown: Shown, games: Path) -> dict[Path, str]:
    """What `shown.json` of each game should say."""
    return {
        games / game / "shown.json": json.dumps(
            {rule: shown.rules[rule] for rule in sorted(ledger.rules(game)) if rule in shown.rules}, indent=1
        )
        + "\n"
        for game in ledger.games()
        if (games / game).is_dir()
    }


def stale(wanted: dict[Path, str]) -> list[Path]:
    return [file for file, text in wanted.items() if not file.exists() or file.read_text("utf-8") != text]


def main(root: Path, *, check: bool) -> list[str]:
    """What is wrong; unless it only checks, the files are brought up to date."""
    shown = shown_by(root / "tests")
    wanted = files_for(shown, root / "seance" / "games")
    if check:
        old = [str(file.relative_to(root)) for file in stale(wanted)]
        return shown.faults + [f"{file} is not what the tests show: run `make format` and commit it." for file in old]
    for file in stale(wanted):
        file.write_text(wanted[file], encoding="utf-8")
    return shown.faults


if __name__ == "__main__":
    wrong = main(ROOT, check="--check" in sys.argv)
    sys.stderr.writelines(f"{fault}\n" for fault in wrong)
    sys.exit(1 if wrong else 0)

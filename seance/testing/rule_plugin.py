"""A pytest plugin for `@pytest.mark.rule("NEM-NOISE-04", …)`: which test shows which rule.

The marker stands on the test function itself, with one to four literal ids that a ledger knows; anything else is an
error of collection. A complete, green run writes what it showed to `shown.json` of each game, which is shipped, so
that `seance rules coverage` works where there are no tests. In CI such a run fails if the shipped file is not the same.
"""

from __future__ import annotations

import ast
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

from seance.engine import ledger

MOST = 4  # rules per test: a test that claims more seldom shows them all
PARTIAL = ("collectonly", "setuponly", "setupplan", "ignore", "ignore_glob", "lf")  # options of pytest
PROPERTY = "rule"  # under this name the ids travel with the report of a test


def misuses(source: str) -> Iterator[str]:
    """How a test file uses the marker wrongly."""
    tree = ast.parse(source)
    loose = {id(node): node for node in ast.walk(tree) if is_marker(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            marks = [each for each in node.decorator_list if isinstance(each, ast.Call) and id(each.func) in loose]
            for mark in marks:
                del loose[id(mark.func)]
            ids = [arg for mark in marks for arg in mark.args]
            if marks and not 1 <= len(ids) <= MOST:
                yield f"line {node.lineno}: {node.name} claims {len(ids)} rules; a test shows one to {MOST}"
            for arg in ids:
                if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
                    yield f"line {arg.lineno}: the marker rule takes literal ids"
                elif arg.value not in ledger.all_rules():
                    yield f"line {arg.lineno}: there is no rule {arg.value}"
    for marker in loose.values():
        yield f"line {marker.lineno}: the marker rule stands as a decorator on a test function, with its ids"


def is_marker(node: ast.AST) -> TypeGuard[ast.Attribute]:
    match node:
        case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr="rule"):
            return True
    return False


class RulePlugin:
    """Collects in one process; with xdist the workers tell the controller what they left out."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.checked: dict[Path, str] = {}  # test file -> what is wrong with its markers
        self.shown: dict[str, set[str]] = {}  # rule -> tests that passed
        self.left_out = False  # a test of a rule was deselected, skipped or expected to fail
        self.stale: list[str] = []  # games whose shipped file is not what the tests show

    @pytest.hookimpl(tryfirst=True)
    def pytest_pycollect_makeitem(self, collector: pytest.Module | pytest.Class) -> None:
        if collector.path not in self.checked:
            self.checked[collector.path] = first_misuse(collector.path)
        if self.checked[collector.path]:
            raise collector.CollectError(f"{collector.path.name}, {self.checked[collector.path]}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            item.user_properties += [(PROPERTY, rule) for rule in rules_of(item)]

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.left_out |= any(rules_of(item) for item in items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = [str(value) for name, value in report.user_properties if name == PROPERTY]
        if rules and report.skipped:
            self.left_out = True
        elif report.when == "call" and report.passed:
            for rule in rules:
                self.shown.setdefault(rule, set()).add(report.nodeid.partition("[")[0])

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["left_out"] = self.left_out
        elif exitstatus == pytest.ExitCode.OK and self.complete():
            self.settle()
            if self.stale:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        output: dict[str, bool] = getattr(node, "workeroutput", {})
        self.left_out |= output.get("left_out", True)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for game in self.stale:
            terminalreporter.write_line(
                f"seance/games/{game}/shown.json is not what the tests show: run `make test` and commit it.", red=True
            )

    def complete(self) -> bool:
        """Were all tests of the project asked for, and was none of a rule left out?"""
        if self.left_out or any(getattr(self.config.option, name, None) for name in PARTIAL):
            return False
        root = self.config.rootpath
        wanted = {root / path for path in self.config.getini("testpaths")} or {root}
        return {Path(self.config.invocation_params.dir, arg) for arg in self.config.args} == wanted

    def settle(self) -> None:
        """Writes what was shown; in CI only compares it."""
        games = self.config.rootpath / "seance" / "games"
        for game in ledger.games():
            if not (games / game).is_dir():
                continue
            shown = {rule: sorted(self.shown[rule]) for rule in sorted(ledger.rules(game)) if rule in self.shown}
            text = json.dumps(shown, indent=1) + "\n"
            file = games / game / "shown.json"
            if (file.read_text(encoding="utf-8") if file.exists() else "") == text:
                continue
            if os.environ.get("CI") == "true":
                self.stale.append(game)
            else:
                file.write_text(text, encoding="utf-8")


def first_misuse(file: Path) -> str:
    source = file.read_text(encoding="utf-8")
    return next(misuses(source), "") if "mark.rule" in source else ""


def rules_of(item: pytest.Item) -> list[str]:
    return [rule for mark in item.iter_markers("rule") for rule in mark.args]


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RulePlugin(config), "seance-rules")

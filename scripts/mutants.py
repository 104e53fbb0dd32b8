"""Break rules on purpose and see whether their tests notice: `make mutants`.

In functions that cite rules of a game one comparison, condition, number or statement is changed. Games and tests are
imported once, and all scenes run once to learn which lines each of them comes by. Every change is made in a child of
that process, where the function gets other code; there only scenes run that come by the line: first those that bear one
of the rules of the function in their mark, then, with `--others`, all others, except tests that play for long or
compare a whole game with a file: they notice, yet say nothing of the rule. What nobody notices is listed: a scene is
missing, or it is without effect, and then `equivalent.toml` beside this script says why.

What already happens while games are imported (cards that enter themselves into registers) is not changed: a broken
function would come too late.
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import pickle
import re
import resource
import sys
import tempfile
import time
import tomllib
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path
from random import Random
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple, TypeAlias

import pytest
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from seance.engine.face import face

ROOT = Path(__file__).parents[1]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
SAMPLE = 400
SECONDS = 10  # of computing for one scene; a mutant that needs more hangs: that is noticed too
MEMORY = 4 << 30  # bytes; so is one that hoards
LONG = re.compile(
    r"/test_(playthroughs|planner\w*|plans|prospects|evaluation|balance|chaos)\.py::"
)  # these are no scenes
PASSED, FAILED, ELSEWHERE, ASTRAY = range(4)  # how the tests of a mutant end; elsewhere: only other scenes notice

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip

Place = tuple[str, int, str]  # file, line and name of a function
Way: TypeAlias = dict[Place, set[int]]  # the lines of functions that a test has come by


class Name(NamedTuple):
    """A change as a reader finds it: also if what stands above it grows."""

    file: str
    function: str
    line: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the bytes of a file that it replaces, and the rules whose tests must notice."""

    file: str  # from the root
    function: str
    first: int  # line of the function, or of its first decorator
    line: int
    before: str
    after: str
    start: int  # bytes of the file
    end: int
    rules: tuple[str, ...]
    text: str  # the line, as it is written

    @property
    def place(self) -> Place:
        return str(ROOT / self.file), self.first, self.function

    @property
    def name(self) -> Name:
        """What it is called in the list of those without effect: line numbers would go stale."""
        return Name(self.file.removesuffix(".py"), self.function, self.text, self.before, self.after)


# ---- what can be changed -------------------------------------------------------------------------------------------


def mutants_of(source: str, file: str) -> Iterator[Mutant]:
    """All changes of all functions in a file that cite rules."""
    starts, lines = line_starts(source), source.splitlines()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and (rules := cited(function)):
            for node, after in changes(function):
                assert node.end_lineno is not None
                assert node.end_col_offset is not None
                start = starts[node.lineno - 1] + node.col_offset
                end = starts[node.end_lineno - 1] + node.end_col_offset
                first = min([function.lineno, *[one.lineno for one in function.decorator_list]])
                before, text = ast.unparse(node), lines[node.lineno - 1].strip()
                yield Mutant(file, function.name, first, node.lineno, before, after, start, end, rules, text)


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
            if not (isinstance(child, ast.keyword) and child.arg == "strict"):  # lists that are made to be equally long
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


def without_effect() -> dict[Name, str]:
    """The changes that nobody could see, and why."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["change"]
    return {Name(*[one[field] for field in Name._fields]): one["why"] for one in listed}


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


def broken_code(mutant: Mutant) -> CodeType:
    """What the function becomes: its whole file is compiled anew."""
    path = ROOT / mutant.file
    whole = path.read_bytes()
    after = whole[: mutant.start] + mutant.after.encode() + whole[mutant.end :]
    every = functions_in(compile(after, str(path), "exec"))
    return next(one for one in every if place_of(one) == mutant.place)


def unchanged(mutant: Mutant) -> Mutant:
    """What is written there already: nobody may notice."""
    whole = (ROOT / mutant.file).read_bytes()
    return replace(mutant, after=whole[mutant.start : mutant.end].decode())


def place_of(code: CodeType) -> Place:
    return code.co_filename, code.co_firstlineno, code.co_name


def functions_in(code: CodeType) -> Iterator[CodeType]:
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from functions_in(one)


class Tracer:
    """Notes by which lines of some functions a test comes."""

    def __init__(self, codes: dict[int, Place]) -> None:
        self.codes = codes  # the functions by the identity of their code: every call in the game asks for it
        self.way: Way = {}

    def enter(self, frame: FrameType, _event: str, _arg: object) -> Any:
        place = self.codes.get(id(frame.f_code))
        if place is None:
            return None
        lines = self.way.setdefault(place, set())

        def line(frame: FrameType, event: str, _arg: object) -> Any:
            if event == "line":
                lines.add(frame.f_lineno)
            return line

        return line


class Breaker:
    """Runs, in place of pytest's own loop, the tests of each mutant in a child of its own."""

    def __init__(self, chosen: list[Mutant], by_rule: dict[str, list[str]], jobs: int, others: bool = False) -> None:
        self.chosen, self.by_rule, self.jobs, self.others = chosen, by_rule, jobs, others
        self.survivors: list[Mutant] = []
        self.witnesses: dict[Mutant, str] = {}  # scenes of other rules that notice what those of the rule do not
        self.failed = ""
        self.heard: dict[int, str] = {}  # what children have told
        self.early: set[Place] = set()  # functions that were called while games were imported

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for game in {Path(mutant.file).parts[2] for mutant in self.chosen}:
            face(game).checks()  # scenes import it only when they run: that would be too late
        sys.setprofile(None)
        self.items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            self.items.setdefault(item.nodeid.partition("[")[0], []).append(item)
        gc.collect()
        self.held: dict[Place, list[FunctionType]] = {}
        for one in gc.get_objects():
            if isinstance(one, FunctionType):
                self.held.setdefault(place_of(one.__code__), []).append(one)
        gc.freeze()
        self.chosen = [one for one in self.chosen if one.place in self.held and one.place not in self.early]
        self.ways = self.walked()
        self.reader, self.writer = os.pipe()
        wanted = set(self.chosen)
        with Progress(console=Console(stderr=True)) as progress:
            task = progress.add_task("broken", total=len(self.chosen))
            for mutant, end in self.ends():
                progress.advance(task)
                if mutant not in wanted:
                    if end != PASSED:
                        sys.exit("The tests notice a change that changes nothing.")
                elif end == PASSED:
                    self.survivors.append(mutant)
                elif end == ELSEWHERE:
                    self.witnesses[mutant] = self.told()
        return True

    def walked(self) -> dict[str, Way]:
        """By which lines every scene comes; all of them pass as long as nothing is broken, and none takes long."""
        scenes = dict.fromkeys([name for mutant in self.chosen for name in tests_of(mutant, self.by_rule)])
        if self.others:
            scenes |= dict.fromkeys([name for name in self.items if not LONG.search(name)])
        with tempfile.TemporaryFile() as told:
            process = os.fork()
            if not process:
                status = FAILED
                try:
                    ways = {name: self.way_of(name) for name in scenes}
                    pickle.dump({name: way for name, way in ways.items() if way is not None}, told)
                    told.flush()
                    status = FAILED if self.failed else PASSED
                    if self.failed:
                        print(f"{self.failed} fails although nothing was broken yet.", file=sys.stderr)
                finally:
                    os._exit(status)
            if os.waitpid(process, 0)[1] != PASSED:
                sys.exit("These tests do not pass although nothing was broken yet.")
            told.seek(0)
            found: dict[str, Way] = pickle.load(told)
            return found

    def way_of(self, name: str) -> Way | None:
        """None for what takes so long that it would seem to hang."""
        places = {mutant.place for mutant in self.chosen}
        tracer = Tracer({id(one.__code__): place for place in places for one in self.held[place]})
        begun = time.process_time()
        sys.settrace(tracer.enter)
        self.run([name], 60 * SECONDS)
        sys.settrace(None)
        return tracer.way if time.process_time() - begun < SECONDS else None

    def passers(self, mutant: Mutant) -> tuple[list[str], list[str]]:
        """The scenes that come by what is changed: those of its rules, and all others; first what sees least else."""
        by = [name for name, way in self.ways.items() if mutant.place in way]
        exact = [name for name in by if mutant.line in self.ways[name][mutant.place]] or by
        own = set(tests_of(mutant, self.by_rule))
        ranked = sorted(exact, key=lambda name: (len(self.ways[name]), name))
        return [name for name in ranked if name in own], [name for name in ranked if name not in own]

    def ends(self) -> Iterator[tuple[Mutant, int]]:
        """Each mutant, and who notices it; so many side by side."""
        under_way: dict[int, Mutant] = {}
        for mutant in [*map(unchanged, self.chosen[:1]), *self.chosen]:
            if len(under_way) == self.jobs:
                yield self.next_end(under_way)
            under_way[self.child(mutant)] = mutant
        while under_way:
            yield self.next_end(under_way)

    def next_end(self, under_way: dict[int, Mutant]) -> tuple[Mutant, int]:
        process, status = os.wait()
        self.ended, end = process, os.waitstatus_to_exitcode(status)
        if end == ASTRAY:
            sys.exit(f"This change could not be tried: {under_way[process]}")
        return under_way.pop(process), end

    def told(self) -> str:
        """Which test the child that has just ended named."""
        while self.ended not in self.heard:
            for line in os.read(self.reader, 1 << 16).decode().splitlines():
                process, _, name = line.partition(" ")
                self.heard[int(process)] = name
        return self.heard[self.ended]

    def child(self, mutant: Mutant) -> int:
        """A process that ends with who notices."""
        process = os.fork()
        if process:
            return process
        status = ASTRAY
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            for function in self.held[mutant.place]:  # wherever it is held
                function.__code__ = broken_code(mutant)
            own, others = self.passers(mutant)
            status = FAILED if self.run(own) else ELSEWHERE if self.run(others) else PASSED
            if status == ELSEWHERE:
                os.write(self.writer, f"{os.getpid()} {self.failed}\n".encode())
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(status)

    def run(self, names: list[str], seconds: int = SECONDS) -> bool:
        """Does one of the tests fail? Nothing of it is told."""
        items = [item for name in names for item in self.items.get(name, ())]
        for item, after in zip_longest(items, items[1:]):
            used = resource.getrusage(resource.RUSAGE_SELF)
            limit = int(used.ru_utime + used.ru_stime) + seconds
            resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.failed:
                return True
        return False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=SAMPLE)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--others", action="store_true", help="which other tests notice what those of the rule do not?")
    parser.add_argument("--only", default="", metavar="NAME", help="only functions or files whose name holds this")
    wanted = parser.parse_args()
    files = [file.relative_to(ROOT).as_posix() for file in sorted((ROOT / "seance/games" / wanted.game).rglob("*.py"))]
    every = [one for file in files for one in mutants_of((ROOT / file).read_text(encoding="utf-8"), file)]
    every = [one for one in every if wanted.only in f"{one.file}:{one.function}"]
    chosen = Random(wanted.seed).sample(every, min(wanted.sample, len(every)))
    by_rule = tests_by_rule(ROOT / "tests")
    breaker = broken(chosen, by_rule, wanted.jobs, f"tests/games/{wanted.game}" if wanted.others else "")
    tell(wanted.game, len(every), breaker)
    return 0


def broken(chosen: list[Mutant], by_rule: dict[str, list[str]], jobs: int, others: str = "") -> Breaker:
    """All of them have been tried."""
    files = sorted({name.partition("::")[0] for mutant in chosen for name in tests_of(mutant, by_rule)})
    files = [others, *[file for file in files if not file.startswith(others)]] if others else files
    breaker = Breaker(chosen, by_rule, jobs, bool(others))
    quiet = ["-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:xdist", f"--rootdir={ROOT}"]
    os.chdir(ROOT)
    sys.setprofile(lambda frame, event, _: breaker.early.add(place_of(frame.f_code)) if event == "call" else None)
    code = pytest.main([*quiet, *files], plugins=[breaker])
    if code != PASSED:
        sys.exit(int(code))
    return breaker


def tell(game: str, possible: int, breaker: Breaker) -> None:
    reasons = without_effect()
    listed = [one for one in breaker.chosen if one.name in reasons]
    survivors = [one for one in breaker.survivors if one not in listed]
    wrong = [one for one in listed if one not in breaker.survivors]
    tried, witnesses = len(breaker.chosen) - len(listed) + len(wrong), breaker.witnesses
    noticed = tried - len(survivors)
    print(f"{game}: {noticed} of {tried} changes were noticed ({share(noticed, tried)}); {possible} are possible")
    print(f"{len(listed) - len(wrong)} more are without effect; {len(survivors)} are left")
    if breaker.others:
        own = noticed - len(witnesses)
        print(f"{own} of them by scenes of the rules that the function cites ({share(own, tried)})")
    for one in wrong:
        print(f"listed as without effect, yet noticed: {one.function}, line {one.line}: {one.before}")
    if survivors or witnesses:
        table = Table()
        for title in ("function", "line", "before", "after", "rules", "scene"):
            table.add_column(title, overflow="fold")
        for one in sorted([*survivors, *witnesses], key=lambda one: (one.file, one.line)):
            place = one.file.removeprefix(f"seance/games/{game}/").removesuffix(".py")
            words = f"{place}.{one.function}", str(one.line), one.before, one.after, " ".join(one.rules)
            table.add_row(*words, witnesses.get(one, "").rpartition("::")[2])
        Console(markup=False).print(table)


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole if whole else 0:.0f}%"


if __name__ == "__main__":
    sys.exit(main())

"""Steps that wait for their turn: functions with checked arguments, and the stack in the state on which they lie.

Called, a step does nothing yet: `escape_move(who, corridor, here, there)` is a record, a name and plain arguments that
a save can hold. `s.then(…)` takes records in the order of the rulebook. When its turn comes the function is run, with
the state first and the same arguments.

The arguments of a step are, in this order and as far as it has them: who does it (or the bare `seat`), one number or
yes and no, keys of entities, and a tuple of cards that nobody else may see.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from .ask import Deed
from .dice import Dice
from .record import NOBODY, Record
from .state import STATE_FIELDS, State

P = ParamSpec("P")
D = TypeVar("D", bound=Deed)

NO_PRESET: Mapping[str, Any] = {}
STACK_FIELDS = (*STATE_FIELDS, "phase", "stack")


class StackState(State):
    """A state with a stack of what is still to be done."""

    __slots__ = ("phase", "serving", "stack")

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.phase = ""  # the step that comes when nothing lies on the stack
        self.stack: list[Record] = []
        self.serving: Record | None = None  # the record of this very step; never copied, never saved

    @property
    def pending(self) -> list[Record]:
        """What is being done first, then the stack from its top."""
        waiting = self.stack[::-1]
        return waiting if self.serving is None else [self.serving, *waiting]

    @property
    def up_next(self) -> str:
        """What the next step is called."""
        return self.stack[-1].what if self.stack else self.phase

    def then(self, *steps: Record) -> None:
        """These come next, one after the other, before everything that waits already."""
        self.stack += steps[::-1]

    def beneath(self, depth: int, *steps: Record) -> None:
        """These come after whatever was put on the stack since it was so deep."""
        self.stack[depth:depth] = steps[::-1]


S = TypeVar("S", bound=StackState)


class Figure(Protocol):
    """Somebody who plays: a crew member, an investigator."""

    seat: int


W = TypeVar("W", bound=Figure)


class Step(Generic[S, P]):
    """A function that is run later; called, it is the record that says so."""

    __slots__ = ("bare", "cards", "figure", "kind", "name", "names", "preset", "run", "seated")

    def __init__(
        self,
        name: str,
        run: Callable[Concatenate[S, P], Deed],
        takes: Sequence[tuple[str, str]],
        preset: Mapping[str, Any] = NO_PRESET,
    ) -> None:
        self.name = name
        self.run = run
        self.names = [parameter for parameter, _ in takes]
        kinds = [kind_of(parameter, annotation) for parameter, annotation in takes]
        assert kinds == sorted(kinds, key=ORDER.index), f"{name}: {', '.join(kinds)}"
        self.figure = "figure" in kinds
        self.seated = self.figure or "seat" in kinds
        self.kind: type | None = bool if "bool" in kinds else int if "int" in kinds else None  # of its number
        self.cards = "cards" in kinds
        self.preset = preset  # what arguments are that nobody gives
        self.bare = self.figure and self.kind is None and not self.cards  # who, and keys of entities at most

    def __call__(self, *args: P.args, **named: P.kwargs) -> Record:
        given: tuple[Any, ...] = args
        if self.bare and not named:  # most are
            return Record(self.name, given[0].seat, 0, given[1:])
        if named:
            last = max([self.names.index(name) for name in named])  # what is left out before it keeps its place
            known = {**self.preset, **named}
            given += tuple([known[name] for name in self.names[len(args) : last + 1]])
        seat, n = NOBODY, 0
        if self.seated:
            seat = given[0].seat if self.figure else given[0]
            given = given[1:]
        if self.kind is not None and given:
            n = int(given[0])
            given = given[1:]
        return Record(self.name, seat, n, (), given[0]) if self.cards else Record(self.name, seat, n, given)

    def done_by(self, run: Callable[Concatenate[S, P], D]) -> Callable[Concatenate[S, P], D]:
        """The function itself, where the module that puts the step on the stack could not know it."""
        self.run = run
        return run


ORDER = ("figure", "seat", "int", "bool", "str", "cards")


def kind_of(parameter: str, annotation: str) -> str:
    if parameter == "seat":
        return "seat"
    if annotation.startswith("tuple"):
        return "cards"
    return annotation if annotation in ORDER else "figure"


class Steps(Generic[S, W]):
    """All steps of a game that can wait, by name. `figures` finds whoever plays, by seat."""

    def __init__(self, figures: Callable[[S], Sequence[W]]) -> None:
        self.figures = figures
        self.known: dict[str, Step[S, Any]] = {}

    def step(
        self, name: str, takes: Sequence[tuple[str, str]] | None = None, preset: Mapping[str, Any] = NO_PRESET
    ) -> Callable[[Callable[Concatenate[S, P], Deed]], Step[S, P]]:
        """The function becomes the step of this name, which is what a save says: it outlives the function's.

        `takes`, `preset`: names and types of its arguments, and what is not given, where the function cannot be asked
        for them (compiled ones).
        """

        def register(run: Callable[Concatenate[S, P], Deed]) -> Step[S, P]:
            assert name not in self.known, name
            made = Step(name, run, parameters(run), presets(run)) if takes is None else Step(name, run, takes, preset)
            self.known[name] = made
            return made

        return register

    def topmost(self, s: S) -> Deed:
        """Do what lies on top of the stack."""
        record = s.serving = s.stack.pop()
        step = self.known[record.what]
        if step.bare:
            return step.run(s, self.figures(s)[record.seat], *record.on)
        args: tuple[Any, ...] = (record.cards,) if step.cards else record.on
        if step.seated:
            who = self.figures(s)[record.seat] if step.figure else record.seat
            return step.run(s, who, *args) if step.kind is None else step.run(s, who, step.kind(record.n), *args)
        return step.run(s, *args) if step.kind is None else step.run(s, step.kind(record.n), *args)


def parameters(run: Callable[..., Deed]) -> list[tuple[str, str]]:
    """Names and types of what a function takes beside the state, as they are written."""
    return [(one.name, str(one.annotation)) for one in list(inspect.signature(run).parameters.values())[1:]]


def presets(run: Callable[..., Deed]) -> dict[str, Any]:
    """What its arguments are that may be left out."""
    known = inspect.signature(run).parameters.values()
    return {one.name: one.default for one in known if one.default is not inspect.Parameter.empty}

"""The face of a game: all that is known of it outside its folder.

A game is a folder of `seance/games` whose package has a `GAME`. Only its rules are needed to play, to simulate and to
be put into the arena; what a small game lacks has a default.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from .ask import Ask
from .errors import BadInput
from .ledger import GAMES
from .mind import Mind
from .people import NOBODY, Cast
from .printed import NOTHING, PrintedFacts
from .record import Record
from .rules import Rules
from .state import State
from .wire import View

if TYPE_CHECKING:
    from .game import Game
    from .words import Spoken

S = TypeVar("S", bound=State)

Rows: TypeAlias = "list[list[str]]"
Occurrence: TypeAlias = "tuple[str, str]"  # a family and what it is of that family, as ("crafted", "taser")
Likes: TypeAlias = "Callable[[View, Ask[object]], Sequence[float]]"  # how far each option leads there; below 0: away
Plain: TypeAlias = "Mapping[str, str | int | bool]"  # options of a table
Timed: TypeAlias = "tuple[object, object]"  # what is there for a while only, and which while it is now


@dataclass(frozen=True, slots=True)
class Outcomes(Generic[S]):
    """What a game has come to. It looks at the true state: for statistics, never for players."""

    # by seat, what has come true and what has not
    outcomes: Callable[[S], Sequence[Mapping[str, bool]]] = lambda s: [{"won": False}] * s.seats
    # by seat, from 0 to 1: 1 is a victory, less may be better than nothing
    scores: Callable[[S], Sequence[float]] = lambda s: [0.0] * s.seats
    # the round, and how its tracks stand
    course: Callable[[S], tuple[int, Mapping[str, float]]] = lambda s: (0, {})
    rivals: Callable[[S], bool] = lambda s: True  # does a seat play for itself?


class Late(Protocol):
    """A table shortly before something that only comes to those who have done well; None if it needs none."""

    def __call__(self, target: Occurrence, seats: int, seed: int, options: Plain, /) -> State | None: ...


@dataclass(frozen=True, slots=True)
class Goals:
    """What must have occurred before a game counts as tried out, and how bots are led to it."""

    must: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    seen: Callable[[Game[State]], set[Occurrence]] = lambda game: set()
    direction: Callable[[Occurrence], Likes] = lambda target: lambda view, ask: [0.0] * len(ask.options)
    fits: Callable[[Occurrence, int, Mapping[str, Any]], bool] = lambda *table: True  # could it occur at this table?
    ambitious: Callable[[Occurrence], bool] = lambda target: False  # does it need bots that think?
    late: Late | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """How those of one kind go out of play, as events tell it: nothing more happens to them then."""

    argument: str  # of events: whom they are about
    leaves: Collection[str]  # after these events they are out of play,
    returns: Collection[str] = ()  # and after these they are back;
    still: Collection[str] = ()  # what may yet be told of them in between
    absent: Callable[[State], Collection[str]] = lambda s: ()  # who is out when a position begins


@dataclass(frozen=True, slots=True)
class Chaos:
    """Positions that the rules allow, however unlikely they are, and what is more to be looked at in them."""

    position: Callable[[Random], State]  # any cards, enemies, tokens and tracks, at any step
    amiss: Callable[[State, Ask[object]], str] = lambda s, ask: ""  # what an open ask should not say, or not here
    worth: Callable[[State], object] = lambda s: s  # all that a deed may change, beside what it costs
    options: Callable[[State], Plain] = lambda s: {}  # of the table at which this position would be played
    rest: Callable[[State, Ask[object]], str] = lambda s, ask: ""  # what is left over where a turn or action begins
    courses: tuple[Course, ...] = ()
    costs: frozenset[str] = frozenset()  # events that tell only what a deed costs: whatever else is told is its effect
    light: Callable[[Random, State], str] = lambda r, s: ""  # puts some card into some zone, and says which
    mishap: Callable[[Random, State], Record | None] = lambda r, s: None  # a step that may come between any two others
    timed: Callable[[State], Iterable[Timed]] = lambda s: ()  # for this test, turn, phase or round: effects and limits
    stir: Callable[[State], None] = lambda s: None  # lays whatever has no order in another one


@dataclass(frozen=True, slots=True)
class Checks:
    """What only tests and the fuzzer need: the scene builder, what must have occurred, and wild positions."""

    scene: Callable[..., Any] | None = None
    goals: Goals = Goals()
    chaos: Chaos | None = None


@dataclass(frozen=True, slots=True)
class Face(Generic[S]):
    rules: Rules[S]
    entity_keys: Callable[[], Iterable[str]] = tuple  # the keys that must have a name
    card_effects: Callable[[], Mapping[str, Spoken]] = dict  # cards that write themselves
    mind: Mind | None = None  # without one only random bots play it
    tempers: Mapping[str, Mind] = field(default_factory=dict)  # other minds, by name
    draw: Callable[[Any, str, int], Sequence[str | Rows]] | None = None  # a view, a language, a width: plain text
    known: Callable[[Any], Mapping[str, str]] | None = None  # a view: places that are called by what lies there
    read_out: Mapping[str, str] = field(default_factory=dict)  # events with a card to be read: its argument, "+side"
    unread: Callable[[], Collection[str]] = tuple  # cards that nobody reads before they have come up: the story
    face_down: Callable[[Any], Collection[str]] = lambda view: ()  # a view: cards that lie with their backs up in it
    outcomes: Outcomes[S] = Outcomes()
    cast: Cast = NOBODY  # whom one can play
    printed: PrintedFacts = NOTHING  # for whoever draws its boards and sheets
    checks: Callable[[], Checks] = Checks  # loaded when asked for


@cache
def names() -> list[str]:
    """All games, in alphabetical order; a folder that is no package yet is only a ledger."""
    return sorted(file.parent.name for file in GAMES.glob("*/__init__.py"))


def face(game: str) -> Face[State]:
    if game not in names():
        raise BadInput("unknown-game", game=str(game)[:60], known=", ".join(names()))
    found: Face[State] = import_module(f"seance.games.{game}").GAME
    return found

"""What a game gives to the engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from .ask import Ask, Deed
from .codec import Codec
from .dice import Dice
from .pace import Pace
from .state import State
from .wire import Aim, Note, Told, View

if TYPE_CHECKING:
    from .workshop import Workshop

S = TypeVar("S", bound=State)


class Options(Struct, frozen=True, kw_only=True):
    """The options of a game: literal types, each with a default. The page gets their JSON schema."""


class Rules(Generic[S]):
    """The rules of one game. Nothing in them reads a clock, a file or the network."""

    name = ""
    schema = 1  # of the state; a change needs a step in `migrate`
    content = ""  # hash of the content files
    options: type[Options] = Options
    beside: ClassVar[
        Mapping[str, Mapping[str, str | int | bool]]
    ] = {}  # of options that mean nothing without it, how others are
    codec: ClassVar[Codec]
    moments: ClassVar[Mapping[str, str]] = {}  # events that are shown large: the argument that names what is shown
    pace: ClassVar[Pace] = Pace()  # which events wait for a reader, and which are told in no summary
    arrival: ClassVar[str] = ""  # the event by which somebody (`who`) comes to a seat (`seat`, counted from 1)
    former: ClassVar[frozenset[str]] = frozenset()  # arguments of events that name whom nobody plays any more
    attacks: ClassVar[Mapping[str, str]] = {}  # events that are attacks: the argument that names who is attacked
    workshop: ClassVar[Workshop | None] = None  # of a game whose players build decks

    def seats(self, options: Options) -> range:
        """How many may play with these options."""
        raise NotImplementedError

    def late(self, seats: int, options: Options) -> Collection[int]:
        """Seats that may be free when the game begins: somebody may take them later, or nobody ever does."""
        return ()

    def set_up(self, seats: int, seed: int, options: Options) -> S:
        raise NotImplementedError

    def next_step(self, s: S) -> Deed:
        """Do the next step, chosen from the state alone. The game is over when the state has a result."""
        raise NotImplementedError

    def dropped(self, s: S) -> None:
        """A rule has raised StepOver: what was under way is cleared away, and the game goes on."""

    def step_name(self, s: S) -> str:
        """What the next step is called: scenes halt before it."""
        raise NotImplementedError

    def view(self, s: S, eye: int) -> View:
        """Everything that this seat (or PUBLIC, or ALL) may see."""
        raise NotImplementedError

    def figures(self, s: S) -> Mapping[str, int]:
        """Whom each seat plays, by entity key. Everybody knows that."""
        return {}

    def aim(self, s: S, seat: int) -> Aim | None:
        """What this seat wants now, from what it knows."""
        return None

    def cause(self, s: S, ask: Ask[object]) -> tuple[Note, ...]:
        """What set a question off, where it does not say so itself: from what its seat knows."""
        return ()

    def out(self, s: S) -> Collection[int]:
        """Seats that decide nothing more in this game, whatever happens. Everybody knows that."""
        return ()

    def chapter(self, s: S) -> str:
        """Which part of a longer story is being played, by entity key: a scenario of a campaign."""
        return ""

    def imagine(self, s: S, seat: int, stream: Dice, heard: list[Told]) -> None:
        """Deal again, in place, whatever this seat cannot know. `heard` is what it heard since the mark."""
        raise NotImplementedError

    def invariants(self, s: S) -> None:
        """Raise if the table is impossible. Called in tests and fuzzing only."""

    def migrate(self, plain: dict[str, Any], schema: int) -> dict[str, Any]:
        """A saved state of an older schema, brought up to this one."""
        return plain

"""What leaves the engine, as typed plain data: views, told events, previews, saves and files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import floor
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, field

if TYPE_CHECKING:
    from .words import Spoken

NO_REST = 1e-9  # of a share that floats missed by a hair
PUBLIC, ALL = -1, -2  # eyes that are no seat: a spectator, and who may see everything (finished games, replays)

Plain: TypeAlias = str | int | bool | Sequence[str | int | bool | Sequence[str | int]] | Mapping[str, int | str] | None


class Procedure(Struct, frozen=True, omit_defaults=True):
    """How a result came about: a roll, a draw or a test with its parts, kept on the stage of the page."""

    kind: str  # "roll", "draw", "test"
    parts: tuple[tuple[str, int | str], ...]  # (what, how much): skill, card, token, die …
    result: int | str | bool


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as one seat hears it: the n-th of that seat. `private`: others heard less or nothing."""

    n: int
    event: str
    step: str
    args: dict[str, Plain]
    procedure: Procedure | None = None
    private: bool = False


class Odds(Struct, frozen=True):
    label: str  # message key of the outcome
    share: float  # from 0 to 1


def percents(shares: Sequence[float]) -> list[int]:
    """In whole per cent that add up: where rounding leaves something over, the largest rests get it."""
    exact = [share * 100 for share in shares]
    whole = [floor(each + NO_REST) for each in exact]
    over = round(sum(exact)) - sum(whole)
    more = sorted(range(len(exact)), key=lambda i: whole[i] - exact[i])[:over]
    return [n + (i in more) for i, n in enumerate(whole)]


class Note(Struct, frozen=True):
    """What else is known of a question or an option: the message `note-<key>`.

    Its words are $a, $b … (entities or numbers), all of them as $things, $deed: what an option would be called, and
    $text: what an effect says.
    """

    key: str
    on: tuple[str, ...] = ()
    deed: tuple[str, ...] = ()  # a verb and its entities
    says: Spoken | None = None  # an effect that is offered or threatened


def terms_of(give: Sequence[str], take: Sequence[str]) -> tuple[Note, ...]:
    """What an offer means to whom it is made: what they would get, and what they would give for it."""
    get = Note("you-get", tuple(give)) if give else Note("you-get-nothing")
    return get, Note("you-give", tuple(take)) if take else Note("you-give-nothing")


class Preview(Struct, frozen=True, omit_defaults=True):
    """What an option would cost, bring and risk, told on request and only from what its seat knows."""

    cost: int = 0
    danger: bool = False
    odds: tuple[Odds, ...] = ()
    notes: tuple[Note, ...] = ()  # what follows by the rules, what the other side gets, why it would change nothing
    idle: bool = False  # it would change nothing


class View(Struct, omit_defaults=True, kw_only=True):
    """What a seat sees; each game adds its table. Never a null: what is not there is left out."""

    game: str
    seat: int
    step: str
    result: str = ""
    waiting: list[int] = field(default_factory=list)  # seats that are asked, as far as everybody may know


class Aim(Struct, frozen=True):
    """What a seat wants and how far it is: the message `aim-<key>` and its arguments."""

    key: str
    args: Mapping[str, Plain] = field(default_factory=dict)


class Answer(Struct, array_like=True, frozen=True):
    """One answer of the journal, by key."""

    seat: int
    keys: list[str]
    at: int  # length of the journal when its poll was opened
    told: bool  # did it reveal anything?
    opens: str


class Rekey(Struct, array_like=True, frozen=True):
    """After `at` answers the dice were given a new future."""

    at: int
    salt: int


class TakenBack(Struct, array_like=True, frozen=True):
    """Answers that no longer count: undone, or left over from other rules."""

    at: int
    why: str  # "undo", "rules-changed"
    answers: list[Answer]


class Given(Struct, array_like=True, frozen=True):
    """An answer to a poll that still waits for others, or the begun chain of a group."""

    seat: int
    keys: list[str]
    whole: bool


class Event(Struct, array_like=True, frozen=True):
    """Something happened. Arguments are entity keys and numbers, never objects that change later.

    `secret` arguments are shown only to the seats in `audience`; others get the event without them.
    With `hidden` the others do not get it at all. It is kept in saves as it is.
    """

    name: str
    step: str
    args: Mapping[str, Plain]
    secret: Mapping[str, Plain] | None = None
    audience: tuple[int, ...] = ()
    hidden: bool = False
    procedure: Procedure | None = None

    def heard_by(self, eye: int) -> bool:
        return not self.hidden or eye in self.audience or eye == ALL

    def told_to(self, eye: int, n: int) -> Told:
        """As the n-th thing that this seat hears."""
        private = self.secret is not None or self.hidden
        if self.secret and (eye in self.audience or eye == ALL):
            return Told(n, self.name, self.step, {**self.args, **self.secret}, self.procedure, private)
        return Told(n, self.name, self.step, dict(self.args), self.procedure, False)


class Table(Struct, frozen=True, kw_only=True):
    """What a game was started with."""

    game: str
    seats: int
    options: dict[str, str | int | bool]
    seed: str  # hexadecimal
    people: int  # how many humans sit at it
    seeded: bool  # the seed was typed, and everybody knows
    poker_face: bool


class Save(Struct, kw_only=True):
    format: str
    version: str
    schema: int
    content: str  # hash of the content files
    table: Table
    state: dict[str, object]
    at: int  # answers before the mark
    steps: int
    numbers: list[int]  # asks put to each seat
    journal: list[Answer]
    given: list[Given]
    rekeys: list[Rekey]
    taken_back: list[TakenBack]
    events: list[Event]  # heard before the mark


class Format(Struct):
    """What every file begins with: which kind it is."""

    format: str


class Frame(Struct, array_like=True, frozen=True):
    """A told event and how the view changed with it (JSON merge patch, RFC 7386)."""

    told: Told
    change: dict[str, object]


class Replay(Struct, kw_only=True):
    """A finished game in one file: any later version shows it, the same version can run it again."""

    format: str
    version: str
    schema: int
    content: str
    table: Table
    answers: list[Answer]
    rekeys: list[Rekey]
    taken_back: list[TakenBack]
    result: str
    start: dict[str, object]
    frames: list[Frame]


class SeatFile(Struct, kw_only=True):
    """What one seat has received, and nothing else."""

    format: str
    version: str
    game: str
    seat: int
    options: dict[str, str | int | bool]
    start: dict[str, object]
    frames: list[Frame]

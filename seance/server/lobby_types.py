"""What goes over the lobby's REST routes, as typed data."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from seance.engine.printed import PrintedFacts
from seance.engine.workshop import Duty

OptionValue: TypeAlias = str | int | bool
SeatKind: TypeAlias = Literal["me", "human", "open", "bot"]
Timer: TypeAlias = Literal["none", "relaxed", "brisk"]
UndoRule: TypeAlias = Literal["never", "free", "consent"]
Status: TypeAlias = Literal["waiting", "playing", "over", "archived"]
PresenceState: TypeAlias = Literal["online", "away", "gone", "bot", "empty"]

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Title: TypeAlias = Annotated[str, Meta(max_length=80)]
Delay: TypeAlias = Annotated[int, Meta(ge=0, le=3600)]


class Problem(Struct, omit_defaults=True, kw_only=True):
    """What went wrong (RFC 9457, application/problem+json); `title` is in the caller's language."""

    type: str
    title: str
    status: int
    reason: str  # message key without `error-`
    detail: str = ""


class GameInfo(Struct, kw_only=True):
    """A game that can be played here."""

    game: str
    title: str
    least: int
    most: int
    seats: dict[str, dict[str, tuple[int, int]]]  # by option and value: other bounds than these two
    options: dict[str, object]  # JSON schema
    beside: dict[str, dict[str, str | int | bool]]  # of options that mean nothing without it, how others are chosen
    bots: list[str]
    hints: bool
    rules: int  # in the ledger
    decks: bool  # that one may build oneself
    printed: PrintedFacts


class RuleInfo(Struct, omit_defaults=True, kw_only=True):
    id: str
    game: str
    section: str
    kind: str
    text: str
    example: str = ""
    also: list[str] = field(default_factory=list)
    note: str = ""


class Waits(Struct, kw_only=True):
    """How long a finished game waited for each seat, in milliseconds."""

    seats: list[int]


class TermInfo(Struct, omit_defaults=True, kw_only=True):
    term: str
    gloss: str
    en: str


class CardInfo(Struct, omit_defaults=True, kw_only=True):
    key: str
    name: str
    text: str
    parts: dict[str, str] = field(default_factory=dict)  # of a card of which only one part is met: each by its name


class NumberInfo(Struct, kw_only=True):
    """A printed value, what it is good for, and the highest that anybody has."""

    key: str
    name: str
    use: str
    value: int
    most: int


class PersonInfo(Struct, omit_defaults=True, kw_only=True):
    """Somebody whom one can play; what they can do is the card of the same key."""

    key: str
    name: str
    role: str
    like: str  # what playing them is like
    calling: str = ""  # their class, in a game that has classes
    difficulty: int  # from 1 to 3
    first: bool = False  # good for a first game
    beside: str = ""
    careful: str = ""
    start: str = ""  # the place where they begin
    numbers: list[NumberInfo] = field(default_factory=list)
    own: list[str] = field(default_factory=list)  # cards that are theirs
    deck: list[tuple[str, int]] = field(default_factory=list)
    kinds: dict[str, str] = field(default_factory=dict)  # of cards of the deck, what their kind is called


class CastInfo(Struct, kw_only=True):
    """Whom one can play in a game, and the prompts that ask for one of them."""

    prompts: list[str]
    people: list[PersonInfo]


class DeckDraft(Struct, forbid_unknown_fields=True, kw_only=True):
    """A deck list, and the options of the table that it is for."""

    text: Annotated[str, Meta(max_length=20_000)]
    options: dict[str, OptionValue] = field(default_factory=dict)


class DeckFault(Struct, omit_defaults=True, kw_only=True):
    """What is wrong with a deck, in words; `card` and `line` where it is."""

    reason: str
    text: str
    rule: str = ""
    card: str = ""
    line: int = 0


class DeckVerdict(Struct, omit_defaults=True, kw_only=True):
    """What the rules say about a deck list."""

    title: str = ""
    owner: str = ""  # "": nobody can say whose deck it is
    cards: dict[str, int] = field(default_factory=dict)
    aside: list[str] = field(default_factory=list)  # of a side deck
    size: int = 0  # cards that count
    worth: int = 0  # experience
    missing: int = 0  # weaknesses that the game will draw
    duties: list[Duty] = field(default_factory=list)
    faults: list[DeckFault] = field(default_factory=list)
    bars: dict[str, DeckFault] = field(default_factory=dict)  # why one more copy of a card may not go in
    text: str = ""  # the list in the reader's words; it reads as the same deck


class AnswerInfo(Struct, kw_only=True):
    """What answers a question in a few words."""

    kind: str  # "topic" of the overview, "term" of the glossary, or "question" of the table
    key: str
    title: str
    text: str
    rules: list[str] = field(default_factory=list)


class RulePage(Struct, kw_only=True):
    items: list[RuleInfo]
    next: str = ""  # cursor of the next page
    answers: list[AnswerInfo] = field(default_factory=list)  # on the first page
    tries: list[str] = field(default_factory=list)  # questions that would be answered, where nothing was found


class RulingInfo(Struct, kw_only=True):
    """What we play where the rulebook is silent."""

    number: str
    question: str
    ruling: str
    rules: list[str]


class VerdictInfo(Struct, kw_only=True):
    """What applies to a question, the nearest first."""

    rules: list[RuleInfo]
    rulings: list[RulingInfo]


class Me(Struct, kw_only=True):
    """Who this browser is."""

    known: bool  # False: no cookie yet; the first thing that is done brings one
    name: str
    language: str
    tables: int  # live tables that this identity hosts
    most_tables: int
    message: str = ""  # what the host of the server has to say to everybody


class MeChange(Struct, forbid_unknown_fields=True, kw_only=True):
    name: Name | None = None
    language: Literal["", "en", "zh-Hans", "zh-Hant"] | None = None  # "": as the browser says


class Passphrase(Struct, forbid_unknown_fields=True, kw_only=True):
    """Whoever types it on another device takes all seats along; shown once."""

    passphrase: Annotated[str, Meta(max_length=100)]


class Token(Struct, kw_only=True):
    """What a program sends as `Authorization: Bearer …` to act for somebody."""

    token: str


class HookWanted(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where I want to be told that it is my turn."""

    address: Annotated[str, Meta(min_length=1, max_length=500)]


class Hook(Struct, kw_only=True):
    """Where I am told that it is my turn; "" for nowhere. The secret that signs it is shown once."""

    address: str
    secret: str = ""


class SeatWanted(Struct, forbid_unknown_fields=True, kw_only=True):
    kind: SeatKind
    bot: str = ""  # which one; nothing said: the game's usual one
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """Seats in order: "me" the host, "human" by its own link, "open" for whoever has the table's link, "bot"."""

    game: str
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=12)]
    options: dict[str, OptionValue] = field(default_factory=dict)
    title: Title = ""
    public: bool = False
    timer: Timer = "none"
    undo: UndoRule = "consent"
    hints: bool = True
    spectators: bool = True
    delay: Delay = 0  # seconds by which spectators are behind
    out_sees_all: bool = False  # whoever has nothing more to decide may see everything; it stays as it is
    seed: Annotated[str, Meta(max_length=40)] = ""  # decimal; only for one person, or with `seeded`
    seeded: bool = False  # openly marked as seeded


class TableChange(Struct, forbid_unknown_fields=True, kw_only=True):
    """What the host may change at any time."""

    title: Title | None = None
    public: bool | None = None
    timer: Timer | None = None
    undo: UndoRule | None = None
    hints: bool | None = None
    spectators: bool | None = None
    delay: Delay | None = None


class SeatInfo(Struct, omit_defaults=True, kw_only=True):
    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    yours: bool = False
    taken: bool = False  # somebody holds it
    bot: str = ""  # who plays it: the bot's name, also of one that stands in
    presence: PresenceState = "empty"
    muted: bool = False
    asked: bool = False  # as far as everybody may know
    out: bool = False  # it has nothing more to decide in this game
    deadline: int = 0  # of the window in which it is asked, by the table's timer; 0: none
    late: bool = False  # the game may begin without anybody there
    link: str = ""  # its invitation, for who may give it away


class ProposalInfo(Struct, omit_defaults=True, kw_only=True):
    id: int
    kind: Literal["undo", "stand-in"]
    by: int
    waits_for: list[int]  # seats that have not agreed yet
    to: str = ""  # of an undo
    seat: int = -1  # of a stand-in
    bot: str = ""


class TableInfo(Struct, omit_defaults=True, kw_only=True):
    """A table as one person may know it."""

    id: str
    game: str
    title: str
    status: Status
    options: dict[str, OptionValue]
    public: bool
    timer: Timer
    undo: UndoRule
    hints: bool
    spectators: bool
    delay: int
    seats: list[SeatInfo]
    created: int
    changed: int
    revision: int
    people: int
    out_sees_all: bool = False
    host: bool = False  # is it yours?
    seeded: bool = False
    seed: str = ""  # only of tables marked as seeded
    result: str = ""
    chapter: str = ""  # of a longer story, as its reader calls it
    branched: str = ""  # it goes on with the game of this table, from a moment of its past
    branched_at: int = 0  # after so many events
    teaches: str = ""  # "guided", "lesson:walking" or "puzzle:nem-001"; "": it is a table like any other
    link: str = ""  # the table's invitation, for those at it
    watch: str = ""  # the address by which others may watch, for those at it
    again: str = ""  # the table at which the same people play once more, for those at it
    proposal: ProposalInfo | None = None


class TablePage(Struct, kw_only=True):
    items: list[TableInfo]
    next: str = ""


class Invitation(Struct, kw_only=True):
    """What a link leads to: a seat, or any open seat (seat -1)."""

    table: TableInfo
    seat: int


class Claim(Struct, forbid_unknown_fields=True, kw_only=True):
    """Sit down. `seat` where the link leads to several."""

    name: Name = ""
    seat: int | None = None


class Branch(Struct, forbid_unknown_fields=True, kw_only=True):
    """Play from here: the moment at which `eye` (a seat, -1 everybody, -2 who sees all) had heard `n` events."""

    n: Annotated[int, Meta(ge=0)]
    eye: int = -2
    seats: Annotated[list[int], Meta(max_length=12)] = field(
        default_factory=list
    )  # that I play; none: mine, or the first
    bot: str = ""  # plays all others; nothing said: the game's usual one


class HandOver(Struct, forbid_unknown_fields=True, kw_only=True):
    bot: str = ""  # nothing said: the game's usual one


class Mute(Struct, forbid_unknown_fields=True, kw_only=True):
    muted: bool


class Link(Struct, kw_only=True):
    link: str


class Doubt(Struct, forbid_unknown_fields=True, kw_only=True):
    """A report of the bug button. The file of the seat is kept with it."""

    text: Annotated[str, Meta(max_length=2000)]
    seat: int = -1
    event: int = -1
    rules: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = field(default_factory=list)


class BanInfo(Struct, kw_only=True):
    """Somebody who does not come to one's public tables any more."""

    id: str
    name: str
    at: int


class Complaint(Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody has done, in words; read by the host of the server."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Kept(Struct, kw_only=True):
    id: int


class Health(Struct, kw_only=True):
    ok: bool
    version: str
    database: bool  # can be written
    fan_out: bool
    housekeeping: bool  # tables are looked after
    ended_drivers: int  # tables that nobody acts for just now
    rooms: int
    sockets: int


class Live(Struct, kw_only=True):
    ok: bool

"""What goes over a table's socket, as typed messages: the single source of docs, schemas and clients.

Every message is a JSON object with `type`. A message of a client may carry `re`, any number; what answers it carries
the same. Positions (`n`, `seq`) and ask numbers count what *this* seat has heard and was asked.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from seance.engine import Procedure
from seance.engine.orders import Orders
from seance.engine.pace import Stage

from .learn_types import AimMessage, LessonMessage, NoteMessage, NoteRead, SetCoach
from .lobby_types import ProposalInfo, SeatInfo, TableInfo

Seat: TypeAlias = int  # from 0; -1 is a spectator
UndoTo: TypeAlias = Literal["answer", "action", "turn"]
Stamp: TypeAlias = int  # milliseconds since 1970, by the server's clock
Argument: TypeAlias = str | int | bool | list[str | int | bool | list[str | int]] | dict[str, int | str] | None


# ---- parts -----------------------------------------------------------------------------------------------------------


class OptionSeen(Struct, omit_defaults=True, kw_only=True):
    """One thing that may be answered. `key` is all that is sent back."""

    key: str
    label: str
    group: str  # its verb: options of one verb belong together
    entities: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    copies: int = 1  # how often the key may be given in a group
    useful: bool = True  # False: choosing it could change nothing
    ends: bool = False  # the turn, or what one is about in it, is over with it
    cost: int = 0
    danger: bool = False


class NoteSeen(Struct, omit_defaults=True, kw_only=True):
    """What else is known of a question or an option, in words, and the entities that it names."""

    text: str
    entities: list[str] = field(default_factory=list)


class AskSeen(Struct, omit_defaults=True, kw_only=True):
    """A question to this seat. The answer is a list of `min` to `max` keys, given at once."""

    number: int
    seat: Seat
    prompt: str  # message key without `ask-`
    text: str
    options: list[OptionSeen]
    about: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    step: str = ""  # printed step of the rulebook
    min: int = 1
    max: int = 1
    ordered: bool = False
    window: bool = False  # a moment that may be let pass
    deadline: Stamp = 0  # then the server passes; 0: never
    opens: str = ""  # "action" or "turn" if one begins with the answer
    notes: list[NoteSeen] = field(default_factory=list)  # what it is for, what the other side gets, what comes of it
    proposed: list[str] = field(default_factory=list)  # of a payment: the keys that would be missed least
    progress: tuple[int, int] = (0, 0)  # the n-th of m such questions; (0, 0): they are not counted


class EventSeen(Struct, omit_defaults=True, kw_only=True):
    """Something that this seat has heard, its n-th."""

    n: int
    event: str  # message key without `log-`
    text: str
    step: str = ""
    args: dict[str, Argument] = field(default_factory=dict)
    entities: list[str] = field(default_factory=list)
    procedure: Procedure | None = None
    private: bool = False
    seat: Seat = -1  # whom it is about first; -1: nobody's seat
    moment: str = ""  # worth to be shown large: the entity to show, or the event itself if it shows none
    touches: list[Seat] = field(default_factory=list)  # every seat that it names
    stage: Stage = ""  # "mine": whom it touches reads it before anything else; "all": everybody; "new": it only begins
    deed: str = ""  # the sentence without whom it is about, if it begins with them: "enters the Armory"
    quiet: bool = False  # a payment or an announcement: told in no summary


class OddsSeen(Struct, kw_only=True):
    label: str
    text: str
    share: float


class PreviewSeen(Struct, omit_defaults=True, kw_only=True):
    key: str
    cost: int = 0
    danger: bool = False
    odds: list[OddsSeen] = field(default_factory=list)
    notes: list[NoteSeen] = field(default_factory=list)  # what else is known of it, in words


class RefusalSeen(Struct, omit_defaults=True, kw_only=True):
    """Why something is not offered."""

    key: str
    label: str
    reason: str  # message key without `not-`
    text: str
    rule: str
    entities: list[str] = field(default_factory=list)
    fix: str = ""  # what would help, in words


class ChatLine(Struct, omit_defaults=True, kw_only=True):
    n: int
    seat: Seat
    name: str
    text: str
    at: Stamp
    phrase: str = ""  # key of a quick phrase; `text` is then in the reader's language
    entities: list[str] = field(default_factory=list)


class Barrier(Struct, omit_defaults=True, kw_only=True):
    """How far this seat may take back alone."""

    undo: bool  # is there an answer that can be taken back alone?
    reason: str = ""  # message key without `error-`, why not
    text: str = ""
    free_from: int = 0  # n of the first event that could be taken back alone; everything before stands


# ---- from the server -------------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", kw_only=True):
    """The first message, and again whenever the whole picture is sent anew. Replaces all that the page holds."""

    table: TableInfo
    seat: Seat
    language: str
    revision: int
    seq: int  # events that this seat has heard
    first: int  # n of the first event in `events`
    events: list[EventSeen]  # from `since`, at most the last 500
    view: dict[str, object]
    ask: AskSeen | None
    barrier: Barrier
    orders: Orders
    chat: list[ChatLine]  # the last 100
    read_only: bool
    now: Stamp


class Events(Struct, tag="events", kw_only=True):
    """What happened, in order, and how the view changed with all of it (JSON merge patch, RFC 7386)."""

    revision: int
    first: int
    seq: int
    events: list[EventSeen]
    patch: dict[str, object]


class AskMessage(Struct, tag="ask", kw_only=True):
    """What this seat is asked now; None: nothing."""

    ask: AskSeen | None
    barrier: Barrier


class Turn(Struct, tag="turn", kw_only=True):
    """After a while without a question this seat is asked again: worth a notification."""

    number: int
    text: str


class Ack(Struct, tag="ack", omit_defaults=True, kw_only=True):
    """Done, and kept: sent only after it was committed."""

    re: int
    number: int = 0  # of the ask that was answered


class RefusedMessage(Struct, tag="refused", omit_defaults=True, kw_only=True):
    """Not done; nothing has changed."""

    re: int
    reason: str  # message key without `error-`
    text: str
    args: dict[str, str | int | bool] = field(default_factory=dict)


class Undone(Struct, tag="undone", omit_defaults=True, kw_only=True):
    """The log goes back to `to` events; everything after it did not happen."""

    revision: int
    to: int
    view: dict[str, object]
    seat: Seat  # who took back
    text: str
    anew: bool = False  # chance after it will be drawn anew


class Proposal(Struct, tag="proposal", kw_only=True):
    """Something that the other people at the table must agree to."""

    proposal: ProposalInfo
    text: str


class ProposalOver(Struct, tag="proposal-over", omit_defaults=True, kw_only=True):
    id: int
    granted: bool
    text: str


class Chat(Struct, tag="chat", kw_only=True):
    line: ChatLine


class Presence(Struct, tag="presence", kw_only=True):
    """Who is there: seats in order, then how many watch."""

    seats: list[SeatInfo]
    spectators: int
    responses: bool = False  # hidden cards may answer now: whose they are is told when somebody acts


class TableChanged(Struct, tag="table", kw_only=True):
    """Somebody sat down, left, was replaced; the game has begun or ended; the host changed a setting."""

    table: TableInfo


class OrdersKept(Struct, tag="orders", kw_only=True):
    """The seat's standing orders have changed."""

    orders: Orders


class Previews(Struct, tag="previews", kw_only=True):
    re: int
    number: int
    previews: list[PreviewSeen]


class Refusals(Struct, tag="refusals", kw_only=True):
    re: int
    number: int
    refusals: list[RefusalSeen]


class Chance(Struct, kw_only=True):
    """How often planners won from positions that they judged so, with its 95% interval."""

    share: float
    low: float
    high: float
    games: int  # that came by such positions
    worlds: int  # imagined ones, in which the answer was tried out


class Advice(Struct, omit_defaults=True, kw_only=True):
    """An answer that the adviser would think of, and why."""

    keys: list[str]
    label: str
    chance: Chance | None = None  # None: only its rank is known
    reason: str = ""  # message key without `hint-`: what the best does more than the next, others than it
    text: str = ""
    against: str = ""  # what speaks against it, beside the best
    facts: list[str] = []  # the entities that `text` names


class Hint(Struct, tag="hint", kw_only=True):
    """What the adviser would answer, from this seat's view: the best answer, and all that it tried, the best first."""

    re: int
    number: int
    keys: list[str]
    text: str
    best: list[Advice]
    sure: str = ""  # "clear", "fairly" or "close": how far the best is from the next; "habit": nothing was tried out


class ThoughtMessage(Struct, tag="thought", kw_only=True):
    """Why a bot has just answered so, in one line: only where all play together."""

    seat: int
    text: str


class Explained(Struct, tag="explained", kw_only=True):
    """When the game is over: who gave the answer from which the n-th event came; why, if a bot has thought of it."""

    re: int
    n: int
    seat: Seat  # -1: nobody, it was the set-up
    text: str = ""


class Past(Struct, tag="past", kw_only=True):
    """The view that this seat had when it had heard n events."""

    re: int
    n: int
    revision: int
    view: dict[str, object]


class LogPart(Struct, tag="log", kw_only=True):
    """Events that were heard earlier."""

    re: int
    first: int
    revision: int
    events: list[EventSeen]


class ReadOnly(Struct, tag="read-only", kw_only=True):
    """A newer window of this seat answers from now on; or (False) it was closed, and this one answers again."""

    read_only: bool
    text: str


class Pong(Struct, tag="pong", kw_only=True):
    re: int
    now: Stamp


class Wait(Struct, tag="wait", kw_only=True):
    """The table has not begun, or a delayed picture is not old enough yet; `hello` follows later."""

    table: TableInfo
    seat: Seat
    text: str


class ErrorMessage(Struct, tag="error", kw_only=True):
    """A message that could not be read, or came too fast (`re`: that one); or a trouble of the server. Nothing has
    changed."""

    reason: str
    text: str
    re: int = 0


class Bye(Struct, tag="bye", kw_only=True):
    """The server closes this socket; `retry`: come back, the table is kept."""

    reason: str
    text: str
    retry: bool


ServerMessage: TypeAlias = (
    Hello | Events | AskMessage | Turn | Ack | RefusedMessage | Undone | Proposal | ProposalOver | Chat | Presence
    | TableChanged | OrdersKept | Previews | Refusals | Hint | ThoughtMessage | Explained | Past | LogPart | ReadOnly
    | Pong | Wait | ErrorMessage | Bye
    | NoteMessage | LessonMessage | AimMessage
)  # fmt: skip


# ---- from a client ---------------------------------------------------------------------------------------------------


class GiveAnswer(Struct, tag="answer", forbid_unknown_fields=True, kw_only=True):
    """The answer to the ask of this number: all keys at once."""

    number: int
    keys: list[str]
    re: int = 0


class Undo(Struct, tag="undo", forbid_unknown_fields=True, kw_only=True):
    """Take back. `agreed`: also across what was revealed; with other people at the table they are asked first."""

    to: UndoTo = "answer"
    agreed: bool = False
    re: int = 0


class StandIn(Struct, tag="stand-in", forbid_unknown_fields=True, kw_only=True):
    """Propose that a bot plays for a seat whose player is gone."""

    seat: Seat
    bot: str = ""  # nothing said: the game's usual one
    re: int = 0


class Agree(Struct, tag="agree", forbid_unknown_fields=True, kw_only=True):
    """Yes or no to a proposal."""

    id: int
    yes: bool
    re: int = 0


class Say(Struct, tag="say", forbid_unknown_fields=True, kw_only=True):
    """Chat: a text, or the key of a quick phrase."""

    text: str = ""
    phrase: str = ""
    entities: list[str] = field(default_factory=list)
    re: int = 0


class SetOrders(Struct, tag="set-orders", forbid_unknown_fields=True, kw_only=True):
    orders: Orders
    re: int = 0


class WantPreviews(Struct, tag="want-previews", forbid_unknown_fields=True, kw_only=True):
    number: int
    re: int = 0


class WantRefusals(Struct, tag="want-refusals", forbid_unknown_fields=True, kw_only=True):
    number: int
    re: int = 0


class WantHint(Struct, tag="want-hint", forbid_unknown_fields=True, kw_only=True):
    number: int
    re: int = 0


class WantPast(Struct, tag="want-past", forbid_unknown_fields=True, kw_only=True):
    n: int
    re: int = 0


class WantThought(Struct, tag="want-thought", forbid_unknown_fields=True, kw_only=True):
    """Why was that answered from which the n-th event came? Only when the game is over."""

    n: int
    re: int = 0


class WantLog(Struct, tag="want-log", forbid_unknown_fields=True, kw_only=True):
    """Events from `first` on, at most 500."""

    first: int
    re: int = 0


class Here(Struct, tag="here", forbid_unknown_fields=True, kw_only=True):
    """Is somebody looking at the page?"""

    away: bool


class Reading(Struct, tag="reading", forbid_unknown_fields=True, kw_only=True):
    """The question is not seen yet: what happened before is still read. `done`: now it is, and its clock starts."""

    number: int
    done: bool = False


class Ping(Struct, tag="ping", forbid_unknown_fields=True, kw_only=True):
    re: int = 0


ClientMessage: TypeAlias = (
    GiveAnswer | Undo | StandIn | Agree | Say | SetOrders | WantPreviews | WantRefusals | WantHint | WantPast
    | WantThought | WantLog | Here | Reading | Ping
    | NoteRead | SetCoach
)  # fmt: skip

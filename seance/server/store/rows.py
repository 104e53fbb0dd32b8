"""The rows as typed data, and what stands in the journal of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from seance.server.lobby_types import OptionValue, Status, Timer, UndoRule


class Settings(Struct, kw_only=True):
    """What the host chose."""

    options: dict[str, OptionValue]
    timer: Timer
    undo: UndoRule
    hints: bool
    spectators: bool
    delay: int
    seed: str
    seeded: bool
    out_sees_all: bool = False
    branched: str = ""  # the table whose game it goes on with
    branched_at: int = 0  # after so many events
    again: str = ""  # the table at which the same people play once more
    teaches: str = ""  # "guided", "lesson:walking" or "puzzle:nem-001"


class Proposed(Struct, kw_only=True):
    """Something that the other people must agree to; `revision` and `seq` are those of the table it was made for."""

    id: int
    kind: str
    by: int
    agreed: list[int]
    revision: int
    seq: int
    to: str = ""
    seat: int = -1
    bot: str = ""


class TableRow(Struct, kw_only=True):
    id: str
    game: str
    title: str
    status: Status
    public: bool
    settings: Settings
    host: str
    code: str
    seq: int  # answers and undos in the journal
    revision: int
    version: int  # rises with every change that is no answer
    quiet: int = 0  # rises with every change that nobody but its seat may notice
    waiting: list[int]
    result: str
    chapter: str = ""  # of a longer story, by entity key
    people: int
    proposal: Proposed | None
    created: int
    changed: int

    @property
    def is_running(self) -> bool:
        """Also while it is put away."""
        return self.people > 0 and not self.result


class SeatRow(Struct, kw_only=True):
    seat: int
    kind: str  # "human", "open", "bot"
    bot: str
    name: str
    holder: str | None
    code: str
    stand_in: str  # the bot that plays for a person
    muted: bool
    orders: str  # JSON
    called_in: bool = False  # the others have called the bot in: it goes when its holder is back

    @property
    def played_by(self) -> str:
        """The bot that answers here; "" for a person."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def is_free(self) -> bool:
        return self.kind != "bot" and self.holder is None


class Identity(Struct, kw_only=True):
    id: str
    generation: int  # cookies of an older one are worthless
    name: str
    language: str
    seen: int = 0  # to the day
    banned: bool = False  # from this server


class Answered(Struct, tag="answer", tag_field="do", kw_only=True):
    seat: int
    keys: list[str]
    number: int


class Undone(Struct, tag="undo", tag_field="do", kw_only=True):
    seat: int
    to: str
    agreed: bool


class Resumed(Struct, tag="resume", tag_field="do", kw_only=True):
    """Other rules did not take the entries behind `after`; the table went on from there."""

    after: int


class Unreadable(Struct, kw_only=True):
    """What stands in the journal is damaged, or it is missing there; never written."""


Entry: TypeAlias = Answered | Undone | Resumed


class JournalRow(Struct, kw_only=True):
    seq: int
    entry: Entry | Unreadable
    at: int


class News(Struct, kw_only=True):
    """How far a table is."""

    seq: int
    version: int
    quiet: int
    status: str
    chat: int  # the number of the last line; -1: there is none


class Change(Struct, kw_only=True):
    """What an append does to the row of the table."""

    revision: int
    waiting: list[int]
    result: str
    chapter: str = ""
    at: int
    changed: int | None = None  # since when the table is as everybody sees it now; nothing said: since then
    due: int | None  # when the server must do something by itself; None: people are asked
    entries: Sequence[Entry] = ()
    checkpoint: bytes | None = None
    opened: int = 0  # when the open question was put

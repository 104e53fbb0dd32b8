"""A table as one person may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import blake2b

import seance
from seance.engine import BadInput
from seance.engine.texts import Texts

from .lobby_types import PresenceState, ProposalInfo, SeatInfo, TableInfo
from .store import Proposed, SeatRow, TableRow
from .words import Words

PresenceOf = Callable[[SeatRow], PresenceState]


def path(code: str) -> str:
    return f"/j/{code}"


def watch_code(row: TableRow) -> str:
    """With it others may watch, and not sit down; it changes with the table's link."""
    return blake2b(f"watch:{row.code}".encode(), digest_size=15).hexdigest() if row.settings.spectators else ""


def watch_path(row: TableRow) -> str:
    code = watch_code(row)
    return f"/t/{row.id}?code={code}" if code else ""


def resting(seat: SeatRow) -> PresenceState:
    """The presence at a seat of a table that is in nobody's memory."""
    return "bot" if seat.played_by else "empty" if seat.holder is None else "gone"


def table_info(
    row: TableRow, seats: Sequence[SeatRow], who: str, words: Words, presence: PresenceOf = resting
) -> TableInfo:
    host = bool(who) and row.host == who
    at_it = host or (bool(who) and any(seat.holder == who for seat in seats))
    settings = row.settings
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        options=settings.options,
        public=row.public,
        timer=settings.timer,
        undo=settings.undo,
        hints=settings.hints,
        spectators=settings.spectators,
        delay=settings.delay,
        seats=seats_info(row, seats, who, words, presence),
        created=row.created,
        changed=row.changed,
        revision=row.revision,
        people=row.people,
        out_sees_all=settings.out_sees_all,
        host=host,
        seeded=settings.seeded,
        seed=settings.seed if settings.seeded else "",
        result=row.result,
        chapter=words.texts.named(row.chapter) or "",
        branched=settings.branched,
        branched_at=settings.branched_at,
        teaches=settings.teaches,
        link=path(row.code) if at_it else "",
        watch=watch_path(row) if at_it else "",
        again=settings.again if at_it else "",
        proposal=None if row.proposal is None else proposal_info(row.proposal, seats),
    )


def late_seats(row: TableRow, seats: int) -> frozenset[int]:
    """Those that need not be taken when the game begins."""
    rules = seance.rules(row.game)
    try:
        return frozenset(rules.late(seats, seance.checked_options(rules, row.settings.options)))
    except BadInput:  # a table of another version, which waits in vain
        return frozenset()


def seats_info(
    row: TableRow, seats: Sequence[SeatRow], who: str, words: Words, presence: PresenceOf = resting
) -> list[SeatInfo]:
    """Who is asked now is nothing for those who watch with a delay."""
    host = bool(who) and row.host == who
    behind = bool(row.settings.delay) and not any(who and seat.holder == who for seat in seats)
    waiting = row.waiting if row.status == "playing" and not behind else ()
    infos = [seat_info(seat, who, host, seat.seat in waiting, words, presence) for seat in seats]
    for seat in late_seats(row, len(seats)) if row.status == "waiting" else ():
        infos[seat].late = True
    return infos


def seat_info(seat: SeatRow, who: str, host: bool, asked: bool, words: Words, presence: PresenceOf) -> SeatInfo:
    yours = bool(who) and seat.holder == who
    return SeatInfo(
        seat=seat.seat,
        kind="bot" if seat.kind == "bot" else "open" if seat.kind == "open" else "human",
        name=seat_name(seat, words.texts),
        yours=yours,
        taken=seat.holder is not None,
        bot=seat.played_by,
        presence=presence(seat),
        muted=seat.muted,
        asked=asked,
        link=path(seat.code) if seat.kind != "bot" and (yours or (host and seat.holder is None)) else "",
    )


def seat_name(seat: SeatRow, texts: Texts) -> str:
    return seat.name or numbered(texts, seat.seat + 1)


@lru_cache(maxsize=1000)
def numbered(texts: Texts, n: int) -> str:
    """What a seat without a name is called; it is asked for with every change of a table."""
    return texts.say("tell-seat", {"n": n})


def proposal_info(proposal: Proposed, seats: Sequence[SeatRow]) -> ProposalInfo:
    return ProposalInfo(
        id=proposal.id,
        kind="undo" if proposal.kind == "undo" else "stand-in",
        by=proposal.by,
        waits_for=waits_for(proposal, seats),
        to=proposal.to,
        seat=proposal.seat,
        bot=proposal.bot,
    )


def waits_for(proposal: Proposed, seats: Sequence[SeatRow]) -> list[int]:
    """The seats of other people that have not agreed yet. Who holds several seats agrees for all of them.

    Taking back needs everybody, also those for whom a bot plays just now.
    """
    agreed = {seat.holder for seat in seats if seat.seat in proposal.agreed}
    asked = [seat for seat in seats if proposal.kind == "undo" or not (seat.played_by or seat.seat == proposal.seat)]
    return [seat.seat for seat in asked if seat.holder is not None and seat.holder not in agreed]

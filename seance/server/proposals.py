"""What the other people at a table must agree to: taking back over a barrier, a bot for somebody who is gone."""

from __future__ import annotations

import msgspec

from seance.engine import Refused

from .clock import now
from .info import seat_name, waits_for
from .messages import Agree, StandIn, Undo
from .room import Room
from .seating import check_bot, may_search
from .store import Proposed, Undone
from .store.tables import tables
from .words import DEFAULT, words

BARRIERS = ("undo-after-reveal", "undo-after-others")


async def undo(room: Room, seat: int, wanted: Undo) -> None:
    """Take back, alone where that is allowed; else ask the others."""
    rule = room.row.settings.undo
    if rule == "never":
        raise Refused("no-undo")
    if room.game is not None and room.seq - len(room.game.journal) > room.rooms.settings.most_undone:
        raise Refused("too-much-undone")
    if room.row.result and room.row.people > 1:  # everything has been shown
        raise Refused("game-over")
    try:
        await room.give(Undone(seat=seat, to=wanted.to, agreed=False))
    except Refused as refused:
        if refused.reason not in BARRIERS or rule != "consent" or not wanted.agreed:
            raise
        proposal = await propose(room, seat, "undo", to=wanted.to)
        await decide(room, proposal)


async def stand_in(room: Room, seat: int, wanted: StandIn) -> None:
    if not 0 <= wanted.seat < len(room.seats):
        raise Refused("unknown-seat", seat=wanted.seat)
    gone = room.seats[wanted.seat]
    if gone.played_by or gone.holder is None:
        raise Refused("no-bots-there")
    if room.presence(gone) != "gone":
        raise Refused("not-gone", name=seat_name(gone, words(DEFAULT).texts))
    bot = check_bot(room.row.game, wanted.bot)
    await may_search(room.rooms, room.row.host, [bot], room.id)
    proposal = await propose(room, seat, "stand-in", seat=wanted.seat, bot=bot)
    await decide(room, proposal)


async def propose(room: Room, by: int, kind: str, to: str = "", seat: int = -1, bot: str = "") -> Proposed:
    async with room.lock:
        await room.read_rows()
        if room.row.proposal is not None:
            raise Refused("proposal-open")
        proposal = Proposed(
            id=room.row.version + 1,
            kind=kind,
            by=by,
            agreed=[by],
            revision=room.row.revision,
            seq=room.row.seq,
            to=to,
            seat=seat,
            bot=bot,
        )
        if not await room.store.change_table(room.id, tables.c.proposal.is_(None), proposal=text_of(proposal)):
            raise Refused("proposal-open")
        await room.read_rows()
    room.wake()
    room.rooms.tell(room.id, "changed")
    return proposal


async def agree(room: Room, seat: int, wanted: Agree) -> None:
    async with room.lock:
        await room.read_rows()
        proposal = room.row.proposal
        if proposal is None or proposal.id != wanted.id:
            raise Refused("no-such-proposal")
        if seat not in waits_for(proposal, room.seats) and wanted.yes:
            raise Refused("no-such-proposal")
        if wanted.yes:
            new = msgspec.structs.replace(proposal, agreed=[*proposal.agreed, seat])
            value = text_of(new)
        else:
            new, value = None, None
        if not await room.store.change_table(room.id, tables.c.proposal == text_of(proposal), proposal=value):
            raise Refused("no-such-proposal")
        await room.read_rows()
    room.wake()
    room.rooms.tell(room.id, "changed")
    if new is not None:
        await decide(room, new)


async def decide(room: Room, proposal: Proposed) -> None:
    """If nobody is left to ask, do it."""
    if waits_for(proposal, room.seats):
        return
    if proposal.kind == "undo":
        try:
            if room.row.seq != proposal.seq:
                raise Refused("stale", number=0, now=0)
            await room.give(Undone(seat=proposal.by, to=proposal.to, agreed=True))
        except Refused:
            await close(room)
            raise
        return
    await room.store.change_seat(room.id, proposal.seat, now=now(), stand_in=proposal.bot, called_in=True)
    await room.announce(proposal.seat, "called-in")
    await close(room)


async def close(room: Room) -> None:
    """Nothing is proposed any more."""
    await room.store.change_table(room.id, proposal=None)
    await room.rooms.touched(room.id)


def text_of(proposal: Proposed) -> str:
    return msgspec.json.encode(proposal).decode()

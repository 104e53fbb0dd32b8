"""What a client's message does."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec

from seance.bots import PLANNER, bot_names
from seance.bots.advice import certainty, in_words
from seance.engine import PUBLIC, Refused, SeanceError
from seance.engine import orders as standing
from seance.engine.history import recall

from . import proposals
from .clock import now
from .connection import MOST_EVENTS, Connection
from .encode import events_seen, names_of, preview_seen, refusal_seen
from .hindsight import explain
from .hints import advise, hint_seen
from .learn_types import NoteRead, SetCoach
from .messages import (
    Ack,
    Agree,
    ClientMessage,
    Explained,
    GiveAnswer,
    Here,
    Hint,
    LogPart,
    Past,
    Ping,
    Previews,
    Reading,
    Refusals,
    Say,
    SetOrders,
    StandIn,
    Undo,
    WantHint,
    WantLog,
    WantPast,
    WantPreviews,
    WantRefusals,
    WantThought,
)  # fmt: skip
from .snapshots import Picture
from .store import Answered, Trouble
from .thinkers import Turn
from .words import PHRASES, clean

MOST_CHAT = 500  # characters
ASKED_HINT = "asked-hint"  # the phrase that tells the others of a hint

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Numbered(msgspec.Struct):
    """Of a message that is not read only this: whoever waits for its answer is told that there is none."""

    re: int = 0


numbered: msgspec.json.Decoder[Numbered] = msgspec.json.Decoder(Numbered)


def re_of(data: str | bytes) -> int:
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return numbered.decode(data).re
    return 0


async def take(connection: Connection, data: str | bytes) -> None:
    """Read a message and do what it wants."""
    connection.heard_at = now()
    if not connection.pace.take():
        connection.complain("too-fast", re_of(data))
        return
    try:
        message = decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        connection.complain("bad-message")
        return
    if isinstance(message, WantHint | WantThought):  # thinking takes a while, and must keep nobody from answering
        think_aside(connection, message)
    else:
        await do(connection, message)


def think_aside(connection: Connection, message: WantHint | WantThought) -> None:
    if connection.asides:
        connection.refuse(message.re, Refused("too-fast"))
        return
    task = asyncio.create_task(do(connection, message))
    connection.asides.add(task)
    task.add_done_callback(connection.asides.discard)


async def do(connection: Connection, message: ClientMessage) -> None:
    try:
        await obey(connection, message)
    except SeanceError as wrong:
        connection.refuse(getattr(message, "re", 0), wrong)
        if wrong.reason == "stale":
            connection.asked = (-1, 0)  # a fresh ask follows
            connection.wake.set()
    except (Trouble, OSError):
        connection.refuse(getattr(message, "re", 0), Refused("not-kept"))


async def obey(connection: Connection, message: ClientMessage) -> None:
    match message:
        case Ping(re=re):
            connection.pong(re)
        case Here(away=away):
            connection.away = away
            connection.room.rooms.tell_presence(connection.room)
        case Reading(number=number, done=done):
            acting(connection)
            asked(connection, number)
            connection.room.still_reads(connection.seat, number, now() if done else 0)
        case GiveAnswer():
            await give_answer(connection, message)
        case Undo(re=re):
            acting(connection)
            await proposals.undo(connection.room, connection.eye, message)
            connection.post(Ack(re=re))
        case Agree(re=re):
            acting(connection)
            await proposals.agree(connection.room, connection.eye, message)
            connection.post(Ack(re=re))
        case StandIn(re=re):
            acting(connection)
            await proposals.stand_in(connection.room, connection.eye, message)
            connection.post(Ack(re=re))
        case Say(re=re):
            await say(connection, message)
            connection.post(Ack(re=re))
        case SetOrders():
            await set_orders(connection, message)
        case WantPreviews(re=re, number=number):
            picture = asked(connection, number)
            own = names_of(connection.room.pictures.playing, connection.reader)
            previews = [preview_seen(key, each, connection.words, own) for key, each in picture.previews.items()]
            connection.post(Previews(re=re, number=number, previews=previews))
        case WantRefusals(re=re, number=number):
            await want_refusals(connection, re, number)
        case WantHint(re=re, number=number):
            await want_hint(connection, re, number)
        case WantPast(re=re, n=n):
            await want_past(connection, re, n)
        case WantThought(re=re, n=n):
            await want_thought(connection, re, n)
        case WantLog(re=re, first=first):
            want_log(connection, re, first)
        case NoteRead(re=re, id=name):
            connection.teacher.read(name)
            connection.post(Ack(re=re))
        case SetCoach(re=re, on=on):
            acting(connection)
            await connection.teacher.switch(on)
            connection.post(Ack(re=re))


def acting(connection: Connection) -> None:
    """Only who holds a seat, in its newest window."""
    if connection.seat < 0:
        raise Refused("spectator")
    if connection.read_only:
        raise Refused("read-only")


def wish(connection: Connection) -> None:
    if not connection.wishes.take():
        raise Refused("too-fast")


def shown(connection: Connection) -> Picture:
    picture = connection.room.picture(connection.eye)
    if picture is None:
        raise Refused("not-started")
    return picture


def asked(connection: Connection, number: int) -> Picture:
    """What the seat is asked, if it still is what the client thinks."""
    wish(connection)
    picture = shown(connection)
    if picture.ask is None:
        raise Refused("not-asked", seat=connection.eye)
    if picture.ask.number != number:
        raise Refused("stale", number=number, now=picture.ask.number)
    return picture


async def give_answer(connection: Connection, message: GiveAnswer) -> None:
    acting(connection)
    room, seat = connection.room, connection.eye
    if room.seats[seat].played_by:
        raise Refused("not-asked", seat=seat)
    began = time.monotonic()
    picture = shown(connection)
    game = room.game
    if game is not None and picture.ask is not None and picture.ask.number == message.number:
        wait = (room.earliest(game, picture.ask) - now()) / 1000
        if wait > 0:
            await asyncio.sleep(wait)

    def kept() -> None:
        connection.teacher.read()
        connection.post(Ack(re=message.re, number=message.number))
        room.rooms.metrics.answer_seconds.observe(time.monotonic() - began)

    await room.give(Answered(seat=seat, keys=message.keys, number=message.number), kept)


async def say(connection: Connection, message: Say) -> None:
    """Chat. Only what everybody sees can be linked."""
    room, seat = connection.room, connection.seat
    if not connection.talk.take():
        raise Refused("too-fast")
    if seat >= 0 and room.seats[seat].muted:
        raise Refused("muted")
    if seat < 0 and not connection.is_host:
        raise Refused("spectator")
    if message.phrase and message.phrase not in PHRASES:
        raise Refused("unknown-phrase", phrase=message.phrase[:40])
    text = "" if message.phrase else clean(message.text)[:MOST_CHAT]
    if not text and not message.phrase:
        raise Refused("empty-chat")
    known = public_words(connection)
    entities = [entity for entity in message.entities[:10] if entity in known]
    await room.write(seat, connection.name_of(seat), text, message.phrase, entities, connection.who)


def public_words(connection: Connection) -> set[str]:
    """Every word of the public view: the things that anybody may point at."""
    game = connection.room.game
    found: set[str] = set()
    if game is not None:
        gather(msgspec.to_builtins(game.view(PUBLIC)), found)
    return found


def gather(value: object, into: set[str]) -> None:
    if isinstance(value, str):
        into.add(value)
    elif isinstance(value, dict):
        for key, each in value.items():
            into.add(str(key))
            gather(each, into)
    elif isinstance(value, list):
        for each in value:
            gather(each, into)


async def set_orders(connection: Connection, message: SetOrders) -> None:
    acting(connection)
    room, seat = connection.room, connection.eye
    if len(message.orders.abilities) > standing.MOST:
        raise Refused("too-large-message", most=standing.MOST)
    wanted = message.orders
    kept = standing.KeptOrders(abilities=wanted.abilities, until=wanted.until, every=wanted.every)
    if room.game is not None:
        kept.step, kept.heard = room.game.state.step, len(room.game.sink.events)
    await room.store.keep_orders(room.id, seat, msgspec.json.encode(kept).decode())
    await room.rooms.touched(room.id)
    connection.post(Ack(re=message.re))


async def want_refusals(connection: Connection, re: int, number: int) -> None:
    asked(connection, number)
    async with connection.room.lock:
        game = await connection.room.ready()
        found = [refusal_seen(each, connection.words) for each in game.refusals(connection.eye)]
    connection.post(Refusals(re=re, number=number, refusals=found))


async def want_hint(connection: Connection, re: int, number: int) -> None:
    acting(connection)
    room = connection.room
    if not room.row.settings.hints:
        raise Refused("no-hints")
    if PLANNER not in bot_names(room.row.game):
        raise Refused("no-adviser")
    picture = asked(connection, number)
    async with room.lock:
        game = await room.ready()
        save, open_to_all = game.save(), game.poll is not None and not game.poll.secret
    thinkers, words = room.rooms.thinkers, connection.words
    turn = Turn(connection.who, room.id)
    found = await thinkers.run(advise, save, connection.eye, number, thinkers.seconds, turn=turn)
    if not found or picture.ask is None:
        raise Refused("too-slow" if found is None else "not-asked", seat=connection.eye)
    sure = certainty([one.advice for one in found])
    if sure == "unknown" or picture.ask.common:  # what concerns all, a bot leaves to people
        raise Refused("no-difference")
    if room.row.people > 1 and open_to_all:  # else it would tell that there is something to decide
        await room.write(connection.seat, connection.name_of(connection.seat), "", ASKED_HINT, who=connection.who)
    options = {option.key: option for option in picture.ask.choices}
    own = names_of(room.pictures.playing, connection.reader)
    best = hint_seen(found, [words.listed([options[key] for key in one.keys], own) for one in found], words, own)
    connection.post(Hint(re=re, number=number, keys=best[0].keys, text=best[0].label, best=best, sure=sure))


async def want_past(connection: Connection, re: int, n: int) -> None:
    """The past as this seat saw it then; a spectator's ends where its picture does."""
    wish(connection)
    picture = shown(connection)
    if not 0 <= n <= picture.seq:
        raise Refused("no-such-event", n=n)
    room = connection.room
    async with room.lock:
        game = await room.ready()
        past = game.fork(keep=True)
    view = await asyncio.to_thread(lambda: msgspec.to_builtins(past.at(connection.eye, n)))
    recall(game, past)
    connection.post(Past(re=re, n=n, revision=picture.revision, view=view))


async def want_thought(connection: Connection, re: int, n: int) -> None:
    """During the game rivals keep to themselves what they think, and partners tell it unasked."""
    wish(connection)
    picture, room = shown(connection), connection.room
    if not room.row.result:
        raise Refused("not-finished")
    if not 0 <= n <= picture.seq:
        raise Refused("no-such-event", n=n)
    async with room.lock:
        save = (await room.ready()).save()
    thinkers, bots = room.rooms.thinkers, [seat.played_by for seat in room.seats]
    event = events_seen(picture.told[max(n - 1, 0) : n], connection.words, room.pictures.figures)
    who = event[0].seat if event else PUBLIC
    turn = Turn(connection.who, room.id)
    found = await thinkers.run(explain, save, connection.eye, n, who, bots, thinkers.seconds, turn=turn)
    if found is None:
        raise Refused("too-slow")
    text = "" if found.thought is None else in_words(found.thought, connection.words)
    connection.post(Explained(re=re, n=n, seat=found.seat, text=text))


def want_log(connection: Connection, re: int, first: int) -> None:
    wish(connection)
    picture = shown(connection)
    first = max(0, first)
    told = picture.told[first : min(first + MOST_EVENTS, picture.seq)]
    connection.post(LogPart(re=re, first=first, revision=picture.revision, events=connection.events(told)))

"""The route of a table's socket."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import Parameter

from seance.engine import ALL, PUBLIC, Refused, SeanceError

from . import dispatch, seating
from .clock import now
from .connection import GONE, Connection
from .lobby import At, find
from .messages import Bye
from .room import Room
from .store import Trouble
from .web import Caller, address, identify, language, own_origin, service_of
from .words import Words, language_of, words

log = structlog.get_logger()

CODES = {"not-your-seat": 4401, "banned": 4403, "foreign-origin": 4403, "no-spectators": 4403, "too-many-sockets": 4429}
Short = Annotated[str, Parameter(max_length=60)]
Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: Socket, table: str, seat: int = PUBLIC, lang: Short = "", since: int = 0, revision: int = 0,
    code: Short = "",
) -> None:  # fmt: skip
    """One pair of eyes at a table."""
    await socket.accept()
    said = words("en")
    try:
        one = await identify(socket)
        said = words(language_of(lang) or language(socket, one))
        if one is not None and one.banned:
            raise Refused("banned")
        if not own_origin(socket):
            raise Refused("foreign-origin")
        service = service_of(socket)
        at = await find(service, Caller(one=one, words=said), table, code)
        if seat == ALL and at.row.settings.out_sees_all and not at.row.result:
            await (await service.rooms.room(table)).learn_who_is_out()
        room = await service.rooms.room(table)  # and at once into it, before anybody can put it away
        connection = seated(socket, at, room, seat, words(said.language, at.row.game))
    except SeanceError as wrong:
        await turn_away(socket, wrong, said)
        return
    except (Trouble, OSError):
        await turn_away(socket, Refused("not-kept"), said, retry=True)
        return
    if since > 0:
        connection.seq, connection.revision = since, revision
    await attend(connection)


def seated(socket: Socket, at: At, room: Room, seat: int, said: Words) -> Connection:
    """The connection, if the caller may look from there."""
    who = at.caller.id
    if seat != ALL or not room.sees_all(who):
        admit(at, seat)
    same = [each for each in room.connections if each.who == who and each.eye == seat]
    if not who:
        same = [each for each in same if address(each.socket) == address(socket)]
    settings = room.rooms.settings
    if room.by_bots_alone and not room.row.result:
        watched = [each for each in room.rooms.open.values() if each.by_bots_alone and each is not room]
        here = [each for each in watched if address(socket) in [address(eyes.socket) for eyes in each.connections]]
        if len(here) >= settings.most_watched * settings.rate:
            raise Refused("too-many-sockets")
    if len(same) >= (settings.most_sockets if who else settings.most_guests):
        raise Refused("too-many-sockets")
    return Connection(room, socket, at.caller.one, seat, said)


def admit(at: At, seat: int) -> None:
    """Refused if these eyes are not for the caller."""
    if seat == PUBLIC or (at.row.result and seat >= ALL and not at.holds(seat)):  # a game that is over has no secrets
        if not at.row.settings.spectators and not at.host and not (at.sits and at.row.result):
            raise Refused("no-spectators")
    else:
        at.own(seat)
    if seat >= 0:
        at.seat(seat)


async def turn_away(socket: Socket, wrong: SeanceError, said: Words, retry: bool = False) -> None:
    with suppress(*GONE):
        bye = Bye(reason=wrong.reason, text=said.error(wrong), retry=retry)
        await socket.send_text(msgspec.json.encode(bye).decode())
        await socket.close(CODES.get(wrong.reason, 1013 if retry else 4404), wrong.reason)


async def attend(connection: Connection) -> None:
    """Until the socket is closed by either side."""
    room = connection.room
    rooms = room.rooms
    room.connections.append(connection)
    rooms.speak_for(room, connection.seat)
    rooms.metrics.sockets.inc()
    rooms.tell(room.id, "who")
    rooms.tell_presence(room)
    tasks = [asyncio.create_task(each) for each in (connection.send(), receive(connection), begin(connection))]
    try:
        done, _ = await asyncio.wait(tasks[:2], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            wrong = task.exception()  # raised here it would hold this frame, the frame the task, and the task itself
            if wrong is not None and not isinstance(wrong, GONE):
                raise wrong
    finally:
        tasks += [*connection.asides, *connection.teacher.asides]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        room.connections.remove(connection)
        room.last_seen[connection.eye] = now()
        if not connection.read_only:
            rooms.speak_for(room, connection.seat)
            rooms.tell(room.id, "left", seat=connection.seat)
        room.used = now()
        rooms.metrics.sockets.dec()
        rooms.tell_presence(room)
        if not connection.done.done():
            connection.done.set_result(None)


async def begin(connection: Connection) -> None:
    """The first picture. A table that cannot be read now is tried again by and by."""
    room = connection.room
    while True:
        try:
            await room.look(chat=False)
        except SeanceError as wrong:
            log.warning("a table cannot be read", table=room.id, why=wrong.reason)
            connection.close(CODES.get(wrong.reason, 4404), wrong.reason, connection.words.error(wrong))
            return
        except (Trouble, OSError) as error:
            log.warning("a table could not be read", table=room.id, why=str(error))
            connection.complain("server-trouble")
            await asyncio.sleep(room.rooms.settings.look_ms / 1000)
        else:
            await seating.come_back(room, connection.seat)
            await connection.teacher.arrive()
            return


async def receive(connection: Connection) -> None:
    most = connection.room.rooms.settings.most_message
    while True:
        event = await connection.socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        text, binary = event.get("text"), event.get("bytes")
        data = text if isinstance(text, str) else binary if isinstance(binary, bytes) else b""
        if len(data) > most:
            connection.close(4413, "too-large-message", connection.words.reason("too-large-message", {"most": most}))
            await asyncio.sleep(1)
            return
        await dispatch.take(connection, data)

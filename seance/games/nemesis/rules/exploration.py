"""Entering an unexplored room: its tile, then its Exploration token."""

from __future__ import annotations

from seance.engine import Flow, cites, with_seat

from .board import ROOM_KEYS
from .doors import close_door
from .fire import break_down, repair, set_fire
from .noise import danger
from .pieces import Crew
from .printed import ROOM_TILES, Exploration
from .state import Peeked, Ship

NOBODY: Peeked = ("", (), None, ())


@cites("NEM-MOVE-03", "NEM-MOVE-04", "NEM-EXPL-01", "NEM-EXPL-16", "NEM-EXPL-17", "NEM-SLR-01", "NEM-SLR-02",
       "NEM-SIDEB-05")  # fmt: skip
def explore(s: Ship, who: Crew, corridor: int, quietly: bool) -> Flow[bool]:
    """Turn the tile, then the token, and resolve it. True if no noise roll follows.

    Careful movement cancels Silence and Danger (`quietly`): both are noise results.
    """
    room = who.room
    if not s.tiles[room]:
        s.tiles[room] = turn_tile(s, room)
        s.log("explored", crew=who.key, room=ROOM_KEYS[room], tile=s.tiles[room])
        if not ROOM_TILES[s.tiles[room]].can_malfunction:
            repair(s, room)  # a marker that was put there while nobody knew what it is
    token = turn_token(s, room)
    s.tokens[room] = False
    s.looked.pop(room, None)
    set_items(s, room, token.items)
    s.log("token-turned", room=ROOM_KEYS[room], effect=token.effect, n=s.items[room])
    if s.tiles[room] == "room-covered-with-slime":
        slime(s, who)
    return (yield from special_effect(s, who, token, corridor, quietly))


@cites("NEM-EXPL-02", "NEM-EXPL-03", "NEM-SOLO-03")
def set_items(s: Ship, room: int, n: int) -> None:
    """The item counter, in solo play half of it, rounded up; rooms without Search have none."""
    if ROOM_TILES[s.tiles[room]].searchable:
        s.items[room] = (n + 1) // 2 if s.mode == "solo" else n


@cites("NEM-EXPL-04", "NEM-EXPL-05", "NEM-EXPL-06", "NEM-EXPL-07", "NEM-EXPL-08", "NEM-EXPL-12", "NEM-EXPL-13",
       "NEM-EXPL-14", "NEM-EXPL-15", "NEM-EXPL-18", "NEM-TECH-04")  # fmt: skip
def special_effect(s: Ship, who: Crew, token: Exploration, corridor: int, quietly: bool) -> Flow[bool]:
    effect = token.effect
    if effect in ("silence", "danger"):
        if quietly:
            s.log("effect-void", effect=effect)
            return False
        if effect == "danger":
            danger(s, who.room)
        elif who.slimed:
            s.log("slime-heard", crew=who.key)
            danger(s, who.room)
        else:
            s.log("token-silent")
        return True
    if effect == "slime":
        slime(s, who)
    elif effect == "fire":
        set_fire(s, who.room)
    elif effect == "malfunction":
        break_down(s, who.room)
    elif corridor < s.board.technical:
        yield from close_door(s, corridor, who.seat)
    return False


@cites("NEM-SLIME-01", "NEM-SLIME-02", "NEM-SLIME-04")
def slime(s: Ship, who: Crew) -> None:
    if not who.slimed and not who.fate:
        who.slimed = True
        s.log("slimed", crew=who.key)


def turn_tile(s: Ship, room: int) -> str:
    """The tile that lies face down: decided now, unless somebody has looked at it before."""
    tile = s.looked.get(room, NOBODY)[0]
    if tile:
        s.dice.came("tiles", tile)
        return tile
    return s.dice.take("tiles", s.tiles_1 if room in s.board.slots_1 else s.tiles_2)


def turn_token(s: Ship, room: int) -> Exploration:
    token = s.looked.get(room, NOBODY)[2]
    if token is not None:
        s.dice.came("explorations", token)
        return token
    return s.dice.take("explorations", s.explorations)


@cites("NEM-MON-01")
def look_at_room(s: Ship, who: Crew, room: int, token: bool) -> None:
    """One player sees what lies face down in a room; without `token` only the tile. A look ends the step."""
    s.dice.look()
    tile, tile_seats, hidden, token_seats = s.looked.get(room, NOBODY)
    if not s.tiles[room]:
        tile = turn_tile(s, room)
        tile_seats = with_seat(tile_seats, who.seat)
    if token:
        hidden = turn_token(s, room)
        token_seats = with_seat(token_seats, who.seat)
    s.looked[room] = (tile, tile_seats, hidden, token_seats)
    s.log("looked-at-room", audience=(who.seat,), secret={"tile": tile or s.tiles[room]}, crew=who.key,
          room=ROOM_KEYS[room])  # fmt: skip
    if token and hidden is not None:
        s.log("looked-at-token", audience=(who.seat,), secret={"effect": hidden.effect, "n": hidden.items},
              crew=who.key, room=ROOM_KEYS[room])  # fmt: skip

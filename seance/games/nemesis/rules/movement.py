"""Moving: neighbouring rooms, careful steps, Escape, and what entering a room brings."""

from __future__ import annotations

from seance.engine import Flow, Note, Option, choose, cites

from .board import ROOM_KEYS
from .exploration import explore, slime
from .intruders import attack_now, choose_order
from .noise import noise_roll
from .pieces import Crew
from .registers import step
from .state import Ship

ROLL, CAREFUL, SILENT = "roll", "careful", "silent"  # what entering an empty room does


@cites("NEM-MOVE-05", "NEM-MOVE-06", "NEM-MOVE-07", "NEM-ENTER-01", "NEM-ENTER-02", "NEM-ROOM-01", "NEM-ROOM-05",
       "NEM-SLR-01", "NEM-BOARD-01")  # fmt: skip
def enter(s: Ship, who: Crew, room: int, corridor: int, noise: str = ROLL, beside: tuple[Crew, ...] = ()) -> Flow[None]:
    """Come into a room by a corridor: explore it if need be, then roll for noise unless somebody is there.

    Those who come `beside` the first come at the same time: it is one exploration and one roll.
    """
    empty = not s.crew_in(room) and not s.intruders_in(room)
    for one in (who, *beside):
        one.room = room
        s.log("moved", crew=one.key, room=ROOM_KEYS[room])
    no_roll = False
    if s.tokens[room]:
        no_roll = yield from explore(s, who, corridor, quietly=noise != ROLL)
    elif s.tiles[room] == "room-covered-with-slime":
        slime(s, who)
    if beside and s.tiles[room] == "room-covered-with-slime":
        for one in beside:
            slime(s, one)
    if not empty or no_roll or noise == SILENT:
        return
    if noise == CAREFUL:
        yield from careful_noise(s, who)
    else:
        yield from noise_roll(s, who)


@cites("NEM-BAS-06", "NEM-BAS-21")
def careful_noise(s: Ship, who: Crew) -> Flow[None]:
    """Instead of a roll, a Noise marker in a corridor of one's choice that has none."""
    keys = s.board.corridor_keys
    quiet = [Option(c, "noise", (keys[c],)) for c in s.board.connected[who.room] if not s.noise[c]]
    if quiet:
        later = (Note("noise-comes-again"),)
        chosen = yield from choose(who.seat, "where-noise", quiet, (ROOM_KEYS[who.room],), notes=later)
        s.noise[chosen] = True
        s.log("noise-placed", corridor=keys[chosen])


@cites("NEM-BAS-05", "NEM-ESC-02", "NEM-ESC-03", "NEM-IATK-06")
def escape(s: Ship, who: Crew, room: int, corridor: int) -> Flow[None]:
    """Every Intruder in the room attacks, largest first, each in a step of its own; then the move."""
    s.log("escapes", crew=who.key, room=ROOM_KEYS[room])
    attackers = yield from choose_order(s, s.intruders_in(who.room))
    s.then(
        *[attack_now(who, intruder.key) for intruder in attackers],
        escape_move(who, corridor, ROOM_KEYS[who.room], ROOM_KEYS[room]),
    )


@step("escape-move")
@cites("NEM-ESC-01", "NEM-ESC-04", "NEM-ESC-05", "NEM-ESC-06", "NEM-ESC-07")
def escape_move(s: Ship, who: Crew, corridor: int, here: str, there: str) -> Flow[None]:
    """Who has survived the attacks completes the move."""
    if ROOM_KEYS[who.room] == here:
        yield from enter(s, who, ROOM_KEYS.index(there), corridor)

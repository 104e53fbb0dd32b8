"""Info cubes: gained, collected, stolen, dropped, destroyed, given; and who may refuse to lose one."""

from __future__ import annotations

from seance.engine import Flow, Note, Option, choose, cites

from .hands import draw_step
from .movement import connected
from .pieces import Scholar
from .state import Expedition
from .values import protected


def choose_column(
    seat: int, columns: list[str], prompt: str, about: tuple[str, ...], notes: tuple[Note, ...] = ()
) -> Flow[str]:  # fmt: skip
    """One of the columns: its topmost cube is meant."""
    cube: str = yield from choose(seat, prompt, [Option(one, "cube", (one,)) for one in columns], about, notes=notes)
    return cube


# ---- gaining -------------------------------------------------------------------------------------------------------


@cites("DUN-KEY-01", "DUN-KEY-02")
def gain(s: Expedition, who: Scholar, cube: str) -> None:
    """It goes to the lowest free place of its column."""
    who.cubes[cube] += 1
    s.changed = True


@cites("DUN-STUDY-03", "DUN-STUDY-04", "DUN-KEY-04", "DUN-KEY-05")
def available(s: Expedition, who: Scholar, area: int) -> list[int]:
    """The slots whose cubes this scholar could collect there, one after the other: only full columns are skipped."""
    found: list[int] = []
    more: dict[str, int] = {}
    for slot, cube in enumerate(s.areas[area].cubes):
        if cube and who.has_room(cube, more.get(cube, 0)):
            more[cube] = more.get(cube, 0) + 1
            found.append(slot)
    return found


@cites("DUN-KEY-03", "DUN-STUDY-13")
def collect(s: Expedition, who: Scholar, area: int, slot: int) -> None:
    place = s.areas[area]
    cube = place.cubes[slot]
    place.cubes[slot] = ""
    gain(s, who, cube)
    s.log("collected", who=who.key, cube=cube, area=place.key)
    for trainee in who.trainees:
        if trainee.draws_for == cube and trainee.key not in who.used:
            who.used.append(trainee.key)
            s.then(draw_step(who, 1))


# ---- losing --------------------------------------------------------------------------------------------------------


@cites("DUN-PROT-02", "DUN-PROT-03")
def keeps(s: Expedition, who: Scholar, cube: str) -> Flow[bool]:
    """The owner of a protected cube decides whether it is lost."""
    if not protected(who, cube):
        return False
    options = [Option(True, "keep-cube", (cube,)), Option(False, "lose-cube", (cube,))]
    kept = yield from choose(who.seat, "protected-cube", options, (who.key, cube))
    if kept:
        s.log("cube-kept", who=who.key, cube=cube)
    return kept


@cites("DUN-KEY-09", "DUN-KEY-10")
def take_off(s: Expedition, who: Scholar, cube: str) -> None:
    """The topmost cube of a column leaves the notebook."""
    who.cubes[cube] -= 1
    s.changed = True


@cites("DUN-KEY-06", "DUN-KEY-07", "DUN-KEY-08")
def steal(s: Expedition, thief: Scholar, victim: Scholar, cube: str) -> Flow[bool]:
    """The topmost cube of a column; it is destroyed if the thief has no room for it."""
    if not victim.cubes[cube] or (yield from keeps(s, victim, cube)):
        return False
    take_off(s, victim, cube)
    s.log("stole", who=thief.key, victim=victim.key, cube=cube)
    take_in(s, thief, cube)
    return True


@cites("DUN-KEY-08", "DUN-KEY-19")
def take_in(s: Expedition, who: Scholar, cube: str) -> None:
    if who.has_room(cube):
        gain(s, who, cube)
    else:
        to_reserve(s, cube)
        s.log("cube-destroyed", who=who.key, cube=cube)


@cites("DUN-KEY-16")
def to_reserve(s: Expedition, cube: str) -> None:
    s.reserve_cubes[cube] += 1


@cites("DUN-KEY-16")
def destroy(s: Expedition, who: Scholar, cube: str) -> Flow[bool]:
    if not who.cubes[cube] or (yield from keeps(s, who, cube)):
        return False
    take_off(s, who, cube)
    to_reserve(s, cube)
    s.log("cube-destroyed", who=who.key, cube=cube)
    return True


@cites("DUN-KEY-11", "DUN-KEY-12", "DUN-KEY-13", "DUN-KEY-14", "DUN-KEY-15")
def drop(s: Expedition, who: Scholar, cube: str) -> Flow[tuple[int, int] | None]:
    """Into the rightmost empty slot of the own area, else of a connected one; else it is destroyed.

    Area and slot where it lies now; None if it was kept or destroyed.
    """
    if not who.cubes[cube] or (yield from keeps(s, who, cube)):
        return None
    area = who.area
    if "" not in s.areas[area].cubes:
        full = s.areas[area].key
        free = [other for other in connected(s, area) if "" in s.areas[other].cubes]
        if not free:
            s.log("no-room", area=full)
            take_off(s, who, cube)
            to_reserve(s, cube)
            s.log("cube-destroyed", who=who.key, cube=cube)
            return None
        options = [Option(other, "drop-into", (s.areas[other].key,)) for other in free]
        area = yield from choose(who.seat, "where-to-drop", options, (cube,), notes=(Note("no-room-here", (full,)),))
        s.log("no-room", area=full)
    take_off(s, who, cube)
    place = s.areas[area]
    slot = max([number for number, lying in enumerate(place.cubes) if not lying])
    place.cubes[slot] = cube
    s.log("dropped", who=who.key, cube=cube, area=place.key)
    return area, slot


# ---- giving --------------------------------------------------------------------------------------------------------


@cites("DUN-KEY-17", "DUN-PROT-04", "DUN-PROT-05")
def give(s: Expedition, giver: Scholar, taker: Scholar) -> Flow[None]:
    """The giver chooses a column and must give if there is any cube."""
    if giver.columns:
        cube = yield from choose_column(giver.seat, giver.columns, "give-which", (taker.key,))
        give_cube(s, giver, taker, cube)


@cites("DUN-KEY-18", "DUN-KEY-19")
def give_cube(s: Expedition, giver: Scholar, taker: Scholar, cube: str) -> None:
    """Giving is not losing: protection does not matter."""
    take_off(s, giver, cube)
    s.log("cube-given", who=giver.key, to=taker.key, cube=cube)
    take_in(s, taker, cube)

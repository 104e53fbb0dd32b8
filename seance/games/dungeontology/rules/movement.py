"""Moving from area to area: ways, doors, secret passages, movement that cards give, and being moved."""

from __future__ import annotations

from seance.engine import Bar, Deed, Note, Preview, cites

from .dungeon import LETTERS, Exit
from .pieces import Scholar
from .printed import PASSAGES, START, Randomise
from .randomise import DIRECTION, randomise
from .registers import step
from .state import Expedition
from .stun import has_room_for_stun

LOCKED = Bar("DUN-DOOR-01", "door-locked", "get-cube")
WALLED = Bar("DUN-STAIR-07", "wall")
SECRET_WAY = Note("by-secret-passage")
AMBUSHED = Bar("DUN-EFFECT-10", "ambush-too-hard", "get-student")


# ---- what lies beside what -----------------------------------------------------------------------------------------


@cites("DUN-TERM-02", "DUN-TERM-03")
def connected(s: Expedition, area: int) -> list[int]:
    """Adjacent areas with a legal exit between: a passage without a wall, stairs, or equal letters."""
    here = s.areas[area]
    found = list(dict.fromkeys([link.to for link in here.exits if link.token != "wall"]))
    letters = here.letters
    if letters:
        found += [
            other
            for other in here.adjacent
            if other not in found and any(letter in letters for letter in s.areas[other].letters)
        ]
    return found


def near(s: Expedition, who: Scholar) -> list[Scholar]:
    """Others in the same area or in one that is connected with it."""
    areas = [who.area, *connected(s, who.area)]
    return [other for other in s.others(who) if other.area in areas]


@cites("DUN-DOOR-01", "DUN-DOOR-02", "DUN-DOOR-03")
def door_is_open(s: Expedition, who: Scholar, link: Exit) -> bool:
    """Only the door of the area that is entered counts, and every colour of it must be owned."""
    doors = s.areas[link.to].tile.doors
    if link.entry not in doors or s.holds("ignore-doors", who.seat) is not None:
        return True
    return all(who.cubes[cube] for cube in doors[link.entry])


@cites("DUN-EFFECT-10")
def may_enter(s: Expedition, who: Scholar, area: int) -> bool:
    """Who has no student and no room for a stun token cannot go into an ambush."""
    return who.students > 0 or s.areas[area].effect("ambush") is None or has_room_for_stun(s, who)


def lies_there(s: Expedition, area: int) -> Preview:
    """What whoever goes there finds and sets off now, costs first: cubes may be gone, traps and the boss have come."""
    there = s.areas[area]
    if there.tile is START:
        return Preview(notes=(Note("hands-in-there"),) if s.maximum_alert else ())
    cubes = tuple([cube for cube in there.cubes if cube])
    alert = there.tile.alert + (s.boss.alert if s.boss_at == area else 0)
    costs = [(kind, there.effect(kind)) for kind in ("ambush", "toll")]
    notes = [Note(f"{kind}-there", (str(effect.n),)) for kind, effect in costs if effect is not None]
    rouses = there.effect("boss") is not None and not s.activated
    if rouses and s.boss_at != area:
        notes.append(Note("boss-roused", (s.areas[s.boss_at].key,)) if s.boss_is_there else Note("boss-comes"))
    if there.effect("stop") is not None:
        notes.append(Note("stop-there"))
    if there.traps:
        notes.append(Note("traps-there", (str(there.traps),)))
    if s.boss_at == area:
        notes.append(Note("boss-roused-there" if rouses else "boss-there", (s.boss.key,)))
    notes += [Note("alert-there", (str(alert),)), Note("cubes-there" if cubes else "no-cubes-there", cubes)]
    return Preview(notes=tuple(notes))


@cites("DUN-EFFECT-19", "DUN-ATOK-05", "DUN-SCHOLAR-07")
def through_secret_passages(s: Expedition, area: int) -> list[int]:
    here = s.areas[area]
    letters = here.letters if here.secret else LETTERS[here.tile.key]
    if not letters:
        return []
    found: list[int] = []
    for number, other in enumerate(s.areas):
        if number != area and (other.secret or LETTERS[other.tile.key]):
            for letter in other.letters if other.secret else LETTERS[other.tile.key]:
                if letter in letters:
                    found.append(number)
                    break
    return found


@cites("DUN-MOVE-03", "DUN-STAIR-07")
def ways(s: Expedition, who: Scholar) -> list[int]:
    """The areas on the table that one step leads to."""
    found: list[int] = []
    for link in s.areas[who.area].exits:
        if link.token != "wall" and link.to not in found and door_is_open(s, who, link) and may_enter(s, who, link.to):
            found.append(link.to)
    for area in through_secret_passages(s, who.area):
        if area not in found and may_enter(s, who, area):
            found.append(area)
    return found


def barred(s: Expedition, who: Scholar) -> list[tuple[int, Bar]]:
    """Adjacent areas that no step leads to, and why."""
    open_ways = ways(s, who)
    found: dict[int, Bar] = {}
    for link in s.areas[who.area].exits:
        if link.to in open_ways:
            continue
        if link.token == "wall":
            found.setdefault(link.to, WALLED)
        elif not door_is_open(s, who, link):
            found[link.to] = LOCKED
        else:
            found[link.to] = AMBUSHED
    return list(found.items())


def by_secret_passage(s: Expedition, who: Scholar, area: int) -> bool:
    """Does a step lead there through no passage that one sees?"""
    seen = [link.to for link in s.areas[who.area].exits if link.token != "wall" and door_is_open(s, who, link)]
    return area not in seen and area in through_secret_passages(s, who.area)


# ---- steps ---------------------------------------------------------------------------------------------------------


@cites("DUN-ENTER-02", "DUN-MOVE-03")
def enter(s: Expedition, who: Scholar, area: int) -> None:
    """The scholar goes there; what the area does to who enters follows as steps of their own."""
    place = s.areas[area]
    key = place.key
    who.area = area
    s.log("entered", who=who.key, area=key)
    s.then(entering(who, 0, key, "" if place.entered else "first"))
    place.entered = True


@step("entering")
def entering(s: Expedition, who: Scholar, part: int, key: str, first: str) -> Deed:
    """What the area does, one effect after another: done where traps, stairs and the boss are known."""


def put_in_start_area(s: Expedition, who: Scholar) -> None:
    if who.area:
        who.area = 0
        s.log("entered", who=who.key, area=START.key)


@cites("DUN-EFFECT-11", "DUN-EFFECT-12", "DUN-EFFECT-13", "DUN-ENTER-03")
def stop(s: Expedition, who: Scholar) -> None:
    """All movement that is under way ends; cards that are played later move all the same."""
    if who.seat == s.turn and s.phase.startswith("movement"):
        s.steps = 0
    s.stack = [record for record in s.stack if record.what != "walk" or record.seat != who.seat]
    s.log("stopped", who=who.key)


def step_into(s: Expedition, who: Scholar, area: int) -> None:
    """On foot, to an area where a way leads."""
    if by_secret_passage(s, who, area):
        s.log("secret-way", who=who.key)
    enter(s, who, area)


def what_step_means(s: Expedition, who: Scholar, area: int) -> Preview:
    """Which way it is, where that cannot be seen; then what lies there."""
    there = lies_there(s, area)
    return Preview(notes=(SECRET_WAY, *there.notes)) if by_secret_passage(s, who, area) else there


# ---- chance --------------------------------------------------------------------------------------------------------


@cites("DUN-RAND-05", "DUN-RAND-06")
def by_arrow(links: list[Exit], card: Randomise) -> Exit:
    """The passage that the arrow names, or the first one clockwise from it."""
    first = PASSAGES.index(card.exit)
    return min(links, key=lambda link: (PASSAGES.index(link.passage) - first) % len(PASSAGES))


@cites("DUN-RAND-04", "DUN-RAND-05", "DUN-RAND-06")
def random_move(s: Expedition, who: Scholar) -> None:
    """One area in a random direction, through a passage that is open to the scholar."""
    links = [
        link
        for link in s.areas[who.area].exits
        if link.token != "wall" and door_is_open(s, who, link) and may_enter(s, who, link.to)
    ]
    card = randomise(s, DIRECTION, lambda card: any(link.passage[0] == card.direction for link in links))
    if card is None:
        s.log("blown-nowhere", who=who.key)
    else:
        s.log("blown", who=who.key, direction=card.direction)
        enter(s, who, by_arrow([link for link in links if link.passage[0] == card.direction], card).to)

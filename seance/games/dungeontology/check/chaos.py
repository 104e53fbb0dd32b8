"""Positions that no game would come to, but that the rules allow; and what no question may name then."""

from __future__ import annotations

import re
from random import Random

from seance.engine import Ask, Block, Dice, Record, State, with_seat
from seance.engine.face import Chaos, Course, Timed
from seance.games.dungeontology.rules.dungeon import STAIRS, join
from seance.games.dungeontology.rules.exploring import adjacent_levels, fill, free_around, spots_for
from seance.games.dungeontology.rules.hands import discard
from seance.games.dungeontology.rules.movement import put_in_start_area
from seance.games.dungeontology.rules.pieces import Lasting, Scholar
from seance.games.dungeontology.rules.printed import (
    CAMPFIRE,
    CLANS,
    CUBES,
    DUNGEON,
    PANICS,
    SCHEMES,
    SCHOLARS,
    TILES,
    TRAINEES,
)
from seance.games.dungeontology.rules.registers import step
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.students import sacrifice
from seance.games.dungeontology.rules.tokens import tokens_left
from seance.games.dungeontology.rules.values import value

from .scene import DungeontologyScene

PHASES = ("turn-start", "begin", "movement", "movement", "action", "action", "end")
CROWD = 0.4  # how often somebody is where another is
TELL_COSTS = frozenset(
    {"played-main", "played-main-on", "played-secondary", "played-secondary-on", "uses-skill", "uses-skill-on"}
    | {"students-drawn", "sacrificed"}
)


# ---- positions -----------------------------------------------------------------------------------------------------


def position(r: Random) -> Expedition:
    """Any scholars with any notebooks and hands in any dungeon, at any phase of a turn."""
    scene = DungeontologyScene(
        r.choice((2, 2, 3, 4)),
        boss=r.choice(("aggressive", "drunk")),
        alert=r.choice(("alert-easy", "alert-normal", "alert-hard")),
        placement=r.choice(("half-steps", "grid")),
    )
    s = scene.s
    for key in r.sample(list(SCHOLARS), s.seats):
        scene.scholar(key)
    dig(r, s)
    for who in s.scholars:
        notebook(r, s, who)
    campus(r, scene)
    hands(r, s)
    tokens(r, s)
    begin(r, scene)
    s.dice = Dice(r.randrange(1 << 30))
    return s


def dig(r: Random, s: Expedition) -> None:
    """Areas as explorers and stairs would lay them, with some of their cubes."""
    for _ in range(r.choice((1, 3, 6, 10, 16))):
        base = r.choice(s.areas)
        level = r.choice([base.tile.level, *(adjacent_levels(base) if STAIRS[base.key] else ())])
        stack = s.stack_of(level)
        fitting = [
            (tile, spots) for tile in stack.rest if (spots := spots_for(s, tile, base, free_around(s, base), None))
        ]
        if not fitting:
            continue
        tile, spots = r.choice(fitting)
        stack.rest.remove(tile)
        new = s.areas[join(s.areas, tile, base, r.choice(spots))]
        fill(s, new)
        new.entered = r.random() < 0.8
        for slot, cube in enumerate(new.cubes):
            if cube and r.random() < 0.4:
                new.cubes[slot] = ""
                s.reserve_cubes[cube] += 1
    if r.random() < 0.7 and len(s.areas) > 1:
        s.boss_at = r.randrange(1, len(s.areas))


def notebook(r: Random, s: Expedition, who: Scholar) -> None:
    """Where somebody is, with which cubes, people, doom and stun."""
    entered = [number for number, area in enumerate(s.areas) if area.entered]
    who.area = s.scholars[0].area if r.random() < CROWD else r.choice(entered)
    for cube in CUBES:
        n = min(r.choice((0, 0, 1, 2, 4, 9)), s.reserve_cubes[cube])
        while who.has_room(cube) and who.cubes[cube] < n:
            who.cubes[cube] += 1
            s.reserve_cubes[cube] -= 1
    for _ in range(r.choice((0, 0, 1, 2))):
        if s.trainees:
            who.trainees.append(s.trainees.pop(r.randrange(len(s.trainees))))
    hidden = sum([one.doom_down for one in s.scholars])
    for _ in range(min(r.choice((0, 0, 1, 3)), len(s.dooms.rest) - hidden)):
        who.dooms.append(s.dooms.rest.pop(r.randrange(len(s.dooms.rest))))
    who.doom_down = min(r.choice((0, 0, 1, 2)), len(s.dooms.rest) - hidden)
    who.stun = r.randint(0, value(s, who, "stamina"))
    if r.random() < 0.3:
        s.clan_seen = with_seat(s.clan_seen, who.seat)
        who.knowledge = r.random() < 0.5
    for what in ("shield", "ignore-doors", "lower-alert", "cap-speed"):
        if r.random() < 0.05:
            s.lasting.append(Lasting(what, who.seat, 2, s.areas[who.area].key if what == "lower-alert" else ""))


def campus(r: Random, scene: DungeontologyScene) -> None:
    """Students everywhere, the alert, perhaps its maximum with some who have gone home."""
    s = scene.s
    s.clan = r.choice(list(CLANS.values()))
    s.reserve += s.bag_students
    s.bag_students = 0
    for who in s.scholars:
        s.reserve += who.students
        who.students = min(s.reserve, r.randint(0, value(s, who, "students")))
        s.reserve -= who.students
    s.campfire = min(s.reserve, r.randint(0, CAMPFIRE))
    s.reserve -= s.campfire
    s.bag_students = r.randint(1, s.reserve) if s.reserve else 0
    s.reserve -= s.bag_students
    assert s.alert is not None
    s.omegas_placed = r.randint(0, len(s.alert.rows))
    s.bag_omegas = min(s.omegas_left + s.bag_omegas, 1)
    if r.random() < 0.25:
        fitting = [card for card in PANICS.values() if card.dungeon in ("", DUNGEON) and card.boss in ("", s.boss.boss)]
        scene.maximum_alert(r.choice(fitting).key)
        for who in r.sample(s.scholars, r.choice((0, 1, s.seats - 1))):
            who.finished, who.area = True, 0
            s.theses += r.random() < 0.5
            who.thesis = s.theses if s.theses > max([one.thesis for one in s.scholars]) else 0


def hands(r: Random, s: Expedition) -> None:
    """Any cards, of which some know; some on top of the deck; and many of them discarded."""
    for who in s.scholars:
        for _ in range(r.choice((0, 2, 4, 6))):
            who.hand.append(s.schemes.rest.pop(r.randrange(len(s.schemes.rest))))
        others = [seat for seat in range(s.seats) if seat != who.seat]
        for card in who.hand:
            if r.random() < 0.2:
                who.known.learn((r.choice(others),), card)
    if r.random() < 0.3:
        seat = r.randrange(s.seats)
        cards = tuple([s.schemes.rest.pop(r.randrange(len(s.schemes.rest))) for _ in range(3)])
        s.schemes.top.append(Block(cards, (seat,), (seat,)))
    left = r.choice((0, 1, 5, 30, 80))
    s.schemes.discard += s.schemes.rest[left:]
    del s.schemes.rest[left:]


def tokens(r: Random, s: Expedition) -> None:
    for area in s.areas[1:]:
        if r.random() < 0.2 and tokens_left(s, "trap"):
            area.traps += 1
        area.teleport = r.random() < 0.1 and tokens_left(s, "teleport") > 0
        area.secret = r.random() < 0.1 and tokens_left(s, "secret-x") > 0
    lying = sum([area.traps for area in s.areas])
    while len(s.traps) > lying and r.random() < 0.2:
        s.sprung.append(s.traps.pop(r.randrange(len(s.traps))))


def begin(r: Random, scene: DungeontologyScene) -> None:
    """Some phase of somebody's turn."""
    s = scene.s
    turn = r.choice([who.seat for who in s.scholars if not who.finished])
    s.start_seat = r.randrange(s.seats)
    scene.at(r.choice(PHASES), turn, round=r.randint(1, 39), actions=r.choice((1, 1, 2)))
    s.activated = r.random() < 0.2
    s.changed = True


# ---- what no question may say --------------------------------------------------------------------------------------

THINGS = {*SCHOLARS, *SCHEMES, *TRAINEES, *TILES}


def amiss(s: State, ask: Ask[object]) -> str:
    """Who has finished is asked nothing; and nothing is named that is nowhere."""
    assert isinstance(s, Expedition)
    if s.scholars[ask.seat].finished:
        return f"{s.scholars[ask.seat].key} has finished"
    named = [*ask.about, *[key for option in ask.choices for key in option.on]]
    absent = [key for key in named if thing(key) in THINGS and not is_there(s, thing(key))]
    return f"{', '.join(absent)}: not there" if absent else ""


def thing(key: str) -> str:
    """Without the number of a play."""
    return key if key in THINGS else re.sub(r"-\d+$", "", key)


def is_there(s: Expedition, key: str) -> bool:
    keys = [who.key for who in s.scholars if not who.finished] + [area.key for area in s.areas]
    keys += [one.key for who in s.scholars if not who.finished for one in (*who.hand, *who.trainees)]
    keys += [one.name for one in s.plays] + [one.key for one in (*s.trainees, *s.limbo, *s.schemes.discard)]
    keys += [card.key for block in s.schemes.top for card in block.cards]
    keys += [tile.key for stack in s.tiles for block in stack.top for tile in block.cards]
    return key in keys or (s.drawn is not None and s.drawn.key == key)


def left_over(s: State, ask: Ask[object]) -> str:
    """What should have been done or be over before a turn or an action is asked for."""
    assert isinstance(s, Expedition)
    if s.plays or s.attempt is not None or s.stack or s.omegas_drawn or s.withheld:
        return "something is under way"
    return ""


def timed(s: State) -> list[Timed]:
    """What holds until the end of the turn, and what can be used once in it (a list that each turn begins anew)."""
    assert isinstance(s, Expedition)
    now = (s.round, s.turn)
    return [(one, now) for one in s.lasting] + [(who.used, now) for who in s.scholars if who.used]


def stir(s: State) -> None:
    """Hands, trainees, doom cards, tokens. (Areas are numbered.)"""
    assert isinstance(s, Expedition)
    own = [pile for who in s.scholars for pile in (who.hand, who.trainees, who.dooms)]
    for pile in (s.schemes.rest, s.dooms.rest, s.trainees, s.traps, s.sprung, *own):
        pile.reverse()


def worth(s: State) -> object:
    """What lasts until the end of the turn: all else that a deed changes is told."""
    assert isinstance(s, Expedition)
    return [(one.what, one.seat, one.n, one.on) for one in s.lasting]


def finished(s: State) -> list[str]:
    assert isinstance(s, Expedition)
    return [who.key for who in s.scholars if who.finished]


GO_HOME = Course(
    "who", ("thesis-succeeded",), (), ("scored", "lead", "won", "doom-revealed", "calm", "excited"), finished
)


def light(r: Random, s: State) -> str:
    """A scheme card, once or twice in a hand or in the discard pile."""
    assert isinstance(s, Expedition)
    card = r.choice(list(SCHEMES.values()))
    for _ in range(r.choice((1, 2))):
        pile = next((one for one in (s.schemes.rest, s.schemes.discard) if card in one), None)
        if pile is not None:
            pile.remove(card)
            r.choice((s.active.hand, s.active.hand, r.choice(s.scholars).hand, s.schemes.discard)).append(card)
    return card.key


# ---- what comes in between -----------------------------------------------------------------------------------------

LOSSES = ("place", "hand", "students")


@step("mishap")
def strikes(s: Expedition, who: Scholar, what: str) -> None:
    """Somebody is driven out of the dungeon, or has lost all cards or students."""
    if what == "place":
        put_in_start_area(s, who)
    elif what == "hand":
        discard(s, who, who.hand[:])
    else:
        sacrifice(s, who, who.students)


def mishap(r: Random, s: State) -> Record | None:
    """For who is about to do something, or whom it is done to."""
    assert isinstance(s, Expedition)
    seats = [s.stack[-1].seat] if s.stack else [seat for play in s.plays for seat in (play.seat, play.target)]
    left = [who for who in s.scholars if not who.finished and who.area and who.seat in (*seats, s.turn)]
    return strikes(r.choice(left), r.choice(LOSSES)) if left and s.attempt is None else None


CHAOS = Chaos(
    position, amiss, worth, rest=left_over, courses=(GO_HOME,), costs=TELL_COSTS, light=light, mishap=mishap,
    timed=timed, stir=stir,
)  # fmt: skip

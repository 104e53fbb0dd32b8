"""The boss: discovered, activated, moving by shortest routes, and meeting every scholar where he enters."""

from __future__ import annotations

from seance.engine import Flow, Note, Option, choose, cites

from .movement import by_arrow, connected, through_secret_passages
from .pieces import Scholar
from .printed import RANDOMISE, Randomise
from .randomise import DIRECTION, randomise
from .registers import carry_out, step
from .state import Expedition
from .stun import gain_stun
from .values import change

BY_KEY = {card.key: card for card in RANDOMISE}


@cites("DUN-EFFECT-15", "DUN-EFFECT-16", "DUN-BOSS-01", "DUN-BOSS-02")
def boss_symbol(s: Expedition, who: Scholar) -> None:
    """He is discovered, or activated, at most once in a turn."""
    if s.activated:
        return
    s.activated = True
    s.log("boss-sign", area=s.area_of(who).key)
    if not s.boss_is_there:
        s.log("boss-discovered", who=who.key)
        carry_out(s, "discovery", s.boss.key, who)
    else:
        activate(s, who)


@cites("DUN-EFFECT-16", "DUN-BOSS-07")
def activate(s: Expedition, who: Scholar) -> None:
    if s.boss_is_there:
        s.log("boss-activated", who=who.key)
        carry_out(s, "activation", s.boss.key, who)


@cites("DUN-START-04", "DUN-BOSS-05")
def eligible(s: Expedition) -> list[Scholar]:
    """Whom he can be after: never one in the start area or one who has finished."""
    return s.in_dungeon(s.turn)


def put_boss(s: Expedition, area: int) -> None:
    """On an area, without meeting anybody."""
    s.boss_at = area
    s.log("boss-placed", area=s.areas[area].key)


# ---- moving --------------------------------------------------------------------------------------------------------


@cites("DUN-BOSS-09", "DUN-BOSS-10", "DUN-BOSS-11")
def boss_ways(s: Expedition, area: int) -> list[int]:
    """Passages whatever their doors, stairs, secret passages; no walls, no teleport, never the start area."""
    found = [link.to for link in s.areas[area].exits if link.token != "wall"]
    return [to for to in dict.fromkeys(found + through_secret_passages(s, area)) if to]


def distances(s: Expedition, to: int) -> dict[int, int]:
    """How far it is from everywhere."""
    found = {to: 0}
    edge = [to]
    while edge:
        here = edge.pop(0)
        for area in boss_ways(s, here):
            if area not in found:
                found[area] = found[here] + 1
                edge.append(area)
    return found


@cites("DUN-BOSS-04", "DUN-BOSS-05")
def chase(s: Expedition, who: Scholar, prey: Scholar, n: int, card: Randomise | None = None) -> None:
    """Up to n areas towards somebody who was named; if he is there already, they meet."""
    s.log("boss-chases", prey=prey.key)
    if prey.area == s.boss_at:
        meet(s, prey)
    else:
        s.then(chase_step(who, n, prey.key, "" if card is None else card.key))


@step("boss-chases")
@cites("DUN-BOSS-08", "DUN-RAND-06")
def chase_step(s: Expedition, who: Scholar, n: int, chased: str, arrow: str) -> Flow[None]:
    """One area along a shortest route: by the arrow, or else by one that meets most; of several the mover chooses."""
    prey = s.who(chased)
    if prey.area == s.boss_at:
        return
    if not prey.area or prey.finished:
        s.log("boss-gives-up", prey=prey.key)
        return
    far = distances(s, prey.area)
    here = far.get(s.boss_at)
    if here is None:
        s.log("boss-stays", prey=prey.key)
        return
    best = [area for area in boss_ways(s, s.boss_at) if far.get(area) == here - 1]
    if arrow:
        to = through_arrow(s, best, BY_KEY[arrow])
    else:
        met = {area: meetings(s, area, far, n) for area in best}
        options = [Option(area, "boss-to", (s.areas[area].key,)) for area in best if met[area] == max(met.values())]
        to = yield from choose(who.seat, "boss-route", options, (prey.key,))
    if n > 1:
        s.then(chase_step(who, n - 1, chased, arrow))
    move_boss(s, to)


@cites("DUN-BOSS-08")
def meetings(s: Expedition, area: int, far: dict[int, int], n: int) -> int:
    """How many scholars he can meet at most if he goes on from here by shortest routes: n areas, this one counted."""
    further = [to for to in boss_ways(s, area) if n > 1 and far.get(to) == far[area] - 1]
    return len(s.at(area)) + max([meetings(s, to, far, n - 1) for to in further], default=0)


def through_arrow(s: Expedition, best: list[int], card: Randomise) -> int:
    links = [link for link in s.areas[s.boss_at].exits if link.token != "wall" and link.to in best]
    return by_arrow(links, card).to if links else best[0]


def guide(s: Expedition, who: Scholar, n: int) -> None:
    """Up to n areas as this player likes."""
    s.then(guide_step(who, n))


@step("boss-guided")
def guide_step(s: Expedition, who: Scholar, n: int) -> Flow[None]:
    if not s.boss_is_there:
        return
    options: list[Option[int]] = [Option(-1, "boss-stays")]
    options += [Option(area, "boss-to", (s.areas[area].key,)) for area in boss_ways(s, s.boss_at)]
    to = yield from choose(who.seat, "guide-boss", options, progress=(1, n))
    if to >= 0:
        if n > 1:
            s.then(guide_step(who, n - 1))
        move_boss(s, to)


def stagger(s: Expedition, n: int) -> None:
    """n areas, each in a random direction."""
    s.then(stagger_step(n))


@step("boss-staggers")
@cites("DUN-RAND-04", "DUN-RAND-06")
def stagger_step(s: Expedition, n: int) -> None:
    if not s.boss_is_there:
        return
    links = [link for link in s.areas[s.boss_at].exits if link.token != "wall" and link.to]
    card = randomise(s, DIRECTION, lambda card: any(link.passage[0] == card.direction for link in links))
    if card is not None:
        if n > 1:
            s.then(stagger_step(n - 1))
        move_boss(s, by_arrow([link for link in links if link.passage[0] == card.direction], card).to)


# ---- meeting -------------------------------------------------------------------------------------------------------


@cites("DUN-BOSS-06")
def move_boss(s: Expedition, area: int) -> None:
    """He enters an area and meets everybody there, clockwise from whoever's turn it is."""
    if area not in [link.to for link in s.areas[s.boss_at].exits if link.token != "wall"]:
        s.log("boss-slips")
    s.boss_at = area
    s.log("boss-moved", area=s.areas[area].key)
    beside = connected(s, area)
    near = [who for who in s.in_dungeon(s.turn) if who.area in beside]
    stunned = [goblet_step(who) for who in near for _ in range(change(who, "boss-near-stun"))]
    s.then(*stunned, *[meet_step(who, s.areas[area].key) for who in s.at(area)])


def meet(s: Expedition, who: Scholar) -> None:
    if who.area == s.boss_at:
        s.then(meet_step(who, s.areas[s.boss_at].key))


@step("meets")
@cites("DUN-BOSS-06")
def meet_step(s: Expedition, who: Scholar, area: str) -> None:
    """Whoever has left the area meanwhile is not met."""
    if s.areas[who.area].key == area and not who.finished:
        s.log("boss-meets", who=who.key, boss=s.boss.key)
        carry_out(s, "encounter", s.boss.key, who)


@step("goblet")
def goblet_step(s: Expedition, who: Scholar) -> Flow[None]:
    yield from gain_stun(s, who, because=Note("set-off", ("cursed-goblet",)))

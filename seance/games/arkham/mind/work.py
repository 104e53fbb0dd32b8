"""How many actions a scenario still takes: clues, enemies, ways to go; and the rounds that are left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from seance.games.arkham.rules.printed import (
    AGENDAS,
    AGILITY,
    COMBAT,
    ENEMIES,
    LOCATIONS,
    SCENARIOS,
    WILLPOWER,
    LocationCard,
)
from seance.games.arkham.show.view import ArkhamView, EnemyView, InvestigatorView, LocationView

from .prospects import Attack, attacks, blows, chance, finding
from .tours import Errand, shared
from .ways import Ways
from .weights import W

ACTIONS = 3
LITTLE = 1e-9  # damage that is none


class Act(NamedTuple):
    """What a later act will ask for."""

    clues: tuple[tuple[int, int], ...] = ()  # for each investigator: how many, and the shroud
    boss: str = ""  # an enemy that has to be defeated
    tests: int = 0  # for each investigator: tests of willpower or agility


LATER: Mapping[str, tuple[Act, ...]] = {
    "trapped": (Act(((2, 1), (1, 4))), Act(boss="ghoul-priest")),
    "the-barrier": (Act(boss="ghoul-priest"),),
    "investigating-the-trail": (Act(((2, 3),), tests=2),),
    "into-the-darkness": (Act(((2, 3),), tests=2),),
}
ROLAND = "roland-banks"  # he finds a clue where he defeats an enemy
WIZARD = "wizard-of-the-order"  # brings doom every round, as long as nobody stops it
SPENT_AT = {"the-barrier": "hallway"}  # acts whose clues are spent in one place, at the end of the round
NO_MORE_CLUES = ("what-have-you-done", "vengeance-awaits")
LOCKED_DOOR = 4  # the difficulty of its test
FLASHLIGHT, LIGHT = "flashlight", 2  # shroud that it takes away
CONSPIRACY, RITUAL, INTO_THE_DARKNESS = "uncovering-the-conspiracy", "disrupting-the-ritual", "into-the-darkness"
RITUAL_SITE, UMORDHOTH = "ritual-site", "umordhoth"
PRIEST = "ghoul-priest"
RITUAL_SHROUD = 3
PER_CULTIST, PER_RITUAL = 2, 2  # clues for each investigator

BY_TITLE = {
    title: [card for card in LOCATIONS.values() if card.title == title]
    for title in dict.fromkeys([card.title for card in LOCATIONS.values()])
}


def people_of(view: ArkhamView) -> list[InvestigatorView]:
    return [who for who in view.investigators if who.health and not who.gone]


def to_act(view: ArkhamView, who: InvestigatorView) -> int:
    """Actions that an investigator can still take in this round."""
    if view.phase not in ("investigation", "mythos"):
        return 0
    return who.actions if view.turn == who.seat else 0 if who.acted else ACTIONS


def work(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways) -> float:
    """All actions that the scenario still takes, as far as one can see."""
    if view.act is None:
        return 0.0
    n = len(view.investigators)
    key = view.act.key
    if not people:  # what nobody is left to do is not done
        return W.cold_case * (view.cultists + len(wanted(view))) if key == CONSPIRACY else 0.0
    later = LATER.get(key, ())
    total = max(1, n - 1) * W.later_ways.get(key, 0.0)
    total += sum([finding_later(view, people, clues * n, shroud) for act in later for clues, shroud in act.clues])
    total += rites(view, people, sum([act.tests for act in later]) * n)
    if view.act.needs:
        total += clues_for(view, people, near, view.act.needs - view.act.clues)
    elif key == CONSPIRACY:
        total += cultists(view, people, near, n)
    elif key in (RITUAL, INTO_THE_DARKNESS):
        total += sum([near[who.seat].get(RITUAL_SITE, W.far) for who in people])
        if key == RITUAL:
            missing = PER_RITUAL * n - view.act.clues
            total += rites(view, people, missing) + clues_for(view, people, near, missing)
    return total + fights(view, people, near, n) - lights(view, people)


# ---- clues -----------------------------------------------------------------------------------------------------------


def clues_for(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways, needed: float) -> float:
    """To find what is missing, and to carry it where it is spent."""
    assert view.act is not None
    missing = needed - sum([who.clues for who in people])
    where = SPENT_AT.get(view.act.key)
    if missing > 0:
        return (W.way_back * len(people) if where else 0.0) + searching(view, people, near, missing)
    return float(sum([near[who.seat].get(where, W.far) for who in people if who.clues])) if where else 0.0


def clues_wanted(
    view: ArkhamView, people: Sequence[InvestigatorView], near: Ways
) -> tuple[float, tuple[str, ...]]:  # fmt: skip
    """Of all actions those for the clues of the current act; and where they are looked for, the easiest place first."""
    if view.act is None or not people or not (view.act.needs or view.act.key == RITUAL):
        return 0.0, ()
    needed = float((view.act.needs or PER_RITUAL * len(view.investigators)) - view.act.clues)
    missing = needed - sum([who.clues for who in people])
    places = [job.place for job in search_jobs(view, people, near, missing)] if missing > 0 else []
    return clues_for(view, people, near, needed), tuple(places)


def searching(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways, missing: float) -> float:
    """Whoever is best at it goes where most is to be found, and nobody waits for another if that can be helped."""
    jobs = search_jobs(view, people, near, missing)
    return shared(view, people, [errand(job, people, near) for job in jobs]) + nowhere(jobs, missing)


def nowhere(jobs: Sequence[Search], missing: float) -> float:
    """For clues that are nowhere to be seen."""
    return W.nowhere * max(0.0, missing - sum([job.clues for job in jobs]))


class Search(NamedTuple):
    """Clues to be found at a location: how many of them, and how many tries each investigator needs for one."""

    ease: float
    place: str
    clues: float
    tries: tuple[float, ...]
    door: float


def search_jobs(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways, missing: float) -> list[Search]:
    """The easiest locations that have all that is missing."""
    locked = {card.location for card in view.at_locations if card.card == "locked-door"}
    places: list[Search] = []
    for one in view.locations:
        clues, tries = to_search(view, one, people)
        if clues:
            door = unlocking(view, people) if one.key in locked else 0.0
            way = min([near[who.seat].get(one.key, W.far) for who in people])
            places.append(Search(min(tries) + (way + door) / min(clues, missing), one.key, clues, tries, door))
    jobs: list[Search] = []
    for job in sorted(places):
        if missing > 0:
            jobs.append(job._replace(clues=min(job.clues, missing)))
            missing -= job.clues
    return jobs


def unlocking(view: ArkhamView, people: Sequence[InvestigatorView]) -> float:
    """Tries until a locked door is open."""
    best = max([max(who.skills[COMBAT], who.skills[AGILITY]) for who in people])
    return 1 / chance(view, best + W.helped - LOCKED_DOOR)


def to_search(
    view: ArkhamView, place: LocationView, people: Sequence[InvestigatorView]
) -> tuple[float, tuple[float, ...]]:
    """The clues of a location, and how often each investigator has to try for one; if unrevealed, on average."""
    if place.revealed:
        return float(place.clues), tuple([1 / finding(view, who, place.shroud, place.card) for who in people])
    cards = may_be(view, place)
    total = sum([card.clues for card in cards])
    if not total:
        return 0.0, ()
    tries = [sum([card.clues / finding(view, who, card.shroud, card.key) for card in cards]) / total for who in people]
    return total / len(cards) * len(view.investigators), tuple(tries)


def errand(job: Search, people: Sequence[InvestigatorView], near: Ways) -> Errand:
    way_in = W.entrance.get(job.place, 0.0)
    return Errand(
        job.place,
        tuple(
            [
                job.door + tries * job.clues + (way_in if near[who.seat].get(job.place, W.far) else 0.0)
                for who, tries in zip(people, job.tries, strict=True)
            ]
        ),
    )


def known(view: ArkhamView, place: LocationView) -> tuple[float, int]:
    """Clues and shroud; of an unrevealed location what is printed on it, if there is but one of that name."""
    if place.revealed:
        return float(place.clues), place.shroud
    printed = LOCATIONS.get(place.key)
    if printed is None:
        return float(W.usual_clues * len(view.investigators)), W.usual_shroud
    return float(printed.clues * len(view.investigators)), printed.shroud


def may_be(view: ArkhamView, place: LocationView) -> list[LocationCard]:
    """What an unrevealed location may be: the cards of its title that are not seen elsewhere."""
    if place.key in LOCATIONS:
        return [LOCATIONS[place.key]]
    seen = [one.card for one in view.locations if one.revealed]
    return [card for card in BY_TITLE.get(place.title, ()) if card.key not in seen]


def finding_later(view: ArkhamView, people: Sequence[InvestigatorView], clues: float, shroud: int) -> float:
    return clues / max([finding(view, who, shroud) for who in people]) if clues else 0.0


def lights(view: ArkhamView, people: Sequence[InvestigatorView]) -> float:
    """The tries that a flashlight saves, as long as clues are looked for."""
    assert view.act is not None
    if view.act.key in NO_MORE_CLUES:
        return 0.0
    saved = 0.0
    for who in people:
        uses = sum([card.uses for card in who.assets if card.card == FLASHLIGHT])
        if uses:
            bare = finding(view, who, W.usual_shroud)
            lit = finding(view, who, W.usual_shroud - LIGHT)
            saved += uses * min(W.most_saved, W.saved * (lit / bare - 1))
    return saved


def rites(view: ArkhamView, people: Sequence[InvestigatorView], times: float) -> float:
    """Tests of willpower or agility that disrupt the ritual; each that fails has cost a clue."""
    if not times:
        return 0.0
    best = max([max(who.skills[WILLPOWER], who.skills[AGILITY]) for who in people])
    tries = times / chance(view, best - 3)
    return tries + finding_later(view, people, tries - times, RITUAL_SHROUD)


# ---- enemies ---------------------------------------------------------------------------------------------------------


def wanted(view: ArkhamView) -> list[EnemyView]:
    """Enemies in play that the act wants to be defeated."""
    act = "" if view.act is None else view.act.key
    if act == CONSPIRACY:
        return [one for one in view.enemies if one.victory and "cultist" in one.traits]
    return [one for one in view.enemies if "elite" in one.traits and one.card in (PRIEST, UMORDHOTH)]


def fights(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways, n: int) -> float:
    """What has to be defeated and what else will come, with the weapons that are in play."""
    assert view.act is not None
    foes = [] if view.act.key == CONSPIRACY else wanted(view)
    health = float(sum([enemy.health - enemy.damage for enemy in foes]))
    fight = max([enemy.fight for enemy in foes], default=W.stranger)
    later = LATER.get(view.act.key, ())
    for act in later:
        if act.boss:
            boss = ENEMIES[act.boss]
            health += boss.health * n
            fight = boss.fight
    health += W.strangers * n * (len(later) + 1) / 3
    walks = sum([min([near[who.seat].get(enemy.location, W.far) for who in people]) for enemy in foes])
    return together([attacks(view, who, fight) for who in people], health) + walks


def together(ways: Sequence[Sequence[Attack]], health: float) -> float:
    """Actions of all to deal so much damage if they fight side by side, each with the best that is left to them."""
    lasts = [[*own] for own in ways]
    total = 0.0
    while True:
        pace = sum([max(W.least_rate, own[0].expected) for own in lasts])
        each = min([health / pace, *[own[0].times for own in lasts]])
        total += each * len(lasts)
        health -= each * pace
        if health <= LITTLE:
            return total
        for own in lasts:
            way = own.pop(0)
            if way.times > each:
                own.insert(0, way._replace(times=way.times - each))


def cultists(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways, n: int) -> float:
    """The cases at hand: those who have been found, who else brings doom, and the next of the hidden ones."""
    found = wanted(view)
    soon = min(view.cultists, max(1, (W.cases if n <= 2 else W.cases + 1) - len(found)))
    clues = PER_CULTIST * n
    missing = clues * soon - sum([who.clues for who in people])
    jobs = search_jobs(view, people, near, missing) if missing > 0 else []
    errands = [ending(view, enemy, people) for enemy in found]
    errands += [hunt(view, enemy, people) for enemy in doomsayers(view)]
    errands += [errand(job, people, near) for job in jobs]
    total = shared(view, people, errands) + nowhere(jobs, missing)
    ways = [attacks(view, who, W.stranger, monster=False) for who in people]
    total += soon * (1 + W.cultist_way) + together(ways, W.cultist_health * soon)
    later = finding_later(view, people, clues, W.later_shroud) + W.later_way * clues
    return total + (view.cultists - soon) * (1 + W.cultist_way + later + W.cultist_fight)


def doomsayers(view: ArkhamView) -> list[EnemyView]:
    """Cultists who only bring doom, while cultists are looked for: somebody has to go there."""
    if view.act is None or view.act.key != CONSPIRACY:
        return []
    return [one for one in view.enemies if "cultist" in one.traits and not one.victory]


def at_hand(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways) -> float:
    """In points: who has been found and is nearly overcome; less who brings doom and is not."""
    total = 0.0
    if not people:
        return total
    for enemy in wanted(view):
        total += W.found * in_reach(enemy, ending(view, enemy, people), people, near)
    for enemy in doomsayers(view):
        doom = W.doomed * enemy.doom + W.dooming * (enemy.card == WIZARD)
        total -= doom * (1 - in_reach(enemy, hunt(view, enemy, people), people, near))
    return total


def in_reach(enemy: EnemyView, job: Errand, people: Sequence[InvestigatorView], near: Ways) -> float:
    left = [near[who.seat].get(enemy.location, W.far) + cost for who, cost in zip(people, job.costs, strict=True)]
    return exp(-min(left) / W.reach)


def hunt(view: ArkhamView, enemy: EnemyView, people: Sequence[InvestigatorView]) -> Errand:
    """To fight one down; some find a clue over the defeated."""
    left = enemy.health - enemy.damage
    clues = {place.key: place.clues if place.revealed else 1 for place in view.locations}.get(enemy.location, 0)
    return Errand(
        enemy.location,
        tuple(
            [
                blows(attacks(view, who, enemy.fight, monster=False), left)
                - (W.over_the_defeated if who.key == ROLAND and clues else 0.0)
                for who in people
            ]
        ),
    )


def ending(view: ArkhamView, enemy: EnemyView, people: Sequence[InvestigatorView]) -> Errand:
    """A cultist who has been found is overcome, one way or the other."""
    fights = hunt(view, enemy, people).costs
    ways = [min(fight, talk(view, enemy, who)) for fight, who in zip(fights, people, strict=True)]
    return Errand(enemy.location, tuple(ways))


def talk(view: ArkhamView, enemy: EnemyView, who: InvestigatorView) -> float:
    """Actions until this investigator has what it takes to do it without a fight."""
    if enemy.card == "victoria-devereux":
        return 1 + W.aside * 5 + max(0, 5 - who.resources)
    if enemy.card == "herman-collins":
        return 1 + W.aside * 4 + max(0, 4 - len(who.hand))
    if enemy.card == "peter-warren":
        return 1 + W.per_clue * 2
    if enemy.card == "ruth-turner":
        return 1 / chance(view, who.skills[AGILITY] + W.helped - enemy.evade)
    return 99.0


# ---- time ------------------------------------------------------------------------------------------------------------


def rounds_left(view: ArkhamView, relief: float = 0.0) -> float:
    """Until the last agenda is full, if so much doom can be taken away."""
    if view.agenda is None or not view.agenda.needs:
        return 99.0
    doom = view.agenda.needs - view.doom + relief
    keys = SCENARIOS[view.scenario].agendas
    if view.agenda.key in keys:
        doom += sum([AGENDAS[key].doom for key in keys[keys.index(view.agenda.key) + 1 :]])
    wizards = sum([enemy.card == WIZARD for enemy in view.enemies])
    return doom / (1 + W.extra_doom.get(view.scenario, W.any_doom) * len(people_of(view)) + W.wizard * wizards)


def spare_rounds(view: ArkhamView, people: Sequence[InvestigatorView], actions: float, relief: float) -> float:
    return rounds_left(view, relief) - actions / (W.effect * ACTIONS * max(1, len(people)))


def actions_left(view: ArkhamView, people: Sequence[InvestigatorView], relief: float) -> float:
    """Those that will be spent on the act before the last agenda is full."""
    return W.effect * ACTIONS * len(people) * rounds_left(view, relief) if view.agenda is not None else 0.0

"""The enemy at the end: how many of its blows the investigators would have to take, and how many they can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from seance.games.arkham.rules.printed import AGILITY, COMBAT, ENEMIES
from seance.games.arkham.show.view import ArkhamView, InvestigatorView

from .prospects import LITA, WEAPONS, chance, controlled, soak
from .weights import W
from .work import ACTIONS, LATER, PRIEST, people_of, to_act


class Boss(NamedTuple):
    """What is left of it, and what it does."""

    fight: int
    evade: int
    health: float
    damage: int
    horror: int
    retaliates: bool


class Strike(NamedTuple):
    """The attacks of one investigator: how likely they hit, and what that does."""

    hits: float
    damage: float
    seat: int


def boss_of(view: ArkhamView) -> Boss | None:
    """The Ghoul Priest, as long as he has to be defeated, whether he is there already or not."""
    enemy = next((one for one in view.enemies if one.card == PRIEST), None)
    if view.scenario != "the-gathering" or view.act is None:
        return None
    if enemy is not None:
        left = float(enemy.health - enemy.damage)
        return Boss(enemy.fight, enemy.evade, left, enemy.deals_damage, enemy.deals_horror, True)
    if not any(act.boss == PRIEST for act in LATER.get(view.act.key, ())):
        return None
    card = ENEMIES[PRIEST]
    return Boss(card.fight, card.evade, float(card.health * len(view.investigators)), card.damage, card.horror, True)


def danger(view: ArkhamView) -> float:
    """Blows that the fight would cost, as a share of those that the investigators can take."""
    boss, people = boss_of(view), people_of(view)
    if boss is None or not people:
        return 0.0
    able = sum([stands(who, boss) for who in people])
    strikes = sorted([strike(view, who, boss) for who in people], key=lambda one: -one[0] * one[1])
    costs = [blows_taken(view, people, boss, strikes[:n]) for n in range(1, len(strikes) + 1)]
    return min(costs) * (1 - at_rest(view, people, boss, strikes)) / max(W.least_stand, able)


def at_rest(view: ArkhamView, people: Sequence[InvestigatorView], boss: Boss, strikes: Sequence[Strike]) -> float:
    """The share of the fight that can be done while it is exhausted: until the round ends it strikes nobody."""
    enemy = next((one for one in view.enemies if one.card == PRIEST and one.exhausted), None)
    if enemy is None:
        return 0.0
    left = {who.seat: to_act(view, who) for who in people if who.location == enemy.location}
    dealt = sum([hits * damage * left.get(seat, 0) for hits, damage, seat in strikes])
    return min(1.0, dealt / max(1.0, boss.health))


def stands(who: InvestigatorView, boss: Boss) -> float:
    """How many of its blows an investigator can take."""
    health, sanity = soak(who.assets)
    return min((who.health - who.damage + health) / boss.damage, (who.sanity - who.horror + sanity) / boss.horror)


def strike(view: ArkhamView, who: InvestigatorView, boss: Boss) -> Strike:
    more = 1 if controlled(view, LITA) else 0
    found = [(chance(view, who.skills[COMBAT] + W.helped - boss.fight), 1.0 + more)]
    for card in who.assets:
        weapon = WEAPONS.get(card.card)
        if weapon is not None and (card.uses or not card.uses_kind):
            share = min(1.0, card.uses / W.ammunition) if card.uses_kind else 1.0
            hits = chance(view, who.skills[weapon.skill] + weapon.plus + W.helped - boss.fight)
            found.append((hits, 1.0 + more + share * weapon.damage))
    hits, damage = max(found, key=lambda one: one[0] * one[1])
    return Strike(hits, damage, who.seat)


def blows_taken(view: ArkhamView, people: Sequence[InvestigatorView], boss: Boss, strikes: Sequence[Strike]) -> float:
    """If these fight and the others keep it busy."""
    pace = ACTIONS * max(W.slowest, sum([hits * damage for hits, damage, _ in strikes]))
    missed = ACTIONS * sum([1 - hits for hits, _, _ in strikes]) if boss.retaliates else 0.0
    fighting = [seat for _, _, seat in strikes]
    free = [chance(view, who.skills[AGILITY] + W.helped - boss.evade) for who in people if who.seat not in fighting]
    return boss.health / pace * (1 + missed) * (1 - W.evaded * max(free, default=0.0))

"""What a position of Arkham Horror is worth, from 0 (lost) to 1 (won): from a view alone.

Everything is counted in one coin, the action. A scenario asks for so many of them (`work.py`) before the last agenda is
full; enemies cost actions and bodies, cards save them. What it all comes to is how likely the investigators win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log1p
from typing import NamedTuple

from seance.games.arkham.rules.printed import AGILITY, ENEMIES, PLAYER_CARDS
from seance.games.arkham.show.view import ArkhamView, CardView, EnemyView, InvestigatorView

from .bosses import danger
from .prospects import LITA, attacks, blows, chance, finding, soak, steady
from .ways import Ways, ways_of
from .weights import W
from .work import (
    CONSPIRACY,
    PER_RITUAL,
    PRIEST,
    RITUAL,
    RITUAL_SITE,
    actions_left,
    at_hand,
    doomsayers,
    hunt,
    known,
    people_of,
    spare_rounds,
    to_act,
    wanted,
    work,
)

MASKS = "the-midnight-masks"  # there is no lost or won there
WON, SURVIVED = "won", "survived"
SCENARIOS = ("the-gathering", "the-midnight-masks", "the-devourer-below")
LAST_FIGHT = "what-have-you-done"
LAST_ACT = 3
VENGEANCE = "vengeance-awaits"  # the Devourer has come
GETTING_OUT = "theyre-getting-out"  # an agenda for which every ghoul brings doom
CULTISTS = tuple([card.key for card in ENEMIES.values() if card.unique and "cultist" in card.traits])


def worth(view: ArkhamView) -> float:
    if view.result:
        return float(view.result.startswith(WON)) or W.survived * view.result.startswith(SURVIVED)
    return 1 / (1 + exp(-W.bold * sum(scores(view).values())))


def parts(view: ArkhamView) -> Mapping[str, float]:
    """By word, for whoever wants to know why."""
    return {} if view.result else scores(view)


class Tasks(NamedTuple):
    """What a scenario still asks for: actions for the act, those that enemies hold up, and rounds to spare."""

    enemies: list[tuple[EnemyView, float]]  # with the actions that it takes to be rid of each
    actions: float
    held: float
    relief: float  # of doom on enemies
    spare: float
    rate: float  # what an action is worth


def tasks(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways) -> Tasks:
    actions = work(view, people, near)
    enemies = foes(view, people, near)
    errands = doomsayers(view)  # who are work
    held = sum(
        [
            needed * (W.quiet if sleeps(view, enemy) else 1.0)
            for enemy, needed in enemies
            if is_in_the_way(view, enemy) and enemy not in errands
        ]
    )
    relief = sum([W.relief * enemy.doom * (1 - needed / W.most_blows) for enemy, needed in enemies if enemy.doom])
    spare = spare_rounds(view, people, actions + held, relief)
    rate = W.action + W.per_head / len(view.investigators) if view.scenario == MASKS else W.action
    return Tasks(enemies, actions, held, relief, spare, rate)


def scores(view: ArkhamView) -> dict[str, float]:
    people = people_of(view)
    near = ways_of(view, people)
    todo = tasks(view, people, near)
    share = 2 / max(2, len(view.investigators))
    if view.scenario == MASKS:
        act = W.finish * finished(view) + at_hand(view, people, near) - todo.rate * (todo.actions + todo.held)
        agenda = todo.rate * actions_left(view, people, todo.relief)  # none where nobody is left
    else:
        act = stages(view, todo.spare, people, near) - W.action * todo.actions + lita(view, people, near)
        over = fought_out(view) or not people
        agenda = 0.0 if over else -W.late * W.haste * log1p(exp((W.spare - todo.spare) / W.haste))
    return {
        "before": reached(view),
        "act": act,
        "agenda": agenda,
        "enemies": -sum([threat(view, enemy, needed) for enemy, needed in todo.enemies]),
        "bodies": share * sum([body(view, who, people, near) for who in view.investigators if who.health]),
        "means": W.action * sum([means(who) for who in people]),
    }


def reached(view: ArkhamView) -> float:
    """What has been reached before this scenario."""
    begins = W.begins.get(view.scenario, 0.0)
    if view.mode != "campaign":
        return begins
    trauma = sum([who.physical + who.mental for who in view.investigators])
    return (
        begins + W.scenario * (SCENARIOS.index(view.scenario) if view.scenario in SCENARIOS else 0) - W.trauma * trauma
    )


def stages(view: ArkhamView, spare: float, people: Sequence[InvestigatorView], near: Ways) -> float:
    """What has been done; and whether one is ready for the enemy at the end."""
    if view.act is None:
        return 0.0
    if view.act.key == VENGEANCE:
        return W.finish * finished(view) - W.awake
    if not people and not fought_out(view):  # nobody is left to do it
        ends_badly = view.mode != "campaign" or view.scenario == SCENARIOS[-1]
        return -W.awake if ends_badly else W.act * view.act.stage - W.boss * W.most_risk
    risk = danger(view)
    value = W.act * view.act.stage + W.finish * finished(view) - W.boss * min(W.most_risk, risk)
    if view.act.key == RITUAL:
        together = len([who for who in people if near[who.seat].get(RITUAL_SITE, W.far) <= 1])
        return value + W.guarded * together / max(1, len(people)) + W.last * finished(view)
    if view.act.key == LAST_FIGHT:
        value += W.ambush + W.last * finished(view)
    if view.act.stage == LAST_ACT and spare > W.ready_by:
        value -= W.unready * max(0.0, min(W.most_risk, risk) - W.ready)
    return value


def finished(view: ArkhamView) -> float:
    """How much of the last thing to be done is done: the blows on the last enemy, the rites, the cultists."""
    if view.act is None:
        return 0.0
    n = len(view.investigators)
    if view.act.key == RITUAL:
        return view.act.clues / (PER_RITUAL * n)
    if fought_out(view):
        return 1.0
    if view.act.key == CONSPIRACY:
        found = len([card for card in view.victory if card in CULTISTS])
        hurt = sum([enemy.damage / enemy.health for enemy in wanted(view)])
        shown = W.shown * (len(CULTISTS) - 1 - view.cultists)
        return (found + W.hurt * hurt + shown) / len(CULTISTS) + W.overcome * found / W.finish
    return max([enemy.damage / enemy.health for enemy in wanted(view)], default=0.0)


def fought_out(view: ArkhamView) -> bool:
    """The last enemy of the Gathering is defeated: all that is left is to say how it ends."""
    return view.act is not None and view.act.key == LAST_FIGHT and PRIEST in view.victory


def lita(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways) -> float:
    """While she waits in the Parlor: what she would save, the nearer somebody is who can talk to her."""
    card = next((card for card in view.at_locations if card.card == LITA), None)
    if card is None or not people:
        return 0.0
    ease = max([finding(view, who, 4) * W.lita_step ** near[who.seat].get(card.location, W.far) for who in people])
    foes = sum([enemy.health - enemy.damage for enemy in wanted(view)])
    return W.action * ease * (W.lita + W.lita_health * foes)


# ---- enemies ---------------------------------------------------------------------------------------------------------


def foes(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways) -> list[tuple[EnemyView, float]]:
    """Enemies, and the actions that it takes to be rid of each: ammunition is counted for the worst of them only."""
    if not people:
        return []
    wanted_ones = wanted(view)
    errands = doomsayers(view)  # the way there is counted with the other errands
    others = [enemy for enemy in view.enemies if enemy not in wanted_ones and enemy not in errands]
    found = [(enemy, min(W.most_blows, riddance(view, enemy, people, near))) for enemy in others]
    held = [one for one in found if one[0].engaged >= 0] or found
    if held:
        worst = max(held, key=lambda one: one[1])
        with_all = min(W.most_blows, riddance(view, worst[0], people, near, armed=True))
        found[found.index(worst)] = (worst[0], with_all)
    found += [(enemy, min(W.most_blows, *hunt(view, enemy, people).costs)) for enemy in errands]
    return found + [(enemy, 0.0) for enemy in wanted_ones]


def threat(view: ArkhamView, enemy: EnemyView, needed: float) -> float:
    """The actions that it takes to be rid of it, and what it does until then."""
    value = W.action * needed + W.harm * (enemy.deals_damage + enemy.deals_horror)
    if sleeps(view, enemy):
        value *= W.asleep
    if view.agenda is not None and view.agenda.key == GETTING_OUT and "ghoul" in enemy.traits:
        value += W.at_the_door
    return value if is_in_the_way(view, enemy) else W.at_large * value


def sleeps(view: ArkhamView, enemy: EnemyView) -> bool:
    """It is exhausted, and not only until the end of this round."""
    return enemy.exhausted and view.phase not in ("enemy", "upkeep")


def is_in_the_way(view: ArkhamView, enemy: EnemyView) -> bool:
    """It hunts, it is where somebody is, where clues are, or where everybody has to pass."""
    if enemy.engaged >= 0 or "hunter" in enemy.keywords:
        return True
    if any(who.location == enemy.location for who in view.investigators if not who.gone):
        return True
    return any(
        known(view, place)[0] or len(place.connected) >= W.crossroads or place.key == RITUAL_SITE
        for place in view.locations
        if place.key == enemy.location
    )


def riddance(
    view: ArkhamView, enemy: EnemyView, people: Sequence[InvestigatorView], near: Ways, armed: bool = False
) -> float:
    """Actions until somebody has gone there and defeated it."""
    left = enemy.health - enemy.damage
    ways = [attacks(view, who, enemy.fight) for who in people]
    costs = [blows(own if armed else [steady(own)], left) for own in ways]
    return min([near[who.seat].get(enemy.location, W.far) + cost for who, cost in zip(people, costs, strict=True)])


def coming(
    view: ArkhamView, who: InvestigatorView, people: Sequence[InvestigatorView], near: Ways
) -> tuple[float, float]:
    """Damage and horror that threaten in this round, as far as they are not prevented."""
    damage = horror = 0.0
    if view.phase == "upkeep":
        return damage, horror
    left = actions_here(view, who, people)
    for enemy in view.enemies:
        if enemy.exhausted:
            continue
        met = meets(view, who, enemy, near)
        if met:
            needed = riddance(view, enemy, people, near, armed=True)
            in_time = 1.0 if needed <= left else left / needed
            sure = met * W.coming * (1 - W.in_time * max(in_time, slipping(view, who, enemy)))
            left = max(0.0, left - met * needed)
            damage += sure * enemy.deals_damage
            horror += sure * enemy.deals_horror
    return damage, horror


def slipping(view: ArkhamView, who: InvestigatorView, enemy: EnemyView) -> float:
    """How likely whoever is engaged evades it, with all actions that are left."""
    if enemy.engaged != who.seat:
        return 0.0
    fails = 1 - chance(view, who.skills[AGILITY] + W.helped - enemy.evade)
    return 1 - float(fails ** to_act(view, who))


def meets(view: ArkhamView, who: InvestigatorView, enemy: EnemyView, near: Ways) -> float:
    """How surely this enemy fights this investigator: who waits next door to what is in the way will meet it, too."""
    if enemy.engaged == who.seat or ("massive" in enemy.keywords and enemy.location == who.location):
        return 1.0
    if enemy.engaged >= 0 or near[who.seat].get(enemy.location, W.far) > 1:
        return 0.0
    return 1.0 if "hunter" in enemy.keywords else W.next_door if is_in_the_way(view, enemy) else 0.0


def actions_here(view: ArkhamView, who: InvestigatorView, people: Sequence[InvestigatorView]) -> float:
    """Actions that can still be taken there in this round."""
    return float(sum([to_act(view, one) for one in people if one.location == who.location]))


# ---- investigators ---------------------------------------------------------------------------------------------------


def body(view: ArkhamView, who: InvestigatorView, people: Sequence[InvestigatorView], near: Ways) -> float:
    if who.gone:
        return -W.resigned if who.resigned else -W.gone - W.trauma * bool(who.killed)
    damage, horror = coming(view, who, people, near)
    health, sanity = soak(who.assets)
    return -fragile(who.health - who.damage + W.soaked * health - damage) - fragile(
        who.sanity - who.horror + W.soaked * sanity - horror
    )


def fragile(left: float) -> float:
    """What is lost with so much left to take: the less, the more the next point counts."""
    return W.broken * exp(-max(0.0, left) / W.fragile) - W.action * W.harmed * max(0.0, left)


def means(who: InvestigatorView) -> float:
    """Cards, resources and what is in play, in actions."""
    value = W.cards[min(len(who.hand), len(W.cards) - 1)] + W.resources[min(who.resources, len(W.resources) - 1)]
    value += sum([asset(card.card, card.uses, bool(card.uses_kind)) - W.doom * card.doom for card in who.assets])
    value -= sum([frailty(card) for card in who.assets])
    soon = [in_hand(card.card) * min(1.0, (who.resources + 1) / (1 + (card.cost or 0))) for card in who.hand]
    value += sum(sorted(soon, reverse=True)[: W.best_of_hand])
    value += sum([W.skills[skill] * who.skills[skill] for skill in W.skills])
    return value - sum([W.threats.get(card.card, W.any_threat) for card in who.threats])


def asset(card: str, uses: int, counted: bool) -> float:
    value = W.assets.get(card, 0.0)
    return value * min(1.0, uses / W.uses) if counted else value


def frailty(card: CardView) -> float:
    """What is at stake with somebody who has not much left to take."""
    left = [most - taken for most, taken in ((card.health, card.damage), (card.sanity, card.horror)) if most]
    return W.allies.get(card.card, 0.0) * W.fading ** min(left) if left else 0.0


@cache
def in_hand(card: str) -> float:
    printed = PLAYER_CARDS.get(card)
    if printed is None or printed.kind != "asset":
        return 0.0
    return W.in_hand * W.to_play.get(card, W.assets.get(card, W.any_asset))

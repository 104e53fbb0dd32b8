"""What a position of Arkham Horror is worth, from 0 (lost) to 1 (won): from a view alone.

Everything is counted in one coin, the action. A scenario asks for so many of them (`work.py`) before the last agenda is
full; enemies cost actions and bodies, cards save them. What it all comes to is how likely the investigators win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log1p
from typing import NamedTuple

from seance.games.arkham.rules.printed import AGILITY, ENEMIES, PLAYER_CARDS, WILLPOWER
from seance.games.arkham.show.view import ArkhamView, CardView, EnemyView, InvestigatorView

from .bosses import HELPED, danger
from .prospects import LITA, attacks, blows, chance, finding, soak, steady
from .work import (
    CONSPIRACY,
    FAR,
    PER_RITUAL,
    RITUAL,
    RITUAL_SITE,
    Ways,
    actions_left,
    distances,
    known,
    people_of,
    spare_rounds,
    to_act,
    wanted,
    work,
)

MASKS, PER_HEAD = "the-midnight-masks", 0.3  # there is no lost or won there: whoever saves actions finds more
WON, SURVIVED = "won", "survived"
SCENARIOS = ("the-gathering", "the-midnight-masks", "the-devourer-below")
BOLD = 0.35  # the smaller, the less a misfortune counts for more than luck
ACTION = 0.1  # what an action is worth
BEGINS = {
    "the-gathering": 3.5,
    "the-midnight-masks": 15.0,
    "the-devourer-below": 8.0,
}  # so that one begins in the middle
ACT = 1.0  # an act that is done, besides the work
FINISH, SHOWN = 4.0, 0.5  # all of the last act; of that, a cultist who has been found
BOSS, UNREADY, READY, READY_BY = 1.5, 3.0, 0.6, 2.0  # the risk of the last fight; to begin it unprepared in haste
LAST_FIGHT, AMBUSH = "what-have-you-done", 1.2  # whoever opens the door is struck at once
LAST_ACT, GUARDED, LAST = 3, 2.0, 4.0  # at the Ritual Site somebody waits; what it is worth more to end it all
VENGEANCE, AWAKE = "vengeance-awaits", 24.0  # the Devourer has come
LATE, HASTE, SPARE = 0.6, 3.0, 4.0  # a round too few; how soft that is; rounds that one would like to have left
BREAK, FRAGILE = 3.5, 1.9  # whoever has nothing left; and how fast that gets better
SOAKED = 0.7  # of what an asset takes
GONE, RESIGNED, TRAUMA = 3.6, 2.0, 0.4
COMING, IN_TIME = 0.9, 0.8  # harm that an engaged enemy will do in this round; how sure it is that actions prevent it
HARM, MOST_BLOWS = 0.12, 8.0  # a point of damage or horror that an enemy deals; more actions are not thought of
NEXT_DOOR = 0.6  # of the harm of an enemy that will have to be met
QUIET = 0.5  # of the actions that an enemy takes, while it is exhausted
RELIEF = 0.7  # of the doom on enemies, the nearer their end
CROSSROADS = 3  # ways that meet
AT_LARGE, ASLEEP = 0.6, 0.85  # enemies that are in nobody's way; that are exhausted
GETTING_OUT, AT_THE_DOOR = "theyre-getting-out", 0.2  # an agenda for which every ghoul brings doom
CARDS = (0.0, 0.9, 1.6, 2.1, 2.5, 2.8, 3.0, 3.1, 3.1)  # actions, by cards in hand
RESOURCES = (0.0, 0.5, 1.0, 1.4, 1.75, 2.0, 2.2, 2.3, 2.4)
BEST_OF_HAND = 4  # assets that may be played soon
IN_HAND = 0.35  # of what an asset is worth, while it is in hand
SKILLS = {WILLPOWER: 1.5, AGILITY: 0.8}  # actions, for each point
ASSETS: Mapping[str, float] = {  # actions that they save, besides what can be seen: skills, soak, attacks, tools
    "dr-milan-christopher": 2.5, "leo-de-luca-01048": 7.0, "leo-de-luca-01054": 7.0, "beat-cop-01018": 1.5,
    "beat-cop-01028": 2.5, "guard-dog": 2.0, "physical-training": 1.5, "hyperawareness": 1.2, "arcane-studies": 1.2,
    "hard-knocks": 1.2, "dig-deep": 1.2, "first-aid": 1.0, "old-book-of-lore": 1.2, "medical-texts": 0.6, "scrying":
    0.8, "forbidden-knowledge": 1.0, "rabbits-foot": 1.2, "scavenging": 0.4, "pickpocketing": 0.3, "burglary": 0.5,
    "stray-cat": 1.5, "research-librarian": 0.8, "arcane-initiate": 0.5, "heirloom-of-hyperborea": 0.4,
    "wendys-amulet": 2.0, "daisys-tote-bag": 0.2, "lita-chantler": 2.0, "police-badge": 2.0, "aquinnah": 2.0,
    "cat-burglar": 1.0, "encyclopedia": 1.0, "book-of-shadows": 1.0, "grotesque-statue": 3.0, "disc-of-itzamna": 1.5,
}  # fmt: skip
WORTH_PLAYING: Mapping[str, float] = {  # what is seen of them only when they are in play
    "45-automatic": 5.0, "rolands-38-special": 5.0, "machete": 5.0, "shrivelling": 5.0, "baseball-bat": 3.5, "shotgun":
    5.0, "41-derringer": 2.5, "knife": 1.0, "switchblade": 1.2, "flashlight": 2.0, "magnifying-glass-01030": 2.5,
    "magnifying-glass-01040": 2.5, "dr-milan-christopher": 5.0, "beat-cop-01018": 5.0, "beat-cop-01028": 6.0,
    "holy-rosary": 2.5, "leather-coat": 2.0, "bulletproof-vest": 3.0, "elder-sign-amulet": 3.0,
}  # fmt: skip
ALLIES: Mapping[str, float] = {  # actions that are lost with them
    "lita-chantler": 6.0, "dr-milan-christopher": 5.0, "leo-de-luca-01048": 6.0, "leo-de-luca-01054": 6.0,
    "beat-cop-01018": 4.0, "beat-cop-01028": 5.0, "arcane-initiate": 1.0, "cat-burglar": 3.0,
}  # fmt: skip
FADING = 0.4  # with every point that is left
THREATS: Mapping[str, float] = {
    "frozen-in-fear": 2.5, "dissonant-voices": 1.0, "haunted": 3.0, "psychosis": 1.0, "hypochondria": 1.0,
    "dreams-of-rlyeh": 3.0, "the-necronomicon": 1.0,
}  # fmt: skip
CULTISTS = tuple([card.key for card in ENEMIES.values() if card.unique and "cultist" in card.traits])
LITA_AT_HAND = 0.6  # actions that she would save for each point of health of an enemy that must be defeated


def worth(view: ArkhamView) -> float:
    if view.result:
        return float(view.result.startswith(WON)) or 0.6 * view.result.startswith(SURVIVED)
    return 1 / (1 + exp(-BOLD * sum(scores(view).values())))


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
    held = sum(
        [needed * (QUIET if enemy.exhausted else 1.0) for enemy, needed in enemies if is_in_the_way(view, enemy)]
    )
    relief = sum([RELIEF * enemy.doom * (1 - needed / MOST_BLOWS) for enemy, needed in enemies if enemy.doom])
    spare = spare_rounds(view, people, actions + held, relief)
    rate = ACTION + PER_HEAD / len(view.investigators) if view.scenario == MASKS else ACTION
    return Tasks(enemies, actions, held, relief, spare, rate)


def scores(view: ArkhamView) -> dict[str, float]:
    people = people_of(view)
    near = {who.seat: distances(view, who.location) for who in people}
    todo = tasks(view, people, near)
    share = 2 / max(2, len(view.investigators))
    if view.scenario == MASKS:
        act = FINISH * finished(view) - todo.rate * (todo.actions + todo.held)
        agenda = todo.rate * actions_left(view, people, todo.relief)
    else:
        act = stages(view, todo.spare, people, near) - ACTION * todo.actions + lita(view, people, near)
        agenda = -LATE * HASTE * log1p(exp((SPARE - todo.spare) / HASTE))
    return {
        "before": reached(view),
        "act": act,
        "agenda": agenda,
        "enemies": -sum([threat(view, enemy, needed) for enemy, needed in todo.enemies]),
        "bodies": share * sum([body(view, who, people, near) for who in view.investigators if who.health]),
        "means": ACTION * sum([means(who) for who in people]),
    }


def reached(view: ArkhamView) -> float:
    """What has been reached before this scenario."""
    begins = BEGINS.get(view.scenario, 0.0)
    if view.mode != "campaign":
        return begins
    trauma = sum([who.physical + who.mental for who in view.investigators])
    return begins + 0.5 * (SCENARIOS.index(view.scenario) if view.scenario in SCENARIOS else 0) - TRAUMA * trauma


def stages(view: ArkhamView, spare: float, people: Sequence[InvestigatorView], near: Ways) -> float:
    """What has been done; and whether one is ready for the enemy at the end."""
    if view.act is None:
        return 0.0
    if view.act.key == VENGEANCE:
        return FINISH * finished(view) - AWAKE
    risk = danger(view)
    value = ACT * view.act.stage + FINISH * finished(view) - BOSS * min(1.5, risk)
    if view.act.key == RITUAL:
        together = len([who for who in people if near[who.seat].get(RITUAL_SITE, FAR) <= 1])
        return value + GUARDED * together / max(1, len(people)) + LAST * finished(view)
    if view.act.key == LAST_FIGHT:
        value += AMBUSH + LAST * finished(view)
    if view.act.stage == LAST_ACT and spare > READY_BY:
        value -= UNREADY * max(0.0, min(1.5, risk) - READY)
    return value


def finished(view: ArkhamView) -> float:
    """How much of the last thing to be done is done: the blows on the last enemy, the rites, the cultists."""
    if view.act is None:
        return 0.0
    n = len(view.investigators)
    if view.act.key == RITUAL:
        return view.act.clues / (PER_RITUAL * n)
    if view.act.key == CONSPIRACY:
        found = len([card for card in view.victory if card in CULTISTS])
        hurt = sum([enemy.damage / enemy.health for enemy in wanted(view)])
        return (found + 0.5 * hurt + SHOWN * (len(CULTISTS) - 1 - view.cultists)) / len(CULTISTS)
    return max([enemy.damage / enemy.health for enemy in wanted(view)], default=0.0)


def lita(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways) -> float:
    """While she waits in the Parlor: what she would save, the nearer somebody is who can talk to her."""
    card = next((card for card in view.at_locations if card.card == LITA), None)
    if card is None or not people:
        return 0.0
    ease = max([finding(view, who, 4) * 0.8 ** near[who.seat].get(card.location, FAR) for who in people])
    foes = sum([enemy.health - enemy.damage for enemy in wanted(view)])
    return ACTION * ease * (2.0 + LITA_AT_HAND * foes)


# ---- enemies ---------------------------------------------------------------------------------------------------------


def foes(view: ArkhamView, people: Sequence[InvestigatorView], near: Ways) -> list[tuple[EnemyView, float]]:
    """Enemies, and the actions that it takes to be rid of each: ammunition is counted for the worst of them only."""
    if not people:
        return []
    wanted_ones = wanted(view)
    others = [enemy for enemy in view.enemies if enemy not in wanted_ones]
    found = [(enemy, min(MOST_BLOWS, riddance(view, enemy, people, near))) for enemy in others]
    held = [one for one in found if one[0].engaged >= 0] or found
    if held:
        worst = max(held, key=lambda one: one[1])
        with_all = min(MOST_BLOWS, riddance(view, worst[0], people, near, armed=True))
        found[found.index(worst)] = (worst[0], with_all)
    return found + [(enemy, 0.0) for enemy in wanted_ones]


def threat(view: ArkhamView, enemy: EnemyView, needed: float) -> float:
    """The actions that it takes to be rid of it, and what it does until then."""
    value = ACTION * needed + HARM * (enemy.deals_damage + enemy.deals_horror)
    if enemy.exhausted:
        value *= ASLEEP
    if view.agenda is not None and view.agenda.key == GETTING_OUT and "ghoul" in enemy.traits:
        value += AT_THE_DOOR
    return value if is_in_the_way(view, enemy) else AT_LARGE * value


def is_in_the_way(view: ArkhamView, enemy: EnemyView) -> bool:
    """It hunts, it is where somebody is, where clues are, or where everybody has to pass."""
    if enemy.engaged >= 0 or "hunter" in enemy.keywords:
        return True
    if any(who.location == enemy.location for who in view.investigators if not who.gone):
        return True
    return any(
        known(view, place)[0] or len(place.connected) >= CROSSROADS or place.key == RITUAL_SITE
        for place in view.locations
        if place.key == enemy.location
    )


def quiet(enemy: EnemyView) -> float:
    return QUIET if enemy.exhausted else 1.0


def riddance(
    view: ArkhamView, enemy: EnemyView, people: Sequence[InvestigatorView], near: Ways, armed: bool = False
) -> float:
    """Actions until somebody has gone there and defeated it."""
    left = enemy.health - enemy.damage
    if armed:
        costs = [blows(attacks(view, who, enemy.fight), left) for who in people]
    else:
        costs = [left / steady(view, who, enemy.fight) for who in people]
    return min([near[who.seat].get(enemy.location, FAR) + cost for who, cost in zip(people, costs, strict=True)])


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
            sure = met * COMING * (1 - IN_TIME * max(min(1.0, left / needed), slipping(view, who, enemy)))
            left = max(0.0, left - met * needed)
            damage += sure * enemy.deals_damage
            horror += sure * enemy.deals_horror
    return damage, horror


def slipping(view: ArkhamView, who: InvestigatorView, enemy: EnemyView) -> float:
    """How likely whoever is engaged evades it, with all actions that are left."""
    if enemy.engaged != who.seat:
        return 0.0
    fails = 1 - chance(view, who.skills[AGILITY] + HELPED - enemy.evade)
    return 1 - float(fails ** to_act(view, who))


def meets(view: ArkhamView, who: InvestigatorView, enemy: EnemyView, near: Ways) -> float:
    """How surely this enemy fights this investigator: who waits next door to what is in the way will meet it, too."""
    if enemy.engaged == who.seat or ("massive" in enemy.keywords and enemy.location == who.location):
        return 1.0
    if enemy.engaged >= 0 or near[who.seat].get(enemy.location, FAR) > 1:
        return 0.0
    return 1.0 if "hunter" in enemy.keywords else NEXT_DOOR if is_in_the_way(view, enemy) else 0.0


def actions_here(view: ArkhamView, who: InvestigatorView, people: Sequence[InvestigatorView]) -> float:
    """Actions that can still be taken there in this round."""
    return float(sum([to_act(view, one) for one in people if one.location == who.location]))


# ---- investigators ---------------------------------------------------------------------------------------------------


def body(view: ArkhamView, who: InvestigatorView, people: Sequence[InvestigatorView], near: Ways) -> float:
    if who.gone:
        return -RESIGNED if who.resigned else -GONE - TRAUMA * bool(who.killed)
    damage, horror = coming(view, who, people, near)
    health, sanity = soak(who.assets)
    return -fragile(who.health - who.damage + SOAKED * health - damage) - fragile(
        who.sanity - who.horror + SOAKED * sanity - horror
    )


def fragile(left: float) -> float:
    return BREAK * exp(-max(0.0, left) / FRAGILE)


def means(who: InvestigatorView) -> float:
    """Cards, resources and what is in play, in actions."""
    value = CARDS[min(len(who.hand), len(CARDS) - 1)] + RESOURCES[min(who.resources, len(RESOURCES) - 1)]
    value += sum([asset(card.card, card.uses, bool(card.uses_kind)) - 3.0 * card.doom for card in who.assets])
    value -= sum([frailty(card) for card in who.assets])
    soon = [in_hand(card.card) * min(1.0, (who.resources + 1) / (1 + (card.cost or 0))) for card in who.hand]
    value += sum(sorted(soon, reverse=True)[:BEST_OF_HAND])
    value += sum([SKILLS[skill] * who.skills[skill] for skill in SKILLS])
    return value - sum([THREATS.get(card.card, 0.5) for card in who.threats])


def asset(card: str, uses: int, counted: bool) -> float:
    value = ASSETS.get(card, 0.0)
    return value * min(1.0, uses / 3) if counted else value


def frailty(card: CardView) -> float:
    """What is at stake with somebody who has not much left to take."""
    left = [most - taken for most, taken in ((card.health, card.damage), (card.sanity, card.horror)) if most]
    return ALLIES.get(card.card, 0.0) * FADING ** min(left) if left else 0.0


@cache
def in_hand(card: str) -> float:
    printed = PLAYER_CARDS.get(card)
    if printed is None or printed.kind != "asset":
        return 0.0
    return IN_HAND * WORTH_PLAYING.get(card, ASSETS.get(card, 0.5))

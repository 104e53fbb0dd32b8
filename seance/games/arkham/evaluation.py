"""What a position of Arkham Horror is worth, from 0 (lost) to 1 (won): from a view alone.

A scenario is a race of the act deck against the agenda deck. So a position is as good as far as the acts have come and
the clues that the next one needs are found, less what the agenda has gathered, less what hunts the investigators; and
worth more with investigators who are whole, armed, and near to what they have to do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache

from .printed import ACTS, PLAYER_CARDS
from .view import ArkhamView, CardView, EnemyView, InvestigatorView

WON, SURVIVED = "won", "survived"
SCENARIOS = ("the-gathering", "the-midnight-masks", "the-devourer-below")
ACT, ACTION, MOST_WORK = 0.3, 0.011, 25.0  # an act that is done; an action that the current one still takes
DOOM, AGENDA = 0.10, 0.09  # an agenda that is full; one that has advanced
BODY, LAST_BREATH = 0.06, 0.12  # all of the health or sanity; whoever could fall to the next attack
GONE, RESIGNED = 0.16, 0.10
ENEMY_HEALTH, ENEMY_HARM, AT_LARGE = 0.007, 0.014, 0.5  # of each point; one at large counts half
PER_DAMAGE = 1.2  # actions for a point of damage on what the act wants dead
VICTORY = 0.01
RESOURCE, RESOURCES = 0.0012, 5  # of each, as long as there are few
CARD, CARDS = 0.003, 5
ASSET, ASSET_PRICE, SOAK = 0.006, 0.004, 0.001  # in play; per resource of its price; per point it can take
THREAT = 0.012  # a treachery in the threat area
FAR = 6
UNSEEN, USUAL_SHROUD, NOWHERE = (
    1,
    3,
    3.0,
)  # clues of an unrevealed location, its shroud; a clue that is nowhere to be seen
SYMBOL = -2  # what a symbol of the bag is worth, about
TOOLS = {"flashlight": 2}  # what makes a location easier to search
WEAPON = 0.03  # whoever can fight with something
SPENT_AT = {"the-barrier": "hallway"}  # acts whose clues are spent in one place, at the end of the round


def worth(view: ArkhamView) -> float:
    if view.result:
        return float(view.result.startswith(WON)) or 0.6 * view.result.startswith(SURVIVED)
    value = base(view) + sum(parts_of(view).values())
    return min(0.99, max(0.01, value))


def parts(view: ArkhamView) -> Mapping[str, float]:
    """Each as a factor around 1, so that the words can be compared."""
    return {word: 1 + value for word, value in parts_of(view).items()}


def base(view: ArkhamView) -> float:
    """What has been reached before this scenario."""
    if view.mode != "campaign":
        return 0.25
    return 0.1 + 0.2 * (SCENARIOS.index(view.scenario) if view.scenario in SCENARIOS else 0)


def parts_of(view: ArkhamView) -> dict[str, float]:
    people = [who for who in view.investigators if who.health]
    share = 1 / max(1, len(people))
    found = {"act": act(view), "agenda": agenda(view), "enemies": enemies(view), "victory": VICTORY * len(view.victory)}
    found["bodies"] = share * sum([body(view, who) for who in people])
    found["means"] = share * sum([means(view, who) for who in people if not who.gone])
    return found


def act(view: ArkhamView) -> float:
    """What has been done, less the actions that the current act still takes."""
    now = view.act
    return 0.0 if now is None else ACT * (now.stage - 1) - ACTION * min(MOST_WORK, work(view))


def work(view: ArkhamView) -> float:
    """About how many actions it takes to finish the act, as far as one can see."""
    assert view.act is not None
    people = [who for who in view.investigators if not who.gone and who.health]
    if not people:
        return MOST_WORK
    near = {who.seat: distances(view, who.location) for who in people}
    if view.act.needs:
        missing = view.act.needs - view.act.clues - sum([who.clues for who in people])
        where = SPENT_AT.get(view.act.key)
        ways = [near[who.seat].get(where, FAR) for who in people if who.clues] if where else []
        return sum(ways) + (searching(view, people, near, missing) if missing > 0 else 0.0)
    if wants_blood(view.act.key):
        hunted = [enemy for enemy in view.enemies if "elite" in enemy.traits]
        ways = [near[who.seat].get(enemy.location, FAR) for who in people for enemy in hunted]
        return sum([PER_DAMAGE * (enemy.health - enemy.damage) for enemy in hunted]) + sum(ways)
    return 0.0


def searching(
    view: ArkhamView, people: Sequence[InvestigatorView], near: Mapping[int, Mapping[str, int]], missing: float
) -> float:
    """Clue by clue, the cheapest places first: the way there, and how often one has to look."""
    plans: list[tuple[float, float, float]] = []  # for each clue, how many there are, the way
    for one in view.locations:
        clues = float(one.clues) if one.revealed else UNSEEN * len(people)
        if clues:
            tries = min(
                [1 / max(0.1, likely(view, who, one.shroud if one.revealed else USUAL_SHROUD)) for who in people]
            )
            way = min([near[who.seat].get(one.key, FAR) for who in people])
            plans.append((tries + way / min(clues, missing), min(clues, missing), way))
    total = 0.0
    for price, clues, _ in sorted(plans):
        taken = min(clues, missing)
        total += price * taken
        missing -= taken
        if missing <= 0:
            return total
    return total + NOWHERE * missing


@cache
def wants_blood(key: str) -> bool:
    """An act that no clues advance is about an enemy."""
    return key in ACTS and not ACTS[key].clues


def agenda(view: ArkhamView) -> float:
    now = view.agenda
    if now is None:
        return 0.0
    return -AGENDA * (now.stage - 1) - DOOM * (view.doom / now.needs if now.needs else 0.0)


def enemies(view: ArkhamView) -> float:
    return -sum([threat(view, enemy) for enemy in view.enemies])


def threat(view: ArkhamView, enemy: EnemyView) -> float:
    harm = enemy.deals_damage + enemy.deals_horror
    value = ENEMY_HEALTH * max(0, enemy.health - enemy.damage) + ENEMY_HARM * harm + 0.03 * enemy.doom
    if enemy.exhausted:
        value *= 0.75
    return value if enemy.engaged >= 0 or "hunter" in enemy.keywords else AT_LARGE * value


def body(view: ArkhamView, who: InvestigatorView) -> float:
    if who.gone:
        return -RESIGNED if who.resigned else -GONE - 0.1 * (who.physical + who.mental + bool(who.killed))
    health, sanity = who.health - who.damage, who.sanity - who.horror
    value = -BODY * (who.damage / who.health + who.horror / who.sanity)
    mine = [enemy for enemy in view.enemies if enemy.engaged == who.seat and not enemy.exhausted]
    if health <= max(1, sum([enemy.deals_damage for enemy in mine])):
        value -= LAST_BREATH
    if sanity <= max(1, sum([enemy.deals_horror for enemy in mine])):
        value -= LAST_BREATH
    return value - 0.03 * (who.physical + who.mental)


def means(view: ArkhamView, who: InvestigatorView) -> float:
    value = RESOURCE * min(who.resources, RESOURCES) + CARD * min(len(who.hand), CARDS)
    value += sum([asset(card) for card in who.assets]) - THREAT * len(who.threats)
    if any("weapon" in card.traits and (not card.uses_kind or card.uses) for card in who.assets):
        value += WEAPON
    return value


def asset(card: CardView) -> float:
    value = ASSET + ASSET_PRICE * price(card.card)
    if card.uses_kind:
        value *= min(1.0, card.uses / 3)
    return value + SOAK * (card.health - card.damage + card.sanity - card.horror) - 0.02 * card.doom


@cache
def price(key: str) -> int:
    card = PLAYER_CARDS.get(key)
    return (card.cost or 0) if card is not None else 0


def likely(view: ArkhamView, who: InvestigatorView, shroud: int) -> float:
    """About how often this investigator would find a clue there."""
    cards = max([card.icons.get("intellect", 0) + card.icons.get("wild", 0) for card in who.hand], default=0)
    tools = max([TOOLS.get(card.card, 0) for card in who.assets if card.uses], default=0)
    skill = who.skills["intellect"] + cards + tools
    tokens = [int(token) if token[-1].isdigit() else SYMBOL for token in view.bag]
    return sum([skill + token >= shroud for token in tokens]) / max(1, len(tokens))


def distances(view: ArkhamView, start: str) -> dict[str, int]:
    ways = {place.key: place.connected for place in view.locations}
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in ways.get(here, ()):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found

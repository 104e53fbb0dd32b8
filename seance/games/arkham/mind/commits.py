"""Which cards are committed to a test: by the exact chances of the bag, what is at stake and what cards are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from seance.engine import Ask
from seance.games.arkham.rules.printed import AGILITY, COMBAT, INTELLECT, WILLPOWER
from seance.games.arkham.rules.under_way import AUTO_FAIL, EVADE, FIGHT, INVESTIGATE
from seance.games.arkham.show.view import ArkhamView, EnemyView, HandView, InvestigatorView, TestView

from .evaluation import ACTION, CARDS, RESOURCES, fragile, in_hand
from .prospects import WEAPONS

MOST = 3  # cards that are thought of together
CLUE, DAMAGE, KILL = 1.5, 1.0, 0.6  # actions: a clue that is needed, a point of damage, the last one
IDLE_CLUE = 0.2  # one that nobody needs
USUAL, HARDEST = 0.6, 3.0  # the chance of a search; where it is smaller a clue is worth more, up to so many times
PARLEY, RITE, OTHER = 4.0, 5.0, 2.0
SKILL_CARD = 0.2  # what a card that can only be committed is worth more than any other
DRAWN = 0.7  # a card that is drawn
KEPT: Mapping[str, float] = {  # events that are better played
    "dynamite-blast": 5.0, "working-a-hunch": 1.2, "ward-of-protection": 1.2, "evidence": 0.6, "elusive": 0.5,
    "look-what-i-found": 0.8, "cunning-distraction": 0.3, "backstab": 2.5, "sneak-attack": 1.5, "dodge": 1.5,
}  # fmt: skip
DRAWS = ("guts", "perception", "overpower", "manual-dexterity")
BY_HOW_MUCH: Mapping[str, str] = {"rotting-remains": "horror", "grasping-hands": "damage", "umordhoths-wrath": "horror"}
FAILURES: Mapping[str, float] = {  # actions that failing costs
    "crypt-chill": 3.0, "frozen-in-fear": 2.5, "the-yellow-sign": 4.0, "on-wings-of-darkness": 3.0, "false-lead": 2.0,
    "graveyard": 2.5, "disrupting-the-ritual": RITE, "lita-chantler": PARLEY, "locked-door": 2.0,
}  # fmt: skip

TALENTS: Mapping[str, tuple[str, ...]] = {  # a resource for one more in a test
    "physical-training": (WILLPOWER, COMBAT), "hyperawareness": (INTELLECT, AGILITY), "hard-knocks": (COMBAT, AGILITY),
    "arcane-studies": (WILLPOWER, INTELLECT), "dig-deep": (WILLPOWER, AGILITY),
}  # fmt: skip
RESERVE = 0.15  # how much more than its usual worth a resource must bring

Payoff = Callable[[int], float]  # in actions, by how far a test has succeeded


class Help(NamedTuple):
    """A card that may be committed: its place in the ask, its icons, what it costs, and what it brings on success."""

    place: int
    icons: int
    cost: float
    bonus: float


def commits(view: ArkhamView, ask: Ask[object]) -> list[int]:
    """The places in the group of those that are committed."""
    test = view.test
    group = ask.group
    if test is None or not test.bag or group is None:
        return []
    keys = [option.key for option in group.options]
    tester = next(who for who in view.investigators if who.key == test.who)
    payoff = payoff_of(view, test, tester)
    hand = [
        helping(view, test, tester, card, place) for place, card in enumerate(tester.hand) if icons(card, test.skill)
    ]
    own, _ = best(test, payoff, hand, 0, MOST)
    if ask.seat == tester.seat:
        wanted = [tester.hand[one.place].card for one in own]
        return places(keys, wanted)
    base = sum([one.icons for one in own])
    friends: list[tuple[float, int, str]] = []
    for who in view.investigators:
        if who is tester or who.gone or who.location != tester.location:
            continue
        cards = [
            helping(view, test, who, card, place) for place, card in enumerate(who.hand) if icons(card, test.skill)
        ]
        one, better = best(test, payoff, cards, base, 1)
        if one:
            friends.append((better, -who.seat, who.hand[one[0].place].card))
    if not friends or -max(friends)[1] != ask.seat:
        return []
    return places(keys, [max(friends)[2]])


def boost(view: ArkhamView, ask: Ask[object], otherwise: int) -> int:
    """To spend a resource on this test if that is worth it."""
    test = view.test
    who = view.investigators[ask.seat]
    if test is None or not test.bag or test.who != who.key or not who.resources:
        return otherwise
    payoff = payoff_of(view, test, who)
    have = min(who.resources, len(RESOURCES) - 1)
    gain = expected(test, payoff, 1) - expected(test, payoff, 0)
    if gain < RESOURCES[have] - RESOURCES[have - 1] + RESERVE:
        return otherwise
    for i, option in enumerate(ask.options):
        skills = TALENTS.get(option.on[0].rpartition("-")[0], ()) if option.on else ()
        if test.skill in skills and option.verb == ("use" if skills[0] == test.skill else "use-2"):
            return i
    return otherwise


def places(keys: Sequence[str], cards: Sequence[str]) -> list[int]:
    """Of each card the first copy that is not taken yet."""
    found: list[int] = []
    for card in cards:
        key = f"commit:{card}"
        place = next((i for i, one in enumerate(keys) if one == key and i not in found), None)
        if place is not None:
            found.append(place)
    return found


def icons(card: HandView, skill: str) -> int:
    return card.icons.get(skill, 0) + card.icons.get("wild", 0)


def best(test: TestView, payoff: Payoff, cards: Sequence[Help], more: int, most: int) -> tuple[tuple[Help, ...], float]:
    """The set that improves the test most, and by how much."""
    chosen: tuple[Help, ...] = ()
    nothing = top = expected(test, payoff, more)
    for some in sets(cards, most):
        plus = more + sum([one.icons for one in some])
        value = expected(test, payoff, plus) - sum([one.cost for one in some])
        value += likely(test, plus) * sum([one.bonus for one in some])
        if value > top:
            chosen, top = some, value
    return chosen, top - nothing


def sets(cards: Sequence[Help], most: int) -> Iterator[tuple[Help, ...]]:
    for n in range(1, min(most, len(cards)) + 1):
        yield from combinations(cards, n)


def margins(test: TestView, more: int) -> list[int]:
    """By token: by how much it succeeds, or fails."""
    skill = test.base + sum([part.n for part in test.parts]) + more
    return [
        -max(1, test.difficulty) if token.token == AUTO_FAIL else max(0, skill + token.n) - test.difficulty
        for token in test.bag
    ]


def expected(test: TestView, payoff: Payoff, more: int) -> float:
    return sum([payoff(margin) for margin in margins(test, more)]) / len(test.bag)


def likely(test: TestView, more: int) -> float:
    return sum([margin >= 0 for margin in margins(test, more)]) / len(test.bag)


# ---- stakes ----------------------------------------------------------------------------------------------------------


def payoff_of(view: ArkhamView, test: TestView, who: InvestigatorView) -> Payoff:
    if test.kind == INVESTIGATE:
        return success(clue(view) * min(HARDEST, max(1.0, USUAL / max(0.1, likely(test, 0)))))
    enemy = next((one for one in view.enemies if one.key == test.enemy), None)
    if test.kind == FIGHT and enemy is not None:
        blow = DAMAGE * min(hits(test), enemy.health - enemy.damage)
        if hits(test) >= enemy.health - enemy.damage:
            blow += KILL + harm(enemy, who)
        back = harm(enemy, who) if "retaliate" in enemy.keywords and not enemy.exhausted else 0.0
        return lambda margin: blow if margin >= 0 else -back
    if test.kind == EVADE and enemy is not None:
        return success(0.5 + harm(enemy, who))
    source = test.source.rpartition("-")[0] if test.source.rpartition("-")[2].isdigit() else test.source
    what = BY_HOW_MUCH.get(source)
    if what is not None:
        left = who.sanity - who.horror if what == "horror" else who.health - who.damage
        return lambda margin: 0.0 if margin >= 0 else -loss(left, -margin)
    return success(FAILURES.get(source, OTHER))


def success(gain: float) -> Payoff:
    return lambda margin: gain if margin >= 0 else 0.0


def clue(view: ArkhamView) -> float:
    if view.act is None:
        return 0.0
    missing = view.act.needs - view.act.clues - sum([who.clues for who in view.investigators if not who.gone])
    return CLUE if missing > 0 or not view.act.needs else IDLE_CLUE


def hits(test: TestView) -> int:
    weapon = WEAPONS.get(test.source.rpartition("-")[0])
    return 1 if weapon is None else 1 + round(weapon.damage)


def harm(enemy: EnemyView, who: InvestigatorView) -> float:
    """What its next attack would cost, in actions."""
    return loss(who.health - who.damage, enemy.deals_damage) + loss(who.sanity - who.horror, enemy.deals_horror)


def loss(left: int, n: int) -> float:
    return 0.5 * n + (fragile(left - n) - fragile(left)) / ACTION


# ---- what cards are worth --------------------------------------------------------------------------------------------


def helping(view: ArkhamView, test: TestView, who: InvestigatorView, card: HandView, place: int) -> Help:
    size = min(len(who.hand), len(CARDS) - 1)
    cost = CARDS[size] - CARDS[size - 1] + in_hand(card.card) + KEPT.get(card.card, 0.0)
    bonus = 0.0
    if card.kind == "skill":
        cost += SKILL_CARD
        if card.card in DRAWS:
            bonus = DRAWN
        elif card.card == "vicious-blow" and test.kind == FIGHT:
            bonus = DAMAGE
        elif card.card == "deduction" and test.kind == INVESTIGATE:
            bonus = clue(view)
        elif card.card == "fearless":
            bonus = 0.5
    return Help(place, icons(card, test.skill), cost, bonus)

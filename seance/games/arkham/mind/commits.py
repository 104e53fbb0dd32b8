"""Which cards are committed to a test: by the exact chances of the bag, what is at stake and what cards are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from seance.engine import Ask
from seance.engine.mind import Habit
from seance.games.arkham.rules.printed import AGILITY, COMBAT, INTELLECT, WILLPOWER
from seance.games.arkham.rules.under_way import AUTO_FAIL, EVADE, FIGHT, INVESTIGATE
from seance.games.arkham.show.view import ArkhamView, EnemyView, HandView, InvestigatorView, TestView

from .evaluation import fragile, in_hand
from .prospects import WEAPONS
from .weights import W

MOST = 3  # cards that are thought of together
DRAWS = ("guts", "perception", "overpower", "manual-dexterity")
BY_HOW_MUCH: Mapping[str, str] = {"rotting-remains": "horror", "grasping-hands": "damage", "umordhoths-wrath": "horror"}

TALENTS: Mapping[str, tuple[str, ...]] = {  # a resource for one more in a test
    "physical-training": (WILLPOWER, COMBAT), "hyperawareness": (INTELLECT, AGILITY), "hard-knocks": (COMBAT, AGILITY),
    "arcane-studies": (WILLPOWER, INTELLECT), "dig-deep": (WILLPOWER, AGILITY),
}  # fmt: skip

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


def committing(test: TestView, keys: Sequence[str]) -> Habit:
    """By how much the cards raise the chance, or what it is without any."""
    plus = sum([test.icons.get(key.removeprefix("commit:"), 0) for key in keys])
    before, after = [int(100 * likely(test, more) + 0.5) for more in (0, plus)]  # as the page rounds
    return Habit("commit", (), after, before) if keys else Habit("commit-nothing", (), before)


def boost(view: ArkhamView, ask: Ask[object], otherwise: int) -> int:
    """To spend a resource on this test if that is worth it."""
    test = view.test
    who = view.sitter(ask.seat)
    if test is None or not test.bag or test.who != who.key or not who.resources:
        return otherwise
    payoff = payoff_of(view, test, who)
    have = min(who.resources, len(W.resources) - 1)
    gain = expected(test, payoff, 1) - expected(test, payoff, 0)
    if gain < W.resources[have] - W.resources[have - 1] + W.reserve:
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
        harder = W.usual_search / max(W.least_chance, likely(test, 0))
        return success(clue(view) * min(W.hardest_search, max(1.0, harder)))
    enemy = next((one for one in view.enemies if one.key == test.enemy), None)
    if test.kind == FIGHT and enemy is not None:
        blow = W.damage * min(hits(test), enemy.health - enemy.damage)
        if hits(test) >= enemy.health - enemy.damage:
            blow += W.kill + harm(enemy, who)
        back = harm(enemy, who) if "retaliate" in enemy.keywords and not enemy.exhausted else 0.0
        return lambda margin: blow if margin >= 0 else -back
    if test.kind == EVADE and enemy is not None:
        return success(W.evasion + harm(enemy, who))
    source = test.source.rpartition("-")[0] if test.source.rpartition("-")[2].isdigit() else test.source
    what = BY_HOW_MUCH.get(source)
    if what is not None:
        left = who.sanity - who.horror if what == "horror" else who.health - who.damage
        return lambda margin: 0.0 if margin >= 0 else -loss(left, -margin)
    return success(W.failures.get(source, W.other_test))


def success(gain: float) -> Payoff:
    return lambda margin: gain if margin >= 0 else 0.0


def clue(view: ArkhamView) -> float:
    if view.act is None:
        return 0.0
    missing = view.act.needs - view.act.clues - sum([who.clues for who in view.investigators if not who.gone])
    return W.clue if missing > 0 or not view.act.needs else W.idle_clue


def hits(test: TestView) -> int:
    weapon = WEAPONS.get(test.source.rpartition("-")[0])
    return 1 if weapon is None else 1 + round(weapon.damage)


def harm(enemy: EnemyView, who: InvestigatorView) -> float:
    """What its next attack would cost, in actions."""
    return loss(who.health - who.damage, enemy.deals_damage) + loss(who.sanity - who.horror, enemy.deals_horror)


def loss(left: int, n: int) -> float:
    return (fragile(left - n) - fragile(left)) / W.action


# ---- what cards are worth --------------------------------------------------------------------------------------------


def helping(view: ArkhamView, test: TestView, who: InvestigatorView, card: HandView, place: int) -> Help:
    size = min(len(who.hand), len(W.cards) - 1)
    cost = W.cards[size] - W.cards[size - 1] + in_hand(card.card) + W.events.get(card.card, 0.0)
    bonus = 0.0
    if card.kind == "skill":
        cost += W.skill_card
        if card.card in DRAWS:
            bonus = W.drawn
        elif card.card == "vicious-blow" and test.kind == FIGHT:
            bonus = W.damage
        elif card.card == "deduction" and test.kind == INVESTIGATE:
            bonus = clue(view)
        elif card.card == "fearless":
            bonus = W.fearless
    return Help(place, icons(card, test.skill), cost, bonus)

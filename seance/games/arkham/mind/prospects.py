"""What a test and a fight come to, on average: from the tokens in the bag, the skills and what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import ceil, inf
from typing import NamedTuple

from seance.games.arkham.rules.printed import AGILITY, COMBAT, INTELLECT, WILLPOWER
from seance.games.arkham.rules.under_way import AUTO_FAIL, ELDER_SIGN
from seance.games.arkham.show.view import ArkhamView, CardView, InvestigatorView

from .weights import W

SYMBOLS: Mapping[tuple[str, bool], Mapping[str, int]] = {  # what they are about worth, in easy and in hard scenarios
    ("the-gathering", False): {"skull": -1, "cultist": -1, "tablet": -2},
    ("the-gathering", True): {"skull": -2, "cultist": -2, "tablet": -4},
    ("the-midnight-masks", False): {"skull": -1, "cultist": -2, "tablet": -3},
    ("the-midnight-masks", True): {"skull": -3, "cultist": -2, "tablet": -4},
    ("the-devourer-below", False): {"skull": -2, "cultist": -2, "tablet": -3, "elder-thing": -5},
    ("the-devourer-below", True): {"skull": -3, "cultist": -4, "tablet": -5, "elder-thing": -7},
}
ENDLESS = inf
LITA = "lita-chantler"


class Weapon(NamedTuple):
    """What an asset adds to attacks: to the skill, to the damage, and which skill it is."""

    plus: int
    damage: float
    skill: str = COMBAT


WEAPONS: Mapping[str, Weapon] = {
    "rolands-38-special": Weapon(2, 1),
    "45-automatic": Weapon(1, 1),
    "machete": Weapon(1, W.damage_of["machete"]),
    "knife": Weapon(1, 0),
    "baseball-bat": Weapon(2, 1),
    "switchblade": Weapon(0, W.damage_of["switchblade"]),
    "41-derringer": Weapon(2, W.damage_of["41-derringer"]),
    "shotgun": Weapon(3, 2),
    "shrivelling": Weapon(0, 1, WILLPOWER),
}
TOOLS: Mapping[str, int] = {"magnifying-glass-01030": 1, "magnifying-glass-01040": 1}  # that last
SEARCHED_WITH: Mapping[str, str] = {
    "arkham-woods-01152": WILLPOWER, "arkham-woods-01153": AGILITY, "arkham-woods-01154": COMBAT,
}  # fmt: skip


class Attack(NamedTuple):
    """A way to attack: the damage that may be expected, how often there is ammunition for it, and what a hit deals."""

    expected: float
    times: float
    damage: float


def modifiers(view: ArkhamView) -> tuple[int | None, ...]:
    """The tokens as numbers; None fails."""
    return values(tuple(view.bag), view.scenario, view.difficulty in ("hard", "expert"))


@lru_cache(maxsize=256)
def values(bag: tuple[str, ...], scenario: str, hard: bool) -> tuple[int | None, ...]:
    symbols = SYMBOLS.get((scenario, hard), {})
    return tuple(
        [
            int(token) if token[-1].isdigit()
            else None if token == AUTO_FAIL
            else W.elder_sign if token == ELDER_SIGN
            else symbols.get(token, -2)
            for token in bag
        ]
    )  # fmt: skip


@lru_cache(maxsize=4096)
def share(tokens: tuple[int | None, ...], ahead: int) -> float:
    """How likely a test succeeds if the skill is so far above the difficulty."""
    good = [token for token in tokens if token is not None and ahead + token >= 0]
    return max(W.least_chance, len(good) / max(1, len(tokens)))


def chance(view: ArkhamView, ahead: int) -> float:
    return share(modifiers(view), ahead)


def finding(view: ArkhamView, who: InvestigatorView, shroud: int, place: str = "") -> float:
    """How often this investigator would find a clue at such a location."""
    skill = SEARCHED_WITH.get(place, INTELLECT)
    best = max([TOOLS.get(card.card, 0) for card in who.assets], default=0)
    return max(W.least_search, chance(view, who.skills[skill] + best - shroud))


def attacks(view: ArkhamView, who: InvestigatorView, fight: int, monster: bool = True) -> list[Attack]:
    """All ways of this investigator, the best first; the last one can always be had."""
    tokens = modifiers(view)
    more = 1 if monster and controlled(view, LITA) else 0
    bare = 1.0 + more
    found = [Attack(bare * share(tokens, who.skills[COMBAT] - fight), ENDLESS, bare)]
    for card in who.assets:
        weapon = WEAPONS.get(card.card)
        if weapon is not None and (card.uses or not card.uses_kind):
            hits = share(tokens, who.skills[weapon.skill] + weapon.plus - fight)
            times = float(card.uses) if card.uses_kind else ENDLESS
            found.append(Attack((bare + weapon.damage) * hits, times, bare + weapon.damage))
    found.sort(reverse=True)
    return found


def steady(ways: Sequence[Attack]) -> Attack:
    """The best attack that costs no ammunition."""
    return next(way for way in ways if way.times >= ENDLESS)


def blows(ways: Sequence[Attack], health: float) -> float:
    """How many actions it takes to deal so much damage; a last hit that deals more is a whole action, too."""
    total = 0.0
    for expected, times, damage in ways:
        needed = ceil(health / damage) * damage / expected
        if needed <= times:
            return total + needed
        total += times
        health = max(0.0, health - times * expected)
    return total


def controlled(view: ArkhamView, name: str) -> bool:
    return any(card.card == name for who in view.investigators if not who.gone for card in who.assets)


def soak(cards: Sequence[CardView]) -> tuple[int, int]:
    """Damage and horror that assets can take."""
    damage = sum([card.health - card.damage for card in cards if card.health])
    return damage, sum([card.sanity - card.horror for card in cards if card.sanity])

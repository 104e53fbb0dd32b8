"""What a position is worth to the investigators, from a view alone: how likely it is that they win."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from seance.games.eldritch.rules.printed import ASSETS
from seance.games.eldritch.show.view import EldritchView, InvestigatorView

from .jobs import jobs
from .prospects import Abilities, abilities
from .stakes import SPELL_MYSTERIES, progress, rumor, time, weight
from .weights import W

LUCKIEST = 4  # face that can be a success: of who is blessed
FINDER = "trish-scarborough"  # who has none finds a Clue soon


def worth(view: EldritchView) -> float:
    if view.result:
        return 1.0 if view.result.startswith("won") else 0.0
    return 1 / (1 + exp(-sum(scores(view).values())))


def parts(view: EldritchView) -> Mapping[str, float]:
    """By word, for whoever wants to know why."""
    return {} if view.result else scores(view)


def scores(view: EldritchView) -> dict[str, float]:
    return {
        "mystery": W.mystery * (len(view.solved) + progress(view) - 1.5),
        "time": time(view, len(view.gates)),
        "team": weight(view) * sum([standing(view, who) for who in view.investigators]) / 2,
        "clues": weight(view) * sum([clues(who) for who in view.investigators]),
        "board": board(view),
        "plans": jobs(view),
    }


def standing(view: EldritchView, who: InvestigatorView) -> float:
    if who.eliminated:
        return W.eliminated
    if who.gone or not who.max_health:
        return W.gone
    able = abilities(who)
    total = points(who.health) + points(who.sanity) + W.die * (sum(able.dice) - W.usual_dice)
    total += W.fighting_die * sum(able.fighting)
    total += luck(able) + W.ticket * (who.trains + who.ships) + W.delayed * who.delayed
    spell = spell_worth(view)
    for card in who.cards:
        if card.family == "asset":
            total += W.asset * ASSETS[card.card].value
        else:
            total += {"artifact": W.artifact, "spell": spell}.get(card.family, W.conditions.get(card.card, 0.0))
    return total


def spell_worth(view: EldritchView) -> float:
    return W.magic if view.mystery is not None and view.mystery.key in SPELL_MYSTERIES else W.spell


def luck(able: Abilities) -> float:
    """By the lowest face that is a success."""
    return W.luck[able.least - LUCKIEST]


def points(left: int) -> float:
    return W.points[min(left, len(W.points) - 1)]


def clues(who: InvestigatorView) -> float:
    """The first two of an investigator pay for something, the next help out; nobody needs more."""
    held = len(who.clues)
    found = W.found if not held and who.key == FINDER else 0.0
    return found + W.clue * min(held, 2) + W.spare_clue * max(0, min(held, 4) - 2) + W.idle_clue * max(0, held - 4)


def board(view: EldritchView) -> float:
    tough = sum([one.toughness - one.lost for one in view.monsters])
    total = weight(view) * (W.gate * len(view.gates) + W.monster * tough)
    if view.ancient_one == "shub-niggurath":
        total += W.crowded * max(0, len(view.monsters) - W.brood)
    return total - sum([rumor(view, card) for card in view.ongoing])

"""What a position is worth to the investigators, from a view alone: how likely it is that they win."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from seance.games.eldritch.rules.printed import ASSETS
from seance.games.eldritch.show.view import EldritchView, InvestigatorView

from .jobs import jobs
from .prospects import abilities
from .stakes import (
    CLUE,
    GATE,
    IDLE_CLUE,
    MAGIC,
    MONSTER,
    MYSTERY,
    SPARE_CLUE,
    SPELL,
    SPELL_MYSTERIES,
    progress,
    rumor,
    time,
    weight,
)

POINTS = (-1.6, -0.55, -0.25, -0.1, 0.0, 0.04, 0.07, 0.09, 0.1)  # by Health left, and by Sanity left
VALUE, ARTIFACT = 0.02, 0.25  # of an Asset by its value
DIE, FIGHTING_DIE = 0.08, 0.04  # that is rolled in tests of a skill, and in fights
USUAL = 16  # dice of an investigator, all skills together
TICKET = 0.012
CONDITIONS = {
    "debt": -0.16, "dark-pact": -0.9, "detained": -0.5, "amnesia": -0.22, "hallucinations": -0.22, "paranoia": -0.2,
    "back-injury": -0.22, "internal-injury": -0.24, "leg-injury": -0.22,
}  # fmt: skip
LUCK = {4: 0.5, 5: 0.0, 6: -0.5}  # by the lowest face that is a success
CROWDED, CROWD = -0.12, 5  # her brood: ten monsters at a reckoning are two steps of doom
FINDER, FOUND = "trish-scarborough", 0.15  # who has none finds a Clue soon
DELAYED, GONE, ELIMINATED = -0.3, -1.0, -2.5


def worth(view: EldritchView) -> float:
    if view.result:
        return 1.0 if view.result.startswith("won") else 0.0
    return 1 / (1 + exp(-sum(scores(view).values())))


def parts(view: EldritchView) -> Mapping[str, float]:
    """By word, for whoever wants to know why."""
    return {} if view.result else scores(view)


def scores(view: EldritchView) -> dict[str, float]:
    return {
        "mystery": MYSTERY * (len(view.solved) + progress(view) - 1.5),
        "time": time(view, len(view.gates)),
        "team": weight(view) * sum([standing(view, who) for who in view.investigators]) / 2,
        "clues": weight(view) * sum([clues(who) for who in view.investigators]),
        "board": board(view),
        "plans": jobs(view),
    }


def standing(view: EldritchView, who: InvestigatorView) -> float:
    if who.eliminated:
        return ELIMINATED
    if who.gone or not who.max_health:
        return GONE
    able = abilities(who)
    total = points(who.health) + points(who.sanity) + DIE * (sum(able.dice) - USUAL) + FIGHTING_DIE * sum(able.fighting)
    total += LUCK[able.least] + TICKET * (who.trains + who.ships) + DELAYED * who.delayed
    spell = spell_worth(view)
    for card in who.cards:
        if card.family == "asset":
            total += VALUE * ASSETS[card.card].value
        else:
            total += {"artifact": ARTIFACT, "spell": spell}.get(card.family, CONDITIONS.get(card.card, 0.0))
    return total


def spell_worth(view: EldritchView) -> float:
    return MAGIC if view.mystery is not None and view.mystery.key in SPELL_MYSTERIES else SPELL


def points(left: int) -> float:
    return POINTS[min(left, len(POINTS) - 1)]


def clues(who: InvestigatorView) -> float:
    """The first two of an investigator pay for something, the next help out; nobody needs more."""
    held = len(who.clues)
    found = FOUND if not held and who.key == FINDER else 0.0
    return found + CLUE * min(held, 2) + SPARE_CLUE * max(0, min(held, 4) - 2) + IDLE_CLUE * max(0, held - 4)


def board(view: EldritchView) -> float:
    total = weight(view) * (GATE * len(view.gates) + MONSTER * sum([one.toughness - one.lost for one in view.monsters]))
    if view.ancient_one == "shub-niggurath":
        total += CROWDED * max(0, len(view.monsters) - CROWD)
    return total - sum([rumor(view, card) for card in view.ongoing])

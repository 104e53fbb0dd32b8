"""What a finished game has come to for each seat: for statistics."""

from __future__ import annotations

from collections.abc import Mapping

from seance.engine.face import Outcomes
from seance.games.arkham.cards.scenarios.the_midnight_masks import ALL_CULTISTS, THE_MIDNIGHT_MASKS, overcome
from seance.games.arkham.rules.printed import ActCard
from seance.games.arkham.rules.state import Table

MOST_ACTS = 3  # of a scenario


def outcomes(s: Table) -> list[Mapping[str, bool]]:
    """By seat: all win together; whoever was neither defeated nor killed has survived."""
    won = is_won(s)
    return [{"won": won, "survived": not who.defeated and not who.killed} for who in s.investigators]


def is_won(s: Table) -> bool:
    return s.result is not None and s.result.startswith("won")


def scores(s: Table) -> list[float]:
    """By seat: a victory is 1, to survive a campaign a half; short of that, how far the last scenario came."""
    survived = s.result is not None and s.result.startswith("survived")
    return [1.0 if is_won(s) else 0.5 if survived else progress(s)] * s.seats


def progress(s: Table) -> float:
    """Less than a half: the acts that were done; in The Midnight Masks, which has but one, the cultists overcome."""
    if s.scenario == THE_MIDNIGHT_MASKS:
        return len(overcome(s)) / (2 * ALL_CULTISTS)
    acts = s.act.card.stage - 1 if s.act is not None and isinstance(s.act.card, ActCard) else 0
    return min(acts, MOST_ACTS) / (2 * MOST_ACTS + 2)


def course(s: Table) -> tuple[int, Mapping[str, float]]:
    clues = sum([who.clues for who in s.investigators])
    return s.round, {"doom": s.doom(), "clues": clues, "enemies": len(s.enemies)}


def rivals(s: Table) -> bool:
    return False


OUTCOMES = Outcomes(outcomes, scores, course, rivals)

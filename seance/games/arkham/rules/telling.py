"""The story: what is told when a scenario begins and ends, an act or agenda comes up, a place is seen.

The lines are names, `name-story-<chapter>`, so that everybody reads them in their own language.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from seance.engine import State, cites

from .printed import ACTS, AGENDAS, LOCATIONS

STRANGERS, SURVIVORS = "the-midnight-masks-strangers", "the-midnight-masks-survivors"
INTRODUCTIONS: Final = ("the-gathering", STRANGERS, SURVIVORS, "the-midnight-masks", "the-devourer-below")
RESOLUTIONS: Final = (
    "the-gathering-none", "the-gathering-r1", "the-gathering-r2", "the-gathering-r3",
    "the-midnight-masks-r1", "the-midnight-masks-r2",
    "the-devourer-below-none", "the-devourer-below-r1", "the-devourer-below-r2", "the-devourer-below-r3",
)  # fmt: skip
ENDS: Final = ("arkham-succumbed", "ritual-broken", "umordhoth-repelled", "lita-sacrificed", "nobody-left")
SCENES: Final = (*ACTS, *AGENDAS, *[f"{key}-back" for key in (*ACTS, *AGENDAS)], *LOCATIONS)
CHAPTERS: Final = (*INTRODUCTIONS, *RESOLUTIONS, *ENDS, *SCENES)  # everything of which the story is told


def tell(s: State, chapter: str) -> None:
    s.log("story", line=f"story-{chapter}")


@cites("AHC-SU09-01")
def introduction(scenario: str, notes: Collection[str]) -> tuple[str, ...]:
    """The chapters that open a scenario; the second begins as the first has ended."""
    if scenario != "the-midnight-masks":
        return (scenario,)
    return (STRANGERS if "lita-forced-to-find-others" in notes else SURVIVORS, scenario)

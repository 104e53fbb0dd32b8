"""The story of the world: a line when an investigator sets out, a Mythos card is drawn, a Mystery opens or is solved.

As in encounters the lines are names: `name-story-<what>`.
"""

from __future__ import annotations

from typing import Final

from .printed import ANCIENT_ONES, CONDITIONS, INVESTIGATORS, MYSTERIES, MYTHOS
from .state import World

CHAPTERS: Final = (
    *ANCIENT_ONES,
    *[f"{key}-awake" for key in ANCIENT_ONES],
    *INVESTIGATORS,
    *[f"{key}-{end}" for key in INVESTIGATORS for end in ("crippled", "insane")],
    *MYSTERIES,
    *[f"{key}-solved" for key in MYSTERIES],
    *MYTHOS,
    *[back.key for card in CONDITIONS.values() for back in card.backs],
)  # everything of which the story is told


def tell(s: World, chapter: str) -> None:
    s.log("story", line=f"story-{chapter}")

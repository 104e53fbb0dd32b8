"""The story of the world: a line when an investigator sets out, a Mythos card is drawn, a Mystery opens or is solved.

As in encounters the lines are names: `name-story-<what>`. And where a text finds nothing to do, that is told too.
"""

from __future__ import annotations

from typing import Final

from seance.engine import Flow

from .pieces import Investigator
from .printed import ANCIENT_ONES, CONDITIONS, INVESTIGATORS, MYSTERIES, MYTHOS
from .registers import Subject, Text, resolve
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


def resolve_aloud(s: World, text: Text, who: Investigator, subject: Subject = None) -> Flow[None]:
    """An effect that was announced: if nothing comes of it, now or as a next step, that is told."""
    told, waiting = s.sink and len(s.sink.events), len(s.stack)
    yield from resolve(s, text, who, subject)
    if s.sink is not None and len(s.sink.events) == told and len(s.stack) == waiting:
        s.log("nothing-happens")

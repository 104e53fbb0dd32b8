"""The story of the world: a line when an investigator sets out, a Mythos card is drawn, a Mystery opens or is solved.

As in encounters the lines are names: `name-story-<what>`. And where a text finds nothing to do, that is told too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seance.engine import Deed, Flow, do

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


def aloud(s: World, run: Callable[[], Deed]) -> Flow[None]:
    """What was announced: if nothing but its story comes of it, now or as a next step, that is told."""
    return do(run()) if s.sink is None else listened(s, run)


def listened(s: World, run: Callable[[], Deed]) -> Flow[None]:
    """Of an encounter it may be told long after its card was read: it is named."""
    here = s.encounter
    if not (yield from tells(s, run)):
        s.log("nothing-happens", of=None if here is None else here.card.key)


def tells(s: World, run: Callable[[], Deed]) -> Flow[bool]:
    """Does anything come of it, now or as a next step? Where nobody listens it does not matter."""
    told, waiting = 0 if s.sink is None else len(s.sink.events), len(s.stack)
    yield from do(run())
    if s.sink is None or len(s.stack) > waiting:
        return True
    return any(event.name != "story" for event in s.sink.events[told:])


def resolve_aloud(s: World, text: Text, who: Investigator, subject: Subject = None) -> Flow[None]:
    if s.sink is None:
        return resolve(s, text, who, subject)
    return listened(s, lambda: resolve(s, text, who, subject))


def because(s: World, else_of: str | None = None) -> str | None:
    """The card or Monster whose text it is, if that is not the fight or the encounter that is being read anyway."""
    if s.fight is not None or s.encounter is not None:
        return None
    return else_of if s.subject is None else s.subject.key

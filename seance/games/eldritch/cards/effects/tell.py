"""A line of the story between the effects of a card, and the card without it."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from seance.engine.effect import All
from seance.engine.words import Say
from seance.games.eldritch.rules.pieces import Investigator
from seance.games.eldritch.rules.state import World

from .verb import EldritchEffect, Verb


@dataclass(frozen=True, slots=True, repr=False)
class Tell(Verb):
    """A line of the story, which changes nothing."""

    line: str

    def run(self, s: World, who: Investigator) -> None:
        s.log("story", who=who.key, line=self.line)

    def say(self) -> Say:
        return Say(f"name-{self.line}")


def untold(effect: EldritchEffect | None) -> EldritchEffect | None:
    """The effect as the card has it, without any story; None if nothing else is left of it."""
    if effect is None or isinstance(effect, Tell):
        return None
    if isinstance(effect, All):
        parts = [part for part in map(untold, effect.effects) if part is not None]
        return All(*parts) if len(parts) > 1 else parts[0] if parts else None
    changed: dict[str, EldritchEffect | None] = {}
    for field in dataclasses.fields(effect):  # type: ignore[arg-type]  # every effect is a dataclass
        part = getattr(effect, field.name)
        if isinstance(part, Verb | All):
            plain = untold(part)
            needed = plain is None and field.default is dataclasses.MISSING
            if plain != part and not needed:
                changed[field.name] = plain
    return dataclasses.replace(effect, **changed) if changed else effect  # type: ignore[type-var]

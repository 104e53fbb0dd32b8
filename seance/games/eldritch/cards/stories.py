"""A line of our own for each outcome of an encounter, so that a game tells a story.

A section with dice in it is told when they have fallen, any other at once, and so is the beginning of a complex
encounter. The lines are names: `name-story-<card>-<section>`, with -pass or -fail behind it where there are dice.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from seance.engine.effect import All
from seance.games.eldritch.rules.registers import TALES

from .effects import Ambush, If, MayDo, SpawnAndFight, Test
from .effects.tell import Tell
from .effects.verb import EldritchEffect, Verb
from .encounter_decks import SECTIONS


def told(effect: EldritchEffect, line: str) -> EldritchEffect:
    """The same effect with its story."""
    return forked(effect, line) or Tell(line) & effect


def forked(effect: EldritchEffect, line: str) -> EldritchEffect | None:
    """The story at both ways out of the first test or fight; None if there is none."""
    passed, failed = f"{line}-pass", f"{line}-fail"
    if isinstance(effect, Test):
        return dataclasses.replace(effect, passed=after(passed, effect.passed), failed=after(failed, effect.failed))
    if isinstance(effect, Ambush | SpawnAndFight) and effect.defeated is not None:
        otherwise = after(failed, effect.otherwise)
        return dataclasses.replace(effect, defeated=after(passed, effect.defeated), otherwise=otherwise)
    if isinstance(effect, MayDo) and effect.then is not None:
        then = forked(effect.then, line)
        return None if then is None else dataclasses.replace(effect, then=then)
    if isinstance(effect, If):
        then = forked(effect.then, line)
        return None if then is None else dataclasses.replace(effect, then=then, otherwise=after(line, effect.otherwise))
    if isinstance(effect, All):
        for place, part in enumerate(effect.effects):
            found = forked(part, line)
            if found is not None:
                return All(*effect.effects[:place], found, *effect.effects[place + 1 :])
    return None


def after(line: str, effect: EldritchEffect | None) -> EldritchEffect:
    return Tell(line) if effect is None else Tell(line) & effect


def lines(effect: EldritchEffect) -> Iterator[str]:
    """All lines that can be told while this takes effect."""
    if isinstance(effect, Tell):
        yield effect.line
    for field in dataclasses.fields(effect):  # type: ignore[arg-type]  # every effect is a dataclass
        value = getattr(effect, field.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Verb | All):
                yield from lines(part)


def tale(card: str, section: str, effect: EldritchEffect) -> EldritchEffect:
    line = f"story-{card}-{section}"
    return Tell(line) & effect if section == "initial" else told(effect, line)


TALES.update(
    {
        card: {section: tale(card, section, effect) for section, effect in sections.items()}
        for card, sections in SECTIONS.items()
    }
)
LINES = tuple([line for sections in TALES.values() for effect in sections.values() for line in lines(effect)])

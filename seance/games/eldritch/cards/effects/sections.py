"""A card with several texts, each under its heading."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from seance.engine.value import Value
from seance.engine.words import Say, Several

from .verb import EldritchEffect
from .words import space_name


@dataclass(frozen=True, slots=True, repr=False)
class Section(Value):
    heading: str
    effect: EldritchEffect

    def say(self) -> Say:
        return Say("section", heading=space_name(self.heading), text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False, init=False)
class Sections(Value):
    sections: tuple[Section, ...] = field(metadata={"spread": True})

    def __init__(self, *sections: Section) -> None:
        object.__setattr__(self, "sections", sections)

    def text(self) -> Say:
        said = tuple([section.say() for section in self.sections])
        return Say("clause", text=Several("sections", said))

    def parts(self) -> dict[str, Say]:
        """By the space, or the kind of space, whose text it is."""
        return {section.heading: Say("clause", text=section.say()) for section in self.sections}


def sections(effects: Mapping[str, EldritchEffect]) -> Sections:
    return Sections(*[Section(heading, effect) for heading, effect in effects.items()])

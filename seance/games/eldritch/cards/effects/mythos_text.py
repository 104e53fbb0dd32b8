"""Everything that stands on a Mythos card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from seance.engine.value import Value
from seance.engine.words import Say, Several

from .verb import EldritchEffect
from .words import space_name


@dataclass(frozen=True, slots=True, repr=False)
class At(Value):
    """An encounter that a card in play offers: on a space, or "expedition" for the active one."""

    place: str
    effect: EldritchEffect

    def say(self) -> Say:
        where = Say("at-expedition") if self.place == "expedition" else space_name(self.place)
        return Say("section", heading=Say("caption-encounter", space=where), text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class MythosText(Value):
    event: EldritchEffect | None = None  # or what an Ongoing card does when it comes into play
    always: EldritchEffect | None = None  # while it is in play
    defeat: EldritchEffect | None = None  # whenever a Monster is defeated
    encounter: At | None = None
    reckoning: EldritchEffect | None = None
    no_tokens: EldritchEffect | None = None  # when the last Eldritch token has left it

    def text(self) -> Say:
        said = tuple(self.sections())
        return Say("clause", text=Several("sections", said)) if said else Say("blank")

    def sections(self) -> Iterator[Say]:
        stays = self.event is not None and self.reckoning is not None
        if self.event is not None:
            yield headed("enters", self.event) if stays else self.event.text()
        for lasting in (self.always, self.defeat):
            if lasting is not None:
                yield lasting.text()
        if self.encounter is not None:
            yield self.encounter.say()
        if self.reckoning is not None:
            yield headed("reckoning", self.reckoning)
        if self.no_tokens is not None:
            yield headed("no-tokens", self.no_tokens)

    @property
    def effects(self) -> dict[str, EldritchEffect]:
        """By name, those that are there."""
        meeting = None if self.encounter is None else self.encounter.effect
        named = {
            "event": self.event, "always": self.always, "defeat": self.defeat, "encounter": meeting,
            "reckoning": self.reckoning, "no-tokens": self.no_tokens,
        }  # fmt: skip
        return {name: effect for name, effect in named.items() if effect is not None}


def headed(heading: str, effect: EldritchEffect) -> Say:
    return Say("section", heading=Say(f"caption-{heading}"), text=effect.spoken())

"""An encounter card as it is read: where it spawns, whom it hunts, its keywords, its abilities, its victory points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from seance.engine.effect import CardText
from seance.engine.value import Value
from seance.engine.words import Say, Several
from seance.games.arkham.rules.printed import EncounterCard, EnemyCard, TreacheryCard

from .as_read import nature
from .printed_facts import of_encounter_card, with_facts
from .words import named

SPAWNS = ("empty", "prey")  # instructions that name no location


@dataclass(frozen=True, slots=True, repr=False)
class EncounterAsRead(Value):
    card: EncounterCard
    abilities: CardText

    def text(self) -> Say:
        said = [*instructions(self.card), *[ability.say() for ability in self.abilities.abilities]]
        if self.card.victory:
            said.append(Say("victory-points", n=self.card.victory))
        return Say("clause", text=Several("sections", tuple(said or [Say("no-ability")])))

    def whole(self) -> Say:
        return with_facts(of_encounter_card(self.card), self.text())


def instructions(card: EncounterCard) -> Iterator[Say]:
    if isinstance(card, EnemyCard):
        if card.spawn in SPAWNS:
            yield Say(f"spawn-{card.spawn}")
        elif card.spawn:
            yield Say("spawn-at", place=named(card.spawn))
    if isinstance(card, (EnemyCard, TreacheryCard)):
        yield from nature(card)
    if isinstance(card, EnemyCard) and card.more_health:
        yield Say("more-health", n=card.more_health)

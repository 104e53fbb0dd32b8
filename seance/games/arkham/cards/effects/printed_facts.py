"""What is printed on a card beside its text: kind, class, cost, slots, icons, numbers, traits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from seance.engine.words import Say, Several
from seance.games.arkham.rules.printed import (
    ENEMY,
    EncounterCard,
    EnemyCard,
    LocationCard,
    PlayerCard,
    Printed,
)  # fmt: skip

from .words import trait_name


def with_facts(facts: Iterator[Say], text: Say) -> Say:
    return Say("clause", text=Several("sections", (*facts, text)))


def of_player_card(card: PlayerCard) -> Iterator[Say]:
    yield Say("printed-weakness") if card.weakness else Say("printed-class", of=Say(f"name-class-{card.faction}"))
    yield Say(f"printed-{card.kind}")
    if card.level:
        yield Say("printed-level", n=card.level)
    if card.cost is not None:
        yield Say("printed-cost", n=card.cost)
    if card.slots:
        yield Say("printed-slots", slots=listed([Say(f"printed-slot-{slot}") for slot in card.slots]))
    if card.icons:
        icons = [Say("printed-icon", n=n, icon=Say(f"printed-icon-{icon}")) for icon, n in card.icons.items()]
        yield Say("printed-icons", icons=listed(icons))
    if card.kind == ENEMY:
        yield numbers(card)
    elif card.health or card.sanity:
        yield Say("printed-takes", health=card.health, sanity=card.sanity)
    yield from traits(card)


def of_encounter_card(card: EncounterCard) -> Iterator[Say]:
    yield Say(f"printed-{card.kind}")
    if isinstance(card, EnemyCard):
        yield numbers(card)
        if card.per_investigator:
            yield Say("printed-per-investigator")
    elif isinstance(card, LocationCard):
        yield Say("printed-place", shroud=card.shroud, clues=card.clues)
    yield from traits(card)


def numbers(card: PlayerCard | EnemyCard) -> Say:
    strikes = {"damage": card.damage, "horror": card.horror}
    return Say("printed-numbers", fight=card.fight, health=card.health, evade=card.evade, **strikes)


def traits(card: Printed) -> Iterator[Say]:
    if card.traits:
        yield Say("printed-traits", traits=listed([trait_name(trait) for trait in card.traits]))


def listed(items: Sequence[Say]) -> Several:
    return Several("printed", tuple(items))

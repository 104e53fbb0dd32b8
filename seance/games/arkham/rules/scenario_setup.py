"""The words of a scenario's set-up: encounter sets, locations, what is set aside, act and agenda decks."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, cites

from .locations import announce, put_location, reveal
from .movement import place_investigator
from .pieces import Current, Location
from .printed import (
    ACTS,
    AGENDAS,
    ENCOUNTER_CARDS,
    LOCATIONS,
    EncounterCard,
    EnemyCard,
    LocationCard,
    ScenarioSheet,
    TreacheryCard,
)  # fmt: skip
from .state import Table
from .telling import tell


def cards_of_sets(sets: Sequence[str]) -> list[EncounterCard]:
    """Every copy of every card of these sets."""
    return [card for card in ENCOUNTER_CARDS.values() if card.set in sets for _ in range(card.copies)]


@cites("AHC-SU10-02", "AHC-SU10-05", "AHC-SU10-06", "AHC-ENC-01")
def gather(s: Table, sheet: ScenarioSheet, sets: Sequence[str] = ()) -> None:
    """The encounter sets of a scenario (and more): some cards are set aside, enemies and treacheries are the deck."""
    behind = backs(sheet)
    for card in cards_of_sets((*sheet.sets, *sets)):
        if card.key in sheet.set_aside:
            s.set_aside.append(card)
        elif isinstance(card, (EnemyCard, TreacheryCard)) and card.key not in behind:
            s.encounters.rest.append(card)


def backs(sheet: ScenarioSheet) -> list[str]:
    """Enemies that are the other side of an agenda."""
    return [AGENDAS[key].back for key in sheet.agendas if AGENDAS[key].back]


@cites("AHC-SU10-03")
def place_locations(s: Table, keys: Sequence[str], one_of: Sequence[Sequence[str]] = (), of_each: int = 1) -> None:
    """Those of the sheet; and of cards of one title so many whose face nobody knows yet."""
    entered = [put_location(s, LOCATIONS[key]) for key in keys]
    for cards in one_of:
        entered += place_unknown(s, LOCATIONS[cards[0]].title, cards, of_each)
    announce(s, entered)


@cites("AHC-LOC-05")
def place_unknown(s: Table, title: str, cards: Sequence[str], n: int = 1) -> list[Location]:
    """Of several cards of one title, n are in play; which they are is decided when they are revealed."""
    s.unseen[title] = [LOCATIONS[key] for key in cards]
    return [
        put_location(s, LOCATIONS[cards[0]], title if n == 1 else f"{title}-{number}", chosen=False)
        for number in range(1, n + 1)
    ]


@cites("AHC-SU10-04", "AHC-CLU-04")
def start_at(s: Table, key: str) -> Flow[None]:
    reveal(s, s.location(key))
    for who in s.in_order():
        yield from place_investigator(s, who, key)


@cites("AHC-SAS-02")
def take_set_aside(s: Table, key: str) -> EncounterCard:
    """A card that was set aside comes into the game."""
    card = next(card for card in s.set_aside if card.key == key)
    s.set_aside.remove(card)
    return card


def put_set_aside_locations(s: Table, keys: Sequence[str]) -> None:
    cards = [take_set_aside(s, key) for key in keys]
    announce(s, [put_location(s, card) for card in cards if isinstance(card, LocationCard)])


@cites("AHC-SU11-01", "AHC-SU12-01", "AHC-ACT-11")
def build_decks(s: Table, sheet: ScenarioSheet) -> None:
    """Agenda 1a and act 1a are the current ones."""
    agenda, *agendas = [AGENDAS[key] for key in sheet.agendas]
    act, *acts = [ACTS[key] for key in sheet.acts]
    s.agenda, s.agendas = Current(agenda), agendas
    s.act, s.acts = Current(act), acts
    s.changed()
    s.log("first-agenda", agenda=agenda.key)
    tell(s, agenda.key)
    s.log("first-act", act=act.key)
    tell(s, act.key)

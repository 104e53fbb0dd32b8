"""What a seat cannot know is dealt again: cards that only others have looked at, and what a scenario keeps hidden."""

from __future__ import annotations

from seance.engine import Dice, Told
from seance.games.arkham.rules.registers import SCENARIOS
from seance.games.arkham.rules.state import Table


def imagine(s: Table, seat: int, stream: Dice, heard: list[Told]) -> None:
    s.changed()
    deal_decks(s, seat, stream)
    scenario = SCENARIOS.get(s.scenario)
    if scenario is not None and scenario.imagine is not None:
        scenario.imagine(s, seat, stream)


def deal_decks(s: Table, seat: int, stream: Dice) -> None:
    for who in s.investigators:
        who.deck.deal_again(seat, stream)
    s.encounters.deal_again(seat, stream)
    s.cultists.deal_again(seat, stream)

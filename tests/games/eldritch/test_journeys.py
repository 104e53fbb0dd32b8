"""How many rounds a journey takes."""

from __future__ import annotations

from seance.games.eldritch.mind.journeys import Stand, rounds, rounds_if_travelling
from seance.games.eldritch.rules.places import distance


def test_a_round_takes_one_space_further_and_a_ticket_one_more() -> None:
    assert rounds(Stand("tunguska", 0, 0))["tunguska"] == 0
    assert [rounds(Stand("space-4", 0, 0))[space] for space in ("space-5", "arkham")] == [1, 2]
    assert rounds_if_travelling(Stand("rome", 1, 0))["space-17"] == 0  # by way of Istanbul
    assert rounds_if_travelling(Stand("rome", 0, 0))["space-17"] == 1


def test_whoever_can_still_travel_is_a_round_ahead() -> None:
    assert rounds(Stand("rome", 0, 0))["istanbul"] == 1
    assert rounds_if_travelling(Stand("rome", 0, 0))["istanbul"] == 0


def test_cities_sell_tickets_on_the_way() -> None:
    assert distance("rome", "shanghai") == 3
    assert rounds(Stand("rome", 0, 0))["shanghai"] == 2

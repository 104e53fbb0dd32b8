"""The Scientist's own Action cards."""

import pytest

from seance.testing import scene

# ---- Intranet --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-RACT-01", "NEM-PC-01")
def test_the_intranet_performs_the_action_of_another_room_with_a_computer() -> None:
    t = scene("nemesis").crew("scientist", room="003", hand=["intranet", "rest"]).explored("003", "generator")
    t.explored("012", "comms-room").explored("009", "storage")
    assert not t.offers("play-on:intranet:room-009")
    t.answer("play-on:intranet:room-012")
    assert t.who("scientist").signal
    assert t.room_of("scientist") == "003"
    assert t.asked() == "0 your-action"


def test_the_intranet_asks_which_action_of_the_room() -> None:
    t = scene("nemesis").crew("scientist", room="003", hand=["intranet", "rest"]).explored("003", "comms-room")
    t.explored("012", "fire-control-system").fire("012", "009").answer("play-on:intranet:room-012")
    assert t.asked() == "0 which-room-to-douse"
    t.answer("douse:room-009")
    assert t.asked() == "0 your-action"


def test_the_intranet_needs_a_computer_here_and_there() -> None:
    t = scene("nemesis").crew("scientist", room="003", hand=["intranet", "rest"]).explored("003", "storage")
    t.explored("012", "comms-room")
    assert t.refusal("play-on:intranet") == "NEM-PC-01"
    t = scene("nemesis").crew("scientist", room="003", hand=["intranet", "rest"]).explored("003", "generator")
    t.explored("012", "comms-room", malfunction=True)
    assert not t.offers("play-on:intranet:room-012")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-AROOM-02")
def test_through_the_intranet_the_laboratory_analyses_what_lies_in_it() -> None:
    t = scene("nemesis").crew("scientist", room="003", hand=["intranet", "rest"], hands=["intruder-carcass"])
    t.explored("003", "generator").explored("012", "laboratory")
    assert t.refusal("play-on:intranet:room-012") == "NEM-AROOM-01"  # the carcass is here, not there
    t = scene("nemesis").crew("scientist", room="003", hand=["intranet", "rest"]).explored("003", "generator")
    t.explored("012", "laboratory").lying("012", "intruder-carcass").script("weaknesses", "vital-places")
    t.answer("play-on:intranet:room-012")
    assert t.s.weak("vital-places")
    assert t.asked() == "0 your-action"


def test_a_holographic_computer_connects_from_any_room_even_with_a_malfunction() -> None:
    hands = ["holographic-computer"]
    t = scene("nemesis").crew("scientist", room="003", hand=["intranet", "rest", "threat-assessment"], hands=hands)
    t.explored("003", "storage", malfunction=True).explored("012", "comms-room")
    assert t.offers("play:threat-assessment")
    t.answer("play-on:intranet:room-012", ["pay:rest"])
    assert t.who("scientist").signal
    assert t.asked() == "0 your-action"


# ---- Access Denied ---------------------------------------------------------------------------------------------


def test_access_denied_uses_the_room() -> None:
    t = scene("nemesis").crew("scientist", room="003", hand=["access-denied"]).explored("003", "comms-room")
    t.answer("play-room:access-denied")
    assert t.who("scientist").signal
    assert t.asked() == "0 your-action"


def test_access_denied_breaks_a_room_with_a_computer_wherever_it_is() -> None:
    t = scene("nemesis").crew("scientist", room="003", hand=["access-denied"]).explored("003", "comms-room")
    t.explored("012", "generator").explored("009", "storage")
    assert not t.offers("play-break-down:access-denied:room-009")
    t.answer("play-break-down:access-denied:room-012")
    assert t.sees(0).rooms[11].malfunction
    assert t.asked() == "0 your-action"


def test_access_denied_needs_a_computer_here() -> None:
    t = scene("nemesis").crew("scientist", room="003", hand=["access-denied"], hands=["holographic-computer"])
    t.explored("003", "storage").explored("012", "generator")
    assert t.refusal("play-room:access-denied") == "NEM-PC-01"
    assert t.refusal("play-break-down:access-denied") == "NEM-PC-01"
    assert t.asked() == "0 your-action"


# ---- Threat Assessment -----------------------------------------------------------------------------------------


def test_a_threat_is_assessed_in_secret_and_left_on_top() -> None:
    t = scene("nemesis", seats=2).crew("scientist", room="003", hand=["threat-assessment"]).crew("scout", passed=True)
    t.explored("003", "generator").script("events", "hunt-2").answer("play:threat-assessment", "leave-event:hunt-2")
    assert t.sees(0).decks[1].known[0].cards == ["hunt-2"]
    assert t.sees(1).decks[1].known == []
    assert t.heard(1, "event-foreseen")[0].args == {"crew": "scientist"}
    assert t.happened("event-left")
    t.halt("development").answer("pass")
    assert t.happened("event", card="hunt-2")  # it comes without chance
    assert t.asked() == "0 scene-ends"


def test_a_threat_can_be_put_under_the_deck() -> None:
    t = scene("nemesis", seats=2).crew("scientist", room="003", hand=["threat-assessment"]).crew("scout", passed=True)
    t.explored("003", "generator").script("events", "hunt-2", "bulkheads-open")
    t.answer("play:threat-assessment", "bury-event:hunt-2")
    assert t.sees(0).decks[1].known[0].depth == -1
    assert t.heard(1, "event-buried")[0].args == {"crew": "scientist"}
    t.halt("development").answer("pass")
    assert t.happened("event", card="bulkheads-open")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("NEM-EP-11")
def test_with_an_empty_event_deck_the_discards_are_a_new_one() -> None:
    t = scene("nemesis").crew("scientist", room="003", hand=["threat-assessment"]).explored("003", "generator")
    t.s.events.discard, t.s.events.rest = t.s.events.rest, []
    t.script("events", "hunt-2").answer("play:threat-assessment", "bury-event:hunt-2")
    assert len(t.s.events) == 20
    assert t.asked() == "0 your-action"


def test_a_threat_cannot_be_assessed_without_computer() -> None:
    t = scene("nemesis").crew("scientist", room="003", hand=["threat-assessment"]).explored("003", "storage")
    assert t.refusal("play:threat-assessment") == "NEM-PC-01"
    assert t.asked() == "0 your-action"

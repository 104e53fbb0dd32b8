"""What players say of what they have seen in secret: words, true or not, that the log marks as such."""

import pytest

from seance.testing import scene


@pytest.mark.rule("NEM-ENG-07", "NEM-ENG-04")
def test_an_engine_may_be_called_damaged_though_it_works() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest"]).crew("pilot").engine(1, True, known=(0,))
    t.answer("announce")
    assert t.options() == ["claim:engine-1-working", "claim:engine-1-damaged"]  # whatever is true
    t.answer("claim:engine-1-damaged")
    told = t.heard(1, "claims-engine")[0]
    assert told.args == {"crew": "scout", "token": "engine-1-damaged", "words": True}  # words, not a fact
    assert t.sees(1).engines[0].known == []  # nobody knows more for it
    assert t.sees(0).engines[0].known[0].cards == ["engine-1-working"]
    assert t.s.actions == 2  # and it costs nothing
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COCK-08")
def test_somebody_who_has_seen_the_coordinates_may_name_any_course() -> None:
    t = scene("nemesis", seats=2).crew("scout").crew("pilot").coordinates("coordinates-5", known=(0,))
    t.answer("announce")
    assert len(t.options()) == 8
    t.answer("claim-course:earth:space-d")
    assert t.heard(1, "claims-course")[0].args == {"crew": "scout", "place": "earth", "space": "space-d", "words": True}
    assert t.sees(1).coordinates.known == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MON-02")
def test_a_room_that_was_looked_at_may_be_called_anything_that_could_lie_there() -> None:
    t = scene("nemesis", seats=2).crew("scout").crew("pilot").peeked("005", "nest", "fire-1").explored("003", "storage")
    t.answer("announce")
    assert t.options() == ["speak-of:room-005", "speak-of-token:room-005"]
    t.answer("speak-of:room-005")
    assert "claim:storage" not in t.options()  # that one lies open
    assert "claim:canteen" not in t.options()  # that one has another back
    t.answer("claim:armory")
    assert t.heard(1, "claims-room")[0].args == {"crew": "scout", "room": "room-005", "tile": "armory", "words": True}
    assert t.asked() == "0 your-action"


def test_of_its_token_too() -> None:
    t = scene("nemesis", seats=2).crew("scout").crew("pilot").peeked("005", "nest", "fire-1")
    t.answer("announce", "speak-of-token:room-005", "claim:silence")
    assert t.heard(1, "claims-token")[0].args == {
        "crew": "scout",
        "room": "room-005",
        "effect": "silence",
        "words": True,
    }
    assert t.asked() == "0 your-action"


def test_of_the_next_event() -> None:
    t = scene("nemesis", seats=2).crew("scientist", room="003", hand=["threat-assessment"]).crew("pilot")
    t.explored("003", "generator").script("events", "hunt-2")
    t.answer("play:threat-assessment", "leave-event:hunt-2", "announce", "claim:bulkheads-open")
    assert t.heard(1, "claims-event")[0].args == {"crew": "scientist", "event": "bulkheads-open", "words": True}
    assert t.asked() == "0 your-action"


def test_of_the_objective_of_another() -> None:
    t = scene("nemesis", seats=2).crew("scout", objectives=["hoarder"]).crew("pilot", objectives=["quarantine"])
    t.objectives_chosen().s.crew[1].seen.see(0, t.s.crew[1].objectives)
    t.answer("announce", "claim:ab-ovo")
    args = {"crew": "scout", "of": "pilot", "objective": "ab-ovo", "words": True}
    assert t.heard(1, "claims-objective")[0].args == args
    assert t.asked() == "0 your-action"


def test_who_has_seen_nothing_has_nothing_to_tell() -> None:
    t = scene("nemesis", seats=2).crew("scout").crew("pilot").engine(1, True, known=(1,))
    assert t.refusal("announce") == "NEM-MON-02"
    assert t.asked() == "0 your-action"


def test_once_a_turn_is_enough() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest", "search"]).crew("pilot", passed=True)
    t.engine(1, True, known=(0,)).explored("006", "canteen").answer("announce", "claim:engine-1-working")
    assert t.refusal("announce") == "NEM-MON-02"
    t.script("noise", "silence").answer("move:room-006", ["pay:rest"], "move:room-011")
    assert t.offers("announce")  # it is the next turn
    assert t.asked() == "0 your-action"


def test_what_was_said_cannot_be_taken_back() -> None:
    t = scene("nemesis", seats=2).crew("scout").crew("pilot").engine(1, True, known=(0,))
    t.answer("announce", "claim:engine-1-working")
    with pytest.raises(Exception, match="undo-after-reveal"):
        t.begin().undo(0)
    assert t.asked() == "0 your-action"

"""Trade."""

from typing import Any

import pytest

from seance.testing import scene


def traders(mine: list[str], theirs: list[str], **more: object) -> Any:
    t = scene("nemesis", seats=3).crew("scout", room="006", hand=["rest", "search"], items=mine, **more)
    t.crew("captain", room="006", items=theirs).crew("pilot", room="001")
    return t.answer("trade", ["pay:rest"])


@pytest.mark.rule("NEM-BAS-11", "NEM-BAS-12")
def test_who_is_in_the_room_shows_what_they_like_and_only_they_see_it() -> None:
    t = traders(["medkit", "grenade"], ["tools"])
    assert t.asked() == "0 trade-show"
    t.answer(["show:medkit"])
    assert t.sees(1).crew[0].items == ["medkit"]
    assert t.sees(2).crew[0].items == []
    assert "items" not in t.heard(2, "shown")[0].args
    assert t.asked() == "1 trade-show"


@pytest.mark.rule("NEM-BAS-13", "NEM-BAS-15")
def test_a_swap_needs_both_and_giving_for_nothing_is_allowed() -> None:
    t = traders(["medkit"], ["tools"]).answer([], [], "trade-with:captain", ["give:medkit"], [])
    assert t.asked() == "1 trade-answer"
    t.answer("accept")
    assert [item.key for item in t.who("captain").items] == ["tools", "medkit"]
    assert t.who("scout").items == []
    t = traders(["medkit"], ["tools"]).answer([], [], "trade-with:captain", ["give:medkit"], [], "refuse")
    assert [item.key for item in t.who("captain").items] == ["tools"]


@pytest.mark.rule("NEM-BAS-14")
def test_everybody_in_the_room_may_offer_beginning_with_who_took_the_action() -> None:
    t = traders(["medkit"], ["tools"]).answer([], ["show:tools"])
    assert t.asked() == "0 trade-offer"
    t.answer("pass")
    assert t.asked() == "1 trade-offer"
    t.answer("trade-with:scout", ["give:tools"], [], "accept")
    assert [item.key for item in t.who("scout").items] == ["medkit", "tools"]


@pytest.mark.rule("NEM-BAS-16", "NEM-HEAVY-07")
def test_ammo_changes_hands_only_with_its_weapon() -> None:
    t = traders([], [], ammo=2)
    assert not any("ammo" in key for key in t.options())
    t.answer("trade-with:captain", ["give:rifle"], [], "accept")
    assert [(gear.key, gear.ammo) for gear in t.who("captain").gear] == [("6-shooter", 6), ("rifle", 2)]


def test_a_trade_that_moves_nothing_is_not_performed() -> None:
    t = traders(["medkit"], ["tools"]).answer([], [], "pass", "pass")
    assert t.hand("scout") == ["rest", "search"]
    assert t.s.actions == 2
    assert t.refusal("trade") == "NEM-BAS-13"  # not a second try in this turn
    assert t.asked() == "0 your-action"


def test_an_offer_can_be_answered_by_one_counter_offer() -> None:
    t = traders(["medkit", "grenade"], ["tools"]).answer(
        ["show:medkit"], [], "trade-with:captain", ["give:grenade"], []
    )
    assert t.options() == ["refuse", "accept", "counter"]
    t.answer("counter", ["give:tools"], ["want:medkit"])
    assert t.options() == ["refuse", "accept"]
    t.answer("accept")
    assert [item.key for item in t.who("scout").items] == ["grenade", "tools"]
    assert [item.key for item in t.who("captain").items] == ["medkit"]


@pytest.mark.rule("NEM-BAS-11", "NEM-CSYM-03")
def test_no_trade_alone_and_none_in_combat() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["tools"]).crew("captain", room="001")
    assert t.refusal("trade") == "NEM-BAS-11"
    assert t.asked() == "0 your-action"
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["tools"]).crew("captain", room="006")
    t.objectives_chosen().intruder("larva", "006")
    assert t.refusal("trade") == "NEM-CSYM-03"
    assert t.asked() == "0 your-action"

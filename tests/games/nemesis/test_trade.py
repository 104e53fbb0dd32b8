"""Trade."""

from typing import Any

import pytest

from seance.testing import scene


def traders(mine: list[str], theirs: list[str], **more: Any) -> Any:
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


@pytest.mark.rule("NEM-BAS-13")
def test_a_trade_that_moves_nothing_is_not_performed() -> None:
    t = traders(["medkit"], ["tools"]).answer([], [], "pass", "pass")
    assert t.hand("scout") == ["rest", "search"]
    assert t.s.actions == 2
    assert t.refusal("trade") == "NEM-BAS-13"  # not a second try in this turn
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BAS-13")
def test_an_offer_can_be_answered_by_a_counter_offer_and_that_by_another() -> None:
    t = traders(["medkit", "grenade"], ["tools"]).answer(
        ["show:medkit"], [], "trade-with:captain", ["give:grenade"], []
    )
    assert t.options() == ["refuse", "accept", "counter"]
    t.answer("counter", ["give:tools"], ["want:medkit"])
    assert t.sees(0).trade.counter
    assert t.options() == ["refuse", "accept", "counter"]
    t.answer("counter", ["give:grenade", "give:medkit"], ["want:tools"])
    assert t.asked() == "1 trade-answer"
    t.answer("accept")
    assert [item.key for item in t.who("scout").items] == ["tools"]
    assert [item.key for item in t.who("captain").items] == ["grenade", "medkit"]


@pytest.mark.rule("NEM-BAS-11", "NEM-CSYM-03")
def test_no_trade_alone_and_none_in_combat() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["tools"]).crew("captain", room="001")
    assert t.refusal("trade") == "NEM-BAS-11"
    assert t.asked() == "0 your-action"
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["tools"]).crew("captain", room="006")
    t.objectives_chosen().intruder("larva", "006")
    assert t.refusal("trade") == "NEM-CSYM-03"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BAS-12", "NEM-BAS-15", "NEM-ITEM-01")
def test_objects_and_heavy_items_change_hands_too_and_full_hands_must_let_go() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], hands=["rifle", "intruder-egg"])
    t.crew("captain", room="006", hands=["6-shooter", "intruder-egg"]).answer("trade")
    t.answer("trade-with:captain", ["give:intruder-egg-1"], [], "accept")
    assert t.asked() == "1 hands-full"  # before the trade goes on
    t.answer("drop:6-shooter")
    assert [held.key for held in t.who("captain").hands] == ["intruder-egg-2", "intruder-egg-1"]
    assert t.asked() == "1 trade-offer"


@pytest.mark.rule("NEM-BAS-14", "NEM-BAS-16")
def test_two_others_may_trade_with_each_other() -> None:
    t = scene("nemesis", seats=3).crew("scout", room="006", hand=["rest"], items=["tools"])
    t.crew("captain", room="006", items=["medkit"]).crew("pilot", room="006", items=["grenade"]).answer("trade")
    t.answer([], ["show:medkit"], ["show:grenade"], "pass")
    t.answer("trade-with:pilot", ["give:medkit"], ["want:grenade"], "2 accept")
    assert [item.key for item in t.who("captain").items] == ["grenade"]
    assert [item.key for item in t.who("pilot").items] == ["medkit"]
    assert t.asked() == "2 trade-offer"


@pytest.mark.rule("NEM-BAS-13")
def test_a_counter_offer_can_be_refused_and_then_nothing_moves() -> None:
    t = traders(["medkit"], ["tools"]).answer(["show:medkit"], [], "trade-with:captain", ["give:medkit"], [])
    t.answer("counter", ["give:tools"], ["want:medkit"], "refuse")
    assert [item.key for item in t.who("scout").items] == ["medkit"]
    assert [item.key for item in t.who("captain").items] == ["tools"]
    assert t.asked() == "1 trade-offer"


def test_nobody_can_ask_for_what_nobody_has_shown() -> None:
    t = traders(["medkit"], ["tools", "grenade"]).answer([], ["show:grenade"], "trade-with:captain", [])
    assert t.options() == ["want:6-shooter", "want:grenade"]  # and what is held for all to see
    t.answer(["want:grenade"], "accept")
    assert [item.key for item in t.who("scout").items] == ["medkit", "grenade"]


@pytest.mark.rule("NEM-BAS-11", "NEM-BAS-13")
def test_offers_go_round_as_long_as_anything_changes_hands() -> None:
    t = traders(["medkit", "grenade", "alcohol"], ["tools"]).answer([], [])
    for thing in ("medkit", "grenade", "alcohol"):
        assert t.asked() == "0 trade-offer"
        t.answer("trade-with:captain", [f"give:{thing}"], [], "accept", "pass")
    assert t.asked() == "0 trade-offer"
    t.answer("pass", "pass")
    assert t.s.bargain is None
    assert t.s.actions == 1
    assert t.asked() == "0 your-action"


def taped(t: Any) -> Any:
    one, other = t.s.crew[0].gear
    one.tied, other.tied = other.key, one.key
    return t.answer("trade")


@pytest.mark.rule("NEM-BAS-13")
def test_what_is_taped_together_stays_so_if_both_go_and_the_tape_is_gone_if_one_does() -> None:
    pair = ["rifle", "fire-extinguisher"]
    t = taped(
        scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], hands=pair).crew("captain", room="006")
    )
    t.answer("trade-with:captain", ["give:rifle", "give:fire-extinguisher-1"], [], "accept")
    assert t.who("captain").slots_used == 2  # with the 6-Shooter
    assert t.asked() == "1 trade-offer"
    t = taped(
        scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], hands=pair).crew("captain", room="006")
    )
    t.answer("trade-with:captain", ["give:fire-extinguisher-1"], [], "accept")
    assert [gear.tied for who in t.s.crew for gear in who.gear] == ["", "", ""]
    assert t.asked() == "1 trade-offer"


@pytest.mark.rule("NEM-HEAVY-07", "NEM-BAS-16")
def test_a_weapon_takes_its_magazine_along() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["extended-magazine"], ammo=1)
    t.crew("captain", room="006").answer("use-on:extended-magazine:rifle", "trade")
    t.answer("trade-with:captain", ["give:rifle"], [], "accept")
    gear = t.who("captain").gear[1]
    assert (gear.key, gear.ammo, gear.capacity) == ("rifle", 3, 6)
    assert t.asked() == "1 trade-offer"

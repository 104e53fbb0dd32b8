"""What an action costs, when it may be taken, and who may interrupt it."""

import pytest

from seance.testing import scene

HAND = ["rest", "search", "search", "interruption"]


@pytest.mark.rule("NEM-ACT-01", "NEM-BAS-01", "NEM-AROOM-01", "NEM-AITEM-01")
def test_basic_actions_cards_items_and_the_room_are_offered() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND, items=["synthetic-food"], light=1)
    t.explored("006", "canteen", items=2)
    keys = t.options()
    assert "move:room-011" in keys
    assert "play:search" in keys
    assert "use:synthetic-food" in keys
    assert "act:canteen" in keys
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BAS-02", "NEM-COST-01", "NEM-COST-02")
def test_the_cost_is_paid_with_cards_that_are_discarded_face_up() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=HAND).crew("captain", room="001")
    t.explored("006", "canteen").script("noise", "silence").answer("move:room-006", ["pay:search"])
    assert t.sees(1).crew[0].discard == ["search"]
    assert t.hand("scout") == ["interruption", "rest", "search"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COST-01", "NEM-BAS-03")
def test_too_few_cards() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=["rest"])
    assert t.offers("move:room-006")
    assert t.refusal("move-carefully") == "NEM-COST-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COST-03")
def test_contamination_cards_are_not_among_the_payment() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=["rest", "search", "contamination"])
    t.answer("pick-up:blue-character-corpse")
    assert t.options() == ["pay:rest", "pay:search"]
    assert t.asked() == "0 pay-with"


@pytest.mark.rule("NEM-CONT-02")
def test_a_card_that_offers_no_action_says_why() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=["interruption", "contamination"])
    assert t.refusal("play:interruption") == "NEM-ACARD-01"
    assert t.refusal("play:contamination") == "NEM-CONT-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CSYM-01", "NEM-CSYM-03", "NEM-CSYM-04", "NEM-ITEM-06")
def test_combat_signs() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=[*HAND, "contamination"], items=["synthetic-food"])
    t.explored("006", "canteen", items=1)
    assert t.refusal("melee") == "NEM-CSYM-01"
    assert t.offers("play:rest")
    assert t.offers("use:synthetic-food")
    assert t.offers("pass")
    t = scene("nemesis").crew("scout", room="006", hand=[*HAND, "contamination"], items=["synthetic-food"])
    t.explored("006", "canteen", items=1).objectives_chosen().intruder("adult", "006")
    assert t.offers("melee:adult-1")
    assert t.refusal("play:rest") == "NEM-CSYM-03"
    assert t.refusal("use:synthetic-food") == "NEM-CSYM-03"
    assert t.offers("pass")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CSYM-02")
def test_an_intruder_next_door_is_no_combat() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND).objectives_chosen().intruder("adult", "007")
    assert t.offers("move-carefully:room-011")
    assert not t.offers("melee:adult-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ACARD-01", "NEM-ACARD-02")
def test_a_played_card_does_not_pay_for_itself() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["scavenging"]).explored("006", "canteen", items=1)
    assert not t.offers("play:scavenging")  # it costs 1 more
    assert t.refusal("play:scavenging") == "NEM-COST-01"
    assert t.refusal("play:search") == "NEM-ACARD-01"  # not in hand
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-AITEM-02", "NEM-ITEM-03", "NEM-ITEM-04", "NEM-ITEM-07")
def test_a_one_use_item_is_discarded_besides_its_cost() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search"], items=["synthetic-food"])
    t.script("deck-scout", "demolition", "scavenging").answer("use:synthetic-food", ["pay:rest"])
    assert t.hand("scout") == ["demolition", "scavenging", "search"]
    assert t.who("scout").items == []
    assert [item.key for item in t.s.green.discard] == ["synthetic-food"]
    assert t.asked() == "0 your-action"


def test_a_wounded_hand_makes_item_actions_dearer_but_not_shooting() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest"], items=["synthetic-food"], wounds=["hand"])
    assert t.refusal("use:synthetic-food") == "NEM-COST-01"
    assert t.asked() == "0 your-action"
    hand = ["rest", "search"]
    t = scene("nemesis").crew("scout", room="006", hand=hand, items=["synthetic-food"], wounds=["hand"])
    assert t.begin().preview("use:synthetic-food").cost == 2
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scout", room="006", hand=["rest"], wounds=["hand"]).objectives_chosen()
    t.intruder("adult", "006")
    assert t.offers("shoot:adult-1:rifle")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-AROOM-02", "NEM-RACT-01")
def test_a_room_action_costs_two_and_only_who_is_there_has_it() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=["rest"]).at(time=8)
    assert t.refusal("act:hibernatorium") == "NEM-COST-01"
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scout", room="006", hand=HAND).at(time=8)
    assert not any(key.startswith("act:hibernatorium") for key in t.options())
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-RACT-02")
def test_no_room_action_in_combat() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).at(time=8).objectives_chosen().intruder("adult", "011")
    assert t.refusal("act:hibernatorium") == "NEM-RACT-02"
    assert not t.offers("act:hibernatorium")
    assert t.asked() == "0 your-action"


def test_who_is_out_of_cards_can_only_pass_and_drop() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=[])
    assert t.options() == ["drop-things", "pass"]
    assert t.asked() == "0 your-action"


# ---- Interruption ----------------------------------------------------------------------------------------------


def test_interruption_cancels_an_action_in_the_room_and_what_was_paid_stays_paid() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=HAND[:3])
    t.crew("captain", room="011", hand=["interruption"]).answer("move:room-006", ["pay:rest"])
    assert t.asked() == "1 interrupt"
    t.answer("react:interruption")
    assert t.room_of("scout") == "011"
    assert t.hand("scout") == ["search", "search"]
    assert t.s.actions == 1
    assert t.asked() == "0 your-action"


def test_an_interruption_can_be_interrupted() -> None:
    t = (
        scene("nemesis", seats=2)
        .crew("scout", room="011", hand=HAND)
        .crew("captain", room="011", hand=["interruption"])
    )
    t.explored("006", "canteen").answer("move:room-006", ["pay:rest"], "1 react:interruption")
    t.script("noise", "silence").answer("0 react:interruption")
    assert t.room_of("scout") == "006"
    assert t.asked() == "0 your-action"


def test_nobody_elsewhere_can_interrupt_an_action() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=["rest", "search"])
    t.crew("captain", room="001", hand=["interruption"]).explored("006", "canteen").script("noise", "silence")
    t.answer("move:room-006", ["pay:rest"])
    assert t.asked() == "0 your-action"


def test_with_a_poker_face_everybody_who_could_hold_the_card_is_asked() -> None:
    t = scene("nemesis", seats=3, poker_face=True).crew("scout", room="011", hand=["rest", "search"])
    t.crew("captain", room="011", hand=["rest"]).crew("pilot", room="011", hand=["rest"], discard=["interruption"])
    t.answer("move:room-006", ["pay:rest"])
    assert t.asked() == "1 interrupt"  # the Pilot's lies among the discards, for all to see
    assert t.options(1) == ["pass"]


def test_at_a_table_with_a_poker_face_even_who_can_only_pass_is_asked() -> None:
    hand = ["contamination", "contamination"]
    t = scene("nemesis", seats=2, poker_face=True).crew("scout", room="006", hand=hand, hands=[], quests=[])
    t.crew("captain", room="006", hand=["rest"])
    assert t.options(0) == ["pass"]  # else everybody would know that no card in this hand can be played
    assert t.game.view(1).waiting == [0]
    assert t.answer("pass").asked() == "0 discard-on-pass"
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=hand, hands=[], quests=[])
    assert t.asked() == "0 discard-on-pass"


def test_at_a_table_with_a_poker_face_even_a_payment_without_choice_is_asked() -> None:
    hand = ["rest", "contamination", "contamination"]
    t = scene("nemesis", poker_face=True).crew("scout", room="011", hand=hand).answer("pick-up:blue-character-corpse")
    assert t.asked() == "0 pay-with"  # else everybody would know what the other two cards are
    t = scene("nemesis").crew("scout", room="011", hand=hand).answer("pick-up:blue-character-corpse")
    assert t.asked() == "0 your-action"

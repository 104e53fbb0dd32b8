"""Wounds, death and Contamination."""

from typing import Any

import pytest

from seance.testing import scene


def burning(**crew: Any) -> Any:
    """The Scout passes in a burning room: one Light Wound."""
    t = (
        scene("nemesis", seats=2)
        .crew("scout", room="006", **crew)
        .crew("captain", room="001", hand=["rest"])
        .fire("006")
    )
    return t.answer("pass", *([[]] if crew.get("hand") else []))


@pytest.mark.rule("NEM-WND-01", "NEM-WND-02")
def test_the_first_light_wound() -> None:
    t = burning()
    assert (t.who("scout").light, t.who("scout").serious) == (1, 0)
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-WND-03")
def test_the_second_light_wound() -> None:
    t = burning(light=1)
    assert (t.who("scout").light, t.who("scout").serious) == (2, 0)
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-WND-04", "NEM-WND-05")
def test_the_third_light_wound_makes_a_serious_one_of_them() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", light=2).crew("captain", room="001", hand=["rest"])
    t.fire("006").script("wounds", "leg").answer("pass")
    assert t.who("scout").light == 0
    assert t.who("scout").suffers("leg")
    assert len(t.s.wounds) == 15
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-WND-06", "NEM-HEAL-03")
@pytest.mark.parametrize(
    "wounds", [{"wounds": ["arm", "leg", "body"]}, {"wounds": ["arm"], "dressed": ["leg", "body"]}]
)
def test_with_three_serious_wounds_any_more_is_death(wounds: dict[str, list[str]]) -> None:
    t = burning(**wounds)
    assert t.who("scout").fate == "dead"
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-WND-06")
def test_a_further_serious_wound_kills_too() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest", "search"], dressed=["arm", "leg", "body"])
    t.crew("captain", room="001", hand=["rest"]).objectives_chosen().intruder("adult", "006").script("combat", "miss")
    t.answer("melee:adult-1", ["pay:rest"])
    assert t.who("scout").fate == "dead"
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-WND-07", "NEM-WND-08", "NEM-WND-09")
def test_the_dead_leave_a_corpse_their_objects_drop_and_their_items_are_gone() -> None:
    t = burning(dressed=["arm", "leg", "body"], hands=["rifle", "intruder-egg"], items=["medkit", "grenade"])
    assert t.objects_in("006") == ["intruder-egg-1", "character-corpse-1"]
    who = t.who("scout")
    assert (who.room, who.items, who.hands) == (0, [], [])
    assert {"medkit", "grenade", "rifle"} <= {card.key for card in t.s.box}
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-WND-10")
def test_two_wounds_of_a_kind_are_no_worse_than_one_but_each_must_be_treated() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search"], wounds=["leg", "leg"]).objectives_chosen()
    t.intruder("adult", "006").script("attacks", "tail-attack-1").script("noise", "silence")
    t.answer("move:room-011")  # 2 cards, and all of them are paid
    assert t.room_of("scout") == "011"
    t.who("scout").wounds[0].dressed = True
    assert t.who("scout").suffers("leg")
    t.who("scout").wounds[1].dressed = True
    assert not t.who("scout").suffers("leg")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-WND-05")
def test_arm_one_hand_slot_is_left() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", light=2, hands=["rifle", "intruder-egg"])
    t.crew("captain", room="001", hand=["rest"]).fire("006").script("wounds", "arm").answer("pass")
    assert t.asked() == "0 hands-full"
    t.answer("drop:intruder-egg-1")
    assert t.objects_in("006") == ["intruder-egg-1"]
    assert [held.key for held in t.who("scout").hands] == ["rifle"]
    assert t.asked() == "1 your-action"


def test_body_one_card_less_at_the_start_of_the_round() -> None:
    t = scene("nemesis").crew("scout", wounds=["body"], hand=["rest", "search", "search"]).at(phase="draw")
    t.script("deck-scout", "demolition")
    assert t.asked() == "0 your-action"
    assert len(t.hand("scout")) == 4


def test_bleeding_hurts_whoever_passes() -> None:
    t = scene("nemesis", seats=2).crew("scout", wounds=["bleeding"]).crew("captain", hand=["rest"]).answer("pass")
    assert t.who("scout").light == 1
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-CAB-01", "NEM-CAB-02")
@pytest.mark.parametrize(("malfunction", "intruder", "cards"), [(False, False, 6), (True, False, 5), (False, True, 5)])
def test_cabins_give_one_card_more(malfunction: bool, intruder: bool, cards: int) -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search", "search", "demolition", "interruption"])
    t.explored("006", "cabins", malfunction=malfunction).objectives_chosen().at(phase="draw")
    if intruder:
        t.intruder("larva", "006")
    if cards == 6:
        t.script("deck-scout", "scavenging")
    assert t.asked() == "0 your-action"
    assert len(t.hand("scout")) == cards


def test_cabins_with_a_wound_of_the_body_give_five() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search", "search", "demolition"], wounds=["body"])
    t.explored("006", "cabins").at(phase="draw").script("deck-scout", "scavenging")
    assert t.asked() == "0 your-action"
    assert len(t.hand("scout")) == 5


# ---- Contamination ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-CONT-01", "NEM-CREW-24", "NEM-COMP-34")
def test_a_contamination_card_goes_unread_on_top_of_the_own_discards() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search"]).objectives_chosen().intruder("adult", "006")
    t.script("combat", "hit-1").script("attacks", "scratch-4").answer("melee:adult-1", ["pay:rest"])
    assert [card.key for card in t.who("scout").deck.discard] == ["rest", "contamination"]
    assert t.s.contamination == 26
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CONT-01")
def test_without_contamination_cards_none_is_gained() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search"]).objectives_chosen().intruder("adult", "006")
    t.s.contamination, t.s.infected, t.s.clean = 0, 0, 0
    t.script("combat", "hit-1").script("attacks", "scratch-4").answer("melee:adult-1", ["pay:rest"])
    assert [card.key for card in t.who("scout").deck.discard] == ["rest"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CONT-02", "NEM-COST-03")
def test_a_contamination_card_offers_nothing_and_pays_nothing() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["contamination", "contamination"])
    assert sorted(t.options()) == ["drop-things", "pass"]
    assert t.refusal("move") == "NEM-COST-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CONT-04", "NEM-SCAN-02")
def test_whether_a_card_is_infected_is_decided_by_the_scan_alone() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest", "contamination"]).crew("captain", room="001")
    assert (t.s.infected, t.s.clean) == (7, 20)
    assert t.sees(0).crew[0].hand == ["rest", "contamination"]
    t.script("scan", "clean").answer("play:rest")
    assert (t.s.infected, t.s.clean) == (7, 19)
    assert t.happened("scanned", n=1, infected=0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SCAN-05", "NEM-SCAN-06", "NEM-SCAN-09", "NEM-SCAN-01")
def test_the_worked_example_of_the_captain_resting() -> None:
    t = scene("nemesis").crew("captain", hand=["rest", "contamination", "contamination"])
    t.script("scan", "infected", "clean").answer("play:rest")
    assert t.who("captain").larva
    assert t.hand("captain") == ["infected"]  # the clean one has left the game
    assert [card.key for card in t.who("captain").deck.discard] == ["rest"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SCAN-07", "NEM-SCAN-08")
def test_infection_kills_one_who_has_a_larva_already() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest", "infected"], larva=True)
    t.crew("captain", room="001", hand=["rest"]).objectives_chosen().answer("play:rest")
    assert t.who("scout").fate == "dead"
    assert t.intruders_in("006") == ["creeper"]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-CONT-04")
def test_several_infected_cards_in_one_scan_are_one_larva_and_no_death() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "contamination", "contamination"])
    t.script("scan", "infected", "infected").answer("play:rest")
    assert t.who("scout").larva
    assert t.who("scout").fate == ""
    assert t.hand("scout") == ["infected", "infected"]
    assert t.asked() == "0 your-action"

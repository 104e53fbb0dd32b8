"""The Action cards that several characters share, and how cards are played at all."""

import pytest

from seance.games.nemesis.rules.printed import ACTION_CARDS, CHARACTERS
from seance.games.nemesis.rules.registers import CARD_ACTIONS
from seance.testing import scene

# ---- playing a card --------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-ACARD-01", "NEM-ACARD-02", "NEM-COST-01", "NEM-COST-02")
def test_three_cards_leave_the_hand_for_basic_repairs() -> None:
    t = scene("nemesis").crew("captain", room="003", hand=["basic-repairs", "search", "rest", "order"])
    t.explored("003", "storage", malfunction=True)
    t.answer("play-repair:basic-repairs", ["pay:rest", "pay:search"])
    assert t.hand("captain") == ["order"]
    assert sorted(t.sees(0).crew[0].discard) == ["basic-repairs", "rest", "search"]  # face up
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ACARD-02")
def test_the_played_card_does_not_pay_for_itself() -> None:
    t = scene("nemesis").crew("captain", room="003", hand=["basic-repairs", "search"])
    t.explored("003", "storage", malfunction=True)
    assert t.refusal("play-repair:basic-repairs") == "NEM-COST-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ACARD-01")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    t = scene("nemesis").crew("captain", room="003", hand=["search", "rest", "order"])
    t.explored("003", "storage", malfunction=True)
    assert t.refusal("play-repair:basic-repairs") == "NEM-ACARD-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COST-03", "NEM-CONT-02")
def test_contamination_cards_pay_for_nothing() -> None:
    t = scene("nemesis").crew("pilot", room="003", hand=["repairs", "contamination", "contamination"])
    t.explored("003", "storage", malfunction=True)
    assert t.refusal("play-repair:repairs") == "NEM-COST-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ACARD-03")
def test_of_a_card_split_by_or_one_part_is_chosen() -> None:
    t = scene("nemesis").crew("captain", room="021", hand=["basic-repairs", "search", "rest"]).malfunction("021")
    t.script("engine-1", "engine-1-damaged")
    assert t.offers("play-repair:basic-repairs")
    t.answer("play-engine:basic-repairs")
    assert t.sees(0).rooms[20].malfunction  # the other part was not done
    assert t.asked() == "0 engine-tokens"


@pytest.mark.rule("NEM-CSYM-03", "NEM-CSYM-01", "NEM-CSYM-04")
def test_the_combat_signs_of_cards() -> None:
    hand = ["search", "suppressive-fire", "motivation", "rest", "reload"]
    t = scene("nemesis").crew("captain", room="003", hand=hand, ammo=3).explored("003", "storage", items=2)
    assert t.offers("play:search")
    assert t.refusal("play:suppressive-fire") == "NEM-CSYM-01"
    assert t.offers("play:motivation")
    t = scene("nemesis").crew("captain", room="003", hand=hand, ammo=3).explored("003", "storage", items=2)
    t.intruder("adult", "003").objectives_chosen()
    assert t.refusal("play:search") == "NEM-CSYM-03"
    assert t.offers("play:suppressive-fire")
    assert t.offers("play:motivation")
    assert t.asked() == "0 your-action"


def test_every_card_of_the_six_decks_is_an_action_or_a_reaction() -> None:
    assert sum(len(one.deck) for one in CHARACTERS.values()) == 60
    played = {card.key for one in CHARACTERS.values() for card in one.deck if not card.reaction}
    assert played == CARD_ACTIONS.keys()
    assert {card.key for card in ACTION_CARDS.values() if card.reaction} == {"interruption", "steel-nerves"}


# ---- Demolition ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-DOOR-11")
def test_demolition_destroys_a_closed_door_even_in_combat() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["demolition"]).objectives_chosen()
    t.explored("003", "storage").door("001-003", "closed").intruder("adult", "003")
    t.answer("play-destroy:demolition:corridor-001-003")
    assert t.door_of("001-003") == "destroyed"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DOOR-15")
def test_demolition_finds_no_door_to_destroy_where_all_are_open() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["demolition"]).explored("003", "storage")
    assert t.refusal("play-destroy:demolition:corridor-001-003") == "NEM-DOOR-15"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MALF-07")
def test_demolition_breaks_the_own_room_once() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["demolition"]).explored("003", "storage")
    t.answer("play-break:demolition")
    assert t.sees(0).rooms[2].malfunction
    t = scene("nemesis").crew("scout", room="003", hand=["demolition"]).explored("003", "storage", malfunction=True)
    assert t.refusal("play-break:demolition") == "NEM-MALF-07"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MALF-04")
def test_demolition_cannot_break_the_nest() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["demolition"]).explored("003", "nest")
    assert t.refusal("play-break:demolition") == "NEM-MALF-04"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-END-06")
def test_demolition_can_break_the_ship_apart() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["demolition"]).explored("003", "storage")
    t.malfunction("001", "011", "019", "020", "021", "002", "004", "005")
    t.answer("play-break:demolition")
    assert t.happened("no-malfunction-marker-left", room="room-003")
    assert t.result == "nobody-won"
    assert t.asked() == ""


# ---- repairs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "card", "cost"),
    [("scout", "basic-repairs", 2), ("pilot", "repairs", 1), ("mechanic", "quick-repairs", 0)],
)
def test_repair_cards_repair_the_room_and_cost_what_they_say(character: str, card: str, cost: int) -> None:
    t = scene("nemesis").crew(character, room="003", hand=[card, "search", "rest"])
    t.explored("003", "storage", malfunction=True)
    t.answer(f"play-repair:{card}")
    if cost == 1:
        t.answer(["pay:rest"])
    assert not t.sees(0).rooms[2].malfunction
    assert len(t.hand(character)) == 2 - cost
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MALF-03")
def test_without_malfunction_there_is_nothing_to_repair() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["quick-repairs"]).explored("003", "storage")
    assert t.refusal("play-repair:quick-repairs") == "NEM-MALF-03"
    assert t.refusal("play-engine:quick-repairs") == "NEM-ENG-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ENG-02", "NEM-ENG-03", "NEM-ENG-05")
def test_an_engine_is_repaired_unchecked_and_in_spite_of_a_malfunction() -> None:
    t = scene("nemesis", seats=2).crew("mechanic", room="021", hand=["quick-repairs"]).crew("scout")
    t.malfunction("021").script("engine-1", "engine-1-damaged").answer("play-engine:quick-repairs")
    assert t.sees(0).engines[0].known[0].cards == ["engine-1-damaged"]  # the upper one first
    t.answer("exchange-tokens:engine-1-working")
    assert [known.cards for known in t.sees(0).engines[0].known] == [["engine-1-working", "engine-1-damaged"]]
    assert t.sees(1).engines[0].known == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ENG-04")
def test_whether_the_order_of_the_tokens_was_changed_is_no_secret() -> None:
    for answer, event in (
        ("exchange-tokens:engine-1-damaged", "engine-exchanged"),
        ("leave-tokens:engine-1-working", "engine-left"),
    ):
        t = scene("nemesis", seats=2).crew("mechanic", room="021", hand=["quick-repairs"]).crew("scout")
        t.script("engine-1", "engine-1-working").answer("play-engine:quick-repairs", answer)
        assert t.heard(1, event)[0].args == {"crew": "mechanic", "n": 1}  # and not what the tokens are
        assert t.heard(1, "engine-opened")[0].args == {"crew": "mechanic", "n": 1}
        assert t.asked() == "0 your-action"


# ---- Computer Skills -------------------------------------------------------------------------------------------


def test_computer_skills_turn_a_door() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["computer-skills"]).explored("003", "storage")
    t.answer("play-door:computer-skills:corridor-001-003")
    assert t.door_of("001-003") == "closed"
    t = scene("nemesis").crew("mechanic", room="003", hand=["computer-skills"]).explored("003", "storage")
    t.door("001-003", "closed").door("003-007", "destroyed")
    assert not t.offers("play-door:computer-skills:corridor-003-007")
    t.answer("play-door:computer-skills:corridor-001-003")
    assert t.door_of("001-003") == "open"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-PC-01", "NEM-RACT-01")
def test_computer_skills_perform_the_room_action_for_free() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["computer-skills"]).explored("003", "comms-room")
    t.answer("play-room:computer-skills")
    assert t.who("mechanic").signal
    assert t.happened("room-action", tile="comms-room")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MALF-08", "NEM-PC-01")
def test_computer_skills_need_a_computer_that_works() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["computer-skills"])
    t.explored("003", "comms-room", malfunction=True)
    assert t.refusal("play-room:computer-skills") == "NEM-PC-01"
    t = scene("nemesis").crew("mechanic", room="003", hand=["computer-skills"]).explored("003", "storage")
    assert t.refusal("play-room:computer-skills") == "NEM-PC-01"
    assert t.asked() == "0 your-action"


def test_computer_skills_are_not_wasted_on_a_room_action_that_does_nothing() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["computer-skills"], signal=True)
    t.explored("003", "comms-room")
    assert t.refusal("play-room:computer-skills") == "NEM-AROOM-01"
    assert t.asked() == "0 your-action"


# ---- Search and Rest -------------------------------------------------------------------------------------------


def test_search_lowers_the_counter_and_keeps_one_of_two() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["search"]).crew("pilot")
    t.explored("003", "storage", items=2).script("red", "grenade", "decoy").answer("play:search", "keep:decoy")
    assert (t.sees(0).rooms[2].items, t.sees(0).crew[0].items) == (1, ["decoy"])
    assert t.heard(1, "found")[0].args == {"crew": "scout", "colour": "red", "n": 2}
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SEARCH-07", "NEM-SPEC-02")
def test_search_needs_a_room_with_items() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["search"]).explored("003", "storage", items=0)
    assert t.refusal("play:search") == "NEM-SEARCH-07"
    t = scene("nemesis").crew("scout", hand=["search"])
    assert t.refusal("play:search") == "NEM-SPEC-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SCAN-05", "NEM-SCAN-06", "NEM-SCAN-09")
def test_rest_removes_clean_cards_and_finds_larvae() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["rest", "contamination", "contamination"])
    t.explored("003", "storage").script("scan", "clean", "infected").answer("play:rest")
    assert t.hand("scout") == ["infected"]
    assert t.who("scout").larva
    assert t.asked() == "0 your-action"


def test_rest_without_infection_is_only_good() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["rest", "contamination"], larva=True)
    t.explored("003", "storage").script("scan", "clean").answer("play:rest")
    assert t.hand("scout") == []
    assert not t.who("scout").fate
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SCAN-07", "NEM-SCAN-08")
def test_rest_with_a_larva_can_be_the_end() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["rest", "contamination"], larva=True).crew("pilot")
    t.objectives_chosen().explored("003", "storage").script("scan", "infected").answer("play:rest")
    assert t.who("scout").fate == "dead"
    assert t.intruders_in("003") == ["creeper"]
    assert t.objects_in("003") == ["character-corpse-1"]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-SCAN-01")
def test_rest_needs_contamination_in_hand() -> None:
    t = scene("nemesis").crew("scout", hand=["rest"])
    assert t.refusal("play:rest") == "NEM-SCAN-01"
    assert t.asked() == "0 your-action"

"""The round: Player Phase and Event Phase."""

import pytest

from seance.testing import scene

FIVE = ["search", "rest", "interruption", "demolition", "basic-repairs"]


@pytest.mark.rule("NEM-PP-06")
def test_who_is_asked_for_an_action_sees_which_of_two_it_is() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=["rest"], items=["adrenaline-injection"]).crew("pilot")
    ask = t.explored("006", "canteen").script("noise", "silence").begin().ask
    assert ask is not None
    assert ask.progress == (1, 2)
    ask = t.answer("move:room-006").begin().ask
    assert ask is not None
    assert ask.progress == (2, 2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-PP-01", "NEM-FLOW-02")
def test_everybody_draws_up_to_five_cards() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest", "search", "search"]).crew("captain", hand=FIVE)
    t.at(phase="draw").script("deck-scout", "scavenging", "adrenaline")
    assert t.asked() == "0 your-action"
    assert t.hand("scout") == ["adrenaline", "rest", "scavenging", "search", "search"]
    assert t.hand("captain") == sorted(FIVE)
    assert t.heard(0, "drew")[0].args["cards"] == ["scavenging", "adrenaline"]
    assert "cards" not in t.heard(1, "drew")[0].args


@pytest.mark.rule("NEM-PP-02")
def test_an_empty_deck_is_made_again_from_the_discards() -> None:
    t = scene("nemesis").crew("scout", hand=FIVE[:3], discard=["demolition", "search"])
    t.s.crew[0].deck.discard += t.s.crew[0].deck.rest[1:]
    t.s.crew[0].deck.rest[1:] = []
    last = t.s.crew[0].deck.rest[0].key
    t.at(phase="draw").script("deck-scout", last, "demolition")
    assert t.asked() == "0 your-action"
    assert t.hand("scout") == sorted([*FIVE[:3], last, "demolition"])
    assert t.who("scout").deck.discard == []
    assert len(t.who("scout").deck) == 5


@pytest.mark.rule("NEM-PP-03", "NEM-PP-05")
def test_the_first_player_token_goes_to_the_left_after_the_draw() -> None:
    t = scene("nemesis", seats=3)
    for key in ("scout", "captain", "pilot"):
        t.crew(key, hand=["search", "search", "rest", "interruption", "demolition"])
    t.at(phase="draw", round=2, first=2)
    assert t.asked() == "0 your-action"  # clockwise from seat 2
    assert t.s.first == 0


@pytest.mark.rule("NEM-PP-04")
def test_in_the_first_round_the_token_stays() -> None:
    t = scene("nemesis", seats=2)
    for key in ("scout", "captain"):
        t.crew(key, hand=["search", "search", "rest", "interruption", "demolition"])
    t.at(phase="draw", first=1)
    assert t.asked() == "1 your-action"


def test_a_first_player_who_is_out_of_play_is_skipped() -> None:
    t = scene("nemesis", seats=3).crew("scout", hand=FIVE).crew("captain", fate="dead").crew("pilot", hand=FIVE[:4])
    t.at(phase="draw", round=2, first=0).script("deck-pilot", "search")
    assert t.asked() == "2 your-action"


@pytest.mark.rule("NEM-PP-06", "NEM-PP-12")
def test_two_actions_a_turn_and_turns_go_round_until_all_have_passed() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=FIVE).crew("captain", room="001", hand=["rest", "search"])
    t.explored("006", "canteen").explored("007", "cabins").script("noise", 1)
    t.answer("move:room-006", ["pay:rest"])
    assert t.asked() == "0 your-action"
    t.script("noise", 3).answer("move:room-007", ["pay:search"])
    assert t.asked() == "1 your-action"
    t.answer("pass", [])
    assert t.asked() == "0 your-action"  # and again, while others have passed
    assert t.s.actions == 2


@pytest.mark.rule("NEM-PP-07", "NEM-PP-09", "NEM-PP-11", "NEM-PP-13")
def test_who_has_passed_acts_no_more_and_all_passing_starts_the_event_phase() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest"]).crew("captain", hand=["rest", "search"])
    t.answer("pass", [])
    assert t.sees(1).crew[0].passed
    assert t.asked() == "1 your-action"
    t.halt("time").answer("pass", [])
    assert t.asked() == "0 scene-ends"
    assert t.s.phase == "time"


@pytest.mark.rule("NEM-PP-08")
def test_after_one_action_there_is_a_second_or_a_pass() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest", "search", "search"]).crew("captain", hand=["rest"])
    t.explored("006", "canteen").script("noise", 1)
    t.answer("move:room-006", ["pay:rest"])
    assert t.offers("pass")
    t.answer("pass", [])
    assert t.who("scout").passed
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-PP-10", "NEM-CONT-03")
def test_any_cards_may_be_discarded_when_passing() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest", "search", "contamination"]).crew("captain", hand=["rest"])
    t.answer("pass", ["discard:contamination", "discard:rest"])
    assert t.hand("scout") == ["search"]
    assert [card.key for card in t.who("scout").deck.discard] == ["contamination", "rest"]
    assert t.asked() == "1 your-action"


# ---- Event Phase -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-EP-01", "NEM-FLOW-01")
def test_time_goes_on_by_one_space_each_round() -> None:
    t = scene("nemesis").crew("scout").at(phase="time", time=9).halt("attacks")
    assert t.asked() == "0 scene-ends"
    assert t.s.time == 8
    assert t.s.destruct is None


@pytest.mark.rule("NEM-EP-02")
def test_the_self_destruct_sequence_goes_on_with_it() -> None:
    t = scene("nemesis").crew("scout").at(phase="time", time=9, destruct=6).halt("attacks")
    assert t.asked() == "0 scene-ends"
    assert (t.s.time, t.s.destruct) == (8, 5)


@pytest.mark.rule("NEM-EP-03")
def test_every_intruder_in_a_room_with_a_character_attacks_once() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest"]).crew("captain", room="001", hand=["rest"])
    t.objectives_chosen().intruder("adult", "011").intruder("creeper", "011").intruder("adult", "001")
    t.intruder("adult", "006")  # nobody there
    t.at(phase="attacks").script("attacks", "tail-attack-1", "transformation-1", "tail-attack-2").halt("fire")
    assert t.asked() == "0 scene-ends"
    missed = [(one.args["intruder"], one.args["crew"]) for one in t.heard(0, "attack-missed")]
    assert missed == [("adult-2", "captain"), ("adult-1", "scout"), ("creeper-1", "scout")]  # rooms, then by size


def test_equal_kinds_that_differ_attack_in_the_order_of_the_first_players_choice() -> None:
    t = scene("nemesis").crew("scout", hand=["rest"]).objectives_chosen()
    t.intruder("adult", "011").intruder("adult", "011", injuries=2)
    t.at(phase="attacks").script("attacks", "tail-attack-1", "tail-attack-2").halt("fire")
    t.answer("attacks-first:adult-2")
    assert [one.args["intruder"] for one in t.heard(0, "attack-missed")] == ["adult-2", "adult-1"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("NEM-EP-04")
def test_intruders_in_a_burning_room_suffer_one_injury() -> None:
    t = scene("nemesis").crew("scout").objectives_chosen().fire("006").intruder("adult", "006").intruder("adult", "007")
    t.at(phase="fire").script("attacks", "scratch-4").halt("event")
    assert t.asked() == "0 scene-ends"
    assert [one.injuries for one in t.s.intruders] == [1, 0]


@pytest.mark.rule("NEM-EP-05", "NEM-EP-09")
def test_an_event_card_moves_intruders_first_and_has_its_effect_then() -> None:
    t = scene("nemesis").crew("scout").objectives_chosen().intruder("adult", "006").door("006-007")
    t.at(phase="event").script("events", "bulkheads-open").halt("development")
    assert t.asked() == "0 scene-ends"
    assert t.door_of("006-007") == "destroyed"  # it moved through corridor 1 before all doors opened
    assert t.intruders_in("006") == ["adult"]


@pytest.mark.rule("NEM-EP-06", "NEM-EP-08")
def test_only_the_kinds_on_the_card_move_each_through_its_corridor_with_the_number() -> None:
    t = scene("nemesis").crew("scout").objectives_chosen()
    t.intruder("adult", "006").intruder("breeder", "018").intruder("queen", "005").intruder("creeper", "006")
    t.at(phase="event").script("events", "bulkheads-open").halt("development")  # 1: Adults and Breeders
    assert t.asked() == "0 scene-ends"
    rooms = {one.key: one.room for one in t.s.intruders}
    assert rooms == {"adult-1": 7, "breeder-1": 20, "queen-1": 5, "creeper-1": 6}


@pytest.mark.rule("NEM-EP-07")
def test_an_intruder_in_combat_does_not_move_with_the_event() -> None:
    t = scene("nemesis").crew("scout", room="006").objectives_chosen().intruder("adult", "006")
    t.at(phase="event").script("events", "bulkheads-open").halt("development")
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("006") == ["adult"]


@pytest.mark.rule("NEM-EP-28", "NEM-TECH-05", "NEM-TECH-06", "NEM-TECH-07")
def test_through_an_entrance_an_intruder_leaves_the_map_for_the_bag() -> None:
    t = (
        scene("nemesis")
        .crew("scout")
        .objectives_chosen()
        .intruder("adult", "002", injuries=2)
        .noise("technical-corridors")
    )
    t.at(phase="event").script("events", "bulkheads-open").script("supply", "adult-7").halt("development")
    assert t.asked() == "0 scene-ends"
    assert t.s.intruders == []
    assert [token.key for token in t.s.bag] == ["adult-7"]


@pytest.mark.rule("NEM-TECH-08")
def test_noise_in_the_technical_corridors_stays_when_an_intruder_enters_them() -> None:
    t = scene("nemesis").crew("scout").objectives_chosen().intruder("adult", "002").noise("technical-corridors")
    t.at(phase="event").script("events", "bulkheads-open").script("supply", "adult-7").halt("development")
    assert t.asked() == "0 scene-ends"
    assert t.noisy() == ["technical-corridors"]


@pytest.mark.rule("NEM-EP-10", "NEM-DISC-01", "NEM-DISC-02")
def test_a_resolved_event_card_is_discarded_face_up() -> None:
    t = scene("nemesis").crew("scout").at(phase="event").script("events", "bulkheads-open").halt("development")
    assert t.asked() == "0 scene-ends"
    events = next(deck for deck in t.sees(0).decks if deck.key == "events")
    assert events.discard == ["bulkheads-open"]
    assert events.left == 19


def test_some_event_cards_leave_the_game_and_the_deck_is_shuffled_with_its_discards() -> None:
    t = scene("nemesis").crew("scout").at(phase="event").halt("development")
    t.s.events.discard = [t.s.events.rest.pop()]
    left = next(card.key for card in t.s.events.rest if card.after == "remove-and-reshuffle")
    t.script("events", left)
    assert t.asked() == "0 scene-ends"
    assert [card.key for card in t.s.box] == [left]
    assert (len(t.s.events), t.s.events.discard) == (19, [])


@pytest.mark.rule("NEM-EP-11")
def test_an_empty_event_deck_is_made_again_from_its_discards() -> None:
    t = scene("nemesis").crew("scout").at(phase="event").halt("development")
    t.s.events.discard, t.s.events.rest = t.s.events.rest, []
    t.script("events", "bulkheads-open")
    assert t.asked() == "0 scene-ends"
    assert (len(t.s.events), len(t.s.events.discard)) == (19, 1)


# ---- bag development -------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-EP-12", "NEM-EP-13")
def test_development_of_a_larva() -> None:
    t = (
        scene("nemesis")
        .crew("scout")
        .bag(larva=1)
        .at(phase="development")
        .script("supply", "adult-10")
        .halt("round-end")
    )
    assert t.asked() == "0 scene-ends"
    assert [token.key for token in t.s.bag] == ["adult-10"]
    assert "larva-1" in [token.key for token in t.s.supply]


@pytest.mark.rule("NEM-EP-14")
def test_development_of_a_creeper() -> None:
    t = scene("nemesis").crew("scout").bag(creeper=1).at(phase="development").script("supply", "breeder-2")
    t.halt("round-end")
    assert t.asked() == "0 scene-ends"
    assert [token.key for token in t.s.bag] == ["breeder-2"]


@pytest.mark.rule("NEM-EP-15", "NEM-EP-17", "NEM-NOISE-11")
def test_development_of_an_adult_everybody_rolls_even_in_the_same_room() -> None:
    t = scene("nemesis", seats=3).crew("scout").crew("captain").crew("pilot", room="001")
    t.bag(adult=[2]).at(phase="development", first=1).script("noise", 1, 2, 3).halt("round-end")
    assert t.asked() == "0 scene-ends"
    assert [one.args["crew"] for one in t.heard(0, "noise-rolled")] == ["captain", "pilot", "scout"]
    assert t.in_bag("adult") == 1


@pytest.mark.rule("NEM-EP-16", "NEM-EP-18", "NEM-EP-19")
def test_development_of_a_breeder_who_is_in_combat_does_not_roll() -> None:
    t = scene("nemesis", seats=2).crew("scout").crew("captain", room="001").objectives_chosen().intruder("adult", "001")
    t.bag(breeder=[3]).at(phase="development").script("noise", 1).halt("round-end")
    assert t.asked() == "0 scene-ends"
    assert [one.args["crew"] for one in t.heard(0, "noise-rolled")] == ["scout"]
    assert t.in_bag("breeder") == 1


@pytest.mark.rule("NEM-EP-20")
def test_development_of_the_queen_she_comes_to_who_is_in_the_nest() -> None:
    t = (
        scene("nemesis", seats=2)
        .crew("scout", room="003", hand=["rest", "search"])
        .crew("captain", room="003", hand=["rest"])
    )
    t.explored("003", "nest").objectives_chosen().noise("001-003").bag(queen=[4]).at(phase="development")
    t.script("attacks", "transformation-1").halt("round-end")
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("003") == ["queen"]
    assert t.noisy() == []
    assert t.happened("surprise-attack", crew="captain")  # fewest Action cards, and 4 on the token
    assert t.in_bag("queen") == 0


@pytest.mark.rule("NEM-EP-21", "NEM-EP-22")
@pytest.mark.parametrize("explored", [True, False])
def test_development_of_the_queen_with_nobody_in_the_nest_an_egg(explored: bool) -> None:
    t = scene("nemesis").crew("scout").bag(queen=[4]).at(phase="development").halt("round-end")
    if explored:
        t.explored("003", "nest")
    assert t.asked() == "0 scene-ends"
    assert t.s.eggs == 6
    assert t.in_bag("queen") == 1


@pytest.mark.rule("NEM-EP-20", "NEM-KEY-02")
def test_a_queen_who_is_the_first_intruder_waits_until_all_have_an_objective() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["rest"]).crew("captain")
    t.explored("003", "nest").bag(queen=[4]).at(phase="development").script("attacks", "transformation-1")
    t.halt("round-end")
    assert t.asked(later=True) == "0 which-objective, 1 which-objective"
    assert not t.happened("surprise-attack")
    t.answer(t.options(0)[0], f"1 {t.options(1)[0]}")
    assert t.happened("surprise-attack", crew="scout")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("NEM-EP-22", "NEM-COMP-22")
def test_no_egg_is_added_when_all_eight_are_in_use() -> None:
    t = scene("nemesis").crew("scout").bag(queen=[4]).lying("006", "intruder-egg", "intruder-egg")
    t.at(phase="development", eggs=6).halt("round-end")
    assert t.asked() == "0 scene-ends"
    assert t.s.eggs == 6


@pytest.mark.rule("NEM-EP-23", "NEM-EP-25")
def test_development_of_the_blank_adds_an_adult() -> None:
    t = (
        scene("nemesis")
        .crew("scout")
        .bag(blank=1)
        .at(phase="development")
        .script("supply", "adult-2")
        .halt("round-end")
    )
    assert t.asked() == "0 scene-ends"
    assert sorted(token.key for token in t.s.bag) == ["adult-2", "blank-1"]


@pytest.mark.rule("NEM-EP-24")
def test_development_of_the_blank_without_an_adult_token_left() -> None:
    t = scene("nemesis").crew("scout").bag(blank=1).at(phase="development").halt("round-end")
    t.no_supply("adult").script("bag", "blank-1")
    assert t.asked() == "0 scene-ends"
    assert len(t.s.bag) == 13


@pytest.mark.rule("NEM-EP-26", "NEM-EP-27")
def test_the_round_ends_when_all_that_development_caused_is_done() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"]).crew("captain", room="001", hand=["rest"])
    t.objectives_chosen().noise("006-007").bag(adult=[2]).at(phase="development")
    t.script("noise", 1, 4).script("attacks", "scratch-1").halt("draw")
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("006") == ["adult"]
    assert t.who("scout").light == 1  # the Surprise Attack
    assert t.noisy() == ["001-004"]
    assert t.s.round == 2


@pytest.mark.rule("NEM-OUT-01")
def test_who_is_out_takes_no_part() -> None:
    t = scene("nemesis", seats=4).crew("scout", hand=FIVE).crew("captain", fate="escaped")
    t.crew("pilot", fate="hibernating").crew("soldier", fate="dead").bag(adult=[2])
    t.halt("time").answer("pass", [])
    assert t.asked() == "0 scene-ends"  # nobody else was asked
    t = scene("nemesis", seats=2).crew("scout").crew("captain", fate="hibernating").bag(adult=[2])
    t.at(phase="development").script("noise", 1).halt("round-end")
    assert t.asked() == "0 scene-ends"
    assert [one.args["crew"] for one in t.heard(0, "noise-rolled")] == ["scout"]

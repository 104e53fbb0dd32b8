"""Encounters, the Blank, Surprise Attacks, and the choice of objectives."""

from typing import Any

import pytest

from seance.games.nemesis.rules.encounters import blank_token
from seance.testing import scene

HAND = ["rest", "search", "search", "interruption"]


def stepping_into_noise(hand: list[str] | None = None, **crew: Any) -> Any:
    """The Scout is about to enter the Canteen, and every corridor around it is noisy."""
    t = (
        scene("nemesis")
        .crew("scout", room="011", hand=hand or HAND, **crew)
        .explored("006", "canteen")
        .objectives_chosen()
    )
    return t.noise("002-006", "005-006", "006-007", "006-011", "001-003")


def step(t: Any) -> Any:
    return t.script("noise", 1).answer("move:room-006", ["pay:rest"])


@pytest.mark.rule("NEM-ENC-01", "NEM-ENC-05", "NEM-ENC-07", "NEM-ENC-10")
def test_an_intruder_out_of_the_bag_appears_in_the_room() -> None:
    t = step(stepping_into_noise().bag(adult=[2, 3]).script("bag", "adult-5"))
    assert t.intruders_in("006") == ["adult"]
    assert [token.key for token in t.s.bag] == ["adult-1"]
    assert not t.happened("surprise-attack")  # 3 on the token, 3 cards in hand
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ENC-04")
def test_an_encounter_clears_the_corridors_of_its_room_and_no_others() -> None:
    t = step(stepping_into_noise().bag(larva=1))
    assert t.noisy() == ["001-003"]
    t = scene("nemesis").crew("scout", room="011", hand=HAND).explored("014", "cabins").objectives_chosen()
    t.noise("011-014", "technical-corridors").bag(larva=1).script("noise", 3).answer("move:room-014", ["pay:rest"])
    assert t.noisy() == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ENC-06", "NEM-ENC-08", "NEM-ENC-09", "NEM-CONT-02")
def test_contamination_cards_count_as_cards_in_hand() -> None:
    t = step(stepping_into_noise(["rest", "search", "contamination", "contamination"]).bag(adult=[3]))
    assert not t.happened("surprise-attack")
    assert t.asked() == "0 your-action"
    t = step(stepping_into_noise(["rest", "search", "contamination"]).bag(adult=[3]).script("attacks", "scratch-1"))
    assert t.happened("surprise-attack", crew="scout", intruder="adult-1", number=3, cards=2)
    assert t.who("scout").light == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SURP-01", "NEM-IATK-05", "NEM-IATK-01")
def test_a_surprise_attack_hits_who_caused_the_encounter() -> None:
    t = (
        scene("nemesis", seats=2)
        .crew("scout", room="006", hand=["rest", "search"])
        .crew("captain", room="006", hand=[])
    )
    t.objectives_chosen().noise("006-007").at(phase="development").halt("round-end")
    t.bag(breeder=[3], adult=[4]).script("bag", "breeder-1", "adult-10").script("noise", 1)
    t.script("attacks", "scratch-1")
    assert t.asked() == "0 scene-ends"
    assert (t.who("scout").light, t.who("captain").light) == (1, 0)


@pytest.mark.rule("NEM-ENC-03")
def test_an_intruder_that_walks_in_is_no_encounter() -> None:
    t = (
        scene("nemesis")
        .crew("scout", room="006", hand=[])
        .objectives_chosen()
        .intruder("adult", "007")
        .noise("006-011")
    )
    t.at(phase="event").script("events", "bulkheads-open").halt("development")
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("006") == ["adult"]
    assert t.noisy() == ["006-011"]  # the markers stay
    assert t.who("scout").light == 0  # and there is no attack


@pytest.mark.rule("NEM-ENC-11")
def test_the_drawn_token_is_set_aside() -> None:
    t = step(stepping_into_noise().bag(creeper=1, larva=1).script("bag", "creeper-1"))
    assert [token.key for token in t.s.bag] == ["larva-1"]
    assert "creeper-1" in [token.key for token in t.s.supply]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DOOR-18")
def test_doors_do_not_matter_to_an_encounter() -> None:
    t = stepping_into_noise().bag(adult=[2])
    for corridor in ("002-006", "005-006", "006-007"):
        t.door(corridor)
    step(t)
    assert t.intruders_in("006") == ["adult"]
    assert [t.door_of(corridor) for corridor in ("002-006", "005-006", "006-007")] == ["closed"] * 3
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BLANK-01", "NEM-BLANK-02", "NEM-BLANK-05", "NEM-BLANK-06")
def test_the_blank_is_noise_all_around_and_goes_back() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).explored("014", "cabins").noise("011-014")
    t.bag(blank=1, larva=1).script("noise", 4).script("bag", "blank-1").answer("move:room-014", ["pay:rest"])
    assert t.s.intruders == []
    assert t.noisy() == ["011-014", "013-014", "014-017", "technical-corridors"]
    assert t.happened("noise-everywhere", room="room-014")
    assert sorted(token.key for token in t.s.bag) == ["blank-1", "larva-1"]  # no Adult, as in development
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BLANK-03")
def test_a_blank_that_was_the_last_token_brings_an_adult() -> None:
    t = step(stepping_into_noise().bag(blank=1).script("supply", "adult-4"))
    assert sorted(token.key for token in t.s.bag) == ["adult-4", "blank-1"]
    assert t.s.intruders == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BLANK-04")
def test_without_an_adult_token_nothing_is_added() -> None:
    s = scene("nemesis").crew("scout", room="006").bag(blank=1).s
    s.supply = [token for token in s.supply if token.kind != "adult"]
    blank_token(s, 6, s.bag.pop())
    assert [token.key for token in s.bag] == ["blank-1"]


@pytest.mark.rule("NEM-IMOV-02", "NEM-IMOV-03", "NEM-IMOV-04")
def test_the_ninth_adult_sends_the_idle_ones_home() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=HAND).crew("captain", room="001").objectives_chosen()
    t.explored("006", "canteen").noise("006-007").intruder("adult", "001")
    for room in ("003", "003", "004", "005", "009", "010", "012"):
        t.intruder("adult", room)
    t.bag(adult=[2]).script("noise", 1).script("supply", *[f"adult-{n}" for n in range(2, 9)])
    t.answer("move:room-006", ["pay:rest"])
    assert t.intruders_in("001") == ["adult"]  # in combat: it stays
    assert t.intruders_in("006") == ["adult"]
    assert len(t.s.intruders) == 2
    assert t.in_bag("adult") == 7
    assert t.asked() == "0 your-action"


def test_with_all_models_in_combat_nobody_comes_and_the_token_goes_back() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=HAND).crew("captain", room="001").objectives_chosen()
    t.explored("006", "canteen").noise("006-007").intruder("queen", "001").bag(queen=[4]).script("noise", 1)
    t.answer("move:room-006", ["pay:rest"])
    assert t.intruders_in("006") == []
    assert t.in_bag("queen") == 1
    assert not t.happened("surprise-attack")
    assert t.asked() == "0 your-action"


# ---- the first Encounter ---------------------------------------------------------------------------------------


def first_encounter() -> Any:
    t = scene("nemesis", seats=2)
    t.crew("scout", room="011", hand=["rest", "search"], objectives=["hoarder", "my-precious"])
    t.crew("captain", room="001", objectives=["quarantine", "ab-ovo"])
    t.explored("006", "canteen").noise("006-007").bag(adult=[4])
    return t.script("noise", 1).answer("move:room-006", ["pay:rest"])


@pytest.mark.rule("NEM-KEY-01", "NEM-KEY-02", "NEM-KEY-04")
def test_at_the_first_encounter_everybody_chooses_at_once_and_it_goes_on_then() -> None:
    t = first_encounter()
    assert t.intruders_in("006") == ["adult"]
    assert not t.happened("surprise-attack")
    assert t.asked() == "0 which-objective, 1 which-objective"
    t.script("attacks", "scratch-1").answer("1 keep:quarantine", "0 keep:my-precious")
    assert t.happened("surprise-attack", crew="scout")
    assert [one.key for one in t.who("scout").objectives] == ["my-precious"]
    assert [one.key for one in t.who("captain").objectives] == ["quarantine"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-KEY-03", "NEM-KEY-05", "NEM-KEY-06")
def test_what_is_kept_and_what_is_rejected_stays_secret() -> None:
    t = first_encounter()
    t.script("attacks", "scratch-1").answer("1 keep:quarantine", "0 keep:my-precious")
    mine, other = t.sees(0).crew
    assert (mine.objective_cards, mine.rejected) == (["my-precious"], ["hoarder"])
    assert (other.objective_cards, other.rejected, other.objectives) == ([], [], 1)
    assert "objective" not in t.heard(0, "objective-kept")[1].args
    assert t.asked() == "0 your-action"


def test_nobody_learns_an_objective_before_all_have_chosen_and_an_answer_can_be_taken_back() -> None:
    t = first_encounter()
    t.answer("1 keep:quarantine")
    assert t.sees(0).waiting == [0, 1]  # who has answered is not told
    t.game.undo(1)
    assert t.asked() == "0 which-objective, 1 which-objective"


@pytest.mark.rule("NEM-KEY-07")
def test_an_egg_is_no_intruder() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND).lying("006", "intruder-egg")
    t.answer("pick-up:intruder-egg-1", ["pay:rest"])
    assert not t.s.met
    assert t.offers("move-carefully:room-007")  # the Scout is not in combat
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SOLO-02")
def test_solo_the_choice_comes_with_the_first_encounter_too() -> None:
    t = scene("nemesis", mode="solo").crew(
        "scout", room="011", hand=HAND, objectives=["destination-earth", "clean-up-crew"]
    )
    t.explored("006", "canteen").noise("006-007").bag(larva=1).script("noise", 1)
    t.answer("move:room-006", ["pay:rest"])
    assert t.asked() == "0 which-objective"
    t.answer("keep:clean-up-crew")
    assert [one.key for one in t.who("scout").objectives] == ["clean-up-crew"]
    assert t.asked() == "0 your-action"

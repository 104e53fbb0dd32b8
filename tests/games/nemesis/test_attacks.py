"""Intruder Attacks: who is hit, by what, and what the cards do."""

from typing import Any

import pytest

from seance.games.nemesis.rules.printed import ATTACKS, EVENTS, KINDS, AttackCard, EventCard
from seance.testing import scene


def attacked(kind: str, card: str, **crew: Any) -> Any:
    """One Intruder attacks the Scout in the Event Phase."""
    crew.setdefault("hand", ["rest", "search"])
    t = scene("nemesis", seats=2).crew("scout", room="006", **crew).crew("captain", room="001", hand=["rest"])
    t.objectives_chosen().intruder(kind, "006").at(phase="attacks").halt("fire")
    return t.script("attacks", card)


@pytest.mark.rule("NEM-IATK-02", "NEM-IATK-03")
def test_the_target_has_the_fewest_action_cards_in_hand() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest", "search", "contamination"])
    t.crew("captain", room="006", hand=["rest", "contamination", "contamination", "contamination"])
    t.objectives_chosen().intruder("adult", "006").at(phase="attacks").script("attacks", "scratch-1").halt("fire")
    assert t.asked() == "0 scene-ends"
    assert (t.who("scout").light, t.who("captain").light) == (0, 1)  # 1 Action card against 2


@pytest.mark.rule("NEM-IATK-04")
@pytest.mark.parametrize(("first", "hit"), [(0, "scout"), (1, "captain"), (2, "scout")])
def test_a_tie_hits_the_first_player_then_the_next_in_turn_order(first: int, hit: str) -> None:
    t = scene("nemesis", seats=4).crew("scout", room="006", hand=["rest"]).crew("captain", room="006", hand=["rest"])
    t.crew("pilot", room="001", hand=[]).crew("soldier", room="001", hand=[])
    t.objectives_chosen().intruder("adult", "006").at(phase="attacks", first=first).script("attacks", "scratch-1")
    t.halt("fire")
    assert t.asked() == "0 scene-ends"
    assert t.who(hit).light == 1


@pytest.mark.rule("NEM-IATK-07", "NEM-IATK-08", "NEM-IATK-11")
def test_a_card_that_shows_the_attacker_hits_and_is_discarded() -> None:
    t = attacked("adult", "slime-attack-1")
    assert t.asked() == "0 scene-ends"
    assert t.who("scout").slimed
    assert [card.key for card in t.who("scout").deck.discard] == ["contamination"]
    assert [card.key for card in t.s.attacks.discard] == ["slime-attack-1"]


@pytest.mark.rule("NEM-IATK-09")
def test_a_card_that_does_not_show_the_attacker_misses() -> None:
    t = attacked("creeper", "bite-1")
    assert t.asked() == "0 scene-ends"
    assert t.happened("attack-missed", intruder="creeper-1")
    assert t.who("scout").wounds == []


@pytest.mark.rule("NEM-IATK-10")
def test_the_blood_icon_is_ignored_in_an_attack() -> None:
    t = attacked("adult", "bite-4").script("wounds", "body")  # with a retreat arrow
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("006") == ["adult"]
    assert t.who("scout").serious == 1


@pytest.mark.rule("NEM-IATK-12", "NEM-DISC-01")
def test_an_empty_attack_deck_is_made_again_from_its_discards() -> None:
    t = attacked("adult", "scratch-1")
    t.s.attacks.discard, t.s.attacks.rest = t.s.attacks.rest, []
    assert t.asked() == "0 scene-ends"
    assert (len(t.s.attacks), len(t.s.attacks.discard)) == (19, 1)


@pytest.mark.rule("NEM-SYM-01")
def test_five_kinds_of_intruder_have_their_symbols_on_the_cards() -> None:
    assert list(KINDS) == ["larva", "creeper", "adult", "breeder", "queen"]
    cards: list[AttackCard | EventCard] = [*ATTACKS, *EVENTS]
    for card in cards:
        assert card.kinds
        assert set(card.kinds) <= set(KINDS)


# ---- the cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-SLIME-02")
def test_slime_comes_from_attacks_too() -> None:
    t = attacked("queen", "slime-attack-1")
    assert t.asked() == "0 scene-ends"
    assert t.who("scout").slimed
    t = attacked("queen", "slime-attack-1", slimed=True)
    assert t.asked() == "0 scene-ends"
    assert not t.happened("slimed")


def test_scratch() -> None:
    t = attacked("creeper", "scratch-2")
    assert t.asked() == "0 scene-ends"
    assert t.who("scout").light == 1
    assert [card.key for card in t.who("scout").deck.discard] == ["contamination"]


def test_claw_attack() -> None:
    t = attacked("adult", "claw-attack-1")
    assert t.asked() == "0 scene-ends"
    assert t.who("scout").light == 2
    assert [card.key for card in t.who("scout").deck.discard] == ["contamination"]


@pytest.mark.parametrize(("card", "kind", "deadly"), [("bite-1", "adult", 2), ("tail-attack-1", "queen", 1)])
def test_bite_and_tail_attack_kill_the_badly_wounded(card: str, kind: str, deadly: int) -> None:
    t = attacked(kind, card, dressed=["arm", "body"][: deadly - 1]).script("wounds", "leg")
    assert t.asked() == "0 scene-ends"
    assert [one.card.key for one in t.who("scout").wounds][-1] == "leg"
    t = attacked(kind, card, dressed=["arm", "body"][:deadly])
    assert t.asked() == "0 scene-ends"
    assert t.who("scout").fate == "dead"  # dressed wounds count


def test_frenzy_strikes_everybody_in_the_room() -> None:
    t = (
        scene("nemesis", seats=3)
        .crew("scout", room="006", hand=["rest"])
        .crew("captain", room="006", wounds=["leg", "arm"])
    )
    t.crew("pilot", room="001").objectives_chosen().intruder("breeder", "006").at(phase="attacks").halt("fire")
    t.script("attacks", "frenzy-1").script("wounds", "body")
    assert t.asked() == "0 scene-ends"
    assert t.who("scout").serious == 1
    assert t.who("captain").fate == "dead"
    assert t.who("pilot").serious == 0


@pytest.mark.rule("NEM-IATK-08", "NEM-QUEST-02")
def test_in_a_frenzy_armor_saves_its_wearer_alone() -> None:
    t = scene("nemesis", seats=3).crew("scout", room="006", hand=["rest"]).crew("soldier", room="006", items=["armor"])
    t.crew("pilot", room="001").objectives_chosen().intruder("breeder", "006").at(phase="attacks").halt("fire")
    t.script("attacks", "frenzy-1").script("wounds", "body")
    assert t.asked() == "1 ignore-attack"
    t.answer("use:armor")
    assert t.asked() == "0 scene-ends"
    assert [who.serious for who in t.s.crew] == [1, 0, 0]


@pytest.mark.rule("NEM-OUT-01", "NEM-EP-03")
def test_which_intruder_attacks_first_is_asked_of_the_first_player_who_is_in_play() -> None:
    t = scene("nemesis", seats=3).crew("scout", fate="dead").crew("pilot", fate="escaped")
    t.crew("captain", room="006", hand=["rest"]).objectives_chosen()
    t.intruder("adult", "006").intruder("adult", "006", 2).at(phase="attacks").halt("fire")
    assert t.asked() == "2 which-attacks-first"


def test_transformation_and_the_breeder_surprises_an_empty_hand() -> None:
    t = attacked("creeper", "transformation-1", hand=[]).script("attacks", "scratch-1")
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("006") == ["breeder"]
    assert t.who("scout").light == 1
    t = attacked("creeper", "transformation-1").intruder("breeder", "003").intruder("breeder", "003")
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("006") == ["creeper"]  # no Breeder is left


def test_summoning_brings_one_more_that_does_not_attack_now() -> None:
    t = attacked("creeper", "summoning-1", hand=[]).bag(adult=[4])
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("006") == ["creeper", "adult"]
    assert t.who("scout").light == 0
    t = attacked("creeper", "summoning-1").bag(blank=1, larva=1).script("bag", "blank-1")
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("006") == ["creeper"]
    assert len(t.noisy()) == 4


# ---- Larvae ----------------------------------------------------------------------------------------------------


def larva_attacks(**crew: Any) -> Any:
    t = scene("nemesis").crew("scout", room="006", hand=["rest"], **crew).objectives_chosen().intruder("larva", "006")
    return t.at(phase="attacks").halt("fire")


@pytest.mark.rule("NEM-INFEST-01", "NEM-INFEST-02", "NEM-INFEST-04")
def test_a_larva_infests_without_a_card() -> None:
    t = larva_attacks()
    assert t.asked() == "0 scene-ends"
    assert t.who("scout").larva
    assert t.s.intruders == []
    assert [card.key for card in t.who("scout").deck.discard] == ["contamination"]
    assert t.s.attacks.discard == []


@pytest.mark.rule("NEM-INFEST-03")
def test_a_second_larva_disappears_and_only_contaminates() -> None:
    t = larva_attacks(larva=True)
    assert t.asked() == "0 scene-ends"
    assert t.who("scout").larva
    assert t.s.intruders == []
    assert len(t.who("scout").deck.discard) == 1
    assert not t.happened("infested")


# ---- reactions -------------------------------------------------------------------------------------------------


def test_steel_nerves_void_a_surprise_attack() -> None:
    t = scene("nemesis").crew("soldier", room="011", hand=["steel-nerves", "rest"]).objectives_chosen()
    t.explored("006", "canteen").noise("006-007").bag(adult=[4]).script("noise", 1)
    t.answer("move:room-006", ["pay:rest"])
    assert t.asked() == "0 keep-your-nerve"
    t.answer("react:steel-nerves")
    assert t.who("soldier").light == 0
    assert t.hand("soldier") == []
    assert t.asked() == "0 your-action"


def test_who_could_have_steel_nerves_is_asked_with_a_poker_face() -> None:
    t = scene("nemesis", poker_face=True).crew("soldier", room="011", hand=["rest", "search"]).objectives_chosen()
    t.explored("006", "canteen").noise("006-007").bag(adult=[4]).script("noise", 1).script("attacks", "scratch-1")
    t.answer("move:room-006", ["pay:rest"], "pass")
    assert t.who("soldier").light == 1
    assert t.asked() == "0 your-action"


def test_armor_ignores_an_attack_that_hit() -> None:
    t = scene("nemesis").crew("soldier", room="006", hand=["rest"], items=["armor"]).objectives_chosen()
    t.intruder("adult", "006").at(phase="attacks").script("attacks", "claw-attack-1").halt("fire")
    t.answer("use:armor")
    assert t.who("soldier").light == 0
    assert t.who("soldier").items == []
    assert t.asked() == "0 scene-ends"

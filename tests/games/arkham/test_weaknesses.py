"""Weaknesses: those of the five investigators, and the basic ones."""

from __future__ import annotations

import pytest

from seance.testing import scene

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"
MINION = "ghoul-minion-1"


# ---- Cover Up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-WEA-02", "AHC-RVA-02", "AHC-REV-04")
def test_cover_up_comes_with_three_clues() -> None:
    t = scene("arkham").investigator(ROLAND, deck=["cover-up"]).script("deck-roland-banks", "cover-up")
    t.answer("draw")
    assert t.threats(ROLAND) == ["cover-up-1"]
    assert (t.card("cover-up-1").clues, t.card("cover-up-1").horror) == (3, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-INS-01", "AHC-INS-04")
def test_cover_up_takes_clues_in_place_of_a_discovery() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", threats=["cover-up"]).location("attic", clues=2).token("0")
    t.card("cover-up-1").clues = 3
    t.answer("investigate", "use:cover-up-1")
    assert (t.who(ROLAND).clues, t.clues_at("attic"), t.card("cover-up-1").clues) == (0, 2, 2)
    assert t.asked() == "0 your-action"


def test_cover_up_may_wait() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", threats=["cover-up"]).location("attic", clues=2).token("0")
    t.card("cover-up-1").clues = 3
    t.answer("investigate", "pass")
    assert (t.who(ROLAND).clues, t.card("cover-up-1").clues) == (1, 3)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ELM-03", "AHC-ELM-04")
@pytest.mark.parametrize(("clues", "mental"), [(1, 1), (0, 0)])
def test_cover_up_haunts_who_leaves_clues_on_it(clues: int, mental: int) -> None:
    t = scene("arkham", 2).investigator(ROLAND, at="parlor", threats=["cover-up"]).investigator(DAISY)
    t.card("cover-up-1").clues = clues
    t.answer("resign:parlor")
    assert (t.who(ROLAND).mental, t.who(ROLAND).physical) == (mental, 0)
    assert t.who(ROLAND).gone


def test_cover_up_of_another_is_not_asked_when_somebody_leaves() -> None:
    t = scene("arkham", 2).investigator(DAISY, at="parlor").investigator(ROLAND, threats=["cover-up"])
    t.card("cover-up-1").clues = 3
    t.answer("resign:parlor")
    assert t.who(ROLAND).mental == 0
    assert t.threats(ROLAND) == ["cover-up-1"]


# ---- The Necronomicon ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-WEA-03", "AHC-SLT-01", "AHC-PUT-03")
def test_the_necronomicon_comes_with_horror_and_takes_a_hand() -> None:
    t = scene("arkham").investigator(DAISY, assets=["knife", "flashlight"], deck=["the-necronomicon"])
    t.script("deck-daisy-walker", "the-necronomicon")
    t.answer("draw", "discard:knife-1")
    assert (t.threats(DAISY), t.assets(DAISY)) == (["the-necronomicon-1"], ["flashlight-1"])
    assert (t.card("the-necronomicon-1").horror, t.card("the-necronomicon-1").clues) == (3, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DIR-01", "AHC-CNT-01")
def test_the_necronomicon_gives_its_horror_to_daisy_bit_by_bit() -> None:
    t = scene("arkham").investigator(DAISY, threats=["the-necronomicon"], assets=["elder-sign-amulet"])
    t.card("the-necronomicon-1").horror = 2
    t.answer("activate:the-necronomicon-1")
    assert (t.who(DAISY).horror, t.card("the-necronomicon-1").horror) == (1, 1)
    t.answer("activate:the-necronomicon-1")
    assert (t.who(DAISY).horror, t.discarded(DAISY)) == (2, ["the-necronomicon"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MOV-07")
def test_horror_that_is_moved_defeats_as_well() -> None:
    t = scene("arkham", 2).investigator(DAISY, threats=["the-necronomicon"], horror=8).investigator(ROLAND)
    t.card("the-necronomicon-1").horror = 3
    t.answer("activate:the-necronomicon-1")
    assert (t.who(DAISY).defeated, t.who(DAISY).gone) == (True, True)
    assert t.asked() == "1 your-action"


def test_horror_that_is_moved_is_not_taken_and_nobody_else_can_move_it() -> None:
    t = scene("arkham", 2).investigator(DAISY, threats=["the-necronomicon", "psychosis"]).investigator(ROLAND)
    t.card("the-necronomicon-1").horror = 2
    t.answer("activate:the-necronomicon-1")
    assert (t.who(DAISY).horror, t.who(DAISY).damage) == (1, 0)
    assert t.asked() == "0 your-action"
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY, threats=["the-necronomicon"])
    t.card("the-necronomicon-1").horror = 2
    assert not t.offers("activate:the-necronomicon-1")
    assert t.asked() == "0 your-action"


def test_the_necronomicon_cannot_be_put_down_before() -> None:
    t = scene("arkham").investigator(DAISY, threats=["the-necronomicon"], assets=["knife"], hand=["flashlight"])
    t.card("the-necronomicon-1").horror = 1
    t.answer("play:flashlight")
    assert t.assets(DAISY) == ["flashlight-1"]  # there was only the knife to put away
    assert t.threats(DAISY) == ["the-necronomicon-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("threats", "passed"), [(["the-necronomicon"], False), ([], True)])
def test_the_necronomicon_turns_the_elder_sign_into_a_failure(threats: list[str], passed: bool) -> None:
    t = scene("arkham").investigator(DAISY, at="attic", threats=threats).location("attic", clues=1).token("elder-sign")
    t.answer("investigate")
    assert t.happened("test-passed") is passed
    assert t.who(DAISY).clues == int(passed)
    assert t.asked() == "0 your-action"


# ---- Hospital Debts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-LIM-01", "AHC-MOV-07")
def test_hospital_debts_are_paid_at_most_twice_a_round() -> None:
    t = scene("arkham").investigator(SKIDS, deck=["hospital-debts"]).script("deck-skids-otoole", "hospital-debts")
    t.answer("draw", "use:hospital-debts-1", "use:hospital-debts-1")
    assert (t.card("hospital-debts-1").resources, t.who(SKIDS).resources) == (2, 3)
    assert not t.offers("use:hospital-debts-1")
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("paid", "earned"), [(5, -2), (6, 0)])
def test_unpaid_hospital_debts_cost_experience(paid: int, earned: int) -> None:
    t = scene("arkham", 2).investigator(SKIDS, at="parlor", threats=["hospital-debts"]).investigator(DAISY)
    t.card("hospital-debts-1").resources = paid
    t.answer("resign:parlor")
    assert t.who(SKIDS).earned == earned


# ---- Dark Memory -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DOM-03", "AHC-WEA-04")
def test_dark_memory_can_be_played_and_brings_doom_that_counts_at_once() -> None:
    t = scene("arkham").investigator(AGNES, hand=["dark-memory"]).agenda("whats-going-on", doom=2)
    t.halt("scenario-ends")
    t.answer("play:dark-memory")
    assert t.happened("agenda-advances", agenda="whats-going-on")


def test_dark_memory_brings_doom_to_the_agenda() -> None:
    t = scene("arkham").investigator(AGNES, hand=["dark-memory"])
    t.answer("play:dark-memory")
    assert (t.s.doom(), t.who(AGNES).resources, t.discarded(AGNES)) == (1, 3, ["dark-memory"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ABI-02", "AHC-FOR-02")
@pytest.mark.parametrize(("hand", "horror"), [(["dark-memory"], 2), ([], 0)])
def test_dark_memory_in_hand_hurts_at_the_end_of_the_turn(hand: list[str], horror: int) -> None:
    t = scene("arkham").investigator(AGNES, hand=hand).halt("enemy-begins")
    t.answer("end-turn")
    assert (t.who(AGNES).horror, t.who(AGNES).damage) == (horror, 0)
    assert t.hand(AGNES) == hand
    assert t.asked() == "0 scene-ends"


# ---- Abandoned and Alone ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DIR-01", "AHC-RFG-01")
def test_abandoned_and_alone_brings_direct_horror_and_empties_the_discard_pile() -> None:
    t = scene("arkham").investigator(
        WENDY, assets=["elder-sign-amulet"], deck=["abandoned-and-alone"], discard=["knife", "guts"]
    )
    t.script("deck-wendy-adams", "abandoned-and-alone")
    t.answer("draw")
    assert (t.who(WENDY).horror, t.who(WENDY).damage, t.card("elder-sign-amulet-1").horror) == (2, 0, 0)
    assert t.discarded(WENDY) == ["abandoned-and-alone"]
    assert [card.key for card in t.s.removed] == ["knife", "guts"]
    assert t.asked() == "0 your-action"


# ---- basic weaknesses ------------------------------------------------------------------------------------------------


def test_amnesia_leaves_one_card_of_choice() -> None:
    t = scene("arkham").investigator(DAISY, hand=["knife", "guts", "machete"], deck=["amnesia"])
    t.script("deck-daisy-walker", "amnesia")
    t.answer("draw", ["discard:knife", "discard:machete"])
    assert t.hand(DAISY) == ["guts"]
    assert t.discarded(DAISY) == ["knife", "machete", "amnesia"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-WEA-07")
def test_amnesia_does_not_take_a_weakness_out_of_the_hand() -> None:
    t = scene("arkham").investigator(AGNES, hand=["knife", "dark-memory"], deck=["amnesia"])
    t.script("deck-agnes-baker", "amnesia")
    t.answer("draw")
    assert t.hand(AGNES) == ["dark-memory"]
    assert t.asked() == "0 your-action"


def test_paranoia_takes_all_resources() -> None:
    t = scene("arkham").investigator(DAISY, deck=["paranoia"]).script("deck-daisy-walker", "paranoia")
    t.answer("draw")
    assert (t.who(DAISY).resources, t.discarded(DAISY)) == (0, ["paranoia"])
    assert t.asked() == "0 your-action"


def test_haunted_lowers_each_skill() -> None:
    t = scene("arkham").investigator(DAISY, deck=["haunted"]).script("deck-daisy-walker", "haunted")
    t.enemy("ghoul-minion", at="hallway", exhausted=True).token("0")
    t.answer("draw", f"fight:{MINION}")
    assert t.happened("test-failed", value=1)
    assert t.threats(DAISY) == ["haunted-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRG-12", "AHC-AOO-06")
@pytest.mark.parametrize("weakness", ["haunted", "psychosis", "hypochondria"])
def test_two_actions_discard_an_affliction_and_provoke_once(weakness: str) -> None:
    t = scene("arkham").investigator(DAISY, threats=[weakness]).enemy("acolyte", engaged=DAISY)
    t.answer(f"activate:{weakness}-1")
    assert (t.threats(DAISY), t.discarded(DAISY)) == ([], [weakness])
    assert (t.who(DAISY).spent, t.who(DAISY).damage) == (2, 1)
    assert t.asked() == "0 your-action"


def test_two_actions_are_not_one() -> None:
    t = scene("arkham").investigator(DAISY, threats=["haunted"], actions=1)
    assert t.refusal("activate:haunted-1") == "AHC-ACN-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DIR-01", "AHC-FOR-07")
def test_psychosis_turns_horror_into_damage() -> None:
    t = scene("arkham").investigator(DAISY, threats=["psychosis"]).draws("rotting-remains").token("-2")
    assert t.asked() == "0 scene-ends"
    assert (t.who(DAISY).horror, t.who(DAISY).damage) == (2, 1)


def test_hypochondria_turns_damage_into_horror() -> None:
    t = scene("arkham").investigator(DAISY, threats=["hypochondria"]).draws("grasping-hands").token("-1")
    assert t.asked() == "0 scene-ends"
    assert (t.who(DAISY).damage, t.who(DAISY).horror) == (2, 1)


@pytest.mark.rule("AHC-TAK-02")
def test_horror_is_taken_by_whom_it_is_dealt_to_even_if_an_asset_gets_it() -> None:
    t = scene("arkham").investigator(DAISY, threats=["psychosis"], assets=["elder-sign-amulet"])
    t.draws("rotting-remains").token("-1")
    t.answer(["take:elder-sign-amulet-1"])
    assert (t.who(DAISY).horror, t.who(DAISY).damage) == (0, 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-PAR-01", "AHC-AOO-02")
def test_a_mob_enforcer_can_be_paid_off() -> None:
    t = scene("arkham").investigator(DAISY).enemy("mob-enforcer", engaged=DAISY, owner=DAISY)
    t.answer("parley:mob-enforcer-1")
    assert (t.s.enemies, t.who(DAISY).resources, t.who(DAISY).damage) == ([], 1, 0)
    assert t.discarded(DAISY) == ["mob-enforcer"]
    assert t.asked() == "0 your-action"


def test_a_mob_enforcer_wants_four_resources() -> None:
    t = scene("arkham").investigator(DAISY, resources=3).enemy("mob-enforcer", engaged=DAISY, owner=DAISY)
    assert t.refusal("parley:mob-enforcer-1") == "AHC-TRG-15"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-PRE-03")
def test_a_mob_enforcer_hunts_nobody_but_its_bearer() -> None:
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY, at="attic")
    t.enemy("mob-enforcer", at="hallway", owner=DAISY).at("enemy-hunters").halt("enemy-attacks")
    assert t.asked() == "0 scene-ends"
    assert (t.foe("mob-enforcer-1").location, t.foe("mob-enforcer-1").engaged) == ("attic", 1)


def test_a_silver_twilight_acolyte_brings_doom_when_it_attacks() -> None:
    t = scene("arkham").investigator(DAISY).enemy("silver-twilight-acolyte", engaged=DAISY, owner=DAISY)
    t.enemy("ghoul-minion", engaged=DAISY).agenda("whats-going-on", doom=2)
    t.at("enemy-attacks").halt("enemy-ends")
    t.answer(f"attacked-by:{MINION}")
    assert (t.who(DAISY).damage, t.s.doom()) == (2, 3)  # the ghoul brings none
    assert not t.happened("agenda-advances")  # nothing says that it may now
    assert t.asked() == "0 scene-ends"


def test_without_an_agenda_an_acolyte_brings_nothing() -> None:
    t = scene("arkham").investigator(DAISY).enemy("silver-twilight-acolyte", engaged=DAISY, owner=DAISY)
    t.s.agenda = None
    t.at("enemy-attacks").halt("enemy-ends")
    assert t.asked() == "0 scene-ends"
    assert not t.happened("forced")


@pytest.mark.rule("AHC-BLK-01", "AHC-BLK-03")
def test_a_stubborn_detective_takes_the_abilities_of_who_is_there() -> None:
    t = scene("arkham").investigator(SKIDS).enemy("stubborn-detective", engaged=SKIDS, owner=SKIDS)
    assert not t.offers("use:skids-otoole")
    assert t.asked() == "0 your-action"
    t = scene("arkham").investigator(SKIDS).enemy("stubborn-detective", at="attic", owner=SKIDS)
    assert t.offers("use:skids-otoole")
    assert t.asked() == "0 your-action"


def test_a_stubborn_detective_makes_the_elder_sign_worthless() -> None:
    t = scene("arkham").investigator(AGNES, horror=3).enemy("stubborn-detective", engaged=AGNES, owner=AGNES)
    t.token("elder-sign")
    t.answer("fight:stubborn-detective-1")
    assert t.happened("test-failed", value=2)  # 2 + 0 against 3
    assert t.asked() == "0 your-action"

"""The turn: its five phases, what replaces them, one action, and the end of the turn."""

import pytest

from seance.testing import scene


@pytest.mark.rule("DUN-TURN-01", "DUN-TURN-02", "DUN-REST-01")
def test_a_turn_goes_through_its_phases_in_order() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", hand=["fate-2", "fate-3", "fate-4", "toast"])
    t.at("turn-start").halt("next-turn").begin()
    assert t.asked() == "0 begin-turn"
    assert t.options() == ["go-on", "rest"]  # no thesis without stars
    assert t.begin().ask.step == "thesis"
    t.answer("go-on")
    assert (t.asked(), t.begin().ask.step) == ("0 your-movement", "movement")
    t.answer("move:area-i-4", "end-movement")
    assert (t.asked(), t.begin().ask.step) == ("0 your-action", "action")
    t.answer("end-turn")
    assert t.s.step == "end"
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-TURN-01", "DUN-REST-11", "DUN-REST-02")
def test_a_rest_takes_the_place_of_movement_and_action_and_is_compulsory_at_full_stun() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", stun=4, hand=["toast"] * 2)
    t.at("turn-start").halt("rest-discard").begin()
    assert t.happened("rests", who="valerio")  # nothing else could be chosen
    assert (t.place("valerio"), t.who("valerio").stun, t.s.phase) == ("start", 0, "end")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-REST-02", "DUN-THESIS-01")
def test_who_must_rest_may_submit_a_thesis_first() -> None:
    t = scene("dungeontology").scholar("valerio", stun=4, cubes={"caste": 2}).at("turn-start")
    t.begin()
    assert t.options() == ["submit", "rest"]
    assert t.asked() == "0 begin-turn"


@pytest.mark.rule("DUN-ACT-01", "DUN-ACT-02")
def test_one_action_is_performed_and_a_scholar_who_will_not_act_passes() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["fate-5", "fate-3", "toast"])
    t.at("action").halt("end").answer("study:cubes-1", ["discard:fate-5"], "pass")
    assert t.cubes("valerio") == {"civilisation": 1}
    assert not t.offers("study:cubes-1")
    assert t.refusal("study") == "DUN-ACT-01"
    assert t.offers("play-main:toast")  # cards that are no action may still be played
    t.answer("end-turn")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-SKILLS-08", "DUN-SCHOLAR-08")
def test_excited_sofia_has_two_actions_and_each_study_its_own_number_of_cubes() -> None:
    t = scene("dungeontology").area("i-2", "north").scholar("sofia", area="i-2", hand=["fate-5", "fate-4"], students=0)
    t.scholar("valerio", cubes={"caste": 1}).halt("end")
    t.answer("end-movement", "study:cubes-1", ["discard:fate-5"], "pass")
    assert t.s.actions == 1
    t.answer("study:cubes-2")  # with her last card
    assert t.cubes("sofia") == {"civilisation": 3}
    assert t.asked() == "0 scene-ends"  # nothing more can be done


@pytest.mark.rule("DUN-START-07", "DUN-START-03")
def test_in_the_start_area_no_cards_are_played_and_nothing_is_studied() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", hand=["toast", "sprint", "fate-2"])
    assert t.options() == ["move:area-i-4", "explore", "end-movement"]
    assert t.refusal("play-main:start-area") == "DUN-START-07"
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-TIMING-04")
def test_a_card_that_begins_with_action_uses_the_action_of_the_action_phase() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["backstab", "fate-2"])
    t.scholar("sofia", area="i-4", cubes={"military": 1})
    assert not t.offers("play-main-on:backstab:sofia")
    assert t.refusal("play-main:backstab") == "DUN-TIMING-04"
    t.answer("end-movement").halt("end").script("university", "student", "student")
    t.answer("play-main-on:backstab:sofia", "take-stun")
    assert t.cubes("valerio") == {"military": 1}
    assert t.asked() == "0 scene-ends"  # no other action is left


@pytest.mark.rule("DUN-TIMING-01", "DUN-TIMING-02")
def test_normal_cards_are_played_in_the_own_movement_and_action_phase_only() -> None:
    t = scene("dungeontology", poker_face=True).area("i-4", "north").scholar("valerio", area="i-4", hand=["toast"])
    t.scholar("sofia", area="i-4", hand=["toast"]).at("turn-start").begin()
    assert t.asked() == "1 turn-starts"
    assert t.options(1) == ["pass"]
    t.answer("pass")
    assert t.options() == ["go-on", "rest"]
    t.answer("go-on")
    assert t.offers("play-main:toast")
    t.answer("move:start-area")
    assert t.asked() == "1 instant"
    assert t.options(1) == ["pass"]


# ---- the end of the turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-EOT-01", "DUN-DOOM-03", "DUN-DOOM-04")
def test_doom_cards_that_lie_face_down_are_turned_up_at_the_end_of_the_owners_turn() -> None:
    t = scene("dungeontology").scholar("valerio", doom_down=1, hand=["toast"] * 2 + ["fate-2", "fate-3"])
    t.scholar("sofia", doom_down=1).at("end").halt("next-turn").script("dooms", "hay-fever").begin()
    assert [card.key for card in t.who("valerio").dooms] == ["hay-fever"]
    assert (t.who("valerio").doom_down, t.who("sofia").doom_down) == (0, 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-EOT-02", "DUN-SCHOLAR-05")
def test_then_scheme_cards_are_drawn_up_to_the_hand_value_and_never_discarded_down_to_it() -> None:
    t = scene("dungeontology").scholar("valerio", hand=["toast"]).at("end").halt("next-turn")
    t.script("schemes", "fate-2", "fate-3", "fate-4").begin()
    assert t.hand("valerio") == ["fate-2", "fate-3", "fate-4", "toast"]
    many = scene("dungeontology").scholar("valerio", hand=["toast"] * 2 + ["fate-2"] * 4).at("end").halt("next-turn")
    many.begin()
    assert len(many.hand("valerio")) == 6
    assert many.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-SCHEME-01")
def test_an_empty_scheme_deck_is_made_again_from_the_discards() -> None:
    t = (
        scene("dungeontology")
        .scholar("valerio", hand=["toast", "fate-2"])
        .deck_is("gossip")
        .at("end")
        .halt("next-turn")
    )
    t.script("schemes", "gossip", "hex").begin()
    assert t.hand("valerio") == ["fate-2", "gossip", "hex", "toast"]
    assert t.s.schemes.discard == []
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-SETUP-07", "DUN-EOT-03")
def test_the_next_turn_is_that_of_the_player_to_the_left_and_finished_ones_are_passed_over() -> None:
    t = (
        scene("dungeontology", seats=3)
        .area("i-4", "north")
        .scholar("valerio")
        .scholar("sofia", finished=True, thesis=1)
    )
    t.maximum_alert().at("next-turn").halt("turn-window").begin()
    assert t.s.turn == 2
    assert t.asked() == "0 scene-ends"


# ---- values ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-EXC-01", "DUN-EXC-03", "DUN-EXC-05", "DUN-EXC-06")
def test_who_has_fewer_stars_than_somebody_is_excited_and_calm_again_when_level() -> None:
    t = scene("dungeontology", seats=3).area("i-4", "north", cubes=["faith", "faith", ""])
    t.scholar("vincenzo", area="i-4", hand=["fate-5", "fate-2"], cubes={"faith": 2}).scholar("sofia").scholar("rebecca")
    t.at("action").halt("end").begin()
    assert not any(who.excited for who in t.s.scholars)
    t.answer("study:cubes-1", ["discard:fate-5"], "pass")
    assert [who.excited for who in t.s.scholars] == [False, True, True]
    assert t.happened("excited", who="sofia")
    level = scene("dungeontology").scholar("valerio", cubes={"caste": 1}).scholar("sofia", cubes={"wealth": 2})
    assert [who.excited for who in level.s.scholars] == [False, False]
    assert level.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EXC-04", "DUN-SCHOLAR-02")
def test_while_excited_the_values_and_skills_of_the_other_side_count() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["toast"], stun=1)
    t.scholar("sofia", area="i-4", cubes={"caste": 1})
    assert t.sees(0).scholars[0].values["stamina"] == 5
    assert t.offers("use-skill-on:invincible-iron-head:sofia")
    assert not t.offers("use-skill-on:iron-head:sofia")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-SCHOLAR-11", "DUN-EXC-02")
def test_who_is_calm_again_discards_stun_tokens_above_the_lower_stamina() -> None:
    t = scene("dungeontology").area("i-4", "north", cubes=["caste", "", ""])
    t.scholar("valerio", area="i-4", hand=["fate-5", "fate-2"], stun=5).scholar("sofia", cubes={"caste": 1})
    t.at("action").halt("end").answer("study:cubes-1", ["discard:fate-5"], "pass")
    assert (t.who("valerio").excited, t.who("valerio").stun) == (False, 4)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-SCHOLAR-24", "DUN-SCHOLAR-25", "DUN-SCHOLAR-26", "DUN-SCHOLAR-29")
def test_stars_and_research_bonus_come_with_the_cube_of_their_row_and_go_with_it() -> None:
    t = scene("dungeontology").scholar("valerio", cubes={"faith": 3}).scholar("sofia", cubes={"wealth": 1})
    assert [(who.stars, who.research) for who in t.sees(0).scholars] == [(1, 1), (0, 1)]
    dropped = scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1", cubes=["", "", ""])
    dropped.scholar("valerio", area="i-1", cubes={"faith": 3}).answer("move:area-ii-4")  # a toll
    assert (dropped.who("valerio").stars, dropped.who("valerio").research) == (0, 1)
    assert dropped.asked() == "0 your-movement"


@pytest.mark.rule("DUN-SCHOLAR-27")
def test_silver_and_gold_stars_count_alike() -> None:
    t = scene("dungeontology").scholar("valerio", cubes={"caste": 2}).scholar("sofia", cubes={"faith": 3, "wealth": 2})
    assert [who.stars for who in t.sees(0).scholars] == [2, 2]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-SCHOLAR-12", "DUN-SCHOLAR-13", "DUN-KNOW-01", "DUN-KNOW-02")
def test_the_knowledge_bonus_is_kept_for_good_and_shows_the_clan_card_to_its_owner_alone() -> None:
    t = scene("dungeontology").scholar("valerio", cubes={"civilisation": 2, "military": 2}).scholar("sofia")
    assert t.sees(0).scholars[0].knowledge
    assert [t.sees(eye).clan for eye in (0, 1, -1)] == ["clan-gaia", "", ""]
    lost = scene("dungeontology").scholar("valerio", cubes={"civilisation": 1}, knowledge=True)
    assert lost.sees(0).scholars[0].knowledge  # although the cubes are gone
    assert lost.asked() == "0 your-movement"


@pytest.mark.rule("DUN-SCHOLAR-31")
def test_valerio_has_the_printed_values() -> None:
    values = scene("dungeontology").scholar("valerio").sees(0).scholars[0].values
    assert values == {"students": 4, "hand": 4, "speed": 4, "intelligence": 2, "stamina": 4}


@pytest.mark.rule("DUN-DOOM-02", "DUN-SCHOLAR-10")
def test_a_doom_card_that_lowers_stamina_takes_the_tokens_above_it() -> None:
    hand = ["toast", "fate-2", "fate-3", "fate-4"]
    t = scene("dungeontology").scholar("valerio", stun=4, doom_down=1, hand=hand).at("end").halt("next-turn")
    t.script("dooms", "hay-fever").begin()
    assert t.who("valerio").stun == 3
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-TURN-01")
def test_what_cards_have_brought_about_until_the_end_of_the_turn_is_over_with_it() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4").scholar("sofia", area="i-4")
    t.lasts("lower-alert", "valerio", 3, "area-i-4").lasts("cap-intelligence", "sofia", 1).at("next-turn")
    t.begin()
    assert t.sees(0).lasting == []
    assert t.sees(0).scholars[1].values["intelligence"] == 3
    assert t.asked() == "1 begin-turn"


@pytest.mark.rule("DUN-ACT-01")
@pytest.mark.parametrize(
    ("area", "hand", "why"), [("", ["toast"], "home"), ("i-4", [], "cards"), ("i-6", ["fate-2"], "other")]
)
def test_whoever_can_do_nothing_with_the_action_is_told_why_and_nobody_else(
    area: str, hand: list[str], why: str
) -> None:
    """No question is asked then, and the turn is over."""
    t = scene("dungeontology", seats=2).area("i-4", "north").area("i-6", "south", cubes=[])
    t.scholar("sofia", area=area, hand=hand).scholar("valerio").at("action").halt("end").begin()
    assert [told.args["why"] for told in t.heard(0, "nothing-to-do")] == [why]
    assert t.heard(1, "nothing-to-do") == []
    assert t.asked() == "0 scene-ends"

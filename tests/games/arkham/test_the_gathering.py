"""The Gathering: set-up, every agenda, act and room, Lita Chantler, the chaos tokens, and every way it can end."""

from __future__ import annotations

from collections import Counter

import pytest

import seance
from seance.engine import Note
from seance.engine.texts import texts
from seance.games.arkham.check.scene import ArkhamScene
from seance.games.arkham.rules.campaign import LITA
from seance.testing import scene

ROLAND, WENDY, AGNES = "roland-banks", "wendy-adams", "agnes-baker"


def current(t: ArkhamScene) -> tuple[str, str]:
    """The keys of the current act and agenda."""
    assert t.s.act is not None
    assert t.s.agenda is not None
    return t.s.act.key, t.s.agenda.key


# ---- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-SU10-02", "AHC-SU10-03", "AHC-SU10-05", "AHC-SU10-06")
def test_everybody_begins_in_the_study_with_a_deck_of_26_cards() -> None:
    t = scene("arkham", seats=2).only("study")
    s = t.s
    s.locations.clear()
    s.set_aside.clear()
    t.at("set-up-scenario").halt("investigation-begins").begin()
    assert [place.key for place in s.locations] == ["study"]
    assert [who.location for who in s.investigators] == ["study", "study"]
    assert s.clues_at("study") == 4  # 2 for each investigator
    assert len(s.encounters) == 26
    assert sorted(card.key for card in s.set_aside) == [
        "attic", "cellar", "ghoul-priest", "hallway", "lita-chantler", "parlor",
    ]  # fmt: skip
    assert Counter(card.key for card in s.encounters.rest)["ghoul-minion"] == 3
    assert t.asked() == "0 scene-ends"


# ---- agendas ---------------------------------------------------------------------------------------------------------


def test_a_lapse_in_time_costs_everybody_a_card() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, hand=["knife", "guts"]).investigator(WENDY, hand=["lucky-01080"])
    t.agenda("whats-going-on", doom=3).at("mythos-check").halt("mythos-draws").script("hand", "guts")
    t.answer("all-discard")
    assert t.hand(ROLAND) == ["knife"]
    assert t.hand(WENDY) == []
    assert t.happened("loses-at-random", who=ROLAND, card="guts")  # on stage: it happens to them
    assert current(t)[1] == "rise-of-the-ghouls"
    assert t.asked() == "0 scene-ends"


def test_while_act_or_agenda_turns_the_aim_speaks_of_that() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["knife"]).agenda("whats-going-on", doom=3).at("mythos-check")
    assert t.asked() == "0 a-lapse-in-time"
    aim = t.begin().rules.aim(t.s, 0)
    assert aim is not None
    assert aim.args["turning"]
    t = scene("arkham").investigator(ROLAND).act("the-barrier")
    t.s.subject = t.s.act  # what its back says is taking effect
    aim = t.begin().rules.aim(t.s, 0)
    assert aim is not None
    assert (aim.key, aim.args["turning"]) == ("act-turned", False)


def test_a_lapse_in_time_costs_the_lead_two_horror() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, hand=["knife"]).investigator(WENDY, hand=["lucky-01080"])
    t.agenda("whats-going-on", doom=3).at("mythos-check").halt("mythos-draws")
    t.answer("lead-takes-horror:roland-banks")
    assert (t.who(ROLAND).horror, t.who(WENDY).horror) == (2, 0)
    assert t.hand(ROLAND) == ["knife"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-MUS-01")
def test_a_lapse_in_time_with_empty_hands_is_no_choice() -> None:
    t = scene("arkham").investigator(ROLAND).agenda("whats-going-on", doom=3)
    t.at("mythos-check").halt("mythos-draws").begin()
    assert t.who(ROLAND).horror == 2
    assert t.asked() == "0 scene-ends"


def test_the_tunnels_below_bring_the_next_ghoul_to_the_lead() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="hallway").investigator(WENDY, at="hallway")
    t.agenda("rise-of-the-ghouls", doom=7).encounters("swarm-of-rats", "ghoul-minion", discard=("ancient-evils",))
    t.script("encounters", "ancient-evils", "swarm-of-rats", "ghoul-minion")  # the discard pile was shuffled in
    t.at("mythos-check").halt("mythos-draws").begin()
    assert t.foe("ghoul-minion-1").engaged == 0
    assert t.discarded() == ["ancient-evils", "swarm-of-rats"]
    assert current(t)[1] == "theyre-getting-out"
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-SPW-03")
def test_a_ghoul_whose_room_is_not_there_is_discarded() -> None:
    t = scene("arkham").only("study").investigator(ROLAND, at="study")
    t.agenda("rise-of-the-ghouls", doom=7).encounters("flesh-eater")
    t.at("mythos-check").halt("mythos-draws").begin()
    assert t.s.enemies == []
    assert t.discarded() == ["flesh-eater"]
    assert t.asked() == "0 scene-ends"


def test_a_place_that_bars_itself_is_not_barred_by_another() -> None:
    said = texts("en", "arkham").why_not("cannot-enter", ("parlor",), "parlor")
    assert said == "Nobody can enter Parlor yet: its own card forbids it."
    assert texts("en", "arkham").why_not("cannot-enter", ("parlor",), "barricade") == "Parlor is barred by Barricade."


def test_ghouls_make_for_the_parlor_at_the_end_of_the_enemy_phase() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar").agenda("theyre-getting-out")
    t.enemy("ghoul-minion", at="attic", exhausted=True).enemy("ravenous-ghoul", at="hallway")
    t.enemy("ghoul-minion", engaged=ROLAND).enemy("swarm-of-rats", at="attic")
    t.at("enemy-ends").halt("upkeep-begins").begin()
    assert t.enemies_at("hallway") == ["ghoul-minion-1"]
    assert t.enemies_at("parlor") == ["ravenous-ghoul-1"]
    assert t.enemies_at("cellar") == ["ghoul-minion-2"]  # engaged
    assert t.enemies_at("attic") == ["swarm-of-rats-1"]  # no Ghoul
    assert t.asked() == "0 scene-ends"


def test_ghouls_stay_where_they_are_at_the_end_of_other_phases() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar").agenda("theyre-getting-out").enemy("ghoul-minion", at="attic")
    t.at("investigation-ends").halt("enemy-begins").begin()
    assert t.enemies_at("attic") == ["ghoul-minion-1"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-FW46-02", "AHC-DOM-02")
def test_ghouls_at_the_door_are_doom_at_the_end_of_the_round() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar").agenda("theyre-getting-out", doom=9)
    t.enemy("ghoul-minion", at="hallway").enemy("ghoul-minion", at="parlor").enemy("ghoul-minion", at="attic")
    t.at("upkeep-ends").halt("mythos-begins").begin()
    assert current(t)[1] == "theyre-getting-out"  # reached, but it is looked at only in the mythos phase
    assert t.s.doom() == 11
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize("act", ["trapped", "the-barrier"])
def test_ghouls_that_break_free_before_the_barrier_falls_are_the_end(act: str) -> None:
    t = scene("arkham", mode="campaign").investigator(ROLAND).act(act).agenda("theyre-getting-out", doom=10)
    t.at("mythos-check").halt("between-scenarios").begin()
    assert t.s.resolution == "r3"
    assert t.who(ROLAND).killed == "killed"
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DBC-01", "AHC-DBC-02", "AHC-ELM-13")
def test_ghouls_that_break_free_later_defeat_everybody_who_is_left() -> None:
    t = scene("arkham", seats=3, mode="campaign").investigator(ROLAND).investigator(WENDY, resigned=True)
    t.investigator(AGNES).act("what-have-you-done").agenda("theyre-getting-out", doom=10)
    t.at("mythos-check").halt("between-scenarios").answer("no-lita")
    assert t.s.resolution == "none"
    assert [(who.defeated, who.physical) for who in t.s.investigators] == [(True, 1), (False, 0), (True, 1)]
    assert t.s.log_notes == ["house-standing", "ghoul-priest-alive"]
    assert t.asked() == "0 scene-ends"


# ---- acts ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-ACT-03", "AHC-ACT-05", "AHC-ACT-20")
def test_the_door_on_the_floor_leads_into_the_hallway() -> None:
    t = scene("arkham", seats=2).only("study").investigator(ROLAND, at="study", clues=3)
    t.investigator(WENDY, at="study", clues=1).enemy("ghoul-minion", engaged=ROLAND).attached("obscuring-fog", "study")
    t.answer("advance:trapped")
    assert sorted(place.key for place in t.s.locations) == ["attic", "cellar", "hallway", "parlor"]
    assert [who.location for who in t.s.investigators] == ["hallway", "hallway"]
    assert [place.key for place in t.s.locations if place.revealed] == ["hallway"]
    assert t.s.enemies == []
    assert sorted(t.discarded()) == ["ghoul-minion", "obscuring-fog"]
    assert (t.who(ROLAND).clues, t.who(WENDY).clues) == (0, 0)
    assert current(t)[0] == "the-barrier"
    assert "study" in [card.key for card in t.s.removed]
    assert t.asked() == "0 your-action"


def test_with_too_few_clues_there_is_no_way_out_of_the_study() -> None:
    t = scene("arkham", seats=2).only("study").investigator(ROLAND, at="study", clues=3).investigator(WENDY, at="study")
    t.begin()
    assert not t.offers("advance:trapped")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACT-07")
def test_the_barrier_can_be_broken_only_when_the_round_ends() -> None:
    t = (
        scene("arkham")
        .investigator(ROLAND, at="hallway", clues=3)
        .act("the-barrier")
        .location("parlor", revealed=False)
    )
    t.begin()
    assert not t.offers("advance:the-barrier")
    t = (
        scene("arkham")
        .investigator(ROLAND, at="hallway", clues=3)
        .act("the-barrier")
        .location("parlor", revealed=False)
    )
    t.at("upkeep-ends").halt("mythos-begins").answer("advance:the-barrier")
    assert current(t)[0] == "what-have-you-done"
    assert t.s.location("parlor").revealed
    assert [card.key for card in t.s.attached("parlor")] == ["lita-chantler-1"]
    assert t.foe("ghoul-priest-1").location == "hallway"
    assert t.foe("ghoul-priest-1").engaged == 0
    assert t.who(ROLAND).clues == 0
    assert t.asked() == "0 scene-ends"


def test_clues_of_investigators_elsewhere_do_not_break_the_barrier() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="hallway", clues=3).investigator(WENDY, at="attic", clues=3)
    t.act("the-barrier").at("upkeep-ends").halt("mythos-begins").begin()
    assert current(t)[0] == "the-barrier"
    assert t.asked() == "0 scene-ends"


def test_the_group_may_wait_before_it_breaks_the_barrier() -> None:
    t = scene("arkham").investigator(ROLAND, at="hallway", clues=3).act("the-barrier")
    t.at("upkeep-ends").halt("mythos-begins")
    seen = t.begin().preview("advance:the-barrier", 0)
    assert seen is not None
    assert seen.notes == (Note("spends-clues", ("3",)),)
    t.answer("pass")
    assert current(t)[0] == "the-barrier"
    assert t.who(ROLAND).clues == 3
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-FOR-06", "AHC-FOR-07")
def test_the_new_ghoul_priest_counts_for_the_doom_of_the_same_round() -> None:
    t = (
        scene("arkham")
        .investigator(ROLAND, at="hallway", clues=3)
        .act("the-barrier")
        .location("parlor", revealed=False)
    )
    t.agenda("theyre-getting-out").at("upkeep-ends").halt("mythos-begins").answer("advance:the-barrier")
    assert t.s.doom() == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-PIN-01", "AHC-PRE-01")
def test_the_ghoul_priest_has_health_for_each_investigator_and_prefers_the_strongest() -> None:
    t = scene("arkham", seats=2).investigator(WENDY, at="hallway", clues=3).investigator(ROLAND, at="hallway", clues=3)
    t.act("the-barrier").location("parlor", revealed=False)
    t.at("upkeep-ends").halt("mythos-begins").answer("advance:the-barrier")
    assert t.foe("ghoul-priest-1").engaged == 1  # Roland’s combat is 4
    assert t.asked() == "0 scene-ends"


def test_the_ghoul_priest_strikes_back() -> None:
    t = scene("arkham").investigator(ROLAND).act("what-have-you-done").enemy("ghoul-priest", engaged=ROLAND)
    t.token("-1").answer("fight:ghoul-priest-1")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (2, 2)
    assert t.asked() == "0 your-action"


def last_blow(choice: str, seats: int = 1) -> ArkhamScene:
    """The Ghoul Priest falls; the Attic has been searched, the Cellar has not."""
    t: ArkhamScene = scene("arkham", seats=seats, mode="campaign").investigator(ROLAND, at="hallway")
    t.act("what-have-you-done").enemy("ghoul-priest", engaged=ROLAND, damage=5 * seats - 1)
    t.location("attic").location("cellar", clues=2).token("0").halt("between-scenarios")
    t.answer("fight:ghoul-priest-1", choice)
    return t


@pytest.mark.rule("AHC-ACT-21", "AHC-VIC-04", "AHC-VIC-05", "AHC-XP-02")
def test_resolution_1_the_house_is_burned() -> None:
    t = last_blow("burn-it-down")
    t.answer("take-lita:roland-banks")
    roland = t.who(ROLAND)
    assert t.s.resolution == "r1"
    assert t.s.log_notes == ["house-burned"]
    assert sorted(card.key for card in t.s.victory) == ["attic", "ghoul-priest"]
    assert (roland.xp, roland.mental) == (2 + 1 + 2, 1)
    assert LITA in roland.owned
    assert t.asked() == "0 scene-ends"


def test_resolution_2_the_house_is_kept() -> None:
    t = last_blow("keep-the-house")
    roland = t.who(ROLAND)
    assert t.s.resolution == "r2"
    assert t.s.log_notes == ["house-standing"]
    assert (roland.xp, roland.mental) == (3 + 2 + 1, 0)
    assert LITA not in roland.owned
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-RSG-01", "AHC-RSG-02", "AHC-ELM-13")
def test_no_resolution_when_everybody_has_resigned() -> None:
    t = scene("arkham", mode="campaign").investigator(ROLAND, at="parlor").halt("between-scenarios")
    t.answer("resign:parlor", "no-lita")
    assert t.s.resolution == "none"
    assert t.s.log_notes == ["house-standing", "ghoul-priest-alive"]
    assert t.who(ROLAND).xp == 2 + 2  # nothing is left in Attic and Cellar
    assert traumatised(t) == (0, 0)
    assert t.asked() == "0 scene-ends"


def traumatised(t: ArkhamScene) -> tuple[int, int]:
    return t.who(ROLAND).physical, t.who(ROLAND).mental


@pytest.mark.rule("AHC-WIN-05", "AHC-STA-16")
def test_alone_the_scenario_is_won_by_an_act_only() -> None:
    t = scene("arkham").investigator(ROLAND, at="hallway").act("what-have-you-done")
    t.enemy("ghoul-priest", engaged=ROLAND, damage=4).token("0").answer("fight:ghoul-priest-1", "keep-the-house")
    assert t.result == "won-standalone"
    t = scene("arkham").investigator(ROLAND, at="parlor")
    t.answer("resign:parlor")
    assert t.result == "lost-standalone"


# ---- rooms -----------------------------------------------------------------------------------------------------------


def test_the_attic_frightens_everybody_who_enters_each_time() -> None:
    t = scene("arkham").investigator(ROLAND, at="hallway")
    t.answer("move:attic")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (0, 1)
    t.answer("move:hallway", "move:attic")
    assert t.who(ROLAND).horror == 2


def test_the_cellar_hurts() -> None:
    t = scene("arkham").investigator(ROLAND, at="hallway")
    t.answer("move:cellar")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (1, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CNT-01", "AHC-MOV-03")
def test_nobody_enters_the_parlor_before_the_barrier_falls() -> None:
    t = scene("arkham").investigator(ROLAND, at="hallway").location("parlor", revealed=False)
    t.begin()
    assert not t.offers("move:parlor")
    assert t.refusal("move:parlor") == "AHC-CNT-01"
    assert t.offers("move:attic")
    assert t.offers("move:cellar")
    assert t.asked() == "0 your-action"


def test_the_study_has_no_way_out() -> None:
    t = scene("arkham").only("study").investigator(ROLAND, at="study")
    t.begin()
    assert not [key for key in t.options(0) if key.startswith("move")]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AOO-02")
def test_resigning_in_the_parlor_provokes_nobody() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="parlor").investigator(WENDY, at="hallway")
    t.enemy("ghoul-minion", engaged=ROLAND).answer("resign:parlor")
    assert t.who(ROLAND).resigned
    assert t.who(ROLAND).damage == 0
    assert t.enemies_at("parlor") == ["ghoul-minion-1"]
    assert t.foe("ghoul-minion-1").engaged == -1


@pytest.mark.parametrize(("enemy", "room"), [("flesh-eater", "attic"), ("icy-ghoul", "cellar")])
@pytest.mark.rule("AHC-ENI-01", "AHC-SPW-01")
def test_two_ghouls_have_their_rooms(enemy: str, room: str) -> None:
    t = scene("arkham").investigator(ROLAND, at="hallway").draws(enemy)
    t.begin()
    assert t.enemies_at(room) == [f"{enemy}-1"]
    assert t.foe(f"{enemy}-1").engaged == -1
    assert t.asked() == "0 scene-ends"


# ---- Lita Chantler ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-PAR-01", "AHC-SLT-11")
def test_lita_is_won_over_and_takes_the_place_of_an_ally() -> None:
    t = (
        scene("arkham")
        .investigator(ROLAND, at="parlor", assets=["guard-dog"])
        .story_asset("lita-chantler", at="parlor")
    )
    t.token("+1").answer("parley:lita-chantler-1")  # intellect 3 + 1 against 4
    assert t.happened("parleys", card="lita-chantler-1")
    assert t.assets(ROLAND) == ["lita-chantler-1"]
    assert t.discarded(ROLAND) == ["guard-dog"]
    assert t.asked() == "0 your-action"


def test_lita_is_not_easily_won_over() -> None:
    t = scene("arkham").investigator(ROLAND, at="parlor").story_asset("lita-chantler", at="parlor")
    t.token("0").answer("parley:lita-chantler-1")
    assert t.assets(ROLAND) == []
    assert t.offers("parley:lita-chantler-1")
    assert t.asked() == "0 your-action"


def test_nobody_talks_lita_over_who_follows_somebody_already() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="parlor").investigator(WENDY, at="parlor")
    t.story_asset("lita-chantler", owner=WENDY).begin()
    assert not t.offers("parley:lita-chantler-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CON-02", "AHC-CON-03")
def test_lita_strengthens_everybody_at_her_place_and_strikes_with_them() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="attic").investigator(WENDY, at="attic")
    t.story_asset("lita-chantler", owner=WENDY).enemy("ravenous-ghoul", engaged=ROLAND).token("-2")
    t.answer("fight:ravenous-ghoul-1", "1 use:lita-chantler-1")  # 4 + 1 − 2 against 3
    assert t.foe("ravenous-ghoul-1").damage == 2
    assert t.asked() == "0 your-action"


def test_lita_may_hold_back() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").story_asset("lita-chantler", owner=ROLAND)
    t.enemy("ravenous-ghoul", engaged=ROLAND).token("-2").answer("fight:ravenous-ghoul-1", "pass")
    assert t.foe("ravenous-ghoul-1").damage == 1
    assert t.asked() == "0 your-action"


def test_lita_does_not_help_those_elsewhere_nor_against_rats() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="attic").investigator(WENDY, at="cellar")
    t.story_asset("lita-chantler", owner=WENDY).enemy("ravenous-ghoul", engaged=ROLAND).token("-2")
    t.answer("fight:ravenous-ghoul-1")
    assert t.foe("ravenous-ghoul-1").damage == 0
    t = scene("arkham").investigator(ROLAND, at="attic").story_asset("lita-chantler", owner=ROLAND)
    t.enemy("swarm-of-rats", engaged=ROLAND).token("-4").answer("fight:swarm-of-rats-1")  # 5 − 4 against 1
    assert t.s.enemies == []
    assert t.asked() == "0 your-action"


def test_whom_nobody_controls_helps_nobody() -> None:
    t = scene("arkham").investigator(ROLAND, at="parlor").story_asset("lita-chantler", at="parlor")
    t.enemy("ravenous-ghoul", engaged=ROLAND).token("-1").answer("fight:ravenous-ghoul-1")  # 4 − 1 against 3
    assert t.foe("ravenous-ghoul-1").damage == 1
    assert t.asked() == "0 your-action"


# ---- chaos tokens ----------------------------------------------------------------------------------------------------


def investigating(difficulty: str, *ghouls: str) -> ArkhamScene:
    """Roland (intellect 3) in the Attic (shroud 1), with exhausted Ghouls around him."""
    t: ArkhamScene = scene("arkham", difficulty=difficulty).investigator(ROLAND, at="attic").location("attic", clues=3)
    for ghoul in ghouls:
        t.enemy(ghoul, at="attic", exhausted=True)
    return t


@pytest.mark.rule("AHC-CHT-02", "AHC-CHT-05", "AHC-DFL-04")
def test_the_skull_counts_ghouls_at_the_location() -> None:
    t = investigating("standard", "ghoul-minion", "ghoul-minion").enemy("ghoul-minion", at="hallway")
    t.token("skull").answer("investigate")  # 3 − 2 against 1
    assert t.who(ROLAND).clues == 1
    t = investigating("easy", "ghoul-minion", "ghoul-minion", "ghoul-minion")
    t.token("skull").answer("investigate")  # 3 − 3
    assert t.who(ROLAND).clues == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DFL-05")
def test_the_hard_skull_brings_a_ghoul_after_a_failure() -> None:
    t = investigating("hard").location("attic", clues=3).attached("obscuring-fog", "attic")  # shroud 3
    t.encounters("swarm-of-rats", "ghoul-minion", discard=("ravenous-ghoul",))
    t.token("skull").answer("investigate", "find:ravenous-ghoul")
    assert t.foe("ravenous-ghoul-1").engaged == 0
    assert t.discarded() == []
    assert t.asked() == "0 your-action"


def test_the_hard_skull_is_only_minus_two_after_a_success() -> None:
    t = investigating("expert").encounters("ghoul-minion").token("skull")
    t.answer("investigate")  # 3 − 2 against 1
    assert t.who(ROLAND).clues == 1
    assert t.s.enemies == []
    assert t.asked() == "0 your-action"


def test_the_cultist_frightens_who_fails() -> None:
    t = investigating("standard").attached("obscuring-fog", "attic").token("cultist")
    t.answer("investigate")  # 3 − 1 against 3
    assert t.who(ROLAND).horror == 1
    assert t.happened("token-acts", who=ROLAND, token="cultist")  # whom it strikes reads what it was
    t = investigating("standard").token("cultist")
    t.answer("investigate")
    assert (t.who(ROLAND).horror, t.who(ROLAND).clues) == (0, 1)
    assert not t.happened("token-acts")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST8-03")
def test_the_hard_cultist_calls_for_another_token() -> None:
    t = investigating("hard").token("cultist", "-3")
    t.answer("investigate")  # 3 − 3 against 1
    assert t.who(ROLAND).horror == 2
    assert len(t.s.bag) == 17  # both are back
    t = investigating("hard").token("cultist", "-2")
    t.answer("investigate")
    assert (t.who(ROLAND).horror, t.who(ROLAND).clues) == (0, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("difficulty", "harm"), [("standard", (1, 0)), ("hard", (1, 1))])
def test_the_tablet_bites_where_a_ghoul_is_whatever_the_result(difficulty: str, harm: tuple[int, int]) -> None:
    t = investigating(difficulty, "ghoul-minion").token("tablet")
    t.answer("investigate")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == harm
    assert t.who(ROLAND).clues == (1 if difficulty == "standard" else 0)  # 3 − 2, or 3 − 4, against 1
    t = investigating(difficulty).token("tablet")
    t.answer("investigate")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (0, 0)
    assert not t.happened("token-acts")
    assert t.asked() == "0 your-action"


# ---- the story -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-SU11-01", "AHC-SU12-01", "AHC-FW13-02")
def test_the_story_is_told_as_the_game_goes_on() -> None:
    t = scene("arkham").only("study").investigator(ROLAND, at="study", clues=2)
    t.answer("advance:trapped", "move:attic")
    for chapter in ("trapped-back", "the-barrier", "hallway", "attic"):
        assert t.happened("story", line=f"story-{chapter}"), chapter
    t = scene("arkham").investigator(ROLAND).agenda("whats-going-on", doom=3)
    t.at("mythos-check").halt("mythos-draws").begin()
    for chapter in ("whats-going-on-back", "rise-of-the-ghouls"):
        assert t.happened("story", line=f"story-{chapter}"), chapter
    assert t.asked() == "0 scene-ends"


# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_random_evening_comes_to_its_end(seats: int) -> None:
    game = seance.new("arkham", seats=seats, seed=seats, mode="standalone")
    for number in range(6000):
        if game.ask is None:
            break
        game.answer(number * 7919 % len(game.ask.options))
    assert game.result in ("won-standalone", "lost-standalone")

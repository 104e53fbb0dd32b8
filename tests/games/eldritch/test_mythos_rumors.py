"""Blue Mythos cards: Rumors come, are met, reckon, run out and are solved."""

from __future__ import annotations

import pytest

from seance.games.eldritch.cards.mythos_cards import TEXTS
from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.rules.printed import MYTHOS
from seance.testing import scene

LEO, SILAS = "leo-anderson", "silas-marsh"
CHARLIE = "charlie-kane"
OTHERWISE = ("fractured-reality", "spreading-sickness")
BY_CLUES = [key for key, card in TEXTS.items() if card.encounter and MYTHOS[key].space and key not in OTHERWISE]


def two(card: str, **leo: object) -> EldritchScene:
    """Leo leads, Silas follows; the Rumor is in play."""
    t = scene("eldritch", seats=2)
    assert isinstance(t, EldritchScene)
    return t.investigator(LEO, **leo).investigator(SILAS).ongoing(card)  # type: ignore[arg-type]


def meeting(card: str, **leo: object) -> EldritchScene:
    """Leo is on its space in the Encounter Phase; nobody comes after him."""
    t = two(card, space=MYTHOS[card].space, **leo).at("encounter", turn=0).halt("mythos")
    t.s.queue = [0]
    return t


# ---- what all have in common -----------------------------------------------------------------------------------------


@pytest.mark.rule("EH-MYTHOS-11", "EH-MYTHOS-12", "EH-MYTHOS-13", "EH-RUMOR-01")
def test_a_rumor_comes_with_clues_a_token_and_eldritch_tokens() -> None:
    t = scene("eldritch").investigator(LEO).mythos("growing-madness").halt("mythos-end").script("clues", "clue-rome")
    assert t.asked() == "0 scene-ends"
    assert [(card.key, card.space, card.eldritch) for card in t.s.ongoing] == [("growing-madness", "space-8", 4)]
    assert t.clues_on("rome") == 1


@pytest.mark.rule("EH-RUMOR-02", "EH-RUMOR-03", "EH-RUMOR-04", "EH-CLUE-04")
@pytest.mark.parametrize("card", BY_CLUES)
def test_a_rumor_is_solved_on_its_space_for_clues(card: str) -> None:
    t = meeting(card, clues=1).script("test", 1, 1, 6)
    t.answer(f"encounter:{card}", "spend-clues-for-it")
    assert (t.in_play(), t.who(LEO).clues) == ([], [])
    assert card in [each.key for each in t.s.mythos_pile]
    assert t.asked() == "0 scene-ends"


def test_four_players_pay_two_clues() -> None:
    t = scene("eldritch", seats=4).investigator(LEO, "space-8", clues=3).ongoing("growing-madness")
    t.at("encounter").halt("mythos").script("test", 6, 1, 1)
    t.s.queue = [0]
    t.answer("encounter:growing-madness", "spend-clues-for-it")
    assert (t.in_play(), len(t.who(LEO).clues)) == ([], 1)
    assert t.asked() == "0 scene-ends"


def test_a_rumor_stays_if_the_test_fails_or_nobody_pays() -> None:
    t = meeting("stars-aligned").script("test", 1, 2, 3).answer("encounter:stars-aligned")
    assert t.in_play() == ["stars-aligned"]
    assert t.asked() == "0 scene-ends"
    t = meeting("stars-aligned", clues=1).script("test", 1, 2, 6).answer("encounter:stars-aligned", "decline")
    assert (t.in_play(), len(t.who(LEO).clues)) == (["stars-aligned"], 1)
    assert t.asked() == "0 scene-ends"


# ---- each by itself --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-RUMOR-02", "EH-GATE-03")
def test_fractured_reality_is_healed_in_another_world() -> None:
    t = meeting("fractured-reality").gate("rome").script("other-world", "other-world-02")
    t.script("test", 1, 6).script("test", 1, 1, 1).answer("encounter:fractured-reality")
    assert (t.in_play(), t.gates()) == ([], ["rome"])
    assert t.asked() == "0 scene-ends"


def test_fractured_reality_breaks_for_every_gate() -> None:
    t = two("fractured-reality").gate("rome", "london", "tokyo").at(doom=10).reckoning()
    t.s.ongoing[0].eldritch, t.s.doom = 1, 10
    assert t.asked() == "0 scene-ends"
    assert (t.s.doom, t.in_play()) == (7, [])


def test_growing_madness_counts_the_leads_madness() -> None:
    t = two("growing-madness", cards=["amnesia"]).reckoning().script("conditions", "paranoia")
    t.script("test", 6, 1, 1)  # Amnesia has a reckoning of its own
    assert t.asked() == "0 scene-ends"
    assert (t.cards(LEO), t.s.ongoing[0].eldritch) == (["amnesia", "paranoia"], 2)


def test_growing_madness_takes_three_sanity_in_the_end() -> None:
    t = two("growing-madness", sanity=5).reckoning().script("conditions", "paranoia")
    t.s.ongoing[0].eldritch = 1
    assert t.asked() == "0 scene-ends"
    assert (t.who(LEO).sanity, t.who(SILAS).sanity, t.in_play()) == (2, 1, [])


def test_the_tick_tock_men_come_with_lost_knowledge() -> None:
    t = scene("eldritch").investigator(LEO).mythos_text("lost-knowledge")
    assert t.asked() == "0 scene-ends"
    assert t.monsters_on("space-21") == ["epic-tick-tock-men"]
    assert t.s.ongoing[0].eldritch == 3


@pytest.mark.rule("EH-EPIC-05", "EH-RUMOR-03")
@pytest.mark.parametrize(
    ("card", "epic"),
    [
        ("lost-knowledge", "epic-tick-tock-men"),
        ("web-between-worlds", "epic-spinner-of-webs"),
        ("the-wind-walker", "epic-wind-walker"),
    ],
)
def test_defeating_its_epic_monster_solves_a_rumor(card: str, epic: str) -> None:
    space = MYTHOS[card].epic_space
    t = scene("eldritch").investigator(CHARLIE, space, improved={"strength": 2}).ongoing(card)
    t.monster(epic, space, lost=2).at("encounter")
    t.script("test", 6, 6, *([] if epic == "epic-tick-tock-men" else [6, 6]))  # Strength, and Will if there is a test
    assert t.asked() == "0 which-encounter"
    assert (t.in_play(), t.monsters_on(space)) == ([], [])


def test_lost_knowledge_loses_all_clues() -> None:
    t = two("lost-knowledge", clues=3).clue("rome", "london").reckoning()
    t.s.ongoing[0].eldritch = 1
    assert t.asked() == "0 scene-ends"
    assert (t.who(LEO).clues, t.s.clues, t.in_play()) == ([], [], [])


def test_secrets_of_the_past_keep_from_expeditions() -> None:
    t = scene("eldritch").investigator(CHARLIE, "himalayas", clues=1).expedition("himalayas")
    t.ongoing("secrets-of-the-past").at("encounter").halt("mythos").script("test", 1, 6, 1).begin()
    assert t.options() == ["visit:general", "encounter:secrets-of-the-past"]
    t.answer("encounter:secrets-of-the-past", "spend-clues-for-it")
    assert t.in_play() == []
    assert t.asked() == "0 scene-ends"


def test_secrets_of_the_past_bury_an_expedition() -> None:
    t = two("secrets-of-the-past").expedition("himalayas").reckoning().script("expedition-space", "amazon")
    assert t.asked() == "0 scene-ends"
    assert t.s.expedition == "amazon"
    assert "himalayas" not in [card.space for card in t.s.encounters["expedition"].rest]


def test_without_expeditions_the_secrets_of_the_past_win() -> None:
    others = ("amazon", "pyramids", "heart-of-africa", "tunguska", "antarctica")
    t = two("secrets-of-the-past").expedition("himalayas").no_expeditions(*others).reckoning()
    assert t.asked() == ""
    assert t.begin().result == "lost-by-rumor"


@pytest.mark.parametrize(("gates", "left"), [((), 8), (("rome",), 7), (("rome", "london", "tokyo"), 6)])
def test_dimensions_collide_by_half_the_gates(gates: tuple[str, ...], left: int) -> None:
    t = two("dimensions-collide").gate(*gates).reckoning()
    assert t.asked() == "0 scene-ends"
    assert t.s.ongoing[0].eldritch == left


@pytest.mark.parametrize("card", ["dimensions-collide", "web-between-worlds"])
def test_the_game_is_lost_with_the_last_token(card: str) -> None:
    t = two(card).gate("rome").reckoning()
    t.s.ongoing[0].eldritch = 1
    assert t.asked() == ""
    assert t.begin().result == "lost-by-rumor"


def test_mysterious_lights_keep_gates_open() -> None:
    t = scene("eldritch").investigator(LEO, "rome").gate("rome").ongoing("mysterious-lights")
    t.at("encounter").halt("mythos").script("other-world", "other-world-02").script("test", 1, 6, 1, 1, 1)
    t.answer("enter:gate-rome")
    assert t.gates() == ["rome"]
    assert t.asked() == "0 scene-ends"


def test_sickness_spreads_with_every_reckoning() -> None:
    t = two("spreading-sickness").reckoning()
    t.s.ongoing[0].health = 1
    assert t.asked() == "0 scene-ends"
    assert (t.who(LEO).health, t.who(SILAS).health, t.s.ongoing[0].health) == (4, 6, 2)


@pytest.mark.parametrize(("tokens", "paid"), [(0, 2), (1, 1), (2, 0)])
def test_the_sicker_the_world_the_cheaper_the_cure(tokens: int, paid: int) -> None:
    t = meeting("spreading-sickness", clues=2)
    t.s.ongoing[0].health = tokens
    t.answer("encounter:spreading-sickness", "spend-clues-for-it")
    assert (len(t.who(LEO).clues), t.in_play()) == (2 - paid, [])
    assert t.asked() == "0 scene-ends"


def test_a_web_is_held_off_for_clues() -> None:
    t = two("web-between-worlds", clues=1).reckoning().answer("yes")
    assert (t.s.ongoing[0].eldritch, t.who(LEO).clues) == (3, [])
    assert t.asked() == "0 scene-ends"
    t = two("web-between-worlds", clues=1).reckoning().answer("no")
    assert (t.s.ongoing[0].eldritch, len(t.who(LEO).clues)) == (2, 1)
    assert t.asked() == "0 scene-ends"


def test_society_fades_from_the_dearest_down() -> None:
    t = two("faded-from-society").reserve("urban-guide", "axe", "puzzle-box", "bandages").reckoning()
    t.s.ongoing[0].eldritch = 3
    t.script("assets", "whiskey", "kerosene")
    assert t.asked() == "0 scene-ends"
    assert [card.key for card in t.s.reserve] == ["axe", "bandages", "whiskey", "kerosene"]
    assert max([card.value for card in (*t.s.assets.rest, *t.s.assets.discard, *t.s.reserve)]) == 2
    assert "urban-guide" in [card.key for card in t.s.box]
    assert t.s.ongoing[0].eldritch == 2


def test_society_is_gone_with_the_last_token() -> None:
    t = two("faded-from-society").reckoning()
    t.s.ongoing[0].eldritch = 1
    assert t.asked() == "0 scene-ends"
    assert (len(t.s.assets), t.in_play()) == (0, [])


@pytest.mark.parametrize(
    ("space", "answers", "in_play"),
    [
        ("space-19", ["spend-clues:1"], []),
        ("space-19", ["decline"], ["return-of-the-ancient-ones"]),
        ("space-4", [], ["return-of-the-ancient-ones"]),
    ],
)
def test_monsters_defeated_there_end_the_return_of_the_ancient_ones(
    space: str, answers: list[str], in_play: list[str]
) -> None:
    t = scene("eldritch").investigator(CHARLIE, space, clues=1).ongoing("return-of-the-ancient-ones")
    t.monster("mummy", space, lost=2).at("encounter").script("test", 6, 6, 6).answer(*answers)
    assert (t.in_play(), t.monsters_on(space)) == (in_play, [])
    assert len(t.who(CHARLIE).clues) == len(in_play)
    assert t.asked() == "0 which-encounter"


def test_a_monster_on_the_card_is_out_of_the_cup() -> None:
    t = scene("eldritch", seats=4).investigator(CHARLIE, "space-19", clues=1).ongoing("return-of-the-ancient-ones")
    t.monster("mummy", "space-19", lost=2).at("encounter").script("test", 6, 6, 6).answer("spend-clues:1")
    assert [kind.key for kind in t.s.ongoing[0].monsters] == ["mummy"]  # 3 of the toughness of 4 that is needed
    assert "mummy" not in [kind.key for kind in t.s.cup]
    assert t.asked() == "0 which-encounter"


def test_the_ancient_ones_return_when_four_monsters_stand_there() -> None:
    t = two("return-of-the-ancient-ones").monster("mummy", "space-19").monster("vampire", "space-19")
    t.monster("gug", "space-19").reckoning().script("cup", "riot")
    t.begin()
    assert (t.s.doom, t.s.awake) == (0, True)


def test_the_ancient_ones_wait_while_there_are_three() -> None:
    t = two("return-of-the-ancient-ones").monster("mummy", "space-19").monster("vampire", "space-19").reckoning()
    t.script("cup", "gug")
    assert t.asked() == "0 scene-ends"
    assert (len(t.monsters_on("space-19")), t.s.awake, t.in_play()) == (3, False, ["return-of-the-ancient-ones"])


@pytest.mark.rule("EH-MYTHOS-04")
def test_the_stars_align_with_every_reckoning() -> None:
    t = two("stars-aligned").gate("london").reckoning()
    t.s.omen, t.s.doom = 0, 10
    assert t.asked() == "0 scene-ends"
    assert (t.s.omen, t.s.doom) == (1, 9)


def test_the_wind_walker_carries_everybody_off() -> None:
    t = two("the-wind-walker", health=6).reckoning()
    t.s.ongoing[0].eldritch = 1
    t.begin()
    assert t.happened("defeated", who=LEO)
    assert (t.who(SILAS).health, t.who(SILAS).delayed, t.in_play()) == (2, True, [])
    assert t.happened("rumor-fails", card="the-wind-walker")
    assert t.happened("rumor-ends", card="the-wind-walker")
    assert not t.happened("rumor-solved", card="the-wind-walker")  # whoever lets it run out has solved nothing

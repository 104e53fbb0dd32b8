"""The four Ancient Ones: both sides of their sheets, their awakenings and their Final Mysteries."""

from __future__ import annotations

import pytest

from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.rules.mythos import icon_step
from seance.games.eldritch.rules.printed import OMENS
from seance.testing import scene

AZATHOTH, CTHULHU, SHUB, YOG = "azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"
LEO, SILAS, LILY = "leo-anderson", "silas-marsh", "lily-chen"


def against(ancient_one: str, seats: int = 1, space: str = "sydney", **more: object) -> EldritchScene:
    """Leo, and if there are two, Lily in Rome."""
    t = scene("eldritch", seats=seats, ancient_one=ancient_one)
    assert isinstance(t, EldritchScene)
    t.investigator(LEO, space, **more)  # type: ignore[arg-type]
    return t.investigator(LILY, "rome") if seats > 1 else t


def omen_turns(t: EldritchScene, omen: str) -> EldritchScene:
    """The Omen advances to this colour, and every matching Gate would advance Doom."""
    t.at("mythos-end", omen=(OMENS.index(omen) - 1) % len(OMENS)).halt("mythos-end")
    t.s.then(icon_step("advance-omen"))
    t.begin()
    return t


# ---- Azathoth ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-AWAKE-03", "EH-AWAKE-06", "EH-WIN-03")
def test_when_azathoth_awakens_the_world_is_devoured() -> None:
    t = against(AZATHOTH, health=1).monster("ghoul", "sydney").at("encounter", doom=1)
    t.script("test", 1, 1, 1, 1, 1, 1, 1).begin()  # Leo falls, and Doom advances
    assert t.result == "lost-azathoth"
    assert t.asked() == ""


def test_azathoth_counts_tokens_when_the_omen_turns_green() -> None:
    for colour, doom in (("green", 8), ("red", 10)):
        t = against(AZATHOTH).at(doom=10)
        t.s.omen_eldritch = 2
        assert omen_turns(t, colour).s.doom == doom
        assert t.asked() == "0 scene-ends"


# ---- Cthulhu -------------------------------------------------------------------------------------------------------


def test_whoever_moves_to_an_eldritch_token_is_held_up_by_cthulhu() -> None:
    t = against(CTHULHU, seats=2).eldritch("space-3").answer("travel:space-3")
    assert t.who(LEO).sanity == 5
    assert t.asked() == "1 your-action"  # without a second action


def test_a_space_without_a_token_is_safe_from_cthulhu() -> None:
    t = against(CTHULHU).eldritch("space-18").answer("travel:space-3")
    assert (t.who(LEO).sanity, t.s.actions) == (6, 1)
    assert t.asked() == "0 your-action"


def test_cthulhu_reckons_with_those_at_sea() -> None:
    t = scene("eldritch", seats=4, ancient_one=CTHULHU).investigator(LEO, "space-3").investigator(LILY, "space-3")
    t.investigator(SILAS, "space-8").investigator("jim-culver", "rome").eldritch("space-8").reckoning().begin()
    assert sorted(t.s.eldritch) == ["space-3", "space-8"]
    assert t.asked() == "0 scene-ends"


def test_cthulhu_awake_takes_sanity_of_those_who_come_near_and_gathers_it() -> None:
    t = against(CTHULHU, seats=2).awake().eldritch("space-3").answer("travel:space-3")
    assert (t.who(LEO).sanity, t.s.sheet_sanity) == (5, 1)
    assert t.asked() == "1 your-action"


@pytest.mark.rule("EH-AWAKE-04")
def test_instead_of_doom_cthulhu_gathers_sanity() -> None:
    t = against(CTHULHU, seats=2, health=1).awake().monster("ghoul", "sydney").at("encounter")
    t.script("test", 6, 1, 1, 1, 1, 1, 1).halt("mythos").s.queue = [0]
    t.begin()
    assert (t.who(LEO).eliminated, t.s.sheet_sanity, t.s.doom) == (True, 1, 0)
    assert t.asked() == "0 scene-ends"


def test_cthulhu_awake_drives_everybody_mad() -> None:
    t = against(CTHULHU, seats=2).awake().reckoning()
    t.s.sheet_sanity = 2
    t.begin()
    assert (t.who(LEO).sanity, t.who(LILY).sanity) == (4, 4)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-WIN-04")
def test_cthulhu_wins_when_nobody_is_left() -> None:
    t = against(CTHULHU, seats=2).awake().reckoning()
    t.s.sheet_sanity = 6
    t.begin()
    assert t.result == "lost-eliminated"
    assert t.asked() == ""


@pytest.mark.rule("EH-WIN-02", "EH-FINAL-01")
def test_cthulhu_rises_from_the_sea_when_three_mysteries_are_solved() -> None:
    t = against(CTHULHU).awake().solved("rlyeh-risen", "watching-the-stars")
    t.mystery("the-stars-are-right", clues=1).at("mythos-end").halt("round").begin()
    assert (t.s.final, t.monsters_on("space-3")) == (True, ["epic-cthulhu"])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-WIN-02")
def test_who_defeats_cthulhu_wins() -> None:
    t = against(CTHULHU, space="space-3").final_mystery().monster("epic-cthulhu", "space-3", lost=3).at("encounter")
    t.s.doom = 0
    t.script("test", 6, 6).begin()  # Will 3 − 2, horror 5; Strength 3 − 2, toughness 3 and 1
    assert t.result == "won-final"
    assert t.asked() == ""


# ---- Shub-Niggurath ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "doom"), [(8, 13), (9, 11)])
def test_shub_niggurath_breeds_at_every_reckoning(before: int, doom: int) -> None:
    t = against(SHUB).at(doom=13)
    for kind in ("gug", "riot", "wraith", "skeleton", "maniac", "ghost", "elder-thing", "mummy", "byakhee")[:before]:
        t.monster(kind, "tokyo")
    t.reckoning().script("clues", "clue-rome").script("cup", "zombie").begin()
    assert (t.monsters_on("rome"), t.s.doom) == (["zombie"], doom)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-AWAKE-03")
def test_when_shub_niggurath_awakens_her_young_come_to_her() -> None:
    t = against(SHUB, seats=2, health=1).monster("ghoul", "sydney").monster("ghoul", "rome").monster("gug", "tokyo")
    t.monster("goat-spawn", "tokyo").monster("dark-young", "london").at("encounter", doom=1).halt("mythos")
    t.s.queue = [0]
    t.script("test", 6, 1, 1, 1, 1, 1, 1).begin()
    assert sorted(t.monsters_on("heart-of-africa")) == [
        "dark-young", "epic-shub-niggurath", "ghoul", "ghoul", "goat-spawn",
    ]  # fmt: skip
    assert t.monsters_on("tokyo") == ["gug"]
    assert t.asked() == "0 scene-ends"


def falling(seats: int, others: int) -> EldritchScene:
    """Shub-Niggurath is awake with some others around her, and Leo is defeated by a ghoul in Sydney."""
    t = against(SHUB, seats=seats, health=1).awake().monster("epic-shub-niggurath", "heart-of-africa")
    for kind in ("gug", "lloigor", "wraith", "skeleton")[:others]:
        t.monster(kind, "heart-of-africa")
    t.monster("ghoul", "sydney").at("encounter").halt("mythos")
    t.s.queue, t.s.doom = [0], 0
    return t.script("test", 6, 1, 1, 1, 1, 1, 1).script("cup", "zombie")


@pytest.mark.rule("EH-TRACK-02")
def test_instead_of_doom_shub_niggurath_gets_company() -> None:
    t = falling(2, 3)
    t.begin()
    assert t.monsters_on("heart-of-africa")[-1] == "zombie"
    assert t.result is None
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-AWAKE-06")
def test_with_six_monsters_around_shub_niggurath_the_game_is_lost() -> None:
    t = falling(2, 4)
    t.begin()
    assert t.result == "lost-shub-niggurath"
    assert t.asked() == ""


@pytest.mark.rule("EH-COMBAT-07")
def test_shub_niggurath_reckons_with_those_on_her_space() -> None:
    t = against(SHUB, seats=2, space="heart-of-africa").awake().monster("epic-shub-niggurath", "heart-of-africa")
    t.reckoning().script("test", *[6] * 4).begin()
    assert t.happened("combat", who=LEO, monster="epic-shub-niggurath")
    assert not t.happened("combat", who=LILY)
    assert t.s.monsters[0].lost == 0  # before three Mysteries are solved
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-WIN-02")
def test_who_defeats_shub_niggurath_after_three_mysteries_wins() -> None:
    t = (
        against(SHUB, space="heart-of-africa")
        .final_mystery()
        .monster("epic-shub-niggurath", "heart-of-africa", lost=99)
    )
    t.at("encounter", doom=0).script("test", *[6] * 10).begin()
    assert t.result == "won-final"


# ---- Yog-Sothoth ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "doom", "cards"), [("discard-spells:1", 14, []), ("decline", 13, ["wither"])])
def test_yog_sothoth_reckons_with_those_at_gates(answer: str, doom: int, cards: list[str]) -> None:
    t = against(YOG, seats=2, cards=["wither"]).gate("sydney").at(doom=14).reckoning()
    t.answer(answer)
    assert (t.s.doom, t.cards(LEO)) == (doom, cards)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("answer", "gates", "sheet"), [("discard-spells:1", ["sydney"], 0), ("decline", [], 1)])
def test_yog_sothoth_awake_takes_the_gates_of_those_at_them(answer: str, gates: list[str], sheet: int) -> None:
    t = against(YOG, seats=2, cards=["wither"]).awake().gate("sydney").reckoning().answer(answer)
    assert (t.gates(), len(t.s.sheet_gates)) == (gates, sheet)
    assert t.asked() == "0 scene-ends"


def test_a_gate_that_yog_sothoth_has_taken_troubles_nobody_else() -> None:
    t = scene("eldritch", seats=2, ancient_one=YOG).investigator(LEO, "sydney")
    t.investigator(LILY, "sydney", cards=["wither"]).awake().gate("sydney").reckoning().begin()
    assert (t.cards(LILY), len(t.s.sheet_gates)) == (["wither"], 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("before", "result"), [(0, None), (2, "lost-yog-sothoth")])
def test_a_gate_that_would_advance_doom_goes_to_yog_sothoth(before: int, result: str | None) -> None:
    t = against(YOG, seats=2).awake().gate("rome")
    for _ in range(before):
        t.s.sheet_gates.append(t.s.gate_stack.rest.pop())
    omen_turns(t, t.s.gates[0].omen)
    assert (t.gates(), len(t.s.sheet_gates)) == ([], before + 1)
    assert t.result == result


def test_a_defeat_gives_yog_sothoth_a_gate_of_the_stack() -> None:
    t = against(YOG, seats=2, health=1).awake().monster("ghoul", "sydney").gate("tokyo").at("encounter").halt("mythos")
    t.s.queue, t.s.doom = [0], 0
    t.script("test", 6, 1, 1, 1, 1, 1, 1).script("gates", "gate-rome").begin()
    assert (t.gates(), [gate.key for gate in t.s.sheet_gates]) == (["tokyo"], ["gate-rome"])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TOK-01")
@pytest.mark.parametrize("final", [True, False])
def test_the_key_and_the_gate_are_found_only_when_three_mysteries_are_solved(final: bool) -> None:
    t = against(YOG)
    t = (t.final_mystery() if final else t.awake()).gate("sydney").at("encounter", doom=0)
    assert t.offers("encounter:yog-sothoth") is final
    assert t.asked() == "0 which-encounter"


def test_the_key_and_the_gate_are_not_found_where_there_is_no_gate() -> None:
    t = against(YOG).final_mystery().gate("rome").at("encounter", doom=0)
    assert not t.offers("encounter:yog-sothoth")
    assert t.asked() == "0 which-encounter"


@pytest.mark.rule("EH-WIN-02")
@pytest.mark.parametrize(("seats", "result"), [(1, "won-final"), (3, None)])
def test_enough_tokens_on_the_sheet_of_yog_sothoth_win(seats: int, result: str | None) -> None:
    t = scene("eldritch", seats=seats, ancient_one=YOG).investigator(LEO, "sydney").final_mystery().gate("sydney")
    t.at("encounter", doom=0).halt("mythos").s.queue = [0]
    t.script("special-yog-sothoth", "special-key-gate-5").script("test", 6, 1, 6)
    t.answer("encounter:yog-sothoth")
    assert (t.s.sheet_eldritch, t.result) == (1, result)

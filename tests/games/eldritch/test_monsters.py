"""What stands on monsters. Silas has Strength and Will 3 (Influence 3, Lore 1), Health 8 and Sanity 4."""

from __future__ import annotations

import pytest

from seance.games.eldritch.cards.monsters import CULTISTS, EPIC_TOKENS, TOKENS
from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.rules.printed import EPIC_MONSTERS, MONSTERS
from seance.server.words import words
from seance.testing import scene
from tests.games.eldritch.test_assets import LEO, SILAS, silas, with_leo

SHUB, CTHULHU, YOG = "shub-niggurath", "cthulhu", "yog-sothoth"


def against(kind: str, *cards: str, **more: int) -> EldritchScene:
    """Silas in the Encounter Phase in Sydney; it ends before the Mythos Phase."""
    return silas(*cards, **more).monster(kind, "sydney").at("encounter").halt("mythos")


def cultist(ancient_one: str, *cards: str, awake: bool = False) -> EldritchScene:
    t = scene("eldritch", ancient_one=ancient_one)
    assert isinstance(t, EldritchScene)
    t.investigator(SILAS, cards=list(cards)).monster("cultist", "sydney").at("encounter").halt("mythos")
    return t.awake() if awake else t


def reckoning(kind: str, space: str = "sydney", seats: int = 1, ancient_one: str = "azathoth") -> EldritchScene:
    """Silas, who leads, is in Sydney; a reckoning takes place with this monster on the board."""
    t = scene("eldritch", seats=seats, ancient_one=ancient_one)
    assert isinstance(t, EldritchScene)
    return t.investigator(SILAS).monster(kind, space).reckoning()


def state(t: EldritchScene) -> tuple[int, int, list[str]]:
    """Health, Sanity and cards of Silas."""
    t.begin()
    return t.who(SILAS).health, t.who(SILAS).sanity, t.cards(SILAS)


def test_every_monster_with_a_text_is_written() -> None:
    assert set(TOKENS) <= set(MONSTERS)
    assert set(EPIC_TOKENS) | {"epic-shub-niggurath"} == set(EPIC_MONSTERS)
    for key, kind in {**MONSTERS, **EPIC_MONSTERS}.items():
        text = {**TOKENS, **EPIC_TOKENS}.get(key)
        if kind.fight is not None:
            assert kind.fight.reckoning is (text is not None and text.reckoning is not None), key
    assert {key for key, text in CULTISTS.items() if text.reckoning is not None} == {
        "cultist-shub-niggurath", "cultist-shub-niggurath-awake",
    }  # fmt: skip


# ---- in a fight ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-SPACE-03")
def test_a_beaten_byakhee_carries_its_rider_away() -> None:
    t = against("byakhee").script("test", 6, 1, 1, 6, 6, 1).answer("ride-away", "move:space-20", "move:tokyo", "stay")
    assert state(t) == (8, 3, [])
    assert (t.who(SILAS).space, t.asked()) == ("tokyo", "0 scene-ends")  # and no other encounter


def test_nobody_has_to_ride_a_byakhee() -> None:
    t = against("byakhee").script("test", 6, 1, 1, 6, 6, 1).answer("decline")
    assert (t.who(SILAS).space, t.asked()) == ("sydney", "0 which-encounter")


@pytest.mark.parametrize(("die", "left"), [(5, []), (4, ["colour-out-of-space"])])
def test_the_colour_may_fade_after_the_will_test(die: int, left: list[str]) -> None:
    t = against("colour-out-of-space").script("test", 1, 1, 6).script("die", die)
    assert t.asked() == ("0 which-encounter" if die == 5 else "0 scene-ends")
    assert (t.monsters_on("sydney"), t.who(SILAS).sanity) == (left, 3)


@pytest.mark.parametrize(("dice", "sanity", "lost"), [((6, 5), 4, 2), ((6, 1), 3, 1), ((1, 1), 2, 0)])
def test_a_ghost_is_hurt_by_will(dice: tuple[int, ...], sanity: int, lost: int) -> None:
    t = against("ghost").script("test", *dice)  # Will −1, toughness 2
    t.begin()
    assert t.who(SILAS).sanity == sanity
    assert t.asked() == ("0 which-encounter" if lost == 2 else "0 scene-ends")
    assert [one.lost for one in t.s.monsters] == [lost] * (lost < 2)


def test_who_is_hurt_by_a_ghoul_becomes_paranoid() -> None:
    t = against("ghoul").script("test", 6, 1, 1, 1, 1, 1, 1)
    assert state(t) == (6, 4, ["paranoia"])
    unhurt = against("ghoul").script("test", 1, 1, 1, 1, 6, 6, 1)  # losing Sanity is another thing
    assert state(unhurt) == (8, 3, [])
    assert (t.asked(), unhurt.asked()) == ("0 scene-ends", "0 which-encounter")


def test_a_beaten_goat_spawn_offers_a_pact() -> None:
    t = against("goat-spawn").monster("gug", "rome").script("test", 6, 1, 1, 6)
    t.s.monsters[0].lost = 1
    notes = [words("en", "eldritch").note(note) for note in t.begin().notes(0)]
    assert "If you do: Discard a non-Epic Monster of your choice from any space." in notes
    t.answer("gain-condition:dark-pact")
    assert (t.cards(SILAS), t.monsters_on("rome")) == (["dark-pact"], [])
    assert t.asked() == "0 which-encounter"


def test_after_a_gug_there_is_no_other_encounter() -> None:
    t = against("gug").script("test", 6, 6, 1, 6)
    t.s.monsters[0].lost = 3
    assert t.asked() == "0 scene-ends"
    assert t.monsters_on("sydney") == []


@pytest.mark.rule("EH-COMBAT-12")
def test_an_ally_may_fall_to_a_maniac_instead() -> None:
    t = against("maniac", "hired-muscle").script("test", 6, 1, 1, 1, 1, 1, 1)
    t.answer("done", "discard-assets:1")
    assert state(t) == (8, 4, [])
    kept = against("maniac", "hired-muscle").script("test", 6, 1, 1, 1, 1, 1, 1).answer("done", "decline")
    assert state(kept) == (6, 4, ["hired-muscle"])
    assert (t.asked(), kept.asked()) == ("0 scene-ends", "0 scene-ends")


@pytest.mark.rule("EH-COMBAT-12")
def test_a_success_against_a_maniac_leaves_no_choice_and_wins_the_axe() -> None:
    t = against("maniac", "hired-muscle").script("test", 6, 1, 1, 1, 6, 1, 1).answer("done")
    assert state(t) == (7, 4, ["hired-muscle", "axe"])
    assert t.asked() == "0 which-encounter"


def test_a_beaten_mi_go_leaves_an_artifact() -> None:
    t = against("mi-go").script("test", 6, 1, 1, 6).script("artifacts", "pallid-mask")
    t.s.monsters[0].lost = 2
    assert t.asked() == "0 which-encounter"
    assert state(t) == (7, 4, ["pallid-mask"])


@pytest.mark.parametrize(("dice", "left"), [((6, 1), []), ((1, 1), ["riot"])])
def test_a_riot_may_be_talked_down(dice: tuple[int, ...], left: list[str]) -> None:
    t = against("riot").script("test", *dice, *[1] * bool(left)).answer("test")
    assert (t.monsters_on("sydney"), t.who(SILAS).health) == (left, 5 if left else 8)
    assert t.asked() == ("0 scene-ends" if left else "0 which-encounter")


def test_a_beaten_skeleton_calms() -> None:
    t = against("skeleton", sanity=2).script("test", 6, 6, 1, 6)
    t.s.monsters[0].lost = 1
    assert t.asked() == "0 which-encounter"
    assert t.who(SILAS).sanity == 3


@pytest.mark.rule("EH-COMBAT-12")
def test_a_vampire_feeds_on_whoever_it_hurts() -> None:
    t = against("vampire").script("test", 6, 1, 1, 1)
    t.s.monsters[0].lost = 2
    assert state(t) == (6, 4, [])
    assert (t.s.monsters[0].lost, t.asked()) == (0, "0 scene-ends")


@pytest.mark.rule("EH-COMBAT-12", "EH-COMBAT-06")
def test_a_vampire_that_is_defeated_while_it_bites_recovers_nothing() -> None:
    t = against("vampire").script("test", 6, 1, 1, 6)
    t.s.monsters[0].lost = 2
    t.begin()
    assert t.happened("monster-defeated", monster="vampire")
    assert t.happened("lost", who=SILAS)
    assert not t.happened("monster-recovers")


def test_whoever_cannot_face_a_vampire_does_not_fight_it() -> None:
    t = against("vampire").script("test", 1, 1, 1)
    assert state(t) == (8, 3, [])
    assert t.asked() == "0 scene-ends"


def test_a_warlock_hurts_and_a_witch_curses_whoever_fails_the_will_test() -> None:
    warlock = against("warlock").script("test", 1, 1, 1, 6, 1)
    assert state(warlock) == (7, 3, [])
    witch = against("witch").script("test", 1, 1, 6, 1)
    assert state(witch) == (8, 4, ["cursed"])
    unharmed = against("witch").script("test", 6, 1, 6, 1)
    assert state(unharmed) == (8, 4, [])
    assert [t.asked() for t in (warlock, witch, unharmed)] == ["0 which-encounter"] * 3


def test_who_might_be_cursed_may_reroll_although_there_is_no_horror() -> None:
    t = against("witch", clues=1).script("test", 1, 1, 6, 6, 1).answer("reroll:clue")
    assert state(t) == (8, 4, [])
    assert t.asked() == "0 which-encounter"


@pytest.mark.rule("EH-MON-02")
def test_a_wraith_curses_the_lead_when_it_comes() -> None:
    t = reckoning("epic-dunwich-horror", "arkham").script("die", 1).script("gates", "gate-rome").script("cup", "wraith")
    assert t.asked() == "0 scene-ends"
    assert (t.monsters_on("rome"), t.cards(SILAS)) == (["wraith"], ["cursed"])


def test_the_end_of_a_wraith_may_lift_a_curse() -> None:
    t = against("wraith", "cursed").script("test", 6, 6, 6, 6)
    t.s.monsters[0].lost = 1
    t.answer("choose:silas-marsh")
    assert (t.cards(SILAS), t.asked()) == ([], "0 which-encounter")


def test_a_curse_may_stay_when_a_wraith_is_beaten() -> None:
    t = against("wraith", "cursed").script("test", 6, 6, 6, 6)
    t.s.monsters[0].lost = 1
    t.answer("decline")
    assert (t.cards(SILAS), t.asked()) == (["cursed"], "0 which-encounter")


# ---- Epic Monsters -------------------------------------------------------------------------------------------------


def test_what_cthulhu_takes_lies_on_his_sheet() -> None:
    t = scene("eldritch", ancient_one=CTHULHU).investigator("norman-withers", space="sydney")  # Will 4, Sanity 7
    t.monster("epic-cthulhu", "sydney").at("encounter").halt("mythos").script("test", 6, 1, 1)
    t.answer("done", "done")  # he could reroll
    assert t.asked() == "0 scene-ends"
    assert (t.who("norman-withers").sanity, t.s.sheet_sanity) == (3, 4)


def test_the_spinner_holds_whoever_cannot_face_it() -> None:
    t = against("epic-spinner-of-webs").script("test", 1, 1, 1)
    assert state(t) == (8, 2, [])
    assert t.asked() == "0 scene-ends"


def test_against_the_tick_tock_men_no_clue_helps() -> None:
    t = against("epic-tick-tock-men", clues=2).script("test", 1)
    assert state(t) == (5, 4, [])
    assert (len(t.who(SILAS).clues), t.asked()) == (2, "0 scene-ends")


@pytest.mark.rule("EH-COMBAT-12")
def test_the_wind_walker_is_paid_with_a_clue_or_with_blood() -> None:
    t = against("epic-wind-walker", clues=1).script("test", 6, 6, 1, 6).answer("spend-clues:1")
    assert state(t) == (7, 4, [])
    hurt = against("epic-wind-walker").script("test", 6, 6, 1, 6)
    assert state(hurt) == (6, 3, [])
    assert (t.asked(), hurt.asked()) == ("0 scene-ends", "0 scene-ends")


def test_the_zombie_horde_takes_an_ally_from_whoever_it_hurts() -> None:
    t = against("epic-zombie-horde", "witch-doctor").script("test", 6, 6, 1, 1)
    assert state(t) == (5, 4, [])
    assert t.asked() == "0 scene-ends"


# ---- Cultists ------------------------------------------------------------------------------------------------------


def test_azathoths_cultist_dies_of_what_it_does() -> None:
    t = cultist("azathoth").script("test", 6, 1, 1)
    assert state(t) == (7, 4, [])
    assert (t.monsters_on("sydney"), t.asked()) == ([], "0 which-encounter")


@pytest.mark.parametrize(("awake", "sanity"), [(False, 3), (True, 2)])
def test_cthulhus_cultist_maddens_before_the_fight(awake: bool, sanity: int) -> None:
    t = cultist(CTHULHU, awake=awake).script("test", 6, 6, 1)
    assert state(t) == (8, sanity, [])
    assert t.asked() == "0 which-encounter"


def test_yog_sothoths_cultist_teaches_whoever_beats_it() -> None:
    t = cultist(YOG).script("test", 6, 1, 1).script("spells", "wither")
    assert state(t) == (8, 3, ["wither"])
    assert t.asked() == "0 which-encounter"


def test_when_yog_sothoth_is_awake_spells_make_his_cultists_worse() -> None:
    t = cultist(YOG, "flesh-ward", "conjuration", awake=True).script("test", 6, 1)
    t.begin()
    while t.asked() != "0 which-encounter":
        t.answer("pass")
    assert t.who(SILAS).sanity == 2


# ---- reckonings ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["dark-young", "star-spawn", "epic-zombie-horde"])
@pytest.mark.parametrize(("die", "doom"), [(2, 14), (3, 15)])
def test_on_one_or_two_doom_advances(kind: str, die: int, doom: int) -> None:
    t = reckoning(kind, "rome").script("die", die)
    assert (t.asked(), t.s.doom) == ("0 scene-ends", doom)


@pytest.mark.parametrize(("kind", "space", "left"), [
    ("deep-one", "sydney", (8, 3)), ("deep-one", "rome", (8, 4)), ("gnoph-keh", "sydney", (7, 4)),
    ("lloigor", "sydney", (7, 3)), ("lloigor", "space-20", (7, 3)), ("lloigor", "tokyo", (8, 4)),
])  # fmt: skip
def test_some_monsters_reach_whoever_is_near(kind: str, space: str, left: tuple[int, int]) -> None:
    t = reckoning(kind, space)
    assert t.asked() == "0 scene-ends"
    assert (t.who(SILAS).health, t.who(SILAS).sanity) == left


def test_a_hound_runs_to_the_nearest_and_is_fought_at_once() -> None:
    t = reckoning("hound-of-tindalos", "rome").script("test", 6, 6, 1, 1, 1)
    assert t.asked() == "0 scene-ends"
    assert (t.monsters_on("sydney"), t.who(SILAS).health) == (["hound-of-tindalos"], 5)


def test_of_two_as_near_the_lead_chooses_the_prey() -> None:
    t = with_leo(reckoning("hound-of-tindalos", "sydney", seats=2)).script("test", 6, 6, 1, 1, 1)
    t.answer("choose:leo-anderson")
    assert (t.who(SILAS).health, t.who(LEO).health) == (8, 3)
    assert t.asked() == "0 scene-ends"


def test_a_mi_go_takes_the_nearest_clue() -> None:
    t = reckoning("mi-go", "rome").clue("london", "sydney")
    assert t.asked() == "0 scene-ends"
    assert (t.clues_on("london"), t.clues_on("sydney"), t.monsters_on("london")) == (0, 1, ["mi-go"])


def test_a_nightgaunt_carries_somebody_off() -> None:
    t = reckoning("nightgaunt").answer("choose:space-20")
    assert (t.who(SILAS).space, t.who(SILAS).delayed, t.monsters_on("space-20")) == ("space-20", True, ["nightgaunt"])
    assert t.asked() == "0 scene-ends"


def test_a_nightgaunt_that_finds_nobody_comes_nearer() -> None:
    t = reckoning("nightgaunt", "antarctica")
    while t.asked() != "0 scene-ends":
        t.answer(t.options()[0])
    assert t.monsters_on("sydney") == ["nightgaunt"]


@pytest.mark.parametrize(("die", "space"), [(1, "space-20"), (3, "sydney")])
def test_serpent_people_lure_the_nearest(die: int, space: str) -> None:
    t = reckoning("serpent-people", "shanghai").script("die", die)
    assert (t.asked(), t.who(SILAS).space) == ("0 scene-ends", space)


def test_a_shoggoth_grows_again() -> None:
    t = reckoning("shoggoth", "rome")
    t.s.monsters[0].lost = 2
    assert (t.asked(), t.s.monsters[0].lost) == ("0 scene-ends", 0)


@pytest.mark.parametrize(("die", "cards"), [(2, ["cursed"]), (3, [])])
def test_a_warlock_may_curse_the_nearest(die: int, cards: list[str]) -> None:
    t = reckoning("warlock", "rome").script("die", die)
    assert (t.asked(), t.cards(SILAS)) == ("0 scene-ends", cards)


def test_a_witch_hurts_the_cursed_wherever_they_are() -> None:
    t = scene("eldritch", seats=2).investigator(SILAS, cards=["cursed"]).investigator(LEO)
    t.monster("witch", "rome").reckoning().script("die", 6)  # then the reckoning of the Curse itself
    assert t.asked() == "0 scene-ends"
    assert (t.who(SILAS).health, t.who(LEO).health) == (7, 6)


@pytest.mark.rule("EH-OPT-03")
def test_a_zombie_calls_the_horde_once() -> None:
    t = reckoning("zombie", "rome")
    assert (t.asked(), t.monsters_on("rome")) == ("0 scene-ends", ["epic-zombie-horde"])
    again = reckoning("zombie", "rome").monster("epic-zombie-horde", "tokyo").script("die", 6)
    again.answer("reckon:zombie")
    assert (again.asked(), again.monsters_on("rome")) == ("0 scene-ends", ["zombie"])


def test_cthylla_sends_a_deep_one() -> None:
    t = reckoning("epic-cthylla", "space-12").script("test", 6, 6, 1, 6, 6)
    assert (t.asked(), t.happened("ambush", who=SILAS)) == ("0 scene-ends", True)


@pytest.mark.rule("EH-AMBUSH-01")
def test_the_deep_one_that_cthylla_sends_is_not_the_one_on_the_board() -> None:
    t = reckoning("epic-cthylla", "space-12").monster("deep-one", "tokyo", lost=1).script("test", 6, 6, 1, 6, 6)
    t.answer("reckon:epic-cthylla")
    assert t.happened("monster-defeated", monster="deep-one-1")
    assert not t.happened("monster-defeated", monster="deep-one")
    assert t.monsters_on("tokyo") == ["deep-one"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("die", "gates"), [(1, ["rome"]), (2, [])])
def test_the_dunwich_horror_opens_a_gate_on_a_low_die(die: int, gates: list[str]) -> None:
    t = reckoning("epic-dunwich-horror", "arkham").script("die", die)
    if gates:
        t.script("gates", "gate-rome").script("cup", "gug")
    assert (t.asked(), t.gates()) == ("0 scene-ends", gates)


def test_nug_is_joined_by_a_ghoul() -> None:
    t = reckoning("epic-nug", "amazon")
    assert (t.asked(), t.monsters_on("amazon")) == ("0 scene-ends", ["epic-nug", "ghoul"])


def test_shub_niggurath_turns_her_cultists_into_worse() -> None:
    t = reckoning("cultist", "rome", ancient_one=SHUB).script("clues", "clue-tokyo").script("cup", "lloigor")
    t.answer("choose:dark-young")  # the sheet reckons too, and puts the lloigor in Tokyo
    assert t.monsters_on("rome") == ["dark-young"]


def test_when_she_is_awake_her_cultists_come_to_her() -> None:
    t = reckoning("cultist", "pyramids", ancient_one=SHUB).monster("epic-shub-niggurath", "heart-of-africa").awake()
    t.begin()
    assert t.monsters_on("heart-of-africa") == ["cultist", "epic-shub-niggurath"]

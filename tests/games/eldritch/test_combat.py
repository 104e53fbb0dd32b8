"""Combat encounters, ambushes, Epic Monsters, and monsters that come and go."""

from __future__ import annotations

import pytest

from seance.games.eldritch.rules.monsters import discard_monster, move_monster, spawn_epic
from seance.testing import scene


@pytest.mark.rule("EH-COMBAT-02", "EH-COMBAT-04", "EH-COMBAT-05", "EH-COMBAT-07")
def test_lily_fights_a_deep_one_as_in_the_example() -> None:
    """Horror 2 against one success: 1 Sanity lost. Damage 1 against one success: no Health. One token lies on it."""
    t = scene("eldritch").investigator("lily-chen", space="space-3", cards=["38-revolver"])
    t.monster("deep-one", "space-3").at(phase="encounter")
    t.script("test", 5, 2, 1).script("test", 6, 1, 2, 3, 4).halt("mythos")
    assert t.asked() == "0 scene-ends"
    lily = t.who("lily-chen")
    assert (lily.health, lily.sanity) == (6, 5)
    assert t.happened("combat", will="0", horror=2, strength="−1", damage=1, toughness=2)
    assert t.happened("tested", skill="will", rolled=[5, 2, 1])  # Will 3
    assert t.happened("tested", skill="strength", rolled=[6, 1, 2, 3, 4])  # Strength 4, modifier -1, .38 Revolver +2
    assert t.s.monster("deep-one").lost == 1


@pytest.mark.rule("EH-COMBAT-01", "EH-COMBAT-06", "EH-COMBAT-08", "EH-MON-04")
def test_a_monster_with_as_much_damage_as_toughness_goes_back_into_the_cup() -> None:
    t = (
        scene("eldritch")
        .investigator("lily-chen", space="space-3")
        .monster("deep-one", "space-3")
        .at(phase="encounter")
    )
    t.script("test", 5, 5, 1).script("test", 6, 5, 6).halt("which-encounter", "mythos").begin()
    assert t.monsters_on("space-3") == []
    assert [kind.key for kind in t.s.cup].count("deep-one") == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMBAT-08", "EH-COMBAT-09")
def test_damage_stays_on_a_monster_and_counts_in_the_next_fight() -> None:
    t = scene("eldritch").investigator("lily-chen", space="rome").monster("mummy", "rome", lost=2).at(phase="encounter")
    t.script("test", 5, 5, 1).script("test", 6, 1).halt("which-encounter", "mythos").begin()
    assert t.happened("monster-defeated", monster="mummy")  # toughness 3
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMBAT-09", "EH-COMBAT-11")
def test_with_a_monster_left_there_is_no_further_encounter() -> None:
    t = scene("eldritch").investigator("lily-chen", space="rome").monster("mummy", "rome").at(phase="encounter")
    t.script("test", 5, 5, 1).script("test", 6, 1).halt("mythos")
    assert t.asked() == "0 scene-ends"
    assert t.s.monster("mummy").lost == 1
    assert t.who("lily-chen").health == 5  # damage 2, one success
    assert not t.happened("encounter")


@pytest.mark.rule("EH-COMBAT-10")
def test_successes_of_the_will_test_do_not_hurt_the_monster() -> None:
    t = scene("eldritch").investigator("lily-chen", space="rome").monster("mummy", "rome", lost=2).at(phase="encounter")
    t.script("test", 5, 6, 6).script("test", 1, 1).halt("mythos")
    assert t.asked() == "0 scene-ends"
    assert t.s.monster("mummy").lost == 2


@pytest.mark.rule("EH-DEFEAT-01", "EH-COMBAT-02")
def test_who_is_defeated_by_horror_makes_no_strength_test() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", space="rome", sanity=1).investigator("jim-culver")
    t.monster("mummy", "rome", lost=2).at(phase="encounter", lead=1).script("test", 1, 1, 1).halt(
        "which-encounter"
    ).begin()
    assert t.happened("defeated", who="lily-chen")
    assert not t.happened("tested", skill="strength")
    assert t.asked() == "0 scene-ends"
    assert t.s.monster("mummy").lost == 2


@pytest.mark.rule("EH-ENC-04", "EH-ENC-05")
def test_every_monster_is_fought_in_the_order_of_choice_epic_ones_too() -> None:
    t = scene("eldritch", ancient_one="cthulhu").investigator("mark-harrigan", space="rome").halt("mythos")
    t.monster("skeleton", "rome").monster("mummy", "rome").monster("epic-cthylla", "rome").at(phase="encounter")
    assert t.asked() == "0 which-monster"
    assert t.options() == ["fight:skeleton", "fight:mummy", "fight:epic-cthylla"]
    t.script("test", 5, 5, 5).script("test", 5, 5)  # Cthylla
    t.script("test", 5, 5, 1, 1).script("test", 5, 5)  # then the Mummy: Will 4, Strength 4 - 2
    t.script("test", 5, 5, 1, 1).script("test", 1, 5)  # and the Skeleton
    t.answer("fight:epic-cthylla", "fight:mummy")
    fought = [told.args["monster"] for told in t.begin().events() if told.event == "combat"]
    assert fought == ["epic-cthylla", "mummy", "skeleton"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-ENC-07", "EH-ENC-06", "EH-ENC-01")
def test_when_all_monsters_are_beaten_one_more_encounter_is_possible() -> None:
    t = (
        scene("eldritch")
        .investigator("lily-chen", space="rome")
        .monster("skeleton", "rome", lost=1)
        .at(phase="encounter")
    )
    t.script("test", 5, 5, 1).script("test", 6, 1).halt("mythos")
    assert t.asked() == "0 which-encounter"
    assert t.offers("visit:europe")
    t.answer("no-encounter")
    assert t.asked() == "0 scene-ends"


def test_the_prospects_of_a_fight_are_told_before_it() -> None:
    t = (
        scene("eldritch")
        .investigator("lily-chen", space="rome", health=2)
        .monster("mummy", "rome")
        .monster("ghoul", "rome")
    )
    t.at(phase="encounter")
    mummy, ghoul = [t.begin().preview(key, 0) for key in ("fight:mummy", "fight:ghoul-1")]
    assert (mummy.danger, mummy.odds[0].share) == (True, 0.0)  # two dice against a toughness of 3; damage 2
    assert (ghoul.danger, ghoul.odds[0].share) == (True, 0.802)  # four dice, one success is enough
    assert t.asked() == "0 which-monster"


def test_what_can_change_nothing_any_more_is_not_rerolled() -> None:
    t = scene("eldritch").investigator("lily-chen", space="rome", clues=2).monster("skeleton", "rome", lost=1)
    t.at(phase="encounter").halt("which-encounter").script("test", 5, 5, 1).script("test", 1, 6).begin()
    assert t.happened("monster-defeated", monster="skeleton")  # and its damage of 1 is covered
    assert t.asked() == "0 scene-ends"


# ---- ambush --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-AMBUSH-01", "EH-AMBUSH-02", "EH-AMBUSH-03", "EH-AMBUSH-04")
def test_an_ambusher_is_drawn_fought_at_once_and_goes_back_though_it_is_not_beaten() -> None:
    t = scene("eldritch", ancient_one="shub-niggurath").investigator("lily-chen", space="space-3").clue("space-3")
    t.at(phase="encounter").halt("mythos").script("research-shub-niggurath", "research-shub-niggurath-1")
    t.script("test", 1)  # Observation 2 - 1 fails: a Monster ambushes her
    t.script("cup", "mummy").script("test", 5, 5, 5).script("test", 1, 6)
    before = len(t.s.cup)
    t.answer("research:clue-space-3")
    assert t.happened("ambush", who="lily-chen", monster="mummy")
    assert t.monsters_on("space-3") == []
    assert len(t.s.cup) == before
    assert t.asked() == "0 scene-ends"


def test_of_two_ambushers_one_because_of_the_other_both_go_back() -> None:
    t = scene("eldritch", ancient_one="shub-niggurath").investigator("lily-chen", space="space-3", cards=["cursed"])
    t.clue("space-3").at(phase="encounter").halt("mythos").script(
        "research-shub-niggurath", "research-shub-niggurath-1"
    )
    t.script("cup", "witch", "mummy").script("backs", "cursed-back-1")
    t.script("test", 1)  # Observation: a Witch ambushes her
    t.script("test", 1, 1)  # Will: she would be cursed again, and the back of that card brings a Mummy
    t.script("test", 6, 6, 6).script("test", 1, 1)  # which she fights first,
    t.script("test", 1, 1, 1)  # then the Witch
    before = sorted([kind.key for kind in t.s.cup])
    t.answer("research:clue-space-3")
    assert sorted([kind.key for kind in t.s.cup]) == before
    assert t.happened("ambush", monster="witch")
    assert t.happened("ambush", monster="mummy")
    assert t.asked() == "0 scene-ends"


def test_an_empty_cup_ambushes_nobody() -> None:
    t = scene("eldritch", ancient_one="shub-niggurath").investigator("lily-chen", space="space-3").clue("space-3").cup()
    t.at(phase="encounter").halt("mythos").script("research-shub-niggurath", "research-shub-niggurath-1")
    t.script("test", 1).answer("research:clue-space-3")
    assert not t.happened("ambush")
    assert t.asked() == "0 scene-ends"


# ---- Epic Monsters -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-EPIC-01", "EH-EPIC-05", "EH-EPIC-06")
def test_an_epic_monster_falls_to_damage_and_goes_to_the_box() -> None:
    t = (
        scene("eldritch", ancient_one="cthulhu")
        .investigator("mark-harrigan", space="space-12")
        .mystery("watching-the-stars")
    )
    t.monster("epic-cthylla", "space-12", lost=1).at(phase="encounter")
    t.script("test", 5, 5, 5).script("test", 6, 5).halt("which-encounter", "mythos")  # toughness 2 + 1 player
    t.begin()
    assert t.happened("monster-defeated", monster="epic-cthylla")
    assert t.monsters_on("space-12") == []
    assert "epic-cthylla" not in [kind.key for kind in t.s.cup]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-EPIC-02", "EH-EPIC-03", "EH-EPIC-04")
def test_an_epic_monster_is_neither_moved_nor_discarded() -> None:
    t = scene("eldritch", ancient_one="shub-niggurath").investigator("lily-chen", space="arkham").clue("arkham")
    t.monster("epic-nug", "amazon").at(phase="encounter").halt("mythos")
    t.script("research-shub-niggurath", "research-shub-niggurath-1").script("test", 5, 5).answer("research:clue-arkham")
    assert t.monsters_on("amazon") == ["epic-nug"]  # "discard 1 Monster" finds none that could be
    nug = t.s.monsters[0]
    move_monster(t.s, nug, "rome")
    assert not discard_monster(t.s, nug)
    assert t.monsters_on("amazon") == ["epic-nug"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-SETUP6-02", "EH-EPIC-07")
def test_epic_monsters_are_not_in_the_cup() -> None:
    t = scene("eldritch")
    assert len(t.s.cup) == 34
    assert not any(kind.epic for kind in t.s.cup)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-EPIC-07")
def test_a_second_epic_monster_of_its_kind_never_comes() -> None:
    t = scene("eldritch", ancient_one="shub-niggurath").investigator("lily-chen").monster("epic-nug", "amazon")
    with pytest.raises(StopIteration) as done:
        next(spawn_epic(t.s, "epic-nug", "rome"))
    assert done.value.value is None
    assert [monster.space for monster in t.s.monsters] == ["amazon"]
    assert t.asked() == "0 your-action"


# ---- how monsters come ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-MON-01", "EH-MON-02", "EH-GATE-01", "EH-GATE-02")
def test_a_gate_brings_a_monster_whose_spawn_effect_happens_at_once() -> None:
    t = scene("eldritch").investigator("lily-chen").mythos("the-world-fights-back").halt("mythos-text")
    t.script("gates", "gate-arkham").script("cup", "cthonian").begin()
    assert t.gates() == ["arkham"]
    assert t.monsters_on("arkham") == []
    assert t.monsters_on("heart-of-africa") == ["cthonian"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-MON-03", "EH-MON-05")
def test_what_is_in_the_cup_is_known_but_not_what_comes_next() -> None:
    t = scene("eldritch").investigator("lily-chen").cup("ghoul", "mummy", "ghoul")
    assert t.sees(0).cup == {"ghoul": 2, "mummy": 1}
    assert t.asked() == "0 your-action"

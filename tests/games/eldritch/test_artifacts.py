"""The 14 Artifacts. Silas (Lore 1, others 3, Health 8, Sanity 4) has them in Sydney."""

from __future__ import annotations

import pytest

from seance.games.eldritch.cards.artifacts import CARDS
from seance.games.eldritch.rules.printed import ARTIFACTS
from tests.games.eldritch.test_assets import CALM, LEO, SILAS, fight, fought, silas, with_leo


def test_every_artifact_of_the_box_is_written() -> None:
    assert set(CARDS) == set(ARTIFACTS)


@pytest.mark.parametrize("tome", ["cultes-des-goules", "de-vermis-mysteriis", "necronomicon", "ttka-halot"])
def test_a_tome_that_is_not_understood_gives_nothing(tome: str) -> None:
    t = silas(tome).monster("lloigor", "sydney").script("test", 1).answer(f"use:{tome}")
    assert (t.who(SILAS).sanity, t.who(SILAS).clues, t.cards(SILAS)) == (4, [], [tome])
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize("tome", ["cultes-des-goules", "de-vermis-mysteriis", "necronomicon", "ttka-halot"])
def test_nobody_has_to_pay_for_what_a_tome_offers(tome: str) -> None:
    t = silas(tome).monster("lloigor", "sydney").script("test", 6).answer(f"use:{tome}", "decline")
    assert (t.who(SILAS).sanity, t.s.monsters[0].lost, t.cards(SILAS)) == (4, 0, [tome])
    assert t.asked() == "0 your-action"


def test_the_cultes_des_goules_gives_two_clues_for_sanity() -> None:
    t = silas("cultes-des-goules").script("test", 6).script("clues", "clue-rome", "clue-tokyo")
    t.answer("use:cultes-des-goules", "spend-sanity:1")
    assert (t.who(SILAS).sanity, len(t.who(SILAS).clues)) == (3, 2)
    assert t.asked() == "0 your-action"


def test_de_vermis_mysteriis_improves_a_skill_for_sanity() -> None:
    t = silas("de-vermis-mysteriis").script("test", 6)
    t.answer("use:de-vermis-mysteriis", "spend-sanity:1", "improve:lore")
    assert (t.who(SILAS).sanity, t.who(SILAS).skill("lore")) == (3, 2)
    assert t.asked() == "0 your-action"


def test_the_necronomicon_gives_two_spells_for_sanity() -> None:
    t = silas("necronomicon").script("test", 6).script("spells", "wither", "conjuration")
    t.answer("use:necronomicon", "spend-sanity:1")
    assert (t.who(SILAS).sanity, t.cards(SILAS)) == (3, ["necronomicon", "wither", "conjuration"])
    assert t.asked() == "0 your-action"


def test_ttka_halot_hurts_a_monster_here_for_sanity() -> None:
    t = silas("ttka-halot").monster("lloigor", "sydney").monster("gug", "sydney").monster("ghoul", "rome")
    t.script("test", 6).answer("use:ttka-halot", "spend-sanity:1")
    assert not any(key.endswith("ghoul") for key in t.options())
    t.answer(next(key for key in t.options() if "gug" in key))
    assert (t.who(SILAS).sanity, [one.lost for one in t.s.monsters]) == (3, [0, 3, 0])
    assert t.asked() == "0 your-action"


def test_the_flute_defeats_all_monsters_here_but_epic_ones() -> None:
    t = silas("flute-of-the-outer-gods").monster("lloigor", "sydney").monster("gug", "sydney")
    t.monster("epic-wind-walker", "sydney").answer("use:flute-of-the-outer-gods")
    assert (t.who(SILAS).health, t.who(SILAS).sanity, t.monsters_on("sydney")) == (6, 2, ["epic-wind-walker"])
    assert t.asked() == "0 your-action"


def test_the_flute_costs_more_than_everybody_has() -> None:
    t = silas("flute-of-the-outer-gods", sanity=2).monster("gug", "sydney")
    assert t.refusal("use:flute-of-the-outer-gods") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


def test_the_gate_box_helps_in_other_worlds_and_pays_for_a_closed_gate() -> None:
    """Observation −1 with 3 dice instead of 2; then Lore with 2 instead of 1."""
    t = silas("gate-box").gate("sydney").at("encounter").halt("mythos").script("other-world", "other-world-01")
    t.script("test", 6, 1, 1, 1, 1).script("clues", "clue-rome")
    t.answer("enter:gate-sydney", "done")  # the Clue of the box could be spent for a reroll
    assert (t.gates(), len(t.who(SILAS).clues), t.who(SILAS).sanity) == ([], 1, 2)
    assert t.asked() == "0 scene-ends"


def test_the_silver_key_rerolls_a_die_in_other_worlds_only() -> None:
    t = silas("the-silver-key").gate("sydney").at("encounter").halt("mythos").script("other-world", "other-world-06")
    t.script("test", 1, 6).answer("enter:gate-sydney", "reroll:the-silver-key", "decline")
    assert t.gates() == []
    fights = fight("the-silver-key").script("test", *CALM, 1)
    assert not fights.offers("reroll:the-silver-key")
    assert t.asked() == "0 scene-ends"


def test_the_grotesque_statue_brings_five_clues_and_guards_the_mind() -> None:
    t = silas("puzzle-box").script("test", 6).script("artifacts", "grotesque-statue")
    t.script("clues", *[f"clue-{space}" for space in ("rome", "tokyo", "london", "arkham", "shanghai")])
    t.answer("rest", "test", "discard-this")
    assert len(t.who(SILAS).clues) == 5
    assert t.asked() == "0 your-action"


def test_the_grotesque_statue_takes_a_clue_for_all_sanity_once_in_a_round() -> None:
    t = fight("grotesque-statue", clues=1)
    t.script("test", 1, 1, 1, 1).answer("done", "prevent-with:grotesque-statue")
    assert (fought(t), t.who(SILAS).clues) == ((4, 5, 0), [])
    assert t.asked() == "0 scene-ends"


def test_the_lightning_gun_strikes_its_owner_too() -> None:
    t = silas("lightning-gun").monster("lloigor", "sydney").monster("ghoul", "sydney").answer("use:lightning-gun")
    assert (t.who(SILAS).health, t.monsters_on("sydney"), t.s.monsters[0].lost) == (7, ["lloigor"], 1)
    assert t.asked() == "0 your-action"


def test_the_lightning_gun_adds_six_to_strength_in_combat() -> None:
    t = fight("lightning-gun").script("test", *CALM, *[1] * 4, *[6] * 3)
    assert fought(t) == (4, 8, 3)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("answer", "silas_at", "leo_at"), [("yes", "rome", "sydney"), ("no", "sydney", "rome")])
def test_the_brain_case_trades_and_may_change_places(answer: str, silas_at: str, leo_at: str) -> None:
    t = with_leo(silas("mi-go-brain-case", "axe", seats=2), "rome")
    t.answer("use-on:mi-go-brain-case:leo-anderson", ["give:axe"], "1 agree", f"1 {answer}")
    assert (t.cards(LEO), t.who(SILAS).space, t.who(LEO).space) == (["axe"], silas_at, leo_at)
    assert t.asked() == "0 your-action"


def test_whoever_wears_the_pallid_mask_passes_monsters_by() -> None:
    t = silas("pallid-mask").monster("lloigor", "sydney").at("encounter").answer("evade-with:pallid-mask")
    assert t.asked() == "0 which-encounter"
    fights = silas("pallid-mask").monster("lloigor", "sydney").at("encounter").halt("mythos").script("test", *CALM, 1)
    fights.answer("fight-them")
    assert fights.asked() == "0 scene-ends"


def test_the_ruby_gives_a_third_action_once_in_a_round() -> None:
    t = silas("ruby-of-rlyeh").answer("use:ruby-of-rlyeh")
    assert (t.who(SILAS).sanity, t.s.actions) == (3, 3)
    assert t.refusal("use:ruby-of-rlyeh") == "EH-ACTION-05"
    t.answer("rest", "prepare:ship-ticket")
    assert t.asked() == "0 your-action"  # the third


def test_the_sword_serves_will_and_strength_and_calms_the_victor() -> None:
    t = silas("sword-of-saint-jerome", sanity=2).monster("ghoul", "sydney").at("encounter").halt("mythos")
    t.script("test", 6, *[1] * 5, 6, *[1] * 7)  # 3 + 2 + 1 and 3 + 5 dice
    assert t.asked() == "0 which-encounter"
    assert t.who(SILAS).sanity == 3


def test_the_silver_key_stands_for_a_clue_once_in_a_round() -> None:
    t = silas("the-silver-key").at("encounter").halt("mythos").script("asia-australia", "asia-australia-05")
    t.answer("visit:asia-australia", "spend-clues:1")
    assert t.who(SILAS).skill("strength") == 4
    assert t.asked() == "0 scene-ends"

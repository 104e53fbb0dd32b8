"""Yellow Mythos cards: what each Event does once its icons have been resolved."""

from __future__ import annotations

import pytest

from seance.games.eldritch.check.scene import EldritchScene
from seance.server.words import words
from seance.testing import scene

LEO, SILAS = "leo-anderson", "silas-marsh"


def two(card: str, **leo: object) -> EldritchScene:
    """Leo leads, Silas follows; then the text of the card."""
    t = scene("eldritch", seats=2)
    assert isinstance(t, EldritchScene)
    return t.investigator(LEO, **leo).investigator(SILAS).mythos_text(card)  # type: ignore[arg-type]


@pytest.mark.rule("EH-MYTHOS-14")
def test_everyone_has_a_price_takes_a_debt_for_a_condition() -> None:
    t = two("everyone-has-a-price", cards=["amnesia", "paranoia"])
    t.answer("gain-condition:debt", ["discard:amnesia-1"])
    assert t.cards(LEO) == ["paranoia", "debt"]
    assert t.cards(SILAS) == []  # who has nothing to be rid of is not asked
    assert [card.key for card in t.s.mythos_pile] == ["everyone-has-a-price"]
    assert t.asked() == "0 scene-ends"


def test_everyone_may_refuse_the_price() -> None:
    t = two("everyone-has-a-price", cards=["amnesia"]).answer("decline")
    assert t.cards(LEO) == ["amnesia"]
    assert t.asked() == "0 scene-ends"


def test_who_has_a_debt_already_cannot_pay_with_one() -> None:
    t = two("everyone-has-a-price", cards=["amnesia", "debt"])
    assert t.asked() == "0 scene-ends"
    assert t.cards(LEO) == ["amnesia", "debt"]


def test_omen_of_good_fortune_moves_the_omen_without_doom() -> None:
    t = two("omen-of-good-fortune").gate("arkham").at("mythos-end", doom=10)
    t.answer("set-omen")
    said = words("en", "eldritch")
    assert [said.label("omen-to", key.split(":")[1:]) for key in t.options()] == [
        "green comet (space 1, then blue constellation)",
        "blue constellation (space 2, then red eclipse)",
        "red eclipse (space 3, then blue constellation)",
        "blue constellation (space 4, then green comet)",
    ]
    ask = t.game.ask_of(0)
    assert said.prompt(ask.prompt, ask.about).startswith("The Omen stands on space 1 ")
    t.answer("omen-to:omen-red:3")
    assert (t.s.omen, t.s.doom) == (2, 10)
    assert t.asked() == "0 scene-ends"


def test_rally_the_people_brings_the_lead_an_ally() -> None:
    t = two("rally-the-people").at("mythos-end", lead=1).script("assets", "cat-burglar")
    assert t.asked() == "0 scene-ends"
    assert (t.cards(LEO), t.cards(SILAS)) == ([], ["cat-burglar"])


def test_silver_twilight_aids_everybody_with_what_they_choose() -> None:
    t = scene("eldritch", seats=3).investigator(LEO).investigator(SILAS).investigator("lily-chen")
    t.mythos_text("silver-twilight-aid").script("clues", "clue-london").script("spells", "wither")
    t.answer("gain-clues:1", "gain-spells:1", "decline")
    assert (len(t.who(LEO).clues), t.cards(SILAS), t.cards("lily-chen")) == (1, ["wither"], [])
    assert t.asked() == "0 scene-ends"


def test_silver_twilight_aids_with_a_random_asset() -> None:
    t = two("silver-twilight-aid").script("assets", "axe").answer("gain-assets:1", "decline")
    assert t.cards(LEO) == ["axe"]
    assert t.asked() == "0 scene-ends"


def test_the_world_fights_back_as_everybody_likes() -> None:
    t = scene("eldritch", seats=3).investigator(LEO, health=1).investigator(SILAS, sanity=1)
    t.investigator("lily-chen", "rome").monster("mummy", "rome").mythos_text("the-world-fights-back")
    t.answer("recover:2:0", "recover:0:2", "discard-monster")
    assert (t.who(LEO).health, t.who(SILAS).sanity, t.monsters_on("rome")) == (3, 3, [])
    assert t.asked() == "0 scene-ends"


def test_no_monster_is_discarded_where_none_is() -> None:
    t = two("the-world-fights-back").monster("mummy", "rome")
    t.begin()
    assert t.options() == ["recover:2:0", "recover:0:2", "decline"]
    t.answer("decline", "decline")
    assert t.monsters_on("rome") == ["mummy"]
    assert t.asked() == "0 scene-ends"


def test_all_for_nothing_takes_back_a_mystery() -> None:
    t = two("all-for-nothing").solved("the-true-name")
    assert t.asked() == "0 scene-ends"
    assert t.s.solved == []
    assert "the-true-name" in [card.key for card in t.s.mysteries.rest]


def test_the_group_pays_so_that_it_was_not_all_for_nothing() -> None:
    t = two("all-for-nothing", clues=1).solved("the-true-name").answer("yes")
    assert ([card.key for card in t.s.solved], len(t.who(LEO).clues)) == (["the-true-name"], 0)
    assert t.asked() == "0 scene-ends"


def test_all_for_nothing_advances_doom_if_nothing_was_solved() -> None:
    t = two("all-for-nothing", clues=1).at("mythos-end", doom=10)
    assert t.asked() == "0 scene-ends"
    assert (t.s.doom, len(t.who(LEO).clues)) == (9, 1)


@pytest.mark.parametrize(
    ("answer", "doom", "cards"), [("gain-condition:dark-pact", 10, ["dark-pact"]), ("decline", 8, [])]
)
def test_desperate_times_cost_a_pact_or_doom(answer: str, doom: int, cards: list[str]) -> None:
    t = two("desperate-times").at("mythos-end", doom=10).answer(answer)
    assert (t.s.doom, t.cards(LEO)) == (doom, cards)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("doom", "warned"), [(2, ["doom-empty"]), (3, [])])
def test_who_would_bring_doom_to_nothing_by_refusing_is_warned(doom: int, warned: list[str]) -> None:
    game = two("desperate-times").at("mythos-end", doom=doom).begin()
    preview = game.preview("decline", 0)
    assert [note.key for note in (() if preview is None else preview.notes)] == warned
    assert (preview is not None and preview.danger) is bool(warned)


def test_eyes_everywhere_see_everybody() -> None:
    t = scene("eldritch", seats=3).investigator(LEO).investigator(SILAS).investigator("lily-chen")
    t.mythos_text("eyes-everywhere").script("die", 2, 3, 6).script("cup", "mummy")
    t.script("test", 5, 5, 1, 6)  # Silas against the Mummy: Will 3, Strength 3 − 2
    assert t.asked() == "0 scene-ends"
    leo, silas, lily = t.who(LEO), t.who(SILAS), t.who("lily-chen")
    assert (leo.health, leo.sanity) == (4, 4)
    assert (silas.health, silas.sanity) == (7, 4)
    assert (lily.health, lily.sanity) == (6, 6)
    assert t.happened("ambush", who=SILAS)


@pytest.mark.parametrize(("gates", "doom"), [(("istanbul", "san-francisco"), 10), (("london", "istanbul"), 9)])
def test_perplexing_stars_turn_the_omen_back_and_ask_the_gates(gates: tuple[str, ...], doom: int) -> None:
    t = two("perplexing-stars").gate(*gates).at("mythos-end", doom=10, omen=0)  # from green back to blue
    assert t.asked() == "0 scene-ends"
    assert (t.s.omen, t.s.doom) == (3, doom)


def test_the_storm_takes_a_clue_for_every_rumor() -> None:
    t = two("the-storm", clues=3).ongoing("stars-aligned").ongoing("mysterious-lights")
    assert t.asked() == "0 scene-ends"
    assert len(t.who(LEO).clues) == 1


def test_the_storm_brings_a_rumor_with_all_that_is_on_it() -> None:
    t = two("the-storm", clues=3).script("rumor", "fractured-reality").script("clues", "clue-rome")
    assert t.asked() == "0 scene-ends"
    assert len(t.who(LEO).clues) == 3
    assert [(card.key, card.space, card.eldritch) for card in t.s.ongoing] == [("fractured-reality", "space-2", 4)]
    assert t.clues_on("rome") == 1


@pytest.mark.rule("EH-COMBAT-02")
def test_a_dark_power_heals_monsters_and_makes_everybody_fight() -> None:
    t = two("a-dark-power", space="rome").monster("mummy", "rome", lost=2).monster("elder-thing", "rome", lost=1)
    t.script("test", 5, 5, 5, 1, 5).script("test", 5, 1, 1, 1)  # the Elder Thing: 3 and 3 − 1 dice; the Mummy: 3 and 1
    t.answer("fight:elder-thing")
    assert {monster.key: monster.lost for monster in t.s.monsters} == {"elder-thing": 1, "mummy": 0}
    assert (t.who(LEO).sanity, t.who(LEO).health) == (5, 3)
    assert t.asked() == "0 scene-ends"


def test_ancient_guardians_stand_where_the_expedition_goes() -> None:
    t = two("ancient-guardians").expedition("himalayas").script("cup", "gug", "vampire")
    assert t.asked() == "0 scene-ends"
    assert t.monsters_on("himalayas") == ["gug", "vampire"]


def test_arrests_are_made_of_the_armed_in_cities() -> None:
    t = scene("eldritch", seats=3).investigator(LEO, "rome", cards=["axe", "bandages"])
    t.investigator(SILAS, "space-4", cards=["bull-whip"]).investigator("lily-chen", "london", cards=["whiskey"])
    t.mythos_text("arrests-made-in-murder-case").script("test", 1, 2)
    assert t.asked() == "0 scene-ends"
    assert t.cards(LEO) == ["bandages", "detained"]
    assert (t.cards(SILAS), t.cards("lily-chen")) == (["bull-whip"], ["whiskey"])


def test_who_talks_well_is_not_arrested() -> None:
    t = two("arrests-made-in-murder-case", space="rome", cards=["axe"]).script("test", 1, 5)
    assert t.asked() == "0 scene-ends"
    assert t.cards(LEO) == ["axe"]


def test_burden_of_greed_weighs_what_one_keeps() -> None:
    t = two("burden-of-greed", cards=["bandages", "fine-clothes", "holy-cross", "cat-burglar"])
    t.answer(["discard:bandages"])
    assert (t.who(LEO).health, t.cards(LEO)) == (4, ["fine-clothes", "holy-cross", "cat-burglar"])
    assert t.asked() == "0 scene-ends"


def test_from_bad_to_worse_counts_injuries_madness_and_deals() -> None:
    t = two("from-bad-to-worse", clues=3, cards=["back-injury", "leg-injury", "amnesia", "debt", "dark-pact"])
    assert t.asked() == "0 scene-ends"
    leo = t.who(LEO)
    assert (leo.health, leo.sanity, len(leo.clues)) == (4, 5, 1)
    assert (t.who(SILAS).health, t.who(SILAS).sanity) == (8, 4)


def test_haunting_nightmares_can_be_bought_off() -> None:
    t = two("haunting-nightmares", clues=1).script("conditions", "paranoia").answer("spend-clues:1")
    assert (t.who(LEO).sanity, t.who(LEO).clues, t.cards(LEO)) == (6, [], [])
    assert (t.who(SILAS).sanity, t.cards(SILAS)) == (2, ["paranoia"])  # without a Clue nobody is asked
    assert t.asked() == "0 scene-ends"


def test_the_heat_wave_delays_or_hurts() -> None:
    t = two("heat-wave-singes-the-globe").answer("become-delayed", "decline")
    assert (t.who(LEO).delayed, t.who(LEO).health) == (True, 6)
    assert (t.who(SILAS).delayed, t.who(SILAS).health) == (False, 5)
    assert t.asked() == "0 scene-ends"


def test_the_bermuda_triangle_swallows_on_one_or_two() -> None:
    t = two("the-bermuda-triangle").script("die", 2, 3)
    assert t.asked() == "0 scene-ends"
    assert (t.who(LEO).space, t.who(LEO).delayed) == ("space-8", True)
    assert (t.who(SILAS).space, t.who(SILAS).delayed) == ("sydney", False)


def test_the_world_shakes_around_the_expedition_and_ends_it() -> None:
    t = scene("eldritch", seats=3).investigator(LEO, "amazon").investigator(SILAS, "buenos-aires")
    t.investigator("lily-chen", "rome").expedition("amazon").mythos_text("the-world-shakes")
    t.script("expedition-space", "himalayas")
    assert t.asked() == "0 scene-ends"
    assert [(who.health, who.delayed) for who in t.s.investigators] == [(4, True), (6, True), (6, False)]
    assert t.s.expedition == "himalayas"
    assert [card.space for card in t.s.encounters["expedition"].rest if card.space == "amazon"] == []


def test_a_blessing_stems_the_tide_of_despair() -> None:
    t = two("tide-of-despair", cards=["blessed"]).answer("discard-condition:blessed")
    assert (t.who(LEO).health, t.who(LEO).sanity, t.cards(LEO)) == (6, 6, [])
    assert (t.who(SILAS).health, t.who(SILAS).sanity) == (6, 2)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-HEALTH-01")
def test_treacherous_magic_drives_mad_who_keeps_spells() -> None:
    t = two("treacherous-magic", cards=["conjuration", "feed-the-mind", "plumb-the-void"])
    t.script("conditions", "amnesia").answer(["discard:conjuration-1"])
    assert (t.who(LEO).sanity, t.cards(LEO)) == (4, ["feed-the-mind", "plumb-the-void", "amnesia"])
    assert (t.who(SILAS).sanity, t.cards(SILAS)) == (4, [])
    assert t.asked() == "0 scene-ends"

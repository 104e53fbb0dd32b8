"""The 40 Assets. Silas (Lore 1, Influence, Observation, Strength and Will 3) has them in Sydney, a City.

A lloigor has Will 0, horror 2, Strength −2, damage 3, toughness 4. As many dice are rolled as are scripted.
"""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.eldritch.cards.assets import CARDS
from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.rules.printed import ASSETS
from seance.testing import scene

SILAS, LEO = "silas-marsh", "leo-anderson"
CALM = (6, 6, 1)  # a Will test in which Silas loses nothing


def silas(*cards: str, seats: int = 1, **more: Any) -> EldritchScene:
    t = scene("eldritch", seats=seats)
    assert isinstance(t, EldritchScene)
    return t.investigator(SILAS, cards=list(cards), **more)


def with_leo(t: EldritchScene, space: str = "sydney", **more: Any) -> EldritchScene:
    return t.investigator(LEO, space=space, **more)


def fight(*cards: str, **more: Any) -> EldritchScene:
    """Silas meets a lloigor in the Encounter Phase; it ends before the Mythos Phase."""
    return silas(*cards, **more).monster("lloigor", "sydney").at("encounter").halt("mythos")


def fought(t: EldritchScene) -> tuple[int, int, int]:
    """Sanity and Health of Silas, Health that the lloigor has lost."""
    t.begin()
    return t.who(SILAS).sanity, t.who(SILAS).health, t.s.monsters[0].lost


def gains(card: str, *others: str, **more: Any) -> EldritchScene:
    """Silas acquires a card of the reserve."""
    t = silas(*others, **more).reserve(card)
    t.script("assets", "axe", "bandages", "kerosene", "whiskey")  # the reserve is filled again
    return t.script("test", 6, 6, 6).answer("acquire") if ASSETS[card].value <= 3 else t


def test_every_asset_of_the_box_is_written() -> None:
    assert set(CARDS) == set(ASSETS)


# ---- bonuses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("weapon", "dice"), [("38-revolver", 3), ("45-automatic", 4), ("bull-whip", 2), ("axe", 3)])
@pytest.mark.rule("EH-TEST-02")
def test_a_weapon_adds_to_strength_in_combat(weapon: str, dice: int) -> None:
    t = fight(weapon).script("test", *CALM, 1, *[6] * (dice - 1))
    while t.asked() == "0 reroll":
        t.answer("done")
    assert fought(t) == (4, 8 - max(0, 4 - dice), dice - 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("card", "dice"), [("holy-cross", 5), ("protective-amulet", 4)])
def test_what_is_holy_adds_to_will_in_combat(card: str, dice: int) -> None:
    t = fight(card).script("test", 6, 6, *[1] * (dice - 2), 6)
    assert fought(t) == (4, 6, 1)
    assert t.asked() == "0 scene-ends"


def test_the_spirit_dagger_adds_to_both() -> None:
    t = fight("spirit-dagger").script("test", *CALM, 1, 6, 6, 1)
    assert fought(t) == (4, 7, 2)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TEST-08", "EH-TEST-09")
def test_of_two_weapons_only_the_better_counts() -> None:
    t = fight("38-revolver", "45-automatic").script("test", *CALM, 6, 6, 6, 1)  # 3 + 3 − 2 dice
    assert fought(t) == (4, 8, 3)
    assert t.asked() == "0 scene-ends"


def test_a_weapon_is_of_no_use_outside_combat() -> None:
    t = silas("45-automatic").at("encounter").halt("mythos").script("general", "general-09").script("test", 1, 1, 1)
    t.answer("visit:general")
    assert t.who(SILAS).health == 7
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(
    ("ally", "card", "dice"),
    [("arcane-scholar", "general-06", 1), ("hired-muscle", "general-09", 4), ("personal-assistant", "general-04", 4),
     ("private-investigator", "general-08", 4), ("vatican-missionary", "general-11", 4)],
)  # fmt: skip
def test_an_ally_adds_one_and_rerolls_one_die(ally: str, card: str, dice: int) -> None:
    t = silas(ally, sanity=1).at("encounter").halt("mythos").script("general", card).script("test", *[1] * dice, 6)
    t.script("artifacts", *["necronomicon"] * (card == "general-06"))
    t.script("assets", *["cat-burglar"] * (card == "general-09"))
    t.answer("visit:general", f"reroll:{ally}")
    assert t.happened("test-result", result=1)
    assert t.asked() == "0 scene-ends"


def test_an_ally_helps_with_its_own_skill_only() -> None:
    t = silas("hired-muscle").at("encounter").halt("mythos").script("general", "general-10").script("test", 1, 1, 1)
    t.answer("visit:general")
    assert t.who(SILAS).sanity == 2
    assert t.asked() == "0 scene-ends"


# ---- rerolls -------------------------------------------------------------------------------------------------------


def test_the_derringer_lifts_a_die_in_combat() -> None:
    t = fight("18-derringer").script("test", *CALM, 4).answer("raise-die:18-derringer")
    assert fought(t) == (4, 6, 1)
    assert t.asked() == "0 scene-ends"


def test_the_derringer_cannot_make_a_success_of_a_three() -> None:
    t = fight("18-derringer").script("test", *CALM, 3)
    assert fought(t) == (4, 5, 0)
    assert t.asked() == "0 scene-ends"


def test_the_axe_rerolls_everything_for_two_sanity() -> None:
    t = fight("axe").script("test", *CALM, 1, 2, 3, 6, 6, 5).answer("reroll:axe")
    assert fought(t) == (2, 8, 3)
    assert t.asked() == "0 scene-ends"


def test_who_has_only_two_sanity_cannot_swing_the_axe_again() -> None:
    t = fight("axe", sanity=2).script("test", *CALM, 1, 2, 3)
    assert fought(t) == (2, 5, 0)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("card", "dice"), [("bull-whip", 2), ("fishing-net", 1)])
def test_one_die_of_a_strength_test_is_rerolled_in_combat(card: str, dice: int) -> None:
    t = fight(card).script("test", *CALM, *[1] * dice, 6).answer(f"reroll:{card}")
    assert fought(t)[2] == 1
    assert t.asked() == "0 scene-ends"


def test_the_fishing_net_takes_one_from_the_damage_but_leaves_one() -> None:
    t = fight("fishing-net").script("test", *CALM, 1).answer("done")
    assert fought(t) == (4, 6, 0)  # damage 2 instead of 3
    weak = silas("fishing-net").monster("skeleton", "sydney").at("encounter").halt("mythos")
    weak.script("test", *CALM, 1).answer("done")
    assert weak.who(SILAS).health == 7  # damage 1 stays 1
    assert (t.asked(), weak.asked()) == ("0 scene-ends", "0 scene-ends")


def test_the_bible_rerolls_a_will_die_in_combat_and_soothes_whoever_rests() -> None:
    t = fight("king-james-bible").script("test", 6, 1, 1, 6, 1).answer("reroll:king-james-bible")
    assert fought(t)[0] == 4
    rest = silas("king-james-bible", sanity=1).answer("rest")
    assert rest.who(SILAS).sanity == 3
    assert (t.asked(), rest.asked()) == ("0 scene-ends", "0 your-action")


def test_the_shotgun_counts_a_six_twice_and_so_do_fine_clothes_when_one_acquires() -> None:
    t = fight("double-barreled-shotgun").script("test", *CALM, 6, 5, 1, 1, 1)
    assert fought(t) == (4, 8, 3)
    shop = silas("fine-clothes").reserve("agency-quarantine").script("test", 6, 6, 1).answer("acquire")
    assert shop.asked() == "0 acquire-what"
    assert shop.offers("buy:agency-quarantine")  # which costs 4
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("card", "verb", "die", "new"), [
    ("lucky-cigarette-case", "raise-die", 4, ()), ("lucky-rabbits-foot", "reroll", 1, (6,)),
])  # fmt: skip
def test_luck_helps_once_in_a_round(card: str, verb: str, die: int, new: tuple[int, ...]) -> None:
    t = fight(card).script("test", die, 6, 1, *new, 4).answer(f"{verb}:{card}")
    assert fought(t) == (4, 5, 0)  # the 4 of the Strength test is beyond help
    assert t.asked() == "0 scene-ends"


# ---- for one fight -------------------------------------------------------------------------------------------------


def test_the_carbine_rifle_serves_once_in_a_round() -> None:
    t = fight("carbine-rifle").monster("ghoul", "sydney").script("test", *CALM, 6, 6, 6, 6, 1, 1)
    t.script("test", 6, 1, 1, 1, 6, 6, 1)  # then a ghoul: Will +1 (4 dice), Strength 0 (3 dice)
    t.answer("fight:lloigor", "use:carbine-rifle")
    assert (t.monsters_on("sydney"), t.cards(SILAS)) == ([], ["carbine-rifle"])
    assert t.asked() == "0 which-encounter"


def test_the_carbine_rifle_may_be_spared() -> None:
    t = fight("carbine-rifle").script("test", *CALM, 1).answer("pass")
    assert fought(t) == (4, 5, 0)
    assert t.asked() == "0 scene-ends"


def test_kerosene_burns_once() -> None:
    t = fight("kerosene").script("test", *CALM, 6, 6, 6, 1, 1, 1).answer("use:kerosene")
    assert (fought(t), t.cards(SILAS)) == ((4, 8, 3), [])
    assert t.asked() == "0 scene-ends"


def test_a_better_weapon_makes_kerosene_pointless() -> None:
    t = fight("kerosene", "lightning-gun").script("test", *CALM, *[1] * 7)  # +6, not +5
    assert t.cards(SILAS) == ["kerosene", "lightning-gun"]
    assert t.asked() == "0 scene-ends"


def test_holy_water_helps_both_tests_of_a_fight() -> None:
    t = fight("holy-water").script("test", 6, 6, *[1] * 6, 6, 6, *[1] * 4).answer("use:holy-water")
    assert (fought(t), t.cards(SILAS)) == ((4, 7, 2), [])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMPACT-01")
def test_holy_water_blesses_somebody_here() -> None:
    t = with_leo(silas("holy-water", seats=2)).answer("use:holy-water", "choose:leo-anderson")
    assert (t.cards(SILAS), t.cards(LEO)) == ([], ["blessed"])
    assert t.asked() == "0 your-action"


# ---- harm ----------------------------------------------------------------------------------------------------------


def test_bandages_spare_two_health_of_anybody_here() -> None:
    t = with_leo(silas("bandages", seats=2)).monster("riot", "sydney").at("encounter", turn=1).halt("mythos")
    t.script("test", 1, 6)  # a riot: damage 3, for Leo and then for Silas
    t.answer("decline", "prevent-with:bandages", "decline")
    assert (t.who(LEO).health, t.who(SILAS).health, t.cards(SILAS)) == (5, 6, [])
    assert t.asked() == "0 scene-ends"


def test_bandages_do_not_help_elsewhere_nor_against_fear() -> None:
    t = with_leo(silas("bandages", seats=2), "rome").monster("riot", "rome").at("encounter", turn=1).halt("mythos")
    t.script("test", 1).answer("decline")
    assert t.asked() == "0 which-encounter"  # nobody was asked about Leo
    assert t.who(LEO).health == 3
    t.script("general", "general-10").script("test", 1, 1, 1).answer("visit:general")
    assert (t.who(SILAS).sanity, t.cards(SILAS)) == (2, ["bandages"])
    assert t.asked() == "0 scene-ends"


def test_whiskey_spares_two_sanity() -> None:
    t = fight("whiskey").script("test", 1, 1, 1, 1).answer("prevent-with:whiskey")
    assert (fought(t), t.cards(SILAS)) == ((4, 5, 0), [])
    assert t.asked() == "0 scene-ends"


def test_whiskey_may_be_kept() -> None:
    t = fight("whiskey").script("test", 1, 1, 1, 1).answer("pass")
    assert (fought(t), t.cards(SILAS)) == ((2, 5, 0), ["whiskey"])
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("cards", "delayed"), [((), True), (("pocket-watch",), False)])
def test_the_pocket_watch_keeps_its_owner_in_time(cards: tuple[str, ...], delayed: bool) -> None:
    t = silas(*cards, space="space-2").at("encounter").halt("mythos").script("general", "general-10")
    t.script("test", 1, 1, 1, 1)  # a sailor at sea has one die more
    assert t.asked() == "0 scene-ends"
    assert t.who(SILAS).delayed is delayed


def test_the_pocket_watch_allows_a_delay_by_choice() -> None:
    t = silas("pocket-watch").at("encounter").halt("mythos").script("asia-australia", "asia-australia-08")
    t.script("assets", "axe").answer("visit:asia-australia", "become-delayed")
    assert (t.who(SILAS).delayed, t.cards(SILAS)) == (True, ["pocket-watch", "axe"])
    assert t.asked() == "0 scene-ends"


# ---- actions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "cards"), [(5, ["cat-burglar", "axe"]), (3, ["cat-burglar"]), (1, [])])
def test_the_cat_burglar_steals_from_the_reserve_or_is_caught(die: int, cards: list[str]) -> None:
    t = silas("cat-burglar").reserve("axe", "urban-guide", "sanctuary", "hired-muscle").script("die", die)
    t.script("assets", *["whiskey"] * (die == 5)).answer("use:cat-burglar")
    assert t.cards(SILAS) == cards
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-COMPACT-02", "EH-COMPACT-03")
def test_a_component_is_used_once_in_a_round() -> None:
    t = silas("cat-burglar").reserve("axe", "bandages").script("die", 3).answer("use:cat-burglar")
    assert t.refusal("use:cat-burglar") == "EH-ACTION-05"
    assert t.offers("rest")
    assert t.asked() == "0 your-action"


def test_dynamite_hurts_every_monster_here() -> None:
    t = silas("dynamite").monster("lloigor", "sydney").monster("ghoul", "sydney").monster("ghoul", "rome")
    t.answer("use:dynamite")
    assert (t.monsters_on("sydney"), t.s.monsters[0].lost) == (["lloigor"], 3)
    assert (t.monsters_on("rome"), t.cards(SILAS)) == (["ghoul"], [])
    assert t.asked() == "0 your-action"


def test_dynamite_needs_something_to_blow_up() -> None:
    t = silas("dynamite").monster("ghoul", "rome")
    assert t.refusal("use:dynamite") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


# ---- Services ------------------------------------------------------------------------------------------------------


def test_a_service_is_done_when_it_is_gained_and_then_discarded() -> None:
    t = gains("private-care", health=2, sanity=1).answer("buy:private-care")
    assert (t.who(SILAS).health, t.who(SILAS).sanity, t.cards(SILAS)) == (8, 4, [])
    assert t.s.assets.discard[0].key == "private-care"
    assert t.asked() == "0 your-action"


def test_the_quarantine_hurts_every_monster_on_a_space() -> None:
    t = (
        silas()
        .reserve("agency-quarantine")
        .monster("lloigor", "rome")
        .monster("ghoul", "rome", 0)
        .monster("gug", "tokyo")
    )
    t.script("test", 6, 6, 1).script("assets", "axe", "bandages", "kerosene", "whiskey")
    t.answer("acquire", "yes", "buy:agency-quarantine", "to:rome")  # two successes and a bank loan
    assert (t.monsters_on("rome"), t.monsters_on("tokyo"), t.cards(SILAS)) == ([], ["gug"], ["debt"])
    assert t.asked() == "0 your-action"


def test_a_charter_flight_goes_up_to_two_spaces() -> None:
    t = gains("charter-flight").answer("buy:charter-flight", "to:space-20", "stop")
    assert (t.who(SILAS).space, t.cards(SILAS)) == ("space-20", [])
    assert t.asked() == "0 your-action"


def test_the_delivery_service_brings_items_to_anybody() -> None:
    t = with_leo(gains_for_two("delivery-service", "axe", "hired-muscle"), "rome")
    t.answer("acquire", "buy:delivery-service", ["give:axe"])  # an Ally is no Item; there is only Leo to give it to
    assert (t.cards(SILAS), t.cards(LEO)) == (["hired-muscle"], ["axe"])
    assert t.asked() == "0 your-action"


def test_the_wireless_report_brings_clues_to_anybody() -> None:
    t = with_leo(gains_for_two("wireless-report", clues=2), "rome")
    one = t.who(SILAS).clues[0].key
    t.answer("acquire", "buy:wireless-report", [f"give:{one}"])
    assert (len(t.who(SILAS).clues), len(t.who(LEO).clues), t.cards(SILAS)) == (1, 1, [])
    assert t.asked() == "0 your-action"


def gains_for_two(card: str, *others: str, **more: Any) -> EldritchScene:
    t = silas(*others, seats=2, **more).reserve(card).script("test", 6, 1, 1)
    return t.script("assets", "38-revolver", "bandages", "kerosene", "whiskey")


@pytest.mark.parametrize(("answer", "left"), [("discard-condition-of", []), ("decline", ["debt"])])
def test_a_sanctuary_may_take_a_condition_away(answer: str, left: list[str]) -> None:
    t = gains("sanctuary", "debt").answer("buy:sanctuary")
    choice = next(key for key in t.options() if key.startswith(answer))
    t.answer(choice)
    assert t.cards(SILAS) == left
    assert t.asked() == "0 your-action"


def test_the_silver_twilight_ritual_turns_doom_back() -> None:
    t = gains("silver-twilight-ritual").at(doom=9).answer("buy:silver-twilight-ritual")
    assert (t.s.doom, t.cards(SILAS)) == (10, [])
    assert t.asked() == "0 your-action"


# ---- when something happens ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "spells"), [(6, 1), (1, 0)])
def test_the_arcane_tome_may_teach_a_spell_to_whoever_rests(die: int, spells: int) -> None:
    t = silas("arcane-tome").script("test", die).script("spells", *["wither"] * spells).answer("rest", "test")
    assert len(t.cards(SILAS)) == 1 + spells
    assert t.asked() == "0 your-action"


def test_the_puzzle_box_opens_for_whoever_rests_and_sees() -> None:
    t = silas("puzzle-box").script("test", 6).script("artifacts", "pallid-mask")
    t.answer("rest", "test", "discard-this")
    assert t.cards(SILAS) == ["pallid-mask"]
    assert t.asked() == "0 your-action"


def test_the_puzzle_box_may_stay_shut() -> None:
    t = silas("puzzle-box").script("test", 1).answer("rest", "test")
    assert t.cards(SILAS) == ["puzzle-box"]
    unused = silas("puzzle-box").answer("rest", "decline")
    assert (t.asked(), unused.asked()) == ("0 your-action", "0 your-action")


def test_the_lodge_researcher_learns_from_every_monster_beaten() -> None:
    t = silas("lodge-researcher", sanity=2).monster("ghoul", "sydney").at("encounter").halt("mythos")
    t.script("test", 6, 1, 1, 1, 6, 1, 1).script("clues", "clue-rome")
    assert t.asked() == "0 which-encounter"
    assert (t.who(SILAS).sanity, len(t.who(SILAS).clues)) == (3, 1)


@pytest.mark.rule("EH-COMBAT-12")
def test_the_lodge_researcher_learns_nothing_from_a_draw() -> None:
    t = fight("lodge-researcher").script("test", *CALM, 6)
    assert fought(t) == (4, 6, 1)
    assert (t.asked(), t.who(SILAS).clues) == ("0 scene-ends", [])


@pytest.mark.parametrize(("leo", "dice"), [("sydney", 4), ("rome", 3)])
def test_the_urban_guide_helps_everybody_on_the_city(leo: str, dice: int) -> None:
    """Leo tests Will (3); the guide is with Silas in Sydney."""
    t = with_leo(silas("urban-guide", seats=2), leo, sanity=3).at("encounter", turn=1).script("general", "general-11")
    t.script("test", 6, *[1] * (dice - 1)).answer("visit:general")
    assert t.who(LEO).sanity == 5
    assert t.asked() == "0 which-encounter"


def test_the_urban_guide_knows_only_cities() -> None:
    t = silas("urban-guide", space="space-2").at("encounter").halt("mythos").script("general", "general-10")
    t.script("test", 1, 1, 1, 1)  # a sailor at sea has one die more
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("answer", "health", "cards"), [
    ("recover:1:0", 4, ["cursed"]), ("discard-condition:cursed", 3, []), ("decline", 3, ["cursed"]),
])  # fmt: skip
def test_the_witch_doctor_helps_anybody_who_rests_here(answer: str, health: int, cards: list[str]) -> None:
    t = with_leo(silas("witch-doctor", seats=2), health=2, cards=["cursed"]).at(turn=1).answer("rest", answer)
    assert (t.who(LEO).health, t.cards(LEO)) == (health, cards)
    assert t.asked() == "1 your-action"


def test_the_witch_doctor_is_far_from_rome() -> None:
    t = with_leo(silas("witch-doctor", seats=2), "rome", health=2).at(turn=1).answer("rest")
    assert t.who(LEO).health == 3
    assert t.asked() == "1 your-action"

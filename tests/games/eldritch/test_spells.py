"""The 10 Spells with their 20 backs, for every band of results. Akachi (Lore 3, Health 5, Sanity 7) casts them.

How many dice are scripted is how many are rolled: Lore, and the modifier on the front of the Spell.
"""

from __future__ import annotations

import pytest

from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.rules.actions import extra_action
from seance.server.words import words
from seance.testing import scene

AKACHI, SILAS, LEO = "akachi-onyele", "silas-marsh", "leo-anderson"
NO_DICE: tuple[int, ...] = ()


def akachi(spell: str, back: int, *dice: int, seats: int = 2, **more: object) -> EldritchScene:
    """She is in Sydney with the Spell, and Silas with her; the dice of her test, and the back that turns up."""
    t = scene("eldritch", seats=seats)
    assert isinstance(t, EldritchScene)
    more["cards"] = [spell, *more.get("cards", [])]  # type: ignore[misc]
    t.investigator(AKACHI, "sydney", **more)  # type: ignore[arg-type]
    if seats > 1:
        t.investigator(SILAS)
    return t.script("test", *dice).script("backs", *[f"{spell}-back-{back}"] * bool(back))


def points(t: EldritchScene, key: str = AKACHI) -> tuple[int, int]:
    """Health and Sanity."""
    return t.who(key).health, t.who(key).sanity


@pytest.mark.parametrize(("tome", "dice"), [("arcane-manuscripts", 3), ("arcane-tome", 4)])
@pytest.mark.rule("EH-TEST-02")
def test_tomes_add_to_lore_while_a_spell_is_cast(tome: str, dice: int) -> None:
    t = akachi("blessing-of-isis", 1, *[6] * dice, cards=[tome]).answer("use-on:blessing-of-isis-1:silas-marsh")
    assert t.cards(SILAS) == ["blessed"]
    assert t.asked() == "0 your-action"


def test_tomes_are_no_help_in_other_tests_of_lore() -> None:
    t = akachi("blessing-of-isis", 0, 1, 1, 6, cards=["arcane-tome"]).script("spells", "wither").answer("rest", "test")
    assert t.cards(AKACHI) == ["blessing-of-isis", "arcane-tome", "wither"]
    assert t.asked() == "0 your-action"


# ---- Blessing of Isis -------------------------------------------------------------------------------------------


def bless(back: int, *dice: int, improved: int = 0) -> EldritchScene:
    t = akachi("blessing-of-isis", back, *dice, improved={"lore": improved})
    return t.answer("use-on:blessing-of-isis-1:silas-marsh")


@pytest.mark.rule("EH-SPELL-03", "EH-COMPACT-01")
@pytest.mark.parametrize(
    ("dice", "given", "sanity"), [((1, 1), "cursed", 7), ((6, 1), "blessed", 6), ((6, 6), "blessed", 7)]
)
def test_blessing_of_isis_curses_on_a_failure(dice: tuple[int, int], given: str, sanity: int) -> None:
    t = bless(1, *dice)
    assert t.cards(SILAS) == [given]
    assert points(t) == (5, sanity)
    assert t.cards(AKACHI) == ["blessing-of-isis"]
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("dice", "silas", "own", "health"),
    [((1, 1, 1), [], [], 4), ((6, 6, 1), ["blessed"], [], 4), ((6, 6, 6), ["blessed"], ["blessed"], 5)],
)
def test_blessing_of_isis_hurts_or_blesses_everybody(
    dice: tuple[int, ...], silas: list[str], own: list[str], health: int
) -> None:
    t = bless(2, *dice, improved=1)
    assert (t.cards(SILAS), t.cards(AKACHI)[1:]) == (silas, own)
    assert points(t) == (health, 7)
    assert t.asked() == "0 your-action"


def test_nobody_who_is_blessed_can_be_chosen_for_blessing_of_isis() -> None:
    t = scene("eldritch", seats=2).investigator(AKACHI, "sydney", cards=["blessing-of-isis", "blessed"])
    t.investigator(SILAS, cards=["blessed"])
    assert t.refusal("use-on:blessing-of-isis-1") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


# ---- Clairvoyance -----------------------------------------------------------------------------------------------


def clairvoyance(back: int, *dice: int) -> EldritchScene:
    """The Clue is in London, half a world away."""
    return akachi("clairvoyance", back, *dice, seats=1).clue("london").at("encounter").halt("mythos")


def see(t: EldritchScene, card: str = "research-azathoth-3") -> EldritchScene:
    return t.script("research-azathoth", card).answer("use-on:clairvoyance-1:clue-london")


@pytest.mark.rule("EH-CLUE-02")
@pytest.mark.parametrize("second", [1, 6])
@pytest.mark.parametrize(("back", "sanity"), [(1, 7), (2, 6)])
def test_clairvoyance_is_a_research_encounter_far_away(back: int, sanity: int, second: int) -> None:
    t = see(clairvoyance(back, 6, second, 1, 6, 1))
    assert (t.clues_on("london"), len(t.who(AKACHI).clues), t.who(AKACHI).space) == (0, 1, "sydney")
    assert points(t) == (5, sanity)
    assert t.asked() == "0 scene-ends"


def test_clairvoyance_gives_one_more_die_for_three_successes() -> None:
    t = see(clairvoyance(1, 6, 6, 6, 1, 1, 6))  # Observation 2 and 1 more
    assert len(t.who(AKACHI).clues) == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-ENC-01", "EH-OPT-03")
def test_the_die_of_clairvoyance_is_only_for_who_has_the_encounter() -> None:
    """Leo, who has the Spell, is not the one who tests."""
    t = akachi("clairvoyance", 1, 6, 6, 6, 1, 1, 6).clue("london").at("encounter").halt("mythos")
    see(t)
    t.script("general", "general-10").script("test", 1, 1, 1).answer("visit:general")  # Silas, Strength 3
    assert t.asked() == "0 scene-ends"


def test_clairvoyance_finds_a_clue_more_for_three_successes() -> None:
    t = see(clairvoyance(2, 6, 6, 6, 6, 1).script("clues", "clue-rome"))
    assert [clue.key for clue in t.who(AKACHI).clues] == ["clue-london", "clue-rome"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(
    ("answer", "cards"), [("gain-condition:paranoia", ["clairvoyance", "paranoia"]), ("decline", [])]
)
def test_clairvoyance_that_fails_maddens_or_is_lost_and_another_encounter_is_had(answer: str, cards: list[str]) -> None:
    t = clairvoyance(1, 1, 1, 1).answer("use-on:clairvoyance-1:clue-london", answer)
    assert t.cards(AKACHI) == cards
    assert t.asked() == "0 which-encounter"
    assert not t.offers("use-on:clairvoyance-1:clue-london")
    assert t.offers("visit:general")


def test_clairvoyance_that_fails_may_cost_the_clue() -> None:
    t = clairvoyance(2, 1, 1, 1).answer("use-on:clairvoyance-1:clue-london")
    assert t.clues_on("london") == 0
    assert t.who(AKACHI).clues == []
    assert t.asked() == "0 which-encounter"


def test_clairvoyance_is_of_no_use_before_the_monsters_on_the_own_space_are_defeated() -> None:
    t = akachi("clairvoyance", 0, 6, 6, 1, 1, 1, seats=1).clue("london").monster("lloigor", "sydney")
    assert t.at("encounter").halt("mythos").asked() == "0 scene-ends"
    assert points(t) == (2, 7)


# ---- Conjuration ------------------------------------------------------------------------------------------------

RESERVE = ("38-revolver", "45-automatic", "hired-muscle", "whiskey")  # worth 1, 2, 3 (an Ally) and 1


def conjure(back: int, *dice: int, refill: tuple[str, ...] = (), **more: object) -> EldritchScene:
    """Lore 3 and 1: four dice."""
    t = akachi("conjuration", back, *dice, seats=1, **more).reserve(*RESERVE).script("assets", *refill)
    return t.answer("use:conjuration-1")


def test_conjuration_gains_one_item_that_is_worth_no_more_than_the_result() -> None:
    t = conjure(1, 6, 1, 1, 1, refill=("axe",))
    assert t.options() == ["gain-from-reserve:38-revolver", "gain-from-reserve:whiskey", "decline"]
    t.answer("gain-from-reserve:38-revolver")
    assert t.cards(AKACHI) == ["conjuration", "38-revolver"]
    assert points(t) == (5, 6)
    assert t.asked() == "0 your-action"


def test_conjuration_of_two_successes_reaches_further() -> None:
    t = conjure(1, 6, 6, 1, 1)
    assert t.offers("gain-from-reserve:45-automatic")
    assert not t.offers("gain-from-reserve:hired-muscle")
    assert t.asked() == "0 conjure"


def test_conjuration_of_three_successes_still_costs_one_sanity() -> None:
    t = conjure(1, 6, 6, 6, 1).answer("decline")
    assert points(t) == (5, 6)
    assert t.asked() == "0 your-action"


def test_conjuration_of_two_successes_may_gain_two() -> None:
    t = conjure(2, 6, 6, 1, 1, refill=("axe", "bandages"))
    t.answer("gain-from-reserve:38-revolver", "gain-from-reserve:whiskey")
    assert (t.cards(AKACHI), points(t)) == (["conjuration", "38-revolver", "whiskey"], (5, 7))
    assert t.asked() == "0 your-action"


def test_conjuration_of_four_successes_gains_another_of_any_value() -> None:
    t = conjure(1, 6, 6, 6, 6, refill=("axe", "bandages")).answer("gain-from-reserve:whiskey")
    assert "gain-from-reserve:axe" in t.options()
    t.answer("gain-from-reserve:45-automatic")
    assert t.cards(AKACHI) == ["conjuration", "whiskey", "45-automatic"]
    assert points(t) == (5, 7)
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("dice", "cards"), [((1, 1, 1, 3), []), ((1, 1, 1, 4), ["conjuration"])])
def test_conjuration_that_fails_is_lost_unless_a_4_was_rolled(dice: tuple[int, ...], cards: list[str]) -> None:
    t = conjure(1, *dice)
    assert t.cards(AKACHI) == cards
    assert t.asked() == "0 your-action"


def test_conjuration_may_gain_several_items_within_the_result() -> None:
    t = conjure(2, 6, 6, 6, 1, refill=("axe", "bandages"))
    t.answer("gain-from-reserve:45-automatic")
    assert t.options() == ["gain-from-reserve:38-revolver", "gain-from-reserve:whiskey", "decline"]  # 1 is left
    t.answer("gain-from-reserve:whiskey")
    assert t.cards(AKACHI) == ["conjuration", "45-automatic", "whiskey"]
    assert t.asked() == "0 your-action"


def test_conjuration_gains_nothing_that_is_not_wanted() -> None:
    t = conjure(2, 6, 1, 1, 1).answer("decline")
    assert t.cards(AKACHI) == ["conjuration"]
    assert points(t) == (5, 6)
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("answer", "cards"), [("discard-assets:1", ["conjuration"]), ("decline", ["axe"])])
def test_conjuration_that_fails_takes_an_item_or_is_lost(answer: str, cards: list[str]) -> None:
    t = conjure(2, 1, 1, 1, 1, cards=["axe"]).answer(answer)
    assert t.cards(AKACHI) == cards
    assert t.asked() == "0 your-action"


# ---- Feed the Mind ----------------------------------------------------------------------------------------------


def feed(back: int, *dice: int, improved: int = 0) -> EldritchScene:
    """Lore 3 and −1: two dice."""
    t = akachi("feed-the-mind", back, *dice, improved={"lore": improved})
    return t.answer("use-on:feed-the-mind-1:silas-marsh")


@pytest.mark.parametrize(("answer", "cards", "sanity"), [("suffer:0:2", ["feed-the-mind"], 5), ("decline", [], 7)])
@pytest.mark.parametrize(("dice", "better"), [((1, 1), 0), ((6, 6), 1)])
def test_feed_the_mind_costs_the_mind_or_is_lost(
    dice: tuple[int, int], better: int, answer: str, cards: list[str], sanity: int
) -> None:
    t = feed(1, *dice).answer(*["1 improve:lore"] * better, answer)
    assert (t.who(SILAS).skill("lore"), t.cards(AKACHI), points(t)) == (1 + better, cards, (5, sanity))
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TEST-06")
@pytest.mark.parametrize(("answers", "better"), [(["1 improve-any", "1 improve:will"], 1), (["1 decline"], 0)])
def test_feed_the_mind_of_three_successes_may_improve_a_second_skill(answers: list[str], better: int) -> None:
    t = feed(1, 6, 6, 6, improved=1).answer("1 improve:lore", *answers)
    assert (t.who(SILAS).skill("lore"), t.who(SILAS).skill("will")) == (2, 3 + better)
    assert (t.cards(AKACHI), points(t)) == (["feed-the-mind"], (5, 7))
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("dice", "cards"), [((1, 3), []), ((1, 4), ["feed-the-mind"])])
def test_feed_the_mind_that_fails_is_lost_unless_a_4_was_rolled(dice: tuple[int, int], cards: list[str]) -> None:
    t = feed(2, *dice)
    assert (t.cards(AKACHI), points(t)) == (cards, (5, 7))
    assert t.asked() == "0 your-action"


def test_feed_the_mind_costs_one_sanity_for_a_success() -> None:
    t = feed(2, 1, 6).answer("1 improve:lore")
    assert (t.who(SILAS).skill("lore"), points(t)) == (2, (5, 6))
    assert t.asked() == "0 your-action"


# ---- Flesh Ward and Instill Bravery --------------------------------------------------------------------------------


def ward(spell: str, back: int, *dice: int, improved: int = 0) -> EldritchScene:
    """Akachi is in Rome; Silas is in Sydney and meets a lloigor there: he loses 2 Sanity and 3 Health."""
    t = scene("eldritch", seats=2)
    assert isinstance(t, EldritchScene)
    t.investigator(AKACHI, "rome", cards=[spell], improved={"lore": improved}).investigator(SILAS, "sydney")
    t.monster("lloigor", "sydney").at("encounter", turn=1).halt("mythos")
    t.s.queue = [1]
    will, strength = (1, 1, 1), (1,)
    ours = dice if spell == "flesh-ward" else NO_DICE
    mind = dice if spell == "instill-bravery" else NO_DICE
    return t.script("test", *will, *mind, *strength, *ours).script("backs", *[f"{spell}-back-{back}"] * bool(back))


def test_flesh_ward_prevents_two_of_a_loss_anywhere() -> None:
    t = ward("flesh-ward", 2, 6, 1, 1).answer("0 prevent-with:flesh-ward-1")
    assert points(t, SILAS) == (7, 2)
    assert (points(t), t.cards(AKACHI)) == ((5, 7), ["flesh-ward"])
    assert t.asked() == "0 scene-ends"


def test_who_may_ward_a_loss_off_reads_how_likely_that_is() -> None:
    seen = ward("flesh-ward", 0, improved=1).begin().preview("prevent-with:flesh-ward-1", 0)
    assert seen is not None
    assert [(odds.label, odds.share) for odds in seen.odds] == [("passed", 0.802)]  # 4 dice


def test_instill_bravery_prevents_two_of_a_loss_anywhere() -> None:
    t = ward("instill-bravery", 2, 6, 1, 1).answer("0 prevent-with:instill-bravery-1")
    assert points(t, SILAS) == (5, 4)
    assert (points(t), t.cards(AKACHI)) == ((5, 7), ["instill-bravery"])
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(
    ("spell", "price", "spared"), [("flesh-ward", (5, 6), (7, 2)), ("instill-bravery", (4, 7), (5, 4))]
)
def test_a_ward_costs_one_of_the_other_kind(spell: str, price: tuple[int, int], spared: tuple[int, int]) -> None:
    t = ward(spell, 1, 6, 1, 1).answer(f"0 prevent-with:{spell}-1")
    assert (points(t), points(t, SILAS)) == (price, spared)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize("spell", ["flesh-ward", "instill-bravery"])
@pytest.mark.parametrize(("die", "stays"), [(3, False), (4, True)])
def test_a_ward_that_fails_is_lost_unless_a_4_was_rolled(spell: str, die: int, stays: bool) -> None:
    t = ward(spell, 1, 1, 1, die).answer(f"0 prevent-with:{spell}-1")
    assert (points(t, SILAS), points(t)) == ((5, 2), (5, 7))
    assert t.cards(AKACHI) == [spell] * stays
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(
    ("spell", "condition", "worse"),
    [("flesh-ward", "internal-injury", (4, 2)), ("instill-bravery", "hallucinations", (5, 1))],
)
def test_a_ward_that_fails_may_hurt_whom_it_should_save(spell: str, condition: str, worse: tuple[int, int]) -> None:
    t = ward(spell, 2, 1, 1, 1).answer(f"0 prevent-with:{spell}-1", f"1 gain-condition:{condition}")
    assert (t.cards(SILAS), points(t, SILAS)) == ([condition], (5, 2))
    assert t.asked() == "0 scene-ends"
    t = ward(spell, 2, 1, 1, 1).answer(f"0 prevent-with:{spell}-1", "1 decline")
    assert (t.cards(SILAS), points(t, SILAS)) == ([], worse)
    assert t.asked() == "0 scene-ends"


def test_a_ward_of_three_successes_prevents_as_much_as_the_result() -> None:
    t = ward("flesh-ward", 2, 6, 6, 6).answer("0 prevent-with:flesh-ward-1")
    assert points(t, SILAS) == (8, 2)
    assert t.asked() == "0 scene-ends"


def test_bravery_of_three_successes_prevents_as_much_as_the_result() -> None:
    t = scene("eldritch").investigator(AKACHI, "space-15", cards=["instill-bravery"], sanity=7)
    t.script("test", 1, 1, 1, 1, 6, 6, 6).script("backs", "instill-bravery-back-2")
    t.monster("star-spawn", "space-15").at("encounter").halt("mythos")  # horror 3, Will −1, damage 3
    t.script("test", 1).s.investigators[0].improved[4] = 1
    t.answer("prevent-with:instill-bravery-1")
    assert points(t) == (2, 7)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("spell", "left"), [("flesh-ward", (5, 6)), ("instill-bravery", (4, 7))])
def test_a_ward_saves_from_one_kind_of_a_loss_of_both(spell: str, left: tuple[int, int]) -> None:
    """Akachi fails a test in San Francisco: 1 Health and 1 Sanity."""
    t = akachi(spell, 2, 1, 1, 1, 6, 1, 1, seats=1, improved={"observation": 2}).at("encounter").halt("mythos")
    t.who(AKACHI).space = "san-francisco"
    t.script("america", "america-06").answer("visit:america", f"prevent-with:{spell}-1")
    assert points(t) == left
    assert t.asked() == "0 scene-ends"


def test_a_ward_may_be_kept_for_later_and_serves_once_in_a_round() -> None:
    t = ward("flesh-ward", 0).answer("0 pass")
    assert (points(t, SILAS), t.cards(AKACHI)) == ((5, 2), ["flesh-ward"])
    assert t.asked() == "0 scene-ends"
    t = ward("flesh-ward", 0)
    t.who(AKACHI).used.append("flesh-ward-1")
    assert t.asked() == "0 scene-ends"


def test_a_ward_is_marked_as_used_in_this_round() -> None:
    t = ward("flesh-ward", 2, 6, 1, 1).answer("0 prevent-with:flesh-ward-1")
    assert t.who(AKACHI).used == ["flesh-ward-1"]
    assert t.asked() == "0 scene-ends"


# ---- Mists of Releh ----------------------------------------------------------------------------------------------


def mists(back: int, *dice: int) -> EldritchScene:
    """From a lloigor, which costs 3 Health if it has to be fought."""
    t = akachi("mists-of-releh", back, *dice, seats=1).monster("lloigor", "sydney").at("encounter").halt("mythos")
    return t.answer("evade-with:mists-of-releh-1")


@pytest.mark.parametrize(
    ("back", "dice", "left"), [(1, (6, 1, 1), (4, 6)), (1, (6, 6, 1), (5, 7)), (2, (6, 1, 1), (5, 6))]
)
def test_mists_of_releh_hide_from_monsters(back: int, dice: tuple[int, ...], left: tuple[int, int]) -> None:
    t = mists(back, *dice)
    assert points(t) == left
    assert t.asked() == "0 which-encounter"


def test_mists_of_releh_that_fail_hurt_and_the_monsters_must_be_fought() -> None:
    t = mists(1, 1, 1, 1, 6, 6, 1, 1, 1)
    assert points(t) == (1, 6)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(
    ("answer", "cards"), [("gain-condition:hallucinations", ["mists-of-releh", "hallucinations"]), ("decline", [])]
)
def test_mists_of_releh_that_fail_madden_or_are_lost(answer: str, cards: list[str]) -> None:
    t = mists(2, 1, 1, 1, 6, 6, 1, 1, 1).answer(answer)
    assert (t.cards(AKACHI), points(t)) == (cards, (2, 7))
    assert t.asked() == "0 scene-ends"


# ---- Plumb the Void ----------------------------------------------------------------------------------------------


def plumb(back: int, *dice: int, improved: int = 0) -> EldritchScene:
    t = akachi("plumb-the-void", back, *dice, improved={"lore": improved})
    return t.answer("use-on:plumb-the-void-1:silas-marsh")


@pytest.mark.parametrize(("answer", "space"), [("1 to:rome", "rome"), ("1 stay", "sydney")])
def test_plumb_the_void_lets_somebody_move_anywhere(answer: str, space: str) -> None:
    t = plumb(2, 6, 6).answer(answer)
    assert (t.who(SILAS).space, points(t), t.cards(AKACHI)) == (space, (5, 7), ["plumb-the-void"])
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize("second", [1, 6])
def test_plumb_the_void_costs_one_sanity_for_few_successes(second: int) -> None:
    t = plumb(1, 6, second).answer("1 to:rome")
    assert points(t) == (5, 6)
    assert t.s.actions == 1
    assert t.asked() == "0 your-action"


def test_plumb_the_void_of_three_successes_gives_an_action_more() -> None:
    t = plumb(1, 6, 6, 6, improved=1).answer("1 to:rome")
    assert (points(t), t.s.actions) == ((5, 7), 2)
    assert t.asked() == "0 your-action"


def test_plumb_the_void_that_fails_hurts_whom_it_should_move() -> None:
    t = plumb(1, 1, 1)
    assert (points(t, SILAS), t.who(SILAS).space, points(t)) == ((5, 4), "sydney", (5, 7))
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("answer", "cards"), [("gain-condition:amnesia", ["plumb-the-void", "amnesia"]), ("decline", [])]
)
@pytest.mark.parametrize("dice", [(1, 1), (6, 1)])
def test_plumb_the_void_of_one_success_or_none_is_forgotten(
    dice: tuple[int, int], answer: str, cards: list[str]
) -> None:
    t = plumb(2, *dice).answer(*["1 stay"] * dice.count(6), answer)
    assert t.cards(AKACHI) == cards
    assert t.asked() == "0 your-action"


# ---- Shriveling --------------------------------------------------------------------------------------------------


def shrivel(back: int, *dice: int) -> EldritchScene:
    """On a lloigor (toughness 4); another one of its kin, a gug (4), is there too."""
    t = akachi("shriveling", back, *dice, seats=1).monster("lloigor", "sydney").monster("gug", "sydney")
    return t.answer("use-on:shriveling-1:lloigor")


def lost(t: EldritchScene) -> dict[str, int]:
    return {monster.kind.key: monster.lost for monster in t.s.monsters}


@pytest.mark.parametrize(
    ("dice", "answers", "hurt", "sanity", "stays"),
    [
        ((1, 1, 1), ["suffer:0:2"], 0, 5, True),
        ((6, 1, 1), ["decline"], 2, 7, False),
        ((6, 6, 1), [], 2, 7, True),
        ((6, 6, 6), [], 3, 7, True),
    ],
)
def test_shriveling_hurts_by_the_result_or_costs_the_mind(
    dice: tuple[int, ...], answers: list[str], hurt: int, sanity: int, stays: bool
) -> None:
    t = shrivel(1, *dice).answer(*answers)
    assert lost(t) == {"lloigor": hurt, "gug": 0}
    assert (points(t), t.cards(AKACHI)) == ((5, sanity), ["shriveling"] * stays)
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("dice", "hurt", "also", "left"), [((1, 1, 1), 0, 0, (3, 7)), ((6, 1, 1), 2, 0, (5, 6)), ((6, 6, 1), 2, 2, (5, 7))]
)
def test_shriveling_may_spread(dice: tuple[int, ...], hurt: int, also: int, left: tuple[int, int]) -> None:
    t = shrivel(2, *dice)
    assert lost(t) == {"lloigor": hurt, "gug": also}
    assert points(t) == left
    assert t.asked() == "0 your-action"


def test_shriveling_needs_a_monster() -> None:
    t = akachi("shriveling", 0, seats=1).monster("lloigor", "rome")
    assert t.refusal("use-on:shriveling-1") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


# ---- Wither ------------------------------------------------------------------------------------------------------


def wither(back: int, lore: tuple[int, ...], strength: tuple[int, ...]) -> EldritchScene:
    """Against a lloigor (Strength −2, damage 3). Akachi's Strength is 2, so one die without the Spell."""
    t = akachi("wither", back, 6, 6, 1, 1, *lore, *strength, seats=1)
    return t.monster("lloigor", "sydney").at("encounter").halt("mythos")


def test_wither_may_be_left_alone() -> None:
    t = wither(0, (), (6,)).answer("no")
    assert (lost(t), points(t)) == ({"lloigor": 1}, (3, 7))
    assert t.asked() == "0 scene-ends"


def test_wither_gives_three_more_strength_in_this_fight() -> None:
    t = wither(2, (6, 1, 1), (6, 6, 1)).answer("yes")
    assert (lost(t), points(t)) == ({"lloigor": 2}, (4, 6))
    assert t.asked() == "0 scene-ends"


def test_wither_of_two_successes_gives_five_for_one_sanity() -> None:
    t = wither(1, (6, 6, 1), (6, 6, 6, 1, 1)).answer("yes")
    assert (lost(t), points(t)) == ({"lloigor": 3}, (5, 6))
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("answer", "sanity", "stays"), [("suffer:0:2", 5, True), ("decline", 7, False)])
@pytest.mark.parametrize(("lore", "strength"), [((1, 1, 1), (6,)), ((6, 1, 1), (6, 1, 1))])
def test_wither_of_one_success_or_none_costs_the_mind_or_is_lost(
    lore: tuple[int, ...], strength: tuple[int, ...], answer: str, sanity: int, stays: bool
) -> None:
    t = wither(1, lore, strength).answer("yes", answer)
    assert (lost(t), points(t), t.cards(AKACHI)) == ({"lloigor": 1}, (3, sanity), ["wither"] * stays)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(
    ("answer", "cards"), [("gain-condition:internal-injury", ["wither", "internal-injury"]), ("decline", [])]
)
def test_wither_that_fails_injures_or_is_lost(answer: str, cards: list[str]) -> None:
    t = wither(2, (1, 1, 1), (6,)).answer("yes", answer)
    assert t.cards(AKACHI) == cards
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-REROLL-02")
def test_wither_of_two_successes_may_reroll_a_die_of_the_strength_test_once() -> None:
    t = wither(2, (6, 6, 1), (6, 1, 1, 6)).answer("yes", "reroll:strength")
    assert (lost(t), points(t)) == ({"lloigor": 2}, (4, 7))
    assert t.asked() == "0 scene-ends"


def test_the_strength_of_wither_is_a_bonus_and_only_the_best_counts() -> None:
    t = akachi("wither", 2, 6, 6, 1, 1, 6, 1, 1, 6, 6, 6, 1, seats=1, cards=["double-barreled-shotgun"])
    t.monster("lloigor", "sydney").at("encounter").halt("mythos").answer("yes")  # 2 + 4 − 2 dice
    assert lost(t) == {}  # each 6 counts twice
    assert t.asked() == "0 which-encounter"


# ---- what all Spells share -------------------------------------------------------------------------------------


@pytest.mark.rule("EH-SPELL-01", "EH-SPELL-02")
def test_nobody_knows_the_back_of_a_spell_before_it_is_turned() -> None:
    t = akachi("shriveling", 1, 6, 6, 1).monster("lloigor", "sydney")
    t.begin()
    assert t.card(AKACHI, "shriveling").back is None
    assert [view.back for view in t.sees(0).investigators[0].cards] == [""]
    t.answer("use-on:shriveling-1:lloigor")
    assert [[view.back for view in t.sees(seat).investigators[0].cards] for seat in (0, 1)] == [
        ["shriveling-back-1"]
    ] * 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-SPELL-01")
def test_two_copies_of_a_spell_have_different_backs() -> None:
    t = scene("eldritch", seats=2).investigator(AKACHI, "sydney", cards=["shriveling"])
    t.investigator(SILAS, cards=["shriveling"]).known_back(SILAS, "shriveling", 1).monster("lloigor", "sydney")
    t.script("test", 6, 1, 1).script("backs", "shriveling-back-2").answer("use-on:shriveling-1:lloigor")
    assert points(t) == (5, 6)
    assert t.asked() == "0 your-action"


def test_a_back_that_everybody_knows_stays_as_it_is() -> None:
    t = akachi("shriveling", 0, 6, 6, 1).known_back(AKACHI, "shriveling", 2)
    t.monster("lloigor", "sydney").monster("gug", "sydney").answer("use-on:shriveling-1:lloigor")
    assert lost(t) == {"lloigor": 2, "gug": 2}
    assert t.asked() == "0 your-action"


def test_a_spell_says_what_casting_it_does_and_on_whom() -> None:
    t = akachi("feed-the-mind", 0)
    assert t.asked() == "0 your-action"
    assert t.game is not None
    said = words("en", "eldritch")
    assert said.label("use-on", ("feed-the-mind-1", AKACHI), (AKACHI,)) == "Use Feed the Mind’s ability on you"
    found = t.game.preview("use-on:feed-the-mind-1:silas-marsh")
    assert found is not None
    assert said.note(found.notes[0]).startswith("Action: choose an investigator on your space")


@pytest.mark.rule("EH-COMPACT-02", "EH-COMPACT-03")
def test_a_spell_is_an_action_once_in_a_round() -> None:
    t = akachi("shriveling", 1, 6, 6, 1, cards=["feed-the-mind"]).monster("lloigor", "sydney")
    t.answer("use-on:shriveling-1:lloigor")
    assert t.refusal("use-on:shriveling-1") == "EH-ACTION-05"
    assert t.offers("use-on:feed-the-mind-1:silas-marsh")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TEST-02")
def test_what_helps_with_spells_helps_with_the_test_on_their_front() -> None:
    t = akachi("shriveling", 1, 6, 6, 6, 6, cards=["arcane-manuscripts"], seats=1).monster("lloigor", "sydney")
    t.answer("use-on:shriveling-1:lloigor")
    assert lost(t) == {}
    assert t.asked() == "0 your-action"


def test_a_weapon_does_not_help_with_a_spell_in_combat() -> None:
    t = akachi("wither", 2, 6, 6, 1, 1, 1, 1, 1, 6, 1, seats=1, cards=["38-revolver"])
    t.monster("lloigor", "sydney").at("encounter").halt("mythos").answer("yes", "decline")  # 2 + 2 − 2 dice
    assert t.asked() == "0 scene-ends"


def test_an_action_gained_out_of_turn_is_performed_at_once() -> None:
    """It is Akachi's turn: what Silas gains by an action of his own is not hers."""
    t = scene("eldritch", seats=2).investigator(AKACHI, "sydney")
    t.investigator(SILAS, cards=["plumb-the-void", "arcane-manuscripts"], improved={"lore": 2})
    t.s.then(extra_action(t.s.investigators[1]))
    t.script("test", 6, 6, 6).script("backs", "plumb-the-void-back-1")
    t.answer("1 use-on:plumb-the-void-1:silas-marsh", "1 stay")
    assert t.s.actions == 2
    assert t.asked() == "1 extra-action"


def test_what_is_chosen_for_a_spell_may_be_oneself() -> None:
    t = akachi("feed-the-mind", 2, 6, 1, seats=1).answer("use-on:feed-the-mind-1:akachi-onyele", "improve:will")
    assert (t.who(AKACHI).skill("will"), points(t)) == (5, (5, 6))
    assert t.asked() == "0 your-action"


def test_who_falls_by_a_spell_is_gone() -> None:
    """The Void takes 3 Health of Akachi herself, who has no more."""
    t = akachi("plumb-the-void", 1, 1, 1, health=3).answer("use-on:plumb-the-void-1:akachi-onyele")
    assert t.who(AKACHI).gone
    assert t.asked() == "1 your-action"


def test_the_odds_of_a_spell_are_told_before_it_is_cast() -> None:
    """Lore 3, and 1 for the manuscripts: four dice, each a success one time in three."""
    t = akachi("shriveling", 0, cards=["arcane-manuscripts"], seats=1).monster("lloigor", "sydney")
    preview = t.begin().preview("use-on:shriveling-1:lloigor")
    assert preview is not None
    assert [odds.share for odds in preview.odds] == [0.802]
    assert t.begin().preview("end-turn") is None
    assert t.asked() == "0 your-action"


def test_the_odds_of_wither_are_told_too() -> None:
    t = wither(0, (), ())
    preview = t.begin().preview("yes")
    assert preview is not None
    assert [odds.share for odds in preview.odds] == [0.704]  # three dice
    assert t.begin().preview("no") is None
    assert t.asked() == "0 cast-in-combat"

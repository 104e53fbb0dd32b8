"""The 12 investigators: the action and the other ability on each sheet, and what finding them defeated brings."""

from __future__ import annotations

import pytest

from seance.engine import Note
from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.rules.printed import INVESTIGATORS
from seance.server.words import words
from seance.testing import scene

AKACHI, CHARLIE, DIANA, JACQUELINE = "akachi-onyele", "charlie-kane", "diana-stanley", "jacqueline-fine"
JIM, LEO, LILY, LOLA = "jim-culver", "leo-anderson", "lily-chen", "lola-hayes"
MARK, NORMAN, SILAS, TRISH = "mark-harrigan", "norman-withers", "silas-marsh", "trish-scarborough"


def alone(key: str, space: str = "", **more: object) -> EldritchScene:
    t = scene("eldritch")
    assert isinstance(t, EldritchScene)
    return t.investigator(key, space, **more)  # type: ignore[arg-type]


def together(key: str, other: str, space: str = "sydney", there: str = "", **more: object) -> EldritchScene:
    """Two of them, on one space unless another is named for the second."""
    t = scene("eldritch", seats=2)
    assert isinstance(t, EldritchScene)
    return t.investigator(key, space, **more).investigator(other, there or space)  # type: ignore[arg-type]


def points(t: EldritchScene, key: str) -> tuple[int, int]:
    return t.who(key).health, t.who(key).sanity


# ---- Akachi Onyele -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "space"), [("to:rome", "rome"), ("to:tokyo", "tokyo"), ("stay", "london")])
def test_akachi_who_closes_a_gate_may_go_on_to_a_clue_or_a_gate(answer: str, space: str) -> None:
    t = alone(AKACHI, "london").gate("london", "tokyo").clue("rome").at("encounter").halt("mythos")
    t.script("other-world", "other-world-03").script("test", 6, 1).answer("enter:gate-london")
    assert t.options() == ["stay", "to:rome", "to:tokyo"]
    t.script("test", 1, 1, 1, 1).answer(answer)
    assert t.who(AKACHI).space == space
    assert t.asked() == "0 scene-ends"


def test_nobody_else_goes_on_when_a_gate_is_closed() -> None:
    t = together(AKACHI, LEO, "rome", "london").gate("london", "tokyo").at("encounter", turn=1)
    t.s.queue = [1]
    t.halt("mythos").script("other-world", "other-world-03").script("test", 6, 1, 1, 1).answer("enter:gate-london")
    assert (t.gates(), t.who(AKACHI).space, t.who(LEO).space) == (["tokyo"], "rome", "london")
    assert t.asked() == "0 scene-ends"


def test_akachi_needs_a_gate_in_the_stack_to_look_at() -> None:
    t = alone(AKACHI).gate_stack()
    assert t.refusal("look:akachi-onyele") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


# ---- Charlie Kane --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-COMPACT-01", "EH-COMPACT-02")
def test_charlie_lets_another_act_at_once() -> None:
    t = together(CHARLIE, LEO, "rome", "sydney").answer("use-on:charlie-kane:leo-anderson")
    assert t.asked() == "1 extra-action"
    t.answer("travel:space-3")
    assert (t.who(LEO).space, t.s.actions) == ("space-3", 1)
    assert t.refusal("use-on:charlie-kane") == "EH-ACTION-05"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-ACTION-05")
def test_what_somebody_did_by_charlies_grace_is_done_for_this_round() -> None:
    t = together(CHARLIE, LEO, "rome", "sydney")
    t.answer("use-on:charlie-kane:leo-anderson", "travel:space-3", "end-turn")
    assert t.refusal("travel") == "EH-ACTION-05"
    assert t.asked() == "1 your-action"


@pytest.mark.rule("EH-DELAY-01")
def test_charlie_cannot_help_somebody_who_is_delayed() -> None:
    t = scene("eldritch", seats=2).investigator(CHARLIE).investigator(LEO, delayed=True)
    assert t.refusal("use-on:charlie-kane") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


def test_charlie_may_buy_for_others() -> None:
    t = together(CHARLIE, LEO, "san-francisco", "sydney").reserve("axe", "bandages", "kerosene", "whiskey")
    t.script("test", 6, 6, 6, 1).script("assets", "holy-water", "dynamite").answer("acquire", "no", "buy:axe")
    t.answer("give-to:leo-anderson", "buy:bandages", "give-to:charlie-kane")
    assert (t.cards(LEO), t.cards(CHARLIE)) == (["axe"], ["bandages"])
    assert t.asked() == "0 your-action"


def test_nobody_else_buys_for_others() -> None:
    t = together(LEO, CHARLIE, "san-francisco").reserve("axe", "bandages", "kerosene", "whiskey")
    t.script("test", 6, 6).script("assets", "holy-water").answer("acquire", "no", "buy:axe")
    assert t.cards(LEO) == ["axe"]
    assert t.asked() == "0 your-action"


# ---- Diana Stanley -------------------------------------------------------------------------------------------------


def test_diana_turns_a_cultist_against_every_monster_on_her_space() -> None:
    t = alone(DIANA, "sydney").monster("cultist", "sydney").monster("gug", "sydney")
    t.monster("lloigor", "sydney").monster("epic-tick-tock-men", "sydney").monster("ghoul", "rome")
    t.answer("act:diana-stanley", "discard-monsters-here")
    assert (t.monsters_on("sydney"), t.monsters_on("rome")) == (["epic-tick-tock-men"], ["ghoul"])
    assert t.asked() == "0 your-action"


def test_diana_sends_a_cultist_away() -> None:
    t = alone(DIANA, "sydney").monster("cultist", "sydney").monster("gug", "sydney")
    t.answer("act:diana-stanley", "move-that-cultist")
    assert not t.offers("to:sydney")
    t.answer("to:rome")
    assert (t.monsters_on("sydney"), t.monsters_on("rome")) == (["gug"], ["cultist"])
    assert t.asked() == "0 your-action"


def test_diana_needs_a_cultist() -> None:
    t = alone(DIANA, "sydney").monster("gug", "sydney").monster("cultist", "rome")
    assert t.refusal("act:diana-stanley") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


def test_no_monster_frightens_diana_for_more_than_one() -> None:
    t = alone(DIANA, "sydney").monster("lloigor", "sydney").at("encounter").halt("mythos")
    t.script("test", 1, 6).begin()  # Will 1, horror 2; Strength 3 − 2, damage 3
    assert points(t, DIANA) == (5, 4)
    assert t.asked() == "0 scene-ends"


# ---- Jacqueline Fine -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-TRADE-01", "EH-TRADE-02")
def test_jacqueline_trades_clues_with_anybody_anywhere() -> None:
    t = scene("eldritch", seats=2).investigator(JACQUELINE, "rome", clues=2, cards=["axe"])
    t.investigator(LEO, "sydney", clues=1, cards=["whiskey"])
    mine, his = t.who(JACQUELINE).clues[0].key, t.who(LEO).clues[0].key
    t.answer("use-on:jacqueline-fine:leo-anderson")
    assert not t.offers("give:axe")
    t.answer([f"give:{mine}"])
    assert not t.offers("take:whiskey")
    t.answer([f"take:{his}"])
    assert t.game.ask_of(1).notes[-1] == Note("from-afar", (JACQUELINE,))
    t.answer("1 agree")
    assert his in [clue.key for clue in t.who(JACQUELINE).clues]
    assert [clue.key for clue in t.who(LEO).clues] == [mine]
    assert t.asked() == "0 your-action"


def test_jacqueline_has_nobody_to_trade_with_if_there_are_no_clues() -> None:
    t = together(JACQUELINE, LEO)
    assert t.refusal("use-on:jacqueline-fine") == "EH-TRADE-01"
    assert t.asked() == "0 your-action"


def gaining(condition: str) -> EldritchScene:
    """Leo gains a Condition in London (europe-04 for a Debt) or on the sea (general-07: a Back Injury)."""
    place = "london" if condition == "debt" else "space-8"
    return together(JACQUELINE, LEO, "rome", place).at("encounter", turn=1)


def test_jacqueline_does_not_look_at_what_is_common() -> None:
    t = gaining("debt").script("europe", "europe-04").script("clues", "clue-rome", "clue-tokyo")
    t.answer("visit:europe", "gain-condition:debt")
    assert t.cards(LEO) == ["debt"]
    assert t.asked() == "0 which-encounter"


def test_jacqueline_looks_once_in_a_round_and_only_if_she_likes() -> None:
    t = gaining("back-injury").script("general", "general-07").answer("no")
    assert (t.card(LEO, "back-injury").back, t.who(JACQUELINE).used) == (None, [])
    assert t.asked() == "0 which-encounter"
    t = gaining("back-injury").script("general", "general-07")
    t.who(JACQUELINE).used.append(JACQUELINE)
    assert t.asked() == "0 which-encounter"


def test_jacqueline_does_not_look_at_her_own_backs() -> None:
    t = together(JACQUELINE, LEO, "space-8", "rome").at("encounter").script("general", "general-07")
    assert t.asked() == "1 which-encounter"
    assert t.cards(JACQUELINE) == ["back-injury"]


# ---- Jim Culver ----------------------------------------------------------------------------------------------------


def test_jim_plays_for_everybody_on_his_space() -> None:
    t = scene("eldritch", seats=3).investigator(JIM, "sydney", sanity=3).investigator(LEO, "sydney", sanity=2)
    t.investigator(LILY, "rome", sanity=2).answer("act:jim-culver")
    assert [who.sanity for who in t.s.investigators] == [4, 3, 2]
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("space", "more"), [("sydney", 1), ("rome", 0)])
def test_jim_gives_a_die_for_the_tests_on_monsters(space: str, more: int) -> None:
    t = together(LEO, JIM, "sydney", space).monster("lloigor", "sydney").at("encounter")
    t.s.queue = [0]
    t.halt("mythos").script("test", *[6] * (3 + more), *[6] * (1 + more)).begin()
    assert t.s.monsters[0].lost == 1 + more
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMBAT-12")
def test_jim_gives_no_die_for_a_spell_in_combat_nor_outside_of_it() -> None:
    t = alone(JIM, "sydney", cards=["wither"]).monster("lloigor", "sydney").at("encounter").halt("mythos")
    t.script("test", 6, 6, 1, 1, 1, 1, 1, 6).script("backs", "wither-back-2")  # Lore 3, then Strength 2 − 2 and 1
    t.answer("yes", "decline")
    assert t.asked() == "0 scene-ends"
    t = alone(JIM, "space-8").at("encounter").halt("mythos").script("general", "general-10").script("test", 1, 6)
    assert t.asked() == "0 scene-ends"


# ---- Leo Anderson --------------------------------------------------------------------------------------------------


def test_leo_finds_an_ally_in_the_reserve_or_among_the_discards() -> None:
    t = alone(LEO, "space-8").reserve("axe", "hired-muscle", "kerosene", "whiskey").monster("gug", "space-8")
    pile = next(card for card in t.s.assets.rest if card.key == "arcane-scholar")
    t.s.assets.rest.remove(pile)
    t.s.assets.discard.append(pile)
    t.script("test", 6, 1).answer("act:leo-anderson")
    assert t.options() == ["gain-from-reserve:hired-muscle", "gain-from-pile:arcane-scholar"]
    t.answer("gain-from-pile:arcane-scholar")
    assert (t.cards(LEO), t.s.assets.discard, len(t.s.reserve)) == (["arcane-scholar"], [], 4)
    assert t.asked() == "0 your-action"


def test_the_reserve_is_filled_up_when_leo_takes_an_ally_from_it() -> None:
    t = alone(LEO).reserve("axe", "hired-muscle", "kerosene", "whiskey").script("test", 6, 1)
    t.script("assets", "bandages").answer("act:leo-anderson")
    assert t.cards(LEO) == ["hired-muscle"]
    assert [card.key for card in t.s.reserve] == ["axe", "kerosene", "whiskey", "bandages"]
    assert t.asked() == "0 your-action"


def test_the_odds_of_finding_somebody_are_told() -> None:
    t = alone(LEO).reserve("witch-doctor")
    preview = t.begin().preview("act:leo-anderson")
    assert preview is not None
    assert [odds.share for odds in preview.odds] == [0.556]  # two dice
    assert t.asked() == "0 your-action"


def test_leo_may_find_nobody() -> None:
    t = alone(LEO).reserve("axe", "hired-muscle", "kerosene", "whiskey").script("test", 1, 1).answer("act:leo-anderson")
    assert t.cards(LEO) == []
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("guide", "space", "card", "dice"),
    [
        (LEO, "space-4", "general-10", 4),  # wilderness: Strength 3 and 1
        (LEO, "space-8", "general-10", 3),
        (SILAS, "space-8", "general-10", 4),  # sea
        (SILAS, "space-4", "general-10", 3),
    ],
)
def test_leo_in_the_wilderness_and_silas_at_sea_give_a_die(guide: str, space: str, card: str, dice: int) -> None:
    t = alone(guide, space).at("encounter").halt("mythos").script("general", card)
    t.script("test", *[6] * dice)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("space", "dice"), [("space-8", 5), ("rome", 4)])
def test_the_die_of_silas_is_for_everybody_on_his_space(space: str, dice: int) -> None:
    t = together(LILY, SILAS, "space-8", space).at("encounter").halt("mythos").script("general", "general-10")
    t.s.queue = [0]
    t.script("test", *[6] * dice)
    assert t.asked() == "0 scene-ends"


# ---- Lily Chen -----------------------------------------------------------------------------------------------------


def test_lily_exchanges_health_and_sanity() -> None:
    t = alone(LILY, health=6, sanity=3).answer("act:lily-chen")
    assert t.options() == ["exchange:health:1", "exchange:health:2", "exchange:health:3"]
    t.answer("exchange:health:2")
    assert points(t, LILY) == (4, 5)
    t = alone(LILY, health=2, sanity=3).answer("act:lily-chen")
    assert t.options() == ["exchange:health:1", "exchange:sanity:1", "exchange:sanity:2"]  # never the last
    t.answer("exchange:sanity:2")
    assert points(t, LILY) == (4, 1)
    assert t.asked() == "0 your-action"


def test_lily_has_nothing_to_exchange_for_when_she_is_well() -> None:
    t = alone(LILY)
    assert t.refusal("act:lily-chen") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-IMPR-01", "EH-IMPR-02")
@pytest.mark.parametrize(("answer", "better"), [("yes", 2), ("no", 1)])
def test_lily_may_improve_a_skill_once_more(answer: str, better: int) -> None:
    t = alone(LILY, "space-4").at("encounter").halt("mythos").script("general", "general-09")
    t.script("test", 6, 1, 1, 1).answer(answer)
    assert t.who(LILY).improvement("will") == better
    assert t.asked() == "0 scene-ends"


def test_lily_improves_no_skill_beyond_two_and_others_only_once() -> None:
    t = alone(LILY, "space-4", improved={"will": 1}).at("encounter").halt("mythos").script("general", "general-09")
    assert t.script("test", 6, 1, 1, 1).asked() == "0 scene-ends"
    assert t.who(LILY).improvement("will") == 2
    t = together(MARK, LILY, "space-4").at("encounter").halt("mythos").script("general", "general-09")
    t.s.queue = [0]
    assert t.script("test", 6, 1, 1, 1).asked() == "0 scene-ends"
    assert t.who(MARK).improvement("will") == 1


# ---- Lola Hayes ----------------------------------------------------------------------------------------------------


def test_lola_turns_improvements_into_others() -> None:
    t = alone(LOLA, improved={"lore": 2, "will": 1}).answer("act:lola-hayes")
    assert t.options() == ["spend-improvement:lore:1", "spend-improvement:lore:2", "spend-improvement:will:1"]
    t.answer(["spend-improvement:lore:1", "spend-improvement:will:1"], "improve:strength", "improve:strength")
    assert t.who(LOLA).improved == [1, 0, 0, 2, 0]
    assert t.asked() == "0 your-action"
    t = alone(LOLA, improved={"lore": 2}).answer("act:lola-hayes", [])
    assert t.who(LOLA).improved == [2, 0, 0, 0, 0]
    assert t.asked() == "0 your-action"


def test_lola_needs_an_improvement() -> None:
    t = alone(LOLA)
    assert t.refusal("act:lola-hayes") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


def test_lola_lends_a_die_once_in_a_round_before_the_roll() -> None:
    t = together(LEO, LOLA).reserve("cat-burglar", "bandages", "kerosene", "whiskey").answer("acquire")
    assert t.asked() == "0 one-more-die"
    t.script("test", 1, 1, 6).answer("yes")
    assert t.happened("tested", who=LEO, rolled=[1, 1, 6])
    t.script("assets", "dynamite").answer("no", "buy:bandages")
    assert t.who(LOLA).used == [LOLA]
    t.script("test", 1, 1).answer("act:leo-anderson")  # no second time
    assert t.asked() == "1 your-action"


def test_lola_keeps_her_die_if_it_is_not_wanted_and_helps_nobody_elsewhere() -> None:
    t = together(LEO, LOLA).reserve("cat-burglar").script("test", 1, 1).answer("act:leo-anderson", "no")
    assert t.who(LOLA).used == []
    assert t.asked() == "0 your-action"
    t = together(LEO, LOLA, "rome", "sydney").reserve("cat-burglar").script("test", 1, 1).answer("act:leo-anderson")
    assert t.asked() == "0 your-action"


# ---- Mark Harrigan -------------------------------------------------------------------------------------------------


def test_mark_fights_a_monster_hand_to_hand() -> None:
    t = alone(MARK, "sydney").monster("lloigor", "sydney").monster("gug", "sydney")
    t.answer("act:mark-harrigan", "monster:gug:sydney")
    assert (points(t, MARK), [monster.lost for monster in t.s.monsters]) == ((7, 4), [0, 1])
    assert t.asked() == "0 your-action"


def test_mark_and_the_monster_may_fall_together() -> None:
    t = together(MARK, LEO, "sydney", health=1).monster("ghoul", "sydney").answer("act:mark-harrigan")
    assert (t.who(MARK).gone, t.s.monsters) == (True, [])
    assert t.asked() == "1 your-action"


def test_mark_needs_a_monster() -> None:
    t = alone(MARK, "sydney").monster("gug", "rome")
    assert t.refusal("act:mark-harrigan") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


def test_mark_is_neither_delayed_nor_detained() -> None:
    t = alone(MARK, "space-8").at("encounter").halt("mythos").script("general", "general-10").script("test", *[1] * 4)
    assert t.asked() == "0 scene-ends"
    assert not t.who(MARK).delayed
    t = alone(MARK, "san-francisco").at("encounter").halt("mythos").script("america", "america-04")
    t.script("test", *[1] * 4).answer("visit:america")
    assert t.cards(MARK) == []
    assert t.asked() == "0 scene-ends"


def test_mark_is_delayed_if_he_chooses_to() -> None:
    t = alone(MARK, "san-francisco").at("encounter").halt("mythos").script("america", "america-05")
    t.answer("visit:america", "become-delayed", "improve:lore")
    assert t.who(MARK).delayed
    assert t.asked() == "0 scene-ends"


# ---- Norman Withers ------------------------------------------------------------------------------------------------


def test_norman_banishes_a_monster_from_a_gate_for_two_clues() -> None:
    t = alone(NORMAN, clues=2).gate("rome").monster("gug", "rome").monster("ghoul", "rome").monster("ghoul", "sydney")
    t.monster("epic-tick-tock-men", "rome").answer("act:norman-withers", "spend:clue")
    assert t.options() == ["monster:gug:rome", "monster:ghoul-1:rome"]
    t.answer("monster:gug:rome")
    assert (len(t.who(NORMAN).clues), t.monsters_on("rome")) == (0, ["ghoul", "epic-tick-tock-men"])
    assert t.asked() == "0 your-action"


def test_norman_spends_sanity_in_place_of_a_clue_once_in_a_round() -> None:
    t = alone(NORMAN, clues=1).gate("rome").monster("gug", "rome").answer("act:norman-withers")
    assert (len(t.who(NORMAN).clues), points(t, NORMAN), t.monsters_on("rome")) == (0, (5, 6), [])
    assert t.who(NORMAN).used == [NORMAN]
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("clues", "sanity"), [(0, 7), (1, 1)])
def test_norman_cannot_pay_with_his_last_sanity_nor_with_two(clues: int, sanity: int) -> None:
    t = alone(NORMAN, clues=clues, sanity=sanity).gate("rome").monster("gug", "rome")
    assert t.refusal("act:norman-withers") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


def test_norman_needs_a_monster_on_a_gate() -> None:
    t = alone(NORMAN, clues=2).gate("rome").monster("gug", "sydney")
    assert t.refusal("act:norman-withers") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("clues", "cost", "price"), [(0, 0, ["Price: Spend 1 Sanity."]), (1, 1, [])])
def test_norman_is_told_what_a_reroll_takes_from_him(clues: int, cost: int, price: list[str]) -> None:
    t = alone(NORMAN, "space-8", clues=clues).at("encounter").script("general", "general-10").script("test", 1, 1, 6)
    seen = t.begin().preview("reroll:clue")
    assert seen is not None
    assert (seen.cost, [words("en", "eldritch").note(note) for note in seen.notes]) == (cost, price)


@pytest.mark.rule("EH-REROLL-01")
def test_norman_rerolls_for_sanity() -> None:
    t = alone(NORMAN, "space-8").at("encounter").halt("mythos").script("general", "general-10").script("test", 1, 1, 6)
    t.answer("reroll:clue")
    assert (points(t, NORMAN), t.who(NORMAN).delayed) == ((5, 6), False)
    assert t.asked() == "0 scene-ends"


# ---- Silas Marsh ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-COMPACT-03")
def test_silas_sails_and_acts_on() -> None:
    t = alone(SILAS, "sydney", ships=1).answer("act:silas-marsh")
    assert t.options() == ["to:antarctica", "to:space-3", "to:space-18", "to:space-20"]
    t.answer("to:space-18")
    assert (t.who(SILAS).space, t.who(SILAS).ships, t.s.actions) == ("space-18", 1, 2)
    assert t.offers("travel:space-15")
    assert t.refusal("act:silas-marsh") == "EH-ACTION-05"
    assert t.asked() == "0 your-action"


def test_silas_cannot_sail_where_no_ship_goes() -> None:
    t = alone(SILAS, "himalayas")
    assert t.refusal("act:silas-marsh") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-DELAY-01")
def test_silas_who_is_held_up_on_the_way_does_not_act_on() -> None:
    t = scene("eldritch", seats=2, ancient_one="cthulhu").investigator(SILAS).investigator(LEO).eldritch("space-3")
    t.answer("act:silas-marsh", "to:space-3")
    assert (t.who(SILAS).space, t.who(SILAS).sanity, t.who(SILAS).delayed) == ("space-3", 3, True)
    assert t.asked() == "1 your-action"


# ---- Trish Scarborough -----------------------------------------------------------------------------------------------


def test_trish_finds_a_clue_if_she_has_none() -> None:
    t = alone(TRISH).script("clues", "clue-rome").answer("act:trish-scarborough")
    assert len(t.who(TRISH).clues) == 1
    assert t.asked() == "0 your-action"
    t = alone(TRISH, clues=1)
    assert t.refusal("act:trish-scarborough") == "EH-COMPACT-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-REROLL-01", "EH-REROLL-02")
@pytest.mark.parametrize(("space", "dice"), [("space-8", 2), ("rome", 1)])
def test_a_clue_spent_with_trish_rerolls_two_dice(space: str, dice: int) -> None:
    t = scene("eldritch", seats=2).investigator(LEO, "space-8", clues=1).investigator(TRISH, space)
    t.at("encounter").halt("mythos").script("general", "general-10").s.queue = [0]
    t.script("test", 1, 2, 3, *[2, 6][-dice:]).answer("reroll:clue")
    assert t.happened("rerolled", who=LEO, rolled=[2, 6, 3] if dice == 2 else [6, 2, 3])
    assert t.asked() == "0 scene-ends"


# ---- defeated --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-ENCDEF-01", "EH-ENCDEF-02", "EH-ENCDEF-04", "EH-ENCDEF-05")
@pytest.mark.parametrize("key", [key for key in INVESTIGATORS if key != AKACHI])
@pytest.mark.parametrize("mark", ["health", "sanity"])
@pytest.mark.parametrize("die", [6, 1])
def test_finding_a_defeated_investigator_may_retreat_doom(key: str, mark: str, die: int) -> None:
    """Akachi finds them, and tests the skill on the back of their sheet."""
    skill = {
        CHARLIE: ("influence", "influence"), DIANA: ("lore", "influence"), JACQUELINE: ("influence", "lore"),
        JIM: ("influence", "will"), LEO: ("influence", "strength"), LILY: ("strength", "influence"),
        LOLA: ("influence", "influence"), MARK: ("strength", "influence"), NORMAN: ("will", "influence"),
        SILAS: ("observation", "influence"), TRISH: ("influence", "observation"),
    }[key][mark == "sanity"]  # fmt: skip
    t = alone(AKACHI, "rome").fallen(key, "rome", mark).at("encounter", doom=10).halt("mythos")
    dice = INVESTIGATORS[AKACHI].skills[skill]
    t.script("test", *[1] * (dice - 1), die).answer(f"meet:{key}")
    assert t.happened("tested", who=AKACHI, skill=skill)
    assert (t.s.doom, t.s.fallen) == (11 if die == 6 else 10, [])
    assert INVESTIGATORS[key] in t.s.box
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("mark", "skill", "dice"), [("health", "influence", 2), ("sanity", "will", 3)])
def test_finding_akachi_tests_influence_or_will(mark: str, skill: str, dice: int) -> None:
    t = alone(LEO, "rome").fallen(AKACHI, "rome", mark).at("encounter", doom=10).halt("mythos")
    t.script("test", *[6] * dice).answer(f"meet:{AKACHI}")
    assert t.happened("tested", who=LEO, skill=skill)
    assert t.s.doom == 11
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-ENCDEF-03")
def test_who_finds_a_defeated_investigator_takes_what_they_had() -> None:
    t = alone(LEO, "rome", cards=["shriveling"]).at("encounter").halt("mythos")
    t.fallen(LILY, "rome", "health", ["axe", "shriveling", "wither"], clues=2, trains=1)
    t.script("test", 1, 1, 1).answer(f"meet:{LILY}", "done")
    assert t.cards(LEO) == ["shriveling", "axe", "wither"]  # not a second copy
    assert (len(t.who(LEO).clues), t.who(LEO).trains) == (2, 1)
    assert t.asked() == "0 scene-ends"

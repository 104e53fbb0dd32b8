"""Where two rules meet: what is paid together, what leaves play, who falls in the middle, what happens at once."""

from __future__ import annotations

import pytest

import seance
from seance.games.eldritch.cards.effects.helps import MoveUpTo
from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.rules.looks import look_at_gates, order_gates
from seance.games.eldritch.rules.possessions import backs_of, gain_condition
from seance.games.eldritch.rules.printed import ARTIFACTS, ASSETS, CONDITIONS, SPELLS
from seance.testing import scene

SILAS, LEO, LILY, NORMAN = "silas-marsh", "leo-anderson", "lily-chen", "norman-withers"
AKACHI, JACQUELINE, CHARLIE, MARK = "akachi-onyele", "jacqueline-fine", "charlie-kane", "mark-harrigan"
CALM = (6, 6, 1)  # a Will test of 3 dice in which a Mummy or a lloigor frightens nobody


def alone(who: str, space: str = "sydney", ancient_one: str = "azathoth", **more: object) -> EldritchScene:
    t = scene("eldritch", ancient_one=ancient_one)
    assert isinstance(t, EldritchScene)
    return t.investigator(who, space, **more)  # type: ignore[arg-type]


def two(one: str, other: str, ancient_one: str = "azathoth") -> EldritchScene:
    """Both in Sydney."""
    t = scene("eldritch", seats=2, ancient_one=ancient_one)
    assert isinstance(t, EldritchScene)
    return t.investigator(one, "sydney").investigator(other, "sydney")


# ---- what is paid ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-ACQ-03")
def test_a_loan_is_offered_where_two_cards_together_are_too_dear() -> None:
    t = alone(SILAS).reserve("axe", "bandages").script("test", 5, 6, 1)
    t.script("assets", "kerosene", "whiskey").script("assets", "dynamite", "holy-cross").answer("acquire")
    assert t.begin().ask is not None
    assert t.options() == ["no", "yes"]  # 2 successes, and the two are worth 3
    t.answer("yes", "buy:axe", "buy:bandages")
    assert t.cards(SILAS) == ["debt", "axe", "bandages"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-ACQ-03")
def test_no_loan_is_offered_that_could_buy_nothing_more() -> None:
    t = alone(SILAS).reserve("urban-guide", "double-barreled-shotgun").script("test", 1, 2, 1).answer("acquire")
    assert t.asked() == "0 discard-from-reserve"  # the two are worth 4 each: too much even with a loan


@pytest.mark.rule("EH-CLUE-03")
def test_norman_pays_for_the_group_with_his_sanity() -> None:
    t = alone(NORMAN).ongoing("web-between-worlds", eldritch=1).monster("epic-spinner-of-webs", "space-9")
    t.reckoning()
    assert t.asked() == "0 spend-together"  # otherwise the game is lost, and he has no Clue
    assert t.game is not None
    assert [note.key for note in t.game.asks[0].notes] == ["if-you-do-not"]
    t.answer("yes")
    assert t.happened("spent", who=NORMAN, sanity=1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-CLUE-03")
def test_the_silver_key_counts_for_the_group() -> None:
    t = two(LEO, SILAS).ongoing("web-between-worlds", eldritch=1).monster("epic-spinner-of-webs", "space-9")
    t.who(SILAS).cards.append(t.take("the-silver-key"))
    t.reckoning().answer("yes")
    assert t.who(SILAS).used == ["the-silver-key"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-CLUE-03", "EH-CLUE-02")
def test_a_clue_that_was_just_gained_is_spent_last() -> None:
    """It may still be put on the Mystery."""
    t = alone(LEO, "rome", clues=1).mystery("occult-research").clue("rome").at("encounter").halt("mythos")
    t.script("research-azathoth", "research-azathoth-8").script("test", 1, 1, 6)
    t.script("clues", "clue-london").answer("research:clue-rome", "reroll:clue", "put-clue-here")
    assert t.s.mystery is not None
    assert [clue.key for clue in t.s.mystery.clues] == ["clue-rome"]
    assert [clue.key for clue in t.who(LEO).clues] == ["clue-london"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TOK-02")
def test_a_clue_of_the_lodge_researcher_is_not_gained_from_the_research() -> None:
    t = alone(MARK, "rome", "cthulhu", cards=["lodge-researcher"]).mystery("the-stars-are-right").clue("rome")
    t.at("encounter").halt("mythos").script("research-cthulhu", "research-cthulhu-4").script("test", 1)
    t.script("test", 6, 6, 1, 1).script("test", 6, 6, 1).script("clues", "clue-london").answer("research:clue-rome")
    assert t.happened("clue-gained", who=MARK, clue="clue-london")
    assert t.s.mystery is not None
    assert t.s.mystery.clues == ()  # nor is it asked for
    assert t.asked() == "0 scene-ends"


# ---- what leaves play --------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-RUMOR-04", "EH-EPIC-06")
def test_the_epic_monster_of_a_rumor_leaves_with_it() -> None:
    t = alone(LEO).ongoing("lost-knowledge").monster("epic-tick-tock-men", "space-21")
    t.mythos_text("a-proposition").answer("gain-condition:dark-pact")
    assert (t.in_play(), t.s.monsters) == ([], [])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-WIN-02", "EH-FINAL-02")
def test_a_mystery_that_is_unsolved_closes_the_final_mystery() -> None:
    t = (
        alone(LEO, ancient_one="cthulhu")
        .final_mystery()
        .monster("epic-cthulhu", "space-3")
        .mythos_text("all-for-nothing")
    )
    solved = t.s.solved[0].key
    t.script("solved", solved).script("mysteries", solved)
    t.begin()
    assert (t.s.final, len(t.s.solved)) == (False, 2)
    assert t.s.mystery is not None
    assert t.s.mystery.key == solved
    assert not any(monster.kind.key == "epic-cthulhu" for monster in t.s.monsters)
    assert t.happened("final-mystery-closed")


@pytest.mark.rule("EH-MYTHOS-05", "EH-AWAKE-05")
def test_a_sheet_that_is_flipped_in_a_reckoning_reckons_with_its_back() -> None:
    """The die of the Dark Young brings Doom to 0; then Cthulhu is awake and looks for Sanity tokens."""
    t = alone(SILAS, ancient_one="cthulhu").monster("dark-young", "rome").at(doom=1)
    t.who(SILAS).space = "space-3"
    t.reckoning().script("die", 1).s.doom = 1
    assert t.asked() == "0 scene-ends"
    assert t.s.awake
    assert t.s.eldritch == []  # what stands on the front
    assert t.happened("reckoning-of", thing="cthulhu")


@pytest.mark.rule("EH-RUMOR-03", "EH-DEFEAT-10")
def test_the_ancient_ones_return_though_nobody_is_left_to_see_it() -> None:
    t = alone(LEO, gone=True).ongoing("return-of-the-ancient-ones").at(doom=5)
    for kind in ("mummy", "skeleton", "gug"):
        t.monster(kind, "space-19")
    t.cup("ghoul").reckoning().script("cup", "ghoul").begin()
    assert t.result == "lost-azathoth"  # four Monsters: Doom advances to 0


@pytest.mark.rule("EH-GAIN-01")
def test_the_maniac_has_the_axe_of_the_reserve() -> None:
    t = alone(SILAS).monster("maniac", "sydney").reserve("axe", "bandages").at("encounter").halt("which-encounter")
    t.script("test", 6, 1, 1, 1).script("test", 6, 1).script("assets", "kerosene", "whiskey", "dynamite")
    assert t.begin().ask is not None
    assert t.cards(SILAS) == ["axe"]
    assert [card.key for card in t.s.reserve] == ["bandages", "kerosene", "whiskey", "dynamite"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-NEWINV-03")
def test_a_newcomer_finds_the_own_things_in_the_reserve() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(SILAS, gone=True)
    t.reserve("personal-assistant", "bandages", "whiskey", "axe").at("mythos-end")
    t.script("assets", "kerosene").answer("newcomers-first", "choose:charlie-kane")
    assert t.cards(CHARLIE) == ["personal-assistant"]
    assert len(t.s.reserve) == 4
    assert t.asked() == "0 who-leads"


@pytest.mark.rule("EH-GAIN-02")
def test_a_search_in_vain_leaves_the_discard_pile_alone() -> None:
    t = alone(LEO).mythos_text("rally-the-people")
    s = t.s
    allies = [card for card in s.assets.rest if "ally" in card.traits]
    s.assets.rest = [card for card in s.assets.rest if card not in allies]
    s.box += allies
    s.assets.discard = [s.assets.rest.pop()]
    assert t.asked() == "0 scene-ends"
    assert len(t.s.assets.discard) == 1


@pytest.mark.rule("EH-ACTION-05")
def test_what_serves_once_in_a_round_has_served_whoever_has_it_now() -> None:
    t = two(SILAS, LEO).at(turn=1)
    t.who(LEO).cards.append(t.take("lucky-rabbits-foot"))
    t.who(SILAS).used.append("lucky-rabbits-foot")  # and then it was traded
    t.reserve("axe").script("test", 1, 1).answer("acquire")
    assert t.asked() == "1 bank-loan"


@pytest.mark.rule("EH-TRADE-02")
def test_a_card_is_traded_with_its_mark_for_this_round() -> None:
    t = two(SILAS, LEO)
    t.who(SILAS).cards.append(t.take("lucky-rabbits-foot"))
    t.who(SILAS).used.append("lucky-rabbits-foot")
    t.answer("trade:leo-anderson", ["give:lucky-rabbits-foot"], "1 agree")
    assert (t.who(SILAS).used, t.who(LEO).used) == ([], ["lucky-rabbits-foot"])
    assert t.asked() == "0 your-action"


# ---- who falls, and who is not there -----------------------------------------------------------------------------


@pytest.mark.rule("EH-DEFEAT-10", "EH-COMBAT-12")
def test_the_rest_of_a_text_happens_though_who_read_it_has_fallen() -> None:
    """The Cultist of Azathoth is defeated by what it does, and so is who has 1 Health left."""
    t = alone(SILAS, health=1).monster("cultist", "sydney").at("encounter").halt("mythos")
    t.script("test", 6, 6, 6).begin()
    assert t.happened("defeated", who=SILAS)
    assert t.happened("monster-defeated", monster="cultist-1")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-HEALTH-01")
def test_nobody_is_asked_to_save_the_dead() -> None:
    """The Flesh Ward that fails takes the last Health: nobody else is asked about the loss that it should prevent."""
    t = scene("eldritch", seats=3).investigator(LEO, "sydney", health=1).investigator(JACQUELINE, cards=["flesh-ward"])
    t.investigator(SILAS, "sydney", cards=["bandages"]).mythos_text("heat-wave-singes-the-globe")
    t.script("test", 1, 1, 1, 1).script("backs", "flesh-ward-back-2").answer("decline", "1 prevent-with:flesh-ward-1")
    assert t.asked() == "0 pay-to-avoid"  # an Internal Injury, or the last Health
    t.answer("decline")
    assert t.asked() == "2 prevent-loss"  # of this one Health
    t.answer("pass", "lead:silas-marsh")
    assert t.happened("defeated", who=LEO)
    assert t.asked() == "1 pay-to-avoid"  # it is Jacqueline's turn, and Silas was not asked again


@pytest.mark.rule("EH-AMBUSH-01")
def test_a_named_ambusher_has_no_token_to_give() -> None:
    t = alone(MARK, "space-4", "shub-niggurath", clues=2).mystery("hunting-the-thousand").clue("space-4")
    t.at("encounter").halt("mythos").script("research-shub-niggurath", "research-shub-niggurath-1")
    t.script("test", 6, 6, 6, 6).script("test", 6, 6).script("clues", "clue-london")
    cup = sorted(kind.key for kind in t.s.cup)
    t.answer("research:clue-space-4")
    assert t.happened("monster-defeated")
    assert sorted(kind.key for kind in t.s.cup) == cup
    assert t.s.mystery is not None
    assert t.s.mystery.monsters == ()
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-DEFEAT-01")
def test_the_lightning_gun_strikes_all_at_once() -> None:
    t = alone(SILAS, health=1, cards=["lightning-gun"]).monster("ghoul", "sydney").halt("encounter")
    t.answer("use:lightning-gun")
    assert t.happened("monster-hurt", monster="ghoul-1", n=1)
    assert t.happened("defeated", who=SILAS)
    assert t.asked() == "0 scene-ends"


def test_who_has_ridden_away_fights_nobody_from_afar() -> None:
    t = two(SILAS, LEO).monster("byakhee", "sydney").monster("mummy", "sydney").mythos_text("a-dark-power")
    t.who(LEO).space = "rome"
    t.script("test", 6, 6, 6).script("test", 6, 6, 6).answer("fight:byakhee", "ride-away", "move:space-20", "stay")
    assert not t.happened("combat", monster="mummy")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-FLOW-01")
def test_jacqueline_sees_nothing_before_the_first_round() -> None:
    """What serves once in a round does not serve during set-up, when a Wraith may curse the lead."""
    for round_, steps in ((0, []), (1, ["look-at-back"])):
        t = two(JACQUELINE, LEO).at(round=round_)
        list(gain_condition(t.s, t.who(LEO), "detained"))
        assert [record.what for record in t.s.stack] == steps


# ---- delay, and actions beside the turn --------------------------------------------------------------------------


@pytest.mark.rule("EH-DELAY-01", "EH-DELAY-03")
def test_who_was_delayed_in_the_own_action_stands_up_in_the_next_action_phase() -> None:
    t = scene("eldritch", seats=2).investigator(LILY, "sydney", delayed=True).investigator(LEO).at("round")
    assert t.asked() == "1 your-action"
    assert not t.who(LILY).delayed


@pytest.mark.rule("EH-DELAY-01")
def test_a_delay_ends_a_granted_action() -> None:
    """Charlie lets Lily travel: the token of Cthulhu ends it, so that she cannot ride on."""
    t = scene("eldritch", seats=2, ancient_one="cthulhu").investigator(CHARLIE)
    t.investigator(LILY, "sydney", ships=1).eldritch("space-3").answer(
        "use-on:charlie-kane:lily-chen", "travel:space-3"
    )
    assert (t.who(LILY).delayed, t.who(LILY).ships) == (True, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-DELAY-01")
def test_a_delay_ends_a_flight_and_the_purchases() -> None:
    t = scene("eldritch", ancient_one="cthulhu").investigator(SILAS).eldritch("space-3").halt("encounter")
    t.reserve("charter-flight", "bandages").script("test", 6, 6, 6).script("assets", "axe", "whiskey", "kerosene")
    t.answer("acquire", "buy:charter-flight", "to:space-3")
    assert (t.who(SILAS).space, t.who(SILAS).delayed, t.cards(SILAS)) == ("space-3", True, [])
    assert t.asked() == "0 scene-ends"


def test_a_flight_outside_an_action_goes_on_though_one_is_delayed() -> None:
    t = scene("eldritch", ancient_one="cthulhu").investigator(SILAS, delayed=True).eldritch("space-3").at("mythos-end")
    list_of_moves = MoveUpTo(2).run(t.s, t.who(SILAS))
    next(list_of_moves)
    list_of_moves.send((1,))
    assert t.who(SILAS).space != "sydney"


@pytest.mark.rule("EH-ACTION-01")
def test_the_ruby_serves_after_the_last_action_too() -> None:
    t = alone(SILAS, cards=["ruby-of-rlyeh"], sanity=3).halt("encounter").answer("rest", "prepare:ship-ticket")
    assert t.asked() == "0 your-action"
    assert t.options() == ["use:ruby-of-rlyeh", "end-turn"]
    t.answer("use:ruby-of-rlyeh", "travel:space-20", "stop")
    assert t.who(SILAS).sanity == 3  # one recovered, one spent
    assert t.asked() == "0 scene-ends"


def test_the_ruby_may_be_left_alone_after_the_last_action() -> None:
    t = alone(SILAS, cards=["ruby-of-rlyeh"]).halt("encounter").answer("travel:space-20", "rest", "end-turn")
    assert t.asked() == "0 scene-ends"


def test_the_ruby_adds_an_action_to_a_granted_one() -> None:
    t = scene("eldritch", seats=2).investigator(CHARLIE).investigator(SILAS, cards=["ruby-of-rlyeh"])
    t.answer("use-on:charlie-kane:silas-marsh", "use:ruby-of-rlyeh", "travel:space-20")
    assert t.asked() == "1 extra-action"
    t.answer("rest")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-DELAY-03")
def test_who_stands_up_does_not_use_the_ruby_either() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(SILAS, cards=["ruby-of-rlyeh"], delayed=True)
    t.halt("encounter").answer("end-turn")
    assert t.asked() == "0 scene-ends"


# ---- at the same time --------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-COMBAT-12")
@pytest.mark.parametrize(("first", "falls"), [("cultist-1", True), ("lodge-researcher", False)])
def test_the_order_of_what_a_victory_brings_is_the_victors(first: str, falls: bool) -> None:
    """A Cultist of Yog-Sothoth takes a Sanity and leaves a Spell; the Lodge Researcher gives a Sanity and a Clue."""
    t = alone(SILAS, ancient_one="yog-sothoth", sanity=1, cards=["lodge-researcher"]).monster("cultist", "sydney")
    t.at("encounter").halt("mythos", "which-encounter").script("test", 6, 6, 6)
    assert t.asked() == "0 which-first"  # there is no Will test
    if not falls:
        t.script("clues", "clue-rome").script("spells", "wither")
    t.answer(f"comes-first:{first}")
    assert t.happened("defeated", who=SILAS) is falls
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-REST-01")
def test_who_rests_may_have_the_curse_lifted_before_the_tome_is_read() -> None:
    t = two(LILY, LEO)
    t.who(LILY).cards += [t.take("cursed"), t.take("arcane-tome")]
    t.who(LEO).cards.append(t.take("witch-doctor"))
    t.answer("rest")
    assert t.asked() == "0 which-first"
    t.script("test", 5, 1).script("spells", "wither")
    t.answer("comes-first:witch-doctor", "discard-condition:cursed", "test")
    assert t.cards(LILY) == ["arcane-tome", "wither"]
    assert t.asked() == "0 your-action"


def test_what_cannot_matter_is_not_ordered() -> None:
    """Rest, with two injuries and a Bible: nobody asks what comes first."""
    t = alone(SILAS, sanity=2, cards=["back-injury", "leg-injury", "king-james-bible"]).answer("rest")
    assert t.asked() == "0 may-do"


@pytest.mark.rule("EH-MYST-01")
def test_the_mists_may_be_cast_where_no_monster_is_if_a_mystery_asks_for_spells() -> None:
    t = alone(AKACHI, "space-15", "yog-sothoth", clues=1, cards=["mists-of-releh"]).mystery("arcane-understanding")
    t.at("encounter").script("test", 6, 6, 1).script("backs", "mists-of-releh-back-1")
    t.clue("space-15").answer("use:mists-of-releh-1", "done", "spend-clues:1")
    assert t.s.mystery is not None
    assert (t.s.mystery.eldritch, t.cards(AKACHI)) == (1, [])
    assert t.asked() == "0 which-encounter"


def test_the_mists_are_not_offered_where_they_hide_nobody() -> None:
    t = alone(AKACHI, "space-15", cards=["mists-of-releh"]).clue("space-15").at("encounter")
    assert t.asked() == "0 which-encounter"
    assert t.options() == ["visit:general", "research:clue-space-15"]


@pytest.mark.rule("EH-DEFEAT-10")
def test_who_falls_before_a_look_at_the_gates_sees_none_and_orders_none() -> None:
    t = (
        scene("eldritch", seats=2)
        .investigator("leo-anderson")
        .investigator(AKACHI, gone=True)
        .gate_stack("rome", "london")
    )
    fallen = t.s.investigators[1]
    t.s.then(look_at_gates(fallen), order_gates(fallen))
    assert t.asked() == "0 your-action"
    assert not t.happened("gates-seen")
    assert not t.happened("gates-ordered")


@pytest.mark.rule("EH-GATE-01")
def test_akachi_sees_two_gates_though_only_one_is_left_in_the_stack() -> None:
    t = alone(AKACHI).gate_stack("rome", "london", "arkham")
    stack = t.s.gate_stack
    stack.discard = [stack.rest.pop(), stack.rest.pop()]
    left = stack.rest[0].key
    assert left == "gate-rome"
    t.script("gates", "gate-london").answer("look:akachi-onyele")
    assert sorted(t.options()) == ["put-on-top:gate-london", "put-on-top:gate-rome"]
    t.answer("put-on-top:gate-london")
    assert (len(t.s.gate_stack), t.s.gate_stack.discard) == (3, [])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-MYTHOS-18")
def test_what_a_mythos_card_leaves_open_the_lead_decides() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(SILAS).mythos_text("patrolling-the-border")
    t.s.lead = 1
    assert t.asked() == "1 lead-chooses"


@pytest.mark.rule("EH-SPELL-05")
def test_only_spells_and_conditions_have_something_on_the_back() -> None:
    assert all(backs_of(card) == () for card in (*ASSETS.values(), *ARTIFACTS.values()))
    assert all(len(backs_of(card)) > 1 for card in (*SPELLS.values(), *CONDITIONS.values()))


@pytest.mark.rule("EH-OPT-04")
def test_investigators_may_be_dealt_at_random() -> None:
    for seed in (1, 2, 3):
        game = seance.new("eldritch", 2, seed, investigators="random")
        assert game.ask is not None
        assert game.ask.prompt != "which-investigator"


# ---- what does nothing -------------------------------------------------------------------------------------------


def useful(t: EldritchScene, key: str) -> bool:
    ask = t.begin().ask
    assert ask is not None
    return next(option.useful for option in ask.options if option.key == key)


@pytest.mark.rule("EH-REST-01")
def test_rest_that_restores_nothing_says_so() -> None:
    assert not useful(alone(SILAS), "rest")
    assert useful(alone(SILAS, health=2), "rest")
    assert useful(alone(SILAS, cards=["puzzle-box"]), "rest")


@pytest.mark.rule("EH-TICKET-05")
def test_a_third_ticket_of_a_kind_says_that_it_is_none() -> None:
    assert not useful(alone(SILAS, ships=2), "prepare:ship-ticket")
    assert useful(alone(SILAS, ships=1, trains=1), "prepare:ship-ticket")


@pytest.mark.rule("EH-COMPACT-01")
def test_a_test_that_could_bring_nothing_is_not_offered() -> None:
    assert alone(SILAS, cards=["ttka-halot"]).refusal("use:ttka-halot") == "EH-COMPACT-01"  # no Monster is here
    assert alone(SILAS, cards=["ttka-halot"]).monster("ghoul", "sydney").offers("use:ttka-halot")
    assert alone(LEO).refusal("act:leo-anderson") == "EH-COMPACT-01"  # no Ally is to be had


@pytest.mark.rule("EH-DEFEAT-10", "EH-GAIN-02")
def test_who_falls_by_a_second_curse_gains_nothing_more() -> None:
    """A Curse, a Madness and an Injury at once: the Curse is the second one, and its back takes the last Health."""
    t = alone(LEO, ancient_one="yog-sothoth", health=3, cards=["cursed"]).final_mystery().gate("sydney")
    t.at("encounter", doom=0).halt("mythos").s.queue = [0]
    t.script("special-yog-sothoth", "special-key-gate-5").script("test", 1, 1).script("backs", "cursed-back-3")
    t.script("gates", "gate-rome").script("cup", "ghoul").answer("encounter:yog-sothoth")
    assert t.happened("defeated", who=LEO)
    assert not t.happened("gained", who=LEO)
    assert t.result == "lost-eliminated"


@pytest.mark.rule("EH-COMPACT-01")
@pytest.mark.parametrize("lacks", [True, False])
def test_jim_consoles_only_where_somebody_lacks_sanity(lacks: bool) -> None:
    t = scene("eldritch", seats=2).investigator("jim-culver", "sydney").investigator(LEO, "sydney")
    t.who(LEO).sanity -= lacks
    assert t.offers("act:jim-culver") is lacks
    assert t.asked() == "0 your-action"

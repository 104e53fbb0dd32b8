"""Single parts of rules that no other scene would miss: each was found by breaking it (`make mutants`)."""

from __future__ import annotations

import pytest

import seance
from seance.games.eldritch.rules.actions import action_step
from seance.games.eldritch.rules.clues import gain_clues
from seance.games.eldritch.rules.combat import ambush
from seance.games.eldritch.rules.defeat import devour
from seance.games.eldritch.rules.doom import retreat_doom
from seance.games.eldritch.rules.losses import suffer
from seance.games.eldritch.rules.monsters import discard_monster, move_monster
from seance.games.eldritch.rules.possessions import become_delayed, turn_over
from seance.games.eldritch.rules.printed import ENCOUNTERS, MYTHOS
from seance.games.eldritch.rules.round import round_step
from seance.games.eldritch.rules.rumors import solve
from seance.games.eldritch.rules.setup import EldritchOptions, set_up
from seance.games.eldritch.rules.under_way import Encounter
from seance.testing import scene

LEO, NORMAN, SILAS, LOLA = "leo-anderson", "norman-withers", "silas-marsh", "lola-hayes"


# ---- the Mythos deck -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-SETUP8-02", "EH-SETUP8-03", "EH-OPT-01")
@pytest.mark.parametrize(("mix", "out"), [("easy", "hard"), ("hard", "easy"), ("normal", "")])
def test_a_mix_leaves_the_cards_of_one_difficulty_in_the_box(mix: str, out: str) -> None:
    s = set_up(1, 1, EldritchOptions(ancient_one="azathoth", mythos=mix))  # type: ignore[arg-type]
    left = [card for card in MYTHOS.values() if card.difficulty == out]
    assert bool(left) is (mix != "normal")
    assert all(card in s.box and card not in s.mythos_box for card in left)
    assert len(s.mythos_box) + len(left) == len(MYTHOS)


@pytest.mark.rule("EH-MYTHOS-15")
@pytest.mark.parametrize(("card", "epic"), [("web-between-worlds", True), ("faded-from-society", False)])
def test_a_rumor_with_an_epic_monster_brings_it(card: str, epic: bool) -> None:
    t = scene("eldritch").investigator(LEO).mythos_text(card)
    assert t.asked() == "0 scene-ends"
    assert t.in_play() == [card]
    assert t.s.drawn == []
    assert t.monsters_on("space-9") == (["epic-spinner-of-webs"] if epic else [])


@pytest.mark.rule("EH-MYTHOS-14")
def test_an_event_happens_and_is_discarded_and_nothing_of_it_stays() -> None:
    t = scene("eldritch").investigator(LEO, space="rome").expedition("amazon").script("cup", "skeleton", "zombie")
    t.mythos_text("ancient-guardians")
    assert t.asked() == "0 scene-ends"
    assert t.monsters_on("amazon") == ["skeleton", "zombie"]
    assert ([one.key for one in t.s.mythos_pile], t.s.drawn, t.in_play()) == (["ancient-guardians"], [], [])


@pytest.mark.rule("EH-MYTHOS-15", "EH-MYTHOS-18")
def test_what_an_ongoing_card_says_happens_when_it_comes_into_play() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(NORMAN).mythos_text("patrolling-the-border")
    assert t.asked() == "0 lead-chooses"
    assert t.in_play() == ["patrolling-the-border"]


# ---- tests -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-TEST-02", "EH-TEST-10")
@pytest.mark.parametrize(("where", "dice"), [("space-8", 4), ("space-3", 3)])
def test_an_additional_die_of_another_is_added(where: str, dice: int) -> None:
    """Silas Marsh knows the sea, for all who are with him."""
    t = scene("eldritch", seats=2).investigator(LEO, space="space-8").investigator(SILAS, space=where)
    t.at(phase="encounter").script("general", "general-10").script("test", *[6] * dice).halt("mythos")
    t.s.queue = [0]
    assert t.asked() == "0 scene-ends"
    assert t.happened("tested", who=LEO, skill="strength", rolled=[6] * dice)


@pytest.mark.rule("EH-TEST-01", "EH-TEST-02")
@pytest.mark.parametrize(("answer", "rolled"), [("yes", [1, 1, 6]), ("no", [1, 1])])
def test_what_may_be_added_before_the_roll_is_offered_before_it(answer: str, rolled: list[int]) -> None:
    t = scene("eldritch", seats=2).investigator(LEO, space="sydney").investigator(LOLA, space="sydney")
    t.reserve("cat-burglar", "bandages", "kerosene", "whiskey").answer("acquire")
    assert t.asked() == "0 one-more-die"
    assert [t.game.preview(key).odds[0].share for key in ("yes", "no")] == [0.704, 0.556]
    t.script("test", *rolled).answer(answer)
    assert t.happened("tested", who=LEO, rolled=rolled)
    assert t.asked() == "0 bank-loan"


@pytest.mark.rule("EH-TEST-06")
@pytest.mark.parametrize(("cards", "result"), [(["fine-clothes"], 4), ([], 2)])
def test_where_a_six_counts_twice_it_counts_twice(cards: list[str], result: int) -> None:
    t = scene("eldritch").investigator(SILAS, space="sydney", cards=cards)
    t.reserve("agency-quarantine").script("test", 6, 6, 1).answer("acquire")
    assert t.happened("test-result", who=SILAS, skill="influence", result=result)
    assert t.asked() == ("0 acquire-what" if cards else "0 bank-loan")


# ---- Clues -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-CLUE-03")
def test_what_stands_for_a_clue_pays_what_the_clues_do_not() -> None:
    """Norman's action costs two Clues, and he has one: the other is a Sanity."""
    t = scene("eldritch").investigator(NORMAN, space="rome", clues=1).gate("rome").monster("mummy", "rome")
    t.answer("act:norman-withers")
    assert (len(t.who(NORMAN).clues), t.who(NORMAN).used) == (0, [NORMAN])
    assert t.happened("spent", who=NORMAN, sanity=1)
    assert t.monsters_on("rome") == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-CLUE-03")
@pytest.mark.parametrize(("first", "clues", "sanity"), [("spend:clue", 1, 0), ("spend:norman-withers", 2, 1)])
def test_who_has_both_chooses_which_is_spent(first: str, clues: int, sanity: int) -> None:
    t = scene("eldritch").investigator(NORMAN, space="rome", clues=3).gate("rome").monster("mummy", "rome")
    before = t.who(NORMAN).sanity
    t.answer("act:norman-withers", first)
    assert (len(t.who(NORMAN).clues), before - t.who(NORMAN).sanity) == (clues, sanity)
    assert t.monsters_on("rome") == []
    assert t.asked() == "0 your-action"


# ---- who is asked, and who is not ------------------------------------------------------------------------------------


@pytest.mark.rule("EH-SETUP3-01")
def test_two_name_a_lead_like_more_do() -> None:
    game = seance.new("eldritch", seats=2, seed=1)
    for name in (LEO, NORMAN):
        game.answer(f"choose:{name}")
    assert [ask.prompt for ask in game.asks] == ["who-leads-first"] * 2
    for seat in (0, 1):
        game.answer(f"lead:{NORMAN}", seat)
    assert game.state.lead == 1  # type: ignore[attr-defined]


@pytest.mark.rule("EH-COMBAT-04", "EH-REROLL-02")
def test_a_will_test_that_covers_the_horror_is_not_rolled_again() -> None:
    t = scene("eldritch").investigator(SILAS, "sydney", clues=1).monster("zombie", "sydney").at("encounter")
    t.script("test", 6, 1).script("test", 1, 1, 1)
    assert t.asked(later=True) == "0 reroll"
    assert t.happened("test-result", skill="will", result=1)
    assert not t.happened("test-result", skill="strength")


@pytest.mark.rule("EH-DEFEAT-09", "EH-WIN-04")
def test_the_lead_token_stays_where_it_is_while_nobody_could_take_it() -> None:
    """Both have fallen, and both will be back with somebody new."""
    t = scene("eldritch", seats=2).investigator(LEO, "sydney", health=1).investigator(NORMAN, "rome")
    t.s.investigators[1].gone = True
    t.monster("gug", "sydney").at("encounter").halt("mythos").s.queue = [0]
    t.script("test", *[1] * 4).begin()
    assert t.happened("defeated", who=LEO)
    assert t.s.lead == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMBAT-12", "EH-COMBAT-02")
def test_whom_a_text_has_beaten_is_fought_no_more() -> None:
    """The riot is talked down before the Strength test: no Spell is offered for it."""
    t = scene("eldritch").investigator(SILAS, "sydney", cards=["wither"]).monster("riot", "sydney").at("encounter")
    t.halt("which-encounter").script("test", 6, 6).answer("test")
    assert t.monsters_on("sydney") == []
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-ACTION-01", "EH-ACTION-04")
def test_the_first_action_opens_a_turn_and_the_second_does_not() -> None:
    t = scene("eldritch").investigator(LEO, "sydney", health=1).at()
    assert [ask.opens for ask in t.begin().asks] == ["turn"]
    t.answer("rest")
    assert [ask.opens for ask in t.begin().asks] == ["action"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-NEWINV-02", "EH-WIN-04")
@pytest.mark.parametrize("both", [False, True])
def test_without_anybody_left_to_play_one_is_out_and_only_all_of_them_lose(both: bool) -> None:
    t = scene("eldritch", seats=2).investigator(LEO, "sydney").investigator(NORMAN, "rome").at("mythos-end")
    t.s.box += t.s.sheets
    t.s.sheets.clear()
    for who in t.s.investigators[1 - both :]:
        who.gone = True
    t.begin()
    if not both:
        t.answer("newcomers-first")
    assert t.s.investigators[1].eliminated
    assert t.begin().result == ("lost-eliminated" if both else None)
    assert t.sees(0).result == ("lost-eliminated" if both else "")


@pytest.mark.rule("EH-AMBUSH-01", "EH-AMBUSH-03")
def test_an_ambusher_that_is_over_is_over() -> None:
    t = scene("eldritch").investigator(SILAS, "sydney", cards=["cursed"]).mythos_text("no-peace-for-the-fallen")
    t.script("backs", "cursed-back-1").script("cup", "ghoul").script("test", *[6] * 7).begin()
    assert t.s.ambushers == []
    assert "ghoul" in [kind.key for kind in t.s.cup]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-AMBUSH-01", "EH-AMBUSH-02")
def test_an_empty_cup_ambushes_nobody_and_nobody_has_won() -> None:
    t = scene("eldritch").investigator(SILAS)
    t.s.cup.clear()
    with pytest.raises(StopIteration) as done:
        next(ambush(t.s, t.who(SILAS)))
    assert done.value.value is False


@pytest.mark.rule("EH-HEALTH-02", "EH-HEALTH-03")
def test_nothing_is_told_where_nothing_is_recovered() -> None:
    t = scene("eldritch").investigator(LEO, "sydney").at().answer("rest")
    assert not t.happened("recovered")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-DELAY-01", "EH-DELAY-02")
def test_who_is_gone_is_not_delayed() -> None:
    t = scene("eldritch").investigator(LEO)
    who = t.who(LEO)
    who.gone = True
    become_delayed(t.s, who)
    assert not who.delayed


@pytest.mark.rule("EH-DEFEAT-03", "EH-DEFEAT-04")
def test_who_loses_the_last_sanity_falls_with_a_sanity_token_however_little_health_is_left() -> None:
    t = scene("eldritch").investigator(LEO, "rome", health=1, sanity=1).monster("deep-one", "rome").reckoning()
    t.begin()
    assert [(one.key, one.mark) for one in t.s.fallen] == [(LEO, "sanity")]


@pytest.mark.rule("EH-SPACE-03")
def test_three_spaces_are_three_moves() -> None:
    t = scene("eldritch").investigator(SILAS).monster("byakhee", "sydney").at("encounter").halt("mythos")
    t.script("test", 6, 1, 1, 6, 6, 1).answer("ride-away", "move:space-20", "move:tokyo", "move:shanghai")
    assert (t.who(SILAS).space, t.asked()) == ("shanghai", "0 scene-ends")


@pytest.mark.rule("EH-MYTHOS-09")
@pytest.mark.parametrize("left", [2, 1])
def test_only_a_cup_that_runs_out_makes_an_order_of_the_gates(left: int) -> None:
    t = scene("eldritch").mythos("support-of-the-church").gate("london", "tokyo").at(phase="mythos", omen=0, doom=10)
    t.s.box += t.s.cup[left:]
    del t.s.cup[left:]
    t.s.dice.strict = False
    t.halt("mythos-text")
    assert t.asked() == ("0 scene-ends" if left == 2 else "0 which-gate-first")


# ---- turns, losses, monsters -----------------------------------------------------------------------------------------


@pytest.mark.rule("EH-ACTION-01", "EH-ACTION-03")
def test_when_everybody_has_acted_it_is_nobodys_turn() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(SILAS)
    t.s.queue, t.s.turn, t.s.actions = [], 1, 0
    action_step(t.s)
    assert (t.s.phase, t.s.turn, t.s.queue) == ("encounter", -1, [0, 1])


@pytest.mark.rule("EH-ACTION-01")
def test_who_has_fallen_has_no_actions() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(SILAS, gone=True)
    t.s.queue, t.s.turn, t.s.actions = [1], 0, 0
    action_step(t.s)
    assert (t.s.turn, t.s.actions) == (-1, 0)  # the turn has ended already


@pytest.mark.rule("EH-FLOW-01", "EH-ACTION-02")
def test_a_round_begins_with_nobodys_turn_and_everybody_in_the_queue() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(SILAS).at(lead=1)
    t.who(LEO).used, t.who(SILAS).acted = ["lola-hayes"], ["rest"]
    before = t.s.round
    round_step(t.s)
    assert (t.s.round, t.s.turn, t.s.actions, t.s.queue) == (before + 1, -1, 0, [1, 0])
    assert (t.who(LEO).used, t.who(SILAS).acted) == ([], [])


@pytest.mark.rule("EH-DELAY-01", "EH-DELAY-02")
def test_who_is_delayed_in_the_own_turn_has_no_action_left() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(SILAS).at(turn=0, actions=2)
    become_delayed(t.s, t.who(SILAS))
    assert t.s.actions == 2
    become_delayed(t.s, t.who(LEO))
    assert t.s.actions == 0


@pytest.mark.rule("EH-GAIN-01")
def test_what_an_encounter_gives_from_the_pool_was_gained_from_it() -> None:
    t = scene("eldritch").investigator(LEO).script("clues", "clue-london")
    t.s.encounter = Encounter(next(iter(ENCOUNTERS.values())), "rome")
    gain_clues(t.s, t.who(LEO))
    assert [clue.key for clue in t.s.encounter.gained] == [clue.key for clue in t.who(LEO).clues] == ["clue-london"]


@pytest.mark.rule("EH-HEALTH-01")
def test_the_fallen_lose_nothing_more() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(SILAS, gone=True)
    with pytest.raises(StopIteration) as done:
        next(suffer(t.s, t.who(SILAS), health=2, sanity=1))
    assert (done.value.value.health, done.value.value.sanity) == (0, 0)


@pytest.mark.rule("EH-TRACK-03")
@pytest.mark.parametrize(("awake", "doom"), [(False, 6), (True, 5)])
def test_doom_retreats_only_while_the_ancient_one_sleeps(awake: bool, doom: int) -> None:
    t = scene("eldritch", ancient_one="cthulhu").investigator(LEO).at(doom=5)
    t.s.awake = awake
    retreat_doom(t.s)
    assert t.s.doom == doom


@pytest.mark.rule("EH-EPIC-02", "EH-EPIC-03")
def test_an_epic_monster_is_neither_moved_nor_discarded() -> None:
    t = scene("eldritch").investigator(LEO).monster("ghoul", "rome").monster("epic-cthylla", "rome")
    ghoul, epic = t.s.monsters
    for monster in (ghoul, epic):
        move_monster(t.s, monster, "london")
    assert (ghoul.space, epic.space) == ("london", "rome")
    assert [discard_monster(t.s, monster) for monster in (ghoul, epic, ghoul)] == [True, False, False]
    assert t.s.monsters == [epic]


@pytest.mark.rule("EH-COMBAT-07")
@pytest.mark.parametrize(("successes", "hurt"), [(0, False), (1, True)])
def test_no_success_is_no_harm(successes: int, hurt: bool) -> None:
    t = scene("eldritch").investigator(LEO, "sydney").monster("mummy", "sydney").at("encounter").halt("mythos")
    t.script("test", 6, 6, 6).script("test", *[6] * successes, *[1] * (1 - successes))
    assert t.asked() == "0 scene-ends"
    assert t.happened("monster-hurt", monster="mummy", n=successes) is hurt
    assert t.s.monsters[0].lost == successes


@pytest.mark.rule("EH-COMBAT-06")
def test_what_a_monster_has_lost_counts_for_what_is_enough() -> None:
    """One success defeats it, so no Clue is asked for a second."""
    t = scene("eldritch").investigator(LEO, "sydney", clues=1, cards=["38-revolver"])
    t.monster("skeleton", "sydney", lost=1)
    t.at("encounter").halt("mythos", "which-encounter").script("test", 6, 6, 6).script("test", 6, 1, 1)
    assert t.asked() == "0 scene-ends"
    assert t.s.monsters == []
    assert len(t.who(LEO).clues) == 1


@pytest.mark.rule("EH-CTEST-02")
def test_what_gives_a_bonus_for_one_fight_is_offered_before_the_roll() -> None:
    t = scene("eldritch").investigator(LEO, "sydney", cards=["kerosene"]).monster("mummy", "sydney").at("encounter")
    t.script("test", 6, 6, 6).halt("mythos", "which-encounter")
    assert t.asked() == "0 use-in-combat"
    assert t.options() == ["pass", "use:kerosene"]


@pytest.mark.rule("EH-ENC-01")
def test_who_is_detained_has_no_encounter_but_that() -> None:
    t = scene("eldritch").investigator(LEO, "rome", cards=["detained"]).at("encounter").halt("mythos")
    t.script("backs", "detained-back-2").script("test", 1)
    assert t.asked() == "0 scene-ends"
    assert t.happened("lost", who=LEO)


@pytest.mark.rule("EH-OPT-04")
def test_nobody_chooses_an_investigator_whom_somebody_has() -> None:
    game = seance.new("eldritch", 2, 5)
    assert game.ask is not None
    before = [option.key for option in game.ask.options]
    game.play(0)
    assert game.ask is not None
    assert [option.key for option in game.ask.options] == before[1:]


# ---- who leads, who falls, what is told ------------------------------------------------------------------------------


@pytest.mark.rule("EH-FLOW-02", "EH-NEWINV-02")
def test_a_lead_for_whom_nobody_is_left_hands_the_token_on() -> None:
    t = scene("eldritch", seats=3).investigator(NORMAN, gone=True).investigator(LOLA, gone=True)
    t.investigator("lily-chen", gone=True).at("mythos-end", lead=2)
    t.s.box += [sheet for sheet in t.s.sheets if sheet.key not in (LEO, SILAS)]
    t.s.sheets = [sheet for sheet in t.s.sheets if sheet.key in (LEO, SILAS)]
    t.answer(f"choose:{LEO}")
    assert t.asked(later=True) == "2 who-leads"
    t.answer(f"lead:{SILAS}")
    assert (t.s.lead, t.s.investigators[2].eliminated) == (1, True)
    assert t.asked() == "1 your-action"


@pytest.mark.rule("EH-DEVOUR-02", "EH-ELIM-01")
@pytest.mark.parametrize("awake", [False, True])
def test_who_is_devoured_after_the_awakening_is_out(awake: bool) -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(SILAS).at(turn=1, lead=1, doom=10)
    if awake:
        t.awake()
    t.begin()
    leo = t.who(LEO)
    assert list(devour(t.s, leo)) == []
    assert leo.eliminated is awake
    assert t.happened("eliminated" if awake else "newcomer-due", who=LEO)
    assert not t.happened("newcomer-due" if awake else "eliminated", who=LEO)


@pytest.mark.rule("EH-DEFEAT-03", "EH-DEFEAT-04")
def test_who_loses_the_last_health_falls_with_a_health_token_however_little_sanity_is_left() -> None:
    t = scene("eldritch").investigator(LEO, "rome", health=1, sanity=1).monster("gnoph-keh", "rome").reckoning()
    t.begin()
    assert [(one.key, one.mark) for one in t.s.fallen] == [(LEO, "health")]


@pytest.mark.rule("EH-HEALTH-01")
@pytest.mark.parametrize("cards", [[], ["grotesque-statue"]])
def test_only_of_a_loss_that_was_prevented_it_is_told_what_was_spared(cards: list[str]) -> None:
    t = scene("eldritch").investigator(LEO, "rome", clues=1, cards=cards).monster("deep-one", "rome").reckoning()
    if cards:
        t.answer("prevent-with:grotesque-statue")
    assert t.happened("spared", who=LEO, health=0, sanity=1) is bool(cards)
    assert t.happened("lost", who=LEO, sanity=1) is (not cards)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-ENC-04", "EH-ENC-07")
def test_who_rides_away_fights_nobody_where_it_ends() -> None:
    t = scene("eldritch").investigator(SILAS).monster("byakhee", "sydney").monster("mummy", "tokyo").at("encounter")
    t.halt("mythos").script("test", 6, 1, 1, 6, 6, 1).answer("ride-away", "move:space-20", "move:tokyo", "stay")
    assert (t.who(SILAS).space, t.asked()) == ("tokyo", "0 scene-ends")


@pytest.mark.rule("EH-AMBUSH-01", "EH-AMBUSH-03")
def test_the_token_of_an_ambusher_that_a_mystery_keeps_does_not_go_back() -> None:
    t = scene("eldritch", ancient_one="shub-niggurath").investigator("lily-chen", "space-3", clues=2).clue("space-3")
    t.mystery("hunting-the-thousand").at("encounter").halt("mythos").cup("gug", "skeleton")
    t.script("research-shub-niggurath", "research-shub-niggurath-1").script("test", 1)  # she does not see it come
    t.script("cup", "skeleton").script("test", 6, 6, 6).script("test", 6, 6)
    t.answer("research:clue-space-3", "done", "spend-clues:2")
    assert t.s.mystery is not None
    assert [kind.key for kind in t.s.mystery.monsters] == ["skeleton"]
    assert [kind.key for kind in t.s.cup] == ["gug"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-SPELL-03")
@pytest.mark.parametrize(("seats", "news"), [((0,), 1), ((0, 1), 0)])
def test_a_back_that_not_everybody_knew_is_revealed_when_it_is_turned_over(seats: tuple[int, ...], news: int) -> None:
    t = scene("eldritch", seats=2).investigator(LEO, cards=["amnesia"]).investigator(SILAS)
    t.known_back(LEO, "amnesia", 1, seats)
    before = t.s.dice.revealed
    assert turn_over(t.s, t.card(LEO, "amnesia")).key == "amnesia-back-1"
    assert t.s.dice.revealed - before == news
    assert t.card(LEO, "amnesia").seen == (0, 1)


@pytest.mark.rule("EH-RUMOR-03")
@pytest.mark.parametrize(
    ("rumor", "left", "told"),
    [
        ("growing-madness", 4, "rumor-solved"),
        ("growing-madness", 0, "rumor-ends"),
        ("spreading-sickness", 0, "rumor-solved"),  # it never had any
    ],
)
def test_a_rumor_whose_tokens_have_run_out_was_not_solved_but_is_over(rumor: str, left: int, told: str) -> None:
    t = scene("eldritch").investigator(LEO).ongoing(rumor)
    t.begin()
    t.s.ongoing[0].eldritch = left
    solve(t.s, t.s.ongoing[0])
    assert [event for event in ("rumor-solved", "rumor-ends") if t.happened(event)] == [told]
    assert t.in_play() == []


@pytest.mark.rule("EH-SPELL-02")
def test_an_asset_has_no_number_and_a_condition_has_one() -> None:
    t = scene("eldritch").investigator(LEO, "sydney").reserve("axe").script("test", 6, 6)
    t.script("assets", "bandages", "kerosene", "whiskey", "dynamite").answer("acquire", "buy:axe")
    assert t.happened("gained", who=LEO, card="axe")
    assert t.asked() == "0 your-action"

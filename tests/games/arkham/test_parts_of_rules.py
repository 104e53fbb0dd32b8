"""Single parts of rules that no other scene would miss: each was found by breaking it (`make mutants`)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import seance
from seance.engine import Block, Group
from seance.games.arkham.cards.scenarios.the_devourer_below import the_devourer_below
from seance.games.arkham.cards.scenarios.the_midnight_masks import write_cultists_down
from seance.games.arkham.rules.actions import activatable
from seance.games.arkham.rules.acts import remove_doom
from seance.games.arkham.rules.areas import discard, remove_location, take_away, to_victory
from seance.games.arkham.rules.costs import action_price, actions_left, affordable, card_cost
from seance.games.arkham.rules.deck_lists import MOST_LINES, read_deck_list
from seance.games.arkham.rules.enemies import damage_enemy, move_enemy
from seance.games.arkham.rules.index import Source, index, is_at, is_blank
from seance.games.arkham.rules.locations import connected, is_connected, put_location
from seance.games.arkham.rules.modifiers import fixed_values, forbidden, modifiers, stat
from seance.games.arkham.rules.movement import move, place_investigator
from seance.games.arkham.rules.pieces import NOBODY
from seance.games.arkham.rules.printed import ENCOUNTER_CARDS, ENEMIES, LOCATIONS, SCENARIOS
from seance.games.arkham.rules.registers import ABILITIES, WINDOW, Cost
from seance.games.arkham.rules.scenario_end import collect_victory
from seance.games.arkham.rules.standalone import decide_cultists
from seance.games.arkham.rules.under_way import Moment
from seance.games.arkham.rules.windows import Timing, reactions, you
from seance.testing import scene

ROLAND, WENDY, AGNES, DAISY = "roland-banks", "wendy-adams", "agnes-baker", "daisy-walker"


@pytest.mark.rule("AHC-PRI-01", "AHC-PRI-02")
def test_who_dies_of_what_frightens_all_falls_after_all_were_frightened() -> None:
    t = scene("arkham", seats=3, scenario="the-devourer-below").investigator(ROLAND).investigator(WENDY, horror=6)
    t.investigator(DAISY, assets=["elder-sign-amulet"]).enemy("goat-spawn", engaged=ROLAND, damage=2).token("0")
    t.answer("fight:goat-spawn-1")
    assert t.asked() == "2 assign-horror"
    assert (t.who(ROLAND).horror, t.who(WENDY).gone) == (0, False)  # nothing is placed before all have chosen
    t.answer(["take:elder-sign-amulet-1"])
    assert (t.who(ROLAND).horror, t.who(WENDY).gone, t.card("elder-sign-amulet-1").horror) == (1, True, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DIS-01")
@pytest.mark.parametrize(("hand", "left"), [(["guts", "guts", "guts"], ["guts", "guts"]), (["guts"], []), ([], [])])
def test_one_random_card_is_one_card_or_none(hand: list[str], left: list[str]) -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, hand=["knife"]).investigator(WENDY, hand=hand)
    t.agenda("whats-going-on", doom=3).at("mythos-check").halt("mythos-draws").answer("all-discard")
    assert (t.hand(ROLAND), t.hand(WENDY)) == ([], left)
    assert t.discarded(WENDY) == ["guts"] * (len(hand) - len(left))
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DIS-01")
@pytest.mark.parametrize(("hand", "damage"), [([], 2), (["guts"], 1)])
def test_whether_a_card_was_discarded_at_random_counts(hand: list[str], damage: int) -> None:
    """The Yithian Observer hits harder who has no card to lose."""
    t = scene("arkham", scenario="the-devourer-below").investigator(ROLAND, hand=hand)
    t.enemy("yithian-observer", engaged=ROLAND).at("enemy-attacks").halt("enemy-ends")
    assert t.asked() == "0 scene-ends"
    assert (t.who(ROLAND).damage, t.hand(ROLAND), t.discarded(ROLAND)) == (damage, [], hand)


@pytest.mark.rule("AHC-ABI-02", "AHC-ENT-01")
def test_what_a_card_does_when_it_enters_play_it_does_then() -> None:
    t = scene("arkham").investigator(DAISY, hand=["arcane-initiate"])
    t.answer("play:arcane-initiate")
    assert t.card("arcane-initiate-1").doom == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ATT-08")
def test_a_location_that_leaves_the_game_is_on_no_map_any_more() -> None:
    t = scene("arkham").only("study").investigator(ROLAND, at="study", clues=2).attached("obscuring-fog", "study")
    t.answer("advance:trapped")
    assert "study" not in [one.key for one in t.s.locations]
    assert "study" in [one.key for one in t.s.removed]
    assert t.s.attached("study") == []
    assert "study" not in [one.key for one in t.sees(0).locations]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FW33-04", "AHC-AKR-01")
@pytest.mark.parametrize("answer", ["pass", "play:dodge"])
def test_what_follows_an_attack_follows_it_unless_it_was_cancelled(answer: str) -> None:
    """The Silver Twilight Acolyte brings doom after it has attacked."""
    t = scene("arkham").investigator(ROLAND, hand=["dodge"]).agenda("whats-going-on", doom=0)
    t.enemy("silver-twilight-acolyte", engaged=ROLAND, owner=ROLAND).at("enemy-attacks").halt("enemy-ends")
    t.answer(answer)
    attacked = answer == "pass"
    assert (t.s.doom(), t.who(ROLAND).damage) == (attacked, attacked)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ACN-01", "AHC-ACN-02", "AHC-ACN-03")
def test_an_action_that_was_taken_is_spent_and_known() -> None:
    t = scene("arkham").investigator(ROLAND, actions=2)
    assert actions_left(t.s, t.who(ROLAND)) == 2
    t.answer("resource")
    assert actions_left(t.s, t.who(ROLAND)) == 1
    assert t.who(ROLAND).performed == ["resource"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST8-02")
def test_what_two_have_committed_goes_to_the_discard_pile_of_each() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, hand=["perception"])
    t.investigator(DAISY, hand=["unexpected-courage"]).location("hallway", clues=1).token("0").answer("investigate")
    t.answer(["commit:perception"], "1 commit:unexpected-courage")
    assert (t.discarded(ROLAND), t.discarded(DAISY)) == (["perception"], ["unexpected-courage"])
    assert t.asked() == "0 your-action"


# ---- what enters and leaves play -------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-LVP-01", "AHC-INP-04")
def test_what_is_not_in_play_cannot_be_taken_out_of_it() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["knife"]).enemy("ghoul-minion", engaged=ROLAND)
    for thing in (t.card("knife-1"), t.foe("ghoul-minion-1")):
        assert take_away(t.s, thing)
        assert not take_away(t.s, thing)
        assert not discard(t.s, thing)
    assert (t.discarded(ROLAND), t.discarded()) == ([], [])


@pytest.mark.rule("AHC-VIC-02", "AHC-VIC-03")
def test_a_player_card_is_no_victory_and_goes_to_its_owner() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["knife"])
    to_victory(t.s, t.card("knife-1"))
    assert (t.s.victory, t.discarded(ROLAND), t.assets(ROLAND)) == ([], ["knife"], [])


@pytest.mark.rule("AHC-ACT-14")
def test_doom_leaves_every_card_in_play() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["knife"], threats=["haunted"]).attached("obscuring-fog", "hallway")
    t.enemy("ghoul-minion", engaged=ROLAND, doom=1).agenda("whats-going-on", doom=1)
    t.s.locations[0].doom = t.s.at_locations[0].doom = 1
    t.card("knife-1").doom = t.card("haunted-1").doom = 1
    assert t.s.doom() > 5
    remove_doom(t.s)
    assert t.s.doom() == 0
    assert [card.doom for card in (t.card("knife-1"), t.card("haunted-1"), t.s.at_locations[0])] == [0, 0, 0]


@pytest.mark.rule("AHC-LOC-04", "AHC-LOC-05")
def test_a_location_that_enters_play_is_there_for_all_that_look_for_it() -> None:
    t = scene("arkham").investigator(ROLAND)
    index(t.s)
    put_location(t.s, LOCATIONS["study"])
    assert t.s.index is None  # who answers what is found out anew
    assert not t.s.locations[-1].revealed


@pytest.mark.rule("AHC-VIC-05")
@pytest.mark.parametrize(("clues", "revealed", "won"), [(0, True, True), (1, True, False), (0, False, False)])
def test_a_searched_location_goes_to_the_victory_display_at_the_end(clues: int, revealed: bool, won: bool) -> None:
    t = scene("arkham").investigator(ROLAND).location("attic", clues=clues, revealed=revealed)
    index(t.s)
    collect_victory(t.s)
    assert t.s.index is None  # who answers what is found out anew
    assert ("attic" in [card.key for card in t.s.victory]) is won
    assert ("attic" in [place.key for place in t.s.locations]) is not won


@pytest.mark.rule("AHC-ATT-05", "AHC-ATT-06")
@pytest.mark.parametrize("before", [0, 1])
def test_fog_lies_where_there_is_none_yet(before: int) -> None:
    t = scene("arkham").investigator(ROLAND)
    for _ in range(before):
        t.attached("obscuring-fog", "hallway")
    t.draws("obscuring-fog").begin()
    assert len(t.s.attached("hallway")) == 1
    assert [card.key for card in t.s.encounters.discard] == ["obscuring-fog"] * before


@pytest.mark.rule("AHC-SPW-01", "AHC-ENM-02")
def test_what_an_enemy_brings_when_it_spawns_it_brings() -> None:
    t = scene("arkham", scenario="the-midnight-masks").investigator(ROLAND).draws("acolyte")
    assert t.asked() == "0 where-to-spawn"
    t.answer(t.options()[0])
    assert [enemy.doom for enemy in t.s.enemies] == [1]
    assert t.asked() == "0 scene-ends"


# ---- cards, tokens, costs --------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DRC-01")
def test_what_is_drawn_is_told() -> None:
    t = scene("arkham").investigator(ROLAND, deck=["knife"]).answer("draw")
    assert t.happened("draws", who=ROLAND, cards=["knife"])
    t = scene("arkham").investigator(ROLAND).answer("draw")
    assert not t.happened("draws")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST4-01", "AHC-CHT-05")
def test_a_token_that_is_cancelled_does_not_count_and_another_comes() -> None:
    t = scene("arkham").investigator(WENDY, hand=["knife"]).location("hallway", clues=1).token("-4", "+1")
    t.answer("investigate", f"use:{WENDY}")
    assert t.happened("test-passed", who=WENDY)
    assert (t.hand(WENDY), t.who(WENDY).clues) == ([], 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CST-06", "AHC-INI-03")
@pytest.mark.parametrize("resources", [0, 1])
def test_what_costs_resources_is_offered_to_who_has_them(resources: int) -> None:
    t = scene("arkham").investigator(ROLAND, assets=["physical-training"], resources=resources)
    who, card = t.who(ROLAND), t.card("physical-training-1")
    assert affordable(t.s, who, card, Cost(resources=1)) is (resources == 1)
    assert affordable(t.s, who, card, Cost())
    assert affordable(t.s, who, card, Cost(exhaust=True))
    card.exhausted = True
    assert not affordable(t.s, who, card, Cost(exhaust=True))
    assert not affordable(t.s, who, card, Cost(uses=1))
    assert not affordable(t.s, who, card, Cost(clues=1))
    assert not affordable(t.s, who, card, Cost(group_clues=1))
    assert not affordable(t.s, who, card, Cost(cards=1))


@pytest.mark.rule("AHC-ST2-02", "AHC-ST2-03")
def test_whoever_helps_commits_one_card_and_who_is_tested_any_number() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, hand=["perception", "deduction"])
    t.investigator(DAISY, hand=["perception", "deduction"]).location("hallway", clues=1).token("0")
    t.answer("investigate")
    poll = t.begin().poll
    assert poll is not None
    assert {ask.seat: ask.max for ask in t.begin().asks} == {0: 2, 1: 1}
    assert poll.secret  # nobody learns who has answered


@pytest.mark.rule("AHC-ST2-01")
def test_where_only_one_can_commit_everybody_sees_whom_they_wait_for() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, hand=["perception"]).investigator(DAISY)
    t.location("hallway", clues=1).token("0").answer("investigate")
    poll = t.begin().poll
    assert poll is not None
    assert (t.asked(later=True), poll.secret) == ("0 commit", False)


@pytest.mark.rule("AHC-LST-06")
def test_a_lasting_effect_is_there_from_when_it_begins() -> None:
    t = scene("arkham").investigator(ROLAND)
    before = stat(t.s, "combat", t.who(ROLAND))
    t.s.until("round", "combat", ROLAND, 2)
    assert stat(t.s, "combat", t.who(ROLAND)) == before + 2


@pytest.mark.rule("AHC-TRG-13", "AHC-ABI-04")
@pytest.mark.parametrize(("point", "offered"), [(WINDOW, True), ("after-harm", False)])
def test_a_fast_asset_is_played_in_a_window_of_the_own_turn(point: str, offered: bool) -> None:
    t = scene("arkham", seats=2).investigator(DAISY, hand=["magnifying-glass-01030"])
    t.investigator(ROLAND, hand=["magnifying-glass-01030"])
    found = [[one.name for one in reactions(t.s, who, Moment(point, who))] for who in t.s.investigators]
    assert found == [["magnifying-glass-01030"] if offered else [], []]


# ---- what is written down --------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CAM-05")
@pytest.mark.parametrize("agenda", [0, 1])
@pytest.mark.parametrize("beaten", [False, True])
def test_who_got_away_at_midnight_is_written_down(agenda: int, beaten: bool) -> None:
    t = scene("arkham", scenario="the-midnight-masks").investigator(ROLAND)
    t.agenda(SCENARIOS["the-midnight-masks"].agendas[agenda])
    t.s.log_notes = ["ghoul-priest-alive"]
    if beaten:
        t.s.victory.append(ENEMIES["ghoul-priest"])
    write_cultists_down(t.s)
    assert ("the-masked-hunter" in t.s.names_noted.get("cultists-who-got-away", [])) is (agenda == 0)
    assert t.s.log_notes == ([] if beaten else ["ghoul-priest-alive"])


@pytest.mark.rule("AHC-ACT-10")
def test_when_the_devourer_comes_other_cards_answer_than_before() -> None:
    t = scene("arkham", scenario="the-devourer-below").investigator(ROLAND).agenda("vengeance-awaits")
    index(t.s)
    the_devourer_below(t.s, t.who(ROLAND))
    assert (t.s.index, t.s.agenda, t.s.acts) == (None, None, [])
    assert t.s.act is not None


@pytest.mark.rule("AHC-DBK-01")
def test_a_line_that_names_no_card_is_told() -> None:
    known = read_deck_list("Roland Banks\n2x Knife\n")
    more = read_deck_list("Roland Banks\n2x Knife\n2x Nothing of the Kind\n")
    assert len(more.faults) == len(known.faults) + 1


@pytest.mark.rule("AHC-STA-15")
def test_perhaps_nobody_was_interrogated() -> None:
    t = scene("arkham").investigator(ROLAND)
    ask = next(decide_cultists(t.s, "the-devourer-below")).asks[0]
    assert isinstance(ask, Group)
    assert (ask.prompt, ask.least, ask.most) == ("who-was-interrogated", 0, len(ask.options))


# ---- prices, places, order -------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CST-02", "AHC-INI-04")
def test_a_card_that_costs_nothing_costs_nothing() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["emergency-cache"], resources=0).answer("play:emergency-cache")
    assert t.who(ROLAND).resources == 3
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CST-03", "AHC-CST-05", "AHC-INI-05")
def test_what_stands_before_the_colon_is_paid_and_no_more() -> None:
    t = scene("arkham").investigator(AGNES, assets=["forbidden-knowledge"], threats=["hospital-debts"], resources=2)
    t.answer("use:forbidden-knowledge-1")
    assert (t.who(AGNES).damage, t.who(AGNES).horror, t.who(AGNES).resources) == (0, 1, 3)
    assert not t.happened("asset-hurt")
    t = scene("arkham").investigator(DAISY, assets=["hyperawareness"], resources=2).token("0")
    t.location("hallway", clues=1).answer("investigate", "raise-intellect:hyperawareness-1", "pass", "pass")
    assert t.who(DAISY).resources == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AST-02", "AHC-INI-09")
def test_a_fast_asset_is_paid_for_and_enters_play_without_an_action() -> None:
    t = scene("arkham").investigator(DAISY, hand=["magnifying-glass-01030"], resources=3, actions=1)
    t.answer("play:magnifying-glass-01030")
    assert (t.who(DAISY).resources, t.assets(DAISY), t.hand(DAISY)) == (2, ["magnifying-glass-01030-1"], [])
    assert t.sees(0).investigators[0].actions == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LOC-03")
def test_a_card_is_where_its_bearer_is() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="attic", assets=["knife"], threats=["cover-up"])
    t.investigator(DAISY, at="cellar", assets=["flashlight"])
    assert [is_at(t.s, t.card(key)) for key in ("knife-1", "cover-up-1", "flashlight-1")] == [
        "attic",
        "attic",
        "cellar",
    ]


@pytest.mark.rule("AHC-MOV-03")
def test_no_location_is_connected_with_itself() -> None:
    t = scene("arkham").investigator(ROLAND)
    hallway, attic = t.s.location("hallway"), t.s.location("attic")
    assert [is_connected(t.s, hallway, hallway), is_connected(t.s, hallway, attic)] == [False, True]


@pytest.mark.rule("AHC-PLO-01", "AHC-ELM-02")
def test_who_is_alone_and_out_is_in_no_order() -> None:
    t = scene("arkham").investigator(ROLAND)
    assert t.s.in_order() == [t.who(ROLAND)]
    t.who(ROLAND).gone = True
    assert t.s.in_order() == []


@pytest.mark.rule("AHC-FW33-02")
def test_who_has_attacked_in_the_enemy_phase_is_exhausted() -> None:
    t = (
        scene("arkham")
        .investigator(ROLAND)
        .enemy("ghoul-minion", engaged=ROLAND)
        .at("enemy-attacks")
        .halt("enemy-ends")
    )
    assert t.asked() == "0 scene-ends"
    assert t.foe("ghoul-minion-1").exhausted


@pytest.mark.rule("AHC-SPW-01", "AHC-SPW-03")
def test_an_enemy_without_a_place_lies_on_the_discard_pile() -> None:
    t = scene("arkham").investigator(ROLAND).draws("icy-ghoul").only("hallway")
    t.begin()
    assert (t.s.enemies, t.discarded()) == ([], ["icy-ghoul"])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-LEA-03", "AHC-LEA-02")
@pytest.mark.parametrize("both", [True, False])
def test_only_who_differs_disputes_the_lead(both: bool) -> None:
    game = seance.new("arkham", 2, 3, mode="standalone")
    while game.ask is not None and game.ask.prompt != "lead":
        game.play(0)
    keys = [option.key for option in game.asks[0].options]
    game.answer(keys[0], game.asks[0].seat, game.asks[0].number)
    game.answer(keys[0 if both else 1], game.asks[0].seat, game.asks[0].number)
    assert any(told.event == "lead-disputed" for told in game.events()) is not both


@pytest.mark.rule("AHC-EFF-06")
def test_enemies_engage_whom_an_effect_of_several_parts_carries_to_them() -> None:
    t = scene("arkham", scenario="the-midnight-masks").investigator(ROLAND, at="graveyard")
    t.enemy("ghoul-minion", at="rivertown").draws("on-wings-of-darkness").token("-4").begin()
    assert (t.who(ROLAND).location, t.foe("ghoul-minion-1").engaged) == ("rivertown", 0)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-LOC-05")
def test_everybody_sees_act_and_agenda() -> None:
    t = scene("arkham").investigator(ROLAND)
    assert t.s.agenda is not None
    assert t.s.act is not None
    assert (t.sees(-1).agenda.key, t.sees(-1).act.key) == (t.s.agenda.key, t.s.act.key)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DBK-01")
def test_a_line_that_cannot_be_read_is_told_by_its_number() -> None:
    faults = read_deck_list("Roland Banks\n1 Knife\n1 No Such Card At All").faults
    assert [fault.details["line"] for fault in faults] == [3]


# ---- decks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DRC-03", "AHC-WEA-01")
def test_who_falls_to_the_first_of_two_weaknesses_does_not_meet_the_second() -> None:
    t = scene("arkham", seats=2, scenario="the-devourer-below").investigator(ROLAND)
    t.investigator(WENDY, horror=5, deck=["abandoned-and-alone", "amnesia"])
    t.script("deck-wendy-adams", "abandoned-and-alone", "amnesia").draws("offer-of-power", who=1)
    t.answer("1 accept", "0 use:abandoned-and-alone")
    assert t.who(WENDY).gone
    assert "amnesia" in [card.key for card in t.s.removed]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-SEA-02", "AHC-SEA-03")
def test_a_search_finds_what_was_known_to_lie_on_top() -> None:
    t = scene("arkham", difficulty="hard").investigator(ROLAND, at="cellar").token("skull")  # 3 − 2 against 4
    t.s.encounters.top = [Block((ENCOUNTER_CARDS["ghoul-minion"], ENCOUNTER_CARDS["ancient-evils"]), (0,), (0,))]
    t.answer("investigate")
    assert t.foe("ghoul-minion-1").engaged == 0
    assert (t.s.encounters.top, len(t.s.encounters)) == ([], 1)  # and then nobody knows any more how the rest lies
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DIS-09")
def test_when_discards_are_shuffled_in_nobody_knows_the_next_card() -> None:
    t = scene("arkham").investigator(ROLAND).agenda("rise-of-the-ghouls", doom=7)
    t.encounters(discard=("ghoul-minion",)).script("encounters", "ghoul-minion")
    t.s.encounters.top = [Block((ENCOUNTER_CARDS["ancient-evils"],), (0,), (0,))]
    t.at("mythos-check").halt("mythos-draws")
    assert t.asked() == "0 scene-ends"
    assert t.foe("ghoul-minion-1").engaged == 0
    assert t.discarded() == []


# ---- what cards in play say ------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-INP-01", "AHC-CON-02", "AHC-MOD-01")
def test_whatever_is_asked_of_cards_in_play_is_seen_anew_after_a_change() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018", "leo-de-luca-01048"], hand=["knife", "dodge"])
    t.enemy("ghoul-minion", engaged=ROLAND)
    s, who = t.s, t.who(ROLAND)
    questions: list[Callable[[], object]] = [
        lambda: modifiers(s, "combat", who),
        lambda: stat(s, "combat", who),
        lambda: fixed_values(s, "combat", who),
        lambda: forbidden(s, "investigate", who),
        lambda: actions_left(s, who),
        lambda: action_price(s, who, "move", 1),
        lambda: card_cost(s, who, who.hand[0]),
        lambda: [thing.key for thing, _ in activatable(s, who)],
        lambda: [one.name for one in reactions(s, who, Moment(WINDOW, who))],
        lambda: [one.name for one in Timing(s).forced(Moment("at-end-of-phase", who))],
        lambda: is_blank(s, who),
    ]
    known = [ask() for ask in questions]
    for ask, before in zip(questions, known, strict=True):
        s.changed()
        assert ask() == before


@pytest.mark.rule("AHC-MOD-01", "AHC-MOD-02")
def test_what_does_not_concern_somebody_changes_nothing() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, assets=["beat-cop-01018"]).investigator(DAISY)
    found = [modifiers(t.s, "combat", who) for who in t.s.investigators]
    assert found == [[("beat-cop-01018-1", 1)], []]


@pytest.mark.rule("AHC-ACN-03", "AHC-GAN-02")
def test_an_action_that_a_card_gives_is_one_more_until_it_is_spent() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["leo-de-luca-01048"])
    assert [actions_left(t.s, t.who(ROLAND)), actions_left(t.answer("resource").s, t.who(ROLAND))] == [4, 3]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-INI-04")
def test_what_costs_no_action_is_made_no_dearer() -> None:
    t = scene("arkham").investigator(ROLAND, threats=["frozen-in-fear"])
    assert [action_price(t.s, t.who(ROLAND), "move", actions) for actions in (0, 1)] == [0, 2]


@pytest.mark.rule("AHC-HLT-04", "AHC-SAN-05")
def test_a_card_without_health_or_sanity_has_none() -> None:
    t = scene("arkham").investigator(ROLAND).attached("obscuring-fog", "hallway")
    assert (t.s.at_locations[0].health, t.s.at_locations[0].sanity) == (0, 0)


@pytest.mark.rule("AHC-YOU-01")
def test_where_a_moment_is_nobodys_you_is_whom_the_enemy_is_engaged_with() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY).enemy("ghoul-minion", engaged=ROLAND)
    t.s.lead = 1
    ability = ABILITIES["roland-banks"][0]
    assert you(t.s, Source(t.foe("ghoul-minion-1"), NOBODY, ability), Moment("phase")) is t.who(ROLAND)
    assert you(t.s, Source(t.s.locations[0], NOBODY, ability), Moment("phase")) is t.who(DAISY)


@pytest.mark.rule("AHC-YOU-01")
def test_on_a_card_that_somebody_has_you_is_who_has_it_whoever_the_moment_is_about() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, assets=["knife"]).investigator(DAISY, assets=["flashlight"])
    ability = ABILITIES["roland-banks"][0]
    for card, owner, other in (("knife-1", ROLAND, DAISY), ("flashlight-1", DAISY, ROLAND)):
        assert you(t.s, Source(t.card(card), t.who(owner).seat, ability), Moment("phase", t.who(other))) is t.who(owner)


@pytest.mark.rule("AHC-DIS-04")
def test_a_story_asset_that_is_discarded_leaves_the_game() -> None:
    t = scene("arkham").investigator(ROLAND).story_asset("lita-chantler", owner=ROLAND)
    assert discard(t.s, t.card("lita-chantler-1"))
    assert (t.discarded(ROLAND), t.discarded()) == ([], [])
    assert "lita-chantler" in [card.key for card in t.s.removed]


@pytest.mark.rule("AHC-LVP-01", "AHC-SLT-11")
def test_a_card_with_slots_that_lies_at_a_location_gave_them_to_nobody() -> None:
    t = scene("arkham").investigator(DAISY, assets=["knife"]).attached("daisys-tote-bag", "hallway", owner=DAISY)
    assert take_away(t.s, t.s.at_locations[0])
    assert t.asked() == "0 your-action"
    assert t.assets(DAISY) == ["knife-1"]


@pytest.mark.rule("AHC-ATT-08")
def test_where_a_location_was_leads_no_way_any_more() -> None:
    t = scene("arkham").investigator(ROLAND)
    before = [there.key for there in connected(t.s, "hallway")]
    remove_location(t.s, t.s.location("attic"))
    assert [there.key for there in connected(t.s, "hallway")] == [key for key in before if key != "attic"]


@pytest.mark.rule("AHC-ENG-08")
def test_who_is_put_elsewhere_is_followed_by_whom_he_is_engaged_with() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY)
    t.enemy("ghoul-minion", engaged=ROLAND).enemy("ghoul-minion", engaged=DAISY)
    assert list(place_investigator(t.s, t.who(ROLAND), "attic")) == []
    assert [enemy.location for enemy in t.s.enemies] == ["attic", "hallway"]


@pytest.mark.rule("AHC-INI-08", "AHC-TRG-17")
def test_an_ability_of_an_investigator_is_told_as_his_own() -> None:
    t = scene("arkham").investigator("skids-otoole", assets=["beat-cop-01018"], resources=5)
    t.enemy("ghoul-minion", at="hallway", exhausted=True).answer("use:skids-otoole", "use:beat-cop-01018-1")
    assert t.happened("uses-own", who="skids-otoole")
    assert t.happened("uses", who="skids-otoole", card="beat-cop-01018-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TGT-04", "AHC-DIS-07")
def test_one_card_that_is_discarded_has_no_order() -> None:
    t = scene("arkham").investigator(WENDY, hand=["knife", "dodge"]).location("hallway", clues=1).token("-4", "+1")
    t.answer("investigate", f"use:{WENDY}")
    assert (t.asked(later=True), t.begin().asks[0].ordered) == ("0 discard-from-hand", False)


# ---- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-SU03-01", "AHC-SU10-04", "AHC-STA-10")
def test_who_plays_a_later_scenario_alone_hears_what_came_before_and_begins_in_a_place_that_is_revealed() -> None:
    game = seance.new("arkham", 1, 3, mode="standalone", scenario="the-midnight-masks")
    asked: list[str] = []
    while game.ask is not None and game.ask.prompt != "your-action":
        asked.append(game.ask.prompt)
        game.play(0)
    told = [one.event for one in game.events()]
    assert "how-it-ended" in asked
    assert told.index("revealed") < told.index("placed")


# ---- what is asked and told ------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DIS-08", "AHC-ATT-08")
def test_of_equal_enemies_that_are_discarded_together_nobody_is_asked_the_order() -> None:
    t = scene("arkham").only("study").investigator(ROLAND, at="study", clues=2)
    t.enemy("ghoul-minion", at="study", exhausted=True).enemy("ghoul-minion", at="study", exhausted=True)
    t.answer("advance:trapped")
    assert t.discarded() == ["ghoul-minion", "ghoul-minion"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CST-02")
def test_what_a_card_costs_and_leaves_is_told_before_it_is_played() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["knife"], resources=1)
    [note] = t.begin().preview("play:knife").notes
    assert (note.key, note.on) == ("costs-resources", ("1", "0"))
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DBK-01")
@pytest.mark.parametrize(("lines", "too_long"), [(MOST_LINES, False), (MOST_LINES + 1, True)])
def test_a_deck_list_that_is_too_long_is_not_read_to_its_end(lines: int, too_long: bool) -> None:
    faults = read_deck_list("\n".join(["Roland Banks", *[""] * (lines - 2), "1 Knife"])).faults
    assert ("deck-too-long" in [fault.reason for fault in faults]) is too_long


# ---- nothing comes of nothing ----------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DMG-14")
def test_no_damage_is_no_damage() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", engaged=ROLAND)
    t.begin()
    assert list(damage_enemy(t.s, t.foe("ghoul-minion-1"), 0)) == []
    assert not t.happened("enemy-damaged")


@pytest.mark.rule("AHC-MOV-08", "AHC-MOV-05")
def test_who_cannot_enter_or_is_out_of_the_game_is_not_moved() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY)
    t.s.until("turn", "cannot-move-into", ROLAND)
    t.who(DAISY).gone = True
    for who in t.s.investigators:
        assert list(move(t.s, who, "attic")) == []
    assert [who.location for who in t.s.investigators] == ["hallway", "hallway"]


@pytest.mark.rule("AHC-ENG-08", "AHC-MOV-06")
def test_an_enemy_that_is_moved_to_whom_it_is_engaged_with_stays_engaged() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY)
    t.enemy("ghoul-minion", engaged=DAISY).who(DAISY).location = "attic"
    assert list(move_enemy(t.s, t.foe("ghoul-minion-1"), "attic")) == []
    assert (t.foe("ghoul-minion-1").location, t.foe("ghoul-minion-1").engaged) == ("attic", 1)

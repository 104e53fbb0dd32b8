"""Parts of rules that a change of one number or condition would break unseen by the other scenes."""

import pytest

from seance.engine import Block, GameOver
from seance.games.dungeontology.cards.effects.menace import DrunkenTalk, PlaceBoss
from seance.games.dungeontology.cards.effects.stealth import Counter
from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules import exploring
from seance.games.dungeontology.rules.actions import schemes
from seance.games.dungeontology.rules.alert import begin_maximum_alert
from seance.games.dungeontology.rules.attempts import lucks, prophecy, spy_alert
from seance.games.dungeontology.rules.boss import chase_step, meetings, move_boss, stagger_step
from seance.games.dungeontology.rules.clan import clan_points, look_at_clan, most_valuable
from seance.games.dungeontology.rules.doom import discard_doom, take_doom
from seance.games.dungeontology.rules.endgame import end_game, rank
from seance.games.dungeontology.rules.entering import ambush
from seance.games.dungeontology.rules.excitement import read_stars
from seance.games.dungeontology.rules.exploring import stairs, walk
from seance.games.dungeontology.rules.hands import discard, draw_cards
from seance.games.dungeontology.rules.movement import connected, entering, random_move, ways
from seance.games.dungeontology.rules.notebook import available, collect, destroy, steal
from seance.games.dungeontology.rules.pieces import Attempt
from seance.games.dungeontology.rules.plays import responses, skills
from seance.games.dungeontology.rules.printed import (
    CLANS,
    COLUMNS,
    CUBES,
    DOOMS,
    RANDOMISE,
    SCHEMES,
    SCHOLARS,
    TRAINEES,
    Clan,
)
from seance.games.dungeontology.rules.randomise import COLOUR, DIRECTION, randomise
from seance.games.dungeontology.rules.rest import camp, rest_students
from seance.games.dungeontology.rules.turn import cards_in_circle, turn_start_step
from seance.games.dungeontology.rules.values import change, value
from seance.testing import scene


@pytest.mark.rule("DUN-SPY-12", "DUN-SPY-13")
def test_the_first_seat_can_be_spied_on_too() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("rebecca", area="i-4", cubes={"military": 2}, students=2)
    t.scholar("valerio", area="i-4", hand=["fate-5", "toast"], students=1).at("action", turn=1).halt("end")
    t.answer("spy:rebecca:military", ["discard:fate-5"])
    assert t.cubes("valerio") == {"military": 1}
    assert t.cubes("rebecca") == {"military": 1}
    assert t.asked() == "1 your-action"


@pytest.mark.rule("DUN-SCHOLAR-06")
def test_a_cap_on_a_value_holds_for_who_is_named_alone() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4").scholar("sofia", area="i-4")
    t.lasts("cap-speed", "valerio", 1).at("begin").answer("go-on")
    assert t.s.steps == 1
    assert t.sees(0).scholars[1].values["speed"] > 1
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-FAMILY-01")
def test_a_fate_card_has_no_main_effect_to_play() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4", hand=["fate-2", "disguise"])
    assert t.scholar("rebecca").at("action").offers("play-main:disguise")
    assert not t.offers("play-main:fate-2")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-DOOM-03", "DUN-DOOM-04")
def test_discarded_doom_cards_are_mixed_in_only_when_no_other_is_left() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca")
    dooms = t.s.dooms
    dooms.discard, dooms.rest = dooms.rest[1:], dooms.rest[:1]
    take_doom(t.s, t.who("sofia"))
    assert (t.who("sofia").doom_down, len(dooms.rest), len(dooms.discard)) == (1, 1, 14)
    take_doom(t.s, t.who("rebecca"))
    assert (t.who("rebecca").doom_down, len(dooms.rest), len(dooms.discard)) == (1, 15, 0)
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EFFECT-08", "DUN-EFFECT-09")
def test_an_ambush_on_who_can_neither_pay_nor_be_stunned_takes_one_student() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", stun=4, students=2)
    assert list(ambush(t.s, t.who("valerio"), 3)) == []
    assert (t.who("valerio").students, t.who("valerio").stun) == (1, 4)
    assert t.asked() == "0 your-movement"


# ---- where one can go ------------------------------------------------------------------------------------------------


def beside(walls: bool, secret: bool) -> DungeontologyScene:
    """The first area north of the start: behind walls or not, with secret passages or not."""
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca")
    assert isinstance(t, DungeontologyScene)
    for area in t.s.areas[:2]:
        area.secret = secret
        for link in area.exits:
            link.token = "wall" if walls else link.token
    return t


@pytest.mark.rule("DUN-TERM-02", "DUN-TERM-03")
@pytest.mark.parametrize(("walls", "secret", "found"), [
    (False, False, [0]), (True, False, []), (True, True, [0]), (False, True, [0])
])  # fmt: skip
def test_areas_are_connected_by_a_passage_or_by_equal_letters(walls: bool, secret: bool, found: list[int]) -> None:
    assert connected(beside(walls, secret).s, 1) == found


@pytest.mark.rule("DUN-MOVE-03")
@pytest.mark.parametrize(("walls", "secret", "found"), [
    (False, False, [0]), (True, False, []), (True, True, [0]), (False, True, [0])
])  # fmt: skip
def test_one_step_leads_through_a_passage_or_a_secret_one(walls: bool, secret: bool, found: list[int]) -> None:
    t = beside(walls, secret)
    assert ways(t.s, t.who("sofia")) == found


@pytest.mark.rule("DUN-SYMBOL-02")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_card_gives_as_many_steps_as_it_says(steps: int) -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca").halt("end")
    t.s.then(walk(t.who("sofia"), steps))
    for step in range(steps):
        assert t.asked() == "0 walk"
        t.answer("move:start-area" if step % 2 == 0 else "move:area-i-4")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-SYMBOL-02", "DUN-FAMILY-04")
def test_one_of_the_steps_that_a_card_gives_may_lead_to_a_new_area() -> None:
    t = scene("dungeontology").area("i-4", "north").tiles(1, "i-6").scholar("sofia", area="i-4").scholar("rebecca")
    t.s.then(walk(t.who("sofia"), 2))
    t.begin()
    assert t.begin().asks[0].progress == (1, 2)
    t.answer("explore", "place:area-i-6:north")
    assert t.place("sofia") == "i-6"
    assert t.begin().asks[0].progress == (1, 1)
    t.answer("stay")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-SYMBOL-02", "DUN-MAX-07")
def test_what_a_step_leads_to_is_told_of_the_start_area_too() -> None:
    t = scene("dungeontology").area("i-4", "north").maximum_alert().scholar("sofia", area="i-4").scholar("rebecca")
    t.s.then(walk(t.who("sofia"), 1))
    assert t.options() == ["stay", "move:start-area"]  # and nobody explores any more
    assert [note.key for note in t.begin().preview("move:start-area").notes] == ["hands-in-there"]


@pytest.mark.rule("DUN-ENTER-02", "DUN-EFFECT-01")
@pytest.mark.parametrize(("area", "finished", "students"), [("i-6", False, 1), ("start", False, 2), ("i-6", True, 2)])
def test_who_is_there_no_more_does_not_meet_what_the_area_does(area: str, finished: bool, students: int) -> None:
    t = scene("dungeontology").area("i-6", "north").scholar("sofia").scholar("valerio", area=area, students=2)
    t.who("valerio").finished = finished
    t.s.then(entering(t.who("valerio"), 0, "area-i-6", ""))
    t.begin()
    assert t.who("valerio").students == students


@pytest.mark.rule("DUN-ATOK-08", "DUN-ATOK-09")
@pytest.mark.parametrize("part", [0, 1])
def test_a_trap_springs_as_somebody_comes_in_and_not_later(part: int) -> None:
    t = scene("dungeontology").area("i-6", "north").trap("i-6").scholar("sofia")
    t.scholar("valerio", area="i-6", students=2)
    t.s.dice.strict = False
    t.s.then(entering(t.who("valerio"), part, "area-i-6", ""))
    t.begin()
    assert t.happened("trap-sprung") is (part == 0)
    assert t.s.areas[1].traps == part


@pytest.mark.rule("DUN-STAIR-05")
def test_stairs_that_lead_nowhere_may_have_ended_all_exploring(monkeypatch: pytest.MonkeyPatch) -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca")
    t.s.changed = False
    monkeypatch.setattr(exploring, "free_around", lambda s, base: [])
    assert list(stairs(t.s, t.who("sofia"))) == []
    assert t.s.changed


# ---- the boss --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-START-04")
@pytest.mark.parametrize(("area", "boss"), [("i-4", 1), ("start", -1)])
def test_the_boss_stands_where_he_is_found_but_never_in_the_start_area(area: str, boss: int) -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area=area)
    PlaceBoss().run(t.s, t.who("sofia"))
    assert t.s.boss_at == boss


@pytest.mark.rule("DUN-LATUS-03")
@pytest.mark.parametrize("owned", [True, False])
def test_the_drunken_boss_takes_a_cube_of_the_kind_that_comes_up(owned: bool) -> None:
    t = scene("dungeontology", boss="drunk").area("i-4", "north")
    t.scholar("sofia", area="i-4", cubes={"military": 1}).scholar("rebecca")
    card = next(one for one in RANDOMISE if (one.cube == "military") is owned)
    t.script("randomise", card.key)
    for _ in DrunkenTalk().run(t.s, t.who("sofia")):
        pass
    assert t.cubes("sofia").get("military", 0) == (0 if owned else 1)


# ---- cards and skills ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-SYMBOL-03")
def test_who_can_draw_no_card_has_seen_nothing() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca")
    t.s.schemes.rest, t.s.schemes.discard = [], []
    before = t.s.dice.looks
    draw_cards(t.s, t.who("sofia"), 2)
    assert (t.s.dice.looks, t.hand("sofia")) == (before, [])


@pytest.mark.rule("DUN-KEY-03", "DUN-STUDY-13")
@pytest.mark.parametrize("used", [True, False])
def test_a_trainee_draws_a_card_for_the_first_cube_of_its_kind_in_a_turn(used: bool) -> None:
    trainee = next(one for one in TRAINEES.values() if one.draws_for)
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca")
    who = t.who("sofia")
    who.trainees, who.used = [trainee], [trainee.key] if used else []
    for cube, draws in ((trainee.draws_for, not used), (next(one for one in CUBES if one != trainee.draws_for), False)):
        t.s.stack.clear()
        t.s.areas[1].cubes[0] = cube
        collect(t.s, who, 1, 0)
        assert [one.what for one in t.s.stack] == (["draw-cards"] if draws else [])
    assert who.used == [trainee.key]  # once in a turn


@pytest.mark.rule("DUN-SCHOLAR-02", "DUN-EXC-04")
def test_what_serves_once_in_a_turn_is_offered_once_in_it() -> None:
    looked = 0
    for key, card in SCHOLARS.items():
        for side in (card.standard, card.excited):
            for skill in side.skills:
                t = scene("dungeontology").area("i-4", "north").scholar(key, area="i-4", students=2, hand=["toast"] * 2)
                t.scholar(next(one for one in SCHOLARS if one != key), area="i-4", students=2, hand=["sprint"])
                who = t.who(key)
                who.excited = side is card.excited
                if not skills(t.s, who, skill.when):
                    continue
                looked += 1
                who.used = [skill.key]
                again = [option.on[0] for option in skills(t.s, who, skill.when)]
                assert (skill.key in again) is (skill.once != "turn"), skill.key
    assert looked > 3


@pytest.mark.rule("DUN-PRIO-01", "DUN-PRIO-02")
def test_in_the_circle_the_active_player_plays_any_card_and_others_instants() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4", hand=["disguise"])
    t.scholar("rebecca", area="i-4", hand=["disguise"]).at("action")
    assert SCHEMES["disguise"].timing != "instant"
    assert "play-main:disguise" in [option.key for option in cards_in_circle(t.s, t.who("sofia"))]
    assert cards_in_circle(t.s, t.who("rebecca")) == []


@pytest.mark.rule("DUN-PRIO-01", "DUN-SCHEME-07")
@pytest.mark.parametrize(("actions", "offered"), [(0, False), (1, True)])
def test_in_the_circle_a_card_that_is_an_action_needs_one(actions: int, offered: bool) -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4", hand=["astral-eye"]).scholar("rebecca")
    t.at("action", actions=actions)
    found = [option.on[0] for option in cards_in_circle(t.s, t.who("sofia")) if option.verb.startswith("play-main")]
    assert ("astral-eye" in found) is offered


@pytest.mark.rule("DUN-SPY-10", "DUN-SPY-11")
def test_an_attempt_to_spy_is_decided_when_both_have_passed_in_a_row() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4", hand=["fate-5", "toast", "fate-2"])
    t.scholar("rebecca", area="i-4", cubes={"military": 2}, hand=["fate-2", "toast"]).at("action").halt("end")
    t.s.dice.strict = False
    t.answer("spy:rebecca:military", ["discard:fate-5"])
    assert t.asked() == "1 in-attempt"
    t.answer("1 pass")
    assert t.asked() == "0 in-own-attempt"
    t.answer("pass")
    assert t.happened("succeeded") or t.happened("failed")


# ---- thesis, alert, the end ------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-THESIS-14")
@pytest.mark.parametrize("clan", CLANS.values(), ids=list(CLANS))
def test_the_most_valuable_cubes_are_those_with_the_highest_corrected_value(clan: Clan) -> None:
    t = scene("dungeontology").scholar("sofia", cubes=dict.fromkeys(CUBES, 1)).scholar("rebecca")
    worth = {cube: COLUMNS[cube].value + clan.modifiers.get(cube, 0) for cube in CUBES}
    assert most_valuable(t.who("sofia"), clan) == [cube for cube in CUBES if worth[cube] == max(worth.values())]


@pytest.mark.rule("DUN-MAX-12")
def test_maximum_alert_ends_a_compulsory_rest() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca").script("panic", "panic-uprising")
    t.s.forced_rest = True
    begin_maximum_alert(t.s)
    assert (t.s.forced_rest, t.s.alert) == (False, None)


@pytest.mark.rule("DUN-TURN-01")
def test_nobody_has_had_a_choice_when_a_turn_begins() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca")
    t.s.free, t.s.activated = True, True
    turn_start_step(t.s)
    assert (t.s.free, t.s.activated, t.s.phase) == (False, False, "turn-window")


@pytest.mark.rule("DUN-SCORE-06")
def test_doom_cards_that_lie_face_down_are_turned_up_at_the_end() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca")
    t.who("sofia").doom_down = 2
    t.s.dice.strict = False
    with pytest.raises(GameOver):
        end_game(t.s, "time")
    assert (t.who("sofia").doom_down, len(t.who("sofia").dooms), len(t.who("rebecca").dooms)) == (0, 2, 0)


# ---- numbers and conditions of attempts, turns and the end -----------------------------------------------------------


@pytest.mark.rule("DUN-SPY-05")
def test_an_open_notebook_is_spied_on_more_easily() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4")
    t.scholar("rebecca", area="i-4", cubes={"military": 1}, students=3)
    before = spy_alert(t.who("sofia"), t.who("rebecca"), "military")
    t.who("rebecca").dooms.append(DOOMS["open-notebook"])
    assert spy_alert(t.who("sofia"), t.who("rebecca"), "military") == before - 2
    t.who("rebecca").students = 0
    assert spy_alert(t.who("sofia"), t.who("rebecca"), min(COLUMNS, key=lambda cube: COLUMNS[cube].value)) == 0


@pytest.mark.rule("DUN-SPY-06", "DUN-SPY-07")
def test_who_spies_on_the_first_seat_has_no_research_for_it_and_may_play_cards_too() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("rebecca", area="i-4", cubes={"military": 2}, students=2)
    t.scholar("valerio", area="i-4", hand=["fate-2", "fate-5"], cubes={"civilisation": 2}, students=1)
    t.at("action", turn=1).halt("end")
    t.answer("spy:rebecca:military", ["discard:fate-2"])
    assert t.happened("stealth", who="valerio", stealth=2)  # what he knows of the dungeon is of no use
    assert t.asked() == "1 in-own-attempt"


@pytest.mark.rule("DUN-BOSS-03")
@pytest.mark.parametrize("boss", ["i-4", "i-1"])
def test_the_luck_of_the_boss_is_for_attempts_where_he_is(boss: str) -> None:
    t = scene("dungeontology", boss="drunk").area("i-4", "north").area("i-1", "east")
    t.scholar("sofia", area="i-4").scholar("rebecca").boss(boss)
    attempt = Attempt(0, 1)
    with_luck = [one for one in t.s.areas[1].tile.effects if one.kind in ("luck", "misfortune")]
    lucks(t.s, t.who("sofia"), attempt)
    assert len(t.s.stack) == len(with_luck) + (boss == "i-4")


@pytest.mark.rule("DUN-BOSS-08")
def test_the_boss_counts_whom_he_meets_in_every_area_that_he_can_still_reach() -> None:
    t = scene("dungeontology", seats=3).area("i-4", "north").area("i-3", "north", beside="i-4")
    t.area("i-1", "north", beside="i-3").scholar("sofia", area="i-3").scholar("rebecca", area="i-4")
    assert [meetings(t.s, 1, {1: 1, 2: 0}, n) for n in (1, 2, 3)] == [1, 2, 2]
    t.scholar("valerio", area="i-1")
    assert [meetings(t.s, 1, {1: 2, 2: 1, 3: 0}, n) for n in (1, 2, 3, 4)] == [1, 2, 3, 3]


@pytest.mark.rule("DUN-TIMING-05", "DUN-TIMING-06")
def test_only_who_spies_and_who_is_spied_on_answer_with_secondary_effects() -> None:
    t = scene("dungeontology", seats=3).area("i-4", "north").scholar("sofia", area="i-4", hand=["counterspell"])
    t.scholar("valerio", area="i-4", hand=["counterspell"]).scholar("rebecca", area="i-4", hand=["counterspell"])
    t.s.attempt = Attempt(1, 1, target=0)
    found = [[option.verb for option in responses(t.s, who) if option.verb != "respond"] for who in t.s.scholars]
    assert [len(verbs) for verbs in found] == [1, 1, 0]
    t.s.attempt = Attempt(1, 1)  # a study concerns everybody
    assert all([option.verb for option in responses(t.s, who) if option.verb != "respond"] for who in t.s.scholars)


@pytest.mark.rule("DUN-SYMBOL-03", "DUN-SCHEME-01")
def test_who_knew_the_top_card_knows_who_has_drawn_it() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca").top("sprint", known_to=("rebecca",))
    before = t.s.dice.looks
    draw_cards(t.s, t.who("sofia"), 1)
    assert t.s.dice.looks == before + 1
    assert [card.key for card in t.who("sofia").known.known(1)] == ["sprint"]
    t = scene("dungeontology").scholar("sofia").scholar("rebecca").top("sprint", known_to=("sofia",))
    draw_cards(t.s, t.who("sofia"), 1)
    assert [list(t.who("sofia").known.known(seat)) for seat in (0, 1)] == [[], []]


@pytest.mark.rule("DUN-SYMBOL-03")
def test_who_knew_two_cards_but_not_their_order_knows_neither_when_one_is_drawn() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca").top("sprint", "toast")
    [block] = t.s.schemes.top
    t.s.schemes.top = [Block(block.cards, (1,), ())]
    draw_cards(t.s, t.who("sofia"), 1)
    assert [(left.cards, left.seats) for left in t.s.schemes.top] == [(block.cards[1:], ())]


@pytest.mark.rule("DUN-SYMBOL-07")
def test_what_is_discarded_is_told_and_nothing_is_not() -> None:
    t = scene("dungeontology").scholar("sofia", hand=["toast", "sprint"]).scholar("rebecca")
    t.begin()
    discard(t.s, t.who("sofia"), [])
    discard(t.s, t.who("sofia"), [SCHEMES["sprint"]])
    assert [told.args["cards"] for told in t.heard(1, "discarded")] == [["sprint"]]


@pytest.mark.rule("DUN-RAND-01", "DUN-RAND-02")
def test_a_colour_that_comes_up_says_whose_it_is() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca")
    card = next(one for one in RANDOMISE if one.colour == t.who("sofia").colour)
    t.begin()
    for sign, whose in ((COLOUR, ["sofia"]), (DIRECTION, [])):
        t.script("randomise", card.key)
        assert randomise(t.s, sign, lambda card: True) is card
        assert t.heard(1, "randomised")[-1].args["whose"] == whose


@pytest.mark.rule("DUN-TIMING-08")
def test_where_nothing_is_played_there_is_nothing_to_counter() -> None:
    t = scene("dungeontology").scholar("sofia", hand=["counterspell"]).scholar("rebecca")
    assert [Counter(scope).possible(t.s, t.who("sofia")) for scope in ("you", "all")] == [False, False]


@pytest.mark.rule("DUN-KNOW-02", "DUN-KNOW-03")
def test_a_look_at_the_clan_card_is_a_look() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca")
    before = t.s.dice.looks
    look_at_clan(t.s, t.who("rebecca"))
    assert (t.s.dice.looks, t.s.clan_seen) == (before + 1, (1,))


@pytest.mark.rule("DUN-KEY-06", "DUN-KEY-07")
@pytest.mark.parametrize("owned", [0, 1])
def test_a_theft_says_whether_it_has_taken_anything(owned: int) -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca", cubes={"military": owned})
    with pytest.raises(StopIteration) as done:
        next(steal(t.s, t.who("sofia"), t.who("rebecca"), "military"))
    assert done.value.value is bool(owned)
    assert t.cubes("sofia") == ({"military": 1} if owned else {})


@pytest.mark.rule("DUN-REST-06")
def test_a_doom_card_that_lies_face_down_can_be_discarded_unseen() -> None:
    t = scene("dungeontology").scholar("sofia", doom_down=2).scholar("rebecca").script("dooms", "open-notebook")
    t.s.changed = False
    discard_doom(t.s, t.who("sofia"), None)
    assert (t.who("sofia").doom_down, [card.key for card in t.s.dooms.discard]) == (1, ["open-notebook"])
    assert t.s.changed  # what it has kept from happening may come now


@pytest.mark.rule("DUN-TIE-03")
def test_of_equals_who_is_later_in_turn_order_comes_first() -> None:
    t = scene("dungeontology", seats=3).scholar("sofia").scholar("rebecca").scholar("valerio")
    t.s.start_seat = 1
    for who in t.s.scholars:
        who.students = 2
    assert [rank(t.s, who)[3] for who in t.s.scholars] == [2, 0, 1]


@pytest.mark.rule("DUN-EXC-05", "DUN-SCHOLAR-27")
@pytest.mark.parametrize(("phase", "turn", "actions"), [("action", 0, 2), ("action", 1, 1), ("movement", 0, 1)])
def test_who_gets_excited_has_another_action_only_in_the_own_action_phase(phase: str, turn: int, actions: int) -> None:
    t = scene("dungeontology").area("i-4", "north")
    t.scholar("sofia", area="i-4").scholar("valerio", area="i-4").at(phase, turn=turn)
    t.s.actions = 1
    t.who("valerio").cubes.update(dict.fromkeys(CUBES, 1))
    before = change(t.who("sofia"), "actions")
    read_stars(t.s)
    assert t.who("sofia").excited
    assert change(t.who("sofia"), "actions") == before + 1
    assert t.s.actions == actions


@pytest.mark.rule("DUN-MAX-06")
@pytest.mark.parametrize(("students", "may"), [(0, False), (1, True), (2, True)])
def test_in_maximum_alert_one_student_is_enough_for_a_failure(students: int, may: bool) -> None:
    t = scene("dungeontology").area("i-4", "north").maximum_alert().at("action")
    t.scholar("sofia", area="i-4", hand=["toast"], students=students, stun=9).scholar("rebecca", area="i-4")
    t.who("sofia").stun = value(t.s, t.who("sofia"), "stamina")
    assert any(one.startswith("study:") for one in t.options()) is may
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-ACT-01", "DUN-TIMING-02")
@pytest.mark.parametrize("actions", [0, 1])
def test_a_skill_that_is_an_action_waits_for_an_action(actions: int) -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("rebecca", area="i-4", hand=["hex", "toast"], students=3)
    t.scholar("sofia", area="i-4", hand=["blink"], cubes={"faith": 1}).at("action", actions=actions)
    t.who("rebecca").excited = True
    offered = [option.on[0] for option in schemes(t.s, t.who("rebecca"), actions > 0) if option.on]
    assert ("magic-vision" in offered) is bool(actions)


@pytest.mark.rule("DUN-SPY-07", "DUN-EFFECT-04")
def test_only_a_skill_that_says_so_looks_ahead_when_spying() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca", area="i-4")
    spy = t.who("sofia")
    printed = [one for one in t.s.areas[1].tile.effects if one.kind in ("luck", "misfortune")]
    for spy.card in SCHOLARS.values():
        for spy.excited in (False, True):
            looks = [one for skill in spy.side.skills for one in skill.changes if one.what == "spy-prophecy"]
            t.s.stack.clear()
            lucks(t.s, spy, Attempt(0, 1, 1))
            assert len(t.s.stack) == len(printed) + len(looks), spy.card.key


@pytest.mark.rule("DUN-PROPH-01")
@pytest.mark.parametrize(("by", "told"), [("area-i-4", True), ("", False)])
def test_luck_is_told_where_an_area_brings_it(by: str, told: bool) -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca").top("fate-2")
    t.s.then(prophecy(t.who("sofia"), 1, "stealth", by=by))
    assert t.happened("luck", by="area-i-4") is told
    assert t.happened("prophecy", who="sofia", cards=["fate-2"])
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-BOSS-08", "DUN-RAND-06")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_he_chases_and_staggers_as_many_areas_as_his_card_says(n: int) -> None:
    t = scene("dungeontology").area("i-1", "north").area("i-4", "east", beside="i-1").area("i-6", "east", beside="i-4")
    t.area("i-3", "east", beside="i-6").boss("i-3").scholar("valerio", area="i-1", students=0).scholar("sofia")
    t.s.then(chase_step(t.who("valerio"), n, "valerio", ""))
    t.begin()
    assert t.boss_in() == ["i-6", "i-4", "i-1"][n - 1]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-RAND-04", "DUN-RAND-06")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_he_staggers_as_many_areas_as_his_card_says(n: int) -> None:
    t = scene("dungeontology").area("i-1", "north").area("i-4", "east", beside="i-1").boss("i-4")
    t.scholar("valerio").scholar("sofia")
    t.s.dice.strict = False
    t.s.then(stagger_step(n))
    t.begin()
    assert len(t.heard(0, "boss-moved")) == n
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-BOSS-06")
@pytest.mark.parametrize(("to", "stun"), [("i-4", 1), ("i-6", 0)])
def test_a_cursed_goblet_hums_only_when_he_is_next_door(to: str, stun: int) -> None:
    t = scene("dungeontology").area("i-1", "north").area("i-4", "east", beside="i-1").area("i-6", "east", beside="i-4")
    t.area("i-3", "east", beside="i-6").boss("i-3")
    t.scholar("valerio", area="i-1", students=0, dooms=["cursed-goblet"]).scholar("sofia")
    move_boss(t.s, t.s.area(f"area-{to}"))
    assert t.begin().state.scholars[0].stun == stun
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-CLAN-03", "DUN-SCORE-02")
@pytest.mark.parametrize("clan", CLANS.values(), ids=CLANS)
def test_a_clan_values_only_the_cubes_that_it_names(clan: Clan) -> None:
    t = scene("dungeontology").scholar("sofia", cubes=dict.fromkeys(CUBES, 1)).scholar("rebecca")
    assert clan_points(t.who("sofia"), clan) == sum(clan.modifiers.values())


@pytest.mark.rule("DUN-DOOM-04")
def test_when_every_doom_card_lies_before_somebody_none_is_taken() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca")
    for _ in range(20):
        take_doom(t.s, t.who("sofia"))
    assert t.who("sofia").doom_down == len(t.s.dooms.rest) == 15


@pytest.mark.rule("DUN-RAND-04", "DUN-RAND-05")
def test_a_random_step_goes_neither_through_walls_nor_through_doors_that_are_shut() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca")
    for link in t.s.areas[1].exits:
        link.token = "wall"
    random_move(t.s, t.who("sofia"))
    assert t.place("sofia") == "i-4"


@pytest.mark.rule("DUN-STUDY-04", "DUN-KEY-04")
@pytest.mark.parametrize("room", [0, 1, 2, 3])
def test_of_equal_cubes_as_many_can_be_collected_as_the_column_has_room_for(room: int) -> None:
    t = scene("dungeontology").area("i-4", "north", cubes=["faith", "faith", "faith"])
    t.scholar("sofia", area="i-4").scholar("rebecca")
    t.who("sofia").cubes["faith"] = len(COLUMNS["faith"].ladder) - 1 - room
    assert available(t.s, t.who("sofia"), 1) == [0, 1, 2][:room]


@pytest.mark.rule("DUN-KEY-03", "DUN-TRAIN-04")
def test_a_trainee_draws_one_card_for_its_owner() -> None:
    trainee = next(one for one in TRAINEES.values() if one.draws_for)
    t = scene("dungeontology").area("i-4", "north", cubes=[trainee.draws_for, "", ""]).top("toast", "blink")
    t.scholar("sofia", area="i-4", trainees=[trainee.key]).scholar("rebecca")
    collect(t.s, t.who("sofia"), 1, 0)
    assert t.begin().state.scholars[0].hand == [SCHEMES["toast"]]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-KEY-16")
@pytest.mark.parametrize("owned", [0, 1])
def test_what_nobody_has_is_not_destroyed(owned: int) -> None:
    t = scene("dungeontology").scholar("sofia", cubes={"faith": owned}).scholar("rebecca")
    left = t.s.reserve_cubes["faith"]
    with pytest.raises(StopIteration) as done:
        next(destroy(t.s, t.who("sofia"), "faith"))
    assert done.value.value is bool(owned)
    assert t.s.reserve_cubes["faith"] == left + owned


@pytest.mark.rule("DUN-REST-09")
@pytest.mark.parametrize("missing", [0, 1, 2])
def test_a_rest_brings_exactly_the_students_that_are_missing(missing: int) -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca").campfire(5)
    who = t.who("sofia")
    full = value(t.s, who, "students")
    t.students(who, full - missing)
    t.s.then(rest_students(who))
    t.begin()
    who = t.who("sofia")
    assert (who.students, t.s.campfire) == (full, 5 - missing)
    assert t.happened("gained-students") is (missing > 0)


@pytest.mark.rule("DUN-EFFECT-17", "DUN-ACT-01")
def test_a_camp_is_the_action() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca")
    t.at("action", actions=2).halt("rest-doom")
    camp(t.s, t.who("sofia"), None)
    assert t.s.actions == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-TURN-01")
def test_at_the_end_of_a_turn_no_step_and_no_action_is_left() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca")
    t.at("end", actions=2).halt("end-dooms")
    t.s.actions = t.s.steps = 2
    t.begin()
    assert (t.sees(0).actions, t.sees(0).steps) == (0, 0)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-SCHEME-07")
def test_a_card_that_is_aimed_at_somebody_says_at_whom() -> None:
    t = scene("dungeontology").area("i-1", "north-west").area("i-4", "south-west", beside="i-1")
    t.scholar("valerio", area="i-4", hand=["gust", "toast"], students=3).scholar("sofia", area="i-1")
    t.script("randomise", "randomise-9").answer("play-main-on:gust:sofia", "sacrifice:1")
    assert [told.args["target"] for told in t.heard(1, "played-main-on")] == ["sofia"]
    t.script("university", "student").answer("play-main:toast")
    assert t.happened("played-main", who="valerio", card="toast")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-KNOW-03", "DUN-OBJ-01")
def test_the_view_names_the_boss_his_area_and_the_winner() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia").scholar("rebecca")
    assert (t.sees(0).boss_at, t.sees(0).winner, t.sees(0).result) == ("", "", "")
    t.boss("i-4")
    t.s.winner, t.s.result = 0, "round-limit"
    assert (t.sees(0).boss_at, t.sees(0).winner, t.sees(0).result) == ("area-i-4", "sofia", "round-limit")

"""Parts of rules that a change of one number or condition would break unseen by the other scenes."""

import pytest

from seance.engine import GameOver
from seance.games.dungeontology.cards.effects.menace import DrunkenTalk, PlaceBoss
from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules import exploring
from seance.games.dungeontology.rules.alert import begin_maximum_alert
from seance.games.dungeontology.rules.clan import most_valuable
from seance.games.dungeontology.rules.doom import take_doom
from seance.games.dungeontology.rules.endgame import end_game
from seance.games.dungeontology.rules.entering import ambush
from seance.games.dungeontology.rules.exploring import stairs, walk
from seance.games.dungeontology.rules.hands import draw_cards
from seance.games.dungeontology.rules.movement import connected, ways
from seance.games.dungeontology.rules.notebook import collect
from seance.games.dungeontology.rules.plays import skills
from seance.games.dungeontology.rules.printed import CLANS, COLUMNS, CUBES, RANDOMISE, SCHEMES, SCHOLARS, TRAINEES, Clan
from seance.games.dungeontology.rules.turn import cards_in_circle, turn_start_step
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

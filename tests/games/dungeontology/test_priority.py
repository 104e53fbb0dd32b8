"""Priority: who may play a card when, and in which order."""

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.testing import scene


def three(**hands: list[str]) -> DungeontologyScene:
    """Valerio, Sofia and Rebecca in the Rest of the Old Gods; it is Valerio's movement."""
    t: DungeontologyScene = scene("dungeontology", seats=3).area("i-4", "north").area("i-3", "north", beside="i-4")
    for key in ("valerio", "sofia", "rebecca"):
        t.scholar(key, area="i-4", hand=hands.get(key, []), students=3)
    return t


@pytest.mark.rule("DUN-TIMING-05", "DUN-TIMING-07", "DUN-PRIO-02")
def test_after_a_step_opponents_may_play_instants() -> None:
    """Tripwire ends the movement that is under way."""
    t = three(valerio=["toast"], sofia=["tripwire"])
    t.answer("move:area-i-3")
    assert t.asked() == "1 instant"
    t.answer("play-main-on:tripwire:valerio", "sacrifice:1")
    assert t.s.steps == 0
    assert t.hand("sofia") == []
    assert not t.offers("move:area-i-4")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-TIMING-06")
def test_the_permission_of_an_instant_covers_its_secondary_effect() -> None:
    t = three(sofia=["tripwire"]).answer("move:area-i-3", "play-move:tripwire", "move:start-area")
    assert t.place("sofia") == "start"
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-PRIO-02", "DUN-PRIO-03", "DUN-PRIO-04")
def test_opponents_are_asked_clockwise_one_card_each_and_then_the_active_player_again() -> None:
    t = three(sofia=["tripwire", "gust"], rebecca=["tripwire"]).answer("move:area-i-3")
    assert t.asked() == "1 instant, 2 instant"
    t.answer("play-move:tripwire", "2 pass")  # Sofia comes first; the answer of Rebecca is void
    t.answer("stay")
    assert t.asked() == "2 instant"  # not Sofia, although she has another
    t.answer("pass")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-PRIO-04")
def test_who_has_passed_may_play_again_when_another_has_played() -> None:
    """Nothing goes on before all have passed in a row, the active player too."""
    t = three(sofia=["tripwire"], rebecca=["tripwire"]).answer(
        "move:area-i-3", "1 pass", "2 play-move:tripwire", "stay"
    )
    assert t.asked() == "1 instant"
    t = three(valerio=["toast"], sofia=["tripwire"], rebecca=["tripwire"])
    t.answer("move:area-i-3", "1 pass", "2 play-move:tripwire", "stay")
    assert t.asked() == "0 instant, 1 instant"
    assert t.offers("play-main:toast", seat=0)
    assert not t.offers("move:area-i-4", seat=0)  # a card, but no step
    t.answer("0 pass", "1 pass")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-PRIO-04", "DUN-PRIO-05")
def test_a_phase_ends_only_when_all_pass_and_goes_on_if_somebody_plays() -> None:
    t = three(valerio=["fate-2"], sofia=["tripwire"]).answer("end-movement")
    assert t.asked() == "1 instant"
    t.answer("play-move:tripwire", "stay")
    assert t.asked() == "0 your-movement"
    t.answer("end-movement")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-PRIO-01", "DUN-TIMING-03")
def test_the_active_player_plays_card_after_card_each_resolved_before_the_next() -> None:
    t = three(valerio=["toast", "sprint"]).campfire(3).script("university", "student")
    t.answer("play-main:toast")
    assert t.who("valerio").students == 5
    assert [card.key for card in t.s.schemes.discard] == ["toast"]
    t.answer("play-main:sprint", "sacrifice:1", "stay")
    assert t.hand("valerio") == []
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-SCHEME-08", "DUN-TIMING-05")
def test_some_cards_are_played_only_at_the_start_of_an_opponents_turn() -> None:
    t = three(valerio=["fate-2"], sofia=["smear-campaign"]).at("turn-start")
    t.begin()
    assert t.asked() == "1 turn-starts"
    t.answer("play-main-on:smear-campaign:valerio", "sacrifice:1", "go-on", "end-movement")
    assert t.options() == ["study:cubes-1", "end-turn"]
    later = three(sofia=["smear-campaign", "fate-2"]).at("movement", turn=1)
    assert later.refusal("play-main:smear-campaign") == "DUN-SCHEME-08"
    assert later.asked() == "1 your-movement"


@pytest.mark.rule("DUN-START-07", "DUN-START-06")
def test_who_is_in_the_start_area_is_asked_for_nothing_and_can_be_named_by_nothing() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["poach", "toast"])
    t.scholar("sofia", hand=["tripwire", "counterspell"], students=3).script("university", "student")
    assert not t.offers("play-main-on:poach:sofia")
    t.answer("play-main:toast")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-SCHEME-02", "DUN-SCHEME-12", "DUN-OVER-04", "DUN-SCHEME-11")
def test_a_card_is_played_for_one_of_its_effects_and_then_discarded() -> None:
    t = three(valerio=["grappling-hook", "fate-2"]).answer("play-move:grappling-hook", "stay")
    assert t.hand("valerio") == ["fate-2"]
    assert [card.key for card in t.s.schemes.discard] == ["grappling-hook"]
    assert not t.happened("students-drawn")  # the cost of the main effect is not paid
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-SCHEME-02", "DUN-STUN-01")
def test_a_card_whose_cost_cannot_be_paid_is_not_offered() -> None:
    t = three(valerio=["love-potion", "fate-2"])
    t.students(t.who("valerio"), 1)
    t.at("action")
    assert not t.offers("play-main:love-potion")
    assert t.refusal("play-main:love-potion") == "DUN-SCHEME-02"
    stunned = three(valerio=["toast"], sofia=["toast"])
    stunned.who("valerio").stun = 4
    assert not stunned.offers("use-skill-on:iron-head:sofia")
    assert stunned.asked() == "0 your-movement"


@pytest.mark.rule("DUN-PRIO-07", "DUN-KNOW-03")
def test_at_a_table_of_people_everybody_is_asked_who_could_publicly_answer() -> None:
    """Rebecca has no instant: a pause that does not come would tell so."""
    t = scene("dungeontology", seats=3, poker_face=True).area("i-4", "north").area("i-3", "north", beside="i-4")
    t.scholar("valerio", area="i-4").scholar("sofia", area="i-4", hand=["tripwire"])
    t.scholar("rebecca", area="i-4", hand=["toast"]).answer("move:area-i-3")
    assert t.asked() == "1 instant, 2 instant"
    assert t.options(2) == ["pass"]
    assert t.sees(0).waiting == [1, 2]


# ---- who need not be asked -------------------------------------------------------------------------------------------


def worth_asking(t: DungeontologyScene, seat: int) -> set[str]:
    ask = t.game.ask_of(seat)
    assert ask is not None
    return {option.key for option in ask.options if option.useful}


def test_only_who_can_be_stopped_or_gets_out_of_reach_is_worth_a_question_after_a_step() -> None:
    """All of it is offered all the same."""
    t = three(sofia=["tripwire", "gust"]).answer("move:area-i-3")
    assert t.offers("play-move:tripwire", seat=1)
    assert t.offers("play-main-on:gust:valerio", seat=1)
    assert worth_asking(t, 1) == {"play-main-on:tripwire:valerio"}
    t.answer("pass", "end-movement")
    assert "play-main-on:gust:valerio" in worth_asking(t, 1)  # before the action
    assert "play-main-on:gust:rebecca" not in worth_asking(t, 1)
    t.answer("pass")  # nothing to do: the turn ends
    assert worth_asking(t, 1) == {"play-main-on:gust:valerio", "play-main-on:gust:rebecca", "play-move:tripwire"}
    assert t.asked() == "1 instant"


def test_whoever_has_the_turn_need_not_be_asked_between_the_cards_of_others() -> None:
    t = three(valerio=["toast"], sofia=["tripwire"], rebecca=["tripwire"])
    t.answer("move:area-i-3", "1 pass", "2 play-move:tripwire", "stay")
    assert t.offers("play-main:toast", seat=0)
    assert worth_asking(t, 0) == set()
    assert t.asked() == "0 instant, 1 instant"

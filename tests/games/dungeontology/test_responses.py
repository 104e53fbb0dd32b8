"""Responses: a stack on the card they answer; the last one played takes effect first."""

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.printed import TRAINEES
from seance.testing import scene


def poached(**hands: list[str]) -> DungeontologyScene:
    """Valerio plays Poach Students against Sofia, who has three; Rebecca looks on."""
    t: DungeontologyScene = scene("dungeontology", seats=3).area("i-4", "north")
    t.scholar("valerio", area="i-4", hand=["poach", *hands.get("valerio", [])], students=1)
    t.scholar("sofia", area="i-4", hand=hands.get("sofia", []), students=3)
    t.scholar("rebecca", area="i-4", hand=hands.get("rebecca", []), students=3)
    return t.script("university", "student").answer("play-main-on:poach:sofia")


@pytest.mark.rule("DUN-TIMING-08", "DUN-PRIO-06")
def test_a_response_answers_a_card_that_was_just_played_whoever_it_names() -> None:
    t = poached(rebecca=["counterspell"])
    assert t.asked() == "2 respond"
    assert [play.key for play in t.sees(1).plays] == ["poach-1"]
    t.script("university", "student").answer("respond:counterspell")
    assert (t.who("valerio").students, t.who("sofia").students) == (1, 3)
    assert t.happened("countered", card="poach-1")
    assert sorted(card.key for card in t.s.schemes.discard) == ["counterspell", "poach"]
    assert t.s.campfire == 2  # both costs stay paid
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-TIMING-09", "DUN-TIMING-03")
def test_the_last_response_takes_effect_first() -> None:
    """Valerio counters the Counterspell: his card takes effect after all."""
    t = poached(valerio=["counterspell"], rebecca=["counterspell"]).script("university", "student")
    assert [note.key for note in t.game.notes(2)] == ["played-by-on", "takes-effect"]
    t.answer("2 respond:counterspell")
    assert t.asked() == "0 respond"
    assert [(note.key, note.on) for note in t.game.notes(0)][1:] == [("answers", ("poach-1",)), ("takes-effect", ())]
    t.script("university", "student").answer("respond:counterspell")
    assert (t.who("valerio").students, t.who("sofia").students) == (3, 1)
    assert t.happened("countered", card="counterspell-2")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-TIMING-08")
def test_a_decoy_helps_only_who_is_affected() -> None:
    t = poached(sofia=["decoy"], rebecca=["decoy"])
    assert t.asked() == "1 respond"
    t.answer("respond:decoy")
    assert t.who("sofia").students == 2  # one was sacrificed, none is taken
    assert t.who("valerio").students == 1
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-TIMING-08")
def test_who_is_out_of_reach_already_needs_no_second_decoy() -> None:
    t = poached(sofia=["decoy", "decoy", "counterspell"])
    t.answer("respond:decoy")
    assert t.happened("spared", card="poach-1", who="sofia")
    assert t.options() == ["pass", "respond:counterspell"]  # the card still does something to Valerio
    assert t.sees(1).plays[-1].target == ""
    assert t.begin().notes(1)[0].key == "played-by"  # no more: against Sofia
    assert t.asked() == "1 respond"


@pytest.mark.rule("DUN-PRIO-06", "DUN-PRIO-03")
def test_all_are_asked_at_once_and_the_first_clockwise_who_answers_counts() -> None:
    t = poached(sofia=["counterspell"], rebecca=["counterspell"])
    assert t.asked() == "1 respond, 2 respond"
    t.script("university", "student").answer("1 pass", "2 respond:counterspell")
    assert t.asked() == "1 respond"  # to Rebecca's card
    t.answer("pass")
    assert t.who("sofia").students == 3
    assert t.hand("sofia") == ["counterspell"]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-TIMING-08", "DUN-START-07")
def test_a_response_is_never_played_by_itself() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["counterspell", "fate-2"])
    assert not t.offers("play-main:counterspell")
    assert t.refusal("play-main:counterspell") == "DUN-TIMING-08"
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-UNIV-06", "DUN-UNIV-07")
def test_an_omega_drawn_for_the_cost_waits_until_the_card_is_finished_and_counts_even_if_it_is_countered() -> None:
    t: DungeontologyScene = scene("dungeontology").area("i-4", "north").campfire(3)
    t.scholar("valerio", area="i-4", hand=["toast"], stun=1, students=0).script("university", "omega")
    t.answer("play-main:toast")
    assert t.who("valerio").students == 2  # from the old campfire
    assert (t.s.campfire, t.s.omegas_placed, t.who("valerio").doom_down) == (0, 1, 1)
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-UNIV-07", "DUN-UNIV-03")
def test_students_drawn_together_with_an_omega_are_nobodys_until_they_go_to_the_reserve() -> None:
    t: DungeontologyScene = scene("dungeontology").area("i-4", "north").campfire(2)
    t.scholar("valerio", area="i-4", hand=["disguise", "fate-2"]).scholar("sofia", area="i-4", hand=["counterspell"])
    reserve = t.s.reserve
    t.script("university", "student", "omega").answer("play-main:disguise")
    assert t.asked() == "1 respond"
    assert (t.s.campfire, t.s.withheld) == (2, 1)
    t.answer("pass")
    assert (t.s.campfire, t.s.withheld) == (0, 0)
    assert t.s.reserve == reserve + 3 - 6  # three students came, and the refill took three for each player
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-UNIV-08", "DUN-UNIV-09", "DUN-UNIV-10")
def test_two_omegas_of_one_draw_take_two_slots_bring_two_doom_cards_and_one_refill() -> None:
    t: DungeontologyScene = scene("dungeontology").area("i-4", "north").bag(4, 2)
    t.scholar("valerio", area="i-4", hand=["disguise", "fate-2"]).script("university", "omega", "omega")
    t.answer("play-main:disguise")
    assert (t.s.omegas_placed, t.who("valerio").doom_down) == (2, 2)
    assert (t.s.bag_students, t.s.bag_omegas) == (10, 1)
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-TRAIN-05", "DUN-TIMING-08")
@pytest.mark.parametrize("trainee", sorted(TRAINEES))
def test_a_decoy_answers_the_theft_of_a_trainee(trainee: str) -> None:
    t = scene("dungeontology", seats=3).area("i-4", "north").scholar("valerio", area="i-4", hand=[f"recruit-{trainee}"])
    t.scholar("sofia", area="i-4", hand=["decoy"], trainees=[trainee]).scholar("rebecca", area="i-4", hand=["decoy"])
    t.at("action").answer(f"play-main:recruit-{trainee}", "sacrifice:1")
    assert t.asked() == "1 respond"  # nothing is taken from Rebecca
    t.answer("respond:decoy")
    assert [one.key for one in t.who("sofia").trainees] == [trainee]
    assert t.who("valerio").trainees == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-TIMING-06", "DUN-STUDY-11")
def test_a_response_can_be_played_for_its_secondary_effect() -> None:
    """Sofia has passed in her window; when Valerio adds stealth in his she answers with the alert of her Decoy."""
    t = scene("dungeontology", seats=2).area("i-4", "north")
    t.scholar("valerio", area="i-4", hand=["fate-2", "fate-3"]).scholar("sofia", area="i-4", hand=["decoy"])
    t.at("action").answer("study:cubes-1", ["discard:fate-2"], "pass", "play-stealth:fate-3")
    assert t.asked() == "1 respond"
    assert t.options() == ["pass", "play-alert:decoy"]  # nothing befalls her that she could be spared
    alert = t.s.attempt.alert
    t.halt("attempt").answer("play-alert:decoy")
    assert t.happened("alert-raised-by", n=1, alert=alert + 1)


@pytest.mark.rule("DUN-TIMING-06", "DUN-SPY-10")
def test_who_takes_no_part_in_a_spy_attempt_cannot_add_to_it_by_responding() -> None:
    t = scene("dungeontology", seats=3).area("i-4", "north")
    t.scholar("valerio", area="i-4", hand=["fate-2", "fate-3"]).scholar("sofia", area="i-4", cubes={"faith": 1})
    t.scholar("rebecca", area="i-4", hand=["decoy"]).at("action")
    t.answer("spy:sofia:faith", ["discard:fate-2"], "play-stealth:fate-3")
    assert t.happened("stealth-raised", n=3)  # nobody was asked before
    assert t.asked() == "0 stun-or-student"

"""What a question says of itself: for how much, against what, and what becomes of it."""

import seance
from seance.games.parlour.check.scene import SCENE
from seance.testing import scene


def notes(t: SCENE, seat: int = 0) -> list[tuple[str, tuple[str, ...]]]:
    ask = t.game.ask_of(seat)
    assert ask is not None
    return [(note.key, note.on) for note in (*seance.rules("parlour").cause(t.s, ask), *ask.notes)]


def told(t: SCENE, key: str, seat: int = 0) -> list[tuple[str, tuple[str, ...]]]:
    return [(note.key, note.on) for note in t.game.preview(key, seat).notes]


def test_the_planchette_says_what_each_answer_can_come_to() -> None:
    t = scene("parlour", seats=2).at("planchette")
    t.begin()
    assert told(t, "push") == [("push", ("2",))]
    assert told(t, "wait") == [("wait", ())]
    assert t.asked() == "0 planchette, 1 planchette"


def test_the_circle_says_what_it_needs_and_each_card_what_it_is_worth() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["cough", "loaded-die"]).sitter("colonel", ["fraud"])
    t.at("circle").begin()
    assert notes(t) == [("circle-needs", ("2", "1")), ("circle-most", ())]
    assert [told(t, key) for key in ("offer:cough", "offer:loaded-die")] == [[("power", ("1",))], [("power", ("3",))]]
    assert t.asked() == "0 circle, 1 circle"


def test_a_call_says_the_voice_as_far_as_the_caller_knows_it() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["cough", "fraud", "incense"])
    t.veil(1, "the-judge", seen_by=["medium"]).answer("call:veil-1")
    assert notes(t) == [("voice", ("8",)), ("call-fails", ("1",))]
    t = scene("parlour", seats=2).sitter("medium", ["cough", "fraud", "incense"]).answer("call:veil-1")
    assert [key for key, _ in notes(t)] == ["voice-between", "call-fails"]
    assert t.asked() == "0 pay"


def test_who_may_change_a_roll_is_told_what_it_comes_to() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["fraud", "fraud"]).sitter("colonel", ["cold-fingers"])
    t.veil(1, "the-judge", seen_by=["medium"]).script("die", 4).answer("call:veil-1")
    assert notes(t, 1) == [("would-come", ("the-judge", "4", "4", "8"))]
    t.answer("1 use:cold-fingers")
    assert t.happened("contact", came=False)


def test_the_clock_says_which_hour_would_come() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["stopped-clock"]).at("hour", hour=9).halt("deal")
    t.begin()
    assert notes(t) == [("hour-comes", ("10", "12"))]
    assert t.asked() == "0 would-strike"


def test_in_a_bargain_it_is_said_whose_it_is() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["fraud"]).sitter("colonel", ["cough"]).answer("bargain:colonel")
    assert notes(t) == [("opened-by", ("medium",)), ("seen-only", ())]
    t.answer([])
    assert notes(t, 1) == [("opened-by", ("medium",)), ("seen-only", ())]


def test_what_is_drawn_beyond_the_limit_is_said_before() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["cough"] * 4 + ["fraud"] * 2)
    t.begin()
    assert told(t, "draw") == [("hand-limit", ("6", "6"))]
    assert told(t, "rest") == [("ends-turn", ())]
    assert notes(t) == [("actions-left", ("2",))]
    assert t.asked() == "0 your-action"

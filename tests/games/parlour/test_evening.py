"""The table, the round, the planchette, the circle, the clock, and how an evening ends."""

import pytest

from seance import Refused
from seance.games.parlour import RULES, ParlourOptions
from seance.testing import scene

SHORT, LONG = ParlourOptions(), ParlourOptions(length="long")


# The table


@pytest.mark.rule("PAR-SETUP-01")
def test_everybody_begins_with_two_candles_and_four_cards() -> None:
    s = RULES.set_up(3, 1, SHORT)
    assert [len(who.hand) for who in s.sitters] == [4, 4, 4]
    assert [who.wax for who in s.sitters] == [{"tall-candle": 3, "short-candle": 2}] * 3


@pytest.mark.rule("PAR-SETUP-02")
@pytest.mark.parametrize(("options", "veils", "hour", "goal"), [(SHORT, 5, 7, 5), (LONG, 7, 5, 7)])
def test_the_evening_is_short_or_long(options: ParlourOptions, veils: int, hour: int, goal: int) -> None:
    s = RULES.set_up(2, 1, options)
    assert (len(s.veils), s.hour, s.evening.goal) == (veils, hour, goal)
    assert [veil.spirit for veil in s.veils] == [None] * veils
    assert len(s.spirits) == 8


# The round


@pytest.mark.rule("PAR-ROUND-01")
def test_a_round_is_a_card_each_the_planchette_turns_from_the_lead_and_the_circle() -> None:
    t = scene("parlour", seats=3).sitter("colonel", lead=True).at("deal").script("deck", "cough", "cough", "fraud")
    assert t.asked() == "1 planchette, 2 planchette, 0 planchette"
    assert t.hand("colonel") == ["cough"]
    t.script("deck", "incense", "incense")
    t.answer("1 push", "2 wait", "0 wait", "1 rest", "2 rest", "0 rest")
    assert t.asked() == "1 circle, 2 circle, 0 circle"


@pytest.mark.rule("PAR-ROUND-02")
def test_then_the_clock_strikes_and_the_lead_passes_to_the_left() -> None:
    t = scene("parlour", seats=3).sitter("colonel", tall=0, short=0).at("hour", hour=8).halt("deal")
    t.begin()
    assert t.s.hour == 9
    assert t.sees(0).lead == "widow"  # the Colonel has fled
    assert t.asked() == "0 scene-ends"


# The planchette


@pytest.mark.rule("PAR-PLANCHETTE-01")
def test_nobody_sees_who_pushes_until_all_have_decided() -> None:
    t = scene("parlour", seats=3).at("planchette").halt("turn")
    before = t.sees(0)
    t.answer("1 push")
    assert t.sees(0).sitters == before.sitters
    assert t.heard(0, "planchette-moved") == []
    t.answer("2 push", "0 wait", "1 melt:tall-candle", "2 melt:tall-candle")
    assert t.happened("planchette-moved", sitters=["colonel", "widow"])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("PAR-PLANCHETTE-02")
def test_who_pushes_alone_draws_two_cards() -> None:
    t = scene("parlour", seats=2).at("planchette").halt("turn").script("deck", "fraud", "cough")
    t.answer("0 wait", "1 push")
    assert t.hand("colonel") == ["cough", "fraud"]
    assert t.hand("medium") == []
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("PAR-PLANCHETTE-03")
def test_those_who_push_together_burn_a_wax_each() -> None:
    t = scene("parlour", seats=3).at("planchette").halt("turn")
    t.answer("0 push", "1 push", "2 wait", "0 melt:tall-candle", "1 melt:short-candle")
    assert [t.wax(key) for key in ("medium", "colonel", "widow")] == [(2, 2), (3, 1), (3, 2)]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("PAR-PLANCHETTE-04")
def test_the_clock_strikes_when_nobody_pushes() -> None:
    t = scene("parlour", seats=2).at("planchette", hour=8).halt("turn").answer("0 wait", "1 wait")
    assert t.s.hour == 9
    assert t.asked() == "0 scene-ends"


# The circle


@pytest.mark.rule("PAR-CIRCLE-01")
def test_cards_are_laid_face_down_at_once_then_opened_and_discarded() -> None:
    t = (
        scene("parlour", seats=2)
        .sitter("medium", ["cough", "fraud", "matches"])
        .sitter("colonel", ["incense", "cough", "cough"])
    )
    t.at("circle").halt("hour").answer(["offer:cough", "offer:fraud"])
    assert t.sees(1).sitters[0].offered == 0  # and nobody can count them before all have decided
    assert t.sees(1).discard == []
    with pytest.raises(Refused, match="group-too-many"):
        t.answer(["offer:incense", "offer:cough", "offer:cough"])
    t.answer([])
    assert t.sees(1).discard == ["cough", "fraud"]
    assert t.hand("medium") == ["matches"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("PAR-CIRCLE-02")
@pytest.mark.parametrize(
    ("mood", "given", "faith"), [("calm", "matches", 0), ("calm", "fraud", 1), ("angry", "fraud", 0)]
)
def test_who_gives_most_to_a_circle_that_holds_gains_faith(mood: str, given: str, faith: int) -> None:
    """Two sitters: a power of 2 is enough for calm spirits, 4 for angry ones."""
    t = scene("parlour", seats=2, spirits=mood).sitter("medium", [given, "cough"]).sitter("colonel", ["cough"])
    t.at("circle").halt("draught", "hour").answer([f"offer:{given}"], [])
    assert t.score("medium") == faith
    assert t.happened("circle", holds=bool(faith))
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("PAR-CIRCLE-02")
def test_nobody_gains_faith_when_two_give_the_same() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["fraud"]).sitter("colonel", ["ectoplasm"])
    t.at("circle").halt("hour").answer(["offer:fraud"], ["offer:ectoplasm"])
    assert (t.score("medium"), t.score("colonel")) == (0, 0)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("PAR-CIRCLE-03")
@pytest.mark.parametrize(("mood", "left"), [("calm", 1), ("angry", 0)])
def test_a_draught_goes_round_when_the_circle_breaks(mood: str, left: int) -> None:
    t = scene("parlour", seats=2, spirits=mood).sitter("medium", tall=0).sitter("colonel", tall=0, short=2, lead=True)
    t.at("circle").halt("hour", "deal").begin()
    assert (t.wax("medium"), t.wax("colonel")) == ((0, left), (0, left))
    burnt = [told.args["sitter"] for told in t.heard(0, "burnt")]
    assert burnt == ["colonel", "medium"]
    assert t.asked() == ("0 scene-ends" if left else "")


# The end


@pytest.mark.rule("PAR-END-01")
def test_the_first_who_has_the_points_wins_at_once() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["fraud"], faith=4).sitter("colonel", ["cough"])
    t.at("circle").answer(["offer:fraud"], [])
    assert t.result == "contact"
    assert t.sees(1).winner == "medium"
    assert t.asked() == ""


@pytest.mark.rule("PAR-END-01")
def test_spirits_count_what_they_are_worth() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["fraud", "fraud"], faith=2).veil(1, "the-bride", is_open=True)
    t.script("die", 4).answer("call:veil-1")
    assert t.result == "contact"
    assert t.score("medium") == 5
    assert t.asked() == ""


@pytest.mark.rule("PAR-END-02")
def test_all_lose_at_midnight() -> None:
    t = scene("parlour", seats=2).sitter("medium", faith=4).at("hour", hour=11)
    assert t.result == "midnight"
    assert t.asked() == ""


@pytest.mark.rule("PAR-END-03")
def test_all_lose_when_the_last_candle_is_out() -> None:
    t = scene("parlour", seats=2).sitter("medium", tall=0, short=0).sitter("colonel", tall=0, short=1)
    t.at("draught").s.queue.append(1)
    assert t.result == "darkness"
    assert t.asked() == ""

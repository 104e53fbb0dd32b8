"""Wax that burns, candles that go out, sitters that flee."""

import pytest

from seance.testing import scene


@pytest.mark.rule("PAR-CANDLE-01")
def test_who_burns_wax_chooses_from_which_candles() -> None:
    """Wax of one candle is one like the other, so each copy has the same key."""
    t = scene("parlour", seats=2, spirits="angry").sitter("medium", ["cough", "cough"]).veil(1, "the-duchess")
    t.script("die", 1).answer("call:veil-1")
    assert t.options() == ["melt:short-candle"] * 2 + ["melt:tall-candle"] * 3
    t.answer(["melt:tall-candle", "melt:short-candle"])
    assert t.wax("medium") == (2, 1)
    assert t.happened("burnt", n=2, candles={"short-candle": 1, "tall-candle": 1})
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-CANDLE-02", "PAR-CANDLE-03")
def test_who_has_less_wax_than_burns_loses_all_and_flees() -> None:
    t = scene("parlour", seats=3, spirits="angry").sitter("medium", ["cough", "cough", "fraud"], tall=0, short=1)
    t.sitter("colonel", ["cough"]).sitter("widow", ["matches"]).veil(1, "the-duchess").script("die", 1)
    t.answer("call:veil-1", ["pay:cough", "pay:cough"])
    assert t.happened("burnt", sitter="medium", n=1)
    assert t.sees(1).sitters[0].gone
    assert t.sees(1).discard == ["cough", "cough", "fraud"]
    assert t.asked() == "1 your-action"  # the second action is lost with the turn
    t.answer("rest", "2 rest")
    assert t.asked() == "1 circle, 2 circle"


@pytest.mark.rule("PAR-CANDLE-03")
def test_what_happens_to_all_goes_on_for_the_others_when_one_flees() -> None:
    t = (
        scene("parlour", seats=3)
        .sitter("medium", ["cold-breath"])
        .sitter("colonel", tall=0, short=1)
        .sitter("widow", tall=0)
    )
    t.answer("play:cold-breath", "melt:tall-candle")
    assert t.s.sitters[1].gone
    assert t.wax("widow") == (0, 1)
    t.answer("rest")
    assert t.asked() == "2 your-action"


@pytest.mark.rule("PAR-CANDLE-04")
def test_nobody_peers_without_the_short_candle() -> None:
    t = scene("parlour", seats=2).sitter("medium", short=0)
    assert t.refusal("peer") == "PAR-CANDLE-04"
    assert not any(key.startswith("peer") for key in t.options())
    assert scene("parlour", seats=2).sitter("medium", short=1).offers("peer:veil-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-CANDLE-05")
def test_candles_are_mended_up_to_what_they_were() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["matches"], tall=1, short=1).answer("play:matches")
    assert t.options() == ["mend:short-candle", "mend:tall-candle", "mend:tall-candle"]
    t.answer(["mend:short-candle", "mend:tall-candle"])
    assert t.wax("medium") == (2, 2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-CANDLE-05")
def test_whole_candles_cannot_be_mended() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["matches"])
    assert t.refusal("play:matches") == "PAR-CANDLE-05"
    assert not t.offers("play:matches")
    assert t.asked() == "0 your-action"


def test_the_hand_of_who_has_fled_fits_what_others_imagined() -> None:
    """The Colonel knows the last card of the Medium's hand; the world that he imagines must tell him the same."""
    t = (
        scene("parlour", seats=3)
        .sitter("medium", ["fraud", "cough"], tall=0, short=1)
        .knows("colonel", "medium", ["cough"])
    )
    t.at("planchette").halt("turn").answer("0 push", "1 push", "2 wait")
    assert t.asked() == "1 melt"
    assert t.sees(1).discard == ["cough", "fraud"]
    assert t.begin().determinize(seat=1, seed=1) is not None

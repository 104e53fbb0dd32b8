"""Rites and replies: last in, first out."""

import pytest

from seance.testing import scene


@pytest.mark.rule("PAR-STACK-01")
def test_the_last_card_played_takes_effect_first() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["snuffer", "fraud"]).sitter("colonel", ["fraud"], tall=0)
    t.answer("play-at:snuffer:colonel")
    assert [play.key for play in t.sees(1).stack] == ["snuffer-1"]
    t.answer("1 reply:fraud")
    assert [(play.key, play.target) for play in t.sees(1).stack] == [("snuffer-1", "colonel"), ("fraud-2", "snuffer-1")]
    t.answer("0 reply:fraud")
    assert t.happened("refuted", card="fraud-2")
    assert not t.happened("refuted", card="snuffer-1")
    assert t.wax("colonel") == (0, 1)
    assert t.sees(0).stack == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-STACK-02")
def test_the_first_clockwise_from_who_played_counts() -> None:
    t = scene("parlour", seats=3).sitter("medium", ["fraud"]).sitter("colonel", ["snuffer", "fraud"], lead=True)
    t.sitter("widow", ["fraud"])
    t.answer("play-at:snuffer:medium")
    assert t.asked() == "2 reply, 0 reply"  # not who played it
    t.answer("0 reply:fraud", "2 reply:fraud", "1 pass", "0 pass")
    assert (t.hand("medium"), t.hand("widow")) == (["fraud"], [])
    assert t.asked() == "1 your-action"


@pytest.mark.rule("PAR-STACK-03")
def test_a_fraud_does_nothing() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["incense"]).sitter("colonel", ["fraud"])
    t.answer("play:incense", "1 reply:fraud")
    assert t.hand("medium") == []
    assert sorted(t.sees(0).discard) == ["fraud", "incense"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-STACK-03")
def test_a_looking_glass_turns_back_only_what_is_aimed_at_oneself() -> None:
    t = scene("parlour", seats=3).sitter("medium", ["snuffer"], tall=0).sitter("colonel", ["looking-glass"])
    t.sitter("widow", ["looking-glass"])
    t.answer("play-at:snuffer:colonel")
    assert t.asked() == "1 reply"
    t.answer("reply:looking-glass")
    assert (t.wax("colonel"), t.wax("medium")) == ((3, 2), (0, 1))
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-STACK-04")
def test_the_parts_of_a_rite_happen_in_their_order() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["dripping-wax"]).answer("play:dripping-wax")
    assert t.asked() == "0 melt"
    t.script("deck", "cough", "fraud", "incense").answer("melt:tall-candle")
    assert t.hand("medium") == ["cough", "fraud", "incense"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-STACK-04")
def test_nothing_more_of_a_rite_happens_when_its_player_has_fled() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["dripping-wax"], tall=0, short=1).answer("play:dripping-wax")
    assert t.hand("medium") == []
    assert t.sees(1).deck == 49
    assert t.asked() == "1 your-action"


@pytest.mark.rule("PAR-STACK-05")
def test_replies_and_reflexes_are_no_actions() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["fraud", "cough"])
    assert [t.refusal(f"play:{card}") for card in ("fraud", "cough")] == ["PAR-STACK-05", "PAR-STACK-05"]
    assert not any(key.startswith("play") for key in t.options())
    assert t.asked() == "0 your-action"

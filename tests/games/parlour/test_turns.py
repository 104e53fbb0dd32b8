"""Turns, actions, and cards in hand."""

import pytest

from seance.testing import scene


@pytest.mark.rule("PAR-TURN-01")
def test_a_turn_is_two_actions_and_the_same_may_be_taken_twice() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["snuffer", "incense"]).script("deck", "cough", "cough")
    assert set(t.options()) == {
        "draw", "rest", "bargain:colonel", "play:incense", "play-at:snuffer:colonel",
        *(f"{verb}:veil-{n}" for verb in ("peer", "call") for n in range(1, 6)),
    }  # fmt: skip
    t.answer("draw", "draw")
    assert t.hand("medium") == ["cough", "cough", "incense", "snuffer"]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("PAR-TURN-02")
def test_who_rests_takes_no_more_actions() -> None:
    assert scene("parlour", seats=2).answer("rest").asked() == "1 your-action"


@pytest.mark.rule("PAR-HAND-01")
def test_others_see_that_a_card_is_drawn_but_not_which() -> None:
    t = scene("parlour", seats=2).script("deck", "cough").answer("draw")
    drawn = [t.heard(seat, "drew")[0].args for seat in (0, 1)]
    assert drawn == [{"sitter": "medium", "card": "cough"}, {"sitter": "medium"}]
    mine, theirs = t.sees(0).sitters[0], t.sees(1).sitters[0]
    assert (mine.hand, mine.cards) == (["cough"], 1)
    assert (theirs.hand, theirs.cards, theirs.known) == ([], 1, [])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-HAND-02")
def test_who_knew_the_top_card_knows_who_has_it() -> None:
    t = scene("parlour", seats=3).top("cough", "fraud", known_to=["widow"]).answer("draw")
    assert t.heard(2, "drew")[0].args["card"] == "cough"
    assert t.sees(2).sitters[0].known == ["cough"]
    assert t.sees(1).sitters[0].known == []
    assert [known.cards for known in t.sees(2).known] == [["fraud"]]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-HAND-03")
def test_the_discards_become_the_deck_when_it_is_empty() -> None:
    t = scene("parlour", seats=2).deck_is("cough").script("deck", "cough", "fraud").answer("draw", "draw")
    assert t.hand("medium") == ["cough", "fraud"]
    assert t.sees(0).discard == []
    assert t.sees(0).deck == 48
    assert t.asked() == "1 your-action"


@pytest.mark.rule("PAR-HAND-03")
def test_nobody_draws_when_there_are_no_cards_at_all() -> None:
    t = scene("parlour", seats=2).deck_is()
    t.s.ashes, t.s.deck.discard = t.s.deck.discard, []
    assert not t.offers("draw")
    assert t.refusal("draw") == "PAR-HAND-03"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-HAND-03", "PAR-HAND-04")
@pytest.mark.parametrize(("tall", "left"), [(1, 6), (0, 4)])
def test_hands_are_discarded_down_to_what_the_tall_candle_lights(tall: int, left: int) -> None:
    hand = ["cough", "cough", "cough", "fraud", "fraud", "fraud", "fraud", "incense"]
    t = scene("parlour", seats=2).sitter("medium", hand, tall=tall).answer("rest")
    assert t.asked() == "0 discard-to-limit"
    t.answer([f"discard:{card}" for card in hand[: 8 - left]])
    assert t.hand("medium") == hand[8 - left :]
    assert t.sees(1).discard == hand[: 8 - left]
    assert t.asked() == "1 your-action"


def test_an_empty_hand_cannot_play_and_draws_first() -> None:
    t = scene("parlour", seats=2)
    assert t.refusal("play") == "PAR-TURN-01"
    refused = next(refusal for refusal in t.begin().refusals(0) if refusal.verb == "play")
    assert (refused.reason, refused.fix) == ("no-cards-in-hand", "draw-first")
    assert t.asked() == "0 your-action"

"""Veils, spirits, and calling them."""

import pytest

from seance import Refused
from seance.testing import scene


@pytest.mark.rule("PAR-SPIRIT-01")
def test_only_who_peers_sees_the_spirit_and_remembers_it() -> None:
    t = scene("parlour", seats=2).script("spirits", "the-bride").answer("peer:veil-2")
    assert [t.sees(seat).veils[1].spirit for seat in (0, 1, -1)] == ["the-bride", "", ""]
    assert [told.args.get("spirit") for seat in (0, 1) for told in t.heard(seat, "peered")] == ["the-bride", None]
    t.answer("rest", "1 peer:veil-2")
    assert t.sees(1).veils[1].spirit == "the-bride"  # it has stayed where it was
    assert t.asked() == "1 your-action"


@pytest.mark.rule("PAR-SPIRIT-02")
def test_what_one_has_seen_is_not_looked_at_again() -> None:
    t = scene("parlour", seats=2).veil(1, "the-child", is_open=True).veil(2, "the-nurse", seen_by=["medium"])
    t.veil(3, "the-judge", seen_by=["colonel"])
    assert [t.refusal(f"peer:veil-{n}") for n in (1, 2, 3)] == ["PAR-SPIRIT-02", "PAR-SPIRIT-02", ""]
    assert [t.offers(f"peer:veil-{n}") for n in (1, 2, 3)] == [False, False, True]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-SPIRIT-03")
def test_a_call_costs_exactly_two_cards_and_opens_the_veil() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["cough", "fraud", "incense"]).answer("call:veil-1")
    with pytest.raises(Refused, match="group-too-few"):
        t.answer(["pay:cough"])
    t.script("spirits", "the-duchess").script("die", 1).answer(["pay:cough", "pay:incense"])
    assert t.hand("medium") == ["fraud"]
    assert t.sees(1).veils[0].spirit == "the-duchess"
    assert t.asked() == "0 melt"


@pytest.mark.rule("PAR-SPIRIT-03")
def test_one_card_is_too_little_for_a_call() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["cough"])
    assert t.refusal("call") == "PAR-SPIRIT-03"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-SPIRIT-04")
@pytest.mark.parametrize(("die", "owner", "left"), [(4, "medium", (0, 2)), (3, "", (0, 1))])
def test_power_and_die_must_reach_the_voice(die: int, owner: str, left: tuple[int, int]) -> None:
    """The Judge has a voice of 8."""
    t = scene("parlour", seats=2).sitter("medium", ["fraud", "ectoplasm"], tall=0).veil(1, "the-judge", is_open=True)
    t.script("die", die).answer("call:veil-1")
    assert t.sees(1).veils[0].owner == owner
    assert t.wax("medium") == left
    test = t.heard(1, "contact")[0].procedure
    assert test is not None
    assert (test.kind, test.parts, test.result) == ("test", (("power", 4), ("die", die), ("voice", 8)), die == 4)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-SPIRIT-04")
def test_angry_spirits_burn_two_wax() -> None:
    t = scene("parlour", seats=2, spirits="angry").sitter("medium", ["cough", "cough"], tall=0).veil(1, "the-duchess")
    t.script("die", 6).answer("call:veil-1")
    assert t.s.sitters[0].gone
    assert t.asked() == "1 your-action"


def test_the_preview_of_a_call_knows_what_its_seat_knows() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["cough", "fraud", "martyrdom"], tall=0, short=1)
    t.veil(1, "the-duchess", seen_by=["medium"]).veil(2, "the-child", seen_by=["colonel"])
    game = t.begin()
    known, unknown = game.preview("call:veil-1"), game.preview("call:veil-2")
    assert known is not None
    assert unknown is not None
    assert (known.cost, known.danger) == (2, True)
    assert [(odds.label, odds.share) for odds in known.odds] == [("contact", 0.333)]  # 5 and a die against 10
    assert unknown.odds[0].share == pytest.approx(33 / 42, abs=0.001)  # any of the other seven
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-SPIRIT-05")
def test_the_drummer_hits_the_left_neighbour_and_the_bride_her_own_sitter() -> None:
    t = scene("parlour", seats=3).sitter("medium", tall=0).sitter("colonel", tall=0).sitter("widow", tall=0)
    t.veil(1, "the-drummer", owner="colonel").veil(2, "the-bride", owner="medium").at("hour").halt("deal")
    assert t.asked() == "0 which-first"
    t.answer("use:the-drummer")
    assert [t.wax(key) for key in ("medium", "colonel", "widow")] == [(0, 1), (0, 2), (0, 1)]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("PAR-SPIRIT-06")
def test_the_nurse_helps_anybody_once_a_round() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["snuffer", "snuffer"]).sitter("colonel", tall=0)
    t.veil(1, "the-nurse", owner="medium")
    t.answer("play-at:snuffer:colonel", "use:the-nurse")
    assert t.wax("colonel") == (0, 2)
    t.answer("play-at:snuffer:colonel")
    assert t.wax("colonel") == (0, 1)
    assert t.asked() == "1 your-action"


@pytest.mark.rule("PAR-SPIRIT-06")
def test_in_the_next_round_the_nurse_helps_again() -> None:
    t = scene("parlour", seats=2).veil(1, "the-nurse", owner="medium").at("deal").script("deck", "cough", "cough")
    t.s.veils[0].used = True
    t.answer("0 push", "1 push", "0 use:the-nurse")
    assert t.happened("spared", sitter="medium")
    assert t.asked() == "1 melt"


@pytest.mark.rule("PAR-SPIRIT-06")
def test_the_judge_is_not_asked_twice_in_a_round() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["fraud"] * 4).veil(1, "the-judge", owner="colonel")
    t.veil(2, "the-admiral", is_open=True).script("die", 6, 5)
    t.answer("call:veil-2", "1 use:the-judge", "0 melt:tall-candle")
    t.answer("call:veil-2")
    assert t.sees(0).veils[1].owner == "medium"
    assert t.asked() == "1 your-action"

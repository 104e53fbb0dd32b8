"""Trade between two investigators on a space."""

from __future__ import annotations

import pytest

from seance.testing import scene


@pytest.mark.rule("EH-TRADE-01", "EH-TRADE-02")
def test_all_kinds_of_possessions_change_hands_if_both_agree() -> None:
    t = scene("eldritch", seats=2).investigator(
        "lily-chen", space="rome", cards=["axe", "shriveling", "debt"], clues=1, trains=1
    )
    t.investigator("jim-culver", space="rome", cards=["necronomicon"], ships=1)
    t.answer("trade:jim-culver")
    clue = t.who("lily-chen").clues[0].key
    assert set(t.options()) == {"give:axe", "give:shriveling-1", f"give:{clue}", "give:train-ticket"}
    t.answer(["give:axe", "give:shriveling-1", f"give:{clue}", "give:train-ticket"])
    t.answer(["take:necronomicon", "take:ship-ticket"])
    assert t.asked() == "1 trade-agree"
    t.answer("agree")
    assert t.cards("lily-chen") == ["debt", "necronomicon"]
    assert t.cards("jim-culver") == ["axe", "shriveling"]
    assert (t.who("lily-chen").ships, t.who("jim-culver").trains, len(t.who("jim-culver").clues)) == (1, 1, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TRADE-01")
def test_nothing_changes_hands_if_the_other_does_not_agree() -> None:
    t = (
        scene("eldritch", seats=2)
        .investigator("lily-chen", space="rome")
        .investigator("jim-culver", space="rome", cards=["axe"])
    )
    t.answer("trade:jim-culver", ["take:axe"], "refuse")
    assert t.cards("jim-culver") == ["axe"]
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("give", "take", "told"),
    [(["give:axe"], [], "gave"), ([], ["take:kerosene"], "got"), (["give:axe"], ["take:kerosene"], "traded")],
)
def test_what_only_one_of_them_gives_is_told_as_a_gift(give: list[str], take: list[str], told: str) -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", space="rome", cards=["axe"])
    t.investigator("jim-culver", space="rome", cards=["kerosene"])
    t.answer("trade:jim-culver", give, take, "agree")
    assert t.happened(told, who="lily-chen")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TRADE-01")
def test_one_trades_only_with_somebody_on_the_same_space() -> None:
    t = (
        scene("eldritch", seats=2)
        .investigator("lily-chen", space="rome", clues=1)
        .investigator("jim-culver", space="london")
    )
    assert not t.offers("trade:jim-culver")
    assert t.refusal("trade") == "EH-TRADE-01"
    assert t.asked() == "0 your-action"


def test_a_spell_that_the_other_has_already_cannot_be_given() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", space="rome", cards=["shriveling", "axe"])
    t.investigator("jim-culver", space="rome", cards=["shriveling"]).answer("trade:jim-culver")
    assert t.options() == ["give:axe"]
    assert t.asked() == "0 trade-give"


@pytest.mark.rule("EH-TICKET-05")
def test_tickets_that_are_too_many_after_a_trade_are_lost() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", space="rome", trains=2)
    t.investigator("jim-culver", space="rome", ships=1).answer("trade:jim-culver", [], ["take:ship-ticket"], "agree")
    assert t.asked() == "0 which-ticket-to-lose"
    t.answer("lose:train-ticket")
    assert (t.who("lily-chen").trains, t.who("lily-chen").ships) == (1, 1)
    assert t.asked() == "0 your-action"

"""Small scenes of the vocabulary: who is asked, what can be paid, what follows."""

from __future__ import annotations

import pytest

from seance.games.eldritch.check.scene import EldritchScene
from seance.testing import scene

LEO, SILAS, CHARLIE = "leo-anderson", "silas-marsh", "charlie-kane"


def visiting(space: str, card: str, dice: tuple[int, ...] = (), **leo: object) -> EldritchScene:
    """Leo is about to have an encounter with this card."""
    t = scene("eldritch")
    assert isinstance(t, EldritchScene)
    t.investigator(LEO, space, **leo).at("encounter").halt("mythos")  # type: ignore[arg-type]
    return t.script(card.rpartition("-")[0], card).script("test", *dice)


def test_what_cannot_be_paid_is_not_offered() -> None:
    t = visiting("san-francisco", "america-01").answer("visit:america")
    assert t.who(LEO).improvement("observation") == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("answer", "clues", "improved"), [("spend-clues:1", 0, 1), ("decline", 1, 0)])
def test_a_price_is_paid_or_declined(answer: str, clues: int, improved: int) -> None:
    t = visiting("san-francisco", "america-01", clues=1).answer("visit:america", answer)
    assert (len(t.who(LEO).clues), t.who(LEO).improvement("observation")) == (clues, improved)
    assert t.asked() == "0 scene-ends"


def test_delay_is_a_price_only_for_who_is_not_delayed() -> None:
    t = visiting("san-francisco", "america-05", delayed=True).answer("visit:america")
    assert t.asked() == "0 scene-ends"
    t = visiting("san-francisco", "america-05").answer("visit:america", "become-delayed", "improve:will")
    assert (t.who(LEO).delayed, t.who(LEO).improvement("will")) == (True, 1)
    assert t.asked() == "0 scene-ends"


def test_a_condition_is_a_price_only_for_who_lacks_it() -> None:
    t = visiting("london", "europe-04", cards=["debt"]).answer("visit:europe")
    assert t.asked() == "0 scene-ends"
    t = visiting("london", "europe-04").script("clues", "clue-rome", "clue-tokyo")
    t.answer("visit:europe", "gain-condition:debt")
    assert (t.cards(LEO), len(t.who(LEO).clues)) == (["debt"], 2)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TEST-05", "EH-TEST-07")
@pytest.mark.parametrize(("die", "cards", "sanity"), [(5, ["blessed"], 6), (4, [], 4)])
def test_what_follows_a_test_depends_on_its_result(die: int, cards: list[str], sanity: int) -> None:
    t = visiting("buenos-aires", "america-01", (1, die)).answer("visit:america")
    assert (t.cards(LEO), t.who(LEO).sanity) == (cards, sanity)
    assert t.asked() == "0 scene-ends"


def test_the_odds_of_a_test_that_would_follow_can_be_had() -> None:
    t = visiting("rome", "europe-07", (6, 1, 1)).answer("visit:europe")
    game = t.begin()
    assert game.ask is not None
    assert game.ask.preview is not None
    yes, no = [game.ask.preview(option) for option in game.ask.options]
    assert yes is not None
    assert [(odds.label, odds.share) for odds in yes.odds] == [("passed", 0.704)]  # one of three Will dice
    assert no is None
    t.answer("improve-any", "improve:lore")
    assert t.cards(LEO) == []
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-DEFEAT-01", "EH-DEFEAT-02")
def test_the_rest_of_a_card_is_lost_on_the_defeated() -> None:
    t = visiting("space-8", "general-07", sanity=1).at("encounter", doom=10)
    t.answer("fall-at:arkham")  # nothing but the card was there to be encountered
    assert t.who(LEO).gone
    assert t.s.doom == 9
    assert [card.key for card in t.s.conditions].count("back-injury") == 3  # nobody has gained one
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-AMBUSH-01", "EH-AMBUSH-03")
def test_an_ambusher_goes_back_to_the_cup() -> None:
    t = scene("eldritch", ancient_one="shub-niggurath").investigator(CHARLIE, "space-8").clue("space-8")
    cup = sorted([kind.key for kind in t.s.cup])
    t.at("encounter").halt("mythos").script("research-shub-niggurath", "research-shub-niggurath-8")
    t.script("test", 1, 1, 1).script("cup", "mummy").script("test", 6, 6, 1).answer("research:clue-space-8")
    assert (t.who(CHARLIE).health, t.s.monsters) == (2, [])
    assert sorted([kind.key for kind in t.s.cup]) == cup
    assert t.clues_on("space-8") == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-CLUE-02", "EH-TOK-02")
def test_research_takes_the_clue_and_more_from_the_pool() -> None:
    t = scene("eldritch").investigator(LEO, "rome").clue("rome").at("encounter").halt("mythos")
    t.script("research-azathoth", "research-azathoth-1").script("test", 1, 6).script("clues", "clue-tokyo")
    t.answer("research:clue-rome")
    assert sorted([clue.key for clue in t.who(LEO).clues]) == ["clue-rome", "clue-tokyo"]
    assert t.clues_on("rome") == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMPLEX-03", "EH-COMPLEX-04", "EH-COMPLEX-08")
def test_beyond_a_gate_the_test_leads_on_to_closing_it() -> None:
    t = scene("eldritch").investigator(LEO, "rome").gate("rome").at("encounter").halt("mythos")
    t.script("other-world", "other-world-08").script("test", 6, 1, 1).script("test", 1, 5).answer("enter:gate-rome")
    assert (t.gates(), t.who(LEO).health) == ([], 6)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMPLEX-05")
def test_beyond_a_gate_failure_leads_elsewhere() -> None:
    t = scene("eldritch").investigator(LEO, "rome").gate("rome").at("encounter").halt("mythos")
    t.script("other-world", "other-world-08").script("test", 1, 1, 1).script("test", 1, 1, 1).answer("enter:gate-rome")
    assert (t.gates(), t.cards(LEO)) == (["rome"], ["amnesia"])
    assert t.asked() == "0 scene-ends"


def test_what_is_taken_from_the_reserve_is_replaced() -> None:
    t = visiting("rome", "general-01", (6, 1, 1)).reserve("axe", "witch-doctor", "sanctuary", "whiskey")
    t.script("assets", "kerosene").answer("visit:general", "gain-from-reserve:axe")
    assert t.cards(LEO) == ["axe"]
    assert [card.key for card in t.s.reserve] == ["witch-doctor", "sanctuary", "whiskey", "kerosene"]
    assert t.asked() == "0 scene-ends"


def test_the_named_artifact_is_gained_only_while_it_is_there() -> None:
    t = scene("eldritch", seats=2, ancient_one="yog-sothoth").investigator(LEO, "rome").clue("rome")
    t.investigator(SILAS, cards=["necronomicon"]).at("encounter").halt("mythos")
    t.script("research-yog-sothoth", "research-yog-sothoth-2").s.queue = [0]
    t.answer("research:clue-rome", "gain-condition:dark-pact")
    assert (t.cards(LEO), len(t.who(LEO).clues)) == (["dark-pact"], 1)
    assert t.asked() == "0 scene-ends"


def test_a_question_names_what_asks_it() -> None:
    t = visiting("san-francisco", "america-01", clues=1).answer("visit:america")
    assert t.begin().ask is not None
    assert t.begin().asks[0].about == (LEO, "america-01")
    t = scene("eldritch", ancient_one="yog-sothoth").investigator(LEO, "rome", cards=["conjuration"]).gate("rome")
    t.reckoning().begin()
    assert t.begin().asks[0].about == (LEO, "yog-sothoth")
    t.answer("decline")
    assert t.asked() == "0 scene-ends"

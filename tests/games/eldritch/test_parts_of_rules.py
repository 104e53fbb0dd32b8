"""Single parts of rules that no other scene would miss: each was found by breaking it (`make mutants`)."""

from __future__ import annotations

import pytest

from seance.games.eldritch.rules.printed import MYTHOS
from seance.games.eldritch.rules.setup import EldritchOptions, set_up
from seance.testing import scene

LEO, NORMAN, SILAS, LOLA = "leo-anderson", "norman-withers", "silas-marsh", "lola-hayes"


# ---- the Mythos deck -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-SETUP8-02", "EH-SETUP8-03", "EH-OPT-01")
@pytest.mark.parametrize(("mix", "out"), [("easy", "hard"), ("hard", "easy"), ("normal", "")])
def test_a_mix_leaves_the_cards_of_one_difficulty_in_the_box(mix: str, out: str) -> None:
    s = set_up(1, 1, EldritchOptions(ancient_one="azathoth", mythos=mix))  # type: ignore[arg-type]
    left = [card for card in MYTHOS.values() if card.difficulty == out]
    assert bool(left) is (mix != "normal")
    assert all(card in s.box and card not in s.mythos_box for card in left)
    assert len(s.mythos_box) + len(left) == len(MYTHOS)


@pytest.mark.rule("EH-MYTHOS-15")
@pytest.mark.parametrize(("card", "epic"), [("web-between-worlds", True), ("faded-from-society", False)])
def test_a_rumor_with_an_epic_monster_brings_it(card: str, epic: bool) -> None:
    t = scene("eldritch").investigator(LEO).mythos_text(card)
    assert t.asked() == "0 scene-ends"
    assert t.in_play() == [card]
    assert t.s.drawn == []
    assert t.monsters_on("space-9") == (["epic-spinner-of-webs"] if epic else [])


@pytest.mark.rule("EH-MYTHOS-14")
def test_an_event_happens_and_is_discarded_and_nothing_of_it_stays() -> None:
    t = scene("eldritch").investigator(LEO, space="rome").expedition("amazon").script("cup", "skeleton", "zombie")
    t.mythos_text("ancient-guardians")
    assert t.asked() == "0 scene-ends"
    assert t.monsters_on("amazon") == ["skeleton", "zombie"]
    assert ([one.key for one in t.s.mythos_pile], t.s.drawn, t.in_play()) == (["ancient-guardians"], [], [])


@pytest.mark.rule("EH-MYTHOS-15", "EH-MYTHOS-18")
def test_what_an_ongoing_card_says_happens_when_it_comes_into_play() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(NORMAN).mythos_text("patrolling-the-border")
    assert t.asked() == "0 lead-chooses"
    assert t.in_play() == ["patrolling-the-border"]


# ---- tests -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-TEST-02", "EH-TEST-10")
@pytest.mark.parametrize(("where", "dice"), [("space-8", 4), ("space-3", 3)])
def test_an_additional_die_of_another_is_added(where: str, dice: int) -> None:
    """Silas Marsh knows the sea, for all who are with him."""
    t = scene("eldritch", seats=2).investigator(LEO, space="space-8").investigator(SILAS, space=where)
    t.at(phase="encounter").script("general", "general-10").script("test", *[6] * dice).halt("mythos")
    t.s.queue = [0]
    assert t.asked() == "0 scene-ends"
    assert t.happened("tested", who=LEO, skill="strength", rolled=[6] * dice)


@pytest.mark.rule("EH-TEST-01", "EH-TEST-02")
@pytest.mark.parametrize(("answer", "rolled"), [("yes", [1, 1, 6]), ("no", [1, 1])])
def test_what_may_be_added_before_the_roll_is_offered_before_it(answer: str, rolled: list[int]) -> None:
    t = scene("eldritch", seats=2).investigator(LEO, space="sydney").investigator(LOLA, space="sydney")
    t.reserve("cat-burglar", "bandages", "kerosene", "whiskey").answer("acquire")
    assert t.asked() == "0 one-more-die"
    t.script("test", *rolled).answer(answer)
    assert t.happened("tested", who=LEO, rolled=rolled)
    assert t.asked() == "0 bank-loan"


@pytest.mark.rule("EH-TEST-06")
@pytest.mark.parametrize(("cards", "result"), [(["fine-clothes"], 4), ([], 2)])
def test_where_a_six_counts_twice_it_counts_twice(cards: list[str], result: int) -> None:
    t = scene("eldritch").investigator(SILAS, space="sydney", cards=cards)
    t.reserve("agency-quarantine").script("test", 6, 6, 1).answer("acquire")
    assert t.happened("test-result", who=SILAS, skill="influence", result=result)
    assert t.asked() == ("0 acquire-what" if cards else "0 bank-loan")


# ---- Clues -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-CLUE-03")
def test_what_stands_for_a_clue_pays_what_the_clues_do_not() -> None:
    """Norman's action costs two Clues, and he has one: the other is a Sanity."""
    t = scene("eldritch").investigator(NORMAN, space="rome", clues=1).gate("rome").monster("mummy", "rome")
    t.answer("act:norman-withers")
    assert (len(t.who(NORMAN).clues), t.who(NORMAN).used) == (0, [NORMAN])
    assert t.happened("spent", who=NORMAN, sanity=1)
    assert t.monsters_on("rome") == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-CLUE-03")
@pytest.mark.parametrize(("first", "clues", "sanity"), [("spend:clue", 1, 0), ("spend:norman-withers", 2, 1)])
def test_who_has_both_chooses_which_is_spent(first: str, clues: int, sanity: int) -> None:
    t = scene("eldritch").investigator(NORMAN, space="rome", clues=3).gate("rome").monster("mummy", "rome")
    before = t.who(NORMAN).sanity
    t.answer("act:norman-withers", first)
    assert (len(t.who(NORMAN).clues), before - t.who(NORMAN).sanity) == (clues, sanity)
    assert t.monsters_on("rome") == []
    assert t.asked() == "0 your-action"

"""What is told of the table: where nothing comes of a text, what a price is, and how far a Mystery has come."""

from __future__ import annotations

import pytest

import seance
from seance.engine.cards import text_of
from seance.engine.texts import log_line
from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.rules.defeat import devour
from seance.testing import scene

LEO, SILAS = "leo-anderson", "silas-marsh"


def two(**leo: object) -> EldritchScene:
    t = scene("eldritch", seats=2)
    assert isinstance(t, EldritchScene)
    return t.investigator(LEO, **leo).investigator(SILAS)  # type: ignore[arg-type]


def names(t: EldritchScene) -> list[str]:
    return [told.event for told in t.begin().events()]


def line(t: EldritchScene, event: str, language: str = "en") -> str:
    return next(log_line(language, "eldritch", told) for told in t.begin().events() if told.event == event)


@pytest.mark.parametrize(("cards", "idle"), [([], True), (["amnesia"], False)])
def test_an_event_that_changes_nothing_says_so(cards: list[str], idle: bool) -> None:
    t = two(cards=cards).mythos_text("everyone-has-a-price")
    if cards:
        t.answer("gain-condition:debt", ["discard:amnesia-1"])
    assert t.asked() == "0 scene-ends"
    assert ("nothing-happens" in names(t)) is idle


def test_an_event_that_everybody_declines_changes_nothing() -> None:
    t = two(cards=["amnesia"]).mythos_text("everyone-has-a-price").answer("decline")
    assert t.asked() == "0 scene-ends"
    assert names(t)[-1] == "nothing-happens"


def test_of_an_event_for_each_of_them_it_is_told_once_and_only_if_nobody_is_touched() -> None:
    t = scene("eldritch", seats=3).investigator(LEO).investigator(SILAS, cards=["amnesia"]).investigator("lily-chen")
    t.mythos_text("everyone-has-a-price").answer("gain-condition:debt", ["discard:amnesia-1"])
    assert t.asked() == "0 scene-ends"
    assert not t.happened("nothing-happens")


@pytest.mark.parametrize(("answer", "idle"), [("decline", True), ("become-delayed", False)])
def test_an_encounter_of_which_nothing_comes_says_so(answer: str, idle: bool) -> None:
    t = two(space="arkham").deck("america", "america-07").at("encounter").script("spells", "wither", "shriveling")
    t.answer("visit:america", answer)
    assert t.happened("nothing-happens") is idle


@pytest.mark.parametrize(("die", "told"), [(2, "for Blessed: 2."), (3, "for Blessed: 3, to no effect.")])
def test_a_die_that_changes_nothing_says_so(die: int, told: str) -> None:
    t = two(cards=["blessed"]).reckoning().script("die", die)
    assert t.asked() == "0 scene-ends"
    assert line(t, "rolled").endswith(told)


def test_clues_that_change_hands_are_counted() -> None:
    t = two(space="rome", clues=2)
    t.who(SILAS).space = "rome"
    t.answer(f"trade:{SILAS}", [f"give:{clue.key}" for clue in t.who(LEO).clues])
    note = next(note for note in t.game.asks[0].notes if note.key == "you-get")
    assert note.on == ("clues-2",)
    t.answer("agree")
    assert line(t, "gave") == "Leo Anderson gives Silas Marsh: 2 Clues."


def test_a_clue_that_pays_is_spent_and_one_that_is_lost_is_discarded() -> None:
    t = two(space="rome", clues=1).reserve("axe").script("test", 1, 1, 1, 1)
    t.answer("acquire", "reroll:clue")
    assert line(t, "clues-discarded") == "Leo Anderson spends 1 Clue."


def test_a_ticket_is_used_for_travelling_and_lost_only_where_it_is_one_too_many() -> None:
    t = two(space="london", ships=1).answer("travel:rome", "ride:ship-ticket:london")
    assert line(t, "ticket-lost") == "Leo Anderson uses a ship ticket."
    full = two(space="london", ships=1, trains=1).answer("prepare:ship-ticket", "lose:ship-ticket")
    assert line(full, "ticket-lost") == "Leo Anderson loses a ship ticket."


def test_a_choice_that_would_heal_nobody_is_idle() -> None:
    t = two().mythos_text("the-world-fights-back")
    t.who(LEO).health -= 1
    t.begin()
    hurt, sane = t.game.preview("recover:2:0"), t.game.preview("recover:0:2")
    assert hurt is None
    assert sane is not None
    assert sane.idle
    assert [note.key for note in sane.notes] == ["sanity-full"]


def test_a_loss_names_the_card_or_the_ancient_one_that_takes_it() -> None:
    t = two().mythos_text("tide-of-despair")
    assert t.asked() == "0 scene-ends"
    assert line(t, "lost") == "Leo Anderson loses 2 Health and 2 Sanity because of Tide of Despair."


def test_a_loss_in_an_encounter_has_its_cause_on_stage() -> None:
    t = two(space="san-francisco").deck("america", "america-06").at("encounter").script("test", 1, 1, 1)
    t.answer("visit:america")
    assert line(t, "lost") == "Leo Anderson loses 1 Health and 1 Sanity."


def test_whoever_is_moved_reads_what_moves_them_and_whoever_travels_does_not() -> None:
    moved = two(space="rome").mythos_text("the-bermuda-triangle").script("die", 1, 6)
    assert moved.asked() == "0 scene-ends"
    assert line(moved, "moved").endswith("because of The Bermuda Triangle.")
    assert line(two(space="london").answer("travel:rome"), "moved") == "Leo Anderson moves to Rome."


def test_what_stands_for_a_clue_says_what_it_costs() -> None:
    t = scene("eldritch").investigator("norman-withers", space="rome", clues=1).reserve("axe").script("test", 1)
    t.answer("acquire", "reroll:clue")
    assert set(t.options()) == {"spend:clue", "spend:norman-withers"}
    found = t.game.preview("spend:norman-withers")
    assert found is not None
    assert text_of(found.notes[0].says, "eldritch", "en") == "Spend 1 Sanity."
    assert t.game.preview("spend:clue") is None


def test_acquiring_says_what_the_roll_is_for_and_that_nothing_came_of_it() -> None:
    t = two(space="rome").reserve("axe").script("test", 1, 1)
    t.answer("acquire", "no")
    told = names(t)
    assert told.index("acquires") < told.index("tested") < told.index("acquires-nothing")
    assert line(t, "acquires") == "Leo Anderson tries to acquire Assets."


def test_what_a_defeat_leaves_behind_and_what_it_ends_is_told() -> None:
    t = two(space="rome", health=1, clues=2, trains=1, cards=["axe", "debt"], improved={"lore": 1})
    t.mythos_text("tide-of-despair")
    assert t.asked() == "0 scene-ends"
    assert line(t, "leaves-behind") == "Leo Anderson leaves 2 Clues, Axe and train ticket there."
    assert line(t, "loses-for-good") == "Leo Anderson loses for good: Debt and the improved skills."


def test_of_somebody_devoured_nothing_is_left() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(SILAS, cards=["axe"])
    assert isinstance(t, EldritchScene)
    t.begin()
    assert list(devour(t.s, t.who(SILAS))) == []
    assert line(t, "loses-for-good") == "Silas Marsh loses for good: Axe."


def test_tickets_of_the_fallen_are_told_of() -> None:
    t = two(space="rome").fallen("lily-chen", "rome", trains=1).at("encounter").script("test", 1, 1, 1)
    t.answer("meet:lily-chen")
    assert line(t, "received") == "Leo Anderson receives train ticket."
    assert line(t, "buried") == "The sheet of Lily Chen goes back into the box."


def test_a_blessing_that_only_ends_a_curse_says_so() -> None:
    t = two(cards=["cursed"]).mythos_text("support-of-the-church")
    assert t.asked() == "0 scene-ends"
    assert line(t, "gains-no") == "Leo Anderson would gain Blessed: it undoes Cursed instead."


def test_a_second_condition_of_the_same_name_is_told_not_to_come() -> None:
    t = two(space="buenos-aires", cards=["debt"]).deck("america", "america-03").at("encounter")
    t.script("test", 1, 1, 1).answer("visit:america")
    assert line(t, "gains-no") == "Leo Anderson has Debt already and gains no second one."


def test_a_condition_names_the_card_that_gives_it() -> None:
    t = two().mythos_text("support-of-the-church")
    assert t.asked() == "0 scene-ends"
    assert line(t, "gained") == "Leo Anderson gains Blessed because of Support of the Church."


def test_an_encounter_of_which_nothing_comes_is_named() -> None:
    t = two(space="arkham").deck("america", "america-07").at("encounter").script("spells", "wither", "shriveling")
    t.answer("visit:america", "decline")
    assert line(t, "nothing-happens") == "Nothing comes of “America encounter 07”."


def test_the_story_begins_with_who_sets_out_and_whom_they_face() -> None:
    game = seance.new("eldritch", seats=1, seed=1, ancient_one="cthulhu")
    game.answer(f"choose:{LEO}")
    lines = [told.args["line"] for told in game.events() if told.event == "story"]
    assert lines[:2] == [f"story-{LEO}", "story-cthulhu"]


def test_the_back_of_a_condition_has_its_story() -> None:
    t = two(space="rome", cards=["detained"]).at("encounter").halt("mythos").script("backs", "detained-back-2")
    assert t.script("test", 1).asked(later=True)
    assert t.happened("story", line="story-detained-back-2")

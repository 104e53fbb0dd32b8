"""The story of an encounter: every outcome has its line, and telling it changes nothing."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter

import pytest

from seance.engine.effect import All
from seance.engine.texts import texts
from seance.games.eldritch.cards.effects.tell import Tell, untold
from seance.games.eldritch.cards.effects.verb import EldritchEffect, Verb
from seance.games.eldritch.cards.encounter_decks import SECTIONS
from seance.games.eldritch.cards.stories import LINES, lines
from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.rules.registers import TALES
from seance.games.eldritch.rules.telling import CHAPTERS

both_languages = pytest.mark.parametrize("language", ["en", "zh-Hans"])


def without_story(effect: EldritchEffect) -> EldritchEffect | None:
    if isinstance(effect, Tell):
        return None
    if isinstance(effect, All):
        parts = [part for part in map(without_story, effect.effects) if part is not None]
        return All(*parts) if len(parts) > 1 else parts[0]
    changed = {}
    for field in dataclasses.fields(effect):  # type: ignore[arg-type]  # every effect is a dataclass
        value = getattr(effect, field.name)
        if isinstance(value, Verb | All) and without_story(value) != value:
            changed[field.name] = without_story(value)
    return dataclasses.replace(effect, **changed) if changed else effect  # type: ignore[type-var]


def stories(language: str) -> dict[str, str]:
    """All lines of the locale files."""
    words = texts(language, "eldritch")
    return {key.removeprefix("name-"): words.say(key) for key in words.keys if key.startswith("name-story-")}


@both_languages
def test_every_outcome_has_its_line_and_every_line_its_outcome(language: str) -> None:
    told = [*LINES, *[f"story-{chapter}" for chapter in CHAPTERS]]
    assert sorted(stories(language)) == sorted(told)
    assert (len(LINES), len(CHAPTERS)) == (617, 163)


@both_languages
def test_no_two_lines_are_alike(language: str) -> None:
    assert [line for line, times in Counter(stories(language).values()).items() if times > 1] == []


def test_each_line_is_one_sentence() -> None:
    assert [line for line in stories("en").values() if not re.fullmatch(r"[A-Z][^.!?]*[.]", line)] == []
    assert [line for line in stories("zh-Hans").values() if not re.fullmatch(r"[^。！？A-Za-z.,]*。", line)] == []


def test_a_story_changes_nothing() -> None:
    for card, sections in TALES.items():
        assert {section: without_story(effect) for section, effect in sections.items()} == SECTIONS[card]


def test_a_section_with_dice_is_told_when_they_have_fallen() -> None:
    arkham = TALES["america-03"]["arkham"]
    assert repr(arkham) == (
        "Test('lore', 1, Tell('story-america-03-arkham-pass') & Gain(Spells()), Tell('story-america-03-arkham-fail'))"
    )


def test_a_section_without_dice_is_told_at_once() -> None:
    assert repr(TALES["general-02"]["sea"]) == "Tell('story-general-02-sea') & Move() & Lose(sanity=1)"


def test_a_complex_encounter_has_a_beginning_and_an_end() -> None:
    parts = TALES["other-world-02"]
    assert [list(lines(parts[part])) for part in ("initial", "pass", "fail")] == [
        ["story-other-world-02-initial"],
        ["story-other-world-02-pass-pass", "story-other-world-02-pass-fail"],
        ["story-other-world-02-fail-pass", "story-other-world-02-fail-fail"],
    ]


def test_a_fight_forks_the_story_too() -> None:
    assert list(lines(TALES["research-cthulhu-1"]["wilderness"])) == [
        "story-research-cthulhu-1-wilderness-pass",
        "story-research-cthulhu-1-wilderness-fail",
    ]


def test_where_dice_may_be_spared_that_is_told_as_well() -> None:
    assert list(lines(TALES["research-yog-sothoth-2"]["wilderness"])) == [
        "story-research-yog-sothoth-2-wilderness-pass",
        "story-research-yog-sothoth-2-wilderness-fail",
        "story-research-yog-sothoth-2-wilderness",
    ]


# In play


def test_a_visit_is_told_by_its_dice() -> None:
    t = EldritchScene().investigator("norman-withers", space="arkham")
    t.at(phase="encounter").halt("mythos")
    t.script("america", "america-03").script("test", 1, 2, 3, 4)
    t.answer("visit:america", "done")  # Sanity could stand for a Clue
    assert t.happened("story", who="norman-withers", line="story-america-03-arkham-fail")
    assert not t.happened("story", line="story-america-03-arkham-pass")


def test_the_world_has_a_story_too() -> None:
    t = EldritchScene().mythos("the-storm").halt("mythos-icon")
    assert t.happened("story", line="story-the-storm")


@pytest.mark.rule("EH-TOK-06")
def test_whoever_is_found_has_a_story() -> None:
    t = EldritchScene().investigator("lily-chen", space="rome").fallen("jim-culver", "rome", mark="sanity")
    t.at(phase="encounter").halt("mythos").script("test", 1, 1, 1)
    t.answer("meet:jim-culver")
    assert t.happened("story", line="story-jim-culver-insane")


def test_what_is_at_stake_is_told_without_the_story() -> None:
    for card, sections in SECTIONS.items():
        for section, effect in sections.items():
            assert untold(TALES[card][section]) == effect, (card, section)

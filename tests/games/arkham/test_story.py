"""The story is there, in both languages, as long as it should be."""

from __future__ import annotations

import re

import pytest

from seance.engine.texts import texts
from seance.games.arkham.rules.telling import CHAPTERS, INTRODUCTIONS, RESOLUTIONS, introduction

LONG = (*INTRODUCTIONS, *RESOLUTIONS)


def line(language: str, chapter: str) -> str:
    return texts(language, "arkham").name(f"story-{chapter}")


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_every_chapter_is_told_and_nothing_else(language: str) -> None:
    told = [key.removeprefix("name-story-") for key in texts(language, "arkham").keys if key.startswith("name-story-")]
    assert sorted(told) == sorted(CHAPTERS)
    assert len({line(language, chapter) for chapter in CHAPTERS}) == len(CHAPTERS)


@pytest.mark.parametrize("chapter", LONG)
def test_introductions_and_resolutions_take_a_minute_to_read(chapter: str) -> None:
    assert 80 <= len(line("en", chapter).split()) <= 150
    assert 150 <= len(re.findall(r"[\u4e00-\u9fff]", line("zh-Hans", chapter))) <= 260


@pytest.mark.parametrize("chapter", [chapter for chapter in CHAPTERS if chapter not in LONG])
def test_the_other_chapters_are_one_or_two_sentences(chapter: str) -> None:
    assert 6 <= len(line("en", chapter).split()) <= 35
    assert 12 <= len(line("zh-Hans", chapter)) <= 60


def test_the_second_scenario_begins_as_the_first_has_ended() -> None:
    assert introduction("the-gathering", []) == ("the-gathering",)
    after_r3 = introduction("the-midnight-masks", ["house-standing", "lita-forced-to-find-others"])
    assert after_r3 == ("the-midnight-masks-strangers", "the-midnight-masks")
    assert introduction("the-midnight-masks", ["house-burned"]) == (
        "the-midnight-masks-survivors",
        "the-midnight-masks",
    )

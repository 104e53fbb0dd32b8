"""How it goes, on one page: every game has one, and its pictures are real positions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import seance
from seance.learn.content import how
from seance.learn.content import lessons as lessons_of
from seance.learn.position import at_picture

ICONS = json.loads((Path(seance.__file__).parents[1] / "web" / "src" / "icons.json").read_text("utf-8"))["icons"]


@pytest.mark.parametrize("game", seance.games())
def test_every_game_says_how_it_goes_in_pictures_that_can_be_drawn(game: str) -> None:
    page = how(game)
    assert page is not None
    for part in page.part:
        table = at_picture(game, part)
        assert [ask.seat for ask in table.asks]
    signs = {sign.id for sign in page.sign}
    assert [sign.icon for sign in page.sign if sign.icon not in ICONS[game]] == []
    assert [name for part in page.part for name in part.signs if name not in signs] == []


@pytest.mark.parametrize(
    ("game", "lessons"), [("nemesis", 7), ("eldritch", 7), ("arkham", 7), ("dungeontology", 6), ("parlour", 1)]
)
def test_every_game_has_its_lessons(game: str, lessons: int) -> None:
    assert [one.order for one in lessons_of(game)] == list(range(1, lessons + 1))

"""Whom one can play, as the chooser is told."""

from __future__ import annotations

import pytest

import seance
from seance.engine import Ask
from seance.engine.face import face
from seance.engine.texts import LANGUAGES
from seance.server.library import person_info
from seance.server.words import words

GAMES = [game for game in seance.games() if face(game).cast.prompts]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_role_and_a_way_to_play(game: str, language: str) -> None:
    here = words(language, game)
    people = [person_info(one, here) for one in face(game).cast.people()]
    assert all(one.role and one.like and 1 <= one.difficulty <= 3 for one in people)
    assert all(number.name and number.use and number.value <= number.most for one in people for number in one.numbers)
    assert 0 < sum(one.first for one in people) <= 3
    cards = {card.key for card in here.cards}
    assert all(card in cards for one in people for card in one.own)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_offered_is_known_to_the_chooser(game: str) -> None:
    known = {one.key for one in face(game).cast.people()}
    table = seance.new(game, 2, 1)
    while table.ask is not None and table.ask.prompt not in face(game).cast.prompts:
        table.play(0)
    ask = table.ask
    assert isinstance(ask, Ask)
    assert {entity for option in ask.options for entity in option.on} <= known

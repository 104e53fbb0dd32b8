"""Games that were saved by earlier versions are loaded and played on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import seance
from seance.engine import ALL
from seance.engine.texts import LANGUAGES, log_line

HERE = Path(__file__).parent
ASKED = {
    "parlour-mid-step.json": "2 melt",
    "parlour-mid-poll.json": "1 circle, 0 circle",
    "nemesis-mid-step.json": "2 where-noise",
    "nemesis-mid-poll.json": "0 which-objective, 1 which-objective",
    "nemesis-stack.json": "2 trade-want",
    "dungeontology-stack.json": "2 walk",
    "eldritch-stack.json": "1 which-reckoning",
    "arkham-stack.json": "1 spend-experience",
}


def test_every_save_is_tried() -> None:
    assert sorted(file.name for file in HERE.glob("*.json")) == sorted(ASKED)


@pytest.mark.parametrize("file", ASKED)
def test_a_game_of_an_earlier_version_goes_on(file: str) -> None:
    game = seance.load((HERE / file).read_bytes())
    assert ", ".join(f"{ask.seat} {ask.prompt}" for ask in game.asks) == ASKED[file]
    assert len(game.events(seat=ALL)) > 10
    assert seance.load(game.save()).save() == game.save()
    chance = random.Random(1)
    while game.ask is not None:
        ask = chance.choice(game.asks)
        game.answer(chance.randrange(len(ask.options)), ask.seat, ask.number)
        game.rules.invariants(game.state)
    assert game.result is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ASKED)
def test_what_an_earlier_version_told_can_be_read(file: str, language: str) -> None:
    game = seance.load((HERE / file).read_bytes())
    assert all(log_line(language, game.rules.name, told) for told in game.events(seat=ALL))

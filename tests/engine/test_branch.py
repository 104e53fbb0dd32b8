"""Play from here: a recorded game is gone on with from any of its moments, and stays as it is."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import seance
from seance.engine import Game, Refused, State, View
from seance.engine.history import branch


def evening(seed: int = 5) -> tuple[Game[State], dict[int, View]]:
    """A finished game, and what seat 0 saw last while the table waited after so many events."""
    game, dice, seen = seance.new("parlour", 3, seed), Random(seed), {}
    while game.ask is not None:
        seen[len(game.events())] = game.view(0)
        game.answer(dice.randrange(len(game.ask.options)), game.ask.seat)
    return game, seen


def test_every_moment_can_be_gone_on_from() -> None:
    game, seen = evening()
    before = game.save()
    for n, view in seen.items():
        past = branch(game, 0, n, 1)
        assert past.view(0) == view
        assert past.events() == game.events()[:n]
        assert past.ask is not None
    assert game.save() == before


def test_between_two_questions_the_earlier_one_stands() -> None:
    game, seen = evening()
    gap = next(n for n in range(max(seen)) if n not in seen and n > min(seen))
    earlier = max(n for n in seen if n < gap)
    assert branch(game, 0, gap, 1).view(0) == seen[earlier]


def test_what_comes_is_new_and_can_be_kept_and_shown_again() -> None:
    game, seen = evening()
    n = sorted(seen)[3]
    went = set()
    for salt in range(6):
        past, dice = branch(game, 0, n, salt), Random(1)
        for _ in range(30):
            if past.ask is None:
                break
            past.answer(dice.randrange(len(past.ask.options)), past.ask.seat)
        went.add(str([(told.event, told.args) for told in past.events()]))
        again = seance.load(past.save())
        assert again.view(0) == past.view(0)
        assert again.at(0, n + 1) == past.at(0, n + 1)
        assert seance.rerun(past.export()).events() == past.events()
    assert len(went) > 1


def test_a_branch_belongs_to_one_person() -> None:
    game, seen = evening()
    saved = msgspec.json.decode(branch(game, 0, min(seen), 1).save())
    assert saved["table"]["people"] == 1


def test_what_never_was_is_refused() -> None:
    game, _ = evening()
    for n in (-1, 100_000):
        with pytest.raises(Refused, match="no-such-event"):
            branch(game, 0, n, 1)
    with pytest.raises(Refused, match="game-over"):
        branch(game, 0, len(game.events()), 1)

"""Worlds that a seat imagines: they keep what the seat has done itself, and they never hold the true future."""

from __future__ import annotations

import random
from collections.abc import Iterator

import seance
from seance.engine import Game, State


def positions(games: int) -> Iterator[Game[State]]:
    """Every question of some random games."""
    for seed in range(games):
        game = seance.new("parlour", seats=2 + seed % 4, seed=seed, poker_face=seed % 2 == 0)
        choices = random.Random(seed)
        while game.ask is not None:
            yield game
            ask = choices.choice(game.asks)
            game.answer(choices.randrange(len(ask.options)), seat=ask.seat)


def table(game: Game[State]) -> object:
    return game.rules.codec.plain(game.state)


def test_what_a_seat_has_answered_itself_is_answered_in_its_imagined_worlds() -> None:
    game = seance.new("parlour", seats=3, seed=1)
    game.answer("push", seat=1)
    world = game.determinize(seat=1, seed=5)
    assert world is not None
    assert [ask.seat for ask in world.asks] == [0, 2]


def test_an_imagined_world_can_be_forked_and_stays_the_same_world() -> None:
    compared = 0
    for game in positions(6):
        world = game.determinize(seat=0, seed=compared, keep=True)
        if world is not None:
            assert table(world.fork()) == table(world)
            compared += 1
    assert compared > 200


def test_an_imagined_world_knows_neither_the_true_seed_nor_the_true_future() -> None:
    game = seance.new("parlour", seats=3, seed=0xC0FFEE)
    while (ask := game.ask) is not None and ask.prompt != "your-action":
        game.answer(0)
    world = game.determinize(seat=0, seed=1, keep=True)
    assert world is not None
    assert b"c0ffee" not in world.save()
    assert f'"seed":{0xC0FFEE}'.encode() not in world.save()
    assert {key_drawn(world.fork(keep=True))} == {key_drawn(world)}
    futures = {key_drawn(other) for seed in range(20) if (other := game.determinize(0, seed, keep=True)) is not None}
    assert len(futures) > 3


def key_drawn(game: Game[State]) -> object:
    game.answer("draw")
    return game.events(seat=0)[-1].args["card"]


def test_a_world_that_is_imagined_from_an_imagined_one_is_the_same() -> None:
    """What a seat knows is all that counts: not even which of two worlds is the true one."""
    compared = 0
    for game in positions(6):
        seat = compared % game.seats
        world = game.determinize(seat, 1, keep=True)
        if world is not None:
            one, other = game.determinize(seat, 2), world.determinize(seat, 2)
            assert one is not None
            assert other is not None
            assert table(one) == table(other)
            compared += 1
    assert compared > 200

"""Bots know what their seat knows, and leave the people at the table their time."""

from __future__ import annotations

import gc

import pytest

import seance
from seance.bots import Imagine, RandomBot, bot_names, new_bot, seat_bots, stream_seed
from seance.bots.base import as_seen, choice_of
from seance.engine import Ask, BadInput, Game, Group, Option, State, View


def parlour(seed: int = 5) -> Game[State]:
    return seance.new("parlour", 3, seed)


def played_out(seed: int) -> bytes:
    game = parlour()
    seat_bots(game, {seat: RandomBot(seed + seat) for seat in range(3)})
    assert game.result is not None
    return game.save()


def test_the_same_seed_plays_the_same_game() -> None:
    assert played_out(1) == played_out(1)
    assert played_out(1) != played_out(2)


def test_bots_answer_until_only_people_are_asked() -> None:
    game = parlour()
    seat_bots(game, {1: RandomBot(1), 2: RandomBot(2)})
    assert {ask.seat for ask in game.asks} == {0}


class Curious:
    """Keeps what it is given."""

    def __init__(self) -> None:
        self.given: list[tuple[View, Ask[object], Imagine]] = []

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        self.given.append((view, ask, imagine))
        return 0


class Tired:
    """Notes how often garbage is collected while it thinks, and gives up."""

    def __init__(self) -> None:
        self.thresholds: list[int] = []

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        self.thresholds.append(gc.get_threshold()[0])
        raise BadInput("tired")


def test_garbage_is_seldom_collected_while_a_bot_thinks_and_as_usual_afterwards() -> None:
    game, bot, usual = parlour(), Tired(), gc.get_threshold()
    with pytest.raises(BadInput):
        choice_of(bot, game, game.asks[0])
    assert bot.thresholds[0] > usual[0]
    assert gc.get_threshold() == usual


def test_a_bot_is_given_its_own_view_and_worlds_in_which_it_is_asked_the_same() -> None:
    game = parlour()
    curious = Curious()
    seat_bots(game, {0: curious, 1: curious, 2: curious})
    assert {ask.seat for _, ask, _ in curious.given} == {0, 1, 2}
    assert all(view.seat == ask.seat for view, ask, _ in curious.given)
    fresh = parlour()
    ask = fresh.ask
    assert ask is not None
    choice_of(curious, fresh, ask)
    imagined = curious.given[-1][2](1)
    assert imagined is not None
    assert imagined.ask is not None
    assert imagined.ask.keys == ask.keys


def test_an_ask_as_a_bot_sees_it_has_keys_but_nothing_that_leads_to_the_table() -> None:
    secret = object()
    options = [Option(secret, "take", (card,)) for card in ("rope", "lamp", "map")]
    one = as_seen(Ask(2, "which", options, ("chest",), "turn", list, lambda option: None))
    assert one.keys == ["take:rope", "take:lamp", "take:map"]
    assert (one.seat, one.prompt, one.about, one.opens) == (2, "which", ("chest",), "turn")
    assert one.why is None
    assert one.preview is None
    some = as_seen(Group(2, "which", options, 2, 3).link((0,)))
    assert (some.keys, some.min, some.max, some.chosen) == (["take:map", "take:rope"], 2, 3, (0,))
    assert all(option.value is None for ask in (one, some) for option in (*ask.options, *ask.choices))


def test_a_bot_that_a_game_does_not_have_is_refused_with_those_it_has() -> None:
    assert "random" in bot_names("parlour")
    with pytest.raises(BadInput) as refused:
        new_bot("oracle", "parlour", 1)
    assert refused.value.reason == "unknown-bot"
    assert "random" in str(refused.value.details["known"])


def test_streams_differ_by_seat_and_moment_and_repeat_with_the_table() -> None:
    game, twin = parlour(), parlour()
    assert stream_seed(game, 1) == stream_seed(twin, 1)
    assert stream_seed(game, 1) != stream_seed(game, 2)
    before = stream_seed(game, 1)
    seat_bots(game, {seat: RandomBot(seat) for seat in range(3)})
    assert stream_seed(game, 1) != before

"""When the game is over bots tell why they moved so, rivals too: what they thought then, with the same numbers."""

from __future__ import annotations

import pickle
from functools import cache

import pytest

import seance
from seance.bots import PLANNER, RANDOM
from seance.bots.advice import Thought
from seance.client import Client
from seance.engine import PUBLIC, Game, Refused, State
from seance.server.bots import weighed
from seance.server.hindsight import explained
from seance.server.messages import Explained, WantThought
from tests.server.house import House, play

ADA, BOT = 0, 1


def think(game: Game[State], seat: int) -> Thought | None:
    """A planner answers; what it thought."""
    keys, thought = weighed(game, seat, PLANNER)
    game.give_keys(seat, keys)
    return thought


@cache
def rivals() -> tuple[Game[State], dict[int, Thought]]:
    """A finished game of two planners, and what was thought before the n-th event that Ada heard."""
    game, thoughts = seance.new("dungeontology", 2, 4), {}
    while game.ask is not None:
        seat, before = game.ask.seat, len(game.events(0, ADA))
        thought = think(game, seat)
        if thought is not None and len(game.events(0, ADA)) > before:
            thoughts[before + 1] = thought
    return game, thoughts


def test_what_a_bot_thought_is_thought_again_with_the_same_numbers() -> None:
    game, thoughts = rivals()
    places = sorted(thoughts)
    for n in (places[0], places[len(places) // 2], places[-1]):
        assert explained(game, ADA, n, PUBLIC, [PLANNER, PLANNER]).thought == thoughts[n]


def test_people_those_who_take_anything_and_other_bots_have_no_thoughts_to_tell() -> None:
    game, thoughts = rivals()
    n = next(n for n in sorted(thoughts) if explained(game, ADA, n, PUBLIC, ["", ""]).seat == BOT)
    for bots in (["", ""], [PLANNER, RANDOM]):
        assert explained(game, ADA, n, PUBLIC, bots) == (BOT, None)
    assert explained(game, ADA, 0, PUBLIC, [PLANNER, PLANNER]) == (PUBLIC, None)


def test_of_those_who_are_asked_together_everybody_has_their_own_reasons() -> None:
    game = seance.new("nemesis", 3, 5, mode="semi-coop")
    while (ask := game.asks[0]).prompt != "which-objective":
        think(game, ask.seat)
    thoughts = [weighed(game, seat, PLANNER) for seat in range(3)]
    for seat, (keys, _) in enumerate(thoughts):
        game.answer(keys[0], seat)
    n = len(game.events(0, ADA))
    for seat, (_, thought) in enumerate(thoughts):
        assert explained(game, ADA, n, seat, [PLANNER] * 3) == (seat, thought)


def why(client: Client, n: int) -> Explained:
    found = client.request(lambda re: WantThought(n=n, re=re))
    assert isinstance(found, Explained)
    return found


def test_a_rival_explains_its_moves_after_the_game_and_not_before(house: House) -> None:
    ada = house.client()
    ada.new_table("nemesis", seats=["me", "bot:planner"], options={"mode": "semi-coop"})
    ada.start()
    ada.wait()
    with pytest.raises(Refused, match="not-finished"):
        why(ada, 1)
    play(ada)
    assert ada.over
    moves = [event.n + 1 for event in ada.events if event.seat == BOT]
    told = next(found for n in moves if (found := why(ada, n)).text)
    assert told.seat == BOT
    assert "rather than" in told.text
    with pytest.raises(Refused, match="no-such-event"):
        why(ada, len(ada.events) + 1)


def test_what_is_refused_in_another_process_is_refused_here() -> None:
    again = pickle.loads(pickle.dumps(Refused("no-such-event", n=7)))
    assert (type(again), again.reason, again.details) == (Refused, "no-such-event", {"n": 7})

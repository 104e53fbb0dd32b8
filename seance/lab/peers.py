"""The same kind of figures from other engines, in the same run: only those that are installed are played.

Their games are not ours, so that only the order of magnitude compares: Catan in plain Python (catanatron) and gin
rummy in C++ driven from Python (OpenSpiel).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple, TypedDict

from .bench import EVERY, Figures, micros


class PeerFigures(TypedDict):
    decisions_per_s: float
    asks_per_s: float
    games_per_s: float
    clone_us: float


class Played(NamedTuple):
    """One random game of a peer."""

    asks: int
    decisions: int
    clones: list[float]


def catan(seed: int) -> Played:
    game_module, players = import_module("catanatron.game"), import_module("catanatron.models.player")
    game = game_module.Game([players.RandomPlayer(color) for color in players.Color], seed=seed + 1)
    asks = decisions = 0
    clones: list[float] = []
    while game.winning_color() is None and game.state.num_turns < game_module.TURNS_LIMIT:
        asks += 1
        decisions += len(game.state.playable_actions) > 1
        if seed % EVERY == 0 and asks % EVERY == 0:
            clones.append(micros(game.copy))
        game.play_tick()
    return Played(asks, decisions, clones)


def gin_rummy(seed: int) -> Played:
    chance = Random(seed)
    state: Any = import_module("pyspiel").load_game("gin_rummy").new_initial_state()
    asks = decisions = 0
    clones: list[float] = []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
            continue
        options = state.legal_actions()
        asks += 1
        decisions += len(options) > 1
        if seed % EVERY == 0 and asks % EVERY == 0:
            clones.append(micros(state.clone))
        state.apply_action(chance.choice(options))
    return Played(asks, decisions, clones)


PEERS: dict[str, tuple[str, Callable[[int], Played]]] = {  # name -> the module that must be there, one random game
    "catanatron": ("catanatron", catan),
    "open_spiel": ("pyspiel", gin_rummy),
}


def peers(seconds: float) -> tuple[dict[str, PeerFigures], list[str]]:
    """The figures of those that are installed, and the names of those that are not."""
    here = {name: play for name, (module, play) in PEERS.items() if find_spec(module) is not None}
    return {name: measure(play, seconds) for name, play in here.items()}, [name for name in PEERS if name not in here]


def ratios(games: Mapping[str, Figures], beside: Mapping[str, PeerFigures]) -> dict[str, dict[str, float]]:
    """How many times as many decisions per second each of our games makes, by peer."""
    return {
        game: {name: round(ours["decisions_per_s"] / peer["decisions_per_s"], 2) for name, peer in beside.items()}
        for game, ours in games.items()
    }


def measure(play: Callable[[int], Played], seconds: float) -> PeerFigures:
    asks = decisions = games = 0
    clones: list[float] = []
    start = perf_counter()
    while not games or perf_counter() - start < seconds:
        one = play(games)
        asks, decisions, games = asks + one.asks, decisions + one.decisions, games + 1
        clones += one.clones
    spent = perf_counter() - start
    return PeerFigures(
        decisions_per_s=round(decisions / spent),
        asks_per_s=round(asks / spent),
        games_per_s=round(games / spent, 2),
        clone_us=round(median(clones), 1),
    )

"""Hints: what the planner would answer for a seat, and why. It knows what the seat knows, and nothing else."""

from __future__ import annotations

from functools import partial
from hashlib import blake2b

import seance
from seance.bots.base import as_seen
from seance.bots.planner import Advice, Planner
from seance.bots.registry import mind_of
from seance.engine import Game, State

from .bots import answer_of, in_time
from .messages import Advice as AdviceSeen
from .words import Words

Advised = tuple[list[str], Advice]  # the keys of an answer, and what is thought of it


def advise(save: bytes, seat: int, number: int, seconds: float) -> list[Advised] | None:
    """In a process of its own: at most three answers, the best first; None if it takes too long."""
    game = seance.load(save)  # in a new process this also reads the rules: no part of the thinking
    return in_time(seconds, lambda: advice(game, seat, number))


def advice(game: Game[State], seat: int, number: int) -> list[Advised]:
    """None at all if the seat is asked something else by now."""
    ask = game.ask_of(seat)
    if ask is None or ask.number != number:
        return []
    seed = blake2b(f"hint:{seat}:{ask.number}".encode(), digest_size=8).digest()
    planner = Planner(mind_of(game.rules.name), int.from_bytes(seed, "little"))
    if ask.group is not None:
        return [(answer_of(planner, game, seat), Advice(0))]
    imagine = partial(game.determinize, seat, keep=True)
    found = planner.advice(game.view(seat), as_seen(ask), imagine)
    return [([ask.options[one.option].key], one) for one in found]


def advice_seen(keys: list[str], one: Advice, label: str, words: Words) -> AdviceSeen:
    seen = AdviceSeen(keys=keys, label=label, reason=one.reason)
    if one.worth >= 0:
        seen.worth, seen.low, seen.high = round(one.worth, 3), round(one.low, 3), round(one.high, 3)
    if one.reason:
        seen.text = words.hint(one.reason)
    return seen

"""Hints: what the planner would answer for a seat, and why. It knows what the seat knows, and nothing else."""

from __future__ import annotations

from functools import partial
from hashlib import blake2b
from typing import NamedTuple

import seance
from seance.bots import advice
from seance.bots.advice import Advice
from seance.bots.base import as_seen
from seance.bots.chances import measured
from seance.bots.intervals import Rate
from seance.bots.planner import Planner
from seance.bots.registry import mind_of
from seance.engine import Game, State

from .bots import answer_of, in_time
from .messages import Advice as AdviceSeen
from .messages import Chance
from .words import Words


class Advised(NamedTuple):
    """An answer, what is thought of it, and how often planners won from there, if that is known."""

    keys: list[str]
    advice: Advice
    chance: Rate | None = None


def advise(save: bytes, seat: int, number: int, seconds: float) -> list[Advised] | None:
    """In a process of its own: answers, the best first; None if it takes too long."""
    game = seance.load(save, strict=False)  # in a new process this also reads the rules: no part of the thinking
    return in_time(seconds, lambda: advised(game, seat, number))


def advised(game: Game[State], seat: int, number: int) -> list[Advised]:
    """None at all if the seat is asked something else by now."""
    ask = game.ask_of(seat)
    if ask is None or ask.number != number:
        return []
    seed = blake2b(f"hint:{seat}:{ask.number}".encode(), digest_size=8).digest()
    planner = Planner(mind_of(game.rules.name), int.from_bytes(seed, "little"))
    if ask.group is not None:
        return [Advised(answer_of(planner, game, seat), Advice(0))]
    found = advice.advise(planner, game.view(seat), as_seen(ask), partial(game.determinize, seat, keep=True))
    kind = measured(game.rules.name, game.seats, game.table.options)
    return [
        Advised(
            [ask.options[one.option].key], one,
            kind.chance(one.worth, one.low, one.high) if kind is not None and one.worlds else None,
        )
        for one in found
    ]  # fmt: skip


def hint_seen(found: list[Advised], labels: list[str], words: Words) -> list[AdviceSeen]:
    """All that was tried, the best first; no sentence comes twice."""
    seen = [advice_seen(one, label, words) for one, label in zip(found, labels, strict=True)]
    said: set[str] = set()
    for place, one in enumerate(seen):
        against = found[place].advice.against
        if place and against:
            one.against = words.thought("hint-against", {"motive": words.motive(against), "choice": labels[0]})
        if place == 0 and one.text and len(labels) > 1:
            one.text = words.thought("hint-than", {"reason": one.text, "instead": labels[1]})
        one.reason, one.text = ("", "") if one.text in said else (one.reason, one.text)
        said.add(one.text)
    return seen


def advice_seen(one: Advised, label: str, words: Words) -> AdviceSeen:
    seen = AdviceSeen(keys=one.keys, label=label, reason=one.advice.reason)
    if one.chance is not None:
        share, low, high = [round(each, 3) for each in one.chance[:3]]
        seen.chance = Chance(share=share, low=low, high=high, games=one.chance.games, worlds=one.advice.worlds)
    if one.advice.reason:
        seen.text = words.hint(one.advice.reason)
    return seen

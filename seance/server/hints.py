"""Hints: what the planner would answer for a seat, and why. It knows what the seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from hashlib import blake2b
from typing import NamedTuple

import seance
from seance.bots import advice
from seance.bots.advice import Advice, Move, Reason, certainty, habit_of, hundredths, is_plain, reason_in_words
from seance.bots.base import answer_of, as_seen
from seance.bots.chances import measured
from seance.bots.intervals import Rate
from seance.bots.planner import Planner
from seance.bots.registry import mind_of
from seance.engine import PASS, Game, Option, State
from seance.learn.judge import good_answers

from .bots import in_time
from .messages import Advice as AdviceSeen
from .messages import Chance
from .words import Words


class Then(NamedTuple):
    """What an answer counts on: the cards that the next question would get, and why."""

    moves: list[Move]
    why: Reason


SHOWN = 2  # answers that are recommended, the second if not the first
LONG_SHOT = 0.2  # a smaller chance to succeed is told with the advice


class Advised(NamedTuple):
    """An answer, what is thought of it, how often planners won from there, if that is known, and what it counts on."""

    keys: list[str]
    advice: Advice
    chance: Rate | None = None
    then: Then | None = None
    odds: float | None = None  # its only chance, if that is poor


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
    planner = Planner(mind_of(game.rules.name), int.from_bytes(seed, "little"), thorough=True)
    view, asked = game.view(seat), as_seen(ask)
    if ask.group is not None:
        keys = planner.mind.payment(view, ask) or answer_of(planner, game, seat)  # as the table proposes it
        return [Advised(keys, habit_of(planner.mind, view, asked, keys))]
    found = advice.advise(planner, view, asked, partial(game.determinize, seat, keep=True))
    if len(found) > 1:
        found = advice.prudent(found, lambda one: is_rash(game, seat, ask.options[one.option]))
    if len(found) == 1:
        best = ask.options[found[0].option]
        keys = [PASS.key if best.spare else best.key]
        return [Advised(keys, habit_of(planner.mind, view, asked, keys, found[0].option))]
    kind = measured(game.rules.name, game.seats, game.table.options)
    return [
        Advised(
            [ask.options[one.option].key], one,
            kind.chance(one.worth, one.low, one.high) if kind is not None and one.worlds else None,
            then := counted_on(planner, game, seat, ask.options[one.option].key),
            long_shot(game, seat, ask.options[one.option].key) if then is None else None,
        )
        for one in found
        if not ask.options[one.option].spare
    ]  # fmt: skip


def is_rash(game: Game[State], seat: int, option: Option[object]) -> bool:
    """It changes nothing, or harms whoever does it."""
    preview = game.preview(option.key, seat)
    return not option.useful or (preview is not None and (preview.idle or preview.danger))


def long_shot(game: Game[State], seat: int, key: str) -> float | None:
    """The only chance that the rules tell of an answer, if it is a poor one."""
    preview = game.preview(key, seat)
    odds = () if preview is None else preview.odds
    return odds[0].share if len(odds) == 1 and odds[0].share < LONG_SHOT else None


def counted_on(planner: Planner, game: Game[State], seat: int, key: str) -> Then | None:
    """Of an answer that leads to a question with one sensible answer, as which cards to commit: that answer."""
    world = game.determinize(seat, 0, keep=True)
    if world is None:
        return None
    world.answer(key, seat)
    ask = world.ask_of(seat)
    while ask is not None and ask.window:
        world.answer(PASS.key, seat)
        ask = world.ask_of(seat)
    if ask is None or ask.group is None or ask.prompt not in planner.mind.computed:
        return None
    keys = answer_of(planner, world, seat)
    why = habit_of(planner.mind, world.view(seat), as_seen(ask), keys).reason
    moves = [Move(option.verb, option.on) for option in ask.group.options if option.key in keys]
    return Then(moves, why) if moves and why is not None else None


def recommendable(save: bytes, seat: int, number: int, seconds: float) -> frozenset[str] | None:
    """In a process of its own: what a coach may recommend; None if it takes too long or something else is asked."""
    game = seance.load(save, strict=False)
    ask = game.ask_of(seat)
    if ask is None or ask.number != number:
        return None
    return in_time(seconds, lambda: good_answers(game, seat))


def hint_seen(
    found: list[Advised], labels: list[str], words: Words, reader: Collection[str] = ()
) -> list[AdviceSeen]:  # fmt: skip
    """All that was tried, the best first; no sentence comes twice, and chances only where they tell options apart."""
    apart = certainty([one.advice for one in found]) in ("clear", "fairly")
    seen = [AdviceSeen(keys=one.keys, label=label) for one, label in zip(found, labels, strict=True)]
    said = {""}
    for place, (one, advised) in enumerate(zip(seen, found, strict=True)):
        reason, against = advised.advice.reason, advised.advice.against
        text = "" if reason is None else reason_in_words(reason, words, reader)
        if reason is not None and text not in said and not is_plain(reason, "".join(one.keys[:1]).split(":")):
            one.reason, one.text, one.facts = reason.key, text, facts_of(reason)
        then = "" if advised.then is None else then_in_words(advised.then, words, reader)
        if then not in said:
            one.text = f"{one.text} {then}".strip()
        said.add(then)
        if advised.odds is not None and place < SHOWN:
            one.text = f"{one.text} {words.said('hint-long-shot', {'n': hundredths(advised.odds)})}".strip()
        text = "" if against is None or not place else reason_in_words(against, words, reader)
        if against is not None and text and text not in {*said, one.text}:
            one.against, one.facts = text, list(dict.fromkeys([*one.facts, *facts_of(against)]))
        said |= {one.text, one.against}
        if apart and advised.chance is not None:
            one.chance = chance_seen(advised.chance, advised.advice.worlds)
    return seen


def then_in_words(then: Then, words: Words, reader: Collection[str]) -> str:
    return words.said("hint-then", {"what": words.listed(then.moves), "why": reason_in_words(then.why, words, reader)})


def facts_of(reason: Reason) -> list[str]:
    """The entities that a reason names."""
    named = [each for each in (*reason.on, *reason.here, *reason.there) if not each.isdecimal()]
    return list(dict.fromkeys(named))


def chance_seen(chance: Rate, worlds: int) -> Chance:
    share, low, high = [round(each, 3) for each in chance[:3]]
    return Chance(share=share, low=low, high=high, games=chance.games, worlds=worlds)

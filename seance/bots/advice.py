"""What a bot thinks of the options, in numbers that it has really used: for hints, and for saying why it moved so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import NamedTuple, Protocol, runtime_checkable

import msgspec

from seance.engine import Ask, Game, State, View
from seance.engine.mind import Mind

from .base import Imagine
from .intervals import half_width
from .planner import Planner, Tried

LITTLE = 0.002  # a difference that is no reason


@runtime_checkable
class Explains(Protocol):
    """A mind that can say why."""

    def parts(self, view: View) -> Mapping[str, float]:
        """The factors of a position's worth by word, each better the larger; one that is left out is 1."""


@runtime_checkable
class Thinks(Protocol):
    """A bot that has tried out options: those of its last answer, the best first; none where it goes by habit."""

    mind: Mind
    tried: Sequence[Tried]


class Advice(NamedTuple):
    """An option: its expected worth with the 95% interval over so many imagined worlds, and a word that says why."""

    option: int
    worth: float = 0.0
    low: float = 0.0
    high: float = 0.0
    worlds: int = 0  # 0: it was not tried out, this is a habit
    reason: str = ""  # what it is better for: the best than the next best, any other than the best
    against: str = ""  # what it is worst for, beside the best


def advise(planner: Planner, view: View, ask: Ask[object], imagine: Imagine) -> list[Advice]:
    """The options that are worth a thought, the best first, each with why; a habit stands alone."""
    choice = planner.choose(view, ask, imagine)
    return advice_of(planner) or [Advice(choice)]


def advice_of(bot: object) -> list[Advice]:
    """What a bot has thought of the options of its last answer; nothing if it did not think."""
    if not isinstance(bot, Thinks):
        return []
    means = judged(bot.mind, bot.tried)
    return [told(one, *words) for one, words in zip(bot.tried, reasons(means), strict=True)]


def told(one: Tried, reason: str, against: str) -> Advice:
    """What comes to the same in every world needs no interval."""
    half = 0.0 if one.certain else half_width(one.worths)
    worth = min(one.mean, 1.0)
    return Advice(one.option, worth, max(worth - half, 0.0), min(worth + half, 1.0), len(one.worths), reason, against)


def judged(mind: Mind, tried: Sequence[Tried]) -> list[dict[str, float]]:
    """Of each option the parts of its worth, by word, as they come out on average."""
    if not isinstance(mind, Explains):
        return [{} for _ in tried]
    ends = [[mind.parts(end) for end in one.ends] for one in tried]
    words = dict.fromkeys(word for parts in ends for part in parts for word in part)
    return [{word: fmean([part.get(word, 1.0) for part in parts]) for word in words} for parts in ends]


def reasons(means: Sequence[Mapping[str, float]]) -> list[tuple[str, str]]:
    """Of each option what speaks for it and what against it: the parts in which it differs most from its rival.

    The rival of the best is the next best; that of all others is the best.
    """
    if len(means) < 2:
        return [("", "") for _ in means]
    best, second = means[:2]
    rivals = [second, *[best] * (len(means) - 1)]
    return [(most_above(own, rival), most_above(rival, own)) for own, rival in zip(means, rivals, strict=True)]


def most_above(one: Mapping[str, float], other: Mapping[str, float]) -> str:
    """The word by which the one is most above the other; "" if by none worth telling."""
    word = max(one, key=lambda word: one[word] - other[word], default="")
    return word if word and one[word] - other[word] > LITTLE else ""


def certainty(found: Sequence[Advice]) -> str:
    """How far the best is from the next: "clear" beyond twice their intervals, "fairly" beyond them, else "close"."""
    if len(found) < 2:
        return ""
    best, other = found[:2]
    gap, give = best.worth - other.worth, (best.high - best.low + other.high - other.low) / 2
    if gap <= max(give, LITTLE):
        return "close"
    return "clear" if gap > 2 * give else "fairly"


# ---- said aloud ----------------------------------------------------------------------------------------------------


class Move(msgspec.Struct, frozen=True):
    """An option as it is put into words."""

    verb: str
    on: tuple[str, ...]


class Thought(msgspec.Struct, frozen=True):
    """Why a bot has answered so: its judgement of the choice and of the next best, in hundredths, with ± of 95%."""

    choice: Move
    worth: int
    give: int
    instead: Move
    other: int
    other_give: int
    worlds: int  # imagined ones in which the choice was tried
    reason: str = ""
    odds: tuple[tuple[str, int], ...] = ()  # what the rules say of its chances, in per cent


class Speaks(Protocol):
    """The words of a reader at a game."""

    def label(self, verb: str, on: Sequence[str]) -> str: ...
    def odds(self, outcome: str) -> str: ...
    def motive(self, word: str) -> str: ...
    def thought(self, key: str, args: Mapping[str, str | int]) -> str: ...


def thought_of(bot: object, game: Game[State], ask: Ask[object]) -> Thought | None:
    """What the bot has thought before it gave its answer to this ask; None where it went by habit."""
    found = advice_of(bot) if ask.group is None else []
    if len(found) < 2:
        return None
    best, other = found[:2]
    choice, instead = [ask.options[one.option] for one in (best, other)]
    preview = game.preview(choice.key, ask.seat)
    return Thought(
        Move(choice.verb, choice.on), hundredths(best.worth), hundredths((best.high - best.low) / 2),
        Move(instead.verb, instead.on), hundredths(other.worth), hundredths((other.high - other.low) / 2),
        best.worlds, best.reason,
        tuple([(odds.label, hundredths(odds.share)) for odds in preview.odds]) if preview is not None else (),
    )  # fmt: skip


def hundredths(share: float) -> int:
    return round(share * 100)


def in_words(thought: Thought, words: Speaks) -> str:
    """One line."""
    choice, instead = [words.label(move.verb, move.on) for move in (thought.choice, thought.instead)]
    line = words.thought("thought", {"choice": choice, "instead": instead})
    if thought.reason:
        line = words.thought("thought-for", {"thought": line, "motive": words.motive(thought.reason)})
    for outcome, percent in thought.odds:
        line = words.thought("thought-odds", {"thought": line, "outcome": words.odds(outcome), "percent": percent})
    return line

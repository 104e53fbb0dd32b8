"""Every game as a plain-text environment: an observation, numbered options, and what came of an answer.

`TextTable` is the table itself, for any number of seats. `TextArena` has the interface of that project's environments;
`seance.lab.text_env` makes one seat a Gymnasium environment.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import seance
from seance.engine import BadInput, Game, Refused, SeanceError, State

from .observation import Budget, Observation, Question, asked, observation, reader, written
from .outcomes import scores_of

NONE = "-"
NUMBER = re.compile(r"\d{1,6}")
LONGEST = 100_000  # letters of an observation or an answer
PATIENCE = 3  # answers that are none, before the first option is taken


@dataclass(frozen=True, slots=True)
class Feedback:
    """What became of an answer: the keys that were given, or why it was none."""

    text: str
    keys: tuple[str, ...] = ()
    why: str = ""

    @property
    def legal(self) -> bool:
        return not self.why


class TextTable:
    """A table whose seats read and write."""

    def __init__(self, game: Game[State], language: str = "en", budget: Budget = "full") -> None:
        self.game = game
        self.budget: Budget = budget
        self.words = reader(language, game.rules.name)
        self.heard = [0] * game.seats  # events that each seat had heard when it last answered

    @property
    def seat(self) -> int | None:
        """Who is asked first; None when the game is over."""
        ask = self.game.ask
        return None if ask is None else ask.seat

    def seen(self, seat: int) -> Observation:
        return observation(self.game, seat, self.words, self.heard[seat], self.budget)

    def observe(self, seat: int) -> str:
        return written(self.seen(seat), self.words, self.budget)

    def answer(self, seat: int, text: str) -> Feedback:
        """Give an answer as it was written; one that cannot be changes nothing and says why."""
        ask = self.game.ask_of(seat)
        try:
            if ask is None:
                raise Refused("game-over" if self.game.result is not None else "not-asked", seat=seat)
            question = asked(ask, self.words, "brief")
            keys = keys_in(text, question)
            heard = len(self.game.events(0, seat))
            self.game.answer(keys if question.group else keys[0], seat, ask.number)
        except SeanceError as wrong:
            why = self.words.error(wrong)
            return Feedback(self.words.tell("rejected", why=why), why=why)
        self.heard[seat] = heard
        labels = {choice.key: choice.label for choice in question.choices}
        chosen = [labels[key] for key in keys] or [self.words.tell("none")]
        return Feedback(self.words.tell("accepted", choice=chosen), tuple(keys))


def keys_in(text: str, question: Question) -> list[str]:
    """The keys that are meant: numbers of options or their keys, on the last line that is not empty."""
    lines = [line.strip() for line in text[:LONGEST].splitlines() if line.strip()]
    if not lines:
        raise BadInput("no-answer")
    last = lines[-1].strip("[]()").strip()
    if last == NONE and question.group:
        return []
    known = [choice.key for choice in question.choices]
    keys = [key_of(word, known) for word in re.split(r"[\s,，、;]+", last) if word]
    if not keys:
        raise BadInput("no-answer")
    if not question.group and len(keys) > 1:
        raise BadInput("not-a-group")
    return keys


def key_of(word: str, known: list[str]) -> str:
    word = word.strip("[]().。")
    if word in known:
        return word
    if NUMBER.fullmatch(word) and 1 <= int(word) <= len(known):
        return known[int(word) - 1]
    raise BadInput("not-offered", choice=word[:80])


def forced_answer(table: TextTable, seat: int) -> Feedback:
    """The fewest of the first options that are an answer."""
    ask = table.game.ask_of(seat)
    assert ask is not None
    question = asked(ask, table.words, "brief")
    every = [option.key for option in (ask.options if ask.group is None else ask.group.options)]  # copies, too
    few = every[: max(question.least, 0 if question.group else 1)]
    return table.answer(seat, " ".join(few) or NONE)


class TextArena:
    """The interface that TextArena's agents know: every seat is a player who reads and writes."""

    def __init__(
        self, game: str, language: str = "en", budget: Budget = "full", options: Mapping[str, Any] | None = None
    ) -> None:
        self.name, self.language, self.budget, self.options = game, language, budget, dict(options or {})
        self.rejected = ""

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.table = TextTable(seance.new(self.name, num_players, seed, **self.options), self.language, self.budget)
        self.rejected, self.wrong = "", 0

    def get_observation(self) -> tuple[int, str]:
        seat = self.table.seat
        if seat is None:
            raise Refused("game-over")
        seen = self.table.observe(seat)
        return seat, f"{self.rejected}\n\n{seen}" if self.rejected else seen

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        seat = self.table.seat
        if seat is None:
            raise Refused("game-over")
        feedback = self.table.answer(seat, action)
        self.wrong = 0 if feedback.legal else self.wrong + 1
        if self.wrong >= PATIENCE:
            feedback, self.wrong = forced_answer(self.table, seat), 0
        self.rejected = "" if feedback.legal else feedback.text
        return self.table.game.result is not None, {"legal": feedback.legal, "feedback": feedback.text}

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """The reward of every player, and how the game has ended."""
        scores = scores_of(self.table.game)
        return dict(enumerate(map(float, scores))), {"result": self.table.game.result or ""}

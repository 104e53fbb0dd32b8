"""How far a reader has come in a lesson, told from what he knows and has done."""

from __future__ import annotations

from typing import Literal, TypeAlias

from seance.engine import Game, State

from .content import Lesson
from .moment import Moment, moment_of

Standing: TypeAlias = Literal["open", "done", "failed"]


class Course:
    """A lesson at a table. It only looks: whoever plays, plays the game."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    def standing(self, game: Game[State]) -> Standing:
        """The task is judged by all that happened since the lesson began."""
        task, moment = self.lesson.task, moment_of(game, self.lesson.seat, since=0)
        if any(map(moment.holds, task.done)):
            return "done"
        if moment.result or self.given(game) >= task.most or any(map(moment.holds, task.failed)):
            return "failed"
        return "open"

    def given(self, game: Game[State]) -> int:
        return sum([entry.seat == self.lesson.seat for entry in game.journal])


def next_key(wanted: str, moment: Moment) -> str:
    """The answer that a word of the intended way stands for."""
    if wanted == "?":
        return "pass" if "pass" in moment.keys else moment.keys[0]
    if wanted in moment.keys:
        return wanted
    found = list(dict.fromkeys(moment.offered(wanted)))
    if len(found) != 1:
        raise ValueError(f"{wanted!r} is not one of {moment.keys}")
    return found[0]

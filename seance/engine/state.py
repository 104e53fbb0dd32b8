"""The base of every game's state, and the events that tell what happened to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from .dice import Dice
from .wire import Event, Plain, Procedure


class GameOver(Exception):
    """Raised by a rule that ends the game at once, however deep in other rules it is."""


class StepOver(Exception):
    """Raised by a rule that drops the whole step, however deep in other rules it is: `Rules.dropped` clears up."""


class Sink:
    """Where events go. The game keeps them; somebody who watches a replay takes a picture at each."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)


class State:
    """What lies on the table. Games add fields and write `clone`; nothing here refers to a flow."""

    __slots__ = ("dice", "result", "seats", "sink", "step")

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.result: str | None = None
        self.step = ""  # the printed step of the rulebook that is under way
        self.sink: Sink | None = None  # None in forks that nobody watches; never copied, never saved

    def clone(self) -> Self:
        raise NotImplementedError

    def log(
        self,
        name: str,
        /,
        audience: tuple[int, ...] = (),
        secret: Mapping[str, Plain] | None = None,
        hidden: bool = False,
        procedure: Procedure | None = None,
        **args: Plain,
    ) -> None:
        if self.sink is not None:
            self.sink.hear(Event(name, self.step, args, secret, audience, hidden, procedure))

    def over(self, result: str) -> GameOver:
        """`raise s.over("won")`: the game ends here."""
        self.result = result
        return GameOver(result)


STATE_FIELDS = ("seats", "dice", "result", "step")

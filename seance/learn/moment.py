"""One moment at a table from what one reader knows of it, and whether a condition holds in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import TypeAlias, TypeVar

import msgspec

from seance.engine import Ask, Game, Preview, State, Told

from .content import Condition, Value

S = TypeVar("S", bound=State)
Plain: TypeAlias = "str | int | bool | float | list[Plain] | dict[str, Plain] | None"

ME = "me"
SEES = re.compile(r"(?P<path>\S+) (?P<how>==|!=|<=|>=|<|>|has|lacks) (?P<value>.+)")
OVER = "*"  # any result
FRESH = 6  # answers of the reader after which nobody speaks any more of what he heard before them


@dataclass(slots=False, eq=False)
class Moment:
    """What the reader sees, is asked, and has heard since the last answer of his own."""

    seat: int
    mine: frozenset[str]  # whom the reader plays
    view: Mapping[str, Plain]
    ask: Ask[object] | None
    news: Sequence[Told]
    options: Mapping[str, Value]
    previews: Mapping[str, Preview]
    result: str = ""
    aim: str = ""  # what the goal line says that he wants
    before: Sequence[Told] = ()  # what he heard shortly before, with other answers between
    looks_back: bool = False  # are conditions about that as well?

    @cached_property
    def keys(self) -> list[str]:
        """What is offered."""
        return [] if self.ask is None else [option.key for option in self.ask.choices]

    @cached_property
    def known(self) -> frozenset[str]:
        """Every word of the view, of the question and of the news: what can be pointed at."""
        found = set(gathered(self.view))
        for told in self.news:
            found.update(gathered(msgspec.to_builtins(told.args)))
        if self.ask is not None:
            found.update(self.ask.about)
            found.update([entity for option in self.ask.choices for entity in option.on])
        return frozenset(found)

    @cached_property
    def a_little_later(self) -> Moment:
        """The same moment for whoever still has in mind what he heard before; what is gone by now is not here."""
        return replace(self, looks_back=True)

    def offered(self, wanted: str) -> list[str]:
        """The offered keys that are this one, or begin so."""
        return [key for key in self.keys if key == wanted or key.startswith(wanted)]

    # ---- conditions ------------------------------------------------------------------------------------------------

    def holds(self, condition: Condition) -> bool:
        """All that the condition names is true now. (Which event of the news it is, `event_of` tells.)"""
        if condition.ask and (self.ask is None or self.ask.prompt not in several(condition.ask)):
            return False
        if condition.event and self.event_of(condition) is None:
            return False
        if condition.step and self.step not in several(condition.step):
            return False
        if condition.result and (not self.result or condition.result not in (OVER, self.result)):
            return False
        if condition.aim and self.aim not in several(condition.aim):
            return False
        if any(self.options.get(name) != value for name, value in condition.options.items()):
            return False
        if not all(map(self.offered, condition.offers)) or any(map(self.offered, condition.lacks)):
            return False
        if condition.risky and not any(preview.danger for preview in self.previews.values()):
            return False
        return all(map(self.sees, condition.sees)) and not any(map(self.sees, condition.unseen))

    @property
    def step(self) -> str:
        step = self.view.get("step", "")
        return self.ask.step if self.ask is not None else str(step)

    def event_of(self, condition: Condition) -> Told | None:
        """The newest event of the news that the condition speaks of."""
        names = several(condition.event)
        for told in reversed([*self.before, *self.news] if self.looks_back else self.news):
            if told.event in names and all(
                self.is_meant(told.args.get(name), each) for name, each in condition.with_.items()
            ):
                return told
        return None

    def is_meant(self, value: object, wanted: Value | list[Value]) -> bool:
        if isinstance(wanted, list):
            return any(self.is_meant(value, each) for each in wanted)
        return value in self.mine if wanted == ME else value == wanted

    # ---- paths through the view ------------------------------------------------------------------------------------

    def sees(self, sentence: str) -> bool:
        """ "crew.me.light <= 1" """
        read = SEES.fullmatch(sentence)
        if read is None:
            raise ValueError(f"{sentence!r}: no sentence about a view")
        found = self.at(read["path"])
        if found is None:
            return False
        return compares(found, read["how"], as_value(read["value"]))

    def at(self, path: str) -> Plain:
        """What stands there in the view; None if nothing does."""
        found: Plain = dict(self.view)
        for part in path.split("."):
            found = self.inside(found, part)
            if found is None:
                return None
        return found

    def inside(self, whole: Plain, part: str) -> Plain:
        if isinstance(whole, dict):
            return whole.get(part)
        if isinstance(whole, list):
            if part == "count":
                return len(whole)
            if part.isdecimal():
                return whole[int(part)] if int(part) < len(whole) else None
            things = [each for each in whole if isinstance(each, dict)]
            called = next((each for each in things if self.is_called(each, part)), None)
            return called if called is not None else [each for each in things if each.get(part)] or None
        return None

    def is_called(self, thing: Mapping[str, Plain], name: str) -> bool:
        if name != ME:
            return thing.get("key") == name
        return thing.get("seat") == self.seat or thing.get("key") in self.mine


def several(one: str | list[str]) -> list[str]:
    return [one] if isinstance(one, str) else one


def as_value(word: str) -> str | int | bool:
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.lstrip("-").isdecimal() else word


def compares(found: Plain, how: str, wanted: str | int | bool) -> bool:
    if how == "has":
        return isinstance(found, list | dict | str) and wanted in found
    if how == "lacks":
        return not compares(found, "has", wanted)
    if how in ("==", "!="):
        return (found == wanted) is (how == "==")
    if not isinstance(found, int | float) or not isinstance(wanted, int):
        return False
    return {"<": found < wanted, "<=": found <= wanted, ">": found > wanted, ">=": found >= wanted}[how]


def gathered(value: object) -> Iterator[str]:
    """Every word in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield str(key)
            yield from gathered(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from gathered(each)


def moment_of(game: Game[S], seat: int, since: int | None = None) -> Moment:
    """The moment at a table of this process; `since`: events that the seat had heard before, else its last answer."""
    ask = game.ask_of(seat)
    told = game.events(seat=seat)
    last = heard_before(game, seat) if since is None else since
    aim = game.rules.aim(game.state, seat)
    return Moment(
        seat=seat,
        mine=played_by(game, seat),
        view=msgspec.to_builtins(game.view(seat)),
        ask=ask,
        news=told[last:],
        options=game.table.options,
        previews=previews_of(ask),
        result=game.result or "",
        aim="" if aim is None else aim.key,
        before=told[heard_before(game, seat, FRESH) : last] if since is None else (),
    )


def played_by(game: Game[S], seat: int) -> frozenset[str]:
    return frozenset([key for key, holder in game.rules.figures(game.state).items() if holder == seat])


def heard_before(game: Game[S], seat: int, answers: int = 1) -> int:
    """How many events the seat had heard so many answers of its own ago; all of them if nobody knows any more."""
    own = list(islice((entry for entry in reversed(game.journal) if entry.seat == seat), answers))
    if len(own) < answers:
        return 0
    before = game.sink.events if own[-1].heard < 0 else game.sink.events[: own[-1].heard]
    return sum([event.heard_by(seat) for event in before])


def previews_of(ask: Ask[object] | None) -> dict[str, Preview]:
    if ask is None or ask.preview is None:
        return {}
    found = {option.key: ask.preview(option) for option in ask.choices}
    return {key: preview for key, preview in found.items() if preview is not None}

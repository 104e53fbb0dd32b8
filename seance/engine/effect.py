"""Verbs: what a card does. The same frozen value runs and says itself, so the two cannot disagree.

`run` is a flow where somebody decides and a plain function otherwise; `say` names a message and its arguments.
Nothing here is a sentence: words and word order are in the Fluent files. Each game fills this with its own
vocabulary:

    @dataclass(frozen=True, slots=True, repr=False)
    class Lose(Effect[World, Investigator]):
        health: int = 1

        def run(self, s: World, who: Investigator) -> None:
            hurt(s, who, self.health)

        def say(self) -> Say:
            return Say("lose", n=self.health)

and writes its cards as values: `Lose(2) & BecomeDelayed()`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from .ask import Deed, Flow, do
from .value import Value
from .words import Long, Say, Several


class Actor(Protocol):
    """Whoever an effect happens to."""

    @property
    def gone(self) -> bool:
        """Out of the game: what is left of the effects does not happen."""


S = TypeVar("S")
W = TypeVar("W", bound=Actor)


class Effect(Value, ABC, Generic[S, W]):
    __slots__ = ()
    alone = False  # stands in a sentence of its own
    follows = False  # which may begin with "then"
    impersonal = False  # happens to the table: also when the actor is gone by then

    @abstractmethod
    def run(self, s: S, who: W) -> Deed:
        """What happens."""

    @abstractmethod
    def say(self) -> Say:
        """The message of this effect as a clause."""

    def affordable(self, s: S, who: W) -> bool:
        """As a cost: can it be paid?"""
        return True

    def possible(self, s: S, who: W) -> bool:
        """Would it change anything? What would not is no reason to begin it."""
        return True

    def parts(self) -> Sequence[Effect[S, W]]:
        return (self,)

    def clauses(self) -> Several:
        """The effects in one sentence."""
        return Several("and", tuple([effect.say() for effect in self.parts()])).place("")

    def spoken(self) -> Say:
        """All sentences."""
        first, *others = sentences(self)
        said = clause(first)
        alone = first[0].alone
        for sentence in others:
            joint = "then" if sentence[0].follows and not alone else "sentences"
            said = Say(joint, first=said, second=clause(sentence))
            alone = sentence[0].alone
        return said

    def text(self) -> Say:
        """The whole card."""
        return Say("full-stop", text=self.spoken())

    def __and__(self, other: Effect[S, W]) -> All[S, W]:
        return All(*self.parts(), *other.parts())


def sentences(effect: Effect[S, W]) -> list[list[Effect[S, W]]]:
    """Simple effects share a sentence; what has branches of its own stands alone."""
    found: list[list[Effect[S, W]]] = []
    for part in effect.parts():
        if part.alone or not found or found[-1][-1].alone:
            found.append([part])
        else:
            found[-1].append(part)
    return found


def clause(sentence: list[Effect[S, W]]) -> Say:
    return Say("clause", text=Several("and", tuple([effect.say() for effect in sentence])).place("start"))


@dataclass(frozen=True, slots=True, repr=False, init=False)
class All(Effect[S, W]):
    """Several effects, one after the other; once the actor is gone only what needs nobody. Written a & b & c."""

    effects: tuple[Effect[S, W], ...] = field(metadata={"spread": True})

    def __init__(self, *effects: Effect[S, W]) -> None:
        object.__setattr__(self, "effects", effects)

    def run(self, s: S, who: W) -> Flow[None]:
        for effect in self.effects:
            if not who.gone or effect.impersonal:
                yield from do(effect.run(s, who))

    def say(self) -> Say:
        return Say("clause", text=self.clauses())

    def parts(self) -> Sequence[Effect[S, W]]:
        return self.effects

    def affordable(self, s: S, who: W) -> bool:
        return all(effect.affordable(s, who) for effect in self.effects)

    def __repr__(self) -> str:
        return " & ".join(map(repr, self.effects))


@dataclass(frozen=True, slots=True, repr=False)
class Odd(Effect[S, W]):
    """A card like no other: a function, and the message `odd-<name>` written by hand beside it.

    It is kept in a constant of the same name, so that its repr pastes back: THE_LAST_WISH = Odd("the-last-wish", …).
    """

    name: str
    function: Callable[[S, W], Deed]
    alone = True

    def run(self, s: S, who: W) -> Deed:
        return self.function(s, who)

    def say(self) -> Say:
        return Long(f"odd-{self.name}")

    def __repr__(self) -> str:
        return self.name.upper().replace("-", "_")


class Ability(Value, ABC):
    """What a card gives whoever has it."""

    __slots__ = ()

    @abstractmethod
    def register(self, key: str) -> None:
        """Tell the core which card has it."""

    @abstractmethod
    def say(self) -> Say:
        """A sentence, or more than one."""


@dataclass(frozen=True, slots=True, repr=False, init=False)
class CardText(Value):
    """All that stands on a card whose abilities write themselves."""

    abilities: tuple[Ability, ...] = field(metadata={"spread": True})

    def __init__(self, *abilities: Ability) -> None:
        object.__setattr__(self, "abilities", abilities)

    def register(self, key: str) -> None:
        for ability in self.abilities:
            ability.register(key)

    def text(self) -> Say:
        return Say("clause", text=Several("sections", tuple([ability.say() for ability in self.abilities])))

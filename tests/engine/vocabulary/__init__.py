"""A tiny vocabulary of effects: what one sitting at a table can bring."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from seance.engine.ask import Deed, Flow, Option, choose, do
from seance.engine.effect import Effect, Odd
from seance.engine.value import Value
from seance.engine.words import Long, Say, Several, Telling

HERE = Path(__file__).parent
YES_NO = (Option(True, "yes"), Option(False, "no"))


@dataclass
class Sitter:
    seat: int = 0
    candles: int = 3
    asleep: bool = False
    omens: list[str] = field(default_factory=list)

    @property
    def gone(self) -> bool:
        return self.asleep


@dataclass
class Parlour:
    sitters: list[Sitter]
    dark: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Omens(Value):
    n: int = 1
    kind: str = "good"

    def say(self) -> Say:
        return Say("omens", n=self.n, kind=Say(f"kind-{self.kind}"))


@dataclass(frozen=True, slots=True, repr=False, init=False)
class Gain(Effect[Parlour, Sitter]):
    things: tuple[Omens, ...] = field(metadata={"spread": True})

    def __init__(self, *things: Omens) -> None:
        object.__setattr__(self, "things", things)

    def run(self, s: Parlour, who: Sitter) -> None:
        for thing in self.things:
            who.omens += [thing.kind] * thing.n

    def say(self) -> Say:
        return Say("gain", things=Several("with", tuple([thing.say() for thing in self.things])))


@dataclass(frozen=True, slots=True, repr=False)
class LoseCandles(Effect[Parlour, Sitter]):
    n: int = 1

    def run(self, s: Parlour, who: Sitter) -> None:
        who.candles -= self.n

    def affordable(self, s: Parlour, who: Sitter) -> bool:
        return who.candles >= self.n

    def say(self) -> Say:
        return Say("lose-candles", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class FallAsleep(Effect[Parlour, Sitter]):
    def run(self, s: Parlour, who: Sitter) -> None:
        who.asleep = True

    def say(self) -> Say:
        return Long("fall-asleep")


@dataclass(frozen=True, slots=True, repr=False)
class May(Effect[Parlour, Sitter]):
    """Pay to get something, if you like and can."""

    cost: Effect[Parlour, Sitter]
    effect: Effect[Parlour, Sitter]
    alone = True
    follows = True

    def run(self, s: Parlour, who: Sitter) -> Flow[None]:
        if self.cost.affordable(s, who) and (yield from choose(who.seat, "pay", YES_NO)):
            yield from do((self.cost & self.effect).run(s, who))

    def say(self) -> Say:
        return Long("may", cost=self.cost.clauses().place("cost"), deed=self.effect.clauses().place("to"))


@dataclass(frozen=True, slots=True, repr=False)
class IfDark(Effect[Parlour, Sitter]):
    then: Effect[Parlour, Sitter]
    otherwise: Effect[Parlour, Sitter] | None = None
    alone = True

    def run(self, s: Parlour, who: Sitter) -> Deed:
        if s.dark:
            return self.then.run(s, who)
        return self.otherwise.run(s, who) if self.otherwise is not None else None

    def say(self) -> Say:
        if self.otherwise is None:
            return Long("if-dark", then=self.then.clauses())
        return Long("if-dark-or", then=self.then.clauses(), otherwise=self.otherwise.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class Each(Effect[Parlour, Sitter]):
    whom: str
    effect: Effect[Parlour, Sitter]
    alone = True

    def run(self, s: Parlour, who: Sitter) -> Flow[None]:
        for sitter in s.sitters if self.whom == "everybody" else s.sitters[:1]:
            yield from do(self.effect.run(s, sitter))

    def say(self) -> Say:
        return Telling("each", whom=Say(f"whom-{self.whom}"), text=self.effect.spoken())


def the_last_knock(s: Parlour, who: Sitter) -> None:
    s.sitters.remove(who)
    s.sitters.insert(0, who)


THE_LAST_KNOCK = Odd("the-last-knock", the_last_knock)

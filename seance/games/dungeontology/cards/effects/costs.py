"""What playing a card or using a skill costs. The N of a card is the number of students paid."""

from __future__ import annotations

from dataclasses import dataclass, field

from seance.engine import Flow, Option, choose, cites, do
from seance.engine.words import Say, Several
from seance.games.dungeontology.rules.bag import draw_students
from seance.games.dungeontology.rules.hands import discard_chosen
from seance.games.dungeontology.rules.pieces import Scholar
from seance.games.dungeontology.rules.printed import FAMILIES
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.students import sacrifice
from seance.games.dungeontology.rules.stun import gain_stun
from seance.games.dungeontology.rules.values import value

from .verb import Cost, card, named


@dataclass(frozen=True, slots=True, repr=False)
class Sacrifice(Cost):
    n: int = 1

    def affordable(self, s: Expedition, who: Scholar) -> bool:
        return who.students >= self.n

    @cites("DUN-SCHEME-10")
    def run(self, s: Expedition, who: Scholar) -> None:
        sacrifice(s, who, self.n)
        if s.play is not None:
            s.play.n = self.n

    def offer(self) -> tuple[str, tuple[str, ...]]:
        return "sacrifice", (str(self.n),)

    def say(self) -> Say:
        return Say("sacrifice", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DrawStudents(Cost):
    n: int = 1

    def run(self, s: Expedition, who: Scholar) -> None:
        draw_students(s, who, self.n)
        if s.play is not None:
            s.play.n = self.n

    def offer(self) -> tuple[str, tuple[str, ...]]:
        return "draw-students", (str(self.n),)

    def say(self) -> Say:
        return Say("draw-students", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DrawNStudents(Cost):
    """As many as the player likes."""

    most: int

    @cites("DUN-SCHEME-10")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        options = [Option(n, "draw-students", (str(n),)) for n in range(1, self.most + 1)]
        card(s).n = yield from choose(who.seat, "how-many-students", options, (card(s).name,))
        draw_students(s, who, card(s).n)

    def say(self) -> Say:
        return Say("draw-n-students", most=self.most)


@dataclass(frozen=True, slots=True, repr=False)
class GainStun(Cost):
    """There must be room for the tokens, even if a student goes instead."""

    n: int = 1
    avoidable: bool = True

    @cites("DUN-STUN-01", "DUN-MAX-06")
    def affordable(self, s: Expedition, who: Scholar) -> bool:
        return who.stun + self.n <= value(s, who, "stamina")

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        for _ in range(self.n):
            yield from gain_stun(s, who, self.avoidable)

    def offer(self) -> tuple[str, tuple[str, ...]]:
        return "gain-stun", (str(self.n),)

    def say(self) -> Say:
        return Say("gain-stun" if self.avoidable else "gain-stun-for-certain", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DiscardCards(Cost):
    """Of a skill: any cards of the hand, or of one family."""

    n: int = 1
    family: str = field(default="", metadata={"words": FAMILIES})

    def affordable(self, s: Expedition, who: Scholar) -> bool:
        return len([one for one in who.hand if not self.family or one.family == self.family]) >= self.n

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        yield from discard_chosen(s, who, self.n, self.n, self.family)

    def offer(self) -> tuple[str, tuple[str, ...]]:
        return "discard-cards", (str(self.n),)

    def say(self) -> Say:
        if self.family:
            return Say("discard-cards-of", n=self.n, family=named(self.family))
        return Say("discard-cards", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DiscardOthers(Cost):
    """Of a scheme card: besides the card itself, which is still in the hand when its price is considered."""

    n: int = 1

    def affordable(self, s: Expedition, who: Scholar) -> bool:
        return len(who.hand) > self.n

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        yield from discard_chosen(s, who, self.n, self.n)

    def offer(self) -> tuple[str, tuple[str, ...]]:
        return "discard-cards", (str(self.n),)

    def say(self) -> Say:
        return Say("discard-others", n=self.n)


@dataclass(frozen=True, slots=True, repr=False, init=False)
class PayOneOf(Cost):
    options: tuple[Cost, ...] = field(metadata={"spread": True})

    def __init__(self, *options: Cost) -> None:
        object.__setattr__(self, "options", options)

    def affordable(self, s: Expedition, who: Scholar) -> bool:
        return any(option.affordable(s, who) for option in self.options)

    @cites("DUN-SCHEME-09")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        options = [Option(option, *option.offer()) for option in self.options if option.affordable(s, who)]
        price = yield from choose(who.seat, "how-to-pay", options, (card(s).name,))
        yield from do(price.run(s, who))

    def say(self) -> Say:
        return Say("pay-one-of", choices=Several("or", tuple([option.say() for option in self.options])))

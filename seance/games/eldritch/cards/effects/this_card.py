"""What happens to the card that a text stands on: `s.subject`."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Flow
from seance.engine.words import Say
from seance.games.eldritch.rules.pieces import InPlay, Investigator, Owned
from seance.games.eldritch.rules.possessions import discard_card
from seance.games.eldritch.rules.rumors import discard_ongoing, solve, take_token
from seance.games.eldritch.rules.state import World

from .counts import Amount, counted, number
from .verb import Verb
from .words import named


@dataclass(frozen=True, slots=True, repr=False)
class DiscardThis(Verb):
    """A possession or Condition, whoever has it, or an Ongoing Mythos card."""

    def run(self, s: World, who: Investigator) -> None:
        if isinstance(s.subject, Owned):
            discard_card(s, s.owner(s.subject) or who, s.subject)
        elif isinstance(s.subject, InPlay):
            discard_ongoing(s, s.subject)

    def say(self) -> Say:
        return Say("discard-this")


@dataclass(frozen=True, slots=True, repr=False)
class FlipThis(Verb):
    """Face up again: that is how a card lies whose back does not discard it."""

    def run(self, s: World, who: Investigator) -> None:
        pass

    def say(self) -> Say:
        return Say("flip-this")


@dataclass(frozen=True, slots=True, repr=False)
class SolveThis(Verb):
    """A Rumor."""

    impersonal = True

    def run(self, s: World, who: Investigator) -> None:
        if isinstance(s.subject, InPlay):
            solve(s, s.subject)

    def say(self) -> Say:
        return Say("solve-this")


@dataclass(frozen=True, slots=True, repr=False)
class DiscardTokens(Verb):
    """Eldritch tokens; without any left the card has another effect."""

    n: Amount = 1
    impersonal = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        if isinstance(s.subject, InPlay):
            yield from take_token(s, s.subject, number(self.n, s, who))

    def say(self) -> Say:
        return counted("discard-tokens", self.n)


@dataclass(frozen=True, slots=True, repr=False)
class PlaceHealth(Verb):
    """A Health token."""

    def run(self, s: World, who: Investigator) -> None:
        if isinstance(s.subject, InPlay):
            s.subject.health += 1
            s.log("health-placed", card=s.subject.key, n=s.subject.health)

    def say(self) -> Say:
        return Say("place-health")


@dataclass(frozen=True, slots=True, repr=False)
class Forbid(Verb):
    """While the card is in play. It is the core that asks for it (`registers.FORBIDS`); here it is only said."""

    what: str
    alone = True

    def run(self, s: World, who: Investigator) -> None:
        pass

    def say(self) -> Say:
        return Say(f"forbid-{self.what}")


@dataclass(frozen=True, slots=True, repr=False)
class SolvedBy(Verb):
    """A Rumor, by defeating the Epic Monster that came with it. The core sees to that; here it is only said."""

    called: str
    alone = True

    def run(self, s: World, who: Investigator) -> None:
        pass

    def say(self) -> Say:
        return Say("solved-by", name=named(self.called))

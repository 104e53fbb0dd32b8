"""Nouns: what can be gained, discarded or spent. Each knows how to come and go, and what it is called."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Deed, Flow, Option, choose
from seance.engine.value import Value
from seance.engine.words import Say
from seance.games.eldritch.rules.clues import (
    can_spend_clues,
    discard_clue,
    discard_clues,
    gain_clue_here,
    gain_clues,
    spend_clues,
)
from seance.games.eldritch.rules.losses import can_spend, spend
from seance.games.eldritch.rules.pieces import Investigator, Owned
from seance.games.eldritch.rules.possessions import (
    can_gain_condition,
    choose_discards,
    discard_card,
    draw_card,
    fill_reserve,
    gain_condition,
    gain_from_reserve,
)
from seance.games.eldritch.rules.printed import Asset
from seance.games.eldritch.rules.state import World

from .counts import Amount, counted, number
from .words import Offer, article, named, trait_name


class Thing(Value):
    __slots__ = ()

    def gained(self, s: World, who: Investigator) -> Deed:
        raise TypeError(f"{self} cannot be gained")

    def accepted(self, s: World, who: Investigator) -> Deed:
        """Gained as a price that somebody has chosen to pay."""
        return self.gained(s, who)

    def discarded(self, s: World, who: Investigator) -> Deed:
        raise TypeError(f"{self} cannot be discarded")

    def spent(self, s: World, who: Investigator) -> Deed:
        return self.discarded(s, who)

    def affordable(self, s: World, who: Investigator) -> bool:
        """Can it be discarded or spent?"""
        raise TypeError(f"{self} cannot be a cost")

    def gainable(self, s: World, who: Investigator) -> bool:
        """As a cost it must really be gained."""
        return True

    def possible(self, s: World, who: Investigator) -> bool:
        """Is there anything to be gained?"""
        return True

    def say(self) -> Say:
        raise NotImplementedError

    def offer(self) -> Offer:
        """What it is called in an option: gain-, discard- or spend-<what>, and how many or which."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, repr=False)
class Clues(Thing):
    n: Amount = 1

    def gained(self, s: World, who: Investigator) -> None:
        gain_clues(s, who, number(self.n, s, who))

    def discarded(self, s: World, who: Investigator) -> None:
        discard_clues(s, who, number(self.n, s, who))

    def spent(self, s: World, who: Investigator) -> Deed:
        return spend_clues(s, who, number(self.n, s, who))

    def affordable(self, s: World, who: Investigator) -> bool:
        return can_spend_clues(s, who, number(self.n, s, who))

    def say(self) -> Say:
        return counted("clues", self.n)

    def offer(self) -> Offer:
        return ("clues", (str(self.n),)) if isinstance(self.n, int) else ("clues-for-it", ())


@dataclass(frozen=True, slots=True, repr=False)
class AllClues(Thing):
    def discarded(self, s: World, who: Investigator) -> None:
        discard_clues(s, who, len(who.clues))

    def affordable(self, s: World, who: Investigator) -> bool:
        return bool(who.clues)

    def say(self) -> Say:
        return Say("all-clues")


@dataclass(frozen=True, slots=True, repr=False)
class ThisClue(Thing):
    """The Clue of the Research encounter, and perhaps more from the pool."""

    extra: int = 0

    def gained(self, s: World, who: Investigator) -> None:
        if s.encounter is not None and s.encounter.clue is not None:
            gain_clue_here(s, who, s.encounter.clue)
        gain_clues(s, who, self.extra)

    def discarded(self, s: World, who: Investigator) -> None:
        clue = s.encounter.clue if s.encounter is not None else None
        if clue in s.clues:
            discard_clue(s, clue)

    def affordable(self, s: World, who: Investigator) -> bool:
        return s.encounter is not None and s.encounter.clue in s.clues

    def say(self) -> Say:
        return Say("this-clue", extra=self.extra)

    def offer(self) -> Offer:
        return "this-clue", ()


@dataclass(frozen=True, slots=True, repr=False)
class Health(Thing):
    """As a price. (Losing it is `Lose`.)"""

    n: int = 1

    def spent(self, s: World, who: Investigator) -> None:
        spend(s, who, health=self.n)

    def affordable(self, s: World, who: Investigator) -> bool:
        return can_spend(who, health=self.n)

    def say(self) -> Say:
        return Say("health", n=self.n)

    def offer(self) -> Offer:
        return "health", (str(self.n),)


@dataclass(frozen=True, slots=True, repr=False)
class Sanity(Thing):
    n: int = 1

    def spent(self, s: World, who: Investigator) -> None:
        spend(s, who, sanity=self.n)

    def affordable(self, s: World, who: Investigator) -> bool:
        return can_spend(who, sanity=self.n)

    def say(self) -> Say:
        return Say("sanity", n=self.n)

    def offer(self) -> Offer:
        return "sanity", (str(self.n),)


@dataclass(frozen=True, slots=True, repr=False)
class Condition(Thing):
    called: str

    def gained(self, s: World, who: Investigator) -> Flow[None]:
        yield from gain_condition(s, who, self.called)

    def accepted(self, s: World, who: Investigator) -> Flow[None]:
        yield from gain_condition(s, who, self.called, chosen=True)

    def discarded(self, s: World, who: Investigator) -> None:
        for card in s.owned(who, "condition", name=self.called):
            discard_card(s, who, card)

    def affordable(self, s: World, who: Investigator) -> bool:
        return who.has(self.called)

    def gainable(self, s: World, who: Investigator) -> bool:
        return can_gain_condition(s, who, self.called)

    def say(self) -> Say:
        return Say("condition", name=named(self.called), how_article=article(self.called))

    def offer(self) -> Offer:
        return "condition", (self.called,)


@dataclass(frozen=True, slots=True, repr=False)
class ConditionOf(Thing):
    """A random Condition with the trait; among one's own, one of choice (of any kind, if no trait is named)."""

    trait: str = ""

    def gained(self, s: World, who: Investigator) -> Flow[None]:
        yield from draw_card(s, who, "condition", self.trait)

    def discarded(self, s: World, who: Investigator) -> Flow[None]:
        yield from choose_discards(s, who, s.owned(who, "condition", self.trait), 1, 1)

    def affordable(self, s: World, who: Investigator) -> bool:
        return bool(s.owned(who, "condition", self.trait))

    def say(self) -> Say:
        return Say("condition-of", trait=trait_name(self.trait))

    def offer(self) -> Offer:
        return "condition-of", (self.trait,)


@dataclass(frozen=True, slots=True, repr=False)
class Cards(Thing):
    """Spells, Artifacts, Assets: at random from their deck, perhaps with a trait."""

    n: int = 1
    trait: str = ""
    family = ""  # of possessions any

    def gained(self, s: World, who: Investigator) -> Flow[None]:
        for _ in range(self.n):
            if not who.gone:
                yield from self.draw(s, who)

    def draw(self, s: World, who: Investigator) -> Flow[None]:
        yield from draw_card(s, who, self.family, self.trait)

    def mine(self, s: World, who: Investigator) -> list[Owned]:
        return s.owned(who, self.family, self.trait)

    def discarded(self, s: World, who: Investigator) -> Flow[None]:
        yield from choose_discards(s, who, self.mine(s, who), self.n, self.n)

    def affordable(self, s: World, who: Investigator) -> bool:
        return len(self.mine(s, who)) >= self.n

    def say(self) -> Say:
        return Say(f"{self.family}s", n=self.n, trait=trait_name(self.trait))

    def offer(self) -> Offer:
        return f"{self.family}s", (str(self.n),)


class Spells(Cards):
    __slots__ = ()
    family = "spell"


class Artifacts(Cards):
    __slots__ = ()
    family = "artifact"


class Assets(Cards):
    """Drawn from the deck at random."""

    __slots__ = ()
    family = "asset"


class Possessions(Cards):
    """Of any family, to be discarded."""

    __slots__ = ()

    def mine(self, s: World, who: Investigator) -> list[Owned]:
        return who.possessions(self.trait)

    def say(self) -> Say:
        return Say("possessions", n=self.n, trait=trait_name(self.trait))

    def offer(self) -> Offer:
        return "possessions", (str(self.n),)


class ReserveAssets(Cards):
    """One from the reserve, or at random from the deck: the investigator chooses."""

    __slots__ = ()
    family = "asset"

    def draw(self, s: World, who: Investigator) -> Flow[None]:
        fitting = [card for card in s.reserve if self.trait in card.traits]
        options: list[Option[Asset | None]] = [Option(card, "gain-from-reserve", (card.key,)) for card in fitting]
        options.append(Option(None, "gain-at-random"))
        card = yield from choose(who.seat, "gain-which", options, (who.key,))
        if card is not None:
            yield from gain_from_reserve(s, who, card)
            fill_reserve(s)
        else:
            yield from draw_card(s, who, self.family, self.trait)

    def say(self) -> Say:
        return Say("reserve-assets", n=self.n, trait=trait_name(self.trait))


@dataclass(frozen=True, slots=True, repr=False)
class Spell(Thing):
    """The named one."""

    called: str

    def gained(self, s: World, who: Investigator) -> Flow[None]:
        yield from draw_card(s, who, "spell", name=self.called)

    def say(self) -> Say:
        return Say("named-spell", name=named(self.called))


@dataclass(frozen=True, slots=True, repr=False)
class Artifact(Thing):
    """The named one, if it is still in the deck."""

    called: str

    def gained(self, s: World, who: Investigator) -> Flow[None]:
        yield from draw_card(s, who, "artifact", name=self.called)

    def say(self) -> Say:
        return Say("named-artifact", name=named(self.called), how_article=article(self.called))

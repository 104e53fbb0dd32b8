"""Cards, resources, clues and uses that an investigator gains and loses."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Flow, Option, choose, cites
from seance.engine.words import Long, Say
from seance.games.arkham.rules.actions import gain_resources
from seance.games.arkham.rules.acts import check_doom, place_doom_on_agenda
from seance.games.arkham.rules.clues import discover_clues
from seance.games.arkham.rules.costs import choose_discards, discardable, spend_uses
from seance.games.arkham.rules.decks import add_to_hand, draw_cards
from seance.games.arkham.rules.encounters import draw_encounter
from seance.games.arkham.rules.modifiers import forbidden
from seance.games.arkham.rules.pieces import Enemy, InPlay, Investigator
from seance.games.arkham.rules.printed import PlayerCard
from seance.games.arkham.rules.state import Table

from .counts import Amount, counted, number
from .verb import Verb, source, this
from .words import article, trait_name


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Verb):
    n: Amount = 1

    @cites("AHC-DRC-05")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        yield from draw_cards(s, who, number(self.n, s, who))

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(len(who.deck) or who.deck.discard) and number(self.n, s, who) > 0

    def say(self) -> Say:
        return counted("draw", self.n)


@dataclass(frozen=True, slots=True, repr=False)
class GainResources(Verb):
    n: int

    def run(self, s: Table, who: Investigator) -> None:
        gain_resources(s, who, self.n)

    def say(self) -> Say:
        return Say("gain-resources", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class LoseAllResources(Verb):
    def run(self, s: Table, who: Investigator) -> None:
        s.log("resources-lost", who=who.key, n=who.resources)
        who.resources = 0

    def possible(self, s: Table, who: Investigator) -> bool:
        return who.resources > 0

    def say(self) -> Say:
        return Say("lose-all-resources")


@dataclass(frozen=True, slots=True, repr=False)
class EarnLess(Verb):
    """Experience of this scenario."""

    n: int

    def run(self, s: Table, who: Investigator) -> None:
        who.earned -= self.n
        s.log("earns-less", who=who.key, n=self.n)

    def say(self) -> Say:
        return Say("earn-less", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class Discover(Verb):
    """At the own location."""

    n: int = 1

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        yield from discover_clues(s, who, self.n)

    def possible(self, s: Table, who: Investigator) -> bool:
        return s.clues_at(who.location) > 0 and not forbidden(s, "discover-clues", who, who.location)

    def say(self) -> Say:
        return Say("discover", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DiscardHandTo(Verb):
    """All cards but this many."""

    n: int

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        weak = len(who.hand) - len(discardable(who))  # they may not be chosen, and are among those that are kept
        yield from choose_discards(s, who, max(0, len(discardable(who)) - max(0, self.n - weak)))

    def possible(self, s: Table, who: Investigator) -> bool:
        return len(who.hand) > self.n

    def say(self) -> Say:
        return Say("discard-hand-to", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class RemoveDiscardPile(Verb):
    @cites("AHC-RFG-01", "AHC-RFG-02")
    def run(self, s: Table, who: Investigator) -> None:
        s.removed += who.deck.discard
        who.deck.discard = []
        s.log("discard-pile-removed", who=who.key)

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(who.deck.discard)

    def say(self) -> Say:
        return Say("remove-discard-pile")


@dataclass(frozen=True, slots=True, repr=False)
class TakeFromDiscard(Verb):
    trait: str

    @cites("AHC-DIS-06", "AHC-OWN-02")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        options = [Option(card, "take-back", (card.key,)) for card in dict.fromkeys(self.among(who))]
        if options:
            card = yield from choose(who.seat, "which-card", options, (source(s),))
            who.deck.discard.remove(card)
            yield from add_to_hand(s, who, card)

    def among(self, who: Investigator) -> list[PlayerCard]:
        return [card for card in who.deck.discard if self.trait in card.traits]

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(self.among(who))

    def say(self) -> Say:
        return Say("take-from-discard", trait=trait_name(self.trait), how_article=article(self.trait))


@dataclass(frozen=True, slots=True, repr=False)
class AddUses(Verb):
    """To an asset with a trait: one of "yours", or of anybody "here"."""

    n: int
    kind: str
    trait: str
    whose: str

    @cites("AHC-USE-05", "AHC-USE-06")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        options = [Option(asset, "choose", (asset.key,)) for asset in self.among(s, who)]
        if options:
            asset = yield from choose(who.seat, "which-asset", options, (source(s),))
            asset.uses += self.n
            s.log("uses-placed", card=asset.key, n=self.n)

    @cites("AHC-ABI-03")
    def among(self, s: Table, who: Investigator) -> list[InPlay]:
        owners = [who] if self.whose == "yours" else s.at(who.location)
        return [asset for one in owners for asset in s.controlled(one, self.trait) if self.fits(asset)]

    def fits(self, asset: InPlay) -> bool:
        return isinstance(asset.card, PlayerCard) and asset.card.uses_kind == self.kind

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(self.among(s, who))

    def say(self) -> Say:
        asset = Say(f"asset-{self.whose}", trait=trait_name(self.trait), how_article=article(self.trait))
        return Say("add-uses", uses=uses(self.kind, self.n), asset=asset)


def uses(kind: str, n: int) -> Say:
    return Say(f"uses-{kind}", n=n)


@dataclass(frozen=True, slots=True, repr=False)
class UsesBecomeResources(Verb):
    """Moved from this card to the resource pool."""

    n: int
    kind: str
    supplies = "resources"

    @cites("AHC-MOV-07", "AHC-USE-03")
    def run(self, s: Table, who: Investigator) -> None:
        n = min(self.n, this(s).uses)
        spend_uses(s, this(s), n)
        gain_resources(s, who, n)

    def possible(self, s: Table, who: Investigator) -> bool:
        return this(s).uses > 0

    def say(self) -> Say:
        return Say("uses-become-resources", uses=uses(self.kind, self.n))


@dataclass(frozen=True, slots=True, repr=False)
class DrawEncounter(Verb):
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        yield from draw_encounter(s, who)

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(len(s.encounters) or s.encounters.discard)

    def say(self) -> Say:
        return Say("draw-encounter")


@dataclass(frozen=True, slots=True, repr=False)
class PlaceDoom(Verb):
    """On the "agenda", which may advance by it if the card says so, or on "this" card."""

    n: int
    on: str = "agenda"
    advances: bool = False

    @cites("AHC-DOM-03")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        if self.on == "this":
            assert isinstance(s.subject, (InPlay, Enemy))
            s.subject.doom += self.n
            s.log("doom-placed", card=s.subject.key, n=self.n)
        else:
            place_doom_on_agenda(s, self.n)
        if self.advances:
            yield from check_doom(s)

    def possible(self, s: Table, who: Investigator) -> bool:
        return self.on == "this" or s.agenda is not None

    def say(self) -> Say:
        said = Say(f"place-doom-{self.on}", n=self.n)
        return Long("may-advance", deed=said) if self.advances else said

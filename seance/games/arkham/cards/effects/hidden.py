"""Hidden cards: a search, which ends with a shuffle, and scrying, a look that ends its step as it leaves knowledge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from seance.engine import Deck, Flow, Option, choose, choose_some, cites
from seance.engine.words import Long, Say, Several
from seance.games.arkham.rules.decks import add_to_hand, search_deck
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.printed import EncounterCard, PlayerCard, Printed
from seance.games.arkham.rules.registers import step
from seance.games.arkham.rules.state import Table

from .verb import Verb, source
from .words import article, trait_name

AnyDeck = Deck[EncounterCard] | Deck[PlayerCard]


@dataclass(frozen=True, slots=True, repr=False, init=False)
class Search(Verb):
    """The top cards of the own deck, or all of it (0), for a card, perhaps of a kind and with one of some traits."""

    top: int
    card: str
    traits: tuple[str, ...] = field(metadata={"spread": True})
    supplies = "cards"

    def __init__(self, top: int, card: str, *traits: str) -> None:
        object.__setattr__(self, "top", top)
        object.__setattr__(self, "card", card)
        object.__setattr__(self, "traits", traits)

    @cites("AHC-SEA-01")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        if self.top and ends_step(s):
            seen = who.deck.look(s.dice, who.seat, self.top)
            s.log("searches", who=who.key, audience=(who.seat,), secret={"cards": [card.key for card in seen]})
            s.then(search_top_step(who, len(seen), self.card, *self.traits))
            return
        found = yield from search_deck(s, who, wanted(self.card, self.traits), self.top)
        if found is not None:
            yield from add_to_hand(s, who, found)

    def possible(self, s: Table, who: Investigator) -> bool:
        return len(who.deck) > 0

    def say(self) -> Say:
        where = Say("top-cards", n=self.top) if self.top else Say("whole-deck")
        return Long("search", where=where, card=some_card(self.card, self.traits))


def ends_step(s: Table) -> bool:
    """Does nothing else follow in this step? Inside a test or a window the search is made in passing."""
    return not s.tests and (s.moment is None or s.moment.menu)


def wanted(kind: str, traits: tuple[str, ...]) -> Callable[[Printed], bool]:
    def fits(card: Printed) -> bool:
        return kind in ("card", card.kind) and (not traits or any(trait in card.traits for trait in traits))

    return fits


def some_card(kind: str, traits: tuple[str, ...]) -> Say:
    """ "a Tome asset" """
    if not traits:
        return Say(f"a-{kind}")
    names = Several("or", tuple([trait_name(trait) for trait in traits]))
    return Say(f"a-trait-{kind}", traits=names, how_article=article(traits[0]))


@step("search-top")
@cites("AHC-SEA-02", "AHC-SEA-03", "AHC-SEA-04")
def search_top_step(s: Table, who: Investigator, n: int, kind: str, *traits: str) -> Flow[None]:
    """One of the cards that were looked at is taken, if any is wanted; the deck is shuffled."""
    fits = wanted(kind, traits)
    options = [Option(card, "find", (card.key,)) for card in dict.fromkeys(on_top(who.deck, n)) if fits(card)]
    found = (yield from choose(who.seat, "search", options, (who.key,), secret=True)) if options else None
    who.deck.shuffle()
    if isinstance(found, PlayerCard):
        who.deck.rest.remove(found)
        yield from add_to_hand(s, who, found)


@dataclass(frozen=True, slots=True, repr=False)
class LookAtTop(Verb):
    """Of any investigator's deck or the encounter deck; they go back in any order."""

    n: int

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        options = [Option(name, "look-at", (name,)) for name in decks_to_look_at(s)]
        if not options:  # what came in between may have used up the last deck
            return
        name = yield from choose(who.seat, "which-deck", options, (source(s),))
        seen = deck_of(s, name).look(s.dice, who.seat, self.n)
        cards = [card.key for card in seen]
        s.log("looks", who=who.key, deck=name, n=len(seen), audience=(who.seat,), secret={"cards": cards})
        s.then(put_back_step(who, len(seen), name))

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(decks_to_look_at(s))

    def say(self) -> Say:
        return Long("look-at-top", n=self.n)


def decks_to_look_at(s: Table) -> list[str]:
    decks = [s.encounters.name] if len(s.encounters) else []
    return decks + [who.deck.name for who in s.in_order() if len(who.deck)]


def deck_of(s: Table, name: str) -> AnyDeck:
    return s.encounters if name == s.encounters.name else next(w.deck for w in s.investigators if w.deck.name == name)


def on_top(deck: AnyDeck, n: int) -> list[Printed]:
    """The next n cards, which somebody has looked at."""
    cards: list[Printed] = [card for block in deck.top[::-1] for card in block.cards]
    return cards[:n]


@step("put-back")
def put_back_step(s: Table, who: Investigator, n: int, name: str) -> Flow[None]:
    """What somebody has looked at goes back on top, the first one uppermost."""
    deck = deck_of(s, name)
    options = [Option(card, "put-back", (card.key,)) for card in on_top(deck, n)]
    cards = yield from choose_some(who.seat, "put-back", options, n, n, (name,), in_order=True, secret=True)
    deck.put_back(who.seat, cards)  # type: ignore[arg-type]  # each deck holds its own kind of cards

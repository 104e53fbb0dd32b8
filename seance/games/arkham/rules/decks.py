"""Investigator decks and hands, and the encounter deck: drawing, searching, shuffling, discarding."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from seance.engine import Deck, Flow, Option, choose, cites, key_of

from .encounters import resolve_drawn
from .harm import deal
from .pieces import Investigator
from .printed import ENEMY, TREACHERY, EncounterCard, PlayerCard, Printed
from .registers import REVELATIONS, resolve
from .state import Table
from .under_way import Drawn

C = TypeVar("C", bound=Printed)


@cites("AHC-DRC-01", "AHC-DRC-03", "AHC-DRC-04", "AHC-DRC-06", "AHC-DRC-07", "AHC-IDK-02")
def draw_cards(s: Table, who: Investigator, n: int = 1) -> Flow[list[PlayerCard]]:
    """Draw n cards at once. A deck that ran out is made again from the discard pile, for 1 horror when all is drawn."""
    drawn: list[PlayerCard] = []
    if who.gone:
        return drawn
    reset = False
    for _ in range(n):
        reset = reset or (not len(who.deck) and bool(who.deck.discard))
        card = who.deck.draw(s.dice)
        if card is not None:
            drawn.append(card)
    if drawn:
        s.log("draws", who=who.key, cards=[card.key for card in drawn])
    who.hand += [card for card in drawn if not card.weakness]
    weaknesses = [card for card in drawn if card.weakness]
    for card in weaknesses:
        s.limbo.append((who.seat, card))
    while weaknesses:
        card = yield from first_of(s, who, weaknesses)
        weaknesses.remove(card)
        s.limbo.remove((who.seat, card))
        yield from draw_weakness(s, who, card)
    if reset and not who.gone:
        s.log("deck-reset", who=who.key)
        yield from deal(s, who, 0, 1)
    return drawn


@cites("AHC-DRC-03", "AHC-LEA-04")
def first_of(s: Table, who: Investigator, weaknesses: list[PlayerCard]) -> Flow[PlayerCard]:
    """Of several that were drawn at once: nobody is named who decides which is resolved first."""
    if who.gone:
        return weaknesses[0]
    options = [Option(card, "use", (card.key,)) for card in dict.fromkeys(weaknesses)]
    return (yield from choose(s.lead, "which-first", options, (who.key,)))


@cites("AHC-WEA-01", "AHC-WEA-02", "AHC-WEA-03", "AHC-WEA-04", "AHC-REV-04", "AHC-RVA-02")
def draw_weakness(s: Table, who: Investigator, card: PlayerCard) -> Flow[None]:
    """Like an encounter card, or (an asset, event or skill) its revelation and then into the hand."""
    if who.gone:
        s.removed.append(card)
        return
    if card.kind in (ENEMY, TREACHERY):
        yield from resolve_drawn(s, who, card, who.seat)
        return
    s.log("draws-weakness", who=who.key, card=card.key)
    drawn = Drawn(card, who, who.seat)
    s.drawing.append(drawn)
    text = REVELATIONS.get(card.key)
    if text is not None:
        yield from resolve(s, text, who)
    s.drawing.remove(drawn)
    if not drawn.placed:
        into_hand(s, who, card)


def into_hand(s: Table, who: Investigator, card: PlayerCard) -> None:
    """What would come into the hand of somebody who is gone leaves the game."""
    if who.gone:
        s.removed.append(card)
    else:
        who.hand.append(card)


@cites("AHC-WEA-11")
def add_to_hand(s: Table, who: Investigator, card: PlayerCard) -> Flow[None]:
    """A card that was found: a weakness is resolved as if drawn."""
    s.log("to-hand", who=who.key, card=card.key)
    if card.weakness:
        yield from draw_weakness(s, who, card)
    else:
        into_hand(s, who, card)


@cites("AHC-DIS-01")
def discard_at_random(s: Table, who: Investigator, n: int = 1) -> int:
    """Discard n random cards from hand. How many it was."""
    found = 0
    while found < n and who.hand:
        card = s.dice.take("hand", who.hand)
        s.log("loses-at-random", who=who.key, card=card.key)
        who.deck.discard.append(card)
        found += 1
    return found


# ---- searching ------------------------------------------------------------------


def each_once(cards: list[C]) -> list[C]:
    """One of each, by name: how they lay tells nothing."""
    return sorted(dict.fromkeys(cards), key=key_of)


def cards_of(deck: Deck[C]) -> list[C]:
    return deck.rest + [card for block in (*deck.top, *deck.bottom) for card in block.cards]


@cites("AHC-SEA-01", "AHC-SEA-02", "AHC-SEA-03", "AHC-SEA-04")
def search_deck(
    s: Table, who: Investigator, wanted: Callable[[PlayerCard], bool], top: int = 0
) -> Flow[PlayerCard | None]:
    """Search the own deck (or its top cards), unseen by others; take one that is wanted, if any, and shuffle."""
    deck = who.deck
    if top:
        looked = deck.look(s.dice, who.seat, top, in_passing=True)
        s.log("searches", who=who.key, audience=(who.seat,), secret={"cards": [card.key for card in looked]})
    else:
        deck.shuffle()
        looked = deck.rest[:]
        s.log("searches-deck", who=who.key)
    options = [Option(card, "find", (card.key,)) for card in each_once(looked) if wanted(card)]
    found = (yield from choose(who.seat, "search", options, (who.key,), secret=bool(top))) if options else None
    deck.shuffle()
    if found is not None:
        deck.rest.remove(found)
    return found


@cites("AHC-SEA-02", "AHC-SEA-03")
def search_encounters(
    s: Table, who: Investigator, wanted: Callable[[EncounterCard], bool]
) -> Flow[EncounterCard | None]:
    """Search the encounter deck and its discard pile; take a wanted card out of it, and shuffle the deck."""
    deck = s.encounters
    options = [Option(card, "find", (card.key,)) for card in each_once(deck.discard + cards_of(deck)) if wanted(card)]
    found = (yield from choose(who.seat, "search-encounters", options, (who.key,))) if options else None
    deck.shuffle()
    if found is not None:
        (deck.discard if found in deck.discard else deck.rest).remove(found)
        s.log("finds", who=who.key, card=found.key)
    return found


@cites("AHC-DIS-09")
def shuffle_discards_in(s: Table) -> None:
    """The encounter discard pile is shuffled into the encounter deck."""
    deck = s.encounters
    if deck.discard:
        deck.shuffle()
        deck.rest += deck.discard
        deck.discard = []
        s.log("encounter-reshuffled")


def discard_until(s: Table, wanted: Callable[[EncounterCard], bool]) -> EncounterCard | None:
    """Discard from the top of the encounter deck until such a card comes; it is taken out of the discard pile."""
    deck = s.encounters
    while len(deck):
        card = deck.draw(s.dice)
        assert card is not None
        s.log("encounter-discarded", card=card.key)
        if wanted(card):
            return card
        deck.discard.append(card)
    return None

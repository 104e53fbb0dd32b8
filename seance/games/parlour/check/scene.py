"""Positions of Parlour in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import msgspec

from seance.engine import Block, Dice
from seance.games.parlour import RULES, ParlourOptions
from seance.games.parlour.rules.printed import CARDS, EVENING, SHORT, SPIRITS, TALL, Card
from seance.games.parlour.rules.state import Parlour, Phase, Sitter
from seance.testing import Scene


class ParlourScene(Scene[Parlour]):
    """Whole candles, empty hands, closed veils; the turn of the first sitter, who is the lead."""

    def __init__(self, seats: int = 2, poker_face: bool = False, **options: str) -> None:
        chosen = msgspec.convert(options, ParlourOptions)
        super().__init__(RULES, Parlour(seats, Dice(0), chosen.length, chosen.spirits), poker_face)
        self.at("turn")

    def who(self, key: str) -> Sitter:
        """A sitter, as the rules know them."""
        return next(who for who in self.s.sitters if who.key == key)

    def take(self, key: str) -> Card:
        """A card out of the deck."""
        self.s.deck.rest.remove(CARDS[key])
        return CARDS[key]

    def sitter(
        self, key: str, hand: Sequence[str] = (), tall: int = 3, short: int = 2, faith: int = 0, lead: bool = False
    ) -> Self:
        """Cards, wax and faith of a sitter; without wax they have fled."""
        who = self.who(key)
        who.hand += [self.take(card) for card in hand]
        who.wax = {TALL: tall, SHORT: short}
        who.gone = not who.light
        who.faith = faith
        if lead:
            self.s.lead = self.s.turn = who.seat
        return self

    def knows(self, key: str, of: str, cards: Sequence[str]) -> Self:
        """This sitter knows cards of another's hand."""
        for card in cards:
            self.who(of).known.learn((self.who(key).seat,), CARDS[card])
        return self

    def veil(
        self, number: int, spirit: str, seen_by: Sequence[str] = (), is_open: bool = False, owner: str = ""
    ) -> Self:
        """Who waits there; with an owner, who has been called."""
        veil = self.s.veils[number - 1]
        veil.spirit = SPIRITS[spirit]
        self.s.spirits.remove(veil.spirit)
        veil.seats = tuple(sorted(self.who(key).seat for key in seen_by))
        veil.open = is_open or owner != ""
        veil.owner = self.who(owner).seat if owner else -1
        return self

    def top(self, *cards: str, known_to: Sequence[str] = ()) -> Self:
        """The next cards of the deck; who is named knows them and their order."""
        seats = tuple(sorted(self.who(key).seat for key in known_to))
        self.s.deck.top.append(Block(tuple([self.take(card) for card in cards]), seats, seats))
        return self

    def deck_is(self, *cards: str) -> Self:
        """Nothing else is left in the deck; the other cards are discarded."""
        left = [self.take(card) for card in cards]
        self.s.deck.discard += self.s.deck.rest
        self.s.deck.rest = left
        return self

    def at(self, phase: Phase, hour: int = 0) -> Self:
        """Where in the round the scene begins."""
        self.s.phase = phase
        self.s.step = phase
        self.s.actions = EVENING.actions if phase == "turn" else 0
        self.s.hour = hour or self.s.hour
        return self

    # ---- what a test asks -------------------------------------------------------------------------------------------

    def hand(self, key: str) -> list[str]:
        """The cards in a hand."""
        return sorted([card.key for card in self.who(key).hand])

    def wax(self, key: str) -> tuple[int, int]:
        """Of the tall and of the short candle."""
        wax = self.who(key).wax
        return wax[TALL], wax[SHORT]

    def score(self, key: str) -> int:
        """What a sitter is worth now."""
        return self.s.score(self.who(key))


SCENE = ParlourScene

"""The words in which rites are written: each runs and says itself."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Flow, Option, choose, choose_some, cites, do
from seance.engine.effect import Effect
from seance.engine.words import Say, Telling
from seance.games.parlour.rules.calling import open_veil
from seance.games.parlour.rules.candles import burn, rekindle
from seance.games.parlour.rules.hands import draw_card, keys
from seance.games.parlour.rules.state import Parlour, Sitter


@dataclass(frozen=True, slots=True, repr=False)
class Burn(Effect[Parlour, Sitter]):
    wax: int = 1

    def run(self, s: Parlour, who: Sitter) -> Flow[None]:
        yield from burn(s, who, self.wax)

    def say(self) -> Say:
        return Say("burn", n=self.wax)


@dataclass(frozen=True, slots=True, repr=False)
class Mend(Effect[Parlour, Sitter]):
    wax: int = 1

    def run(self, s: Parlour, who: Sitter) -> Flow[None]:
        yield from rekindle(s, who, self.wax)

    def say(self) -> Say:
        return Say("mend", n=self.wax)


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Effect[Parlour, Sitter]):
    cards: int = 1

    def run(self, s: Parlour, who: Sitter) -> None:
        for _ in range(self.cards):
            draw_card(s, who)

    def say(self) -> Say:
        return Say("draw", n=self.cards)


@dataclass(frozen=True, slots=True, repr=False)
class Divine(Effect[Parlour, Sitter]):
    """Look in one step, put back in the next: who thinks about the order already knows the cards."""

    cards: int = 3
    alone = True

    def run(self, s: Parlour, who: Sitter) -> Flow[None]:
        play = s.stack[-1]
        if not play.looked:
            play.looked = True
            seen = s.deck.look(s.dice, who.seat, self.cards)
            s.log("divined", audience=(who.seat,), secret={"cards": keys(seen)}, sitter=who.key, n=len(seen))
            return
        known = [card for depth, block, _ in s.deck.known_to(who.seat) if depth >= 0 for card in block]
        options = [Option(card, "next", (card.key,)) for card in known[: self.cards]]
        n = len(options)
        back = yield from choose_some(who.seat, "put-back", options, n, n, in_order=True, secret=True)
        s.deck.put_back(who.seat, back)
        play.looked = False

    def say(self) -> Say:
        return Say("divine", n=self.cards)


@dataclass(frozen=True, slots=True, repr=False)
class ShowHand(Effect[Parlour, Sitter]):
    """To whoever has played the card."""

    def run(self, s: Parlour, who: Sitter) -> None:
        reader = s.sitters[s.stack[-1].seat]
        if reader is not who:
            s.dice.look()
            who.known.see(reader.seat, who.hand, who.seat)
            both = (reader.seat, who.seat)
            s.log("hand-read", audience=both, secret={"cards": keys(who.hand)}, sitter=who.key, reader=reader.key)

    def say(self) -> Say:
        return Say("show-hand")


@dataclass(frozen=True, slots=True, repr=False)
class Unveil(Effect[Parlour, Sitter]):
    def run(self, s: Parlour, who: Sitter) -> Flow[None]:
        options = [Option(veil, "unveil", (veil.key,)) for veil in s.veils if not veil.open]
        if options:
            open_veil(s, (yield from choose(who.seat, "unveil", options)))

    def say(self) -> Say:
        return Say("unveil")


@dataclass(frozen=True, slots=True, repr=False)
class Another(Effect[Parlour, Sitter]):
    """It happens to the sitter at whom the card is played."""

    what: Effect[Parlour, Sitter]
    alone = True

    def run(self, s: Parlour, who: Sitter) -> Flow[None]:
        target = s.sitters[s.stack[-1].target]
        if not target.gone:
            yield from do(self.what.run(s, target))

    def say(self) -> Say:
        return Telling("another", deed=self.what.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class Each(Effect[Parlour, Sitter]):
    """It happens to everybody, from whoever has played the card to the left."""

    what: Effect[Parlour, Sitter]
    alone = True

    @cites("PAR-CANDLE-03")
    def run(self, s: Parlour, who: Sitter) -> Flow[None]:
        for one in s.present(who.seat):
            if not one.gone:
                yield from do(self.what.run(s, one))

    def say(self) -> Say:
        return Telling("each", deed=self.what.clauses())

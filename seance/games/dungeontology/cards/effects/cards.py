"""Verbs about scheme cards, and about looking at what lies face down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from seance.engine import Deck, Flow, Option, choose, choose_some
from seance.engine.words import Long, Say
from seance.games.dungeontology.rules.clan import look_at_clan
from seance.games.dungeontology.rules.hands import discard, draw_cards, hand_over, lay_down
from seance.games.dungeontology.rules.pieces import Play, Scholar
from seance.games.dungeontology.rules.printed import FAMILIES, LEVELS, Printed, Scheme
from seance.games.dungeontology.rules.registers import Verb
from seance.games.dungeontology.rules.state import Expedition

from .verb import RANGES, AtWhom, card, named, victim, whom_said, within

P = TypeVar("P", bound=Printed)


@dataclass(frozen=True, slots=True, repr=False)
class DrawCards(Verb):
    n: int = 1

    def run(self, s: Expedition, who: Scholar) -> None:
        draw_cards(s, who, self.n)

    def say(self) -> Say:
        return Say("draw-cards", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class LetDrawCards(Verb):
    """Somebody else draws, if there is anybody."""

    whom: str = field(metadata={"words": RANGES})
    n: int = 1
    alone = follows = True

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        options = [Option(other, "let-draw", (other.key,)) for other in within(s, who, self.whom)]
        if options:
            draw_cards(s, (yield from choose(who.seat, "who-draws", options, (card(s).name,))), self.n)

    def say(self) -> Say:
        return Say("let-draw-cards", n=self.n, whom=whom_said(self.whom))


@dataclass(frozen=True, slots=True, repr=False)
class DiscardHand(Verb):
    def run(self, s: Expedition, who: Scholar) -> None:
        discard(s, who, who.hand[:])

    def say(self) -> Say:
        return Say("discard-hand")


@dataclass(frozen=True, slots=True, repr=False)
class DigScheme(Verb):
    """Look in one step, take in the next, put back in a third: others notice nothing of what is chosen."""

    look: int
    take: int

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        play = card(s)
        if not play.looked:
            play.looked = True
            seen = s.schemes.look(s.dice, who.seat, self.look)
            s.log("looked", audience=(who.seat,), secret={"cards": keys(seen)}, who=who.key, n=len(seen))
        elif not play.n:
            yield from self.take_some(s, who, play)
        else:
            play.looked = False
            seen = known(s.schemes, who, play.n)
            order = [Option(one, "next", (one.key,)) for one in seen]
            n = len(seen)
            back = yield from choose_some(who.seat, "put-back", order, n, n, (play.name,), in_order=True, secret=True)
            s.schemes.put_back(who.seat, back)

    def take_some(self, s: Expedition, who: Scholar, play: Play) -> Flow[None]:
        seen = known(s.schemes, who, self.look)
        options = [Option(one, "take-card", (one.key,)) for one in seen]
        n = min(self.take, len(seen))
        taken = yield from choose_some(who.seat, "take-cards", options, n, n, (play.name,), secret=True)
        for one in taken:
            seen.remove(one)
        s.schemes.put_back(who.seat, seen, taken=n)
        who.hand += taken
        play.n = len(seen)
        play.looked = bool(seen)
        s.dice.look()
        s.log("took-cards", audience=(who.seat,), secret={"cards": keys(taken)}, who=who.key, n=n)

    def say(self) -> Say:
        return Say("dig-scheme", look=self.look, take=self.take)


@dataclass(frozen=True, slots=True, repr=False)
class SeekScheme(Verb):
    """Everybody sees the cards; what is not taken is discarded."""

    family: str = field(metadata={"words": FAMILIES})
    look: int
    take: int

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        for _ in range(self.look):
            one = s.schemes.draw(s.dice)
            if one is not None:
                s.limbo.append(one)
        s.log("revealed-cards", who=who.key, cards=keys(s.limbo))
        found = [Option(one, "take-card", (one.key,)) for one in s.limbo if one.family == self.family]
        taken: list[Scheme] = []
        if found:
            taken = yield from choose_some(who.seat, "take-openly", found, 0, self.take, (card(s).name,))
        for one in taken:
            s.limbo.remove(one)
            take_openly(s, who, one)
        s.schemes.discard += s.limbo
        s.limbo.clear()

    def say(self) -> Say:
        return Say("seek-scheme", family=named(self.family), look=self.look, take=self.take)


def take_openly(s: Expedition, who: Scholar, one: Scheme) -> None:
    receive_openly(s, who, one)
    s.log("took-openly", who=who.key, card=one.key)


def take_at_random(s: Expedition, who: Scholar, other: Scholar) -> None:
    """A random card goes from hand to hand in sight of all."""
    one = s.dice.roll("hand", other.hand)
    lay_down(other, one)
    s.schemes.discard.append(one)
    s.schemes.discard.remove(one)  # an equal one that lay there before: recorded games rely on the order of the pile
    receive_openly(s, who, one)
    s.log("took-from", who=who.key, victim=other.key, card=one.key)


def receive_openly(s: Expedition, who: Scholar, one: Scheme) -> None:
    """Everybody knows which card it is."""
    who.hand.append(one)
    who.known.learn([seat for seat in range(s.seats) if seat != who.seat], one, who.seat)


@dataclass(frozen=True, slots=True, repr=False)
class LookTakeGive(AtWhom):
    """Look at a hand in one step, take in the next, give in the last: each shows somebody a hidden card."""

    whom: str = field(metadata={"words": RANGES})
    n: int = 1

    def fits(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        return bool(other.hand)

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        play, other = card(s), victim(s)
        if other is None or not (other.hand or play.looked):
            play.looked = False
            return
        if not play.looked:
            play.looked, play.n = True, min(self.n, len(other.hand))
            s.dice.look()
            other.known.see(who.seat, other.hand, other.seat)
            both = (who.seat, other.seat)
            s.log("hand-seen", audience=both, secret={"cards": keys(other.hand)}, who=who.key, victim=other.key)
            return
        taking = play.n > 0
        n, giver, taker = (play.n, other, who) if taking else (-play.n, who, other)
        options = [Option(one, "take-card" if taking else "give-card", (one.key,)) for one in giver.hand]
        prompt = "take-cards" if taking else "give-cards"
        chosen = yield from choose_some(who.seat, prompt, options, n, n, (other.key,), secret=True)
        for one in chosen:
            hand_over(s, giver, taker, one)
        play.looked, play.n = taking, -n

    def say(self) -> Say:
        return Say("look-take-give", n=self.n, whom=whom_said(self.whom))


@dataclass(frozen=True, slots=True, repr=False)
class PeekClan(Verb):
    def run(self, s: Expedition, who: Scholar) -> None:
        look_at_clan(s, who)

    def say(self) -> Say:
        return Say("peek-clan")


@dataclass(frozen=True, slots=True, repr=False)
class PeekTiles(Verb):
    """The level is chosen and looked at in one step, the order in the next."""

    n: int = 1

    def possible(self, s: Expedition, who: Scholar) -> bool:
        return any(len(stack) for stack in s.tiles)

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        play = card(s)
        if not play.looked:
            levels = [Option(level, "look-at-level", (f"level-{level}",)) for level in LEVELS if s.stack_of(level)]
            if not levels:
                return
            play.n = yield from choose(who.seat, "which-stack", levels, (play.name,))
            seen = s.stack_of(play.n).look(s.dice, who.seat, self.n)
            play.looked = True
            tiles = [tile.key for tile in seen]
            s.log("tiles-seen", audience=(who.seat,), secret={"tiles": tiles}, who=who.key, level=f"level-{play.n}")
            return
        play.looked = False
        stack = s.stack_of(play.n)
        seen = known(stack, who, self.n)
        order = [Option(tile, "next", (tile.key,)) for tile in seen]
        back = yield from choose_some(
            who.seat, "put-back", order, len(seen), len(seen), (play.name,), in_order=True, secret=True
        )
        stack.put_back(who.seat, back)

    def say(self) -> Say:
        return Long("peek-tiles", n=self.n)


def known(deck: Deck[P], who: Scholar, n: int) -> list[P]:
    """What a scholar has just looked at, without looking again."""
    cards = [one for depth, block, _ in deck.known_to(who.seat) if depth >= 0 for one in block]
    return cards[:n]


def keys(cards: list[Scheme]) -> list[str]:
    return [one.key for one in cards]

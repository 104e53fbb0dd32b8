"""Hidden cards: decks whose order is decided when a card is seen, and who knows what about them.

Knowledge is part of the state and is kept per seat by what that seat *saw*, never by what is true: forgetting
too much only makes a bot a little less clever, while knowledge that follows the truth would be a leak. What a
seat knows is in its view, so the tests that compare views check it too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from .dice import Dice, key_of

T = TypeVar("T")
Seats = tuple[int, ...]
BLOCK_FIELDS = ("cards", "seats", "order")
DECK_FIELDS = ("name", "rest", "top", "bottom", "discard")
MEMORY_FIELDS = ("of", "sure")


class Block(Generic[T]):
    """Neighbouring face-down cards, the next one first. `seats` know which they are, `order` also how they lie.

    Never changed, only replaced: copies of a deck share it.
    """

    __slots__ = BLOCK_FIELDS

    def __init__(self, cards: tuple[T, ...], seats: Seats, order: Seats) -> None:
        self.cards = cards
        self.seats = seats
        self.order = order


class Deck(Generic[T]):
    """A face-down deck whose order is decided when a card is drawn or looked at, not when it is shuffled.

    `rest` has no order; `top` and `bottom` hold the blocks whose place somebody knows (the next one last). So a
    hidden order never exists: nothing to leak, nothing to shuffle again for a bot that imagines it, and every
    look and draw passes the dice, where a scene can script it and undo can see it.
    """

    __slots__ = DECK_FIELDS

    def __init__(self, name: str, cards: list[T]) -> None:
        self.name = name
        self.rest = cards
        self.top: list[Block[T]] = []
        self.bottom: list[Block[T]] = []
        self.discard: list[T] = []

    def copy(self) -> Deck[T]:
        new: Deck[T] = Deck(self.name, self.rest[:])
        if self.discard:
            new.discard = self.discard[:]
        if self.top or self.bottom:
            new.top = self.top[:]
            new.bottom = self.bottom[:]
        return new

    def __len__(self) -> int:
        if self.top or self.bottom:
            return len(self.rest) + sum([len(block.cards) for block in self.top + self.bottom])
        return len(self.rest)

    def draw(self, dice: Dice, secret: bool = False) -> T | None:
        """The next card; an empty deck is made again from the discards; None when there is no card at all."""
        if not self.top and not self.rest:
            if not self.bottom:
                self.rest, self.discard = self.discard, []
            else:
                self.top, self.bottom = self.bottom, []
        if self.top:
            block = self.top.pop()
            dice.came(self.name, block.cards[0])
            if len(block.cards) > 1:  # who knew the cards but not their order must see which one is gone
                self.top.append(Block(block.cards[1:], block.order if secret else block.seats, block.order))
            return block.cards[0]
        return dice.take(self.name, self.rest) if self.rest else None

    def knowers(self) -> Seats:
        """Who knows the next card."""
        blocks = self.top or ([] if self.rest else self.bottom)
        if not blocks:
            return ()
        return blocks[-1].seats if len(blocks[-1].cards) == 1 else blocks[-1].order

    def look(self, dice: Dice, seat: int, n: int, in_passing: bool = False) -> list[T]:
        """A seat looks at the next n cards (fewer if there are not so many), the next one first.

        It ends its step, unless the deck is shuffled before the step ends: then it was a look in passing.
        """
        if in_passing:
            dice.revealed += 1
        else:
            dice.look()
        self._cut(n)
        seen: list[T] = []
        for i in range(len(self.top) - 1, -1, -1):
            block = self.top[i]
            if len(seen) < n:
                self.top[i] = Block(block.cards, with_seat(block.seats, seat), with_seat(block.order, seat))
                seen += block.cards
        while len(seen) < n and (self.rest or self.bottom):
            if self.rest:
                seen.append(dice.take(self.name, self.rest, (seat,)))
                self.top.insert(0, Block((seen[-1],), (seat,), (seat,)))
            else:
                block = self.bottom.pop()
                seen += block.cards
                self.top.insert(0, Block(block.cards, with_seat(block.seats, seat), with_seat(block.order, seat)))
        return seen

    def put_back(self, seat: int, cards: Iterable[T], taken: int = 0, openly: bool = False) -> None:
        """What was just looked at lies on top again in this order; `taken` of the cards do not come back.

        Unless it is done openly, only who did it knows how they lie; who knew all of them still knows which.
        """
        back = tuple(cards)
        n = len(back) + taken
        self._cut(n)
        seats: Seats = ()
        order: Seats = ()
        found = 0
        while found < n:
            block = self.top.pop()
            seats = block.seats if not found else tuple([one for one in seats if one in block.seats])
            order = block.order if not found else tuple([one for one in order if one in block.order])
            found += len(block.cards)
        if taken:
            seats = (seat,)
        if back:
            self.top.append(Block(back, seats, order if openly and not taken else (seat,)))

    def under(self, card: T, seats: Seats) -> None:
        """A card goes to the bottom; these seats know which."""
        self.bottom.insert(0, Block((card,), seats, seats))

    def shuffle(self) -> None:
        """Everybody forgets."""
        for block in self.top + self.bottom:
            self.rest += block.cards
        self.top, self.bottom = [], []

    def known_to(self, seat: int) -> list[tuple[int, list[T], bool]]:
        """(how deep, the cards, is their order known) for the view of a seat; bottom blocks count from -1 up."""
        found: list[tuple[int, list[T], bool]] = []
        for blocks, sign in ((self.top, 1), (self.bottom[::-1], -1)):
            depth = 0 if sign > 0 else 1
            for block in reversed(blocks):
                if seat in block.seats:
                    ordered = seat in block.order
                    cards = list(block.cards) if ordered else sorted(block.cards, key=key_of)
                    found.append((depth * sign, cards, ordered))
                depth += len(block.cards)
        return found

    # ---- for imagined worlds: `pool += deck.hidden(seat)`, deal to hands, `deck.deal(seat, pool, stream)` -------

    def hidden(self, seat: int) -> list[T]:
        """All cards of the deck whose place the seat does not know."""
        return self.rest + [c for block in self.top + self.bottom if seat not in block.seats for c in block.cards]

    def deal(self, seat: int, pool: list[T], stream: Dice) -> None:
        """Fill every place that the seat does not know from the pool; what is left over is the unordered rest.

        Pools are sorted first: how the cards really lie must make no difference.
        """
        pool.sort(key=key_of)
        for blocks in (self.top, self.bottom):
            for i, block in enumerate(blocks):
                if seat in block.order:
                    continue
                source = sorted(block.cards, key=key_of) if seat in block.seats else pool
                cards = tuple([stream.take("blocks", source) for _ in block.cards])
                blocks[i] = Block(cards, block.seats, block.order)
        self.rest[:] = sorted(pool, key=key_of)

    def deal_again(self, seat: int, stream: Dice) -> None:
        """The same for a deck that shares its cards with no hand."""
        self.deal(seat, self.hidden(seat), stream)

    def _cut(self, n: int) -> None:
        """Let a block end after the next n cards; only who knows the order knows what is in which half."""
        depth = 0
        for i in range(len(self.top) - 1, -1, -1):
            block = self.top[i]
            if depth < n < depth + len(block.cards):
                k, who = n - depth, block.order
                self.top[i : i + 1] = [Block(block.cards[k:], who, who), Block(block.cards[:k], who, who)]
                return
            depth += len(block.cards)


def with_seat(seats: Seats, seat: int) -> Seats:
    return seats if seat in seats else tuple(sorted((*seats, seat)))


class Memory(Generic[T]):
    """What other seats know to be in a hidden place without order: a hand, the items somebody carries.

    With each card stands who learnt of it together, and who knows that they did, as the owner does who shows it: in
    their imagined worlds it is so too. What seats know beyond that is dealt anew there, as much as everybody can be
    `sure` that they know: how much it really is may depend on which cards they were shown.
    """

    __slots__ = MEMORY_FIELDS

    def __init__(self) -> None:
        self.of: dict[int, list[tuple[T, Seats]]] = {}
        self.sure: dict[int, int] = {}

    def copy(self) -> Memory[T]:
        new: Memory[T] = Memory()
        if self.of:
            new.of = {seat: known[:] for seat, known in self.of.items()}
            new.sure = self.sure.copy()
        return new

    def known(self, seat: int) -> list[T]:
        return [card for card, _ in self.of.get(seat, ())]

    def learn(self, seats: Iterable[int], card: T, owner: int = -1) -> None:
        """One more such card is there than these seats knew of."""
        together = tuple(seats)
        for seat in together:
            self.of.setdefault(seat, []).append((card, (*together, owner)))
            self.sure[seat] = self.sure.get(seat, 0) + 1

    def show(self, seats: Iterable[int], cards: Sequence[T], owner: int = -1, counted: bool = True) -> None:
        """These seats are shown some of what is there at once, and may have known of it already.

        `counted`: everybody sees how many.
        """
        together = tuple(seats)
        for seat in together:
            known = self.of.setdefault(seat, [])
            shown: list[tuple[T, Seats]] = []
            for card in cards:
                place = next((place for place, (one, _) in enumerate(known) if one == card), -1)
                before = known.pop(place)[1] if place >= 0 else ()
                shown.append((card, tuple(dict.fromkeys((*before, *together, owner)))))
            known += shown
            self.sure[seat] = max(self.sure.get(seat, 0), len(cards) if counted else 0)

    def see(self, seat: int, cards: Sequence[T], owner: int = -1) -> None:
        """The seat alone sees everything that is there."""
        self.of[seat] = [(card, (seat, owner)) for card in cards]
        self.sure[seat] = len(cards)

    def gone(self, card: T) -> None:
        """A card left in sight of all: nobody knows of one more than is left."""
        for seat, known in self.of.items():
            self.sure[seat] = max(self.sure[seat] - 1, 0)  # it may have been one of those
            for place, (one, _) in enumerate(known):
                if one == card:
                    del known[place]
                    break

    def forget(self, but: Seats = ()) -> None:
        """A card left unseen. Whether it was a known one must make no difference."""
        lost = [seat for seat in self.of if seat not in but]
        for seat in lost:
            del self.of[seat], self.sure[seat]
        for seat, known in self.of.items():
            self.of[seat] = [(card, tuple([one for one in aware if one not in lost])) for card, aware in known]

    def hidden(self, seat: int, place: list[T]) -> list[T]:
        """What is there and not known to the seat."""
        unknown = place[:]
        for card in self.known(seat):
            unknown.remove(card)
        return unknown

    # ---- for imagined worlds -------------------------------------------------------------------------------------

    def deal(self, seat: int, place: list[T], pool: list[T], stream: Dice, shown: Sequence[T] = ()) -> None:
        """What the seat knows, or was `shown` since the mark, stays; the rest is from the pool.

        What third seats know is dealt again too: it must be true there, and it must not tell the seat the truth.
        """
        pool.sort(key=key_of)
        mine = self.of.get(seat, [])
        there = [*[card for card, _ in mine], *shown]
        place[:] = there + [stream.take("hands", pool) for _ in range(len(place) - len(there))]
        for other in sorted(self.of):
            if other != seat:
                self._tell(other, [one for one in mine if other in one[1]], place, stream)

    def retell(self, seat: int, place: list[T], stream: Dice) -> None:
        """What others know of a place that the seat sees itself."""
        for other in sorted(self.of):
            self._tell(other, [(card, (other, seat)) for card, aware in self.of[other] if seat in aware], place, stream)

    def _tell(self, other: int, told: list[tuple[T, Seats]], place: list[T], stream: Dice) -> None:
        told = sorted(told, key=lambda one: key_of(one[0]))
        left = sorted(place, key=key_of)
        for card, _ in told:
            left.remove(card)
        self.of[other] = told + [(stream.take("known", left), (other,)) for _ in range(self.sure[other] - len(told))]

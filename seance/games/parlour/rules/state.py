"""What lies on the table: the sitters with their candles and hands, the veils, the deck, and what is under way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from seance.engine import STATE_FIELDS, Codec, Deck, Dice, Memory, State

from .printed import CARDS, EVENING, SPIRITS, TALL, Card, Length, Spirit, Temper, whole_deck


@dataclass(slots=True, eq=False)
class Sitter:
    seat: int
    key: str
    wax: dict[str, int]  # of each candle
    hand: list[Card]
    known: Memory[Card]  # what others know of the hand
    faith: int = 0
    gone: bool = False  # fled from the parlour

    def copy(self) -> Sitter:
        return Sitter(
            self.seat, self.key, self.wax.copy(), self.hand[:], self.known.copy(), self.faith, self.gone
        )  # fmt: skip

    @property
    def light(self) -> int:
        """All wax that is left."""
        return sum(self.wax.values())

    @property
    def limit(self) -> int:
        return EVENING.limit.lit if self.wax[TALL] else EVENING.limit.dark


@dataclass(slots=True, eq=False)
class Veil:
    """A place on the table where a spirit waits. Which one is decided when somebody first looks."""

    number: int
    spirit: Spirit | None = None
    seats: tuple[int, ...] = ()  # who knows it while it lies face down
    open: bool = False
    owner: int = -1  # who has called the spirit
    used: bool = False  # its power has been used this round

    @property
    def key(self) -> str:
        return f"veil-{self.number}"

    def copy(self) -> Veil:
        return Veil(self.number, self.spirit, self.seats, self.open, self.owner, self.used)


@dataclass(slots=True, eq=False)
class Play:
    """A card on the stack."""

    number: int
    seat: int
    card: Card
    target: int  # a seat for a rite, the number of a play for a reply; -1: nobody
    answered: bool = False  # all have let it pass: it takes effect, one part a step
    part: int = 0
    looked: bool = False  # the part has shown hidden cards and goes on in the next step
    refuted: bool = False

    @property
    def key(self) -> str:
        return f"{self.card.key}-{self.number}"

    def copy(self) -> Play:
        return Play(
            self.number, self.seat, self.card, self.target, self.answered, self.part, self.looked, self.refuted
        )  # fmt: skip


@dataclass(slots=True, eq=False)
class Contact:
    """A spirit is being called."""

    seat: int
    veil: int  # its place in the list
    power: int
    die: int = 0

    def copy(self) -> Contact:
        return Contact(self.seat, self.veil, self.power, self.die)


@dataclass(slots=True, eq=False)
class Bargain:
    """Two sitters trade. Each move is a step, so that what was shown is known when the other thinks."""

    by: int  # whose offer it is
    to: int
    move: Literal["show", "show-back", "give", "want", "answer"] = "show"
    offers: int = 0
    give: list[Card] = field(default_factory=list)
    want: list[Card] = field(default_factory=list)

    def copy(self) -> Bargain:
        return Bargain(self.by, self.to, self.move, self.offers, self.give[:], self.want[:])


Phase = Literal["deal", "planchette", "planchette-moves", "turn", "limit", "circle", "circle-opens", "draught", "hour"]

PARLOUR_FIELDS = (
    "length", "temper", "sitters", "veils", "spirits", "deck", "ashes", "phase", "round", "hour", "lead", "turn",
    "actions", "bargained", "queue", "pushes", "offered", "stack", "played", "contact", "bargain", "winner",
)  # fmt: skip


class Parlour(State):
    __slots__ = (*PARLOUR_FIELDS, "limbo")

    def __init__(self, seats: int, dice: Dice, length: str = "short", temper: str = "calm") -> None:
        super().__init__(seats, dice)
        self.length = length
        self.temper = temper
        names = EVENING.sitters
        self.sitters = [Sitter(seat, names[seat], EVENING.candles.copy(), [], Memory()) for seat in range(seats)]
        self.veils = [Veil(number) for number in range(1, self.evening.veils + 1)]
        self.spirits = list(SPIRITS.values())  # of those behind a veil nobody can say yet which is where
        self.deck: Deck[Card] = Deck("deck", whole_deck())
        self.ashes: list[Card] = []
        self.phase: Phase = "deal"
        self.round = 1
        self.hour = self.evening.hour
        self.lead = 0
        self.turn = 0
        self.actions = 0
        self.bargained = False  # this turn
        self.queue: list[int] = []  # seats whom the draught has still to reach
        self.pushes: list[int] = []  # seats that push the planchette, until it moves
        self.offered: dict[int, list[Card]] = {}  # what lies face down in the circle
        self.stack: list[Play] = []
        self.played = 0  # numbers the plays
        self.contact: Contact | None = None
        self.bargain: Bargain | None = None
        self.winner = -1
        self.limbo: list[Card] = []  # reflexes that are just being used; empty between steps

    @property
    def evening(self) -> Length:
        return EVENING.length[self.length]

    @property
    def mood(self) -> Temper:
        return EVENING.spirits[self.temper]

    def clone(self) -> Parlour:
        new = Parlour.__new__(Parlour)
        State.__init__(new, self.seats, self.dice.copy())
        new.result = self.result
        new.step = self.step
        new.length = self.length
        new.temper = self.temper
        new.sitters = [who.copy() for who in self.sitters]
        new.veils = [veil.copy() for veil in self.veils]
        new.spirits = self.spirits[:]
        new.deck = self.deck.copy()
        new.ashes = self.ashes[:]
        new.phase = self.phase
        new.round = self.round
        new.hour = self.hour
        new.lead = self.lead
        new.turn = self.turn
        new.actions = self.actions
        new.bargained = self.bargained
        new.queue = self.queue[:]
        new.pushes = self.pushes[:]
        new.offered = {seat: cards[:] for seat, cards in self.offered.items()}
        new.stack = [play.copy() for play in self.stack]
        new.played = self.played
        new.contact = None if self.contact is None else self.contact.copy()
        new.bargain = None if self.bargain is None else self.bargain.copy()
        new.winner = self.winner
        new.limbo = []
        return new

    # ---- questions about the table -----------------------------------------------------------------------------

    def present(self, start: int | None = None) -> list[Sitter]:
        """Who has not fled, clockwise from the lead (or from this seat)."""
        first = self.lead if start is None else start
        around = [self.sitters[(first + n) % self.seats] for n in range(self.seats)]
        return [who for who in around if not who.gone]

    def after(self, seat: int) -> list[Sitter]:
        """Who comes after this seat in the round."""
        later = range((seat - self.lead) % self.seats + 1, self.seats)
        return [who for n in later if not (who := self.sitters[(self.lead + n) % self.seats]).gone]

    def left_of(self, who: Sitter) -> Sitter:
        return self.present((who.seat + 1) % self.seats)[0]

    def spirits_of(self, who: Sitter) -> list[Veil]:
        return [veil for veil in self.veils if veil.owner == who.seat]

    def score(self, who: Sitter) -> int:
        return who.faith + sum([veil.spirit.worth for veil in self.spirits_of(who) if veil.spirit is not None])


CODEC = Codec()
CODEC.definitions([*CARDS.values(), *SPIRITS.values()])
CODEC.kind(Sitter, lambda: Sitter(0, "", {}, [], Memory()))
CODEC.kind(Veil, lambda: Veil(0))
CODEC.kind(Play, lambda: Play(0, 0, next(iter(CARDS.values())), 0))
CODEC.kind(Contact, lambda: Contact(0, 0, 0))
CODEC.kind(Bargain, lambda: Bargain(0, 0))
CODEC.kind(Parlour, lambda: Parlour(0, Dice(0)), (*STATE_FIELDS, *PARLOUR_FIELDS))

"""Parlour: a small card game of our own, a séance in a Victorian parlour. The engine is proven on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import ClassVar, Literal

from seance.engine import Ask, Codec, Deed, Dice, Note, Options, Pace, Rules, Told, cites
from seance.engine.face import Checks, Face
from seance.engine.wire import Aim

from .cards import reflexes  # noqa: F401  # fills the registers of moments
from .cards.card_effects import card_effects
from .rules.bargain import bargain_step
from .rules.calling import contact_step
from .rules.evening import STEPS
from .rules.hands import draw_card
from .rules.printed import EVENING, HASH, SPIRITS, whole_deck
from .rules.stack import stack_step
from .rules.state import CODEC, Parlour
from .show.aim import aim
from .show.cause import cause
from .show.drawing import draw
from .show.imagine import imagine
from .show.names import entity_keys
from .show.outcomes import OUTCOMES
from .show.pace import MOMENTS, PACE
from .show.printed import PRINTED
from .show.view import ParlourView, view


class ParlourOptions(Options, frozen=True, kw_only=True):
    length: Literal["short", "long"] = "short"
    spirits: Literal["calm", "angry"] = "calm"


RECORDS: dict[str, Callable[[Parlour], Deed]] = {
    "stack": stack_step, "contact": contact_step, "bargain": bargain_step,
}  # fmt: skip


class ParlourRules(Rules[Parlour]):
    name = "parlour"
    schema = 1
    content = HASH
    options = ParlourOptions
    codec: ClassVar[Codec] = CODEC
    moments: ClassVar[Mapping[str, str]] = MOMENTS
    pace: ClassVar[Pace] = PACE
    attacks: ClassVar[Mapping[str, str]] = {"played-at": "to"}

    def seats(self, options: Options) -> range:
        return range(EVENING.least, len(EVENING.sitters) + 1)

    @cites("PAR-SETUP-01", "PAR-SETUP-02")
    def set_up(self, seats: int, seed: int, options: Options) -> Parlour:
        assert isinstance(options, ParlourOptions)
        s = Parlour(seats, Dice(seed), options.length, options.spirits)
        for who in s.sitters:
            for _ in range(EVENING.hand):
                draw_card(s, who)
        return s

    def step_name(self, s: Parlour) -> str:
        """What is under way comes first: a card on the stack, a call, a bargain."""
        if s.stack:
            return "stack"
        if s.contact is not None:
            return "contact"
        return "bargain" if s.bargain is not None else s.phase

    def next_step(self, s: Parlour) -> Deed:
        name = self.step_name(s)
        return (RECORDS.get(name) or STEPS[name])(s)

    def view(self, s: Parlour, eye: int) -> ParlourView:
        return view(s, eye)

    def figures(self, s: Parlour) -> Mapping[str, int]:
        return {who.key: who.seat for who in s.sitters}

    def aim(self, s: Parlour, seat: int) -> Aim | None:
        return aim(s, seat)

    def cause(self, s: Parlour, ask: Ask[object]) -> tuple[Note, ...]:
        return cause(s, ask)

    def out(self, s: Parlour) -> Collection[int]:
        return [who.seat for who in s.sitters if who.gone]

    def imagine(self, s: Parlour, seat: int, stream: Dice, heard: list[Told]) -> None:
        imagine(s, seat, stream, heard)

    def invariants(self, s: Parlour) -> None:
        """Every card and every spirit is in one place, and whatever a seat knows is true."""
        cards = Counter([*s.deck.hidden(-1), *s.deck.discard, *s.ashes, *s.limbo, *[play.card for play in s.stack]])
        for who in s.sitters:
            cards.update(who.hand + s.offered.get(who.seat, []))
            for seat in range(s.seats):
                who.known.hidden(seat, who.hand)  # fails if somebody knows what is not true
            assert who.seat not in who.known.of, who
            assert who.gone == (who.light == 0), who
            assert all(0 <= wax <= EVENING.candles[candle] for candle, wax in who.wax.items()), who
        assert cards == Counter(whole_deck()), cards
        placed = [veil.spirit for veil in s.veils if veil.spirit is not None]
        assert Counter(placed + s.spirits) == Counter(SPIRITS.values())
        assert all(veil.spirit is not None for veil in s.veils if veil.open or veil.seats or veil.owner >= 0)
        deal = s.bargain
        if deal is not None:
            assert not Counter(deal.give) - Counter(s.sitters[deal.by].known.known(deal.to))
            assert not Counter(deal.want) - Counter(s.sitters[deal.to].known.known(deal.by))
        assert s.hour <= EVENING.midnight


RULES = ParlourRules()


def checks() -> Checks:
    """Nobody who plays needs them."""
    from .check.scene import SCENE  # noqa: PLC0415

    return Checks(SCENE)


GAME = Face(
    rules=RULES,
    entity_keys=entity_keys,
    card_effects=card_effects,
    draw=draw,
    outcomes=OUTCOMES,
    printed=PRINTED,
    checks=checks,
)

"""What each rite does. A card like no other is a function beside them."""

from __future__ import annotations

from collections.abc import Mapping

from seance.engine.effect import Effect, Odd
from seance.games.parlour.rules.hands import keys
from seance.games.parlour.rules.stack import RITES
from seance.games.parlour.rules.state import Parlour, Sitter

from .effects import Another, Burn, Divine, Draw, Each, Mend, ShowHand, Unveil


def pass_hands_left(s: Parlour, who: Sitter) -> None:
    """What others knew of a hand goes with it, and whoever gives it knows all of it."""
    there = s.present()
    if len(there) < 2:
        return
    s.dice.look()
    hands = [(giver, giver.hand, giver.known) for giver in there]
    for giver, hand, known in hands:
        taker = s.left_of(giver)
        taker.hand, taker.known = hand, known
        known.forget(but=tuple([seat for seat in range(s.seats) if seat != taker.seat]))
        known.see(giver.seat, hand, taker.seat)
        both = (giver.seat, taker.seat)
        s.log("hand-passed", audience=both, secret={"cards": keys(hand)}, sitter=giver.key, to=taker.key)


MUSICAL_CHAIRS = Odd("musical-chairs", pass_hands_left)

RITES.update(
    {
        "snuffer": Another(Burn(1)),
        "matches": Mend(2),
        "incense": Draw(2),
        "dripping-wax": Burn(1) & Draw(3),
        "crystal-ball": Divine(3) & Draw(1),
        "palmistry": Another(ShowHand()),
        "ectoplasm": Unveil() & Draw(1),
        "cold-breath": Each(Burn(1)),
        "musical-chairs": MUSICAL_CHAIRS,
    }
)


def card_effects() -> Mapping[str, Effect[Parlour, Sitter]]:
    return RITES

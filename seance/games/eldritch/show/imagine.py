"""What a seat cannot know is dealt again: Gates and backs that only others have looked at."""

from __future__ import annotations

from seance.engine import Dice, Told, key_of
from seance.games.eldritch.rules.pieces import Owned
from seance.games.eldritch.rules.possessions import open_backs
from seance.games.eldritch.rules.state import World


def imagine(s: World, seat: int, stream: Dice, heard: list[Told]) -> None:
    deal_gates(s, seat, stream)
    deal_backs(s, seat, stream)


def deal_gates(s: World, seat: int, stream: Dice) -> None:
    s.gate_stack.deal_again(seat, stream)


def deal_backs(s: World, seat: int, stream: Dice) -> None:
    """Cards that somebody else has turned over in secret have any back that is left."""
    cards = [one for who in s.investigators for one in who.cards] + [one for who in s.fallen for one in who.cards]
    unseen = [one for one in cards if one.back is not None and seat not in one.seen]
    for one in unseen:
        one.back = None
    for one in sorted(unseen, key=owned_key):
        one.back = stream.roll("backs", sorted(open_backs(s, one.card), key=key_of))


def owned_key(one: Owned) -> str:
    return one.key

"""The games that the property tests play: what is worth doing in them, and what is hidden from whom."""

from __future__ import annotations

import random
from collections.abc import Mapping

from seance.engine import Ask, Game, State
from seance.games.parlour.printed import CARDS
from seance.games.parlour.table import Parlour

from .checks import Hidden, Play

# ---- parlour -----------------------------------------------------------------------------------------------------


def partner(game: Game[State], ask: Ask[object]) -> tuple[int, ...]:
    """Of two who bargain, the other one."""
    assert isinstance(game.state, Parlour)
    return tuple([who.seat for who in game.state.sitters if who.key in ask.about])


def exchange_cards(s: State, seed: int) -> Mapping[str, str]:
    """All copies of two cards of which seat 0 holds none."""
    assert isinstance(s, Parlour)
    strange = [card for card in CARDS.values() if card not in s.sitters[0].hand]
    pairs = [(a, b) for a in strange for b in strange if a.key < b.key and a.copies == b.copies]
    one, two = random.Random(seed).choice(pairs)
    other = {one: two, two: one}
    for place in (s.deck.rest, *[who.hand for who in s.sitters[1:]]):
        place[:] = [other.get(card, card) for card in place]
    return {one.key: two.key, two.key: one.key}


PARLOUR = Play(
    "parlour",
    tables=((3, {}), (2, {"length": "long"}), (4, {"spirits": "angry"}), (5, {"length": "long"})),
    eager=frozenset(
        ("draw", "bargain", "show", "give", "want", "accept", "counter", "play", "play-at", "peer", "reply", "use")
    ),
    hidden={
        "put-back": Hidden(),
        "show": Hidden(partner),
        "give": Hidden(partner),
        "want": Hidden(partner, counted=False),
    },
    swap=exchange_cards,
)  # fmt: skip

PLAYS = {play.game: play for play in (PARLOUR,)}

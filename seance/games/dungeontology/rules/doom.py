"""Doom cards: taken face down, turned up at the end of the owner's turn, kept until a rest."""

from __future__ import annotations

from seance.engine import cites

from .pieces import Scholar
from .registers import carry_out
from .state import Expedition


@cites("DUN-DOOM-03", "DUN-DOOM-04", "DUN-UNIV-09")
def take_doom(s: Expedition, who: Scholar, n: int = 1) -> None:
    """Face down and unseen by all. With no card left nothing is drawn."""
    for _ in range(n):
        lying = sum([one.doom_down for one in s.scholars])
        if len(s.dooms.rest) == lying:
            s.dooms.rest, s.dooms.discard = s.dooms.rest + s.dooms.discard, []
        if len(s.dooms.rest) > lying:
            who.doom_down += 1
            s.log("doom-taken", who=who.key)


@cites("DUN-EOT-01", "DUN-DOOM-01", "DUN-DOOM-02")
def turn_up(s: Expedition, who: Scholar) -> None:
    """One that lies face down; what it does once follows as steps of their own."""
    who.doom_down -= 1
    card = s.dooms.draw(s.dice)
    assert card is not None
    who.dooms.append(card)
    s.changed = True
    s.log("doom-revealed", who=who.key, card=card.key)
    carry_out(s, "doom", card.key, who)


@cites("DUN-REST-06")
def discard_doom(s: Expedition, who: Scholar, place: int | None) -> None:
    """One that lies face up, by its place; or one that lies face down."""
    if place is None:
        who.doom_down -= 1
        card = s.dooms.draw(s.dice)
        assert card is not None
    else:
        card = who.dooms.pop(place)
    s.dooms.discard.append(card)
    s.changed = True
    s.log("doom-discarded", who=who.key, card=card.key)

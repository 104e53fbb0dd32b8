"""Whoever dies first may go on as the Intruders."""

from __future__ import annotations

from seance.engine import PUBLIC, Deck, Flow, Option, choose, cites

from .pieces import Crew
from .registers import step
from .state import Ship


@step("take-over")
@cites("NEM-INTR-01", "NEM-INTR-02", "NEM-INTR-03", "NEM-INTR-05", "NEM-INTR-06")
def take_over(s: Ship) -> Flow[None]:
    """Of those who died at the same time the lowest player number may. The hunt begins with the next round."""
    who = min([one for one in s.crew if one.fate == "dead"], key=lambda one: one.number)
    if not (
        yield from choose(who.seat, "go-on-as-intruders", [Option(True, "take-over"), Option(False, "only-watch")])
    ):
        s.log("only-watches", crew=who.key)
        return
    s.hunter = who.seat
    s.log("takes-over", crew=who.key)
    clear_away(s, who)


@cites("NEM-INTR-04")
def clear_away(s: Ship, who: Crew) -> None:
    """Everything of the dead character leaves the game; wound cards go back to their discards."""
    s.box += [*who.hand, *who.deck.hidden(PUBLIC), *who.deck.discard]
    who.hand, who.deck = [], Deck(who.deck.name, [])
    s.wounds.discard += [wound.card for wound in who.wounds]
    who.wounds, who.light = [], 0
    who.slimed = who.larva = who.signal = False

"""Candles: wax that burns away, what can be done against it, and flight when the last light is gone."""

from __future__ import annotations

from seance.engine import Flow, Note, Option, choose_some, cites, key_of, unless_replaced

from .hands import discard
from .moments import Circle, Moment
from .printed import EVENING
from .state import Parlour, Sitter


@cites("PAR-MOMENT-04")
def burn(s: Parlour, who: Sitter, n: int) -> Flow[None]:
    """Wax of this sitter would burn away, unless something else is done instead."""
    if not who.gone:
        yield from unless_replaced(Circle(s), Moment("would-burn", who, str(n)), lambda: melt(s, who, n))


@cites("PAR-CANDLE-01", "PAR-CANDLE-02")
def melt(s: Parlour, who: Sitter, n: int) -> Flow[None]:
    options = [Option(candle, "melt", (candle,)) for candle, wax in who.wax.items() for _ in range(wax)]
    notes = (Note("to-burn", (str(n), str(EVENING.limit.dark))),)
    burnt = yield from choose_some(who.seat, "melt", options, n, n, (who.key,), notes=notes)
    for candle in burnt:
        who.wax[candle] -= 1
    s.log("burnt", sitter=who.key, n=len(burnt), candles={one: burnt.count(one) for one in dict.fromkeys(burnt)})
    if not who.light:
        flee(s, who)


@cites("PAR-CANDLE-03", "PAR-END-03")
def flee(s: Parlour, who: Sitter) -> None:
    """Without a light nobody stays; the parlour is empty when the last one has gone."""
    who.gone = True
    s.log("fled", sitter=who.key)
    discard(s, who, sorted(who.hand, key=key_of))  # a hand has no order that anybody could see
    if not s.present():
        s.log("darkness")
        raise s.over("darkness")


@cites("PAR-CANDLE-05")
def rekindle(s: Parlour, who: Sitter, n: int) -> Flow[None]:
    options = [
        Option(candle, "mend", (candle,))
        for candle, whole in EVENING.candles.items()
        for _ in range(whole - who.wax[candle])
    ]
    mended = yield from choose_some(who.seat, "mend", options, n, n, (who.key,))
    for candle in mended:
        who.wax[candle] += 1
    if mended:
        s.log("mended", sitter=who.key, n=len(mended))

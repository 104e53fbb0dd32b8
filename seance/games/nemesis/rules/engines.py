"""Engines and coordinates: face-down things at which players look in secret."""

from __future__ import annotations

from seance.engine import Flow, Need, Option, choose, cites

from .pieces import Crew
from .registers import ShipNeed, step
from .state import Ship

ENGINES = (1, 2, 3)
AT_ENGINE: ShipNeed = Need("NEM-ENG-02", "no-engine-here", lambda s, who: who.room in s.board.engines)


@cites("NEM-ENG-01", "NEM-ENG-06", "NEM-SETUP-19")
def look_at_engine(s: Ship, who: Crew, number: int) -> None:
    """The upper token of an engine, 1 to 3. A look ends the step.

    One is working and one is damaged, so whoever knows one knows both, and can follow when they are exchanged.
    """
    engine = s.engines[number - 1]
    seen = engine.look(s.dice, who.seat, len(engine))[0]
    s.log("engine-checked", audience=(who.seat,), secret={"token": seen.key}, crew=who.key, n=number)


def knows_engines(s: Ship, who: Crew, *numbers: int) -> bool:
    """Would another look show nothing new? Whoever has looked can follow when tokens are exchanged."""
    return all(who.seat in s.engines[number - 1].knowers() for number in numbers)


@cites("NEM-ENG-02", "NEM-ENG-03", "NEM-ENG-05")
def repair_or_break_engine(s: Ship, who: Crew) -> None:
    """Look at both tokens of the engine here; as the next step, put them back in any order."""
    number = s.board.engines.index(who.room) + 1
    engine = s.engines[number - 1]
    tokens = engine.look(s.dice, who.seat, len(engine))
    keys = [token.key for token in tokens]
    s.log("engine-opened", audience=(who.seat,), secret={"tokens": keys}, crew=who.key, n=number)
    s.then(put_back_tokens(who, number))


@step("engine-tokens")
@cites("NEM-ENG-03", "NEM-ENG-04")
def put_back_tokens(s: Ship, who: Crew, number: int) -> Flow[None]:
    """Whether they were exchanged is public, what they are is not. Who has died meanwhile leaves them as they are."""
    if who.fate:
        return
    engine = s.engines[number - 1]
    tokens = [token for block in reversed(engine.top) for token in block.cards]
    options = [Option(False, "leave-tokens", (tokens[0].key,)), Option(True, "exchange-tokens", (tokens[1].key,))]
    exchange = yield from choose(who.seat, "engine-tokens", options)
    engine.put_back(who.seat, tokens[::-1] if exchange else tokens, openly=True)
    s.log("engine-exchanged" if exchange else "engine-left", crew=who.key, n=number)


@cites("NEM-COCK-02", "NEM-COCK-05", "NEM-COCK-07")
def look_at_coordinates(s: Ship, who: Crew) -> None:
    """A look ends the step; the seat remembers it."""
    seen = s.coordinates.look(s.dice, who.seat, 1)[0]
    s.log("coordinates-checked", audience=(who.seat,), secret={"card": seen.key}, crew=who.key)

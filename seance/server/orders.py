"""Standing orders: when the server lets a moment pass for a seat."""

from __future__ import annotations

import msgspec

from seance.engine import Ask, Game, Option, State

from .messages import Orders, Policy

MOST = 500  # orders of one seat
ROUND_BEGINS = ("round", "round-begins")  # what games call it in their logs


class KeptOrders(Orders, omit_defaults=True, kw_only=True):
    """As they are kept with the seat: also the printed step at which they were given, and after how many events."""

    step: str = ""
    heard: int = 0


def read(text: str) -> KeptOrders:
    return msgspec.json.decode(text, type=KeptOrders) if text else KeptOrders()


def passes(orders: KeptOrders, ask: Ask[object], game: Game[State]) -> bool:
    """Is nothing left of this window for the seat to decide?"""
    if not ask.window or "pass" not in ask.keys:
        return False
    if orders.every and not next_round(orders, game):
        return all(option.key == "pass" for option in ask.options)
    if orders.until and not ended(orders, ask.seat, game):
        return True
    return not any(wanted(orders, option) for option in ask.options if option.key != "pass")


def wanted(orders: KeptOrders, option: Option[object]) -> bool:
    policy: Policy = orders.abilities.get(option.key) or orders.abilities.get(option.verb) or "useful"
    return policy == "ask" or (policy == "useful" and option.useful)


def ended(orders: KeptOrders, seat: int, game: Game[State]) -> bool:
    """Has what the seat waits for come?"""
    if orders.until == "turn":
        ask = game.ask_of(seat)
        return ask is not None and ask.opens in ("turn", "action")
    if orders.until == "attack":
        return attacked(game, seat, orders.heard)
    return orders.until == "step" and orders.step != game.state.step


def next_round(orders: KeptOrders, game: Game[State]) -> bool:
    """Has another round begun since the orders were given? If the log has gone back since, nobody waits for it."""
    events = game.sink.events
    return len(events) < orders.heard or any(event.name in ROUND_BEGINS for event in events[orders.heard :])


def attacked(game: Game[State], seat: int, since: int) -> bool:
    """Was this seat attacked after so many events? If the log has gone back since, it is asked again anyway."""
    events, attacks = game.sink.events, game.rules.attacks
    if len(events) < since:
        return True
    victims = [event.args.get(attacks[event.name]) for event in events[since:] if event.name in attacks]
    return bool(victims) and seat in [game.rules.figures(game.state).get(str(victim)) for victim in victims]

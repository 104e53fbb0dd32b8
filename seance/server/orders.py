"""Standing orders: when the server lets a moment pass for a seat."""

from __future__ import annotations

import msgspec

from seance.engine import Ask, Option

from .messages import Orders, Policy

MOST = 500  # orders of one seat


class KeptOrders(Orders, omit_defaults=True, kw_only=True):
    """As they are kept with the seat: also the printed step at which they were given."""

    step: str = ""


def read(text: str) -> KeptOrders:
    return msgspec.json.decode(text, type=KeptOrders) if text else KeptOrders()


def passes(orders: KeptOrders, ask: Ask[object], step: str) -> bool:
    """Is nothing left of this window for the seat to decide?"""
    if not ask.window or "pass" not in ask.keys:
        return False
    if orders.until == "turn" or (orders.until == "step" and orders.step == step):
        return True
    return not any(wanted(orders, option) for option in ask.options if option.key != "pass")


def wanted(orders: KeptOrders, option: Option[object]) -> bool:
    policy: Policy = orders.abilities.get(option.key) or orders.abilities.get(option.verb) or "useful"
    return policy == "ask" or (policy == "useful" and option.useful)


def ended(orders: KeptOrders, ask: Ask[object] | None, step: str) -> bool:
    """Has what the seat waited for come?"""
    if orders.until == "turn":
        return ask is not None and ask.opens in ("turn", "action")
    return orders.until == "step" and orders.step != step

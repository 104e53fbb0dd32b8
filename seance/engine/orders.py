"""Standing orders: when a moment passes for a seat without asking it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias

from msgspec import Struct, field, json

from .ask import Ask, Option
from .game import Game
from .state import State

Policy: TypeAlias = Literal["ask", "useful", "round", "never"]
Until: TypeAlias = Literal["", "turn", "step", "attack"]
MOST = 500  # orders of one seat
LEAVING = ("pass", "anybody")  # keys by which one has no wish
STAYS_AWAY = "stay-away"  # the key by which nobody takes a seat for the next part of a story
ROUND_BEGINS = ("round", "round-begins")  # what games call it in their logs


class Orders(Struct, omit_defaults=True, kw_only=True):
    """Standing orders of a seat for windows: per option key or verb what to do, and how long to pass everything."""

    abilities: dict[str, Policy] = field(default_factory=dict)  # "round": not again in this round
    until: Until = ""  # "turn": my next turn or action, "step": the next printed step, "attack": I am attacked
    every: bool = False  # until the round ends every window is shown in which anything can be done, useful or not


class KeptOrders(Orders, omit_defaults=True, kw_only=True):
    """As they are kept with the seat: also the printed step at which they were given, and after how many events."""

    step: str = ""
    heard: int = 0


def read(text: str) -> KeptOrders:
    return json.decode(text, type=KeptOrders) if text else KeptOrders()


def passes(orders: KeptOrders, ask: Ask[object], game: Game[State]) -> bool:
    """Is nothing left of this window for the seat to decide?"""
    way_out = leaving(ask)
    if not ask.window or not way_out:
        return False
    if orders.every and not next_round(orders, game):
        return all(option.key == way_out for option in ask.options)
    if orders.until and not ended(orders, ask.seat, game):
        return True
    return not any(wanted(orders, option, game) for option in ask.options if option.key != way_out)


def asked_elsewhere(ask: Ask[object], game: Game[State], mine: Collection[int]) -> bool:
    """A question to the whole group: does whoever has these seats hear it at another of them?"""
    return ask.common and ask.seat != next(one.seat for one in game.asks if one.common and one.seat in mine)


def settled(ask: Ask[object], game: Game[State], people: Collection[int]) -> str:
    """The answer to a question that no person has to think of; "" if one has.

    Where all answers are alike it is the first. What is asked of the whole group bots leave to people. Which bot takes
    its turn first matters to no person, and a single one leads the others; who has had no wish for the next turn is
    not asked once more.
    """
    if ask.alike is not None and ask.seat in people and ask.alike():
        return ask.keys[0]
    if not ask.common:
        return ""
    if ask.seat not in people:
        asked = any(one.common and one.seat in people for one in game.asks)
        return leaving(ask) if asked else ""
    figures = game.rules.figures(game.state)
    meant = {option.key: figures.get(option.on[0]) for option in ask.options if option.on}
    if ask.opens == "turn":
        waits = any(seat in people for seat in meant.values())
        again = len(people) == 1 and not leaving(ask)
        return "" if waits and not again else next(iter(meant))
    return next((key for key, seat in meant.items() if seat == ask.seat), "") if len(people) == 1 else ""


def seeks_somebody(ask: Ask[object]) -> bool:
    """Is the question whether anybody takes this seat?"""
    return STAYS_AWAY in ask.keys


def leaving(ask: Ask[object]) -> str:
    """The answer that leaves it to the others; "" if there is none."""
    return next((option.key for option in ask.options if option.ends or option.key in LEAVING), "")


def without_target(option: Option[object]) -> str:
    """The same card or ability, whomever it is used on."""
    return ":".join((option.verb, *option.on[:1]))


def wanted(orders: KeptOrders, option: Option[object], game: Game[State]) -> bool:
    keys = (option.key, without_target(option), option.verb)
    policy: Policy = next((orders.abilities[key] for key in keys if key in orders.abilities), "useful")
    if policy == "round":
        policy = "useful" if next_round(orders, game) else "never"
    return policy == "ask" or (policy == "useful" and option.useful)


def ended(orders: KeptOrders, seat: int, game: Game[State]) -> bool:
    """Has what the seat waits for come?"""
    if orders.until == "turn":
        ask = game.ask_of(seat)
        return ask is not None and ask.opens in ("turn", "action")
    if orders.until == "attack":
        return attacked(game, seat, orders.heard)
    return orders.until == "step" and orders.step != game.state.step


def for_the_round(orders: KeptOrders) -> bool:
    """Is there anything in them that the next round ends?"""
    return orders.every or "round" in orders.abilities.values()


def end_round(orders: KeptOrders) -> None:
    orders.every = False
    orders.abilities = {key: policy for key, policy in orders.abilities.items() if policy != "round"}


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

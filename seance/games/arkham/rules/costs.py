"""Costs: what has to be paid, whether it can be, and paying it; actions, resources, uses, cards, clues."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, Note, Option, choose_some, cites
from seance.engine.words import Spoken

from .areas import discard, in_play, to_discard
from .clues import can_group_spend, can_spend_clues, lose_clues, spend_as_group
from .harm import damage_asset, deal
from .index import having, index
from .modifiers import ACTIONS_IN_A_TURN, stat
from .pieces import InPlay, Investigator, Thing
from .printed import EVENT, PlayerCard, Printed
from .registers import (
    ACTION_COSTS,
    COST_CHANGES,
    DISCARD_WHEN_EMPTY,
    EXTRA_ACTIONS,
    PLAYABLE_FROM_DISCARD,
    X_COSTS,
    Cost,
)
from .state import Table


def own_actions(s: Table, who: Investigator) -> int:
    """What is left of the actions of the turn."""
    usual = (s.index or index(s)).usual_turn and not s.lasting
    return (ACTIONS_IN_A_TURN if usual else stat(s, "actions", who)) + who.gained - who.spent


@cites("AHC-ACN-01", "AHC-ACN-03", "AHC-GAN-02")
def actions_left(s: Table, who: Investigator) -> int:
    """Without those that only some deeds can use."""
    own = own_actions(s, who)
    return own + len(extra_actions(s, who, "", None)) if (s.index or index(s)).extra else own


@cites("AHC-TRG-12", "AHC-INI-04")
def action_price(s: Table, who: Investigator, verb: str, actions: int) -> int:
    """How many actions it costs now."""
    if not actions:
        return 0
    for key in (s.index or index(s)).dearer:
        actions += sum([ACTION_COSTS[key](s, thing, who, verb) for thing, _ in having(s, key)])
    return actions


def extra_actions(s: Table, who: Investigator, verb: str, thing: Thing | None) -> list[str]:
    """Additional actions of cards in play that can be used for this, and were not yet used in this turn."""
    found: list[str] = []
    for key in (s.index or index(s)).extra:
        for source, seat in having(s, key):
            name = f"extra-action:{source.key}"
            if seat == who.seat and name not in s.used.get("turn", ()) and EXTRA_ACTIONS[key](s, who, verb, thing):
                found.append(name)
    return found


def can_pay_actions(s: Table, who: Investigator, verb: str, actions: int = 1, thing: Thing | None = None) -> bool:
    known = s.index or index(s)
    if known.usual_actions and not s.lasting:
        return ACTIONS_IN_A_TURN + who.gained - who.spent >= actions
    price = action_price(s, who, verb, actions) if known.dearer else actions
    own = own_actions(s, who)
    if own >= price or not known.extra:
        return own >= price
    return own + len(extra_actions(s, who, verb, thing)) >= price


@cites("AHC-ACN-02", "AHC-AVA-03")
def pay_actions(s: Table, who: Investigator, verb: str, actions: int = 1, thing: Thing | None = None) -> None:
    """Those that a card gives come first: they are gone if it falls."""
    price = action_price(s, who, verb, actions)
    extra = extra_actions(s, who, verb, thing)[:price]
    if extra:
        s.used.setdefault("turn", []).extend(extra)
    who.spent += price - len(extra)
    who.performed.append(verb)


@cites("AHC-CST-02", "AHC-INI-04")
def card_cost(s: Table, who: Investigator, card: PlayerCard, x: int = 0) -> int:
    """The resource cost of a card for this investigator now; of X, if X is that much."""
    cost = x if card.key in X_COSTS else card.cost or 0
    for key in (s.index or index(s)).cheaper:
        change = COST_CHANGES[key]
        cost += sum([change(s, thing, who, card) for thing, _ in having(s, key)])
    return max(0, cost)


@cites("AHC-CST-03")
def spend_resources(s: Table, who: Investigator, n: int) -> None:
    who.resources -= n


@cites("AHC-USE-03", "AHC-USE-04", "AHC-USE-07")
def spend_uses(s: Table, thing: InPlay, n: int) -> None:
    """Uses leave the card; some cards are discarded when none is left."""
    thing.uses -= n
    if n and not thing.uses and thing.card.key in DISCARD_WHEN_EMPTY:
        discard(s, thing)


@cites("AHC-CST-06", "AHC-CST-08", "AHC-EXH-02", "AHC-TRG-15", "AHC-INI-03")
def affordable(s: Table, who: Investigator, thing: Thing | None, cost: Cost) -> bool:
    """Can all of it be paid? (Actions are looked at by the menu.)"""
    if who.resources < cost.resources:
        return False
    on_card = cost.uses or cost.exhaust or cost.discard
    if on_card and (not isinstance(thing, InPlay) or thing.uses < cost.uses or (cost.exhaust and thing.exhausted)):
        return False
    if cost.clues and not can_spend_clues(s, who, cost.clues):
        return False
    if cost.group_clues and not can_group_spend(s, s.per_investigator(cost.group_clues)):
        return False
    return len(discardable(who)) >= cost.cards if cost.cards else True


@cites("AHC-WEA-07")
def discardable(who: Investigator) -> list[PlayerCard]:
    """Cards of the hand that their owner may choose to discard."""
    return [card for card in who.hand if not card.weakness]


@cites("AHC-CST-03", "AHC-CST-05", "AHC-CST-12", "AHC-USE-03", "AHC-USE-04", "AHC-INI-05")
def pay(s: Table, who: Investigator, thing: Thing | None, cost: Cost, says: Spoken | None = None) -> Flow[None]:
    """Everything before the colon, but for the actions. `says`: what it is paid for, for whoever has to choose."""
    spend_resources(s, who, cost.resources)
    if isinstance(thing, InPlay):
        spend_uses(s, thing, cost.uses)
        thing.exhausted = thing.exhausted or cost.exhaust
    if cost.clues:
        lose_clues(s, who, cost.clues)
    if cost.group_clues:
        yield from spend_as_group(s, s.per_investigator(cost.group_clues))
    if cost.cards:
        yield from choose_discards(s, who, cost.cards, says)
    if isinstance(thing, InPlay) and (cost.damage_here or cost.horror_here):
        damage_asset(s, thing, cost.damage_here, cost.horror_here)
    if cost.horror:
        yield from deal(s, who, 0, cost.horror)
    if cost.discard and isinstance(thing, InPlay) and in_play(s, thing):
        discard(s, thing)


@cites("AHC-WEA-07", "AHC-TGT-04", "AHC-DIS-07", "AHC-CST-09")
def choose_discards(s: Table, who: Investigator, n: int, says: Spoken | None = None) -> Flow[list[PlayerCard]]:
    """Choose and discard n cards from hand; they go on the pile in the order that they are chosen in.

    Who has to discard everything is asked for an order only if it can matter.
    """
    cards = discardable(who)
    options = [Option(card, "discard", (card.key,)) for card in cards]
    ordered = n > 1 and (n < len(options) or order_matters(who, cards))
    notes = () if says is None else (Note("adds", says=says),)
    about = (who.key, str(n))
    chosen = yield from choose_some(who.seat, "discard-from-hand", options, n, n, about, ordered, notes=notes)
    for card in chosen:
        discard_from_hand(s, who, card)
    return chosen


@cites("AHC-DIS-07")
def order_matters(who: Investigator, cards: Sequence[Printed]) -> bool:
    """Which of several events lies on top counts for whoever may have a card that plays it from there."""
    events = {card.key for card in cards if card.kind == EVENT}
    return len(events) > 1 and any(card.key in PLAYABLE_FROM_DISCARD for card in who.owned)


@cites("AHC-DIS-07")
def in_order_of_choice(who: Investigator, cards: list[PlayerCard]) -> Flow[list[PlayerCard]]:
    """Cards that are discarded together, the topmost last, as their owner likes; the fallen have no pile."""
    if who.gone or not order_matters(who, cards):
        return cards
    options = [Option(card, "discard", (card.key,)) for card in cards]
    n = len(cards)
    return (yield from choose_some(who.seat, "discard-in-which-order", options, n, n, (who.key,), in_order=True))


def discard_from_hand(s: Table, who: Investigator, card: Printed) -> None:
    who.hand.remove(card)  # type: ignore[arg-type]
    s.log("discards", who=who.key, card=card.key)
    to_discard(s, card, who.seat)

"""The only secrets of single players: what Akachi sees of the gate stack and Jacqueline of others' Conditions."""

from __future__ import annotations

from seance.engine import Block, Flow, Need, Note, Option, choose

from .clues import YES_NO, gain_clues
from .pieces import Investigator
from .possessions import open_backs
from .registers import WorldNeed, step
from .state import World

LOOKED_AT = 2
GATES_LEFT: WorldNeed = Need(
    "EH-COMPACT-01", "no-gate-in-stack", lambda s, who: bool(len(s.gate_stack) or s.gate_stack.discard)
)


def study_stack(s: World, who: Investigator, target: str) -> None:
    s.then(look_at_gates(who))


@step("look-at-gates")
def look_at_gates(s: World, who: Investigator) -> None:
    """The next two Gates of the stack; a step of its own says which comes first. Who has fallen sees none."""
    if who.gone:
        return
    if len(s.gate_stack) < LOOKED_AT:
        discards_under(s)
    gates = s.gate_stack.look(s.dice, who.seat, LOOKED_AT)
    s.log(
        "gates-seen",
        audience=(who.seat,),
        secret={"gates": [gate.key for gate in gates]},
        who=who.key,
        player=f"player-{who.seat + 1}",
    )
    if len(gates) > 1:
        s.then(order_gates(who))


def discards_under(s: World) -> None:
    """Too few are left for a look: the discarded ones are shuffled and go under them."""
    deck = s.gate_stack
    unknown = [Block((gate,), (), ()) for gate in deck.rest]
    deck.top, deck.bottom = [*unknown, *deck.top, *deck.bottom], []
    deck.rest, deck.discard = deck.discard, []


@step("order-gates")
def order_gates(s: World, who: Investigator) -> Flow[None]:
    """One goes on top of the stack, the other to the bottom; they stay as they are if who saw them has fallen."""
    if who.gone:
        return
    deck, seat = s.gate_stack, who.seat
    gates = [gate for _, known, _ in deck.known_to(seat) for gate in known][:2]
    options = [Option(gate, "put-on-top", (gate.key,)) for gate in gates]
    first = yield from choose(seat, "which-gate-on-top", options)
    deck.put_back(seat, [first], taken=1)
    for gate in gates:
        if gate is not first:
            deck.under(gate, (seat,))
    s.log("gates-ordered", who=who.key)


def notice_condition(s: World, who: Investigator) -> None:
    """Somebody else gains one that is not Common: when that is done, a step of its own asks for the look.

    Once in a round: during set-up there is none yet.
    """
    occasion = s.occasion
    assert occasion is not None
    assert occasion.card is not None
    if s.round and occasion.who is not who and "common" not in occasion.card.card.traits and who.key not in who.used:
        s.then(look_at_back(who, occasion.who.key, occasion.card.key, who.key))


@step("look-at-back")
def look_at_back(s: World, who: Investigator, whose: str, which: str, key: str) -> Flow[None]:
    """Once in a round. The card may be gone by now, and another investigator in the place of this one."""
    owner = next((one for one in s.investigators if one.key == whose and not one.gone), None)
    card = None if owner is None else owner.card(which)
    if card is None or who.gone or who.key != key or who.key in who.used:
        return
    if not (yield from choose(who.seat, "look-at-back", YES_NO, (whose, which), notes=(Note("look-and-clue"),))):
        return
    who.used.append(who.key)
    s.dice.look()
    if card.back is None:
        card.back = s.dice.roll("backs", open_backs(s, card.card))
    card.seen = tuple(sorted({*card.seen, who.seat}))
    s.log("back-seen", audience=(who.seat,), secret={"back": card.back.key}, who=who.key, card=card.key,
          player=f"player-{who.seat + 1}")  # fmt: skip
    gain_clues(s, who)

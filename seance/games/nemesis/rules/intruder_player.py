"""The first dead plays the Intruders: three cards a round, one of them a turn, each good for one of three uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from seance.engine import (
    Action,
    Bar,
    Deck,
    Dice,
    Doable,
    Flow,
    Need,
    Option,
    Target,
    choose,
    choose_some,
    cites,
    do,
    offers,
    refusals,
)

from .intruders import attack, go_through, strike
from .pieces import Crew
from .printed import ATTACKS, IntruderAction
from .registers import HUNTS, ShipNeed, nothing, step
from .state import Ship

T = TypeVar("T")

DRAWN = 3  # cards at the start of a Player Phase,
MOST = 4  # but never more than these in hand
KEPT = 1  # of them when passing


def look_ahead(deck: Deck[T], dice: Dice, seat: int, n: int) -> list[T]:
    """The next cards of a deck; when it runs out its discards lie under it. A look ends the step."""
    seen = deck.look(dice, seat, n)
    if len(seen) < n and deck.discard:
        deck.rest, deck.discard = deck.discard, []
        seen = deck.look(dice, seat, n)
    return seen


def lift(deck: Deck[T], dice: Dice, n: int) -> list[T]:
    """Take those cards from the deck."""
    return [card for _ in range(n) if (card := deck.draw(dice, secret=True)) is not None]


# ---- a round of the hunt ----------------------------------------------------------------------------------------


@cites("NEM-INTR-07", "NEM-INTR-08", "NEM-INTR-09")
def hunter_draws(s: Ship) -> None:
    """At the start of a Player Phase. Only the Intruder player sees them: it ends the step."""
    s.hunting = True
    who = s.crew[s.hunter]
    who.passed = False
    s.dice.look()
    drawn: list[IntruderAction] = []
    while len(drawn) < DRAWN and len(s.hunter_hand) + len(drawn) < MOST:
        card = s.hunter_deck.draw(s.dice)
        assert card is not None
        drawn.append(card)
    s.hunter_hand += drawn
    keys = [card.key for card in drawn]
    s.log("drew", audience=(s.hunter,), secret={"cards": keys}, crew=who.key, n=len(drawn))


# ---- a turn ----------------------------------------------------------------------------------------------------

INTRUDER_ABOARD: ShipNeed = Need("NEM-INTR-14", "no-intruder-aboard", lambda s, who: bool(s.intruders))
PREY: ShipNeed = Need("NEM-INTR-15", "no-prey", lambda s, who: any(s.fighting(one) for one in s.intruders))
OF_USE = Bar("NEM-INTR-19", "effect-useless")


def cards(s: Ship, who: Crew) -> Sequence[Target[IntruderAction]]:
    return [((card.key,), card) for card in s.hunter_hand]


@cites("NEM-INTR-11")
def hunter_turn(s: Ship, who: Crew) -> Flow[None]:
    """One card, or a pass."""
    choice = yield from choose(
        who.seat, "your-hunt", offers(HUNTER_MENU, s, who), opens="turn",
        why=lambda: refusals(HUNTER_MENU, s, who), secret=True,
    )  # fmt: skip
    s.actions = 0
    yield from do(choice.run(s, who))


@cites("NEM-INTR-13")
def play(s: Ship, who: Crew, card: IntruderAction) -> None:
    s.hunter_hand.remove(card)
    s.hunter_deck.discard.append(card)
    s.log("hunts", crew=who.key, card=card.key)


@cites("NEM-INTR-12")
def hunter_passes(s: Ship, who: Crew, _: None) -> Flow[None]:
    options = [Option(card, "keep", (card.key,)) for card in s.hunter_hand]
    kept = yield from choose_some(who.seat, "keep-hunting-card", options, 0, KEPT)
    gone = [card for card in s.hunter_hand if card not in kept]
    s.hunter_hand = kept
    s.hunter_deck.discard += gone
    if gone:
        s.log("discarded", crew=who.key, cards=[card.key for card in gone])
    who.passed = True
    s.log("passed", crew=who.key)


@step("hunter-passes")
def hunter_must_pass(s: Ship, who: Crew) -> Flow[None]:
    yield from hunter_passes(s, who, None)


# ---- Movement --------------------------------------------------------------------------------------------------


@cites("NEM-INTR-14", "NEM-INTR-25")
def move_intruder(s: Ship, who: Crew, card: IntruderAction) -> Flow[None]:
    """Any Intruder, through the corridor with the number of the card; some cards leave the corridor open."""
    play(s, who, card)
    options = [Option(one, "send", (one.key,)) for one in s.intruders]
    intruder = yield from choose(who.seat, "send-which", options)
    corridor = s.board.exits[intruder.room].get(card.corridor)
    if corridor is None:
        keys = s.board.corridor_keys
        ways = [Option(way, "send-by", (keys[way],)) for way in s.board.connected[intruder.room]]
        corridor = yield from choose(who.seat, "send-which-way", ways, (intruder.key,))
    go_through(s, [intruder], corridor)


# ---- Attack ----------------------------------------------------------------------------------------------------


@cites("NEM-INTR-15", "NEM-INTR-16", "NEM-INTR-17")
def attack_character(s: Ship, who: Crew, card: IntruderAction) -> Flow[None]:
    """The attacker and its target are chosen; then cards are looked at, of which one is resolved. Larvae need none."""
    play(s, who, card)
    options = [
        Option((intruder, target), "set-on", (intruder.key, target.key))
        for intruder in s.intruders
        for target in s.crew_in(intruder.room)
    ]
    intruder, target = yield from choose(who.seat, "set-which-on-whom", options)
    s.log("set-on", intruder=intruder.key, crew=target.key)
    if intruder.kind == "larva":
        yield from attack(s, intruder, target)
        return
    seen = look_ahead(s.attacks, s.dice, who.seat, card.attack_cards)
    s.then(choose_attack(who, len(seen), intruder.key, target.key))
    keys = [one.key for one in seen]
    s.log("attacks-seen", audience=(who.seat,), secret={"cards": keys}, crew=who.key, n=len(seen))


@step("choose-attack")
@cites("NEM-INTR-17", "NEM-INTR-18")
def choose_attack(s: Ship, who: Crew, n: int, attacker: str, target: str) -> Flow[None]:
    """The chosen card is resolved as a step of its own; the others go under the deck."""
    seen = [card for block in reversed(s.attacks.top) for card in block.cards][:n]
    options = [Option(card, "attack-with", (card.key,)) for card in seen]
    chosen = yield from choose(who.seat, "attack-with-which", options, (attacker, target))
    for card in lift(s.attacks, s.dice, n):
        if card is not chosen:
            s.attacks.under(card, (who.seat,))
    s.attacks.discard.append(chosen)
    s.then(strike_now(who, attacker, target, chosen.key))


@step("hunt-strikes")
def strike_now(s: Ship, who: Crew, attacker: str, target: str, with_card: str) -> Flow[None]:
    intruder = s.intruder(attacker)
    card = next(card for card in ATTACKS if card.key == with_card)
    assert intruder is not None
    yield from strike(s, intruder, s.who(target), card)


# ---- Effect ----------------------------------------------------------------------------------------------------


def no_effect(s: Ship, who: Crew, card: IntruderAction) -> Bar | None:
    return None if HUNTS[card.name].can(s) else OF_USE


@cites("NEM-INTR-19")
def use_effect(s: Ship, who: Crew, card: IntruderAction) -> Flow[None]:
    play(s, who, card)
    yield from do(HUNTS[card.name].run(s, who))


HUNTER_ACTIONS = (
    Action("hunt-move", move_intruder, cards, (INTRUDER_ABOARD,)),
    Action("hunt-attack", attack_character, cards, (PREY,)),
    Action("hunt-effect", use_effect, cards, (), no_effect),
)
HUNTER_MENU: tuple[Doable[Ship, Crew], ...] = (*HUNTER_ACTIONS, Action("pass", hunter_passes, nothing))

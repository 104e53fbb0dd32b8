"""Scheme cards that come and go: drawn, discarded, handed over."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, Note, Option, choose_some, cites

from .pieces import Scholar
from .printed import Scheme
from .registers import step
from .state import Expedition
from .values import value


@cites("DUN-SYMBOL-03", "DUN-SCHEME-01")
def draw_cards(s: Expedition, who: Scholar, n: int) -> None:
    """Unseen by others, except by those who knew what lay on top. It must be the last thing of its step."""
    drawn, key = 0, who.key
    for _ in range(n):
        knew = tuple([seat for seat in s.schemes.knowers() if seat != who.seat])
        card = s.schemes.draw(s.dice, secret=True)
        if card is None:
            break
        drawn += 1
        who.hand.append(card)
        who.known.learn(knew, card, who.seat)
        s.log("drew", audience=(who.seat, *knew), secret={"card": card.key}, who=key)
    if drawn:
        s.dice.look()


@step("draw-cards")
def draw_step(s: Expedition, who: Scholar, n: int) -> None:
    draw_cards(s, who, n)


@cites("DUN-EOT-02", "DUN-SCHOLAR-05", "DUN-REST-08")
def draw_up(s: Expedition, who: Scholar) -> None:
    """To the hand value; nobody ever discards down to it."""
    draw_cards(s, who, value(s, who, "hand") - len(who.hand))


def lay_down(who: Scholar, card: Scheme) -> None:
    """A card leaves a hand in sight of all."""
    who.hand.remove(card)
    who.known.gone(card)


@cites("DUN-SYMBOL-07", "DUN-SCHEME-03")
def discard(s: Expedition, who: Scholar, cards: Sequence[Scheme]) -> None:
    for card in cards:
        lay_down(who, card)
        s.schemes.discard.append(card)
    if cards:
        s.log("discarded", who=who.key, cards=[card.key for card in cards])


def discard_chosen(
    s: Expedition, who: Scholar, least: int, most: int, family: str = "", notes: tuple[Note, ...] = ()
) -> Flow[int]:  # fmt: skip
    """Cards of the owner's choice (of a family); how many they were."""
    options = [Option(card, "discard", (card.key,)) for card in who.hand if not family or card.family == family]
    cards = yield from choose_some(
        who.seat, "which-discard", options, least, most, (who.key,), secret=True, notes=notes
    )
    discard(s, who, cards)
    return len(cards)


def discard_at_random(s: Expedition, who: Scholar) -> Scheme | None:
    """A random card of the hand goes to the discard pile in sight of all."""
    if not who.hand:
        return None
    card = s.dice.roll("hand", who.hand)
    discard(s, who, [card])
    return card


def hand_over(s: Expedition, giver: Scholar, taker: Scholar, card: Scheme) -> None:
    """Only the two know which card it is."""
    giver.hand.remove(card)
    taker.hand.append(card)
    giver.known.forget(but=(taker.seat,))
    giver.known.gone(card)
    taker.known.learn((giver.seat,), card, taker.seat)
    both = (giver.seat, taker.seat)
    s.dice.look()
    s.log("card-passed", audience=both, secret={"card": card.key}, who=giver.key, to=taker.key)

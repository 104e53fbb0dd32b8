"""A bargain: two sitters show cards, one makes an offer, the other takes it, leaves it or makes one in return.

Offers are bounded and every move can be declined. Only the two see cards; the others see how many.
"""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import Flow, Note, Option, choose, choose_some, cites, terms_of

from .hands import keys
from .printed import EVENING, Card
from .state import Bargain, Parlour, Sitter


@cites("PAR-BARGAIN-01")
def open_bargain(s: Parlour, who: Sitter, partner: Sitter) -> None:
    s.bargain = Bargain(who.seat, partner.seat)
    s.bargained = True
    s.log("bargain-opened", sitter=who.key, to=partner.key)


def bargain_step(s: Parlour) -> Flow[None]:
    """One move."""
    deal = s.bargain
    assert deal is not None
    s.step = "bargain"
    yield from MOVES[deal.move](s, deal, s.sitters[deal.by], s.sitters[deal.to])


@cites("PAR-BARGAIN-01")
def show(s: Parlour, deal: Bargain, one: Sitter, other: Sitter) -> Flow[None]:
    """First the one who opened, then the other."""
    who, to = (one, other) if deal.move == "show" else (other, one)
    deal.move = "show-back" if deal.move == "show" else "give"
    options = [Option(card, "show", (card.key,)) for card in who.hand]
    notes = (Note("opened-by", (one.key,)), Note("seen-only"))
    cards = yield from choose_some(who.seat, "show", options, 0, EVENING.most_shown, (to.key,), notes=notes)
    reveal(s, who, to, cards)


def reveal(s: Parlour, who: Sitter, to: Sitter, cards: list[Card]) -> None:
    if cards:
        who.known.show((to.seat,), cards, who.seat)
        s.dice.look()
        both = (who.seat, to.seat)
        s.log("shown", audience=both, secret={"cards": keys(cards)}, sitter=who.key, to=to.key, n=len(cards))


@cites("PAR-BARGAIN-02")
def give(s: Parlour, deal: Bargain, one: Sitter, other: Sitter) -> Flow[None]:
    options = [Option(card, "give", (card.key,)) for card in one.hand]
    notes = (Note("offer-of", (str(deal.offers + 1), str(EVENING.offers))),)
    deal.give = yield from choose_some(one.seat, "give", options, 0, EVENING.most_shown, (other.key,), notes=notes)
    deal.move = "want"
    reveal(s, one, other, deal.give)


@cites("PAR-BARGAIN-02")
def want(s: Parlour, deal: Bargain, one: Sitter, other: Sitter) -> Flow[None]:
    """Only what one knows the other to hold can be asked for. An offer of nothing for nothing ends the bargain."""
    options = [Option(card, "want", (card.key,)) for card in other.known.known(one.seat)]
    notes = (Note("you-give", tuple(keys(deal.give))) if deal.give else Note("you-give-nothing"),)
    deal.want = yield from choose_some(
        one.seat, "want", options, 0, EVENING.most_shown, (other.key,), secret=True, notes=notes
    )
    if not deal.give and not deal.want:
        close(s)
        return
    deal.offers += 1
    deal.move = "answer"
    other.known.show((one.seat,), deal.want, other.seat, counted=False)
    terms = {"give": keys(deal.give), "want": keys(deal.want)}
    s.dice.look()
    s.log("offered", audience=(one.seat, other.seat), secret=terms, sitter=one.key, to=other.key)


@cites("PAR-BARGAIN-03")
def answer(s: Parlour, deal: Bargain, one: Sitter, other: Sitter) -> Flow[None]:
    options = [Option("refuse", "refuse"), Option("accept", "accept")]
    if deal.offers < EVENING.offers:
        options.append(Option("counter", "counter"))
    terms = terms_of(keys(deal.give), keys(deal.want))
    said = yield from choose(other.seat, "answer-offer", options, (one.key,), notes=terms)
    s.log("answered", sitter=other.key, answer=said)
    if said == "counter":
        deal.by, deal.to, deal.move, deal.give, deal.want = other.seat, one.seat, "give", [], []
    else:
        if said == "accept":
            swap(s, deal, one, other)
        close(s)


@cites("PAR-BARGAIN-04")
def swap(s: Parlour, deal: Bargain, one: Sitter, other: Sitter) -> None:
    for giver, taker, cards in ((one, other, deal.give), (other, one, deal.want)):
        for card in cards:
            hand_over(giver, taker, card)
    s.log("swapped", sitter=one.key, to=other.key, given=len(deal.give), taken=len(deal.want))


def hand_over(giver: Sitter, taker: Sitter, card: Card) -> None:
    """The two know where it is; the others only know that some card has gone over."""
    giver.hand.remove(card)
    taker.hand.append(card)
    giver.known.forget(but=(taker.seat,))
    giver.known.gone(card)
    taker.known.learn((giver.seat,), card, taker.seat)


def close(s: Parlour) -> None:
    s.bargain = None
    s.log("bargain-closed")


Move = Callable[[Parlour, Bargain, Sitter, Sitter], Flow[None]]
MOVES: dict[str, Move] = {"show": show, "show-back": show, "give": give, "want": want, "answer": answer}

"""Trade: show, offer, answer, counter-offer. Nobody learns more than a player chooses to show.

Everybody in the room may first show Items; then each makes an offer to one other, who takes it, leaves it or answers
with a counter-offer, round after round, until one in which nothing changes hands. What a seat may ask for is what it
knows the other to carry.
"""

from __future__ import annotations

from seance.engine import Flow, Option, choose, choose_some, cites, terms_of

from .belongings import fit_hands, loosen, others, out_of_sight
from .pieces import Crew, Held
from .printed import Item, QuestItem
from .registers import step
from .state import Bargain, Ship

Goods = Item | Held


@cites("NEM-BAS-11", "NEM-BAS-14")
def open_trade(s: Ship, who: Crew) -> None:
    """Everybody in the room takes part, beginning with the player who took the action."""
    room = [one.seat for one in s.crew_in(who.room)]
    at = room.index(who.seat)
    room = room[at:] + room[:at]
    s.bargain = Bargain(room, room[:])
    s.then(trade_step())
    s.log("trade-opened", crew=who.key)


@step("trade")
@cites("NEM-BAS-11", "NEM-BAS-13")
def trade_step(s: Ship) -> Flow[None]:
    """One move: a seat shows, offers, or answers. The next comes once an offer is complete and hands hold it all."""
    deal, depth = s.bargain, len(s.stack)
    assert deal is not None
    if deal.to >= 0:
        yield from answer(s, deal)
    elif deal.queue:
        who = s.crew[deal.queue.pop(0)]
        yield from show(s, deal, who) if deal.round == 0 else offer(s, deal, who)
    elif deal.round == 0 or deal.moved:
        deal.round += 1
        deal.moved = False
        deal.queue = deal.room[:]
    else:
        close(s, deal)
    if s.bargain is not None:
        s.beneath(depth, trade_step())


@cites("NEM-BAS-12")
def show(s: Ship, deal: Bargain, who: Crew) -> Flow[None]:
    hidden: list[Goods] = list(who.items)
    reveal(s, deal, who, [item for item in (yield from pick(who, "show", hidden, None)) if isinstance(item, Item)])


def reveal(s: Ship, deal: Bargain, who: Crew, items: list[Item]) -> None:
    """Those in the room see the Items; the others see how many were shown."""
    if items:
        who.known.show([seat for seat in deal.room if seat != who.seat], items, who.seat)
        s.dice.look()  # what was shown cannot be unseen: undo stops here
        keys = [item.key for item in items]
        s.log("shown", audience=tuple(deal.room), secret={"items": keys}, crew=who.key, n=len(items))


def pick(who: Crew, verb: str, goods: list[Goods], partner: Crew | None) -> Flow[list[Goods]]:
    options = [Option(thing, verb, (thing.key,)) for thing in goods]
    about = () if partner is None else (partner.key,)
    return (yield from choose_some(who.seat, f"trade-{verb}", options, 0, len(options), about, secret=True))


@cites("NEM-QUEST-04")
def goods_of(who: Crew) -> list[Goods]:
    """A Quest card is no Item before it is turned over."""
    return [*who.items, *who.hands]


def known_goods(who: Crew, seat: int) -> list[Goods]:
    """What a seat knows somebody to carry."""
    return [*who.known.known(seat), *who.hands]


@cites("NEM-BAS-14", "NEM-BAS-15")
def offer(s: Ship, deal: Bargain, who: Crew) -> Flow[None]:
    """Name a partner, what you give and what you want; either may be nothing, but not both."""
    partners: list[Option[Crew | None]] = [Option(None, "pass")]
    for seat in deal.room:
        other = s.crew[seat]
        if other is not who and (goods_of(who) or known_goods(other, who.seat)):
            partners.append(Option(other, "trade-with", (other.key,)))
    partner = yield from choose(who.seat, "trade-offer", partners)
    if partner is not None:
        yield from propose(s, deal, who, partner)


def propose(s: Ship, deal: Bargain, who: Crew, partner: Crew) -> Flow[None]:
    """What is given is shown at once; what is wanted for it is the next step: those elsewhere hear of neither."""
    give = yield from pick(who, "give", goods_of(who), partner)
    reveal(s, deal, who, [thing for thing in give if isinstance(thing, Item)])
    deal.by, deal.to, deal.give = who.seat, partner.seat, [thing.key for thing in give]
    s.then(ask_in_return(who))


@step("trade-want")
def ask_in_return(s: Ship, who: Crew) -> Flow[None]:
    """An offer of nothing for nothing is none."""
    deal = s.bargain
    assert deal is not None
    partner = s.crew[deal.to]
    want = yield from pick(who, "want", known_goods(partner, who.seat), partner)
    deal.want = [thing.key for thing in want]
    if not deal.give and not deal.want:
        clear(deal)
        return
    terms = {"give": deal.give, "want": deal.want}
    s.log("offered", audience=tuple(deal.room), secret=terms, crew=who.key, to=partner.key)


def clear(deal: Bargain) -> None:
    """No offer is open."""
    deal.counter, deal.by, deal.to, deal.give, deal.want = False, -1, -1, [], []


@cites("NEM-BAS-13")
def answer(s: Ship, deal: Bargain) -> Flow[None]:
    who, other = s.crew[deal.to], s.crew[deal.by]
    options = [Option("refuse", "refuse"), Option("accept", "accept"), Option("counter", "counter")]
    said = yield from choose(who.seat, "trade-answer", options, (other.key,), notes=terms_of(deal.give, deal.want))
    s.log("trade-answered", crew=who.key, answer=said)
    if said == "counter":
        clear(deal)
        deal.counter = True
        yield from propose(s, deal, who, other)
        return
    if said == "accept":
        swap(s, deal, other, who)
    clear(deal)


@cites("NEM-BAS-13", "NEM-BAS-15")
def swap(s: Ship, deal: Bargain, one: Crew, two: Crew) -> None:
    for giver, taker, keys in ((one, two, deal.give), (two, one, deal.want)):
        for key in keys:
            hand_over(s, deal, giver, taker, key)
    loosen(one)
    loosen(two)
    deal.moved = deal.ever = True
    s.log("swapped", crew=one.key, to=two.key, given=len(deal.give), taken=len(deal.want))
    fit_hands(s, one)
    fit_hands(s, two)


@cites("NEM-BAS-16")
def hand_over(s: Ship, deal: Bargain, giver: Crew, taker: Crew, key: str) -> None:
    """Those in the room know who has it now; who is elsewhere only knows that some Item of this colour went over.

    A weapon goes with its ammo. A Quest Item is known by its back, the quest.
    """
    held = next((held for held in giver.hands if held.key == key), None)
    if held is not None:
        giver.hands.remove(held)
        taker.hands.append(held)
        s.log("handed-over", crew=giver.key, to=taker.key, thing=key)
        return
    item = next(item for item in giver.items if item.key == key)
    giver.items.remove(item)
    taker.items.append(item)
    giver.known.gone(item)
    if isinstance(item, QuestItem):
        taker.known.learn(others(s, taker), item, taker.seat)
        return
    out_of_sight(giver, item, but=tuple(deal.room))
    taker.known.learn([seat for seat in deal.room if seat != taker.seat], item, taker.seat)


@cites("NEM-BAS-13")
def close(s: Ship, deal: Bargain) -> None:
    """A Trade that moved nothing was not performed: its cost comes back, but not a second try this turn."""
    who = s.crew[deal.room[0]]
    if not deal.ever:
        s.bargained = True
        s.actions += 1
        for card in deal.paid:
            who.deck.discard.remove(card)
            who.hand.append(card)
        s.log("trade-void", crew=who.key)
    s.bargain = None

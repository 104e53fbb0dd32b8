"""What a seat must imagine: everything hidden from it is dealt again, from what it knows and nothing else."""

from __future__ import annotations

from seance.engine import Dice, Told, key_of

from .printed import CARDS, SPIRITS, Card
from .table import Parlour, Sitter

SHOWS = ("discarded", "played", "played-at", "replied", "reflex")  # what tells all of cards that leave a hand


def imagine(s: Parlour, seat: int, stream: Dice, heard: list[Told]) -> None:
    imagine_spirits(s, seat, stream, heard)
    imagine_pushes(s, seat, stream, heard)
    imagine_cards(s, seat, stream, heard)
    imagine_bargain(s, seat, stream)


def imagine_spirits(s: Parlour, seat: int, stream: Dice, heard: list[Told]) -> None:
    """Who waits behind the veils at which only others have looked; what has been unveiled since stays."""
    came = {told.args["veil"]: told.args["spirit"] for told in heard if told.event == "unveiled"}
    dark = [veil for veil in s.veils if veil.spirit is not None and not veil.open and seat not in veil.seats]
    pool = s.spirits + [veil.spirit for veil in dark if veil.spirit is not None]
    pool.sort(key=key_of)
    for veil in dark:
        if veil.key in came:
            veil.spirit = SPIRITS[str(came[veil.key])]
            pool.remove(veil.spirit)
    later = [SPIRITS[str(spirit)] for veil, spirit in came.items() if veil not in [one.key for one in dark]]
    free = [spirit for spirit in pool if spirit not in later]  # the others come up only after this
    for veil in dark:
        if veil.key not in came:
            veil.spirit = stream.take("spirits", free)
            pool.remove(veil.spirit)
    s.spirits[:] = pool


def imagine_pushes(s: Parlour, seat: int, stream: Dice, heard: list[Told]) -> None:
    """Who pushes the planchette, while it has not moved."""
    if s.phase != "planchette-moves":
        return
    moved = next((told.args["sitters"] for told in heard if told.event == "planchette-moved"), None)
    for who in s.present():
        if who.seat != seat:
            push = who.key in moved if isinstance(moved, list) else stream.roll("pushes", (False, True))
            if push != (who.seat in s.pushes):
                s.pushes = [*s.pushes, who.seat] if push else [one for one in s.pushes if one != who.seat]
    s.pushes = [who.seat for who in s.present() if who.seat in s.pushes]


def imagine_cards(s: Parlour, seat: int, stream: Dice, heard: list[Told]) -> None:
    """Others' hands, their offerings, and the deck. What they have shown since the mark they had already then."""
    others = [who for who in s.sitters if who.seat != seat]
    pool = s.deck.hidden(seat)
    for who in others:
        pool += who.known.hidden(seat, who.hand) + s.offered.get(who.seat, [])
    pool.sort(key=key_of)
    shown = {who.seat: shown_by(who, heard) for who in others}
    offered = {who.seat: cards_in(heard, "offering", who) for who in others}
    for who in others:
        known = who.known.known(seat)
        new: list[Card] = []
        for card in shown[who.seat]:
            if card in known:
                known.remove(card)
            else:
                new.append(card)
        shown[who.seat] = new
    for cards in (*shown.values(), *offered.values()):
        for card in cards:
            pool.remove(card)
    for who in others:
        deal_hand(who, seat, shown[who.seat], pool, stream)
        if who.seat in s.offered:
            there = s.offered[who.seat]
            there[:] = offered[who.seat] or [stream.take("offered", pool) for _ in there]
            pool.sort(key=key_of)
    s.deck.deal(seat, pool, stream)


def deal_hand(who: Sitter, seat: int, shown: list[Card], pool: list[Card], stream: Dice) -> None:
    """For the deal what has been shown since counts as known."""
    before = who.known.of.get(seat, [])[:]
    for card in shown:
        who.known.learn((seat,), card)
    who.known.deal(seat, who.hand, pool, stream)
    if shown:
        who.known.of[seat] = before


def shown_by(who: Sitter, heard: list[Told]) -> list[Card]:
    """The cards that have left this hand in sight of all."""
    return [card for event in SHOWS for card in cards_in(heard, event, who)]


def cards_in(heard: list[Told], event: str, who: Sitter) -> list[Card]:
    found: list[Card] = []
    for told in heard:
        if told.event == event and told.args["sitter"] == who.key:
            cards = told.args.get("cards", [told.args.get("card")])
            found += [CARDS[str(card)] for card in cards] if isinstance(cards, list) else []
    return found


def imagine_bargain(s: Parlour, seat: int, stream: Dice) -> None:
    """Who is not part of it knows only how many cards are meant: any that the other is known to have seen."""
    deal = s.bargain
    if deal is None or seat in (deal.by, deal.to):
        return
    by, to = s.sitters[deal.by], s.sitters[deal.to]
    for cards, seen in ((deal.give, by.known.known(to.seat)), (deal.want, to.known.known(by.seat))):
        seen.sort(key=key_of)
        cards[:] = [stream.take("bargain", seen) for _ in cards]

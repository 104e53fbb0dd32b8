"""What a seat must imagine: everything hidden from it is dealt again, from what it knows and nothing else."""

from __future__ import annotations

from seance.engine import Dice, Plain, Told, key_of

from .printed import CARDS, SPIRITS, Card
from .table import Parlour, Sitter

SHOWS = ("discarded", "played", "played-at", "replied", "reflex")  # what tells all of cards that leave a hand


def imagine(s: Parlour, seat: int, stream: Dice, heard: list[Told]) -> None:
    imagine_spirits(s, seat, stream, heard)
    imagine_pushes(s, seat, stream, heard)
    imagine_cards(s, seat, stream, heard)
    imagine_bargain(s, seat, stream)


def imagine_spirits(s: Parlour, seat: int, stream: Dice, heard: list[Told]) -> None:
    """Who waits behind the veils at which only others have looked; who has come out since was there all the time."""
    came = {str(told.args["veil"]): SPIRITS[str(told.args["spirit"])] for told in heard if told.event == "unveiled"}
    dark = [veil for veil in s.veils if veil.spirit is not None and not veil.open and seat not in veil.seats]
    pool = sorted([*s.spirits, *[veil.spirit for veil in dark if veil.spirit is not None]], key=key_of)
    free = [spirit for spirit in pool if spirit not in came.values()]
    for veil in dark:
        veil.spirit = came[veil.key] if veil.key in came else stream.take("spirits", free)
        pool.remove(veil.spirit)
    s.spirits[:] = pool


def imagine_pushes(s: Parlour, seat: int, stream: Dice, heard: list[Told]) -> None:
    """Who pushes the planchette, while it has not moved."""
    if s.phase == "planchette-moves":
        moved = [words(told.args["sitters"]) for told in heard if told.event == "planchette-moved"]
        pushes = [who.seat for who in s.present() if (who.key in moved[0] if moved else stream.roll("pushes", (0, 1)))]
        s.pushes = [who.seat for who in s.present() if who.seat in (s.pushes if who.seat == seat else pushes)]


def imagine_cards(s: Parlour, seat: int, stream: Dice, heard: list[Told]) -> None:
    """Others' hands, their offerings, and the deck. What they have shown since the mark they had already then."""
    others = [who for who in s.sitters if who.seat != seat]
    pool = s.deck.hidden(seat)
    for who in others:
        pool += who.known.hidden(seat, who.hand) + s.offered.get(who.seat, [])
    shown = {who.seat: shown_by(who, seat, heard) for who in others}
    opened = {who.seat: cards_in(heard, who, "offering") for who in others}
    for card in [card for cards in (*shown.values(), *opened.values()) for card in cards]:
        pool.remove(card)
    for who in others:
        deal_hand(who, seat, shown[who.seat], pool, stream)
        offered = s.offered.get(who.seat, [])
        offered[:] = opened[who.seat] or [stream.take("offered", pool) for _ in offered]
    s.deck.deal(seat, pool, stream)


def deal_hand(who: Sitter, seat: int, shown: list[Card], pool: list[Card], stream: Dice) -> None:
    """For the deal, what has been shown since counts as known."""
    before = who.known.of.get(seat, [])[:]
    for card in shown:
        who.known.learn((seat,), card)
    who.known.deal(seat, who.hand, pool, stream)
    if shown:
        who.known.of[seat] = before


def shown_by(who: Sitter, seat: int, heard: list[Told]) -> list[Card]:
    """The cards that have left this hand in sight of all, but for those of which the seat knew."""
    known = who.known.known(seat)
    shown: list[Card] = []
    for card in cards_in(heard, who, *SHOWS):
        if card in known:
            known.remove(card)
        else:
            shown.append(card)
    return shown


def cards_in(heard: list[Told], who: Sitter, *events: str) -> list[Card]:
    found = [told.args for told in heard if told.event in events and told.args["sitter"] == who.key]
    return [CARDS[card] for args in found for card in words(args["cards"] if "cards" in args else args["card"])]


def words(said: Plain) -> list[str]:
    return [str(word) for word in said] if isinstance(said, list) else [str(said)]


def imagine_bargain(s: Parlour, seat: int, stream: Dice) -> None:
    """Who is not part of it knows only how many cards are meant: any that the other is known to have seen."""
    deal = s.bargain
    if deal is None or seat in (deal.by, deal.to):
        return
    by, to = s.sitters[deal.by], s.sitters[deal.to]
    for cards, seen in ((deal.give, by.known.known(to.seat)), (deal.want, to.known.known(by.seat))):
        seen.sort(key=key_of)
        cards[:] = [stream.take("bargain", seen) for _ in cards]

"""What a seat must imagine: everything hidden from it is dealt again, from what it knows and nothing else."""

from __future__ import annotations

from seance.engine import Dice, Plain, Told, key_of
from seance.games.parlour.rules.printed import CARDS, EVENING, SPIRITS, Card
from seance.games.parlour.rules.state import Parlour, Sitter

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
        moved = [words(told.args["sitters"]) for told in heard if told.event.startswith("planchette-")]
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
        who.known.deal(seat, who.hand, pool, stream, shown[who.seat])
        offered = s.offered.get(who.seat, [])
        offered[:] = opened[who.seat] or [stream.take("offered", pool) for _ in offered]
    s.deck.deal(seat, pool, stream)
    s.sitters[seat].known.retell(seat, s.sitters[seat].hand, stream)


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
    """The two know the cards. The others know how many are offered, and nothing of what is wanted for them."""
    deal = s.bargain
    if deal is None:
        return
    by, to = s.sitters[deal.by], s.sitters[deal.to]
    if seat not in (by.seat, to.seat):
        deal.give = some_of(by.hand[:], len(deal.give), stream)
        if deal.move == "answer":
            least, most = 0 if deal.give else 1, min(len(to.hand), EVENING.most_shown)
            deal.want = some_of(to.hand[:], stream.roll("wanted", range(least, most + 1)), stream)
    let_know(to, by, deal.give)
    let_know(by, to, deal.want)


def let_know(who: Sitter, of: Sitter, cards: list[Card]) -> None:
    """Nobody else can be surer of it than before."""
    sure = of.known.sure.copy()
    of.known.show((who.seat,), cards, of.seat)
    of.known.sure = {seat: sure.get(seat, 0) for seat in of.known.of}


def some_of(cards: list[Card], n: int, stream: Dice) -> list[Card]:
    cards.sort(key=key_of)
    return [stream.take("bargain", cards) for _ in range(n)]

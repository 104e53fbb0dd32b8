"""What a seat must imagine: hands, decks, the clan card and the bag, dealt again from nothing but what it knows."""

from __future__ import annotations

from seance.engine import Dice, Plain, Told, cites
from seance.games.dungeontology.rules.alert import row
from seance.games.dungeontology.rules.pieces import Scholar
from seance.games.dungeontology.rules.printed import SCHEMES, Scheme
from seance.games.dungeontology.rules.state import Expedition

SHOWS = ("discarded", "played-main", "played-main-on", "played-secondary", "played-secondary-on", "responded")


def imagine(s: Expedition, seat: int, stream: Dice, heard: list[Told]) -> None:
    imagine_cards(s, seat, stream, heard)
    for deck in s.tiles:
        deck.deal_again(seat, stream)
    imagine_clan(s, seat, stream)
    imagine_bag(s, heard)


@cites("DUN-KNOW-03")
def imagine_clan(s: Expedition, seat: int, stream: Dice) -> None:
    """Who has not seen the clan card knows only what everybody can tell."""
    if seat not in s.clan_seen:
        s.clan = stream.roll("clan", s.clans)


def imagine_cards(s: Expedition, seat: int, stream: Dice, heard: list[Told]) -> None:
    """Others' hands and the deck. What they have shown since the mark they had already then."""
    others = [who for who in s.scholars if who.seat != seat]
    pool = s.schemes.hidden(seat)
    for who in others:
        pool += who.known.hidden(seat, who.hand)
    shown = {who.seat: shown_by(who, seat, heard) for who in others}
    for cards in shown.values():
        for card in cards:
            pool.remove(card)
    for who in others:
        who.known.deal(seat, who.hand, pool, stream, shown[who.seat])
    s.schemes.deal(seat, pool, stream)
    s.scholars[seat].known.retell(seat, s.scholars[seat].hand, stream)


def shown_by(who: Scholar, seat: int, heard: list[Told]) -> list[Scheme]:
    """The cards that have left this hand in sight of all, but for those of which the seat knew."""
    known = who.known.known(seat)
    shown: list[Scheme] = []
    for told in heard:
        if told.event in SHOWS and told.args["who"] == who.key:
            for key in words(told.args["cards"] if "cards" in told.args else told.args["card"]):
                card = SCHEMES[key]
                if card in known:
                    known.remove(card)
                else:
                    shown.append(card)
    return shown


def words(said: Plain) -> list[str]:
    return [str(word) for word in said] if isinstance(said, list) else [str(said)]


@cites("DUN-UNIV-05")
def imagine_bag(s: Expedition, heard: list[Told]) -> None:
    """Filled anew as printed, so that nobody counts it; what has come out since the mark was in it."""
    drawn = [told.args for told in heard if told.event == "students-drawn"]
    students, omegas = sum([number(one["n"]) for one in drawn]), sum([number(one["omegas"]) for one in drawn])
    if s.panic is not None:
        most, lone, omegas = s.panic.students * s.seats, 1, 1
    else:
        lowest = row(s) or s.alert
        assert lowest is not None
        most, lone = lowest.students * s.seats, lowest.omegas
    hidden = s.bag_students + s.reserve
    s.bag_students = min(max(most, students), hidden)
    s.reserve = hidden - s.bag_students
    s.bag_omegas = min(max(lone, omegas), s.bag_omegas + s.omegas_left)


def number(said: Plain) -> int:
    assert isinstance(said, int)
    return said

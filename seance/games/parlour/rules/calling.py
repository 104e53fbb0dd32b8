"""Spirits: looking behind a veil, and calling the one who waits there."""

from __future__ import annotations

from seance.engine import Flow, Note, Odds, Option, Preview, Procedure, choose_some, cites, unless_replaced, with_seat

from .candles import burn
from .faith import hear_enough
from .hands import discard, worth
from .moments import Circle, Moment
from .printed import DIE, EVENING, SPIRITS, Spirit
from .state import Contact, Parlour, Sitter, Veil

PRICE = EVENING.price


@cites("PAR-SPIRIT-01")
def peer(s: Parlour, who: Sitter, veil: Veil) -> None:
    """Only this sitter sees who waits there, and remembers it."""
    s.dice.look()
    if veil.spirit is None:
        veil.spirit = s.dice.take("spirits", s.spirits)
    veil.seats = with_seat(veil.seats, who.seat)
    s.log("peered", audience=(who.seat,), secret={"spirit": veil.spirit.key}, sitter=who.key, veil=veil.key)


def open_veil(s: Parlour, veil: Veil) -> Spirit:
    """For all to see."""
    if veil.spirit is None:
        veil.spirit = s.dice.take("spirits", s.spirits)
    elif not veil.open:
        s.dice.came("spirits", veil.spirit)
    if not veil.open:
        veil.open = True
        s.log("unveiled", veil=veil.key, spirit=veil.spirit.key)
    return veil.spirit


@cites("PAR-SPIRIT-03")
def call(s: Parlour, who: Sitter, veil: Veil) -> Flow[None]:
    """Two cards are the price; their power carries the call."""
    options = [Option(card, "pay", (card.key,)) for card in who.hand]
    paid = yield from choose_some(
        who.seat, "pay", options, PRICE, PRICE, (veil.key,), secret=True, notes=what_it_takes(s, who, veil),
        preview=worth,
    )  # fmt: skip
    s.log("called", sitter=who.key, veil=veil.key)
    discard(s, who, paid)
    s.contact = Contact(who.seat, s.veils.index(veil), sum([card.power for card in paid]))


@cites("PAR-SPIRIT-03", "PAR-SPIRIT-04")
def contact_step(s: Parlour) -> Flow[None]:
    """The veil lifts, the die is rolled; power and die must reach the voice of the spirit."""
    contact = s.contact
    assert contact is not None
    s.step = "contact"
    who, veil = s.sitters[contact.seat], s.veils[contact.veil]
    spirit = open_veil(s, veil)
    contact.die = s.dice.roll("die", DIE)
    s.log("rolled", sitter=who.key, die=contact.die, procedure=Procedure("roll", (("die", contact.die),), contact.die))
    yield from unless_replaced(Circle(s), Moment("when-rolled", who, contact=contact), lambda: None)
    came = contact.power + contact.die >= spirit.voice
    parts = (("power", contact.power), ("die", contact.die), ("voice", spirit.voice))
    s.log("contact", sitter=who.key, spirit=spirit.key, came=came, procedure=Procedure("test", parts, came))
    if came:
        veil.owner = who.seat
        s.contact = None
        hear_enough(s, who)
    else:
        s.contact = None
        yield from burn(s, who, s.mood.draught)


def could_be(s: Parlour, who: Sitter, veil: Veil) -> list[Spirit]:
    """Who may wait there, as far as this sitter knows."""
    if veil.spirit is not None and (veil.open or who.seat in veil.seats):
        return [veil.spirit]
    seen = [one.spirit for one in s.veils if one.open or who.seat in one.seats]
    return [spirit for spirit in SPIRITS.values() if spirit not in seen]


@cites("PAR-SPIRIT-03", "PAR-SPIRIT-04")
def what_it_takes(s: Parlour, who: Sitter, veil: Veil) -> tuple[Note, ...]:
    """Voice and price of a failure, as far as this sitter knows who waits there."""
    voices = [spirit.voice for spirit in could_be(s, who, veil)]
    least, most = str(min(voices)), str(max(voices))
    needed = Note("voice", (least,)) if least == most else Note("voice-between", (least, most))
    return needed, Note("call-fails", (str(s.mood.draught),))


@cites("PAR-SPIRIT-04")
def odds_of(s: Parlour, who: Sitter, veil: Veil) -> Preview:
    """With the two strongest cards."""
    power = sum(sorted([card.power for card in who.hand])[-PRICE:])
    spirits = could_be(s, who, veil)
    ways = sum([power + die >= spirit.voice for spirit in spirits for die in DIE])
    share = round(ways / (len(spirits) * len(DIE)), 3)
    return Preview(cost=PRICE, odds=(Odds("contact", share),), danger=share < 1 and who.light <= s.mood.draught)

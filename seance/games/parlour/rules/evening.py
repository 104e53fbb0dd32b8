"""The evening, round by round: the planchette, the turns, the circle, and the clock."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import (
    Ask,
    Deed,
    Flow,
    Group,
    Note,
    Option,
    Preview,
    choose_some_together,
    choose_together,
    cites,
    unless_replaced,
    window,
)

from .actions import take_action
from .candles import burn
from .faith import gain_faith
from .hands import discard_to_limit, draw_card, keys, worth
from .moments import Circle, Moment
from .printed import EVENING
from .state import Parlour, Sitter


@cites("PAR-ROUND-01", "PAR-SPIRIT-06")
def deal_step(s: Parlour) -> None:
    s.step = "round-begins"
    s.log("round-begins", round=s.round, hour=s.hour, sitter=s.present()[0].key)
    s.phase = "planchette"
    for veil in s.veils:
        veil.used = False
    for who in s.present():
        draw_card(s, who)


# ---- the planchette ------------------------------------------------------------------------------------------------


@cites("PAR-PLANCHETTE-01")
def planchette_step(s: Parlour) -> Flow[None]:
    """All decide at once and unseen whether to push; what they did comes out in the next step."""
    s.step = "planchette"
    there = s.present()
    ways = [Option(False, "wait"), Option(True, "push")]
    asks = [Ask(who.seat, "planchette", ways, preview=at_the_planchette) for who in there]
    pushed = yield from choose_together(asks)
    s.pushes = [who.seat for who, push in zip(there, pushed, strict=True) if push]
    s.phase = "planchette-moves"


def at_the_planchette(way: Option[object]) -> Preview:
    """What comes of it hangs on the others."""
    return Preview(notes=(Note("push", (str(EVENING.push),)) if way.value else Note("wait"),))


@cites("PAR-PLANCHETTE-02", "PAR-PLANCHETTE-03", "PAR-PLANCHETTE-04")
def planchette_moves_step(s: Parlour) -> Flow[None]:
    s.step = "planchette"
    pushers = [s.sitters[seat] for seat in s.pushes]
    s.pushes = []
    s.phase, s.turn = "turn", s.present()[0].seat
    begin_turn(s)
    s.log("planchette-moved" if pushers else "planchette-still", sitters=[who.key for who in pushers])
    if not pushers:
        yield from strike(s)
    elif len(pushers) == 1:
        for _ in range(EVENING.push):
            draw_card(s, pushers[0])
    else:
        for who in pushers:
            yield from burn(s, who, 1)


# ---- turns ---------------------------------------------------------------------------------------------------------


def begin_turn(s: Parlour) -> None:
    s.actions = EVENING.actions
    s.bargained = False


@cites("PAR-TURN-01", "PAR-CANDLE-03")
def turn_step(s: Parlour) -> Flow[None]:
    s.step = "turn"
    who = s.sitters[s.turn]
    if s.actions and not who.gone:
        yield from take_action(s, who)
    else:
        s.phase = "limit"


@cites("PAR-ROUND-01", "PAR-HAND-04")
def limit_step(s: Parlour) -> Flow[None]:
    s.step = "turn"
    yield from discard_to_limit(s, s.sitters[s.turn])
    waiting = [who.seat for who in s.after(s.turn)]
    if waiting:
        s.phase, s.turn = "turn", waiting[0]
        begin_turn(s)
    else:
        s.phase = "circle"


# ---- the circle ----------------------------------------------------------------------------------------------------


@cites("PAR-CIRCLE-01")
def circle_step(s: Parlour) -> Flow[None]:
    """All lay cards face down at once."""
    s.step = "circle"
    there = s.present()
    needed = (Note("circle-needs", (str(s.mood.demand * len(there)), str(s.mood.draught))), Note("circle-most"))
    groups = [
        Group(
            who.seat, "circle", [Option(card, "offer", (card.key,)) for card in who.hand], 0, EVENING.most_laid,
            preview=worth, notes=needed,
        )
        for who in there
    ]  # fmt: skip
    given = yield from choose_some_together(groups)
    for who, cards in zip(there, given, strict=True):
        s.offered[who.seat] = cards
        for card in cards:
            who.hand.remove(card)
        if cards:
            who.known.forget()
    s.phase = "circle-opens"


@cites("PAR-CIRCLE-01", "PAR-CIRCLE-02", "PAR-CIRCLE-03")
def circle_opens_step(s: Parlour) -> None:
    s.step = "circle"
    powers = {seat: sum([card.power for card in cards]) for seat, cards in s.offered.items()}
    for seat, cards in s.offered.items():
        s.log("offering", sitter=s.sitters[seat].key, cards=keys(cards), power=powers[seat])
        s.deck.discard += cards
    s.offered = {}
    demand = s.mood.demand * len(powers)
    holds = sum(powers.values()) >= demand
    s.log("circle", power=sum(powers.values()), demand=demand, holds=holds)
    if not holds:
        s.phase, s.queue = "draught", [who.seat for who in s.present()]
        return
    s.phase = "hour"
    most = [seat for seat in powers if powers[seat] == max(powers.values())]
    if len(most) == 1:
        gain_faith(s, s.sitters[most[0]])


@cites("PAR-CIRCLE-03")
def draught_step(s: Parlour) -> Flow[None]:
    """One sitter after the other."""
    s.step = "circle"
    who = s.sitters[s.queue.pop(0)]
    if not s.queue:
        s.phase = "hour"
    yield from burn(s, who, s.mood.draught)


# ---- the clock -----------------------------------------------------------------------------------------------------


@cites("PAR-ROUND-02")
def hour_step(s: Parlour) -> Flow[None]:
    s.step = "hour"
    s.phase = "deal"
    s.round += 1
    yield from strike(s)
    s.lead = s.left_of(s.sitters[s.lead]).seat


def strike(s: Parlour) -> Flow[None]:
    lead = s.present()[0]
    yield from unless_replaced(Circle(s), Moment("would-strike", lead), lambda: struck(s, lead))


@cites("PAR-ROUND-02", "PAR-END-02")
def struck(s: Parlour, lead: Sitter) -> Flow[None]:
    s.hour += 1
    s.log("struck", hour=s.hour)
    if s.hour == EVENING.midnight:
        s.log("midnight")
        raise s.over("midnight")
    yield from window(Circle(s), Moment("hour-struck", lead))


STEPS: dict[str, Callable[[Parlour], Deed]] = {
    "deal": deal_step, "planchette": planchette_step, "planchette-moves": planchette_moves_step, "turn": turn_step,
    "limit": limit_step, "circle": circle_step, "circle-opens": circle_opens_step, "draught": draught_step,
    "hour": hour_step,
}  # fmt: skip

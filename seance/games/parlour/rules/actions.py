"""The turn: two actions from one list, which also says why the others cannot be taken."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import (
    Action,
    Bar,
    Doable,
    Flow,
    Need,
    Note,
    Preview,
    Target,
    choose,
    cites,
    do,
    offers,
    preview_of,
    refusals,
)

from .bargain import open_bargain
from .calling import PRICE, call, odds_of, peer
from .hands import draw_card
from .printed import EVENING, SHORT, Card
from .stack import Rite, play
from .state import Parlour, Sitter, Veil

ParlourNeed = Need[Parlour, Sitter]
Aimed = tuple[Card, Sitter]


def nothing(s: Parlour, who: Sitter) -> Sequence[Target[None]]:
    return [((), None)]


def veils(s: Parlour, who: Sitter) -> Sequence[Target[Veil]]:
    return [((veil.key,), veil) for veil in s.veils if veil.owner < 0]


def others(s: Parlour, who: Sitter) -> Sequence[Target[Sitter]]:
    return [((other.key,), other) for other in s.present(who.seat) if other is not who]


def cards(s: Parlour, who: Sitter) -> Sequence[Target[Card]]:
    return [((card.key,), card) for card in dict.fromkeys(who.hand) if not card.aim]


def aimed_cards(s: Parlour, who: Sitter) -> Sequence[Target[Aimed]]:
    aimed = [card for card in dict.fromkeys(who.hand) if card.aim]
    return [((card.key, other.key), (card, other)) for card in aimed for _, other in others(s, who)]


# ---- what the actions do -------------------------------------------------------------------------------------------


@cites("PAR-TURN-01")
def draw(s: Parlour, who: Sitter, _: None) -> None:
    draw_card(s, who)


@cites("PAR-STACK-01")
def play_rite(s: Parlour, who: Sitter, card: Card) -> None:
    s.log("played", sitter=who.key, card=card.key)
    play(s, who, card, -1)


@cites("PAR-STACK-01")
def play_at(s: Parlour, who: Sitter, aimed: Aimed) -> None:
    card, other = aimed
    s.log("played-at", sitter=who.key, card=card.key, to=other.key)
    play(s, who, card, other.seat)


@cites("PAR-TURN-02")
def rest(s: Parlour, who: Sitter, _: None) -> None:
    """Nothing more this turn."""
    s.actions = 0
    s.log("rested", sitter=who.key)


# ---- what they need ------------------------------------------------------------------------------------------------


@cites("PAR-CANDLE-04")
def sees_well(s: Parlour, who: Sitter) -> bool:
    return who.wax[SHORT] > 0


LIGHT: ParlourNeed = Need("PAR-CANDLE-04", "too-dark", sees_well, fix="mend-candle")
PRICE_IN_HAND: ParlourNeed = Need("PAR-SPIRIT-03", "too-few-cards", lambda s, who: len(who.hand) >= PRICE, "draw-first")
CARDS_LEFT: ParlourNeed = Need("PAR-HAND-03", "no-cards-left", lambda s, who: len(s.deck) + len(s.deck.discard) > 0)
A_CARD: ParlourNeed = Need("PAR-TURN-01", "no-cards-in-hand", lambda s, who: who.hand, fix="draw-first")
COMPANY: ParlourNeed = Need("PAR-BARGAIN-01", "nobody-else", others)
FRESH: ParlourNeed = Need("PAR-BARGAIN-01", "bargained-already", lambda s, who: not s.bargained, fix="next-turn")

SEEN = Bar("PAR-SPIRIT-02", "seen-already")
WAITS = Bar("PAR-STACK-05", "waits-for-its-moment")
WHOLE = Bar("PAR-CANDLE-05", "candles-are-whole")
EMPTY = Bar("PAR-BARGAIN-01", "nothing-to-trade", fix="draw-first")


@cites("PAR-SPIRIT-02")
def seen_already(s: Parlour, who: Sitter, veil: Veil) -> Bar | None:
    return SEEN if veil.open or who.seat in veil.seats else None


@cites("PAR-STACK-05", "PAR-CANDLE-05")
def not_now(s: Parlour, who: Sitter, card: Card) -> Bar | None:
    if card.kind != "rite":
        return WAITS
    return WHOLE if card.key == "matches" and who.wax == EVENING.candles else None


def nothing_to_trade(s: Parlour, who: Sitter, other: Sitter) -> Bar | None:
    return None if who.hand or other.hand else EMPTY


# ---- what they would bring -----------------------------------------------------------------------------------------


def full_hand(s: Parlour, who: Sitter, _: None) -> Preview:
    """What is drawn beyond the limit is discarded with the turn."""
    over = len(who.hand) >= who.limit
    return Preview(notes=(Note("hand-limit", (str(who.limit), str(len(who.hand)))),) if over else ())


def unseen_by_others(s: Parlour, who: Sitter, veil: Veil) -> Preview:
    return Preview(notes=(Note("only-you-see"),))


def what_it_does(s: Parlour, who: Sitter, card: Card) -> Preview:
    return Preview(notes=(Note("does", says=Rite(card.key)),))


def what_it_does_to(s: Parlour, who: Sitter, aimed: Aimed) -> Preview:
    return what_it_does(s, who, aimed[0])


def ends_the_turn(s: Parlour, who: Sitter, _: None) -> Preview:
    return Preview(notes=(Note("ends-turn"),))


DRAW = Action("draw", draw, nothing, (CARDS_LEFT,), preview=full_hand)
PEER = Action("peer", peer, veils, (LIGHT,), seen_already, preview=unseen_by_others)
CALL = Action("call", call, veils, (PRICE_IN_HAND,), cost=PRICE, preview=odds_of)
PLAY = Action("play", play_rite, cards, (A_CARD,), not_now, preview=what_it_does)
PLAY_AT = Action("play-at", play_at, aimed_cards, (A_CARD, COMPANY), preview=what_it_does_to)
BARGAIN = Action("bargain", open_bargain, others, (COMPANY, FRESH), nothing_to_trade)
REST = Action("rest", rest, nothing, preview=ends_the_turn)


ACTIONS: tuple[Doable[Parlour, Sitter], ...] = (DRAW, PEER, CALL, PLAY, PLAY_AT, BARGAIN, REST)


@cites("PAR-TURN-01", "PAR-TURN-02")
def take_action(s: Parlour, who: Sitter) -> Flow[None]:
    opens = "turn" if s.actions == EVENING.actions else "action"
    progress = (EVENING.actions - s.actions + 1, EVENING.actions)
    chosen = yield from choose(
        who.seat, "your-action", offers(ACTIONS, s, who), (who.key,), opens, lambda: refusals(ACTIONS, s, who),
        preview_of(s, who), progress, secret=True, notes=(Note("actions-left", (str(s.actions),)),),
    )  # fmt: skip
    s.actions -= 1
    yield from do(chosen.run(s, who))

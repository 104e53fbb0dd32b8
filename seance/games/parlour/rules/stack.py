"""Rites and replies: a played card lies on the stack until nobody answers it, then takes effect: last in, first out.

Each move is a step of its own: play; ask all for a reply to the top card; let one part of it take effect.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from seance.engine import PASS, Ask, Flow, Note, Option, cites, do, first_to_act
from seance.engine.effect import Effect
from seance.engine.words import Say

from .hands import lay_down
from .printed import Card
from .state import Parlour, Play, Sitter

RITES: dict[str, Effect[Parlour, Sitter]] = {}  # what each rite does


class Rite(NamedTuple):
    """What a rite says it does."""

    card: str

    def text(self) -> Say:
        return RITES[self.card].text()


@cites("PAR-STACK-01")
def play(s: Parlour, who: Sitter, card: Card, target: int) -> None:
    lay_down(who, card)
    s.played += 1
    s.stack.append(Play(s.played, who.seat, card, target))


@cites("PAR-STACK-01", "PAR-STACK-04")
def stack_step(s: Parlour) -> Flow[None]:
    top = s.stack[-1]
    s.step = "stack"
    if top.refuted or s.sitters[top.seat].gone:
        s.log("fizzled", card=top.key)
        put_away(s, top)
    elif not top.answered:
        yield from ask_for_replies(s, top)
    elif top.card.kind == "reply":
        reply(s, top)
        put_away(s, top)
    else:
        yield from take_effect(s, top)


@cites("PAR-STACK-02")
def ask_for_replies(s: Parlour, top: Play) -> Flow[None]:
    """Everybody else is asked at once; the first who answers counts."""
    could = [who for who in s.present(top.seat) if who.hand and who.seat != top.seat]
    notes = (Note("does", says=Rite(top.card.key)),) if top.card.kind == "rite" else ()
    asks = [Ask(who.seat, "reply", [PASS, *replies(who, top)], (top.key,), notes=notes) for who in could]
    first = yield from first_to_act(asks)
    if first is None:
        top.answered = True
        return
    place, card = first
    s.log("replied", sitter=could[place].key, card=card.key, to=top.key)
    play(s, could[place], card, top.number)


@cites("PAR-STACK-03")
def replies(who: Sitter, top: Play) -> Iterator[Option[Card | None]]:
    """Anything can be called a fraud; only what is aimed at oneself can be turned back."""
    aimed = top.card.aim == "another" and top.target == who.seat
    for card in dict.fromkeys(who.hand):
        if card.key == "fraud" or (card.key == "looking-glass" and aimed):
            yield Option(card, "reply", (card.key,))


@cites("PAR-STACK-03")
def reply(s: Parlour, top: Play) -> None:
    answered = next(play for play in s.stack if play.number == top.target)
    if top.card.key == "fraud":
        answered.refuted = True
        s.log("refuted", card=answered.key)
    else:
        answered.target = answered.seat
        s.log("turned-back", card=answered.key, sitter=s.sitters[answered.seat].key)


@cites("PAR-STACK-04")
def take_effect(s: Parlour, top: Play) -> Flow[None]:
    """One part of the card; who has fled meanwhile gets no more of it."""
    who = s.sitters[top.seat]
    parts = list(RITES[top.card.key].parts())
    yield from do(parts[top.part].run(s, who))
    if not top.looked:
        top.part += 1
    if top.part == len(parts):
        put_away(s, top)


def put_away(s: Parlour, top: Play) -> None:
    s.stack.remove(top)
    s.deck.discard.append(top.card)

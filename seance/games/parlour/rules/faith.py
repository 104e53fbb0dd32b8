"""Faith, and who has heard enough to win."""

from __future__ import annotations

from seance.engine import cites

from .state import Parlour, Sitter


@cites("PAR-CIRCLE-02")
def gain_faith(s: Parlour, who: Sitter) -> None:
    who.faith += 1
    s.log("faith-gained", sitter=who.key, faith=who.faith)
    hear_enough(s, who)


@cites("PAR-END-01")
def hear_enough(s: Parlour, who: Sitter) -> None:
    if s.score(who) >= s.evening.goal:
        s.winner = who.seat
        s.log("won", sitter=who.key, score=s.score(who))
        raise s.over("contact")

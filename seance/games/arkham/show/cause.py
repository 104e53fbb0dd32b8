"""What set a question off, where it does not say so itself."""

from __future__ import annotations

from seance.engine import Ask, Note
from seance.games.arkham.rules.chaos import as_treated, difficulty_of, skill_sum, token_value
from seance.games.arkham.rules.harm import by_what
from seance.games.arkham.rules.registers import WINDOW, acting
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import AUTO_FAIL

BEFORE_IT_COUNTS, AFTERWARDS = "when-token-revealed", "after-token-revealed"
HARM = ("when-harm-assigned", "after-harm")
COMES_NEXT = frozenset((  # what a window comes before, by the step that follows it
    "investigation-begins", "investigation-next", "investigation-turn", "enemy-attacks", "upkeep-reset",
))  # fmt: skip


def cause(s: Table, ask: Ask[object]) -> tuple[Note, ...]:
    """The card whose text takes effect, or whose test is being taken; the token that was revealed; what comes next."""
    return (*window(s, ask), *token_revealed(s, ask), *(token_acts(s) or set_off(s, ask)))


def window(s: Table, ask: Ask[object]) -> tuple[Note, ...]:
    """Before what one is asked for something free."""
    if ask.prompt != WINDOW:
        return ()
    if s.tests:
        return (Note("window-token" if s.tests[-1].ready else "window-test"),)
    if s.phase not in COMES_NEXT:
        return ()
    if s.phase == "enemy-attacks" and not s.queue:
        return (Note("window-enemy-ends"),)
    if s.phase == "enemy-attacks" and s.queue[0] == ask.seat:
        ready = [enemy.key for enemy in s.engaged_with(s.investigators[ask.seat]) if not enemy.exhausted]
        return (Note("window-attacks", tuple(ready)) if ready else Note("window-enemy-attacks"),)
    return (Note(f"window-{s.phase}", (s.investigators[s.turn].key,) if s.turn >= 0 else ()),)


def token_revealed(s: Table, ask: Ask[object]) -> tuple[Note, ...]:
    """Which one, and how the test stands with it."""
    if ask.prompt not in (BEFORE_IT_COUNTS, AFTERWARDS) or not s.tests or not s.tests[-1].revealed:
        return ()
    test = s.tests[-1]
    token = test.revealed[-1]
    counts = as_treated(s, test.who, token)
    if counts == AUTO_FAIL:
        return (Note("token-fails", (token,)),)
    more = token_value(s, test, counts) if ask.prompt == BEFORE_IT_COUNTS else 0
    value = max(0, skill_sum(s, test) + sum([n for _, n in test.token_parts]) + more)
    return (Note("token-stands", (token, str(value), str(difficulty_of(s, test)))),)


def token_acts(s: Table) -> tuple[Note, ...]:
    token = s.tests[-1].acting if s.tests and not acting(s) else ""
    return (Note("token-acts", (token,)),) if token else ()


def set_off(s: Table, ask: Ask[object]) -> tuple[Note, ...]:
    if any(note.key == "set-off" for note in ask.notes):
        return ()
    if s.hurting is not None and ask.prompt in HARM:
        key = by_what(s, s.hurting)
    else:
        drawn = s.drawing[-1].card.key if s.drawing else ""  # a revelation
        key = acting(s) or (s.tests[-1].source if s.tests else drawn)
    return () if not key or key in ask.about else (Note("set-off", (key,)),)

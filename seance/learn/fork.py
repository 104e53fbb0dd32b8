"""What would happen: an answer to the last question of a lesson, played in the position that it is about."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct, field

from seance.bots import seat_bots
from seance.engine import Game, Refusal, State, Told

from .content import Answer, Lesson
from .content import lesson as lesson_of
from .course import next_key
from .moment import moment_of
from .position import begun
from .puppet import Puppet

MOST = 8  # lines: what comes then has little to do with the answer


class Fork(Struct, kw_only=True):
    """What the reader would hear, or why it is refused."""

    told: list[Told] = field(default_factory=list)
    refusal: Refusal | None = None


@lru_cache(maxsize=256)
def fork_of(game: str, lesson: str, answer: str) -> Fork | None:
    """None where nothing is done."""
    one = lesson_of(game, lesson)
    chosen = next(each for each in one.answer if each.id == answer)
    if one.quiz is None or not (chosen.way or chosen.refused):
        return None
    table = begun(game, one.quiz, one.quiz.seed)
    if chosen.refused:
        return Fork(refusal=refused(table, one, chosen))
    return Fork(told=followed(table, one, chosen))


def refused(table: Game[State], one: Lesson, chosen: Answer) -> Refusal:
    for refusal in table.refusals(one.seat):
        if ":".join((refusal.verb, *refusal.on)).startswith(chosen.refused):
            return refusal
    raise ValueError(f"{one.id}: {chosen.refused!r} is not refused")


def followed(table: Game[State], one: Lesson, chosen: Answer) -> list[Told]:
    """All that is heard from the answer on until the reader would be asked again."""
    assert one.quiz is not None
    before = len(table.events(seat=one.seat))
    others = {seat: Puppet(one.quiz.replies) for seat in range(table.seats) if seat != one.seat}
    seat_bots(table, others)
    for words in chosen.way:
        moment = moment_of(table, one.seat)
        keys = [next_key(word, moment) for word in ([words] if isinstance(words, str) else words)]
        table.answer(keys if isinstance(words, list) else keys[0], one.seat)
        seat_bots(table, others)
    return [told for told in table.events(before, one.seat) if told.event not in table.rules.pace.quiet][:MOST]

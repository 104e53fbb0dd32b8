"""Somebody who learns: plays a lesson or a guided game by the way that is meant, or at random, and listens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from seance.bots import Bot, RandomBot, new_bot, seat_bots
from seance.bots.base import choice_of
from seance.engine import Game, State
from seance.engine.texts import LANGUAGES, texts
from seance.learn import (
    Course,
    Lesson,
    Moment,
    Note,
    Puppet,
    Said,
    guided,
    moment_of,
    notes,
    say_good,
    say_more,
    say_next,
)
from seance.learn.course import next_key
from seance.learn.judge import good_answers
from seance.learn.position import at_first_game, at_lesson
from seance.learn.words import spoken

Deed = Callable[[Game[State], Moment, "Said | None"], None]


class Listener:
    """Whoever listens to the coach. Nothing that is said may be wrong."""

    def __init__(
        self, game: Game[State], seat: int, every: Sequence[Note], lesson: str = "", skips: bool = False
    ) -> None:
        self.skips = skips  # closes each note, and what is said then, too
        self.game = game
        self.seat = seat
        self.every = every
        self.lesson = lesson
        self.seen: list[str] = []

    def listen(self) -> tuple[Moment, Said | None]:
        moment = moment_of(self.game, self.seat)
        said = self.next_note(moment)
        if said is not None:
            self.check(moment, said)
            self.seen.append(said.note.id)
            more = say_more(self.every, moment, self.seen)  # what he would be told if he closed the note first
            while more is not None:
                self.check(moment, more)
                if not self.skips:
                    break
                self.seen.append(more.note.id)
                more = say_more(self.every, moment, self.seen)
        return moment, said

    def next_note(self, moment: Moment) -> Said | None:
        if self.lesson:
            return say_next(self.every, moment, self.seen)
        return say_good(self.every, moment, self.seen, lambda: good_answers(self.game, self.seat))

    def check(self, moment: Moment, said: Said) -> None:
        assert said.note.id not in self.seen
        assert all(point.startswith("@") or point in moment.known for point in said.points), said
        assert all(key in moment.keys for key in said.ring), said
        name = self.game.rules.name
        for language in LANGUAGES:
            assert spoken(texts(language, name), said, self.lesson).text


def others(game: Game[State], seat: int, name: str, lesson: Lesson | None) -> Mapping[int, Bot]:
    def bot() -> Bot:
        return Puppet(lesson.replies) if lesson is not None and name == "puppet" else new_bot(name, game.rules.name, 1)

    return {each: bot() for each in range(game.seats) if each != seat}


def play(listener: Listener, bots: Mapping[int, Bot], deed: Deed, goes_on: Callable[[], bool], most: int) -> int:
    """Until it is over; how many answers that took."""
    game, given = listener.game, 0
    seat_bots(game, bots)
    while goes_on() and game.ask_of(listener.seat) is not None and given < most:
        moment, said = listener.listen()
        deed(game, moment, said)
        seat_bots(game, bots)
        given += 1
    listener.listen()
    return given


def by_chance(seed: int, seat: int) -> Deed:
    bot = RandomBot(seed)

    def deed(game: Game[State], moment: Moment, said: Said | None) -> None:
        ask = game.ask_of(seat)
        assert ask is not None
        game.answer(choice_of(bot, game, ask), seat)

    return deed


def as_meant(left: list[str | list[str]], seat: int) -> Deed:
    """What is left of the way is used up."""

    def deed(game: Game[State], moment: Moment, said: Said | None) -> None:
        assert left, f"the way ends at {moment.ask}"
        wanted = left.pop(0)
        if isinstance(wanted, list):
            game.answer([next_key(each, moment) for each in wanted], seat)
        else:
            game.answer(next_key(wanted, moment), seat)

    return deed


def play_lesson(game: str, lesson: Lesson, deed: Deed, most: int = 200) -> tuple[str, Listener]:
    """How the lesson ended, and what was said."""
    table = at_lesson(game, lesson)
    course, listener = Course(lesson), Listener(table, lesson.seat, lesson.note, lesson.id)
    play(
        listener,
        others(table, lesson.seat, lesson.others, lesson),
        deed,
        lambda: course.standing(table) == "open",
        most,
    )
    return course.standing(table), listener


def first_game(game: str, skips: bool = False) -> tuple[Game[State], Listener]:
    wanted = guided(game)
    assert wanted is not None
    table = at_first_game(game, wanted)
    return table, Listener(table, wanted.seat, notes(game), skips=skips)


__all__ = ["Listener", "as_meant", "by_chance", "first_game", "others", "play", "play_lesson"]

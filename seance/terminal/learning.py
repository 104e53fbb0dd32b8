"""Learning in the terminal: how it goes, lessons and a first game, with what the coach says before a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import seance
from seance.bots import Bot, new_bot, stream_seed
from seance.engine import BadInput, Game, State
from seance.learn import (
    Course,
    Guided,
    Lesson,
    Note,
    Puppet,
    at_first_game,
    at_lesson,
    guided,
    how,
    lesson,
    lessons,
    moment_of,
    notes,
    say_next,
)  # fmt: skip
from seance.learn.puppet import PUPPET
from seance.learn.words import lesson_words, spoken

from .play import PERSON, Table
from .screen import QUIET, STRONG, Screen
from .words import Words, words

FIRST = "guided"  # what the first game is called among lessons


def show_how(screen: Screen, said: Words) -> None:
    """How a game goes on one page, and what can be played to learn it."""
    page, texts = how(said.game), said.texts
    if page is not None:
        screen.line(texts.say("how-goal"), STRONG)
        screen.line(texts.say("how-more"))
        screen.line(said.tell("you-win", text=texts.say("how-win")))
        screen.line(said.tell("you-lose", text=texts.say("how-lose")))
        for part in page.part:
            screen.line(texts.say(f"how-part-{part.id}", form="title"), STRONG)
            screen.indented(texts.say(f"how-part-{part.id}"))
        screen.line(texts.say("how-turn"), QUIET)
        for sign in page.sign:
            screen.indented(
                said.tell(
                    "sign", name=texts.say(f"how-sign-{sign.id}", form="title"), text=texts.say(f"how-sign-{sign.id}")
                )
            )
    if guided(said.game) is not None:
        title = texts.say("guided", form="title")
        screen.line(said.tell("learn-lesson", command=f"{said.game} {FIRST}", title=title))
    for one in lessons(said.game):
        title = texts.say(f"lesson-{one.id}", form="title")
        screen.line(said.tell("learn-lesson", command=f"{said.game} {one.id}", title=title))


def learn(screen: Screen, language: str, game: str, name: str) -> None:
    """`seance learn GAME [LESSON]`."""
    seance.rules(game)
    if not name:
        show_how(screen, words(language, game))
    elif name == FIRST:
        first = guided(game)
        if first is None:
            raise BadInput("no-first-game")
        table = at_first_game(game, first)
        bots: dict[int, Bot] = {
            seat: new_bot(first.bot, game, stream_seed(table, seat)) for seat in range(table.seats) if seat != PERSON
        }
        FirstTable(table, bots, language, screen, first).play()
    else:
        one = lesson(game, name)
        table = at_lesson(game, one)
        LessonTable(table, others(table, one), language, screen, one).play()


def others(table: Game[State], one: Lesson) -> dict[int, Bot]:
    def bot(seat: int) -> Bot:
        return Puppet(one.replies) if one.others == PUPPET else new_bot(one.others, table.rules.name, seat)

    return {seat: bot(seat) for seat in range(table.seats) if seat != PERSON}


class TaughtTable(Table):
    """Before a question the coach says what is new."""

    def __init__(
        self, game: Game[State], bots: Mapping[int, Bot], language: str, screen: Screen, every: Sequence[Note], of: str
    ) -> None:
        super().__init__(game, bots, language, screen)
        self.coaching = every
        self.of = of  # the lesson whose notes they are
        self.said: set[str] = set()
        self.commands["coach"] = self.coach

    def ask(self, draw: bool) -> None:
        super().ask(draw)
        said = say_next(self.coaching, moment_of(self.game, PERSON), self.said)
        if said is not None:
            self.said.add(said.note.id)
            note = spoken(self.words.texts, said, self.of)
            self.screen.line(self.words.tell("note", title=note.title, text=note.text, rules=said.note.rules), STRONG)
        self.judge()

    def judge(self) -> None:
        """Whether what was to be learnt is learnt."""

    def coach(self, _: str) -> None:
        """Off, or on again."""
        self.coaching = () if self.coaching else notes(self.game.rules.name)
        self.screen.line(self.words.tell("coach-on" if self.coaching else "coach-off"))


class FirstTable(TaughtTable):
    def __init__(
        self, game: Game[State], bots: Mapping[int, Bot], language: str, screen: Screen, first: Guided
    ) -> None:
        super().__init__(game, bots, language, screen, notes(game.rules.name), "")
        self.first = first
        self.done = False

    def judge(self) -> None:
        moment = moment_of(self.game, PERSON)
        if not self.done and (moment.result or any(map(moment.holds, self.first.ends))):
            self.done = True
            self.screen.line(self.words.texts.say("guided-done"), STRONG)


class LessonTable(TaughtTable):
    def __init__(self, game: Game[State], bots: Mapping[int, Bot], language: str, screen: Screen, one: Lesson) -> None:
        super().__init__(game, bots, language, screen, one.note, one.id)
        self.course = Course(one)
        said = lesson_words(self.words.texts, one.id)
        for line in (said["title"], said["idea"], said["task"]):
            screen.line(line, STRONG if line is said["task"] else "")

    def leave(self) -> None:
        """A lesson is begun anew, not kept."""
        self.left = True
        self.screen.line(self.words.tell("goodbye"))

    def judge(self) -> None:
        standing = self.course.standing(self.game)
        if standing == "open" or self.left:
            return
        one, texts = self.course.lesson, self.words.texts
        said = lesson_words(texts, one.id)
        self.screen.line(said["won" if standing == "done" else "lost"], STRONG)
        self.screen.line(texts.say(f"quiz-{one.id}"))
        for answer in one.answer:
            self.screen.indented(
                self.words.tell(
                    "quiz",
                    answer=texts.say(f"quiz-{one.id}-{answer.id}"),
                    why=texts.say(f"quiz-{one.id}-{answer.id}", form="why"),
                    rules=answer.rules,
                )
            )
        self.left = True

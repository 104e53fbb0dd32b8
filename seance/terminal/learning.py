"""Learning in the terminal: how it goes, lessons and a first game, with what the coach says before a question."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

import seance
from seance.bots import Bot, new_bot, stream_seed
from seance.engine import BadInput, Game, State, Told
from seance.learn import (
    Course,
    Guided,
    Lesson,
    Note,
    Puppet,
    Said,
    at_first_game,
    at_lesson,
    guided,
    how,
    lesson,
    lessons,
    moment_of,
    next_lesson,
    notes,
    say_beside,
    say_good,
    say_next,
)  # fmt: skip
from seance.learn.content import Answer
from seance.learn.fork import fork_of
from seance.learn.judge import good_answers
from seance.learn.puppet import PUPPET
from seance.learn.words import lesson_words, recalled, spoken

from .explain import explain_refusals
from .play import PERSON, Table, adviser
from .screen import QUIET, STRONG, Screen
from .words import Words, words

FEW = 3  # answers that can be suggested side by side
NUMBERED = re.compile(r"^\d+(\.\d+)+\s*")  # a step of a rulebook
FIRST = "guided"  # what the first game is called among lessons


def show_how(screen: Screen, said: Words) -> None:
    """How a game goes on one page, and what can be played to learn it."""
    page, texts = how(said.game), said.texts
    if page is not None:
        screen.line(texts.say("how-goal"), STRONG)
        screen.line(texts.say("how-more"))
        screen.line(texts.say("how-win"))
        screen.line(texts.say("how-lose"))
        for part in page.part:
            screen.line(texts.say(f"how-part-{part.id}", form="title"), STRONG)
            screen.indented(texts.say(f"how-part-{part.id}"))
        screen.line(said.tell("signs"), STRONG)
        for sign in page.sign:
            screen.indented(
                said.tell(
                    "sign", name=texts.say(f"how-sign-{sign.id}", form="title"), text=texts.say(f"how-sign-{sign.id}")
                )
            )
        screen.line(said.tell("example"), STRONG)
        screen.indented(texts.say("how-turn"))
    every, first = lessons(said.game), guided(said.game)
    if every:
        screen.line(said.tell("learn-lessons"), STRONG)
    for one in every:
        title = texts.say(f"lesson-{one.id}", form="title")
        screen.indented(said.tell("learn-lesson", command=f"{said.game} {one.id}", title=title))
    if first is not None:  # last, where whoever has read the page is
        screen.line(said.tell("learn-first", minutes=first.minutes), STRONG)
        title = texts.say("guided", form="title")
        screen.indented(said.tell("learn-lesson", command=f"{said.game} {FIRST}", title=title))


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
    """The coach says what is new: under the line that tells of it, else with the question."""

    def __init__(
        self, game: Game[State], bots: Mapping[int, Bot], language: str, screen: Screen, every: Sequence[Note], of: str
    ) -> None:
        super().__init__(game, bots, language, screen, adviser(game) if not of else None)
        self.coaching = every
        self.of = of  # the lesson whose notes they are
        self.said: set[str] = set()
        self.beside: dict[int, Said] = {}  # notes that belong to events, by their numbers
        self.commands["coach"] = self.coach

    def tell_news(self) -> None:
        self.beside = say_beside(self.coaching, moment_of(self.game, PERSON, self.heard), self.said)
        super().tell_news()

    def tell(self, told: Told) -> None:
        super().tell(told)
        said = self.beside.pop(told.n, None)
        if said is not None:
            self.say(said)

    def ask(self, draw: bool) -> None:
        super().ask(draw)
        self.suggested = ()
        said = self.next_note()
        if said is not None:
            self.say(said)
            self.suggest(said.ring)
        self.judge()

    def heading(self, step: str) -> str:
        """Whoever learns has no rulebook whose numbers would say anything."""
        return NUMBERED.sub("", super().heading(step))

    def next_note(self) -> Said | None:
        moment = moment_of(self.game, PERSON)
        if self.of:  # a lesson knows its way
            return say_next(self.coaching, moment, self.said)
        return say_good(self.coaching, moment, self.said, lambda: good_answers(self.game, PERSON))

    def say(self, said: Said) -> None:
        self.said.add(said.note.id)
        note = spoken(self.words.texts, said, self.of)
        self.screen.line(self.words.tell("note", title=note.title, text=note.text, rules=said.note.rules), STRONG)

    def suggest(self, ring: Collection[str]) -> None:
        """What the page rings; to point at everything would say nothing."""
        offered = [] if self.menu is None else self.menu.options
        numbers = [str(n) for n, option in enumerate(offered, 1) if option.key in ring]
        if 0 < len(numbers) <= FEW:
            self.suggested = [option.key for option in offered if option.key in ring]
            self.screen.line(self.words.tell("suggested", numbers=" / ".join(numbers), n=len(numbers)), QUIET)

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

    def ask(self, draw: bool) -> None:
        """Whoever has seen it all is told so above the next question: the game goes on."""
        moment = moment_of(self.game, PERSON)
        if not self.done and (moment.result or any(map(moment.holds, self.first.ends))):
            self.done = True
            self.screen.line(self.words.texts.say("guided-done"), STRONG)
        super().ask(draw)

    def judge(self) -> None:
        if self.game.result is not None:
            self.recall()

    def leave(self) -> None:
        if self.done:
            self.recall()
        super().leave()

    def recall(self) -> None:
        """What has not come up: when it is over, or who has seen it all leaves."""
        names = [name for name in self.first.notes if name not in self.said]
        self.said.update(names)
        if names:
            self.screen.line(self.words.tell("not-said"))
        for name in names:
            note = recalled(self.words.texts, name)
            self.screen.indented(self.words.tell("recalled", title=note.title, text=note.text))


class LessonTable(TaughtTable):
    def __init__(self, game: Game[State], bots: Mapping[int, Bot], language: str, screen: Screen, one: Lesson) -> None:
        super().__init__(game, bots, language, screen, one.note, one.id)
        self.course = Course(one)
        self.asking = False  # the last question is open
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
        self.screen.line(lesson_words(texts, one.id)["won" if standing == "done" else "lost"], STRONG)
        self.screen.line(texts.say(f"quiz-{one.id}"))
        for n, answer in enumerate(one.answer, 1):
            self.screen.indented(f"{n}  {texts.say(f'quiz-{one.id}-{answer.id}')}", by=2)
        self.asking = True

    def answer(self, typed: list[str]) -> None:
        """To the question of the table, or to the last one of the lesson: then what would happen is told."""
        if not self.asking:
            super().answer(typed)
            return
        every = self.course.lesson.answer
        if not typed[0].isdecimal() or not 0 < int(typed[0]) <= len(every):
            raise BadInput("not-offered", choice=typed[0][:80])
        self.explain_answer(every[int(typed[0]) - 1])

    def explain_answer(self, answer: Answer) -> None:
        one, texts = self.course.lesson, self.words.texts
        fork = fork_of(self.game.rules.name, one.id, answer.id)
        if fork is not None and fork.refusal is not None:
            explain_refusals(self.screen, self.words, [fork.refusal])
        for told in [] if fork is None else fork.told:
            self.screen.indented(self.words.line(told), by=1)
        why = texts.say(f"quiz-{one.id}-{answer.id}", form="why")
        self.screen.line(self.words.tell("why", why=why, rules=answer.rules), STRONG if answer.right else "")
        if not answer.right:
            self.screen.line(self.words.tell("and-else"), QUIET)
            return
        self.left = True
        after = next_lesson(self.game.rules.name, one)
        if after:
            title = texts.say(f"lesson-{after}", form="title")
            self.screen.line(self.words.tell("learn-lesson", command=f"{self.game.rules.name} {after}", title=title))

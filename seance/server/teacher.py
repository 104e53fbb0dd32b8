"""What a reader at one table is taught: notes of the coach, and how far the lesson is."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING
from weakref import proxy

from seance.bots.advice import reason_in_words
from seance.engine import Game, State
from seance.engine.wire import Aim
from seance.learn import (
    Course,
    Lesson,
    Moment,
    Note,
    Said,
    Standing,
    guided,
    lesson,
    next_lesson,
    notes,
    say_good,
    say_more,
    say_next,
)
from seance.learn.fork import fork_of
from seance.learn.moment import FRESH, heard_before, played_by
from seance.learn.puzzles import Outcome, Puzzle, puzzle
from seance.learn.words import lesson_words, recalled, spoken

from .hints import recommendable
from .learn_types import AimMessage, FigureSeen, LessonMessage, NoteMessage, NoteTitle, QuizAnswer
from .messages import ServerMessage
from .snapshots import Picture
from .thinkers import Turn

if TYPE_CHECKING:
    from .connection import Connection

SHOWN = 2  # of what an answer to a puzzle leads to
COACH = "coach"  # learnt by whoever wants the coach at every table


class Teacher:
    """Beside one connection of somebody who plays. What was learnt is kept with the identity."""

    def __init__(self, connection: Connection) -> None:
        self.connection: Connection = proxy(
            connection
        )  # in a circle both would wait for Python's collector, and the table with them
        self.learnt: set[str] | None = None  # None: not read yet
        self.new: list[str] = []  # learnt since it was last kept
        self.open: Said | None = None  # the note that is being read
        self.noted = -1  # the question that has had its note, and
        self.wants_more = False  # whether that was read before the answer
        self.judged = -1  # the question that a planner thinks about, or has thought about, and
        self.thinks = False  # whether it still does
        self.good: Collection[str] | None = None  # what it does not call bad; None: it had no time to think
        self.asides: set[asyncio.Task[None]] = set()
        self.silent = False
        self.told: LessonMessage | None = None
        self.aims: Aim | None = None  # what the goal line says, and
        self.aimed = ""  # in words

    async def arrive(self) -> None:
        """What the reader knows already."""
        if self.connection.who and self.connection.seat >= 0:
            learnt = await self.connection.room.store.learnt(self.connection.who)
            if self.learnt is None:  # who has switched the coach on meanwhile knows more by now
                self.learnt = learnt
            self.connection.wake.set()

    # ---- what is taught here -----------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.connection.room.row.game

    @property
    def kind(self) -> str:
        return self.connection.room.row.settings.teaches.partition(":")[0]

    @property
    def name(self) -> str:
        return self.connection.room.row.settings.teaches.partition(":")[2]

    @cached_property
    def lesson(self) -> Lesson | None:
        return lesson(self.game, self.name) if self.kind == "lesson" else None

    @cached_property
    def puzzle(self) -> Puzzle | None:
        return puzzle(self.game, self.name) if self.kind == "puzzle" else None

    @property
    def notes(self) -> Sequence[Note]:
        if self.silent or self.learnt is None or self.kind == "puzzle":
            return ()
        if self.lesson is not None:
            return self.lesson.note
        return notes(self.game) if self.kind == "guided" or COACH in self.learnt else ()

    @property
    def seen(self) -> set[str]:
        """What was said to this reader: at the table of a lesson or a first game, else ever."""
        said = self.connection.room.said.setdefault(self.connection.eye, set())
        if self.kind:
            return said
        before = f"{self.game}/note/"
        return {each.removeprefix(before) for each in self.learnt or () if each.startswith(before)} | said

    # ---- what is new -------------------------------------------------------------------------------------------------

    def news(self, picture: Picture) -> Iterator[ServerMessage]:
        """After everything else that is new at the table."""
        game = self.connection.room.game
        if self.connection.seat < 0 or game is None:
            return
        yield from self.aim(game)
        if self.learnt is None:
            return
        if not self.kind and not self.notes:  # nearly always
            self.open = None
            return
        moment = self.moment(game, picture)
        yield from self.note(game, picture, moment)
        message = self.standing(game, moment)
        if message is not None and message != self.told:
            self.told = message
            yield message

    def aim(self, game: Game[State]) -> Iterator[AimMessage]:
        aim = game.aim(self.connection.eye)
        if aim == self.aims:
            return
        self.aims = aim
        text = "" if aim is None else self.connection.words.texts.say(f"aim-{aim.key}", aim.args)
        if text != self.aimed:
            self.aimed = text
            yield AimMessage(text=text)

    def moment(self, game: Game[State], picture: Picture) -> Moment:
        seat = self.connection.eye
        last = heard_before(game, seat)
        return Moment(
            seat=seat,
            mine=played_by(game, seat),
            view=picture.view,
            ask=picture.ask,
            news=picture.told[last : picture.seq],
            before=picture.told[heard_before(game, seat, FRESH) : last],
            options=game.table.options,
            previews=picture.previews,
            result=game.result or "",
        )

    def note(self, game: Game[State], picture: Picture, moment: Moment) -> Iterator[NoteMessage]:
        """One for a question, if there is something new to say about it; to who has read it what else has happened."""
        number = 0 if picture.ask is None else picture.ask.number
        again = number == self.noted
        if (again and not self.wants_more) or (picture.ask is None and not moment.result):
            return
        say = say_more if again else say_next
        said = say(self.notes, moment, self.seen)
        if said is not None and said.ring and self.lesson is None:  # a lesson knows its way
            if not self.has_judged(game, number):
                return
            good = self.good
            if good is None:
                said.ring = []
            else:
                said = say_good(self.notes, moment, self.seen, lambda: good, say)
        if said is None:
            self.open, self.wants_more = None, False
            return
        self.noted, self.open, self.wants_more = number, said, False
        first = guided(self.game) if self.kind == "guided" else None
        place = self.place(said.note.id, first.notes) if first is not None else 0
        words = spoken(self.connection.words.texts, said, self.name)
        yield NoteMessage(
            number=number,
            id=said.note.id,
            title=words.title,
            text=words.text,
            why=words.why,
            rules=said.note.rules,
            points=said.points,
            ring=said.ring,
            place=place,
            of=len(first.notes) if place and first is not None else 0,
        )

    def has_judged(self, game: Game[State], number: int) -> bool:
        """Not while a process thinks about it: the note comes when that has ended, everything else goes on."""
        if self.judged != number:
            self.judged, self.thinks, self.good = number, True, None
            aside = asyncio.create_task(self.judge(game.save(), number))
            self.asides.add(aside)
            aside.add_done_callback(self.asides.discard)
        return not self.thinks

    async def judge(self, save: bytes, number: int) -> None:
        """Where nobody had time to think, nothing is recommended."""
        connection = self.connection
        thinkers, turn = connection.room.rooms.thinkers, Turn(connection.who, connection.room.id)
        found = await thinkers.run(recommendable, save, connection.eye, number, thinkers.seconds, turn=turn)
        if self.judged == number:
            self.thinks, self.good = False, found
            connection.wake.set()

    def place(self, name: str, planned: Sequence[str]) -> int:
        """Which of the planned notes it is for this reader, in whatever order they come; 0: it is not planned."""
        return 1 + len({*planned} & {*self.seen} - {name}) if name in planned else 0

    def read(self, name: str = "") -> None:
        """The open note is done with: it was closed, or its question was answered."""
        if self.open is None or name not in ("", self.open.note.id):
            return
        self.wants_more = bool(name)
        self.connection.room.said.setdefault(self.connection.eye, set()).add(self.open.note.id)
        if not self.name:
            self.learn(f"note/{self.open.note.id}")
        self.open = None

    def learn(self, what: str) -> None:
        key = f"{self.game}/{what}"
        if self.learnt is not None and key not in self.learnt:
            self.learnt.add(key)
            self.new.append(key)

    async def keep(self) -> None:
        """What was learnt, with the identity."""
        if self.new and self.connection.who:
            new, self.new = self.new, []
            await self.connection.room.store.learn(self.connection.who, new)

    async def switch(self, on: bool) -> None:
        self.silent, self.noted = not on, -1
        store, who = self.connection.room.store, self.connection.who
        if on:
            await store.learn(who, [COACH])
        else:
            await store.forget(who, COACH)
        self.learnt = await store.learnt(who)
        self.told = None
        self.connection.wake.set()

    # ---- how far it is -----------------------------------------------------------------------------------------------

    def standing(self, game: Game[State], moment: Moment) -> LessonMessage | None:
        if self.lesson is not None:
            return self.in_lesson(self.lesson, Course(self.lesson).standing(game))
        if self.kind == "guided":
            return self.in_first_game(moment)
        return None if self.puzzle is None else self.in_puzzle(self.puzzle, game)

    def in_lesson(self, one: Lesson, standing: Standing) -> LessonMessage:
        texts = self.connection.words.texts
        if self.told is not None and self.told.standing == "done":
            standing = "done"  # whoever goes on playing has learnt it all the same
        if standing == "done":
            self.learn(f"lesson/{one.id}")
        words = lesson_words(texts, one.id)
        message = LessonMessage(
            kind="lesson",
            id=one.id,
            standing=standing,
            title=words["title"],
            task=words["task"],
            next=next_lesson(self.game, one),
        )
        if standing == "open":
            return message
        message.text = words["won" if standing == "done" else "lost"]
        message.question = texts.say(f"quiz-{one.id}")
        message.answers = [
            QuizAnswer(
                id=answer.id,
                text=texts.say(f"quiz-{one.id}-{answer.id}"),
                why=texts.say(f"quiz-{one.id}-{answer.id}", form="why"),
                rules=answer.rules,
                right=answer.right,
                would=self.would(one, answer.id),
            )
            for answer in one.answer
        ]
        return message

    def would(self, one: Lesson, answer: str) -> list[str]:
        """What a game that did so has told, or why its rules refused it."""
        fork, words = fork_of(self.game, one.id, answer), self.connection.words
        if fork is None:
            return []
        if fork.refusal is not None:
            return [words.why_not(fork.refusal.reason, fork.refusal.on)]
        return [words.line(told) for told in fork.told]

    def in_first_game(self, moment: Moment) -> LessonMessage | None:
        first = guided(self.game)
        if first is None:
            return None
        texts, seen = self.connection.words.texts, self.seen
        over = bool(moment.result) or any(map(moment.holds, first.ends))
        if self.told is not None and self.told.standing == "done":
            over = True
        if over:
            self.learn("guided")
        titles = [
            NoteTitle(
                id=name,
                title=texts.say(f"coach-{name}", form="title"),
                said=name in seen,
                text=recalled(texts, name).text if over and name not in seen else "",
            )
            for name in first.notes
        ]  # fmt: skip
        return LessonMessage(
            kind="guided",
            id="guided",
            standing="done" if over else "open",
            title=texts.say("guided", form="title"),
            task=texts.say("guided"),
            text=texts.say("guided-done") if over else "",
            notes=titles,
        )

    def in_puzzle(self, one: Puzzle, game: Game[State]) -> LessonMessage:
        words = self.connection.words
        given = [list(entry.keys) for entry in game.journal[len(one.answers) :] if entry.seat == one.seat]
        standing: Standing = "open" if not given else "done" if sorted(given[0]) == sorted(one.best) else "failed"
        message = LessonMessage(
            kind="puzzle", id=one.id, standing=standing, title=words.tell("puzzle"), task=words.tell("puzzle-task")
        )
        if given:
            self.learn(f"puzzle/{one.id}")
            message.text = words.tell("puzzle-found") if standing == "done" else words.tell("puzzle-missed")
            message.games = one.games
            message.figures = [
                FigureSeen(
                    keys=each.keys,
                    label=self.labelled(each.keys),
                    mean=each.mean,
                    low=each.low,
                    high=each.high,
                    why="" if each.reason is None else reason_in_words(each.reason, words),
                    brings=[self.brought(outcome) for outcome in each.brings[:SHOWN]],
                )
                for each in one.figures
            ]
        return message

    def brought(self, outcome: Outcome) -> str:
        words = self.connection.words
        shares = {name: round(share * 100) for name, share in (("n", outcome.share), ("other", outcome.rival))}
        return words.tell("puzzle-brings", text=words.line(outcome.told), **shares)

    def labelled(self, keys: Sequence[str]) -> str:
        words = self.connection.words
        parts = [key.split(":") for key in keys]
        return words.texts.listed([words.label(verb, on) for verb, *on in parts])

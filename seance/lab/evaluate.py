"""A benchmark for agents: lessons, whole games, and questions about the rules. `docs/evaluate.md` is its protocol.

Every task has a fixed seed, so the same agent has the same results. An answer that cannot be is told so; after three
the first option is taken. A token is four bytes of UTF-8, begun or whole: a rule that needs no model.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Literal, NamedTuple, TypeAlias, TypedDict

import seance
from seance.bots import PLANNER, RANDOM, Bot, bot_names, new_bot, seat_bots
from seance.bots.intervals import Interval, Rate, interval, rate
from seance.engine import Game, State, ledger
from seance.engine.referee import rule_on
from seance.learn import Course, Lesson, Puppet, at_lesson, lessons
from seance.learn.puppet import PUPPET

from .agents import Agent, Posed
from .observation import Budget, Choice, Observation, Question, reader, written
from .outcomes import scores_of
from .text import PATIENCE, TextTable, forced_answer, keys_in

PROTOCOL = 1
QUESTIONS = Path(__file__).parent / "questions"
UNSEEN = QUESTIONS / "unseen"  # no part of the protocol: what the search was not tuned by
SPOKEN = ("en", "zh-Hans")
OFFERED = 10  # rules among which the one that answers is to be found
FIRST_SEED = 25_000
MOST_ANSWERS = 3000  # of the agent in one game; what is not over by then has its score of that moment
BYTES = 4  # of a token
SEAT = 0

Kind: TypeAlias = Literal["lesson", "table", "question"]


class Task(NamedTuple):
    kind: Kind
    game: str
    name: str  # the lesson, the seed, the rule
    language: str


class Row(TypedDict):
    """What came of one task."""

    kind: Kind
    game: str
    name: str
    language: str
    score: float  # 0 to 1; a lesson is done or not, a question is answered or not
    answers: int
    legal: int
    read: int  # tokens
    written: int


class Report(TypedDict):
    """Scores with 95% intervals, shares of all answers, and every row."""

    protocol: int
    agent: str
    lessons: dict[str, Rate]
    tables: dict[str, Interval]
    questions: dict[str, Rate]
    legal: Rate
    read_per_answer: float
    written_per_answer: float
    rows: list[Row]


def tokens(text: str) -> int:
    return -(-len(text.encode()) // BYTES)


# ---- the tasks -------------------------------------------------------------------------------------------------------


def tasks(games: Sequence[str], seeds: int, questions: int, language: str) -> list[Task]:
    """Lessons first, then whole games, then the questions of both languages."""
    found = [Task("lesson", game, one.id, language) for game in games for one in lessons(game)]
    found += [Task("table", game, str(FIRST_SEED + n), language) for game in games for n in range(seeds)]
    for spoken in SPOKEN:
        for game in games:
            asked = questions_of(game)[: questions or None]
            found += [Task("question", game, str(place), spoken) for place in range(len(asked))]
    return found


class Asked(NamedTuple):
    """A question in both languages, and the rules each of which answers it; the first is the one that is offered."""

    rules: list[str]
    words: dict[str, str]


def questions_of(game: str, folder: Path = QUESTIONS) -> list[Asked]:
    file = folder / f"{game}.txt"
    if not file.exists():
        return []
    lines = [line.split("|") for line in file.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return [Asked(rules.split(), dict(zip(SPOKEN, said, strict=True))) for rules, *said in lines]


# ---- one task --------------------------------------------------------------------------------------------------------


def evaluate(agent: Agent, wanted: Sequence[Task], budget: Budget = "brief") -> Iterator[Row]:
    try:
        for task in wanted:
            yield done(agent, task, budget)
    finally:
        agent.leave()


def done(agent: Agent, task: Task, budget: Budget) -> Row:
    if task.kind == "question":
        return found_rule(agent, task)
    if task.kind == "table":
        return played_table(agent, task, budget)
    return played_lesson(agent, task, budget)


def empty(task: Task) -> Row:
    return Row(
        kind=task.kind, game=task.game, name=task.name, language=task.language, score=0.0, answers=0, legal=0, read=0,
        written=0,
    )  # fmt: skip


def played_table(agent: Agent, task: Task, budget: Budget) -> Row:
    """The smallest table of a game; the agent has the first seat, the best bot that there is the others."""
    seed, row = int(task.name), empty(task)
    rules = seance.rules(task.game)
    game = seance.new(task.game, rules.seats(rules.options())[0], seed)
    other = PLANNER if PLANNER in bot_names(task.game) else RANDOM
    bots: dict[int, Bot] = {
        seat: new_bot(other, task.game, seed * 16 + seat) for seat in range(game.seats) if seat != SEAT
    }
    agent.sit_down(task.game, seed * 16 + SEAT)
    table = TextTable(game, task.language, budget)
    seat_bots(game, bots)
    while game.ask_of(SEAT) is not None and row["answers"] < MOST_ANSWERS:
        answered(agent, task, table, SEAT, row)
        seat_bots(game, bots)
    row["score"] = round(float(scores_of(game)[SEAT]), 6)
    return row


def played_lesson(agent: Agent, task: Task, budget: Budget) -> Row:
    """A lesson is done when its task is."""
    one = next(each for each in lessons(task.game) if each.id == task.name)
    row, game, course = empty(task), at_lesson(task.game, one), Course(one)
    bots = others(game, one)
    agent.sit_down(task.game, one.seed * 16 + one.seat)
    table = TextTable(game, task.language, budget)
    seat_bots(game, bots)
    while course.standing(game) == "open" and game.ask_of(one.seat) is not None and row["answers"] < MOST_ANSWERS:
        answered(agent, task, table, one.seat, row)
        seat_bots(game, bots)
    row["score"] = float(course.standing(game) == "done")
    return row


def others(game: Game[State], one: Lesson) -> dict[int, Bot]:
    def bot(seat: int) -> Bot:
        return Puppet(one.replies) if one.others == PUPPET else new_bot(one.others, game.rules.name, seat)

    return {seat: bot(seat) for seat in range(game.seats) if seat != one.seat}


def answered(agent: Agent, task: Task, table: TextTable, seat: int, row: Row) -> None:
    """One question of the table, until it is answered."""
    rejected = ""
    for _ in range(PATIENCE):
        seen = table.seen(seat)
        assert seen.question is not None
        page = written(seen, table.words, table.budget)
        posed = Posed(task.kind, task.game, task.language, f"{rejected}\n\n{page}" if rejected else page, seen.question)
        said = agent.play(posed, table.game, seat)
        feedback = table.answer(seat, said)
        count(row, posed.page, said, feedback.legal)
        if feedback.legal:
            return
        rejected = feedback.text
    forced_answer(table, seat)


def count(row: Row, page: str, said: str, legal: bool) -> None:
    row["answers"] += 1
    row["legal"] += legal
    row["read"] += tokens(page)
    row["written"] += tokens(said)


def found_rule(agent: Agent, task: Task) -> Row:
    """Which of ten rules answers the question? The nine others are those that the referee holds for the nearest."""
    row, one = empty(task), questions_of(task.game)[int(task.name)]
    words, known = reader(task.language, task.game), ledger.rules(task.game)
    question = one.words[task.language]
    near = [rule.id for rule in rule_on(question, task.game, task.language, OFFERED * 2).rules]
    wrong = [key for key in [*near, *known] if key not in one.rules]
    offered = sorted([one.rules[0], *list(dict.fromkeys(wrong))[: OFFERED - 1]])
    choices = tuple([Choice(key, known[key].text(task.language)) for key in offered])
    asked = Question(words.tell("which-rule", question=question), (), choices)
    page = written(Observation(words.tell("title-rules", game=words.name(task.game)), (), (), asked), words, "brief")
    agent.sit_down(task.game, 0)
    said = agent.find(Posed(task.kind, task.game, task.language, page, asked), question)
    try:
        key = keys_in(said, asked)[0]
    except seance.SeanceError:
        key = ""
    count(row, page, said, bool(key))
    row["score"] = float(key == one.rules[0])
    return row


# ---- in sum ----------------------------------------------------------------------------------------------------------


def report(agent: str, rows: Sequence[Row]) -> Report:
    def of(kind: Kind, word: Literal["game", "language"]) -> dict[str, list[float]]:
        found: dict[str, list[float]] = {}
        for row in rows:
            if row["kind"] == kind:
                found.setdefault(row[word], []).append(row["score"])
        return found

    answers = sum([row["answers"] for row in rows]) or 1
    legal = sum([row["legal"] for row in rows])
    return Report(
        protocol=PROTOCOL,
        agent=agent,
        lessons={game: rounded(scores) for game, scores in of("lesson", "game").items()},
        tables={game: interval(scores) for game, scores in of("table", "game").items()},
        questions={language: rounded(scores) for language, scores in of("question", "language").items()},
        legal=rounded_rate(rate(legal / answers, answers)),
        read_per_answer=round(sum([row["read"] for row in rows]) / answers, 1),
        written_per_answer=round(sum([row["written"] for row in rows]) / answers, 1),
        rows=list(rows),
    )


def rounded(scores: Sequence[float]) -> Rate:
    return rounded_rate(rate(fmean(scores), len(scores)))


def rounded_rate(found: Rate) -> Rate:
    return Rate(round(found.share, 4), round(found.low, 4), round(found.high, 4), found.games)

"""What a seat sees, was told and is asked, as plain text: for language models, and for whoever likes to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

from seance.engine import NO_PROGRESS, Ask, Game, Option, Preview, State, Told, View, percents
from seance.engine.face import face
from seance.engine.reader import Reader

HERE = Path(__file__).parent
WIDTH = 60  # too narrow for maps: whoever reads plain text is told what joins what
FEW_LINES = 12  # of what happened, where few words are wanted
HEADING = "phase"  # what games log where a phase begins: the heading of its step says it

Budget: TypeAlias = Literal["brief", "full"]


@lru_cache
def reader(language: str, game: str = "") -> Reader:
    return Reader(language, game, HERE)


@dataclass(frozen=True, slots=True)
class Choice:
    """An option: its key, what it is called, and what else is known of it."""

    key: str
    label: str
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    prompt: str
    notes: tuple[str, ...]
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    group: bool = False
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Observation:
    """All that a seat gets; `written` puts it on one page."""

    title: str
    happened: tuple[str, ...]
    table: tuple[str, ...]
    question: Question | None
    result: str = ""


def observation(game: Game[State], seat: int, words: Reader, heard: int = 0, budget: Budget = "full") -> Observation:
    """What this seat sees now, and what it has heard from its `heard`-th event on."""
    ask = game.ask_of(seat)
    title = words.tell("title", game=words.name(game.rules.name), seat=seat + 1, seats=game.seats)
    result = "" if game.result is None else words.result(game.result)
    question = None if ask is None else asked(ask, words, budget)
    lines = [*drawn(game.view(seat), words), *aims(game, seat, words)]
    return Observation(title, tuple(told(game.events(heard, seat), words)), tuple(lines), question, result)


def written(seen: Observation, words: Reader, budget: Budget = "full") -> str:
    """On one page, under headings; the options are numbered from 1."""
    lines = [seen.title]
    happened = seen.happened if budget == "full" else seen.happened[-FEW_LINES:]
    lines += section(words.tell("happened"), happened)
    lines += section(words.tell("table"), seen.table)
    if seen.result:
        lines += section(words.tell("over"), [seen.result])
    if seen.question is not None:
        lines += section(words.tell("question"), question_lines(seen.question, words))
    return "\n".join(lines)


def section(heading: str, lines: Sequence[str]) -> list[str]:
    return ["", f"## {heading}", *lines] if lines else []


def question_lines(question: Question, words: Reader) -> list[str]:
    lines = [question.prompt, *question.notes, how_to_answer(question, words)]
    for number, choice in enumerate(question.choices, 1):
        lines.append(f"{number}. {choice.label} [{choice.key}]")
        lines += [f"   {remark}" for remark in choice.remarks]
    return lines


def how_to_answer(question: Question, words: Reader) -> str:
    if not question.group:
        return words.tell("answer-one")
    order = words.tell("in-order") if question.ordered else ""
    return f"{words.tell('answer-some', least=question.least, most=question.most)} {order}".strip()


# ---- the parts of it -------------------------------------------------------------------------------------------------


def told(events: Sequence[Told], words: Reader) -> list[str]:
    """What happened, line by line; where another printed step begins, its name."""
    lines: list[str] = []
    step = ""
    for event in events:
        if event.step != step:
            step = event.step
            lines += [f"— {words.step(step)}"] if step else []
        if event.event != HEADING:
            lines.append(words.log(event))
    return lines


def drawn(view: View, words: Reader) -> list[str]:
    """The table as the game draws it, without columns: they cost more than they tell."""
    draw = face(words.game).draw
    if draw is None:
        return []
    lines: list[str] = []
    for part in draw(view, words.language, WIDTH):
        rows = [[part]] if isinstance(part, str) else part
        lines += [" | ".join([cell for cell in row if cell.strip()]) for row in rows]
    return lines


def aims(game: Game[State], seat: int, words: Reader) -> list[str]:
    aim = game.aim(seat)
    return [] if aim is None else [words.tell("aim", text=words.texts.say(f"aim-{aim.key}", aim.args))]


def asked(ask: Ask[object], words: Reader, budget: Budget) -> Question:
    prompt = words.prompt(ask.prompt, ask.about)
    if ask.progress != NO_PROGRESS:
        prompt = words.tell("progress", prompt=prompt, n=ask.progress[0], of=ask.progress[1])
    copies = Counter([option.key for option in ask.choices])
    options = {option.key: option for option in ask.choices}
    choices = [choice_of(ask, option, words, budget, copies[key]) for key, option in options.items()]
    notes = tuple([words.note(note) for note in ask.notes])
    return Question(prompt, notes, tuple(choices), ask.min, ask.max, ask.group is not None, ask.ordered)


def choice_of(ask: Ask[object], option: Option[object], words: Reader, budget: Budget, copies: int) -> Choice:
    remarks = [words.tell("copies", n=copies)] if copies > 1 else []
    preview = None if ask.preview is None else ask.preview(option)
    if preview is not None:
        remarks += foreseen(ask.prompt, preview, words)
    if not option.useful:
        remarks.append(words.tell("useless"))
    if budget == "full":
        remarks += [words.tell("card", name=card.name, text=card.whole) for card in map(words.card, option.on) if card]
    return Choice(option.key, words.label(option.verb, option.on), tuple(remarks))


def foreseen(asked: str, preview: Preview, words: Reader) -> list[str]:
    lines = [words.tell("cost", cost=words.cost(asked, preview.cost))] if preview.cost else []
    lines += [words.tell("danger")] if preview.danger else []
    lines += [
        words.tell("odds", outcome=words.odds(odds.label), percent=percent)
        for odds, percent in zip(preview.odds, percents([each.share for each in preview.odds]), strict=True)
    ]
    return [*lines, *[words.note(note) for note in preview.notes]]

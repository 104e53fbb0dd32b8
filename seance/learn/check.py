"""What is wrong with the content of learning: words, rules, prompts and events that are not there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from seance.engine import ledger
from seance.engine.texts import LANGUAGES, Texts, texts

from .coach import AREA, AREAS, ARGUMENT, OPTION
from .content import Condition, Lesson, Note, guided, how, lessons, notes
from .moment import SEES, several
from .words import prefix

SENTENCE = re.compile(r"[.!?…](?=\s|$)|[。！？…]")
MOST_SENTENCES = 2
LESSON_FORMS = ("title", "task", "won", "lost")
HOW = ("how-goal", "how-more", "how-win", "how-lose", "how-turn")


def faults(game: str) -> list[str]:
    """Everything that is missing in what this game teaches."""
    found = [f"{game}: {fault}" for fault in (*how_faults(game), *coach_faults(game))]
    for lesson in lessons(game):
        found += [f"{game}/{lesson.id}: {fault}" for fault in lesson_faults(game, lesson)]
    return found


def how_faults(game: str) -> Iterator[str]:
    page = how(game)
    if page is None:
        return
    yield from rule_faults(page.rules)
    for part in page.part:
        yield from rule_faults(part.rules)
    wanted: dict[str, tuple[str, ...]] = dict.fromkeys(HOW, ())
    wanted |= {f"how-part-{part.id}": ("title",) for part in page.part}
    wanted |= {f"how-sign-{sign.id}": ("title",) for sign in page.sign}
    for language in LANGUAGES:
        for key, forms in wanted.items():
            yield from word_faults(texts(language, game), key, forms)


def coach_faults(game: str) -> Iterator[str]:
    every, first = notes(game), guided(game)
    yield from note_faults(game, every)
    if first is not None:
        known = [note.id for note in every]
        yield from [f"guided: there is no note {name}" for name in first.notes if name not in known]
        timely = [note.id for note in every if note.id in first.notes and note.args]
        for condition in first.ends:
            yield from condition_faults(game, condition)
        for language in LANGUAGES:
            yield from word_faults(texts(language, game), "guided", ("title",))
            yield from word_faults(texts(language, game), "guided-done", ())
            for name in timely:
                yield from word_faults(texts(language, game), f"coach-{name}", ("plain",))


def lesson_faults(game: str, lesson: Lesson) -> Iterator[str]:
    for condition in (*lesson.task.done, *lesson.task.failed):
        yield from condition_faults(game, condition)
    yield from [
        f"ask-{each.ask} is not there" for each in lesson.replies if not texts("en", game).has(f"ask-{each.ask}")
    ]
    yield from note_faults(game, lesson.note, lesson.id)
    if not any(answer.right for answer in lesson.answer):
        yield "no answer is right"
    for answer in lesson.answer:
        yield from rule_faults(answer.rules)
    for language in LANGUAGES:
        say = texts(language, game)
        yield from word_faults(say, prefix(lesson.id), LESSON_FORMS)
        yield from word_faults(say, f"quiz-{lesson.id}", ())
        for answer in lesson.answer:
            yield from word_faults(say, f"quiz-{lesson.id}-{answer.id}", ("why",))


def note_faults(game: str, every: Iterable[Note], lesson: str = "") -> Iterator[str]:
    seen: set[str] = set()
    for note in every:
        if note.id in seen:
            yield f"note {note.id} is there twice"
        seen.add(note.id)
        yield from condition_faults(game, note)
        yield from rule_faults(note.rules)
        yield from [f"note {note.id}: {point} is no part of a table" for point in note.points if unknown_area(point)]
        if not note.ask and any(each.startswith(OPTION) for each in note.points):
            yield f"note {note.id} points at options, but names no question"
        arguments = [*note.points, *note.args.values()]
        if not note.event and any(each.startswith(ARGUMENT) for each in arguments):
            yield f"note {note.id} speaks of an event that it does not name"
        for language in LANGUAGES:
            yield from spoken_faults(texts(language, game), f"{prefix(lesson)}-{note.id}", note, lesson)


def unknown_area(point: str) -> bool:
    return point.startswith(AREA) and point not in AREAS


def condition_faults(game: str, condition: Condition) -> Iterator[str]:
    say = texts("en", game)
    yield from [f"ask-{prompt} is not there" for prompt in named(condition.ask) if not say.has(f"ask-{prompt}")]
    yield from [f"log-{event} is not there" for event in named(condition.event) if not say.has(f"log-{event}")]
    yield from [f"step-{step} is not there" for step in named(condition.step) if not say.has(f"step-{step}")]
    seen = [*condition.sees, *condition.unseen]
    yield from [f"{each!r} is no sentence about a view" for each in seen if SEES.fullmatch(each) is None]


def named(words: str | list[str]) -> list[str]:
    return [word for word in several(words) if word]


def rule_faults(rules: Iterable[str]) -> Iterator[str]:
    known = ledger.all_rules()
    yield from [f"there is no rule {rule}" for rule in rules if rule not in known]


def spoken_faults(say: Texts, key: str, note: Note, lesson: str) -> Iterator[str]:
    yield from word_faults(say, key, () if lesson else ("title",))
    if say.has(key):
        text = say.say(key, dict.fromkeys(note.args, "…"))
        if len(SENTENCE.findall(text.replace("…", ""))) > MOST_SENTENCES:
            yield f"{say.language}: {key} has more than {MOST_SENTENCES} sentences"


def word_faults(say: Texts, key: str, forms: Iterable[str]) -> Iterator[str]:
    if not say.has(key):
        yield f"{say.language}: {key} is not there"
    else:
        yield from [f"{say.language}: {key}.{form} is not there" for form in forms if form not in say.forms(key)]

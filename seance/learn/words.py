"""What the coach and the lessons say, in one language."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from seance.engine.texts import Texts

from .coach import Said

COACH = "coach"  # before the words of notes that are said at any table


class Spoken(Struct, kw_only=True):
    title: str
    text: str
    why: str = ""  # what the link to its rule is called


def prefix(lesson: str = "") -> str:
    return f"lesson-{lesson}" if lesson else COACH


def spoken(texts: Texts, said: Said, lesson: str = "") -> Spoken:
    key = f"{prefix(lesson)}-{said.note.id}"
    forms = texts.forms(key)
    title = texts.say(key, said.args, "title") if "title" in forms else texts.say(prefix(lesson), form="title")
    why = texts.say(key, said.args, "why") if "why" in forms else ""
    return Spoken(title=title, text=texts.say(key, said.args), why=why)


def recalled(texts: Texts, note: str) -> Spoken:
    """A note of the coach apart from any moment: `.plain` where its sentence speaks of one."""
    key = f"{COACH}-{note}"
    form = "plain" if "plain" in texts.forms(key) else ""
    return Spoken(title=texts.say(key, form="title"), text=texts.say(key, form=form))


def lesson_words(texts: Texts, lesson: str) -> Mapping[str, str]:
    """ "idea", "title", "task", "won" and "lost" of a lesson."""
    key = prefix(lesson)
    return {"idea": texts.say(key)} | {form: texts.say(key, form=form) for form in ("title", "task", "won", "lost")}

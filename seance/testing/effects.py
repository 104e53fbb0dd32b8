"""Tests that keep what cards say and what they do together, for any game's vocabulary.

Different values have different texts; every change of a value changes its text in every language; every form of a
message names the same arguments; sentences are whole, in the words of the glossary. What they cannot see is a template
that says the opposite: read new ones aloud.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from seance.engine import ledger
from seance.engine.messages import read, variants
from seance.engine.value import Value
from seance.engine.words import Spoken, Writer
from seance.engine.words import writer as writer_in

LANGUAGES = ("en", "zh-Hans")  # that are written by hand
BROKEN = re.compile(r"[{}$]|  |\.\.|。。|，，|；；| [.,;]")
LATIN = re.compile(r"[A-Za-z.,;:!?()\"' ]")
Others = Mapping[str, Sequence[str]]  # field -> words of which at least two are possible in it


def writers_of(game: str) -> list[Writer]:
    return [writer_in(language, game) for language in LANGUAGES]


def all_texts(cards: Mapping[str, Spoken], writers: Sequence[Writer]) -> str:
    """Every card with its texts, for a golden file: whatever changes there is read aloud before it is accepted."""
    lines: list[str] = []
    for key, card in cards.items():
        lines += [f"# {key}", *[each.write(card.text()) for each in writers], ""]
    return "\n".join(lines)


def assert_whole_sentences(cards: Mapping[str, Spoken], game: str, english: str, foreign: str = "") -> None:
    """`english`: what a text looks like; `foreign`: what a Chinese one may hold that is not Chinese."""
    for language in LANGUAGES:
        for key, card in cards.items():
            text = writer_in(language, game).write(card.text())
            assert not BROKEN.search(text), (key, text)
            if language == "en":
                assert re.fullmatch(english, text), (key, text)
            else:
                assert re.search("[。）]$", text), (key, text)
                assert not LATIN.search(re.sub(foreign, "", text) if foreign else text), (key, text)


def assert_words_of_the_glossary(cards: Mapping[str, Spoken], game: str, home: Path) -> None:
    """No name that a term once had, and every term in both scripts."""
    terms = ledger.terms_in(home)
    right = [term.hans for term in terms]
    wrong = [alias for term in terms for alias in term.aliases if not any(alias in word for word in right)]
    for key, card in cards.items():
        hans, hant = [writer_in(language, game).write(card.text()) for language in ("zh-Hans", "zh-Hant")]
        assert [alias for alias in wrong if alias in hans] == [], (key, hans)
        assert [term.hant for term in terms if term.hans in hans and term.hant not in hant] == [], (key, hant)


def assert_different_texts(cards: Mapping[str, Spoken], writers: Iterable[Writer]) -> None:
    for writer in writers:
        said: dict[str, Spoken] = {}
        for key, effect in cards.items():
            text = writer.write(effect.text())
            assert said.setdefault(text, effect) == effect, f"{key} reads like another card: {text}"


def assert_every_change_is_told(cards: Mapping[str, Spoken], writers: Sequence[Writer], others: Others) -> int:
    """So nothing that a card does is left unsaid. Returns how many changes were tried."""
    tried = 0
    for key, effect in cards.items():
        texts = [writer.write(effect.text()) for writer in writers]
        for other in mutants(effect, others):
            assert isinstance(other, Spoken)
            for writer, text in zip(writers, texts, strict=True):
                assert writer.write(other.text()) != text, f"{key}: {other!r} reads like {effect!r}: {text}"
            tried += 1
    return tried


def assert_forms_agree(
    folders: Iterable[Path], same: Mapping[str, str], free: Iterable[str] = (), chapters: Sequence[str] = ()
) -> None:
    """Whatever the place in the sentence, the variant or the language: no argument may be forgotten.

    `same` names arguments that are another argument in other words ("own_things" is "things"); `free` those that a
    variant may leave out, as "this clue" leaves out its 0 further ones (that they are told is shown by their changes).
    `chapters` names the files, if not all are meant.
    """
    said: dict[str, frozenset[str]] = {}
    for folder in folders:
        for message in read(folder)[0].values():
            if chapters and Path(message.place.partition(":")[0]).stem not in chapters:
                continue
            for form, pattern in {"": message.pattern, **message.attributes}.items():
                for named in variants(pattern):
                    names = frozenset([same.get(name, name) for name in named]) - set(free)
                    agreed = said.setdefault(message.key, names)
                    assert names == agreed, (
                        f"{message.place}: {message.key}.{form} names {set(names)}, not {set(agreed)}"
                    )


def mutants(value: object, others: Others) -> Iterator[object]:
    """The same value with one number, word or branch changed somewhere in it."""
    assert dataclasses.is_dataclass(value)
    for field in dataclasses.fields(value):
        for new in changes(getattr(value, field.name), field, others):
            changed = object.__new__(type(value))
            for each in dataclasses.fields(value):
                object.__setattr__(changed, each.name, new if each is field else getattr(value, each.name))
            yield changed


def changes(old: object, field: dataclasses.Field[object], others: Others) -> Iterator[object]:
    if isinstance(old, bool):
        yield not old
    elif isinstance(old, int):
        yield old + 1
    elif isinstance(old, str):
        yield from [word for word in others.get(field.name, ()) if word != old][:1]
    elif isinstance(old, Value):
        yield from mutants(old, others)
        if field.default is None:
            yield None  # a branch less
    elif isinstance(old, tuple):
        for place, each in enumerate(old):
            yield from [(*old[:place], new, *old[place + 1 :]) for new in changes(each, field, others)]


def parts_of(value: object) -> Iterator[object]:
    """A value and everything in it."""
    yield value
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            old = getattr(value, field.name)
            for each in old if isinstance(old, tuple) else (old,):
                yield from parts_of(each)

"""`python -m seance.engine.build`: makes the traditional Chinese files, then looks for words that are missing.

A message, a form or an argument that one language has and another has not, a message or a rule that code names and
that is not there, a thing without a name: each is a line on the screen, and the build has failed.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from opencc import OpenCC

from . import cards, ledger
from .ledger import GAMES
from .messages import Message, read, short
from .references import Reference, messages_in, rules_in
from .texts import ENGINE, LANGUAGES, Missing, texts
from .words import is_form

PACKAGE = GAMES.parent
HINT = "how_"  # begins arguments that only help grammar


class Traditional:
    """Simplified words turned into traditional ones; where OpenCC's choice is not ours, the glossary wins."""

    def __init__(self, *homes: Path) -> None:
        self.opencc = OpenCC("s2tw")
        self.instead: dict[str, str] = {}
        for home in homes:
            for term in ledger.terms_in(home):
                self.instead[str(self.opencc.convert(term.hans))] = term.hant
        for home in homes:
            file = home / "locale" / "zh-Hant.toml"
            if file.exists():
                self.instead |= tomllib.loads(file.read_text(encoding="utf-8"))["instead"]
        right = {word: word for word in self.instead.values()}  # a word that is right already stays
        self.words = right | self.instead
        longest_first = sorted(self.words, key=len, reverse=True)
        self.pattern = re.compile("|".join(map(re.escape, longest_first)))

    def convert(self, simplified: str) -> str:
        return self.pattern.sub(lambda found: self.words[found[0]], str(self.opencc.convert(simplified)))


def make_traditional(home: Path) -> list[Path]:
    """Writes `locale/zh-Hant/` of the engine or a game beside `zh-Hans`; the files that have changed."""
    traditional = Traditional(*dict.fromkeys((ENGINE, home)))
    folder = home / "locale" / "zh-Hant"
    wanted: dict[Path, str] = {}
    for file in (home / "locale" / "zh-Hans").glob("*.ftl"):
        wanted[folder / file.name] = traditional.convert(file.read_text(encoding="utf-8"))
    if (home / "rules.toml").exists():
        hant = {rule.id: traditional.convert(rule.zh) for rule in ledger.rules_in(home).values()}
        wanted[folder / "rules.json"] = json.dumps(hant, ensure_ascii=False, indent=0) + "\n"
    changed = [file for file in folder.glob("*") if file not in wanted]
    for file in changed:
        file.unlink()
    for file, text in wanted.items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            changed.append(file)
    return changed


def locale_faults(home: Path, shared: Mapping[str, Message]) -> Iterator[str]:
    """What one language of a home has and another has not; `shared` are messages that it may refer to."""
    tables: dict[str, dict[str, Message]] = {}
    for language in LANGUAGES:
        tables[language], faults = read(home / "locale" / language)
        yield from faults
    for language, next_language in pairwise(LANGUAGES):
        ours, theirs = tables[language], tables[next_language]
        yield from [f"{ours[key].place}: {key} is missing in {next_language}" for key in ours if key not in theirs]
        yield from [f"{theirs[key].place}: {key} is missing in {language}" for key in theirs if key not in ours]
        for key in sorted(ours.keys() & theirs.keys()):
            yield from differences(ours[key], theirs[key], language, next_language)
    for table in tables.values():
        for message in table.values():
            for key in sorted(message.refers - table.keys() - shared.keys()):
                yield f"{message.place}: {message.key} refers to {key}, which is not there"


def differences(one: Message, other: Message, language: str, other_language: str) -> Iterator[str]:
    """What the same message has in one language only."""
    for attribute in sorted(one.forms.keys() ^ other.forms.keys()):
        if not is_form(attribute):
            missing = other_language if attribute in one.forms else language
            yield f"{one.place}: {one.key}.{attribute} is missing in {missing}"
    for name in sorted(one.arguments ^ other.arguments):
        if not name.startswith(HINT):
            missing = other_language if name in one.arguments else language
            yield f"{one.place}: ${name} of {one.key} is missing in {missing}"
    for form in sorted(one.forms.keys() & other.forms.keys()):
        mine, others = one.forms[form], other.forms[form]
        for name in sorted(mine.selects.keys() & others.selects.keys()):
            for key in sorted(mine.selects[name] ^ others.selects[name]):
                missing = other_language if key in mine.selects[name] else language
                yield f"{one.place}: the variant [{key}] of ${name} in {one.key} is missing in {missing}"
        for (name, key), named in sorted(mine.named.items()):
            for argument in sorted(named ^ others.named.get((name, key), named)):
                if not argument.startswith(HINT):
                    missing = other_language if argument in named else language
                    yield f"{one.place}: ${argument} in the variant [{key}] of {one.key} is missing in {missing}"


def reference_faults(references: Iterator[Reference], messages: Mapping[str, Message]) -> Iterator[str]:
    """Messages that code names and that are not there, or that want arguments which it does not give."""
    for reference in references:
        message = messages.get(reference.key)
        if message is None:
            yield f"{reference.place}: {reference.key} is missing"
        elif reference.given is not None:
            for form, wants in message.forms.items():
                given = reference.given if form == "unseen" else reference.given | reference.secret
                for name in sorted(wants.arguments - given):
                    yield f"{reference.place}: {reference.key} wants ${name}, which is not given here"


def rule_faults(files: Iterator[Path], homes: list[Path]) -> Iterator[str]:
    """Rules that code or content cites and no ledger has."""
    known = ledger.all_rules()
    prefixes = {key.partition("-")[0] for key in known}
    cited = [place for file in files for place in rules_in(file, prefixes)]
    for home in homes:
        cited += [(f"{short(home)}/content/{by[0]}", rule) for rule, by in ledger.cited_by_content(home).items()]
    for place, rule in dict.fromkeys(cited):
        if rule not in known:
            yield f"{place}: there is no rule {rule}"


def name_faults(game: str) -> Iterator[str]:
    """Things and cards of a game that cannot be put into words.

    A game may list the keys of its things in its module `names`: `def entity_keys() -> Iterable[str]`.
    """
    keys = list(cards.effects(game))
    if (GAMES / game / "names.py").exists():
        keys += import_module(f"seance.games.{game}.names").entity_keys()
    for language in LANGUAGES:
        words = texts(language, game)
        yield from [f"{game}: name-{key} is missing in {language}" for key in keys if words.named(key) is None]
        try:
            cards.texts(game, language)
        except Missing as missing:
            yield f"{game}: {missing}"


def faults() -> Iterator[str]:
    """Everything that is missing anywhere."""
    homes = [file for file in sorted(GAMES.iterdir()) if file.is_dir()]
    shared, _ = read(ENGINE / "locale" / "en")
    yield from locale_faults(ENGINE, {})
    silent = (GAMES, PACKAGE / "testing")  # games have messages of their own; nobody reads what a scene asks
    outside = [file for file in sorted(PACKAGE.rglob("*.py")) if not any(map(file.is_relative_to, silent))]
    yield from reference_faults((each for file in outside for each in messages_in(file)), shared)
    for home in homes:
        if (home / "locale" / "en").exists():
            yield from locale_faults(home, shared)
            messages = shared | read(home / "locale" / "en")[0]
            named = (each for file in sorted(home.rglob("*.py")) for each in messages_in(file))
            yield from reference_faults(named, messages)
            yield from name_faults(home.name)
    yield from rule_faults(PACKAGE.rglob("*.py"), homes)


def main() -> int:
    for home in [ENGINE, *GAMES.iterdir()]:
        if home.is_dir():
            make_traditional(home)
    found = list(faults())
    print("\n".join([*found, f"{len(found)} things are missing."]) if found else "All words are there.")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())

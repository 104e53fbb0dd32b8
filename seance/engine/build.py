"""`python -m seance.engine.build`: makes the traditional Chinese files, then looks for words that are missing or wrong.

A message, a form or an argument that one language has and another has not, a message or a rule that code names and
that is not there, a thing without a name, a question that nobody explains, a word that we avoid: each is a line on
the screen, and the build has failed.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain, pairwise
from pathlib import Path

from fluent.syntax.ast import TextElement
from opencc import OpenCC

from . import cards, ledger
from .face import face, names
from .ledger import GAMES
from .messages import Message, read, short
from .references import messages_in, rules_in
from .rulings import rulings_in
from .texts import ENGINE, LANGUAGES, Missing, texts
from .wording import Style, wording_faults
from .words import is_form

PACKAGE = GAMES.parent
HINT = "how_"  # begins arguments that only help grammar


class Traditional:
    """Simplified words turned into traditional ones; where OpenCC's choice is not ours, the glossary wins."""

    def __init__(self, *homes: Path) -> None:
        instead = {opencc(term.hans): term.hant for home in homes for term in ledger.terms_in(home)}
        for home in homes:
            file = home / "locale" / "zh-Hant.toml"
            if file.exists():
                instead |= tomllib.loads(file.read_text(encoding="utf-8"))["instead"]
        self.words = {word: word for word in instead.values()} | instead  # a word that is right already stays
        longest_first = sorted(self.words, key=len, reverse=True)
        self.pattern = re.compile("|".join(map(re.escape, longest_first)))

    def convert(self, simplified: str) -> str:
        return self.pattern.sub(lambda found: self.words[found[0]], opencc(simplified))


@cache
def converter() -> OpenCC:
    return OpenCC("s2tw")


def opencc(simplified: str) -> str:
    return str(converter().convert(simplified))


def make_traditional(home: Path) -> list[Path]:
    """Writes `locale/zh-Hant/` of the engine or a game beside `zh-Hans`; the files that have changed."""
    traditional = Traditional(*dict.fromkeys((ENGINE, home)))
    folder = home / "locale" / "zh-Hant"
    wanted: dict[Path, str] = {}
    for file in (home / "locale" / "zh-Hans").glob("*.ftl"):
        wanted[folder / file.name] = traditional.convert(file.read_text(encoding="utf-8"))
    if (home / "rules.toml").exists():
        rules = {rule.id: traditional.convert(rule.zh) for rule in ledger.rules_in(home).values()}
        wanted[folder / "rules.json"] = json.dumps(rules, ensure_ascii=False, indent=0) + "\n"
    if (home / "terms.toml").exists():
        glosses = {term.en: traditional.convert(term.gloss_zh) for term in ledger.terms_in(home)}
        wanted[folder / "terms.json"] = json.dumps(glosses, ensure_ascii=False, indent=0) + "\n"
    told = rulings_in(home)
    if told:
        texts_of = {one.number: traditional.convert(f"{one.question_zh}\n{one.ruling_zh}") for one in told}
        wanted[folder / "rulings.json"] = json.dumps(texts_of, ensure_ascii=False, indent=0) + "\n"
    changed = [file for file in folder.glob("*") if file not in wanted]
    for file in changed:
        file.unlink()
    for file, text in wanted.items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            changed.append(file)
    return changed


Tables = dict[str, dict[str, Message]]  # language -> its messages


def read_all(home: Path, faults: list[str]) -> Tables:
    """The messages of a home in all languages; files that cannot be read are faults."""
    tables: Tables = {}
    for language in LANGUAGES:
        tables[language], wrong = read(home / "locale" / language)
        faults += wrong
    return tables


def locale_faults(tables: Tables, shared: Mapping[str, Message]) -> Iterator[str]:
    """What one language has and another has not; `shared` are messages that they may refer to."""
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


def reference_faults(files: Iterable[Path], messages: Mapping[str, Message]) -> Iterator[str]:
    """Messages that code names and that are not there, or that want arguments which it does not give."""
    for reference in chain.from_iterable(map(messages_in, files)):
        message = messages.get(reference.key)
        if message is None:
            yield f"{reference.place}: {reference.key} is missing"
        elif reference.given is not None:
            for form, wants in message.forms.items():
                given = reference.given if form == "unseen" else reference.given | reference.secret
                for name in sorted(wants.arguments - given):
                    yield f"{reference.place}: {reference.key} wants ${name}, which is not given here"
            if message.arguments & reference.secret and "unseen" not in message.forms:
                yield f"{reference.place}: {reference.key}.unseen is missing, for those who do not get it"


def explanation_faults(tables: Tables) -> Iterator[str]:
    """Questions that nobody explains, explanations of no question; rules in them, or in topics, that no ledger has."""
    written, known = tables[LANGUAGES[0]], ledger.all_rules()
    for key, message in written.items():
        kind, _, prompt = key.partition("-")
        if kind == "ask" and f"explain-{prompt}" not in written:
            yield f"{message.place}: explain-{prompt} is missing"
        elif kind in ("explain", "topic"):
            if kind == "explain" and f"ask-{prompt}" not in written:
                yield f"{message.place}: {key} explains no question"
            rules = rules_named(message)
            yield from [f"{message.place}: there is no rule {rule}" for rule in rules if rule not in known]
            for language, table in tables.items():
                if key in table and rules_named(table[key]) != rules:
                    yield f"{table[key].place}: {key} names other rules in {language}"


def rules_named(message: Message) -> list[str]:
    """The rules behind an explanation or a topic: its attribute `rules`."""
    pattern = message.attributes.get("rules")
    parts = () if pattern is None else pattern.elements
    return "".join([part.value for part in parts if isinstance(part, TextElement)]).split()


def rule_faults(files: Iterable[Path], homes: Iterable[Path]) -> Iterator[str]:
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
    """Things and cards of a game that cannot be put into words."""
    keys = list(cards.effects(game))
    if game in names():
        keys += face(game).entity_keys()
    for language in LANGUAGES:
        words = texts(language, game)
        yield from [f"{game}: name-{key} is missing in {language}" for key in keys if words.named(key) is None]
        try:
            cards.texts(game, language)
        except Missing as missing:
            yield f"{game}: {missing}"


def ruling_faults(home: Path) -> Iterator[str]:
    """Rulings that lack a part or a language, and those that are badly written."""
    style = Style("zh-Hans", ENGINE, home)
    for one in rulings_in(home):
        place = f"{short(home)}/rulings.md: {one.number}"
        yield from [f"{place} has no {part}" for part in one.missing]
        yield from [f"{place} {fault}" for text in one.told("zh-Hans") for fault in style.faults(text)]


def rooms() -> list[Path]:
    """The folders beside the games that have words of their own; the engine comes first."""
    return sorted([folder.parent for folder in PACKAGE.glob("*/locale")], key=lambda room: (room != ENGINE, room.name))


def game_folders() -> list[Path]:
    return [folder for folder in sorted(GAMES.iterdir()) if folder.is_dir()]


def wording(tables: Tables, home: Path) -> Iterator[str]:
    for language, messages in tables.items():
        yield from wording_faults(language, messages, *dict.fromkeys((ENGINE, home)))


def faults() -> list[str]:
    """Everything that is missing or badly written anywhere."""
    found: list[str] = []
    tables = {room: read_all(room, found) for room in rooms()}
    engine = tables[ENGINE]["en"]
    for place, room in tables.items():
        found += locale_faults(room, engine)
        found += explanation_faults(room)
        found += wording(room, place)
    outside = {key: message for room in tables.values() for key, message in room["en"].items()}
    silent = (GAMES, PACKAGE / "testing")  # games have messages of their own; nobody reads what a scene asks
    files = [file for file in sorted(PACKAGE.rglob("*.py")) if not any(map(file.is_relative_to, silent))]
    for file in files:  # a room means its own sentence, whatever others call by the same name
        own = tables.get(PACKAGE / file.relative_to(PACKAGE).parts[0], {})
        found += reference_faults([file], outside | own.get("en", {}))
    for home in game_folders():
        if (home / "locale" / "en").exists():
            game = read_all(home, found)
            found += locale_faults(game, engine)
            found += explanation_faults(game)
            found += wording(game, home)
            found += reference_faults(sorted(home.rglob("*.py")), engine | game["en"])
            found += name_faults(home.name)
            found += ruling_faults(home)
    found += rule_faults(sorted(PACKAGE.rglob("*.py")), game_folders())
    return found


def main() -> int:
    for home in [*rooms(), *game_folders()]:
        make_traditional(home)
    found = faults()
    print("\n".join([*found, f"{len(found)} things are missing or wrong."]) if found else "All words are there.")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())

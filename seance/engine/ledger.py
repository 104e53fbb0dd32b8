"""The ledger: every rule of a game's rulebook, and which function, content file and test stands for it.

`rules.toml` of a game lists its rules, `terms.toml` names its things. Code cites a rule with `@cites`; a rule that is
only data is cited beside the data by a key `cites` in its content file; a test shows a rule with
`@pytest.mark.rule`. What the tests show is read from these markers and shipped as `shown.json`.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypedDict, TypeVar

F = TypeVar("F", bound=Callable[..., object])

GAMES = Path(__file__).parents[1] / "games"
CITED: dict[str, list[str]] = {}  # rule id -> the functions that carry it out
RULES_OF: dict[str, tuple[str, ...]] = {}  # "module.function" -> rule ids


def name_of(function: Callable[..., object]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def cites(*rules: str) -> Callable[[F], F]:
    """Record that the function carries out these rules. The function itself is returned unchanged."""

    def record(function: F) -> F:
        cite(name_of(function), *rules)
        return function

    return record


def cite(function: str, *rules: str) -> None:
    """The same by name: what `@cites` becomes where functions are compiled."""
    RULES_OF[function] = rules
    for rule in rules:
        CITED.setdefault(rule, []).append(function)


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement of a rulebook that a test can show."""

    game: str
    id: str
    section: str
    kind: str
    en: str
    zh: str
    hant: str = ""  # made from zh by the build
    example: str = ""
    example_zh: str = ""
    also: tuple[str, ...] = ()  # other headings under which the book repeats the rule
    note: str = ""
    doc_only: str = ""  # why no behaviour can show it
    inferred: bool = False

    def text(self, language: str) -> str:
        return {"en": self.en, "zh-Hans": self.zh, "zh-Hant": self.hant or self.zh}[language]


@dataclass(frozen=True, slots=True)
class Term:
    """What a thing of the game is called in each language."""

    en: str
    hans: str
    hant: str
    gloss_en: str
    gloss_zh: str
    aliases: tuple[str, ...] = ()  # other words met in sources; never used on screen
    gloss_hant: str = ""  # made from gloss_zh by the build

    def gloss(self, language: str) -> str:
        """What it means, in a few words."""
        return {"en": self.gloss_en, "zh-Hans": self.gloss_zh, "zh-Hant": self.gloss_hant or self.gloss_zh}[language]


class Coverage(TypedDict):
    rules: int
    doc_only: int
    cited: int
    tested: int
    missing: list[str]  # neither doc_only nor both cited and tested


def games() -> list[str]:
    """The games that have a ledger."""
    return sorted([file.parent.name for file in GAMES.glob("*/rules.toml")])


@lru_cache
def rules(game: str) -> dict[str, Rule]:
    """The rules of one game by id, in the order of its rulebook."""
    return rules_in(GAMES / game)


def rules_in(folder: Path) -> dict[str, Rule]:
    ledger = tomllib.loads((folder / "rules.toml").read_text(encoding="utf-8"))
    hant = made_in(folder, "rules")
    found: dict[str, Rule] = {}
    for entry in ledger["rule"]:
        rule = Rule(folder.name, **entry | {"also": tuple(entry.get("also", ())), "hant": hant.get(entry["id"], "")})
        if rule.id in found:
            raise ValueError(f"{folder.name}: {rule.id} is in the ledger twice")
        found[rule.id] = rule
    return found


@lru_cache
def terms(game: str) -> tuple[Term, ...]:
    """The glossary of one game."""
    return terms_in(GAMES / game)


def terms_in(folder: Path) -> tuple[Term, ...]:
    file = folder / "terms.toml"
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["term"] if file.exists() else []
    hant = made_in(folder, "terms")
    more = [{"aliases": tuple(entry["aliases"]), "gloss_hant": hant.get(entry["en"], "")} for entry in entries]
    return tuple([Term(**entry | made) for entry, made in zip(entries, more, strict=True)])


def made_in(folder: Path, what: str) -> dict[str, str]:
    """The traditional texts of a ledger or glossary, as the build has made them."""
    file = folder / "locale" / "zh-Hant" / f"{what}.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


@lru_cache
def all_rules() -> dict[str, Rule]:
    """The rules of all games by id."""
    return {key: rule for game in games() for key, rule in rules(game).items()}


def search(words: str, game: str | None = None) -> list[Rule]:
    """The rules in which all the words are found, in any language."""
    wanted = words.casefold().split()
    found: list[Rule] = []
    for name in [game] if game is not None else games():
        for rule in rules(name).values():
            text = f"{rule.id} {rule.en} {rule.zh} {rule.hant}".casefold()
            if all(word in text for word in wanted):
                found.append(rule)
    return found


def cited_by_code(game: str) -> dict[str, list[str]]:
    """Rule id -> the functions of the game that cite it."""
    package = f"seance.games.{game}"
    importlib.import_module(package)
    for module in pkgutil.walk_packages([str(GAMES / game)], f"{package}."):
        importlib.import_module(module.name)
    cited = {rule: [each for each in by if each.startswith(f"{package}.")] for rule, by in CITED.items()}
    return {rule: by for rule, by in cited.items() if by}


def cited_by_content(folder: Path) -> dict[str, list[str]]:
    """Rule id -> the content files under the folder that cite it."""
    cited: dict[str, list[str]] = {}
    for file in sorted(folder.glob("content/**/*.toml")):
        for rule in cites_in(tomllib.loads(file.read_text(encoding="utf-8"))):
            by = cited.setdefault(rule, [])
            if file.name not in by:
                by.append(file.name)
    return cited


def cites_in(table: object) -> Iterator[str]:
    """The ids under every key `cites` of a content file, however deep."""
    if isinstance(table, dict):
        for key, value in table.items():
            if key == "cites":
                yield from value
            else:
                yield from cites_in(value)
    elif isinstance(table, list):
        for value in table:
            yield from cites_in(value)


def shown_in(folder: Path) -> dict[str, list[str]]:
    """Rule id -> the tests that showed it in the last complete run."""
    file = folder / "shown.json"
    tests: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return tests


def coverage(*of: str) -> dict[str, Coverage]:
    """Per game how many of its rules are cited by code or content and shown by a passing test, and which are not."""
    return {game: covered(GAMES / game, cited_by_code(game)) for game in of or games()}


def covered(folder: Path, by_code: Iterable[str]) -> Coverage:
    ledger = rules_in(folder)
    cited = {*by_code, *cited_by_content(folder)} & ledger.keys()
    tested = shown_in(folder).keys() & ledger.keys()
    doc_only = {rule.id for rule in ledger.values() if rule.doc_only}
    done = doc_only | (cited & tested)
    missing = [key for key in ledger if key not in done]
    return Coverage(
        rules=len(ledger), doc_only=len(doc_only), cited=len(cited), tested=len(tested), missing=missing
    )  # fmt: skip

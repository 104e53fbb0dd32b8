"""A question about the rules, as people ask it at a table: which rules and rulings answer it, the nearest first.

Every rule is a text of all its languages. A word of the question counts the more, the fewer rules have it (Okapi BM25);
the glossary says which words mean the same; a rule that the overview, the glossary or an explanation names for such a
question counts a little more.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from . import ledger
from .inquiry import HAN, LATIN, asking, asking_han, inquire, stem
from .ledger import Rule
from .rulings import Ruling, rulings

MOST_RULES, MOST_RULINGS = 8, 3
FREQUENT, LONG = 1.2, 0.6  # how fast a word's repetition stops counting, and how much a long text is held against it
NAMED = 0.25  # of the best score, for what an answer of the overview or the glossary names
SAME = 0.7  # of its weight, for a word that the glossary calls the same
ALONE = 0.35  # of its weight, for a single Chinese character
NEAR = 0.45  # of what the best ruling has, by which another is worth telling


@dataclass(frozen=True, slots=True)
class Verdict:
    """What applies to a question; the first are the nearest."""

    rules: list[Rule]
    rulings: list[Ruling]


def rule_on(question: str, game: str, language: str) -> Verdict:
    wanted = weighted(question, game)
    index = rule_index(game)
    scores = index.scores(wanted)
    best = max(scores.values(), default=0.0)
    for answer in inquire(question, game, language).answers if best else ():
        for rule in answer.rules:
            scores[rule] = scores.get(rule, 0.0) + NAMED * best / len(answer.rules)
    known = ledger.rules(game)
    ranked = sorted(scores, key=lambda key: -scores[key])[:MOST_RULES]
    return Verdict([known[key] for key in ranked], nearest_rulings(wanted, game))


def nearest_rulings(wanted: Mapping[str, float], game: str) -> list[Ruling]:
    scores = ruling_index(game).scores(wanted)
    by_number = {ruling.number: ruling for ruling in rulings(game)}
    ranked = sorted(scores, key=lambda key: -scores[key])[:MOST_RULINGS]
    return [by_number[key] for key in ranked if scores[key] >= NEAR * scores[ranked[0]]]


# ---- words -----------------------------------------------------------------------------------------------------------


def tokens(text: str) -> list[str]:
    """Stems of Latin words; Chinese is not cut into words, so its characters, and each with the next."""
    plain = text.casefold()
    found = [stem(word) for word in LATIN.findall(plain) if word not in asking()]
    for run in HAN.findall(asking_han().sub(" ", plain)):
        found += [*run, *[run[n : n + 2] for n in range(len(run) - 1)]]
    return found


def weighted(question: str, game: str) -> dict[str, float]:
    """The words of a question, and with less weight what the glossary calls the same."""
    found = {word: ALONE if HAN.fullmatch(word) and len(word) == 1 else 1.0 for word in tokens(question)}
    plain = question.casefold()
    stems = {stem(word) for word in LATIN.findall(plain)}
    for term in ledger.terms(game):
        english = [stem(word) for word in LATIN.findall(term.en.casefold())]
        chinese = [word for word in (term.hans, term.hant, *term.aliases) if word]
        if (english and all(word in stems for word in english)) or any(word in plain for word in chinese):
            for word in [*english, *tokens(f"{term.hans} {term.hant}")]:
                found.setdefault(word, SAME)
    return found


# ---- the index -------------------------------------------------------------------------------------------------------


class Index:
    """Texts by key, and how rare each of their words is."""

    def __init__(self, texts: Iterable[tuple[str, str]]) -> None:
        self.counts = {key: Counter(tokens(text)) for key, text in texts}
        self.lengths = {key: counts.total() for key, counts in self.counts.items()}
        self.usual = sum(self.lengths.values()) / max(len(self.lengths), 1) or 1.0
        self.having = Counter([word for counts in self.counts.values() for word in counts])

    def rarity(self, word: str) -> float:
        having = self.having[word]
        return math.log(1 + (len(self.counts) - having + 0.5) / (having + 0.5))

    def scores(self, wanted: Mapping[str, float]) -> dict[str, float]:
        """Of every text that has any of these words."""
        rare = {word: weight * self.rarity(word) for word, weight in wanted.items() if self.having[word]}
        found: dict[str, float] = {}
        for key, counts in self.counts.items():
            stretch = FREQUENT * (1 - LONG + LONG * self.lengths[key] / self.usual)
            score = sum(
                [worth * n * (FREQUENT + 1) / (n + stretch) for word, worth in rare.items() if (n := counts[word])]
            )
            if score:
                found[key] = score
        return found


@lru_cache
def rule_index(game: str) -> Index:
    return Index([(rule.id, text_of(rule)) for rule in ledger.rules(game).values()])


def text_of(rule: Rule) -> str:
    """Everything that is said of a rule; the last part of its heading often names what it is about."""
    said = (rule.en, rule.zh, rule.hant, rule.example, rule.example_zh, rule.section, *rule.also)
    return " ".join([*said, re.sub(r"[^A-Za-z]+", " ", rule.id)])


@lru_cache
def ruling_index(game: str) -> Index:
    return Index([(each.number, f"{each.question} {each.ruling}") for each in rulings(game)])

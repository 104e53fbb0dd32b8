"""A question about the rules, as people ask it at a table: which rules and rulings answer it, the nearest first.

A rule is read with its heading, the tests that show it and the rulings that rest on it: each says the same in other
words. A word of the question counts the more, the fewer rules have it (Okapi BM25); what means the same (`alike`)
counts less, and so does a Chinese word for an English one that stands in the same rules, and the other way round.
What the chapter of a rule has counts a little, and so does what the overview or an explanation names for such a
question, and whether a rule looks like an answer to it (`cues`). What a question sets aside ("besides …") is not read.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from opencc import OpenCC

from . import ledger
from .alike import alike
from .cues import fitting
from .inquiry import HAN, LATIN, asking, asking_han, inquire
from .ledger import GAMES, Rule
from .rulings import Ruling, rulings
from .stems import stem
from .texts import texts

MOST_RULES, MOST_RULINGS = 8, 3
FREQUENT, LONG = 1.2, 0.6  # how fast a word's repetition stops counting, and how much a long text is held against it
NAMED = 0.4  # of the best score, for what an answer of the overview or the glossary names
CHAPTER = 0.4  # of the best score, for the chapter that fits best
CUE = 0.14  # of the best score, for a rule that looks like an answer to such a question
ALONE = 0.7  # of its weight, for a single Chinese character
TWIN = 0.4  # of its weight, for a word of the other language
LEAST_TWIN, TWINS = 0.3, 3  # how near they must be, and how many
TOLD, LEAD, HEADING, EXAMPLE, TEST, RULING = 1.0, 0.3, 0.9, 0.4, 0.7, 0.3  # the parts of what is read of a rule
FIRST_WORDS, MOST_TESTS = 6, 6
NEAR = 0.45  # of what the best ruling has, by which another is worth telling
WRITTEN = ("en", "zh-Hans")
PAUSE = re.compile("[:：，。；]")
UP_TO_TEN = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBERS = {word: str(n) for n, word in enumerate(UP_TO_TEN)}
NUMBER = re.compile(rf"\b(?:{'|'.join(NUMBERS)})\b")
NUMERALS = {numeral: str(n) for n, numeral in enumerate("零一二三四五六七八九十")} | {"两": "2"}
NUMERAL = re.compile(
    "第[一二三四五六七八九十](?![一二三四五六七八九十])|[两二三四五六七八九](?=[个张点次格枚步轮名位块种])"
)
SET_ASIDE = re.compile(
    r"\b(?:besides|except(?: for)?|other than|apart from) [\w'-]+|除了?[^，。？]{1,8}?(?:以外|之外|还)"
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What applies to a question; the first are the nearest."""

    rules: list[Rule]
    rulings: list[Ruling]


def rule_on(question: str, game: str, language: str, most: int = MOST_RULES) -> Verdict:
    plain = SET_ASIDE.sub(" ", simplified(question.casefold()))
    wanted = weighted(plain, game)
    scores = rule_index(game).scores(wanted)
    best = max(scores.values(), default=0.0)
    chapters = chapter_index(game).scores(wanted)
    fullest = max(chapters.values(), default=0.0) or 1.0
    cues, known = fitting(plain), ledger.rules(game)
    for rule in scores:
        told = (known[rule].zh if HAN.search(plain) else known[rule].en).casefold()
        fits = CUE * sum([cue.search(told) is not None for cue in cues])
        scores[rule] += best * (fits + CHAPTER * chapters.get(chapter(rule), 0.0) / fullest)
    for answer in inquire(question, game, language).answers if best else ():
        for rule in answer.rules:
            scores[rule] = scores.get(rule, 0.0) + NAMED * best / len(answer.rules)
    ranked = sorted(scores, key=lambda key: -scores[key])[:most]
    return Verdict([known[key] for key in ranked], nearest_rulings(wanted, game))


def nearest_rulings(wanted: Mapping[str, float], game: str) -> list[Ruling]:
    scores = ruling_index(game).scores(wanted)
    by_number = {ruling.number: ruling for ruling in rulings(game)}
    ranked = sorted(scores, key=lambda key: -scores[key])[:MOST_RULINGS]
    return [by_number[key] for key in ranked if scores[key] >= NEAR * scores[ranked[0]]]


# ---- words -----------------------------------------------------------------------------------------------------------


@lru_cache
def to_simplified() -> OpenCC:
    return OpenCC("t2s")


def simplified(text: str) -> str:
    """Whoever writes traditional characters is read in simplified ones, as the ledger is."""
    return str(to_simplified().convert(text)) if HAN.search(text) else text


def counted(text: str) -> str:
    """Numbers in figures, however they are written."""
    text = NUMBER.sub(lambda found: NUMBERS[found[0]], text)
    return NUMERAL.sub(lambda found: "".join([NUMERALS.get(each, each) for each in found[0]]), text)


def tokens(text: str) -> list[str]:
    """Stems of Latin words; Chinese is not cut into words, so its characters, and each with the next."""
    plain = counted(text.casefold())
    found = [stem(word) for word in LATIN.findall(plain.replace("-", " ")) if word not in asking()]
    for run in HAN.findall(asking_han().sub(" ", plain)):
        found += [*run, *[run[n : n + 2] for n in range(len(run) - 1)]]
    return found


def worth(word: str) -> float:
    return ALONE if HAN.fullmatch(word) and len(word) == 1 else 1.0


def weighted(question: str, game: str) -> dict[str, float]:
    """The words of a question, and with less weight what means the same."""
    said = {word: worth(word) for word in tokens(question)}
    found = dict(said)

    def also(word: str, weight: float) -> None:
        found[word] = max(found.get(word, 0.0), weight)

    for word, weight in said.items():
        for twin, near in twins().get(word, ()):
            also(twin, TWIN * near * weight)
    stems = {stem(word) for word in LATIN.findall(question)}
    for group in alike(game):
        if any(is_said(phrase, question, stems) for phrase in group.words):
            for word in tokens(" ".join(group.words)):
                also(word, group.weight * worth(word))
    return found


def is_said(phrase: str, question: str, stems: set[str]) -> bool:
    if HAN.search(phrase):
        return phrase in question
    words = LATIN.findall(phrase)
    return bool(words) and all(stem(word) in stems for word in words)


@lru_cache
def twins() -> dict[str, list[tuple[str, float]]]:
    """Words of the other language that stand in the same rules of all games, and how near they are (Dice)."""
    english: Counter[str] = Counter()
    chinese: Counter[str] = Counter()
    both: Counter[tuple[str, str]] = Counter()
    for rule in ledger.all_rules().values():
        here, there = set(tokens(rule.en)), {word for word in tokens(rule.zh) if len(word) > 1 and HAN.fullmatch(word)}
        english.update(here)
        chinese.update(there)
        both.update(product(here, there))
    found: dict[str, list[tuple[str, float]]] = {}
    for (one, other), times in both.items():
        near = 2 * times / (english[one] + chinese[other])
        if times > 2 and near >= LEAST_TWIN:
            found.setdefault(one, []).append((other, near))
            found.setdefault(other, []).append((one, near))
    return {word: sorted(others, key=lambda each: -each[1])[:TWINS] for word, others in found.items()}


# ---- the index -------------------------------------------------------------------------------------------------------


class Index:
    """Texts by key, and how rare each of their words is."""

    def __init__(self, counts: Mapping[str, Mapping[str, float]]) -> None:
        lengths = {key: sum(words.values()) for key, words in counts.items()}
        usual = sum(lengths.values()) / max(len(lengths), 1) or 1.0
        self.size = len(counts)
        self.having: dict[str, list[tuple[str, float]]] = {}
        for key, words in counts.items():
            stretch = FREQUENT * (1 - LONG + LONG * lengths[key] / usual)
            for word, times in words.items():
                self.having.setdefault(word, []).append((key, times * (FREQUENT + 1) / (times + stretch)))

    def scores(self, wanted: Mapping[str, float]) -> dict[str, float]:
        """Of every text that has any of these words."""
        found: dict[str, float] = {}
        for word, weight in wanted.items():
            having = self.having.get(word, ())
            rarity = math.log(1 + (self.size - len(having) + 0.5) / (len(having) + 0.5))
            for key, share in having:
                found[key] = found.get(key, 0.0) + weight * rarity * share
        return found


def chapter(rule: str) -> str:
    return rule.rpartition("-")[0]


@lru_cache
def read_of(game: str) -> dict[str, Counter[str]]:
    """How often each word is said of each rule, by the weight of where it is said."""
    shown = ledger.shown_in(GAMES / game)
    resting: dict[str, list[str]] = {}
    for each in rulings(game):
        for key in each.rules:
            resting.setdefault(key, []).append(f"{each.question} {each.ruling}")
    found: dict[str, Counter[str]] = {}
    for key, rule in ledger.rules(game).items():
        tests = [test.rpartition("test_")[2].replace("_", " ") for test in shown.get(key, [])[:MOST_TESTS]]
        found[key] = added(
            [
                (f"{rule.en} {rule.zh}", TOLD),
                (f"{lead(rule.en)} {lead(rule.zh)}", LEAD),
                (heading(key, game), HEADING),
                (f"{rule.example} {rule.example_zh}", EXAMPLE),
                (" ".join(tests), TEST),
                (" ".join(resting.get(key, ())), RULING),
            ]
        )
    return found


def added(parts: Iterable[tuple[str, float]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for text, weight in parts:
        for word in tokens(text):
            found[word] += weight  # type: ignore[assignment]  # a Counter counts in fractions too
    return found


def lead(text: str) -> str:
    """What a rule begins with: mostly what it is about."""
    return " ".join(PAUSE.split(text)[0].split()[:FIRST_WORDS])


def heading(rule: str, game: str) -> str:
    """The heading of its chapter in the languages that we write."""
    key = f"section-{'-'.join(rule.split('-')[1:-1]).lower()}"
    return " ".join([said.say(key) for said in (texts(language, game) for language in WRITTEN) if said.has(key)])


@lru_cache
def rule_index(game: str) -> Index:
    return Index(read_of(game))


@lru_cache
def chapter_index(game: str) -> Index:
    chapters: dict[str, Counter[str]] = {}
    for rule, words in read_of(game).items():
        chapters.setdefault(chapter(rule), Counter()).update(words)
    return Index(chapters)


@lru_cache
def ruling_index(game: str) -> Index:
    told = {each.number: [*each.told("en"), *each.told("zh-Hans")] for each in rulings(game)}
    return Index({number: Counter(tokens(" ".join(parts))) for number, parts in told.items()})

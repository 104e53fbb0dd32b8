"""What somebody wants to know of the rules: some words, or a question in plain language, in any of ours.

A question is worn down to the words that carry it. They are looked for in the game's overview (messages
`topic-<key>`: an answer, its `.title`, the `.words` that ask for it, the `.rules` behind it), in its glossary, in the
explanations of its questions, and in its rules.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from . import ledger
from .ledger import Rule, Term
from .stems import stem
from .texts import LANGUAGES, Missing, Texts, explanation, texts

TOPIC, TERM, QUESTION = "topic", "term", "question"
MOST = 3  # answers of a kind
MOST_NEAR = 24  # rules that have some of the words only
TRIES = 6  # questions that are proposed where nothing was found
LITTLE, MUCH = 0.5, 4.0  # for words that only ask, and for a topic's own question
NEAR = 0.6  # of what the best has, by which something is worth showing

LATIN = re.compile(r"[a-z0-9]+(?:['-][a-z0-9]+)*")
HAN = re.compile(r"[\u3400-\u9fff]+")


@dataclass(frozen=True, slots=True)
class Answer:
    """Something that answers in a few words, and the rules behind it."""

    kind: str  # TOPIC of the overview, TERM of the glossary or QUESTION that is asked at the table
    key: str
    title: str
    text: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    rules: list[Rule]
    answers: list[Answer] = field(default_factory=list)
    tries: list[str] = field(default_factory=list)  # what would be answered, where nothing was found


def inquire(words: str, game: str, language: str) -> Found:
    """What answers the words, put into the reader's language."""
    asked = Asked(words, game)
    if not asked.raw:
        return Found(list(ledger.rules(game).values()))
    topics = best(topic_scores(asked))
    answers = [*topic_answers(topics, game, language), *term_answers(asked, language)]
    answers += question_answers(asked, language)
    rules = rules_with(asked, [rule for answer in answers if answer.kind == TOPIC for rule in answer.rules])
    return Found(rules, answers, [] if rules or answers else overview(game, language))


def overview(game: str, language: str) -> list[str]:
    """The first questions that the overview of a game answers."""
    words = texts(language, game)
    return [words.say(f"topic-{key}", form="title") for key in topic_keys(game)[:TRIES]]


# ---- the words of a question -----------------------------------------------------------------------------------------


@lru_cache
def asking() -> frozenset[str]:
    """Words of all languages that ask, and carry nothing."""
    said = [texts(language).say("asking-words") for language in LANGUAGES]
    return frozenset([word.strip() for words in said for word in words.split(",")])


@lru_cache
def asking_han() -> re.Pattern[str]:
    """Chinese is not cut into words: the longest are taken out first."""
    return re.compile("|".join(sorted([word for word in asking() if HAN.fullmatch(word)], key=len, reverse=True)))


class Asked:
    """What was asked, worn down to the words that carry it."""

    def __init__(self, words: str, game: str) -> None:
        plain = unicodedata.normalize("NFKC", words).casefold()
        self.game = game
        self.raw = plain.split()
        self.latin = LATIN.findall(plain)
        self.stems = {stem(word) for word in self.latin}
        self.han = "".join(HAN.findall(plain))
        self.carrying = [word for word in self.latin if word not in asking()]
        self.pieces = [piece for run in HAN.findall(plain) for piece in cut(run, vocabulary(game))]

    @property
    def plain(self) -> bool:
        """Words to look for as they stand: nothing in it only asks."""
        return len(self.carrying) == len(self.latin) and asking_han().search(self.han) is None


def cut(run: str, known: Sequence[str]) -> list[str]:
    """The known words in a run of Chinese, the longest first; what is left if there are none."""
    found: list[str] = []
    left = run
    for word in known:
        if word in left:
            found.append(word)
            left = left.replace(word, " ")
    rest = [piece for piece in asking_han().sub(" ", left).split() if len(piece) > 1 or not found]
    return [*found, *rest]


@lru_cache
def vocabulary(game: str) -> tuple[str, ...]:
    """Chinese words of the glossary and the overview that mean something in the game, the longest first."""
    words = {word for term in ledger.terms(game) for word in (term.hans, term.hant, *term.aliases)}
    words |= {word for key in topic_keys(game) for word in topic_words(game, key)}
    return tuple(sorted([word for word in words if len(word) > 1 and HAN.fullmatch(word)], key=lambda w: (-len(w), w)))


# ---- the overview ----------------------------------------------------------------------------------------------------


@lru_cache
def topic_keys(game: str) -> tuple[str, ...]:
    return tuple([key.removeprefix("topic-") for key in texts(LANGUAGES[0], game).keys if key.startswith("topic-")])


@lru_cache
def topic_words(game: str, key: str) -> tuple[str, ...]:
    """What asks for a topic, in all languages."""
    said = [texts(language, game).say(f"topic-{key}", form="words") for language in LANGUAGES]
    return tuple(dict.fromkeys([word.strip().casefold() for words in said for word in words.split(",")]))


def topic_scores(asked: Asked) -> dict[str, float]:
    """How much of what was asked each topic has, if any."""
    scores: dict[str, float] = {}
    for key in topic_keys(asked.game):
        words = topic_words(asked.game, key)
        score = latin_score(asked, words) + han_score(asked, words) + titled(asked, key)
        if score:
            scores[key] = score
    return scores


def latin_score(asked: Asked, phrases: Iterable[str]) -> float:
    met: set[str] = set()
    for phrase in phrases:
        parts = LATIN.findall(phrase)
        if parts and all(stem(part) in asked.stems for part in parts):
            met |= set(parts)
    by_stem = {stem(word): word not in asking() for word in met}
    return sum([1.0 + rarity(asked.game, word) if carries else LITTLE for word, carries in by_stem.items()])


@lru_cache
def rarity(game: str, word: str) -> float:
    """From 0, in every rule, to 1, in none."""
    there = sum([holds(text, word) for _, text in searched(game)])
    return 1.0 - math.log(1 + there) / math.log(1 + len(searched(game)))


def han_score(asked: Asked, phrases: Iterable[str]) -> float:
    """The longest words count; one inside a longer one does not count again."""
    met = [phrase for phrase in phrases if HAN.fullmatch(phrase) and phrase in asked.han]
    longest = [one for one in met if not any(one in other and one != other for other in met)]
    return sum([len(one) ** 2 / 2 if asking_han().sub("", one) else LITTLE for one in longest])


def titled(asked: Asked, key: str) -> float:
    """A little more for what is near to the topic's own question."""
    for language in LANGUAGES:
        title = texts(language, asked.game).say(f"topic-{key}", form="title").casefold()
        if asked.stems and asked.stems == {stem(word) for word in LATIN.findall(title)}:
            return MUCH
        if asked.han and asked.han == "".join(HAN.findall(title)):
            return MUCH
    return 0.0


def best(scores: dict[str, float]) -> list[str]:
    """The best few, without those that are far behind."""
    ranked = sorted(scores, key=lambda key: -scores[key])
    return [key for key in ranked[:MOST] if scores[key] >= NEAR * scores[ranked[0]]]


def topic_answers(keys: Iterable[str], game: str, language: str) -> list[Answer]:
    words = texts(language, game)
    return [
        Answer(
            TOPIC, key, words.say(f"topic-{key}", form="title"), words.say(f"topic-{key}"),
            tuple(words.say(f"topic-{key}", form="rules").split()),
        )
        for key in keys
    ]  # fmt: skip


# ---- the glossary, and what is asked at the table --------------------------------------------------------------------


def term_answers(asked: Asked, language: str) -> list[Answer]:
    """The terms that are named, the longest first."""
    found = [term for term in ledger.terms(asked.game) if names(asked, term)]
    found.sort(key=lambda term: -len(term.en))
    return [Answer(TERM, term.en, in_language(term, language), term.gloss(language)) for term in found[:MOST]]


def names(asked: Asked, term: Term) -> bool:
    carrying = {stem(word) for word in asked.carrying}
    latin = [stem(word) for word in LATIN.findall(term.en.casefold())]
    return bool(latin and all(word in carrying for word in latin)) or any(
        word in asked.pieces for word in (term.hans, term.hant, *term.aliases)
    )


def in_language(term: Term, language: str) -> str:
    return {"en": term.en, "zh-Hans": term.hans, "zh-Hant": term.hant}[language]


def question_answers(asked: Asked, language: str) -> list[Answer]:
    """Questions of the table in which all the words stand."""
    wanted = [*[stem(word) for word in asked.carrying], *asked.pieces]
    found = [prompt for prompt, text in explained(asked.game) if wanted and all(holds(text, word) for word in wanted)]
    answers: list[Answer] = []
    for prompt in found[:MOST]:
        text, rules = explanation(language, asked.game, prompt)
        answers.append(Answer(QUESTION, prompt, question(texts(language, asked.game), prompt), text, tuple(rules)))
    return answers


@lru_cache
def explained(game: str) -> tuple[tuple[str, str], ...]:
    """Every question of the table, with all that is said of it in any language."""
    prompts = [key.removeprefix("explain-") for key in texts(LANGUAGES[0], game).keys if key.startswith("explain-")]
    said = [
        [f"{question(words, each)} {words.say(f'explain-{each}')}" for words in everywhere(game)] for each in prompts
    ]
    return tuple([(prompt, spaced(" ".join(text))) for prompt, text in zip(prompts, said, strict=True)])


def everywhere(game: str) -> list[Texts]:
    return [texts(language, game) for language in LANGUAGES]


def question(words: Texts, prompt: str) -> str:
    """A question of the table with its entities left open."""
    try:
        return words.write(f"ask-{prompt}", dict.fromkeys("abc", "…"))
    except Missing:
        return prompt


# ---- the rules -------------------------------------------------------------------------------------------------------


def rules_with(asked: Asked, first: Sequence[str]) -> list[Rule]:
    """Rules that have all the words, or else the nearest; of a question those that answer it come first."""
    if asked.plain:
        literal = ledger.search(" ".join(asked.raw), asked.game)
        if literal:
            return literal
    known = ledger.rules(asked.game)
    groups = [alternatives(asked, word) for word in dict.fromkeys([*asked.carrying, *asked.pieces])]
    has = {key: [any(holds(text, word) for word in group) for group in groups] for key, text in searched(asked.game)}
    found = [key for key, held in has.items() if held and all(held)]
    if not found and not first:
        found = nearest(groups, has)
    return [known[key] for key in dict.fromkeys([*first, *found])]


def alternatives(asked: Asked, word: str) -> set[str]:
    """A word, what the glossary calls the same thing, and for a word that no rule has those of its topic."""
    found = {word if HAN.fullmatch(word) else stem(word)}
    for term in ledger.terms(asked.game):
        called = {term.en.casefold(), term.hans, term.hant, *term.aliases}
        if word in called or stem(word) in {stem(each) for each in called}:
            found |= {term.en.casefold(), term.hans, term.hant}
    if rarity(asked.game, word if HAN.search(word) else stem(word)) == 1.0:  # no rule says it so
        topics = [topic_words(asked.game, key) for key in topic_keys(asked.game)]
        found |= {each for words in topics if word in words for each in words}
    return found


def spaced(text: str) -> str:
    """A text in which every word has a space before it."""
    return re.sub(r"[^\w'-]+", " ", f" {text}".casefold())


def holds(text: str, word: str) -> bool:
    """Does a word of the text begin so? Chinese words may stand anywhere."""
    return word in text if HAN.search(word) else f" {word}" in text


@lru_cache
def searched(game: str) -> tuple[tuple[str, str], ...]:
    """All that is read of each rule."""
    return tuple(
        [(rule.id, spaced(f"{rule.id} {rule.en} {rule.zh} {rule.hant}")) for rule in ledger.rules(game).values()]
    )


def nearest(groups: Sequence[set[str]], has: dict[str, list[bool]]) -> list[str]:
    """The rules with most of the words, where a rare word says more than a common one."""
    counts = [sum([held[place] for held in has.values()]) for place in range(len(groups))]
    weights = [math.log(len(has) / count) + 0.1 if count else 0.0 for count in counts]
    scores = {key: sum([w for w, there in zip(weights, held, strict=True) if there]) for key, held in has.items()}
    ranked = sorted([key for key, score in scores.items() if score], key=lambda key: -scores[key])
    return [key for key in ranked[:MOST_NEAR] if scores[key] >= NEAR * scores[ranked[0]]]

"""Rules, cards, words and overviews of a game, for assistants and for people with the real box."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from seance.engine import BadInput, ledger
from seance.engine.inquiry import Asked, in_language, inquire, term_answers
from seance.engine.referee import rule_on
from seance.learn import how

from .words import words

MOST_RULES, MOST_CARDS = 20, 12


@dataclass
class VerdictTold:
    """The rules and rulings that apply to a question, the nearest first."""

    rules: list[dict[str, str]] = field(default_factory=list)
    rulings: list[dict[str, Any]] = field(default_factory=list)
    text: str = ""


def known(game: str) -> str:
    if game not in ledger.games():
        raise BadInput("unknown-game", game=game[:60], known=", ".join(ledger.games()))
    return game


def verdict(game: str, question: str, language: str) -> VerdictTold:
    reader = words(language, known(game))
    found = rule_on(question, game, language)
    told_rulings = [(each, each.told(language)) for each in found.rulings]
    told = VerdictTold(
        [{"id": rule.id, "text": rule.text(language)} for rule in found.rules],
        [
            {"number": each.number, "question": asked, "ruling": ruling, "rules": list(each.rules)}
            for each, (asked, ruling) in told_rulings
        ],
    )
    if not found.rules:
        told.text = reader.tell("nothing-found")
        return told
    lines = [reader.rule_text(rule) for rule in found.rules]
    lines += [
        reader.tell("ruling", n=each.number, question=asked, ruling=ruling, rules=each.rules)
        for each, (asked, ruling) in told_rulings
    ]
    told.text = "\n".join(lines)
    return told


def search(game: str, wanted: str, language: str) -> list[dict[str, Any]]:
    found = inquire(wanted, known(game), language)
    answers = [
        {"kind": answer.kind, "title": answer.title, "text": answer.text, "rules": list(answer.rules)}
        for answer in found.answers
    ]
    rules = [{"kind": "rule", "title": rule.id, "text": rule.text(language)} for rule in found.rules[:MOST_RULES]]
    tries = [{"kind": "try", "title": "?", "text": question} for question in found.tries]
    return [*answers, *rules, *tries]


def cards(game: str, wanted: str, language: str) -> list[dict[str, Any]]:
    reader = words(language, known(game))
    parts = wanted.casefold().split()
    exact = reader.cards.get(wanted)
    named = (
        [exact]
        if exact is not None
        else [
            card
            for card in reader.cards.values()
            if all(part in f"{card.key} {card.name}".casefold() for part in parts)
        ]
    )
    if not named:
        raise BadInput("no-such-card", card=wanted[:60])
    return [{"kind": "card", "key": card.key, "title": card.name, "text": card.whole} for card in named[:MOST_CARDS]]


def terms(game: str, wanted: str, language: str) -> list[dict[str, Any]]:
    found = term_answers(Asked(wanted, known(game)), language)
    if not found:
        raise BadInput("no-such-term", term=wanted[:60])
    return [{"kind": "term", "title": answer.title, "text": answer.text} for answer in found]


def text(found: list[dict[str, Any]]) -> str:
    return "\n".join([f"{each['title']}: {each['text']}" for each in found])


# ---- whole pages -----------------------------------------------------------------------------------------------------


def rules_page(game: str, language: str) -> str:
    reader = words(language, game)
    return "\n".join([reader.rule_text(rule) for rule in ledger.rules(game).values()])


def cards_page(game: str, language: str) -> str:
    return "\n".join([f"{card.name} [{card.key}]: {card.whole}" for card in words(language, game).cards.values()])


def glossary_page(game: str, language: str) -> str:
    return "\n".join(
        [
            f"{in_language(term, language)}: {term.gloss_en if language == 'en' else term.gloss_zh}"
            for term in ledger.terms(game)
        ]
    )


def how_it_goes_page(game: str, language: str) -> str:
    page, texts = how(game), words(language, game).texts
    if page is None:
        return rules_page(game, language)
    said = [texts.say(key) for key in ("how-goal", "how-more", "how-win", "how-lose")]
    parts = [f"how-part-{part.id}" for part in page.part]
    signs = [f"how-sign-{sign.id}" for sign in page.sign]

    def titled(key: str) -> str:
        return f"{texts.say(key, form='title')}: {texts.say(key)}"

    return "\n".join([*said, *map(titled, parts), texts.say("how-turn"), *map(titled, signs)])

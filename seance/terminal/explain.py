"""Why: the rules behind an option, what it would cost and risk, and what forbids the others."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from seance.engine import Ask, Option, Preview, Refusal, percents
from seance.engine.cards import CardText
from seance.engine.inquiry import Found, inquire
from seance.engine.ledger import search
from seance.engine.orders import leaving

from .people import at_length, choosable
from .screen import QUIET, STRONG, Screen
from .words import Words

BACK = "unrevealed"  # after the key of a card: what counts while it lies face down
FEW = 4  # options of one kind that are refused for one reason and all named
ENOUGH = 20  # rules behind an answer: more would push it off the screen


def explain_option(
    screen: Screen, words: Words, ask: Ask[object], option: Option[object], asked_by: tuple[str, ...],
    face_down: Collection[str] = (),
) -> None:  # fmt: skip
    """Cost, odds, danger, the text of a card; the rules of the option, or else those that `asked_by` names."""
    screen.line(words.label(ask.verb(option), option.on), STRONG)
    preview = ask.preview(option) if ask.preview is not None else None
    people = choosable(words, ask)
    chosen = [line for key in option.on if key in people for line in at_length(words, people[key])]
    cards = [] if chosen else [card for card in map(words.card, option.on) if card]
    found = [
        *chosen,
        *([] if preview is None else foreseen(words, ask.prompt, preview)),
        *([] if option.useful or option.key == leaving(ask) else [words.tell("useless")]),
        *[read(words, card, face_down) for card in cards],
    ]
    rules = [words.rule(rule) for rule in option.cites or asked_by]
    for line in found or ([] if rules else [words.tell("nothing-to-explain")]):
        screen.indented(line)
    for rule in rules:
        screen.indented(rule, QUIET)


def explain_question(screen: Screen, words: Words, ask: Ask[object], asked_by: tuple[str, ...]) -> None:
    """What is decided, what to think of, and the rules behind it: its own, or else those that `asked_by` names."""
    text, rules = words.explanation(ask.prompt)
    screen.line(words.prompt(ask.prompt, ask.about), STRONG)
    screen.indented(text or words.tell("not-explained"))
    for rule in rules or asked_by:
        screen.indented(words.rule(rule), QUIET)


def foreseen(words: Words, asked: str, preview: Preview) -> Iterator[str]:
    if preview.cost:
        yield words.tell("cost", cost=words.cost(asked, preview.cost))
    if preview.danger:
        yield words.tell("danger")
    for odds, percent in zip(preview.odds, percents([each.share for each in preview.odds]), strict=True):
        yield words.tell("odds", outcome=words.odds(odds.label), percent=percent)
    yield from map(words.note, preview.notes)


def explain_refusals(screen: Screen, words: Words, refusals: list[Refusal]) -> None:
    """What is not offered, together where it is for the same reason."""
    alike: dict[tuple[str, str, str], dict[str, dict[str, None]]] = {}
    for refusal in refusals:
        reason = words.reason(refusal.reason, refusal.on, refusal.because)
        helps = words.fix(refusal.fix, refusal.on) if refusal.fix else ""
        by_verb = alike.setdefault((reason, refusal.rule, helps), {})
        by_verb.setdefault(refusal.says, {})[words.label(refusal.says, refusal.on)] = None
    for (reason, rule, helps), by_verb in alike.items():
        for labels in map(list, by_verb.values()):
            for label in labels if len(labels) <= FEW else labels[:1]:
                screen.line(label, STRONG)
            if len(labels) > FEW:
                screen.indented(words.tell("more-refused", n=len(labels) - 1), QUIET)
        screen.indented(reason)
        if helps:
            screen.indented(helps)
        screen.indented(words.rule(rule), QUIET)
    if not refusals:
        screen.line(words.tell("nothing-refused"))


def explain_rules(screen: Screen, words: Words, wanted: str, game: str | None, most: int = 0) -> None:
    """What answers these words: topics, terms, questions of the table, rules; only the first `most` of those."""
    found = Found(search(wanted)) if game is None else inquire(wanted, game, words.language)
    for answer in found.answers:
        screen.line(answer.title, STRONG)
        screen.indented(answer.text)
        if answer.rules:
            screen.indented(", ".join(answer.rules), QUIET)
    shown = found.rules[: most or (ENOUGH if found.answers else len(found.rules))]
    for rule in shown:
        screen.line(words.rule_text(rule))
    if len(found.rules) > len(shown):
        screen.line(words.tell("more-rules", n=len(found.rules) - len(shown)), QUIET)
    if not found.rules and not found.answers:
        screen.line(words.tell("no-rule-found", words=wanted))
        screen.line(words.tell("try-words" if found.tries else "try-game"))
        for question in found.tries:
            screen.indented(question)


def read(words: Words, card: CardText, face_down: Collection[str]) -> str:
    """Of a card that lies face down only what its back says."""
    if card.key not in face_down:
        return words.tell("card", name=card.name, text=card.whole)
    back = words.cards.get(f"{card.key}-{BACK}")
    text = words.tell("face-down")
    return words.tell("card", name=card.name, text=text if back is None else f"{back.text} {text}")


def explain_cards(
    screen: Screen, words: Words, wanted: str, unread: Collection[str], face_down: Collection[str]
) -> None:
    """The cards in whose names all these words are found; nothing of the story that is still to come."""
    parts = wanted.casefold().split()
    named = [(f"{card.key} {card.name}".casefold(), card) for card in words.cards.values() if card.key not in unread]
    found = [card for name, card in named if all(part in name for part in parts)]
    for card in found:
        screen.line(read(words, card, face_down))
    if not found:
        screen.line(words.tell("no-card-found", words=wanted))

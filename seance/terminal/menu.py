"""The numbered options of an ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from seance.engine import NO_PROGRESS, Ask, BadInput, Note, Option, Preview, percents

from .people import briefly, choosable
from .screen import QUIET, STRONG, Screen
from .words import Words

FEW = 4  # cards of which all texts are read
PLAIN = 2  # outcomes: this or that


class Menu:
    """Options of one verb stand together. Of several copies one line is shown; its number may be given again."""

    def __init__(
        self, ask: Ask[object], people: Collection[str] = (), notes: Sequence[Note] = ()
    ) -> None:  # fmt: skip
        self.ask = ask
        self.notes = notes  # what set it off, what it is for, what follows
        self.people = people  # whom everybody at the table knows
        by_verb: dict[str, dict[str, Option[object]]] = {}
        for option in ask.shown:
            by_verb.setdefault(option.verb, {}).setdefault(option.key, option)
        self.options = [option for options in by_verb.values() for option in options.values()]

    def show(self, screen: Screen, words: Words) -> None:
        ask = self.ask
        screen.line()
        prompt = words.prompt(ask.prompt, ask.about)
        if ask.progress != NO_PROGRESS:
            prompt = words.tell("progress", prompt=prompt, n=ask.progress[0], of=ask.progress[1])
        screen.line(prompt, STRONG)
        for note in self.notes:
            screen.indented(words.note(note), QUIET)
        if ask.group is not None:
            screen.indented(how_many(words, ask.min, ask.max), QUIET)
            if ask.ordered:
                screen.indented(words.tell("in-order"), QUIET)
        wide = len(str(len(self.options)))
        copies = Counter(option.key for option in ask.choices)
        twice = next((n for n, option in enumerate(self.options, 1) if copies[option.key] > 1), 0)
        if twice and ask.group is not None and ask.max > 1:
            screen.indented(words.tell("choose-copies", both=f"{twice} {twice}"), QUIET)
        lines: list[tuple[str, str]] = []
        for number, option in enumerate(self.options, 1):
            label = words.label(ask.verb(option), option.on)
            if copies[option.key] > 1:
                label = words.tell("copies", label=label, n=copies[option.key])
            preview = None if ask.preview is None else ask.preview(option)
            if preview is not None and preview.cost:
                label = words.tell("priced", label=label, cost=words.cost(ask.prompt, preview.cost))
            if preview is not None and (told := foretold(words, preview)):
                label = words.tell("noted", label=label, notes=" · ".join(told))
            lines.append((f"{number:>{wide}}  {label}", "" if option.useful else QUIET))
        texts = self.texts_below(words)
        if texts:
            for (line, style), text in zip(lines, texts, strict=True):
                screen.indented(line, style, by=2)
                if text:
                    screen.indented(text, QUIET, by=wide + 4)
        else:
            screen.list(lines)

    def texts_below(self, words: Words) -> list[str]:
        """Where somebody to play is chosen, or one of a few cards: what there is to know of each."""
        if people := choosable(words, self.ask):
            known = [[people[key] for key in option.on if key in people] for option in self.options]
            return ["\n".join([briefly(words, one) for one in each]) for each in known]
        offered = [option for option in self.options if option.on]
        of_one_kind = len({option.verb for option in offered}) == 1 and len(offered) + 1 >= len(self.options)
        if self.ask.group is not None or len(offered) > FEW or not of_one_kind:
            return []
        used = [option for option in offered if self.ask.window or option.on[0] not in self.people]
        cards = {option.key: words.card(option.on[0]) for option in used}
        texts = {key: card.whole for key, card in cards.items() if card is not None}
        if len(set(texts.values())) < len(offered):
            return []
        return [texts.get(option.key, "") for option in self.options]

    def answer(self, typed: list[str]) -> str | list[str]:
        """What the typed numbers mean, for `game.answer`."""
        if self.ask.group is not None:
            return [] if typed == ["-"] else [self.option(number).key for number in typed]
        if len(typed) > 1:
            raise BadInput("not-a-group")
        return self.option(typed[0]).key

    def option(self, number: str) -> Option[object]:
        place = int(number) if number.isdecimal() and len(number) < 9 else 0
        if not 1 <= place <= len(self.options):
            raise BadInput("not-offered", choice=number[:80])
        return self.options[place - 1]


def foretold(words: Words, preview: Preview) -> list[str]:
    """Odds and notes. Of more than two outcomes the first, which matters most, if it can be; `?` tells all of them."""
    odds = list(zip(preview.odds, percents([one.share for one in preview.odds]), strict=True))
    shown = odds if len(odds) <= PLAIN else [(one, percent) for one, percent in odds[:1] if one.share]
    told = [words.tell("odds", outcome=words.odds(one.label), percent=percent) for one, percent in shown]
    told += map(words.note, preview.notes)
    return told or ([words.tell("danger")] if preview.danger else [])


def how_many(words: Words, least: int, most: int) -> str:
    if least == 0:
        return words.tell("choose-up-to", most=most)
    if least == most:
        return words.tell("choose-exactly", most=most)
    return words.tell("choose-between", least=least, most=most)

"""What one reader is told at the table of a game, in one language.

A room has sentences of its own, the messages `tell-<key>` of its `locale/`. A word that a game does not have, as in the
record of another version, reads as its key: better an odd word than no table.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path

from . import ledger, texts
from .address import READER
from .cards import CardText, part_of, text_of
from .cards import texts as card_texts
from .errors import SeanceError
from .texts import ENGINE, Missing, Texts
from .wire import Note, Told

OPEN = ("…", "…")  # stands for entities that are not named


@lru_cache
def texts_of(language: str, room: Path) -> Texts:
    """The sentences of a room, and the engine's."""
    return Texts(language, ENGINE, room)


class Reader:
    """A reader's words at the table of one game (or at none), as one room of the house speaks."""

    def __init__(self, language: str, game: str, room: Path) -> None:
        self.language = language
        self.game = game
        self.own = texts_of(language, room)
        self.texts = texts.texts(language, game)
        self.you: Collection[str] = ()  # what the reader is called in the game
        self.known: Mapping[str, str] = {}  # places whose tile is known: sentences call them by it

    def tell(self, key: str, /, **args: object) -> str:
        """A sentence of the room."""
        return self.own.say(f"tell-{key}", args)

    def error(self, wrong: SeanceError) -> str:
        key = f"error-{wrong.reason}"
        found = self.texts if self.texts.has(key) else self.own
        return found.say(key, wrong.details)

    def log(self, told: Told) -> str:
        """What the reader has heard, marked if others have not."""
        return self.tell("private", line=self.line(told)) if told.private else self.line(told)

    def line(self, told: Told) -> str:
        try:
            return self.placed(capital(self.texts.log_line(told, self.you)))
        except Missing:
            return raw(told.event, told.args)

    def prompt(self, asked: str, about: Sequence[str]) -> str:
        said = self.spoken("ask", asked, [READER if each in self.you else each for each in about])
        return self.texts.turned_question(said)

    def explanation(self, asked: str) -> tuple[str, list[str]]:
        return texts.explanation(self.language, self.game, asked)

    def label(self, verb: str, on: Sequence[str]) -> str:
        """What can be chosen; whoever reads it is "you" in it."""
        said = self.spoken("do", verb, (*[READER if each in self.you else each for each in on], *OPEN))
        return self.texts.turned(said)

    def reason(self, why: str, on: Sequence[str], because: str = "") -> str:
        return self.texts.why_not(why, on, because) if because else self.spoken("not", why, (*on, *OPEN))

    def fix(self, helps: str, on: Sequence[str]) -> str:
        return self.spoken("fix", helps, (*on, *OPEN))

    def cost(self, asked: str, n: int) -> str:
        """A price in the game's own coin: that of the question, the usual one, or cards."""
        own = [key for key in (f"cost-{asked}", "cost") if self.texts.has(key)]
        return self.texts.say(own[0], {"n": n}) if own else self.own.say("cost-cards", {"n": n})

    def odds(self, outcome: str) -> str:
        return self.spoken("odds", outcome)

    def said(self, key: str, args: Mapping[str, object], form: str = "") -> str:
        """A sentence about what was thought; in this form where it has one."""
        return self.texts.say(key, args, form if form in self.texts.forms(key) else "")

    def step(self, printed: str) -> str:
        return self.spoken("step", printed) if printed else ""

    def result(self, ended: str) -> str:
        return self.spoken("end", ended)

    def spoken(self, kind: str, word: str, on: Sequence[str] = ()) -> str:
        try:
            return self.placed(capital(self.texts.say_of(f"{kind}-{word}", on)))
        except Missing:
            return raw(word, dict.fromkeys(each for each in on if each not in OPEN))

    def note(self, note: Note) -> str:
        deed = self.label(note.deed[0], note.deed[1:]) if note.deed else ""
        on = [READER if each in self.you else each for each in note.on]
        said = self.texts.turned(self.texts.note(note.key, on, deed, text_of(note.says, self.game, self.language)))
        return self.placed(said)

    def placed(self, sentence: str) -> str:
        """A sentence in which known places are called by their tile and number, unless it tells what the tile is."""
        for key, tile in self.known.items():
            name, called = self.name(key), self.name(tile)
            if called not in sentence:
                n = key.rpartition("-")[2]
                both = self.texts.say("known-place", {"tile": tile, "n": n, "how_tile": f"is-{tile}"})
                sentence = sentence.replace(name, both).replace(capital(name), capital(both))
        return sentence

    def name(self, entity: str) -> str:
        return self.texts.named(entity) or entity

    def field(self, field: str) -> str:
        """What a part of a view is called, by a game that does not draw its own table."""
        key = f"field-{field.replace('_', '-')}"
        return self.texts.say(key) if self.texts.has(key) else field.replace("_", " ")

    def value(self, value: object) -> str:
        """A part of a view as it stands in a line."""
        if isinstance(value, bool):
            return self.tell("yes") if value else self.tell("no")
        if isinstance(value, dict):
            return ", ".join([f"{self.name(str(key))} {self.value(each)}" for key, each in value.items()])
        if isinstance(value, list):
            return ", ".join([self.value(each) for each in value])
        return self.name(value) if isinstance(value, str) else str(value)

    def rule(self, key: str) -> str:
        """A rule with its id, in our own words."""
        return self.rule_text(rule) if (rule := self.rules.get(key)) is not None else key

    def rule_text(self, rule: ledger.Rule) -> str:
        return self.tell("rule", rule=rule.id, text=rule.text(self.language))

    @cached_property
    def rules(self) -> Mapping[str, ledger.Rule]:
        return ledger.rules(self.game) if self.game in ledger.games() else {}

    @cached_property
    def cards(self) -> Mapping[str, CardText]:
        return {card.key: card for card in card_texts(self.game, self.language)} if self.game else {}

    def card(self, entity: str) -> CardText | None:
        """The card that this is, or is a copy of."""
        while entity not in self.cards:
            entity, dash, _ = entity.rpartition("-")
            if not dash:
                return None
        return self.cards[entity]

    def part(self, card: str, part: str) -> str | None:
        """What a card says about one place."""
        return part_of(self.game, self.language, card, part)


def capital(sentence: str) -> str:
    """A sentence may begin with a name that has a small letter."""
    return sentence[:1].upper() + sentence[1:]


def raw(word: str, args: Mapping[str, object]) -> str:
    return " ".join([word, *[name if value is None else f"{name}={value}" for name, value in args.items()]])

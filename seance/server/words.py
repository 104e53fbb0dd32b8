"""What a reader is told: the server's own sentences and those of a game, in the reader's language."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import cached_property, lru_cache
from pathlib import Path

import msgspec

from seance.bots.advice import Move
from seance.engine import Note, Option, SeanceError, Told
from seance.engine.address import READER
from seance.engine.cards import CardText, text_of
from seance.engine.cards import texts as card_texts
from seance.engine.kept import Kept
from seance.engine.ledger import GAMES
from seance.engine.texts import ENGINE, LANGUAGES, Missing, Texts

HERE = Path(__file__).parent
DEFAULT = LANGUAGES[0]
TRADITIONAL = ("hant", "tw", "hk", "mo")
SIGNS = ("sign-like", "sign-dislike", "sign-heart", "sign-laugh", "sign-fear", "sign-dead")  # drawn, not written
PHRASES = ("hello", "thanks", "well-played", "one-moment", "sorry", "hurry", "yes", "no", *SIGNS)
POSSESSIVE = ("的", "’s ", "'s ", "r ")  # a sentence about something of theirs, or yours, is not what they do
MOST_KEPT = 2000  # labels, and lines of the log, that are put into words once
LARGEST_NUMBER = 53  # bits that a number in a sentence may have
OPEN = ("…", "…")  # stands for entities that are not named


def language_of(word: str) -> str | None:
    """The language of ours that is meant."""
    parts = word.strip().replace("_", "-").casefold().split("-")
    if parts[0] == "zh":
        return "zh-Hant" if any(part in TRADITIONAL for part in parts[1:]) else "zh-Hans"
    return next((language for language in LANGUAGES if language == parts[0]), None)


def accepted(header: str) -> str:
    """The best of an Accept-Language header."""
    found: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        word, _, quality = part.partition(";")
        language = language_of(word)
        if language is not None:
            weight = quality.strip().removeprefix("q=")
            found.append((float(weight) if weight.replace(".", "", 1).isdecimal() else 1.0, language))
    return max(found, key=lambda each: each[0])[1] if found else DEFAULT


class Words:
    """A reader's words at the table of one game (or at none)."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        homes = (ENGINE, HERE, GAMES / game) if game else (ENGINE, HERE)
        self.texts = Texts(language, *homes)
        self.labels: Kept[tuple[str, tuple[str, ...]], str] = Kept(MOST_KEPT)
        self.lines: Kept[tuple[str, str, bytes], str] = Kept(MOST_KEPT)
        self.subjects: dict[str, str] = {}  # as sentences begin with them, by key of a figure

    def tell(self, key: str, /, **args: object) -> str:
        return self.texts.say(f"tell-{key}", args)

    def error(self, wrong: SeanceError) -> str:
        return self.reason(wrong.reason, wrong.details)

    def reason(self, reason: str, args: Mapping[str, object]) -> str:
        try:
            return self.texts.say(f"error-{reason}", {name: printable(value) for name, value in args.items()})
        except Missing:
            return reason

    def phrase(self, key: str) -> str:
        return self.texts.say(f"phrase-{key}")

    def line(self, told: Told, reader: Collection[str] = ()) -> str:
        """What happened, in words. Several seats hear the same, and much happens again and again."""
        you = next((each for each in told.args.values() if isinstance(each, str) and each in reader), "")
        key = (told.event, you, msgspec.json.encode(told.args))
        if key in self.lines:
            return self.lines[key]
        try:
            found = self.texts.log_line(told, reader)
        except Missing:
            found = " ".join([told.event, *[f"{name}={value}" for name, value in told.args.items()]])
        self.lines[key] = found
        return found

    def deed(self, told: Told, figures: Mapping[str, int], reader: Collection[str] = ()) -> str:
        """What happened without whom it is about: "enters the Armory". Nothing if the sentence begins otherwise.

        Where the line has a form `.deed` for a turn told in one sentence, it is that.
        """
        who = next((each for each in told.args.values() if isinstance(each, str) and each in figures), "")
        mine = who in reader
        begins = self.texts.turned(READER) if mine else self.subject(who) if who else ""
        key = f"log-{told.event}"
        if told.args and "deed" in self.texts.forms(key):
            args = {
                name: READER if isinstance(each, str) and each in reader else each for name, each in told.args.items()
            }
            with suppress(Missing):  # an event of before, that tells less
                said = self.texts.say(key, args, "deed")
                if mine:
                    return self.texts.turned(f"{READER} {said}").removeprefix(begins).strip()
                return said[:1] + self.texts.turned(said)[1:]
        line = self.line(told, reader)
        if not begins or not line.startswith(begins) or line.removeprefix(begins).startswith(POSSESSIVE):
            return ""
        return line.removeprefix(begins).strip().rstrip(".。")

    def subject(self, who: str) -> str:
        if who not in self.subjects:
            self.subjects[who] = self.texts.say("subject", {"who": who})
        return self.subjects[who]

    def prompt(self, asked: str, about: Sequence[str], reader: Collection[str] = ()) -> str:
        """A question; whoever is asked is "you", and need not be called first."""
        said = self.spoken("ask", asked, tuple([READER if each in reader else each for each in about]))
        return self.texts.turned_question(said)

    def label(self, verb: str, on: Sequence[str], reader: Collection[str] = ()) -> str:
        """What can be chosen; whoever reads it is "you" in it."""
        said = self.spoken("do", verb, tuple([READER if each in reader else each for each in on]))
        return self.texts.turned(said)

    def listed(self, options: Sequence[Option[object] | Move], reader: Collection[str] = ()) -> str:
        return self.texts.deeds([(self.label(option.verb, option.on, reader), option.on) for option in options])

    def why_not(self, reason: str, on: Sequence[str], because: str = "") -> str:
        return self.texts.why_not(reason, on, because) if because else self.spoken("not", reason, tuple(on))

    def fix(self, helps: str, on: Sequence[str]) -> str:
        return self.spoken("fix", helps, tuple(on)) if helps else ""

    def odds(self, outcome: str) -> str:
        return self.spoken("odds", outcome, ())

    def note(self, note: Note, reader: Collection[str] = ()) -> str:
        deed = self.label(note.deed[0], note.deed[1:], reader) if note.deed else ""
        on = [READER if each in reader else each for each in note.on]
        return self.texts.turned(self.texts.note(note.key, on, deed, text_of(note.says, self.game, self.language)))

    def said(self, key: str, args: Mapping[str, object], form: str = "") -> str:
        """A sentence about what was thought; in this form where it has one."""
        return self.texts.say(key, args, form if form in self.texts.forms(key) else "")

    def result(self, ended: str) -> str:
        return self.spoken("end", ended, ())

    def title(self) -> str:
        """What the game is called."""
        return self.texts.named(self.game) or self.game.capitalize()

    def spoken(self, kind: str, word: str, on: tuple[str, ...]) -> str:
        """A word that a game does not have reads as its key: better an odd word than no table."""
        key = f"{kind}-{word}"
        if (key, on) in self.labels:
            return self.labels[key, on]
        try:
            found = self.texts.say_of(key, (*on, *OPEN))
        except Missing:
            found = " ".join([word, *on])
        self.labels[key, on] = found
        return found

    def entities(self, args: Mapping[str, object]) -> list[str]:
        """The arguments of an event that are things of the game."""
        found: dict[str, None] = {}
        for value in args.values():
            for each in value if isinstance(value, list | tuple | dict) else (value,):
                if isinstance(each, str) and self.texts.named(each) is not None:
                    found[each] = None
        return list(found)

    @cached_property
    def cards(self) -> list[CardText]:
        return list(card_texts(self.game, self.language))


@lru_cache
def words(language: str, game: str = "") -> Words:
    return Words(language, game)


def printable(value: object) -> object:
    if isinstance(value, int) and value.bit_length() > LARGEST_NUMBER:
        return "…"
    return clean(value) if isinstance(value, str) else value


def clean(text: str) -> str:
    """Without signs that could steer a terminal or turn the direction of what follows."""
    return "".join([c for c in text if c.isprintable() or c == "\n"]).strip()


def one_line(text: str) -> str:
    """A name or a title."""
    return " ".join(clean(text).split())


def source(language: str, game: str) -> str:
    """The Fluent files of a reader: the engine's, then the game's (or the server's own)."""
    homes = (ENGINE, HERE if game == "server" else GAMES / game)
    files = [file for home in homes for file in sorted((home / "locale" / language).glob("*.ftl"))]
    return "\n".join([file.read_text(encoding="utf-8") for file in files])

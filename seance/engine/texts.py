"""The words of a table: message keys and arguments become sentences in the reader's language.

Every sentence is in a Fluent file: the engine's own beside this module, a game's in its `locale/`; a game's message
wins. `en` and `zh-Hans` are written by hand, `zh-Hant` is made from `zh-Hans` by the build.

    log-<event>   a line of the log; its attribute .unseen is what those read who do not get the secret arguments
                  (or have them from an earlier version, which told less),
                  .deed what it reads like in a turn told in one sentence, without who did it,
                  .you what they read whom it is about, where turning it does not do (address.py)
    ask-<prompt>  a question                $a, $b … are the entities that it is about
    explain-<prompt>  what is decided there, what to think of; its attribute .rules names the rules behind it
    topic-<key>   what the overview of a game answers to its .title and .words, by its .rules
    do-<verb>     the label of an option    $a, $b … are the entities that it touches, also in the next two
    not-<reason>  why it is not offered     fix-<fix>       what would help
    odds-<label>  an outcome of a preview   step-<step>     a printed step of the rulebook
    aim-<key>     what a seat wants
    end-<result>  how the game ended        error-<reason>  bad input
    tale-<event>  a page of the book when it happens to everybody; tale-opening: before the first question
    name-<entity> what a thing is called    text-<card>     what is printed on a card

An argument that is the key of an entity reads as its name, a list as a list, a count of things as "2 × Egg";
true and false select [yes] and [no]; what a message only chooses its wording by is handed over as it is. Names of
cards are in `titles.ftl`: in a sentence they read as the message `title` says, which are quotation marks in Chinese,
unless the message writes them itself or consists of the name alone.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from string import ascii_lowercase

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from .address import CALLED, READER, to_reader
from .kept import Kept
from .ledger import GAMES
from .wire import Told

LANGUAGES = ("en", "zh-Hans", "zh-Hant")
ENGINE = Path(__file__).parent
NOTHING: Mapping[str, object] = {}
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=.*\n(?:(?:[ ].*)?\n|\}.*\n)*", re.MULTILINE)  # with its lines
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
TITLES = "titles.ftl"  # names of cards: where a language marks them in a sentence, see the message `title`
SENTENCES = ("log", "ask", "do", "not", "fix", "note", "tell", "hint", "error")  # where names are part of a sentence
MARKED = re.compile(r"[“「]\{ \$(\w+) \}|= \{ \$(\w+) \}$", re.MULTILINE)  # by the message, or all that it says
CHOOSES = re.compile(r"\{ ?\$(\w+) ->")  # by the argument, one of several wordings
SHOWN = re.compile(r"\{ \$(\w+) \}")
ENDED = re.compile(r"(?<=[!?])\.(?=\s|$)")
FIGURE = re.compile(r"[+−-]?\d+")  # the face of a die, a chaos token: each is told


MOST_NAMES = 4000  # looked up and kept; among them are words of strangers that name nothing


class Missing(Exception):
    """A message, a form of it or an argument that the locale files or the caller do not have."""


class Messages(FluentBundle):
    """Messages as they are said; neither the parser's trees nor where things stood in the file are kept."""

    parser = FluentParser(with_spans=False)

    def add(self, source: str) -> None:
        for entry in self.parser.parse(source).body:
            if isinstance(entry, ast.Message | ast.Term):
                key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                self._compiled[key] = self._compiler(entry)


class Texts:
    """All messages of the given homes (folders with a `locale/`) in one language; those of a later home win."""

    def __init__(self, language: str, *homes: Path) -> None:
        self.language = language
        self.bundle = Messages([language], use_isolating=False)
        self.keys: dict[str, None] = {}  # of all messages, in the order of the files
        self.names: Kept[str, str | None] = Kept(MOST_NAMES)
        self.titles: set[str] = set()  # messages with the names of cards
        self.bare: dict[str, set[str]] = {}  # message -> arguments in which a card's name gets no marks
        self.uses: dict[str, tuple[set[str], set[str]]] = {}  # message -> what selects, and what is said
        self.unsaid: dict[str, set[str]] = {}  # message -> arguments that only choose its wording
        self.unread: dict[str, str] = {}  # what nobody has asked for yet: parsed when somebody does
        for home in homes:
            for file in sorted(folder_for(language, home).glob("*.ftl")):
                found = {entry[1]: entry[0] for entry in ENTRY.finditer(file.read_text(encoding="utf-8"))}
                self.titles = self.titles | found.keys() if file.name == TITLES else self.titles - found.keys()
                self.unread |= found
        self.keys = {key: None for key in self.unread if not key.startswith("-")}

    def has(self, key: str) -> bool:
        return key in self.keys

    def told(self, key: str) -> str:
        """A message that need not be there; nothing, if it is not."""
        return self.say(key) if self.has(key) else ""

    def read(self, key: str) -> None:
        """Parse a message, and what it refers to."""
        source = self.unread.pop(key, "")
        if source:
            self.bundle.add(source)
            self.bare[key] = {name for found in MARKED.findall(source) for name in found}
            chosen, shown = set(CHOOSES.findall(source)), set(SHOWN.findall(source))
            for other in REFERENCE.findall(source):
                self.read(other)
                for mine, theirs in zip((chosen, shown), self.uses.get(other, ()), strict=False):
                    mine |= theirs
            self.uses[key] = chosen, shown
            self.unsaid[key] = chosen - shown

    def forms(self, key: str) -> Mapping[str, object]:
        """The attributes of a message."""
        self.check(key)
        forms: Mapping[str, object] = self.bundle.get_message(key).attributes
        return forms

    def say(self, key: str, args: Mapping[str, object] = NOTHING, form: str = "") -> str:
        """One message with its arguments put into words; `form` names an attribute."""
        self.check(key)
        bare = self.bare[key] if key.partition("-")[0] in SENTENCES else args
        unsaid = self.unsaid[key]
        words = {
            name: value if name in unsaid and isinstance(value, str) else self.word(value, name not in bare)
            for name, value in args.items()
        }
        return self.write(key, words, form)

    def write(self, key: str, words: Mapping[str, str | int | float], form: str = "") -> str:
        """One message whose arguments are words and numbers already."""
        self.check(key)
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise Missing(f"{self.language}: {key}.{form} is not there" if form else f"{self.language}: {key} is empty")
        text, errors = self.bundle.format_pattern(pattern, dict(words))
        if errors:
            raise Missing(f"{self.language}: {key}: {'; '.join(map(str, errors))}")
        return once_ended(str(text))

    def check(self, key: str) -> None:
        if key not in self.keys:
            raise Missing(f"{self.language}: {key} is not there")
        self.read(key)

    def word(self, value: object, marked: bool = False) -> str | int | float:
        """An argument as it stands in a sentence; `marked`: the name of a card is told apart from the other words."""
        if isinstance(value, str):
            return self.called(value, marked)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            return self.listed([str(self.word(each, marked)) for each in value])
        if isinstance(value, dict):
            return self.listed([self.counted(self.called(str(key), marked), n) for key, n in value.items()])
        return "none" if value is None else str(value)

    def called(self, key: str, marked: bool) -> str:
        """The name of an entity, with the marks of a card's name; whatever has no name reads as it is."""
        named = self.named(key)
        if named is None:
            return key.replace("-", "−") if FIGURE.fullmatch(key) else key
        if marked and named[0] not in "“「" and self.stem(key) in self.titles:
            return self.write("title", {"name": named})
        return named

    def deeds(self, labels: Sequence[tuple[str, Sequence[str]]]) -> str:
        """Answers in a row, each with what it is about: "replace a, b and c" where all do the same."""
        names = [self.called(on[0], marked=True) if len(on) == 1 else "" for _, on in labels]
        begins = {label.removesuffix(name) for (label, _), name in zip(labels, names, strict=True)}
        if len(begins) == 1 and len(labels) > 1 and all(names) and labels[0][0] not in begins:
            return begins.pop() + self.listed(names)
        return self.listed([label for label, _ in labels])

    def listed(self, words: Sequence[str]) -> str:
        """ "a, 2 × b and c": what is there twice is counted, numbers are not"""
        if not words:
            return self.write("list-none", {})
        counts = Counter([word for word in words if not FIGURE.fullmatch(word)])
        items = [word for place, word in enumerate(words) if word not in counts or words.index(word) == place]
        items = [self.counted(word, counts[word]) if counts[word] > 1 else word for word in items]
        text = items[0]
        for place, word in enumerate(items[1:], 2):
            joint = "more" if place < len(items) else "two" if place == 2 else "last"
            text = self.write(f"list-{joint}", {"first": text, "second": word})
        return text

    def counted(self, word: str, n: int) -> str:
        return self.write("list-number", {"thing": word, "n": n})

    def name(self, entity: str) -> str:
        """What an entity is called."""
        named = self.named(entity)
        if named is None:
            raise Missing(f"{self.language}: name-{entity} is not there")
        return named

    def named(self, key: str) -> str | None:
        """The name of an entity, or None if the key is not one. `adult-2` may be `name-adult` with $n = 2."""
        try:
            return self.names[key]
        except KeyError:
            found = self.names[key] = self.find_name(key)
            return found

    def find_name(self, key: str) -> str | None:
        message = self.stem(key)
        if not message:
            return None
        rest = key[len(message) - len("name-") :].lstrip("-")
        text = self.write(message, {"n": as_number(rest)})
        return re.sub(r"\s+", " ", text.replace("（）", "")).strip()  # of a name without a number

    def stem(self, key: str) -> str:
        """The message with the name of an entity; "" if there is none."""
        stem = key
        while not self.has(f"name-{stem}"):
            stem, dash, _ = stem.rpartition("-")
            if not dash:
                return ""
        return f"name-{stem}"

    def log_line(self, told: Told, reader: Collection[str] = ()) -> str:
        """A sentence, which begins with a large letter; whoever is called by one of `reader` is "you"."""
        key = f"log-{told.event}"
        you = next((each for each in told.args.values() if isinstance(each, str) and each in reader), "")
        if you and "you" in self.forms(key):
            return self.say(key, told.args, "you")
        args = {name: READER if each == you else each for name, each in told.args.items()} if you else told.args
        try:
            line = self.say(key, args)
        except Missing:
            if "unseen" not in self.forms(key):
                raise
            line = self.say(key, args, "unseen")
        line = self.turned(line)
        return line[:1].upper() + line[1:]

    def turned(self, sentence: str) -> str:
        """With the reader's pronoun in the place of their sign."""
        return to_reader(sentence, self.say("reader"), self.language) if READER in sentence else sentence

    def turned_question(self, question: str) -> str:
        """Whoever is asked need not be called first."""
        bare = question.removeprefix(READER).lstrip(":： ") if question.startswith(CALLED) else question
        return self.turned(bare) if bare is question else bare[:1].upper() + self.turned(bare)[1:]

    def note(self, key: str, on: Sequence[str], deed: str, text: str = "") -> str:
        """What else is known of a question or an option: $a, $b …, all of them as $things, $deed and $text."""
        args = {letter: as_number(each) for letter, each in zip(ascii_lowercase, on, strict=False)}
        things = self.listed([self.called(each, marked=True) for each in on if not each.isdecimal()])
        return self.say(f"note-{key}", {**args, "things": things, "deed": deed, "text": text})

    def why_not(self, reason: str, on: Sequence[str], because: str) -> str:
        """A refusal: $a, $b … are what it is about, $because is what forbids it."""
        args = {letter: as_number(each) for letter, each in zip(ascii_lowercase, (*on, "…", "…"), strict=False)}
        key = f"not-{reason}-by" if because else f"not-{reason}"
        itself = bool(on) and because == on[0] and "itself" in self.forms(key)  # it forbids itself
        return self.say(key, {**args, "because": because}, "itself" if itself else "")

    def say_of(self, key: str, entities: Sequence[str]) -> str:
        """One message about these entities: $a, $b …"""
        return self.say(key, {letter: as_number(each) for letter, each in zip(ascii_lowercase, entities, strict=False)})


def once_ended(text: str) -> str:
    """A name that ends with a mark of its own ends the sentence as well: no full stop behind it."""
    return ENDED.sub("", text) if "!." in text or "?." in text else text


def folder_for(language: str, home: Path) -> Path:
    """A content pack may know fewer languages than we do: its next best one is read then."""
    wanted = (language, *LANGUAGES) if language != "zh-Hant" else (language, "zh-Hans", "en")
    folders = [home / "locale" / each for each in wanted]
    return next((folder for folder in folders if folder.is_dir()), folders[0])


def pack_of(game: str) -> Path | None:
    """The folder that stands in for parts of a game's content, typed in by an owner of the printed game."""
    folder = os.environ.get(f"SEANCE_{game.upper()}_PACK")
    return Path(folder) if folder else None


def as_number(word: str) -> str | int:
    return int(word) if word.isdecimal() and (word == "0" or word[0] != "0") else word


@lru_cache
def texts(language: str, game: str = "") -> Texts:
    """The messages of a game (or only the engine's) in one language."""
    if not game:
        return Texts(language, ENGINE)
    pack = pack_of(game)
    return Texts(language, ENGINE, GAMES / game, *([pack] if pack is not None else []))


def say(language: str, game: str, key: str, /, **args: object) -> str:
    return texts(language, game).say(key, args)


def name(language: str, game: str, entity: str) -> str:
    return texts(language, game).name(entity)


def log_line(language: str, game: str, told: Told) -> str:
    """An event as a seat has heard it."""
    return texts(language, game).log_line(told)


def prompt(language: str, game: str, asked: str, about: Sequence[str] = ()) -> str:
    return texts(language, game).say_of(f"ask-{asked}", about)


def explanation(language: str, game: str, asked: str) -> tuple[str, list[str]]:
    """What a question is about, and the rules behind it; nothing where nobody has written it."""
    words, key = texts(language, game), f"explain-{asked}"
    if not words.has(key):
        return "", []
    return words.say(key), words.say(key, form="rules").split() if "rules" in words.forms(key) else []


def label(language: str, game: str, verb: str, on: Sequence[str] = ()) -> str:
    return texts(language, game).say_of(f"do-{verb}", on)


def refusal(language: str, game: str, reason: str, on: Sequence[str] = ()) -> str:
    return texts(language, game).say_of(f"not-{reason}", on)


def fix(language: str, game: str, helps: str, on: Sequence[str] = ()) -> str:
    return texts(language, game).say_of(f"fix-{helps}", on)


def odds(language: str, game: str, outcome: str) -> str:
    return texts(language, game).say(f"odds-{outcome}")


def step(language: str, game: str, printed: str) -> str:
    return texts(language, game).say(f"step-{printed}")


def result(language: str, game: str, ended: str) -> str:
    return texts(language, game).say(f"end-{ended}")


def error(language: str, reason: str, args: Mapping[str, object] = NOTHING, game: str = "") -> str:
    return texts(language, game).say(f"error-{reason}", args)

"""Deck lists that people bring along: plain lists, and the text that ArkhamDB exports.

    My Roland                          the first line may be a title
    Roland Banks
    Packs: From Core Set to Core Set
    Assets                             headings are passed over
    1x Beat Cop [2] (Core Set)         count, name, level, pack: all but the name may be missing
    2 Knife
    Leo De Luca: The Louisiana Lion x1

A remark on the first line (# My Roland) is a title, too. What cannot be read is a fault that names the line: no card
is lost in silence.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from seance.engine import BadInput, cites
from seance.engine.texts import LANGUAGES, Texts, texts

from .deck_building import (
    Collection,
    DeckList,
    Mode,
    card_key,
    experience_of,
    faults,
    title_of,
    with_required_cards,
)  # fmt: skip
from .printed import BASIC_WEAKNESSES, EARNED, KINDS, PERSONAS, PLAYER_CARDS, PlayerCard

MOST_LINES: Final = 400
MOST_COPIES: Final = 9  # more than this is a slip of the pen, or the calibre of a gun
TOLD: Final = 60  # how much of a line that cannot be read is told again
HEADINGS: Final = frozenset({
    "asset", "assets", "event", "events", "skill", "skills", "treachery", "treacheries", "enemy", "enemies", "weakness",
    "weaknesses", "basic", "random", "investigator", "hand", "arcane", "accessory", "body", "ally", "allies", "tarot",
    "permanent", "permanents", "story", "other", "others", "slot", "slots", "card", "cards", "deck", "main", "x1", "x2",
    "and", "调查员", "支援", "事件", "技能", "诡计", "敌人", "弱点", "基础弱点", "手部", "法术", "饰品", "身体", "盟友",
    "永久", "其他", "調查員", "詭計", "敵人", "弱點", "基礎弱點", "法術", "飾品", "身體",
})  # fmt: skip
SIDE_DECKS: Final = frozenset({"side-deck", "sidedeck", "sideboard", "备牌", "備牌"})
FIELDS: Final = frozenset({
    "pack", "packs", "deck", "size", "xp", "experience", "total", "taboo", "list", "name", "title", "author", "version",
    "notes", "description", "cards", "physical", "mental", "trauma", "卡包", "经验值", "經驗值",
})  # fmt: skip
PLACEHOLDERS: Final = frozenset(
    {"random-basic-weakness", "01000", "随机基础弱点", "隨機基礎弱點"}
)  # the weakness is drawn by the game
INVESTIGATOR: Final = frozenset({"investigator", "调查员", "調查員"})

COUNT_BEFORE = re.compile(r"(\d{1,2})\s*[x×]?\s+(.+)|(\d{1,2})\s*[x×]\s*(.+)", re.IGNORECASE)
COUNT_BEHIND = re.compile(r"(.+?)\s*\(?[x×]\s*(\d{1,2})\)?", re.IGNORECASE)
MARK_BEHIND = re.compile(r"(.+?)\s*(?:\(([^()]*)\)|\[([^\[\]]*)\]|([•●]+))")
LEVEL = re.compile(r"(?:level|lv\.?|xp)?\s*(\d)\s*(?:xp|级|級)?", re.IGNORECASE)
SUBTITLE = re.compile(r"\s*:\s*|\s+[-–—]\s+")
APOSTROPHES = re.compile(r"['’‘`´]")
BETWEEN = re.compile(r"[\W_]+")


class Reading:
    """What was read from a deck list. There is no deck if nobody can say whose it is."""

    __slots__ = ("aside", "deck", "faults", "title")

    def __init__(self) -> None:
        self.title = ""
        self.deck: DeckList | None = None
        self.aside: list[PlayerCard] = []  # of a side deck: no part of the deck
        self.faults: list[BadInput] = []


def half_width(text: str) -> str:
    """（２级） is written like (2级)."""
    return unicodedata.normalize("NFKC", text)


def slug(name: str) -> str:
    """A name without accents, case and punctuation: how card names are compared."""
    plain = "".join([sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign)])
    return BETWEEN.sub("-", APOSTROPHES.sub("", plain.casefold())).strip("-")


@cache
def cards_called() -> dict[str, list[PlayerCard]]:
    """Names in all languages and codes -> the cards that are called so, the lowest level first."""
    called: dict[str, list[PlayerCard]] = {}
    every = [*PLAYER_CARDS.values(), *BASIC_WEAKNESSES.values(), *EARNED.values()]
    for card in sorted(every, key=experience_of):
        names = [texts(language, "arkham").named(card.key) or card.key for language in LANGUAGES]
        names = [slug(without_marks(half_width(name))[0]) for name in names]
        for name in dict.fromkeys([title_of(card), card.key, card.code, *names]):
            called.setdefault(name, []).append(card)
    return called


@cache
def personas_called() -> dict[str, str]:
    called: dict[str, str] = {}
    for persona in PERSONAS.values():
        names = [slug(texts(language, "arkham").named(persona.key) or persona.key) for language in LANGUAGES]
        called |= dict.fromkeys([persona.key, persona.code, *names], persona.key)
    return called


def without_marks(line: str) -> tuple[str, int | None, list[str]]:
    """A name without what stands behind it: the level if one is given, and the words of the other marks."""
    level: int | None = None
    others: list[str] = []
    while found := MARK_BEHIND.fullmatch(line):
        line = found[1]
        mark = (found[2] or found[3] or "").strip()
        if found[4]:
            level = len(found[4])
        elif digit := LEVEL.fullmatch(mark):
            level = int(digit[1])
        else:
            others.append(slug(mark))
    return line, level, others


def with_count(line: str) -> tuple[int | None, str]:
    """How many, and the rest of the line."""
    if found := COUNT_BEFORE.fullmatch(line):
        return int(found[1] or found[3]), found[2] or found[4]
    if found := COUNT_BEHIND.fullmatch(line):
        return int(found[2]), found[1]
    return None, line


def names_in(line: str) -> list[str]:
    """The names that a line may mean: all of it, or what stands before the subtitle."""
    return list(dict.fromkeys([slug(line), slug(SUBTITLE.split(line)[0])]))


def find_card(line: str) -> PlayerCard | None:
    """The card that a line without its count names. Without a level it is the lowest of that title."""
    name, level, marks = without_marks(line)
    for word in [mark for mark in marks if mark.isdecimal()] + names_in(name):
        for card in cards_called().get(word, ()):
            if level is None or level == (card.level or 0):
                return card
    return None


def find_persona(line: str) -> str | None:
    name = without_marks(line)[0]
    return next((personas_called()[word] for word in names_in(name) if word in personas_called()), None)


def is_heading(line: str) -> bool:
    words = slug(without_marks(line)[0]).split("-")
    return all(word in HEADINGS or word.isdecimal() for word in words)


def is_field(line: str) -> bool:
    """ "Deck size: 30" """
    before, colon, _ = line.partition(":")
    return bool(colon) and all(word in FIELDS for word in slug(before).split("-"))


def is_remark(line: str) -> bool:
    return line.startswith(("#", "//", "--", "==")) or "://" in line or not slug(line)


@cites("AHC-DBK-01")
def read_deck_list(text: str) -> Reading:
    """Reads a list line by line; its faults are those of reading, not those of the deck."""
    reading = Reading()
    cards: list[PlayerCard] = []
    personas: list[str] = []
    aside = False
    lines = half_width(text).splitlines()
    if lines and lines[0].startswith("#"):
        reading.title = lines[0].strip("# \t")[:TOLD]
    if len(lines) > MOST_LINES:
        reading.faults.append(BadInput("deck-too-long", most=MOST_LINES))
    for number, line in enumerate(lines[:MOST_LINES], 1):
        line = line.strip().lstrip("*•-– \t").strip() if not is_remark(line.strip()) else ""
        if not line or is_field(line):
            continue
        if slug(without_marks(line)[0]) in SIDE_DECKS:
            aside = True
        elif found := read_line(line):
            copies, card = found
            (reading.aside if aside else cards).extend([card] * copies if card is not None else [])
        elif persona := persona_line(line):
            personas.append(persona)
            reading.title = reading.title or line
        elif is_heading(line):
            continue
        elif cards or with_count(line)[0] is not None:
            reading.faults.append(unknown(line, number))
        else:
            reading.title = reading.title or line
    personas = personas or [card.only for card in cards if card.only]
    whose = list(dict.fromkeys(personas))
    if len(whose) == 1:
        reading.deck = with_required_cards(DeckList(whose[0], cards))
    elif whose:
        reading.faults.append(BadInput("deck-investigators", rule="AHC-DBK-01", whose=whose))
    else:
        reading.faults.append(BadInput("deck-no-investigator", rule="AHC-DBK-01"))
    return reading


def read_line(line: str) -> tuple[int, PlayerCard | None] | None:
    """How many of which card; (n, None) for the place of a weakness that the game will draw."""
    for copies, rest in ((1, line), with_count(line)):
        if copies is None or not 0 < copies <= MOST_COPIES:
            continue
        if slug(without_marks(rest)[0]) in PLACEHOLDERS:
            return copies, None
        if card := find_card(rest):
            return copies, card
    return None


def persona_line(line: str) -> str | None:
    before, colon, behind = line.partition(":")
    if colon and slug(before) in INVESTIGATOR:
        line = behind.strip()
    copies, rest = with_count(line)
    return find_persona(rest if copies == 1 else line)


def unknown(line: str, number: int) -> BadInput:
    """A card that is not in the box, with the one that is most like it."""
    name = without_marks(with_count(line)[1])[0]
    like = get_close_matches(slug(name), cards_called(), n=1, cutoff=0.7)
    if like:
        return BadInput("deck-card-like", line=number, name=name[:TOLD], like=card_key(cards_called()[like[0]][0]))
    return BadInput("deck-card-unknown", line=number, name=name[:TOLD])


def list_faults(reading: Reading, collection: Collection, mode: Mode) -> Sequence[BadInput]:
    """All that is wrong with a list: what could not be read, and what the rules forbid."""
    return reading.faults + (faults(reading.deck, collection, mode) if reading.deck is not None else [])


def write_deck_list(deck: DeckList, language: str, title: str = "") -> str:
    """A list that reads as the same deck again, in the reader's words."""
    said = texts(language, "arkham")
    copies = Counter(deck.cards)
    lines = [f"# {title}"] * bool(title) + [said.named(deck.investigator) or deck.investigator]
    for kind in KINDS:
        rows = [f"{n}x {named(said, card)}" for card, n in copies.items() if card.kind == kind and not card.only]
        lines += ["", *sorted(rows, key=lambda row: row.partition(" ")[2])] if rows else []
    return "\n".join(lines)


def named(said: Texts, card: PlayerCard) -> str:
    return (said.named(card.key) or card.key).strip()


def deck_from(text: str, collection: Collection, mode: Mode) -> DeckList:
    """The deck of a list; the first fault is raised."""
    reading = read_deck_list(text)
    for fault in list_faults(reading, collection, mode):
        raise fault
    assert reading.deck is not None
    return reading.deck

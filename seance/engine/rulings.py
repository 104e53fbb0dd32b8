"""Rulings: what we play where a rulebook is silent, and why. They lie beside the ledger of a game, in `rulings.md`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from .ledger import GAMES, made_in

ENTRY = re.compile(r"^### ([A-Z]?\d+)\. (.+)$")
PARTS = {"- Ruling: ": "ruling", "- Reason: ": "reason", "- 问：": "question_zh", "- 裁定：": "ruling_zh"}
FOLD = re.compile(r"\n {2}")  # a line that goes on with the one before it
FOLD_ZH = re.compile(r"(?<=[，。；：、！？])\n {2}")
RULE = re.compile(r"\b[A-Z]{2,3}-[A-Z0-9]+-\d+\b")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question that the book leaves open, the answer, and why it was given."""

    game: str
    number: str  # as its file counts: 12, or A3
    question: str
    ruling: str
    reason: str
    question_zh: str
    ruling_zh: str
    question_hant: str = ""  # these two are made from zh by the build
    ruling_hant: str = ""

    def told(self, language: str) -> tuple[str, str]:
        """Question and ruling."""
        hans = (self.question_zh, self.ruling_zh)
        hant = (self.question_hant, self.ruling_hant) if self.ruling_hant else hans
        return {"en": (self.question, self.ruling), "zh-Hans": hans, "zh-Hant": hant}[language]

    @property
    def missing(self) -> list[str]:
        """The parts that every ruling has, and this one has not."""
        return [part for part in PARTS.values() if not getattr(self, part)]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it rests on."""
        return tuple(dict.fromkeys(RULE.findall(f"{self.ruling} {self.reason}")))


@lru_cache
def rulings(game: str) -> tuple[Ruling, ...]:
    return tuple(rulings_in(GAMES / game))


def rulings_in(folder: Path) -> list[Ruling]:
    file = folder / "rulings.md"
    found = read(folder.name, file.read_text(encoding="utf-8")) if file.exists() else []
    hant = made_in(folder, "rulings")
    made = {number: text.split("\n") for number, text in hant.items()}
    return [
        replace(one, question_hant=made[one.number][0], ruling_hant=made[one.number][1]) if one.number in made else one
        for one in found
    ]


def read(game: str, text: str) -> list[Ruling]:
    found: list[Ruling] = []
    for line in FOLD.sub(" ", FOLD_ZH.sub("", text)).splitlines():
        heading = ENTRY.match(line)
        if heading is not None:
            found.append(Ruling(game, heading[1], heading[2], *[""] * len(PARTS)))
        for beginning, part in PARTS.items():
            if line.startswith(beginning):
                found.append(replace(found.pop(), **{part: line.removeprefix(beginning)}))
    return found

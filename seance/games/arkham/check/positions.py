"""Where a fuzzed table begins that seeks what only comes to those who have done well: shortly before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple, TypeAlias

from seance.engine import Dice
from seance.games.arkham.rules.deck_building import starter_deck
from seance.games.arkham.rules.printed import PERSONAS, PLAYER_CARDS, STARTER_DECKS
from seance.games.arkham.rules.state import Table

from .coverage import Occurrence
from .scene import ArkhamScene


class Blank(NamedTuple):
    """A table of which nothing is said but its options."""

    seats: int
    difficulty: str
    mode: str

    def at(self, scenario: str) -> ArkhamScene:
        return ArkhamScene(self.seats, scenario, self.difficulty, self.mode)


Begins: TypeAlias = "Callable[[Blank, Random, str], ArkhamScene]"

DEAR = 3  # a level: lost scenarios do not bring that much experience
EXPERIENCE = 10
CULTISTS = ("wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux", "ruth-turner")
STRONG, WOUNDED = "roland-banks", 8
CLUES = 3
ARMS = ["machete", "beat-cop-01018"]


def late(target: Occurrence, seats: int, seed: int, options: Mapping[str, str | int | bool]) -> Table | None:
    """None: from the set-up on."""
    family, key = target
    card = PLAYER_CARDS.get(key)
    begins = enriched if card is not None and (card.level or 0) >= DEAR else BEGINNINGS.get(key)
    if begins is None or family == "spawn":
        return None
    scene = begins(Blank(seats, str(options["difficulty"]), str(options["mode"])), Random(seed), key)
    scene.s.dice = Dice(seed)
    return scene.s


def enriched(table: Blank, stream: Random, card: str) -> ArkhamScene:
    """The Gathering has gone well, and there is experience to spend: by somebody who can have the card."""
    t = table.at("the-gathering")
    faction, level = PLAYER_CARDS[card].faction, PLAYER_CARDS[card].level or 0
    able = [key for key, persona in PERSONAS.items() if persona.options.get(faction, -1) >= level]
    first = stream.choice(able)
    others = stream.sample([key for key in STARTER_DECKS if key != first], len(t.s.investigators) - 1)
    for key in (first, *others):
        t.investigator(key, deck=own_deck(key))
        t.who(key).xp = EXPERIENCE
    t.s.resolution = "r1"
    return t.at("scenario-ends")


def at_the_site(table: Blank, clues: int = 0) -> ArkhamScene:
    """Everybody is where the ritual is held; one of them is armed."""
    return together(table.at("the-devourer-below").location("ritual-site", clues=CLUES), "ritual-site", clues)


def together(t: ArkhamScene, place: str, clues: int = 0) -> ArkhamScene:
    t.investigator(STRONG, at=place, assets=ARMS, deck=own_deck(STRONG), clues=clues)
    for key in [key for key in PERSONAS if key != STRONG][: len(t.s.investigators) - 1]:
        t.investigator(key, at=place, deck=own_deck(key))
    return t


def own_deck(key: str) -> list[str]:
    return [card.key for card in starter_deck(key).cards]


def ritual(table: Blank, stream: Random, key: str) -> ArkhamScene:
    return at_the_site(table, CLUES).act("disrupting-the-ritual", clues=1)


def devourer(table: Blank, stream: Random, key: str) -> ArkhamScene:
    """Vengeance Awaits is act and agenda, and Umôrdhoth has come."""
    t = at_the_site(table).agenda("vengeance-awaits").enemy("umordhoth", at="ritual-site", damage=WOUNDED)
    t.s.act, t.s.agenda, t.s.acts = t.s.agenda, None, []
    t.s.changed()
    return t


def offering(table: Blank, stream: Random, key: str) -> ArkhamScene:
    return devourer(table, stream, key).story_asset("lita-chantler", owner=STRONG)


def last_cultist(table: Blank, stream: Random, key: str) -> ArkhamScene:
    """All but one are overcome, and that one stands before whoever is armed."""
    t = together(table.at("the-midnight-masks"), "rivertown")
    return t.overcome(*CULTISTS).enemy("the-masked-hunter", engaged=STRONG)


BEGINNINGS: Mapping[str, Begins] = {
    "won-ritual-broken": ritual,
    "ritual-broken": ritual,
    "the-devourer-below-r1": ritual,
    "won-umordhoth-repelled": devourer,
    "umordhoth-repelled": devourer,
    "the-devourer-below-r2": devourer,
    "umordhoth": devourer,
    "survived-lita-sacrificed": offering,
    "lita-sacrificed": offering,
    "the-devourer-below-r3": offering,
    "the-midnight-masks-r1": last_cultist,
    "uncovering-the-conspiracy-back": last_cultist,
}

"""What must have occurred in some game before Arkham Horror counts as tried out, and how one sees that it has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from seance.engine import ALL, Game, State, Told
from seance.games.arkham import RULES  # noqa: F401  (with it all registers are filled)
from seance.games.arkham.rules.printed import (
    ASSET,
    BASIC_WEAKNESSES,
    ENEMIES,
    EVENT,
    LOCATIONS,
    PERSONAS,
    PLAYER_CARDS,
    SCENARIOS,
    SKILL,
    TREACHERIES,
)  # fmt: skip
from seance.games.arkham.rules.registers import ABILITIES, ACTIONS, TOKENS
from seance.games.arkham.rules.resolutions import RESOLUTIONS
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.telling import CHAPTERS

Occurrence = tuple[str, str]  # a family, and one of its members

STORY = "story-"
HARD = "-hard"
RESULTS = (
    "won-standalone", "lost-standalone", "won-ritual-broken", "won-umordhoth-repelled", "survived-lita-sacrificed",
    "lost-arkham-succumbed", "lost-nobody-left",
)  # fmt: skip
WEAKNESSES = (*BASIC_WEAKNESSES, *[card.key for card in PLAYER_CARDS.values() if card.weakness])
CARDS = {card.key: card for card in PLAYER_CARDS.values() if not card.weakness}
HAVE_ABILITIES = (*PERSONAS, *PLAYER_CARDS, *BASIC_WEAKNESSES, *ENEMIES, *TREACHERIES, *LOCATIONS, "lita-chantler")
NAMED = {
    "draws-encounter": ("drawn", "card"),
    "draws-weakness": ("drawn", "card"),
    "spawned": ("spawn", "enemy"),
    "enemy-defeated": ("defeat", "enemy"),
    "revealed": ("place", "card"),
    "plays": ("play", "card"),
    "commits": ("commit", "card"),
    "uses": ("use", "card"),
    "uses-own": ("use", "who"),
    "forced": ("use", "card"),
    "activates": ("activate", "card"),
    "parleys": ("activate", "card"),
    "bought": ("bought", "card"),
}  # an event: the family of what it shows, and the argument that names it

MUST: Mapping[str, tuple[str, ...]] = {
    "chapter": CHAPTERS,
    "drawn": (*TREACHERIES, *[key for key in ENEMIES if key != "umordhoth"], *WEAKNESSES),
    "spawn": (*ENEMIES, *[card.key for card in BASIC_WEAKNESSES.values() if card.kind == "enemy"]),
    "defeat": tuple(ENEMIES),
    "place": tuple(LOCATIONS),
    "play": tuple([key for key, card in CARDS.items() if card.kind in (ASSET, EVENT)]),
    "commit": tuple([key for key, card in CARDS.items() if card.kind == SKILL]),
    "use": tuple([key for key in ABILITIES if key in HAVE_ABILITIES and key not in LOCATIONS]),
    "activate": tuple([key for key in ACTIONS if key in HAVE_ABILITIES and key not in LOCATIONS]),
    "bought": tuple([key for key, card in CARDS.items() if card.level]),
    "token": tuple([f"{scenario}-{symbol}{HARD if hard else ''}" for scenario, symbol, hard in TOKENS]),
    "elder-sign": tuple(PERSONAS),
    "resolution": tuple([f"{scenario}-{which}" for scenario, which in RESOLUTIONS]),
    "end": RESULTS,
}  # by family


def seen(game: Game[State]) -> set[Occurrence]:
    """What has occurred in this game."""
    assert isinstance(game.state, Table)
    found: set[Occurrence] = set()
    scenario, side = "", HARD if game.state.hard else ""
    for told in game.events(seat=ALL):
        if told.event == "scenario":
            scenario = str(told.args["scenario"])
        found.update(by_event(told))
        found.update(by_token(told, scenario, side))
    if game.result:
        found.add(("end", game.result))
    return found


def by_event(told: Told) -> Iterator[Occurrence]:
    if told.event == "story":
        yield "chapter", str(told.args["line"]).removeprefix(STORY)
    elif told.event == "scenario-ends":
        yield "resolution", f"{told.args['scenario']}-{told.args['resolution']}"
    elif told.event in NAMED:
        family, argument = NAMED[told.event]
        key = unnumbered(str(told.args[argument]))
        if key in MUST[family]:
            yield family, key


def by_token(told: Told, scenario: str, side: str) -> Iterator[Occurrence]:
    if told.event == "token" and scenario in SCENARIOS:
        token = str(told.args["token"])
        if token == "elder-sign":
            yield "elder-sign", str(told.args["who"])
        elif f"{scenario}-{token}{side}" in MUST["token"]:
            yield "token", f"{scenario}-{token}{side}"


def unnumbered(key: str) -> str:
    """ "ghoul-minion-2" is a Ghoul Minion; what is called so itself keeps its name."""
    bare = re.sub(r"-\d+$", "", key)
    return key if key in HAVE_ABILITIES else bare if bare in HAVE_ABILITIES else key

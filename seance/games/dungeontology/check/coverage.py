"""What must have occurred in some game before Dungeontology counts as tried out, and how one sees that it has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from seance.engine import ALL, Game, State, Told
from seance.games.dungeontology import RULES  # noqa: F401  (with it all registers are filled)
from seance.games.dungeontology.rules.printed import BOSS_SIDES, CLANS, DOOMS, PANICS, SCHEMES, TILES, TOKENS, TRAINEES
from seance.games.dungeontology.rules.registers import MAINS, SKILLS

Occurrence = tuple[str, str]  # a family, and one of its members

RESULTS = ("all-finished", "bag-empty", "no-cubes-left", "nobody-goes-on", "round-limit")
DEEDS = (
    "study", "spy", "camp", "teleport", "rest", "submit", "explore", "keep-cube", "lose-cube", "sacrifice-student",
    "drop-into",
)  # fmt: skip
EVENTS = (
    "thesis-succeeded", "thesis-failed", "stairs-blocked", "kept-out", "boss-stays", "driven-out", "tile-under",
    "countered", "spared", "knowledge", "trainee-stolen", "cube-destroyed", "excited", "calm", "omega", "maximum-alert",
)  # fmt: skip
NAMED = {
    "entered": ("area", "area"),
    "doom-revealed": ("doom", "card"),
    "recruited": ("trainee", "trainee"),
    "maximum-alert": ("panic", "card"),
    "trap-sprung": ("trap", "trap"),
    "clan-revealed": ("clan", "clan"),
}  # an event: the family of what it shows, and the argument that names it
PLAYED = ("played-main", "played-main-on", "responded")

MUST: Mapping[str, tuple[str, ...]] = {
    "main": tuple([key for key in SCHEMES if MAINS[key].steps]),
    "secondary": tuple([f"{key}-{one.kind}" for key, card in SCHEMES.items() for one in card.secondary]),
    "skill": tuple(SKILLS),
    "area": tuple(TILES),
    "doom": tuple(DOOMS),
    "trainee": tuple(TRAINEES),
    "panic": tuple(PANICS),
    "clan": tuple(CLANS),
    "trap": tuple([key for key, token in TOKENS.items() if token.effect is not None]),
    "boss": tuple([f"{side}-{what}" for side in BOSS_SIDES for what in ("discovered", "activated", "meets")]),
    "deed": DEEDS,
    "event": EVENTS,
    "end": RESULTS,
}  # by family


def seen(game: Game[State]) -> set[Occurrence]:
    """What has occurred in this game."""
    found = {occurrence for entry in game.journal for key in entry.keys for occurrence in by_answer(key)}
    side = str(getattr(game.view(ALL), "boss", ""))
    for told in game.events(seat=ALL):
        found.update(by_event(told, side))
    if game.result:
        found.add(("end", game.result))
    return found


def by_answer(key: str) -> Iterator[Occurrence]:
    verb, *on = key.split(":")
    if verb in DEEDS:
        yield "deed", verb
    effect = verb.removeprefix("play-").removesuffix("-on")
    if verb.startswith("play-") and effect != "main":
        yield "secondary", f"{on[0]}-{effect}"


def by_event(told: Told, side: str) -> Iterator[Occurrence]:
    if told.event in EVENTS:
        yield "event", told.event
    if told.event in PLAYED:
        yield "main", str(told.args["card"])
    elif told.event.startswith("played-skill"):
        yield "skill", str(told.args["card"])
    elif told.event.startswith("boss-") and f"{side}-{told.event.removeprefix('boss-')}" in MUST["boss"]:
        yield "boss", f"{side}-{told.event.removeprefix('boss-')}"
    elif told.event in NAMED:
        family, argument = NAMED[told.event]
        yield family, str(told.args[argument])

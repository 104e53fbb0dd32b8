"""What is printed on boards, sheets and dice, for whoever draws them."""

from __future__ import annotations

from seance.engine.printed import PrintedFacts
from seance.games.nemesis.rules.printed import (
    COMBAT_DIE,
    FIRE_MARKERS,
    MALFUNCTION_MARKERS,
    NOISE_DIE,
    ROOM_TILES,
    TIME_TRACK,
    RoomTile,
)
from seance.games.nemesis.rules.wounds import LIGHT_FOR_SERIOUS, MOST_SERIOUS


def marks(tile: RoomTile) -> list[str]:
    """The colour of its items, and whether there is a computer."""
    return [*([f"item-{tile.colour}"] if tile.colour != "none" else []), *(["computer"] if tile.computer else [])]


PRINTED = PrintedFacts(
    dice={"noise-die": NOISE_DIE, "combat-die": COMBAT_DIE},
    tracks={"time": TIME_TRACK},  # the colour of each space, by the steps left to the jump
    marks={tile.key: marks(tile) for tile in ROOM_TILES.values()},
    numbers={
        "light-wounds": LIGHT_FOR_SERIOUS - 1,
        "serious-wounds": MOST_SERIOUS,
        "malfunction-markers": MALFUNCTION_MARKERS,
        "fire-markers": FIRE_MARKERS,
    },
)

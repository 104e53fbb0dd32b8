"""The dungeon: area tiles on a plane of half tiles, their passages, and what lies on the tiles.

A tile covers two by two half cells and is never turned; (x, y) is its north-western cell, y grows southwards. A passage
belongs to one unit edge, half a side. Two tiles are linked where passages of both lie on the same edge.
"""

from __future__ import annotations

from typing import Final

from seance.engine import cites

from .printed import TILES, AreaEffect, Tile

EDGES: Final = {  # (lies along a row?, column, row) of the unit edge, seen from the tile
    "nw": (True, 0, 0), "ne": (True, 1, 0), "en": (False, 2, 0), "es": (False, 2, 1),
    "se": (True, 1, 2), "sw": (True, 0, 2), "ws": (False, 0, 1), "wn": (False, 0, 0),
}  # fmt: skip
SPOTS: Final = {  # where a tile can be joined to another: on a side, or slid half a tile along it
    "north": (0, -2), "north-west": (-1, -2), "north-east": (1, -2),
    "east": (2, 0), "east-north": (2, -1), "east-south": (2, 1),
    "south": (0, 2), "south-west": (-1, 2), "south-east": (1, 2),
    "west": (-2, 0), "west-north": (-2, -1), "west-south": (-2, 1),
}  # fmt: skip
GRID_SPOTS: Final = ("north", "east", "south", "west")
OFFSETS: Final = {offset: spot for spot, offset in SPOTS.items()}
TAKEN: Final = {  # the spots of a tile that another one covers in part, by how far away it lies
    (dx, dy): {spot for spot, (x, y) in SPOTS.items() if abs(x - dx) < 2 and abs(y - dy) < 2}
    for dx in range(-3, 4)
    for dy in range(-3, 4)
}


def _facing(dx: int, dy: int) -> tuple[tuple[str, str], ...]:
    """The passages of two tiles that lie on the same edge, if the second is (dx, dy) away from the first."""
    there = {(flat, x + dx, y + dy): passage for passage, (flat, x, y) in EDGES.items()}
    return tuple([(passage, there[edge]) for passage, edge in EDGES.items() if edge in there])


FACING: Final = {offset: _facing(*offset) for offset in OFFSETS}
STAIRS: Final = {key: any(effect.kind == "stairs" for effect in tile.effects) for key, tile in TILES.items()}
LETTERS: Final = {  # of secret passages
    key: tuple([effect.letter for effect in tile.effects if effect.kind == "secret-passage"])
    for key, tile in TILES.items()
}

EXIT_FIELDS = ("passage", "to", "entry", "token")
AREA_FIELDS = ("tile", "x", "y", "cubes", "exits", "adjacent", "entered", "traps", "teleport", "secret")


class Exit:
    """A link of two areas, seen from one of them. Never changed: copies of the table share it."""

    __slots__ = EXIT_FIELDS

    def __init__(self, passage: str, to: int, entry: str, token: str = "") -> None:
        self.passage = passage
        self.to = to  # the place of the other area in the list of areas
        self.entry = entry  # the passage of the other area
        self.token = token  # "stairs", "wall" or nothing


class Area:
    """A tile on the table."""

    __slots__ = AREA_FIELDS

    def __init__(self, tile: Tile, x: int, y: int) -> None:
        self.tile = tile
        self.x = x
        self.y = y
        self.cubes = [""] * len(tile.slots)  # by slot; "": empty
        self.exits: tuple[Exit, ...] = ()
        self.adjacent: tuple[int, ...] = ()
        self.entered = False  # has a scholar ever entered it?
        self.traps = 0  # face down: what they are comes out when they spring
        self.teleport: bool = False  # tokens
        self.secret = False  # secret passage X

    def copy(self) -> Area:
        new = Area.__new__(Area)
        new.tile = self.tile
        new.x = self.x
        new.y = self.y
        new.cubes = self.cubes[:]
        new.exits = self.exits
        new.adjacent = self.adjacent
        new.entered = self.entered
        new.traps = self.traps
        new.teleport = self.teleport
        new.secret = self.secret
        return new

    @property
    def key(self) -> str:
        return self.tile.key

    @property
    def letters(self) -> tuple[str, ...]:
        """Of its secret passages."""
        letters = LETTERS[self.tile.key]
        return (*letters, "x") if self.secret else letters

    def effect(self, kind: str) -> AreaEffect | None:
        for effect in self.tile.effects:
            if effect.kind == kind:
                return effect
        return None


# ---- joining tiles -------------------------------------------------------------------------------------------------


@cites("DUN-PLACE-02", "DUN-PLACE-03", "DUN-PLACE-04")
def free_spots(areas: list[Area], base: Area, spots: tuple[str, ...]) -> list[str]:
    """Where a tile could lie beside this area without covering another."""
    taken: set[str] = set()
    for area in areas:
        away = (area.x - base.x, area.y - base.y)
        if away in TAKEN:
            taken |= TAKEN[away]
    return [spot for spot in spots if spot not in taken]


@cites("DUN-PLACE-03", "DUN-AREA-04")
def meeting(base: Tile, tile: Tile, spot: str) -> list[tuple[str, str]]:
    """The passages of the two tiles that would meet."""
    return [pair for pair in FACING[SPOTS[spot]] if pair[0] in base.passages and pair[1] in tile.passages]


@cites("DUN-STAIR-05", "DUN-STAIR-06", "DUN-STAIR-07", "DUN-STAIR-08", "DUN-TERM-05")
def token_between(one: Tile, two: Tile) -> str:
    """What is put on passages that meet: nothing within a level; stairs only where a tile has them; else a wall."""
    if one.level == two.level:
        return ""
    return "stairs" if abs(one.level - two.level) == 1 and (STAIRS[one.key] or STAIRS[two.key]) else "wall"


@cites("DUN-TERM-01", "DUN-TERM-02", "DUN-TERM-03")
def join(areas: list[Area], tile: Tile, base: Area, spot: str) -> int:
    """Lay the tile beside an area; give its place in the list."""
    dx, dy = SPOTS[spot]
    new = Area(tile, base.x + dx, base.y + dy)
    place = len(areas)
    exits: list[Exit] = []
    adjacent: list[int] = []
    for number, area in enumerate(areas):
        offset = (area.x - new.x, area.y - new.y)
        if offset not in FACING:
            continue
        adjacent.append(number)
        area.adjacent = (*area.adjacent, place)
        token = token_between(tile, area.tile)
        for passage, entry in meeting(tile, area.tile, OFFSETS[offset]):
            exits.append(Exit(passage, number, entry, token))
            area.exits = (*area.exits, Exit(entry, place, passage, token))
    new.exits, new.adjacent = tuple(exits), tuple(adjacent)
    areas.append(new)
    return place

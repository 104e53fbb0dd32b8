"""New areas: drawn from the stack of a level, laid where passages meet, filled with cubes; and stairs."""

from __future__ import annotations

from seance.engine import Flow, Note, Option, choose, cites

from .dungeon import GRID_SPOTS, SPOTS, STAIRS, Area, free_spots, join, meeting
from .movement import enter, may_enter, step_into, ways, what_step_means
from .pieces import Scholar
from .printed import LEVELS, Tile
from .registers import step
from .state import Expedition

ALL_SPOTS = tuple(SPOTS)
BY_STAIRS = Note("by-stairs")


@cites("DUN-PLACE-02", "DUN-PLACE-03", "DUN-PLACE-08", "DUN-DOOR-01")
def spots_for(s: Expedition, tile: Tile, base: Area, free: list[str], who: Scholar | None) -> list[str]:
    """Where the tile can be joined. For an explorer a locked door is no connection; for stairs doors do not matter."""
    found: list[str] = []
    for spot in free:
        for _, passage in meeting(base.tile, tile, spot):
            if who is None or passage not in tile.doors or may_open(s, who, tile, passage):
                found.append(spot)
                break
    return found


def may_open(s: Expedition, who: Scholar, tile: Tile, passage: str) -> bool:
    return s.holds("ignore-doors", who.seat) is not None or all(who.cubes[cube] for cube in tile.doors[passage])


def free_around(s: Expedition, base: Area) -> list[str]:
    return free_spots(s.areas, base, GRID_SPOTS if s.grid else ALL_SPOTS)


def unseen(s: Expedition, level: int) -> list[Tile]:
    """The tiles of a level that are not on the table: everybody knows which, if not in which order."""
    placed = [area.tile for area in s.areas]
    return [tile for tile in LEVELS[level] if tile not in placed]


@cites("DUN-PLACE-01", "DUN-PLACE-07", "DUN-MAX-07", "DUN-MAX-08")
def can_explore(s: Expedition, who: Scholar) -> bool:
    """Would any tile of this level fit here? In maximum alert no new area is placed."""
    base = s.areas[who.area]
    if s.maximum_alert or not len(s.stack_of(base.tile.level)):
        return False
    free = free_around(s, base)
    return any(spots_for(s, tile, base, free, who) for tile in unseen(s, base.tile.level))


def any_tile_fits(s: Expedition) -> bool:
    """Could anybody ever place another area, by exploring or by stairs that nobody has entered yet?"""
    for base in s.areas:
        levels = [base.tile.level]
        if STAIRS[base.key] and not base.entered:
            levels += adjacent_levels(base)
        tiles = [tile for level in levels for tile in unseen(s, level)]
        free = free_around(s, base) if tiles else []
        if any(spots_for(s, tile, base, free, None) for tile in tiles):
            return True
    return False


@cites("DUN-TERM-05")
def adjacent_levels(area: Area) -> list[int]:
    return [level for level in LEVELS if abs(level - area.tile.level) == 1]


@cites("DUN-PLACE-01", "DUN-PLACE-05", "DUN-PLACE-06")
def draw_fitting(s: Expedition, level: int, base: Area, who: Scholar | None) -> tuple[Tile, list[str]] | None:
    """Tiles from the top of the stack until one fits; the others go to the bottom. Each is tried once."""
    stack = s.stack_of(level)
    free = free_around(s, base)
    for _ in range(len(stack)):
        tile = stack.draw(s.dice)
        assert tile is not None
        s.log("tile-drawn", tile=tile.key)
        spots = spots_for(s, tile, base, free, who)
        if spots:
            return tile, spots
        stack.under(tile, tuple(range(s.seats)))
        s.log("tile-under", tile=tile.key)
    return None


@cites("DUN-PLACE-02", "DUN-PLACE-04")
def lay(s: Expedition, who: Scholar, tile: Tile, base: Area, spots: list[str], by: str) -> Flow[int]:
    """The player chooses the side, and how far the tile is slid along it."""
    options = [Option(spot, "place", (tile.key, spot)) for spot in spots]
    s.drawn = tile
    notes = [Note("new-alert", (str(tile.alert),)), Note("new-cubes" if tile.slots else "new-no-cubes", tile.slots)]
    ambush = next((effect for effect in tile.effects if effect.kind == "ambush"), None)
    if by == "stairs":
        notes.append(BY_STAIRS)
    elif by == "walk" and ambush is not None:
        notes.append(Note("new-ambush", (str(ambush.n),)))
    spot = yield from choose(who.seat, "where-to-place", options, (tile.key, base.key), notes=tuple(notes))
    s.drawn = None
    if len(spots) == 1:
        s.log("fits-once", who=who.key, tile=tile.key, area=base.key)
    area = join(s.areas, tile, base, spot)
    new = s.areas[area]
    s.log("placed", who=who.key, tile=tile.key, spot=spot, area=base.key, by=by)
    fill(s, new)
    s.changed = True
    return area


@cites("DUN-ENTER-01", "DUN-AREA-02")
def fill(s: Expedition, area: Area) -> None:
    """Cubes from the reserve; of a colour that has run out the slot stays empty."""
    for slot, cube in enumerate(area.tile.slots):
        if s.reserve_cubes[cube]:
            s.reserve_cubes[cube] -= 1
            area.cubes[slot] = cube


@step("explore")
@cites("DUN-PLACE-01", "DUN-PLACE-08", "DUN-MOVE-03")
def explore_step(s: Expedition, who: Scholar) -> Flow[None]:
    """A tile that fits must be placed, and entered."""
    base = s.area_of(who)
    found = draw_fitting(s, base.tile.level, base, who)
    if found is None:
        return
    area = yield from lay(s, who, found[0], base, found[1], "walk")
    if may_enter(s, who, area):
        enter(s, who, area)
    else:
        s.log("kept-out", who=who.key, area=s.areas[area].key)


# ---- movement that cards give -----------------------------------------------------------------------------------


@step("walk")
@cites("DUN-SYMBOL-02", "DUN-FAMILY-04")
def walk(s: Expedition, who: Scholar, n: int) -> Flow[None]:
    """Up to n steps that a card gives."""
    options: list[Option[int]] = [Option(-1, "stay")]
    options += [Option(area, "move", (s.areas[area].key,)) for area in ways(s, who)]
    if can_explore(s, who):
        options.append(Option(-2, "explore"))
    area = yield from choose(
        who.seat, "walk", options, (who.key,), progress=(1, n), notes=(Note("steps-left", (str(n),)),),
        preview=lambda option: what_step_means(s, who, to) if isinstance(to := option.value, int) and to >= 0 else None,
    )  # fmt: skip
    if area == -1:
        return
    if n > 1:
        s.then(walk(who, n - 1))
    if area == -2:
        s.then(explore_step(who))
    else:
        step_into(s, who, area)


# ---- stairs --------------------------------------------------------------------------------------------------------


@cites("DUN-STAIR-01", "DUN-STAIR-02", "DUN-STAIR-03", "DUN-STAIR-04", "DUN-STAIR-05", "DUN-MAX-07")
def stairs(s: Expedition, who: Scholar) -> Flow[None]:
    """The first who enters chooses an adjacent level; a tile of it is joined to this area. Nobody moves yet."""
    base = s.area_of(who)
    if s.maximum_alert:
        return
    free = free_around(s, base)
    levels = [
        level
        for level in adjacent_levels(base)
        if any(spots_for(s, tile, base, free, None) for tile in unseen(s, level))
    ]
    if not levels:
        s.changed = True  # perhaps nothing can be placed any more
        s.log("stairs-blocked", area=base.key)
        return
    options = [Option(level, "level", (f"level-{level}",)) for level in levels]
    level = yield from choose(who.seat, "stairs-to-which", options, (base.key,), notes=(BY_STAIRS,))
    s.log("stairs-lead", area=base.key, level=f"level-{level}")
    found = draw_fitting(s, level, base, None)
    assert found is not None
    yield from lay(s, who, found[0], base, found[1], "stairs")

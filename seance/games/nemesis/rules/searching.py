"""Searching a room: two Items of a colour, of which one is kept in secret."""

from __future__ import annotations

from seance.engine import Flow, Need, Option, choose, cites

from .belongings import choose_item, gain_item, lose_item
from .pieces import Crew
from .printed import ROOM_TILES, Item
from .registers import ShipNeed, step
from .state import Ship

COLOURS = ("red", "yellow", "green")
DRAWN = 2

SEARCHABLE: ShipNeed = Need(
    "NEM-SPEC-02", "room-not-searchable", lambda s, who: ROOM_TILES[s.tiles[who.room]].searchable
)
ITEMS_LEFT: ShipNeed = Need("NEM-SEARCH-07", "no-items-left", lambda s, who: s.items[who.room] > 0)


@cites(
    "NEM-NEST-08",
    "NEM-SLR-03",
    "NEM-SEARCH-03",
    "NEM-SEARCH-04",
    "NEM-SEARCH-05",
    "NEM-SEARCH-06",
    "NEM-FIRE-07",
    "NEM-MALF-02",
)
def search_room(s: Ship, who: Crew) -> Flow[None]:
    """The counter goes down, if it is not 0; the colour of the room says which deck, in a white room the player."""
    if s.items[who.room]:
        s.items[who.room] -= 1
    colour = ROOM_TILES[s.tiles[who.room]].colour
    if colour == "white":
        colour = yield from choose_colour(who)
    find_items(s, who, colour)


def choose_colour(who: Crew) -> Flow[str]:
    return (yield from choose(who.seat, "which-colour", [Option(colour, "colour", (colour,)) for colour in COLOURS]))


@cites("NEM-SEARCH-01", "NEM-SEARCH-09", "NEM-STO-01")
def find_items(s: Ship, who: Crew, colour: str) -> None:
    """Draw two, and as the next step keep one: a look ends the step."""
    s.dice.look()
    deck = s.items_deck(colour)
    drawn = [item for _ in range(DRAWN) if (item := deck.draw(s.dice)) is not None]
    keys = [item.key for item in drawn]
    s.log("found", audience=(who.seat,), secret={"items": keys}, crew=who.key, colour=colour, n=len(drawn))
    if drawn:
        s.then(keep_item(who, tuple(drawn)))


@step("keep-item")
@cites("NEM-SEARCH-09", "NEM-ITEM-05", "NEM-BAS-10")
def keep_item(s: Ship, who: Crew, found: tuple[Item, ...]) -> Flow[None]:
    """Which one is kept nobody else learns, unless it is heavy. Who has died meanwhile keeps none."""
    left = list(found)
    kept = None if who.fate else (yield from choose_item(who, "keep-item", "keep", left))
    if kept is not None:
        left.remove(kept)
    for item in left:
        lose_item(s, item, (who.seat,))
    if kept is not None:
        gain_item(s, who, kept)

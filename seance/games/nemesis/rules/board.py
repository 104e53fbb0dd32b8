"""The two sides of the board: rooms are numbers from 1 to 21, corridors are places in a row.

The networks of Technical Corridors count as corridors and come last.
"""

from __future__ import annotations

from typing import Final

from seance.games.nemesis.content import Row, content

ROOMS: Final = range(1, 22)
ROOM_KEYS: Final = ("", *[f"room-{room:03}" for room in ROOMS])
ROOM_NUMBERS: Final = {key: room for room, key in enumerate(ROOM_KEYS) if room}


class Board:
    """One side of the board, with everything that rules look up in it."""

    __slots__ = (
        "cockpit", "connected", "corridor_keys", "corridors", "ends", "engines", "entrances", "exits", "face_up",
        "hibernatorium", "key", "neighbours", "networks", "numbers", "side", "slots_1", "slots_2", "special",
        "technical",
    )  # fmt: skip

    def __init__(self, side: str, printed: Row) -> None:
        slots, corridors, networks = printed.tables("slots"), printed.tables("corridors"), printed.texts("networks")
        self.key = self.side = side
        self.corridor_keys = (*[row.text("key") for row in corridors], *networks)
        self.corridors = {key: corridor for corridor, key in enumerate(self.corridor_keys)}
        self.technical = len(corridors)  # from this corridor on they are networks of Technical Corridors
        self.ends = tuple([(row.numbers("rooms")[0], row.numbers("rooms")[1]) for row in corridors])
        self.numbers = tuple([row.numbers("numbers") for row in corridors])

        exits: list[dict[int, int]] = [{} for _ in ROOM_KEYS]
        for corridor, (one, other) in enumerate(self.ends):
            for number in self.numbers[corridor]:
                exits[one][number] = exits[other][number] = corridor
        for slot in slots:
            for network in slot.table("entrances").names():
                for number in slot.table("entrances").numbers(network):
                    exits[slot.number("room")][number] = self.corridors[network]
        self.exits = tuple(exits)  # [room][number]: the corridor with this number
        self.connected = tuple([tuple(sorted(set(ways.values()))) for ways in exits])  # [room]: its corridors
        self.networks = tuple([tuple([c for c in ways if c >= self.technical]) for ways in self.connected])  # [room]
        self.entrances = {
            corridor: tuple([room for room in ROOMS if corridor in self.networks[room]])
            for corridor in range(self.technical, len(self.corridor_keys))
        }  # [network]: the rooms with an entrance
        self.neighbours = tuple(
            [
                tuple([(c, self.across(c, room)) for c in ways if c < self.technical])
                for room, ways in enumerate(self.connected)
            ]
        )  # [room]: (corridor, the room at its other end)

        self.special = {slot.number("room"): slot.text("printed") for slot in slots if slot.has("printed")}
        self.face_up = {slot.number("room"): slot.text("face_up") for slot in slots if slot.has("face_up")}
        self.slots_1 = self.slots_for(1, slots)  # where tiles with this back are laid face down
        self.slots_2 = self.slots_for(2, slots)
        place = {tile: room for room, tile in self.special.items()}
        self.cockpit = place["cockpit"]
        self.hibernatorium = place["hibernatorium"]
        self.engines = (place["engine-1"], place["engine-2"], place["engine-3"])

    def slots_for(self, back: int, slots: tuple[Row, ...]) -> tuple[int, ...]:
        rooms = [slot.number("room") for slot in slots if slot.number("back", 0) == back]
        return tuple([room for room in rooms if room not in self.face_up])

    def across(self, corridor: int, room: int) -> int:
        """The room at the other end of a corridor."""
        one, other = self.ends[corridor]
        return one + other - room


BOARDS: Final = {"A": Board("A", content("board_a")), "B": Board("B", content("board_b"))}

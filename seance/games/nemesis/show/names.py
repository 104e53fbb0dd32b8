"""Which keys of this game must have a name, and which must have a text."""

from __future__ import annotations

from seance.games.nemesis.rules import printed
from seance.games.nemesis.rules.board import BOARDS, ROOM_KEYS
from seance.games.nemesis.rules.victory import REASONS

OBJECTIVES = (*printed.PERSONAL, *printed.CORPORATE, *printed.SOLO_COOP)
OBJECTS = ("blue-character-corpse", "character-corpse", "intruder-carcass", "intruder-egg")
DOORS = ("door-open", "door-closed", "door-destroyed")
COLOURS = ("red", "yellow", "green", "blue", "white")


def entity_keys() -> tuple[str, ...]:
    """Everything that a player can be told of by its name."""
    keys = [
        *[definition.key for definition in printed.DEFINITIONS],
        *ROOM_KEYS[1:],
        *[key for board in BOARDS.values() for key in board.corridor_keys],
        *printed.NOISE_DIE,
        *printed.COMBAT_DIE,
        *[token.effect for token in printed.EXPLORATIONS],
        *[item.component for item in printed.ITEMS.values() if item.component],
        *[f"space-{space.lower()}" for space in printed.DESTINATION_TRACK],
        *[place for card in printed.COORDINATES for place in card.destinations.values()],
        *[f"player-{number}" for number in range(1, printed.MOST_PLAYERS + 1)],
        *[card.deck for card in (*printed.PERSONAL, *printed.CORPORATE)],
        *[one.key for card in OBJECTIVES for way in card.any_of for one in way],
        *REASONS,
        *OBJECTS,
        *DOORS,
        *COLOURS,
    ]
    return tuple(dict.fromkeys(keys))


def text_keys() -> tuple[str, ...]:
    """Everything with words on it. Cards and tokens that say the same share a text, as they share a name."""
    keys = [
        *printed.ROOM_TILES,
        *[token.effect for token in printed.EXPLORATIONS],
        *[token.key for token in printed.ENGINES],
        *printed.ACTION_CARDS,
        *[card.key for card in (printed.CONTAMINATION, printed.INFECTED, printed.CLEAN)],
        *printed.ITEMS,
        *printed.CRAFTED,
        *printed.WEAPONS,
        *printed.QUEST_ITEMS,
        *[card.name for card in printed.EVENTS],
        *[card.name for card in printed.ATTACKS],
        *[card.name for card in printed.INTRUDER_ACTIONS],
        *printed.WOUNDS,
        *[card.key for card in printed.WEAKNESSES],
        *[card.key for card in (*printed.PERSONAL, *printed.CORPORATE, *printed.SOLO_COOP)],
        *[card.key for card in printed.COORDINATES],
    ]
    return tuple(dict.fromkeys(keys))

"""Which keys of this game must have a name, and which must have a text written by hand."""

from __future__ import annotations

from seance.games.arkham.rules import printed
from seance.games.arkham.rules.resolutions import RESOLUTIONS
from seance.games.arkham.rules.telling import CHAPTERS
from seance.games.arkham.rules.under_way import AUTO_FAIL, ELDER_SIGN, SYMBOLS

PARTS = ("mythos", "investigation", "enemy", "upkeep", "fight", "evade", "investigate", "test", "difficulty",
         "physical", "mental", "encounters", "cultists", "deck")  # fmt: skip


def entity_keys() -> tuple[str, ...]:
    """Everything that a player can be told of by its name."""
    keys = [
        *[definition.key for definition in printed.DEFINITIONS],
        *[location.title for location in printed.LOCATIONS.values()],
        *printed.SCENARIOS,
        *printed.SKILLS,
        *SYMBOLS,
        AUTO_FAIL,
        ELDER_SIGN,
        *PARTS,
        *[f"{scenario}-{key}" for (scenario, key), one in RESOLUTIONS.items() if not one.reads],
        *[f"note-{key}" for key in printed.LOG_KEYS],
        *[f"story-{chapter}" for chapter in CHAPTERS],
    ]
    return tuple(dict.fromkeys(keys))

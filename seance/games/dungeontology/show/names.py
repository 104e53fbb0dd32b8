"""Which keys of this game must have a name, and which must have a text written by hand."""

from __future__ import annotations

from seance.games.dungeontology.rules import printed

THINGS = ("cube", "student", "omega", "trap")


def entity_keys() -> tuple[str, ...]:
    """Everything that a player can be told of by its name."""
    keys = [
        *[definition.key for definition in printed.DEFINITIONS],
        *[card.title for card in printed.SCHOLARS.values()],
        *[f"level-{level}" for level in printed.LEVELS],
        *[effect_key(effect) for tile in printed.TILES.values() for effect in tile.effects],
        *[side.boss for side in printed.BOSS_SIDES.values()],
        *[column.colour for column in printed.COLUMNS.values()],
        *[card.difficulty for card in printed.ALERTS.values()],
        *printed.COLOURS,
        *printed.FAMILIES,
        *printed.TIMINGS,
        *printed.VALUES,
        *["standard", "excited"],
        *printed.PASSAGES,
        *printed.SIDES,
        *THINGS,
    ]
    return tuple(dict.fromkeys(keys))


def effect_key(effect: printed.AreaEffect) -> str:
    """danger-2, secret-passage-a"""
    rest = effect.letter or (effect.n and str(effect.n)) or ""
    return f"{effect.kind}-{rest}" if rest else effect.kind


def text_keys() -> tuple[str, ...]:
    """Cards, areas and scholars are effects and write themselves."""
    return ()

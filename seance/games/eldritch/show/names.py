"""Which keys of this game must have a name, and which must have a text written by hand."""

from __future__ import annotations

from seance.games.eldritch.cards.stories import LINES
from seance.games.eldritch.rules import printed
from seance.games.eldritch.rules.places import PATH_KINDS
from seance.games.eldritch.rules.telling import CHAPTERS

TOKENS = (
    "clue", "gate", "train-ticket", "ship-ticket", "eldritch-token", "mystery-token", "rumor-token",
    "active-expedition", "lead-investigator",
)  # fmt: skip
FAMILIES = ("asset", "artifact", "spell", "condition")
POSSESSIONS = (
    *printed.ASSETS.values(), *printed.ARTIFACTS.values(), *printed.SPELLS.values(), *printed.CONDITIONS.values(),
)  # fmt: skip


def entity_keys() -> tuple[str, ...]:
    """Everything that a player can be told of by its name."""
    keys = [
        *[definition.key for definition in printed.DEFINITIONS],
        *printed.SKILLS,
        *printed.SPACE_KINDS,
        *PATH_KINDS,
        *printed.OMENS,
        *[f"omen-{omen}" for omen in printed.OMENS],
        *printed.MYTHOS_COLOURS,
        *[card.difficulty for card in printed.MYTHOS.values()],
        *[trait for card in POSSESSIONS for trait in card.traits],
        *printed.ENCOUNTER_DECKS,
        *[section for card in printed.ENCOUNTERS.values() for section in card.sections],
        *printed.WORLDS,
        *[f"final-mystery-{one.key}" for one in printed.ANCIENT_ONES.values() if one.final_mystery],
        *["health", "sanity", "crippled", "insane"],
        *FAMILIES,
        *TOKENS,
        *LINES,
        *[f"story-{chapter}" for chapter in CHAPTERS],
    ]
    return tuple(dict.fromkeys(keys))


def text_keys() -> tuple[str, ...]:
    """Everything whose words are written by hand: cards that are effects write themselves."""
    return tuple(printed.SPACES)

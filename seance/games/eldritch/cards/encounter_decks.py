"""What stands on the encounter cards, by deck."""

from . import (
    america,
    asia_australia,
    europe,
    expedition,
    general,
    other_world,
    research_azathoth,
    research_cthulhu,
    research_shub_niggurath,
    research_yog_sothoth,
    special_cthulhu,
    special_yog_sothoth,
)  # fmt: skip
from .deck import Deck

DECKS: dict[str, Deck] = {
    "america": america.CARDS,
    "europe": europe.CARDS,
    "asia-australia": asia_australia.CARDS,
    "general": general.CARDS,
    "research-azathoth": research_azathoth.CARDS,
    "research-cthulhu": research_cthulhu.CARDS,
    "research-shub-niggurath": research_shub_niggurath.CARDS,
    "research-yog-sothoth": research_yog_sothoth.CARDS,
    "expedition": expedition.CARDS,
    "other-world": other_world.CARDS,
    "special-cthulhu": special_cthulhu.CARDS,
    "special-yog-sothoth": special_yog_sothoth.CARDS,
}
SECTIONS: Deck = {card: sections for deck in DECKS.values() for card, sections in deck.items()}

"""What a deck of encounter cards is: the effects of each card by the names of its sections."""

from .effects.verb import EldritchEffect

Deck = dict[str, dict[str, EldritchEffect]]

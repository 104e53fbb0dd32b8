"""The content files."""

from __future__ import annotations

from seance.engine.content import Row, hash_content, read_content

__all__ = ["FILES", "Row", "content", "content_hash"]

FILES = (
    "acts", "agendas", "basic_weaknesses", "encounter_sets", "enemies", "investigators", "locations",
    "night_of_the_zealot", "player_cards", "resolutions", "starter_decks", "story_assets", "treacheries",
)  # fmt: skip


def content(name: str) -> Row:
    return read_content(__name__, name)


def content_hash() -> str:
    return hash_content(__name__, FILES)

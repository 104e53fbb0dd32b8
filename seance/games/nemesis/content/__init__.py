"""The content files."""

from __future__ import annotations

from seance.engine.content import Row, hash_content, read_content

__all__ = ["FILES", "Row", "content", "content_hash"]

FILES = (
    "action_cards", "attacks", "board_a", "board_b", "characters", "components", "contamination", "coordinates",
    "crafted", "dice", "events", "exploration_tokens", "intruder_actions", "intruders", "items", "objectives",
    "quest_items", "rooms", "serious_wounds", "solo_coop_objectives", "tracks", "weaknesses", "weapons",
)  # fmt: skip


def content(name: str) -> Row:
    return read_content(__name__, name)


def content_hash() -> str:
    return hash_content(__name__, FILES)

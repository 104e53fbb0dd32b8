"""States of earlier versions, brought up to this one."""

from __future__ import annotations

from typing import Any

from .deck_building import experience_of
from .printed import PLAYER_CARDS


def with_paid(plain: dict[str, Any]) -> dict[str, Any]:
    """Schema 2: what experience bought is kept; before, nothing but the deck told of it."""
    people = ("investigators", "retired")
    return {**plain, **{part: [{**who, "paid": worth(who["owned"])} for who in plain[part]] for part in people}}


def worth(owned: list[dict[str, Any]]) -> int:
    """The experience in a deck as it is saved: references to its cards."""
    return sum([experience_of(PLAYER_CARDS[key]) for card in owned if (key := card["@"][1]) in PLAYER_CARDS])

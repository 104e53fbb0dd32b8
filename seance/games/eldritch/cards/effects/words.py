"""Small parts of what cards say."""

from __future__ import annotations

from typing import TypeAlias

from seance.engine.words import Say

Offer: TypeAlias = "tuple[str, tuple[str, ...]]"  # verb and entities of an option


def article(called: str) -> str:
    """Keys are made from English names, so how they begin is enough."""
    return "the" if called.startswith("the-") else "an" if called[0] in "aeiou" else "a"


def named(key: str) -> Say:
    """What a thing is called, without a number."""
    return Say(f"name-{key}", n="")


def trait_name(trait: str) -> Say:
    return Say(f"name-{trait}" if trait else "no-trait")


def space_name(space: str) -> Say:
    return Say(f"name-{space}")

"""Small parts of what cards say."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine.words import Say, Several

BLANK = "blank"


def named(key: str) -> Say:
    """What a thing is called, without a number."""
    return Say(f"name-{key}", n="")


def trait_name(trait: str) -> Say:
    return Say(f"name-trait-{trait}")


def blank() -> Say:
    return Say(BLANK)


def listed(joint: str, items: Sequence[Say]) -> Several:
    return Several(joint, tuple(items))


def article(word: str) -> str:
    """Keys are made from English words, so how they begin is enough."""
    return "an" if word[0] in "aeiou" else "a"

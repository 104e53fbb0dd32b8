"""Small parts of what cards say."""

from __future__ import annotations

from seance.engine.words import Say


def named(key: str) -> Say:
    """What a thing is called, without a number."""
    return Say(f"name-{key}", n="")


def trait_name(trait: str) -> Say:
    return Say(f"name-trait-{trait}")


def blank() -> Say:
    return Say("blank")


def article(word: str) -> str:
    """Keys are made from English words, so how they begin is enough."""
    return "an" if word[0] in "aeiou" else "a"

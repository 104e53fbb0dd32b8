"""Frozen values whose repr pastes back: what cards are written in."""

from __future__ import annotations

import dataclasses


class Value:
    """Base of nouns and effects, which are frozen dataclasses.

    The repr gives the fields in order and leaves out those that have their default; a field with the metadata
    {"spread": True} is a tuple that the constructor takes as *arguments.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        parts: list[str] = []
        bare = True
        for field in dataclasses.fields(self):  # type: ignore[arg-type]  # every subclass is a dataclass
            value = getattr(self, field.name)
            if field.default is not dataclasses.MISSING and value == field.default:
                bare = False
            elif field.metadata.get("spread"):
                parts += [repr(each) for each in value]
            else:
                parts.append(repr(value) if bare else f"{field.name}={value!r}")
        return f"{type(self).__name__}({', '.join(parts)})"

"""The table as its seat sees it.

A game may draw it itself, with the `draw` of its face: a string is a line; a list of rows is a table, whose columns
the terminal aligns. Without it, the view is written field by field; a message `field-<field>` says what a field is
called.

Its `read_out` names events after which a card is read out when it comes up for the first time, besides those that
are moments of the game: `{"gained": "card"}`. `{"act-advances": "act+back"}` reads the side that has a name of its own,
`trapped-back`, or else the part of the card that is called so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from seance.engine import View
from seance.engine.face import Rows, face

from .screen import Screen
from .words import Words

Drawing: TypeAlias = "Sequence[str | Rows]"
SIDE = "+"  # in `read_out`, before the side of the card
KNOWN = View.__struct_fields__  # told by the terminal in its own way


def show(screen: Screen, drawn: Drawing) -> None:
    for part in drawn:
        if isinstance(part, str):
            screen.line(part)
        else:
            screen.rows(part)


def drawing(words: Words, view: View, width: int) -> Drawing:
    draw = face(words.game).draw
    if draw is not None:
        return draw(view, words.language, width)
    return fields(words, msgspec.to_builtins(view))


def read_out(game: str) -> Mapping[str, str]:
    """Events with a card in them that somebody without the box cannot know: the argument that names it."""
    return face(game).read_out


def fields(words: Words, view: dict[str, object]) -> Drawing:
    """Every field of a view, as far as it is filled."""
    parts: list[str | Rows] = []
    for name, value in view.items():
        if name in KNOWN or value in ("", [], {}, None):
            continue
        if isinstance(value, list) and all(isinstance(each, dict) for each in value):
            parts += [words.tell("field", name=words.field(name), value=""), table(words, value)]
        elif isinstance(value, dict) and any(isinstance(each, dict | list) for each in value.values()):
            rows = [[words.name(str(key)), words.value(each)] for key, each in value.items()]
            parts += [words.tell("field", name=words.field(name), value=""), rows]
        else:
            parts.append(words.tell("field", name=words.field(name), value=words.value(value)))
    return parts


def table(words: Words, things: list[dict[str, object]]) -> Rows:
    columns = list(dict.fromkeys(name for thing in things for name in thing))
    rows = [[words.value(thing[name]) if name in thing else "" for name in columns] for thing in things]
    header = ["" if name == "key" else words.field(name) for name in columns]
    return [header, *rows] if any(header) else rows

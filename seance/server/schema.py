"""`python -m seance.server.schema`: one JSON schema of all messages, views and REST types."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec

import seance
from seance.engine import View
from seance.engine.wire import Replay, SeatFile
from seance.engine.workshop import Pool

from . import learn_types, lobby_types, messages, situation


def view_type(game: str) -> type[View]:
    """What a seat of this game sees."""
    found: type[View] = get_type_hints(type(seance.rules(game)).view)["return"]
    return found


def rest_types() -> Iterator[type[msgspec.Struct]]:
    for module in (lobby_types, learn_types, situation):
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
                yield kind


def anything(kind: type) -> dict[str, Any]:
    """Values of a view or a file, whose types are the game's."""
    return {"description": "any value"}


def schema() -> dict[str, Any]:
    views = [view_type(game) for game in seance.games()]
    roots: dict[str, Any] = {"ServerMessage": messages.ServerMessage, "ClientMessage": messages.ClientMessage}
    kinds = [*roots.values(), *views, *rest_types(), Pool, Replay, SeatFile]
    shapes, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}", schema_hook=anything)
    parts |= dict(zip(roots, shapes, strict=False))
    parts["View"] = {"anyOf": [{"$ref": f"#/$defs/{view.__name__}"} for view in views]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": parts}


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n")

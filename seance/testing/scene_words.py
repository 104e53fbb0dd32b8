"""The words of every scene builder, as a page: made from the builders themselves.

`python -m seance.testing.scene_words` writes docs/scenes.md; with `--check` it only says whether that is up to date.
A method with a docstring is a word; the others are the builder's own business.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

from seance.engine.face import face, names
from seance.engine.ledger import GAMES

from .scene import Scene

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "scenes.md"
HEAD = """# The words of scenes

Which calls does the scene builder of a game know? Made from the builders by `make format`; how scenes are written is
told in [testing](testing.md).

## In every game
"""
STARS = {"VAR_POSITIONAL": "*", "VAR_KEYWORD": "**"}
WIDTH = 120
LONGEST = 90  # signs of arguments with their defaults
ROLLS = ("roll", "take", "place", "below")  # methods of the dice whose first argument is a channel


def page() -> str:
    parts = [HEAD, calls(Scene)]
    for game in names():
        builder = face(game).checks().scene
        if isinstance(builder, type):
            parts += [f"\n## {game.capitalize()}\n", inspect.getdoc(sys.modules[builder.__module__]) or "", ""]
            parts += [calls(builder), "", fill(f"Channels: {', '.join(f'`{one}`' for one in channels(game))}.", WIDTH)]
    return "\n".join(parts) + "\n"


def calls(builder: type) -> str:
    rows = [f"- `{call(name, word)}`: {first_line(word)}" for name, word in words(builder)]
    return "\n".join([fill(row, WIDTH, subsequent_indent="  ", break_on_hyphens=False) for row in rows])


def words(builder: type) -> Iterator[tuple[str, object]]:
    for name, word in vars(builder).items():
        if not name.startswith("_") and (inspect.isfunction(word) or isinstance(word, property)) and word.__doc__:
            yield name, word


def call(name: str, word: object) -> str:
    """`crew(key, room="", hand=None)`: names, and defaults where there is room for them."""
    if not inspect.isfunction(word):
        return name
    plain, full = [], []
    for argument in list(inspect.signature(word).parameters.values())[1:]:
        star = STARS.get(argument.kind.name, "")
        default = "" if argument.default is inspect.Parameter.empty else f"={argument.default!r}"
        plain.append(f"{star}{argument.name}")
        full.append(f"{star}{argument.name}{default}")
    said = ", ".join(full)
    return f"{name}({said if len(said) <= LONGEST else ', '.join(plain)})"


def first_line(word: object) -> str:
    return re.sub(r"\s+", " ", (inspect.getdoc(word) or "").partition("\n\n")[0])


def channels(game: str) -> list[str]:
    """The channels of chance that are named literally in the rules and cards of a game, and its decks."""
    found: set[str] = set()
    for room in ("rules", "cards"):
        for file in sorted((GAMES / game / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                    name = ast.unparse(node.func)
                    if name == "Deck" or (".dice." in f".{name}" and name.rpartition(".")[2] in ROLLS):
                        found.add(str(node.args[0].value))
    return sorted(found - {""})


if __name__ == "__main__":
    text = page()
    if "--check" not in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
    elif PAGE.read_text("utf-8") != text:
        sys.exit("docs/scenes.md is not what the scene builders say: run `make format` and commit it.")

"""What is compiled and how, and `seance --version` says which build it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.compiled import GAMES, group_of, opened, rewritten, without_structs
from seance import __version__
from seance.cli import main
from seance.engine.built import is_compiled

ROOT = Path(__file__).parents[1]


def test_the_version_says_how_it_was_built(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version", "--lang", "en"]) == 0
    kind = "compiled" if is_compiled() else "pure Python"
    assert capsys.readouterr().out == f"Seance {__version__}, {kind}\n"


def test_every_game_has_a_library_for_its_rules_and_one_for_its_thinking() -> None:
    found = {group_of(file.relative_to(ROOT)) for file in (ROOT / "seance").rglob("*.py")}
    assert found == {"", "engine", *GAMES, *[f"{game}_mind" for game in GAMES]}


def test_citations_stand_behind_what_is_compiled_and_steps_say_what_they_take() -> None:
    source = (
        "from __future__ import annotations\n"
        '@step("go")\n@cites("X-Y-1")\ndef go(s: State, who: Crew, n: int = 2, well: bool = False) -> None:\n    pass\n'
        'class Way:\n    @cites("X-Y-2")\n    def leads(self) -> None:\n        pass\n'
    )
    made = rewritten(source)
    assert "@cites" not in made
    takes = "[('who', 'Crew'), ('n', 'int'), ('well', 'bool')]"
    assert f"@step('go', {takes}, {{'n': 2, 'well': False}})" in made
    assert "cite(__name__ + \".go\", 'X-Y-1')" in made
    assert made.rstrip().endswith("cite(__name__ + \".Way.leads\", 'X-Y-2')")


def test_structs_stay_interpreted_beside_the_functions_that_make_them() -> None:
    source = (
        "from __future__ import annotations\n"
        "class CardView(Struct):\n    key: str\nclass Bigger(CardView):\n    n: int\n"
        "def card() -> CardView:\n    return CardView('x')\n"
    )
    made = without_structs(source, "view_structs")
    assert "class" not in made
    assert "from .view_structs import CardView, Bigger" in made
    assert "def card()" in made


def test_a_class_can_be_opened_for_interpreted_ones() -> None:
    made = opened(
        "from __future__ import annotations\n@final\nclass State:\n    pass\nclass Other:\n    pass\n", {"State"}
    )
    assert "@mypyc_attr(allow_interpreted_subclasses=True)\n@final\nclass State" in made
    assert made.count("@mypyc_attr") == 1

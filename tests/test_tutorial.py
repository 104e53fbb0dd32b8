"""The pages that teach are run: every block of code in them, in order, as a reader would type it."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from seance.engine.build import reference_faults
from seance.engine.ledger import GAMES
from seance.engine.messages import read
from seance.engine.texts import ENGINE, Texts
from seance.engine.words import Writer
from seance.games.parlour.cards import card_effects
from seance.games.parlour.rules.printed import CARDS, Card
from seance.games.parlour.rules.stack import RITES
from seance.games.parlour.rules.state import CODEC
from seance.testing import scene

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FENCE = re.compile(r"^```(\S+)[ ]?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Page:
    """The fenced blocks of a part of a page: (language, note, text), in order."""

    def __init__(self, file: str, begin: str = "", end: str = r"\Z") -> None:
        text = (DOCS / file).read_text(encoding="utf-8")
        part = re.search(f"{begin}(.*?){end}", text, re.DOTALL)
        assert part is not None
        self.name = file
        self.blocks: list[tuple[str, str, str]] = FENCE.findall(part[1])

    def of(self, language: str) -> list[str]:
        return [text for found, _, text in self.blocks if found == language]

    def note(self, note: str) -> str:
        return next(text for _, found, text in self.blocks if found == note)

    def code(self) -> Iterator[str]:
        """What is a module, without what is typed at a prompt and what is a file of its own."""
        return (text for found, note, text in self.blocks if found == "python" and not note and text[:3] != ">>>")


@pytest.fixture
def namespace() -> Iterator[dict[str, object]]:
    module = ModuleType("tutorial")
    sys.modules["tutorial"] = module
    yield vars(module)
    del sys.modules["tutorial"]


def run(page: Page, names: dict[str, object]) -> None:
    """Blocks with a prompt are doctests, the others are executed, all in one namespace."""
    runner = doctest.DocTestRunner()
    for block in [text for found, note, text in page.blocks if found == "python" and not note]:
        if block.startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(block, {}, page.name, page.name, 0)
            test.globs = names
            assert runner.run(test, clear_globs=False).failed == 0, "see the output above"
        else:
            exec(compile(block, page.name, "exec"), names)


GAME = Page("tutorial.md", "# Build a tiny game in 100 lines", "\n# Add a card")


def test_the_tiny_game_is_built_and_played(namespace: dict[str, object]) -> None:
    run(GAME, namespace)


def test_it_takes_about_a_hundred_lines() -> None:
    lines = [line for block in GAME.code() for line in block.splitlines() if line.strip()]
    assert len(lines) < 120


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole house with the tiny game in its folder; all else is linked."""
    tree = tmp_path_factory.mktemp("house")
    for part in [part for part in (ROOT / "seance").iterdir() if part.name != "games"]:
        (tree / "seance").mkdir(exist_ok=True)
        (tree / "seance" / part.name).symlink_to(part)
    (tree / "seance/games").mkdir()
    for game in (ROOT / "seance/games").iterdir():
        (tree / "seance/games" / game.name).symlink_to(game)
    own = tree / "seance/games/ghosthunt"
    for folder in ("rules", "locale/en", "locale/zh-Hans"):
        (own / folder).mkdir(parents=True)
    (own / "__init__.py").write_text(GAME.note("face"), encoding="utf-8")
    (own / "rules/__init__.py").write_text("", encoding="utf-8")
    (own / "rules/hunt.py").write_text("\n\n".join(GAME.code()), encoding="utf-8")
    for language in ("en", "zh-Hans"):
        (own / "locale" / language / "words.ftl").write_text(GAME.of("ftl")[0], encoding="utf-8")
    (tree / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), encoding="utf-8")
    return tree


def told(house: Path, *command: str) -> str:
    """What a program says in that house; it must not fail."""
    done = subprocess.run(
        [sys.executable, *command], cwd=house, env={**os.environ, "PYTHONPATH": str(house)}, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


CLI = ("-c", "from seance.cli import main; main()")


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("simulate ghosthunt --games 5 --seed 1", "5"),
        ("bench ghosthunt --seconds 0.05", "ghosthunt"),
        ("arena ghosthunt --a random --b random --games 4 --seed 1", "random"),
    ],
)
def test_the_tiny_game_in_its_folder_is_a_game_like_any_other(house: Path, command: str, says: str) -> None:
    assert says in told(house, *CLI, *command.split())


def test_the_tiny_game_in_its_folder_is_played_to_its_end(house: Path) -> None:
    play = """
from random import Random
import seance
game, luck = seance.new("ghosthunt", seats=3, seed=1), Random(1)
while game.ask is not None:
    game.play(luck.randrange(len(game.ask.options)))
print(game.result)
"""
    assert told(house, "-c", play).strip() == "dawn"


def test_the_tiny_game_in_its_folder_passes_the_checks_of_the_house(house: Path) -> None:
    own = "seance/games/ghosthunt"
    told(house, "-m", "ruff", "check", "--no-cache", own)
    told(house, "-m", "mypy", "--cache-dir", str(house / "types"), own)


def test_the_tiny_game_has_all_its_words(tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text("\n".join(GAME.code()), encoding="utf-8")
    (tmp_path / "words.ftl").write_text(GAME.of("ftl")[0], encoding="utf-8")
    messages, faults = read(tmp_path)
    engine, _ = read(ENGINE / "locale" / "en")
    assert [*faults, *reference_faults([tmp_path / "game.py"], engine | messages)] == []


def test_the_new_card_is_printed_said_and_played(
    namespace: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Page("tutorial.md", "\n# Add a card", "\n# A card of Arkham Horror")
    card = msgspec.convert(tomllib.loads(page.of("toml")[0])["card"], list[Card])[0]
    monkeypatch.setitem(CARDS, card.key, card)
    monkeypatch.setitem(CODEC.printed, ("Card", card.key), card)
    monkeypatch.setitem(RITES, card.key, RITES["incense"])  # to be forgotten afterwards
    namespace |= vars(card_effects) | {"scene": scene}
    run(page, namespace)
    for language, said in zip(("en", "zh-Hans"), page.of("text")[0].splitlines(), strict=True):
        (tmp_path / "locale" / language).mkdir(parents=True)
        (tmp_path / "locale" / language / "names.ftl").write_text(page.note(language), encoding="utf-8")
        words = Texts(language, ENGINE, GAMES / "parlour", tmp_path)
        assert words.named(card.key) is not None
        assert Writer(words).write(RITES[card.key].text()) == said
    assert call_tests(namespace) == 1


def test_the_scenes_of_the_page_on_testing_are_played(namespace: dict[str, object]) -> None:
    run(Page("testing.md"), namespace)
    assert call_tests(namespace) > 0


def call_tests(names: dict[str, object]) -> int:
    tests = [function for name, function in names.items() if name.startswith("test_") and callable(function)]
    for test in tests:
        test()
    return len(tests)

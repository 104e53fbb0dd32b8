"""The pages that teach are run: every block of code in them, in order, as a reader would type it."""

from __future__ import annotations

import doctest
import re
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

DOCS = Path(__file__).parents[1] / "docs"
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
        """What is a module, without what is typed at a prompt."""
        return (block for block in self.of("python") if not block.startswith(">>>"))


@pytest.fixture
def namespace() -> Iterator[dict[str, object]]:
    module = ModuleType("tutorial")
    sys.modules["tutorial"] = module
    yield vars(module)
    del sys.modules["tutorial"]


def run(page: Page, names: dict[str, object]) -> None:
    """Blocks with a prompt are doctests, the others are executed, all in one namespace."""
    runner = doctest.DocTestRunner()
    for block in page.of("python"):
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


def test_the_tiny_game_has_all_its_words(tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text("\n".join(GAME.code()), encoding="utf-8")
    (tmp_path / "words.ftl").write_text(GAME.of("ftl")[0], encoding="utf-8")
    messages, faults = read(tmp_path)
    engine, _ = read(ENGINE / "locale" / "en")
    assert [*faults, *reference_faults([tmp_path / "game.py"], engine | messages)] == []


def test_the_new_card_is_printed_said_and_played(
    namespace: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Page("tutorial.md", "\n# Add a card")
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

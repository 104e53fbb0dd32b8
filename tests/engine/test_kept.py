"""What is made once is kept while it is asked for, and never grows without end."""

from __future__ import annotations

from seance.engine.kept import Kept
from seance.engine.texts import MOST_NAMES, texts


def test_never_more_than_twice_as_many_are_kept() -> None:
    kept: Kept[int, str] = Kept(10)
    for n in range(1000):
        kept[n] = str(n)
        assert len(kept) <= 20
    assert kept[999] == "999"
    assert 0 not in kept


def test_what_is_asked_for_again_and_again_stays() -> None:
    kept: Kept[str, int] = Kept(10)
    kept["often"] = 1
    for n in range(1000):
        kept[f"once-{n}"] = n
        assert kept["often"] == 1
    assert "once-0" not in kept


def test_words_of_strangers_are_not_remembered_for_ever() -> None:
    """Whatever somebody sends may stand in an answer, and is looked for among the names."""
    words = texts("en", "parlour")
    for n in range(3 * MOST_NAMES):
        assert words.named(f"no such thing {n}") is None
    assert len(words.names) <= 2 * MOST_NAMES
    assert words.name("medium") == "Medium"

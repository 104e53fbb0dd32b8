"""A scene is strict, and says what is wrong with it."""

import pytest

from seance.engine import Refused
from seance.testing import scene
from seance.testing.scene_words import PAGE, page


def test_a_script_that_is_not_used_fails_at_the_end_but_not_in_between() -> None:
    t = scene("parlour", seats=2).script("spirits", "the-bride")
    assert t.asked(later=True) == "0 your-action"
    with pytest.raises(AssertionError, match="scripted but never used"):
        t.asked()
    t.answer("peer:veil-2")
    assert t.asked() == "0 your-action"


def test_a_wrong_key_fails_with_those_that_are_offered() -> None:
    with pytest.raises(Refused) as wrong:
        scene("parlour", seats=2).answer("peer:veil-9")
    assert "'peer:veil-2'" in wrong.value.__notes__[0]


def test_windows_in_which_nothing_is_done_are_passed_quietly() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["snuffer"]).sitter("colonel", ["cupped-hands"])
    t.answer("play-at:snuffer:colonel")
    assert t.asked(later=True) == "1 would-burn"
    assert t.pass_quietly().asked() == "1 melt"  # which candle is no window


def test_the_page_of_words_is_what_the_builders_say() -> None:
    assert PAGE.read_text("utf-8") == page()

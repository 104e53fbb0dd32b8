"""Chance: the same on every machine, apart by channel, scripted in scenes, pinned in imagined worlds."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.engine import Dice, ScriptError, key_of
from seance.engine.dice import HOPED
from seance.engine.errors import Misfit

DIE = (1, 2, 3, 4, 5, 6)
SEED = 0x5EA7CE_0000_0000_0000_0000_0000_0007


def rolls(dice: Dice, channel: str, n: int = 12) -> list[int]:
    return [dice.roll(channel, DIE) for _ in range(n)]


def test_the_same_seed_rolls_the_same_on_every_machine_and_version() -> None:
    """Written down once: if this ever changes, no save and no replay of anybody is worth anything any more."""
    assert rolls(Dice(7), "noise") == [6, 6, 3, 4, 6, 6, 3, 2, 3, 6, 5, 6]
    assert rolls(Dice(SEED), "noise") == [3, 6, 6, 3, 5, 5, 5, 1, 3, 4, 5, 2]
    assert Dice(7).below("future", 1 << 62) == 909894432178845989
    later = Dice(7)
    later.rekey(1)
    assert rolls(later, "noise") == [6, 2, 3, 2, 1, 4, 6, 6, 4, 6, 6, 5]


def test_a_draw_in_one_channel_moves_nothing_in_another() -> None:
    plain, busy = Dice(SEED), Dice(SEED)
    rolls(busy, "combat", 50)
    assert rolls(plain, "noise") == rolls(busy, "noise")
    assert rolls(Dice(SEED), "noise") != rolls(Dice(SEED), "combat")


@given(seed=st.integers(0, (1 << 128) - 1), faces=st.integers(1, 100), drawn=st.integers(0, 60))
def test_every_number_is_in_range_and_depends_only_on_seed_channel_and_count(seed: int, faces: int, drawn: int) -> None:
    dice, again = Dice(seed), Dice(seed)
    for _ in range(drawn):
        dice.below("c", 7)
        again.below("c", 100)
    number = dice.below("c", faces)
    assert 0 <= number < faces
    assert number == again.below("c", faces)


def test_every_face_comes_up_about_as_often_as_any_other() -> None:
    count = Counter(rolls(Dice(3), "die", 6000))
    assert set(count) == set(DIE)
    assert all(880 < n < 1120 for n in count.values())


def test_a_copy_goes_its_own_way_with_the_same_future() -> None:
    dice = Dice(1)
    dice.script = {"bag": ["x", "y"]}
    dice.record = []
    rolls(dice, "die", 3)
    copy = dice.copy()
    assert rolls(copy, "die") == rolls(dice, "die")
    copy.script["bag"].pop()
    copy.counts["die"] += 1
    assert dice.script == {"bag": ["x", "y"]}
    assert dice.counts != copy.counts
    assert (copy.record, copy.pins) == (None, None)


def test_taking_removes_the_item_it_returns() -> None:
    bag = list("abcdef")
    dice = Dice(5)
    taken = [dice.take("bag", bag) for _ in range(6)]
    assert sorted(taken) == list("abcdef")
    assert bag == []


# ---- what was revealed ------------------------------------------------------------------------------------------


def test_rolls_looks_and_known_cards_that_come_up_are_reveals_and_only_looks_are_looks() -> None:
    dice = Dice(1)
    dice.roll("die", DIE)
    assert (dice.revealed, dice.looks) == (1, 0)
    dice.came("deck", "knife")
    assert (dice.revealed, dice.looks) == (2, 0)
    dice.look()
    assert (dice.revealed, dice.looks) == (3, 1)
    dice.script = {"die": [3]}
    dice.roll("die", DIE)
    assert dice.revealed == 4


def test_a_new_key_is_a_new_future_and_another_salt_is_another_one() -> None:
    futures = []
    for salts in ((), (1,), (2,), (1, 2), (2, 1)):
        dice = Dice(SEED)
        rolls(dice, "die", 3)
        for salt in salts:
            dice.rekey(salt)
        assert dice.counts == {"die": 3}
        futures.append(tuple(rolls(dice, "die", 30)))
    assert len(set(futures)) == 5


# ---- scripts ----------------------------------------------------------------------------------------------------


def test_a_script_says_what_comes_by_value_or_key_and_is_used_up() -> None:
    dice = Dice(1)
    dice.script = {"die": [2, "6"]}
    assert [dice.roll("die", DIE), dice.roll("die", DIE)] == [2, 6]
    assert dice.script == {}
    assert rolls(dice, "die") == rolls(Dice(1), "die")  # what was scripted has not been drawn


def test_a_script_that_cannot_happen_is_an_error() -> None:
    dice = Dice(1)
    dice.script = {"die": [7]}
    with pytest.raises(ScriptError, match="7 is not among"):
        dice.roll("die", DIE)


def test_what_is_only_hoped_for_comes_while_it_can_and_then_chance_goes_on() -> None:
    dice = Dice(1)
    dice.script = {HOPED + "die": [2, 7, 3]}
    assert dice.roll("die", DIE) == 2
    assert rolls(dice, "die") == rolls(Dice(1), "die")  # there is no 7: nothing more is hoped for
    assert dice.script == {}


def test_in_a_strict_scene_chance_that_matters_must_be_scripted() -> None:
    dice = Dice(1)
    dice.strict = True
    with pytest.raises(ScriptError, match="not scripted"):
        dice.roll("die", DIE)
    assert dice.roll("die", ("tin", "tin")) == "tin"


def test_a_thing_is_called_by_its_key() -> None:
    class Token:
        key = "adult-4"

    assert [key_of(Token()), key_of("silence"), key_of(4)] == ["adult-4", "silence", "4"]


# ---- what came up, and must come up again in an imagined world ----------------------------------------------------


def test_what_came_up_since_the_mark_comes_up_again_where_it_is_pinned() -> None:
    real = Dice(1)
    real.record = []
    came = [real.roll("die", DIE), real.roll("noise", DIE)]
    real.came("deck", "knife")
    imagined = Dice(2)
    imagined.pins = real.record[:]
    assert [imagined.roll("die", DIE), imagined.roll("noise", DIE)] == came
    imagined.came("deck", "knife")
    assert imagined.pins == []
    assert imagined.revealed == real.revealed
    with pytest.raises(Misfit):
        imagined.roll("die", DIE)


@pytest.mark.parametrize(
    "other",
    [
        lambda dice: dice.roll("noise", DIE),  # another channel
        lambda dice: dice.roll("die", (5, 6)),  # it cannot come up here
        lambda dice: dice.came("die", 3),  # no chance here, but there it was
    ],
)
def test_a_world_in_which_something_else_would_come_up_is_a_misfit(other: object) -> None:
    dice = Dice(2)
    dice.pins = [("die", "3", None)]
    assert callable(other)
    with pytest.raises(Misfit):
        other(dice)


def test_what_whoever_imagines_has_not_seen_comes_up_by_a_stream_of_its_own() -> None:
    came = set()
    for seed in range(12):
        dice = Dice(2)
        dice.pins, dice.stream = [("die", "3", ())], Dice(seed)
        came.add(dice.roll("die", (1, 2, 3)))
    assert came == {1, 2, 3}


def test_a_new_future_keeps_what_has_come_up_already() -> None:
    dice = Dice(SEED)
    rolls(dice, "die", 4)
    dice.new_future(9, [("die", "3", None), ("known deck", "knife", None), ("die", "1", None)])
    assert rolls(dice, "die", 2) == [3, 1]
    assert rolls(dice, "die") == rolls(Dice(9), "die")

"""Engines: what players know of their tokens, and who can follow when the order changes."""

from typing import Any

import pytest

from seance.testing import scene


def at_work(exchange: bool) -> Any:
    """The Scout has looked at engine 2, the Captain has not; the Mechanic opens it and may exchange the tokens."""
    t = scene("nemesis", seats=3).crew("scout", room="020", hand=["rest", "search"]).crew("captain", room="020")
    t.crew("mechanic", room="020", hand=["quick-repairs"]).objectives_chosen().engine(2, working=True)
    t.at(actions=1).answer("act:engine-2", "pass", "play-engine:quick-repairs")
    return t.answer("exchange-tokens:engine-2-damaged" if exchange else "leave-tokens:engine-2-working")


def known(t: Any, seat: int) -> list[str]:
    """What the seat knows of the tokens of engine 2, the upper one first."""
    return [card for block in t.sees(seat).engines[1].known for card in block.cards]


@pytest.mark.rule("NEM-ENG-04", "NEM-SETUP-19")
def test_whoever_knew_the_upper_token_can_follow_an_exchange() -> None:
    t = at_work(exchange=True)
    assert t.happened("engine-exchanged", crew="mechanic", n=2)  # for all to hear
    assert known(t, 0) == ["engine-2-damaged", "engine-2-working"]
    assert known(t, 2) == ["engine-2-damaged", "engine-2-working"]
    assert known(t, 1) == []
    assert t.asked() == "2 your-action"


@pytest.mark.rule("NEM-ENG-03", "NEM-ENG-04")
def test_and_knows_that_nothing_has_changed_if_it_has_not() -> None:
    t = at_work(exchange=False)
    assert t.happened("engine-left", crew="mechanic", n=2)
    assert known(t, 0) == ["engine-2-working", "engine-2-damaged"]
    assert known(t, 1) == []
    assert t.asked() == "2 your-action"


def test_another_look_at_what_one_knows_is_idle() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="020", hand=["rest", "search", "rest", "search"])
    t.crew("captain", room="011").objectives_chosen().engine(2, working=True)
    before = t.begin().preview("act:engine-2")
    assert not before.idle
    assert [note.key for note in before.notes] == ["does"]
    after = t.answer("act:engine-2", ["pay:rest", "pay:search"]).begin().preview("act:engine-2")
    assert after.idle
    assert [note.key for note in after.notes] == ["known-already", "does"]
    assert t.asked() == "0 your-action"


def test_an_imagined_engine_agrees_with_what_its_seat_knows() -> None:
    t = at_work(exchange=True)
    for seed in range(8):
        world = t.begin().determinize(0, seed)
        assert world is not None
        assert [token.key for block in reversed(world.state.engines[1].top) for token in block.cards] == [
            "engine-2-damaged", "engine-2-working",
        ]  # fmt: skip
    upper = set()
    for seed in range(24):
        world = t.begin().determinize(1, seed)
        assert world is not None
        upper.add(world.state.engines[1].top[-1].cards[0].key)
    assert upper == {"engine-2-damaged", "engine-2-working"}
    assert t.asked() == "2 your-action"

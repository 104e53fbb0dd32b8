"""Standing orders: which windows the server lets pass for a seat, and when that ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import seance
from seance.engine import Ask, Game, State
from seance.engine.orders import (
    KeptOrders,
    Until,
    asked_elsewhere,
    end_round,
    ended,
    for_the_round,
    next_round,
    passes,
    settled,
)  # fmt: skip

ME = 0


def evenings() -> Iterator[tuple[Game[State], Ask[object] | None]]:
    """Evenings in the parlour, at every question: the table, and the window in which I am asked, if it is one."""
    for seed in range(30):
        game, dice = seance.new("parlour", 3, seed, poker_face=True), Random(seed)
        while game.ask is not None:
            mine = game.ask_of(ME)
            yield game, mine if mine is not None and mine.window else None
            game.answer(dice.randrange(len(game.ask.options)), game.ask.seat)


def orders_from(game: Game[State], until: Until) -> KeptOrders:
    return KeptOrders(until=until, step=game.state.step, heard=len(game.sink.events))


def attacks_on_me(game: Game[State]) -> int:
    mine = next(key for key, seat in game.rules.figures(game.state).items() if seat == ME)
    return sum(event.name == "played-at" and event.args["to"] == mine for event in game.sink.events)


def test_every_window_passes_until_i_am_attacked() -> None:
    passed = asked = before = 0
    orders, table = KeptOrders(), None
    for game, window in evenings():
        if table is not game:
            orders, table, before = orders_from(game, "attack"), game, attacks_on_me(game)
        attacked = attacks_on_me(game) > before
        assert ended(orders, ME, game) == attacked
        if window is not None:
            assert passes(orders, window, game) == (not attacked or passes(KeptOrders(), window, game))
            passed, asked = passed + (not attacked), asked + attacked
    assert passed > 20
    assert asked > 20


@pytest.mark.parametrize("until", ["turn", "step"])
def test_every_window_passes_until_my_turn_or_the_next_step(until: Until) -> None:
    passed = 0
    orders, table = KeptOrders(), None
    for game, window in evenings():
        if table is not game or ended(orders, ME, game):
            orders, table = orders_from(game, until), game
        mine = game.ask_of(ME)
        if until == "turn" and mine is not None and mine.opens:
            assert ended(orders, ME, game)
        if window is not None:
            assert passes(orders, window, game)
            passed += 1
    assert passed > 20


def test_what_is_never_wanted_is_not_asked_and_what_is_always_wanted_is() -> None:
    never = always = 0
    for game, window in evenings():
        if window is None:
            continue
        verbs = {option.verb for option in window.options if option.key != "pass"}
        assert passes(KeptOrders(abilities=dict.fromkeys(verbs, "never")), window, game)
        never += 1
        if verbs:
            assert not passes(KeptOrders(abilities=dict.fromkeys(verbs, "ask")), window, game)
            keys = [option.key for option in window.options if option.key != "pass"]
            wanted = KeptOrders(abilities={**dict.fromkeys(verbs, "never"), keys[0]: "ask"})
            assert not passes(wanted, window, game)
            always += 1
        else:
            assert passes(KeptOrders(), window, game)
    assert never > always > 5


def test_who_wants_to_see_every_window_sees_each_in_which_anything_can_be_done_for_a_round() -> None:
    shown = later = 0
    orders, table = KeptOrders(), None
    for game, window in evenings():
        if table is not game:
            orders, table = KeptOrders(every=True, heard=len(game.sink.events), abilities={"react": "never"}), game
        if window is None:
            continue
        if next_round(orders, game):
            usual = KeptOrders(abilities={"react": "never"})
            assert passes(orders, window, game) == passes(usual, window, game)
            later += 1
        else:
            assert passes(orders, window, game) == (len(window.options) == 1)
            shown += 1
    assert shown > 5
    assert later > 20


def test_what_is_not_wanted_in_this_round_is_asked_again_in_the_next() -> None:
    quiet = later = 0
    orders, table = KeptOrders(), None
    for game, window in evenings():
        if table is not game:
            orders, table = KeptOrders(heard=len(game.sink.events)), game
        if window is None:
            continue
        orders.abilities = {option.key: "round" for option in window.options if option.key != "pass"}
        if next_round(orders, game):
            assert passes(orders, window, game) == passes(KeptOrders(), window, game)
            later += 1
        else:
            assert passes(orders, window, game)
            quiet += 1
    assert quiet > 5
    assert later > 20


def test_the_next_round_ends_what_was_ordered_for_this_one() -> None:
    orders = KeptOrders(abilities={"use:bell": "round", "use:gong": "never"}, every=True)
    assert for_the_round(orders)
    end_round(orders)
    assert (orders.abilities, orders.every) == ({"use:gong": "never"}, False)
    assert not for_the_round(orders)


def test_only_windows_are_passed() -> None:
    for game, window in evenings():
        mine = game.ask_of(ME)
        if mine is not None and window is None:
            assert not passes(orders_from(game, "turn"), mine, game)


def test_after_an_undo_who_waits_for_an_attack_is_asked_again() -> None:
    game = seance.new("parlour", 3, 1)
    orders = KeptOrders(until="attack", heard=len(game.sink.events) + 5)
    assert ended(orders, ME, game)


def test_a_question_to_the_whole_group_is_asked_once_of_whoever_has_several_seats() -> None:
    game, dice = seance.new("arkham", 3, 1), Random(1)
    while game.ask is not None and not game.ask.common:
        game.answer(dice.randrange(len(game.ask.options)), game.ask.seat)
    first, second, third = game.asks
    assert [asked_elsewhere(ask, game, (0, 1, 2)) for ask in (first, second, third)] == [False, True, True]
    assert not asked_elsewhere(second, game, (second.seat,))
    assert not passes(KeptOrders(), first, game)


def test_a_single_person_leads_and_is_asked_only_when_the_own_turn_may_come_next() -> None:
    game, dice = seance.new("arkham", 3, 1), Random(1)
    asked: list[tuple[str, list[str]]] = []
    while game.asks and len(asked) < 3:
        ask = game.asks[0]
        key = settled(ask, game, (ME,))
        if ask.common and ask.seat == ME and not key:
            asked.append((ask.prompt, list(ask.keys)))
        assert not key or key in ask.keys
        assert ask.seat == ME or not ask.common or key in ("pass", "anybody", "")
        game.answer(key or dice.randrange(len(ask.options)), ask.seat)
    own = next(key for key, seat in game.rules.figures(game.state).items() if seat == ME)
    assert [event.args["who"] for event in game.events(0, ME) if event.event == "lead"] == [own]
    assert len(asked) == 3
    assert all(prompt == "who-goes-next" and f"turn:{own}" in keys for prompt, keys in asked)


def test_a_single_person_without_a_wish_for_the_next_turn_is_not_asked_again() -> None:
    game, dice = seance.new("arkham", 2, 1), Random(1)
    while not any(ask.seat == ME and ask.prompt == "who-goes-next" for ask in game.asks):
        ask = game.asks[0]
        game.answer(settled(ask, game, (ME,)) or dice.randrange(len(ask.options)), ask.seat)
    while game.asks[0].prompt == "who-goes-next" and "pass" in game.asks[0].keys:
        game.answer("pass", game.asks[0].seat)
    (again,) = game.asks
    assert again.prompt == "who-goes-next"
    assert settled(again, game, (again.seat,)) == again.keys[0]
    assert settled(again, game, (0, 1)) == ""


def test_no_person_is_asked_where_the_same_comes_of_every_answer() -> None:
    game = seance.new("parlour", 2, 1)
    ask = game.asks[0]
    ask.alike = lambda: True
    assert settled(ask, game, (ask.seat,)) == ask.keys[0]
    assert settled(ask, game, ()) == ""  # bots think for themselves
    ask.alike = lambda: False
    assert settled(ask, game, (ask.seat,)) == ""


def test_among_people_everybody_has_a_say() -> None:
    game, dice = seance.new("arkham", 3, 1), Random(1)
    while game.ask is not None and not game.ask.common:
        game.answer(dice.randrange(len(game.ask.options)), game.ask.seat)
    assert [settled(ask, game, (0, 1, 2)) for ask in game.asks] == ["", "", ""]
    assert [settled(ask, game, (0, 1)) for ask in game.asks] == ["", "", "anybody"]
    assert [settled(ask, game, ()) for ask in game.asks] == ["", "", ""]

"""What the wild positions of Nemesis look at would be noticed; and every action is paid as it should be."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from seance.engine import Game, State
from seance.games.nemesis.check.chaos import CHAOS, amiss
from seance.games.nemesis.rules import actions
from seance.games.nemesis.rules import round as rounds
from seance.games.nemesis.rules.actions import ACTIONS
from seance.games.nemesis.rules.basic_actions import FREE
from seance.games.nemesis.rules.hand import pay
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.registers import Choice
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.wounds import die
from seance.lab.chaos import Clock, play, position
from seance.testing import scene

POSITIONS = range(30)


@pytest.mark.parametrize("what", ["endless", "bargained", "announced"])
def test_what_outlives_its_turn_is_noticed(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a new turn gives two actions and nothing else."""
    monkeypatch.setattr(rounds, "clear_turn", lambda s: setattr(s, "actions", ACTIONS))
    t = scene("nemesis", seats=2).crew("scout", hand=["rest"]).crew("captain", hand=["rest"])
    setattr(t.s, what, True)
    t.begin()
    clock = Clock(CHAOS)
    clock.look(t.s)
    t.answer("pass", [])
    with pytest.raises(AssertionError, match=f"{what} was for"):
        clock.look(t.s)
    assert t.asked() == "1 your-action"


def test_a_calm_that_outlives_its_round_is_noticed() -> None:
    t = scene("nemesis").crew("scout", hand=["rest"])
    t.s.calm = True
    clock = Clock(CHAOS)
    clock.look(t.s)
    t.s.round += 1
    with pytest.raises(AssertionError, match="calm was for"):
        clock.look(t.s)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MON-02")
def test_what_was_for_the_last_turn_of_a_round_is_over_before_the_event_phase() -> None:
    """Who has spoken in it and dies in the Event Phase would have spoken in the next round."""
    t = scene("nemesis", seats=2).crew("scout", hand=["rest"]).crew("captain", passed=True).intruder("adult", "011")
    t.s.endless = t.s.bargained = t.s.announced = True
    t.script("attacks", "scratch-1").halt("fire").answer("pass", [])
    assert not t.sees(0).endless
    assert [t.s.endless, t.s.bargained, t.s.announced] == [False] * 3
    assert t.asked() == "0 scene-ends"


def test_one_may_speak_of_the_objective_of_who_is_dead() -> None:
    t = scene("nemesis", seats=3).crew("scout").crew("captain", objectives=["quarantine"]).crew("pilot")
    t.objectives_chosen().s.crew[1].seen.see(0, t.s.crew[1].objectives)
    die(t.s, t.s.crew[1])
    t.answer("announce")
    assert t.offers("claim:ab-ovo")
    ask = t.begin().ask
    assert ask is not None
    assert amiss(t.s, ask) == ""
    assert t.asked() == "0 claim"


@pytest.mark.rule("NEM-PP-06", "NEM-MON-02")
def test_whatever_begins_in_the_last_moment_of_a_turn_is_over_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    end_turn, ended = rounds.end_turn, list[tuple[int, int]]()

    def late(s: Ship, who: Crew) -> None:
        s.endless = s.bargained = s.announced = s.calm = True
        ended.append((s.round, s.turn))
        end_turn(s, who)

    monkeypatch.setattr(rounds, "end_turn", late)
    for seed in range(10):
        trouble = play("nemesis", seed)
        assert trouble is None, trouble.failure
    assert len(ended) > 20


# ---- what is paid --------------------------------------------------------------------------------------------------


def paid(table: Game[State], key: str, seat: int, stream: Random) -> tuple[int, list[str]]:
    """How many cards an action has taken from the hand beside its own, and which of them are no Action cards."""
    world = table.fork(keep=True)
    ship = cast(Ship, world.state)
    before, heard = ship.crew[seat].hand[:], len(world.sink.events)
    world.answer(key, seat)
    while world.ask is not None and world.ask.prompt == "pay-with":
        world.play(stream.randrange(len(world.ask.options)))
    told = next((event for event in world.sink.events[heard:] if event.name == "discarded"), None)
    cards = [] if told is None else cast("list[str]", told.args["cards"])
    pays = {card.key: card.pays for card in before}
    return len(cards), [card for card in cards if not pays[card]]


def check_payments() -> int:
    """Every action that is offered in wild positions costs what it says, in Action cards; how many there were."""
    looked = 0
    for seed in POSITIONS:
        table, stream = position("nemesis", seed), Random(seed)
        ask = table.ask
        if ask is None or ask.prompt != "your-action":
            continue
        ship = cast(Ship, table.state)
        who = ship.crew[ask.seat]
        for option in ask.look():
            action = cast(Choice, option.value).action
            price = 0 if action in FREE else action.price(ship, who)
            if price:
                looked += 1
                assert who.action_cards() >= price + (action.card is not None), (seed, option.key)
                assert paid(table, option.key, ask.seat, stream) == (price, []), (seed, option.key)
    return looked


@pytest.mark.rule("NEM-COST-01", "NEM-COST-02", "NEM-COST-03")
def test_every_action_takes_as_many_action_cards_as_it_costs() -> None:
    assert check_payments() > 50


@pytest.mark.parametrize("more", [-1, 1])
def test_a_wrong_price_would_be_noticed(more: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def otherwise(s: Ship, who: Crew, cost: int, deed: tuple[str, ...]) -> object:
        return pay(s, who, min(cost + more, who.action_cards()) if cost else 0, deed)

    monkeypatch.setattr(actions, "pay", otherwise)
    with pytest.raises(AssertionError):
        check_payments()

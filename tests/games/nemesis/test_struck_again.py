"""Whatever an action, attack or event does, a blow may follow at once: nothing goes on for who or what is gone then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from seance.engine import Deed, Flow, do
from seance.games.nemesis.rules.intruders import leave_map
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.registers import ATTACKS, CARD_ACTIONS, EVENTS, ITEM_ACTIONS, ROOM_ACTIONS
from seance.games.nemesis.rules.state import Intruder, Ship
from seance.games.nemesis.rules.wounds import die
from seance.lab.chaos import play
from seance.testing import scene


def strike(s: Ship, fate: str, who: Crew) -> None:
    """Somebody dies while others are left, or an Intruder leaves their room."""
    others = [one for one in s.crew if not one.fate and one is not who]
    here = s.intruders_in(who.room) if who.room else []
    if fate == "person" and not who.fate and others:
        die(s, who)
    elif fate == "intruder" and here:
        leave_map(s, here[0])


def followed(deed: Callable[..., Deed], fate: str, whom: Callable[..., Crew]) -> Callable[..., Flow[None]]:
    """First what is printed, then the blow."""

    def run(s: Ship, *about: Any) -> Flow[None]:
        yield from do(deed(s, *about))
        strike(s, fate, whom(s, *about))

    return run


def victim(s: Ship, intruder: Intruder, who: Crew) -> Crew:
    return who


def actor(s: Ship, who: Crew, target: object) -> Crew:
    return who


def plant(fate: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind every attack, event and action."""
    for name, attack in list(ATTACKS.items()):
        monkeypatch.setitem(ATTACKS, name, followed(attack, fate, victim))
    for name, event in list(EVENTS.items()):
        monkeypatch.setitem(EVENTS, name, followed(event, fate, Ship.leader))
    every: list[list[Any]] = [*ROOM_ACTIONS.values(), *CARD_ACTIONS.values(), *ITEM_ACTIONS.values()]
    for action in [one for actions in every for one in actions]:
        monkeypatch.setattr(action, "resolve", followed(action.resolve, fate, actor))


@pytest.mark.parametrize("fate", ["person", "intruder"])
def test_nothing_goes_on_for_what_was_struck_in_a_deed(fate: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(fate, monkeypatch)
    for seed in range(40, 64):
        trouble = play("nemesis", seed)
        assert trouble is None, trouble.failure


@pytest.mark.rule("NEM-SEARCH-09", "NEM-ITEM-05")
def test_who_dies_over_a_find_keeps_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    plant("person", monkeypatch)
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=["search", "rest"]).crew("captain", hand=["rest"])
    t.explored("011", "storage", items=2).s.dice.strict = False
    before = len(t.s.red) + len(t.s.yellow) + len(t.s.green)
    t.answer("play:search")
    assert t.who("scout").fate == "dead"
    assert len(t.s.red) + len(t.s.yellow) + len(t.s.green) == before
    assert t.asked() == "1 your-action"

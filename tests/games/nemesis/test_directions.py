"""Directed bots: what they like where, on the way to something that shall occur."""

from __future__ import annotations

from typing import Any

from seance.games.nemesis.check.goals import Direction, fits
from seance.testing import scene

HAND = ["rest", "search", "demolition", "interruption", "search"]


def liked(t: Any, family: str, key: str) -> list[str]:
    """What is liked best of all that is offered."""
    game = t.begin()
    likes = Direction((family, key))(game.view(game.ask.seat), game.ask)
    return [name for name, like in zip(game.ask.keys, likes, strict=True) if like == max(likes)]


def test_who_wants_to_stop_the_sequence_has_the_key_first_and_starts_it_then() -> None:
    stop = ("way-of-item", "use-stop:self-destruct-key")
    t = scene("nemesis").crew("scout", room="003", hand=HAND).explored("003", "generator")
    assert "act-start:generator" not in liked(t, *stop)
    t = scene("nemesis").crew("scout", room="003", hand=HAND, items=["self-destruct-key"]).explored("003", "generator")
    assert liked(t, *stop) == ["act-start:generator"]


def test_the_soldier_lends_the_rifle_before_the_autoloader_is_activated() -> None:
    t = scene("nemesis", seats=2).crew("soldier", room="003", hand=HAND).crew("scout", room="003", hand=HAND)
    t.explored("003", "armory")
    assert "activate:autoloader" in t.begin().ask.keys
    assert liked(t, "way-of-item", "use-on:autoloader") == ["trade"]


def test_an_objective_leads_to_its_parts_and_then_leaves_the_rest_to_others() -> None:
    def sent(signal: bool) -> list[str]:
        t = scene("nemesis").crew("scout", room="003", hand=HAND, objectives=["a-proper-burial"])
        t.who("scout").signal = signal
        return liked(t.explored("003", "comms-room"), "objective-met", "a-proper-burial")

    assert sent(False) == ["act:comms-room"]
    assert len(sent(True)) > 3  # nothing in particular


def test_who_shall_not_survive_does_not_sleep() -> None:
    t = scene("nemesis", mode="coop").crew("scout", room="011", hand=HAND, objectives=["destination-earth"])
    t.at(time=7)
    assert "act:hibernatorium" in t.begin().ask.keys
    assert "act:hibernatorium" not in liked(t, "verdict", "nobody-survived")
    assert liked(t, "verdict", "hibernated") == ["act:hibernatorium"]


def test_an_aim_is_only_sought_where_it_can_be_reached() -> None:
    coop: dict[str, str | int | bool] = {"mode": "coop", "side": "A"}
    rivals: dict[str, str | int | bool] = {"mode": "semi-coop", "side": "A", "intruder_player": False}
    assert fits(("verdict", "objectives-met"), 2, coop)
    assert not fits(("verdict", "objectives-met"), 2, rivals)
    assert not fits(("verdict", "hunt-failed"), 2, rivals)
    assert not fits(("basic-action", "move-by"), 2, rivals)
    assert fits(("basic-action", "move-by"), 2, {**rivals, "side": "B"})

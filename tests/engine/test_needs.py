"""One list of needs gives both: what may be done, and why the rest may not."""

from __future__ import annotations

import pytest

from seance.engine import Action, Bar, Need, Odds, Option, Preview, Target, cites, offers, preview_of, refusals
from seance.engine.ledger import CITED, RULES_OF


class Hero:
    def __init__(self, ammo: int = 1, room: int = 1) -> None:
        self.ammo = ammo
        self.room = room
        self.done: list[str] = []


class Map:
    rooms = (1, 2, 7)
    burning = (7,)


HeroNeed = Need[Map, Hero]
LOADED: HeroNeed = Need("NEM-SHOOT-01", "no-ammo", lambda s, who: who.ammo, fix="reload")
STANDING: HeroNeed = Need("NEM-MOVE-01", "down", lambda s, who: True)
FIRE = Bar("NEM-FIRE-01", "burning", fix="extinguish")


def rooms(s: Map, who: Hero) -> list[Target[int]]:
    return [((f"room-{room}",), room) for room in s.rooms if room != who.room]


def walk(s: Map, who: Hero, room: int) -> None:
    who.room = room


def shoot(s: Map, who: Hero, room: int) -> None:
    who.done.append(f"shot into {room}")


def into_fire(s: Map, who: Hero, room: int) -> Bar | None:
    return FIRE if room in s.burning else None


def odds(s: Map, who: Hero, room: int) -> Preview:
    return Preview(cost=1, odds=(Odds("hit", 1 / room),))


MOVE = Action("move", walk, rooms, (STANDING,), into_fire, cost=1)
SHOOT = Action("shoot", shoot, rooms, (STANDING, LOADED), preview=odds)
ACTIONS = (MOVE, SHOOT)


def test_what_may_be_done_is_offered_once_for_each_target() -> None:
    offered = offers(ACTIONS, Map(), Hero())
    assert [option.key for option in offered] == ["move:room-2", "shoot:room-2", "shoot:room-7"]


def test_what_may_not_be_done_is_refused_with_its_rule_and_what_would_help() -> None:
    refused = refusals(ACTIONS, Map(), Hero(ammo=0))
    assert [(r.key, r.rule, r.reason, r.fix) for r in refused] == [
        ("move:room-7", "NEM-FIRE-01", "burning", "extinguish"),
        ("shoot", "NEM-SHOOT-01", "no-ammo", "reload"),
    ]
    assert repr(refused[0]) == "<not move:room-7: burning [NEM-FIRE-01]>"


@pytest.mark.parametrize("ammo", [0, 1])
@pytest.mark.parametrize("room", [1, 2, 7])
def test_each_target_is_either_offered_or_refused(ammo: int, room: int) -> None:
    world, hero = Map(), Hero(ammo, room)
    offered = [option.key for option in offers(ACTIONS, world, hero)]
    refused = [refusal.key for refusal in refusals(ACTIONS, world, hero)]
    assert not set(offered) & set(refused)
    for action in ACTIONS:
        for on, _ in action.targets(world, hero):
            key = ":".join((action.verb, *on))
            assert (key in offered) != (key in refused or action.verb in refused)


def test_the_chosen_option_does_what_the_action_says_to_its_target() -> None:
    world, hero = Map(), Hero()
    for option in offers(ACTIONS, world, hero):
        option.value.run(world, hero)
    assert hero.room == 2
    assert hero.done == ["shot into 2", "shot into 7"]


def test_the_first_need_that_fails_is_the_reason() -> None:
    down: HeroNeed = Need("NEM-MOVE-01", "down", lambda s, who: False)
    crawl: Action[Map, Hero, int] = Action("crawl", walk, rooms, (down, LOADED))
    assert [r.reason for r in refusals((crawl,), Map(), Hero(ammo=0))] == ["down"]


def test_a_preview_is_made_on_request_from_cost_or_odds() -> None:
    world, hero = Map(), Hero()
    preview = preview_of(world, hero)
    move, shot, _ = offers(ACTIONS, world, hero)
    assert preview(move) == Preview(cost=1)
    assert preview(shot) == Preview(cost=1, odds=(Odds("hit", 0.5),))
    assert preview(Option("no action", "pass")) is None


def test_an_option_rests_on_the_rules_that_its_action_cites() -> None:
    @cites("NEM-TEST-91")
    def rest(s: Map, who: Hero, room: int) -> None:
        who.done.append("rested")

    try:
        action = Action("rest", rest, rooms)
        assert {option.cites for option in offers((action,), Map(), Hero())} == {("NEM-TEST-91",)}
    finally:
        for name in [name for name, rules in RULES_OF.items() if "NEM-TEST-91" in rules]:
            del RULES_OF[name]
        del CITED["NEM-TEST-91"]

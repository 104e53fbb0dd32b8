"""What objectives demand."""

from typing import Any

import pytest

from seance.testing import scene


def ending(
    objective: str, fate: str = "escaped", others: tuple[str, ...] = ("dead",), destination: str = "B", **more: Any
) -> Any:
    """The Scout survives with this objective; the others have these fates (or are awake); the ship jumps."""
    t = scene("nemesis", seats=1 + len(others)).crew("scout", fate=fate, objectives=[objective], **more)
    for key, other in zip(("captain", "pilot", "soldier", "mechanic"), others, strict=False):
        t.crew(key, fate=other) if other else t.crew(key, room="006")
    t.objectives_chosen().coordinates("coordinates-5").engine(1, True).engine(2, True).engine(3, True)
    return t.at(phase="time", time=1, destination=destination)


def won(t: Any) -> bool:
    assert t.asked() == ""
    return bool(t.s.verdicts[0][-1] == "won")


@pytest.mark.rule("NEM-OBJ-01", "NEM-CREW-03")
def test_a_player_who_must_not_survive_has_to_be_dead_whatever_the_cause() -> None:
    assert won(ending("greener-pastures", others=("dead", "escaped")))
    assert won(ending("greener-pastures", others=("", "escaped")))  # dies in the jump
    assert not won(ending("greener-pastures", others=("escaped", "dead")))


def test_an_objective_against_yourself_can_only_be_met_by_its_other_half() -> None:
    assert not won(ending("the-right-moment-to-strike", others=("escaped",)))
    assert won(ending("the-right-moment-to-strike", others=("dead",)))


@pytest.mark.rule("NEM-OBJ-02")
@pytest.mark.parametrize(("others", "met"), [(("dead", "dead"), True), (("dead", "escaped"), False)])
def test_only_survivor(others: tuple[str, ...], met: bool) -> None:
    assert won(ending("salvaging-the-prime-asset", others=others, destination="D")) is met


@pytest.mark.rule("NEM-OBJ-03", "NEM-COM-02")
def test_the_signal_counts_for_who_sent_it() -> None:
    assert won(ending("necroscopy", signal=True).weakness("intruder-carcass", "vital-places"))
    assert not won(ending("necroscopy").weakness("intruder-carcass", "vital-places"))
    t = ending("necroscopy", others=("escaped",)).weakness("intruder-carcass", "vital-places")
    t.who("captain").signal = True
    assert not won(t)


@pytest.mark.rule("NEM-OBJ-05")
@pytest.mark.parametrize(
    ("engines", "space", "met"), [("www", "B", True), ("wwd", "B", True), ("wdd", "B", False), ("www", "C", False)]
)
def test_the_ship_must_reach_earth_with_two_working_engines(engines: str, space: str, met: bool) -> None:
    t = ending("salvaging-the-prime-asset", others=("escaped",), destination=space)
    for number, state in enumerate(engines, 1):
        t.engine(number, state == "w")
    assert won(t) is met


@pytest.mark.rule("NEM-OBJ-06")
def test_weaknesses_count_whoever_discovered_them() -> None:
    assert won(ending("ab-ovo").weakness("intruder-egg", "vital-places"))
    assert not won(ending("ab-ovo").weakness("intruder-carcass", "vital-places"))
    one = ending("extreme-field-biology").weakness("intruder-egg", "vital-places")
    assert not won(one)
    two = (
        ending("extreme-field-biology")
        .weakness("intruder-egg", "vital-places")
        .weakness("character-corpse", "way-of-moving")
    )
    assert won(two)


@pytest.mark.rule("NEM-OBJ-07")
def test_quarantine_mars_or_earth_without_a_nest() -> None:
    assert won(ending("quarantine", destination="D"))
    assert not won(ending("quarantine", destination="B"))
    t = ending("quarantine", destination="B")
    t.s.nest_destroyed = True
    assert won(t)


def test_relentless_investigator_all_rooms_explored() -> None:
    t = ending("relentless-investigator", signal=True)
    assert not won(t)
    t = ending("relentless-investigator", signal=True)
    tiles = [*t.s.tiles_1, *t.s.tiles_2]
    for room in range(1, 22):
        if not t.s.tiles[room]:
            t.explored(f"{room:03}", tiles.pop(0))
    assert won(t)


def test_what_must_be_taken_along() -> None:
    assert won(ending("a-proper-burial", signal=True, hands=["blue-character-corpse"]))
    assert not won(ending("a-proper-burial", signal=True))
    assert won(ending("my-precious", signal=True, fate="hibernating", hands=["intruder-egg"]))
    assert not won(ending("my-precious", signal=True, hands=["blue-character-corpse"]))


def test_the_hoarder_leaves_in_a_pod_with_seven_items() -> None:
    items = ["medkit", "medkit", "tools", "grenade", "alcohol", "decoy"]
    assert won(ending("hoarder", items=items))  # and the rifle
    assert not won(ending("hoarder", items=items[1:]))
    assert not won(ending("hoarder", items=items, fate="hibernating"))


def test_best_friends_forever_and_aliens_on_a_spaceship() -> None:
    assert won(ending("best-friends-forever", others=("escaped", "dead", "dead")))
    assert not won(ending("best-friends-forever", others=("dead", "dead", "dead")))
    t = ending("aliens-on-a-spaceship", others=("dead", "dead", "dead", "dead"), signal=True)
    assert not won(t)
    t = ending("aliens-on-a-spaceship", others=("dead", "dead", "dead", "dead"), signal=True)
    t.s.nest_destroyed = True
    assert won(t)


def test_the_post_mortem_wants_the_blue_corpse_in_the_surgery() -> None:
    for room, result in (("003", "won"), ("004", "lost")):
        t = scene("nemesis", mode="solo").crew(
            "scout", room="011", hand=["rest", "search"], objectives=["emergency-post-mortem"]
        )
        t.objectives_chosen().explored("003", "surgery").lying(room, "blue-character-corpse").at(time=8)
        t.engine(1, True).engine(2, True).engine(3, True).coordinates("coordinates-5").script("noise", "silence")
        t.answer("act:hibernatorium")
        assert t.result == result

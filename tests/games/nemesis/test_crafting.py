"""Crafting: every recipe with every component, and what is missing."""

import pytest

from seance.testing import scene

COMPONENTS = {
    "flame": ("chemicals", "alcohol"), "cross": ("medkit",), "battery": ("energy-charge-red", "energy-charge-yellow"),
    "tool": ("tools",), "cloth": ("clothes-yellow", "clothes-green", "bandages"),
}  # fmt: skip
RECIPES = {
    "antidote": ("flame", "cross"),
    "taser": ("battery", "tool"),
    "flamethrower": ("flame", "tool"),
    "molotov-cocktail": ("flame", "cloth"),
}
WAYS = [
    (made, one, other)
    for made, parts in RECIPES.items()
    for one in COMPONENTS[parts[0]]
    for other in COMPONENTS[parts[1]]
]


@pytest.mark.rule("NEM-BAS-17", "NEM-CRAFT-04", "NEM-CRAFT-05")
@pytest.mark.parametrize(("made", "one", "other"), WAYS)
def test_two_items_with_the_right_signs_make_a_third(made: str, one: str, other: str) -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search"], items=[one, other, "grenade"])
    assert [key for key in t.options() if key.startswith("craft")] == [f"craft:{made}"]
    t.answer(f"craft:{made}", ["pay:rest"])
    assert t.who("scout").has(made)
    assert [item.key for item in t.who("scout").items if item.key != made] == ["grenade"]
    assert sorted(item.key for deck in (t.s.red, t.s.yellow, t.s.green) for item in deck.discard) == sorted(
        [one, other]
    )
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CRAFT-07", "NEM-CRAFT-08", "NEM-CRAFT-09", "NEM-CRAFT-10")
@pytest.mark.parametrize("made", RECIPES)
def test_one_of_the_two_is_not_enough(made: str) -> None:
    for part in RECIPES[made]:
        items = [COMPONENTS[part][0], COMPONENTS[part][0], "grenade"]
        t = scene("nemesis").crew("scout", room="006", hand=["rest"], items=items)
        assert not t.offers(f"craft:{made}")
        assert t.refusal(f"craft:{made}") == "NEM-BAS-17"
        assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CSYM-03", "NEM-BAS-02")
def test_no_crafting_in_combat_or_without_a_card() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest"], items=["chemicals", "tools"]).objectives_chosen()
    t.intruder("larva", "006")
    assert t.refusal("craft") == "NEM-CSYM-03"
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scout", room="006", items=["chemicals", "tools"])
    assert t.refusal("craft") == "NEM-COST-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAVY-04")
def test_a_flamethrower_made_with_full_hands() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest"], items=["chemicals", "tools"])
    t.hold(t.s.crew[0], "intruder-egg")
    t.answer("craft:flamethrower")
    assert t.asked() == "0 hands-full"
    t.answer("drop:flamethrower-1")  # back to its pile
    assert [item.key for item in t.s.crafted].count("flamethrower") == 3


@pytest.mark.rule("NEM-BAS-18")
def test_the_fourth_of_a_kind_waits_until_one_is_used() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest", "search", "interruption"],
                                       items=["taser", "taser", "energy-charge-red", "tools"])  # fmt: skip
    t.crew("captain", room="006", hand=["order"], items=["taser"])
    assert t.refusal("craft:taser") == "NEM-BAS-18"
    t.answer("use-on:taser:captain", ["pay:rest"])
    assert t.offers("craft:taser")
    assert t.asked() == "0 your-action"

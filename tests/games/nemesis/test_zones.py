"""Every Item in every place where it can be: it serves, and makes up others, only with who carries it."""

from __future__ import annotations

import pytest

from seance.games.nemesis.check.scene import EVERY_ITEM, NemesisScene
from seance.games.nemesis.rules import actions
from seance.games.nemesis.rules.pieces import Gear
from seance.games.nemesis.rules.printed import CRAFTED, ITEMS
from seance.games.nemesis.rules.registers import ITEM_ACTIONS
from seance.testing import scene

ZONES = ("mine", "twice mine", "another's", "deck", "discard", "under the deck", "box", "on a weapon")
CARRIED = ("mine", "twice mine")


def table(*items: str) -> NemesisScene:
    """Two of the crew in one room, one with an Adult and a weapon, and these Items."""
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=["rest"] * 4, items=list(items), light=1, slimed=True)
    assert isinstance(t, NemesisScene)
    return t.crew("captain", room="011", hand=["rest"]).objectives_chosen().explored("011", "storage", items=2)


def put(t: NemesisScene, key: str, zone: str) -> bool:
    """One copy (or two) of an Item there; False if it cannot be there."""
    s, item = t.s, EVERY_ITEM[key]
    scout, captain = s.crew[:2]
    deck = s.items_deck(item.colour) if item.colour in ("red", "yellow", "green") else None
    if zone in CARRIED:
        for _ in range(2 if zone == "twice mine" else 1):
            if item.heavy:
                scout.hands = [Gear(item, s.number(key), 1, (), "")]
            else:
                scout.items.append(item)
    elif zone == "another's":
        captain.items.append(item)
    elif zone == "box":
        s.box.append(item)
    elif zone == "on a weapon":
        scout.gear[0].attached = (item,)
    elif deck is None:
        return False
    elif zone == "deck":
        deck.rest.append(item)
    elif zone == "discard":
        deck.discard.append(item)
    else:
        deck.under(item, ())
    return True


def uses(t: NemesisScene, key: str) -> list[str]:
    """Options that use the Item."""
    return [option for option in t.options() if option.startswith("use") and key in option.split(":")]


@pytest.mark.rule("NEM-AITEM-01")
@pytest.mark.parametrize("zone", ZONES)
def test_an_item_is_used_by_who_carries_it(zone: str) -> None:
    served = 0
    for key in ITEM_ACTIONS:
        for foe in (False, True):
            t = table()
            if foe:
                t.intruder("adult", "011")
            if put(t, key, zone):
                served += bool(uses(t, key))
                assert zone in CARRIED or not uses(t, key), (key, zone)
    assert (served > 10) is (zone in CARRIED)


@pytest.mark.rule("NEM-BAS-17", "NEM-CRAFT-05")
@pytest.mark.parametrize("zone", ZONES)
def test_an_item_is_made_of_what_its_maker_carries(zone: str) -> None:
    parts = {part: [key for key, item in ITEMS.items() if item.component == part] for part in
             {part for item in CRAFTED.values() for part in item.recipe}}  # fmt: skip
    for made, item in CRAFTED.items():
        for one in parts[item.recipe[0]]:
            for other in parts[item.recipe[1]]:
                t = table(other)
                assert put(t, one, zone)
                assert t.offers(f"craft:{made}") is (zone in CARRIED), (made, one, other, zone)


def test_an_item_that_serves_from_afar_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "usable", lambda who: list(ITEM_ACTIONS))
    with pytest.raises(AssertionError):
        test_an_item_is_used_by_who_carries_it("another's")

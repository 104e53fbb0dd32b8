"""Every weapon with every face of the die, every target and every Weakness: what counts in place of a face."""

from __future__ import annotations

from itertools import product

import pytest

from seance.games.nemesis.check.scene import EVERY_ITEM
from seance.games.nemesis.rules import combat
from seance.games.nemesis.rules.combat import weapon_hits
from seance.games.nemesis.rules.printed import COMBAT_DIE, KINDS, WEAKNESSES, Weapon
from seance.games.nemesis.rules.state import Ship
from seance.testing import scene

WEAPONS = {key: item.weapon for key, item in EVERY_ITEM.items() if item.weapon is not None}
FACES = tuple(dict.fromkeys(COMBAT_DIE))
KNOWN = ["", *[weakness.key for weakness in WEAKNESSES]]


def ship(*weaknesses: str) -> Ship:
    t = scene("nemesis").crew("scout")
    for slot, weakness in zip(("intruder-carcass", "intruder-egg"), [one for one in weaknesses if one], strict=False):
        t.weakness(slot, weakness)
    s = t.s
    assert isinstance(s, Ship)
    return s


def expected(plain: Ship, weapon: Weapon, face: str, kind: str, besides: int, known: tuple[str, ...]) -> int:
    """Vital Places put a hit in place of a miss; energy adds one to whatever was dealt."""
    if "vital-places" in known and kind == "adult" and face == "miss":
        face = "hit-1"
    dealt = weapon_hits(plain, weapon, face, kind, besides)
    return dealt + (dealt > 0 and weapon.kind == "energy" and "vulnerability-to-energy" in known)


@pytest.mark.rule("NEM-SHOOT-10", "NEM-WEAK-04")
@pytest.mark.parametrize("one", KNOWN)
def test_what_a_weakness_puts_in_place_of_a_face_counts_with_all_that_the_weapon_adds(one: str) -> None:
    plain, looked = ship(), 0
    for other in [key for key in KNOWN if key == "" or key != one]:
        s, known = ship(one, other), (one, other)
        for weapon, face, kind, besides in product(WEAPONS.values(), FACES, KINDS, (0, 1)):
            looked += 1
            dealt = weapon_hits(s, weapon, face, kind, besides)
            assert dealt == expected(plain, weapon, face, kind, besides, known), (known, weapon, face, kind)
            assert not (face == "miss" and dealt) or besides or "vital-places" in known
    assert looked > 1000


def test_a_hit_in_place_of_a_miss_that_counts_as_a_miss_after_all_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Planted: nobody knows where Adults are vital."""
    monkeypatch.setattr(combat, "face_against", lambda s, face, kind: face)
    with pytest.raises(AssertionError, match="vital-places"):
        test_what_a_weakness_puts_in_place_of_a_face_counts_with_all_that_the_weapon_adds("vital-places")

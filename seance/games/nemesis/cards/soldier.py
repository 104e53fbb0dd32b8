"""The Soldier's own Action cards: Full Auto, Aimed Shot. Covering Fire is in `cards_cover`, Steel Nerves a reaction."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, Need, Target, cites
from seance.games.nemesis.rules.basic_actions import shot_preview, shots, weapon_of
from seance.games.nemesis.rules.combat import shoot
from seance.games.nemesis.rules.pieces import Crew, Gear
from seance.games.nemesis.rules.registers import ShipNeed, card_action
from seance.games.nemesis.rules.state import Ship

Aim = tuple[str, str]  # Intruder, weapon


def is_energy(gear: Gear) -> bool:
    return gear.item.weapon is not None and gear.item.weapon.kind == "energy"


ENERGY: ShipNeed = Need(
    "NEM-SHOOT-01",
    "no-loaded-energy-weapon",
    lambda s, who: any(gear.ammo and is_energy(gear) for gear in who.gear),
    "load-weapon",
)
RIFLE: ShipNeed = Need(
    "NEM-SHOOT-01",
    "assault-rifle-not-loaded",
    lambda s, who: any(gear.ammo and gear.item.key == "assault-rifle" for gear in who.gear),
    "load-weapon",
)

# ---- Full Auto -------------------------------------------------------------------------------------------------


def rifle_shots(s: Ship, who: Crew) -> Sequence[Target[Aim]]:
    return [(on, aim) for on, aim in shots(s, who) if weapon_of(who, aim[1]).item.key == "assault-rifle"]


@cites("NEM-SHOOT-10")
def fire_at_will(s: Ship, who: Crew, aim: Aim) -> Flow[None]:
    """All ammo in one shot: 1 Injury for every 2 of it, hit or miss, and what the rifle adds to any Injury."""
    target, gear = s.intruder(aim[0]), weapon_of(who, aim[1])
    assert target is not None
    spent, gear.ammo = gear.ammo, 0
    s.log("full-auto", crew=who.key, weapon=gear.key, n=spent)
    yield from shoot(s, who, target, gear, besides=spent // 2)


card_action("full-auto", fire_at_will, rifle_shots, (RIFLE,), verb="play-shoot", preview=shot_preview)

# ---- Aimed Shot ------------------------------------------------------------------------------------------------


def energy_shots(s: Ship, who: Crew) -> Sequence[Target[Aim]]:
    return [(on, aim) for on, aim in shots(s, who) if is_energy(weapon_of(who, aim[1]))]


def take_aim(s: Ship, who: Crew, aim: Aim) -> Flow[None]:
    """The combat die may be rolled once more."""
    target = s.intruder(aim[0])
    assert target is not None
    yield from shoot(s, who, target, weapon_of(who, aim[1]), aimed=True)


card_action("aimed-shot", take_aim, energy_shots, (ENERGY,), verb="play-shoot", preview=shot_preview)

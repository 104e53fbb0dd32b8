"""What several Items do: loading, doors, repairs, dressing."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Need, Target, cites
from seance.games.nemesis.rules.basic_actions import weapon_of
from seance.games.nemesis.rules.belongings import load_weapon
from seance.games.nemesis.rules.engines import AT_ENGINE
from seance.games.nemesis.rules.pieces import Crew, Gear
from seance.games.nemesis.rules.registers import ShipNeed, item_action, nothing
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.targets import doors_around, energy_weapons, turn_door, wounds_to_dress
from seance.games.nemesis.rules.wounds import dress

from .rooms_additional import SLIMED, shower
from .rooms_basic import TO_DRESS
from .shared import BROKEN, repair_room, work_on_engine

TO_LOAD: ShipNeed = Need("NEM-HEAVY-06", "no-energy-weapon-to-load", lambda s, who: bool(energy_weapons(s, who)))
DOORS_HERE: ShipNeed = Need("NEM-DOOR-13", "doors-here-destroyed", lambda s, who: bool(doors_around(s, who)))

# ---- Energy Charges --------------------------------------------------------------------------------------------


def autoloaded(gear: Gear) -> bool:
    return any(item.key == "autoloader" for item in gear.attached)


def loaded_by_hand(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [target for target in energy_weapons(s, who) if not autoloaded(weapon_of(who, target[1]))]


def loaded_by_itself(s: Ship, who: Crew) -> Sequence[Target[str]]:
    """An Energy Charge for a weapon with an Autoloader costs no Action card."""
    return [target for target in energy_weapons(s, who) if autoloaded(weapon_of(who, target[1]))]


@cites("NEM-HEAVY-06", "NEM-ARM-02")
def load_fully(s: Ship, who: Crew, key: str) -> None:
    gear = weapon_of(who, key)
    load_weapon(s, who, gear, gear.capacity)


for _charge in ("energy-charge-red", "energy-charge-yellow"):
    item_action(_charge, load_fully, loaded_by_hand, (TO_LOAD,), verb="use-load")
    item_action(_charge, load_fully, loaded_by_itself, verb="use-load", free=True)
    item_action(_charge, turn_door, doors_around, (DOORS_HERE,), verb="use-door")

# ---- Clothes ---------------------------------------------------------------------------------------------------


@cites("NEM-HEAL-01", "NEM-HEAL-02")
def dress_wound(s: Ship, who: Crew, key: str) -> None:
    dress(s, who, next(wound for wound in who.wounds if wound.key == key))


for _clothes in ("clothes-yellow", "clothes-green"):
    item_action(_clothes, shower, nothing, (SLIMED,), verb="use-wipe")
    item_action(_clothes, dress_wound, wounds_to_dress, (TO_DRESS,), verb="use-dress")

# ---- Duct Tape and Tools ---------------------------------------------------------------------------------------


for _kit in ("duct-tape", "tools"):
    item_action(_kit, repair_room, nothing, (BROKEN,), verb="use-repair")
    item_action(_kit, work_on_engine, nothing, (AT_ENGINE,), verb="use-engine")
item_action("tools", turn_door, doors_around, (DOORS_HERE,), verb="use-door")

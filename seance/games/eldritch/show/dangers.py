"""What a Rumor in play counts, for the message `danger`."""

from __future__ import annotations

from typing import Final

NONE: Final = "none"
BY_MONSTERS: Final = "return-of-the-ancient-ones"
BY_HEALTH: Final = "spreading-sickness"
DEADLY: Final = ("dimensions-collide", "web-between-worlds", "secrets-of-the-past", BY_MONSTERS)

# what their end costs everybody in Health: nearly all of it
COSTLY: Final = {"the-wind-walker": 6}


def danger(rumor: str, eldritch: int, health: int, monsters: int) -> dict[str, str | int]:
    """Its tokens; or the Monsters on its space."""
    n = monsters if rumor == BY_MONSTERS else health if rumor == BY_HEALTH else eldritch
    return {"danger": f"danger-{rumor}", "n": n}

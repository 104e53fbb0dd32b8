"""Full cooperation: all objectives count, whoever fulfils them, and one survivor is enough."""

from __future__ import annotations

from .aims import DONE, OBJECTIVES, PARTS, Aim, aims, kind_of
from .printed import Condition
from .prospects import Chart

TRUST, FORSAKEN = 0.7, 0.1  # that somebody awake does what is theirs, and that what nobody works for comes about


def todo(chart: Chart) -> list[str]:
    """What this seat works for: its own objective and those of all who are gone, as far as they are not met."""
    view = chart.view
    owners = [who for who in view.crew if who.seat == view.seat or who.fate]
    return [key for who in owners for key in who.objective_cards if not met(chart, key)]


def joint(chart: Chart, objectives: list[str]) -> Aim:
    """All of them, each in the way that promises most."""
    whole = DONE
    for key in objectives:
        best = max(aims(chart, key), key=lambda aim: (aim.luck, -len(aim.chains)))
        exits = tuple([kind for kind in whole.exits if kind in best.exits])
        whole = Aim(whole.luck * best.luck, (*whole.chains, *best.chains), exits, whole.place or best.place)
    return whole


def faith(chart: Chart, mine: list[str]) -> float:
    """The chance that all that others work for is done in the end."""
    chance = 1.0
    for who in chart.view.crew:
        for key in who.objective_cards:
            if key not in mine and not met(chart, key):
                chance *= FORSAKEN if who.fate else TRUST
    return chance


def met(chart: Chart, objective: str) -> bool:
    return any(all(so_far(chart, one) for one in way) for way in OBJECTIVES[objective].any_of)


def so_far(chart: Chart, one: Condition) -> bool:
    """Is it so already, by anybody's doing?"""
    crew = chart.view.crew
    if one.kind == "signal-sent":
        return any(who.signal for who in crew)
    if one.kind == "carried-away":
        away = [who for who in crew if who.fate in ("escaped", "hibernating")]
        return any(not held.item and kind_of(held.key) == one.what for who in away for held in who.hands)
    part = PARTS[one.kind](chart, one)
    return part.luck == 1 and not part.chains and not part.place

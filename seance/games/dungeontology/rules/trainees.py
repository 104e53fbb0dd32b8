"""Trainees: each is there once, and whoever plays its card again takes it from its owner."""

from __future__ import annotations

from seance.engine import cites

from .pieces import Scholar
from .state import Expedition


def owner_of(s: Expedition, key: str) -> Scholar | None:
    return next((who for who in s.scholars for trainee in who.trainees if trainee.key == key), None)


@cites("DUN-TRAIN-05", "DUN-START-06")
def can_recruit(s: Expedition, who: Scholar, key: str) -> bool:
    """Not from oneself, nor from who has finished or is in the start area."""
    owner = owner_of(s, key)
    return owner is None or (owner is not who and not owner.finished and owner.area != 0)


@cites("DUN-TRAIN-02", "DUN-TRAIN-03", "DUN-TRAIN-05")
def recruit(s: Expedition, who: Scholar, key: str) -> None:
    owner = owner_of(s, key)
    pile = s.trainees if owner is None else owner.trainees
    trainee = next(one for one in pile if one.key == key)
    pile.remove(trainee)
    who.trainees.append(trainee)
    s.changed = True
    if owner is None:
        s.log("recruited", who=who.key, trainee=key)
    else:
        s.log("trainee-stolen", who=who.key, victim=owner.key, trainee=key)

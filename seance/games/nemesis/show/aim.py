"""What a seat wants now, and how far it is."""

from __future__ import annotations

from seance.engine.wire import Aim, Plain
from seance.games.nemesis.rules.objectives import unmet, wanting_to_team
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.printed import Objective
from seance.games.nemesis.rules.state import Ship


def aim(s: Ship, seat: int) -> Aim | None:
    """Whoever sleeps, has left or is dead can do no more for it."""
    who = s.crew[seat]
    if who.fate or not who.key or not who.objectives:
        return None
    left: dict[str, Plain] = {"time": s.time, "destruct": -1 if s.destruct is None else s.destruct}
    if len(who.objectives) > 1:
        first, second = who.objectives
        return Aim("keep-one", {"first": first.key, "second": second.key, **left})
    if s.mode == "coop":
        together = [one.key for one in wanting_to_team(s)]
        return Aim("together", {"missing": together, **left}) if together else Aim("together-live", left)
    objective = who.objectives[0]
    missing = unmet(s, who, objective)
    if missing:
        args: dict[str, Plain] = {"objective": objective.key, "missing": missing, **left}
        meant = meant_by(s, objective)
        if meant is None:
            return Aim("missing", args)
        return Aim("missing-player", {**args, "number": meant.number, "who": meant.key, "you": meant is who})
    return Aim("live", {"objective": objective.key, **left})


def meant_by(s: Ship, objective: Objective) -> Crew | None:
    """Whom an objective calls by a player's number; None if it calls nobody so, or nobody has that number."""
    numbers = [one.number for way in objective.any_of for one in way if one.kind == "player-dead"]
    return next((who for who in s.crew if who.number in numbers and who.key), None)

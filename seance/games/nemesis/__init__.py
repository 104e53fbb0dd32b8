"""Nemesis: alone together on a ship with something in its walls."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from seance.engine import Ask, Dice, Note, Options, Pace, Rules, Told
from seance.engine.face import Checks, Face
from seance.engine.wire import Aim

from .cards import (  # noqa: F401
    attacks,
    captain,
    cover,
    crafted_items,
    events,
    hunts,
    items,
    items_green,
    items_red,
    items_yellow,
    keys,
    mechanic,
    pilot,
    quest_items,
    rooms_additional,
    rooms_basic,
    rooms_special,
    scientist,
    scout,
    shared,
    soldier,
    thrown,
)
from .cards.as_read import card_effects
from .check.invariants import check
from .content import content_hash
from .mind.planner import MIND
from .rules import evacuation  # noqa: F401
from .rules.printed import MOST_PLAYERS
from .rules.round import next_step, step_name
from .rules.setup import NemesisOptions, set_up
from .rules.state import CODEC, Ship
from .show.aim import aim
from .show.cause import cause
from .show.drawing import READ_OUT, draw, known_rooms
from .show.imagine import imagine
from .show.names import entity_keys
from .show.outcomes import OUTCOMES
from .show.pace import MOMENTS, PACE
from .show.people import CAST
from .show.printed import PRINTED
from .show.view import NemesisView, view


class Nemesis(Rules[Ship]):
    name = "nemesis"
    schema = 1
    content = content_hash()
    options = NemesisOptions
    beside: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {"intruder_player": {"mode": "semi-coop"}}
    codec = CODEC
    moments: ClassVar[Mapping[str, str]] = MOMENTS
    pace: ClassVar[Pace] = PACE
    attacks: ClassVar[Mapping[str, str]] = {"surprise-attack": "crew", "attacked": "crew", "attack-missed": "crew"}
    next_step = staticmethod(next_step)
    step_name = staticmethod(step_name)

    def seats(self, options: Options) -> range:
        assert isinstance(options, NemesisOptions)
        if options.mode == "solo":
            return range(1, 2)
        return range(1 if options.mode == "coop" else 2, MOST_PLAYERS + 1)

    def set_up(self, seats: int, seed: int, options: Options) -> Ship:
        assert isinstance(options, NemesisOptions)
        return set_up(seats, seed, options)

    def view(self, s: Ship, eye: int) -> NemesisView:
        return view(s, eye)

    def figures(self, s: Ship) -> Mapping[str, int]:
        """A player is called by number until a character is chosen."""
        return {key: who.seat for who in s.crew for key in (f"player-{who.number}", who.key)}

    def aim(self, s: Ship, seat: int) -> Aim | None:
        return aim(s, seat)

    def cause(self, s: Ship, ask: Ask[object]) -> tuple[Note, ...]:
        return cause(s, ask)

    def out(self, s: Ship) -> Collection[int]:
        """In full cooperation the dead may be revived, and one of the first dead may yet lead the Intruders.

        Even the dead choose an objective, and order attacks until the First Player token goes on.
        """
        back = s.mode == "coop" or (s.intruder_player and s.hunter < 0)
        gone = [who for who in s.crew if who.fate and not (back and who.fate == "dead") and len(who.objectives) < 2]
        return [who.seat for who in gone if who.seat not in (s.hunter, s.first)]

    def imagine(self, s: Ship, seat: int, stream: Dice, heard: list[Told]) -> None:
        imagine(s, seat, stream, heard)

    def invariants(self, s: Ship) -> None:
        check(s)


RULES = Nemesis()


def checks() -> Checks:
    """Nobody who plays needs them."""
    from .check.chaos import CHAOS  # noqa: PLC0415
    from .check.goals import GOALS  # noqa: PLC0415
    from .check.scene import SCENE  # noqa: PLC0415

    return Checks(SCENE, GOALS, CHAOS)


GAME = Face(
    rules=RULES, entity_keys=entity_keys, card_effects=card_effects, mind=MIND, draw=draw, known=known_rooms,
    read_out=READ_OUT, outcomes=OUTCOMES, cast=CAST, printed=PRINTED, checks=checks,
)  # fmt: skip

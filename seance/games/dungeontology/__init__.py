"""Dungeontology: The Expedition: rival scholars study the same dungeon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from seance.engine import Ask, Dice, Note, Options, Pace, Rules, Told
from seance.engine.face import Checks, Face
from seance.engine.wire import Aim

from .cards.card_effects import card_effects
from .check.invariants import check
from .content import content_hash
from .mind.planner import MIND, TEMPERS
from .rules.printed import PLAYERS
from .rules.round import next_step, step_name
from .rules.setup import DungeontologyOptions, set_up
from .rules.state import CODEC, Expedition
from .show.aim import aim
from .show.cause import cause
from .show.drawing import READ_OUT, draw
from .show.imagine import imagine
from .show.names import entity_keys
from .show.outcomes import OUTCOMES
from .show.pace import MOMENTS, PACE
from .show.people import CAST
from .show.printed import PRINTED
from .show.view import DungeontologyView, view


class Dungeontology(Rules[Expedition]):
    name = "dungeontology"
    schema = 1
    content = content_hash()
    options = DungeontologyOptions
    codec = CODEC
    moments: ClassVar[Mapping[str, str]] = MOMENTS
    pace: ClassVar[Pace] = PACE
    attacks: ClassVar[Mapping[str, str]] = {"spies": "target", "boss-meets": "who"}
    next_step = staticmethod(next_step)
    step_name = staticmethod(step_name)

    def seats(self, options: Options) -> range:
        return range(PLAYERS[0], PLAYERS[1] + 1)

    def set_up(self, seats: int, seed: int, options: Options) -> Expedition:
        assert isinstance(options, DungeontologyOptions)
        return set_up(seats, seed, options)

    def view(self, s: Expedition, eye: int) -> DungeontologyView:
        return view(s, eye)

    def figures(self, s: Expedition) -> Mapping[str, int]:
        """A player is called by number until a scholar is chosen."""
        return {key: who.seat for who in s.scholars for key in (f"player-{who.seat + 1}", who.key)}

    def aim(self, s: Expedition, seat: int) -> Aim | None:
        return aim(s, seat)

    def cause(self, s: Expedition, ask: Ask[object]) -> tuple[Note, ...]:
        return cause(s, ask)

    def imagine(self, s: Expedition, seat: int, stream: Dice, heard: list[Told]) -> None:
        imagine(s, seat, stream, heard)

    def invariants(self, s: Expedition) -> None:
        check(s)


RULES = Dungeontology()


def checks() -> Checks:
    """Nobody who plays needs them."""
    from .check.chaos import CHAOS  # noqa: PLC0415
    from .check.goals import GOALS  # noqa: PLC0415
    from .check.scene import SCENE  # noqa: PLC0415

    return Checks(SCENE, GOALS, CHAOS)


GAME = Face(
    rules=RULES,
    entity_keys=entity_keys,
    card_effects=card_effects,
    mind=MIND,
    tempers=TEMPERS,
    draw=draw,
    read_out=READ_OUT,
    outcomes=OUTCOMES,
    cast=CAST,
    printed=PRINTED,
    checks=checks,
)

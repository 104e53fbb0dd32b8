"""Eldritch Horror: a handful of investigators against the end of the world."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from seance.engine import Ask, Dice, Note, Options, Pace, Rules, Told
from seance.engine.face import Checks, Face
from seance.engine.wire import Aim

from .cards import (  # noqa: F401
    ancient_one_cards,
    condition_cards,
    investigator_cards,
    monster_cards,
    mystery_cards,
    mythos_cards,
    possession_cards,
    spell_cards,
    stories,
)
from .cards.card_effects import card_effects
from .check.invariants import check
from .content import content_hash
from .mind.planner import MIND
from .rules import looks  # noqa: F401
from .rules.round import next_step, step_name
from .rules.setup import EldritchOptions, set_up
from .rules.state import CODEC, World
from .show.aim import aim
from .show.cause import cause
from .show.drawing import READ_OUT, draw
from .show.imagine import imagine
from .show.names import entity_keys
from .show.outcomes import OUTCOMES
from .show.pace import MOMENTS, PACE
from .show.people import CAST
from .show.printed import PRINTED
from .show.view import EldritchView, view

MOST_INVESTIGATORS = 8


class Eldritch(Rules[World]):
    name = "eldritch"
    schema = 1
    content = content_hash()
    options = EldritchOptions
    codec = CODEC
    moments: ClassVar[Mapping[str, str]] = MOMENTS
    pace: ClassVar[Pace] = PACE
    arrival: ClassVar[str] = "investigator"
    former: ClassVar[frozenset[str]] = frozenset(("fallen",))
    attacks: ClassVar[Mapping[str, str]] = {"ambush": "who", "combat": "who"}
    next_step = staticmethod(next_step)
    step_name = staticmethod(step_name)

    def seats(self, options: Options) -> range:
        return range(1, MOST_INVESTIGATORS + 1)

    def set_up(self, seats: int, seed: int, options: Options) -> World:
        assert isinstance(options, EldritchOptions)
        return set_up(seats, seed, options)

    def view(self, s: World, eye: int) -> EldritchView:
        return view(s, eye)

    def figures(self, s: World) -> Mapping[str, int]:
        """A player is called by number until an investigator is chosen."""
        return {key: who.seat for who in s.investigators for key in (f"player-{who.seat + 1}", who.key)}

    def aim(self, s: World, seat: int) -> Aim | None:
        return aim(s, seat)

    def cause(self, s: World, ask: Ask[object]) -> tuple[Note, ...]:
        return cause(s, ask)

    def out(self, s: World) -> Collection[int]:
        """Whoever is only defeated goes on with somebody else; who has the Lead token still passes it on."""
        return [who.seat for who in s.investigators if who.eliminated and who.seat != s.lead]

    def imagine(self, s: World, seat: int, stream: Dice, heard: list[Told]) -> None:
        imagine(s, seat, stream, heard)

    def invariants(self, s: World) -> None:
        check(s)


RULES = Eldritch()


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
    draw=draw,
    read_out=READ_OUT,
    outcomes=OUTCOMES,
    cast=CAST,
    printed=PRINTED,
    checks=checks,
)

"""Arkham Horror: The Card Game: investigators, their decks, and what stirs in the woods."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar

from seance.engine import Ask, Dice, Note, Options, Pace, Rules, Told
from seance.engine.face import Checks, Face
from seance.engine.wire import Aim
from seance.engine.workshop import Workshop

from .cards import encounter_cards, player_cards  # noqa: F401
from .cards.card_effects import card_effects
from .cards.scenarios import the_devourer_below, the_gathering, the_midnight_masks  # noqa: F401
from .check.invariants import check
from .content import content_hash
from .mind.planner import MIND
from .rules import between_scenarios  # noqa: F401
from .rules.migrations import with_paid
from .rules.printed import ACTS, AGENDAS, MOST_INVESTIGATORS
from .rules.round import next_step, resolution_reached, step_name
from .rules.setup import ArkhamOptions, late_seats, set_up
from .rules.state import CODEC, Table
from .show.aim import aim
from .show.cause import cause
from .show.drawing import draw
from .show.imagine import imagine
from .show.names import entity_keys
from .show.outcomes import OUTCOMES
from .show.pace import MOMENTS, PACE, READ_OUT
from .show.people import CAST
from .show.printed import PRINTED
from .show.view import ArkhamView, face_down, view
from .show.workshop import ArkhamWorkshop


class Arkham(Rules[Table]):
    name = "arkham"
    schema = 2
    content = content_hash()
    options = ArkhamOptions
    beside: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {
        "scenario": {"mode": "standalone"}, "late_seats": {"mode": "campaign"},
    }  # fmt: skip
    codec = CODEC
    moments: ClassVar[Mapping[str, str]] = MOMENTS
    pace: ClassVar[Pace] = PACE
    attacks: ClassVar[Mapping[str, str]] = {"enemy-attacks": "who"}
    next_step = staticmethod(next_step)
    dropped = staticmethod(resolution_reached)
    step_name = staticmethod(step_name)
    workshop: ClassVar[Workshop] = ArkhamWorkshop()

    def migrate(self, plain: dict[str, Any], schema: int) -> dict[str, Any]:
        return with_paid(plain)

    def seats(self, options: Options) -> range:
        assert isinstance(options, ArkhamOptions)
        return range(late_seats(options) + 1, MOST_INVESTIGATORS + 1)

    def late(self, seats: int, options: Options) -> Collection[int]:
        assert isinstance(options, ArkhamOptions)
        return range(seats - late_seats(options), seats)

    def set_up(self, seats: int, seed: int, options: Options) -> Table:
        assert isinstance(options, ArkhamOptions)
        return set_up(seats, seed, options)

    def view(self, s: Table, eye: int) -> ArkhamView:
        return view(s, eye)

    def figures(self, s: Table) -> Mapping[str, int]:
        return {who.key: who.seat for who in s.investigators if not who.nobody}

    def aim(self, s: Table, seat: int) -> Aim | None:
        return aim(s, seat)

    def cause(self, s: Table, ask: Ask[object]) -> tuple[Note, ...]:
        return cause(s, ask)

    def out(self, s: Table) -> Collection[int]:
        """In a campaign the eliminated are back in the next scenario; the lead investigator decides to the very end."""
        if s.mode != "standalone":
            return ()
        return [who.seat for who in s.investigators if who.gone and who.seat != s.lead]

    def chapter(self, s: Table) -> str:
        return s.scenario

    def imagine(self, s: Table, seat: int, stream: Dice, heard: list[Told]) -> None:
        imagine(s, seat, stream, heard)

    def invariants(self, s: Table) -> None:
        check(s)


RULES = Arkham()


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
    unread=lambda: (*ACTS, *AGENDAS),
    face_down=face_down,
    mind=MIND,
    draw=draw,
    read_out=READ_OUT,
    outcomes=OUTCOMES,
    cast=CAST,
    printed=PRINTED,
    checks=checks,
)

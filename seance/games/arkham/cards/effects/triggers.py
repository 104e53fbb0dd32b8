"""When abilities and fast events may or must be used: the words of cards, and the moments of the rules behind them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from seance.engine import cites
from seance.games.arkham.rules.chaos import succeeds
from seance.games.arkham.rules.pieces import Enemy, InPlay, Investigator
from seance.games.arkham.rules.printed import TREACHERY, EncounterCard
from seance.games.arkham.rules.registers import WINDOW
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import INVESTIGATE, Moment

Holds = Callable[[Table, Investigator, Moment], bool]


class Trigger(NamedTuple):
    point: str
    holds: Holds


@cites("AHC-TCO-01", "AHC-AFT-01", "AHC-PRP-03")
def fits(point: str, s: Table, who: Investigator) -> bool:
    """Is what happens now what the card speaks of?"""
    return s.moment is not None and TRIGGERS[point].holds(s, who, s.moment)


# ---- whom it concerns ------------------------------------------------------------------------------------------------


def yours(s: Table, who: Investigator, on: Moment) -> bool:
    return on.who is who


def of_this(s: Table, who: Investigator, on: Moment) -> bool:
    return s.subject is (on.enemy if isinstance(s.subject, Enemy) else on.thing)


def enemy_here(s: Table, who: Investigator, on: Moment) -> bool:
    there = on.enemy is not None and on.enemy in s.enemies and on.enemy.location == who.location
    return there and on.enemy is not None and "elite" not in on.enemy.traits


def target_here(s: Table, who: Investigator, on: Moment) -> bool:
    return on.who is not None and on.who.location == who.location


# ---- what has happened -----------------------------------------------------------------------------------------------


def bitten(s: Table, who: Investigator, on: Moment) -> bool:
    """An enemy attack deals damage to this card."""
    if on.hurt is None or on.hurt.attacker is None or not isinstance(s.subject, InPlay):
        return False
    return on.hurt.on(s.subject)[0] > 0


def investigated(s: Table, who: Investigator, on: Moment) -> bool:
    return on.who is who and on.test is not None and on.test.kind == INVESTIGATE


def investigated_by_2(s: Table, who: Investigator, on: Moment) -> bool:
    return investigated(s, who, on) and on.test is not None and on.test.succeeded_by >= 2


def investigated_badly(s: Table, who: Investigator, on: Moment) -> bool:
    return investigated(s, who, on) and on.test is not None and on.test.failed_by <= 2


def leaves_attached(s: Table, who: Investigator, on: Moment) -> bool:
    return isinstance(s.subject, InPlay) and on.location is not None and on.location.key == s.subject.location


@cites("AHC-QUA-01")
def evaded_here(s: Table, who: Investigator, on: Moment) -> bool:
    """Neither Elite nor a weakness."""
    return enemy_here(s, who, on) and on.enemy is not None and isinstance(on.enemy.card, EncounterCard)


def negative(s: Table, who: Investigator, on: Moment) -> bool:
    return on.who is who and on.test is not None and bool(on.test.token_parts) and on.test.token_parts[-1][1] < 0


def would_fail(s: Table, who: Investigator, on: Moment) -> bool:
    """As it stands now: what has been played may have saved it."""
    return on.who is who and on.test is not None and not succeeds(s, on.test)


def treachery_drawn(s: Table, who: Investigator, on: Moment) -> bool:
    return on.who is who and isinstance(on.card, EncounterCard) and on.card.kind == TREACHERY


def spell_played(s: Table, who: Investigator, on: Moment) -> bool:
    return on.who is who and on.card is not None and "spell" in on.card.traits


def here(s: Table, who: Investigator, on: Moment) -> bool:
    return on.who is who and on.location is not None and on.location.key == who.location


@cites("AHC-TAK-02")
def took_horror(s: Table, who: Investigator, on: Moment) -> bool:
    """It was dealt to the investigator, even if assets have taken it."""
    return on.who is who and on.hurt is not None and on.hurt.taken[1] > 0


@cites("AHC-TAK-01")
def took_damage(s: Table, who: Investigator, on: Moment) -> bool:
    return on.who is who and on.hurt is not None and on.hurt.taken[0] > 0


def horror_placed(s: Table, who: Investigator, on: Moment) -> bool:
    """On the investigator."""
    return on.who is who and on.horror > 0


def your_turn(s: Table, who: Investigator, on: Moment) -> bool:
    return s.turn == who.seat


def turn_here(s: Table, who: Investigator, on: Moment) -> bool:
    return s.active is not None and s.active.location == who.location


TRIGGERS: dict[str, Trigger] = {
    "your-turn": Trigger(WINDOW, your_turn),
    "turn-here": Trigger(WINDOW, turn_here),
    "you-defeat-enemy": Trigger("after-enemy-defeated", yours),
    "enemy-attacks-here": Trigger("when-enemy-attacks", target_here),
    "enemy-attacks-you": Trigger("when-enemy-attacks", yours),
    "this-bitten": Trigger("when-harm-assigned", bitten),
    "this-enters-play": Trigger("after-enters-play", of_this),
    "you-investigated": Trigger("after-test-succeeds", investigated),
    "you-investigated-by-2": Trigger("after-test-succeeds", investigated_by_2),
    "you-investigated-badly": Trigger("after-test-fails", investigated_badly),
    "investigator-leaves": Trigger("when-leaves", leaves_attached),
    "enemy-spawns-here": Trigger("when-enemy-spawns", enemy_here),
    "you-evade": Trigger("after-evaded", yours),
    "you-reveal-negative": Trigger("after-token-revealed", negative),
    "you-draw-treachery": Trigger("when-encounter-drawn", treachery_drawn),
    "phase-begins": Trigger("after-phase-begins", lambda s, who, on: True),
    "you-would-reveal": Trigger("would-reveal-token", yours),
    "you-failed": Trigger("after-test-fails", yours),
    "you-would-fail": Trigger("would-fail", would_fail),
    "enemy-evaded-here": Trigger("after-evaded", evaded_here),
    "your-turn-begins": Trigger("after-turn-begins", yours),
    "you-play-spell": Trigger("after-played", spell_played),
    "you-would-discover": Trigger("would-discover-clues", here),
    "game-ends": Trigger("when-game-ends", yours),
    "your-turn-ends-in-hand": Trigger("at-end-of-turn", yours),
    "you-take-horror": Trigger("after-harm", took_horror),
    "you-take-damage": Trigger("after-harm", took_damage),
    "this-attacked": Trigger("after-enemy-attacks", of_this),
    "horror-on-you": Trigger("after-harm", horror_placed),
    "you-reveal-token": Trigger("when-token-revealed", yours),
}
IN_HAND = ("your-turn-ends-in-hand",)

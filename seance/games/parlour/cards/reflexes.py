"""What each reflex and each spirit does: the moment, when it would change anything, and what happens."""

from __future__ import annotations

from seance.engine import Flow, cites
from seance.games.parlour.rules.candles import burn
from seance.games.parlour.rules.faith import gain_faith
from seance.games.parlour.rules.moments import POWERS, REFLEXES, Ability, Moment
from seance.games.parlour.rules.state import Parlour, Sitter


def own(s: Parlour, who: Sitter, on: Moment) -> bool:
    return on.who is who


def of_another(s: Parlour, who: Sitter, on: Moment) -> bool:
    return on.who is not who


def anyones(s: Parlour, who: Sitter, on: Moment) -> bool:
    return True


# ---- when wax would burn -------------------------------------------------------------------------------------------


def keep_the_wind_off(s: Parlour, who: Sitter, on: Moment) -> None:
    on.instead = lambda: s.log("spared", sitter=on.who.key)


def suffer_for_another(s: Parlour, who: Sitter, on: Moment) -> None:
    def suffer() -> Flow[None]:
        yield from burn(s, who, 1)
        if not who.gone:
            gain_faith(s, who)

    on.instead = suffer


REFLEXES["cupped-hands"] = Ability("would-burn", own, keep_the_wind_off)
REFLEXES["martyrdom"] = Ability("would-burn", of_another, suffer_for_another)
POWERS["the-nurse"] = Ability("would-burn", anyones, keep_the_wind_off)


# ---- when the die has been rolled ----------------------------------------------------------------------------------


def counts_as(die: int) -> Ability:
    """The roll stands for another number; if several say so, the last one is right."""

    def would_change(s: Parlour, who: Sitter, on: Moment) -> bool:
        return on.contact is not None and on.contact.die != die

    def change(s: Parlour, who: Sitter, on: Moment) -> None:
        on.instead = lambda: turn_die(s, on, die)

    return Ability("when-rolled", would_change, change)


@cites("PAR-MOMENT-05")
def turn_die(s: Parlour, on: Moment, die: int) -> None:
    assert on.contact is not None
    on.contact.die = die
    s.log("die-turned", sitter=on.who.key, die=die)


REFLEXES["loaded-die"] = counts_as(6)
REFLEXES["cold-fingers"] = counts_as(1)
POWERS["the-judge"] = counts_as(4)


# ---- when the clock would strike, and when it has struck -----------------------------------------------------------


def hold_the_pendulum(s: Parlour, who: Sitter, on: Moment) -> None:
    on.cancelled = True
    s.log("clock-stopped", sitter=who.key)


@cites("PAR-SPIRIT-05")
def drum(s: Parlour, who: Sitter, on: Moment) -> Flow[None]:
    yield from burn(s, s.left_of(who), 1)


@cites("PAR-SPIRIT-05")
def mourn(s: Parlour, who: Sitter, on: Moment) -> Flow[None]:
    yield from burn(s, who, 1)


REFLEXES["stopped-clock"] = Ability("would-strike", anyones, hold_the_pendulum)
POWERS["the-drummer"] = Ability("hour-struck", anyones, drum, forced=True)
POWERS["the-bride"] = Ability("hour-struck", anyones, mourn, forced=True)


# ---- when somebody uses a reflex -----------------------------------------------------------------------------------


@cites("PAR-MOMENT-03")
def interrupt(s: Parlour, who: Sitter, on: Moment) -> None:
    on.cancelled = True
    s.log("interrupted", by=who.key, sitter=on.who.key, card=on.about[-1])


REFLEXES["cough"] = Ability("reflex-used", of_another, interrupt)

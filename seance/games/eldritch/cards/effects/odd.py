"""Cards like no other: a function, and its text under odd-… in the locale files."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, do
from seance.engine.effect import Odd
from seance.games.eldritch.rules.clues import can_spend_clues, spend_clues
from seance.games.eldritch.rules.losses import spend
from seance.games.eldritch.rules.mysteries import unsolve_mystery
from seance.games.eldritch.rules.pieces import Investigator
from seance.games.eldritch.rules.printed import INFLUENCE, STRENGTH
from seance.games.eldritch.rules.skill_tests import skill_test
from seance.games.eldritch.rules.state import World

from .belongings import Gain, Lose
from .board import PlaceEldritch
from .things import Condition

NEEDED = 3  # successes


def clues_as_successes(s: World, who: Investigator) -> Flow[None]:
    result = yield from skill_test(s, who, INFLUENCE, 0, NEEDED)
    while result < NEEDED and can_spend_clues(s, who, 1):
        options = (Option(True, "spend-clues", ("1",)), Option(False, "decline"))
        if not (yield from choose(who.seat, "add-a-success", options, (who.key,))):
            break
        yield from do(spend_clues(s, who, 1))
        result += 1
    if result >= NEEDED:
        PlaceEldritch("sheet").run(s, who)
    else:
        yield from Lose(sanity=3).run(s, who)


def sanity_as_dice(s: World, who: Investigator) -> Flow[None]:
    options = [Option(n, "spend-sanity", (str(n),)) for n in range(who.sanity)]
    spent = yield from choose(who.seat, "spend-sanity-for-dice", options, (who.key,))
    if spent:
        spend(s, who, sanity=spent)
    result = yield from skill_test(s, who, STRENGTH, spent, NEEDED)
    if result >= NEEDED:
        PlaceEldritch("sheet").run(s, who)
    else:
        yield from Gain(Condition("cursed")).run(s, who)


CLUES_AS_SUCCESSES = Odd("clues-as-successes", clues_as_successes)
SANITY_AS_DICE = Odd("sanity-as-dice", sanity_as_dice)


def mystery_unsolved(s: World, who: Investigator) -> Flow[None]:
    if s.solved:
        yield from unsolve_mystery(s, s.dice.roll("solved", s.solved))


MYSTERY_UNSOLVED = Odd("mystery-unsolved", mystery_unsolved)

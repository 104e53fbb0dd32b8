"""How the game ends, who survives, and who has won: the four checks, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn, TypeVar

from seance.engine import Block, Deck, Printed, cites

from .belongings import drop_held
from .contamination import is_contamination, scan
from .objectives import missing_to_team, unmet
from .pieces import Crew, HeavyObject
from .state import Ship

P = TypeVar("P", bound=Printed)

MOST_DAMAGED = 1  # engines; with more the ship explodes
LAST_DRAW = 4  # cards, of which none may be a Contamination card
FATES = {"dead": "died-aboard", "hibernating": "hibernated", "escaped": "left-in-a-pod"}
REASONS = (
    *FATES.values(),
    "died-with-the-ship",
    "died-in-the-jump",
    "engines-held",
    "died-of-the-engines",
    "reached-earth",
    "reached-mars",
    "died-at-a-wrong-place",
    "scanned-clean",
    "infection-contained",
    "died-of-infection",
    "objective-met",
    "objective-failed",
    "objectives-met",
    "objectives-failed",
    "nobody-survived",
    "hunt-succeeded",
    "hunt-failed",
)  # what verdicts are made of, beside the conditions that were missing


@cites("NEM-END-04", "NEM-END-07", "NEM-END-08", "NEM-GEN-05")
def ship_is_lost(s: Ship) -> NoReturn:
    """It explodes or breaks apart, with everybody on it, awake or asleep."""
    s.log("ship-destroyed")
    destroy_ship(s)
    for who in s.crew:
        if who.fate in ("", "hibernating"):
            lose(s, who, "died-with-the-ship")
    final_checks(s)


def destroy_ship(s: Ship) -> None:
    s.ship = "destroyed"
    s.nest_destroyed = True
    s.queen_killed = s.queen_killed or any(intruder.kind == "queen" for intruder in s.intruders)


@cites("NEM-END-01", "NEM-END-02", "NEM-END-03")
def jump(s: Ship) -> NoReturn:
    """Everybody awake dies; with the Self-Destruct sequence running the ship counts as destroyed."""
    if s.destruct is not None:
        ship_is_lost(s)
    s.ship = "jumped"
    s.log("ship-jumped")
    for who in s.crew:
        if not who.fate:
            lose(s, who, "died-in-the-jump")
    final_checks(s)


@cites("NEM-END-09", "NEM-END-10", "NEM-END-11")
def check_anybody_awake(s: Ship) -> None:
    """When the last one awake is gone the rest is only a matter of time. The effect that did it is finished first."""
    for who in s.crew:
        if not who.fate:
            return
    s.log("nobody-awake")
    if s.destruct is None:
        s.time = 0
    else:
        s.destruct = 0
    jump(s)


def lose(s: Ship, who: Crew, reason: str) -> None:
    """Death without a corpse, at the end of the game. What was carried in a room lies there."""
    if who.room:
        for held in [held for held in who.hands if isinstance(held, HeavyObject)]:
            drop_held(s, who, held)
    who.fate, who.room, who.pod = "dead", 0, 0
    s.log("lost", crew=who.key, reason=reason)
    note(s, who, reason)


def note(s: Ship, who: Crew, *reasons: str) -> None:
    """Why it ends for somebody as it ends: a word for each check, in order."""
    s.verdicts[who.seat] = (*s.verdicts[who.seat], *reasons)


def sleepers(s: Ship) -> list[Crew]:
    return [who for who in s.crew if who.fate == "hibernating"]


def survivors(s: Ship) -> list[Crew]:
    return [who for who in s.crew if who.fate in ("hibernating", "escaped")]


@cites("NEM-END-12")
def final_checks(s: Ship) -> NoReturn:
    """The four checks in their order, as far as somebody is left to be checked."""
    s.step = "checks"
    s.stack.clear()
    s.serving = None  # nothing is under way any more
    for who in s.crew:
        if not s.verdicts[who.seat]:
            note(s, who, FATES[who.fate])
    if survivors(s):
        if s.ship == "jumped":
            check_engines(s)
        if s.ship == "jumped":
            check_coordinates(s)
        for who in survivors(s):
            check_contamination(s, who)
    check_objectives(s)


@cites("NEM-VIC-01", "NEM-VIC-02", "NEM-VIC-03", "NEM-VIC-04", "NEM-SETUP-19")
def check_engines(s: Ship) -> None:
    tops = [reveal(s, engine) for engine in s.engines]
    s.log("engines-revealed", tokens=[token.key for token in tops])
    if sum([not token.working for token in tops]) > MOST_DAMAGED:
        s.log("engines-explode")
        destroy_ship(s)
    for who in sleepers(s):
        if s.ship == "destroyed":
            lose(s, who, "died-of-the-engines")
        else:
            note(s, who, "engines-held")


@cites("NEM-VIC-05", "NEM-VIC-06", "NEM-VIC-07", "NEM-VIC-08", "NEM-VIC-09")
def check_coordinates(s: Ship) -> None:
    s.reached = reveal(s, s.coordinates).destinations[s.destination]
    s.log("coordinates-revealed", space=s.destination, place=s.reached)
    for who in sleepers(s):
        if s.reached == "earth":
            note(s, who, "reached-earth")
        elif s.reached == "mars" and any(kept.key == "quarantine" for kept in who.objectives):
            note(s, who, "reached-mars")
        else:
            lose(s, who, "died-at-a-wrong-place")


def reveal(s: Ship, deck: Deck[P]) -> P:
    """The top card, turned over for everybody."""
    card = deck.draw(s.dice)
    assert card is not None
    everybody = tuple(range(s.seats))
    deck.top.append(Block((card,), everybody, everybody))
    return card


@cites("NEM-VIC-10", "NEM-VIC-11", "NEM-VIC-12", "NEM-VIC-13", "NEM-VIC-14")
def check_contamination(s: Ship, who: Crew) -> None:
    """A Larva or any infected card: four cards of all are drawn, and none may be a Contamination card."""
    cards = [*who.hand, *who.deck.hidden(-1), *who.deck.discard]
    if not who.larva:
        scanned = [scan(s, card) for card in cards if is_contamination(card)]
        infected = sum([card.key == "infected" for card in scanned])
        s.log("last-scan", crew=who.key, n=len(scanned), infected=infected)
        if not infected:
            note(s, who, "scanned-clean")
            return
    drawn = [s.dice.take("last-draw", cards) for _ in range(min(LAST_DRAW, len(cards)))]
    s.log("last-draw", crew=who.key, cards=[card.key for card in drawn])
    if any(is_contamination(card) for card in drawn):
        lose(s, who, "died-of-infection")
    else:
        note(s, who, "infection-contained")


@cites("NEM-VIC-15", "NEM-GOAL-01", "NEM-GOAL-02", "NEM-SOLO-04")
def check_objectives(s: Ship) -> NoReturn:
    """Who is alive and has fulfilled the objective has won; in full cooperation all have, or nobody."""
    if s.mode == "coop":
        check_team(s)
    winners = [who for who in survivors(s) if has_won(s, who)]
    for who in s.crew:
        if who.seat == s.hunter:
            note(s, who, "hunt-failed" if winners else "hunt-succeeded")
            verdict(s, who)
        elif who.fate == "dead":
            verdict(s, who)
        elif who in winners:
            note(s, who, "objective-met")
            verdict(s, who, won=True)
        else:
            note(s, who, "objective-failed")
            verdict(s, who, nearest(s, who))
    open_objectives(s)
    if s.mode == "solo":
        raise s.over("won" if winners else "lost")
    raise s.over("somebody-won" if winners else "nobody-won")


def has_won(s: Ship, who: Crew) -> bool:
    """Who never had to choose may show either objective."""
    return any(not unmet(s, who, objective) for objective in who.objectives)


def nearest(s: Ship, who: Crew) -> list[str]:
    """What was missing for the objective that lacked least."""
    return min([unmet(s, who, objective) for objective in who.objectives], key=len)


@cites("NEM-COOP-03", "NEM-INTR-24")
def check_team(s: Ship) -> NoReturn:
    missing = missing_to_team(s)
    won = bool(survivors(s)) and not missing
    reason = "objectives-met" if won else "objectives-failed" if missing else "nobody-survived"
    for who in s.crew:
        note(s, who, reason)
        verdict(s, who, missing, won)
    open_objectives(s)
    raise s.over("won" if won else "lost")


def open_objectives(s: Ship) -> None:
    """Nothing matters any more: those of the dead, and those that were put away, are turned over too."""
    for who in s.crew:
        kept = [one.key for one in who.objectives] if who.fate == "dead" and s.mode != "coop" else []
        rejected = [one.key for one in who.rejected]
        if kept or rejected:
            s.log("objectives-opened", crew=who.key, objectives=[*kept, *rejected],
                  kept=kept, n=len(kept), rejected=rejected, put_away=len(rejected))  # fmt: skip


def verdict(s: Ship, who: Crew, missing: Sequence[str] = (), won: bool = False) -> None:
    """The last word; only the living (and a whole crew in full cooperation) show their objectives."""
    reasons = list(s.verdicts[who.seat])
    note(s, who, *missing, "won" if won else "lost")
    shown = [one.key for one in who.objectives] if who.fate != "dead" or s.mode == "coop" else []
    s.log("verdict", crew=who.key, reasons=reasons, missing=list(missing), lacks=len(missing), objectives=shown,
          n=len(shown), won=won)  # fmt: skip

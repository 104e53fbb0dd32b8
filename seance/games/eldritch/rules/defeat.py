"""Defeat and devouring; the next investigator; who is out for good."""

from __future__ import annotations

from typing import Literal

from seance.engine import Flow, Option, choose, cites

from .doom import BY_DEFEAT, advance_doom
from .pieces import Fallen, Investigator
from .places import CITIES, nearest
from .possessions import return_card
from .state import World
from .trade import counted, goods

HEALTH, SANITY = "health", "sanity"
IMPROVED = "improved-skills"


@cites("EH-DEFEAT-01", "EH-DEFEAT-02", "EH-DEFEAT-10", "EH-ELIM-01")
def defeat(s: World, who: Investigator) -> Flow[None]:
    """All Health or all Sanity is lost: Doom, the body in the nearest city, what is lost, the Lead token."""
    who.gone, awake = True, s.awake
    s.log("defeated", who=who.key)
    yield from advance_doom(s, why=BY_DEFEAT)
    s.fallen.append((yield from lie_down(s, who)))
    yield from out(s, who, awake)


@cites("EH-DEFEAT-03", "EH-DEFEAT-04", "EH-DEFEAT-05", "EH-DEFEAT-06", "EH-DEFEAT-07", "EH-DEFEAT-08")
def lie_down(s: World, who: Investigator) -> Flow[Fallen]:
    """In the nearest city, with a token for what ran out; Conditions, Health, Sanity and improvements are gone."""
    assert who.sheet is not None
    mark = HEALTH if who.health == 0 else SANITY
    if who.health == 0 and who.sanity == 0:
        options = [Option(HEALTH, "mark-with", (HEALTH,)), Option(SANITY, "mark-with", (SANITY,))]
        mark = yield from choose(who.seat, "which-mark", options, (who.key,))
    cities = [Option(city, "fall-at", (city,)) for city in nearest(who.space, CITIES)]
    city = yield from choose(who.seat, "where-to-fall", cities, (who.key,))
    left, lost = counted(goods(who)), personal(s, who)
    for card in s.owned(who, "condition"):
        return_card(s, who, card)
    fallen = Fallen(who.sheet, city, mark, who.cards, who.clues, who.trains, who.ships)
    s.log("falls", who=who.key, space=city, mark="crippled" if mark == HEALTH else "insane")
    tell_of_things(s, "leaves-behind", who.key, left)
    tell_of_things(s, "loses-for-good", who.key, lost)
    who.cards, who.clues = [], []
    empty_sheet(who)
    return fallen


def personal(s: World, who: Investigator) -> list[str]:
    """What nobody can take over: Conditions and improvements."""
    return [*[card.key for card in s.owned(who, "condition")], *([IMPROVED] if any(who.improved) else [])]


def tell_of_things(s: World, event: Literal["leaves-behind", "loses-for-good"], who: str, things: list[str]) -> None:
    if things:
        s.log(event, who=who, things=things)


@cites("EH-DEVOUR-01", "EH-DEVOUR-02", "EH-DEVOUR-03", "EH-DEVOUR-04", "EH-DEVOUR-05")
def devour(s: World, who: Investigator) -> Flow[None]:
    """Doom and the Lead token as in a defeat; of the investigator nothing is left."""
    if who.gone:
        return
    who.gone, awake = True, s.awake
    s.log("devoured", who=who.key)
    yield from advance_doom(s, why=BY_DEFEAT)
    lose_everything(s, who)
    yield from out(s, who, awake)


def lose_everything(s: World, who: Investigator) -> None:
    tell_of_things(s, "loses-for-good", who.key, [*counted(goods(who)), *personal(s, who)])
    for card in who.cards[:]:
        return_card(s, who, card)
    s.clue_pool.discard += who.clues
    who.clues = []
    if who.sheet is not None:
        s.box.append(who.sheet)
    empty_sheet(who)


def empty_sheet(who: Investigator) -> None:
    """Nothing of the old investigator stays with the player."""
    who.space, who.sheet = "", None
    who.health = who.sanity = who.trains = who.ships = 0
    who.improved = [0] * len(who.improved)
    who.delayed = False
    who.acted = []  # but cards that were used in this round were used, whoever finds them


@cites("EH-ELIM-01", "EH-ELIM-02", "EH-WIN-04", "EH-DEFEAT-09")
def out(s: World, who: Investigator, awake: bool) -> Flow[None]:
    """If it came after the awakening the player is eliminated; the Lead token goes to somebody who is still there."""
    if awake:
        who.eliminated = True
        s.log("eliminated", who=who.key)
        if all(one.eliminated for one in s.investigators):
            raise s.over("lost-eliminated")
    else:
        s.log("newcomer-due", who=who.key)
    if s.lead == who.seat:
        others = s.in_order() or ([one for one in s.investigators if not one.eliminated] if who.eliminated else [])
        if others:
            yield from pass_lead(s, who.seat, others)


def pass_lead(s: World, seat: int, to: list[Investigator]) -> Flow[None]:
    options = [Option(one.seat, "lead", (one.key,)) for one in to]
    before = s.lead
    s.lead = yield from choose(seat, "who-leads", options)
    if s.lead != before:
        s.log("lead", who=s.investigators[s.lead].key)


def bury(s: World, fallen: Fallen) -> None:
    """Token and sheet leave the game; what nobody took is discarded."""
    s.fallen.remove(fallen)
    s.box.append(fallen.sheet)
    nobody = Investigator(-1)
    nobody.cards, nobody.clues, nobody.trains, nobody.ships = fallen.cards, fallen.clues, fallen.trains, fallen.ships
    tell_of_things(s, "loses-for-good", fallen.key, counted(goods(nobody)))
    for card in nobody.cards[:]:
        return_card(s, nobody, card)
    s.clue_pool.discard += nobody.clues
    s.log("buried", fallen=fallen.sheet.key)

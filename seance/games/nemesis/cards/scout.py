"""The Scout's own Action cards: Adrenaline, Reconnaissance, Scavenging."""

from __future__ import annotations

from seance.engine import Flow, cites
from seance.games.nemesis.rules.basic_actions import (
    LOADED,
    Way,
    behind_door,
    move_preview,
    shoot_at,
    shot_preview,
    shots,
    twin_ways,
    ways,
)
from seance.games.nemesis.rules.hand import draw_cards
from seance.games.nemesis.rules.movement import SILENT, enter, escape
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.registers import card_action, nothing, step
from seance.games.nemesis.rules.searching import SEARCHABLE, search_room
from seance.games.nemesis.rules.state import Ship

# ---- Adrenaline ------------------------------------------------------------------------------------------------


def shoot_in_fury(s: Ship, who: Crew, aim: tuple[str, str]) -> Flow[None]:
    yield from shoot_at(s, who, aim)
    draw_cards(s, who, 1)


@cites("NEM-ESC-01")
def flee_in_fury(s: Ship, who: Crew, way: Way) -> Flow[None]:
    """The card is drawn when the Escape is over, by one who has survived it."""
    s.then(take_breath(who))
    yield from escape(s, who, way[1], way[0])


@step("breath-taken")
def take_breath(s: Ship, who: Crew) -> None:
    if not who.fate:
        draw_cards(s, who, 1)


card_action("adrenaline", shoot_in_fury, shots, (LOADED,), verb="play-shoot", preview=shot_preview)
card_action("adrenaline", flee_in_fury, ways, bars=behind_door, verb="play-escape", preview=move_preview)
card_action("adrenaline", flee_in_fury, twin_ways, bars=behind_door, verb="play-escape-by", preview=move_preview)

# ---- Reconnaissance --------------------------------------------------------------------------------------------


@cites("NEM-MOVE-07")
def reconnoitre(s: Ship, who: Crew, way: Way) -> Flow[None]:
    """No noise roll, and no noise from an Exploration token either."""
    yield from enter(s, who, way[1], way[0], SILENT)


card_action("reconnaissance", reconnoitre, ways, bars=behind_door, verb="play-on")
card_action("reconnaissance", reconnoitre, twin_ways, bars=behind_door, verb="play-by")

# ---- Scavenging ------------------------------------------------------------------------------------------------


@cites("NEM-SEARCH-08")
def scavenge(s: Ship, who: Crew, _: None) -> Flow[None]:
    """A Search that needs no item counter above 0."""
    yield from search_room(s, who)


card_action("scavenging", scavenge, nothing, (SEARCHABLE,))

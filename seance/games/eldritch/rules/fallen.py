"""Encounters with defeated investigators: their possessions, and perhaps some hope."""

from __future__ import annotations

from seance.engine import Flow, cites

from .defeat import HEALTH, bury
from .doom import retreat_doom
from .pieces import SHIP, TRAIN, Fallen, Investigator
from .possessions import keep_two_tickets
from .skill_tests import skill_test
from .state import World
from .telling import tell
from .under_way import HOPE


@cites("EH-TOK-06", "EH-ENCDEF-01", "EH-ENCDEF-02", "EH-ENCDEF-03", "EH-ENCDEF-04", "EH-ENCDEF-05", "EH-ENCDEF-06")
def meet_fallen(s: World, who: Investigator, fallen: Fallen) -> Flow[None]:
    """Take everything; then a test, by what ran out, that may retreat Doom. The sheet leaves the game."""
    s.log("meets-fallen", who=who.key, fallen=fallen.sheet.key)
    tell(s, f"{fallen.sheet.key}-{'crippled' if fallen.mark == HEALTH else 'insane'}")
    yield from take_possessions(s, who, fallen)
    skill = fallen.sheet.crippled if fallen.mark == HEALTH else fallen.sheet.insane
    if (yield from skill_test(s, who, skill, during=HOPE)):
        retreat_doom(s)
    bury(s, fallen)


def take_possessions(s: World, who: Investigator, fallen: Fallen) -> Flow[None]:
    """A second copy of a Spell stays behind and is discarded with the rest."""
    for card in fallen.cards[:]:
        if card.family != "spell" or not who.has(card.card.key):
            fallen.cards.remove(card)
            who.cards.append(card)
            s.log("received", who=who.key, card=card.key)
    who.clues += fallen.clues
    who.trains += fallen.trains
    who.ships += fallen.ships
    if fallen.clues:
        s.log("clues-received", who=who.key, n=len(fallen.clues))
    for ticket in (*[TRAIN] * fallen.trains, *[SHIP] * fallen.ships):
        s.log("received", who=who.key, card=ticket)
    fallen.clues, fallen.trains, fallen.ships = [], 0, 0
    yield from keep_two_tickets(s, who)

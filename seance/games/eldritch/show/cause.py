"""What set a question off, where it does not say so itself, and what a roll decides."""

from __future__ import annotations

from seance.engine import Ask, Note
from seance.games.eldritch.cards.encounter_decks import SECTIONS
from seance.games.eldritch.rules.monsters import toughness
from seance.games.eldritch.rules.pieces import InPlay
from seance.games.eldritch.rules.printed import SPACES, STRENGTH, WILL
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.under_way import Combat, Encounter


def cause(s: World, ask: Ask[object]) -> tuple[Note, ...]:
    """The fight that a card in play has brought about; or the card, sheet or encounter whose text takes effect."""
    if s.fight is not None and (s.subject is None or isinstance(s.subject, InPlay)):
        return (*named(s.fight.monster.key, ask), *in_fight(s, s.fight))
    if s.subject is not None:
        return named(s.subject.key, ask)
    return () if s.encounter is None else read_there(s.encounter, ask) or named(s.encounter.card.key, ask)


def in_fight(s: World, fight: Combat) -> tuple[Note, ...]:
    """What each success of the test is worth."""
    if s.trial is None or s.trial.during != "combat":
        return ()
    if s.trial.skill == WILL:
        return (Note("against-horror", (str(fight.horror),)),)
    left = toughness(s, fight.monster.kind) - fight.monster.lost
    return (Note("against-damage", (str(fight.damage), str(left))),) if s.trial.skill == STRENGTH else ()


def read_there(here: Encounter, ask: Ask[object]) -> tuple[Note, ...]:
    """While dice lie on the table: what is at stake, in the words of the part of the card that counts."""
    parts = SECTIONS[here.card.key]
    section = here.space if here.space in parts else SPACES[here.space].kind
    return (Note("does", says=parts[section]),) if ask.prompt == "reroll" and section in parts else ()


def named(key: str, ask: Ask[object]) -> tuple[Note, ...]:
    return () if key in ask.about else (Note("set-off", (key,)),)

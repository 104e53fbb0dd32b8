"""What set a question off, where it does not say so itself, and what a roll decides."""

from __future__ import annotations

from seance.engine import Ask, Note
from seance.games.eldritch.cards.effects.tell import untold
from seance.games.eldritch.cards.encounter_decks import SECTIONS
from seance.games.eldritch.rules.monsters import toughness
from seance.games.eldritch.rules.mysteries import gathered, goal
from seance.games.eldritch.rules.pieces import Owned
from seance.games.eldritch.rules.printed import SPACES, STRENGTH, WILL, Mystery
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.under_way import HOPE, Combat, Encounter


def cause(s: World, ask: Ask[object]) -> tuple[Note, ...]:
    """The fight, whatever has brought it about; or the card, sheet or encounter whose text takes effect."""
    if s.fight is not None and not isinstance(s.subject, Owned):
        return (*named(s.fight.monster.key, ask), *in_fight(s, s.fight))
    if s.subject is not None:
        return (*named(s.subject.key, ask), *so_far(s), *at_stake(s, ask))
    if s.trial is not None and s.trial.during == "acquire":
        return (Note("buys"),)
    if s.trial is not None and s.trial.during == HOPE and ask.prompt == "reroll":
        return (Note("passed-retreat", (str(s.doom),)), Note("failed-nothing"))
    if s.encounter is None:
        return at_stake(s, ask)
    return at_stake(s, ask) or read_there(s.encounter, ask) or named(s.encounter.card.key, ask)


def so_far(s: World) -> tuple[Note, ...]:
    """Of a Mystery that is being worked on: what lies on it, and whether that is enough."""
    mystery = s.mystery
    if mystery is None or s.subject is not mystery or not isinstance(mystery.card, Mystery):
        return ()
    if mystery.card.counts == "epic":
        return ()
    have, wanted = gathered(s, mystery, mystery.card), goal(s, mystery.card)
    return (Note("enough-on" if have >= wanted else "so-far-on", (mystery.key, str(have), str(wanted))),)


def in_fight(s: World, fight: Combat) -> tuple[Note, ...]:
    """What each success of the test is worth."""
    if s.trial is None or s.trial.during != "combat":
        return ()
    if s.trial.skill == WILL:
        return (Note("against-horror", (str(fight.horror),)),)
    left = toughness(s, fight.monster.kind) - fight.monster.lost
    return (Note("against-damage", (str(fight.damage), str(left))),) if s.trial.skill == STRENGTH else ()


def at_stake(s: World, ask: Ask[object]) -> tuple[Note, ...]:
    """While dice lie on the table: what passing the test brings, and failing it."""
    if s.trial is None or s.trial.stake is None or ask.prompt != "reroll":
        return ()
    said = zip(("passed", "failed"), map(untold, s.trial.stake), strict=True)
    return tuple([Note(f"if-{key}", says=text) if text is not None else Note(f"{key}-nothing") for key, text in said])


def read_there(here: Encounter, ask: Ask[object]) -> tuple[Note, ...]:
    """Of a test that the card only leads to: the words of the part that counts."""
    parts = SECTIONS[here.card.key]
    section = here.space if here.space in parts else SPACES[here.space].kind
    return (Note("does", says=parts[section]),) if ask.prompt == "reroll" and section in parts else ()


def named(key: str, ask: Ask[object]) -> tuple[Note, ...]:
    return () if key in ask.about else (Note("set-off", (key,)),)

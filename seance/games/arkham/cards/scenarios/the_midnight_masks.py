"""The Midnight Masks: set-up, agendas, the act, the cultists' records and what the chaos tokens mean in it."""

from __future__ import annotations

from seance.engine import Deed, Flow, Note, cites
from seance.games.arkham.cards.effects.encounter_effects import Resign
from seance.games.arkham.cards.effects.town_effects import doom_on_nearest
from seance.games.arkham.rules.acts import advance_act
from seance.games.arkham.rules.campaign import cross_out, story_record, write_names
from seance.games.arkham.rules.clues import drop_clues
from seance.games.arkham.rules.decks import cards_of
from seance.games.arkham.rules.elimination import reach
from seance.games.arkham.rules.encounters import resolve_drawn
from seance.games.arkham.rules.enemies import place_doom, spawn
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.printed import ENEMIES, EncounterCard, EnemyCard, Printed
from seance.games.arkham.rules.printed import SCENARIOS as SHEETS
from seance.games.arkham.rules.registers import Cost, Symbol, act, action, agenda, forced, scenario, token
from seance.games.arkham.rules.scenario_setup import cards_of_sets, gather, place_locations, start_at
from seance.games.arkham.rules.state import Table

THE_MIDNIGHT_MASKS = "the-midnight-masks"
SHEET = SHEETS[THE_MIDNIGHT_MASKS]
CULTIST = "cultist"
MASKED_HUNTER, GHOUL_PRIEST = ENEMIES["the-masked-hunter"], ENEMIES["ghoul-priest"]
YOUR_HOUSE = "your-house"
ALL_CULTISTS = 6


@cites("AHC-SU10-01", "AHC-SUP-03", "AHC-CAM-03")
def set_up(s: Table) -> Flow[None]:
    """The town, one of two Downtowns and of two Southsides; what the log says of house and priest counts."""
    gather(s, SHEET)
    s.cultists.rest = cards_of_sets((SHEET.cultist_deck,))
    burned = "house-burned" in s.log_notes
    place_locations(s, [key for key in SHEET.in_play if not (burned and key == YOUR_HOUSE)], SHEET.one_of)
    if "ghoul-priest-alive" in s.log_notes:
        s.encounters.rest.append(GHOUL_PRIEST)
    yield from start_at(s, "rivertown" if burned else YOUR_HOUSE)
    for title in SHEET.acolytes[: s.starters - 1]:
        acolyte = ENEMIES["acolyte"]
        s.encounters.rest.remove(acolyte)
        yield from spawn(s, acolyte, s.leader, at=title)


scenario(THE_MIDNIGHT_MASKS, set_up)


# ---- agendas ---------------------------------------------------------------------------------------------------------


@cites("AHC-ACT-16", "AHC-CTY-02")
def the_masked_hunter_comes(s: Table, who: Investigator) -> Flow[None]:
    """The other side of the agenda is an enemy, which is drawn like one."""
    yield from resolve_drawn(s, who, MASKED_HUNTER)


def the_clock_strikes_midnight(s: Table, who: Investigator) -> None:
    raise reach(s, "r2")


agenda("predator-or-prey", the_masked_hunter_comes)
agenda("time-is-running-short", the_clock_strikes_midnight)
for _agenda in SHEET.agendas:
    action(_agenda, Resign().run, designator="resign")


# ---- the act ---------------------------------------------------------------------------------------------------------


def find_a_cultist(s: Table, who: Investigator) -> Flow[None]:
    card = s.cultists.draw(s.dice)
    if card is not None:
        yield from resolve_drawn(s, who, card)


def cultists_left(s: Table, who: Investigator) -> bool:
    return len(s.cultists) > 0


def is_unique_cultist(card: Printed) -> bool:
    return isinstance(card, EnemyCard) and card.unique and CULTIST in card.traits


def overcome(s: Table) -> list[str]:
    return [card.key for card in s.victory if is_unique_cultist(card)]


def all_are_found(s: Table, who: Investigator) -> bool:
    return len(overcome(s)) == ALL_CULTISTS


def secrets_unveiled(s: Table, who: Investigator) -> None:
    raise reach(s, "r1")


act("uncovering-the-conspiracy", secrets_unveiled, by_clues=False)
action("uncovering-the-conspiracy", find_a_cultist, cultists_left, Cost(actions=1, group_clues=2))
for _point in ("if-enemy-defeated", "after-overcome"):
    forced("uncovering-the-conspiracy", _point, lambda s, who: advance_act(s), all_are_found)


# ---- what is written down --------------------------------------------------------------------------------------------


@cites("AHC-CAM-05")
def write_cultists_down(s: Table) -> None:
    """Who was interrogated, who got away, and whether the Ghoul Priest is still alive."""
    write_names(s, "cultists-interrogated", overcome(s))
    elsewhere: list[EncounterCard | EnemyCard] = cards_of(s.cultists)
    elsewhere += [enemy.card for enemy in s.enemies if isinstance(enemy.card, EnemyCard)]
    away = [card.key for card in elsewhere if is_unique_cultist(card)]
    if s.agenda is not None and s.agenda.key == SHEET.agendas[0]:
        away.append(MASKED_HUNTER.key)  # it has not even shown itself
    write_names(s, "cultists-who-got-away", sorted(away))  # nobody knows how they lay in their deck
    if GHOUL_PRIEST in s.victory:
        cross_out(s, "ghoul-priest-alive")


story_record(THE_MIDNIGHT_MASKS, write_cultists_down)


# ---- chaos tokens ----------------------------------------------------------------------------------------------------


@cites("AHC-LTX-02")
def most_doom(s: Table, who: Investigator) -> int:
    return -max([enemy.doom for enemy in s.enemies_with(CULTIST)], default=0)


def all_doom(s: Table, who: Investigator) -> int:
    return -s.doom()


def doom_on_one(s: Table, who: Investigator) -> Deed:
    return doom_on_nearest(s, who, 1, CULTIST)


def doom_on_each(s: Table, who: Investigator) -> None:
    for enemy in s.enemies_with(CULTIST):
        place_doom(s, enemy)


def a_cultist(s: Table, who: Investigator) -> bool:
    return bool(s.enemies_with(CULTIST))


def no_cultist(s: Table, who: Investigator) -> bool:
    return not a_cultist(s, who)


def has_clues(s: Table, who: Investigator) -> bool:
    return who.clues > 0


def lose_a_clue(s: Table, who: Investigator) -> None:
    drop_clues(s, who, 1)


def lose_all_clues(s: Table, who: Investigator) -> None:
    drop_clues(s, who, who.clues)


token(THE_MIDNIGHT_MASKS, "skull", Symbol(most_doom), Symbol(all_doom))
token(THE_MIDNIGHT_MASKS, "cultist", Symbol(-2, now=doom_on_one, acts=a_cultist),
      Symbol(-2, now=doom_on_each, again=no_cultist, acts=a_cultist))  # fmt: skip
token(THE_MIDNIGHT_MASKS, "tablet", Symbol(-3, failed=lose_a_clue, tells=Note("token-clue"), acts=has_clues),
      Symbol(-4, failed=lose_all_clues, tells=Note("token-all-clues"), acts=has_clues))  # fmt: skip

"""The Gathering: set-up, agendas, acts and what the chaos tokens mean in it."""

from __future__ import annotations

from seance.engine import Flow, Note, Option, Preview, choose, cites
from seance.games.arkham.rules.acts import advance_act, place_doom_on_agenda
from seance.games.arkham.rules.areas import put_at_location, remove_location
from seance.games.arkham.rules.decks import discard_at_random, discard_until, search_encounters, shuffle_discards_in
from seance.games.arkham.rules.elimination import defeat, reach, suffer_trauma
from seance.games.arkham.rules.encounters import resolve_drawn
from seance.games.arkham.rules.enemies import discard_enemies, move_towards, spawn
from seance.games.arkham.rules.harm import take
from seance.games.arkham.rules.locations import reveal
from seance.games.arkham.rules.movement import place_investigator
from seance.games.arkham.rules.pieces import NOBODY, Enemy, Investigator
from seance.games.arkham.rules.printed import ENEMY, EncounterCard
from seance.games.arkham.rules.printed import SCENARIOS as SHEETS
from seance.games.arkham.rules.registers import Symbol, Text, act, agenda, always, forced, scenario, token
from seance.games.arkham.rules.resolutions import RESOLUTIONS, consequences
from seance.games.arkham.rules.scenario_setup import (
    gather,
    place_locations,
    put_set_aside_locations,
    start_at,
    take_set_aside,
)
from seance.games.arkham.rules.state import Table

THE_GATHERING = "the-gathering"
SHEET = SHEETS[THE_GATHERING]
GHOUL = "ghoul"
HALLWAY, PARLOR, STUDY = "hallway", "parlor", "study"
ROOMS = (HALLWAY, "cellar", "attic", PARLOR)


@cites("AHC-SU10-01")
def set_up(s: Table) -> Flow[None]:
    """Everybody is in the Study, and nothing else is there yet."""
    gather(s, SHEET)
    place_locations(s, SHEET.in_play)
    yield from start_at(s, SHEET.start)


scenario(THE_GATHERING, set_up)


def is_ghoul(card: EncounterCard) -> bool:
    return card.kind == ENEMY and GHOUL in card.traits


# ---- agendas ---------------------------------------------------------------------------------------------------------


def a_lapse_in_time(s: Table, who: Investigator) -> Flow[None]:
    """The lead decides: everybody loses a random card, or the lead takes 2 horror."""
    options = [Option(False, "lead-takes-horror", (who.key,))]
    if any(one.hand for one in s.in_order()):
        options.insert(0, Option(True, "all-discard"))
    about = (who.key, "whats-going-on")  # on whose page it is asked
    if (yield from choose(s.lead, "a-lapse-in-time", options, about)):
        for one in s.in_order():
            discard_at_random(s, one, 1)
    else:
        yield from take(s, who, horror=2)


def the_tunnels_below(s: Table, who: Investigator) -> Flow[None]:
    """A Ghoul comes out of the encounter deck, and the lead draws it."""
    shuffle_discards_in(s)
    ghoul = discard_until(s, is_ghoul)
    if ghoul is not None:
        yield from resolve_drawn(s, who, ghoul)


def loose_ghouls(s: Table) -> list[Enemy]:
    """Unengaged ones that are not in the Parlor yet, exhausted ones too."""
    return [one for one in s.enemies_with(GHOUL) if one.engaged == NOBODY and one.location != PARLOR]


def enemy_phase_ends(s: Table, who: Investigator) -> bool:
    return s.phase_name == "enemy" and bool(loose_ghouls(s)) and s.place(PARLOR) is not None


def towards_the_parlor(s: Table, who: Investigator) -> Flow[None]:
    for ghoul in loose_ghouls(s):
        if ghoul in s.enemies and ghoul.engaged == NOBODY:
            yield from move_towards(s, ghoul, PARLOR)


def ghouls_at_the_door(s: Table) -> int:
    return len([enemy for enemy in s.enemies_with(GHOUL) if enemy.location in (HALLWAY, PARLOR)])


def doom_for_each(s: Table, who: Investigator) -> None:
    place_doom_on_agenda(s, ghouls_at_the_door(s))


def the_ghouls_break_free(s: Table, who: Investigator) -> Flow[None]:
    """Before the barrier is broken it is the end; after it everybody still inside is beaten."""
    if s.act is not None and s.act.key != "what-have-you-done":
        raise reach(s, "r3")
    for one in reversed(s.in_order()):  # the lead last, so that nobody has to be chosen in between
        if s.mode == "campaign":
            suffer_trauma(s, one, physical=1)
        yield from defeat(s, one)


agenda("whats-going-on", a_lapse_in_time)
agenda("rise-of-the-ghouls", the_tunnels_below)
agenda("theyre-getting-out", the_ghouls_break_free)
forced("theyre-getting-out", "at-end-of-phase", towards_the_parlor, enemy_phase_ends)
forced("theyre-getting-out", "at-end-of-round", doom_for_each, lambda s, who: ghouls_at_the_door(s) > 0)


# ---- acts ------------------------------------------------------------------------------------------------------------


def the_door_on_the_floor(s: Table, who: Investigator) -> Flow[None]:
    """The rest of the house appears, and the Study is gone."""
    put_set_aside_locations(s, ROOMS)
    yield from discard_enemies(s, s.enemies_at(STUDY))
    for one in s.in_order():
        yield from place_investigator(s, one, HALLWAY)
    remove_location(s, s.location(STUDY))


def in_the_hallway(s: Table, who: Investigator) -> bool:
    return who.location == HALLWAY


def breaking_the_barrier(s: Table, who: Investigator) -> Flow[None]:
    """The Parlor is open, Lita Chantler is in it, and the Ghoul Priest in the Hallway."""
    reveal(s, s.location(PARLOR))
    yield from put_at_location(s, PARLOR, take_set_aside(s, "lita-chantler"))
    yield from spawn(s, take_set_aside(s, "ghoul-priest"), who, at=HALLWAY)


def defending_the_home(s: Table, who: Investigator) -> Flow[None]:
    options = [Option("r1", "burn-it-down"), Option("r2", "keep-the-house")]

    def preview(option: Option[object]) -> Preview:
        sheet = RESOLUTIONS[THE_GATHERING, str(option.value)]
        return Preview(notes=consequences(sheet, s.leader.key, s.mode == "campaign"))

    about = ("what-have-you-done",)
    raise reach(s, (yield from choose(s.lead, "defending-the-home", options, about, preview=preview)))


def priest_defeated(s: Table, who: Investigator) -> bool:
    return s.moment is not None and s.moment.enemy is not None and s.moment.enemy.card.key == "ghoul-priest"


act("trapped", the_door_on_the_floor)
act("the-barrier", breaking_the_barrier, spenders=in_the_hallway, at="when-round-ends")
act("what-have-you-done", defending_the_home, by_clues=False)
forced("what-have-you-done", "if-enemy-defeated", lambda s, who: advance_act(s), priest_defeated)


# ---- chaos tokens ----------------------------------------------------------------------------------------------------


@cites("AHC-LTX-01")
def ghouls_here(s: Table, who: Investigator) -> int:
    return -len(s.enemies_at(who.location, GHOUL))


def draw_a_ghoul(s: Table, who: Investigator) -> Flow[None]:
    found = yield from search_encounters(s, who, is_ghoul)
    if found is not None:
        yield from resolve_drawn(s, who, found)


def harm(damage: int, horror: int) -> Text:
    return lambda s, who: take(s, who, damage, horror)


def ghoul_is_here(s: Table, who: Investigator) -> bool:
    return bool(s.enemies_at(who.location, GHOUL))


token(THE_GATHERING, "skull", Symbol(ghouls_here), Symbol(-2, after_failure=draw_a_ghoul))
token(THE_GATHERING, "cultist", Symbol(-1, failed=harm(0, 1), tells=Note("token-horror", ("1",))),
      Symbol(0, failed=harm(0, 2), again=always, tells=Note("token-horror", ("2",))))  # fmt: skip
token(THE_GATHERING, "tablet", Symbol(-2, now=harm(1, 0), acts=ghoul_is_here),
      Symbol(-4, now=harm(1, 1), acts=ghoul_is_here))  # fmt: skip

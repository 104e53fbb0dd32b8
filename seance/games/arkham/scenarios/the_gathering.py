"""The Gathering: set-up, acts, agendas, locations and chaos tokens."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, cites

from ..acts import place_doom_on_agenda
from ..areas import discard, put_at_location, remove_location, take_control
from ..decks import discard_at_random, discard_until, search_encounters, shuffle_discards_in
from ..elimination import defeat, reach, resign, suffer_trauma
from ..encounters import resolve_drawn
from ..enemies import move_towards, spawn
from ..harm import take
from ..locations import reveal
from ..movement import place_investigator
from ..pieces import NOBODY, Enemy, InPlay, Investigator, Thing
from ..printed import INTELLECT, SCENARIOS, ActCard, EncounterCard, EnemyCard, StoryAsset
from ..registers import Symbol, act, action, agenda, forbid, forced, scenario, token
from ..scenario_setup import gather, place_locations, put_set_aside_location, start_at, take_set_aside
from ..skill_tests import skill_test
from ..slots import make_room
from ..table import Table
from ..under_way import Test

SHEET = SCENARIOS["the-gathering"]
GHOUL = "ghoul"


def set_up(s: Table) -> Flow[None]:
    gather(s, SHEET)
    place_locations(s, SHEET.in_play)
    yield from start_at(s, SHEET.start)


scenario(SHEET.key, set_up)


# ---- chaos tokens --------------------------------------------------------------------------------------------------


def ghouls_here(s: Table, who: Investigator) -> int:
    return len(s.enemies_at(who.location, GHOUL))


def is_ghoul(card: EncounterCard) -> bool:
    return isinstance(card, EnemyCard) and GHOUL in card.traits


def find_ghoul(s: Table, who: Investigator) -> Flow[None]:
    card = yield from search_encounters(s, who, is_ghoul)
    if card is not None:
        yield from resolve_drawn(s, who, card)


def hurt_by_ghoul(damage: int, horror: int) -> Symbol:
    def now(s: Table, who: Investigator) -> Flow[None]:
        if ghouls_here(s, who):
            yield from take(s, who, damage, horror)

    return Symbol(-2 if not horror else -4, now)


def frightened(n: int) -> Symbol:
    def failed(s: Table, who: Investigator) -> Flow[None]:
        yield from take(s, who, horror=n)

    return Symbol(-1, failed=failed) if n == 1 else Symbol(0, failed=failed, again=lambda s, who: True)


token(SHEET.key, "skull", Symbol(lambda s, who: -ghouls_here(s, who)), Symbol(-2, after_failure=find_ghoul))
token(SHEET.key, "cultist", frightened(1), frightened(2))
token(SHEET.key, "tablet", hurt_by_ghoul(1, 0), hurt_by_ghoul(1, 1))


# ---- agendas -----------------------------------------------------------------------------------------------------------


def whats_going_on(s: Table, lead: Investigator) -> Flow[None]:
    options = [Option(False, "take-horror", (lead.key,))]
    if any(who.hand for who in s.in_order()):
        options.append(Option(True, "all-discard"))
    if (yield from choose(lead.seat, "whats-going-on", options)):
        for who in s.in_order():
            discard_at_random(s, who)
    else:
        yield from take(s, lead, horror=2)


def rise_of_the_ghouls(s: Table, lead: Investigator) -> Flow[None]:
    shuffle_discards_in(s)
    card = discard_until(s, is_ghoul)
    if card is not None:
        yield from resolve_drawn(s, lead, card)


def theyre_getting_out(s: Table, lead: Investigator) -> Flow[None]:
    assert s.act is not None
    if isinstance(s.act.card, ActCard) and s.act.card.stage < 3:
        raise reach(s, "r3")
    for who in s.in_order():
        suffer_trauma(s, who, physical=1)
        yield from defeat(s, who)


def ghouls_go_to_parlor(s: Table, lead: Investigator) -> Flow[None]:
    for enemy in s.enemies_with(GHOUL):
        if enemy.engaged == NOBODY:
            yield from move_towards(s, enemy, "parlor")


def ghouls_in_house(s: Table) -> int:
    return len([enemy for enemy in s.enemies_with(GHOUL) if enemy.location in ("hallway", "parlor")])


def enemy_phase_ends(s: Table, lead: Investigator) -> bool:
    return s.phase_name == "enemy" and any(enemy.engaged == NOBODY for enemy in s.enemies_with(GHOUL))


agenda("whats-going-on", whats_going_on)
agenda("rise-of-the-ghouls", rise_of_the_ghouls)
agenda("theyre-getting-out", theyre_getting_out)
forced("theyre-getting-out", "at-end-of-phase", ghouls_go_to_parlor, enemy_phase_ends)
forced(
    "theyre-getting-out",
    "at-end-of-round",
    lambda s, lead: place_doom_on_agenda(s, ghouls_in_house(s)),
    lambda s, lead: ghouls_in_house(s) > 0,
)


# ---- acts ----------------------------------------------------------------------------------------------------------------


def trapped(s: Table, lead: Investigator) -> Flow[None]:
    for key in ("hallway", "cellar", "attic", "parlor"):
        put_set_aside_location(s, key)
    for enemy in s.enemies_at("study"):
        discard(s, enemy)
    for who in s.in_order():
        yield from place_investigator(s, who, "hallway")
    remove_location(s, s.location("study"))


def the_barrier(s: Table, lead: Investigator) -> Flow[None]:
    reveal(s, s.location("parlor"))
    yield from put_at_location(s, "parlor", take_set_aside(s, "lita-chantler"))
    yield from spawn(s, take_set_aside(s, "ghoul-priest"), lead, at="hallway")


def what_have_you_done(s: Table, lead: Investigator) -> Flow[None]:
    options = [Option("r1", "burn-it-down"), Option("r2", "keep-the-house")]
    which = yield from choose(lead.seat, "what-have-you-done", options)
    raise reach(s, which)


def priest_defeated(s: Table, lead: Investigator) -> bool:
    return s.moment is not None and s.moment.enemy is not None and s.moment.enemy.card.key == "ghoul-priest"


def advance(s: Table, lead: Investigator) -> Flow[None]:
    yield from what_have_you_done(s, s.leader)


act("trapped", trapped)
act("the-barrier", the_barrier, lambda s, who: who.location == "hallway", at="when-round-ends")
act("what-have-you-done", what_have_you_done, by_clues=False)
forced("what-have-you-done", "if-enemy-defeated", advance, priest_defeated)


# ---- locations -----------------------------------------------------------------------------------------------------------


def entered_this(s: Table, who: Investigator) -> bool:
    return s.moment is not None and s.moment.location is s.subject


def into_unrevealed_parlor(s: Table, this: Thing, who: Investigator | Enemy, to: str) -> bool:
    return isinstance(who, Investigator) and to == "parlor"


forced("attic", "after-enters", lambda s, who: take(s, who, horror=1), entered_this)
forced("cellar", "after-enters", lambda s, who: take(s, who, damage=1), entered_this)
forbid("parlor-unrevealed", "move-into", into_unrevealed_parlor)
action("parlor", resign, designator="resign")


def lita(s: Table) -> InPlay | None:
    return next((card for card in s.at_locations if card.card.key == "lita-chantler"), None)


@cites("AHC-PAR-01")
def talk_to_lita(s: Table, who: Investigator) -> Flow[None]:
    def results(test: Test) -> Flow[None]:
        found = lita(s)
        if test.passed and found is not None and isinstance(found.card, StoryAsset):
            yield from make_room(s, who, found.card)
            take_control(s, who, found)

    yield from skill_test(s, who, INTELLECT, 4, results, source="lita-chantler")


action("parlor", talk_to_lita, lambda s, who: lita(s) is not None, designator="parley")

"""The Devourer Below: set-up, agendas, acts, and what the chaos tokens mean in it."""

from __future__ import annotations

from seance.engine import Deed, Dice, Flow, Note, Option, choose, cites
from seance.games.arkham.cards.effects.town_effects import doom_on_nearest
from seance.games.arkham.rules.acts import advance_act
from seance.games.arkham.rules.campaign import add_weakness
from seance.games.arkham.rules.decks import (
    add_to_hand,
    discard_at_random,
    discard_until,
    search_encounters,
    shuffle_discards_in,
)  # fmt: skip
from seance.games.arkham.rules.elimination import reach
from seance.games.arkham.rules.encounters import resolve_drawn
from seance.games.arkham.rules.enemies import discard_enemies, nearest_enemies, place_doom, spawn
from seance.games.arkham.rules.harm import take
from seance.games.arkham.rules.pieces import Current, Enemy, Investigator, Thing
from seance.games.arkham.rules.printed import AGILITY, ENEMIES, ENEMY, WILLPOWER, EncounterCard
from seance.games.arkham.rules.printed import SCENARIOS as SHEETS
from seance.games.arkham.rules.registers import (
    Cost,
    Symbol,
    Text,
    act,
    action,
    agenda,
    constant,
    forced,
    scenario,
    step,
    token,
)  # fmt: skip
from seance.games.arkham.rules.scenario_setup import (
    cards_of_sets,
    gather,
    place_locations,
    put_set_aside_locations,
    start_at,
    take_set_aside,
)  # fmt: skip
from seance.games.arkham.rules.skill_tests import skill_test
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import Test

THE_DEVOURER_BELOW = "the-devourer-below"
SHEET = SHEETS[THE_DEVOURER_BELOW]
GOT_AWAY = "cultists-who-got-away"
MAIN_PATH, RITUAL_SITE = "main-path", "ritual-site"
MONSTER, ANCIENT_ONE = "monster", "ancient-one"
UMORDHOTH = "umordhoth"
LATE = 2  # cards that everybody discards who comes past midnight
MANY = 3  # investigators


@cites("AHC-SU10-01", "AHC-CAM-03")
def set_up(s: Table) -> Flow[None]:
    """The path, four of six woods, one unknown set of agents; and whatever the log says."""
    gather(s, SHEET, (s.dice.roll("agents", SHEET.one_set_of),))
    s.dice.look()  # nobody has seen whose agents they are
    if "ghoul-priest-alive" in s.log_notes:
        s.encounters.rest.append(ENEMIES["ghoul-priest"])
    place_locations(s, SHEET.in_play, (SHEET.woods,), SHEET.woods_in_play)
    s.bag += SHEET.tokens
    s.then(cultists_bring_doom())
    if "past-midnight" in s.log_notes:
        for who in s.in_order():
            discard_at_random(s, who, LATE)
    yield from start_at(s, SHEET.start)


@step("cultists-bring-doom")
def cultists_bring_doom(s: Table) -> None:
    """Agenda 1a begins with more doom, the more cultists have got away."""
    assert s.agenda is not None
    doom = SHEET.doom_by_got_away[len(s.names_noted.get(GOT_AWAY, ()))]
    if doom:
        s.agenda.doom += doom
        s.log("doom-placed", card=s.agenda.key, n=doom)


def imagine(s: Table, seat: int, stream: Dice) -> None:
    """As long as no agent has shown itself, they may be those of another Ancient One."""
    agents = [card for card in s.encounters.rest if card.set in SHEET.one_set_of]
    if len(agents) == len(cards_of_sets(SHEET.one_set_of[:1])) and not any(card.key in s.born for card in agents):
        others = cards_of_sets((stream.roll("agents", SHEET.one_set_of),))
        s.encounters.rest = [card for card in s.encounters.rest if card not in agents] + others


scenario(THE_DEVOURER_BELOW, set_up, imagine)


def is_monster(card: EncounterCard) -> bool:
    return card.kind == ENEMY and MONSTER in card.traits


def is_enemy(card: EncounterCard) -> bool:
    return card.kind == ENEMY


# ---- agendas ---------------------------------------------------------------------------------------------------------


def death_to_the_intruders(s: Table, who: Investigator) -> Flow[None]:
    """A Monster comes to the Main Path, with doom on it."""
    shuffle_discards_in(s)
    card = discard_until(s, is_monster)
    if card is not None:
        enemy = yield from spawn(s, card, who, at=MAIN_PATH)
        if enemy is not None:
            place_doom(s, enemy)


def fiercer(s: Table, this: Thing, whose: Thing) -> int:
    return int(isinstance(whose, Enemy))


def the_will_of_umordhoth(s: Table, who: Investigator) -> Flow[None]:
    """Everybody is tested; whoever fails has a Madness for good."""
    for one in s.in_order():
        if not one.gone:
            stakes = (Note("success-nothing"), Note("failure-mad", (one.key,)))
            yield from skill_test(
                s, one, WILLPOWER, 6, lambda test: None if test.passed else go_mad(s, test.who), stakes=stakes
            )


@cites("AHC-WEA-05")
def go_mad(s: Table, who: Investigator) -> Flow[None]:
    card = add_weakness(s, who, "madness")
    if card is not None:
        yield from add_to_hand(s, who, card)


def umordhoth_comes(s: Table, who: Investigator) -> Flow[None]:
    """To the Ritual Site, which may not be there yet; whoever is waiting there gives way."""
    if s.place(RITUAL_SITE) is None:
        put_set_aside_locations(s, (RITUAL_SITE,))
    elif s.act is not None and s.act.key != SHEET.acts[0]:
        yield from discard_enemies(s, s.enemies_at(RITUAL_SITE))
    yield from spawn(s, take_set_aside(s, UMORDHOTH), who, at=RITUAL_SITE)


@cites("AHC-ACT-10")
def the_devourer_below(s: Table, who: Investigator) -> None:
    """This card is act and agenda from now on: no doom counts any more, and nothing but Umôrdhoth matters."""
    assert s.agenda is not None
    if s.act is not None:
        s.removed.append(s.act.card)
    s.removed += s.acts
    s.acts = []
    s.act, s.agenda = Current(s.agenda.card), None
    s.changed()


def umordhoth_is_beaten(s: Table, who: Investigator) -> bool:
    beaten = s.moment is not None and s.moment.enemy is not None and s.moment.enemy.card.key == UMORDHOTH
    return beaten and s.agenda is None


def repelled(s: Table, who: Investigator) -> None:
    raise reach(s, "r2")


agenda("the-arkham-woods", death_to_the_intruders)
agenda("the-ritual-begins", the_will_of_umordhoth)
constant("the-ritual-begins", "fight", fiercer)
constant("the-ritual-begins", "evade", fiercer)
agenda("vengeance-awaits", the_devourer_below)
forced("vengeance-awaits", "when-agenda-advances", umordhoth_comes)
forced("vengeance-awaits", "if-enemy-defeated", repelled, umordhoth_is_beaten)


# ---- acts ------------------------------------------------------------------------------------------------------------


@cites("AHC-CAM-03")
def unveiling_the_plan(s: Table, who: Investigator) -> Flow[None]:
    """The Ritual Site is found, and everybody who got away is on the Main Path."""
    if s.place(RITUAL_SITE) is None:
        put_set_aside_locations(s, (RITUAL_SITE,))
    for name in s.names_noted.get(GOT_AWAY, ()):
        yield from spawn(s, ENEMIES[name], who, at=MAIN_PATH)


def at_the_ritual_site(s: Table, who: Investigator) -> bool:
    return s.moment is not None and s.moment.location is not None and s.moment.location.key == RITUAL_SITE


def last_rites(s: Table, who: Investigator) -> Flow[None]:
    """The first enemies of the encounter deck stand at the Ritual Site."""
    shuffle_discards_in(s)
    for _ in range(2 if s.starters >= MANY else 1):
        card = discard_until(s, is_enemy)
        if card is not None:
            yield from spawn(s, card, who, at=RITUAL_SITE)


def break_the_ritual(s: Table, who: Investigator) -> Flow[None]:
    """Willpower or agility; a success is a clue on this act."""
    options = [Option(skill, "with", (skill,)) for skill in (WILLPOWER, AGILITY)]
    skill = yield from choose(who.seat, "which-skill", options, (who.key,))

    def results(test: Test) -> Deed:
        return place_clue_on_act(s) if test.passed else None

    stakes = (Note("success-clue-on-act", ("disrupting-the-ritual",)), Note("failure-nothing"))
    yield from skill_test(s, who, skill, 3, results, source="disrupting-the-ritual", stakes=stakes)


def place_clue_on_act(s: Table) -> Flow[None]:
    assert s.act is not None
    s.act.clues += 1
    s.log("clue-on-act", act=s.act.key, n=s.act.clues)
    if s.act.clues >= s.per_investigator(2):
        yield from advance_act(s)


def the_ritual_is_broken(s: Table, who: Investigator) -> None:
    raise reach(s, "r1")


act("investigating-the-trail", unveiling_the_plan)
act("into-the-darkness", last_rites, by_clues=False)
forced("into-the-darkness", "if-enters", lambda s, who: advance_act(s), at_the_ritual_site)
act("disrupting-the-ritual", the_ritual_is_broken, by_clues=False)
action("disrupting-the-ritual", break_the_ritual, cost=Cost(actions=1, clues=1))


# ---- chaos tokens ----------------------------------------------------------------------------------------------------


def monsters(s: Table, who: Investigator) -> int:
    return -len(s.enemies_with(MONSTER))


def draw_a_monster(s: Table, who: Investigator) -> Flow[None]:
    found = yield from search_encounters(s, who, is_monster)
    if found is not None:
        yield from resolve_drawn(s, who, found)


def doom(n: int) -> Text:
    return lambda s, who: doom_on_nearest(s, who, n)


def enemy_in_play(s: Table, who: Investigator) -> bool:
    return bool(nearest_enemies(s, who))


def harm(damage: int, horror: int) -> Text:
    return lambda s, who: take(s, who, damage, horror)


def monster_is_here(s: Table, who: Investigator) -> bool:
    return bool(s.enemies_at(who.location, MONSTER))


def it_is_here(s: Table, who: Investigator) -> bool:
    return bool(s.enemies_with(ANCIENT_ONE))


token(THE_DEVOURER_BELOW, "skull", Symbol(monsters), Symbol(-3, after_failure=draw_a_monster))
token(THE_DEVOURER_BELOW, "cultist", Symbol(-2, now=doom(1), acts=enemy_in_play),
      Symbol(-4, now=doom(2), acts=enemy_in_play))  # fmt: skip
token(THE_DEVOURER_BELOW, "tablet", Symbol(-3, now=harm(1, 0), acts=monster_is_here),
      Symbol(-5, now=harm(1, 1), acts=monster_is_here))  # fmt: skip
token(THE_DEVOURER_BELOW, "elder-thing", Symbol(-5, again=it_is_here), Symbol(-7, again=it_is_here))

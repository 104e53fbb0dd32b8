"""The Encounter Phase: monsters first, then one encounter with the space or with a token there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from seance.engine import Flow, Note, Option, Preview, choose, cites
from seance.engine.words import Say

from .combat import combat_encounter, prospects
from .expeditions import EXPEDITION, draw_expedition, next_expedition
from .fallen import meet_fallen
from .pieces import Fallen, InPlay, Investigator, Lying, Monster, Owned
from .printed import SPACES, EncounterCard, Gate
from .registers import (
    ENCOUNTER_CHOICES,
    EVASIONS,
    INSTEAD_OF_ENCOUNTER,
    OWN_ENCOUNTERS,
    TALES,
    forbidden,
    happens,
    resolve,
    step,
)  # fmt: skip
from .state import World
from .telling import aloud, resolve_aloud
from .under_way import Encounter, Occasion

OTHER_WORLD, GENERAL = "other-world", "general"
Meeting = Callable[[World, Investigator], Flow[None]]


@cites("EH-ENC-01", "EH-ENC-02", "EH-DELAY-05")
def encounter_step(s: World) -> Flow[None]:
    """The next investigator, the Lead first. A Condition may take the place of the encounter."""
    s.step = "encounter"
    if not s.queue:
        s.phase, s.turn = "mythos", -1
        return
    who = s.investigators[s.queue.pop(0)]
    if who.gone:
        return
    s.turn = who.seat
    for card in who.cards:
        text = INSTEAD_OF_ENCOUNTER.get(card.card.key)
        if text is not None:
            yield from resolve(s, text, who, card)
            return
    if s.monsters_on(who.space) and not (yield from evade(s, who)):
        s.then(fights(who))
    else:
        s.then(encounter(who))


def evade(s: World, who: Investigator) -> Flow[bool]:
    """With the right card one may have an encounter as if no monster were there; each card is tried once."""
    while True:
        cards = [card for card in who.cards if card.card.key in EVASIONS and not s.is_used(card)]
        if not cards or who.gone:
            return False
        options = [Option("", "fight-them"), *[Option(card.key, "evade-with", (card.key,)) for card in cards]]
        key = yield from choose(who.seat, "fight-or-evade", options, (who.key,))
        card = who.card(key)
        if card is None:
            return False
        if (yield from evade_with(s, who, card)) and not who.gone:
            return True


def evade_with(s: World, who: Investigator, card: Owned) -> Flow[bool]:
    who.used.append(card.key)
    before, s.subject = s.subject, card
    worked = yield from EVASIONS[card.card.key].run(s, who)
    s.subject = before
    return worked


# ---- Combat encounters ---------------------------------------------------------------------------------------------


@step("fights")
@cites("EH-ENC-04", "EH-ENC-05", "EH-ENC-07", "EH-COMBAT-11")
def fights(s: World, who: Investigator, no_more: bool = False, *fought: str) -> Flow[None]:
    """One monster after the other, in the order the investigator likes; each is a step."""
    if who.gone:
        return
    here = s.monsters_on(who.space)
    left = [monster for monster in here if monster.key not in fought]
    if not left:
        if not here and not no_more:
            s.then(encounter(who, optional=True))
        return
    options = [Option(monster, "fight", (monster.key,)) for monster in left]
    monster = yield from choose(
        who.seat, "which-monster", options, (who.key,), preview=lambda option: prospects(s, who, monster_of(s, option))
    )
    space, depth = who.space, len(s.stack)
    fight = yield from combat_encounter(s, who, monster)
    if who.space == space and not who.gone:
        s.beneath(depth, fights(who, no_more or fight.no_more, *fought, monster.key))


def monster_of(s: World, option: Option[object]) -> Monster:
    monster = s.monster(option.on[0])
    assert monster is not None
    return monster


# ---- what else there is to encounter ---------------------------------------------------------------------------------


@step("which-encounter")
@cites("EH-ENC-06", "EH-LOC-01", "EH-LOC-04", "EH-TOK-01", "EH-COMPLEX-10")
def encounter(s: World, who: Investigator, optional: bool = False, *tried: str) -> Flow[None]:
    """One of all that the space offers; after a fight it is optional."""
    if who.gone:
        return
    options: list[Option[Meeting | None]] = [*meetings(s, who), *own_meetings(s, who, optional, tried)]
    if optional:
        options.append(Option(None, "no-encounter"))
    meeting = options[0].value if len(options) == 1 else (yield from choose(
        who.seat, "which-encounter", options, (who.key, who.space), preview=lambda option: foretold(who, option)
    ))  # fmt: skip
    if meeting is not None:
        yield from meeting(s, who)


class Known(NamedTuple):
    """What a space is known for, as its entry says."""

    space: str

    def text(self) -> Say:
        return Say(f"text-{self.space}")


TOLD_BY_VERB = ("research", "enter", "explore", "meet")


def foretold(who: Investigator, option: Option[object]) -> Preview | None:
    """What such an encounter mostly brings, for who does not know the decks."""
    if option.verb in TOLD_BY_VERB:
        return Preview(notes=(Note(f"meets-{option.verb}", option.on),))
    if option.verb == "encounter":
        choice = ENCOUNTER_CHOICES.get(option.on[0])
        return None if choice is None or choice.says is None else Preview(notes=(Note("does", says=choice.says),))
    if option.verb != "visit":
        return None
    if option.on == (GENERAL,):
        return Preview(notes=(Note(f"meets-{SPACES[who.space].kind}"),))
    return Preview(notes=(Note("does", says=Known(who.space)),))


@cites("EH-LOC-01", "EH-TOK-01", "EH-TOK-02", "EH-TOK-03", "EH-TOK-04", "EH-TOK-05", "EH-TOK-06")
def meetings(s: World, who: Investigator) -> list[Option[Meeting]]:
    """The decks of the space, and every token on it."""
    space = who.space
    found = VISITS[space][:]
    found += [Option(research(clue), "research", (clue.key,)) for clue in s.clues if clue.space == space]
    found += [Option(through(gate), "enter", (gate.key,)) for gate in s.gates if gate.space == space]
    if s.expedition == space and not forbidden(s, "expeditions"):
        found.append(Option(on_expedition, "explore", (space,)))
    found += [Option(meet(fallen), "meet", (fallen.key,)) for fallen in s.fallen if fallen.space == space]
    for in_play in offering(s):
        choice = ENCOUNTER_CHOICES[in_play.key]
        spaces = (in_play.space,) if choice.spaces is None else choice.spaces(s, in_play)
        if space in spaces:
            found.append(Option(offered(in_play), "encounter", (in_play.key,)))
    sheet = ENCOUNTER_CHOICES.get(s.side)
    if sheet is not None and sheet.spaces is not None and space in sheet.spaces(s, NOTHING):
        found.append(Option(offered_by_sheet, "encounter", (s.ancient_one.key,)))
    return found


def own_meetings(s: World, who: Investigator, optional: bool, tried: tuple[str, ...]) -> list[Option[Meeting]]:
    """Those that own cards may bring about; each card is tried once."""
    found = [
        Option(with_card(card.key, target, optional, tried), "use-on", (card.key, *on))
        for card in who.cards
        if card.card.key in OWN_ENCOUNTERS and card.key not in tried
        for on, target in OWN_ENCOUNTERS[card.card.key].targets(s, who)
    ]
    found += [
        Option(with_evasion(card.key, optional, tried), "use", (card.key,))
        for card in who.cards
        if card.card.key in EVASIONS and not s.is_used(card) and EVASIONS[card.card.key].alone(s, who)
    ]
    return found


def with_evasion(key: str, optional: bool, tried: tuple[str, ...]) -> Meeting:
    """Though there is nobody to hide from; then an encounter is chosen."""

    def go(s: World, who: Investigator) -> Flow[None]:
        card = who.card(key)
        assert card is not None
        yield from evade_with(s, who, card)
        if not who.gone:
            s.then(encounter(who, optional, *tried))

    return go


def with_card(key: str, target: str, optional: bool, tried: tuple[str, ...]) -> Meeting:
    def go(s: World, who: Investigator) -> Flow[None]:
        card = who.card(key)
        assert card is not None
        before, s.subject = s.subject, card
        had = yield from OWN_ENCOUNTERS[card.card.key].run(s, who, target)
        s.subject = before
        if not had and not who.gone:
            s.then(encounter(who, optional, *tried, key))

    return go


def offering(s: World) -> list[InPlay]:
    """The Mystery and the Mythos cards that have an encounter on them."""
    cards = s.ongoing if s.mystery is None else [s.mystery, *s.ongoing]
    return [card for card in cards if card.key in ENCOUNTER_CHOICES]


def location(deck: str, section: str) -> Meeting:
    def go(s: World, who: Investigator) -> Flow[None]:
        return visit(s, who, deck, section)

    return go


def visits(space: str) -> list[Option[Meeting]]:
    """The encounters that a space always has: of its city or region, if it is of one, and of its kind."""
    region, kind = SPACES[space].region, SPACES[space].kind
    own = [Option(location(region, space), "visit", (region,))] if region else []
    return [*own, Option(location(GENERAL, kind), "visit", (GENERAL,))]


VISITS = {space: visits(space) for space in SPACES}


def research(clue: Lying) -> Meeting:
    def go(s: World, who: Investigator) -> Flow[None]:
        return research_clue(s, who, clue)

    return go


def through(gate: Gate) -> Meeting:
    def go(s: World, who: Investigator) -> Flow[None]:
        return enter_other_world(s, who, gate)

    return go


def meet(fallen: Fallen) -> Meeting:
    def go(s: World, who: Investigator) -> Flow[None]:
        return meet_fallen(s, who, fallen)

    return go


@cites("EH-RUMOR-02", "EH-TOK-05")
def offered(in_play: InPlay) -> Meeting:
    def go(s: World, who: Investigator) -> Flow[None]:
        s.log("turns-to", who=who.key, card=in_play.key, space=who.space)
        return resolve_aloud(s, ENCOUNTER_CHOICES[in_play.key].run, who, in_play)

    return go


def offered_by_sheet(s: World, who: Investigator) -> Flow[None]:
    s.log("turns-to", who=who.key, card=s.ancient_one.key, space=who.space)
    return resolve_aloud(s, ENCOUNTER_CHOICES[s.side].run, who)


# ---- resolving a card ------------------------------------------------------------------------------------------------


def draw_encounter(s: World, who: Investigator, deck: str, space: str, part: str = "") -> Encounter:
    """The next card of this deck, which is made again from its discards. `part`: what is read of it, if not all."""
    card = draw_expedition(s) if deck == EXPEDITION else s.encounters[deck].draw(s.dice)
    assert card is not None
    here = s.encounter = Encounter(card, space)
    s.log("encounter", who=who.key, deck=deck, card=card.key, space=space, part=part)
    return here


@cites("EH-LOC-03", "EH-COMPLEX-07")
def discard_encounter(s: World, card: EncounterCard) -> None:
    s.encounters[card.deck].discard.append(card)
    s.encounter = None


@cites("EH-LOC-01", "EH-LOC-02", "EH-LOC-03")
def visit(s: World, who: Investigator, deck: str, section: str) -> Flow[None]:
    """Only the part of the card for this space counts."""
    here = draw_encounter(s, who, deck, who.space, section)
    yield from aloud(s, lambda: TALES[here.card.key][section].run(s, who))
    discard_encounter(s, here.card)


@cites("EH-TOK-02", "EH-CLUE-02")
def research_clue(s: World, who: Investigator, clue: Lying) -> Flow[None]:
    """A Research encounter, wherever the Clue lies: as if on its space."""
    kind = SPACES[clue.space].kind
    here = draw_encounter(s, who, s.ancient_one.research, clue.space, kind)
    here.clue = clue
    here.far = who if clue.space != who.space else None
    yield from resolve_aloud(s, TALES[here.card.key][kind].run, who)
    if not who.gone:
        yield from happens(s, Occasion("research-resolved", who))
    discard_encounter(s, here.card)


@cites("EH-TOK-03", "EH-COMPLEX-01")
def enter_other_world(s: World, who: Investigator, gate: Gate | None, solves: str = "") -> Flow[None]:
    """Through a Gate (or, for a Rumor, without one: what would close it solves the Rumor)."""
    here = draw_encounter(s, who, OTHER_WORLD, who.space)
    here.gate, here.solves = gate, solves
    yield from complex_encounter(s, who, here)
    discard_encounter(s, here.card)


@cites("EH-TOK-04", "EH-COMPLEX-09")
def on_expedition(s: World, who: Investigator) -> Flow[None]:
    """Afterwards the token moves to the space on the back of the next card."""
    here = draw_encounter(s, who, EXPEDITION, who.space)
    yield from complex_encounter(s, who, here)
    discard_encounter(s, here.card)
    next_expedition(s)


def special_encounter(s: World, who: Investigator) -> Flow[None]:
    """A card of the Ancient One's own deck."""
    here = draw_encounter(s, who, s.ancient_one.special, who.space)
    yield from complex_encounter(s, who, here)
    discard_encounter(s, here.card)


@cites("EH-COMPLEX-02", "EH-COMPLEX-03", "EH-COMPLEX-04", "EH-COMPLEX-05", "EH-COMPLEX-06")
def complex_encounter(s: World, who: Investigator, here: Encounter) -> Flow[None]:
    """The initial effect; its test leads to the pass or to the fail effect."""
    parts = TALES[here.card.key]
    here.passed, here.failed = parts["pass"], parts["fail"]
    yield from aloud(s, lambda: parts["initial"].run(s, who))


NOTHING: InPlay = InPlay.__new__(InPlay)  # what a sheet offers lies on no card

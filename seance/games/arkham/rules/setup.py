"""Set-up, steps 1 to 13, and the way from one scenario of a campaign to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta

from seance.engine import (
    Ask,
    BadInput,
    Deck,
    Deed,
    Dice,
    Flow,
    Option,
    Options,
    choose,
    choose_some,
    choose_together,
    cites,
    do,
)  # fmt: skip

from .agreement import in_common
from .areas import new_in_play
from .campaign import is_away, taking_part
from .deck_building import DeckList, is_permanent, starter_deck
from .deck_lists import deck_from
from .newcomers import enter_campaign, unused
from .pieces import NOBODY, Investigator
from .printed import CHAOS_BAGS, EMPTY_SEAT, MOST_INVESTIGATORS, PlayerCard
from .printed import SCENARIOS as SHEETS
from .registers import SCENARIOS, step
from .scenario_setup import build_decks
from .standalone import skip_earlier_scenarios
from .state import Table
from .telling import introduction, tell

STARTING_RESOURCES = 5
OPENING_HAND = 5
FIRST_SCENARIO = "the-gathering"


class ArkhamOptions(Options, frozen=True, kw_only=True):
    """A deck is the text of a deck list (ours or an ArkhamDB export); without one the seat chooses a starter deck.

    Of a campaign the last seats may be empty at first; whoever brings a deck there comes with it.
    """

    mode: Literal["campaign", "standalone"] = "campaign"
    scenario: Literal["the-gathering", "the-midnight-masks", "the-devourer-below"] = "the-gathering"
    difficulty: Literal["easy", "standard", "hard", "expert"] = "standard"
    collection: Literal["one-core", "two-cores", "revised"] = "one-core"
    deck_1: str = ""
    deck_2: str = ""
    deck_3: str = ""
    deck_4: str = ""
    late_seats: Annotated[int, Meta(ge=0, le=MOST_INVESTIGATORS - 1)] = 0


def late_seats(options: ArkhamOptions) -> int:
    """How many of the seats, the last ones, are empty in the first scenario: they are taken between two of them."""
    return options.late_seats if options.mode == "campaign" else 0


@cites("AHC-DFL-01", "AHC-DFL-02")
def set_up(seats: int, seed: int, options: ArkhamOptions) -> Table:
    """An empty table with the decks that players bring along; everything else is steps."""
    s = Table(seats, Dice(seed))
    s.mode, s.difficulty, s.collection = options.mode, options.difficulty, options.collection
    s.scenario = options.scenario if options.mode == "standalone" else FIRST_SCENARIO
    for seat, text in enumerate((options.deck_1, options.deck_2, options.deck_3, options.deck_4)[:seats]):
        if text.strip():
            deck = deck_from(text, options.collection, options.mode)
            if any(persona is deck.persona for persona, _ in s.brought.values()):
                raise BadInput("investigator-taken", investigator=deck.investigator)
            s.brought[seat] = (deck.persona, deck.cards)
    s.queue = list(range(seats - late_seats(options)))
    return s


# ---- steps 1 to 8 ------------------------------------------------------------------


@cites("AHC-SU01-01", "AHC-DBK-01", "AHC-SUP-01")
def choose_investigators(s: Table) -> Flow[None]:
    """One seat after the other; who brings a deck has chosen already. The other seats are still empty."""
    if not s.queue:
        s.investigators += [Investigator(seat, EMPTY_SEAT) for seat in range(len(s.investigators), s.seats)]
        s.phase = "set-up-lead"
        return
    seat = s.queue.pop(0)
    if seat in s.brought:
        persona, cards = s.brought[seat]
        deck = DeckList(persona.key, cards)
    else:
        taken = [persona.key for persona, _ in s.brought.values()]
        free = [key for key in unused(s) if key not in taken]
        deck = starter_deck((yield from choose(seat, "investigator", [Option(key, "play-as", (key,)) for key in free])))
    s.log("plays-as", seat=seat + 1, who=deck.investigator)
    s.investigators.append(enter_campaign(s, seat, deck))


ANYBODY = -1  # who leaves it to the others


@cites("AHC-SU03-01", "AHC-LEA-02", "AHC-LEA-03")
def choose_lead(s: Table) -> Flow[None]:
    """Everybody names somebody, or leaves it to the others; if those who do differ, chance decides."""
    s.phase = "set-up-decks"
    party = taking_part(s)
    options = [*[Option(who.seat, "lead", (who.key,)) for who in party], Option(ANYBODY, "anybody")]
    named = (
        (yield from choose_together(in_common([Ask(who.seat, "lead", options) for who in party])))
        if len(party) > 1
        else [party[0].seat]
    )
    wanted = sorted(set(named) - {ANYBODY})
    s.lead = wanted[0] if len(wanted) == 1 else s.dice.roll("lead", [who.seat for who in party])
    if len(wanted) > 1:
        s.log("lead-disputed")
    s.log("lead", who=s.leader.key)
    if s.mode == "standalone":
        skip_earlier_scenarios(s)


@cites(
    "AHC-SU02-01", "AHC-SU04-01", "AHC-SU06-01", "AHC-SU06-02", "AHC-SU07-01", "AHC-TRA-04", "AHC-TRA-07", "AHC-DFL-03",
    "AHC-PRM-04", "AHC-CAM-04", "AHC-CAM-02",
)  # fmt: skip
def assemble_decks(s: Table) -> None:
    """Trauma, decks, the chaos bag and resources; permanent cards are in play from the start."""
    s.phase = "set-up-hands"
    s.starters = len(taking_part(s))
    if not s.bag:
        s.bag = list(CHAOS_BAGS[s.difficulty])
    for who in s.investigators:
        who.gone = is_away(s, who)
        who.damage, who.horror = who.physical, who.mental
        mine = [] if who.gone else who.owned
        permanent = [card for card in mine if is_permanent(card)]
        who.deck = Deck(f"deck-{who.key}", [card for card in mine if card not in permanent])
        who.assets = [new_in_play(s, card, who.seat) for card in permanent]
        who.resources = STARTING_RESOURCES
    s.queue = [who.seat for who in s.in_order()]


@cites("AHC-SU08-01", "AHC-SU08-03", "AHC-SU08-04")
def draw_opening_hands(s: Table) -> None:
    """Everybody draws five cards; weaknesses are set aside and shuffled back in."""
    s.phase = "set-up-mulligans"
    for seat in s.queue:
        draw_without_weaknesses(s, s.investigators[seat], OPENING_HAND)


@cites("AHC-MUL-04", "AHC-SU08-02")
def take_mulligans(s: Table) -> Flow[None]:
    """When all have drawn, one mulligan each, in player order."""
    if not s.queue:
        s.phase = "set-up-scenario"
        return
    yield from mulligan(s, s.investigators[s.queue.pop(0)])


def draw_without_weaknesses(s: Table, who: Investigator, n: int) -> None:
    """What is set aside is not there while cards are drawn; in a deck without order it may go back when they are."""
    aside: list[PlayerCard] = []
    drawn: list[str] = []
    while len(drawn) < n and (card := who.deck.draw(s.dice)) is not None:
        (aside if card.weakness else who.hand).append(card)
        if not card.weakness:
            drawn.append(card.key)
    who.deck.rest += aside
    if drawn:
        s.log("draws", who=who.key, cards=drawn)


@cites("AHC-MUL-01", "AHC-MUL-02", "AHC-MUL-03")
def mulligan(s: Table, who: Investigator) -> Flow[None]:
    options = [Option(card, "replace", (card.key,)) for card in who.hand]
    swapped = yield from choose_some(who.seat, "mulligan", options, 0, len(options), (who.key,))
    for card in swapped:
        who.hand.remove(card)
    s.log("mulligan", who=who.key, n=len(swapped))
    draw_without_weaknesses(s, who, len(swapped))
    who.deck.rest += swapped


# ---- steps 9 to 13 ------------------------------------------------------------------


@cites("AHC-SU09-01", "AHC-SU10-01", "AHC-SU13-01", "AHC-MYT-01", "AHC-SUP-02")
def set_up_scenario(s: Table) -> Flow[None]:
    """The introduction, the set-up of the guide, agenda and act; the first round has no mythos phase."""
    s.phase = "investigation-begins"
    s.round = 1
    s.log("scenario", scenario=s.scenario, card=f"{s.scenario}-hard" if s.hard else s.scenario)
    for chapter in introduction(s.scenario, s.log_notes):
        tell(s, chapter)
    yield from do(SCENARIOS[s.scenario].set_up(s))
    build_decks(s, SHEETS[s.scenario])


# ---- from one scenario to the next ------------------------------------------------------------------


@step("next-scenario")
@cites("AHC-NXT-01", "AHC-GAM-01", "AHC-GAM-02", "AHC-RFG-02")
def begin_next_scenario(s: Table, scenario: str) -> None:
    """Everything of the last game is put away; decks, trauma, experience, the log and the chaos bag stay."""
    s.scenario = scenario
    s.locations, s.enemies, s.at_locations = [], [], []
    s.act = s.agenda = None
    s.acts, s.agendas, s.set_aside, s.victory, s.removed = [], [], [], [], []
    s.encounters, s.cultists = Deck("encounters", []), Deck("cultists", [])
    s.unseen, s.born, s.used, s.lasting = {}, {}, {}, []
    s.turn, s.resolution, s.queue, s.round = NOBODY, "", [], 0
    for place, who in enumerate(s.investigators):
        s.investigators[place] = fresh(who)
    s.changed()
    s.phase = "set-up-lead"


def fresh(who: Investigator) -> Investigator:
    """For a new game, with what stays in a campaign."""
    new = Investigator(who.seat, who.persona)
    new.owned, new.physical, new.mental, new.killed = who.owned, who.physical, who.mental, who.killed
    new.xp, new.paid = who.xp, who.paid
    return new


PHASES: dict[str, Callable[[Table], Deed]] = {
    "set-up-investigators": choose_investigators,
    "set-up-lead": choose_lead,
    "set-up-decks": assemble_decks,
    "set-up-hands": draw_opening_hands,
    "set-up-mulligans": take_mulligans,
    "set-up-scenario": set_up_scenario,
}

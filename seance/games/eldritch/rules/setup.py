"""Setting up a game, in the nine steps of the rulebook."""

from __future__ import annotations

from typing import Literal

from seance.engine import Ask, Deck, Dice, Flow, Option, Options, choose, choose_together, cites

from .clues import gain_clues, spawn_clue
from .expeditions import next_expedition
from .gates import spawn_gate
from .monsters import spawn_epic
from .mysteries import draw_mystery
from .pieces import InPlay, Investigator
from .possessions import fill_reserve, gain_card, improve, take_from_supply
from .printed import (
    ANCIENT_ONES,
    ARTIFACTS,
    ASSETS,
    CLUES,
    CONDITIONS,
    CUP,
    ENCOUNTER_DECKS,
    GATES,
    INVESTIGATORS,
    MYSTERIES,
    MYTHOS,
    MYTHOS_COLOURS,
    OMEN_START,
    SPELLS,
    Sheet,
)  # fmt: skip
from .state import World
from .telling import tell

OUT_OF_MIX = {"normal": "", "easy": "hard", "hard": "easy"}
COMMON_DECKS = ("america", "europe", "asia-australia", "general", "other-world", "expedition")


class EldritchOptions(Options, frozen=True, kw_only=True):
    ancient_one: Literal["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth", "random"] = "azathoth"
    mythos: Literal["normal", "easy", "hard"] = "normal"  # easy: no hard cards; hard: no easy ones
    starting_rumor: bool = False
    investigators: Literal["chosen", "random"] = "chosen"


@cites("EH-SETUP1-01", "EH-OVER-02", "EH-SETUP5-01")
def set_up(seats: int, seed: int, options: EldritchOptions) -> World:
    """Steps 1 and 2, and the Ancient One, who is chosen with the table. The other steps follow as the game begins."""
    dice = Dice(seed)
    name = options.ancient_one
    ancient_one = dice.roll("ancient-one", list(ANCIENT_ONES.values())) if name == "random" else ANCIENT_ONES[name]
    s = World(seats, dice, ancient_one)
    s.difficulty, s.starting_rumor = options.mythos, options.starting_rumor
    s.random_sheets = options.investigators == "random"
    set_up_tokens(s)
    set_up_decks(s)
    s.sheets = list(INVESTIGATORS.values())
    s.phase, s.queue = "investigators", list(range(seats))
    return s


@cites("EH-SETUP2-01", "EH-SETUP2-02", "EH-SETUP6-01")
def set_up_tokens(s: World) -> None:
    """Gates and Clues face down, the monsters in their cup; what the Ancient One sets aside is not in it."""
    s.gate_stack = Deck("gates", list(GATES.values()))
    s.clue_pool = Deck("clues", list(CLUES.values()))
    s.cup = list(CUP)
    for name, n in s.ancient_one.set_aside.items():
        for _ in range(n):
            kind = next(kind for kind in s.cup if kind.key == name)
            s.cup.remove(kind)
            s.set_aside.append(kind)


@cites("EH-SETUP7-01", "EH-SETUP7-02", "EH-SETUP7-03", "EH-SETUP7-04", "EH-SETUP7-05", "EH-SETUP7-07", "EH-SETUP7-08",
       "EH-SETUP7-10", "EH-SETUP7-11", "EH-OPT-03")  # fmt: skip
def set_up_decks(s: World) -> None:
    """Step 7: every deck, and of Research, Special encounters and Mysteries only those of this Ancient One."""
    sheet = s.ancient_one
    names = [*COMMON_DECKS, sheet.research, *([sheet.special] if sheet.special else [])]
    s.encounters = {name: Deck(name, list(ENCOUNTER_DECKS[name])) for name in names}
    s.mysteries = Deck("mysteries", [card for card in MYSTERIES.values() if card.ancient_one == sheet.key])
    alone = s.seats == 1
    s.assets = Deck("assets", [card for card in ASSETS.values() if not alone or "teamwork" not in card.traits])
    s.artifacts = Deck("artifacts", list(ARTIFACTS.values()))
    s.box += [card for card in ASSETS.values() if alone and "teamwork" in card.traits]
    s.spells = [card for card in SPELLS.values() for _ in card.backs]
    s.conditions = [card for card in CONDITIONS.values() for _ in card.backs]
    set_up_mythos(s)


@cites("EH-SETUP8-01", "EH-SETUP8-02", "EH-SETUP8-03", "EH-SETUP8-04", "EH-SETUP8-05", "EH-SETUP8-06", "EH-SETUP8-07",
       "EH-SETUP8-09", "EH-OPT-01")  # fmt: skip
def set_up_mythos(s: World) -> None:
    """Step 8: so many cards of each colour in each stage. Which they are nobody knows before they are drawn."""
    green, yellow, blue = MYTHOS_COLOURS
    s.mythos = [(stage[green], stage[yellow], stage[blue]) for stage in s.ancient_one.stages]
    out = OUT_OF_MIX[s.difficulty]
    s.mythos_box = [card for card in MYTHOS.values() if card.difficulty != out]
    s.box += [card for card in MYTHOS.values() if card.difficulty == out]


# ---- step 3: who plays whom ----------------------------------------------------------------------------------------


@cites("EH-SETUP3-03", "EH-OVER-03")
def investigator_step(s: World) -> Flow[None]:
    """Clockwise from the first seat, everybody takes one of the investigators that are left."""
    s.step = "investigators"
    who = s.investigators[s.queue.pop(0)]
    yield from choose_investigator(s, who)
    if not s.queue:
        s.phase = "lead"


@cites("EH-SETUP3-01", "EH-SETUP3-02")
def lead_step(s: World) -> Flow[None]:
    """Everybody names a Lead Investigator, or leaves it to the others; if those who do differ, chance decides."""
    s.step = "lead"
    if any(who.sheet is None for who in s.investigators):  # a table of earlier days asked for the lead first
        s.phase, s.queue = "investigators", list(range(s.seats))
        return
    named = (yield from choose_together([lead_ask(s, who) for who in s.investigators])) if s.seats > 1 else [0]
    wanted = sorted({seat for seat in named if seat != ANYBODY})
    s.lead = wanted[0] if len(wanted) == 1 else s.dice.roll("lead", list(range(s.seats)))
    s.log("lead", who=s.investigators[s.lead].key)
    s.phase = "set-up"


def lead_ask(s: World, who: Investigator) -> Ask[int]:
    options = [Option(one.seat, "lead", (one.key,)) for one in s.investigators]
    return Ask(who.seat, "who-leads-first", [*options, Option(ANYBODY, "anybody")])


ANYBODY = -1


CHOICES = {key: Option(sheet, "choose", (key,)) for key, sheet in INVESTIGATORS.items()}


@cites("EH-OPT-04")
def choose_investigator(s: World, who: Investigator) -> Flow[None]:
    """Of those that nobody has used so far."""
    if s.random_sheets:
        sheet = s.dice.roll("investigators", s.sheets)
    else:
        sheet = yield from choose(who.seat, "which-investigator", [CHOICES[one.key] for one in s.sheets])
    s.sheets.remove(sheet)
    yield from take_sheet(s, who, sheet)


@cites("EH-SETUP3-04", "EH-SETUP4-01", "EH-SETUP4-02", "EH-SETUP4-03", "EH-SETUP4-04", "EH-NEWINV-03", "EH-SKILL-02")
def take_sheet(s: World, who: Investigator, sheet: Sheet) -> Flow[None]:
    """Start space, possessions that are there, full Health and Sanity."""
    who.key, who.sheet, who.space = sheet.key, sheet, sheet.start
    who.health, who.sanity = sheet.health, sheet.sanity
    who.gone = who.delayed = False
    s.log("investigator", seat=who.seat + 1, who=sheet.key, space=sheet.start)
    tell(s, sheet.key)
    for family, names in (("asset", sheet.assets), ("spell", sheet.spells)):
        for name in names:
            card = take_from_supply(s, who, family, name=name)
            if card is not None:
                yield from gain_card(s, who, card)
    gain_clues(s, who, sheet.clues)
    for _ in range(sheet.improvements):
        yield from improve(s, who)


# ---- steps 5 and 9: the Ancient One, and what lies on the board at the start ---------------------------------------


@cites("EH-SETUP5-04", "EH-SETUP9-01", "EH-SETUP9-02", "EH-SETUP9-03", "EH-SETUP9-04", "EH-SETUP9-05", "EH-SETUP9-06",
       "EH-SETUP9-07", "EH-SETUP9-08", "EH-SETUP9-09", "EH-SETUP9-11", "EH-OPT-02")  # fmt: skip
def set_up_step(s: World) -> Flow[None]:
    """9A to 9H: the numbers for so many players, the tracks, the reserve, Gates, the expedition, Clues, a Mystery."""
    s.step = "set-up"
    s.log("ancient-one", ancient_one=s.ancient_one.key)
    tell(s, s.side)
    s.omen_eldritch = s.ancient_one.eldritch_on_green
    if s.omen_eldritch:
        s.log("eldritch-added", where="omens", n=s.omen_eldritch)
    s.doom, s.omen = s.ancient_one.doom, OMEN_START
    fill_reserve(s)
    for _ in range(s.reference.gates):
        yield from spawn_gate(s)
    next_expedition(s)
    for _ in range(s.reference.clues):
        spawn_clue(s)
    yield from draw_mystery(s)
    if s.starting_rumor:
        yield from begin_with_rumor(s)
    s.phase = "round"


@cites("EH-OPT-02")
def begin_with_rumor(s: World) -> Flow[None]:
    """A random Rumor is in play from the start; its card is not in the box."""
    card = s.dice.roll("rumors", [one for one in s.mythos_box if one.rumor])
    s.mythos_box.remove(card)
    s.ongoing.append(InPlay(card, card.space, card.eldritch))
    s.log("rumor", card=card.key)
    if card.epic:
        yield from spawn_epic(s, card.epic, card.epic_space)

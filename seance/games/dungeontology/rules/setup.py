"""Setting up a game: options, scholars, the start player, hands, the campus, the bag."""

from __future__ import annotations

from typing import Literal

from seance.engine import Dice, Flow, Option, Options, choose, cites

from .bag import refill
from .hands import draw_cards
from .pieces import Scholar
from .printed import ALERTS, BOSS_SIDES, CLANS, COLOURS, FIRST_HANDS, ScholarCard
from .randomise import COLOUR, randomise
from .state import Expedition


class DungeontologyOptions(Options, frozen=True, kw_only=True):
    alert: Literal["alert-easy", "alert-normal", "alert-hard", "random"] = "alert-normal"
    boss: Literal["aggressive", "drunk", "random"] = "random"
    scholars: Literal["chosen", "random"] = "chosen"
    placement: Literal["half-steps", "grid"] = "half-steps"  # grid: tiles are not slid, for beginners
    round_limit: bool = True


@cites("DUN-SETUP-16", "DUN-SETUP-17", "DUN-SETUP-18", "DUN-SETUP-21", "DUN-SETUP-22", "DUN-CLAN-01", "DUN-SETUP-23",
       "DUN-SETUP-24", "DUN-SETUP-25", "DUN-SETUP-26", "DUN-SETUP-08", "DUN-SETUP-19", "DUN-SETUP-20")  # fmt: skip
def set_up(seats: int, seed: int, options: DungeontologyOptions) -> Expedition:
    """Everything that needs no player. Stacks and decks have no order before they are drawn from."""
    dice = Dice(seed)
    s = Expedition(seats, dice)
    s.grid = options.placement == "grid"
    s.random_scholars = options.scholars == "random"
    s.round_limit = options.round_limit
    s.alert = dice.roll("alert", list(ALERTS.values())) if options.alert == "random" else ALERTS[options.alert]
    s.boss = dice.roll("boss", list(BOSS_SIDES.values())) if options.boss == "random" else BOSS_SIDES[options.boss]
    s.clan = dice.roll("clan", list(CLANS.values()))
    for who, colour in zip(s.scholars, COLOURS, strict=False):
        who.colour = colour
    s.areas[0].entered = True
    return s


@cites("DUN-SETUP-01", "DUN-SETUP-02", "DUN-SETUP-03", "DUN-SETUP-04")
def scholars_step(s: Expedition) -> Flow[None]:
    """One player after the other takes a scholar."""
    s.step = "set-up"
    who = next(who for who in s.scholars if who.card is None)
    if s.random_scholars:
        card = s.dice.roll("scholars", s.names_left)
    else:
        options = [Option(one, "choose", (one.key,)) for one in s.names_left]
        card = yield from choose(who.seat, "which-scholar", options)
    take_card(s, who, card)
    if s.scholars[-1].card is not None:
        s.phase = "start-player"


@cites("DUN-SETUP-04", "DUN-SETUP-05", "DUN-SCHOLAR-03")
def take_card(s: Expedition, who: Scholar, card: ScholarCard) -> None:
    """Standard side up, with as many students as it says."""
    s.names_left.remove(card)
    who.card = card
    who.students = min(card.standard.students, s.reserve)
    s.reserve -= who.students
    s.log("scholar", player=who.seat + 1, who=card.key, colour=who.colour)


@cites("DUN-SETUP-06", "DUN-SETUP-27", "DUN-SETUP-28", "DUN-SCHOLAR-28", "DUN-UNIV-02")
def start_player_step(s: Expedition) -> None:
    """The colour on a randomise card; one that nobody has is drawn again. And the bag is filled."""
    card = randomise(s, COLOUR, lambda card: any(who.colour == card.colour for who in s.scholars))
    assert card is not None
    assert s.alert is not None
    s.start_seat = s.turn = next(who.seat for who in s.scholars if who.colour == card.colour)
    s.log("start-player", who=s.active.key, cards=FIRST_HANDS[0])
    refill(s, s.alert.students, s.alert.omegas)
    s.phase = "first-hands"


@cites("DUN-SETUP-09", "DUN-SETUP-10", "DUN-SETUP-11", "DUN-SETUP-12", "DUN-SETUP-29")
def first_hands_step(s: Expedition) -> None:
    """One card for the start player, one more for each who comes later."""
    for who, n in zip(s.clockwise(s.start_seat), FIRST_HANDS, strict=False):
        draw_cards(s, who, n)
    s.round = 1
    s.phase = "turn-start"

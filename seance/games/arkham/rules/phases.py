"""The round: mythos, investigation, enemy and upkeep phase, each step as printed, with its player windows."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import Ask, Deed, Flow, Note, Option, Preview, choose, choose_together, cites, do

from .actions import take_action
from .acts import advance_by_clues, can_advance_by_clues, check_doom, clues_needed, place_doom_on_agenda
from .agreement import agreed, in_common
from .costs import choose_discards, discardable
from .decks import draw_cards
from .encounters import draw_encounter
from .enemies import attacks_on, each_engages, enemy_attack, hunt, is_massive, prey_of
from .modifiers import keywords, stat
from .pieces import NOBODY, Enemy, Investigator
from .risks import preview_advance
from .state import Table
from .windows import as_one, comes_to, player_window


@cites("AHC-FW11-03")
def phase_begins(s: Table) -> Flow[None]:
    s.log("phase", phase=s.phase_name)
    yield from comes_to(s, "after-phase-begins", s.leader)


@cites("AHC-FW15-02", "AHC-LST-05")
def phase_ends(s: Table) -> Flow[None]:
    """What lasts until the end of the phase is over before abilities "at the end of the phase" begin."""
    s.expire("phase")
    yield from comes_to(s, "at-end-of-phase", s.leader)
    s.begin_anew("phase")


# ---- mythos phase ------------------------------------------------------------------


@cites("AHC-TIM-01", "AHC-FW11-01", "AHC-FW11-02", "AHC-MYT-02")
def mythos_begins(s: Table) -> Flow[None]:
    s.phase = "mythos-doom"
    s.round += 1
    s.log("round", n=s.round)
    yield from phase_begins(s)


@cites("AHC-FW12-01")
def mythos_doom(s: Table) -> None:
    s.phase = "mythos-check"
    place_doom_on_agenda(s)


@cites("AHC-FW13-01", "AHC-FW13-02")
def mythos_check(s: Table) -> Flow[None]:
    s.phase = "mythos-draws"
    yield from check_doom(s)
    s.queue = [who.seat for who in s.in_order()]


@cites("AHC-FW14-01")
def mythos_draws(s: Table) -> Flow[None]:
    """In player order, one investigator after the other."""
    if not s.queue:
        s.phase = "mythos-ends"
        return
    who = s.investigators[s.queue.pop(0)]
    if not who.gone:
        yield from draw_encounter(s, who)


@cites("AHC-MYT-03", "AHC-MYT-04", "AHC-FW15-01")
def mythos_ends(s: Table) -> Flow[None]:
    s.phase = "investigation-begins"
    yield from player_window(s)
    yield from phase_ends(s)


# ---- investigation phase ------------------------------------------------------------------


@cites("AHC-FW21-01", "AHC-IVP-01")
def investigation_begins(s: Table) -> Flow[None]:
    s.phase = "investigation-next"
    yield from phase_begins(s)
    yield from player_window(s)


@cites("AHC-FW22-01", "AHC-FW22-02", "AHC-FW22-03", "AHC-FW22-04", "AHC-IVP-05", "AHC-IVP-06", "AHC-APL-01")
def investigation_next(s: Table) -> Flow[None]:
    """The next turn begins, or the phase ends."""
    waiting = [who for who in s.in_order() if not who.acted]
    if not waiting:
        s.phase = "investigation-ends"
        return
    who = waiting[0] if len(waiting) == 1 else (yield from who_goes_next(s, waiting))
    who.acted = True
    s.turn = who.seat
    s.phase = "investigation-turn"
    s.log("turn", who=who.key)
    yield from comes_to(s, "after-turn-begins", who)


@cites("AHC-FW22-01", "AHC-FW22-02", "AHC-FW22-03", "AHC-FW22-04", "AHC-IVP-05", "AHC-IVP-06", "AHC-APL-01")
def who_goes_next(s: Table, waiting: list[Investigator]) -> Flow[Investigator]:
    """The investigators decide it; where nobody has a wish, the lead."""
    options = [Option(who, "turn", (who.key,)) for who in waiting]
    who = yield from agreed(s, "who-goes-next", options, "turn")
    if who is None:
        ask = Ask(s.lead, "who-goes-next", options, opens="turn")
        [who] = yield from choose_together(in_common([ask]), secret=False)
    return who


@cites("AHC-IVP-02", "AHC-IVP-03", "AHC-IVP-04")
def investigation_turn(s: Table) -> Flow[None]:
    """A window for the others, then an action of the active investigator; what the window brings about comes first."""
    who = s.investigators[s.turn]
    if who.gone:
        s.phase = "investigation-turn-ends"
        return
    if s.seats > 1:
        yield from player_window(s, but=who.seat)
    if not s.stack and not who.gone:
        yield from take_action(s, who)


@cites("AHC-FW222-01", "AHC-LST-05", "AHC-LST-06", "AHC-IVP-08")
def investigation_turn_ends(s: Table) -> Flow[None]:
    """What is for this turn is over before abilities "at the end of the turn" begin, and nothing new of that kind can.

    The turn of who was eliminated ends as well: what others do then is done.
    """
    who = s.investigators[s.turn]
    s.phase = "investigation-next"
    s.turn = NOBODY
    s.expire("turn")
    yield from comes_to(s, "at-end-of-turn", who)
    s.begin_anew("turn")


@cites("AHC-FW23-01", "AHC-IVP-07", "AHC-IVP-08")
def investigation_ends(s: Table) -> Flow[None]:
    s.phase = "enemy-begins"
    yield from phase_ends(s)


# ---- enemy phase ------------------------------------------------------------------


@cites("AHC-FW31-01", "AHC-ENP-01")
def enemy_begins(s: Table) -> Flow[None]:
    s.phase = "enemy-hunters"
    yield from phase_begins(s)


@cites("AHC-FW32-01", "AHC-HUN-01")
def enemy_hunters(s: Table) -> Flow[None]:
    """Each hunter once, in the order that the lead chooses."""
    s.phase = "enemy-attacks"
    s.queue = [who.seat for who in s.in_order()]
    left = [enemy for enemy in s.enemies if hunts(s, enemy)]
    while left := [enemy for enemy in left if enemy in s.enemies and hunts(s, enemy)]:
        options = [Option(enemy, "hunts", (enemy.key,)) for enemy in left]
        enemy = yield from choose(s.lead, "which-hunter-first", options)
        left.remove(enemy)
        yield from hunt(s, enemy)


def hunts(s: Table, enemy: Enemy) -> bool:
    """Ready, unengaged, and with nobody at its location whom it would pursue."""
    if enemy.exhausted or enemy.engaged != NOBODY or "hunter" not in keywords(s, enemy):
        return False
    sought = [who for who in s.in_order() if prey_of(s, enemy) != "bearer" or who.seat == enemy.owner]
    return bool(sought) and not any(who.location == enemy.location for who in sought)


@cites("AHC-FW33-01", "AHC-FW33-02", "AHC-FW33-03", "AHC-FW33-05", "AHC-ENP-02", "AHC-ENP-03", "AHC-ENP-04")
def enemy_attacks(s: Table) -> Flow[None]:
    """A window, then all attacks on one investigator; massive enemies come last, and then exhaust."""
    yield from player_window(s)
    if not s.queue:
        s.phase = "enemy-ends"
        return
    who = s.investigators[s.queue.pop(0)]
    if not who.gone:
        attackers = [one for one in s.engaged_with(who) if not one.exhausted and not is_massive(s, one)]
        yield from attacks_on(s, who, attackers, opportunity=False, exhausts=True)
    if not s.queue:
        yield from massive_attacks(s)


@cites("AHC-MAS-04", "AHC-MAS-05", "AHC-MAS-06")
def massive_attacks(s: Table) -> Flow[None]:
    """Against each investigator at its location, in the order that the lead chooses; then it exhausts."""
    for enemy in [one for one in s.enemies if is_massive(s, one) and not one.exhausted]:
        left = s.at(enemy.location)
        attacked = bool(left)
        while left := [who for who in left if not who.gone and enemy in s.enemies]:
            options = [Option(who, "attacked", (who.key,)) for who in left]
            who = yield from choose(s.lead, "whom-first", options, (enemy.key,))
            left.remove(who)
            yield from enemy_attack(s, enemy, who)
        enemy.exhausted = enemy.exhausted or attacked


@cites("AHC-FW34-01", "AHC-ENP-05")
def enemy_ends(s: Table) -> Flow[None]:
    s.phase = "upkeep-begins"
    yield from phase_ends(s)


# ---- upkeep phase ------------------------------------------------------------------


@cites("AHC-FW41-01", "AHC-UKP-01", "AHC-UKP-02")
def upkeep_begins(s: Table) -> Flow[None]:
    s.phase = "upkeep-reset"
    yield from phase_begins(s)
    yield from player_window(s)


@cites("AHC-FW42-01")
def upkeep_reset(s: Table) -> None:
    s.phase = "upkeep-ready"
    for who in s.investigators:
        who.spent = who.gained = 0
        who.acted = False


@cites("AHC-FW43-01", "AHC-RDY-03", "AHC-ENG-11", "AHC-ATT-09")
def upkeep_ready(s: Table) -> Flow[None]:
    """All at once; then enemies that have become ready engage, all at once as well."""
    s.phase = "upkeep-draw"
    s.queue = [who.seat for who in s.in_order()]
    for who in s.investigators:
        for card in who.assets + who.threats:
            card.exhausted = False
    for card in s.at_locations:
        card.exhausted = False
    woken = [enemy for enemy in s.enemies if enemy.exhausted]
    for enemy in woken:
        enemy.exhausted = False
    yield from as_one(s, each_engages(s, woken))


@cites("AHC-FW44-01", "AHC-FW44-02")
def upkeep_draw(s: Table) -> Flow[None]:
    """Each draws a card; when all have, each gains a resource."""
    if s.queue:
        who = s.investigators[s.queue.pop(0)]
        yield from draw_cards(s, who, 1)
        return
    s.phase = "upkeep-hand"
    for who in s.in_order():
        who.resources += 1
    s.queue = [who.seat for who in s.in_order()]


@cites("AHC-FW45-01", "AHC-WEA-07")
def upkeep_hand(s: Table) -> Flow[None]:
    """Down to eight cards; weaknesses are never chosen."""
    if not s.queue:
        s.phase = "upkeep-ends"
        return
    who = s.investigators[s.queue.pop(0)]
    if not who.gone:
        yield from down_to_hand_size(s, who)


def down_to_hand_size(s: Table, who: Investigator) -> Flow[None]:
    surplus = len(who.hand) - stat(s, "hand-size", who)
    if surplus > 0:
        yield from choose_discards(s, who, min(surplus, len(discardable(who))))


@cites("AHC-FW46-01", "AHC-FW46-02", "AHC-FW46-03", "AHC-FW46-04", "AHC-UKP-03")
def upkeep_ends(s: Table) -> Flow[None]:
    """The phase ends, and the round: "when the round ends" comes before "at the end of the round"."""
    s.phase = "mythos-begins"
    yield from phase_ends(s)
    s.expire("round")
    yield from comes_to(s, "when-round-ends", s.leader)
    if can_advance_by_clues(s, "when-round-ends"):
        yield from offer_to_advance(s)
    yield from comes_to(s, "at-end-of-round", s.leader)
    s.begin_anew("phase")  # for what was done between the end of this phase and that of the round
    s.begin_anew("round")
    for who in s.investigators:
        who.performed = []


@cites("AHC-ACT-07")
def offer_to_advance(s: Table) -> Flow[None]:
    """An objective that lets the group spend clues at this moment."""
    assert s.act is not None
    options = [Option(True, "advance", (s.act.key,)), Option(False, "pass")]
    about = (s.act.key, str(clues_needed(s)))

    def preview(option: Option[object]) -> Preview:
        return preview_advance(s, s.leader) if option.value else Preview()

    if (yield from choose(s.lead, "advance-act", options, about, preview=preview, notes=(Note("passing-waits"),))):
        yield from do(advance_by_clues(s))


PHASES: dict[str, Callable[[Table], Deed]] = {
    "mythos-begins": mythos_begins,
    "mythos-doom": mythos_doom,
    "mythos-check": mythos_check,
    "mythos-draws": mythos_draws,
    "mythos-ends": mythos_ends,
    "investigation-begins": investigation_begins,
    "investigation-next": investigation_next,
    "investigation-turn": investigation_turn,
    "investigation-turn-ends": investigation_turn_ends,
    "investigation-ends": investigation_ends,
    "enemy-begins": enemy_begins,
    "enemy-hunters": enemy_hunters,
    "enemy-attacks": enemy_attacks,
    "enemy-ends": enemy_ends,
    "upkeep-begins": upkeep_begins,
    "upkeep-reset": upkeep_reset,
    "upkeep-ready": upkeep_ready,
    "upkeep-draw": upkeep_draw,
    "upkeep-hand": upkeep_hand,
    "upkeep-ends": upkeep_ends,
}

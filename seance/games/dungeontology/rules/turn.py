"""The turn: thesis submission, rest, movement, action, end of turn; and whose turn comes next."""

from __future__ import annotations

from seance.engine import (
    PASS,
    Ask,
    Chosen,
    Deed,
    Flow,
    Menu,
    Note,
    Option,
    Preview,
    choose,
    cites,
    do,
    first_to_act,
    preview_of,
)  # fmt: skip

from .actions import actions, chosen, moves, schemes, why_no_action, why_no_move
from .clan import clans_for, thesis_target, thesis_worth, would_succeed
from .doom import turn_up
from .endgame import end_game
from .hands import draw_up
from .pieces import Scholar
from .plays import OUTSIDE, Move, in_passing, instants, mains, mains_at, may_play, play, secondaries, what_it_does
from .printed import ROUND_LIMIT
from .registers import carry_out
from .rest import rest
from .state import Expedition
from .stun import has_room_for_stun
from .thesis import look_step, may_submit, submit, thesis_step
from .values import change, value

DONE = "done"


# ---- the beginning -------------------------------------------------------------------------------------------------


@cites("DUN-TURN-01", "DUN-REST-02", "DUN-REST-03", "DUN-BOSS-02")
def turn_start_step(s: Expedition) -> None:
    """What was once in a turn begins anew; whether a rest is compulsory is decided now."""
    who = s.active
    s.step = "movement" if s.maximum_alert else "thesis"
    s.activated = False
    s.queue, s.lasting = [], []
    for one in s.scholars:
        one.used = []
    s.free = False
    s.forced_rest = not s.maximum_alert and not has_room_for_stun(s, who)
    s.log("turn", who=who.key)
    s.phase = "turn-window"
    if s.panic is not None:
        carry_out(s, "panic-turn-start", s.panic.key, who)


@cites("DUN-SCHEME-08", "DUN-TIMING-05")
def turn_window_step(s: Expedition) -> Flow[None]:
    """Cards that are played at the start of an opponent's turn."""
    who = s.active
    could = [one for one in s.others(who) if one.hand] if who.area else []
    asks = [
        Ask(
            one.seat, "turn-starts", [PASS, *mains_at(s, one, "opponent-turn-start")], (who.key,),
            preview=what_it_does, notes=(whereabouts(s, who),),
        )
        for one in could
    ]  # fmt: skip
    first = (yield from first_to_act(asks)) if asks else None
    if first is None:
        s.phase = "begin"
    else:
        yield from play(s, could[first[0]], first[1])


@cites("DUN-TURN-02", "DUN-REST-01", "DUN-REST-02", "DUN-REST-12", "DUN-MAX-02", "DUN-MAX-05")
def begin_step(s: Expedition) -> Flow[None]:
    """Phases 1 and 2: a thesis or a rest takes the place of movement and action."""
    who = s.active
    options: list[Option[str]] = []
    if not s.forced_rest or s.maximum_alert:
        options.append(Option("go-on", "go-on"))
    if may_submit(s, who):
        options.append(Option("submit", "submit"))
    if not s.maximum_alert:
        options.append(Option("rest", "rest"))
    if s.forced_rest:
        s.log("must-rest", who=who.key, n=who.stun)
    what = yield from choose(
        who.seat, "begin-turn", options, (who.key,), "turn", preview=lambda option: what_it_means(s, who, option)
    )  # fmt: skip
    if what == "submit":
        submit(s, who)
    elif what == "rest":
        s.step = "rest"
        rest(s, who)
    else:
        s.steps = value(s, who, "speed")
        s.phase, s.step = "movement", "movement"


def actions_of(who: Scholar) -> int:
    return 1 + change(who, "actions")


def what_it_means(s: Expedition, who: Scholar, option: Option[object]) -> Preview:
    """What the turn is spent on, for who does not know the phases."""
    if option.verb == "submit":
        return what_judges_say(s, who)
    of = (str(value(s, who, "speed")), str(actions_of(who))) if option.verb == "go-on" else ()
    return Preview(notes=(Note(f"turn-{option.verb}", of),))


@cites("DUN-THESIS-05", "DUN-THESIS-07")
def what_judges_say(s: Expedition, who: Scholar) -> Preview:
    """Whether the thesis would be accepted, for all that its author knows of the clan card."""
    clans = clans_for(s, who)
    accepting = sum([would_succeed(who, clan) for clan in clans])
    if accepting == len(clans):
        return Preview(notes=(Note("turn-submit"),))
    some = Note("turn-submit-some", (str(accepting), str(len(clans))))
    counted = span([thesis_worth(who, clan) for clan in clans]), span([thesis_target(who, clan) for clan in clans])
    verdict = some if accepting else Note("turn-submit-none")
    return Preview(danger=True, notes=(verdict, Note("turn-submit-counts", counted), Note("turn-submit-rejected")))


def span(numbers: list[int]) -> str:
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low}–{high}"


@cites("DUN-MAX-03", "DUN-MAX-04", "DUN-START-07")
def what_ending_means(s: Expedition, who: Scholar) -> Preview:
    """In the start area nothing follows a movement; in maximum alert the thesis is handed in there."""
    if who.area or not s.maximum_alert:
        return Preview()
    judged = what_judges_say(s, who)
    return Preview(danger=judged.danger, notes=(Note("turn-hands-in"), *judged.notes))


# ---- priority ------------------------------------------------------------------------------------------------------


@cites("DUN-PRIO-02", "DUN-PRIO-03", "DUN-PRIO-04", "DUN-TIMING-07")
def open_window(s: Expedition) -> None:
    """Opponents may play instants, clockwise."""
    s.queue = [(s.turn + n) % s.seats for n in range(1, s.seats)]


@cites("DUN-PRIO-02", "DUN-PRIO-03", "DUN-PRIO-04", "DUN-TIMING-05", "DUN-TIMING-06")
def instant_step(s: Expedition) -> Flow[bool]:
    """One card of the first in the circle who wants to play; then it goes on until all the others pass in a row.

    The active player is asked here only if somebody follows: else the whole turn lies open to them anyway.
    """
    active = s.active
    could = [s.scholars[seat] for seat in s.queue if s.scholars[seat].hand and may_play(s, s.scholars[seat])]
    if could and could[-1] is active:
        could.pop()
    if not could:
        s.queue = []
        return False
    name = active.key
    about, notes = (name,), (what_goes_on(s, name), whereabouts(s, active))
    first = yield from first_to_act(
        [
            Ask(who.seat, "instant", [PASS, *cards_in_circle(s, who)], about, preview=what_it_does, notes=notes)
            for who in could
        ]
    )
    if first is None:
        s.queue = []
        return False
    who = could[first[0]]
    s.queue = [(who.seat + n) % s.seats for n in range(1, s.seats)]
    yield from play(s, who, first[1])
    return True


def whereabouts(s: Expedition, who: Scholar) -> Note:
    """Where the scholar stands into whose turn a card would be played, and with what."""
    return Note("stands-in", (who.key, s.areas[who.area].key, str(who.students), str(len(who.hand))))


def what_goes_on(s: Expedition, active: str) -> Note:
    """What the active player has come to, for who may play into it: moving, acting, or done with it."""
    left = s.steps if s.phase.startswith("movement") else s.actions
    return Note(f"in-{s.phase}", (active, str(left)))


@cites("DUN-PRIO-01", "DUN-PRIO-02")
def cards_in_circle(s: Expedition, who: Scholar) -> list[Option[Move | None]]:
    """Opponents play instants; the active player any card, which can wait until they have passed."""
    if who.seat != s.turn:
        return instants(s, who)
    found = mains(s, who, instants=False, actions=s.actions > 0) + secondaries(s, who, OUTSIDE)
    return [in_passing(option) for option in found]


# ---- movement and action -------------------------------------------------------------------------------------------


def phase_step(s: Expedition) -> Deed:
    return instant_step_then(s) if s.queue else active_step(s)


def instant_step_then(s: Expedition) -> Flow[None]:
    yield from instant_step(s)


END_MOVEMENT = Option(
    chosen(DONE, (), lambda s, who: None, what_ending_means), "end-movement",
    cites=("DUN-MOVE-01", "DUN-TURN-01", "DUN-MAX-03"), shared=True, ends=True,
)  # fmt: skip
END_TURN = Option(
    chosen(DONE, (), lambda s, who: None, what_ending_means), "end-turn",
    cites=("DUN-EOT-01", "DUN-EOT-02", "DUN-MAX-03"), shared=True, ends=True,
)  # fmt: skip


def menu(s: Expedition, who: Scholar, moving: bool) -> Menu[Chosen[Expedition, Scholar]]:
    """What may be done in this phase, and its end."""
    found = moves(s, who) if moving else actions(s, who)
    end = END_MOVEMENT if moving else END_TURN
    if found:
        s.free = True
        yield [*found, end]
    found += schemes(s, who, not moving and s.actions > 0)
    if found:
        s.free = True
    yield [*found, end]


@cites("DUN-MOVE-01", "DUN-PRIO-01", "DUN-ACT-01", "DUN-TIMING-02")
def active_step(s: Expedition) -> Flow[None]:
    """Steps and cards in the movement phase, the action and cards in the action phase, until the player has done."""
    who = s.active
    moving = s.phase == "movement"
    offered = menu(s, who, moving)
    some = next(offered)
    left = Note("steps-left", (str(s.steps),)) if moving else Note("actions-left", (str(s.actions),))
    what = yield from choose(
        who.seat, "your-movement" if moving else "your-action", some, (who.key,), "action",
        lambda: why_no_move(s, who) if moving else why_no_action(s, who), preview_of(s, who), secret=True,
        notes=(left,), rest=offered,
    )  # fmt: skip
    if not moving and s.actions and len(some) == 1:  # nobody was asked; what the others hold in hand is their secret
        why = "home" if not who.area else "other" if who.hand else "cards"
        s.log("nothing-to-do", (who.seat,), hidden=True, who=who.key, why=why)
    open_window(s)
    if what.verb == DONE:
        s.phase = f"{s.phase}-end"
    else:
        yield from do(what.run(s, who))


@cites("DUN-PRIO-04", "DUN-PRIO-05", "DUN-SKILLS-08")
def phase_end_step(s: Expedition) -> Flow[None]:
    """When all pass in a row the phase is over; else it goes on."""
    if (yield from instant_step(s)):
        s.phase = s.phase.removesuffix("-end")
    elif s.phase == "movement-end":
        s.steps = 0
        s.actions = actions_of(s.active)
        s.phase, s.step = "action", "action"
    else:
        s.phase = "end"


# ---- the end of it -------------------------------------------------------------------------------------------------


@cites("DUN-TURN-01", "DUN-EOT-01", "DUN-EOT-02")
def end_step(s: Expedition) -> None:
    """What the panic card says, then doom cards, then scheme cards up to the hand value."""
    who = s.active
    s.step = "end"
    s.actions = s.steps = 0
    s.phase = "end-dooms"
    if s.panic is not None:
        carry_out(s, "panic-turn-end", s.panic.key, who)


@cites("DUN-EOT-01", "DUN-DOOM-03")
def dooms_step(s: Expedition) -> None:
    """One doom card that lies face down, as long as there are any."""
    if s.active.doom_down:
        turn_up(s, s.active)
    else:
        s.phase = "end-draw"


@cites("DUN-EOT-02", "DUN-MAX-03")
def draw_step(s: Expedition) -> None:
    """In maximum alert, who ends the turn in the start area submits the thesis at once."""
    who = s.active
    s.phase = "next-turn"
    if s.maximum_alert and not who.area:
        s.then(look_step(who), thesis_step(who))
    draw_up(s, who)


@cites("DUN-SETUP-07", "DUN-EOT-03", "DUN-MAX-09", "DUN-MAX-13")
def next_turn_step(s: Expedition) -> None:
    """Clockwise; the game ends when all have finished, when nobody can go on, or with the last round."""
    if all(who.finished for who in s.scholars):
        end_game(s, "all-finished")
    s.idle = 0 if s.free or s.active.finished or not s.maximum_alert else s.idle + 1
    if s.idle >= sum([not who.finished for who in s.scholars]):
        end_game(s, "nobody-goes-on")
    seat = s.turn
    while True:
        seat = (seat + 1) % s.seats
        if seat == s.start_seat:
            next_round(s)
        if not s.scholars[seat].finished:
            break
    s.turn = seat
    s.phase = "turn-start"


def next_round(s: Expedition) -> None:
    if s.round_limit and s.round >= ROUND_LIMIT:
        end_game(s, "round-limit")
    s.round += 1
    s.log("round", n=s.round)

"""The Action Phase: two actions each, every kind once in a round."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import NO_PROGRESS, Deed, Flow, Menu, Need, Note, Option, Preview, Refusal, choose, cites, do
from seance.engine.words import Spoken

from .acquire import acquire, hope
from .losses import recover
from .movement import can_move, held_by, move
from .pieces import SHIP, TRAIN, Investigator, Owned
from .places import BY_SHIP, BY_TICKET, BY_TRAIN, NEAR
from .possessions import MOST_TICKETS, gain_ticket, lose_ticket
from .printed import SPACES, Spell
from .registers import (
    COMPONENT_ACTIONS,
    ONLY_ACTION,
    ComponentAction,
    Tested,
    WorldNeed,
    forbidden,
    happens,
    is_answered,
    step,
)  # fmt: skip
from .skill_tests import chance
from .state import World
from .trade import partners, trade
from .under_way import Occasion

ACTIONS = 2


class Doing:
    """An action that may be chosen: its name for "once in a round", what it does, and the card it is on."""

    __slots__ = ("free", "name", "run", "says", "subject", "tests")

    def __init__(
        self,
        name: str,
        run: Callable[[World, Investigator], Deed],
        subject: Owned | None = None,
        free: bool = False,
        tests: Tested | None = None,
        says: Spoken | None = None,
    ) -> None:
        self.name = name
        self.run = run
        self.subject = subject
        self.free = free
        self.tests = tests
        self.says = says


# ---- whose turn it is ----------------------------------------------------------------------------------------------


@cites("EH-ACTION-01", "EH-ACTION-02", "EH-ACTION-03", "EH-DELAY-01", "EH-DELAY-03", "EH-DELAY-04")
def action_step(s: World) -> Deed:
    """One action of the investigator whose turn it is; the next one after two. Who is delayed stands up instead."""
    s.step = "action"
    if s.turn >= 0 and can_act(s, s.investigators[s.turn]):
        return take_action(s, s.investigators[s.turn])
    if not s.queue:
        s.phase, s.turn = "encounter", -1
        s.queue = [who.seat for who in s.in_order()]
        return None
    who = s.investigators[s.queue.pop(0)]
    s.turn, s.actions = who.seat, ACTIONS
    if who.gone:
        end_turn(s)
    elif who.delayed:
        who.delayed = False
        end_turn(s)
        s.log("stands-up", who=who.key)
    return None


def can_act(s: World, who: Investigator) -> bool:
    """Has the turn not ended? After the last action there may be something that costs none."""
    if who.gone or who.delayed:
        return False
    return s.actions > 0 or bool(component_options(s, who, not holding(s, who), False))


def end_turn(s: World) -> None:
    s.turn, s.actions = -1, 0


@cites("EH-ACTION-01", "EH-ACTION-04", "EH-ACTION-05")
def take_action(s: World, who: Investigator) -> Flow[None]:
    offered = menu(s, who, s.actions > 0)
    opens = "turn" if s.actions == ACTIONS else "action"
    doing = yield from choose(
        who.seat, "your-action", next(offered), opens=opens, why=lambda: why_not(s, who),
        preview=lambda option: prospect(s, who, option.value), progress=progress(s), rest=offered,
    )  # fmt: skip
    if doing is None:
        end_turn(s)
        return
    s.actions -= not doing.free
    yield from perform(s, who, doing)


def perform(s: World, who: Investigator, doing: Doing) -> Flow[None]:
    who.acted.append(doing.name)
    before, s.subject = s.subject, doing.subject
    s.acting = who.seat
    yield from do(doing.run(s, who))
    s.acting = -1
    s.subject = before


@step("extra-action")
def extra_action(s: World, who: Investigator) -> Flow[None]:
    """One action outside the own turn, if the investigator likes, and before it what costs none."""
    if who.gone or who.delayed:
        return
    offered = menu(s, who, True)
    doing = yield from choose(
        who.seat, "extra-action", next(offered), (who.key,), why=lambda: why_not(s, who),
        preview=lambda option: prospect(s, who, option.value), rest=offered,
    )  # fmt: skip
    if doing is not None:
        if doing.free:  # the action that was granted is still to come
            s.then(extra_action(who))
        yield from perform(s, who, doing)


def progress(s: World) -> tuple[int, int]:
    """Which of the two actions it is; what is left after both costs none."""
    return (ACTIONS - s.actions + 1, ACTIONS) if s.actions else NO_PROGRESS


END: Option[None] = Option(None, "end-turn", shared=True, ends=True)


def unhurt(who: Investigator) -> bool:
    sheet = who.sheet
    return sheet is not None and (who.health, who.sanity) == (sheet.health, sheet.sanity)


def prospect(s: World, who: Investigator, doing: object) -> Preview | None:
    """What the action of a card does, how likely it is to succeed; and what a rest heals."""
    if not isinstance(doing, Doing):
        return None
    if doing.name == "rest":
        return rested(s, who)
    if doing.name == "acquire":
        return hope(s, who)
    notes = () if doing.says is None else (Note("does", says=doing.says),)
    if doing.tests is None:
        return Preview(notes=notes) if notes else None
    skill, modifier, during = doing.tests
    return Preview(odds=chance(s, who, skill, modifier, during).odds, notes=notes)


def rested(s: World, who: Investigator) -> Preview | None:
    if unhurt(who):
        return None if is_answered(s, "rest", who) else Preview(notes=(Note("unhurt"),))
    healed = [str(int(points < most)) for points, most in ((who.health, who.max_health), (who.sanity, who.max_sanity))]
    return Preview(notes=(Note("heals", tuple(healed)),))


# ---- what may be done ----------------------------------------------------------------------------------------------


def once(name: str) -> WorldNeed:
    return Need("EH-ACTION-05", "done-this-round", lambda s, who: name not in who.acted)


def holding(s: World, who: Investigator) -> str:
    """The Condition whose action is the only one that is left; "" if there is none."""
    for card in who.cards:
        if card.card.key in ONLY_ACTION:
            return card.card.key
    return ""


FREE: WorldNeed = Need("EH-ACTION-04", "held-fast", lambda s, who: not holding(s, who), because=holding)
MOBILE: WorldNeed = Need(
    "EH-TRAVEL-01", "cannot-move", lambda s, who: not held_by(who), because=lambda s, who: held_by(who)
)  # fmt: skip
REST_ALLOWED: WorldNeed = Need("EH-MYTHOS-16", "no-rest-now", lambda s, who: not forbidden(s, "rest"))
SAFE_REST: WorldNeed = Need("EH-REST-02", "monster-here", lambda s, who: not s.is_haunted(who.space), "leave-monster")
SAFE: WorldNeed = Need("EH-ACQ-06", "monster-here", lambda s, who: not s.is_haunted(who.space), "leave-monster")
CITY_TICKETS: WorldNeed = Need("EH-TICKET-01", "no-city", lambda s, who: SPACES[who.space].kind == "city", "go-to-city")
CITY_ASSETS: WorldNeed = Need("EH-ACQ-01", "no-city", lambda s, who: SPACES[who.space].kind == "city", "go-to-city")
IN_RESERVE: WorldNeed = Need("EH-ACQ-03", "reserve-empty", lambda s, who: bool(s.reserve))
PARTNER: WorldNeed = Need("EH-TRADE-01", "nobody-to-trade-with", lambda s, who: bool(partners(s, who)))
TRAIN_PATH: WorldNeed = Need("EH-TICKET-03", "no-train-path", lambda s, who: bool(BY_TRAIN[who.space]))
SHIP_PATH: WorldNeed = Need("EH-TICKET-04", "no-ship-path", lambda s, who: bool(BY_SHIP[who.space]))


class Basic:
    """One of the actions that everybody has."""

    __slots__ = ("name", "needs", "on", "options", "own")

    def __init__(
        self,
        name: str,
        needs: tuple[WorldNeed, ...],
        options: Callable[[World, Investigator], list[Option[Doing]]],
        on: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.own = needs
        self.needs = (once(name), FREE, *needs)
        self.options = options
        self.on = on


def same(option: Option[Doing]) -> Callable[[World, Investigator], list[Option[Doing]]]:
    row = [option]
    return lambda s, who: row


def travel_to(space: str) -> Callable[[World, Investigator], Deed]:
    return lambda s, who: travel(s, who, space)


TRAVELS = ("EH-TRAVEL-01", "EH-TRAVEL-02")  # what somebody who asks about an action is told of it
RIDES = ("EH-TRAVEL-02",)
SHOPS = ("EH-ACQ-02", "EH-ACQ-03")
WAYS = {
    space: [Option(Doing("travel", travel_to(near)), "travel", (near,), TRAVELS, shared=True) for near in NEAR[space]]
    for space in NEAR
}


@cites("EH-TRAVEL-01", "EH-TRAVEL-02", "EH-TRAVEL-03", "EH-TRAVEL-04", "EH-TRAVEL-05")
def travel(s: World, who: Investigator, space: str) -> Flow[None]:
    """One space by any path; then as many more as there are tickets for, by train or by ship."""
    yield from move(s, who, space)
    while not who.gone and can_move(who) and not s.action_over:
        rides = [
            Option((ticket, there), "ride", (ticket, there), RIDES)
            for ticket, n in ((TRAIN, who.trains), (SHIP, who.ships))
            if n
            for there in BY_TICKET[ticket][who.space]
        ]
        if not rides:
            return
        ticket, there = yield from choose(who.seat, "travel-on", [STOP, *rides], (who.key,))
        if not ticket:
            return
        lose_ticket(s, who, ticket, used=True)
        yield from move(s, who, there)


STOP: Option[tuple[str, str]] = Option(("", ""), "stop")


@cites("EH-REST-01", "EH-REST-02")
def rest(s: World, who: Investigator) -> Flow[None]:
    s.log("rests", who=who.key)
    recover(s, who, 1, 1)
    yield from happens(s, Occasion("rest", who))


def rests(s: World, who: Investigator) -> list[Option[Doing]]:
    """Who lacks nothing, and has nothing to do at rest, gains nothing by it."""
    lacks = who.health < who.max_health or who.sanity < who.max_sanity
    return RESTS[lacks or is_answered(s, "rest", who)]


RESTS = [[Option(Doing("rest", rest), "rest", (), ("EH-REST-01",), useful, shared=True)] for useful in (False, True)]


def ticket(kind: str) -> Callable[[World, Investigator], list[Option[Doing]]]:
    """Who has two of the kind would only exchange one for another."""
    doing = Doing("prepare", prepare(kind))
    rules = ("EH-TICKET-02", "EH-TRAVEL-02", "EH-TRAVEL-03" if kind == TRAIN else "EH-TRAVEL-04")
    options = [[Option(doing, "prepare", (kind,), rules, useful, shared=True)] for useful in (False, True)]
    return lambda s, who: options[(who.trains if kind == TRAIN else who.ships) < MOST_TICKETS]


@cites("EH-TICKET-01", "EH-TICKET-02", "EH-TICKET-03", "EH-TICKET-04")
def prepare(kind: str) -> Callable[[World, Investigator], Deed]:
    return lambda s, who: gain_ticket(s, who, kind)


def trades(s: World, who: Investigator) -> list[Option[Doing]]:
    rules = ("EH-TRADE-01", "EH-TRADE-02")
    return [
        Option(Doing("trade", trade_with(other.seat)), "trade", (other.key,), rules, shared=True)
        for other in partners(s, who)
    ]


def trade_with(seat: int) -> Callable[[World, Investigator], Deed]:
    return lambda s, who: trade(s, who, s.investigators[seat])


SHOP = Option(Doing("acquire", acquire), "acquire", (), SHOPS, shared=True)
BASIC = (
    Basic("travel", (MOBILE,), lambda s, who: WAYS[who.space]),
    Basic("rest", (REST_ALLOWED, SAFE_REST), rests),
    Basic("trade", (PARTNER,), trades),
    Basic("prepare", (CITY_TICKETS, TRAIN_PATH), ticket(TRAIN), (TRAIN,)),
    Basic("prepare", (CITY_TICKETS, SHIP_PATH), ticket(SHIP), (SHIP,)),
    Basic("acquire", (CITY_ASSETS, SAFE, IN_RESERVE), same(SHOP)),
)


@cites("EH-ACTION-04")
def menu(s: World, who: Investigator, acting: bool) -> Menu[Doing | None]:
    """Travel, Rest, Trade, Prepare for Travel, Acquire Assets, and the actions of components; or only what is free."""
    found: list[Option[Doing | None]] = []
    free = not holding(s, who)
    for basic in BASIC if free and acting else ():
        if basic.name in who.acted:
            continue
        for need in basic.own:
            if not need.holds(s, who):
                break
        else:
            new = basic.options(s, who)
            if new and not found:
                yield [*new, END]
            found += new
    found += component_options(s, who, free, acting)
    found.append(END)
    yield found


@cites("EH-COMPACT-01", "EH-COMPACT-02", "EH-COMPACT-03", "EH-COMPACT-04")
def component_options(s: World, who: Investigator, free: bool, acting: bool) -> list[Option[Doing]]:
    """The own sheet and cards, and Local Actions of others on the space; each component once in a round.

    Unless somebody is `acting`, only what costs no action.
    """
    found: list[Option[Doing]] = []
    for owner, card, action in components(s, who):
        name = action.key if card is None else card.key
        if name in who.acted or not (acting or action.extra):
            continue
        if not (free or (owner is who and action.key in ONLY_ACTION)):
            continue
        for need in action.needs:
            if not need.holds(s, who):
                break
        else:
            for on, target in action.targets(s, who):
                doing = Doing(name, using(action, target, card), card, action.extra, action.tests, action.says)
                found.append(Option(doing, verb_of(action, card), (name, *on)))
    return found


def verb_of(action: ComponentAction, card: Owned | None) -> str:
    """Nobody uses an investigator."""
    return "act" if card is None and action.verb == "use" else action.verb


def using(action: ComponentAction, target: str, card: Owned | None) -> Callable[[World, Investigator], Deed]:
    """It is told whose action it is; of a Spell, how it was cast is told anyway."""

    def run(s: World, who: Investigator) -> Deed:
        if card is None:
            s.log("acts", who=who.key)
        elif not isinstance(card.card, Spell):
            s.log("uses", who=who.key, card=card.key)
        return action.resolve(s, who, target)

    return run


def components(s: World, who: Investigator) -> list[tuple[Investigator, Owned | None, ComponentAction]]:
    """Every component with an action that this investigator could perform."""
    found: list[tuple[Investigator, Owned | None, ComponentAction]] = []
    for owner in s.investigators:
        own = owner is who
        if not own and (owner.gone or owner.space != who.space):
            continue
        if owner.key in COMPONENT_ACTIONS:
            found += [(owner, None, action) for action in COMPONENT_ACTIONS[owner.key] if own or action.local]
        for card in owner.cards:
            if card.card.key in COMPONENT_ACTIONS:
                found += [(owner, card, action) for action in COMPONENT_ACTIONS[card.card.key] if own or action.local]
    return found


def why_not(s: World, who: Investigator) -> list[Refusal]:
    """What is not offered, and the rule that says so."""
    found: list[Refusal] = []
    for basic in BASIC:
        failed = next((need for need in basic.needs if not need.holds(s, who)), None)
        if failed is not None:
            found.append(
                Refusal(basic.name, basic.on, failed.rule, failed.reason, failed.fix, because=failed.because(s, who))
            )
        elif basic.name == "travel":
            far = [space for space in NEAR if space != who.space and space not in NEAR[who.space]]
            found += [Refusal("travel", (space,), "EH-TRAVEL-01", "not-adjacent") for space in far]
    for _, card, action in components(s, who):
        name = action.key if card is None else card.key
        needs = (once(name), *action.needs)
        failed = next((need for need in needs if not need.holds(s, who)), None)
        if failed is not None:
            found.append(Refusal(verb_of(action, card), (name,), failed.rule, failed.reason, failed.fix))
    return found

"""The actions of a turn: costs, then attacks of opportunity, then what the action is for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from seance.engine import (
    NO_PROGRESS,
    Action,
    Bar,
    Chosen,
    Deed,
    Doable,
    Flow,
    Menu,
    Need,
    Option,
    Preview,
    Refusal,
    Target,
    choose,
    cites,
    do,
    offers,
    preview_of,
    refusals,
)  # fmt: skip
from seance.engine.needs import NO_TARGET, SHARED

from .attempts import attack, attackable, can_investigate, evadable, evade, in_reach, investigate
from .costs import actions_left, affordable, can_pay_actions, card_cost, pay, pay_actions
from .decks import draw_cards
from .enemies import attacks_on, engage_with, is_massive
from .index import index, is_blank
from .initiation import at_hand, begin_play, count_use, finish_asset, finish_event, fits_now, pay_for_card, within_limit
from .locations import connected
from .modifiers import forbidden, forbidder
from .movement import can_enter, move
from .pieces import Enemy, Investigator, Location, Thing
from .printed import ASSET, EVENT, PlayerCard
from .registers import ACTIONS, EVENTS, FREE, SAFE, ActionAbility, Cost, allowed, resolve
from .risks import (
    preview_activation,
    preview_advance,
    preview_end,
    preview_engage,
    preview_evade,
    preview_fight,
    preview_investigate,
    preview_move,
    preview_plain,
    preview_play,
)  # fmt: skip
from .state import Table
from .under_way import Moment
from .windows import ReadyNow, free_options, from_discard

SHARED.add(PlayerCard)
TableNeed = Need[Table, Investigator]
Offer = Option[Chosen[Table, Investigator]]


# ---- performing an action ------------------------------------------------------------------


@cites("AHC-ACN-02", "AHC-AOO-01", "AHC-AOO-05", "AHC-AOO-06", "AHC-AOO-08", "AHC-AVA-03", "AHC-AVA-04")
def perform(
    s: Table,
    who: Investigator,
    verb: str,
    effect: Callable[[], Deed],
    actions: int = 1,
    safe: bool = False,
    thing: Thing | None = None,
    cost: Cost = FREE,
) -> Flow[None]:
    """Pay for it, let engaged enemies attack, then do it."""
    pay_actions(s, who, verb, actions, thing)
    yield from pay(s, who, thing, cost)
    if not safe and verb not in SAFE:
        yield from provoke(s, who)
    if not who.gone:
        yield from do(effect())


@cites("AHC-AOO-01", "AHC-AOO-02", "AHC-AOO-03", "AHC-AOO-07", "AHC-MAS-07")
def provoke(s: Table, who: Investigator) -> Flow[None]:
    """Each ready engaged enemy makes an attack of opportunity."""
    attackers = [enemy for enemy in s.engaged_with(who) if not enemy.exhausted] if s.enemies else []
    if attackers:
        yield from attacks_on(s, who, attackers, opportunity=True)


# ---- needs ------------------------------------------------------------------


def barring(reason: str, what: str, to: str) -> Bar:
    """Something in play forbids it, and the refusal names it."""
    return Bar("AHC-CNT-01", reason, because=lambda s, who: forbidder(s, what, who, to))


def can_pay(verb: str) -> TableNeed:
    return Need("AHC-ACN-01", "too-few-actions", lambda s, who: can_pay_actions(s, who, verb))


@cites("AHC-EGA-01", "AHC-EGA-02", "AHC-EGA-03", "AHC-EGA-05", "AHC-ALF-03", "AHC-PRE-04")
def engageable(s: Table, who: Investigator) -> list[Enemy]:
    return [one for one in s.enemies_at(who.location) if one.engaged != who.seat and not is_massive(s, one)]


OPEN: TableNeed = Need(
    "AHC-CNT-01", "cannot-investigate", can_investigate,
    because=lambda s, who: forbidder(s, "investigate", who, who.location),
)  # fmt: skip
WAY: TableNeed = Need("AHC-MOV-09", "no-way", lambda s, who: bool(connected(s, who.location)))
FOE: TableNeed = Need("AHC-FGT-02", "no-enemy-here", lambda s, who: bool(s.enemies_at(who.location)))
ALOOF = Bar("AHC-ALF-04", "aloof", "engage-it")
ENGAGED: TableNeed = Need("AHC-EVD-08", "no-enemy-engaged", lambda s, who: bool(evadable(s, who)))
OTHERS: TableNeed = Need("AHC-EGA-03", "nothing-to-engage", lambda s, who: bool(engageable(s, who)))
RESOURCES = Bar("AHC-CST-02", "too-few-resources", "gain-resources")
UNPLAYABLE = Bar("AHC-PRP-01", "not-playable-now")
SKILL_CARD = Bar("AHC-PLY-03", "skill-card", "commit-it")
FAST_ONLY = Bar("AHC-FAS-02", "waits-for-its-moment")
NO_MORE = Bar("AHC-LIM-01", "limit-reached")
COSTS = Bar("AHC-TRG-15", "cannot-pay")
NO_EFFECT = Bar("AHC-TRG-14", "no-effect")
TOO_FEW = Bar("AHC-ACN-01", "too-few-actions")


def nothing(s: Table, who: Investigator) -> Sequence[Target[None]]:
    return NO_TARGET


def by_key(things: Sequence[Enemy] | Sequence[Location]) -> Sequence[Target[str]]:
    """Targets are keys, so that every table can take the same options."""
    keys = [one.key for one in things]
    return [((key,), key) for key in keys]


# ---- basic actions ------------------------------------------------------------------


@cites("AHC-INV-02", "AHC-INV-03", "AHC-INV-01", "AHC-FW221-01")
def investigate_action(s: Table, who: Investigator, _: None) -> Flow[None]:
    return perform(s, who, "investigate", lambda: investigate(s, who))


@cites("AHC-MVA-02", "AHC-MVA-01")
def move_action(s: Table, who: Investigator, to: str) -> Flow[None]:
    return perform(s, who, "move", lambda: move(s, who, to))


def exits(s: Table, who: Investigator) -> Sequence[Target[str]]:
    return by_key(connected(s, who.location))


def barred(s: Table, who: Investigator, to: str) -> Bar | None:
    return None if can_enter(s, who, to) else barring("cannot-enter", "move-into", to)


@cites("AHC-DRA-02", "AHC-DRA-01")
def draw_action(s: Table, who: Investigator, _: None) -> Flow[None]:
    return perform(s, who, "draw", lambda: draw_one(s, who))


def draw_one(s: Table, who: Investigator) -> Flow[None]:
    yield from draw_cards(s, who, 1)


@cites("AHC-RSA-02", "AHC-RSA-01")
def resource_action(s: Table, who: Investigator, _: None) -> Flow[None]:
    return perform(s, who, "resource", lambda: gain_resources(s, who, 1))


@cites("AHC-GAN-01")
def gain_resources(s: Table, who: Investigator, n: int) -> None:
    who.resources += n
    s.log("gains-resources", who=who.key, n=n)


@cites("AHC-FGT-02", "AHC-FGT-03", "AHC-FGT-04", "AHC-FGT-01")
def fight_action(s: Table, who: Investigator, enemy: str) -> Flow[None]:
    foe = s.foe(enemy)
    return perform(s, who, "fight", lambda: attack(s, who, foe))


def foes(s: Table, who: Investigator) -> Sequence[Target[str]]:
    return by_key(s.enemies_at(who.location))


def out_of_reach(s: Table, who: Investigator, enemy: str) -> Bar | None:
    return None if in_reach(s, s.foe(enemy)) else ALOOF


@cites("AHC-EVD-02", "AHC-EVD-06", "AHC-EVD-01")
def evade_action(s: Table, who: Investigator, enemy: str) -> Flow[None]:
    foe = s.foe(enemy)
    return perform(s, who, "evade", lambda: evade(s, who, foe))


def engaged(s: Table, who: Investigator) -> Sequence[Target[str]]:
    return by_key(evadable(s, who))


@cites("AHC-EGA-02", "AHC-EGA-01")
def engage_action(s: Table, who: Investigator, enemy: str) -> Flow[None]:
    foe = s.foe(enemy)
    return perform(s, who, "engage", lambda: engage_with(s, foe, who))


def to_engage(s: Table, who: Investigator) -> Sequence[Target[str]]:
    return by_key(engageable(s, who))


# ---- play ------------------------------------------------------------------


@cites("AHC-PLA-01", "AHC-PLA-02", "AHC-PLY-02", "AHC-EVT-02", "AHC-INI-05", "AHC-AOO-02")
def play_action(s: Table, who: Investigator, card: PlayerCard) -> Flow[None]:
    """The resource cost is paid with the action; attacks of opportunity come before the card leaves the hand.

    What they take out of the hand is not played any more.
    """
    event = EVENTS.get(card.key)
    pay_actions(s, who, play_verb(card))
    yield from pay_for_card(s, who, card)
    if play_verb(card) not in SAFE:
        yield from provoke(s, who)
    if who.gone or not at_hand(s, who, card):
        return
    yield from begin_play(s, who, card)
    if event is not None:
        count_use(s, who, card.key, card.title, 0, event.limit)
        yield from finish_event(s, who, card, event, None)
    else:
        yield from finish_asset(s, who, card)


@cites("AHC-DES-01", "AHC-AOO-02")
def play_verb(card: PlayerCard) -> str:
    """The action that playing it is: the bold word of an event, or "play"."""
    event = EVENTS.get(card.key)
    return (event.designator if event is not None else "") or "play"


def hand(s: Table, who: Investigator) -> Sequence[Target[PlayerCard]]:
    cards = dict.fromkeys((*who.hand, *from_discard(s, who)))
    return [((card.key,), card) for card in cards if not (card.fast and card.kind == ASSET)]


def why_not_play(s: Table, who: Investigator, card: PlayerCard) -> Bar | None:
    """What keeps a card from being played with an action, if there is one left to play cards with."""
    if card.kind not in (ASSET, EVENT) or card.cost is None:
        return SKILL_CARD
    event = EVENTS.get(card.key)
    if card.kind == EVENT and event is not None and event.point:
        return FAST_ONLY
    if event is not None and event.designator and not can_pay_actions(s, who, event.designator):
        return TOO_FEW
    if card_cost(s, who, card) > who.resources:
        return RESOURCES
    if forbidden(s, "play", who, card.key):
        return barring("cannot-play", "play", card.key)
    return None if fits_now(s, who, card) else UNPLAYABLE


# ---- activate ------------------------------------------------------------------


@cites("AHC-AVA-05", "AHC-AVA-06", "AHC-AVA-07", "AHC-AVA-08", "AHC-AVA-09", "AHC-FW221-02")
def activatable(s: Table, who: Investigator) -> list[tuple[Thing, str]]:
    """Everything whose action abilities this investigator may use: the thing, and how registers call it."""
    if not (s.index or index(s)).active:
        return []
    found: list[tuple[Thing, str]] = [(who, who.persona.key)]
    found += [(card, card.card.key) for card in who.assets]
    for other in s.at(who.location):
        if other.threats:
            found += [(card, card.card.key) for card in other.threats]
    here = s.here(who)
    found.append((here, here.face))
    if s.enemies:
        found += [(enemy, enemy.card.key) for enemy in s.enemies_at(who.location)]
    if s.at_locations:
        found += [(card, card.card.key) for card in s.attached(who.location)]
    found += [(current, current.card.key) for current in (s.act, s.agenda) if current is not None]
    return [one for one in found if one[1] in ACTIONS and not is_blank(s, one[0])]


def targets_of(s: Table, who: Investigator, ability: ActionAbility) -> Sequence[str]:
    """What is chosen together with the ability: "" if nothing is."""
    if ability.designator == "fight":
        return [enemy.key for enemy in attackable(s, who)]
    if ability.designator == "evade":
        return [enemy.key for enemy in evadable(s, who)]
    return ("",)


@cites("AHC-AVA-01", "AHC-AVA-02", "AHC-TRG-11", "AHC-TRG-12", "AHC-DES-01")
def why_not_activate(s: Table, who: Investigator, thing: Thing, ability: ActionAbility) -> Bar | None:
    if not can_pay_actions(s, who, ability.designator or "activate", ability.cost.actions, thing):
        return TOO_FEW
    if ability.limit is not None and not within_limit(s, who, thing.key, ability.key, -ability.number, ability.limit):
        return NO_MORE
    if not affordable(s, who, thing, ability.cost):
        return COSTS
    if ability.designator == "investigate" and not can_investigate(s, who):
        return OPEN
    return None if allowed(s, ability.can, who, thing) else NO_EFFECT


def activations(s: Table, who: Investigator) -> list[Offer]:
    found: list[Offer] = []
    for thing, name in activatable(s, who):
        for ability in ACTIONS[name]:
            if why_not_activate(s, who, thing, ability) is None:
                found += [activation(thing.key, ability, target) for target in targets_of(s, who, ability)]
    return found


ACTIVATIONS: dict[tuple[str, str, int, str], Offer] = {}  # options that were made already: every table may take them


def activation(key: str, ability: ActionAbility, target: str) -> Offer:
    known = (key, ability.key, ability.number, target)
    if known not in ACTIVATIONS:
        ACTIVATIONS[known] = use_of(key, ability, target)
    return ACTIVATIONS[known]


def use_of(key: str, ability: ActionAbility, target: str) -> Offer:
    """The option to use an ability of the thing in play that has this key."""
    on = (target, key) if target else (key,)

    def run(s: Table, who: Investigator) -> Deed:
        return activate(s, who, s.present(key), ability, target)

    def preview(s: Table, who: Investigator) -> Preview:
        return preview_activation(s, who, s.present(key), ability, target)

    chosen = Chosen(ability.verb, ability.cost.actions, on, run, preview)
    return Option(chosen, ability.verb, on, ("AHC-AVA-02",), shared=True)


@cites("AHC-AVA-02", "AHC-AVA-03", "AHC-AVA-04", "AHC-YOU-03", "AHC-PAR-01", "AHC-RSG-01", "AHC-DES-01")
def activate(s: Table, who: Investigator, thing: Thing, ability: ActionAbility, target: str) -> Flow[None]:
    count_use(s, who, thing.key, ability.key, -ability.number, ability.limit)
    s.log("parleys" if ability.designator == "parley" else "activates", who=who.key, card=thing.key)

    def effect() -> Flow[None]:
        s.target = target
        yield from resolve(s, ability.run, who, thing)
        s.target = ""

    verb = ability.designator or "activate"
    yield from perform(s, who, verb, effect, ability.cost.actions, ability.safe, thing, ability.cost)


def activation_refusals(s: Table, who: Investigator) -> list[Refusal]:
    refused: list[Refusal] = []
    for thing, name in activatable(s, who):
        for ability in ACTIONS[name]:
            need = why_not_activate(s, who, thing, ability)
            if need is not None:
                says = "activate" if ability.designator in ("fight", "evade") else ""  # no enemy was chosen
                refused.append(Refusal(
                    ability.verb, (thing.key,), need.rule, need.reason, need.fix, says, need.because(s, who)
                ))  # fmt: skip
    return refused


# ---- the menu ------------------------------------------------------------------


@cites("AHC-FW221-04")
def end_turn(s: Table, who: Investigator, _: None) -> None:
    s.phase = "investigation-turn-ends"


PLAIN: tuple[Action[Table, Investigator, None], ...] = (
    Action("investigate", investigate_action, nothing, (can_pay("investigate"), OPEN), preview=preview_investigate),
    Action("draw", draw_action, nothing, (can_pay("draw"),), preview=preview_plain),
    Action("resource", resource_action, nothing, (can_pay("resource"),), preview=preview_plain),
    Action("end-turn", end_turn, nothing, preview=preview_end, ends=True),
)
MOVE = Action("move", move_action, exits, (can_pay("move"), WAY), barred, preview=preview_move)
FIGHT = Action("fight", fight_action, foes, (can_pay("fight"), FOE), out_of_reach, preview=preview_fight)
EVADE = Action("evade", evade_action, engaged, (can_pay("evade"), ENGAGED), preview=preview_evade)
ENGAGE = Action("engage", engage_action, to_engage, (can_pay("engage"), OTHERS), preview=preview_engage)
PLAY = Action("play", play_action, hand, (can_pay("play"),), why_not_play, preview=preview_play)
PEACEFUL: tuple[Doable[Table, Investigator], ...] = (MOVE, PLAY)
HOSTILE = (*PEACEFUL, FIGHT, EVADE, ENGAGE)
BASIC = (*PLAIN, *HOSTILE)


@cites("AHC-FW221-01", "AHC-FW221-03", "AHC-ACN-01")
def menu(s: Table, who: Investigator) -> Menu[Chosen[Table, Investigator]]:
    """Basic actions, those of cards, and whatever is free."""
    found = offers(PLAIN, s, who)
    if len(found) > 1:
        yield found  # enough to see that there is a choice
    found += offers(HOSTILE if s.enemies else PEACEFUL, s, who) + activations(s, who)
    found += [free_option(one) for one in free_options(s, who)]
    yield found


def why_not(s: Table, who: Investigator) -> list[Refusal]:
    return refusals(BASIC, s, who) + activation_refusals(s, who)


@cites("AHC-IVP-02", "AHC-IVP-03", "AHC-IVP-04", "AHC-FW221-01")
def take_action(s: Table, who: Investigator) -> Flow[None]:
    """One action, or something free before it; without either the turn ends."""
    offered = menu(s, who)
    first = next(offered)
    if len(first) == 1 and actions_left(s, who) <= 0:
        end_turn(s, who, None)
        return
    chosen = yield from choose(
        who.seat, "your-action", first, opens="action", why=lambda: why_not(s, who), preview=preview_of(s, who),
        progress=progress(s, who), rest=offered,
    )  # fmt: skip
    yield from do(chosen.run(s, who))


def progress(s: Table, who: Investigator) -> tuple[int, int]:
    """Which action of the turn it is; what is left after the last costs none."""
    left = actions_left(s, who)
    return (who.spent + 1, who.spent + left) if left > 0 else NO_PROGRESS


def free_option(one: ReadyNow) -> Offer:
    def run(s: Table, who: Investigator) -> Deed:
        on = Moment("player-window", who)
        on.menu = True
        return one.run(on)

    def priced(s: Table, who: Investigator) -> Preview:
        return Preview() if one.preview is None else one.preview()

    preview = preview_advance if one.verb == "advance" else None if one.preview is None else priced
    return Option(Chosen(one.verb, 0, (one.name,), run, preview), one.verb, (one.name,), one.cites)

"""The round: Player Phase, then Event Phase, in their printed steps."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import Deed, Flow, Option, choose, cites, do

from .actions import ACTIONS, last_things, may_matter_at_the_end, take_action
from .board import ROOM_KEYS, ROOMS
from .combat import fire_damage, kill
from .coop import revive_the_dead
from .encounters import surprise, surprise_now
from .evacuation import turn_in_pod
from .fire import put_out
from .hand import draw_cards
from .intruder_player import hunter_draws, hunter_turn
from .intruders import attack, choose_order, go_together, into_bag, place, target_of
from .noise import all_roll
from .pieces import Crew, HeavyObject
from .printed import EGGS, Token
from .registers import EVENTS, STEPS, step
from .setup import take_character
from .state import CLOSED, Ship
from .tracks import advance
from .victory import check_anybody_awake
from .wounds import die, light_wound

HAND_SIZE = 5


# ---- before the first round ------------------------------------------------------------------------------------


@cites("NEM-CREW-12", "NEM-CREW-13", "NEM-CREW-14", "NEM-CREW-15")
def draft_step(s: Ship) -> Flow[None]:
    """In the order of player numbers each draws two characters, shows them and keeps one."""
    s.step = "draft"
    who = min([one for one in s.crew if one.character is None], key=lambda one: one.number)
    drawn = [s.dice.take("draft", s.drafts) for _ in range(2)]
    s.log("drafted", crew=who.key, characters=[one.key for one in drawn])
    chosen = yield from choose(who.seat, "which-character", [Option(one, "choose", (one.key,)) for one in drawn])
    s.drafts += [one for one in drawn if one is not chosen]
    s.log("character-chosen", crew=who.key, character=chosen.key)
    take_character(s, who, chosen)
    if all(one.character is not None for one in s.crew):
        s.phase = "draw"


# ---- Player Phase ----------------------------------------------------------------------------------------------


@cites("NEM-PP-01", "NEM-PP-03", "NEM-PP-04", "NEM-FLOW-01", "NEM-FLOW-02", "NEM-REV-01", "NEM-INTR-07")
def draw_step(s: Ship) -> None:
    """Everybody draws up to five cards; then, except in the first round, the First Player token is passed on."""
    s.step = "draw"
    s.log("round", n=s.round)
    if s.mode == "coop":
        revive_the_dead(s)
    for who in s.in_order():
        who.passed = False
        size = hand_size(s, who)
        if len(who.hand) < size:
            draw_cards(s, who, size - len(who.hand))
    if s.hunter >= 0:
        hunter_draws(s)
    if s.round > 1:
        pass_first_player(s)
    s.phase, s.turn = "turns", s.first
    clear_turn(s)


@cites("NEM-CAB-01", "NEM-CAB-02")
def hand_size(s: Ship, who: Crew) -> int:
    """One more in working Cabins without Intruder, one less with a wound of the body."""
    cabins = who.room and s.tiles[who.room] == "cabins" and not s.malfunction[who.room] and not s.in_combat(who)
    return HAND_SIZE + bool(cabins) - who.suffers("body")


@cites("NEM-PP-03", "NEM-INTR-10")
def pass_first_player(s: Ship) -> None:
    """To the next on the left who is still in play; nobody becomes what they are."""
    others = s.crew[s.first + 1 :] + s.crew[: s.first]
    heir = next((one for one in others if not one.fate), None)
    if heir is not None:
        s.first = heir.seat
        s.log("first-player", crew=heir.key)


def clear_turn(s: Ship) -> None:
    """What was so for one turn is over with it: the Event Phase knows nothing of it."""
    s.actions, s.endless, s.bargained, s.announced = ACTIONS, False, False, False


@cites("NEM-PP-06", "NEM-PP-07", "NEM-PP-08")
def turn_step(s: Ship) -> Deed:
    """One action of the player whose turn it is, or the end of the turn."""
    s.step = "turns"
    who = s.crew[s.turn]
    acts = s.actions > 0 or s.endless
    if not has_turns(s, who) or not (acts or may_matter_at_the_end(s, who)):
        end_turn(s, who)
        return None
    if who.fate:
        return hunter_turn(s, who)
    if who.pod:
        return turn_in_pod(s, who)
    return take_action(s, who) if acts else turn_ends(s, who)


def turn_ends(s: Ship, who: Crew) -> Flow[None]:
    """Not before everything is done that costs no action."""
    if (yield from last_things(s, who)):
        end_turn(s, who)


@cites("NEM-PP-09", "NEM-OUT-01", "NEM-INTR-11")
def has_turns(s: Ship, who: Crew) -> bool:
    """Neither passed nor out of play; the Intruder player has turns like everybody else."""
    return not who.passed and (not who.fate or (s.hunting and who.seat == s.hunter))


@cites("NEM-FIRE-01", "NEM-FIRE-02", "NEM-FIRE-03", "NEM-PP-12", "NEM-PP-13")
def end_turn(s: Ship, who: Crew) -> None:
    """Fire burns who ends a turn in it. Then the next who has not passed; when all have, the Event Phase."""
    clear_turn(s)
    for i in range(1, s.seats + 1):
        seat = (s.turn + i) % s.seats
        if has_turns(s, s.crew[seat]):
            s.turn = seat
            break
    else:
        s.phase = "airlock"
    if who.room and s.fire[who.room]:
        s.log("burnt", crew=who.key)
        light_wound(s, who)


@cites("NEM-AIR-03", "NEM-AIR-05", "NEM-AIR-06", "NEM-AIR-07", "NEM-AIR-08")
def airlock_step(s: Ship) -> None:
    """Everybody has passed: behind closed doors the Airlock Procedure kills all that lives in its room."""
    s.phase = "time"
    room = s.airlock
    if not room:
        return
    s.airlock = 0
    corridors = [corridor for corridor in s.board.connected[room] if corridor < s.board.technical]
    if all(s.doors[corridor] == CLOSED for corridor in corridors):
        s.log("airlock", room=ROOM_KEYS[room])
        put_out(s, room)
        for intruder in s.intruders_in(room):
            kill(s, intruder)
        for who in [one for one in s.in_order() if one.room == room]:
            die(s, who)


# ---- Event Phase -----------------------------------------------------------------------------------------------


def time_step(s: Ship) -> None:
    s.step = "time"
    s.phase = "attacks"
    advance(s)


@cites("NEM-EP-03", "NEM-INTR-20", "NEM-INTR-21")
def attack_step(s: Ship) -> Flow[None]:
    """Every Intruder in a room with a character attacks: rooms by number, largest first, each a step of its own."""
    s.step = "attacks"
    s.phase = "fire"
    queue: list[str] = []
    if not s.calm and not s.hunting:
        manned = {who.room for who in s.crew}
        for room in ROOMS:
            if room in manned:
                queue += [one.key for one in (yield from choose_order(s, s.intruders_in(room)))]
    s.calm = False
    s.then(*[event_attack(key) for key in queue])


@step("event-attack")
@cites("NEM-EP-03", "NEM-IATK-02")
def event_attack(s: Ship, attacker: str) -> Flow[None]:
    """The target is found when the attack begins."""
    intruder = s.intruder(attacker)
    target = None if intruder is None else target_of(s, intruder.room)
    if intruder is not None and target is not None:
        yield from attack(s, intruder, target)


@cites("NEM-INTR-20", "NEM-INTR-23")
def fire_step(s: Ship) -> None:
    s.step = "fire"
    s.phase = "round-end" if s.hunting else "event"
    fire_damage(s)


@cites("NEM-EP-05", "NEM-EP-11")
def event_step(s: Ship) -> Flow[None]:
    """One Event card."""
    s.step = "event"
    s.phase = "development"
    s.event = s.events.draw(s.dice)
    yield from happen(s)


@step("event-happens")
def prepared_event(s: Ship) -> Flow[None]:
    """An Event card that the Intruder player has chosen."""
    yield from happen(s)


@cites("NEM-EP-05", "NEM-EP-09", "NEM-ENC-02")
def happen(s: Ship) -> Flow[None]:
    """Intruders move, then the effect of the card; where it goes is the last thing."""
    card = s.event
    assert card is not None
    s.log("event", card=card.key, procedure=s.shown("draw", card.key, ("corridor", card.corridor)))
    s.then(event_done())
    event_movement(s, card.kinds, card.corridor)
    yield from do(EVENTS[card.name](s))


@cites("NEM-EP-06", "NEM-EP-07", "NEM-EP-08", "NEM-EP-28")
def event_movement(s: Ship, kinds: tuple[str, ...], number: int) -> None:
    """All of these kinds that are not in combat, each through the corridor of its room with this number."""
    manned = {who.room for who in s.crew}
    moving = [
        (room, [one for one in s.intruders if one.room == room and one.kind in kinds])
        for room in ROOMS
        if room not in manned
    ]
    go_together(s, [(s.board.exits[room][number], intruders) for room, intruders in moving if intruders])


@step("event-done")
@cites("NEM-EP-10")
def event_done(s: Ship) -> None:
    card = s.event
    assert card is not None
    s.event = None
    if card.after == "discard":
        s.events.discard.append(card)
        return
    if card.after == "shuffle-into-deck":
        s.events.rest.append(card)
    else:
        s.box.append(card)
        s.events.rest += s.events.discard
        s.events.discard = []
    s.events.shuffle()
    s.log("events-shuffled", card=card.key)


@cites("NEM-EP-12", "NEM-EP-13", "NEM-EP-14", "NEM-EP-15", "NEM-EP-17", "NEM-EP-18", "NEM-EP-19", "NEM-EP-23",
       "NEM-EP-24", "NEM-EP-25")  # fmt: skip
def development_step(s: Ship) -> Deed:
    """One token out of the bag says how the Intruders develop."""
    s.step = "development"
    s.phase = "round-end"
    if not s.bag:
        return None
    token = s.dice.take("bag", s.bag)
    s.log("development", kind=token.kind, procedure=s.shown("draw", token.kind, (token.kind, token.number)))
    if token.kind == "larva" or token.kind == "creeper":
        s.supply.append(token)
        into_bag(s, "adult" if token.kind == "larva" else "breeder")
        return None
    if token.kind == "queen":
        return queen_develops(s, token)
    s.bag.append(token)
    if token.kind == "blank":
        into_bag(s, "adult")
    else:
        s.log("all-roll")
        all_roll(s, s.in_rooms())
    return None


@cites("NEM-EP-20", "NEM-EP-21", "NEM-EP-22", "NEM-COMP-22")
def queen_develops(s: Ship, token: Token) -> Flow[None]:
    """She comes to whoever is in the Nest; if nobody is there she lays an Egg."""
    nest = s.room_of("nest")
    who = target_of(s, nest) if nest else None
    if who is None:
        s.bag.append(token)
        if s.eggs + eggs_taken(s) < EGGS:
            s.eggs += 1
            s.log("egg-added")
        return
    first, depth = not s.met, len(s.stack)
    for corridor in s.board.connected[nest]:
        s.noise[corridor] = False
    queen = place(s, "queen", nest)
    if queen is None:
        s.bag.append(token)
        return
    s.supply.append(token)
    if first:
        s.beneath(depth, surprise_now(who, token.number, queen.key))
    else:
        yield from surprise(s, who, queen, token.number)


def eggs_taken(s: Ship) -> int:
    """Egg tokens on the map and in hands."""
    lying = [thing for things in s.objects.values() for thing in things]
    carried = [held for who in s.crew for held in who.hands if isinstance(held, HeavyObject)]
    return sum([thing.kind == "intruder-egg" for thing in (*lying, *carried)])


@cites("NEM-EP-26", "NEM-EP-27")
def round_end_step(s: Ship) -> None:
    """Only when all that the development caused is resolved."""
    s.step = "round-end"
    s.phase = "draw"
    s.round += 1


PHASES: dict[str, Callable[[Ship], Deed]] = {
    "draft": draft_step,
    "draw": draw_step,
    "turns": turn_step,
    "airlock": airlock_step,
    "time": time_step,
    "attacks": attack_step,
    "fire": fire_step,
    "event": event_step,
    "development": development_step,
    "round-end": round_end_step,
}


def next_step(s: Ship) -> Deed:
    """What lies on the stack, or else the next step of the round, while anybody is awake."""
    check_anybody_awake(s)
    if s.stack:
        return STEPS.topmost(s)
    s.serving = None
    return PHASES[s.phase](s)


def step_name(s: Ship) -> str:
    return s.up_next

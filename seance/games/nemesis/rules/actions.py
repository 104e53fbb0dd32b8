"""A player's action: what is offered, what it costs, who may interrupt it."""

from __future__ import annotations

from seance.engine import (
    NO_PROGRESS,
    Ask,
    Flow,
    Menu,
    Option,
    Refusal,
    choose,
    choose_together,
    cites,
    do,
    preview_of,
    refusals,
)

from .basic_actions import ACTIVATE, BASIC, DROP, FREE, IN_COMBAT, OUT_OF_COMBAT, PASS
from .belongings import show_item, use_up
from .board import ROOM_KEYS
from .hand import pay, play_card
from .pieces import Crew, HeavyObject
from .printed import ACTION_CARDS, ITEMS
from .reactions import could_interrupt, interrupted
from .registers import CARD_ACTIONS, ITEM_ACTIONS, ROOM_ACTIONS, Choice, ShipDoable
from .state import Ship

NONE: list[ShipDoable] = []
ACTIONS = 2  # in a turn


@cites("NEM-ACT-01", "NEM-BAS-01", "NEM-AROOM-01", "NEM-RACT-01", "NEM-AITEM-01")
def menu(s: Ship, who: Crew) -> Menu[Choice]:
    """Basic actions, the action of the room, the cards in hand, the Items."""
    found: list[Option[Choice]] = []
    combat, cards = s.in_combat(who), who.action_cards()
    basic = iter((IN_COMBAT if combat else OUT_OF_COMBAT) if cards else FREE)
    for action in basic:
        action.offer(s, who, combat, cards, found)
        if len(found) > 1:
            yield found
            break
    for action in basic:
        action.offer(s, who, combat, cards, found)
    if cards:
        if not combat:
            for action in ROOM_ACTIONS.get(s.tiles[who.room], NONE):
                action.offer(s, who, combat, cards, found)
        for key in dict.fromkeys([card.key for card in who.hand]):
            if key in CARD_ACTIONS:
                for action in CARD_ACTIONS[key]:
                    action.offer(s, who, combat, cards, found)
    for key in usable(who):
        if key in ITEM_ACTIONS:
            for action in ITEM_ACTIONS[key]:
                action.offer(s, who, combat, cards, found)
    yield found


def usable(who: Crew) -> list[str]:
    """The keys of all Items that a character carries, each once."""
    if not who.items and not who.hands:
        return []
    return list(dict.fromkeys([item.key for item in who.items] + [gear.item.key for gear in who.gear]))


def why_not(s: Ship, who: Crew) -> list[Refusal]:
    """What is not offered, and the rule that says so; cards of the deck that are not in hand are listed too."""
    deck = () if who.character is None else who.character.deck
    actions = [*BASIC, *ROOM_ACTIONS.get(s.tiles[who.room], NONE)]
    for key in dict.fromkeys([card.key for card in deck]):
        actions += CARD_ACTIONS.get(key, NONE)
    for key in usable(who):
        actions += ITEM_ACTIONS.get(key, NONE)
    return [*refusals(actions, s, who), *no_actions(who)]


@cites("NEM-CONT-02")
def no_actions(who: Crew) -> list[Refusal]:
    """Cards in hand that offer no action: those that answer something, and Contamination."""
    keys = dict.fromkeys([card.key for card in who.hand])
    return [
        Refusal("play", (key,), "NEM-ACARD-01", "asked-in-time")
        if key in ACTION_CARDS
        else Refusal("play", (key,), "NEM-CONT-02", "contaminated")
        for key in keys
        if key not in CARD_ACTIONS
    ]


@cites("NEM-PP-06", "NEM-COST-01", "NEM-ACARD-01", "NEM-ACARD-02", "NEM-ACARD-03", "NEM-AITEM-02", "NEM-AITEM-03",
       "NEM-ITEM-06", "NEM-ITEM-07", "NEM-CSYM-04", "NEM-BAS-02", "NEM-BAS-03")  # fmt: skip
def take_action(s: Ship, who: Crew) -> Flow[None]:
    """Choose, pay, let others in the room interrupt; then it happens."""
    offered = menu(s, who)
    choice = yield from choose(
        who.seat, "your-action", next(offered), opens="turn" if s.actions == ACTIONS else "action",
        why=lambda: why_not(s, who), preview=preview_of(s, who),
        progress=NO_PROGRESS if s.endless else (ACTIONS - s.actions + 1, ACTIONS), secret=True, rest=offered,
    )  # fmt: skip
    action = choice.action
    if action in FREE:
        yield from do(choice.run(s, who))
        return
    s.actions -= 1
    cost = action.price(s, who)
    if action.card is not None:
        play_card(s, who, action.card)
    elif action.item is not None:
        s.log("uses", crew=who.key, item=action.item.key)
    elif action.room:
        s.log("room-action", crew=who.key, tile=s.tiles[who.room], room=ROOM_KEYS[who.room])
    deed = (choice.verb, *choice.on)
    paid = yield from pay(s, who, cost, deed)
    item = action.item
    if item is not None:
        show_item(s, who, item)
        if item.one_use:
            use_up(s, who, item)
    others = [one for one in s.crew_in(who.room) if could_interrupt(one) and one is not who]
    if others:
        s.log("about-to", crew=who.key, deed=choice.verb, on=list(choice.on))
        if (yield from interrupted(s, who, others, deed)):
            return
    yield from do(choice.run(s, who))
    if s.bargain is not None:
        s.bargain.paid = paid
    else:
        s.bargained = False


# ---- what costs no action --------------------------------------------------------------------------------------


def free_deeds(s: Ship, who: Crew) -> list[Option[Choice]]:
    """All that is free, except to pass."""
    found: list[Option[Choice]] = []
    for action in FREE:
        if action is not PASS:
            action.offer(s, who, s.in_combat(who), ANY_NUMBER, found)
    return found


def may_matter_at_the_end(s: Ship, who: Crew) -> bool:
    """An object laid down or a Quest card turned over after the last action can matter; an Item lost then does not.

    Which Items somebody has is hidden, so who could have one for a quest, by the backs, is asked like who has it.
    """
    if any(isinstance(held, HeavyObject) for held in who.hands):
        return True
    here, colours = s.tiles[who.room], [item.colour for item in who.items]
    return any(
        (here and here == quest.quest_room) or any(ITEMS[key].colour in colours for key in quest.quest_discard)
        for quest in who.quests
    )


@cites("NEM-DROP-01", "NEM-QUEST-03")
def last_things(s: Ship, who: Crew) -> Flow[bool]:
    """The actions are used up, but it is still the own turn: what is free can be done. Is the turn over now?"""
    options: list[Option[Choice | None]] = [Option(None, "end-turn", useful=False, ends=True)]
    for one in free_deeds(s, who):
        useful = brought_here(s, who, one) or (one.verb == DROP.verb and worth_laying_down(s, who))
        options.append(Option(one.value, one.verb, one.on, one.cites, useful))
    asked = Ask(who.seat, "before-turn-ends", options, opens="action")
    asked.window = True  # who only carries something along is not stopped in every turn
    choice = (yield from choose_together([asked]))[0]
    if choice is None:
        return True
    yield from do(choice.run(s, who))
    return False


def brought_here(s: Ship, who: Crew, option: Option[Choice]) -> bool:
    """A Quest card that this room turns over; one that takes an Item can wait for any turn, and asks in none."""
    quests = [quest for quest in who.quests if option.verb == ACTIVATE.verb and option.on == (quest.key,)]
    return any(quest.quest_room == s.tiles[who.room] for quest in quests)


def worth_laying_down(s: Ship, who: Crew) -> bool:
    """An Egg that draws Intruders, a thing that somebody here could take, or that an own objective wants here."""
    carried = [held.kind for held in who.hands if isinstance(held, HeavyObject)]
    if not carried:
        return False
    wanted = [one for objective in who.objectives for way in objective.any_of for one in way if one.what in carried]
    return (
        "intruder-egg" in carried
        or len(s.crew_in(who.room)) > 1
        or any(one.room and one.room == s.tiles[who.room] for one in wanted)
    )


@cites("NEM-AROOM-02")
def free_room_action(s: Ship, who: Crew, room: int) -> Flow[None]:
    """Perform the action of a room at no cost, if there is anything to do."""
    found = room_choices(s, who, room)
    if found:
        if room != who.room:
            s.log("from-afar", crew=who.key, room=ROOM_KEYS[room])
        s.log("room-action", crew=who.key, tile=s.tiles[room], room=ROOM_KEYS[room])
        choice = yield from choose(who.seat, "which-room-action", found)
        yield from do(choice.run(s, who))


def room_choices(s: Ship, who: Crew, room: int) -> list[Option[Choice]]:
    """What the action of a room offers to one who pays nothing for it and may be elsewhere."""
    found: list[Option[Choice]] = []
    for action in ROOM_ACTIONS.get(s.tiles[room], NONE):
        action.offer(s, who, False, ANY_NUMBER, found)
    return found


ANY_NUMBER = 99  # of cards: the cost is no matter

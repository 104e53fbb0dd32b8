"""What players do at other moments than their turn: Interruption, Steel Nerves, Armor, Motion Tracker.

Who holds which Action card is hidden, so everybody is asked who could have it as far as all can see: somebody with
cards in hand, with such a card in the deck, and not with all of them among the face-up discards.
"""

from __future__ import annotations

from seance.engine import PASS, Ask, Flow, Note, Option, choose, choose_together, cites, first_to_act

from .belongings import use_up
from .hand import PAY, discard, play_card
from .pieces import Crew
from .printed import ACTION_CARDS, QUEST_ITEMS, ActionCard, Card
from .state import Intruder, Ship

INTERRUPTION = ACTION_CARDS["interruption"]
STEEL_NERVES = ACTION_CARDS["steel-nerves"]
ARMOR = QUEST_ITEMS["armor"]
MOTION_TRACKER = QUEST_ITEMS["motion-tracker"]


def could_hold(who: Crew, card: ActionCard) -> bool:
    """As far as everybody knows."""
    deck = who.character
    return bool(who.hand) and deck is not None and card in deck.deck and card not in who.deck.discard


def ask_to_react(
    who: Crew, prompt: str, card: ActionCard, about: tuple[str, ...], notes: tuple[Note, ...] = ()
) -> Ask[ActionCard | None]:
    options: list[Option[ActionCard | None]] = [PASS]
    if card in who.hand:
        options.append(Option(card, "react", (card.key,)))
    return Ask(who.seat, prompt, options, about, notes=notes)


@cites("NEM-PP-14")
def could_interrupt(who: Crew) -> bool:
    """Who has passed takes no part any more; what befalls them they may still answer."""
    return not who.passed and could_hold(who, INTERRUPTION)


def interrupted(s: Ship, by: Crew, others: list[Crew], deed: tuple[str, ...]) -> Flow[bool]:
    """Interruption: another player in the room cancels the action, unless a third cancels the Interruption."""
    notes = (Note("would-cancel", (by.key,), deed),)
    while True:
        could = [who for who in others if could_interrupt(who)]
        if not could:
            return False
        first = yield from first_to_act(
            [ask_to_react(who, "interrupt", INTERRUPTION, (by.key,), notes) for who in could]
        )
        if first is None:
            return False
        who = could[first[0]]
        play_card(s, who, first[1])
        reply = ("react", first[1].key)
        s.log("interrupted", crew=who.key, of=by.key)
        if not (yield from interrupted(s, who, [one for one in s.in_order() if one is not who], reply)):
            return True


def keeps_nerve(s: Ship, who: Crew, intruder: Intruder) -> Flow[bool]:
    """Steel Nerves: the Surprise Attack has no effect."""
    if not could_hold(who, STEEL_NERVES):
        return False
    asked = ask_to_react(who, "keep-your-nerve", STEEL_NERVES, (intruder.key,))
    asked.window = True
    answer = yield from choose_together([asked])
    if answer[0] is None:
        return False
    play_card(s, who, answer[0])
    s.log("kept-nerve", crew=who.key, intruder=intruder.key)
    return True


@cites("NEM-QUEST-02")
def ignores_attack(s: Ship, who: Crew, intruder: Intruder) -> Flow[bool]:
    """Armor: discarded, it makes an attack that hit have no effect."""
    if ARMOR not in who.items:
        return False
    options = [Option(False, "pass"), Option(True, "use", (ARMOR.key,))]
    if not (yield from choose(who.seat, "ignore-attack", options, (intruder.key,))):
        return False
    use_up(s, who, ARMOR)
    s.log("attack-ignored", crew=who.key, intruder=intruder.key)
    return True


def rolls_again(s: Ship, who: Crew, face: str) -> Flow[bool]:
    """Motion Tracker: 1 Action card, and the noise die is rolled once more."""
    if not any(gear.item is MOTION_TRACKER for gear in who.gear) or s.in_combat(who) or not who.hand:
        return False
    options: list[Option[Card | None]] = [PASS]
    options += [PAY[card] for card in dict.fromkeys(who.payable())]
    asked = Ask(who.seat, "roll-again", options, (face,))
    asked.window = True
    answer = yield from choose_together([asked])
    if answer[0] is None:
        return False
    discard(s, who, [answer[0]])
    return True

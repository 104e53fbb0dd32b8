"""Playing scheme cards and using skills: paid at once, answered by responses, and then they take effect.

A played card is a record on a stack in the state, and every move around it is a step: play and pay; ask for responses
to the top card; let one part of it take effect. So last in, first out needs no code of its own.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from seance.engine import PASS, Ask, Flow, Note, Option, Preview, cites, do, first_to_act

from .hands import lay_down
from .pieces import Attempt, Play, Scholar
from .printed import Scheme, Skill
from .registers import MAINS, SECONDARIES, SKILLS, CardText
from .stakes import unless_answered
from .state import Expedition

MAIN, SKILL = "main", "skill"
NO_TEXT = CardText()


class Move(NamedTuple):
    """A card and which of its effects, or a skill; and whom it names."""

    card: Scheme | None
    skill: Skill | None
    effect: str
    target: int = -1


move_by = cache(Move)  # as long as nobody is named there are few


def text_of(play: Play | Move) -> CardText:
    if play.card is None:
        return NO_TEXT if play.skill is None else SKILLS.get(play.skill.key, NO_TEXT)
    if play.effect == MAIN:
        return MAINS.get(play.card.key, NO_TEXT)
    return SECONDARIES[play.card.key][play.effect]


def what_it_does(option: Option[object]) -> Preview | None:
    """Price and effect of a card or skill that may be played."""
    move = option.value
    return told(move) if isinstance(move, Move) else None


def told(move: Move) -> Preview:
    return Preview(notes=(Note("does", says=text_of(move)),))


# ---- what may be played --------------------------------------------------------------------------------------------


@cites("DUN-START-07", "DUN-THESIS-10")
def may_play(s: Expedition, who: Scholar) -> bool:
    """Nobody plays cards in the start area, after the own thesis, or against an attempt that is shielded."""
    if not who.area or who.finished:
        return False
    attempt = s.attempt
    return attempt is None or not attempt.shielded or attempt.seat == who.seat


@cites("DUN-SCHEME-02", "DUN-OVER-04")
def moves_of(s: Expedition, who: Scholar, text: CardText, move: Move, name: str) -> list[Option[Move | None]]:
    """One for each scholar that can be named; none if a cost cannot be paid or nothing could happen."""
    verb = "use-skill" if move.card is None else f"play-{move.effect}"
    if not text.playable(s, who):
        return []
    seats = text.aims(s, who)
    if seats is None:
        return [offer(move, verb, (name,))]
    return [offer(move._replace(target=seat), f"{verb}-on", (name, s.scholars[seat].key)) for seat in seats]


@cache
def offer(move: Move, verb: str, on: tuple[str, ...], useful: bool = True) -> Option[Move | None]:
    """Made once, and every table offers it."""
    return Option(move, verb, on, useful=useful, shared=True)


@cites("DUN-FAMILY-01")
def has_main(card: Scheme) -> bool:
    """The main effect of a fate card is its bonus: it cannot be played for anything else."""
    return card.key in MAINS and bool(MAINS[card.key].steps)


@cites("DUN-SCHEME-05", "DUN-SCHEME-06", "DUN-SCHEME-08", "DUN-TIMING-01", "DUN-TIMING-05", "DUN-TIMING-07")
def mains(s: Expedition, who: Scholar, instants: bool, actions: bool) -> list[Option[Move | None]]:
    """Main effects: of instants only in others' turns; those that use the action only if there is one left."""
    found: list[Option[Move | None]] = []
    for card in dict.fromkeys(who.hand):
        timely = card.timing == "instant" if instants else card.timing != "response"
        if timely and not card.moment and (actions or not card.action) and has_main(card):
            found += moves_of(s, who, MAINS[card.key], move_by(card, None, MAIN), card.key)
    return found


@cites("DUN-SCHEME-08")
def mains_at(s: Expedition, who: Scholar, moment: str) -> list[Option[Move | None]]:
    """Main effects of cards that are for this moment alone."""
    found: list[Option[Move | None]] = []
    for card in dict.fromkeys(who.hand):
        if card.moment == moment:
            found += moves_of(s, who, MAINS[card.key], move_by(card, None, MAIN), card.key)
    return found


@cites("DUN-SCHEME-11", "DUN-SCHEME-12", "DUN-TIMING-06")
def secondaries(s: Expedition, who: Scholar, kinds: tuple[str, ...], timing: str = "") -> list[Option[Move | None]]:
    """Secondary effects of these kinds, of all cards or only of instants or responses."""
    found: list[Option[Move | None]] = []
    for card in dict.fromkeys(who.hand):
        if card.key not in SECONDARIES or (timing and card.timing != timing):
            continue
        texts = SECONDARIES[card.key]
        for kind in texts:
            if kind in kinds:
                found += moves_of(s, who, texts[kind], move_by(card, None, kind), card.key)
    return found


@cites("DUN-SCHOLAR-02", "DUN-EXC-04")
def skills(s: Expedition, who: Scholar, when: str) -> list[Option[Move | None]]:
    found: list[Option[Move | None]] = []
    for skill in who.side.skills:
        if skill.when != when or skill.key not in SKILLS:
            continue
        if (skill.once == "turn" and skill.key in who.used) or (skill.once == "attempt" and used_in_attempt(s, skill)):
            continue
        found += moves_of(s, who, SKILLS[skill.key], move_by(None, skill, SKILL), skill.key)
    return found


def used_in_attempt(s: Expedition, skill: Skill) -> bool:
    return s.attempt is not None and skill.key in s.attempt.used


OUTSIDE = ("move", "favour", "gain-students")  # secondary effects that mean something outside an attempt,
OWN = ("stealth", "prophecy")  # in the own,
AGAINST = ("alert", "prophecy")  # in that of another
ATTEMPT_FAMILIES = ("trick", "fate", "magic")


@cites("DUN-STUDY-10", "DUN-SPY-08", "DUN-SPY-09", "DUN-FAMILY-02", "DUN-FAMILY-06", "DUN-FAMILY-11", "DUN-STEALTH-02")
def attempt_secondaries(s: Expedition, who: Scholar, attempt: Attempt, timing: str = "") -> list[Option[Move | None]]:
    """Only of trick, fate and magic cards; stealth for the one who tries, alert for the others."""
    return [
        option
        for option in secondaries(s, who, OWN if who.seat == attempt.seat else AGAINST, timing)
        if option.value is not None and option.value.card is not None and option.value.card.family in ATTEMPT_FAMILIES
    ]


def instants(s: Expedition, who: Scholar) -> list[Option[Move | None]]:
    """What can be played in the turn of another."""
    if "instant" not in [card.timing for card in who.hand]:
        return []
    found = mains(s, who, instants=True, actions=False) + secondaries(s, who, OUTSIDE, "instant")
    return [in_passing(option) if option.value and can_wait(s, option.value) else option for option in found]


LAST_CHANCE = "action-end"  # of a turn: what does not depend on the moment is asked for only here


def in_passing(option: Option[Move | None]) -> Option[Move | None]:
    """It is offered, but nobody need be asked for its sake."""
    move = option.value
    return option if move is None else offer(move, option.verb, option.on, useful=False)


def can_wait(s: Expedition, move: Move) -> bool:
    """Is it as good at a later moment of this turn? Only who moves can get out of reach or be stopped."""
    if s.phase == LAST_CHANCE:
        return False
    against = move.target == s.turn
    if s.phase == "movement":
        return not against or not text_of(move).fleeting
    return s.phase != "movement-end" or (not against and move.effect != "move")  # before the action


# ---- playing -------------------------------------------------------------------------------------------------------


@cites("DUN-SCHEME-03", "DUN-SCHEME-07", "DUN-SCHEME-09", "DUN-SCHEME-10", "DUN-TIMING-04")
def play(s: Expedition, who: Scholar, move: Move, answers: Play | None = None) -> Flow[None]:
    """The card leaves the hand and is paid for; it lies on the stack until nobody answers it any more."""
    s.played += 1
    top = Play(s.played, who.seat, move.card, move.skill, move.effect)
    top.target = move.target
    if move.card is not None:
        lay_down(who, move.card)
        if move.card.action and move.effect == MAIN:
            s.actions -= 1
    elif move.skill is not None:
        who.used.append(move.skill.key)
        if move.skill.when == "action":
            s.actions -= 1
        if s.attempt is not None:
            s.attempt.used.append(move.skill.key)
    s.plays.append(top)
    if answers is not None:
        top.answers = answers.number
        s.log("responded", who=who.key, card=top.name, to=answers.key)
    elif move.target not in (-1, who.seat):
        s.log(f"played-{kind_of(top)}-on", who=who.key, card=top.name, target=s.scholars[move.target].key)
    else:
        s.log(f"played-{kind_of(top)}", who=who.key, card=top.name)
    s.play = top
    for cost in text_of(top).costs:
        yield from do(cost.run(s, who))
    s.play = None


def kind_of(play: Play) -> str:
    return play.effect if play.effect in (MAIN, SKILL) else "secondary"


@cites("DUN-TIMING-03", "DUN-TIMING-09", "DUN-PRIO-05")
def stack_step(s: Expedition) -> Flow[None]:
    """The card on top: it was countered, or somebody answers it, or a part of it takes effect."""
    top = s.plays[-1]
    if top.countered:
        s.log("countered", card=top.key)
        put_away(s, top)
    elif not top.answered:
        yield from ask_for_responses(s, top)
    else:
        yield from take_effect(s, top)


@cites("DUN-TIMING-08", "DUN-PRIO-06", "DUN-PRIO-07")
def ask_for_responses(s: Expedition, top: Play) -> Flow[None]:
    """Everybody else is asked at once; the first in order who answers counts."""
    could = [who for who in s.in_dungeon(s.turn) if who.hand and who.seat != top.seat and may_play(s, who)]
    asks = [
        Ask(
            who.seat, "respond", [PASS, *responses(s, who)], (top.key,), preview=what_it_does,
            notes=lambda: about_to_happen(s, top),
        )
        for who in could
    ]  # fmt: skip
    first = (yield from first_to_act(asks)) if asks else None
    if first is None:
        top.answered = True
    else:
        yield from play(s, could[first[0]], first[1], top)


def about_to_happen(s: Expedition, top: Play) -> tuple[Note, ...]:
    """Who has played it against whom, and what it does unless somebody answers it."""
    by = s.scholars[top.seat].key
    if top.reaches in (-1, top.seat):
        said = Note("played-by", (by,), says=text_of(top))
    else:
        said = Note("played-by-on", (by, s.scholars[top.reaches].key), says=text_of(top))
    return said, *unless_answered(s, top)


@cites("DUN-TIMING-05", "DUN-TIMING-06")
def responses(s: Expedition, who: Scholar) -> list[Option[Move | None]]:
    """To the card on top of the stack: the main effect of a response card, or a secondary one."""
    found: list[Option[Move | None]] = [
        Option(Move(card, None, MAIN), "respond", (card.key,))
        for card in dict.fromkeys(who.hand)
        if card.timing == "response" and card.key in MAINS and MAINS[card.key].playable(s, who)
    ]
    attempt = s.attempt
    if attempt is None:
        return found + secondaries(s, who, OUTSIDE, "response")
    takes_part = attempt.target < 0 or who.seat in (attempt.seat, attempt.target)
    return found + attempt_secondaries(s, who, attempt, "response") if takes_part else found


def affects(s: Expedition, play: Play, who: Scholar) -> bool:
    """Would this card or skill do anything to this scholar?"""
    if who.seat in play.spared:
        return False
    if play.target == who.seat:
        return True
    by = s.scholars[play.seat]
    return any(step.befalls(s, by, who) for step in text_of(play).steps)


def take_effect(s: Expedition, top: Play) -> Flow[None]:
    """One part of it; a part that has only looked at hidden cards goes on in the next step."""
    steps = text_of(top).steps
    if top.part < len(steps):
        s.play = top
        yield from do(steps[top.part].run(s, s.scholars[top.seat]))
        s.play = None
        if top.looked:
            return
        top.part += 1
    if top.part >= len(steps):
        put_away(s, top)


@cites("DUN-SCHEME-03")
def put_away(s: Expedition, top: Play) -> None:
    s.plays.remove(top)
    if top.card is not None:
        s.schemes.discard.append(top.card)

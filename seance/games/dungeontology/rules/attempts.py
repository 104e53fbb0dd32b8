"""Stealth attempts: study and spy, with the windows for cards that are their own."""

from __future__ import annotations

from typing import Final

from seance.engine import LET_BE, PASS, Ask, Deed, Flow, Note, Option, Preview, choose, choose_some, cites, first_to_act

from .alert import penalty
from .bag import draw_students
from .hands import discard
from .notebook import available, collect, steal
from .pieces import Attempt, Scholar
from .plays import AGAINST, Move, attempt_secondaries, may_play, play, skills, what_it_does
from .printed import COLUMNS, MORE_CUBES, SCHEME_DECK, Scheme
from .registers import step
from .stakes import price, prize, so_far, students_of_failure
from .state import Expedition
from .students import sacrifice
from .stun import gain_stun, has_room_for_stun
from .values import change

# ---- beginning -----------------------------------------------------------------------------------------------------


@cites("DUN-STUDY-02", "DUN-STUDY-06", "DUN-STUDY-07", "DUN-AREA-03", "DUN-BOSS-03")
def study_alert(s: Expedition, who: Scholar, n: int) -> int:
    """Area, boss, research penalty, more for several cubes, and what cards change; never below 0."""
    alert = s.area_of(who).tile.alert + penalty(s) + MORE_CUBES[n] + change(who, "study-alert")
    if s.boss_at == who.area:
        alert += s.boss.alert
    for one in s.lasting:
        if one.what == "lower-alert" and one.seat == who.seat and one.on == s.area_of(who).key:
            alert -= one.n
    return max(0, alert)


@cites("DUN-STUDY-01", "DUN-STUDY-03", "DUN-STUDY-05")
def study(s: Expedition, who: Scholar, n: int) -> None:
    """The first n available cubes of the area are the targets."""
    attempt = begin(s, who)
    attempt.slots = available(s, who, who.area)[:n]
    attempt.cubes = [s.area_of(who).cubes[slot] for slot in attempt.slots]
    attempt.alert = study_alert(s, who, n)
    s.log("studies", who=who.key, area=s.area_of(who).key, cubes=attempt.cubes, alert=attempt.alert)


@cites("DUN-SPY-05", "DUN-SPY-06")
def spy_alert(who: Scholar, target: Scholar, cube: str) -> int:
    """The single value of the cube and the students of the target, unless the spy ignores them."""
    students = 0 if change(who, "spy-ignores-students") else target.students
    return max(0, COLUMNS[cube].value + students + change(target, "spied-alert"))


@cites("DUN-SPY-01", "DUN-SPY-03", "DUN-SPY-04")
def spy(s: Expedition, who: Scholar, prey: tuple[int, str]) -> None:
    """A student is sacrificed first; then the target and a cube of theirs are named."""
    target, cube = s.scholars[prey[0]], prey[1]
    sacrifice(s, who, 1)
    attempt = begin(s, who, target.seat)
    attempt.cubes = [cube]
    attempt.alert = spy_alert(who, target, cube)
    s.log("spies", who=who.key, target=target.key, cube=cube, alert=attempt.alert)


def begin(s: Expedition, who: Scholar, target: int = -1) -> Attempt:
    s.actions -= 1
    attempt = s.attempt = Attempt(who.seat, who.area, target)
    shield = s.holds("shield", who.seat)
    if shield is not None:
        attempt.shielded = True
        s.lasting.remove(shield)
    return attempt


# ---- its steps -----------------------------------------------------------------------------------------------------


def attempt_step(s: Expedition) -> Deed:
    attempt = s.attempt
    assert attempt is not None
    if attempt.stage == "generate":
        return generate(s, attempt)
    if attempt.stage == "compare":
        return compare(s, attempt)
    return study_window(s, attempt) if attempt.target < 0 else spy_window(s, attempt)


@cites("DUN-STUDY-08", "DUN-STUDY-09", "DUN-SPY-07", "DUN-SCHEME-04", "DUN-SCHOLAR-30", "DUN-FAMILY-01", "DUN-OVER-04",
       "DUN-SPY-06")  # fmt: skip
def generate(s: Expedition, attempt: Attempt) -> Flow[None]:
    """At least one card is discarded for its bonus; then dial, trainees and the luck of the area."""
    who = s.scholars[attempt.seat]
    options = [Option(card, "discard", (card.key,)) for card in who.hand]
    own = own_stealth(who, spies=attempt.target >= 0)
    cards = yield from choose_some(
        who.seat, "generate-stealth", options, 1, len(options), (who.key,), secret=True,
        notes=lambda: (
            Note("stealth-needed", (str(attempt.alert), str(own))), *luck_to_come(s, who), prize(s, attempt),
            price(s, who), *rivals_to_come(s, who, attempt),
        ),
        preview=lambda option: Preview(notes=(Note("stealth-bonus", (str(bonus_of(who, option.value)),)),)),
    )  # fmt: skip
    discard(s, who, cards)
    attempt.stealth = sum([bonus(who, card) for card in cards]) + own
    attempt.stage = "cards"
    opponents = [other.seat for other in s.clockwise(who.seat)[1:]]
    attempt.queue = opponents if attempt.target < 0 else [attempt.target, who.seat]
    if own:
        s.log("helped", who=who.key, n=own)
    s.log("stealth", who=who.key, stealth=attempt.stealth, alert=attempt.alert)
    lucks(s, who, attempt)


def own_stealth(who: Scholar, *, spies: bool) -> int:
    """What is added to the discarded cards: the dial helps a study only."""
    return change(who, "spy-stealth") if spies else who.research + change(who, "study-stealth")


def luck_to_come(s: Expedition, who: Scholar) -> list[Note]:
    """The prophecies of the area and of the boss there, after stealth is generated: nobody can count them before."""
    area = s.area_of(who)
    notes = [
        Note(f"{one.kind}-comes", (str(one.n), area.key))
        for one in area.tile.effects
        if one.kind in ("luck", "misfortune")
    ]
    boss = Note("luck-comes", (str(s.boss.luck), s.boss.key))
    return [*notes, boss] if s.boss_at == who.area and s.boss.luck else notes


RAISING: Final = [card for card in SCHEME_DECK if any(one.kind in AGAINST for one in card.secondary)]
RAISED_BY: Final = [one.n for card in RAISING for one in card.secondary if one.kind == "alert"]
RAISED = Note("cards-that-raise", (str(len(RAISING)), str(len(SCHEME_DECK)), str(min(RAISED_BY)), str(max(RAISED_BY))))


@cites("DUN-STUDY-10", "DUN-SPY-09")
def rivals_of(s: Expedition, who: Scholar, target: int) -> list[Scholar]:
    """Who may raise the alert against an attempt, as far as everybody knows: nobody can count that either."""
    if s.holds("shield", who.seat) is not None:
        return []
    return [one for one in (s.others(who) if target < 0 else [s.scholars[target]]) if could_meddle(s, one)]


def rivals_to_come(s: Expedition, who: Scholar, attempt: Attempt) -> list[Note]:
    """With how many cards they may, and how much a card is worth."""
    could = rivals_of(s, who, attempt.target)
    if not could:
        return [Note("no-rival-comes")]
    return [*[Note("rival-comes", (one.key, str(len(one.hand)))) for one in could], RAISED]


def bonus_of(who: Scholar, card: object) -> int:
    return bonus(who, card) if isinstance(card, Scheme) else 0


def bonus(who: Scholar, card: Scheme) -> int:
    return card.bonus * 2 if card.family == "magic" and change(who, "magic-doubled") else card.bonus


@cites("DUN-EFFECT-04", "DUN-EFFECT-05", "DUN-EFFECT-06", "DUN-BOSS-03")
def lucks(s: Expedition, who: Scholar, attempt: Attempt) -> None:
    """Luck and misfortune of the area from left to right, then what the boss adds; before them a skill of the spy."""
    skill = [
        prophecy(who, one.by, "stealth", "", each.key)
        for each in (who.side.skills if attempt.target >= 0 else ())
        for one in each.changes
        if one.what == "spy-prophecy"
    ]
    area = s.areas[attempt.area]
    printed = [
        prophecy(who, effect.n, "stealth" if effect.kind == "luck" else "alert", "", area.key)
        for effect in area.tile.effects
        if effect.kind in ("luck", "misfortune")
    ]
    boss = [prophecy(who, s.boss.luck, "stealth", "", s.boss.key)] if s.boss_at == attempt.area and s.boss.luck else []
    s.then(*skill, *printed, *boss)


# ---- cards inside an attempt ---------------------------------------------------------------------------------------


def attempt_moves(s: Expedition, who: Scholar, attempt: Attempt) -> list[Option[Move | None]]:
    return attempt_secondaries(s, who, attempt) + skills(s, who, "attempt")


def could_meddle(s: Expedition, who: Scholar) -> bool:
    """As far as everybody knows."""
    return may_play(s, who) and (bool(who.hand) or any(skill.when == "attempt" for skill in who.side.skills))


@cites("DUN-STUDY-10", "DUN-STUDY-11", "DUN-PRIO-08")
def study_window(s: Expedition, attempt: Attempt) -> Flow[None]:
    """Opponents clockwise, each any number of cards and nobody twice; then the one who studies."""
    if attempt.queue == [attempt.seat]:
        yield from own_window(s, attempt)
        return
    could = [s.scholars[seat] for seat in attempt.queue if could_meddle(s, s.scholars[seat])]
    asks = [ask_in_attempt(s, who, attempt) for who in could]
    first = (yield from first_to_act(asks)) if asks else None
    if first is None:
        attempt.queue = [attempt.seat]
        return
    who = could[first[0]]
    attempt.queue = attempt.queue[attempt.queue.index(who.seat) :]  # those before have passed for good
    yield from play(s, who, first[1])


def own_window(s: Expedition, attempt: Attempt) -> Flow[None]:
    who = s.scholars[attempt.seat]
    move = yield from choose_move(s, who, attempt)
    if move is None:
        attempt.stage = "compare"
    else:
        yield from play(s, who, move)


@cites("DUN-SPY-08", "DUN-SPY-09", "DUN-SPY-10", "DUN-SPY-11")
def spy_window(s: Expedition, attempt: Attempt) -> Flow[None]:
    """Target and spy in turns, each any number of cards, until both pass in a row."""
    who = s.scholars[attempt.queue[0]]
    move = yield from choose_move(s, who, attempt)
    if move is not None:
        attempt.passes = 0
        yield from play(s, who, move)
        return
    attempt.passes += 1
    attempt.queue = attempt.queue[::-1]
    if attempt.passes == 2:
        attempt.stage = "compare"


def ask_in_attempt(s: Expedition, who: Scholar, attempt: Attempt) -> Ask[Move | None]:
    own = who.seat == attempt.seat
    about = (s.scholars[attempt.seat].key,)
    moves = [PASS, *attempt_moves(s, who, attempt)]
    return Ask(
        who.seat, "in-own-attempt" if own else "in-attempt", moves, about, preview=what_it_does,
        notes=lambda: (so_far(attempt), prize(s, attempt), price(s, who) if own else last_word(s, attempt)),
    )  # fmt: skip


@cites("DUN-STUDY-11", "DUN-SPY-09")
def last_word(s: Expedition, attempt: Attempt) -> Note:
    """Whoever tries may still add cards after the others, or use a skill."""
    who = s.scholars[attempt.seat]
    if who.hand:
        return Note("last-word", (who.key, str(len(who.hand))))
    return Note("last-word-skill" if could_meddle(s, who) else "last-word-none", (who.key,))


def choose_move(s: Expedition, who: Scholar, attempt: Attempt) -> Flow[Move | None]:
    if not could_meddle(s, who):
        return None
    let_be = "play-no-more" if who.seat == attempt.seat else LET_BE
    first = yield from first_to_act([ask_in_attempt(s, who, attempt)], let_be=let_be)
    return None if first is None else first[1]


# ---- what cards and skills do in it --------------------------------------------------------------------------------


@cites("DUN-SYMBOL-08")
def add_stealth(s: Expedition, n: int) -> None:
    if s.attempt is not None:
        s.attempt.stealth += n
        s.log("stealth-raised", n=n, stealth=s.attempt.stealth, alert=s.attempt.alert)


@cites("DUN-SYMBOL-09")
def add_alert(s: Expedition, n: int, seat: int, card: str) -> None:
    """By whose card, where it is not a misfortune or an own one."""
    if s.attempt is not None:
        s.attempt.alert += n
        stealth, alert = s.attempt.stealth, s.attempt.alert
        if seat == s.attempt.seat:
            s.log("alert-raised", n=n, stealth=stealth, alert=alert)
        else:
            who, against = s.scholars[seat].key, s.scholars[s.attempt.seat].key
            s.log("alert-raised-by", who=who, card=card, against=against, n=n, stealth=stealth, alert=alert)


@cites("DUN-PROPH-03", "DUN-PROPH-04")
def prophesy(s: Expedition, who: Scholar, n: int) -> None:
    """For the own stealth, or against the attempt of another."""
    if s.attempt is not None:
        because = "" if s.play is None else s.play.name
        s.then(prophecy(who, n, "stealth" if s.attempt.seat == who.seat else "alert", because))


@step("prophecy")
@cites("DUN-PROPH-01", "DUN-PROPH-02", "DUN-PROPH-03", "DUN-PROPH-05")
def prophecy(s: Expedition, who: Scholar, n: int, on: str, because: str = "", by: str = "") -> Flow[None]:
    """The top cards are revealed, one of them is chosen for its printed bonus, and all are discarded.

    `because` of a card that was played, or `by` what brings luck or misfortune.
    """
    for _ in range(n):
        card = s.schemes.draw(s.dice)
        if card is not None:
            s.limbo.append(card)
    shown = s.limbo
    if by:
        s.log("luck" if on == "stealth" else "misfortune", by=by)
    s.log("prophecy", who=who.key, cards=[card.key for card in shown], on=on)
    if shown:
        options = [Option(card, "prophecy", (card.key,)) for card in dict.fromkeys(shown)]
        bonuses = {card.key: str(card.bonus) for card in shown}
        set_off = [Note("set-off", (because or by,))] if because or by else []
        standing = [] if s.attempt is None else [so_far(s.attempt)]
        chosen = yield from choose(
            who.seat, f"prophecy-{on}", options, (who.key,), notes=(*set_off, *standing),
            preview=lambda option: Preview(notes=(Note(f"{on}-bonus", (bonuses[option.on[0]],)),)),
        )  # fmt: skip
        if on == "stealth":
            add_stealth(s, chosen.bonus)
        else:
            add_alert(s, chosen.bonus, who.seat, because)
    s.schemes.discard += shown
    s.limbo = []


# ---- the end of it -------------------------------------------------------------------------------------------------


@cites("DUN-STEALTH-01", "DUN-STUDY-12", "DUN-STUDY-13", "DUN-SPY-12", "DUN-SPY-13")
def compare(s: Expedition, attempt: Attempt) -> Flow[None]:
    """Stealth that is equal to the alert value, or above it, is a success."""
    who = s.scholars[attempt.seat]
    won = attempt.stealth >= attempt.alert
    s.log("succeeded" if won else "failed", who=who.key, stealth=attempt.stealth, alert=attempt.alert)
    s.attempt = None
    if not won:
        yield from fail(s, who)
    elif attempt.target < 0:
        for slot in attempt.slots:
            if s.areas[attempt.area].cubes[slot]:  # a card may have moved it meanwhile
                collect(s, who, attempt.area, slot)
    else:
        yield from steal(s, who, s.scholars[attempt.target], attempt.cubes[0])


@cites("DUN-STUDY-14", "DUN-STUDY-15", "DUN-SPY-14", "DUN-SPY-15", "DUN-EFFECT-07", "DUN-MAX-06")
def fail(s: Expedition, who: Scholar) -> Flow[None]:
    """A stun token, and a student from the University, or as many as the danger of the area says."""
    if has_room_for_stun(s, who):
        yield from gain_stun(s, who, because=Note("attempt-failed"))
    elif s.maximum_alert:
        sacrifice(s, who, 1)
    danger = s.area_of(who).effect("danger")
    if danger is not None:
        s.log("danger", area=s.area_of(who).key, n=danger.n)
    draw_students(s, who, students_of_failure(s, who))

"""The skill test, step by step: ST.1 to ST.8."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from seance.engine import (
    Deed,
    Flow,
    Group,
    Note,
    Odds,
    Option,
    Preview,
    choose,
    choose_some,
    choose_some_together,
    cites,
    do,
)

from .areas import to_discard, to_hand
from .chaos import chance, difficulty_of, icons_of, let_act, reveal_tokens, skill_modifiers, skill_value, symbol_of
from .costs import in_order_of_choice
from .enemies import enemy_attack, is_massive
from .modifiers import keywords
from .pieces import NOBODY, Enemy, Investigator, Location
from .printed import PlayerCard, Printed
from .registers import SKILL_INSTEAD, SKILLS, allowed, resolve
from .state import Table
from .under_way import AUTO_FAIL, EVADE, FIGHT, INVESTIGATE, Moment, Test
from .windows import answered, happens, player_window

Results = Callable[[Test], Deed]


def tell_test(s: Table, test: Test) -> None:
    """What is tested, and by which of the basic attempts."""
    at = test.enemy or test.location
    does = f"{test.kind}s" if at is not None else "tests"  # "fights": the kind itself is the name of a thing
    about = what_for(test)
    s.log(
        "test-begins", who=test.who.key, skill=test.skill, difficulty=test.difficulty, does=does, on=about,
        by=test.source,
    )  # fmt: skip


def what_for(test: Test) -> str:
    """The enemy or location that it is about, or the card that asks for it."""
    at = test.enemy or test.location
    return test.source if at is None else at.key


@cites("AHC-TIM-02", "AHC-ST1-01", "AHC-ST1-02", "AHC-SKT-01", "AHC-SKT-02", "AHC-STW-01", "AHC-STW-02", "AHC-STW-03")
def skill_test(
    s: Table,
    who: Investigator,
    skill: str,
    difficulty: int,
    results: Results,
    kind: str = "",
    enemy: Enemy | None = None,
    location: Location | None = None,
    source: str = "",
    bonus: Callable[[str], int] | None = None,
    damage: int = 1,
    clues: int = 1,
    revealing: Callable[[str], Deed] | None = None,
    idle: str = "",
    stakes: tuple[Note, ...] = (),
    adjust: Callable[[Test], None] | None = None,
) -> Flow[Test]:
    """A whole test. `results` carries out in ST.7 what the rule or card says of success and failure; `stakes` tell it.

    With an enemy or a location the difficulty is its value, as it is when it counts.
    """
    skill = yield from choose_skill(s, who, skill)
    test = Test(who, skill, difficulty, kind, source)
    test.enemy, test.location, test.damage, test.clues = enemy, location, damage, clues
    test.bonus = bonus
    test.revealing = revealing
    test.idle = idle
    test.stakes = stakes
    test.adjust = adjust
    s.tests.append(test)
    test.difficulty = difficulty_of(s, test)
    tell_test(s, test)
    yield from player_window(s)
    if not who.gone:
        yield from commit(s, test)
        test.ready = True
        yield from player_window(s)
    if not who.gone:
        yield from reveal_tokens(s, test)
    if not who.gone:
        yield from determine(s, test)
    if not who.gone:
        yield from apply_results(s, test, results)
    yield from end_test(s, test)
    return test


def choose_skill(s: Table, who: Investigator, skill: str) -> Flow[str]:
    """Lasting effects may allow another skill in place of this one."""
    if not s.lasting:
        return skill
    others = [other for word, may in SKILL_INSTEAD.items() if s.lasts(word, who.key) for other in may(s, who, skill)]
    if not others:
        return skill
    options = [Option(one, "with", (one,)) for one in dict.fromkeys((skill, *others))]
    return (yield from choose(who.seat, "which-skill", options, (who.key,)))


# ---- ST.2 ------------------------------------------------------------------


@cites("AHC-ST2-01", "AHC-ST2-02", "AHC-ST2-03", "AHC-ST2-05", "AHC-ST2-06", "AHC-PER-04", "AHC-LIM-07", "AHC-PLY-03")
def commit(s: Table, test: Test) -> Flow[None]:
    """The tester commits any number of cards, others at the location one each; everybody is asked at once."""
    groups: list[Group[PlayerCard]] = []
    helpers: list[Investigator] = []
    for who in s.at(test.who.location) if s.peril == NOBODY else [test.who]:
        cards = committable(s, test, who)
        if cards:
            options = [Option(card, "commit", (card.key,)) for card in cards]
            most = len(cards) if who is test.who else 1
            preview = preview_of(s, test)
            stakes = partial(at_stake, s, test)
            groups.append(Group(who.seat, "commit", options, 0, most, (test.who.key,), preview=preview, notes=stakes))
            helpers.append(who)
    chosen = yield from choose_some_together(groups, secret=len(groups) > 1)
    for who, cards in zip(helpers, chosen, strict=True):
        for card in cards:
            if within_most(test, card):
                who.hand.remove(card)
                test.committed.append((who.seat, card))
                s.log("commits", who=who.key, card=card.key)


def at_stake(s: Table, test: Test) -> tuple[Note, ...]:
    """What success and failure do."""
    if test.kind == INVESTIGATE and test.location is not None:
        return *(test.stakes or (clues_to_find(s, test, test.location),)), Note("failure-nothing")
    if test.kind == FIGHT and test.enemy is not None:
        damage, _ = promised(s, test)
        return Note("success-fight", (test.enemy.key, damage)), *failed_attack(s, test, test.enemy, damage)
    if test.kind == EVADE and test.enemy is not None:
        return Note("success-evade", (test.enemy.key,)), *test.stakes, Note("failure-nothing")
    return test.stakes


def clues_to_find(s: Table, test: Test, location: Location) -> Note:
    if not location.clues:
        return Note("success-no-clue", (location.key,))
    _, clues = promised(s, test)
    return Note("success-investigate", (location.key, str(location.clues), clues))


def failed_attack(s: Table, test: Test, enemy: Enemy, damage: str) -> tuple[Note, ...]:
    """It may hit whoever the enemy is engaged with, and be answered."""
    notes: list[Note] = []
    if enemy.engaged not in (NOBODY, test.who.seat) and not is_massive(s, enemy):
        notes.append(Note("failure-hits", (s.investigators[enemy.engaged].key, damage)))
    if "retaliate" in keywords(s, enemy) and not enemy.exhausted:
        notes.append(Note("failure-retaliate", (enemy.key,)))
    return tuple(notes) or (Note("failure-nothing"),)


FAR = 99  # no test succeeds by so much


def promised(s: Table, test: Test, more: tuple[Printed, ...] = ()) -> tuple[str, str]:
    """Damage and clues of a success, with what committed cards add (and `more` of them): "1–2" where the margin counts.

    When it has succeeded, they have been added already, and the margin is known.
    """
    kept = test.damage, test.clues, test.passed, test.margin
    back, test.back = test.back, []
    found: list[tuple[int, int]] = []
    for margin in (test.margin,) if test.passed else (0, FAR):
        test.damage, test.clues, test.margin = *kept[:2], margin
        if not kept[2]:
            test.passed = True
            add_skills(s, test, (*[card for _, card in test.committed], *more))
        if test.adjust is not None:
            test.adjust(test)
        clues = test.clues if test.location is None else min(test.clues, test.location.clues)
        found.append((test.damage, clues))
    test.damage, test.clues, test.passed, test.margin = kept
    test.back = back
    damage, finds = [sorted(set(each)) for each in zip(*found, strict=True)]
    return "–".join(map(str, damage)), "–".join(map(str, finds))


def add_skills(s: Table, test: Test, cards: tuple[Printed, ...]) -> None:
    """What skill cards change of a test that succeeds."""
    for card in cards:
        skill = SKILLS.get(card.key)
        if skill is not None and skill.adds is not None:
            skill.adds(s, test)


def committable(s: Table, test: Test, who: Investigator) -> list[PlayerCard]:
    """Cards of the hand with a matching icon that nothing keeps from being committed."""
    found: list[PlayerCard] = []
    for card in who.hand:
        if not icons_of(card, test.skill):
            continue
        skill = SKILLS.get(card.key)
        if skill is not None:
            if skill.own and who is not test.who:
                continue
            if skill.most and found.count(card) >= skill.most:
                continue
        found.append(card)
    return found


def within_most(test: Test, card: PlayerCard) -> bool:
    skill = SKILLS.get(card.key)
    return skill is None or not skill.most or [one for _, one in test.committed].count(card) < skill.most


def preview_of(s: Table, test: Test) -> Callable[[Option[object]], Preview | None]:
    """The exact chance to succeed, without and with a card, and what else the card adds to a success."""

    def preview(option: Option[object]) -> Preview | None:
        card = option.value if isinstance(option.value, PlayerCard) else None
        more = 0 if card is None else icons_of(card, test.skill)
        odds = Odds("before", chance(s, test)), Odds("with", chance(s, test, more))
        notes = () if card is None else added_by(s, test, card)
        idle = card is not None and not notes and odds[0].share == odds[1].share
        return Preview(odds=odds, notes=(Note("no-better"),) if idle else notes)

    return preview


def added_by(s: Table, test: Test, card: PlayerCard) -> tuple[Note, ...]:
    """What a skill card does for a success beside its icons."""
    skill = SKILLS.get(card.key)
    if skill is None or (skill.kind and skill.kind != test.kind):
        return ()
    if skill.adds is None:
        return skill.tells
    damage, clues = promised(s, test, (card,))
    if test.enemy is not None and damage != promised(s, test)[0]:
        return (Note("success-fight", (test.enemy.key, damage)),)
    if test.location is not None and clues != promised(s, test)[1]:
        return (Note("success-investigate", (test.location.key, str(test.location.clues), clues)),)
    return ()


# ---- ST.5 and ST.6 ------------------------------------------------------------------


@cites("AHC-ST6-01", "AHC-ST6-02", "AHC-ST6-03", "AHC-AUT-01")
def determine(s: Table, test: Test) -> Flow[None]:
    """The modified value against the difficulty; what would fail may still be turned."""
    settle(s, test)
    if not test.passed and answered(s, "would-fail"):
        on = Moment("would-fail", test.who, (test.who.key,))
        on.test = test
        yield from happens(s, on)
        if test.who.gone:
            return
        settle(s, test)
    if s.sink is not None:
        tell_outcome(s, test)


def tell_outcome(s: Table, test: Test) -> None:
    """Passed or failed, and how the value came about."""
    tokens: list[tuple[str, int | str]] = [(one, one if one == AUTO_FAIL else n) for one, n in test.token_parts]
    parts = (
        (test.skill, test.who.persona.skills[test.skill]), *skill_modifiers(s, test), *tokens,
        ("difficulty", test.difficulty),
    )  # fmt: skip
    s.log(
        "test-passed" if test.passed else "test-failed", who=test.who.key, value=test.value, by=test.margin,
        on=what_for(test), procedure=s.shown("test", test.passed, *parts),
    )  # fmt: skip


def settle(s: Table, test: Test) -> None:
    test.value = skill_value(s, test)
    test.difficulty = difficulty_of(s, test)
    test.passed = test.automatic != "fail" and test.value >= test.difficulty
    test.margin = abs(test.value - test.difficulty)


# ---- ST.7 ------------------------------------------------------------------


@cites("AHC-ST7-01", "AHC-ST7-02", "AHC-ST7-03", "AHC-SKC-02", "AHC-SKC-03", "AHC-RET-01")
def apply_results(s: Table, test: Test, results: Results) -> Flow[None]:
    """What the test was for, and what committed cards and tokens add, in the order that the tester chooses."""
    who = test.who
    point = "when-test-succeeds" if test.passed else "when-test-fails"
    if answered(s, point):
        yield from happens(s, test_moment(point, test))
        if who.gone:
            return
    if test.passed:
        add_skills(s, test, tuple([card for _, card in test.committed]))
    due = added_results(s, test)
    if not due or not comes_to_nothing(test):
        due.insert(0, (test.source or test.kind or "test", lambda: results(test)))
    if len(due) > 1:
        options = [Option(deed, "resolve", (name,)) for name, deed in due]
        chosen = yield from choose_some(
            who.seat, "order-results", options, len(due), len(due), (who.key,), True, preview=result_of(s, test)
        )
    else:
        chosen = [deed for _, deed in due]
    for deed in chosen:
        if not who.gone:
            yield from do(deed())
    yield from retaliate(s, test)
    point = "after-test-succeeds" if test.passed else "after-test-fails"
    if not who.gone and answered(s, point):
        yield from happens(s, test_moment(point, test))


def result_of(s: Table, test: Test) -> Callable[[Option[object]], Preview | None]:
    """What each result does that is to be put in order: the test itself, or a token; cards say it themselves."""
    stake = at_stake(s, test)
    itself = Preview(notes=tuple([note for note in stake if note.key.startswith("success") is test.passed]))

    def preview(option: Option[object]) -> Preview | None:
        [name] = option.on
        if name in (test.source, test.kind):
            return itself
        if name in SKILLS:
            return Preview(notes=SKILLS[name].tells)
        note = symbol_of(s, test.who, name).tells if name in test.later and not test.passed else None
        return None if note is None else Preview(notes=(note,))

    return preview


def comes_to_nothing(test: Test) -> bool:
    """What has no result of its own, such as a failed basic attempt: nobody is asked where it stands in the order."""
    if test.idle == ("passed" if test.passed else "failed"):
        return True
    if test.passed or test.source or test.kind not in (FIGHT, EVADE, INVESTIGATE):
        return False
    return test.enemy is None or test.enemy.engaged in (NOBODY, test.who.seat)


def added_results(s: Table, test: Test) -> list[tuple[str, Callable[[], Deed]]]:
    """Committed skill cards, and tokens that speak of success or failure."""
    who = test.who
    due: list[tuple[str, Callable[[], Deed]]] = []
    for seat, card in test.committed if test.passed else ():
        skill, owner = SKILLS.get(card.key), s.investigators[seat]  # "you" is who committed it
        if skill is not None and skill.passed is not None and allowed(s, skill.can, owner, None):
            due.append((card.key, deed_of(s, skill.passed, owner)))
    for token in test.later:
        symbol = symbol_of(s, who, token)
        text = symbol.passed if test.passed else symbol.failed
        if text is not None and (not test.passed or symbol.passes(s, who)):
            due.append((token, partial(let_act, s, test, token, text)))
    return due


def deed_of(s: Table, text: Callable[[Table, Investigator], Deed], who: Investigator) -> Callable[[], Deed]:
    return lambda: resolve(s, text, who)


def test_moment(point: str, test: Test) -> Moment:
    on = Moment(point, test.who, (test.who.key,))
    on.test, on.enemy, on.location = test, test.enemy, test.location
    return on


@cites("AHC-RET-01", "AHC-RET-02", "AHC-RET-03")
def retaliate(s: Table, test: Test) -> Flow[None]:
    """A ready retaliate enemy answers a failed attack."""
    enemy = test.enemy
    if test.kind != FIGHT or test.passed or enemy is None or enemy not in s.enemies or enemy.exhausted:
        return
    if "retaliate" in keywords(s, enemy) and not test.who.gone:
        s.log("retaliates", enemy=enemy.key, who=test.who.key)
        yield from enemy_attack(s, enemy, test.who)


@cites("AHC-ST8-02", "AHC-DIS-07")
def put_away(s: Table, test: Test, who: Investigator) -> Flow[None]:
    """The cards that somebody committed: back to the hand, or to the discard pile in the order of choice."""
    mine = [cast(PlayerCard, card) for seat, card in test.committed if seat == who.seat]
    for card in [card for card in mine if card in test.back]:
        test.committed.remove((who.seat, card))
        to_hand(s, card, who.seat)
    for card in (yield from in_order_of_choice(who, [card for card in mine if card not in test.back])):
        to_discard(s, card, who.seat)
    test.committed = [(seat, card) for seat, card in test.committed if seat != who.seat]


# ---- ST.8 ------------------------------------------------------------------


@cites("AHC-ST8-01", "AHC-ST8-02", "AHC-ST8-03")
def end_test(s: Table, test: Test) -> Flow[None]:
    """Committed cards are discarded, tokens return to the bag; then what was to come after the test."""
    for seat in dict.fromkeys([seat for seat, _ in test.committed]):
        yield from put_away(s, test, s.investigators[seat])
    test.committed = []
    s.bag += test.revealed
    s.tests.remove(test)
    s.begin_anew("test")
    if not test.passed:
        for token in test.later:
            text = symbol_of(s, test.who, token).after_failure
            if text is not None and not test.who.gone:
                yield from let_act(s, test, token, text)

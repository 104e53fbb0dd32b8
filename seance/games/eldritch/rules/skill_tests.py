"""Tests: how many dice, which faces are successes, what may be rolled again."""

from __future__ import annotations

from math import comb

from seance.engine import PASS, Flow, Odds, Option, Preview, choose, cites

from .clues import can_spend_clues, spend_clues
from .pieces import Investigator, Owned
from .possessions import discard_card
from .printed import STRENGTH
from .registers import (
    BONUSES,
    BOOSTS,
    BURSTS,
    CLUE_REROLLS,
    DICE,
    LEAST,
    REROLLS,
    SIXES,
    AdditionalDice,
    Reroll,
    clockwise_from,
    is_during,
    resolve,
)  # fmt: skip
from .state import World
from .under_way import Trial

DIE = (1, 2, 3, 4, 5, 6)
SUCCESS = 5
DONE = Option("", "done")
MANY = 99  # every success counts


def roll_die(s: World, channel: str = "die") -> int:
    """One die; where an effect says that all dice are 1s, a 1."""
    return 1 if s.all_ones else s.dice.roll(channel, DIE)


def skill_test(
    s: World, who: Investigator, skill: str, modifier: int = 0, enough: int = 1, during: str = ""
) -> Flow[int]:  # fmt: skip
    """The number of successes. More than `enough` would change nothing, so rerolls for them are not offered."""
    trial = yield from hold_test(s, who, skill, modifier, enough, during)
    return trial.result


@cites("EH-TEST-01", "EH-TEST-06", "EH-CTEST-02", "EH-REROLL-03")
def hold_test(
    s: World, who: Investigator, skill: str, modifier: int = 0, enough: int = 1, during: str = ""
) -> Flow[Trial]:  # fmt: skip
    """Roll, reroll what may be rerolled; only then the result counts."""
    trial = Trial(who, skill, modifier, during, enough)
    outer, s.trial = s.trial, trial
    trial.least = success_from(who)
    yield from bursts(s, who, trial)
    trial.dice = dice_of(s, who, trial)
    yield from boosts(s, who, trial)
    trial.rolled = [roll_die(s, "test") for _ in range(trial.dice)]
    for card in who.cards:
        helps = SIXES.get(card.card.key)
        if helps is not None and helps.fits(s, trial):
            trial.sixes = 2
    s.log("tested", who=who.key, skill=skill, rolled=trial.rolled[:], procedure=s.shown(
        "test", trial.result, ("skill", who.skill(skill)), ("modifier", modifier), ("dice", trial.dice),
    ))  # fmt: skip
    yield from rerolls(s, who, trial)
    s.log("test-result", who=who.key, skill=skill, result=trial.result)
    s.trial = outer
    return trial


@cites("EH-TEST-02", "EH-TEST-03", "EH-TEST-08", "EH-TEST-09", "EH-TEST-10", "EH-CTEST-01", "EH-CTEST-03")
def dice_of(s: World, who: Investigator, trial: Trial) -> int:
    """The skill, the best card bonus, the modifier of the test, additional dice; never fewer than one."""
    more = sum([extra(s, owner, trial) for owner, extra in additional(s)]) if DICE else 0
    return max(1, who.skill(trial.skill) + best_bonus(s, who, trial) + trial.modifier + more)


def additional(s: World) -> list[tuple[Investigator, AdditionalDice]]:
    """Everything in play that may give dice, with its owner."""
    found = []
    for owner in s.investigators:
        if not owner.gone:
            if owner.key in DICE:
                found.append((owner, DICE[owner.key]))
            found += [(owner, DICE[card.card.key]) for card in owner.cards if card.card.key in DICE]
    return found


def best_bonus(s: World, who: Investigator, trial: Trial) -> int:
    """Only one card gives a bonus: the one that gives most."""
    best = s.fight.bonus.get(trial.skill, 0) if s.fight is not None and is_during(s, trial, "combat") else 0
    for card in who.cards:
        for entry in BONUSES.get(card.card.key, ()):
            if entry.n > best and entry.helps.fits(s, trial):
                best = entry.n
    return best


@cites("EH-TEST-04")
def success_from(who: Investigator) -> int:
    """A 5 or 6, unless a Condition says otherwise."""
    for card in who.cards:
        if card.card.key in LEAST:
            return LEAST[card.card.key]
    return SUCCESS


def bursts(s: World, who: Investigator, trial: Trial) -> Flow[None]:
    """Cards that give a better bonus for this Combat encounter than there is, if the investigator likes."""
    fight = s.fight
    if fight is None or not is_during(s, trial, "combat"):
        return
    best = best_bonus(s, who, trial)
    cards = [
        card
        for card in who.cards
        if (entry := BURSTS.get(card.card.key)) is not None
        and trial.skill in entry.skills and entry.n > best and card.key not in who.used
    ]  # fmt: skip
    if not cards:
        return
    options: list[Option[Owned | None]] = [PASS, *[Option(card, "use", (card.key,)) for card in cards]]
    card = yield from choose(who.seat, "use-in-combat", options, (who.key, trial.skill, fight.monster.key))
    if card is None:
        return
    entry = BURSTS[card.card.key]
    for skill in entry.skills:
        fight.bonus[skill] = max(entry.n, fight.bonus.get(skill, 0))
    s.log("used-in-combat", who=who.key, card=card.key)
    if entry.discards:
        discard_card(s, who, card)
    else:
        who.used.append(card.key)


def boosts(s: World, who: Investigator, trial: Trial) -> Flow[None]:
    """Additional dice that somebody may give before the roll, once in a round."""
    if not BOOSTS:
        return
    for owner in clockwise_from(s, who.seat):
        offer = BOOSTS.get(owner.key)
        if offer is not None and owner.key not in owner.used and offer(s, owner, trial):
            options = [Option(True, "yes"), Option(False, "no")]
            if (yield from choose(who.seat, "one-more-die", options, (owner.key, trial.skill))):
                owner.used.append(owner.key)
                trial.dice += 1


@cites("EH-REROLL-01", "EH-REROLL-02")
def rerolls(s: World, who: Investigator, trial: Trial) -> Flow[None]:
    """As often as the investigator can and likes, while it could still change the outcome."""
    while trial.result < trial.enough and any(face < trial.least for face in trial.rolled) and not s.all_ones:
        options = ways_to_reroll(s, who, trial)
        if not options:
            return
        way = yield from choose(
            who.seat, "reroll", [DONE, *options], (who.key, trial.skill),
            preview=lambda option: odds(s, who, trial, option),
        )  # fmt: skip
        if not way:
            return
        if way == "clue":
            dice = clue_dice(s, trial)
            yield from spend_clues(s, who, 1)
            reroll_dice(s, who, trial, dice)
        elif way == "fight":
            assert s.fight is not None
            s.fight.rerolls -= 1
            reroll_dice(s, who, trial, 1)
        else:
            yield from use_card(s, who, trial, way)


def ways_to_reroll(s: World, who: Investigator, trial: Trial) -> list[Option[str]]:
    found: list[Option[str]] = []
    for card in who.cards:
        entry = usable(s, who, trial, card)
        if entry is not None:
            found.append(Option(card.key, "raise-die" if entry.raises else "reroll", (card.key,)))
    if s.fight is not None:
        if s.fight.rerolls and trial.skill == STRENGTH:
            found.append(Option("fight", "reroll", ("strength",)))
        if s.fight.no_clues:
            return found
    if can_spend_clues(s, who, 1):
        found.append(Option("clue", "reroll", ("clue",)))
    return found


def usable(s: World, who: Investigator, trial: Trial, card: Owned) -> Reroll | None:
    """How this card can still change the dice."""
    for entry in REROLLS.get(card.card.key, ()):
        if card.key in (who.used if entry.per == "round" else trial.used) or not entry.helps.fits(s, trial):
            continue
        if entry.raises and trial.least - 1 not in trial.rolled:
            continue
        if entry.affordable is None or entry.affordable(s, who):
            return entry
    return None


def use_card(s: World, who: Investigator, trial: Trial, key: str) -> Flow[None]:
    card = who.card(key)
    assert card is not None
    entry = usable(s, who, trial, card)
    assert entry is not None
    (who.used if entry.per == "round" else trial.used).append(key)
    if entry.price is not None:
        yield from resolve(s, entry.price, who, card)
    if entry.raises:
        place = trial.rolled.index(trial.least - 1)
        trial.rolled[place] += 1
        s.log("die-raised", who=who.key, card=key, rolled=trial.rolled[:])
    else:
        reroll_dice(s, who, trial, entry.dice)


def clue_dice(s: World, trial: Trial) -> int:
    """A Clue is for one die, or more with somebody's help."""
    return 1 + max([CLUE_REROLLS[owner.key](s, owner, trial) for owner in s.investigators if owner.key in CLUE_REROLLS
                    and not owner.gone], default=0)  # fmt: skip


def reroll_dice(s: World, who: Investigator, trial: Trial, n: int) -> None:
    """The lowest dice that are no successes: no other choice could be better."""
    failed = sorted(
        [place for place, face in enumerate(trial.rolled) if face < trial.least], key=trial.rolled.__getitem__
    )
    for place in failed[:n]:
        trial.rolled[place] = roll_die(s, "test")
    s.log("rerolled", who=who.key, skill=trial.skill, rolled=trial.rolled[:])


def odds(s: World, who: Investigator, trial: Trial, option: Option[object]) -> Preview | None:
    """How likely this reroll is to bring at least one more success."""
    if option.verb == "done":
        return None
    if option.verb == "raise-die":
        return Preview(odds=(Odds("success", 1.0),))
    card = who.card(option.on[0])
    entry = None if card is None else usable(s, who, trial, card)
    wanted = entry.dice if entry is not None else clue_dice(s, trial) if option.on[0] == "clue" else 1
    dice = min(wanted, sum([face < trial.least for face in trial.rolled]))
    return Preview(odds=(Odds("success", round(at_least(1, dice, trial.least), 3)),))


def chance(s: World, who: Investigator, skill: str, modifier: int, during: str = "") -> Preview:
    """How likely it is to pass this test, before it is rolled."""
    trial = Trial(who, skill, modifier, during, 1)
    share = at_least(1, dice_of(s, who, trial), success_from(who))
    return Preview(odds=(Odds("passed", round(share, 3)),))


def at_least(wanted: int, dice: int, least: int) -> float:
    """How likely so many successes are."""
    share = (7 - least) / 6
    return 1.0 - sum([comb(dice, k) * share**k * (1 - share) ** (dice - k) for k in range(min(wanted, dice + 1))])

"""Tests: how many dice, which faces are successes, what may be rolled again."""

from __future__ import annotations

from math import comb

from seance.engine import PASS, Flow, Note, Odds, Option, Preview, Procedure, choose, choose_some, cites

from .clues import can_spend_clues, clue_price, spend_clues
from .pieces import KEY, NAME, Investigator, Owned
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
from .under_way import Stake, Trial

DIE = (1, 2, 3, 4, 5, 6)
SUCCESS = 5
HIGHEST = 6
KEEPS_SPELLS = 4  # some Spells are lost with a test that failed without one
DONE = Option("", "done")
MANY = 99  # every success counts
GIVES_DICE, GIVES_BONUS, GIVES_BOOSTS = DICE.keys(), BONUSES.keys(), BOOSTS.keys()  # as the registers are filled


def roll_die(s: World, channel: str = "die") -> int:
    """One die; where an effect says that all dice are 1s, a 1."""
    return 1 if s.all_ones else s.dice.roll(channel, DIE)


def roll_dice(s: World, n: int) -> list[int]:
    """Those of a test."""
    return [1] * n if s.all_ones else [s.dice.roll("test", DIE) for _ in range(n)]


def skill_test(
    s: World, who: Investigator, skill: str, modifier: int = 0, enough: int = 1, during: str = "",
    stake: Stake | None = None,
) -> Flow[int]:  # fmt: skip
    """The number of successes. More than `enough` would change nothing, so rerolls for them are not offered."""
    trial = yield from hold_test(s, who, skill, modifier, enough, during, stake)
    return trial.result


@cites("EH-TEST-01", "EH-TEST-06", "EH-CTEST-02", "EH-REROLL-03")
def hold_test(
    s: World, who: Investigator, skill: str, modifier: int = 0, enough: int = 1, during: str = "",
    stake: Stake | None = None,
) -> Flow[Trial]:  # fmt: skip
    """Roll, reroll what may be rerolled; only then the result counts."""
    trial = Trial(who, skill, modifier, during, enough)
    trial.stake = stake
    outer, s.trial = s.trial, trial
    trial.least = success_from(who)
    if s.fight is not None:
        yield from bursts(s, who, trial)
    yield from boosts(s, who, trial)
    trial.dice = dice_of(s, who, trial)
    trial.rolled = roll_dice(s, trial.dice)
    for card in who.cards:
        if card.card.key in SIXES and SIXES[card.card.key].fits(s, trial):
            trial.sixes = 2
    if s.sink is not None:
        tell_roll(s, who, trial)
    yield from rerolls(s, who, trial)
    if s.sink is not None:
        s.log("test-result", who=who.key, skill=skill, result=trial.result)
    s.trial = outer
    return trial


def tell_roll(s: World, who: Investigator, trial: Trial) -> None:
    """What came up."""
    s.log("tested", who=who.key, skill=trial.skill, rolled=trial.rolled[:], procedure=as_it_lies(s, who, trial))


def as_it_lies(s: World, who: Investigator, trial: Trial) -> Procedure | None:
    """The dice now, and how many they are for which reasons."""
    value, dice, modifier = who.skill(trial.skill), trial.dice, trial.modifier
    parts = ("skill", value), ("modifier", modifier), ("bonus", dice - value - modifier), ("dice", dice)
    return s.shown("test", trial.result, *parts)


@cites("EH-TEST-02", "EH-TEST-03", "EH-TEST-08", "EH-TEST-09", "EH-TEST-10", "EH-CTEST-01", "EH-CTEST-03")
def dice_of(s: World, who: Investigator, trial: Trial) -> int:
    """The skill, the best card bonus, the modifier of the test, additional dice; never fewer than one."""
    more = sum([extra(s, owner, trial) for owner, extra in additional(s)])
    return max(1, who.skill(trial.skill) + best_bonus(s, who, trial) + trial.modifier + more + trial.boost)


def additional(s: World) -> list[tuple[Investigator, AdditionalDice]]:
    """Everything in play that may give dice, with its owner."""
    found = []
    for owner in s.investigators:
        if not owner.gone:
            if owner.key in DICE:
                found.append((owner, DICE[owner.key]))
            if not GIVES_DICE.isdisjoint(map(NAME, owner.cards)):
                found += [(owner, DICE[card.card.key]) for card in owner.cards if card.card.key in DICE]
    return found


def best_bonus(s: World, who: Investigator, trial: Trial) -> int:
    """Only one card gives a bonus: the one that gives most."""
    best = s.fight.bonus.get(trial.skill, 0) if s.fight is not None and is_during(s, trial, "combat") else 0
    if GIVES_BONUS.isdisjoint(map(NAME, who.cards)):
        return best
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
        and trial.skill in entry.skills and entry.n > best and not s.is_used(card)
    ]  # fmt: skip
    if not cards:
        return
    options: list[Option[Owned | None]] = [PASS, *[Option(card, "use", (card.key,)) for card in cards]]
    card = yield from choose(
        who.seat, "use-in-combat", options, (who.key, trial.skill, fight.monster.key), preview=burst_of
    )
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


def burst_of(option: Option[object]) -> Preview | None:
    """What a card gives in this fight, and whether it is gone then."""
    card = option.value
    if not isinstance(card, Owned):
        return None
    entry = BURSTS[card.card.key]
    return Preview(notes=(Note("burst-once" if entry.discards else "burst", (str(entry.n),)),))


def boosts(s: World, who: Investigator, trial: Trial) -> Flow[None]:
    """Additional dice that somebody may give before the roll, once in a round, if they make more than the least one."""
    if GIVES_BOOSTS.isdisjoint(map(KEY, s.investigators)):
        return
    for owner in clockwise_from(s, who.seat):
        if owner.key not in BOOSTS or owner.key in owner.used or not BOOSTS[owner.key](s, owner, trial):
            continue
        before = dice_of(s, who, trial)
        trial.boost += 1
        options = [Option(True, "yes"), Option(False, "no")]
        if dice_of(s, who, trial) > before and (
            yield from choose(
                who.seat, "one-more-die", options, (owner.key, trial.skill),
                preview=lambda option: with_dice(trial, dice_of(s, who, trial) - (option.verb == "no")),
            )
        ):  # fmt: skip
            owner.used.append(owner.key)
        else:
            trial.boost -= 1


@cites("EH-REROLL-01", "EH-REROLL-02")
def rerolls(s: World, who: Investigator, trial: Trial) -> Flow[None]:
    """As often as the investigator can and likes, while it could still change the outcome."""
    while trial.result < trial.enough and not s.all_ones:
        options = ways_to_reroll(s, who, trial)
        if not options:
            return
        way = yield from choose(
            who.seat, "reroll", [DONE, *options], (who.key, trial.skill),
            preview=lambda option: odds(s, who, trial, option), notes=so_far(trial),
        )  # fmt: skip
        if not way:
            return
        if way == "clue":
            dice = clue_dice(s, trial)
            yield from spend_clues(s, who, 1)
            yield from reroll_dice(s, who, trial, dice)
        elif way == "fight":
            assert s.fight is not None
            s.fight.rerolls -= 1
            yield from reroll_dice(s, who, trial, 1)
        else:
            yield from use_card(s, who, trial, way)


def with_dice(trial: Trial, dice: int) -> Preview:
    """How likely so many dice are to be enough; where every success counts, to bring one."""
    wanted = trial.enough if trial.enough <= dice else 1
    label = "passed" if wanted == trial.enough else "any-success"
    return Preview(odds=(Odds(label, round(at_least(wanted, dice, trial.least), 3)),))


def so_far(trial: Trial) -> tuple[Note, ...]:
    """How many successes there are; and how many are enough, where that is known."""
    if trial.enough > len(trial.rolled):
        return (Note("successes", (str(trial.result),)),)
    return (Note("successes-of", (str(trial.result), str(trial.enough))),)


def ways_to_reroll(s: World, who: Investigator, trial: Trial) -> list[Option[str]]:
    found: list[Option[str]] = []
    for card in who.cards:
        entry = usable(s, who, trial, card) if card.card.key in REROLLS else None
        if entry is not None:
            found.append(Option(card.key, "raise-die" if entry.raises else "reroll", (card.key,)))
    if not poor_dice(trial):
        return found
    if s.fight is not None:
        if s.fight.rerolls and trial.skill == STRENGTH:
            found.append(Option("fight", "reroll", ("strength",)))
        if s.fight.no_clues:
            return found
    if can_spend_clues(s, who, 1):
        found.append(Option("clue", "reroll", ("clue",)))
    return found


def usable(s: World, who: Investigator, trial: Trial, card: Owned) -> Reroll | None:
    """How this card can still make a die better."""
    entry = at_hand(s, who, trial, card)
    if entry is None:
        return None
    return entry if (raisable(s, who, trial) if entry.raises else poor_dice(trial)) else None


def at_hand(s: World, who: Investigator, trial: Trial, card: Owned) -> Reroll | None:
    """What this card can still do to dice of this test."""
    for entry in REROLLS.get(card.card.key, ()):
        used = s.is_used(card) if entry.per == "round" else card.key in trial.used
        if not used and entry.helps.fits(s, trial) and (entry.affordable is None or entry.affordable(s, who)):
            return entry
    return None


def raises_left(s: World, who: Investigator, trial: Trial) -> int:
    """How often 1 can still be added to a die."""
    entries = [at_hand(s, who, trial, card) for card in who.cards]
    return sum([entry is not None and entry.raises for entry in entries])


def poor_dice(trial: Trial) -> list[int]:
    """The places of dice that could be better: no success, or only one where a 6 is two."""
    best = HIGHEST if trial.sixes > 1 else trial.least
    return [place for place, face in enumerate(trial.rolled) if face < best]


def raisable(s: World, who: Investigator, trial: Trial) -> list[int]:
    """The places of dice that get better by what can still be added to them, all of it together."""
    left = raises_left(s, who, trial)
    return [place for place in poor_dice(trial) if worth_raising(trial, trial.rolled[place], left)]


def worth_raising(trial: Trial, face: int, left: int) -> bool:
    if trial.during == "spell" and face + 1 == KEEPS_SPELLS < trial.least:
        return True
    return left >= (trial.least if face < trial.least else HIGHEST) - face


def use_card(s: World, who: Investigator, trial: Trial, key: str) -> Flow[None]:
    card = who.card(key)
    assert card is not None
    entry = usable(s, who, trial, card)
    assert entry is not None
    dice = raisable(s, who, trial)
    (who.used if entry.per == "round" else trial.used).append(key)
    if entry.price is not None:
        yield from resolve(s, entry.price, who, card)
    if entry.raises:
        place = yield from choose(who.seat, "which-die", by_face(trial, dice), (who.key, key))
        trial.rolled[place] += 1
        if s.sink is not None:
            s.log("die-raised", who=who.key, card=key, rolled=trial.rolled[:], procedure=as_it_lies(s, who, trial))
    else:
        yield from reroll_dice(s, who, trial, entry.dice)


def by_face(trial: Trial, places: list[int]) -> list[Option[int]]:
    """One of each face: dice that show the same are the same."""
    faces = {trial.rolled[place]: place for place in places}
    return [Option(faces[face], "die", (str(face),)) for face in sorted(faces, reverse=True)]


def clue_dice(s: World, trial: Trial) -> int:
    """A Clue is for one die, or more with somebody's help."""
    return 1 + max([CLUE_REROLLS[owner.key](s, owner, trial) for owner in s.investigators if owner.key in CLUE_REROLLS
                    and not owner.gone], default=0)  # fmt: skip


@cites("EH-REROLL-04")
def reroll_dice(s: World, who: Investigator, trial: Trial, n: int) -> Flow[None]:
    """Those that the investigator likes, up to n; where all that fail are the same, as many of them as may be."""
    places = sorted(poor_dice(trial), key=trial.rolled.__getitem__)
    if differ(s, who, trial, places):
        options = [Option(place, "die", (str(trial.rolled[place]),)) for place in places]
        places = yield from choose_some(who.seat, "which-dice", options, 1, n, (who.key, trial.skill))
    was = [trial.rolled[place] for place in places[:n]]
    for place in places[:n]:
        trial.rolled[place] = roll_die(s, "test")
    now = [trial.rolled[place] for place in places[:n]]
    if s.sink is not None:
        rolled, procedure = trial.rolled[:], as_it_lies(s, who, trial)
        s.log("rerolled", who=who.key, skill=trial.skill, was=was, now=now, rolled=rolled, procedure=procedure)


def differ(s: World, who: Investigator, trial: Trial, places: list[int]) -> bool:
    """Could it matter which of these dice is rolled again?

    It does where some count more than others, where 1 can still be added to one, and where a Spell looks for a 4.
    """
    faces = {trial.rolled[place] for place in places}
    if len(faces) < 2:
        return False
    looked_for = trial.during == "spell" and KEEPS_SPELLS in faces
    return trial.sixes > 1 or looked_for or raises_left(s, who, trial) > 0


def odds(s: World, who: Investigator, trial: Trial, option: Option[object]) -> Preview | None:
    """How likely this reroll is to bring at least one more success."""
    if option.verb == "done":
        return None
    if option.verb == "raise-die":
        faces = [trial.rolled[place] + 1 for place in raisable(s, who, trial)]
        share = float(trial.least in faces or (trial.sixes > 1 and HIGHEST in faces))
        return Preview(odds=(Odds("success", share),))
    card = who.card(option.on[0])
    entry = None if card is None else usable(s, who, trial, card)
    wanted = entry.dice if entry is not None else clue_dice(s, trial) if option.on[0] == "clue" else 1
    failed = sum([face < trial.least for face in trial.rolled])
    share = at_least(1, min(wanted, failed), trial.least) if failed else at_least(1, 1, HIGHEST)
    price = clue_price(s, who) if option.on[0] == "clue" else Preview()
    costs = price.notes if entry is None or entry.costs is None else (Note("costs", says=entry.costs),)
    return Preview(cost=price.cost, odds=(Odds("success", round(share, 3)),), notes=costs)


def chance(s: World, who: Investigator, skill: str, modifier: int, during: str = "") -> Preview:
    """How likely it is to pass this test, before it is rolled."""
    trial = Trial(who, skill, modifier, during, 1)
    share = at_least(1, dice_of(s, who, trial), success_from(who))
    return Preview(odds=(Odds("passed", round(share, 3)),))


def at_least(wanted: int, dice: int, least: int) -> float:
    """How likely so many successes are."""
    share = (7 - least) / 6
    return 1.0 - sum([comb(dice, k) * share**k * (1 - share) ** (dice - k) for k in range(min(wanted, dice + 1))])

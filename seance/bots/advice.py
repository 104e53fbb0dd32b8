"""What a bot thinks of the options, in numbers that it has really used: for hints, and for saying why it moved so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from string import ascii_lowercase
from typing import NamedTuple, Protocol, runtime_checkable

import msgspec

from seance.engine import Ask, Game, State, View
from seance.engine.mind import Fact, Mind
from seance.engine.texts import as_number

from .base import Imagine
from .intervals import half_width
from .planner import Planner, Tried

LITTLE = 0.002  # a difference that is no reason
NOTHING = 1e-9  # a difference that is none
CLEARLY = 1.5  # so many standard errors apart: in fewer differences luck shows
ROUGH = 3  # smaller amounts are told with a digit after the point
SLIGHT = 0.05  # of an estimate, a difference that nobody would act on
CONTRARY = 4  # a difference shows in so many worlds for each in which it is the other way round
HALF = 0.5  # a smaller difference of what is counted is none either
PLAINER = 0.3  # of what a vague fact makes out, so much is enough for a plain one to be told instead


@runtime_checkable
class Thinks(Protocol):
    """A bot that has tried out options: those of its last answer, the best first; none where it goes by habit."""

    mind: Mind
    tried: Sequence[Tried]
    saw: View | None  # from where it thought


class Reason(msgspec.Struct, frozen=True):
    """A fact in which two options differ: what it is in this one, and what in its rival."""

    key: str
    on: tuple[str, ...]
    mine: float
    other: float
    here: tuple[str, ...] = ()
    there: tuple[str, ...] = ()
    part: str = ""  # of the judgement


class Advice(NamedTuple):
    """An option: its expected worth with the 95% interval over so many imagined worlds, and why."""

    option: int
    worth: float = 0.0
    low: float = 0.0
    high: float = 0.0
    worlds: int = 0  # 0: it was not tried out, this is a habit
    reason: Reason | None = None  # what it is better for: the best than the next best, any other than the best
    against: Reason | None = None  # what it is worst for, beside the best


def advise(planner: Planner, view: View, ask: Ask[object], imagine: Imagine) -> list[Advice]:
    """The options that are worth a thought, the best first, each with why; a habit stands alone."""
    choice = planner.choose(view, ask, imagine)
    return decided(advice_of(planner, ask), ask, planner.mind.steps) or [Advice(choice)]


def decided(found: list[Advice], ask: Ask[object], steps: Collection[str]) -> list[Advice]:
    """Before mere steps comes what is as good: hints that follow each other would lead to and fro."""
    alike = [one for one in found if found[0].worth - one.worth <= LITTLE]
    if not alike or ask.options[alike[0].option].verb not in steps:
        return found
    deeds = [one for one in alike if ask.options[one.option].verb not in steps]
    return found if not deeds else [deeds[0], *[one for one in found if one is not deeds[0]]]


def prudent(found: list[Advice], rash: Callable[[Advice], bool]) -> list[Advice]:
    """Of answers that come to the same, as far as can be told, none comes first that changes nothing or does harm."""
    level = [one for one in found if one is found[0] or certainty([found[0], one]) == "close"]
    best = next((one for one in level if not rash(one)), None)
    return found if best is None else [best, *[one for one in found if one is not best]]


def advice_of(bot: object, ask: Ask[object]) -> list[Advice]:
    """What a bot has thought of the options of its last answer; nothing if it did not think."""
    if not isinstance(bot, Thinks) or bot.saw is None:
        return []
    judgements = judged(bot.mind, bot.tried, known_at(bot.mind, bot.saw))
    taken = [ask.options[one.option].on for one in bot.tried]
    why = reasons(judgements, bot.mind.vague, taken)
    return [told(one, *words) for one, words in zip(bot.tried, why, strict=True)]


def habit_of(mind: Mind, view: View, ask: Ask[object], keys: Sequence[str], option: int = 0) -> Advice:
    """An answer that was not tried out, and why it is the usual one."""
    why = mind.habit(view, ask, keys)
    return Advice(option, reason=None if why is None else Reason(why.key, why.on, why.mine, why.other))


def told(one: Tried, reason: Reason | None, against: Reason | None) -> Advice:
    """What comes to the same in every world needs no interval."""
    half = 0.0 if one.certain else half_width(one.worths)
    worth = min(one.mean, 1.0)
    return Advice(one.option, worth, max(worth - half, 0.0), min(worth + half, 1.0), len(one.worths), reason, against)


# ---- why -----------------------------------------------------------------------------------------------------------

Same = tuple[str, str, tuple[str, ...]]  # by which facts are compared: part, key and entities


World = Mapping[Same, float]  # what each fact is worth in it


class Judgement(NamedTuple):
    """What an option comes to on average: the parts of its worth by word, and the facts that they are made of.

    And, world by world, what those are worth: None where the game ended; one world stands for all that are the same.
    """

    parts: Mapping[str, float]
    facts: Mapping[Same, Fact]
    worlds: Sequence[World | None] = ()


def judged(mind: Mind, tried: Sequence[Tried], known: Collection[str]) -> list[Judgement]:
    return [judgement(mind, one.ends, known) for one in tried]


def known_at(mind: Mind, view: View) -> set[str]:
    """Every entity that is on this table, and other words of the view."""
    return words_in(msgspec.to_builtins(view)).difference(mind.out_of_sight(view))


def words_in(plain: object) -> set[str]:
    """Every key of an entity that a view holds, and other words."""
    if isinstance(plain, str):
        return {plain}
    if isinstance(plain, dict):
        return set().union(plain, *[words_in(each) for each in plain.values()])
    return set().union(*[words_in(each) for each in plain]) if isinstance(plain, list) else set()


def judgement(mind: Mind, ends: Sequence[View], known: Collection[str]) -> Judgement:
    """Of what is not in every world the rest counts as none of it; where it is told as it most often is.

    What only luck would bring, a card from a deck or an enemy that nobody has seen, is no fact of this table.
    """
    shares = [mind.parts(end) for end in ends]
    going = [parts for parts in shares if parts]  # where the game has ended there is nothing to weigh
    words = dict.fromkeys(word for parts in going for word in parts)
    found: dict[Same, list[Fact]] = {}
    worlds: list[World | None] = []
    for parts, end in zip(shares, ends, strict=True):
        facts = (
            {(fact.part, fact.key, fact.on): fact for fact in mind.facts(end) if names(fact, known)} if parts else {}
        )
        worlds.append({same: fact.worth for same, fact in facts.items()} if parts else None)
        for same, fact in facts.items():
            found.setdefault(same, []).append(fact)
    return Judgement(
        {word: fmean([parts.get(word, 1.0) for parts in going]) for word in words},
        {same: mean_of(facts, len(going)) for same, facts in found.items()},
        worlds,
    )


def names(fact: Fact, known: Collection[str]) -> bool:
    """Is all that it is about on this table?"""
    return all(each.isdecimal() or each in known for each in (*fact.on, *fact.at[:1]))


def mean_of(facts: Sequence[Fact], worlds: int) -> Fact:
    usual = Counter([fact.at for fact in facts]).most_common(1)[0][0]
    worth, amount = sum([fact.worth for fact in facts]), sum([fact.amount for fact in facts])
    return facts[0]._replace(worth=worth / worlds, amount=amount / worlds, at=usual)


def reasons(
    found: Sequence[Judgement], vague: Collection[str] = (), taken: Sequence[tuple[str, ...]] = ()
) -> list[tuple[Reason | None, Reason | None]]:  # fmt: skip
    """Of each option what speaks for it and what against it, beside its rival; `taken` is what each is about.

    The rival of the best is the next best; that of all others is the best.
    """
    if len(found) < 2:
        return [(None, None) for _ in found]
    best, second = found[:2]
    rivals = [second, *[best] * (len(found) - 1)]
    pairs = zip(found, rivals, taken or [()] * len(found), strict=True)
    return [(largest(own, rival, 1, vague, on), largest(own, rival, -1, vague)) for own, rival, on in pairs]


def largest(
    own: Judgement, rival: Judgement, sign: int, vague: Collection[str] = (), taken: Collection[str] = ()
) -> Reason | None:  # fmt: skip
    """The largest difference in a fact of the part that differs most, or of the next one that has such a fact.

    With sign 1 it speaks for the option, with -1 against it. None where no fact says enough. A vague fact gives way to
    a plain one, of any part that differs so, that makes out a good part of it; that who takes a thing has it, to any.
    """
    gains = {word: sign * (share - rival.parts[word]) for word, share in own.parts.items() if word in rival.parts}
    told = [
        max(facts, key=lambda one: one[0])
        for word in sorted(gains, key=lambda word: -gains[word])
        if gains[word] > LITTLE
        if (facts := [one for one in differences(own, rival, word, sign) if one[0] > LITTLE])
    ]
    told = [one for one in told if not is_plain(one[1], taken)] or told
    if not told or told[0][1].key not in vague:
        return told[0][1] if told else None
    plain = [
        one
        for word, gain in gains.items()
        if gain > LITTLE
        for one in differences(own, rival, word, sign)
        if one[1].key not in vague and one[0] > max(LITTLE, PLAINER * told[0][0])
    ]
    return max(plain, key=lambda one: one[0], default=told[0])[1]


def differences(own: Judgement, rival: Judgement, part: str, sign: int) -> Iterator[tuple[float, Reason]]:
    """The facts of a part whose amounts show which is better, each with what it makes out."""
    for same in dict.fromkeys([*own.facts, *rival.facts]):
        mine, other = own.facts.get(same), rival.facts.get(same)
        known = mine or other
        if known is None or known.part != part:
            continue
        worth = [0.0 if one is None else one.worth for one in (mine, other)]
        amounts = [0.0 if one is None else one.amount for one in (mine, other)]
        here, there = [() if one is None else one.at for one in (mine, other)]
        if not (known.on or here or there):  # it would name nothing
            continue
        if known.both and (mine is None or other is None):
            continue
        better = known.good * sign * (amounts[0] - amounts[1]) > 0
        if better and tells(amounts) and not by_luck(own, rival, same):
            reason = Reason(known.key, known.on, amounts[0], amounts[1], here or there, there or here, part)
            yield sign * (worth[0] - worth[1]), reason


def tells(amounts: Sequence[float]) -> bool:
    """Whether anybody would act on it: of estimates, about 14 beside about 15 are the same."""
    ours, theirs = shown(amounts)
    exact = all(amount == int(amount) for amount in amounts)
    apart, most = abs(amounts[0] - amounts[1]), max(map(abs, amounts))
    return ours != theirs and (exact or apart > (SLIGHT if most <= 1 else max(SLIGHT * most, HALF)))


def by_luck(own: Judgement, rival: Judgement, same: Same) -> bool:
    """Do both come to as much of it, but for the luck of the few worlds in which they were tried?"""
    worlds = max(len(own.worlds), len(rival.worlds))
    if worlds <= 1:
        return False  # no luck had a part in it
    apart = [
        mine.get(same, 0.0) - other.get(same, 0.0)
        for mine, other in zip(in_all(own.worlds, worlds), in_all(rival.worlds, worlds), strict=False)
        if mine is not None and other is not None
    ]
    if len(apart) < 2:
        return True
    more, less = sum([each > 0 for each in apart]), sum([each < 0 for each in apart])
    if CONTRARY * min(more, less) > max(more, less):
        return True
    return abs(fmean(apart)) <= CLEARLY * stdev(apart) / sqrt(len(apart))


def in_all(worlds: Sequence[World | None], n: int) -> Sequence[World | None]:
    return [worlds[0]] * n if len(worlds) == 1 else worlds


def shown(amounts: Sequence[float]) -> list[float]:
    """As they are told beside each other: whole, or with one digit if all are small."""
    small = all(abs(round(amount, 1)) < ROUGH for amount in amounts)
    return [round(amount, 1) if small else float(round(amount)) for amount in amounts]


def certainty(found: Sequence[Advice]) -> str:
    """How far the best is from the next: "clear" beyond twice their intervals, "fairly" beyond them, else "close".

    "habit" where it was not tried out, "unknown" where all that was tried comes to the same.
    """
    if len(found) < 2:
        return "habit"
    best, other = found[:2]
    if max([one.worth for one in found]) - min([one.worth for one in found]) <= NOTHING:
        return "unknown"
    gap, give = best.worth - other.worth, (best.high - best.low + other.high - other.low) / 2
    if gap <= max(give, LITTLE):
        return "close"
    return "clear" if gap > 2 * give else "fairly"


# ---- said aloud ----------------------------------------------------------------------------------------------------


class Move(msgspec.Struct, frozen=True):
    """An option as it is put into words."""

    verb: str
    on: tuple[str, ...]


class Thought(msgspec.Struct, frozen=True):
    """Why a bot has answered so: its judgement of the choice and of the next best, in hundredths, with ± of 95%."""

    choice: Move
    worth: int
    give: int
    instead: Move
    other: int
    other_give: int
    worlds: int  # imagined ones in which the choice was tried
    reason: Reason | None = None
    odds: tuple[tuple[str, int], ...] = ()  # what the rules say of its chances, in per cent


class Speaks(Protocol):
    """The words of a reader at a game."""

    def label(self, verb: str, on: Sequence[str]) -> str: ...
    def odds(self, outcome: str) -> str: ...
    def said(self, key: str, args: Mapping[str, object], form: str = "") -> str:
        """A sentence; `form` is taken where there is one."""


def thought_of(bot: object, game: Game[State], ask: Ask[object]) -> Thought | None:
    """What the bot has thought before it gave its answer to this ask; None where it went by habit."""
    found = advice_of(bot, ask) if ask.group is None else []
    if len(found) < 2:
        return None
    best, other = found[:2]
    choice, instead = [ask.options[one.option] for one in (best, other)]
    preview = game.preview(choice.key, ask.seat)
    return Thought(
        Move(choice.verb, choice.on), hundredths(best.worth), hundredths((best.high - best.low) / 2),
        Move(instead.verb, instead.on), hundredths(other.worth), hundredths((other.high - other.low) / 2),
        best.worlds, best.reason,
        tuple([(odds.label, hundredths(odds.share)) for odds in preview.odds]) if preview is not None else (),
    )  # fmt: skip


def hundredths(share: float) -> int:
    return round(share * 100)


def in_words(thought: Thought, words: Speaks) -> str:
    """One line."""
    choice, instead = [words.label(move.verb, move.on) for move in (thought.choice, thought.instead)]
    line = words.said("thought", {"choice": choice, "instead": instead})
    if thought.reason is not None:
        line = words.said("thought-for", {"thought": line, "reason": reason_in_words(thought.reason, words)})
    for outcome, percent in thought.odds:
        line = words.said("thought-odds", {"thought": line, "outcome": words.odds(outcome), "percent": percent})
    return line


def is_plain(reason: Reason, taken: Collection[str]) -> bool:
    """Would the sentence only repeat the answer: whoever takes a thing has it?"""
    return reason.mine > reason.other and len(reason.on) > 1 and reason.on[-1] in taken


def reason_in_words(reason: Reason, words: Speaks, reader: Collection[str] = ()) -> str:
    """One sentence of the game: what is so after this option, and what after its rival. `reader` is "you"."""
    amounts = (reason.mine, reason.other)
    mine, other = [counted(amount, n, words) for amount, n in zip(amounts, shown(amounts), strict=True)]
    args: dict[str, object] = {}
    for letter, each in zip(ascii_lowercase, reason.on, strict=False):
        args[letter] = as_number(each)
    for name, at in (("here", reason.here), ("there", reason.there)):
        args[name], args[f"{name}-what"] = at[0] if at else 0, at[1] if len(at) > 1 else 0
    args |= {"mine": mine, "other": other, "more": reason.mine > reason.other}
    args |= {"you": bool(reason.on) and reason.on[0] in reader, "moved": reason.here != reason.there}
    sure = reason.mine == int(reason.mine) and reason.other == int(reason.other)
    said = words.said(f"hint-{reason.key}", args, "" if sure else "maybe")
    return said[:1].upper() + said[1:]


def counted(amount: float, n: float, words: Speaks) -> int | str:
    """An amount of which so much is told."""
    told = int(n) if n == int(n) else n
    return told if n == amount and isinstance(told, int) else words.said("about", {"n": told})

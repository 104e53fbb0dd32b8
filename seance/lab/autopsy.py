"""Why were games lost? The largest drops of a bot's own judgement, and which of them a longer look would have avoided.

A drop is what a seat's judgement of its position lost from one of its turns or actions to the next. From the worst of
each game a searcher thinks again: if it holds another option for better than the one that was taken, that much of the
drop was avoidable. Drops are grouped by what happened meanwhile (the event that is rarest in that game) and by what had
been done.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import NamedTuple

import seance
from seance.bots import Bot, new_bot
from seance.bots.base import as_seen, choice_of
from seance.bots.registry import mind_of
from seance.engine import Ask, Game, State

from .outcomes import outcome_of
from .simulate import Match, by_seat

WORST = 3  # drops of a game that are looked into
SMALLEST = 0.02  # a drop that is worth a look


class Moment(NamedTuple):
    """A turn or an action of a seat, and what came of it."""

    table: Game[State]  # as it was
    seat: int
    verb: str
    option: int
    drop: float
    events: frozenset[str]  # kinds of all that was heard until the seat's next one


class Finding(NamedTuple):
    """One drop, and what a searcher would have done instead ("": the same)."""

    seed: int
    verb: str
    better: str
    drop: float
    avoidable: float
    event: str  # of all that happened meanwhile what is rarest in this game


class Cause(NamedTuple):
    """Drops of one kind, with their means."""

    event: str
    verb: str
    better: str  # what would most often have been better
    times: int
    drop: float
    avoidable: float


def autopsy(matches: Sequence[Match], searcher: str) -> Iterator[list[Finding]]:
    """The findings of each game, of the seats that have not won."""
    for match in matches:
        yield examined(match, searcher)


def examined(match: Match, searcher: str) -> list[Finding]:
    table = match.table
    game = seance.new(match.game, table.seats, match.seed, **table.options)
    names = by_seat(match.bots, table.seats)
    bots = [new_bot(name, match.game, match.seed * 16 + seat) for seat, name in enumerate(names)]
    found = course(game, bots)
    outcome = outcome_of(game)
    moments = sorted([one for one in found if not outcome[one.seat]["won"]], key=lambda one: -one.drop)
    often = Counter([event for one in moments for event in one.events])
    worst = [one for one in moments[:WORST] if one.drop > SMALLEST]
    return [second_look(match, one, searcher, rarest(one.events, often)) for one in worst]


def rarest(events: frozenset[str], often: Counter[str]) -> str:
    return min(events, key=lambda event: (often[event], event), default="")


def course(game: Game[State], bots: Sequence[Bot]) -> list[Moment]:
    """All turns and actions of all seats; the game is played to its end."""
    mind, found = mind_of(game.rules.name), []
    open_moments: dict[int, tuple[Game[State], str, int, float, int]] = {}

    def close(seat: int, worth: float) -> None:
        table, verb, option, before, heard = open_moments.pop(seat)
        events = frozenset([told.event for told in game.events(heard, seat)])
        found.append(Moment(table, seat, verb, option, before - worth, events))

    while (ask := game.ask) is not None:
        seat = ask.seat
        choice = choice_of(bots[seat], game, ask)
        if ask.opens and ask.group is None:
            worth = mind.worth(game.view(seat))
            if seat in open_moments:
                close(seat, worth)
            place = chosen(ask, choice)
            open_moments[seat] = (
                game.fork(keep=True), ask.options[place].verb, place, worth, len(game.events(0, seat)),
            )  # fmt: skip
        game.answer(choice, seat, ask.number)
    for seat in list(open_moments):
        close(seat, mind.worth(game.view(seat)))
    return found


def chosen(ask: Ask[object], choice: object) -> int:
    return choice if isinstance(choice, int) else ask.keys.index(str(choice))


def second_look(match: Match, moment: Moment, searcher: str, event: str) -> Finding:
    """What the searcher thinks of the option that was taken, and of its own."""
    table, seat = moment.table, moment.seat
    ask = next(ask for ask in table.asks if ask.seat == seat)
    bot = new_bot(searcher, match.game, match.seed)
    bot.choose(table.view(seat), as_seen(ask), lambda seed: table.determinize(seat, seed, keep=True))
    tried = getattr(bot, "tried", [])
    worths = {one.option: one.mean for one in tried}
    best = tried[0].option if tried else moment.option
    avoidable = worths[best] - worths[moment.option] if best != moment.option and moment.option in worths else 0.0
    better = ask.options[best].verb if avoidable > 0 else ""
    return Finding(match.seed, moment.verb, better, moment.drop, max(avoidable, 0.0), event)


def causes(findings: Sequence[Finding]) -> list[Cause]:
    """By what happened and by what was done; what costs most comes first."""
    groups: dict[tuple[str, str], list[Finding]] = defaultdict(list)
    for one in findings:
        groups[one.event, one.verb].append(one)
    rows = [
        Cause(
            event, verb, Counter([one.better for one in group]).most_common(1)[0][0], len(group),
            fmean([one.drop for one in group]), fmean([one.avoidable for one in group]),
        )
        for (event, verb), group in groups.items()
    ]  # fmt: skip
    return sorted(rows, key=lambda row: (-row.times * row.avoidable, -row.times * row.drop, row.event, row.verb))

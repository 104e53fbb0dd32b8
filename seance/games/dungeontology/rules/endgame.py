"""Step 4 of the end: points, the winner, ties."""

from __future__ import annotations

from typing import NoReturn

from seance.engine import cites

from .clan import clan_points, cube_points
from .pieces import Scholar
from .printed import PLAYERS, THESIS_BONUS
from .state import Expedition


@cites("DUN-SCORE-03")
def thesis_points(who: Scholar) -> int:
    return THESIS_BONUS[who.thesis - 1] if who.thesis else 0


@cites("DUN-SCORE-04", "DUN-TRAIN-01")
def trainee_points(who: Scholar) -> int:
    return sum([trainee.bonus for trainee in who.trainees])


@cites("DUN-SCORE-05", "DUN-DOOM-01")
def doom_points(who: Scholar) -> int:
    return -sum([doom.penalty for doom in who.dooms])


@cites("DUN-OBJ-01", "DUN-SCORE-01", "DUN-SCORE-02", "DUN-SCORE-03", "DUN-SCORE-04", "DUN-SCORE-05")
def points(s: Expedition, who: Scholar) -> int:
    return sum(parts(s, who).values())


def parts(s: Expedition, who: Scholar) -> dict[str, int]:
    """What points are made of."""
    return {
        "cubes": cube_points(who), "clan": clan_points(who, s.clan), "thesis": thesis_points(who),
        "trainees": trainee_points(who), "doom": doom_points(who),
    }  # fmt: skip


def worth(s: Expedition, who: Scholar, *, clan_known: bool) -> int:
    """What all that lies open is worth by now; the clan card as far as it is known."""
    return points(s, who) - (0 if clan_known else clan_points(who, s.clan))


@cites("DUN-TIE-01", "DUN-TIE-02", "DUN-TIE-03")
def rank(s: Expedition, who: Scholar) -> tuple[int, int, int, int]:
    """Points; then the earlier thesis, and any before none; then students; then who is later in turn order."""
    return (
        points(s, who), -who.thesis or NO_THESIS, who.students, (who.seat - s.start_seat) % s.seats
    )  # fmt: skip


NO_THESIS = -1 - max(PLAYERS)  # comes after every thesis
TIE_BREAKS = ("thesis", "students", "order")  # what `rank` compares after the points


@cites("DUN-TIE-01", "DUN-TIE-02", "DUN-TIE-03")
def tell_tie(s: Expedition, best: Scholar) -> None:
    """Whoever has as many points as the winner hears what decided."""
    first, *mine = rank(s, best)
    others = {who.key: rank(s, who)[1:] for who in s.scholars if who is not best and points(s, who) == first}
    if others:
        nearest = max(others.values())
        by = next(word for word, ours, theirs in zip(TIE_BREAKS, mine, nearest, strict=True) if ours != theirs)
        s.log("tied", all=[best.key, *others], points=first, by=by)


def tell_lead(s: Expedition, best: Scholar) -> None:
    """What made the difference to whoever comes next: the part in which the winner is furthest ahead."""
    if s.sink is None:
        return
    others = [who for who in s.scholars if who is not best]
    second = max(others, key=lambda who: rank(s, who), default=None)
    if second is not None and points(s, best) > points(s, second):
        theirs = parts(s, second)
        ahead = {name: n - theirs[name] for name, n in parts(s, best).items()}
        by = max(ahead, key=lambda name: ahead[name])
        lead = points(s, best) - points(s, second)
        s.log("lead", who=best.key, second=second.key, lead=lead, by=by, n=ahead[by])


@cites("DUN-SCORE-06", "DUN-MAX-09")
def end_game(s: Expedition, how: str) -> NoReturn:
    """All doom cards count, those that lie face down too, so they are turned up."""
    s.step = "scoring"
    for who in s.scholars:
        while who.doom_down:
            who.doom_down -= 1
            card = s.dooms.draw(s.dice)
            assert card is not None
            who.dooms.append(card)
            s.log("doom-revealed", who=who.key, card=card.key)
    s.log("clan-revealed", clan=s.clan.key)
    for who in s.scholars:
        of = parts(s, who)
        s.log(
            "scored", who=who.key, cubes=of["cubes"], clan=of["clan"], thesis=of["thesis"], trainees=of["trainees"],
            doom=of["doom"], points=sum(of.values()),
        )  # fmt: skip
    best = max(s.scholars, key=lambda who: rank(s, who))
    s.winner = best.seat
    tell_tie(s, best)
    tell_lead(s, best)
    s.log("won", who=best.key, points=points(s, best))
    raise s.over(how)

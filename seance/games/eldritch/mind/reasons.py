"""Why a position is worth what it is, fact by fact: for hints, and for what bots say of their moves."""

from __future__ import annotations

from collections.abc import Iterator

from seance.engine.mind import Fact
from seance.games.eldritch.rules.printed import ASSETS
from seance.games.eldritch.show.view import EldritchView, InvestigatorView

from .evaluation import clues, luck, points, spell_worth
from .jobs import FIGHTS, GATE, PERHAPS, TOKEN, Job, plan, when
from .prospects import abilities
from .stakes import epic_goal, progress, rumor, time, weight
from .weights import W

FOR_ONESELF = ("health", "sanity", "skills", "luck", "tickets", "delayed", "job", "fear")  # no reason of others


def facts(view: EldritchView) -> list[Fact]:
    if view.result:
        return []
    found = [*mystery(view), *time_left(view), *on_the_board(view), *plans(view)]
    each = weight(view)
    for who in view.investigators:
        found += [one._replace(worth=one.worth * each / 2) for one in shape(view, who)]
        found.append(Fact("clues", "clues", (who.key,), each * clues(who), len(who.clues), 1))
    others = {who.key for who in view.investigators if who.seat != view.seat}
    return [one._replace(good=0) if one.key in FOR_ONESELF and one.on[0] in others else one for one in found]


def mystery(view: EldritchView) -> Iterator[Fact]:
    yield Fact("mystery", "solved", (view.ancient_one,), W.mystery * len(view.solved), len(view.solved), 1)
    worth, epic = W.mystery * progress(view), epic_goal(view)
    monster = next((one for one in view.monsters if one.kind == epic), None) if epic else None
    if monster is not None:
        yield Fact("mystery", "epic", (monster.key,), worth, monster.toughness - monster.lost)
    elif view.mystery is not None:
        yield Fact("mystery", "progress", (view.mystery.key, str(view.mystery.goal)), worth, view.mystery.done, 1)
    else:
        yield Fact("mystery", "final", (view.ancient_one,), worth, view.sheet_eldritch, 1)


def time_left(view: EldritchView) -> Iterator[Fact]:
    """Doom by itself; then what the Mystery that is nearly done, and the Gates, change in it."""
    gates = len(view.gates)
    alone, ahead = time(view, 0, 0.0), time(view, 0)
    yield Fact("time", "doom", (view.ancient_one,), alone, view.doom, 1)
    if view.mystery is not None:
        which = (view.mystery.key, str(view.mystery.goal))
        yield Fact("time", "soon-solved", which, ahead - alone, view.mystery.done, 1)
    else:
        yield Fact("time", "soon-done", (view.ancient_one,), ahead - alone, progress(view), 1)
    spaces = tuple([gate.space for gate in view.gates])
    yield Fact("time", "gates", (view.ancient_one,), time(view, gates) - ahead, gates, -1, spaces)


def shape(view: EldritchView, who: InvestigatorView) -> Iterator[Fact]:
    """How somebody stands, as `standing` judges it."""
    if who.eliminated or who.gone or not who.max_health:
        yield Fact("team", "gone", (who.key,), W.eliminated if who.eliminated else W.gone, 1)
        return
    able, key = abilities(who), (who.key,)
    yield Fact("team", "health", key, points(who.health), who.health, 1)
    yield Fact("team", "sanity", key, points(who.sanity), who.sanity, 1)
    dice, fighting = sum(able.dice), sum(able.fighting)
    yield Fact("team", "skills", key, W.die * (dice - W.usual_dice) + W.fighting_die * fighting, dice, 1)
    yield Fact("team", "luck", key, luck(able), able.least)
    for ticket, n in (("train-ticket", who.trains), ("ship-ticket", who.ships)):
        yield Fact("team", "tickets", (who.key, ticket), W.ticket * n, n, 1)
    yield Fact("team", "delayed", key, W.delayed * who.delayed, who.delayed)
    worth: dict[tuple[str, str], float] = {}
    for card in who.cards:
        value = {
            "asset": W.asset * ASSETS[card.card].value if card.card in ASSETS else 0.0,
            "artifact": W.artifact,
            "spell": spell_worth(view),
        }.get(card.family, W.conditions.get(card.card, 0.0))
        kind = "condition" if card.family == "condition" else "possession"
        worth[kind, card.card] = worth.get((kind, card.card), 0.0) + value
    for (kind, name), value in worth.items():
        n = sum([card.card == name for card in who.cards])
        yield Fact("team", kind, (who.key, name), value, n, -1 if kind == "condition" else 1)


def on_the_board(view: EldritchView) -> Iterator[Fact]:
    each = weight(view)
    for gate in view.gates:
        yield Fact("board", "gate", (gate.space,), each * W.gate, 1)
    for one in view.monsters:
        left = one.toughness - one.lost
        yield Fact("board", "monster", (one.key,), each * W.monster * left, left, -1, (one.space,))
    if view.ancient_one == "shub-niggurath":
        crowd = len(view.monsters)
        yield Fact("board", "crowd", (view.ancient_one,), W.crowded * max(0, crowd - W.brood), crowd)
    for card in view.ongoing:
        yield Fact("board", "rumor", (card.key,), -rumor(view, card), card.eldritch, 1)


def plans(view: EldritchView) -> Iterator[Fact]:
    """What each goes for, and how near it is: a reason only where both answers lead to the same."""
    found, feared = plan(view)
    for job in found:
        who = view.investigators[job.seat]
        far, _ = when(view, who)
        at = (job.space, wanted(view, job))
        yield Fact("plans", "job", (who.key, job.space), job.value, 1 / (1 + far[job.space]), 1, at, both=True)
    for seat, fear in feared.items():
        who = view.investigators[seat]
        there = next(one.kind for one in view.monsters if one.space == who.space)
        yield Fact("plans", "fear", (who.key,), -fear, fear, -1, (who.space, there))


def wanted(view: EldritchView, job: Job) -> str:
    """What an investigator goes for, as an entity."""
    if job.kind in FIGHTS:
        return next(one.kind for one in view.monsters if one.space == job.space)
    if job.kind == TOKEN:
        return "eldritch-token" if job.space in view.eldritch else "mystery-token"
    if job.kind != PERHAPS:
        return {GATE: "gate"}.get(job.kind, "clue")
    if job.key == "expedition":
        return "active-expedition"
    fallen = next((one.investigator for one in view.fallen if one.key == job.key), "")
    rumors = [card.key for card in view.ongoing]
    return fallen or (job.key if job.key in rumors else "gate" if job.key.startswith("final-") else "spell")

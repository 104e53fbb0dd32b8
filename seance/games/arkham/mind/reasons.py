"""Why a position is worth what it is, fact by fact: for hints, and for what bots say of their moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from seance.engine.mind import Fact
from seance.games.arkham.show.view import ArkhamView, InvestigatorView

from .evaluation import (
    LAST_FIGHT,
    VENGEANCE,
    Tasks,
    asset,
    coming,
    fragile,
    frailty,
    in_hand,
    reached,
    scores,
    tasks,
    threat,
)
from .prospects import soak
from .ways import Ways, ways_of
from .weights import W
from .work import clues_wanted, people_of, wanted


def facts(view: ArkhamView) -> list[Fact]:
    if view.result:
        return []
    people = people_of(view)
    near = ways_of(view, people)
    found = [Fact("before", "trauma", (view.scenario,), reached(view), traumas(view))]
    todo = tasks(view, people, near)
    found += scenario(view, todo, people, near)
    for enemy, needed in todo.enemies:
        worth = -threat(view, enemy, needed)
        found.append(Fact("enemies", "enemy", (enemy.key,), worth, needed, -1, (enemy.location,)))
    share = 2 / max(2, len(view.investigators))
    for who in view.investigators:
        if who.health:
            found += [one._replace(worth=share * one.worth) for one in body(view, who, people, near)]
    for who in people:
        found += [one._replace(worth=W.action * one.worth) for one in means(who)]
    return found


def traumas(view: ArkhamView) -> int:
    return sum([who.physical + who.mental for who in view.investigators])


def scenario(
    view: ArkhamView, todo: Tasks, people: Sequence[InvestigatorView], near: Ways
) -> Iterator[Fact]:  # fmt: skip
    """The actions that the act still takes, and what else has been reached; the rounds that are left."""
    of = scores(view)
    if view.act is not None and not people:
        yield Fact("act", "nobody", (view.act.key,), of["act"], 1)
    elif view.act is not None:
        finding, places = clues_wanted(view, people, near)
        yield Fact("act", "clues-for", (view.act.key,), -todo.rate * finding, finding, -1, places[:1])
        rest = todo.actions - finding
        yield Fact("act", "work", (view.act.key,), -todo.rate * rest, rest)
        more = of["act"] + todo.rate * todo.actions
        for fact in boss(view):
            more -= fact.worth
            yield fact
        yield Fact("act", "reached", (view.act.key,), more, more, 1)
    if view.agenda is not None and people:
        yield Fact("agenda", "rounds", (view.agenda.key,), of["agenda"], todo.spare, 1)


def boss(view: ArkhamView) -> Iterator[Fact]:
    """What is left of the enemy with whom a scenario ends, as `stages` judges it."""
    if view.act is None or view.act.key not in (LAST_FIGHT, VENGEANCE):
        return
    weight = W.finish + W.last * (view.act.key == LAST_FIGHT)
    foe = max(wanted(view), key=lambda enemy: enemy.damage / enemy.health, default=None)
    if foe is not None:
        left = foe.health - foe.damage
        yield Fact("act", "boss", (foe.key,), -weight * left / foe.health, left)


def body(view: ArkhamView, who: InvestigatorView, people: Sequence[InvestigatorView], near: Ways) -> Iterator[Fact]:
    """What is left of somebody when what threatens in this round has come, and others have taken what they can."""
    me = (who.key,)
    if who.gone:
        yield Fact("bodies", "gone", me, -W.resigned if who.resigned else -W.gone - W.trauma * bool(who.killed), 1)
        return
    damage, horror = coming(view, who, people, near)
    health, sanity = soak(who.assets)
    left = who.health - who.damage + W.soaked * health - damage
    yield Fact("bodies", "health", me, -fragile(left), who.health - who.damage + health - damage, 1)
    left = who.sanity - who.horror + W.soaked * sanity - horror
    yield Fact("bodies", "sanity", me, -fragile(left), who.sanity - who.horror + sanity - horror, 1)


def means(who: InvestigatorView) -> Iterator[Fact]:
    """Cards, resources and what is in play, in actions."""
    me = (who.key,)
    yield Fact("means", "cards", me, W.cards[min(len(who.hand), len(W.cards) - 1)], len(who.hand), 1)
    yield Fact("means", "resources", me, W.resources[min(who.resources, len(W.resources) - 1)], who.resources, 1)
    for card in dict.fromkeys([card.card for card in who.assets]):
        copies = [one for one in who.assets if one.card == card]
        worth = sum(
            [asset(one.card, one.uses, bool(one.uses_kind)) - W.doom * one.doom - frailty(one) for one in copies]
        )
        yield Fact("means", "in-play", (who.key, card), worth, len(copies), 1)
    soon = [(in_hand(one.card) * min(1.0, (who.resources + 1) / (1 + (one.cost or 0))), one.card) for one in who.hand]
    best = sorted(soon, reverse=True)[: W.best_of_hand]
    held = [one.card for one in who.hand]
    used = [*[card.card for card in who.assets], *who.deck.discard]  # whoever has just played a card misses none
    for card in dict.fromkeys([*held, *used]):
        yield Fact("means", "to-play", (who.key, card), sum([worth for worth, one in best if one == card]), 1, 1)
    skills = sum([W.skills[skill] * who.skills[skill] for skill in W.skills])
    yield Fact("means", "skills", me, skills, sum([who.skills[skill] for skill in W.skills]), 1)
    for card in dict.fromkeys([card.card for card in who.threats]):
        n = sum([one.card == card for one in who.threats])
        yield Fact("means", "threat", (who.key, card), -n * W.threats.get(card, W.any_threat), n)

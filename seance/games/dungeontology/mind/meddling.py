"""Cards in stealth attempts: which are discarded, which are kept for the window, and when one of others is spoilt."""

from __future__ import annotations

from seance.engine import Ask, Option
from seance.games.dungeontology.rules.printed import SCHEMES
from seance.games.dungeontology.show.view import AttemptView, DungeontologyView, ScholarView

from .evaluation import outlook
from .prospects import bonus, can_meddle, change, gains
from .weights import W

PASS = ("pass", "done")


def let_be(ask: Ask[object]) -> int:
    return next((i for i, option in enumerate(ask.options) if option.verb in PASS), 0)


def generate(view: DungeontologyView, ask: Ask[object]) -> int:
    """The cards of a group are named in their order, so all of them are chosen before the first."""
    attempt, mine = view.attempt, view.scholars[view.seat]
    assert attempt is not None
    wanted = discards(view, attempt, mine, [option.on[0] for option in ask.choices if option.on])
    for place in ask.chosen:
        card = ask.choices[place].on[0]
        if card in wanted:
            wanted.remove(card)
    return next((i for i, option in enumerate(ask.options) if option.on and option.on[0] in wanted), let_be(ask))


def discards(view: DungeontologyView, attempt: AttemptView, mine: ScholarView, hand: list[str]) -> list[str]:
    """First cards that cannot help later, the weakest of them; then others, if those that are kept are not enough."""
    study = not attempt.target
    have = mine.research + change(mine, "study-stealth") if study else change(mine, "spy-stealth")
    others = [one for one in view.scholars if one.seat != view.seat and can_meddle(one)]
    threatened = any(study or one.key == attempt.target for one in others)
    safe = attempt.alert + (W.margin if threatened else 0)
    spare = sorted([card for card in hand if not pushes(card)], key=lambda card: bonus(mine, card))
    kept = sorted([card for card in hand if pushes(card)], key=lambda card: (not is_dear(card), bonus(mine, card)))
    wanted: list[str] = []
    for card in spare + kept:
        reserve = sum([bonus(mine, one) for one in kept if one not in wanted and not is_dear(one)])
        if wanted and (have >= safe or (card in kept and have + reserve >= attempt.alert)):
            break
        wanted.append(card)
        have += bonus(mine, card)
    return wanted


def pushes(card: str) -> bool:
    """Can it be played for stealth in the window of an attempt as well?"""
    return any(one.kind == "stealth" for one in SCHEMES[card].secondary)


def is_dear(card: str) -> bool:
    """Its secondary effect costs students."""
    return any(one.students for one in SCHEMES[card].secondary if one.kind == "stealth")


def push(ask: Ask[object], needed: float) -> int:
    """The cheapest card that is enough; the strongest if only several together are; none if that is hopeless."""
    options = [(i, strength(option)) for i, option in enumerate(ask.options) if option.on]
    enough = [one for one in options if one[1] >= needed]
    if needed <= 0 or not options or sum([n for _, n in options]) < needed:
        return let_be(ask)
    return min(enough, key=lambda one: one[1])[0] if enough else max(options, key=lambda one: one[1])[0]


def strength(option: Option[object]) -> float:
    """What a card adds inside an attempt; a prophecy about as much as the better of its cards."""
    kind = option.verb.removeprefix("play-")
    if option.on[0] not in SCHEMES:
        return W.skill
    n = next((one.n for one in SCHEMES[option.on[0]].secondary if one.kind == kind), 0)
    return W.prophecy + W.prophecy_card * n if kind == "prophecy" else float(n)


def price(option: Option[object]) -> float:
    """What it costs to play: a card that would be stealth in the next turn, and students drawn."""
    if option.on[0] not in SCHEMES:
        return W.skill_cost
    card, kind = SCHEMES[option.on[0]], option.verb.removeprefix("play-")
    students = next((one.students for one in card.secondary if one.kind == kind), 0)
    return W.stealth * card.bonus + W.draw * students


def prophesy(view: DungeontologyView, attempt: AttemptView, ask: Ask[object]) -> int:
    """High for the own stealth and for the alert value of others, low for the own alert value."""
    low = ask.prompt == "prophecy-alert" and attempt.seat == view.seat
    values = [SCHEMES[option.on[0]].bonus for option in ask.options]
    return values.index(min(values) if low else max(values))


def spoil(view: DungeontologyView, attempt: AttemptView, ask: Ask[object], spite: float) -> int:
    """What is at stake, for whom, whether it can be spoilt, and what that costs."""
    mine, who = view.scholars[view.seat], view.scholars[attempt.seat]
    against_me = attempt.target == mine.key
    needed = attempt.stealth - attempt.alert + 1
    options = [option for option in ask.options if option.on]
    if needed <= 0 or not options:
        return let_be(ask)
    cost = price_of(options, needed)
    stake = max(gains(view, who, attempt.cubes), default=0.0)
    if against_me:
        return push(ask, needed) if W.own_stake * stake >= cost else let_be(ask)
    return push(ask, needed) if stake * rivalry(view, mine, who) + spite >= cost else let_be(ask)


def price_of(options: list[Option[object]], needed: float) -> float:
    """Of the cheapest card that is enough, or of the strongest until they are."""
    enough = [price(option) for option in options if strength(option) >= needed]
    if enough:
        return min(enough)
    total = cost = 0.0
    for option in sorted(options, key=lambda one: -strength(one)):
        if total >= needed:
            break
        total += strength(option)
        cost += price(option)
    return cost


def rivalry(view: DungeontologyView, mine: ScholarView, who: ScholarView) -> float:
    """How much of what another gains is lost to oneself: most if nobody else stands better."""
    best = max([outlook(view, one) for one in view.scholars if one.seat != mine.seat])
    return W.first_rival * W.rival if outlook(view, who) >= best else W.other_rival * W.rival

"""What a position is worth to the investigators, from a view alone: how likely it is that they win."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import exp

from .places import DISTANCES
from .printed import ANCIENT_ONES, ASSETS, MYSTERIES
from .view import EldritchView, InvestigatorView, MonsterView

# ---- how far, and how much time --------------------------------------------------------------------------------------

MYSTERY = 1.9  # a solved one
ROUNDS = 4.0  # that one more takes
ROUND = 0.22  # a round more than is needed
MOST_ROUNDS = 10.0
SLEEPY, PER_GATE = 0.45, 0.22  # doom in a round, and more for each Gate
AWAKE = 1.2  # what the awakening costs

# ---- the investigators ---------------------------------------------------------------------------------------------

POINTS = (-1.6, -0.5, -0.2, -0.07, 0.0, 0.03, 0.06, 0.08, 0.1)  # by Health left, and by Sanity left
CLUES, SPARE_CLUES = 0.17, 0.05
VALUE, ARTIFACT, SPELL = 0.05, 0.3, 0.1  # of an Asset by its value
IMPROVED = 0.09
TICKET = 0.03
CONDITIONS = {
    "blessed": 0.45, "cursed": -0.5, "debt": -0.16, "dark-pact": -0.3, "detained": -0.5, "amnesia": -0.22,
    "hallucinations": -0.22, "paranoia": -0.2, "back-injury": -0.22, "internal-injury": -0.24, "leg-injury": -0.22,
}  # fmt: skip
DELAYED, ELIMINATED = -0.3, -2.5

# ---- the board -----------------------------------------------------------------------------------------------------

GATE, MONSTER, RUMOR = -0.45, -0.05, -0.55
SOON = 0.8  # what a target is worth a space further
TARGET = 0.42
GATE_HERE, CLUE_HERE, TOKEN_HERE, EXPEDITION, RUMOR_HERE = 2.2, 1.0, 1.8, 0.45, 0.9
PREY = 0.12  # a monster that can be beaten, for each point of toughness
HORROR, DAMAGE = 0.15, 0.12  # what a point costs whoever expects it
SUCCESS = 1 / 3
GATE_MYSTERIES = ("omen-of-devastation", "where-the-old-ones-broke-through")
TOKEN_COST = {
    "seed-of-the-daemon-sultan": 2, "the-true-name": 2, "the-deep-ones-attack": 1, "rituals-in-the-wild": 2,
    "rlyeh-risen": 0,
}  # fmt: skip  # Clues that a token of the Mystery costs


def worth(view: EldritchView) -> float:
    if view.result:
        return 1.0 if view.result.startswith("won") else 0.0
    return 1 / (1 + exp(-sum(scores(view).values())))


def parts(view: EldritchView) -> Mapping[str, float]:
    """By word, for whoever wants to know why."""
    return {} if view.result else scores(view)


def scores(view: EldritchView) -> dict[str, float]:
    return {
        "mystery": MYSTERY * (len(view.solved) + progress(view) - 1.5),
        "time": time(view),
        "team": sum([standing(view, who) for who in view.investigators]) / len(view.investigators) * 2,
        "clues": clues(view),
        "board": board(view),
        "plans": TARGET * plans(view),
    }


# ---- Mysteries and time --------------------------------------------------------------------------------------------


def progress(view: EldritchView) -> float:
    """Of the current Mystery, up to nearly 1."""
    mystery = view.mystery
    if mystery is None:
        return 0.0
    printed = MYSTERIES[mystery.key]
    if printed.counts == "epic":
        epic = next((one for one in view.monsters if one.kind == printed.epic), None)
        return 0.95 if mystery.beaten or epic is None else 0.8 * epic.lost / epic.toughness
    counted = {
        "clues": mystery.clues, "eldritch": mystery.eldritch, "gates": len(mystery.gates),
        "toughness": 2 * len(mystery.monsters),
    }  # fmt: skip
    return min(0.95, counted[printed.counts] / max(mystery.goal, 1))


def time(view: EldritchView) -> float:
    """How many rounds there will be, beyond those that are needed."""
    cards = sum([sum(stage) for stage in view.mythos_left])
    doom = view.doom / (SLEEPY + PER_GATE * len(view.gates)) if not view.awake else cards
    needed = ROUNDS * (view.to_solve - len(view.solved) - progress(view))
    spare = max(-MOST_ROUNDS, min(MOST_ROUNDS, min(cards, doom) - needed))
    mortal = not ANCIENT_ONES[view.ancient_one].final_mystery
    return ROUND * spare - AWAKE * view.awake - (0.15 * max(0, 4 - view.doom) if mortal else 0.0)


# ---- investigators -------------------------------------------------------------------------------------------------


def standing(view: EldritchView, who: InvestigatorView) -> float:
    if who.eliminated:
        return ELIMINATED
    if who.gone or not who.max_health:
        return -1.0
    total = points(who.health) + points(who.sanity) + IMPROVED * sum(who.improved.values())
    total += TICKET * (who.trains + who.ships) + DELAYED * who.delayed
    for card in who.cards:
        if card.family == "asset":
            total += VALUE * ASSETS[card.card].value
        else:
            total += {"artifact": ARTIFACT, "spell": SPELL}.get(card.family, CONDITIONS.get(card.card, 0.0))
    return total


def points(left: int) -> float:
    return POINTS[min(left, len(POINTS) - 1)]


def clues(view: EldritchView) -> float:
    """Those that Mysteries ask for, and what is over."""
    held = sum([len(who.clues) for who in view.investigators])
    wanted = 2 * len(view.investigators)
    return CLUES * min(held, wanted) + SPARE_CLUES * max(0, held - wanted)


# ---- the board -----------------------------------------------------------------------------------------------------


def board(view: EldritchView) -> float:
    share = 4 / max(len(view.investigators), 2)  # many investigators can deal with more
    total = share * (GATE * len(view.gates) + MONSTER * sum([one.toughness - one.lost for one in view.monsters]))
    for card in view.ongoing:
        total += RUMOR * (1.5 if card.eldritch == 1 else 1.0) if card.space else 0.0
    return total


def plans(view: EldritchView) -> float:
    """What everybody may do next: each goes for something else, the nearer the better."""
    taken: set[str] = set()
    total = 0.0
    for who in view.investigators:
        if who.gone or not who.space:
            continue
        far = DISTANCES[who.space]
        best, what = 0.0, ""
        for key, space, value in targets(view, who):
            if key not in taken:
                value = (value - danger(view, who, space)) * SOON ** far[space]
                if value > best:
                    best, what = value, key
        taken.add(what)
        total += best - (danger(view, who, who.space) if what == "" else 0.0)
    return total


def targets(view: EldritchView, who: InvestigatorView) -> Iterator[tuple[str, str, float]]:
    """(a name that only one investigator goes for, the space, how good it would be to be there)."""
    mystery = view.mystery
    name = "" if mystery is None else mystery.key
    for gate in view.gates:
        more = 0.6 if name in GATE_MYSTERIES and gate.omen == view.omen_colour else 0.0
        yield gate.key, gate.space, (GATE_HERE + more) * hope(who)
    research = 0.5 if mystery is not None and MYSTERIES[name].counts == "clues" else 0.0
    for clue in view.clues:
        yield clue.key, clue.space, CLUE_HERE + research
    if name in TOKEN_COST:
        ready = TOKEN_HERE if len(who.clues) >= TOKEN_COST[name] else 0.2
        spaces = [mystery.space] if mystery is not None and mystery.space else view.eldritch
        for place, space in enumerate(spaces):
            yield f"token-{place}-{who.seat if len(spaces) == 1 else ''}", space, ready
    for monster in view.monsters:
        worth_it = 1.2 if mystery is not None and MYSTERIES[name].epic == monster.kind else 0.0
        left = monster.toughness - monster.lost
        yield f"{monster.key}-{who.seat if monster.epic else ''}", monster.space, worth_it + PREY * min(left, 4)
    if view.expedition:
        yield "expedition", view.expedition, EXPEDITION
    for card in view.ongoing:
        if card.space:
            yield card.key, card.space, RUMOR_HERE


def hope(who: InvestigatorView) -> float:
    """That a test of any skill passes."""
    mean = sum(who.skills.values()) / max(len(who.skills), 1)
    failed: float = (1 - SUCCESS) ** mean
    return 1 - failed


def danger(view: EldritchView, who: InvestigatorView, space: str) -> float:
    """What the monsters there may do to an investigator."""
    total = 0.0
    for monster in view.monsters:
        if monster.space == space:
            sanity, health = expected(who, monster)
            total += HORROR * sanity + DAMAGE * health
            total += 0.8 * (sanity >= who.sanity) + 0.8 * (health >= who.health)
    return total


def expected(who: InvestigatorView, monster: MonsterView) -> tuple[float, float]:
    """Sanity and Health that a fight costs."""
    arms = max([weapon(card.card) for card in who.cards], default=0)
    sanity = health = 0.0
    if monster.will is not None:
        sanity = max(0.0, monster.horror - SUCCESS * max(1, who.skills.get("will", 1) + monster.will))
    if monster.strength is not None:
        health = max(0.0, monster.damage - SUCCESS * max(1, who.skills.get("strength", 1) + monster.strength + arms))
    return sanity, health


WEAPONS = {
    "38-revolver": 2, "45-automatic": 3, "axe": 2, "bull-whip": 2, "carbine-rifle": 4, "double-barreled-shotgun": 5,
    "hired-muscle": 1, "spirit-dagger": 2, "lightning-gun": 6, "sword-of-saint-jerome": 5, "kerosene": 3,
    "holy-water": 3,
}  # fmt: skip


def weapon(card: str) -> int:
    return WEAPONS.get(card, 0)

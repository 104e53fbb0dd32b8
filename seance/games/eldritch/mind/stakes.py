"""What there is to win and to lose, in the same coin for all that plan and judge."""

from __future__ import annotations

from seance.games.eldritch.rules.printed import ANCIENT_ONES, MYSTERIES
from seance.games.eldritch.show.view import EldritchView, InPlayView

from .weights import W

SPELL_MYSTERIES = ("where-the-old-ones-broke-through", "arcane-understanding")
GATHERING, TOO_MANY = "return-of-the-ancient-ones", 4  # monsters there are as tokens gone


def half(view: EldritchView) -> int:
    """The players, rounded up."""
    return (len(view.investigators) + 1) // 2


def epic_goal(view: EldritchView) -> str:
    """The Epic Monster that the Mystery wants defeated; "" if there is none."""
    if view.final:
        return ANCIENT_ONES[view.ancient_one].final_epic
    return MYSTERIES[view.mystery.key].epic if view.mystery is not None else ""


def progress(view: EldritchView) -> float:
    """Of the current Mystery, up to nearly 1."""
    mystery, wanted = view.mystery, epic_goal(view)
    if wanted:
        epic = next((one for one in view.monsters if one.kind == wanted), None)
        return W.nearly if epic is None else W.epic * epic.lost / epic.toughness
    if view.final:
        return min(W.nearly, view.sheet_eldritch / half(view))
    if mystery is None:
        return 0.0
    return min(W.nearly, mystery.done / mystery.goal)


def time(view: EldritchView, gates: int, ahead: float | None = None) -> float:
    """How many rounds there will be with so many Gates, beyond those that are needed; `ahead` is the progress."""
    cards = sum([sum(stage) for stage in view.mythos_left])
    doom = view.doom / (W.doom + W.doom_of_gate * gates) if not view.awake else cards
    needed = W.rounds * (view.to_solve + view.awake - len(view.solved) - (progress(view) if ahead is None else ahead))
    spare = max(-W.most_rounds, min(W.most_rounds, min(cards, doom) - needed))
    mortal = not ANCIENT_ONES[view.ancient_one].final_mystery
    return W.round * spare - W.awake * view.awake - (W.close_call * max(0, W.near_doom - view.doom) if mortal else 0.0)


def rumor(view: EldritchView, card: InPlayView) -> float:
    """What a Rumor threatens: the more, the fewer tokens are left. 0 for what is none."""
    if card.key not in W.rumors:
        return W.nuisance if card.space else 0.0
    left = card.eldritch
    if card.key == GATHERING:
        left = TOO_MANY - sum([monster.space == card.space for monster in view.monsters])
    return W.rumors[card.key] / (left + 1)


def rumor_cost(view: EldritchView, card: InPlayView) -> int:
    """Clues that solve it."""
    return len(view.investigators) - card.health if card.key == "spreading-sickness" else half(view)


def weight(view: EldritchView) -> float:
    """The fewer they are, the more it matters what one of them has; a Mystery asks two for no more than one alone."""
    return 4 / max(len(view.investigators), 2)


def closed_gate(view: EldritchView) -> float:
    """What it would change that there is one Gate less."""
    gates = len(view.gates)
    return time(view, gates - 1) - time(view, gates) - W.gate * weight(view)


def step(view: EldritchView) -> float:
    """What it would change that one thing more is gathered for the Mystery."""
    goal = half(view) if view.final else view.mystery.goal if view.mystery is not None else 1
    return (W.mystery + W.round * W.rounds) / max(goal, 1)

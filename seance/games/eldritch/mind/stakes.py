"""What there is to win and to lose, in the same coin for all that plan and judge."""

from __future__ import annotations

from seance.games.eldritch.rules.printed import ANCIENT_ONES, MYSTERIES
from seance.games.eldritch.show.view import EldritchView, InPlayView

MYSTERY = 1.9  # a solved one; this and all that follows is for four players
ROUND, MOST_ROUNDS = 0.22, 10.0  # a round more than is needed
ROUNDS = 4.0  # that a Mystery takes
SLEEPY, PER_GATE = 0.65, 0.22  # doom in a round, with the Gates that will come, and more for each that is there
AWAKE = 1.2  # what the awakening costs
CLOSE_CALL, NEAR_DOOM = 0.15, 4  # where the awakening is the end
CLUE, SPARE_CLUE, IDLE_CLUE = 0.25, 0.12, 0.02  # the first two of an investigator, the next two, those beyond
GATE, MONSTER = -0.25, -0.04
SPELL, MAGIC = 0.1, 0.35  # a Spell that somebody has, and where a Mystery asks for them
SPELL_MYSTERIES = ("where-the-old-ones-broke-through", "arcane-understanding")
RUMORS = {
    "web-between-worlds": 6.0,
    "dimensions-collide": 9.0,
    "secrets-of-the-past": 3.0,
    "the-wind-walker": 3.0,
    "fractured-reality": 2.0,
    "growing-madness": 2.0,
    "lost-knowledge": 2.0,
    "faded-from-society": 1.0,
    "return-of-the-ancient-ones": 7.0,
}  # what happens when the last token is gone
NUISANCE = 0.9  # a Rumor that has none
GATHERING, TOO_MANY = "return-of-the-ancient-ones", 4  # monsters there are as tokens gone


NEARLY = 0.95  # a Mystery that will be solved at the end of the round


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
        return NEARLY if epic is None else 0.8 * epic.lost / epic.toughness
    if view.final:
        return min(NEARLY, view.sheet_eldritch / half(view))
    if mystery is None:
        return 0.0
    return min(NEARLY, mystery.done / mystery.goal)


def time(view: EldritchView, gates: int, ahead: float | None = None) -> float:
    """How many rounds there will be with so many Gates, beyond those that are needed; `ahead` is the progress."""
    cards = sum([sum(stage) for stage in view.mythos_left])
    doom = view.doom / (SLEEPY + PER_GATE * gates) if not view.awake else cards
    needed = ROUNDS * (view.to_solve + view.awake - len(view.solved) - (progress(view) if ahead is None else ahead))
    spare = max(-MOST_ROUNDS, min(MOST_ROUNDS, min(cards, doom) - needed))
    mortal = not ANCIENT_ONES[view.ancient_one].final_mystery
    return ROUND * spare - AWAKE * view.awake - (CLOSE_CALL * max(0, NEAR_DOOM - view.doom) if mortal else 0.0)


def rumor(view: EldritchView, card: InPlayView) -> float:
    """What a Rumor threatens: the more, the fewer tokens are left. 0 for what is none."""
    if card.key not in RUMORS:
        return NUISANCE if card.space else 0.0
    left = card.eldritch
    if card.key == GATHERING:
        left = TOO_MANY - sum([monster.space == card.space for monster in view.monsters])
    return RUMORS[card.key] / (left + 1)


def rumor_cost(view: EldritchView, card: InPlayView) -> int:
    """Clues that solve it."""
    return len(view.investigators) - card.health if card.key == "spreading-sickness" else half(view)


def weight(view: EldritchView) -> float:
    """The fewer they are, the more it matters what one of them has; a Mystery asks two for no more than one alone."""
    return 4 / max(len(view.investigators), 2)


def closed_gate(view: EldritchView) -> float:
    """What it would change that there is one Gate less."""
    gates = len(view.gates)
    return time(view, gates - 1) - time(view, gates) - GATE * weight(view)


def step(view: EldritchView) -> float:
    """What it would change that one thing more is gathered for the Mystery."""
    goal = half(view) if view.final else view.mystery.goal if view.mystery is not None else 1
    return (MYSTERY + ROUND * ROUNDS) / max(goal, 1)

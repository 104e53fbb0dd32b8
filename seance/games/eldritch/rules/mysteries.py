"""Mysteries: how they come, when they are solved, and how the game is won."""

from __future__ import annotations

from seance.engine import Flow, cites

from .monsters import spawn_epic, toughness
from .pieces import InPlay
from .printed import Mystery
from .registers import FINAL_MONSTERS, FINAL_MYSTERIES, MYSTERY_ENTERS, MYSTERY_SOLVED, resolve
from .rumors import take_off
from .state import World
from .telling import tell


@cites("EH-SETUP9-09", "EH-SETUP9-10", "EH-MYST-02", "EH-MYST-03", "EH-MYST-04")
def draw_mystery(s: World) -> Flow[None]:
    """The next one lies on top and is the current one; what it brings with it comes into play."""
    card = s.mysteries.draw(s.dice)
    if card is None:
        return
    s.mystery = InPlay(card, card.token)
    s.log("mystery", card=card.key)
    tell(s, card.key)
    s.eldritch += card.eldritch
    if card.epic:
        yield from spawn_epic(s, card.epic, card.epic_space)
    text = MYSTERY_ENTERS.get(card.key)
    if text is not None:
        yield from resolve(s, text, s.investigators[s.lead], s.mystery)


def goal(s: World, card: Mystery) -> int:
    """How much has to be gathered."""
    return {"players": s.seats, "half": s.half, "twice": 2 * s.seats}[card.goal]


def gathered(s: World, mystery: InPlay, card: Mystery) -> int:
    """What lies on it, as far as it counts."""
    counted = {
        "clues": len(mystery.clues),
        "eldritch": mystery.eldritch,
        "gates": len(mystery.gates),
        "toughness": sum([toughness(s, kind) for kind in mystery.monsters]),
    }
    return counted[card.counts]


@cites("EH-MYST-01")
def is_solved(s: World, mystery: InPlay) -> bool:
    card = mystery.card
    assert isinstance(card, Mystery)
    return mystery.beaten if card.counts == "epic" else gathered(s, mystery, card) >= goal(s, card)


@cites("EH-MYST-02", "EH-WIN-01", "EH-WIN-02")
def check_mystery(s: World) -> Flow[None]:
    """At the end of the Mythos Phase: a solved Mystery makes room for the next; before the awakening the third wins."""
    if s.mystery is None or not is_solved(s, s.mystery):
        return
    yield from solve_mystery(s)


def solve_mystery(s: World) -> Flow[None]:
    mystery = s.mystery
    assert mystery is not None
    assert isinstance(mystery.card, Mystery)
    s.log("mystery-solved", card=mystery.key, n=len(s.solved) + 1)
    tell(s, f"{mystery.key}-solved")
    text = MYSTERY_SOLVED.get(mystery.key)
    if text is not None:
        yield from resolve(s, text, s.investigators[s.lead], mystery)
    take_off(s, mystery)
    s.solved.append(mystery.card)
    s.mystery = None
    if len(s.solved) < s.ancient_one.mysteries:
        yield from draw_mystery(s)
    elif not s.awake:
        raise s.over("won-mysteries")
    else:
        yield from begin_final_mystery(s)


@cites("EH-WIN-02", "EH-FINAL-01", "EH-FINAL-02")
def begin_final_mystery(s: World) -> Flow[None]:
    """Three Mysteries are solved and the Ancient One is awake: only the Final Mystery is left."""
    s.final = True
    s.log("final-mystery", ancient_one=s.ancient_one.key)
    text = FINAL_MYSTERIES.get(s.ancient_one.key)
    if text is not None:
        yield from resolve(s, text, s.investigators[s.lead])


@cites("EH-WIN-02", "EH-MYST-04")
def unsolve_mystery(s: World, card: Mystery) -> Flow[None]:
    """A solved Mystery is shuffled back into its deck. The Final Mystery has to wait then, and there is a new one."""
    s.solved.remove(card)
    s.mysteries.rest.append(card)
    s.log("mystery-unsolved", card=card.key)
    if s.final:
        end_final_mystery(s)
        yield from draw_mystery(s)


def end_final_mystery(s: World) -> None:
    """What came with it leaves the board."""
    s.final = False
    s.log("final-mystery-closed", ancient_one=s.ancient_one.key)
    for name in FINAL_MONSTERS.get(s.ancient_one.key, ()):
        for monster in [one for one in s.monsters if one.kind.key == name]:
            s.monsters.remove(monster)
            s.log("epic-leaves", monster=monster.key)

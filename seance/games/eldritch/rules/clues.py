"""Clues: on the board, with investigators, spent; and the random space that a Clue token shows."""

from __future__ import annotations

from seance.engine import Flow, Note, Option, Preview, choose, cites, do

from .pieces import Investigator, Lying, Owned
from .printed import SPACES, Clue
from .registers import CLUE_SUBSTITUTES
from .state import World
from .under_way import Occasion


@cites("EH-CLUE-01")
def spawn_clue(s: World, space: str = "") -> Lying | None:
    """A random token of the pool goes to the space it shows (or to this one)."""
    token = s.clue_pool.draw(s.dice)
    if token is None:
        return None
    clue = Lying(token, space or token.space)
    s.clues.append(clue)
    s.log("clue-spawned", clue=token.key, space=clue.space)
    return clue


def discard_clue(s: World, clue: Lying) -> None:
    """One on the board."""
    s.clues.remove(clue)
    s.clue_pool.discard.append(clue.token)
    s.log("clue-discarded", clue=clue.key, space=clue.space)


def move_clue(s: World, clue: Lying, space: str) -> Lying:
    moved = Lying(clue.token, space)
    s.clues[s.clues.index(clue)] = moved
    s.log("clue-moved", clue=clue.key, space=space)
    return moved


@cites("EH-GAIN-01")
def gain_clues(s: World, who: Investigator, n: int = 1) -> None:
    """Random ones of the pool; fewer if there are not so many."""
    for _ in range(n):
        token = s.clue_pool.draw(s.dice)
        if token is None:
            return
        who.clues.append(token)
        note_gained(s, token)
        s.log("clue-gained", who=who.key, clue=token.key)


def note_gained(s: World, token: Clue) -> None:
    """It is gained from the encounter if the encounter itself says so, and no card or monster."""
    if s.encounter is not None and s.subject is None:
        s.encounter.gained.append(token)


@cites("EH-CLUE-02")
def gain_clue_here(s: World, who: Investigator, clue: Lying) -> None:
    """One from the board."""
    if clue in s.clues:
        s.clues.remove(clue)
        who.clues.append(clue.token)
        note_gained(s, clue.token)
        s.log("clue-gained", who=who.key, clue=clue.key)


def discard_clues(s: World, who: Investigator, n: int = 1, spent: bool = False) -> int:
    """As many as there are, those held longest first: who has just gained one still has it. How many that was."""
    gone = min(n, len(who.clues))
    s.clue_pool.discard += who.clues[:gone]
    del who.clues[:gone]
    if gone:
        s.log("clues-discarded", who=who.key, n=gone, spent=spent)
    return gone


def substitutes(s: World, who: Investigator) -> list[tuple[str, Owned | None]]:
    """What can stand for one Clue that has to be spent: the investigator's own ability, or an own card."""
    if not CLUE_SUBSTITUTES:
        return []
    found: list[tuple[str, Owned | None]] = []
    entry = CLUE_SUBSTITUTES.get(who.key)
    if entry is not None and who.key not in who.used and entry.can(s, who):
        found.append((who.key, None))
    for card in who.cards:
        key = card.card.key
        if key in CLUE_SUBSTITUTES and not s.is_used(card) and CLUE_SUBSTITUTES[key].can(s, who):
            found.append((key, card))
    return found


def can_spend_clues(s: World, who: Investigator, n: int = 1) -> bool:
    return len(who.clues) >= n or len(who.clues) + len(substitutes(s, who)) >= n


@cites("EH-CLUE-03", "EH-CLUE-04")
def spend_clues(s: World, who: Investigator, n: int = 1) -> Flow[None]:
    """Pay n Clues; what can stand for a Clue is offered first."""
    left = n
    while left:
        others = substitutes(s, who)
        if not others:
            break
        options: list[Option[int]] = [Option(-1, "spend", ("clue",))] if len(who.clues) >= left else []
        options += [Option(place, "spend", (key,)) for place, (key, _) in enumerate(others)]
        place = yield from choose(
            who.seat, "spend-what", options, (who.key,), preview=lambda option: price(option.on[0])
        )
        if place < 0:
            break
        key, card = others[place]
        who.used.append(key if card is None else card.key)
        occasion, s.occasion = s.occasion, Occasion("clue-spent", who)
        yield from do(CLUE_SUBSTITUTES[key].run(s, who))
        s.occasion = occasion
        left -= 1
    discard_clues(s, who, left, spent=True)


def price(key: str) -> Preview | None:
    """What is paid instead of a Clue, where that is not the card itself."""
    entry = CLUE_SUBSTITUTES.get(key)
    return None if entry is None or entry.costs is None else Preview(notes=(Note("costs", says=entry.costs),))


def clue_price(s: World, who: Investigator) -> Preview:
    """What one Clue costs: a Clue, or what alone can stand for it."""
    others = () if who.clues else substitutes(s, who)
    instead = price(others[0][0]) if len(others) == 1 else None
    return Preview(cost=1) if instead is None else instead


def spend_together(s: World, n: int, notes: tuple[Note, ...] = ()) -> Flow[bool]:
    """The investigators as a group pay n Clues if they like: the Lead Investigator decides who gives how many.

    Whoever gives may use what stands for a Clue.
    """
    if sum([len(who.clues) + len(substitutes(s, who)) for who in s.in_order()]) < n:
        return False
    lead = s.investigators[s.lead].seat
    source = s.ancient_one.key if s.subject is None else s.subject.key
    if not (yield from choose(lead, "spend-together", YES_NO, (str(n), source), notes=notes)):
        return False
    for left in range(n, 0, -1):
        options = [Option(who, "gives-clue", (who.key,)) for who in s.in_order() if can_spend_clues(s, who)]
        giver = yield from choose(lead, "who-gives-clue", options, (str(left),))
        yield from spend_clues(s, giver)
    return True


YES_NO = (Option(True, "yes"), Option(False, "no"))


@cites("EH-RANDOM-01", "EH-RANDOM-02")
def random_space(s: World) -> Flow[str]:
    """The space that a Clue token of the pool shows; it is discarded. No token: the Lead Investigator chooses."""
    token = s.clue_pool.draw(s.dice)
    if token is None:
        return (yield from choose(s.lead, "which-space", [Option(space, "choose", (space,)) for space in SPACES]))
    s.clue_pool.discard.append(token)
    s.log("random-space", space=token.space)
    return token.space

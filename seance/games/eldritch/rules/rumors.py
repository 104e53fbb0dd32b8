"""Ongoing Mythos cards and their tokens: how they run out, and how Rumors are solved."""

from __future__ import annotations

from seance.engine import Flow, cites

from .pieces import InPlay
from .printed import Mythos
from .registers import RAN_OUT, resolve
from .state import World


@cites("EH-RUMOR-03", "EH-RUMOR-04", "EH-MYTHOS-16")
def solve(s: World, card: InPlay) -> None:
    """The card is discarded with everything on it and its Rumor token; who let its tokens run out solved nothing."""
    if card in s.ongoing:
        assert isinstance(card.card, Mythos)
        ran_out = card.card.eldritch and not card.eldritch
        leave_play(s, card)
        if ran_out:
            s.log("rumor-ends", card=card.key)
        else:
            s.log("rumor-solved", card=card.key)


def discard_ongoing(s: World, card: InPlay) -> None:
    if card in s.ongoing:
        leave_play(s, card)
        s.log("mythos-discarded", card=card.key)


def leave_play(s: World, card: InPlay) -> None:
    """With everything that it brought: its Epic Monster goes back into the box."""
    s.ongoing.remove(card)
    for monster in [one for one in s.monsters if one.epic and one.kind.key == card.card.epic]:
        s.monsters.remove(monster)
        s.log("epic-leaves", monster=monster.key)
    assert isinstance(card.card, Mythos)
    s.mythos_pile.append(card.card)
    take_off(s, card)


def take_off(s: World, card: InPlay) -> None:
    """What lies on a card goes back where it belongs."""
    s.clue_pool.discard += card.clues
    s.gate_stack.discard += card.gates
    s.cup += card.monsters
    card.clues, card.gates, card.monsters, card.eldritch, card.health = (), (), (), 0, 0


def take_token(s: World, card: InPlay, n: int = 1) -> Flow[None]:
    """Eldritch tokens leave the card; with the last one happens what the card says."""
    if card not in s.ongoing or not card.eldritch:
        return
    taken = min(n, card.eldritch)
    card.eldritch -= taken
    s.log("token-taken", card=card.key, n=taken, left=card.eldritch)
    text = RAN_OUT.get(card.key)
    if not card.eldritch and text is not None:
        s.log("rumor-fails", card=card.key)
        yield from resolve(s, text, s.investigators[s.lead], card)

"""The Mythos Phase: one card, its icons from left to right, then its text; Mysteries, newcomers, the Lead token."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import PASS, Ask, Deed, Flow, Note, Option, choose, cites, first_to_act

from .clues import spawn_clue
from .defeat import pass_lead
from .doom import advance_omen
from .gates import spawn_gate
from .monsters import spawn_epic, spawn_monster
from .mysteries import check_mystery
from .pieces import InPlay, Investigator
from .printed import MYTHOS_COLOURS, Gate, Mythos
from .reckoning import reckon
from .registers import MYTHOS_TEXTS, resolve, step
from .setup import choose_investigator
from .state import World
from .telling import tell


@cites("EH-MYTHOS-01", "EH-MYTHOS-02", "EH-MYTHOS-17", "EH-WIN-06")
def mythos_step(s: World) -> None:
    """The top card of the deck; without one the game is lost. Only what is on the card happens."""
    s.step = "mythos"
    s.phase = "mythos-end"
    card = draw_mythos(s)
    if card is None:
        raise s.over("lost-mythos")
    play_mythos(s, card)


@cites("EH-SETUP8-04", "EH-SETUP8-08")
def draw_mythos(s: World) -> Mythos | None:
    """A card of the first stage that is left: its colour by what the stage still holds, then any unseen card of it."""
    for place, stage in enumerate(s.mythos):
        colours = [colour for colour, n in zip(MYTHOS_COLOURS, stage, strict=True) for _ in range(n)]
        if colours:
            colour = s.dice.roll("mythos-colour", colours)
            less = [n - (one == colour) for one, n in zip(MYTHOS_COLOURS, stage, strict=True)]
            s.mythos[place] = (less[0], less[1], less[2])
            card = s.dice.roll("mythos", [one for one in s.mythos_box if one.colour == colour])
            s.mythos_box.remove(card)
            return card
    return None


def box_rumors(s: World) -> list[Mythos]:
    """Rumors that may be in the box: all that nobody has seen, if more are left than the deck holds."""
    unseen = [card for card in s.mythos_box if card.rumor]
    return unseen if len(unseen) > sum([stage[MYTHOS_COLOURS.index("blue")] for stage in s.mythos]) else []


def play_mythos(s: World, card: Mythos) -> None:
    """Each icon is a step, and the text after them."""
    s.log("mythos", card=card.key)
    tell(s, card.key)
    s.drawn.append(InPlay(card))
    s.then(*[icon_step(icon) for icon in card.icons], text_step())


@step("mythos-icon")
def icon_step(s: World, icon: str) -> Deed:
    return ICONS[icon](s)


@cites("EH-MYTHOS-08")
def spawn_gates(s: World) -> Flow[None]:
    """As many as the Reference card says, one after the other."""
    for _ in range(s.reference.gates):
        yield from spawn_gate(s)


@cites("EH-MYTHOS-09", "EH-MYTHOS-10")
def monster_surge(s: World) -> Flow[None]:
    """Every Gate of the current omen spawns monsters; if there is none, a Gate is spawned instead."""
    gates = s.matching_gates
    if not gates:
        s.log("surge-opens")
        yield from spawn_gate(s)
        return
    s.log("surge")
    if len(s.cup) < len(gates) * s.reference.surge:
        gates = yield from in_chosen_order(s, gates)
    for gate in gates:
        for _ in range(s.reference.surge):
            yield from spawn_monster(s, gate.space)


def in_chosen_order(s: World, gates: list[Gate]) -> Flow[list[Gate]]:
    """When the cup will run out, the Lead Investigator says which Gates come first."""
    left, order = gates[:], []
    while left:
        gate = yield from choose(s.lead, "which-gate-first", [Option(one, "choose", (one.key,)) for one in left])
        left.remove(gate)
        order.append(gate)
    return order


@cites("EH-MYTHOS-11")
def spawn_clues(s: World) -> None:
    for _ in range(s.reference.clues):
        spawn_clue(s)


@cites("EH-MYTHOS-12", "EH-RUMOR-01")
def place_rumor(s: World) -> None:
    card = s.drawn[-1]
    assert isinstance(card.card, Mythos)
    card.space = card.card.space
    s.log("rumor-placed", card=card.key, space=card.space)


@cites("EH-MYTHOS-13")
def place_eldritch(s: World) -> None:
    card = s.drawn[-1]
    assert isinstance(card.card, Mythos)
    card.eldritch = card.card.eldritch
    s.log("eldritch-placed", card=card.key, n=card.eldritch)


ICONS: dict[str, Callable[[World], Deed]] = {
    "advance-omen": advance_omen,
    "reckoning": reckon,
    "spawn-gates": spawn_gates,
    "monster-surge": monster_surge,
    "spawn-clues": spawn_clues,
    "place-rumor": place_rumor,
    "place-eldritch": place_eldritch,
}


@step("mythos-text")
@cites("EH-MYTHOS-14", "EH-MYTHOS-15", "EH-MYTHOS-18")
def text_step(s: World) -> Flow[None]:
    """An Event happens and is discarded; an Ongoing card comes into play with its tokens."""
    drawn = s.drawn[-1]
    card = drawn.card
    assert isinstance(card, Mythos)
    text = MYTHOS_TEXTS.get(card.key)
    lead = s.investigators[s.lead]
    if card.ongoing:
        s.drawn.pop()
        s.ongoing.append(drawn)
        s.log("comes-into-play", card=card.key)
        if card.epic:
            yield from spawn_epic(s, card.epic, card.epic_space)
        if text is not None:
            yield from resolve(s, text, lead, drawn)
        return
    s.log("event", card=card.key)
    s.then(discard_event(silent=True))
    if text is not None:
        yield from resolve(s, text, lead, drawn)


def break_silence(s: World) -> None:
    """Something has come of the Event that is under way."""
    s.stack[:] = [discard_event() if waiting.what == discard_event.name else waiting for waiting in s.stack]


@step("mythos-discard")
@cites("EH-MYTHOS-14")
def discard_event(s: World, silent: bool = False) -> None:
    """`silent`: nothing has come of it."""
    card = s.drawn.pop().card
    assert isinstance(card, Mythos)
    if silent:
        s.log("nothing-happens", of=card.key)
    s.mythos_pile.append(card)


# ---- the end of the phase --------------------------------------------------------------------------------------------


@cites("EH-MYST-02", "EH-FLOW-02", "EH-FLOW-03", "EH-FLOW-04", "EH-NEWINV-01")
def end_step(s: World) -> Flow[None]:
    """Mysteries are checked; who has lost an investigator chooses a new one; the Lead token may be passed."""
    s.step = "mythos-end"
    s.phase = "round"
    s.then(pass_lead_step())
    s.then(newcomers())  # also of those whom the end of a Mystery strikes down
    yield from check_mystery(s)


@step("newcomers")
@cites("EH-NEWINV-01", "EH-NEWINV-02")
def newcomers(s: World, last: bool = False) -> Flow[None]:
    """The Lead Investigator may say that they come only after the token is passed; each is a step.

    Whoever comes first can be given the token, too: the other order brings nothing, and nobody is asked for it.
    """
    waiting = [who for who in s.investigators if who.gone and not who.eliminated]
    if waiting and not last and s.in_order():
        options = [Option(True, "newcomers-first", useful=False), Option(False, "lead-first", useful=False)]
        said = yield from first_to_act([Ask(s.lead, "newcomers-or-lead", [PASS, *options])], secret=False)
        if said is not None and not said[1]:
            s.beneath(0, newcomers(last=True))
            return
    s.then(*[newcomer(who) for who in waiting])


@step("newcomer")
@cites("EH-NEWINV-02", "EH-NEWINV-03")
def newcomer(s: World, who: Investigator) -> Flow[None]:
    """Somebody that nobody has played so far; if there is nobody left, the player is eliminated."""
    if s.sheets:
        yield from choose_investigator(s, who)
        return
    who.eliminated = True
    s.log("eliminated", who=who.key)
    if all(one.eliminated for one in s.investigators):
        raise s.over("lost-eliminated")


@step("pass-lead")
@cites("EH-FLOW-02")
def pass_lead_step(s: World) -> Flow[None]:
    """To anybody in play, or to nobody."""
    there = s.in_order()
    if s.lead not in [who.seat for who in there]:
        yield from pass_lead(s, s.lead, there)
    elif len(there) > 1:
        yield from offer_lead(s, there)


def offer_lead(s: World, there: list[Investigator]) -> Flow[None]:
    """Who is first is worth a question when the Lead cannot act, and once so that everybody knows of it."""
    leads = s.investigators[s.lead]
    matters = leads.delayed or s.round == 1
    options = [
        Option(one.seat, "lead", (one.key,), useful=matters and one is not leads, spare=one is leads) for one in there
    ]
    ask = Ask(s.lead, "who-leads", [PASS, *options], notes=(Note("leads-now", (leads.key,)),))
    said = yield from first_to_act([ask], secret=False, let_be="keep-lead")
    if said is not None and said[1] != s.lead:
        s.lead = said[1]
        s.log("lead", who=s.investigators[s.lead].key)

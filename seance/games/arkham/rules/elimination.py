"""Defeat, resigning and elimination; trauma; how a scenario ends."""

from __future__ import annotations

from seance.engine import Flow, Option, StepOver, choose, cites, key_of

from .agreement import agreed
from .areas import discard, take_away
from .clues import drop_clues
from .modifiers import stat
from .pieces import NOBODY, Enemy, InPlay, Investigator
from .printed import PlayerCard, Printed
from .registers import engage_there
from .state import Table
from .under_way import Moment
from .windows import happens

NO_RESOLUTION = "none"


class ScenarioOver(StepOver):
    """A resolution was reached: whatever is under way stops at once, and the next step is the end of the scenario."""


@cites("AHC-ACT-21")
def reach(s: Table, resolution: str) -> ScenarioOver:
    """`raise reach(s, "r1")`: the scenario ends here."""
    s.resolution = resolution
    return ScenarioOver(resolution)


@cites("AHC-DMG-12", "AHC-DMG-13", "AHC-TRA-02", "AHC-TRA-03", "AHC-TRA-06", "AHC-TRA-09", "AHC-STA-16")
def defeat_by_harm(s: Table, who: Investigator) -> Flow[None]:
    """Damage or horror has reached its value: defeated, with a trauma of that kind."""
    kinds = [kind for kind, much, most in (
        ("physical", who.damage, stat(s, "health", who)), ("mental", who.horror, stat(s, "sanity", who))
    ) if much >= most]  # fmt: skip
    s.log("defeated", who=who.key)
    if s.mode == "campaign":
        options = [Option(kind, "suffer", (kind,)) for kind in kinds]
        kind = yield from choose(who.seat, "which-trauma", options, (who.key,))
        suffer_trauma(s, who, physical=int(kind == "physical"), mental=int(kind == "mental"))
    who.defeated = True
    yield from eliminate(s, who)


@cites("AHC-DBC-01", "AHC-DBC-02")
def defeat(s: Table, who: Investigator) -> Flow[None]:
    """By a card ability: no consequences but those that it states."""
    if not who.gone:
        s.log("defeated", who=who.key)
        who.defeated = True
        yield from eliminate(s, who)


@cites("AHC-RSG-02")
def resign(s: Table, who: Investigator) -> Flow[None]:
    s.log("resigned", who=who.key)
    who.resigned = True
    yield from eliminate(s, who)


@cites("AHC-TRA-01", "AHC-TRA-05", "AHC-TRA-08", "AHC-STA-17")
def suffer_trauma(s: Table, who: Investigator, physical: int = 0, mental: int = 0) -> None:
    """Permanent harm; as much of it as the printed value is the end."""
    who.physical += physical
    who.mental += mental
    s.log("trauma", who=who.key, physical=physical, mental=mental)
    if who.physical >= who.persona.health:
        kill(s, who, "killed")
    elif who.mental >= who.persona.sanity:
        kill(s, who, "insane")


@cites("AHC-KLD-01", "AHC-KLD-02")
def kill(s: Table, who: Investigator, how: str = "killed") -> None:
    """Killed or driven insane: not to be used again in this campaign."""
    if not who.killed:
        who.killed = how
        s.log("killed" if how == "killed" else "driven-insane", who=who.key)


@cites(
    "AHC-ELM-01", "AHC-ELM-03", "AHC-ELM-04", "AHC-ELM-05", "AHC-ELM-06", "AHC-ELM-08", "AHC-ELM-09", "AHC-ELM-10",
    "AHC-ELM-11", "AHC-ELM-12", "AHC-ELM-13",
)  # fmt: skip
def eliminate(s: Table, who: Investigator) -> Flow[None]:
    """Out of the scenario, step by step."""
    if s.place(who.location) is not None:
        drop_clues(s, who, who.clues)
    s.log("eliminated", who=who.key)
    yield from game_ends_for(s, who)
    for weakness in owned_weaknesses(s, who):
        take_away(s, weakness)
        s.removed.append(weakness.card)
    who.gone = True
    for attached in [card for card in s.at_locations if card.owner == who.seat]:
        take_away(s, attached)
        s.removed.append(attached.card)
    deck = [card for block in (*who.deck.top, *who.deck.bottom) for card in block.cards] + who.deck.rest
    s.removed += [*[asset.card for asset in who.assets], *who.hand, *who.deck.discard]
    s.removed += sorted(deck, key=key_of)  # nobody knew how it lay
    who.assets, who.hand = [], []
    who.deck.rest, who.deck.top, who.deck.bottom, who.deck.discard = [], [], [], []
    who.clues = who.resources = 0
    for enemy in s.enemies:
        if enemy.engaged == who.seat:
            enemy.engaged = NOBODY
    for threat in who.threats[:]:
        discard(s, threat)
    s.removed += [threat.card for threat in who.threats]  # what cannot be discarded
    who.threats = []
    s.changed()
    left = s.in_order()
    if not left:
        raise reach(s, NO_RESOLUTION)
    if s.lead == who.seat:
        yield from new_lead(s, left)
    s.then(engage_there(who.location))


@cites("AHC-ELM-04")
def owned_weaknesses(s: Table, who: Investigator) -> list[InPlay | Enemy]:
    """In play, wherever they lie; enemies too."""
    cards = [card for one in s.investigators for card in one.threats + one.assets]
    found: list[InPlay | Enemy] = [card for card in cards if card.owner == who.seat and is_weakness(card.card)]
    return found + [enemy for enemy in s.enemies if enemy.owner == who.seat]


def is_weakness(card: Printed) -> bool:
    return isinstance(card, PlayerCard) and bool(card.weakness)


@cites("AHC-ELM-12")
def new_lead(s: Table, left: list[Investigator]) -> Flow[None]:
    """The others agree on one; where nobody has a wish, it is the next in player order."""
    options = [Option(one, "lead", (one.key,)) for one in left]
    chosen = (yield from agreed(s, "new-lead", options)) or left[0]
    s.lead = chosen.seat
    s.log("lead", who=chosen.key)


@cites("AHC-ELM-03")
def game_ends_for(s: Table, who: Investigator) -> Flow[None]:
    """What weaknesses do when the game ends."""
    yield from happens(s, Moment("when-game-ends", who, (who.key,)))

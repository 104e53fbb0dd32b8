"""The campaign: what a resolution writes into the log, does to the investigators and earns them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from seance.engine import Deed, Flow, Option, choose, cites, do

from .deck_building import Collection, DeckList, weakness_pool
from .elimination import kill, suffer_trauma
from .pieces import Investigator
from .printed import EARNED, SCENARIOS, PlayerCard
from .resolutions import RESOLUTIONS, Resolution
from .state import Table
from .telling import tell

ORDER: Final = tuple(SCENARIOS)  # of the scenarios in the campaign
LITA: Final = EARNED["lita-chantler"]
AWAY: Final = "away"  # in the log: those whose players have left for the time being
LOST: Final = "lost"  # in the log: those who were killed or driven insane
STORY_RECORDS: dict[str, Callable[[Table], Deed]] = {}  # what else a scenario writes down, whatever the resolution


def story_record(scenario: str, write: Callable[[Table], Deed]) -> None:
    STORY_RECORDS[scenario] = write


def resolution_of(scenario: str, which: str) -> Resolution:
    """The entry of the guide; "none" may send the reader to another one."""
    found = RESOLUTIONS[scenario, which]
    return RESOLUTIONS[scenario, found.reads] if found.reads else found


def taking_part(s: Table) -> list[Investigator]:
    """The investigators of this scenario, eliminated ones too, from the lead investigator clockwise."""
    return [who for who in s.investigators[s.lead :] + s.investigators[: s.lead] if not is_away(s, who)]


def is_away(s: Table, who: Investigator) -> bool:
    """Is nobody at this seat for the time being?"""
    return who.nobody or who.key in s.names_noted.get(AWAY, ())


def living(s: Table) -> list[Investigator]:
    return [who for who in taking_part(s) if not who.killed]


def deck_of(who: Investigator) -> DeckList:
    return DeckList(who.key, who.owned)


def collection_of(s: Table) -> Collection:
    match s.collection:
        case "two-cores" | "revised" as collection:
            return collection
        case _:
            return "one-core"


def write_down(s: Table, note: str) -> None:
    s.note(note)
    s.log("noted", note=f"note-{note}")


def write_names(s: Table, where: str, names: Sequence[str]) -> None:
    """Names under a heading of the campaign log."""
    for name in names:
        s.note(where, name)
    if names:
        s.log("names-noted", note=f"note-{where}", names=list(names))


def cross_out(s: Table, note: str) -> None:
    if note in s.log_notes:
        s.log_notes.remove(note)
        s.log("crossed-out", note=f"note-{note}")


@cites("AHC-ACT-22", "AHC-ACT-23", "AHC-CAM-05", "AHC-CAM-03", "AHC-XP-01")
def resolve_scenario(s: Table, which: str) -> Flow[None]:
    """The resolution is read and recorded; experience is counted after everything else."""
    sheet = resolution_of(s.scenario, which)
    tell(s, f"{sheet.scenario}-{sheet.key}")
    for note in sheet.notes:
        write_down(s, note)
    if s.scenario in STORY_RECORDS:
        yield from do(STORY_RECORDS[s.scenario](s))
    strike(s, sheet)
    if s.mode == "campaign":
        yield from who_takes_lita(s, sheet)
    if sheet.madness:
        for who in living(s):
            add_weakness(s, who, "madness")
    if s.mode == "campaign":
        count_experience(s, sheet)


@cites("AHC-KLD-02", "AHC-STA-17", "AHC-KLD-03")
def strike(s: Table, sheet: Resolution) -> None:
    """Who is killed by the resolution, and what those who live suffer."""
    for who in taking_part(s) if sheet.kills else ():
        if sheet.kills == "all" or not who.resigned:
            kill(s, who)
    if sheet.physical or sheet.mental:
        for who in living(s):
            suffer_trauma(s, who, sheet.physical, sheet.mental)
    if sheet.leader_mental and not s.leader.killed:
        suffer_trauma(s, s.leader, mental=sheet.leader_mental)


@cites("AHC-AST-07")
def who_takes_lita(s: Table, sheet: Resolution) -> Flow[None]:
    """The lead investigator may; if the lead was killed, a survivor whom the players choose."""
    if sheet.lita == "lost":
        for who in s.investigators:
            lose_card(s, who, LITA)
        return
    if not sheet.lita:
        return
    may = [s.leader] if not s.leader.killed else living(s) if sheet.lita == "survivor" else []
    if not may:
        return
    options: list[Option[Investigator | None]] = [Option(who, "take-lita", (who.key,)) for who in may]
    taker = yield from choose(may[0].seat, "who-takes-lita", [*options, Option(None, "no-lita")])
    if taker is not None:
        gain_card(s, taker, LITA)


def gain_card(s: Table, who: Investigator, card: PlayerCard) -> None:
    """A card that the story gives stays in the deck for the rest of the campaign."""
    who.owned.append(card)
    s.log("earned", who=who.key, card=card.key)


@cites("AHC-WEA-06")
def lose_card(s: Table, who: Investigator, card: PlayerCard) -> None:
    if card in who.owned:
        who.owned.remove(card)
        s.log("lost-card", who=who.key, card=card.key)


@cites("AHC-DBK-09", "AHC-WEA-05", "AHC-WEA-10")
def add_weakness(s: Table, who: Investigator, trait: str = "") -> PlayerCard | None:
    """A random basic weakness (with a trait) for good; if none is left, nothing is added."""
    pool = weakness_pool(collection_of(s), deck_of(who), trait)
    if not pool:
        return None
    card = s.dice.take("weaknesses", pool)
    who.owned.append(card)
    s.log("weakness-added", who=who.key, card=card.key)
    return card


@cites("AHC-XP-02", "AHC-XP-03", "AHC-XP-04", "AHC-XP-15", "AHC-VIC-01")
def count_experience(s: Table, sheet: Resolution) -> None:
    """The victory display and the bonus of the resolution, for each investigator who lives."""
    points = sum([card.victory for card in s.victory]) if sheet.victory else 0
    for who in living(s):
        bonus = sheet.experience + (sheet.leader_experience if who is s.leader else 0)
        earned = max(points + bonus + who.earned, 0)
        who.xp += earned
        s.log("experience", who=who.key, n=earned, total=who.xp, victory=points)


@cites("AHC-NXT-01", "AHC-NXT-02", "AHC-WIN-04")
def next_scenario(sheet: Resolution) -> str:
    """The next in order, or the one that the resolution points to; "" after the last."""
    place = ORDER.index(sheet.scenario) + 1
    return sheet.next or (ORDER[place] if place < len(ORDER) else "")


@cites("AHC-WIN-02", "AHC-WIN-03", "AHC-WIN-05")
def is_won(scenario: str, which: str) -> bool:
    """A standalone scenario is won only by a resolution on an act, whatever is read instead of none."""
    return RESOLUTIONS[scenario, which].act

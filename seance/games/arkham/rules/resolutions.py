"""Resolutions: what the end of a scenario brings, as it stands in the campaign guide."""

from __future__ import annotations

from typing import Final

from seance.engine import Note
from seance.games.arkham.content import Row, content


class Resolution:
    """One entry of the campaign guide, or "none": no resolution was reached."""

    __slots__ = (
        "act", "ends", "experience", "key", "kills", "leader_experience", "leader_mental", "lita", "madness", "mental",
        "next", "notes", "physical", "reads", "scenario", "victory",
    )  # fmt: skip

    def __init__(self, row: Row) -> None:
        self.scenario = row.text("scenario")
        self.key = row.text("key")
        self.act = row.flag("act")  # it stands on an act
        self.reads = row.text("reads", "")
        self.notes = row.texts("notes")
        self.victory = row.flag("victory")
        self.experience = row.number("experience", 0)
        self.leader_experience = row.number("leader_experience", 0)
        self.physical = row.number("physical", 0)
        self.mental = row.number("mental", 0)
        self.leader_mental = row.number("leader_mental", 0)
        self.kills = row.text("kills", "")
        self.lita = row.text("lita", "")
        self.madness = row.flag("madness")
        self.ends = row.text("ends", "")
        self.next = row.text("next", "")  # a scenario that follows out of the order

    def __repr__(self) -> str:
        return f"{self.scenario} {self.key}"


RESOLUTIONS: Final = {
    (one.scenario, one.key): one for one in map(Resolution, content("resolutions").tables("resolutions"))
}


def consequences(one: Resolution, leader: str, campaign: bool) -> tuple[Note, ...]:
    """What a resolution brings, told before it is chosen: experience and companions only where the story goes on."""
    found = []
    if campaign and one.victory:
        found.append(Note("brings-victory", (str(one.experience),)))
    if campaign and one.leader_experience:
        found.append(Note("brings-experience", (leader, str(one.leader_experience))))
    if campaign:
        found.append(Note("lita-may-come" if one.lita == "leader" else "lita-goes"))
    if one.leader_mental:
        found.append(Note("brings-mental-trauma", (leader, str(one.leader_mental))))
    return (*found, *(Note("written-down", (f"note-{note}",)) for note in one.notes))

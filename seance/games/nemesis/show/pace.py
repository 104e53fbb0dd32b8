"""What is shown large, what waits for its reader, and what is too small to be told again."""

from __future__ import annotations

from seance.engine import Pace

MOMENTS = {
    "encounter": "kind", "surprise-attack": "intruder", "attacked": "card", "event": "card", "serious-wound": "wound",
    "drew-openly": "by", "weakness-discovered": "weakness", "first-intruder": "intruder", "killed": "intruder",
    "died": "crew", "hibernates": "crew", "launched": "pod", "takes-over": "crew", "verdict": "crew",
    "destruct-started": "", "nest-destroyed": "", "ship-destroyed": "", "ship-jumped": "",
}  # fmt: skip

PACE = Pace(
    mine=frozenset((
        "explored", "noise-rolled", "danger", "encounter", "surprise-attack", "kept-nerve", "attacked",
        "attack-missed", "attack-ignored", "infested", "contaminated", "scanned", "light-wound", "serious-wound",
        "fatal-wound", "burnt", "slimed", "found", "ordered", "shut-in", "covering-fire", "shoots", "melee",
        "shoots-eggs", "melee-eggs", "engine-checked", "engine-opened", "coordinates-checked", "looked-at-room",
        "looked-at-token", "event-foreseen", "objective-seen", "dressed", "healed-light", "healed-serious", "revived",
        "set-on", "interrupted", "drew-openly",
    )),
    table=frozenset((
        "event", "died", "destruct-started", "launched", "hibernates", "nest-destroyed", "weakness-discovered",
        "signal-sent", "takes-over", "ship-jumped", "ship-destroyed", "nobody-awake", "engines-explode",
        "first-intruder",
    )),
    quiet=frozenset((
        "discarded", "about-to", "drafted", "events-shuffled", "trade-opened", "shown", "offered", "trade-answered",
        "trade-void", "item-discarded",
    )),
)  # fmt: skip

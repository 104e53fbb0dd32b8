"""What is shown large, what waits for its reader, and what is too small to be told again."""

from __future__ import annotations

from seance.engine import Pace

MOMENTS = {
    "played-main": "card", "played-main-on": "card", "omega": "", "maximum-alert": "card", "doom-revealed": "card",
    "thesis-succeeded": "who", "thesis-failed": "who", "boss-discovered": "", "boss-meets": "boss", "placed": "tile",
    "fits-once": "tile", "won": "who",
}  # fmt: skip

PACE = Pace(
    mine=frozenset((
        "ambush", "toll", "trap-sprung", "stole-students", "stunned", "played-main-on", "played-secondary-on",
        "played-skill-on", "responded", "spies", "stealth", "prophecy", "succeeded", "failed", "collected", "stole",
        "took-from", "cube-given", "cube-destroyed", "cube-removed", "recruited", "trainee-stolen", "doom-taken",
        "doom-revealed", "knowledge", "clan-seen", "hand-seen", "looked", "tiles-seen", "boss-meets", "driven-out",
        "card-passed", "kept-out", "countered", "boss-activated", "alert-raised-by", "must-rest", "excited", "calm",
        "fits-once", "nothing-to-do",
        "blown", "blown-nowhere",
    )),
    table=frozenset((
        "omega", "maximum-alert", "boss-discovered", "thesis-succeeded", "thesis-failed",
        "clan-revealed", "scored", "tied", "lead", "won",
    )),
    quiet=frozenset((
        "discarded", "turn", "scholar", "refilled", "randomised", "token-placed", "tile-drawn", "boss-sign",
        "stairs-lead", "fits-once",
    )),
)  # fmt: skip

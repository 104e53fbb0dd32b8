"""What is shown large, what waits for its reader, and what is too small to be told again."""

from __future__ import annotations

from seance.engine import Pace

MOMENTS = {
    "draws-encounter": "card", "draws-weakness": "card", "act-advances": "act", "agenda-advances": "agenda",
    "enemy-defeated": "enemy", "defeated": "who", "scenario": "card",
}  # fmt: skip

# the back tells what happens when a card is turned over, the front what counts from now on
READ_OUT = {
    "act-advances": "act+back", "agenda-advances": "agenda+back", "first-act": "act", "first-agenda": "agenda",
    "act": "act", "agenda": "agenda", "weakness-added": "card", "attached": "card",
}  # fmt: skip

PACE = Pace(
    mine=frozenset((
        "test-passed", "test-failed", "draws-encounter", "draws-weakness", "enemy-attacks", "hurt", "engaged",
        "forced", "hit-by-mistake", "retaliates", "threat-area", "trauma", "killed", "driven-insane",
        "resources-lost", "actions-lost", "horror-moved", "looks", "searches", "finds", "experience", "earned",
        "lost-card", "loses-at-random", "weakness-added",
    )),
    table=frozenset((
        "scenario", "first-agenda", "first-act", "act-advances", "agenda-advances", "act", "agenda", "scenario-ends",
        "campaign-ends", "none-left", "defeated", "resigned", "skipped",
    )),
    quiet=frozenset((
        "commits", "phase", "turn", "token", "token-counts", "story", "enters-play", "shuffled-in",
        "encounter-reshuffled", "encounter-discarded", "paid-to-card", "uses-placed", "uses", "uses-own",
    )),
)  # fmt: skip

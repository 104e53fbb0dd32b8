"""What is shown large, what waits for its reader, and what is too small to be told again."""

from __future__ import annotations

from seance.engine import Pace

MOMENTS = {
    "mythos": "card", "encounter": "card", "mystery": "card", "mystery-solved": "card", "rumor-solved": "card",
    "rumor-fails": "card", "awakens": "side", "final-mystery": "ancient_one", "defeated": "who", "devoured": "who",
    "eliminated": "who", "flipped": "back", "cast": "back", "turns-to": "card", "own-reckoning": "thing",
}  # fmt: skip

PACE = Pace(
    mine=frozenset((
        "encounter", "tested", "rerolled", "die-raised", "rolled", "test-result", "lost", "gained", "gains-no",
        "received", "flipped", "cast", "clue-gained", "clues-received", "clues-discarded", "combat", "ambush",
        "delayed", "own-reckoning", "gates-seen", "spared", "turns-to", "back-seen", "gave", "got", "traded",
        "meets-fallen",
    )),
    table=frozenset((
        "ancient-one", "mythos", "mystery", "mystery-solved", "mystery-unsolved", "rumor", "rumor-solved",
        "rumor-fails", "awakens", "final-mystery", "defeated", "falls", "leaves-behind", "loses-for-good",
        "newcomer-due", "devoured", "eliminated", "won", "doomed",
    )),
    new=frozenset(("reckoning", "reckoning-of", "comes-into-play", "surge", "surge-opens", "event", "rumor-placed")),
    new_in={"mythos": frozenset(("omen", "gate-spawned", "clue-spawned", "eldritch-placed"))},
    quiet=frozenset((
        "reserve", "from-reserve", "spent", "gates-ordered", "random-space", "offers", "declines", "mythos-discarded",
        "story", "ticket-lost",
    )),
)  # fmt: skip

"""What is shown large, what waits for its reader, and what is too small to be told again."""

from __future__ import annotations

from seance.engine import Pace

MOMENTS = {"contact": "spirit", "unveiled": "spirit", "fled": "sitter", "won": "sitter", "circle": "",
           "midnight": "", "darkness": ""}  # fmt: skip

PACE = Pace(
    mine=frozenset((
        "peered", "rolled", "die-turned", "contact", "burnt", "spared", "played-at", "replied", "hand-read",
        "hand-passed", "divined", "swapped", "turned-back", "interrupted",
    )),
    table=frozenset(("unveiled", "circle", "fled", "won", "midnight", "darkness")),
    quiet=frozenset(("discarded", "bargain-opened", "shown", "offered", "answered", "bargain-closed")),
)  # fmt: skip

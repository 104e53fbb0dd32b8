"""How a worker looks after its memory.

Games are made of hundreds of thousands of small objects without cycles among them; they are freed as soon as a table is
put away. Python's collector would look through all of them again and again, and nobody is answered meanwhile. So it is
kept to what is young, and looks through everything only once in a while.
"""

from __future__ import annotations

import gc

from .clock import now

YOUNG, MIDDLE = 5_000, 4  # objects, and collections of young objects, before a collection
NEVER = 1_000_000_000
EVERY_MS = 3_600_000


class Collector:
    def __init__(self) -> None:
        self.last = now()

    def start(self) -> None:
        """What is there now stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def look(self) -> None:
        if now() - self.last > EVERY_MS:
            self.last = now()
            gc.collect()

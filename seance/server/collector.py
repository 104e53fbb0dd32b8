"""How a worker looks after its memory.

Games are made of hundreds of thousands of small objects without cycles among them; they are freed as soon as a table is
put away. Python's collector would look through all of them again and again, and nobody is answered meanwhile. So it is
kept to what is young, and looks through everything the more rarely the longer that takes.
"""

from __future__ import annotations

import gc
from time import thread_time

from .clock import now

YOUNG, MIDDLE = 5_000, 4  # objects, and collections of young objects, before a collection
NEVER = 1_000_000_000
LEAST_MS = 60_000  # between two looks through everything
SHARE = 3_600  # of the time: a look that takes a second comes once an hour


class Collector:
    def __init__(self) -> None:
        self.next = now() + LEAST_MS

    def start(self) -> None:
        """What is there now stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def look(self) -> None:
        if now() >= self.next:
            began = thread_time()
            gc.collect()
            self.next = now() + max(LEAST_MS, round((thread_time() - began) * 1000 * SHARE))

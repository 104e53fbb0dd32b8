"""People who play one table after another while servers die, and remember what was acknowledged to them."""

from __future__ import annotations

import random
from queue import Queue
from threading import Event

import httpx

from seance.client import Client, Closed
from seance.engine import Refused
from seance.server.store import Answered
from tests.server.house import House, any_answer, serving

GONE = (Closed, httpx.TransportError)


STUCK = "stuck"  # news of somebody who cannot play on, though nobody has killed anything


def acknowledged(news: Queue[str], answers: int) -> str:
    """Waits for so many acknowledgements, however long they take; the worker of the last one."""
    while True:
        worker = news.get()
        assert worker != STUCK
        answers -= bool(worker)
        if answers == 0:
            return worker


class Player:
    def __init__(self, house: House, seed: int, bot: str = "bot") -> None:
        self.house = house
        self.dice = random.Random(seed)
        self.bot = bot
        self.client: Client | None = None
        self.acknowledged: dict[str, list[tuple[int, list[str]]]] = {}

    def sit_down(self) -> Client:
        """At the table of last time, or at a new one if that game is over."""
        if self.client is None or self.client.over:
            client = self.house.client()
            client.new_table("parlour", seats=["me", "bot", self.bot])
            client.start()
            self.client = client
        return self.client

    def play(self, news: Queue[str], enough: Event) -> None:
        """Until the server is gone, or it is enough; the worker of every acknowledgement is news, and the end too."""
        try:
            while not enough.is_set():
                client = self.sit_down()
                ask = client.wait()
                if ask is None:
                    continue
                keys = any_answer(ask, self.dice)
                try:
                    client.answer(keys)
                except Refused as refused:
                    if refused.reason not in ("stale", "not-asked"):  # what was cut off had been kept after all
                        raise
                    continue
                self.acknowledged.setdefault(client.at.id, []).append((ask.number, keys))
                news.put(serving(client))
        except GONE:
            if self.client is not None:
                self.client.disconnect()
        except BaseException:
            news.put(STUCK)
            raise
        news.put("")

    def play_on(self, news: Queue[str], enough: Event) -> None:
        """The same, but whoever is cut off calls again: another worker answers."""
        while not enough.is_set():
            self.play(news, enough)

    def check(self) -> int:
        """Everything that was acknowledged is kept, once; how many answers that were."""
        for table, given in self.acknowledged.items():
            _, entries = self.house.kept(table)
            kept = [(each.number, each.keys) for each in entries if isinstance(each, Answered) and each.seat == 0]
            assert len({number for number, _ in kept}) == len(kept)
            assert [answer for answer in given if answer not in kept] == []
        return sum([len(given) for given in self.acknowledged.values()])

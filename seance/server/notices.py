"""What workers tell each other, over Litestar's channels: in memory, or over Redis.

A notice only says that something is new; what it is stands in the database. So a lost notice makes a table slower,
never wrong: every worker also looks by itself from time to time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Literal

import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from msgspec import Struct, field
from redis.asyncio import Redis
from redis.exceptions import RedisError

from seance.bots.advice import Thought

log = structlog.get_logger()

CHANNEL = "seance"
PAUSE = 0.5  # seconds before Redis is tried again


class Notice(Struct, omit_defaults=True, kw_only=True):
    """From a worker to all: about a table, what kind of news there is."""

    worker: str
    table: str
    kind: Literal["changed", "chat", "presence", "who", "active", "left", "renewed", "thought", "out", "reading"]
    seats: dict[int, bool] = field(default_factory=dict)  # of "presence": seat -> is it away?
    spectators: int = 0
    seat: int = -1  # of "active": whose newest socket this is; of "left": whose was closed
    since: int = 0
    number: int = 0  # of "reading": the question that the seat does not see yet, or sees `since` then
    who: str = ""  # of "renewed": whose older cookies became worthless; of "out": who was removed
    generation: int = 0
    thought: Thought | None = None  # of "thought": that of the bot at `seat`


class SteadyRedis(RedisChannelsPubSubBackend):
    """Redis that may come and go: nothing here ever fails, it is only not told."""

    there = False

    async def subscribe(self, channels: Iterable[str]) -> None:
        try:
            await super().subscribe(channels)
            self.there = True
        except (RedisError, OSError):
            self.there = False

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except (RedisError, OSError):
            self.there = False

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                if not self.there:
                    await self._pub_sub.subscribe(CHANNEL)
                    self._has_subscribed.set()
                    self.there = True
                    log.info("redis is there")
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError, RuntimeError) as error:
                log.warning("redis is gone", why=str(error))
                self.there = False
                await asyncio.sleep(PAUSE)


def channels(redis: str) -> ChannelsPlugin:
    if not redis:
        return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL], subscriber_max_backlog=10_000)
    backend = SteadyRedis(redis=Redis.from_url(redis, socket_connect_timeout=2.0), stream_sleep_no_subscriptions=1)
    return ChannelsPlugin(backend, channels=[CHANNEL], subscriber_max_backlog=10_000)

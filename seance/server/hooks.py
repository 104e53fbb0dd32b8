"""It is your turn, told to an address that a person has named: so that a chat bot can say it.

The message has no secret in it and is signed with the person's own. Whoever names an address must not reach what only
this machine can: it is looked up once for each try, private networks are refused unless the host allows them, and the
call goes to the very address that was checked, whatever the name says a moment later.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import socket
from collections import Counter
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import structlog

from seance.engine import Refused

from .clock import now

if TYPE_CHECKING:
    from .room import Room
    from .store import Store

log = structlog.get_logger()
for chatty in ("httpx", "httpcore"):  # the address of a hook is often a secret, and no log may have it
    logging.getLogger(chatty).setLevel(logging.WARNING)

PAUSES = (1.0, 10.0, 60.0)  # seconds before each further try
SECONDS = 10.0  # for one, and for the look at where a name leads
MOST = 200  # messages under way; more are not sent
MOST_EACH = 5  # of one person: whose address is slow keeps nobody else's message back
TRANSLATED = (0, 0x64FF9B << 64)  # prefixes of IPv6 addresses that end in one of IPv4, which a gateway may call
SIGNATURE, AGENT = "X-Seance-Signature", "seance-turns/1"
SCHEMES = {"http": 80, "https": 443}


class Target(NamedTuple):
    """Where to call: the name that was given, and the address that it has."""

    scheme: str
    name: str
    port: int
    path: str
    address: str

    @property
    def url(self) -> str:
        shown = f"[{self.address}]" if ":" in self.address else self.address
        return f"{self.scheme}://{shown}:{self.port}{self.path}"

    @property
    def host(self) -> str:
        shown = f"[{self.name}]" if ":" in self.name else self.name
        return shown if self.port == SCHEMES[self.scheme] else f"{shown}:{self.port}"


async def target(url: str, private: bool) -> Target:
    """The address behind a URL; Refused if it is none, or none that may be called."""
    try:
        parts = urlsplit(url)
        port = parts.port or SCHEMES.get(parts.scheme, 0)
    except ValueError as wrong:
        raise Refused("bad-hook") from wrong
    name = parts.hostname or ""
    if parts.scheme not in SCHEMES or not name or not port or parts.username is not None or not url.isprintable():
        raise Refused("bad-hook")
    try:
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(name, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as wrong:
        raise Refused("unknown-hook") from wrong
    addresses = list(dict.fromkeys([str(each[4][0]) for each in found]))
    if not private and not all(map(is_public, addresses)):  # one of them would be enough to reach inside
        raise Refused("private-hook")
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    return Target(parts.scheme, name, port, path, addresses[0])


def is_public(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    inside = within(found) if isinstance(found, IPv6Address) else found
    return inside.is_global and found.is_global and not found.is_multicast


def within(found: IPv6Address) -> IPv4Address | IPv6Address:
    """The address of IPv4 that is meant, if there is one."""
    ends = IPv4Address(int(found) & 0xFFFFFFFF) if int(found) >> 32 in TRANSLATED else None
    return found.ipv4_mapped or found.sixtofour or ends or found


def signature(secret: str, at: int, body: bytes) -> str:
    """`t=TIME,v1=HEX`: HMAC-SHA256 of the time, a point and the body. The time keeps old messages old."""
    signed = hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()
    return f"t={at},v1={signed}"


class Hooks:
    """Messages under way."""

    def __init__(self, store: Store, private: bool) -> None:
        self.store = store
        self.private = private
        self.tasks: set[asyncio.Task[None]] = set()
        self.under_way: Counter[str] = Counter()  # by person

    def turned(self, room: Room, before: Sequence[int], waiting: Sequence[int]) -> None:
        """Those whom the table waits for since now, and who do not look at it."""
        for seat in room.seats:
            asked = seat.seat in waiting and seat.seat not in before and room.presence(seat) in ("away", "gone")
            if asked and seat.holder is not None:
                told = {"event": "your-turn", "table": room.id, "game": room.row.game, "seat": seat.seat}
                self.begin(seat.holder, told)

    def begin(self, who: str, told: dict[str, Any]) -> None:
        if len(self.tasks) < MOST and self.under_way[who] < MOST_EACH:
            self.under_way[who] += 1
            task = asyncio.create_task(self.tell(who, told))
            self.tasks.add(task)
            task.add_done_callback(partial(self.end, who))

    def end(self, who: str, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        self.under_way -= Counter([who])  # nobody stays in it of whom nothing is left

    async def tell(self, who: str, told: dict[str, Any]) -> None:
        """Until it is taken, a few times."""
        hook = await self.store.hook(who)
        if hook is None:
            return
        url, secret = hook
        for pause in (0.0, *PAUSES):
            await asyncio.sleep(pause)
            try:
                if await send(await target(url, self.private), secret, told):
                    return
            except Refused as refused:
                log.info("a hook is not called", why=refused.reason)
                return
            except (httpx.HTTPError, TimeoutError) as wrong:
                log.info("a hook does not answer", why=type(wrong).__name__)

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()


async def send(to: Target, secret: str, told: dict[str, Any]) -> bool:
    """Has it been taken? What the answer says is not read; however slowly it comes, its time is over at some point."""
    body = json.dumps(told).encode()
    headers = {
        "Host": to.host,
        "Content-Type": "application/json",
        "User-Agent": AGENT,
        SIGNATURE: signature(secret, now() // 1000, body),
    }
    async with (
        asyncio.timeout(SECONDS),
        httpx.AsyncClient(timeout=SECONDS, trust_env=False, follow_redirects=False) as client,
        client.stream("POST", to.url, content=body, headers=headers, extensions={"sni_hostname": to.name}) as answer,
    ):
        return answer.is_success or answer.is_client_error  # who says no is not asked again

"""What hosts need to know: is the server alive, is it ready, what does it count, who asked for what.

With a port for operations these routes are served only there. Without one nobody is given the figures: they move
whenever somebody answers, also in secret.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import structlog
from litestar import Response, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPSendMessage, Message, Receive, Scope, Send

from seance import __version__
from seance.engine import Refused

from .clock import now
from .lobby_types import Health, Live
from .web import REQUEST_ID, Asked, Service

log = structlog.get_logger()

LIVE, HEALTH, METRICS = "/health/live", "/health", "/metrics"
NO_STORE = {"Cache-Control": "no-store"}
LATE_MS = 30_000  # by which housekeeping may be late
BODY_SECONDS = 20.0  # in which the whole body of a request has come


@get(LIVE, tags=["operations"])
async def live() -> Response[Live]:
    """Does the process answer at all? If not it is to be started again."""
    return Response(Live(ok=True), headers=NO_STORE)


@get([HEALTH, "/health/ready"], tags=["operations"])
async def health(service: Service) -> Response[Health]:
    """Is everything there that a table needs? If not, guests are better sent elsewhere."""
    rooms, database = service.rooms, await service.is_writable()
    ended = sum(driver.done() for driver in rooms.drivers.values())
    housekeeping = now() - rooms.looked < rooms.settings.look_ms * 10 + LATE_MS
    found = Health(
        ok=database and housekeeping and not ended,
        version=__version__,
        database=database,
        fan_out=rooms.fan_out,
        housekeeping=housekeeping,
        ended_drivers=ended,
        rooms=len(rooms.open),
        sockets=sum(len(room.connections) for room in rooms.open.values()),
    )
    return Response(found, status_code=200 if found.ok else 503, headers=NO_STORE)


@get(METRICS, tags=["operations"], media_type="text/plain")
async def metrics(service: Service) -> Response[bytes]:
    """Figures of all workers, as Prometheus reads them."""
    return Response(service.rooms.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def check_port(request: Asked, service: Service) -> None:
    """Operations have a port of their own, if the host has given them one."""
    ours, path = service.settings.ops_port, request.url.path
    for_hosts = path in (METRICS, HEALTH, "/health/ready")
    if ours and path != LIVE and for_hosts != (port_of(request) == ours):
        raise Refused("not-found")
    if not ours and path == METRICS:
        raise Refused("not-found")


def port_of(request: Asked) -> int | None:
    server: Any = request.scope["server"]
    return None if server is None else server[1]


def watched(app: ASGIApp, state: State) -> ASGIApp:
    """Every request has an id and a time in which its body must have come; what goes wrong is counted.

    Around everything, so that it holds also for what no route is for.
    """

    async def watch(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began = time.perf_counter()
        key = scope.setdefault("state", {})[REQUEST_ID] = secrets.token_hex(8)
        body = Body(receive)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                note(message, key, scope, state.service, time.perf_counter() - began)
            await send(message)

        await app(scope, body.receive, answer)

    return watch


class Body:
    """The body of a request, which does not take for ever."""

    def __init__(self, receive: Receive) -> None:
        self.source = receive
        self.until = asyncio.get_running_loop().time() + BODY_SECONDS
        self.whole = False

    async def receive(self) -> HTTPReceiveMessage:
        if self.whole:
            return await self.source()  # type: ignore[return-value]
        try:
            async with asyncio.timeout_at(self.until):
                message: Any = await self.source()
        except TimeoutError as error:
            self.whole = True
            raise HTTPException(status_code=408, detail="the body did not come") from error
        self.whole = not message.get("more_body", False)
        found: HTTPReceiveMessage = message
        return found


def note(message: HTTPSendMessage, key: str, scope: Scope, service: Service, seconds: float) -> None:
    status: Any = message["status"]  # type: ignore[typeddict-item]
    headers: Any = message["headers"]  # type: ignore[typeddict-item]
    message["headers"] = [*headers, (b"x-request-id", key.encode())]  # type: ignore[typeddict-unknown-key]
    if status >= 500:
        service.rooms.metrics.server_errors.inc()
    if service.settings.access_log:
        method: Any = scope.get("method", "")
        took = round(seconds * 1000, 1)
        log.info("request", id=key, method=method, route=scope.get("path_template", ""), status=status, ms=took)


ROUTES: list[Any] = [live, health, metrics]

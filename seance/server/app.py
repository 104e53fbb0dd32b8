"""The application: routes, what they share, and what lives as long as the process."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import seance
from seance import __version__
from seance.engine import Refused
from seance.engine.referee import rule_index
from seance.engine.texts import LANGUAGES

from . import decks, learning, library, lobby, me, operations, situation
from .bots import get_ready
from .config import Settings
from .identity import Cookies
from .metrics import Metrics
from .notices import channels
from .rooms import Rooms
from .socket import table_socket
from .store import Store
from .web import HANDLERS, HEADERS, Asked, Caller, Service, caller, check, service_of, set_cookie
from .words import accepted, words

PAGE = Path(__file__).parent / "page"
OUR_PATHS = ("api", "schema", "health", "metrics")
KINDS = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
    ".json": "application/json", ".woff2": "font/woff2", ".png": "image/png", ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
}  # fmt: skip
PACKED = (".woff2", ".png")  # smaller they do not become
LONGEST_NAME = 255  # bytes, of a file
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content


@get(["/", "/{path:path}"], include_in_schema=False, compressed=True)
async def page(request: Asked, path: str = "") -> Response[Any]:
    """The built page: its files, and its frame for every route of its own."""
    parts = [part for part in path.split("/") if part]
    if parts and (parts[0] in OUR_PATHS or ".." in parts):
        raise Refused("not-found")
    file = PAGE.joinpath(*parts)
    if all(len(part.encode()) <= LONGEST_NAME for part in parts) and file.suffix in KINDS and file.is_file():
        fixed = parts[:1] == ["assets"]
        return file_response(request, file, FOREVER if fixed else "no-cache")
    if (PAGE / "index.html").is_file():
        return file_response(request, PAGE / "index.html", "no-cache")
    said = words(accepted(request.headers.get("accept-language", "")))
    return Response(said.tell("no-page"), media_type="text/plain; charset=utf-8")


def file_response(request: Asked, file: Path, caching: str) -> Response[bytes]:
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    packed = "gzip" in request.headers.get("accept-encoding", "") and file.suffix not in PACKED
    if packed:
        headers["Content-Encoding"] = "gzip"
    body = content(file, file.stat().st_mtime_ns, packed)
    return Response(body, media_type=KINDS[file.suffix], headers=headers)


@lru_cache(maxsize=500)
def content(file: Path, changed: int, packed: bool) -> bytes:
    """A file of the page, packed once."""
    return gzip.compress(file.read_bytes(), mtime=0) if packed else file.read_bytes()


async def add_headers(message: Message, scope: Scope) -> None:
    """On every answer: who gave it and what browsers must not do with it; for newcomers their cookie.

    A coroutine, because Litestar would call a plain function in a thread, for every message of every socket.
    """
    if message["type"] not in ("http.response.start", "websocket.accept"):
        return
    service: Service = scope["litestar_app"].state.service
    headers = MutableScopeHeaders.from_message(message)
    headers["X-Worker"] = service.rooms.worker
    if message["type"] == "websocket.accept":
        return
    for name, value in HEADERS.items():
        headers[name] = value
    one = scope["state"].get("new_identity")
    if one is not None:
        headers.add("Set-Cookie", set_cookie(service.cookies, one, secure=scope["scheme"] == "https"))


async def before(request: Asked) -> None:
    operations.check_port(request, service_of(request))
    await check(request)


def warm_up() -> None:
    """Before the first guest comes, rules and texts of all games are read once: nobody has to wait for that."""
    for game in seance.games():
        for language in LANGUAGES:
            library.game_info(game, language)
        rule_index(game)


async def provide_service(request: Asked) -> Service:
    return service_of(request)


async def provide_caller(request: Asked) -> Caller:
    return await caller(request)


def create(settings: Settings | None = None) -> Litestar:
    settings = Settings.from_environment() if settings is None else settings
    fan_out = channels(settings.redis)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        metrics = Metrics()
        store = Store(settings.database, metrics.database_seconds.observe)
        rooms = Rooms(settings, store, fan_out, metrics)
        if settings.warm:
            warm_up()
        app.state.service = Service(settings, store, rooms, Cookies(await store.secret()))
        await rooms.start()
        if settings.warm:
            rooms.thinkers.wake(get_ready)
        try:
            yield
        finally:
            await rooms.stop()
            await store.close()

    api = Router(
        "/api",
        route_handlers=[
            *library.ROUTES,
            *learning.ROUTES,
            *situation.ROUTES,
            *decks.ROUTES,
            *me.ROUTES,
            *lobby.ROUTES,
            table_socket,
        ],
        dependencies={"caller": Provide(provide_caller)},
    )
    app = Litestar(
        route_handlers=[api, *operations.ROUTES, page],
        plugins=[fan_out],
        lifespan=[living],
        before_request=before,
        before_send=[add_headers],
        dependencies={"service": Provide(provide_service)},
        exception_handlers=HANDLERS,
        request_max_body_size=settings.most_body,
        compression_config=CompressionConfig(backend="gzip", exclude_opt_key="compressed"),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Seance",
            version=__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    app.asgi_handler = operations.watched(app.asgi_handler, app.state)
    return app

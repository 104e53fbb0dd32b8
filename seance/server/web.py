"""What all routes share: who calls and in which language, what goes wrong, ETags, headers, origins, rates."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from ipaddress import IPv6Address, IPv6Network
from typing import Any, TypeVar
from urllib.parse import unquote, urlsplit

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from msgspec import Struct

from seance.engine import BadInput, Refused, RuleBroke, SeanceError

from .clock import now
from .config import Settings
from .identity import COOKIE, Cookies
from .limits import Buckets
from .lobby_types import Problem
from .rooms import Rooms
from .store import Conflict, Identity, Store, Trouble
from .words import Words, accepted, words

log = structlog.get_logger()
T = TypeVar("T")

Connection = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]

BEARER = "Bearer "
REQUEST_ID = "request_id"  # in the state of a request
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
HOME_BITS = 64  # of an IPv6 address: the network that one household, or one rented machine, is given
DAY = 24 * 3600 * 1000  # ms
YEAR = 365 * 24 * 3600
STATUS = {
    "table-not-found": 404, "link-not-found": 404, "seat-not-found": 404, "unknown-game": 404, "unknown-rule": 404,
    "not-found": 404, "unknown-language": 404, "no-decks": 404, "not-your-seat": 403, "not-host": 403,
    "foreign-origin": 403, "banned": 403, "not-known": 401, "too-fast": 429, "too-large-message": 413, "too-large": 413,
    "not-kept": 503,
}  # fmt: skip
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Service:
    """Everything that the routes need."""

    def __init__(self, settings: Settings, store: Store, rooms: Rooms, cookies: Cookies) -> None:
        self.settings = settings
        self.store = store
        self.rooms = rooms
        self.cookies = cookies
        rate = settings.rate
        self.deeds = Buckets(60 * rate, 10 * rate)  # whatever changes something, by address
        self.secrets = Buckets(10 * rate, 0.1 * rate)  # guesses of links and passphrases, by address
        self.tried = 0  # when it was last tried to write, and whether that can be done
        self.writable: asyncio.Task[bool] | None = None
        self.tables = Buckets(settings.most_new_tables * rate, rate / settings.new_table_s)  # new ones, by address
        self.runs = Buckets(10 * rate, 0.2 * rate)  # whole games that must be run again, by address

    async def is_writable(self) -> bool:
        """Tried at most once a second, however many ask."""
        if self.writable is None or now() - self.tried >= 1_000:
            self.tried = now()
            self.writable = asyncio.create_task(self.store.is_writable())
        return await asyncio.shield(self.writable)


class Caller(Struct, kw_only=True):
    """Who calls, and how they are spoken to."""

    one: Identity | None
    words: Words

    @property
    def id(self) -> str:
        return "" if self.one is None else self.one.id

    @property
    def me(self) -> Identity:
        if self.one is None:
            raise Refused("not-known")
        return self.one


def service_of(connection: Connection) -> Service:
    service: Service = connection.app.state.service
    return service


def address(connection: Connection) -> str:
    """By which limits count. Who has IPv6 has a whole network to call from: it counts as one."""
    host = connection.client.host if connection.client is not None else ""
    try:
        found = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    inside = found.ipv4_mapped
    return str(IPv6Network((found, HOME_BITS), strict=False) if inside is None else inside)


def own_origin(connection: Connection) -> bool:
    """Browsers say where a request comes from; programs need not."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")


async def identify(connection: Connection) -> Identity | None:
    """By the cookie of a browser, or by the token of a program."""
    service = service_of(connection)
    given = connection.headers.get("authorization", "")
    if given.startswith(BEARER):
        return await service.cookies.who_holds(given.removeprefix(BEARER), service.store)
    return await service.cookies.who(connection.cookies.get(COOKIE, ""), service.store)


def language(connection: Connection, one: Identity | None) -> str:
    return (one.language if one is not None else "") or accepted(connection.headers.get("accept-language", ""))


async def caller(request: Asked) -> Caller:
    """Who calls; whoever does something without being known becomes somebody."""
    service = service_of(request)
    one = await identify(request)
    if one is not None and one.banned:
        raise Refused("banned")
    if one is not None and now() - one.seen > DAY:
        await service.store.change_identity(one.id, seen=now())
    if one is None and request.method in UNSAFE:
        one = await service.store.new_identity(now())
        request.scope["state"]["new_identity"] = one
    return Caller(one=one, words=words(language(request, one)))


def set_cookie(cookies: Cookies, one: Identity, secure: bool) -> str:
    """The header that makes a browser somebody."""
    cookie = Cookie(
        key=COOKIE, value=cookies.make(one), httponly=True, samesite="lax", secure=secure, max_age=YEAR, path="/"
    )  # fmt: skip
    return cookie.to_header(header="")


async def check(request: Asked) -> None:
    """Before any route: no other site acts for somebody, nobody is too fast, no text that no database takes."""
    if "\0" in unquote(str(request.url)):
        raise Refused("not-found")
    if request.method in UNSAFE:
        if not own_origin(request):
            raise Refused("foreign-origin")
        service_of(request).deeds.take(address(request))


def tagged(request: Asked, value: T, media_type: str = MediaType.JSON, private: bool = True) -> Response[Any]:
    """The value with its ETag; nothing if the caller has it already."""
    body = value.encode() if isinstance(value, str) else msgspec.json.encode(value)
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache" if private else "public, no-cache"}
    headers["Vary"] = "Accept-Language, Cookie"
    if tag in [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]:
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


# ---- what goes wrong -------------------------------------------------------------------------------------------------


def problem(request: Asked, status: int, reason: str, args: dict[str, Any], detail: str = "") -> Response[bytes]:
    said = words(accepted(request.headers.get("accept-language", "")))
    body = Problem(
        type="about:blank", title=said.reason(reason, args), status=status, reason=reason, detail=detail
    )  # fmt: skip
    headers = {"Retry-After": "2"} if status in (429, 503) else {}
    return Response(
        msgspec.json.encode(body), status_code=status, media_type="application/problem+json", headers=headers
    )  # fmt: skip


def which(request: Asked) -> dict[str, str]:
    """For the log: links are in paths, and secret."""
    return {"id": request.scope["state"].get(REQUEST_ID, ""), "route": request.scope.get("path_template", "")}


def on_wrong(request: Asked, wrong: SeanceError) -> Response[bytes]:
    default = 500 if isinstance(wrong, RuleBroke) else 400 if isinstance(wrong, BadInput) else 409
    return problem(request, STATUS.get(wrong.reason, default), wrong.reason, wrong.details)


def on_trouble(request: Asked, error: Exception) -> Response[bytes]:
    log.error("the database does not answer", why=str(error), **which(request))
    return problem(request, 503, "not-kept", {})


def on_http(request: Asked, error: HTTPException) -> Response[bytes]:
    status = error.status_code
    if status == 413:
        return problem(request, 413, "too-large-message", {"most": service_of(request).settings.most_body})
    if status in (404, 405):
        return problem(request, status, "not-found" if status == 404 else "not-allowed", {})
    extra = error.extra if isinstance(error.extra, list) else []
    why = "; ".join([f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)])
    return problem(request, status, "bad-request", {"why": (why or error.detail)[:300]})


def on_depth(request: Asked, error: RecursionError) -> Response[bytes]:
    """JSON may be nested so deeply that nobody reads it to its end."""
    return problem(request, 400, "bad-request", {"why": "…"})


def on_any(request: Asked, error: Exception) -> Response[bytes]:
    log.exception("a request failed", **which(request))
    return problem(request, 500, "server-trouble", {})


HANDLERS: dict[Any, Any] = {
    SeanceError: on_wrong, RecursionError: on_depth, Trouble: on_trouble, Conflict: on_trouble,
    HTTPException: on_http, Exception: on_any,
}  # fmt: skip

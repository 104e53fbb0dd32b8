"""MCP over streamable HTTP at `/mcp` of `seance serve`, behind a token of the caller's identity."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Litestar
from mcp.server.mcpserver import Context
from mcp.server.transport_security import TransportSecuritySettings
from starlette.applications import Starlette
from starlette.responses import JSONResponse

from seance.engine.texts import LANGUAGES
from seance.server.operations import watched
from seance.server.serve import worker as table_worker
from seance.server.web import BEARER, Service
from seance.server.words import accepted

from .seat import Place
from .tools import server
from .words import words

PATH = "/mcp"
URL, ADDRESS = "x-seance-url", "x-seance-address"  # set by us, whatever the caller says


class Beside:
    """The server with `/mcp` beside it."""

    def __init__(self, tables: Litestar) -> None:
        self.tables = tables
        self.assisted = watched(self.assist, tables.state)
        # whose call it is stands in every request, so any worker can answer it
        self.tools: Starlette = server(places).streamable_http_app(
            streamable_http_path=PATH, json_response=True, stateless_http=True,
            transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
        )  # fmt: skip

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            async with self.tools.router.lifespan_context(self.tools):
                await self.tables(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == PATH:
            scope["path_template"] = PATH
            await self.assisted(scope, receive, send)
        else:
            await self.tables(scope, receive, send)

    async def assist(self, scope: Any, receive: Any, send: Any) -> None:
        service: Service = self.tables.state.service
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        one = await service.cookies.who_holds(token_in(headers), service.store)
        if one is None:
            said = words(accepted(headers.get("accept-language", "")))
            refusal = JSONResponse({"error": said.tell("no-token")}, 401, {"WWW-Authenticate": 'Bearer realm="seance"'})
            await refusal(scope, receive, send)
            return
        ours = {URL: own_url(scope), ADDRESS: scope["client"][0] if scope["client"] else ""}
        if one.language:
            ours["accept-language"] = one.language
        told = {**headers, **ours}
        whole = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in told.items()]
        await self.tools({**scope, "headers": whole}, receive, send)


def token_in(headers: Mapping[str, str]) -> str:
    given = headers.get("authorization", "")
    return given.removeprefix(BEARER) if given.startswith(BEARER) else ""


def own_url(scope: Any) -> str:
    """Where this very server listens: tables are reached the way everybody reaches them."""
    host, port = scope["server"][:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def places(context: Context[Any, Any]) -> tuple[Place, str]:
    headers = context.headers or {}
    language = accepted(headers.get("accept-language", "")) or LANGUAGES[0]
    return Place(headers[URL], token_in(headers), headers[ADDRESS]), language


def worker() -> Beside:
    """The application in one worker."""
    return Beside(table_worker())

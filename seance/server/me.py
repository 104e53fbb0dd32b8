"""Routes of who I am."""

from __future__ import annotations

from typing import Any

from litestar import get, patch, post

from seance.engine import Refused

from .identity import fingerprint, new_passphrase
from .lobby_types import Me, MeChange, Passphrase
from .store import Identity
from .web import Asked, Caller, Service, address
from .words import one_line


async def as_me(service: Service, one: Identity | None) -> Me:
    return Me(
        known=one is not None,
        name="" if one is None else one.name,
        language="" if one is None else one.language,
        tables=0 if one is None else await service.store.hosted(one.id),
        most_tables=service.settings.most_tables,
    )


@get("/me")
async def who_am_i(service: Service, caller: Caller) -> Me:
    """Who this browser is."""
    return await as_me(service, caller.one)


@patch("/me")
async def change_me(service: Service, caller: Caller, data: MeChange) -> Me:
    me = caller.me
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = me.name = one_line(data.name)
    if data.language is not None:
        values["language"] = me.language = data.language
    if values:
        await service.store.change_identity(me.id, **values)
    return await as_me(service, me)


@post("/me/passphrase", status_code=200)
async def passphrase(service: Service, caller: Caller) -> Passphrase:
    """A new passphrase; the last one is void."""
    word = new_passphrase()
    await service.store.change_identity(caller.me.id, passphrase=fingerprint(word))
    return Passphrase(passphrase=word)


@post("/me/move", status_code=200)
async def move(request: Asked, service: Service, data: Passphrase) -> Me:
    """This browser becomes who has the passphrase."""
    service.secrets.take(address(request))
    one = await service.store.move_identity(fingerprint(data.passphrase))
    if one is None:
        raise Refused("no-such-passphrase")
    request.scope["state"]["new_identity"] = one
    service.rooms.renewed(one.id, one.generation)
    return await as_me(service, one)


@post("/me/renew", status_code=200)
async def renew(request: Asked, service: Service, caller: Caller) -> Me:
    """All other copies of the cookie become worthless."""
    me = caller.me
    me.generation += 1
    await service.store.change_identity(me.id, generation=me.generation)
    request.scope["state"]["new_identity"] = me
    service.rooms.renewed(me.id, me.generation)
    return await as_me(service, me)


ROUTES: list[Any] = [who_am_i, change_me, passphrase, move, renew]

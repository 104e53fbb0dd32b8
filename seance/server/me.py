"""Routes of who I am."""

from __future__ import annotations

from contextlib import suppress
from hashlib import blake2b
from secrets import token_hex
from typing import Any

from litestar import delete, get, patch, post, put

from seance.engine import Refused

from . import seating
from .hooks import target
from .identity import fingerprint, new_passphrase
from .lobby_types import BanInfo, Hook, HookWanted, Me, MeChange, Passphrase, Token
from .store import Identity
from .store.admin import MESSAGE
from .web import Asked, Caller, Service, address
from .words import one_line


async def as_me(service: Service, one: Identity | None) -> Me:
    return Me(
        known=one is not None,
        name="" if one is None else one.name,
        language="" if one is None else one.language,
        tables=0 if one is None else await service.store.hosted(one.id),
        most_tables=service.settings.most_tables,
        message=await service.store.note(MESSAGE),
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


@post("/me/token", status_code=200)
async def token(service: Service, caller: Caller) -> Token:
    """For a program that acts for me, such as an assistant; `renew` makes it worthless."""
    return Token(token=service.cookies.token(caller.me))


@get("/me/hook")
async def hook(service: Service, caller: Caller) -> Hook:
    found = None if caller.one is None else await service.store.hook(caller.id)
    return Hook(address="" if found is None else found[0])


@put("/me/hook")
async def set_hook(request: Asked, service: Service, caller: Caller, data: HookWanted) -> Hook:
    """Tell me there when it is my turn and I am not at the table; every message is signed with the new secret."""
    service.runs.take(address(request))  # to find a name may take long
    await target(data.address, service.settings.private_hooks)
    secret = token_hex()
    await service.store.change_identity(caller.me.id, hook=data.address, hook_secret=secret)
    return Hook(address=data.address, secret=secret)


@delete("/me/hook")
async def drop_hook(service: Service, caller: Caller) -> None:
    await service.store.change_identity(caller.me.id, hook="", hook_secret="")


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


@delete("/me")
async def forget_me(service: Service, caller: Caller) -> None:
    """Everything of this identity: its seats are left, its tables go to others at them, or with it."""
    me = caller.me
    left = []
    for table, seat in await service.store.seats_held(me.id):
        with suppress(Refused):  # nobody plays on at a table that is damaged
            whole = await service.store.whole_table(table)
            if whole is not None:
                row, seats = whole
                await seating.leave(service, row, seats[seat])
                left.append((row, seat))
    touched = await service.store.forget_person(me.id)
    service.rooms.renewed(me.id, me.generation + 1)
    for table in touched:
        with suppress(Refused):
            await service.rooms.touched(table)
    for row, seat in left:
        with suppress(Refused):  # it may be gone with who has left it
            await seating.tell_all(service, row, seat, "", "left-seat", "")


@get("/me/bans")
async def bans(service: Service, caller: Caller) -> list[BanInfo]:
    """Whom I let to none of my public tables."""
    found = [] if caller.one is None else await service.store.bans(caller.id)
    return [BanInfo(id=ban_key(who), name=name, at=at) for who, name, at in found]


@delete("/me/bans/{ban:str}")
async def lift_ban(service: Service, caller: Caller, ban: str) -> None:
    for who, _, _ in await service.store.bans(caller.me.id):
        if ban_key(who) == ban:
            await service.store.lift_ban(caller.id, who)
            return
    raise Refused("not-found")


def ban_key(who: str) -> str:
    """Names a ban without telling who somebody is."""
    return blake2b(who.encode(), digest_size=9).hexdigest()


ROUTES: list[Any] = [
    who_am_i,
    change_me,
    forget_me,
    passphrase,
    token,
    hook,
    set_hook,
    drop_hook,
    move,
    renew,
    bans,
    lift_ban,
]

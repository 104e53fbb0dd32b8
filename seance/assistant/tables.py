"""Tables of an assistant: opening one, sitting down by a link, those at which it sits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec

import seance
from seance.bots.registry import bot_names
from seance.client import Client
from seance.client.client import seat_from
from seance.engine import BadInput
from seance.engine.reader import Reader
from seance.server.library import game_info
from seance.server.lobby_types import Me, MeChange, SeatInfo, SeatWanted, TableInfo, TablePage

from .seat import PATIENCE, Place, SeatTold, look, seated, settle, table_id
from .words import words

KINDS = ("bot", "human", "open")


@dataclass
class TableTold:
    table: str
    game: str
    status: str
    seat: int
    seats: list[str]  # who sits there
    links: dict[str, str] = field(default_factory=dict)  # seat, from 1, or "watch": the address to pass on
    text: str = ""


def games(language: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for game in seance.games():
        info = game_info(game, language)
        found.append(
            {
                "game": game, "title": info.title, "least": info.least, "most": info.most,
                "bots": bot_names(game), "options": info.options.get("properties", {}),
            }
        )  # fmt: skip
    return found


def games_text(found: list[dict[str, Any]]) -> str:
    return "\n".join([f"{each['game']}: {each['title']}, {each['least']}–{each['most']}" for each in found])


def open_table(
    place: Place, language: str, game: str, others: list[str], options: Mapping[str, str | int | bool], name: str
) -> TableTold:
    seats = [SeatWanted(kind="me", name=name), *[wanted(word) for word in others]]
    with place.client(language) as client:
        if name:
            client.call("PATCH", "/api/me", Me, MeChange(name=name))
        table = client.new_table(game, seats, options=dict(options))
        if all(seat.kind in ("me", "bot") for seat in seats):
            table = client.start()
        return told(client, table)


def wanted(word: str) -> SeatWanted:
    if word.partition(":")[0] not in KINDS:
        raise BadInput("bad-seat-word", word=word[:60], known=", ".join(KINDS))
    return seat_from(word)


def join(place: Place, language: str, link: str, name: str) -> TableTold:
    """By a link of this server, whatever it is called outside: at another one nobody knows who we are."""
    parts = urlsplit(link.strip())
    if "/j/" not in parts.path:
        raise BadInput("link-not-found")
    with place.client(language) as client:
        return told(client, client.join(parts.path, name))


def mine(place: Place, language: str) -> list[TableTold]:
    with place.client(language) as client:
        page = client.call("GET", "/api/tables?list=mine&limit=50", TablePage)
        return [told(client, client.sit(table)) for table in page.items]


def begin(place: Place, table: str, language: str) -> SeatTold:
    with place.client(language) as client:
        client.sit(client.call("GET", f"/api/tables/{table_id(table)}", TableInfo))
        client.start()
    with seated(place, table, language) as client:
        settle(client, PATIENCE)
        return look(client, None)


def record(place: Place, table: str, language: str) -> str:
    with place.client(language) as client:
        client.sit(client.call("GET", f"/api/tables/{table_id(table)}", TableInfo))
        raw = client.call("GET", f"/api/tables/{table}/export?seat={max(client.seat, 0)}", msgspec.Raw)
        return bytes(raw).decode()


def sitting(seat: SeatInfo, reader: Reader) -> str:
    if seat.kind == "bot":
        return reader.tell("bot", bot=seat.bot)
    return seat.name if seat.taken else reader.tell("nobody")


def told(client: Client, table: TableInfo) -> TableTold:
    reader = words(client.language, table.game)
    links = {str(seat.seat + 1): client.url + seat.link for seat in table.seats if seat.link and not seat.yours}
    if table.watch:
        links["watch"] = client.url + table.watch
    seats = [sitting(seat, reader) for seat in table.seats]
    found = TableTold(table.id, table.game, table.status, client.seat, seats, links)
    lines = [
        reader.tell(
            "at-table", table=table.id, game=reader.name(table.game), status=reader.tell(f"status-{table.status}")
        ),
        *[reader.tell("seat", seat=n, who=who) for n, who in enumerate(seats, 1)],
        *[reader.tell("link", seat=key, url=url) for key, url in links.items() if key != "watch"],
        *[reader.tell("watch", url=url) for key, url in links.items() if key == "watch"],
    ]
    found.text = "\n".join(lines)
    return found

"""The ship as a map of characters: rooms as boxes, corridors as dotted lines with their numbers, noise and doors."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from unicodedata import east_asian_width

from seance.engine.texts import Texts
from seance.games.nemesis.rules.board import BOARDS, ROOM_KEYS

from .view import NemesisView, RoomView

WIDTH, HEIGHT = 118, 31
INNER = 10  # cells of a room between its walls
LETTERS = {"larva": "l", "creeper": "c", "adult": "a", "breeder": "b", "queen": "Q"}
DOORS = {"door-open": "", "door-closed": "#", "door-destroyed": "%"}
PLAYERS = "⓪①②③④⑤"
Point = tuple[int, int]


@cache
def places(side: str) -> dict[str, Point]:
    """Where the middle of each room is on the canvas."""
    plan = json.loads((Path(__file__).parents[1] / "content" / "layout.json").read_text(encoding="utf-8"))
    left, top, right, bottom = INNER // 2 + 1, 2, WIDTH - INNER // 2 - 2, HEIGHT - 2
    slots = plan["sides"][side]["slots"]
    xs, ys = [slot["x"] for slot in slots], [slot["y"] for slot in slots]
    return {
        ROOM_KEYS[slot["number"]]: (
            left + (slot["x"] - min(xs)) * (right - left) // (max(xs) - min(xs)),
            top + (slot["y"] - min(ys)) * (bottom - top - 1) // (max(ys) - min(ys)),
        )
        for slot in slots
    }


class Canvas:
    """Cells; a Chinese character takes two, of which the second is empty."""

    def __init__(self) -> None:
        self.cells = [[" "] * WIDTH for _ in range(HEIGHT)]

    def write(self, x: int, y: int, text: str) -> None:
        for sign in text:
            for i in range(cells(sign)):
                if 0 <= x + i < WIDTH and 0 <= y < HEIGHT:
                    self.cells[y][x + i] = "" if i else sign
            x += cells(sign)

    def line(self, start: Point, end: Point) -> None:
        steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
        for i in range(1, steps):
            self.write(
                start[0] + round((end[0] - start[0]) * i / steps),
                start[1] + round((end[1] - start[1]) * i / steps),
                "·",
            )

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.cells]


def cells(text: str) -> int:
    return sum([2 if east_asian_width(sign) in "WF" else 1 for sign in text])


def cut(text: str, wide: int) -> str:
    """As much of it as fits, filled up with spaces."""
    if cells(text) > wide:
        while cells(text) > wide - 1:
            text = text[:-1]
        text += "…"
    return text + " " * (wide - cells(text))


def ship_map(view: NemesisView, words: Texts) -> list[str]:
    canvas, board = Canvas(), BOARDS[view.side]
    where = places(view.side)
    seen = {corridor.key: corridor for corridor in view.corridors}
    for corridor in range(board.technical):
        start, end = (where[ROOM_KEYS[room]] for room in board.ends[corridor])
        canvas.line(start, end)
    for corridor in range(board.technical):
        start, end = (where[ROOM_KEYS[room]] for room in board.ends[corridor])
        key = board.corridor_keys[corridor]
        shift = {"a": -1, "b": 1}.get(key[-1], 0)  # two corridors between the same rooms
        sign = "●" if seen[key].noise else ""
        text = DOORS[seen[key].door] + "".join(map(str, board.numbers[corridor])) + sign
        x = (start[0] + end[0] - len(text) + 1) // 2
        canvas.write(x, (start[1] + end[1]) // 2 + shift, text)
    for room in view.rooms:
        draw_room(canvas, where[room.key], room, view, words)
    return canvas.lines()


def draw_room(canvas: Canvas, at: Point, room: RoomView, view: NemesisView, words: Texts) -> None:
    number = room.key.removeprefix("room-")
    known = room.tile or room.peeked_tile
    name = words.name(known) if known else f"?{room.back}"
    x, y = at[0] - INNER // 2 - 1, at[1] - 2
    canvas.write(x, y, f"╭─{number}{'─' * (INNER - 4)}╮")
    canvas.write(x, y + 1, f"│{cut(name, INNER)}│")
    canvas.write(x, y + 2, f"│{cut(inside(room, view), INNER)}│")
    canvas.write(x, y + 3, f"╰{entrances(number, view)}╯")


def inside(room: RoomView, view: NemesisView) -> str:
    crew = "".join([PLAYERS[who.number] for who in view.crew if who.room == room.key])
    intruders = "".join([LETTERS[one.kind] for one in view.intruders if one.room == room.key])
    marks = ("▲" if room.fire else "") + ("✕" if room.malfunction else "")
    items = f"□{room.items}" if room.items else ""
    return " ".join([part for part in (crew, intruders, items, marks, "†" * len(room.objects)) if part])


def entrances(number: str, view: NemesisView) -> str:
    """The numbers by which a room opens into the Technical Corridors, on its lower wall."""
    board, room = BOARDS[view.side], int(number)
    numbers = "".join([str(n) for n, corridor in sorted(board.exits[room].items()) if corridor >= board.technical])
    return f"─T{numbers}".ljust(INNER, "─") if numbers else "─" * INNER

"""The terminal itself: where lines are written and read. Colour and width are rich's business."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Protocol, TypeVar

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.progress import track
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

with suppress(ImportError):  # where it is there, what is typed can be edited and called up again
    import readline  # noqa: F401

T = TypeVar("T")
QUIET, STRONG, WARNING = "dim", "bold", "yellow"
ASKING = "› "
STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
MANY = 10  # lines that are better read one under the other


class Source(Protocol):
    """Where lines come from; an empty one means that there are no more."""

    def readline(self) -> str: ...


class Screen:
    """Writes to a console, reads from a stream; what nobody types by hand is written out too."""

    def __init__(self, console: Console, source: Source | None = None) -> None:
        self.console = console
        self.source: Source = sys.stdin if source is None else source

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(shown(text, style), soft_wrap=not self.console.is_terminal)

    def indented(self, text: str, style: str = "", by: int = 3) -> None:
        if self.console.is_terminal:
            self.console.print(Padding(shown(text, style), (0, 0, 0, by)))
        else:
            for line in text.splitlines():
                self.line(" " * by + line)

    def heading(self, text: str) -> None:
        self.console.print(Rule(shown(text, STRONG), align="left", style=QUIET))

    def rows(self, rows: Sequence[Sequence[str]], header: Sequence[str] = (), numbers: Sequence[int] = ()) -> None:
        """A table whose columns stand under each other, in any script; `numbers` are columns aligned to the right."""
        columns = max(map(len, [*rows, header]), default=0)
        table = Table(box=None, show_header=bool(header), pad_edge=False, header_style=STRONG)
        for column in range(columns):
            title = header[column] if column < len(header) else ""
            table.add_column(shown(title), justify="right" if column in numbers else "left", overflow="fold")
        for row in rows:
            table.add_row(*[shown(cell) for cell in row])
        self.console.print(Padding(table, (0, 0, 0, 2)))

    def list(self, lines: Sequence[tuple[str, str]]) -> None:
        """Lines with their styles; many short ones stand in columns, where somebody looks at them."""
        if self.console.is_terminal and len(lines) > MANY:
            texts = [shown(line, style) for line, style in lines]
            self.console.print(Padding(Columns(texts, padding=(0, 3), column_first=True), (0, 0, 0, 2)))
        else:
            for line, style in lines:
                self.indented(line, style, by=2)

    def plain(self, text: str) -> None:
        """For other programs: never wrapped, never coloured."""
        self.console.print(shown(text), soft_wrap=True)

    def progress(self, work: Iterable[T], total: int) -> Iterator[T]:
        """The same things, with a bar where somebody looks."""
        yield from track(work, "", total, console=self.console, disable=not self.console.is_terminal, transient=True)

    def read(self) -> str | None:
        """The next line that is typed, or None when there is none left."""
        if sys.stdin.isatty() and self.source is sys.stdin:
            try:
                return input(ASKING)
            except EOFError:
                self.line()
                return None
        line = self.source.readline()
        self.line(ASKING + printable(line.rstrip("\n")))
        return line or None


def printable(text: str) -> str:
    """Nothing that somebody has typed may steer the terminal."""
    return "".join([letter if letter.isprintable() else "�" for letter in text])


def shown(text: str, style: str = "") -> Text:
    """What is read from a file may hold signs that steer a terminal."""
    return Text(STEERING.sub("�", text), style)

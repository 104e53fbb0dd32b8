"""Who is measured: a bot of ours, or any command that reads what it is asked on stdin and writes its answer.

A command that speaks `json` is started once: a line for each question, a line for each answer. One that speaks `text`
is started for each question, gets the page and writes its answer.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
from collections.abc import Sequence
from time import monotonic
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from seance.bots import Bot, new_bot
from seance.bots.base import choice_of
from seance.engine import BadInput, Game, State
from seance.engine.referee import rule_on

from .observation import Question
from .text import NONE

Form: TypeAlias = Literal["json", "text"]
PATIENCE = 120.0  # seconds for one answer
LONGEST = 1_000_000  # bytes of one


class Posed(NamedTuple):
    """What an agent is asked: the page, and the same for programs."""

    kind: str  # lesson, table or question
    game: str
    language: str
    page: str
    question: Question


class Agent(Protocol):
    name: str

    def sit_down(self, game: str, seed: int) -> None: ...
    def play(self, posed: Posed, game: Game[State], seat: int) -> str: ...
    def find(self, posed: Posed, words: str) -> str: ...
    def leave(self) -> None: ...


class BotAgent:
    """A bot as an agent: the yardstick. It finds rules by the referee, or by chance if it plays by chance."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot: Bot | None = None

    def sit_down(self, game: str, seed: int) -> None:
        self.bot = new_bot(self.name, game, seed)

    def play(self, posed: Posed, game: Game[State], seat: int) -> str:
        assert self.bot is not None
        table = game.fork(keep=True)
        while True:  # bots take the links of a group one after another, and imagine from where they are
            ask = table.ask_of(seat)
            assert ask is not None
            choice = choice_of(self.bot, table, ask)
            if isinstance(choice, list):
                return " ".join(choice) or NONE
            index = choice if isinstance(choice, int) else ask.keys.index(choice)
            if ask.group is None:
                return ask.keys[index]
            chosen, whole = ask.group.after(ask.chosen, index)
            if whole:
                return " ".join([ask.group.options[one].key for one in chosen]) or NONE
            table.answer(index, seat, ask.number)

    def find(self, posed: Posed, words: str) -> str:
        offered = [choice.key for choice in posed.question.choices]
        if self.name == "random":
            return offered[sum(words.encode()) % len(offered)]
        found = [rule.id for rule in rule_on(words, posed.game, posed.language).rules if rule.id in offered]
        return found[0] if found else offered[0]

    def leave(self) -> None:
        pass


class Command:
    """Any program."""

    def __init__(self, command: str, form: Form) -> None:
        self.name = command
        self.form = form
        try:
            self.words = shlex.split(command)
        except ValueError as wrong:
            raise BadInput("agent-not-started", command=command[:80]) from wrong
        if not self.words:
            raise BadInput("agent-not-started", command=command[:80])
        self.process: subprocess.Popen[bytes] | None = None
        self.kept = b""

    def sit_down(self, game: str, seed: int) -> None:
        pass

    def play(self, posed: Posed, game: Game[State], seat: int) -> str:
        return self.told(posed)

    def find(self, posed: Posed, words: str) -> str:
        return self.told(posed)

    def told(self, posed: Posed) -> str:
        return self.line_for(posed) if self.form == "json" else self.page_for(posed)

    def page_for(self, posed: Posed) -> str:
        try:
            done = subprocess.run(
                self.words, input=posed.page.encode(), stdout=subprocess.PIPE, timeout=PATIENCE, check=False
            )
        except OSError as wrong:
            raise BadInput("agent-not-started", command=self.name[:80]) from wrong
        except subprocess.TimeoutExpired as wrong:
            raise BadInput("agent-silent", command=self.name[:80]) from wrong
        return done.stdout[:LONGEST].decode(errors="replace")

    def line_for(self, posed: Posed) -> str:
        line = json.dumps(as_data(posed), ensure_ascii=False) + "\n"
        process = self.started()
        assert process.stdin is not None
        try:
            process.stdin.write(line.encode())
            process.stdin.flush()
        except OSError as wrong:
            raise BadInput("agent-gone", command=self.name[:80]) from wrong
        return answer_in(self.line().decode(errors="replace"))

    def started(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            try:
                self.process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError as wrong:
                raise BadInput("agent-not-started", command=self.name[:80]) from wrong
        return self.process

    def line(self) -> bytes:
        """The next line that it writes, if it comes in time."""
        out = self.started().stdout
        assert out is not None
        until = monotonic() + PATIENCE
        with selectors.DefaultSelector() as ready:
            ready.register(out, selectors.EVENT_READ)
            while b"\n" not in self.kept:
                if not ready.select(max(until - monotonic(), 0.0)) or len(self.kept) > LONGEST:
                    raise BadInput("agent-silent", command=self.name[:80])
                more = os.read(out.fileno(), 65536)
                if not more:
                    raise BadInput("agent-gone", command=self.name[:80])
                self.kept += more
        line, _, self.kept = self.kept.partition(b"\n")
        return line

    def leave(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None


def as_data(posed: Posed) -> dict[str, Any]:
    question = posed.question
    return {
        "kind": posed.kind,
        "game": posed.game,
        "language": posed.language,
        "page": posed.page,
        "prompt": question.prompt,
        "options": [{"key": each.key, "label": each.label, "remarks": each.remarks} for each in question.choices],
        "least": question.least,
        "most": question.most,
    }


def answer_in(line: str) -> str:
    """A plain answer, or `{"answer": …}` with a key, a number or a list of them."""
    try:
        said = json.loads(line)
    except ValueError:
        return line
    given = said.get("answer", "") if isinstance(said, dict) else said
    if isinstance(given, list):
        return " ".join(map(str, given)) or NONE
    return str(given)


def agent_of(bot: str, command: str, form: Form, games: Sequence[str]) -> Agent:
    if command:
        return Command(command, form)
    for game in games:
        new_bot(bot, game, 0)
    return BotAgent(bot)

"""What is read rather than played: the games, the rules, the cards, and the record of a game."""

from __future__ import annotations

import json
from collections.abc import Mapping

from seance.engine import ledger
from seance.engine.box import box
from seance.engine.wire import Replay, SeatFile
from seance.games import names

from .explain import explain_rules
from .screen import STRONG, Screen
from .words import HEADED, Words, words


def show_games(screen: Screen, own: Words) -> None:
    """Every game that can be played, how many may play, and its options."""
    for name in names():
        title, how = words(own.language, name).name(name), box(name)
        screen.line(own.tell("game", key=name, title=title, least=how.least, most=how.most), STRONG)
        for option, of in how.options.items():
            values, default = possible(of), plain(of.get("default"))
            screen.indented(own.tell("game-option", option=option, values=values, default=default))


def possible(of: Mapping[str, object]) -> str:
    match of:
        case {"enum": list(values)}:
            return " | ".join(map(plain, values))
        case {"type": "boolean"}:
            return "true | false"
        case {"minimum": least, "maximum": most}:
            return f"{least}–{most}"
        case {"type": kind}:
            return str(kind)
    return "…"


def plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def show_rules(screen: Screen, own: Words, wanted: list[str]) -> None:
    """The first word may be a game; then only its rules are searched."""
    game = wanted[0] if wanted and wanted[0] in ledger.games() else None
    explain_rules(screen, own, " ".join(wanted[1:] if game else wanted), game)


def show_coverage(screen: Screen, own: Words, covered: dict[str, ledger.Coverage], missing: bool) -> None:
    header = [own.tell(f"coverage-{column}") for column in ("game", "rules", "doc-only", "cited", "tested", "missing")]
    rows = [
        [game, *[str(n) for n in (of["rules"], of["doc_only"], of["cited"], of["tested"], len(of["missing"]))]]
        for game, of in covered.items()
    ]
    screen.rows(rows, header, numbers=range(1, 6))
    if missing:
        for game, of in covered.items():
            ledger_of = ledger.rules(game)
            for key in of["missing"]:
                screen.line(own.rule_text(ledger_of[key]))


def show_cards(screen: Screen, table: Words) -> None:
    for card in table.cards.values():
        screen.line(card.name, STRONG)
        screen.indented(card.text)
    if not table.cards:
        screen.line(table.tell("no-cards"))


def show_replay(screen: Screen, table: Words, record: Replay | SeatFile) -> None:
    """The log of a game as its file tells it; no rule is run."""
    options = record.table.options if isinstance(record, Replay) else record.options
    settings = ", ".join([f"{name} {plain(value)}" for name, value in options.items()])
    screen.line(table.tell("replay", title=table.name(table.game), version=record.version), STRONG)
    if settings:
        screen.line(settings)
    if isinstance(record, SeatFile):
        screen.line(table.tell("replay-of-seat", seat=record.seat))
    whole = isinstance(record, Replay)
    step = ""
    for frame in record.frames:
        if frame.told.step and frame.told.step != step:
            step = frame.told.step
            screen.heading(table.step(step))
        if frame.told.event != HEADED:
            screen.indented(table.line(frame.told) if whole else table.log(frame.told), by=1)
    if isinstance(record, Replay):
        screen.line(table.result(record.result) if record.result else table.tell("replay-unfinished"), STRONG)

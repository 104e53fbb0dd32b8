"""Results in sum, and as tables that other programs read: a row for each seat of each game, as CSV or Parquet."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import TypeAlias, TypedDict

from seance.bots.intervals import Interval, Rate, interval, rate
from seance.engine import BadInput

from .extras import need
from .outcomes import Shares
from .simulate import Played, by_seat

Cell: TypeAlias = "str | int | float | bool | None"
CSV, PARQUET = ".csv", ".parquet"


def check_file(file: Path) -> None:
    """Before hours of games are played for it."""
    if file.suffix not in (CSV, PARQUET):
        raise BadInput("bad-results-file", file=file.name[:60])
    if not file.parent.is_dir():
        raise BadInput("no-folder", folder=str(file.parent))
    if file.suffix == PARQUET:
        need("pyarrow")


class Summary(TypedDict):
    """Shares come with their 95% interval and the number of games."""

    game: str
    games: int
    bots: list[str]
    rates: dict[str, Rate]
    results: dict[str, Rate]
    score: Interval
    rounds: Interval
    answers: Interval


def summary(games: Sequence[Played]) -> Summary:
    shares, n = Shares(), len(games)
    for played in games:
        shares.add(played.outcome)
    return Summary(
        game=games[0].match.game,
        games=n,
        bots=list(games[0].match.bots),
        rates=shares.rates(),
        results={word: rate(k / n, n) for word, k in Counter([one.result for one in games]).most_common()},
        score=interval([fmean(one.scores) for one in games]),
        rounds=interval([max(one.course) for one in games]),
        answers=interval([one.answers for one in games]),
    )


def plain(found: Summary) -> dict[str, object]:
    """For JSON: every figure with the names of its parts."""
    return {word: by_name(value) for word, value in found.items()}


def by_name(value: object) -> object:
    if isinstance(value, Rate | Interval):
        return value._asdict()
    return {word: by_name(one) for word, one in value.items()} if isinstance(value, dict) else value


def rows(games: Sequence[Played]) -> list[dict[str, Cell]]:
    found: list[dict[str, Cell]] = []
    for played in games:
        match = played.match
        names = by_seat(match.bots, match.table.seats)
        for seat, (name, score, outcome) in enumerate(zip(names, played.scores, played.outcome, strict=True)):
            row: dict[str, Cell] = {"game": match.game, "seed": match.seed, "seats": match.table.seats}
            for key, value in match.table.options.items():
                row[f"option_{key}"] = value
            row |= {"result": played.result, "answers": played.answers, "rounds": max(played.course, default=0)}
            row |= {"seat": seat, "bot": name, "score": score}
            row.update(outcome)
            found.append(row)
    return found


def write(file: Path, games: Sequence[Played]) -> None:
    table = rows(games)
    columns = list(dict.fromkeys(column for row in table for column in row))
    if file.suffix == CSV:
        with file.open("w", newline="", encoding="utf-8") as out:
            writer = csv.DictWriter(out, columns)
            writer.writeheader()
            writer.writerows(table)
        return
    import pyarrow as pa  # noqa: PLC0415  # heavy, and only for this
    from pyarrow import parquet  # noqa: PLC0415

    parquet.write_table(pa.table({column: [row.get(column) for row in table] for column in columns}), file)

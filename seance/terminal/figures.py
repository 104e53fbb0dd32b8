"""What the laboratory has measured, as tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from seance.bots.intervals import rate
from seance.lab.arena import Duel, Lead
from seance.lab.autopsy import Cause
from seance.lab.bench import Bench, Figures
from seance.lab.evaluate import Report
from seance.lab.peers import PeerFigures
from seance.lab.results import Summary

from .screen import Screen
from .words import Words


def show_bench(screen: Screen, own: Words, figures: Bench, beside: Mapping[str, PeerFigures]) -> None:
    """A line per figure; a column per game, and one for each other engine."""
    screen.line(own.tell("bench-calibration", millions=round(figures["calibration"] / 1e6, 1)))
    lines: dict[str, Mapping[str, object]] = {**figures["games"], **beside}
    told = [figure for figure in Figures.__annotations__ if any(figure in line for line in lines.values())]
    rows = [
        [own.own.say(f"tell-bench-{figure.replace('_', '-')}"), *[number(line.get(figure)) for line in lines.values()]]
        for figure in told
    ]
    screen.rows(rows, [own.tell("bench-game"), *lines], numbers=range(1, len(lines) + 1))


def show_simulation(screen: Screen, own: Words, found: Summary) -> None:
    """How often, how long, how it ended: each with its interval."""
    screen.heading(own.tell("simulated", game=found["game"], games=found["games"], bots=found["bots"]))
    shares = [*found["rates"].items(), *found["results"].items()]
    rows = [[word, *shown(one.share, one.low, one.high, percent=True)] for word, one in shares]
    for word in ("score", "rounds", "answers"):
        one = found[word]
        rows.append([own.own.say(f"tell-simulated-{word}"), *shown(one.mean, one.low, one.high, percent=False)])
    screen.rows(rows, ["", own.tell("share"), own.tell("interval")], numbers=(1,))


def show_duel(screen: Screen, own: Words, duel: Duel, victories: Lead, a: str, b: str) -> None:
    screen.heading(own.tell("dueled", game=duel["game"], games=duel["games"]))
    for name, side in ((a, duel["a"]), (b, duel["b"])):
        # both lie between 0 and 1, so that the interval of a share is wide enough
        figures = [(side["score"], False), (side["wins"], True)]
        score, wins = [" ".join(shown(*rate(share, duel["games"])[:3], percent)) for share, percent in figures]
        screen.line(own.tell("duel-side", bots=name, score=score, wins=wins))
    scores = Lead(duel["difference"], duel["low"], duel["high"])
    for key, lead in (("duel-scores", scores), ("duel-victories", victories)):
        screen.line(own.tell(key, difference=f"{lead.mean:+.3f}", low=f"{lead.low:+.3f}", high=f"{lead.high:+.3f}"))


def show_autopsy(screen: Screen, table: Words, game: str, games: int, lost: int, rows: Sequence[Cause]) -> None:
    screen.heading(table.tell("autopsied", game=game, games=games, lost=lost))
    cells = [
        [row.event, row.verb, row.better or "–", str(row.times), f"{row.drop:.3f}", f"{row.avoidable:.3f}"]
        for row in rows
    ]
    heads = ("event", "deed", "better", "times", "drop", "avoidable")
    screen.rows(cells, [table.tell(f"autopsy-{head}") for head in heads], numbers=(3, 4, 5))


def show_evaluation(screen: Screen, own: Words, found: Report) -> None:
    """Scores by game and language, each with its interval and its sample."""
    screen.heading(own.tell("evaluated", agent=found["agent"], n=len(found["rows"])))
    rows: list[list[str]] = []
    for key, figures in (("lessons", found["lessons"]), ("tables", found["tables"]), ("questions", found["questions"])):
        for word, one in figures.items():
            rows.append([own.tell(f"evaluated-{key}"), word, *shown(*one[:3], percent=False), str(one.games)])
    screen.rows(rows)
    legal = found["legal"]
    screen.line(own.tell("evaluated-legal", share=" ".join(shown(*legal[:3], percent=True)), n=legal.games))
    read, wrote = number(found["read_per_answer"]), number(found["written_per_answer"])
    screen.line(own.tell("evaluated-tokens", read=read, written=wrote))


def shown(mean: float, low: float, high: float, percent: bool) -> list[str]:
    """A figure, and its interval."""
    form = "{:.1%}" if percent else "{:.2f}"
    return [form.format(mean), f"[{form.format(low)}, {form.format(high)}]"]


def number(figure: object) -> str:
    """As exact as it is true: what is large has no digits behind the point."""
    if isinstance(figure, int | float):
        return f"{figure:,.0f}" if figure >= 100 else f"{figure:g}"
    return ""

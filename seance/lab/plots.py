"""What came of many games, drawn: how often each outcome, how long, how it ended, and how the tracks ran.

The words are those of the results (`won`, `lost-azathoth`): plots are for people who simulate.
"""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING

from seance.bots.intervals import rate

from .extras import need
from .outcomes import Shares
from .simulate import Played

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH, HEIGHT, DPI = 7.0, 4.0, 120
FEW = 4  # games of a round that are too few for quartiles
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")  # Okabe and Ito: all eyes tell them apart


def draw(folder: Path, games: Sequence[Played]) -> list[Path]:
    """PNG files, and a page with all of them."""
    need("matplotlib")
    from matplotlib.figure import Figure  # noqa: PLC0415  # heavy, and only for this

    folder.mkdir(parents=True, exist_ok=True)
    files: list[Path] = []
    pictures: list[bytes] = []
    for name, plot in PLOTS.items():
        figure = Figure(figsize=(WIDTH, HEIGHT), dpi=DPI, layout="constrained")
        plot(figure.subplots(), games)
        out = BytesIO()
        figure.savefig(out, format="png", metadata={"Software": None})
        pictures.append(out.getvalue())
        files.append(folder / f"{name}.png")
        files[-1].write_bytes(pictures[-1])
    page = folder / "index.html"
    page.write_text(html(games, pictures), encoding="utf-8")
    return [*files, page]


def plot_rates(axes: Axes, games: Sequence[Played]) -> None:
    shares = Shares()
    for played in games:
        shares.add(played.outcome)
    found = shares.rates()
    for place, one in enumerate(found.values()):
        axes.errorbar(
            [place], [one.share], [[one.share - one.low], [one.high - one.share]], fmt="o", capsize=6, color=COLOURS[0]
        )
        axes.annotate(f"{one.share:.0%} of {one.games}", (place, one.share), (8, 0), textcoords="offset points")
    axes.set_xticks(range(len(found)), list(found))
    axes.set(ylim=(-0.02, 1.02), xlim=(-0.5, len(found) - 0.2), ylabel="share of games (95% interval)")


def plot_lengths(axes: Axes, games: Sequence[Played]) -> None:
    axes.hist([max(played.course, default=0) for played in games], bins="auto", color=COLOURS[0])
    axes.set(xlabel="rounds", ylabel=f"games (of {len(games)})")


def plot_ends(axes: Axes, games: Sequence[Played]) -> None:
    ends = Counter([played.result for played in games]).most_common()[::-1]
    found = [rate(n / len(games), len(games)) for _, n in ends]
    shares = [one.share for one in found]
    spread = [[one.share - one.low for one in found], [one.high - one.share for one in found]]
    axes.barh([name for name, _ in ends], shares, xerr=spread, color=COLOURS[0], ecolor=COLOURS[1])
    axes.set(xlabel=f"share of {len(games)} games (95% interval)")


def plot_tracks(axes: Axes, games: Sequence[Played]) -> None:
    """Median and quartiles of the games that are still going on."""
    for colour, (track, values) in zip(COLOURS, by_round(games).items(), strict=False):
        rounds = sorted(at for at, some in values.items() if len(some) >= FEW)
        cuts = [quantiles(values[at], n=4, method="inclusive") for at in rounds]
        axes.plot(rounds, [cut[1] for cut in cuts], color=colour, label=track)
        axes.fill_between(rounds, [cut[0] for cut in cuts], [cut[2] for cut in cuts], color=colour, alpha=0.2)
    axes.set(xlabel="round", ylabel="median and quartiles")
    axes.legend()


def by_round(games: Sequence[Played]) -> dict[str, dict[int, list[float]]]:
    found: dict[str, dict[int, list[float]]] = {}
    for played in games:
        for at, tracks in played.course.items():
            for track, value in tracks.items():
                found.setdefault(track, {}).setdefault(at, []).append(value)
    return found


PLOTS: Mapping[str, Callable[[Axes, Sequence[Played]], None]] = {
    "rates": plot_rates, "lengths": plot_lengths, "ends": plot_ends, "tracks": plot_tracks,
}  # fmt: skip

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>
<style>body{{font:16px system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}}img{{max-width:100%}}</style>
<h1>{title}</h1>{pictures}</html>
"""


def html(games: Sequence[Played], pictures: Sequence[bytes]) -> str:
    match = games[0].match
    names = zip(PLOTS, pictures, strict=True)
    shown = [f'<img alt="{name}" src="data:image/png;base64,{b64encode(data).decode()}">' for name, data in names]
    return PAGE.format(title=f"{match.game}: {len(games)} × {', '.join(match.bots)}", pictures="\n".join(shown))

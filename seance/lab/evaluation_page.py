"""The results of an evaluation as one page with plots; the words are those of the results."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from html import escape
from io import BytesIO
from pathlib import Path

from seance.bots.intervals import Interval, Rate

from .evaluate import Report
from .extras import need
from .plots import COLOURS, DPI, HEIGHT, WIDTH

STYLE = """body{font:16px system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}img{max-width:100%}
table{border-collapse:collapse}th,td{padding:.3rem .8rem;text-align:right;border-bottom:1px solid #ccc}
th:first-child,td:first-child{text-align:left}"""


def write_page(file: Path, found: Report) -> None:
    need("matplotlib")
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(found["agent"])}</title>',
        f"<style>{STYLE}</style><h1>{escape(found['agent'])}</h1>",
        f"<p>protocol {found['protocol']}; legal answers {found['legal'].share:.2%} of {found['legal'].games}; ",
        f"tokens per answer: {found['read_per_answer']} read, {found['written_per_answer']} written</p>",
        section("lessons", found["lessons"]),
        section("tables", found["tables"]),
        section("questions", found["questions"]),
        "</html>\n",
    ]
    file.write_text("\n".join(parts), encoding="utf-8")


def section(name: str, found: Mapping[str, Rate] | Mapping[str, Interval]) -> str:
    if not found:
        return ""
    rows = [
        f"<tr><td>{escape(word)}</td><td>{one[0]:.4f}</td><td>{one.low:.4f}–{one.high:.4f}</td><td>{one.games}</td></tr>"
        for word, one in found.items()
    ]
    head = "<tr><th></th><th>score</th><th>95%</th><th>n</th></tr>"
    picture = b64encode(plot(found)).decode()
    return (
        f'<h2>{name}</h2><img alt="{name}: scores, as in the table" src="data:image/png;base64,{picture}">'
        f"<table>{head}{''.join(rows)}</table>"
    )


def plot(found: Mapping[str, Rate] | Mapping[str, Interval]) -> bytes:
    from matplotlib.figure import Figure  # noqa: PLC0415  # heavy, and only for this

    figure = Figure(figsize=(WIDTH, HEIGHT), dpi=DPI, layout="constrained")
    axes = figure.subplots()
    figures: list[Rate | Interval] = list(found.values())
    for place, one in enumerate(figures):
        spread = [[max(one[0] - one.low, 0.0)], [max(one.high - one[0], 0.0)]]
        axes.errorbar([place], [one[0]], spread, fmt="o", capsize=6, color=COLOURS[0])
    axes.set_xticks(range(len(found)), list(found))
    axes.set(ylim=(-0.02, 1.02), xlim=(-0.5, len(found) - 0.5), ylabel="score (95% interval)")
    out = BytesIO()
    figure.savefig(out, format="png", metadata={"Software": None})
    return out.getvalue()

"""How sure a figure is: 95% intervals of shares and of means. No number is told without its sample."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

Z = 1.959964  # of a 95% interval


class Rate(NamedTuple):
    share: float
    low: float
    high: float
    games: int


def rate(share: float, games: int) -> Rate:
    """With Wilson's interval."""
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return Rate(share, max((centre - spread) / whole, 0.0), min((centre + spread) / whole, 1.0), games)


def half_width(values: Sequence[float]) -> float:
    """Of the 95% interval of the mean; one value says nothing, so everything is possible."""
    n = len(values)
    return students_t(n - 1) * stdev(values) / sqrt(n) if n > 1 else 1.0


def students_t(freedom: int) -> float:
    """The quantile of a 95% interval, by the first terms of its expansion; with five and more it is right to 0.01."""
    terms: list[tuple[float, float]] = [
        ((Z**3 + Z) / 4, freedom),
        ((5 * Z**5 + 16 * Z**3 + 3 * Z) / 96, freedom**2),
        ((3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384, freedom**3),
    ]
    return Z + sum([above / below for above, below in terms])


class Interval(NamedTuple):
    """A mean."""

    mean: float
    low: float
    high: float
    games: int


def interval(values: Sequence[float]) -> Interval:
    mean, half = fmean(values), half_width(values)
    return Interval(round(mean, 4), round(mean - half, 4), round(mean + half, 4), len(values))

"""What only some want and is heavy: `pip install 'seance[lab]'` brings it."""

from __future__ import annotations

from importlib.util import find_spec

from seance.engine import BadInput


def need(package: str) -> None:
    if find_spec(package) is None:
        raise BadInput("not-installed", package=package)

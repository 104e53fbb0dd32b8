"""What a finished game has come to for each seat: for statistics."""

from __future__ import annotations

from collections.abc import Mapping

from .world import World


def outcomes(s: World) -> list[Mapping[str, bool]]:
    """By seat: all win together; whoever has an investigator in play at the end has survived."""
    won = s.result is not None and s.result.startswith("won")
    return [{"won": won, "survived": not who.gone} for who in s.investigators]

"""The games that the property tests play, and what is worth doing in them."""

from __future__ import annotations

from .checks import Play

PARLOUR = Play("parlour", seats=(3, 2, 4, 5), options=({}, {"length": "long"}))
PLAYS = {play.game: play for play in (PARLOUR,)}

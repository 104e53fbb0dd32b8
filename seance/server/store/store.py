"""Everything that is read from and written to the database."""

from __future__ import annotations

from .journal import Journal
from .lobby import Lobby
from .people import People
from .retention import Retention
from .talk import Talk


class Store(People, Lobby, Journal, Talk, Retention):
    """Of one worker."""

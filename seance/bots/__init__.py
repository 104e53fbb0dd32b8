"""Players that are no people: they see what their seat sees, and nothing else."""

from .base import Bot, Imagine, seat_bots
from .random import RandomBot
from .registry import PLANNER, RANDOM, SEARCH, bot_names, levels, new_bot, searches, stream_seed

__all__ = [
    "PLANNER", "RANDOM", "SEARCH", "Bot", "Imagine", "RandomBot", "bot_names", "levels", "new_bot", "searches",
    "seat_bots", "stream_seed",
]  # fmt: skip

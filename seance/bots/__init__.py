"""Players that are no people: they see what their seat sees, and nothing else."""

from .base import Bot, Imagine, seat_bots
from .random import RandomBot
from .registry import PLANNER, RANDOM, bot_names, new_bot, stream_seed

__all__ = ["PLANNER", "RANDOM", "Bot", "Imagine", "RandomBot", "bot_names", "new_bot", "seat_bots", "stream_seed"]

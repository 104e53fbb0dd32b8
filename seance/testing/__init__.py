"""For tests and puzzles: positions in a few readable lines."""

from .scene import Scene, check_look_ends_step, scene

__all__ = ["Scene", "check_look_ends_step", "scene"]

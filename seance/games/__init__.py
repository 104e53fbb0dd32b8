"""The games: one folder each, whose package has a `GAME`. Outside the folder only that is known."""

from seance.engine.face import face, names

__all__ = ["face", "names"]

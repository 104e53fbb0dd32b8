"""Who plays the other seats of a lesson: it does what the lesson says, and else as little as it may."""

from __future__ import annotations

from collections.abc import Sequence

from seance.bots import Imagine
from seance.bots.base import Choice
from seance.engine import Ask, View

from .content import Reply

PUPPET = "puppet"  # what it is called among bots


class Puppet:
    def __init__(self, replies: Sequence[Reply]) -> None:
        self.replies = replies

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> Choice:
        keys = ask.keys
        for reply in self.replies:
            if reply.ask == ask.prompt:
                for key in keys:
                    if key == reply.key or key.startswith(reply.key):
                        return key
        return next((key for key in ("pass", "done") if key in keys), keys[0])

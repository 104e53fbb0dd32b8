"""How a bot is led to something that shall occur: which answers it likes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from seance.engine import Ask, Option, View
from seance.engine.face import Goals
from seance.games.dungeontology.rules.printed import SCHEMES, TOKENS
from seance.games.dungeontology.show.view import DungeontologyView

from .coverage import MUST, Occurrence, seen

ABOVE_ALL, LIKED, ONWARD, AWAY = 10.0, 5.0, 1.0, -1.0
WANDERING = ("move", "explore", "go-on")
SEARCHING = ("study", "play-stealth", "play-prophecy")  # cubes bring stars, knowledge, a thesis
KEEPING = ("discard",)  # a card that is wanted is not thrown away
BRINGERS = {f"recruit-{trainee}": trainee for trainee in ("guard", "chronicler", "acolyte", "treasurer", "herald",
            "scout", "cook", "medic", "librarian", "pickpocket")}  # fmt: skip
LEADS = {
    "thesis-succeeded": "submit", "thesis-failed": "submit", "all-finished": "submit", "maximum-alert": "submit",
    "countered": "respond", "spared": "respond", "trainee-stolen": "play-main", "omega": "draw-students",
}  # fmt: skip


class Direction:
    """Likes whatever leads to one occurrence."""

    def __init__(self, target: Occurrence) -> None:
        self.family, self.key = target
        self.card = next((key for key in SCHEMES if self.key == key or self.key.startswith(f"{key}-")), "")
        if self.family == "trainee":
            self.card = next(card for card, trainee in BRINGERS.items() if trainee == self.key)
        elif self.family == "trap":
            self.card = "hunters-trap"
        self.verb = self.key if self.family == "deed" else LEADS.get(self.key, "")
        if self.family == "secondary":
            self.verb = f"play-{self.key.removeprefix(self.card + '-')}"

    def __call__(self, view: View, ask: Ask[object]) -> Sequence[float]:
        assert isinstance(view, DungeontologyView)
        return [self.liked(option) for option in ask.options]

    def liked(self, option: Option[object]) -> float:
        verb, on = option.verb, option.on
        if self.card and self.card in on:
            if verb in KEEPING:
                return AWAY
            wanted = self.verb if self.family == "secondary" else "play-main"
            return ABOVE_ALL if verb in (wanted, f"{wanted}-on", "respond") else 0.0
        if self.key in on or (self.verb and verb == self.verb):
            return ABOVE_ALL
        if self.family in ("area", "doom", "panic", "boss", "end", "event") and verb in SEARCHING:
            return LIKED
        return ONWARD if verb in WANDERING else 0.0


def fits(target: Occurrence, seats: int, options: Mapping[str, str | int | bool]) -> bool:
    """Could it occur at all at such a table?"""
    family, key = target
    if family == "boss":
        return options["boss"] in (key.rpartition("-")[0], "random")
    return key != "round-limit" or bool(options["round_limit"])


def ambitious(target: Occurrence) -> bool:
    """Is it reached by playing well rather than by chance?"""
    return target[0] == "end" or target[1] in ("thesis-succeeded", "knowledge", "submit", *TOKENS)


GOALS = Goals(MUST, seen, Direction, fits, ambitious)

"""How a bot is led to something that shall occur: which answers it likes, whom it plays, and where it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from seance.engine import Ask, Option, View
from seance.engine.face import Goals
from seance.games.arkham.rules.printed import ACTS, ENCOUNTER_CARDS, PERSONAS, PLAYER_CARDS, SCENARIOS, STARTER_DECKS
from seance.games.arkham.rules.resolutions import RESOLUTIONS
from seance.games.arkham.show.view import ArkhamView

from .coverage import HARD, MUST, Occurrence, seen, unnumbered
from .positions import late

ABOVE_ALL, LIKED, NEARER, DISLIKED = 10.0, 5.0, 1.0, -5.0
INVESTIGATING = ("investigate", "investigate-with")
PROGRESS = ("advance", "parley", "fight-with", "evade")
FAMILIES_OF_CARDS = ("play", "commit", "use", "activate", "drawn")
LATE = tuple([card.key for card in ENCOUNTER_CARDS.values() if card.set == "cultists"]) + tuple(
    [key for sheet in SCENARIOS.values() for key in sheet.set_aside if key not in ("hallway", "attic", "cellar")]
)  # what waits until an act has advanced
OFFERED_TO = "umordhoth"
FIRST_ACTS = tuple([sheet.acts[0] for sheet in SCENARIOS.values()])


class Direction:
    """Likes whatever leads to one occurrence."""

    def __init__(self, target: Occurrence) -> None:
        self.family, self.key = target
        self.thing = self.key.removesuffix("-back")
        self.gives_up = self.family == "resolution" and self.key.endswith("-none")

    def __call__(self, view: View, ask: Ask[object]) -> Sequence[float]:
        assert isinstance(view, ArkhamView)
        return [self.liked(option, view) for option in ask.options]

    def liked(self, option: Option[object], view: ArkhamView) -> float:
        verb, on = option.verb, option.on
        if any(unnumbered(thing) == self.thing for thing in on) and verb not in ("replace", "remove"):
            return ABOVE_ALL
        if verb == "activate" and unnumbered(on[-1]) == OFFERED_TO and self.thing.endswith("lita-sacrificed"):
            return ABOVE_ALL
        if verb == "resign":
            return LIKED if self.gives_up else DISLIKED
        if verb == "play-as":
            return LIKED if self.wants(on[0]) else 0.0
        if verb == "draw":
            return NEARER if self.family in FAMILIES_OF_CARDS else 0.0
        if verb in ("buy", "upgrade"):
            return LIKED if self.family == "bought" else 0.0
        if ambitious((self.family, self.key)) and (verb in PROGRESS or (verb == "activate" and on[-1] in ACTS)):
            return LIKED
        clues = clues_here(view)
        if verb in INVESTIGATING:
            return LIKED if clues else DISLIKED
        if verb == "move":
            return NEARER if not clues and self.leads(on[0], view) else 0.0
        return DISLIKED if verb == "end-turn" else 0.0

    def wants(self, investigator: str) -> bool:
        """Could this investigator have or buy the card?"""
        if self.key == investigator or self.key in STARTER_DECKS[investigator]:
            return True
        card = PLAYER_CARDS.get(self.key)
        if card is None:
            return False
        persona = PERSONAS[investigator]
        return self.key in persona.requires or (card.level or 0) <= persona.options.get(card.faction, -1)

    def leads(self, place: str, view: ArkhamView) -> bool:
        """Is something to be found there: a clue, the enemy that is sought?"""
        if any(enemy.location == place and enemy.card == self.thing for enemy in view.enemies):
            return True
        return any(there.key == place and (there.clues or not there.revealed) for there in view.locations)


def clues_here(view: ArkhamView) -> int:
    """At the location of the one who is asked."""
    here = next((who.location for who in view.investigators if who.seat == view.seat), "")
    return next((there.clues for there in view.locations if there.key == here), 0)


def fits(target: Occurrence, seats: int, options: Mapping[str, str | int | bool]) -> bool:
    """Could it occur at all at such a table?"""
    family, key = target
    campaign = options["mode"] == "campaign"
    if family == "end":
        return campaign != key.endswith("-standalone")
    if family == "bought" or (family in FAMILIES_OF_CARDS and key in PLAYER_CARDS and PLAYER_CARDS[key].level):
        return campaign
    if key in ("nobody-left", *[note for one in RESOLUTIONS.values() if one.ends for note in one.notes]):
        return campaign
    if family == "token" and key.endswith(HARD) != (options["difficulty"] in ("hard", "expert")):
        return False
    where = scenarios_of(target)
    return campaign or not where or options["scenario"] in where


def scenarios_of(target: Occurrence) -> list[str]:
    """The scenarios in which it can occur; none named means all."""
    family, key = target
    named = [scenario for scenario in SCENARIOS if key.startswith(scenario)]
    if family in ("token", "resolution", "chapter") and named:
        return named
    card = ENCOUNTER_CARDS.get(key.removesuffix("-back"))
    if card is None:
        return []
    sets = {key: (*one.sets, one.cultist_deck, *one.one_set_of) for key, one in SCENARIOS.items()}
    return [scenario for scenario, gathered in sets.items() if card.set in gathered]


def ambitious(target: Occurrence) -> bool:
    """Is it reached by playing well rather than by chance?"""
    family, key = target
    if family == "resolution":
        scenario, _, which = key.rpartition("-")
        return RESOLUTIONS[scenario, which].act or bool(RESOLUTIONS[scenario, which].ends)
    if family in ("end", "bought"):
        return True
    card = ENCOUNTER_CARDS.get(key.removesuffix("-back"))
    return card is not None and (card.key in LATE or (card.kind == "act" and key not in FIRST_ACTS))


GOALS = Goals(MUST, seen, Direction, fits, ambitious, late)

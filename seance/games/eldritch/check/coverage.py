"""What must have occurred in some game before Eldritch Horror counts as tried out, and how one sees that it has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from seance.engine import ALL, Game, State, Told
from seance.games.eldritch import RULES  # noqa: F401  (with it all registers are filled)
from seance.games.eldritch.cards.stories import LINES
from seance.games.eldritch.rules.printed import ARTIFACTS, ASSETS, EPIC_MONSTERS, MONSTERS, MYTHOS, SPELLS
from seance.games.eldritch.rules.registers import COMPONENT_ACTIONS, RECKONINGS
from seance.games.eldritch.rules.telling import CHAPTERS

Occurrence = tuple[str, str]  # a family, and one of its members

STORY = "story-"
RESULTS = (
    "won-mysteries", "won-final", "lost-azathoth", "lost-shub-niggurath", "lost-yog-sothoth", "lost-eliminated",
    "lost-mythos", "lost-by-rumor",
)  # fmt: skip
KINDS = (*MONSTERS, *EPIC_MONSTERS)
BACKS = tuple([back.key for card in SPELLS.values() for back in card.backs])
USING = ("use", "use-on", "act", "look")  # verbs of what components can do
NAMED = {
    "gained": ("possession", "card"),
    "combat": ("fight", "monster"),
    "monster-defeated": ("defeat", "monster"),
    "rumor-solved": ("rumor-solved", "card"),
    "reckoning-of": ("reckoning", "thing"),
    "own-reckoning": ("reckoning", "thing"),
}  # an event: the family of what it shows, and the argument that names it


def named(reckons: str) -> str:
    """What the event calls it: an Ancient One is the same awake, and a Cultist the same under any of them."""
    return "cultist" if reckons.startswith("cultist-") else reckons.removesuffix("-awake")


MUST: Mapping[str, tuple[str, ...]] = {
    "encounter": tuple([line.removeprefix(STORY) for line in LINES]),
    "chapter": CHAPTERS,
    "spell-passed": BACKS,
    "spell-failed": BACKS,
    "possession": (*ASSETS, *ARTIFACTS, *SPELLS),
    "action": tuple(COMPONENT_ACTIONS),
    "fight": KINDS,
    "defeat": KINDS,
    "rumor-solved": tuple([card.key for card in MYTHOS.values() if card.rumor]),
    "reckoning": tuple(dict.fromkeys([named(key) for key in RECKONINGS])),
    "end": RESULTS,
}  # by family


def seen(game: Game[State]) -> set[Occurrence]:
    """What has occurred in this game."""
    found = {occurrence for entry in game.journal for key in entry.keys for occurrence in by_answer(key)}
    told = game.events(seat=ALL)
    for one in told:
        found.update(by_event(one))
    found.update(by_spells(told))
    if game.result:
        found.add(("end", game.result))
    return found


def by_answer(key: str) -> Iterator[Occurrence]:
    verb, *on = key.split(":")
    if verb in USING and on and unnumbered(on[0]) in COMPONENT_ACTIONS:
        yield "action", unnumbered(on[0])


def by_event(told: Told) -> Iterator[Occurrence]:
    if told.event == "story":
        line = str(told.args["line"]).removeprefix(STORY)
        yield "chapter" if line in CHAPTERS else "encounter", line
    elif told.event in NAMED:
        family, argument = NAMED[told.event]
        key = unnumbered(str(told.args[argument]))
        if key in MUST[family]:
            yield family, key


def by_spells(told: list[Told]) -> Iterator[Occurrence]:
    """A Spell is turned over right after its test."""
    result = 0
    for one in told:
        if one.event == "test-result":
            result = int(str(one.args["result"]))
        elif one.event == "cast":
            yield "spell-passed" if result else "spell-failed", str(one.args["back"])


def unnumbered(key: str) -> str:
    """ "ghoul-2" is a ghoul; what has no number keeps its name."""
    bare = re.sub(r"-\d+$", "", key)
    return bare if bare in KINDS or bare in SPELLS or bare in COMPONENT_ACTIONS or bare in RECKONINGS else key

"""What must have occurred in some game before Nemesis counts as tried out, and how one sees that it has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from seance.engine import ALL, Game, State, Told
from seance.games.nemesis import RULES  # noqa: F401  (with it all registers are filled)
from seance.games.nemesis.rules.basic_actions import BASIC
from seance.games.nemesis.rules.intruder_player import HUNTER_ACTIONS
from seance.games.nemesis.rules.objectives import unmet
from seance.games.nemesis.rules.printed import (
    ACTION_CARDS,
    ATTACKS,
    CORPORATE,
    CRAFTED,
    EVENTS,
    EXPLORATIONS,
    INTRUDER_ACTIONS,
    ITEMS,
    PERSONAL,
    QUEST_ITEMS,
    SOLO_COOP,
    WEAKNESSES,
    WEAPONS,
    WOUNDS,
)  # fmt: skip
from seance.games.nemesis.rules.registers import CARD_ACTIONS, ITEM_ACTIONS, ROOM_ACTIONS, ShipDoable
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.victory import REASONS

Occurrence = tuple[str, str]  # a family, and one of its members

ENDS = {
    "ship-jumped": "jump",
    "ship-destroyed": "destruction",
    "nobody-awake": "nobody-awake",
    "no-fire-marker-left": "fire",
    "no-malfunction-marker-left": "malfunction",
    "engines-explode": "engines",
}  # events that end the game, or come with its end
REACTIONS = {"interrupted": "interruption", "kept-nerve": "steel-nerves", "attack-ignored": "armor"}
NAMED = {
    "plays": ("action-card", "card"),
    "found": ("item-found", "items"),
    "event": ("event", "card"),
    "attacked": ("attack", "card"),
    "serious-wound": ("wound", "wound"),
    "weakness-discovered": ("weakness", "weakness"),
    "crafted": ("crafted", "item"),
    "quest-done": ("quest", "item"),
    "token-turned": ("exploration", "effect"),
}  # an event: the family of what it shows, and the argument that names it
OBJECTIVES = tuple([card.key for card in (*PERSONAL, *CORPORATE, *SOLO_COOP)])
GUNS = [item.key for item in (*WEAPONS.values(), *ITEMS.values(), *CRAFTED.values()) if item.weapon is not None]


def ways(actions: Mapping[str, list[ShipDoable]]) -> tuple[str, ...]:
    """Every way to use each card, Item or room: `use-door:tools`."""
    return tuple(dict.fromkeys([f"{action.verb}:{key}" for key, some in actions.items() for action in some]))


MUST: Mapping[str, tuple[str, ...]] = {
    "action-card": tuple(ACTION_CARDS),
    "way-of-card": ways(CARD_ACTIONS),
    "item-found": tuple(ITEMS),
    "way-of-item": ways(ITEM_ACTIONS),
    "weapon": tuple(GUNS),
    "crafted": tuple(CRAFTED),
    "quest": tuple(QUEST_ITEMS),
    "reaction": (*REACTIONS.values(), "motion-tracker"),
    "basic-action": tuple([action.verb for action in BASIC]),
    "room-action": ways(ROOM_ACTIONS),
    "event": tuple([card.key for card in EVENTS]),
    "attack": tuple([card.key for card in ATTACKS]),
    "wound": tuple(WOUNDS),
    "weakness": tuple([card.key for card in WEAKNESSES]),
    "exploration": tuple(dict.fromkeys([token.effect for token in EXPLORATIONS])),
    "objective-met": OBJECTIVES,
    "objective-failed": OBJECTIVES,
    "verdict": REASONS,
    "end": (*ENDS.values(), "self-destruct", "won", "lost", "somebody-won", "nobody-won"),
    "hunting": tuple([f"{action.verb}:{card.key}" for action in HUNTER_ACTIONS for card in INTRUDER_ACTIONS]),
}  # by family
BY_ANSWER = {key: family for family in ("way-of-card", "way-of-item", "room-action", "hunting") for key in MUST[family]}


def seen(game: Game[State]) -> set[Occurrence]:
    """What has occurred in this game."""
    found = {occurrence for entry in game.journal for key in entry.keys for occurrence in by_answer(key)}
    told = game.events(seat=ALL)
    for one in told:
        found.update(by_event(one))
    if tracked(told):
        found.add(("reaction", "motion-tracker"))
    assert isinstance(game.state, Ship)
    if game.state.result is not None:
        found.update(by_end(game.state))
    return found


def by_answer(key: str) -> Iterator[Occurrence]:
    verb, _, rest = key.partition(":")
    way = f"{verb}:{rest.partition(':')[0]}"
    if way in BY_ANSWER:
        yield BY_ANSWER[way], way
    if verb in MUST["basic-action"]:
        yield "basic-action", verb


def by_event(told: Told) -> Iterator[Occurrence]:
    name = told.event
    if name in NAMED:
        family, argument = NAMED[name]
        value = told.args[argument]
        for key in value if isinstance(value, list) else [value]:
            yield family, str(key)
    elif name in REACTIONS:
        yield "reaction", REACTIONS[name]
        if REACTIONS[name] in ACTION_CARDS:
            yield "action-card", REACTIONS[name]
    elif name in ENDS:
        yield "end", ENDS[name]
    elif name == "destruct" and told.args["left"] == 0:
        yield "end", "self-destruct"
    elif name in ("shoots", "shoots-eggs"):
        weapon = str(told.args["weapon"])
        yield "weapon", weapon if weapon in GUNS else weapon.rpartition("-")[0]


def tracked(told: list[Told]) -> bool:
    """A noise die that was rolled again: there is nothing but the paid card between the two rolls."""
    names = [(one.event, one.args.get("crew")) for one in told]
    rolled, paid = "noise-rolled", "discarded"
    return any(
        [first[0], pay[0], again[0]] == [rolled, paid, rolled] and first[1] == again[1]
        for first, pay, again in zip(names, names[1:], names[2:], strict=False)
    )


def by_end(s: Ship) -> Iterator[Occurrence]:
    assert s.result is not None
    yield "end", s.result
    for who in s.crew:
        for reason in s.verdicts[who.seat]:
            if reason in REASONS:
                yield "verdict", reason
        for objective in who.objectives:
            if s.mode == "coop":
                met = any(not unmet(s, one, objective) for one in s.crew)
            else:
                met = "won" in s.verdicts[who.seat]
            yield "objective-met" if met else "objective-failed", objective.key

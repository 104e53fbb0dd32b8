"""What is printed in the box: read once, shared by all states, never copied and never changed."""

from __future__ import annotations

from typing import Final

from seance.engine import Printed
from seance.games.nemesis.content import Row, content


class IntruderKind(Printed):
    """A kind of Intruder."""

    __slots__ = ("attack_cards", "carcass", "models", "size")

    def __init__(self, size: int, row: Row) -> None:
        self.key = row.text("key")
        self.size = size  # from 1, the Larva, to 5, the Queen
        self.models = row.number("models")
        self.attack_cards = row.number("attack_cards")  # drawn for an injury check; 0: the first Injury kills
        self.carcass = row.flag("carcass")


class Token(Printed):
    """An Intruder token: kind on one side, number on the other."""

    __slots__ = ("kind", "number")

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.kind = row.text("kind")
        self.number = row.number("number", 0)  # 0: the Blank


class Exploration(Printed):
    """An Exploration token."""

    __slots__ = ("effect", "items")

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.effect = row.text("effect")
        self.items = row.number("items")


class RoomTile(Printed):
    """A room tile or a Special Room."""

    __slots__ = ("action_cost", "back", "can_malfunction", "colour", "computer", "searchable")

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.back = row.number("back", 0)  # 0: a Special Room, printed on the board
        self.colour = row.text("colour")
        self.computer = row.flag("computer")
        self.searchable = row.flag("searchable", True)
        self.can_malfunction = row.flag("can_malfunction", True)
        self.action_cost: int | None = row.number("action_cost") if row.has("action_cost") else None


WHOSE, ON_ATTACK, ON_INJURY = "whose", "on-attack", "on-injury"  # the parts of an Intruder Attack card


class AttackCard(Printed):
    """An Intruder Attack card."""

    __slots__ = ("blood", "kinds", "name", "retreat")

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.name = row.text("name")  # cards of one name have one effect
        self.retreat = row.flag("retreat")  # the arrow, in place of a number
        self.blood = row.number("blood", 0)
        self.kinds = row.texts("kinds")


class EventCard(Printed):
    __slots__ = ("after", "corridor", "kinds", "name")

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.name = row.text("name", self.key)
        self.corridor = row.number("corridor")
        self.kinds = row.texts("kinds")
        self.after = row.text("after", "discard")  # or remove-and-reshuffle, shuffle-into-deck


class IntruderAction(Printed):
    """A card of the Intruder player."""

    __slots__ = ("attack_cards", "corridor", "invented", "name")

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.name = row.text("name")
        self.corridor = row.number("corridor", 0)  # 0: any
        self.attack_cards = row.number("attack_cards")
        self.invented = row.flag("invented")


class Card(Printed):
    """A card of an Action deck. Contamination cards are not Action cards and never pay."""

    __slots__ = ("pays",)

    def __init__(self, key: str, pays: bool = False) -> None:
        self.key = key
        self.pays = pays


class ActionCard(Card):
    __slots__ = ("combat", "cost", "reaction")

    def __init__(self, row: Row) -> None:
        super().__init__(row.text("key"), pays=True)
        self.cost = row.number("cost")
        self.combat = row.text("combat")  # in, out or any
        self.reaction = row.flag("reaction")


class Weapon:
    """What is printed on a weapon beside its ammo: which faces of the combat die do what."""

    __slots__ = ("ammo", "at_least", "bonus", "counts_as", "kind", "more", "reroll")

    def __init__(self, row: Row) -> None:
        self.kind = row.text("kind")  # energy or classic
        self.ammo = row.number("ammo")
        faces, bonus = row.table("counts_as"), row.table("bonus")
        self.counts_as: dict[str, str] = {face: faces.text(face) for face in faces.names()}
        self.at_least = row.number("at_least", 0)  # unless the face is a miss
        self.bonus: dict[str, int] = {face: bonus.number(face) for face in bonus.names()}
        self.more = row.number("more", 0)  # whenever at least 1 Injury is dealt
        self.reroll = row.flag("reroll")


class Item(Printed):
    __slots__ = ("colour", "combat", "component", "copies", "cost", "heavy", "one_use", "recipe", "weapon")

    def __init__(self, colour: str, row: Row) -> None:
        self.key = row.text("key")
        self.colour = colour  # red, yellow, green; blue: crafted; "": starting weapons and Quest Items
        self.copies = row.number("copies", 1)
        self.cost = row.number("cost")
        self.combat = row.text("combat")  # in, out or any
        self.heavy = row.flag("heavy")
        self.one_use = row.flag("one_use")
        self.component = row.text("component", "")
        self.recipe = row.texts("recipe")
        self.weapon: Weapon | None = Weapon(row.table("weapon")) if row.has("weapon") else None


class QuestItem(Item):
    __slots__ = ("quest_discard", "quest_room", "use")

    def __init__(self, row: Row) -> None:
        super().__init__("", row)
        self.use = row.text("use")  # action, reaction or passive
        self.quest_room = row.text("quest_room", "")  # to be there,
        self.quest_discard = row.texts("quest_discard")  # or to discard one of these


class Character(Printed):
    __slots__ = ("deck", "quest_items", "weapon")

    def __init__(self, key: str, weapon: Item, quest_items: tuple[QuestItem, ...], deck: tuple[ActionCard, ...]):
        self.key = key
        self.weapon = weapon
        self.quest_items = quest_items
        self.deck = deck


class Condition:
    """One demand of an objective."""

    __slots__ = ("key", "kind", "number", "room", "what")

    def __init__(self, row: Row) -> None:
        self.kind = row.text("kind")
        self.what = row.text("what", "")
        self.number = row.number("number", 0)
        self.room = row.text("room", "")
        words = ["condition", self.kind, self.what, self.room, str(self.number) if self.number else ""]
        self.key = "-".join([word for word in words if word])


class Objective(Printed):
    """Fulfilled if all conditions of any of its ways are met."""

    __slots__ = ("any_of", "deck", "min_players")

    def __init__(self, deck: str, row: Row) -> None:
        self.key = row.text("key")
        self.deck = deck  # personal, corporate or solo-coop
        self.min_players = row.number("min_players", 1)
        self.any_of = tuple([tuple([Condition(each) for each in way.tables("all")]) for way in row.tables("any_of")])


class Coordinates(Printed):
    """What lies behind each space of the Destination track."""

    __slots__ = ("destinations",)

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.destinations: dict[str, str] = {space: row.text(space) for space in DESTINATION_TRACK}


class Wound(Printed):
    """A Serious Wound card."""

    __slots__ = ("copies",)

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.copies = row.number("copies")


class Weakness(Printed):
    __slots__ = ()


class EngineToken(Printed):
    """An Engine token. Of the two of an engine the upper one is true."""

    __slots__ = ("number", "working")

    def __init__(self, number: int, working: bool) -> None:
        self.key = f"engine-{number}-{'working' if working else 'damaged'}"
        self.number = number
        self.working = working


class PodToken(Printed):
    """An Escape Pod."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.key = f"pod-{number}"
        self.number = number


def colours(track: Row) -> tuple[str, ...]:
    """The colour of each space by the steps left to the last one."""
    spaces = {left: name for name in track.names() if name != "start" for left in track.numbers(name)}
    return tuple([spaces[left] for left in range(len(spaces))])


_in_box = content("components")
_dice = content("dice")
_tracks = content("tracks")
_intruders = content("intruders")
_items = content("items")
_objectives = content("objectives")
_contamination = content("contamination")

COMPONENTS: Final = {name: _in_box.number(name) for name in _in_box.names() if name != "cites"}
FIRE_MARKERS: Final = COMPONENTS["fire_markers"]
MALFUNCTION_MARKERS: Final = COMPONENTS["malfunction_markers"]
DOORS: Final = COMPONENTS["doors"]
EGGS: Final = COMPONENTS["eggs"]
EGGS_AT_SETUP: Final = COMPONENTS["eggs_at_setup"]
RED_CORPSES: Final = COMPONENTS["red_character_corpses"]
CARCASSES: Final = COMPONENTS["intruder_carcasses"]
MOST_PLAYERS: Final = COMPONENTS["help_cards"]

NOISE_DIE: Final = _dice.table("noise").texts("faces")
COMBAT_DIE: Final = _dice.table("combat").texts("faces")

TIME_TRACK: Final = colours(_tracks.table("time"))  # TIME_TRACK[0] is the jump
TIME_START: Final = _tracks.table("time").number("start")
DESTRUCT_TRACK: Final = colours(_tracks.table("self_destruct"))  # DESTRUCT_TRACK[0] is the skull
DESTRUCT_START: Final = _tracks.table("self_destruct").number("start")
DESTINATION_TRACK: Final = _tracks.table("destination").texts("spaces")
DESTINATION_START: Final = _tracks.table("destination").text("start")

ENGINES: Final = tuple(
    [EngineToken(number, working) for number in range(1, COMPONENTS["engines"] + 1) for working in (True, False)]
)
PODS: Final = tuple([PodToken(number) for number in range(1, COMPONENTS["pods"] + 1)])
PODS_BY_PLAYERS: Final = _tracks.table("pods").numbers("by_players")  # from 1 player to 5
POD_CAPACITY: Final = _tracks.table("pods").number("capacity")

KINDS: Final = {row.text("key"): IntruderKind(size, row) for size, row in enumerate(_intruders.tables("kinds"), 1)}
TOKENS: Final = tuple([Token(row) for row in _intruders.tables("tokens")])
BAG: Final = {kind: _intruders.table("bag").number(kind) for kind in _intruders.table("bag").names()}
ADULTS_PER_PLAYER: Final = _intruders.table("bag_per_player").number("adult")
ATTACKS: Final = tuple([AttackCard(row) for row in content("attacks").tables("cards")])
EVENTS: Final = tuple([EventCard(row) for row in content("events").tables("cards")])
INTRUDER_ACTIONS: Final = tuple([IntruderAction(row) for row in content("intruder_actions").tables("cards")])
WEAKNESSES: Final = tuple([Weakness(row.text("key")) for row in content("weaknesses").tables("cards")])
WEAKNESS_SLOTS: Final = content("weaknesses").texts("slots")  # the object to which each slot belongs

ROOM_TILES: Final = {room.key: room for room in [RoomTile(row) for row in content("rooms").tables("rooms")]}
EXPLORATIONS: Final = tuple([Exploration(row) for row in content("exploration_tokens").tables("tokens")])

ITEMS: Final = {
    item.key: item for colour in ("red", "yellow", "green") for item in [Item(colour, r) for r in _items.tables(colour)]
}
CRAFTED: Final = {item.key: item for item in [Item("blue", row) for row in content("crafted").tables("blue")]}
WEAPONS: Final = {item.key: item for item in [Item("", row) for row in content("weapons").tables("weapons")]}
QUEST_ITEMS: Final = {item.key: item for item in [QuestItem(row) for row in content("quest_items").tables("cards")]}
ITEM_DECKS: Final = {
    colour: tuple([item for item in ITEMS.values() if item.colour == colour for _ in range(item.copies)])
    for colour in ("red", "yellow", "green")
}
CRAFTED_PILE: Final = tuple([item for item in CRAFTED.values() for _ in range(item.copies)])

ACTION_CARDS: Final = {card.key: card for card in [ActionCard(row) for row in content("action_cards").tables("cards")]}
CHARACTERS: Final = {
    row.text("key"): Character(
        row.text("key"),
        WEAPONS[row.text("weapon")],
        tuple([QUEST_ITEMS[key] for key in row.texts("quest_items")]),
        tuple([ACTION_CARDS[key] for key in row.texts("deck")]),
    )
    for row in content("characters").tables("characters")
}
WOUNDS: Final = {wound.key: wound for wound in [Wound(row) for row in content("serious_wounds").tables("cards")]}
WOUND_DECK: Final = tuple([wound for wound in WOUNDS.values() for _ in range(wound.copies)])

# Whether a Contamination card is infected is decided by its first scan; what was scanned and stays is known.
CONTAMINATION: Final = Card("contamination")
INFECTED: Final = Card("infected")
CLEAN: Final = Card("clean")
INFECTED_CARDS: Final = _contamination.number("infected")
CLEAN_CARDS: Final = _contamination.number("clean")

PERSONAL: Final = tuple([Objective("personal", row) for row in _objectives.tables("personal")])
CORPORATE: Final = tuple([Objective("corporate", row) for row in _objectives.tables("corporate")])
SOLO_COOP: Final = tuple([Objective("solo-coop", r) for r in content("solo_coop_objectives").tables("solo_coop")])
COORDINATES: Final = tuple([Coordinates(row) for row in content("coordinates").tables("cards")])

DEFINITIONS: Final[tuple[Printed, ...]] = (
    *KINDS.values(), *TOKENS, *ATTACKS, *EVENTS, *INTRUDER_ACTIONS, *WEAKNESSES, *ROOM_TILES.values(), *EXPLORATIONS,
    *ITEMS.values(), *CRAFTED.values(), *WEAPONS.values(), *QUEST_ITEMS.values(), *ACTION_CARDS.values(),
    *CHARACTERS.values(), *WOUNDS.values(), CONTAMINATION, INFECTED, CLEAN, *PERSONAL, *CORPORATE, *SOLO_COOP,
    *COORDINATES, *ENGINES, *PODS,
)  # fmt: skip

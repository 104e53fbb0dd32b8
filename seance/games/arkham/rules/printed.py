"""What is printed in the box: read once, shared by all states, never copied and never changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from seance import engine
from seance.games.arkham.content import Row, content

WILLPOWER: Final = "willpower"
INTELLECT: Final = "intellect"
COMBAT: Final = "combat"
AGILITY: Final = "agility"
WILD: Final = "wild"
SKILLS: Final = (WILLPOWER, INTELLECT, COMBAT, AGILITY)
CLASSES: Final = ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral")
SLOTS: Final = {"accessory": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2}
ASSET, EVENT, SKILL, ENEMY, TREACHERY = KINDS = ("asset", "event", "skill", "enemy", "treachery")
MOST_INVESTIGATORS: Final = 4
LOCATION, ACT, AGENDA = "location", "act", "agenda"
SIGNATURE, BASIC = "signature", "basic"


class Printed(engine.Printed):
    """A card as printed."""

    __slots__ = ("code", "kind", "traits")

    def __init__(self, kind: str, row: Row) -> None:
        super().__init__(row.text("key"))
        self.code = row.text("code")
        self.kind = kind
        self.traits = row.texts("traits")


class Persona(Printed):
    """An investigator card, both sides."""

    __slots__ = (
        "deck_size",
        "experience",
        "faction",
        "health",
        "options",
        "requires",
        "sanity",
        "skills",
        "weaknesses",
    )

    def __init__(self, row: Row) -> None:
        super().__init__("investigator", row)
        self.faction = row.text("faction")
        self.health = row.number("health")
        self.sanity = row.number("sanity")
        self.skills: Mapping[str, int] = {skill: row.table("skills").number(skill) for skill in SKILLS}
        self.deck_size = row.number("deck_size")
        self.options = {
            faction: option.number("most") for option in row.tables("options") for faction in option.texts("factions")
        }  # class: the highest level of it that the deck may take
        self.requires = row.texts("requires")
        self.weaknesses = row.number("weaknesses")  # random basic ones
        self.experience = row.number("experience", 0)  # to begin a campaign with


def nobody() -> Row:
    """No card of the box."""
    none: dict[str, object] = dict.fromkeys(("health", "sanity", "deck_size", "weaknesses"), 0)
    return Row("nobody", {"key": "empty-seat", "code": "", "faction": "", "skills": dict.fromkeys(SKILLS, 0)} | none)


class PlayerCard(Printed):
    """An asset, event or skill, or a weakness: anything that belongs to an investigator's deck."""

    __slots__ = (
        "copies", "cost", "damage", "evade", "faction", "fast", "fight", "health", "horror", "icons", "keywords",
        "level", "limit", "only", "prey", "revised", "sanity", "slots", "title", "unique", "uses", "uses_kind",
        "weakness",
    )  # fmt: skip

    def __init__(self, row: Row) -> None:
        super().__init__(row.text("kind"), row)
        self.title = self.key.removesuffix(f"-{self.code}")  # what deck limits count, whatever the level
        self.faction = row.text("faction")
        self.level: int | None = row.number("level") if row.has("level") else None  # signature cards have none
        self.weakness = row.text("weakness", "")
        self.cost: int | None = row.number("cost") if row.has("cost") else None  # None: it cannot be played
        self.slots = row.texts("slots")
        icons = row.table("icons")
        self.icons: Mapping[str, int] = {icon: icons.number(icon) for icon in icons.names()}
        self.fast = row.flag("fast")
        self.unique = row.flag("unique")
        self.health = row.number("health", 0)
        self.sanity = row.number("sanity", 0)
        uses = row.table("uses")
        self.uses = uses.number("n", 0)
        self.uses_kind = uses.text("kind", "")
        self.fight = row.number("fight", 0)
        self.evade = row.number("evade", 0)
        self.damage = row.number("damage", 0)
        self.horror = row.number("horror", 0)
        self.keywords = row.texts("keywords")
        self.prey = row.text("prey", "")
        self.copies = row.number("copies")
        self.revised = row.number("revised")
        self.limit = row.number("limit")
        self.only = row.text("only", "")


class EncounterCard(Printed):
    """A card of an encounter set. `copies` is how many the set has."""

    __slots__ = ("copies", "set", "victory")

    def __init__(self, kind: str, row: Row) -> None:
        super().__init__(kind, row)
        self.set = row.text("set")
        self.copies = row.number("copies")
        self.victory = row.number("victory", 0)


class EnemyCard(EncounterCard):
    __slots__ = (
        "damage", "evade", "fight", "health", "horror", "keywords", "more_health", "per_investigator", "prey", "spawn",
        "unique",
    )  # fmt: skip

    def __init__(self, row: Row) -> None:
        super().__init__(ENEMY, row)
        self.fight = row.number("fight")
        self.health = row.number("health")
        self.evade = row.number("evade")
        self.damage = row.number("damage", 0)
        self.horror = row.number("horror", 0)
        self.per_investigator = row.flag("per_investigator")  # the health is for each investigator
        self.more_health = row.number("more_health", 0)  # and this much more for each, by its text
        self.keywords = row.texts("keywords")
        self.prey = row.text("prey", "")
        self.spawn = row.text("spawn", "")  # a location, "empty" or "prey"; "": engaged with whoever drew it
        self.unique = row.flag("unique")


class TreacheryCard(EncounterCard):
    __slots__ = ("keywords",)

    def __init__(self, row: Row) -> None:
        super().__init__(TREACHERY, row)
        self.keywords = row.texts("keywords")


class LocationCard(EncounterCard):
    __slots__ = ("clues", "connects", "hidden_connects", "hidden_symbol", "shroud", "symbol", "title")

    def __init__(self, row: Row) -> None:
        super().__init__(LOCATION, row)
        self.title = row.text("title", self.key)  # several cards may be the same place
        self.shroud = row.number("shroud")
        self.clues = row.number("clues")  # for each investigator
        self.symbol = row.text("symbol")
        self.connects = row.texts("connects")
        self.hidden_symbol = row.text("hidden_symbol", self.symbol)  # on the unrevealed side
        self.hidden_connects = row.texts("hidden_connects") or self.connects


class ActCard(EncounterCard):
    __slots__ = ("clues", "stage")

    def __init__(self, row: Row) -> None:
        super().__init__(ACT, row)
        self.stage = row.number("stage")
        self.clues = row.number("clues", 0)  # for each investigator; 0: it advances by its text


class AgendaCard(EncounterCard):
    __slots__ = ("back", "doom", "stage")

    def __init__(self, row: Row) -> None:
        super().__init__(AGENDA, row)
        self.stage = row.number("stage")
        self.doom = row.number("doom")
        self.back = row.text("back", "")  # the card that it is on its other side


class StoryAsset(EncounterCard):
    __slots__ = ("health", "sanity", "slots", "unique")

    def __init__(self, row: Row) -> None:
        super().__init__(ASSET, row)
        self.slots = row.texts("slots")
        self.health = row.number("health", 0)
        self.sanity = row.number("sanity", 0)
        self.unique = row.flag("unique")


class ScenarioSheet:
    """What a scenario begins with, before the campaign log changes it."""

    __slots__ = (
        "acolytes", "acts", "agendas", "cultist_deck", "doom_by_got_away", "encounter_deck", "in_play", "key", "one_of",
        "one_set_of", "set_aside", "sets", "start", "tokens", "woods", "woods_in_play",
    )  # fmt: skip

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.sets = row.texts("sets")
        self.in_play = row.texts("in_play")
        self.start = row.text("start", "")
        self.set_aside = row.texts("set_aside")
        self.agendas = row.texts("agendas")
        self.acts = row.texts("acts")
        self.encounter_deck = row.number("encounter_deck")  # how many cards it has, to check the others
        self.one_of = tuple([tuple([str(key) for key in pair]) for pair in row.many("one_of", list)])
        self.one_set_of = row.texts("one_set_of")
        self.cultist_deck = row.text("cultist_deck", "")
        self.acolytes = row.texts("acolytes")  # where one begins, from the second investigator on
        self.woods = row.texts("woods")
        self.woods_in_play = row.number("woods_in_play", 0)
        self.tokens = row.texts("tokens")  # added to the chaos bag
        self.doom_by_got_away = row.numbers("doom_by_got_away")

    def __repr__(self) -> str:
        return self.key


PERSONAS: Final = {one.key: one for one in map(Persona, content("investigators").tables("cards"))}
PLAYER_CARDS: Final = {one.key: one for one in map(PlayerCard, content("player_cards").tables("cards"))}
BASIC_WEAKNESSES: Final = {one.key: one for one in map(PlayerCard, content("basic_weaknesses").tables("cards"))}
ENEMIES: Final = {one.key: one for one in map(EnemyCard, content("enemies").tables("cards"))}
TREACHERIES: Final = {one.key: one for one in map(TreacheryCard, content("treacheries").tables("cards"))}
LOCATIONS: Final = {one.key: one for one in map(LocationCard, content("locations").tables("cards"))}
ACTS: Final = {one.key: one for one in map(ActCard, content("acts").tables("cards"))}
AGENDAS: Final = {one.key: one for one in map(AgendaCard, content("agendas").tables("cards"))}
STORY_ASSETS: Final = {one.key: one for one in map(StoryAsset, content("story_assets").tables("cards"))}
EARNED: Final = {one.key: one for one in map(PlayerCard, content("story_assets").tables("cards"))}  # as part of a deck
SCENARIOS: Final = {one.key: one for one in map(ScenarioSheet, content("night_of_the_zealot").tables("scenarios"))}
ENCOUNTER_CARDS: Final[dict[str, EncounterCard]] = {
    **ENEMIES, **TREACHERIES, **LOCATIONS, **ACTS, **AGENDAS, **STORY_ASSETS
}  # fmt: skip
ENCOUNTER_SETS: Final = {
    row.text("key").removeprefix("set-"): (row.number("cards"), row.number("deck"))
    for row in content("encounter_sets").tables("sets")
}  # the cards of each set, and how many of them belong into an encounter deck
BAGS: Final = content("night_of_the_zealot").table("chaos_bags")
DIFFICULTIES: Final = BAGS.names()
CHAOS_BAGS: Final = {difficulty: BAGS.texts(difficulty) for difficulty in DIFFICULTIES}
LOG_KEYS: Final = content("night_of_the_zealot").table("log").texts("keys")
STARTER_DECKS: Final = {
    deck.text("investigator"): {row.text("card"): row.number("copies") for row in deck.tables("cards")}
    for deck in content("starter_decks").tables("decks")
}
EMPTY_SEAT: Final = Persona(nobody())  # stands where nobody has sat down yet
DEFINITIONS: Final = (
    *PERSONAS.values(), *PLAYER_CARDS.values(), *BASIC_WEAKNESSES.values(), *EARNED.values(), *ENCOUNTER_CARDS.values()
)  # fmt: skip

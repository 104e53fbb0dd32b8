"""What is printed in the box: read once, shared by all states, never copied and never changed."""

from __future__ import annotations

from typing import Final

from seance.engine import Printed
from seance.games.eldritch.content import Row, content

LORE: Final = "lore"
INFLUENCE: Final = "influence"
OBSERVATION: Final = "observation"
STRENGTH: Final = "strength"
WILL: Final = "will"
SKILLS: Final = (LORE, INFLUENCE, OBSERVATION, STRENGTH, WILL)
CITY: Final = "city"
WILDERNESS: Final = "wilderness"
SEA: Final = "sea"
SPACE_KINDS: Final = (CITY, WILDERNESS, SEA)


class Space(Printed):
    __slots__ = ("expedition", "kind", "named", "region")

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.kind = row.text("kind")
        self.region = row.text("region", "")  # the encounter deck of a named city
        self.expedition = row.flag("expedition")
        self.named = bool(self.region) or self.expedition


class Sheet(Printed):
    """An investigator sheet, both sides."""

    __slots__ = (
        "assets",
        "clues",
        "crippled",
        "health",
        "improvements",
        "insane",
        "sanity",
        "skills",
        "spells",
        "start",
    )

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        skills = row.table("skills")
        self.skills: dict[str, int] = {skill: skills.number(skill) for skill in SKILLS}
        self.health = row.number("health")
        self.sanity = row.number("sanity")
        self.start = row.text("start")
        self.assets = row.texts("assets")
        self.spells = row.texts("spells")
        self.clues = row.number("clues", 0)
        self.improvements = row.number("improvements", 0)  # of skills that the player chooses
        self.crippled = row.text("crippled")  # the skill tested when found with a Health token
        self.insane = row.text("insane")  # or with a Sanity token


class Fight:
    """What a Combat encounter reads from a monster. A test whose modifier is None is not made."""

    __slots__ = ("damage", "horror", "reckoning", "strength", "toughness", "will")

    def __init__(self, row: Row) -> None:
        self.will: int | None = row.number("will") if row.has("will") else None
        self.horror = row.number("horror", 0)
        self.strength: int | None = row.number("strength") if row.has("strength") else None
        self.damage = row.number("damage", 0)
        self.toughness = row.number("toughness")
        self.reckoning = row.flag("reckoning")


class MonsterKind(Printed):
    """A kind of Monster token; an Epic Monster is the only one of its kind."""

    __slots__ = ("copies", "epic", "fight", "moves_to", "per_player", "spawn")

    def __init__(self, epic: bool, row: Row) -> None:
        self.key = row.text("key")
        self.epic = epic
        self.copies = row.number("copies", 1)
        self.fight: Fight | None = None if row.flag("ancient_one") else Fight(row)  # None: see the Ancient One's sheet
        self.per_player = row.flag("per_player")  # the number of players is added to the toughness
        self.spawn = row.flag("spawn")
        self.moves_to = row.text("moves_to", "")


class Gate(Printed):
    __slots__ = ("omen", "space")

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.space = row.text("space")
        self.omen = row.text("omen")


class Clue(Printed):
    __slots__ = ("space",)

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.space = row.text("space")


class Reference(Printed):
    """Numbers of Mythos effects by number of players."""

    __slots__ = ("clues", "gates", "players", "surge")

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.players = row.numbers("players")
        self.gates = row.number("gates")
        self.clues = row.number("clues")
        self.surge = row.number("surge")


class Possession(Printed):
    """A card that an investigator can own: an Asset, Artifact, Spell or Condition."""

    __slots__ = ("family", "traits")

    def __init__(self, family: str, row: Row) -> None:
        self.key = row.text("key")
        self.family = family
        self.traits = row.texts("traits")


class Asset(Possession):
    __slots__ = ("value",)

    def __init__(self, row: Row) -> None:
        super().__init__("asset", row)
        self.value = row.number("value")


class Back(Printed):
    """The hidden side of one copy of a Spell or Condition."""

    __slots__ = ("card", "number")

    def __init__(self, card: str, number: int) -> None:
        self.key = f"{card}-back-{number}"
        self.card = card
        self.number = number


class Spell(Possession):
    __slots__ = ("backs", "modifier", "when")

    def __init__(self, row: Row) -> None:
        super().__init__("spell", row)
        self.traits = (row.text("trait"),)
        self.when = row.text("when")  # action, combat, encounter, health-loss or sanity-loss
        self.modifier = row.number("modifier")  # of the Lore test on its front
        self.backs = tuple([Back(self.key, number) for number in range(1, row.number("backs") + 1)])


class Condition(Possession):
    __slots__ = ("backs", "reckoning")

    def __init__(self, row: Row) -> None:
        super().__init__("condition", row)
        self.reckoning = row.flag("reckoning")
        self.backs = tuple([Back(self.key, number) for number in range(1, row.number("backs") + 1)])


class Mystery(Printed):
    __slots__ = ("ancient_one", "counts", "eldritch", "epic", "epic_space", "goal", "token")

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.ancient_one = row.text("ancient_one")
        self.counts = row.text("counts")  # clues, eldritch, gates or toughness; epic: a monster to be defeated
        self.goal = row.text("goal", "")  # players, half or twice
        self.token = row.text("token", "")  # where the Mystery token is put
        self.epic = row.text("epic", "")  # the Epic Monster that comes with it,
        self.epic_space = row.text("epic_space", "")  # and where
        self.eldritch = row.texts("eldritch")  # where Eldritch tokens are put


class Mythos(Printed):
    __slots__ = (
        "colour", "difficulty", "eldritch", "epic", "epic_space", "icons", "ongoing", "reckoning", "rumor", "space",
    )  # fmt: skip

    def __init__(self, colour: str, icons: tuple[str, ...], row: Row) -> None:
        self.key = row.text("key")
        self.colour = colour
        self.difficulty = row.text("difficulty")  # easy, normal or hard
        self.rumor = colour == "blue"
        self.ongoing = self.rumor or row.flag("ongoing")
        self.reckoning = row.flag("reckoning")
        self.space = row.text("space", "")  # of the Rumor token
        self.eldritch = row.number("eldritch", 0)  # tokens put on the card
        self.epic = row.text("epic", "")  # the Epic Monster that comes with it,
        self.epic_space = row.text("epic_space", "")  # and where
        absent = [icon for icon, named in (("place-rumor", self.space), ("place-eldritch", self.eldritch)) if not named]
        self.icons = tuple([icon for icon in icons if icon not in absent])


class AncientOne(Printed):
    __slots__ = (
        "cultist_back", "cultist_front", "doom", "eldritch_on_green", "final_epic", "final_mystery", "final_space",
        "mysteries", "reckoning_back", "reckoning_front", "research", "set_aside", "special", "stages",
    )  # fmt: skip

    def __init__(self, row: Row) -> None:
        self.key = row.text("key")
        self.doom = row.number("doom")
        self.mysteries = row.number("mysteries")  # to be solved
        stages = row.tables("stages")
        self.stages = tuple([{colour: stage.number(colour) for colour in MYTHOS_COLOURS} for stage in stages])
        aside = row.table("set_aside")
        self.set_aside: dict[str, int] = {kind: aside.number(kind) for kind in aside.names()}
        self.eldritch_on_green = row.number("eldritch_on_green", 0)  # Eldritch tokens on the green Omen space
        self.research = row.text("research")
        self.special = row.text("special", "")
        self.cultist_front = Fight(row.table("cultist_front"))
        self.cultist_back: Fight | None = Fight(row.table("cultist_back")) if row.has("cultist_back") else None
        self.reckoning_front = row.flag("reckoning_front")
        self.reckoning_back = row.flag("reckoning_back")
        self.final_mystery = row.flag("final_mystery")
        self.final_epic = row.text("final_epic", "")  # the Epic Monster of the Final Mystery,
        self.final_space = row.text("final_space", "")  # and where


class EncounterCard(Printed):
    __slots__ = ("deck", "sections", "space", "world")

    def __init__(self, key: str, deck: str, sections: tuple[str, ...], space: str = "", world: str = "") -> None:
        self.key = key
        self.deck = deck
        self.sections = sections
        self.space = space  # on the back of an Expedition card
        self.world = world  # where an Other World card leads


def encounter_deck(row: Row) -> tuple[EncounterCard, ...]:
    """Cards are listed by their keys, or with what else is printed on them."""
    deck, sections = row.text("key"), row.texts("sections")
    if row.has("keys"):
        return tuple([EncounterCard(key, deck, sections) for key in row.texts("keys")])
    return tuple(
        [
            EncounterCard(card.text("key"), deck, sections, card.text("space", ""), card.text("world", ""))
            for card in row.tables("cards")
        ]
    )


_board = content("board")
_in_box = content("components")
_monsters = content("monsters")
_mythos = content("mythos")

COMPONENTS: Final = {name: _in_box.number(name) for name in _in_box.names() if name != "cites"}
SPACES: Final = {space.key: space for space in [Space(row) for row in _board.tables("spaces")]}
RESERVE: Final = _board.number("reserve")  # slots
OMENS: Final = _board.table("omen").texts("spaces")  # the colour of each space of the track, clockwise
OMEN_START: Final = _board.table("omen").number("start")
DOOM_HIGHEST: Final = _board.table("doom").number("highest")

INVESTIGATORS: Final = {
    one.key: one for one in [Sheet(row) for row in content("investigators").tables("investigators")]
}
MONSTERS: Final = {kind.key: kind for kind in [MonsterKind(False, row) for row in _monsters.tables("ordinary")]}
EPIC_MONSTERS: Final = {kind.key: kind for kind in [MonsterKind(True, row) for row in _monsters.tables("epic")]}
CUP: Final = tuple([kind for kind in MONSTERS.values() for _ in range(kind.copies)])
GATES: Final = {gate.key: gate for gate in [Gate(row) for row in content("gates").tables("tokens")]}
CLUES: Final = {clue.key: clue for clue in [Clue(row) for row in content("clues").tables("tokens")]}
REFERENCES: Final = tuple([Reference(row) for row in content("references").tables("cards")])
REFERENCE_BY_PLAYERS: Final = {players: card for card in REFERENCES for players in card.players}

ASSETS: Final = {card.key: card for card in [Asset(row) for row in content("assets").tables("cards")]}
ARTIFACTS: Final = {
    card.key: card for card in [Possession("artifact", row) for row in content("artifacts").tables("cards")]
}
SPELLS: Final = {card.key: card for card in [Spell(row) for row in content("spells").tables("cards")]}
CONDITIONS: Final = {card.key: card for card in [Condition(row) for row in content("conditions").tables("cards")]}
BACKS: Final = {
    back.key: back
    for back in (
        *[back for spell in SPELLS.values() for back in spell.backs],
        *[back for condition in CONDITIONS.values() for back in condition.backs],
    )
}

MYSTERIES: Final = {card.key: card for card in [Mystery(row) for row in content("mysteries").tables("cards")]}
MYTHOS_COLOURS: Final = ("green", "yellow", "blue")
MYTHOS: Final = {
    card.key: card
    for colour in MYTHOS_COLOURS
    for card in [Mythos(colour, _mythos.table("icons").texts(colour), row) for row in _mythos.tables(colour)]
}
ANCIENT_ONES: Final = {
    one.key: one for one in [AncientOne(row) for row in content("ancient_ones").tables("ancient_ones")]
}
ENCOUNTER_DECKS: Final = {row.text("key"): encounter_deck(row) for row in content("encounters").tables("decks")}
ENCOUNTERS: Final = {card.key: card for deck in ENCOUNTER_DECKS.values() for card in deck}
WORLDS: Final = tuple(dict.fromkeys([card.world for card in ENCOUNTER_DECKS["other-world"]]))

DEFINITIONS: Final[tuple[Printed, ...]] = (
    *SPACES.values(), *INVESTIGATORS.values(), *MONSTERS.values(), *EPIC_MONSTERS.values(), *GATES.values(),
    *CLUES.values(), *REFERENCES, *ASSETS.values(), *ARTIFACTS.values(), *SPELLS.values(), *CONDITIONS.values(),
    *BACKS.values(), *MYSTERIES.values(), *MYTHOS.values(), *ANCIENT_ONES.values(), *ENCOUNTERS.values(),
)  # fmt: skip

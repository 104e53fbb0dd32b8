"""Setting up the board and the crew, in the twenty steps of the rulebook."""

from __future__ import annotations

from typing import Literal

from seance.engine import Deck, Dice, Options, cites

from .board import BOARDS
from .pieces import BLUE_CORPSE, Crew, Gear
from .printed import (
    ADULTS_PER_PLAYER,
    ATTACKS,
    BAG,
    CHARACTERS,
    CLEAN_CARDS,
    COORDINATES,
    CORPORATE,
    CRAFTED_PILE,
    EGGS_AT_SETUP,
    ENGINES,
    EVENTS,
    EXPLORATIONS,
    INFECTED_CARDS,
    INTRUDER_ACTIONS,
    ITEM_DECKS,
    PERSONAL,
    PODS,
    PODS_BY_PLAYERS,
    ROOM_TILES,
    SOLO_COOP,
    TOKENS,
    WEAKNESSES,
    WOUND_DECK,
    Character,
)  # fmt: skip
from .state import Pod, Ship


class NemesisOptions(Options, frozen=True, kw_only=True):
    mode: Literal["semi-coop", "solo", "coop"] = "semi-coop"
    side: Literal["A", "B"] = "A"
    intruder_player: bool = False  # the first dead goes on as the Intruders

    def __post_init__(self) -> None:
        if self.intruder_player and self.mode != "semi-coop":
            raise ValueError("$.intruder_player: in semi-cooperative play only")


def set_up(seats: int, seed: int, options: NemesisOptions) -> Ship:
    s = Ship(seats, Dice(seed), BOARDS[options.side], options.mode)
    s.intruder_player = options.intruder_player
    s.verdicts = [()] * seats
    set_up_board(s)
    set_up_intruders(s)
    set_up_decks(s)
    set_up_players(s)
    return s


@cites("NEM-SETUP-01", "NEM-SETUP-03", "NEM-SETUP-04", "NEM-SETUP-05", "NEM-SETUP-06", "NEM-SETUP-07", "NEM-SETUP-08",
       "NEM-SETUP-11", "NEM-SETUP-36", "NEM-SIDEB-01", "NEM-SIDEB-04", "NEM-SIDEB-05", "NEM-CREW-26", "NEM-R2-01",
       "NEM-DOOR-16")  # fmt: skip
def set_up_board(s: Ship) -> None:
    """Steps 1 to 8: tiles and tokens face down, coordinates, destination, pods and engines, time."""
    board = s.board
    for room, tile in (*board.special.items(), *board.face_up.items()):
        s.tiles[room] = tile
    for room in (*board.slots_1, *board.slots_2, *board.face_up):
        s.tokens[room] = True
    open_tiles = board.face_up.values()
    s.tiles_1 = [tile.key for tile in ROOM_TILES.values() if tile.back == 1 and tile.key not in open_tiles]
    s.tiles_2 = [tile.key for tile in ROOM_TILES.values() if tile.back == 2]
    s.explorations = list(EXPLORATIONS)
    s.lay(board.hibernatorium, BLUE_CORPSE)
    set_up_pods(s)
    set_up_engines(s)


@cites("NEM-SETUP-12", "NEM-SETUP-13", "NEM-SETUP-14", "NEM-SETUP-15", "NEM-SETUP-16", "NEM-SETUP-17")
def set_up_pods(s: Ship) -> None:
    """Drawn at random, then in ascending order alternately at A and B, all closed."""
    tokens = list(PODS)
    drawn = [s.dice.take("pods", tokens) for _ in range(PODS_BY_PLAYERS[s.seats - 1])]
    numbers = sorted([pod.number for pod in drawn])
    s.pods = [Pod(number, "ab"[place % 2], False, False) for place, number in enumerate(numbers)]


@cites("NEM-SETUP-09", "NEM-SETUP-10", "NEM-SETUP-18", "NEM-SETUP-20", "NEM-SETUP-21")
def set_up_engines(s: Ship) -> None:
    """What lies face down is decided when somebody looks: the upper token of each engine, and the coordinates."""
    numbers = dict.fromkeys([token.number for token in ENGINES])
    s.engines = [Deck(f"engine-{n}", [token for token in ENGINES if token.number == n]) for n in numbers]
    s.coordinates = Deck("coordinates", list(COORDINATES))


@cites("NEM-SETUP-22", "NEM-SETUP-23", "NEM-SETUP-24", "NEM-SETUP-25", "NEM-SETUP-26", "NEM-SETUP-27", "NEM-SETUP-28")
def set_up_intruders(s: Ship) -> None:
    """Steps 9 and 10: Eggs, Weaknesses, the bag. Tokens of a kind are taken at random."""
    s.eggs = EGGS_AT_SETUP
    s.weaknesses_left = list(WEAKNESSES)
    s.supply = list(TOKENS)
    for kind, n in BAG.items():
        for _ in range(n + ADULTS_PER_PLAYER * s.seats if kind == "adult" else n):
            of_kind = [token for token in s.supply if token.kind == kind]
            token = of_kind[s.dice.place("supply", of_kind)]
            s.supply.remove(token)
            s.bag.append(token)


@cites("NEM-SETUP-30", "NEM-SETUP-31", "NEM-SETUP-33", "NEM-SETUP-34")
def set_up_decks(s: Ship) -> None:
    """Step 11: the decks, in an order that is decided when cards are drawn."""
    s.attacks = Deck("attacks", list(ATTACKS))
    s.events = Deck("events", list(EVENTS))
    s.wounds = Deck("wounds", list(WOUND_DECK))
    s.red, s.yellow, s.green = [Deck(colour, list(ITEM_DECKS[colour])) for colour in ("red", "yellow", "green")]
    s.crafted = list(CRAFTED_PILE)
    s.infected, s.clean = INFECTED_CARDS, CLEAN_CARDS
    s.contamination = INFECTED_CARDS + CLEAN_CARDS
    if s.intruder_player:
        s.hunter_deck = Deck("intruder-actions", list(INTRUDER_ACTIONS))


@cites("NEM-CREW-01", "NEM-CREW-02", "NEM-CREW-04", "NEM-CREW-05", "NEM-CREW-11", "NEM-CREW-25", "NEM-GOAL-05")
def set_up_players(s: Ship) -> None:
    """Steps 14 to 16 and 19: numbers and objectives at random; player 1 begins. Characters are chosen next."""
    numbers = list(range(1, s.seats + 1))
    s.crew = [Crew(seat, s.dice.take("help-cards", numbers)) for seat in range(s.seats)]
    s.first = next(who.seat for who in s.crew if who.number == 1)
    s.drafts = list(CHARACTERS.values())
    deal_objectives(s)


def players(s: Ship) -> int:
    """Semi-cooperative play needs two; only a scene may have one."""
    return max(s.seats, 2)


@cites("NEM-CREW-07", "NEM-CREW-08", "NEM-CREW-10", "NEM-COMP-43", "NEM-SOLO-01", "NEM-COOP-01")
def deal_objectives(s: Ship) -> None:
    """One Personal and one Corporate to each; in solo play two, in full cooperation one of the Solo/Coop cards."""
    if s.mode == "semi-coop":
        decks = [[card for card in deck if card.min_players <= players(s)] for deck in (PERSONAL, CORPORATE)]
    else:
        decks = [list(SOLO_COOP)]
    draws = decks * 2 if s.mode == "solo" else decks
    for who in s.crew:
        who.objectives = [s.dice.take("objectives", deck) for deck in draws]
    s.objectives_left = [card for deck in decks for card in deck]


@cites("NEM-CREW-16", "NEM-CREW-17", "NEM-CREW-19", "NEM-CREW-20", "NEM-CREW-21", "NEM-CREW-22", "NEM-CREW-23")
def take_character(s: Ship, who: Crew, character: Character) -> None:
    """Step 18: model, deck, loaded weapon and Quest Items."""
    who.key = character.key
    who.character = character
    who.room = s.board.hibernatorium
    who.deck = Deck(f"deck-{character.key}", list(character.deck))
    weapon = character.weapon
    assert weapon.weapon is not None
    who.hands = [Gear(weapon, s.number(weapon.key), weapon.weapon.ammo, (), "")]
    who.quests = list(character.quest_items)

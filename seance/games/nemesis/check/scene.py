"""Positions of Nemesis in a few words. Rooms are "006", corridors "006-011", everything else is named by its key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from seance.engine import Block, Deck, Game, key_of
from seance.games.nemesis import RULES
from seance.games.nemesis.rules.board import ROOM_KEYS, ROOM_NUMBERS
from seance.games.nemesis.rules.pieces import BLUE_CORPSE, Crew, Gear, HeavyObject, SeriousWound
from seance.games.nemesis.rules.printed import (
    ACTION_CARDS,
    CHARACTERS,
    CLEAN,
    CONTAMINATION,
    COORDINATES,
    CORPORATE,
    CRAFTED,
    ENGINES,
    EXPLORATIONS,
    INFECTED,
    ITEMS,
    PERSONAL,
    QUEST_ITEMS,
    SOLO_COOP,
    TOKENS,
    WEAKNESS_SLOTS,
    WEAKNESSES,
    WEAPONS,
    WOUNDS,
    Card,
    Item,
)  # fmt: skip
from seance.games.nemesis.rules.setup import NemesisOptions, set_up, take_character
from seance.games.nemesis.rules.state import CLOSED, DESTROYED, OPEN, Intruder, Ship
from seance.games.nemesis.rules.taking_over import clear_away
from seance.testing.scene import Scene

DOOR_STATES = {"open": OPEN, "closed": CLOSED, "destroyed": DESTROYED}
CARDS: dict[str, Card] = {**ACTION_CARDS, "contamination": CONTAMINATION, "infected": INFECTED, "clean": CLEAN}
EVERY_ITEM: dict[str, Item] = {**ITEMS, **CRAFTED, **WEAPONS, **QUEST_ITEMS}


def room_number(label: str) -> int:
    """Of room "006", which is also called "room-006"."""
    return ROOM_NUMBERS[f"room-{label.removeprefix('room-')}"]


class NemesisScene(Scene[Ship]):
    """Everybody in the Hibernatorium with empty hands, the bag empty, at the start of the first player's turn."""

    def __init__(
        self, seats: int = 1, mode: str = "semi-coop", side: str = "A", intruder_player: bool = False,
        poker_face: bool = False,
    ) -> None:  # fmt: skip
        options = NemesisOptions(mode=mode, side=side, intruder_player=intruder_player)  # type: ignore[arg-type]
        super().__init__(RULES, set_up(seats, 0, options), poker_face)
        s = self.s
        s.bag, s.supply, s.drafts = [], list(TOKENS), []
        s.phase, s.step, s.turn, s.first = "turns", "turns", 0, 0
        self.named = 0
        self.pods_named: list[int] = []
        for who, character in zip(s.crew, list(CHARACTERS.values()), strict=False):
            who.number = who.seat + 1
            take_character(s, who, character)

    def begin(self) -> Game[Ship]:
        """Where a character stands the room is explored: if the scene does not say what it is, it is a plain one."""
        if self.game is None:
            for who in self.s.crew:
                if who.room and not self.s.tiles[who.room]:
                    plain = "storage" if who.room in self.s.board.slots_1 else "monitoring-room"
                    self.explored(ROOM_KEYS[who.room].removeprefix("room-"), plain)
        return super().begin()

    # ---- the crew ------------------------------------------------------------------------------------------

    def crew(
        self, key: str, room: str = "", hand: list[str] | None = None, items: list[str] | None = None,
        hands: list[str] | None = None, wounds: list[str] | None = None, dressed: list[str] | None = None,
        discard: list[str] | None = None, light: int = 0, slimed: bool = False, larva: bool = False,
        signal: bool = False, ammo: int | None = None, passed: bool = False, fate: str = "",
        objectives: list[str] | None = None, quests: list[str] | None = None,
    ) -> Self:  # fmt: skip
        """The next seat plays this character. `hands`: instead of the weapon."""
        s, who = self.s, self.s.crew[self.named]
        self.named += 1
        for other in s.crew:  # whoever has the character in the meantime takes the one that is left over
            if other is not who and other.key == key and who.character is not None:
                take_character(s, other, who.character)
        take_character(s, who, CHARACTERS[key])
        self.move_to(who, room)
        who.light, who.slimed, who.larva, who.signal, who.passed = light, slimed, larva, signal, passed
        for name in hand or []:
            self.card_to(who, name, who.hand)
        for name in discard or []:
            self.card_to(who, name, who.deck.discard)
        self.give(who, items or [], hands, quests)
        if ammo is not None:
            who.gear[0].ammo = ammo
        for place, name in enumerate([*(wounds or []), *(dressed or [])]):
            s.wounds.rest.remove(WOUNDS[name])
            who.wounds.append(SeriousWound(WOUNDS[name], place + 1, place >= len(wounds or [])))
        if objectives is not None:
            self.deal_objectives(who, objectives)
        if fate:
            who.fate, who.room = fate, 0
        return self

    def move_to(self, who: Crew, room: str) -> None:
        if room.startswith("pod-"):
            who.room, who.pod = 0, int(room.removeprefix("pod-"))
        elif room:
            who.room = room_number(room)

    def card_to(self, who: Crew, name: str, place: list[Card]) -> None:
        """A card of the deck; one that the deck does not have stands in for any other of it."""
        card = CARDS[name]
        if card in who.deck.rest:
            who.deck.rest.remove(card)
        elif card.pays:
            who.deck.rest.remove(min(who.deck.rest, key=key_of))
        else:
            self.s.contamination -= 1
            self.s.infected -= card is INFECTED
            self.s.clean -= card is CLEAN
        place.append(card)

    def give(self, who: Crew, items: list[str], hands: list[str] | None, quests: list[str] | None) -> None:
        s = self.s
        if quests is not None:
            s.box += [quest for quest in who.quests if quest.key not in quests]
            who.quests = [quest for quest in who.quests if quest.key in quests]
        for name in items:
            who.items.append(self.take_item(who, name))
        if hands is not None:
            s.box += [gear.item for gear in who.gear if gear.item.key not in hands]
            who.hands = [held for held in who.hands if held.key in hands]
            for name in hands:
                if name not in [held.key for held in who.hands]:
                    self.hold(who, name)

    def hold(self, who: Crew, name: str) -> None:
        s = self.s
        if name == BLUE_CORPSE.key:
            s.take_object(s.board.hibernatorium, BLUE_CORPSE)
            who.hands.append(BLUE_CORPSE)
        elif name in WEAKNESS_SLOTS:
            self.s.eggs -= name == "intruder-egg"
            who.hands.append(HeavyObject(name, s.number(name)))
        else:
            item = self.take_item(who, name)
            full = 0 if item.weapon is None else item.weapon.ammo
            who.hands.append(Gear(item, s.number(name), full, (), ""))

    def take_item(self, who: Crew, name: str) -> Item:
        s, item = self.s, EVERY_ITEM[name]
        if item.colour == "blue":
            s.crafted.remove(item)
        elif item.colour:
            s.items_deck(item.colour).rest.remove(item)
        elif item in s.box:
            s.box.remove(item)
        else:
            who.quests = [quest for quest in who.quests if quest is not item]
        return item

    def deal_objectives(self, who: Crew, names: list[str]) -> None:
        s = self.s
        every = {card.key: card for card in (*PERSONAL, *CORPORATE, *SOLO_COOP)}
        s.objectives_left += [*who.objectives, *who.rejected]
        who.objectives, who.rejected = [], []
        for name in names:
            for other in s.crew:
                if every[name] in other.objectives:  # dealt by chance: exchange it for another
                    other.objectives.remove(every[name])
                    spare = next(card for card in s.objectives_left if card.deck == every[name].deck)
                    s.objectives_left.remove(spare)
                    other.objectives.append(spare)
                    s.objectives_left.append(every[name])
            s.objectives_left.remove(every[name])
            who.objectives.append(every[name])

    def objectives_chosen(self) -> Self:
        """The first Encounter is behind us: everybody keeps the first objective."""
        self.s.met = True
        for who in self.s.crew:
            who.rejected += who.objectives[1:]
            del who.objectives[1:]
        return self

    def corpse(self, key: str, room: str = "", by: str = "") -> Self:
        """The corpse of this (dead) character lies in a room, or somebody carries it."""
        thing = HeavyObject("character-corpse", self.s.number("character-corpse"), key)
        if by:
            self.who(by).hands.append(thing)
        else:
            self.s.lay(room_number(room), thing)
        return self

    def hunter(self, key: str, hand: list[str]) -> Self:
        """This dead player plays the Intruders by now, with these cards in hand."""
        s, who = self.s, self.who(key)
        s.hunter, s.hunting, s.bereaved, who.passed = who.seat, True, True, False
        clear_away(s, who)
        for name in hand:
            card = next(card for card in s.hunter_deck.rest if card.key == name)
            s.hunter_deck.rest.remove(card)
            s.hunter_hand.append(card)
        return self.objectives_chosen()

    def knows_items(self, seat: int, of: int) -> Self:
        """This seat knows all Items of another."""
        self.s.crew[of].known.see(seat, self.s.crew[of].items)
        return self

    # ---- the ship ------------------------------------------------------------------------------------------

    def explored(
        self, room: str, tile: str, items: int = 0, malfunction: bool = False, fire: bool = False
    ) -> Self:  # fmt: skip
        """A room that all know, with its tile and what lies in it."""
        s, number = self.s, room_number(room)
        for pool in (s.tiles_1, s.tiles_2):
            if tile in pool:
                pool.remove(tile)
        s.tiles[number], s.tokens[number], s.items[number] = tile, False, items
        s.malfunction[number] |= malfunction
        s.fire[number] |= fire
        return self

    def peeked(self, room: str, tile: str, token: str = "", by: tuple[int, ...] = (0,)) -> Self:
        """Somebody has looked at what lies there face down."""
        s, number = self.s, room_number(room)
        (s.tiles_1 if number in s.board.slots_1 else s.tiles_2).remove(tile)
        hidden = next((one for one in EXPLORATIONS if one.key == token), None)
        if hidden is not None:
            s.explorations.remove(hidden)
        s.looked[number] = (tile, by, hidden, by if token else ())
        return self

    def fire(self, *rooms: str) -> Self:
        """Fire in each of these rooms."""
        for room in rooms:
            self.s.fire[room_number(room)] = True
        return self

    def malfunction(self, *rooms: str) -> Self:
        """A Malfunction in each of these rooms."""
        for room in rooms:
            self.s.malfunction[room_number(room)] = True
        return self

    def noise(self, *corridors: str) -> Self:
        """Noise in each of these corridors."""
        for label in corridors:
            self.s.noise[self.corridor(label)] = True
        return self

    def door(self, corridor: str, state: str = "closed") -> Self:
        """A door in a corridor: closed, open or destroyed."""
        self.s.doors[self.corridor(corridor)] = DOOR_STATES[state]
        return self

    def corridor(self, label: str) -> int:
        corridors = self.s.board.corridors
        return corridors[label] if label in corridors else corridors[f"corridor-{label}"]

    def lying(self, room: str, *kinds: str) -> Self:
        """Objects in a room: "intruder-egg", "intruder-carcass", "character-corpse" or "blue-character-corpse"."""
        s = self.s
        for kind in kinds:
            if kind == BLUE_CORPSE.kind:
                s.take_object(s.board.hibernatorium, BLUE_CORPSE)
                s.lay(room_number(room), BLUE_CORPSE)
            else:
                s.eggs -= kind == "intruder-egg"
                s.lay(room_number(room), HeavyObject(kind, s.number(kind)))
        return self

    def intruder(self, kind: str, room: str, injuries: int = 0) -> Self:
        """One more of its kind: adult-1, adult-2 … in the order of the calls."""
        self.s.intruders.append(Intruder(f"{kind}-{self.s.number(kind)}", kind, room_number(room), injuries))
        return self

    def bag(self, **kinds: int | list[int]) -> Self:
        """How many tokens of each kind are in the bag, or which numbers they bear: bag(adult=[4], larva=2)."""
        s = self.s
        for kind, wanted in kinds.items():
            numbers = [None] * wanted if isinstance(wanted, int) else wanted
            for number in numbers:
                token = next(one for one in s.supply if one.kind == kind and number in (None, one.number))
                s.supply.remove(token)
                s.bag.append(token)
        return self

    def no_supply(self, *kinds: str) -> Self:
        """All other tokens of these kinds are in the bag: none is left to be added."""
        for kind in kinds:
            self.bag(**{kind: sum([token.kind == kind for token in self.s.supply])})
        return self

    def weakness(self, slot: str, key: str) -> Self:
        """Discovered: slot is "character-corpse", "intruder-egg" or "intruder-carcass"."""
        weakness = next(one for one in WEAKNESSES if one.key == key)
        self.s.weaknesses_left.remove(weakness)
        self.s.weaknesses[WEAKNESS_SLOTS.index(slot)] = weakness
        return self

    def engine(self, number: int, working: bool, known: Sequence[int] = ()) -> Self:
        """What is true of an engine, and who knows it."""
        tokens = [token for token in ENGINES if token.number == number]
        tokens.sort(key=lambda token: token.working is not working)
        deck = Deck(f"engine-{number}", tokens[1:])
        deck.top = [Block((tokens[0],), tuple(known), tuple(known))]
        self.s.engines[number - 1] = deck
        return self

    def coordinates(self, key: str, known: Sequence[int] = ()) -> Self:
        """Where the ship is going, and which seats know it."""
        card = next(one for one in COORDINATES if one.key == key)
        self.s.coordinates = Deck("coordinates", [one for one in COORDINATES if one is not card])
        self.s.coordinates.top = [Block((card,), tuple(known), tuple(known))]
        return self

    def pod(self, number: int, section: str = "", is_open: bool = True) -> Self:
        """A pod of this number is aboard (it takes the place of one of that area), open or closed."""
        pod = next((pod for pod in self.s.pods if pod.number == number), None)
        if pod is None:
            others = [pod for pod in self.s.pods if pod.number not in self.pods_named]
            pod = next(pod for pod in others if section in ("", pod.section))
            pod.number = number
        self.pods_named.append(number)
        pod.section, pod.open = section or pod.section, is_open
        return self

    def at(
        self, phase: str = "turns", turn: int = 0, actions: int = 2, first: int = 0, round: int = 1, time: int = 15,  # noqa: A002
        destruct: int | None = None, destination: str = "B", eggs: int | None = None,
    ) -> Self:  # fmt: skip
        """Where the round and the tracks stand."""
        s = self.s
        s.phase, s.turn, s.actions, s.first, s.round, s.time = phase, turn, actions, first, round, time
        s.destruct, s.destination = destruct, destination
        if eggs is not None:
            s.eggs = eggs
        return self

    # ---- questions -----------------------------------------------------------------------------------------

    def who(self, key: str) -> Crew:
        """A character, as the rules know them."""
        return self.s.who(key)

    def intruders_in(self, room: str) -> list[str]:
        """The kinds that are there."""
        return [one.kind for one in self.s.intruders_in(room_number(room))]

    def in_room(self, room: str) -> list[str]:
        """The characters that are there."""
        return [who.key for who in self.s.crew_in(room_number(room))]

    def room_of(self, key: str) -> str:
        """In which room somebody is."""
        return ROOM_KEYS[self.who(key).room].removeprefix("room-")

    def noisy(self) -> list[str]:
        """Corridors with a Noise marker."""
        keys = self.s.board.corridor_keys
        return [keys[c].removeprefix("corridor-") for c, noise in enumerate(self.s.noise) if noise]

    def door_of(self, corridor: str) -> str:
        """How a door is."""
        return {state: name for name, state in DOOR_STATES.items()}[self.s.doors[self.corridor(corridor)]]

    def objects_in(self, room: str) -> list[str]:
        """Eggs, Carcasses and Corpses in a room."""
        return [thing.key for thing in self.s.objects.get(room_number(room), ())]

    def hand(self, key: str) -> list[str]:
        """The cards in a hand."""
        return sorted([card.key for card in self.who(key).hand])

    def in_bag(self, kind: str) -> int:
        """How many tokens of a kind are in the bag."""
        return sum([token.kind == kind for token in self.s.bag])


SCENE = NemesisScene

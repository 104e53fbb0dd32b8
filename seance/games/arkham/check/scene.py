"""Positions of Arkham Horror in a few words. Cards, locations, enemies and investigators are named by their keys."""

from __future__ import annotations

from typing import Self

from seance.engine import Deck, Record
from seance.games.arkham import RULES
from seance.games.arkham.rules.areas import new_in_play
from seance.games.arkham.rules.pieces import NOBODY, Current, Enemy, InPlay, Investigator, Location
from seance.games.arkham.rules.printed import (
    ACTS,
    AGENDAS,
    BASIC_WEAKNESSES,
    CHAOS_BAGS,
    EARNED,
    EMPTY_SEAT,
    ENCOUNTER_CARDS,
    ENEMIES,
    LOCATIONS,
    PERSONAS,
    PLAYER_CARDS,
    SCENARIOS,
    EncounterCard,
    EnemyCard,
    PlayerCard,
    Printed,
)  # fmt: skip
from seance.games.arkham.rules.registers import STEPS
from seance.games.arkham.rules.scenario_setup import cards_of_sets, place_unknown
from seance.games.arkham.rules.setup import ArkhamOptions, set_up
from seance.games.arkham.rules.state import Table
from seance.testing.scene import Scene

CARDS: dict[str, PlayerCard] = {**PLAYER_CARDS, **BASIC_WEAKNESSES, **EARNED}
FILLER = "emergency-cache"  # what decks are made of: a scripted draw names another card


class ArkhamScene(Scene[Table]):
    """The first investigator's turn in round 2, everybody in the hallway of The Gathering with nothing but 5 resources.

    Locations of the house are in play and revealed without clues; decks and the encounter deck are empty. A card that
    is named anywhere comes out of the box.
    """

    def __init__(
        self, seats: int = 1, scenario: str = "the-gathering", difficulty: str = "standard", mode: str = "standalone"
    ) -> None:
        options = ArkhamOptions(mode=mode, scenario=scenario, difficulty=difficulty)  # type: ignore[arg-type]
        super().__init__(RULES, set_up(seats, 0, options))
        s = self.s
        s.bag = list(CHAOS_BAGS[difficulty])
        s.scenario = scenario
        s.step = s.phase = "investigation-turn"
        s.round, s.turn, s.queue = 2, 0, []
        sheet = SCENARIOS[scenario]
        for key in ("hallway", "attic", "cellar", "parlor") if scenario == "the-gathering" else sheet.in_play:
            self.location(key)
        s.agenda, s.act = Current(AGENDAS[sheet.agendas[0]]), Current(ACTS[sheet.acts[0]])
        s.agendas, s.acts = [AGENDAS[key] for key in sheet.agendas[1:]], [ACTS[key] for key in sheet.acts[1:]]
        s.set_aside = [
            card for card in cards_of_sets(sheet.sets) if card.key in sheet.set_aside and not s.place(card.key)
        ]
        self.named = 0
        for seat, key in zip(range(seats), PERSONAS, strict=False):
            s.investigators.append(self.newcomer(seat, key))
        s.investigators[0].acted = True

    def newcomer(self, seat: int, key: str) -> Investigator:
        who = Investigator(seat, PERSONAS[key])
        who.location = self.s.locations[0].key
        who.resources = 5
        return who

    # ---- investigators -----------------------------------------------------------------------------------------

    def investigator(
        self, key: str, at: str = "", hand: list[str] | None = None, assets: list[str] | None = None,
        threats: list[str] | None = None, deck: list[str] | None = None, discard: list[str] | None = None,
        resources: int = 5, clues: int = 0, damage: int = 0, horror: int = 0, actions: int = 3, resigned: bool = False,
    ) -> Self:  # fmt: skip
        """The next seat plays this one. `actions`: left in this turn."""
        s, seat = self.s, self.named
        self.named += 1
        other = next((one for one in s.investigators if one.key == key and one.seat != seat), None)
        if other is not None:  # whoever has the card in the meantime takes another
            free = next(one for one in PERSONAS if one not in [who.key for who in s.investigators])
            s.investigators[other.seat] = self.newcomer(other.seat, free)
        who = s.investigators[seat] = self.newcomer(seat, key)
        who.acted = seat == s.turn
        who.location = at or who.location
        who.resources, who.clues, who.damage, who.horror = resources, clues, damage, horror
        who.spent = 3 - actions
        who.hand = [CARDS[name] for name in hand or ()]
        who.deck = Deck(f"deck-{key}", [CARDS[name] for name in deck or ()])
        who.deck.discard = [CARDS[name] for name in discard or ()]
        who.assets = [new_in_play(s, CARDS[name], seat) for name in assets or ()]
        for name in threats or ():
            self.threat(key, name)
        who.owned = who.hand + who.deck.rest + who.deck.discard
        who.owned += [one.card for one in who.assets + who.threats if isinstance(one.card, PlayerCard)]
        if resigned:
            who.owned, who.gone, who.resigned = [], True, True
        return self

    def empty_seats(self, *seats: int) -> Self:
        """Nobody has sat down there yet."""
        for seat in seats:
            self.s.investigators[seat] = Investigator(seat, EMPTY_SEAT)
            self.s.investigators[seat].gone = True
        self.s.starters = len(self.s.in_order())
        return self

    def assets_of(self, owner: str, *cards: PlayerCard) -> Self:
        """Assets in play that no box has."""
        who = self.who(owner)
        who.assets += [new_in_play(self.s, card, who.seat) for card in cards]
        who.owned += cards
        return self

    def threat(self, owner: str, name: str) -> Self:
        """A treachery or weakness in a threat area."""
        who = self.who(owner)
        card: Printed = CARDS[name] if name in CARDS else ENCOUNTER_CARDS[name]
        mine = isinstance(card, PlayerCard)
        who.threats.append(new_in_play(self.s, card, who.seat if mine else NOBODY))
        return self

    def story_asset(self, name: str, owner: str = "", at: str = "") -> Self:
        """A story asset that somebody controls, or that lies at a location."""
        card = next((one for one in self.s.set_aside if one.key == name), ENCOUNTER_CARDS[name])
        if card in self.s.set_aside:
            self.s.set_aside.remove(card)
        asset = new_in_play(self.s, card, NOBODY, at)
        (self.who(owner).assets if owner else self.s.at_locations).append(asset)
        return self

    # ---- the table ---------------------------------------------------------------------------------------------

    def location(self, key: str, clues: int = 0, revealed: bool = True) -> Self:
        """In play, with so many clues; one that is there already is changed."""
        s = self.s
        place = s.place(key)
        if place is None:
            place = Location(key, LOCATIONS[key])
            s.locations.append(place)
            aside = next((card for card in s.set_aside if card.key == key), None)
            if aside is not None:
                s.set_aside.remove(aside)
        place.revealed, place.clues = revealed, clues
        s.changed()
        return self

    def only(self, *keys: str) -> Self:
        """No other locations are in play than these."""
        aside = SCENARIOS[self.s.scenario].set_aside
        gone = [place for place in self.s.locations if place.key not in keys]
        self.s.set_aside += [place.card for place in gone if place.key in aside]
        self.s.locations = [place for place in self.s.locations if place.key in keys]
        for key in keys:
            if self.s.place(key) is None:
                self.location(key)
        return self

    def enemy(
        self, name: str, engaged: str = "", at: str = "", damage: int = 0, exhausted: bool = False, doom: int = 0,
        owner: str = "",
    ) -> Self:  # fmt: skip
        """ghoul-minion-1, -2 … in the order of the calls; engaged with somebody, or at a location."""
        s = self.s
        aside = next((card for card in s.set_aside if card.key == name), None)
        if aside is not None:
            s.set_aside.remove(aside)
        card: EnemyCard | PlayerCard = ENEMIES[name] if name in ENEMIES else CARDS[name]
        enemy = Enemy(card, s.number(card), at or s.locations[0].key, self.who(owner).seat if owner else NOBODY)
        if engaged:
            enemy.engaged, enemy.location = self.who(engaged).seat, self.who(engaged).location
        if isinstance(card, PlayerCard):
            self.who(owner).owned.append(card)
        enemy.damage, enemy.exhausted, enemy.doom = damage, exhausted, doom
        s.enemies.append(enemy)
        s.changed()
        return self

    def attached(self, name: str, at: str, owner: str = "") -> Self:
        """A card at a location, and whose it is."""
        card: Printed = CARDS[name] if name in CARDS else ENCOUNTER_CARDS[name]
        seat = self.who(owner).seat if owner else NOBODY
        if isinstance(card, PlayerCard):
            self.who(owner).owned.append(card)
        self.s.at_locations.append(new_in_play(self.s, card, seat, at))
        return self

    def encounters(self, *cards: str, discard: tuple[str, ...] = ()) -> Self:
        """The encounter deck (a scripted draw is on the channel "encounters") and its discard pile."""
        self.s.encounters.rest = [ENCOUNTER_CARDS[name] for name in cards]
        self.s.encounters.discard = [ENCOUNTER_CARDS[name] for name in discard]
        return self

    def cultists(self, *cards: str) -> Self:
        """The Cultist deck (its channel is "cultists")."""
        self.s.cultists.rest = [ENCOUNTER_CARDS[name] for name in cards]
        return self

    def overcome(self, *cards: str) -> Self:
        """In the victory display already."""
        self.s.victory += [ENCOUNTER_CARDS[name] for name in cards]
        return self

    def place(self, key: str, card: str) -> Self:
        """A revealed location of which there are several cards."""
        self.s.locations = [place for place in self.s.locations if place.key != key]
        place = Location(key, LOCATIONS[card])
        place.revealed = True
        self.s.locations.append(place)
        self.s.changed()
        return self

    def unknown(self, title: str, *cards: str, n: int = 1) -> Self:
        """Locations of which it is not decided yet which of these cards they are (the channel is "locations")."""
        place_unknown(self.s, title, cards, n)
        return self

    def draws(self, *cards: str, who: int = 0) -> Self:
        """The next encounter cards, drawn in the mythos phase in this order; then the scene halts."""
        self.encounters(*cards, *[card.key for card in self.s.encounters.rest])
        self.script("encounters", *cards)
        self.s.phase, self.s.turn, self.s.queue = "mythos-draws", NOBODY, [who]
        return self.halt("mythos-ends", "investigation-next")

    def act(self, name: str, clues: int = 0) -> Self:
        """The current act, with clues on it; the later ones follow."""
        sheet = SCENARIOS[self.s.scenario]
        self.s.act = Current(ACTS[name])
        self.s.act.clues = clues
        self.s.acts = [ACTS[key] for key in sheet.acts[sheet.acts.index(name) + 1 :]]
        return self

    def agenda(self, name: str, doom: int = 0) -> Self:
        """The current agenda, with doom on it; the later ones follow."""
        sheet = SCENARIOS[self.s.scenario]
        self.s.agenda = Current(AGENDAS[name])
        self.s.agenda.doom = doom
        self.s.agendas = [AGENDAS[key] for key in sheet.agendas[sheet.agendas.index(name) + 1 :]]
        return self

    def token(self, *tokens: str) -> Self:
        """The next chaos tokens."""
        return self.script("chaos", *tokens)

    def noted(self, *notes: str) -> Self:
        """What the campaign log says."""
        self.s.log_notes += notes
        return self

    def at(self, phase: str, turn: int = NOBODY, lead: int = 0, queue: tuple[int, ...] | None = None) -> Self:
        """The step of the framework that comes next: "mythos-begins", "enemy-attacks", "upkeep-ends" …"""
        s = self.s
        s.step = s.phase = phase
        s.turn, s.lead = turn, lead
        everybody = [who.seat for who in s.in_order()]
        s.queue = list(queue) if queue is not None else everybody
        for who in s.investigators:
            who.acted = who.acted if phase.startswith("investigation") else True
        if turn >= 0:
            s.investigators[turn].acted = True
        return self

    def does(self, record: str, seat: int = 0, n: int = 0, on: tuple[str, ...] = ()) -> Self:
        """A record is served first."""
        assert record in STEPS.known
        self.s.stack.append(Record(record, seat, n, on))
        return self

    # ---- questions ---------------------------------------------------------------------------------------------

    def who(self, key: str) -> Investigator:
        """An investigator, as the rules know them."""
        return self.s.who(key)

    def hand(self, key: str) -> list[str]:
        """The cards in a hand."""
        return sorted([card.key for card in self.who(key).hand])

    def assets(self, key: str) -> list[str]:
        """The assets that somebody has in play."""
        return [card.key for card in self.who(key).assets]

    def threats(self, key: str) -> list[str]:
        """What lies in a threat area."""
        return [card.key for card in self.who(key).threats]

    def card(self, key: str) -> InPlay:
        """A card in play."""
        found = self.s.thing(key)
        assert isinstance(found, InPlay), key
        return found

    def foe(self, key: str) -> Enemy:
        """An enemy in play, by its key."""
        found = self.s.enemy(key)
        assert found is not None, key
        return found

    def enemies_at(self, location: str) -> list[str]:
        """The enemies at a location."""
        return [enemy.key for enemy in self.s.enemies_at(location)]

    def clues_at(self, location: str) -> int:
        """How many clues lie at a location."""
        return self.s.clues_at(location)

    def discarded(self, key: str = "") -> list[str]:
        """The discard pile of an investigator, or of the encounter deck."""
        cards: list[PlayerCard] | list[EncounterCard]
        cards = self.who(key).deck.discard if key else self.s.encounters.discard
        return [card.key for card in cards]


SCENE = ArkhamScene

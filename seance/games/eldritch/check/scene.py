"""Positions of Eldritch Horror in a few words. Spaces, cards, monsters and investigators are named by their keys."""

from __future__ import annotations

from typing import Self

from seance.games.eldritch import RULES
from seance.games.eldritch.rules.defeat import empty_sheet
from seance.games.eldritch.rules.expeditions import EXPEDITION
from seance.games.eldritch.rules.monsters import new_monster
from seance.games.eldritch.rules.mythos import icon_step, text_step
from seance.games.eldritch.rules.pieces import Fallen, InPlay, Investigator, Lying, Owned
from seance.games.eldritch.rules.printed import (
    ARTIFACTS,
    ASSETS,
    CLUES,
    CONDITIONS,
    EPIC_MONSTERS,
    GATES,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    MYTHOS_COLOURS,
    SKILLS,
    SPELLS,
    Asset,
    Clue,
    Condition,
    Possession,
    Spell,
)  # fmt: skip
from seance.games.eldritch.rules.setup import EldritchOptions, set_up
from seance.games.eldritch.rules.state import World
from seance.testing.scene import Scene

QUIET = {  # Mysteries that do nothing by themselves while what they bring is not on the board
    "azathoth": "the-true-name",
    "cthulhu": "watching-the-stars",
    "shub-niggurath": "spawn-of-the-black-goat",
    "yog-sothoth": "spawn-of-yog-sothoth",
}
POSSESSIONS: dict[str, Possession] = {**ASSETS, **ARTIFACTS, **SPELLS, **CONDITIONS}


class EldritchScene(Scene[World]):
    """Everybody on the start space with nothing but full Health and Sanity; an empty board, at the first action."""

    def __init__(
        self, seats: int = 1, ancient_one: str = "azathoth", mythos: str = "normal", poker_face: bool = False
    ) -> None:
        options = EldritchOptions(ancient_one=ancient_one, mythos=mythos)  # type: ignore[arg-type]
        super().__init__(RULES, set_up(seats, 0, options), poker_face)
        s = self.s
        s.phase, s.step, s.turn, s.actions, s.lead, s.round = "action", "action", 0, 2, 0, 1
        s.queue = list(range(1, seats))
        s.omen_eldritch = s.ancient_one.eldritch_on_green
        self.named = 0
        for who, key in zip(s.investigators, INVESTIGATORS, strict=False):
            self.play(who, key)
        self.mystery(QUIET[ancient_one])

    # ---- investigators -----------------------------------------------------------------------------------------

    def play(self, who: Investigator, key: str) -> None:
        sheet = INVESTIGATORS[key]
        if who.sheet is not None:
            self.s.sheets.append(who.sheet)
        self.s.sheets.remove(sheet)
        empty_sheet(who)
        who.key, who.sheet, who.space = key, sheet, sheet.start
        who.health, who.sanity = sheet.health, sheet.sanity

    def investigator(
        self, key: str, space: str = "", health: int = 0, sanity: int = 0, clues: int = 0,
        cards: list[str] | None = None, trains: int = 0, ships: int = 0, improved: dict[str, int] | None = None,
        delayed: bool = False, gone: bool = False,
    ) -> Self:  # fmt: skip
        """The next seat plays this one. `cards`: Assets, Artifacts, Spells and Conditions by name."""
        s, who = self.s, self.s.investigators[self.named]
        self.named += 1
        other = next((one for one in s.investigators if one.key == key and one is not who), None)
        if other is not None:  # whoever has the sheet in the meantime takes one that is left over
            self.play(other, s.sheets[0].key)
        if who.key != key:
            self.play(who, key)
        who.space = space or who.space
        who.health, who.sanity = health or who.health, sanity or who.sanity
        who.trains, who.ships, who.delayed = trains, ships, delayed
        for skill, n in (improved or {}).items():
            who.improved[SKILLS.index(skill)] = n
        for name in cards or []:
            who.cards.append(self.take(name))
        for _ in range(clues):
            who.clues.append(self.take_clue())
        if gone:
            who.gone = True
            s.box.append(INVESTIGATORS[key])
            empty_sheet(who)
        return self

    def take(self, name: str) -> Owned:
        """A card out of its deck; Spells and Conditions get a number."""
        s, card = self.s, POSSESSIONS[name]
        if isinstance(card, Spell):
            s.spells.remove(card)
        elif isinstance(card, Condition):
            s.conditions.remove(card)
        elif isinstance(card, Asset):
            (s.reserve if card in s.reserve else s.assets.rest).remove(card)
        else:
            s.artifacts.rest.remove(card)
        return Owned(card, s.number(name) if isinstance(card, (Spell, Condition)) else 0)

    def take_clue(self, space: str = "") -> Clue:
        pool = self.s.clue_pool.rest
        clue = CLUES[f"clue-{space}"] if space else pool[-1]
        pool.remove(clue)
        return clue

    def known_back(self, owner: str, card: str, back: int, seats: tuple[int, ...] = ()) -> Self:
        """The back of a card that some seats (all, if none is named) have seen."""
        owned = self.card(owner, card)
        assert isinstance(owned.card, (Spell, Condition))
        owned.back = owned.card.backs[back - 1]
        owned.seen = seats or tuple(range(self.s.seats))
        return self

    def fallen(
        self, key: str, space: str, mark: str = "health", cards: list[str] | None = None, clues: int = 0,
        trains: int = 0,
    ) -> Self:  # fmt: skip
        """A defeated investigator lies in a city."""
        sheet = INVESTIGATORS[key]
        self.s.sheets.remove(sheet)
        owned = [self.take(name) for name in cards or []]
        self.s.fallen.append(
            Fallen(sheet, space, mark, owned, [self.take_clue() for _ in range(clues)], trains, 0)
        )  # fmt: skip
        return self

    # ---- the board -----------------------------------------------------------------------------------------------

    def monster(self, kind: str, space: str, lost: int = 0) -> Self:
        """One of the cup (or an Epic Monster); ghoul-1, ghoul-2 … in the order of the calls."""
        s = self.s
        printed = MONSTERS.get(kind) or EPIC_MONSTERS[kind]
        if not printed.epic:
            (s.cup if printed in s.cup else s.set_aside).remove(printed)
        monster = new_monster(s, printed, space)
        monster.lost = lost
        s.monsters.append(monster)
        return self

    def cup(self, *kinds: str) -> Self:
        """Only these are left in the cup; all others are out of the game."""
        wanted = [MONSTERS[kind] for kind in kinds]
        for kind in wanted:
            self.s.cup.remove(kind)
        self.s.box += self.s.cup
        self.s.cup = wanted
        return self

    def gate(self, *spaces: str) -> Self:
        """An open Gate on each of these spaces."""
        for space in spaces:
            gate = GATES[f"gate-{space}"]
            self.s.gate_stack.rest.remove(gate)
            self.s.gates.append(gate)
        return self

    def gate_stack(self, *spaces: str) -> Self:
        """Only these are left in the stack; all others are out of the game."""
        wanted = [GATES[f"gate-{space}"] for space in spaces]
        self.s.box += [gate for gate in self.s.gate_stack.rest if gate not in wanted]
        self.s.gate_stack.rest = wanted
        return self

    def clue(self, *spaces: str) -> Self:
        """A Clue on each of these spaces."""
        for space in spaces:
            self.s.clues.append(Lying(self.take_clue(space), space))
        return self

    def clue_pool(self, *spaces: str, discard: tuple[str, ...] = ()) -> Self:
        """Only these are left in the pool (and in its discards); all others are out of the game."""
        s = self.s
        wanted, thrown = [[CLUES[f"clue-{space}"] for space in row] for row in (spaces, discard)]
        s.box += [clue for clue in s.clue_pool.rest if clue not in (*wanted, *thrown)]
        s.clue_pool.rest, s.clue_pool.discard = wanted, thrown
        return self

    def eldritch(self, *spaces: str) -> Self:
        """An Eldritch token on each of these spaces."""
        self.s.eldritch += spaces
        return self

    def expedition(self, space: str) -> Self:
        """Where the expedition is."""
        self.s.expedition = space
        return self

    def deck(self, name: str, *cards: str) -> Self:
        """The next cards of an encounter deck, in order."""
        return self.script(name, *cards)

    def no_expeditions(self, *spaces: str) -> Self:
        """All cards of these spaces are out of the game."""
        deck = self.s.encounters[EXPEDITION]
        self.s.box += [card for card in deck.rest if card.space in spaces]
        deck.rest = [card for card in deck.rest if card.space not in spaces]
        return self

    def reserve(self, *assets: str) -> Self:
        """What the reserve offers."""
        for name in assets:
            self.s.assets.rest.remove(ASSETS[name])
            self.s.reserve.append(ASSETS[name])
        return self

    # ---- Mythos, Mysteries, tracks ---------------------------------------------------------------------------------

    def mythos(self, card: str) -> Self:
        """The Mythos Phase begins, and this is the next card."""
        s, colour = self.s, MYTHOS_COLOURS.index(MYTHOS[card].colour)
        s.mythos = [(int(colour == 0), int(colour == 1), int(colour == 2)), (2, 2, 1)]
        s.phase, s.turn, s.queue = "mythos", -1, []
        return self.script("mythos", card)

    def mythos_text(self, card: str) -> Self:
        """The icons of this card have been resolved; its text takes effect now, and then the scene halts."""
        printed = MYTHOS[card]
        self.s.mythos_box.remove(printed)
        self.at(phase="mythos-end")
        self.s.drawn.append(InPlay(printed, printed.space, printed.eldritch))
        self.s.then(text_step())
        return self.halt("mythos-end")

    def ongoing(self, card: str, eldritch: int = 0, space: str = "", health: int = 0) -> Self:
        """An Ongoing Mythos card in play (with the tokens printed on it, unless others are named)."""
        printed = MYTHOS[card]
        self.s.mythos_box.remove(printed)
        self.s.ongoing.append(InPlay(printed, space or printed.space, eldritch or printed.eldritch, health))
        return self

    def mystery(self, card: str, eldritch: int = 0, clues: int = 0, space: str = "", beaten: bool = False) -> Self:
        """The current Mystery, with what lies on it. Monsters that it brings have to be named."""
        s, printed = self.s, MYSTERIES[card]
        if s.mystery is not None:
            assert isinstance(s.mystery.card, type(printed))
            s.mysteries.rest.append(s.mystery.card)
        s.mysteries.rest.remove(printed)
        on_it = tuple([self.take_clue() for _ in range(clues)])
        s.mystery = InPlay(printed, space or printed.token, eldritch, clues=on_it, beaten=beaten)
        return self

    def solved(self, *cards: str) -> Self:
        """Mysteries that are solved already."""
        for card in cards:
            if self.s.mystery is not None and self.s.mystery.key == card:  # another one is the current one then
                self.mystery(next(one.key for one in self.s.mysteries.rest if one.key not in cards))
            self.s.mysteries.rest.remove(MYSTERIES[card])
            self.s.solved.append(MYSTERIES[card])
        return self

    def awake(self) -> Self:
        """The Ancient One is awake."""
        self.s.awake, self.s.doom = True, 0
        return self

    def final_mystery(self) -> Self:
        """Awake, three Mysteries solved, no current one: what the Final Mystery brings has to be named."""
        s = self.awake().s
        if s.mystery is not None:
            s.solved.append(MYSTERIES[s.mystery.key])
            s.mystery = None
        while len(s.solved) < s.ancient_one.mysteries:
            s.solved.append(s.mysteries.rest.pop())
        s.final = True
        return self

    def at(
        self, phase: str = "action", turn: int = 0, actions: int = 2, lead: int = 0, round: int = 1,  # noqa: A002
        doom: int | None = None, omen: int | None = None,
    ) -> Self:  # fmt: skip
        """Where the round and the tracks stand. In the Encounter Phase everybody from `turn` on is still to come."""
        s = self.s
        s.phase, s.step, s.turn, s.actions, s.lead, s.round = phase, phase, turn, actions, lead, round
        order = [(turn + n) % s.seats for n in range(s.seats)]
        s.queue = {"action": order[1:], "encounter": order}.get(phase, [])
        if phase not in ("action", "encounter"):
            s.turn = -1
        s.doom = s.doom if doom is None else doom
        s.omen = s.omen if omen is None else omen
        return self

    def reckoning(self) -> Self:
        """A reckoning takes place now; then the scene halts."""
        self.at(phase="mythos-end")
        self.s.then(icon_step("reckoning"))
        return self.halt("mythos-end")

    # ---- questions ---------------------------------------------------------------------------------------------

    def who(self, key: str) -> Investigator:
        """An investigator, as the rules know them."""
        return self.s.who(key)

    def card(self, owner: str, name: str) -> Owned:
        """A card of somebody, by its key or by its name."""
        return next(one for one in self.who(owner).cards if name in (one.key, one.card.key))

    def cards(self, key: str) -> list[str]:
        """The names of all cards of an investigator."""
        return [one.card.key for one in self.who(key).cards]

    def monsters_on(self, space: str) -> list[str]:
        """The kinds of monsters on a space."""
        return [one.kind.key for one in self.s.monsters_on(space)]

    def clues_on(self, space: str) -> int:
        """How many Clues lie on a space."""
        return len(self.s.clues_on(space))

    def gates(self) -> list[str]:
        """The spaces with a Gate."""
        return [gate.space for gate in self.s.gates]

    def in_play(self) -> list[str]:
        """Ongoing Mythos cards."""
        return [card.key for card in self.s.ongoing]


SCENE = EldritchScene

"""Faults that are planted on purpose, each with the check that must notice it.

A check that lets one pass is to be made better, not the list shorter. Faults of the engine are planted in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from seance.engine import Deck, Dice, Event, Game, Memory, Poll, Refused, Told, View
from seance.engine import deck as deck_module
from seance.engine import game as game_module
from seance.engine import history as history_module
from seance.engine.deck import DECK_FIELDS, MEMORY_FIELDS
from seance.engine.journal import Entry
from seance.engine.views import KnownCards, view_deck
from seance.engine.wire import ALL
from seance.games.arkham.rules import pieces as arkham_pieces
from seance.games.arkham.rules import state as arkham_table
from seance.games.arkham.show import imagine as arkham_imagine
from seance.games.arkham.show import view as arkham_view
from seance.games.dungeontology.rules import dungeon as dungeontology_dungeon
from seance.games.dungeontology.rules import pieces as dungeontology_pieces
from seance.games.dungeontology.rules import state as dungeontology_expedition
from seance.games.dungeontology.show import imagine as dungeontology_imagine
from seance.games.dungeontology.show import view as dungeontology_view
from seance.games.eldritch.rules import pieces as eldritch_pieces
from seance.games.eldritch.rules import state as eldritch_world
from seance.games.eldritch.show import imagine as eldritch_imagine
from seance.games.eldritch.show import view as eldritch_view
from seance.games.nemesis.rules import pieces as nemesis_crew
from seance.games.nemesis.rules import state as nemesis_ship
from seance.games.nemesis.rules import trade as nemesis_trade
from seance.games.nemesis.show import imagine as nemesis_imagine
from seance.games.nemesis.show import view as nemesis_view
from seance.games.parlour.rules import actions as parlour_actions
from seance.games.parlour.rules import calling as parlour_calling
from seance.games.parlour.rules import state as parlour_table
from seance.games.parlour.show import imagine as parlour_imagined
from seance.games.parlour.show import view as parlour_views

from . import checks, secrets
from .checks import Play
from .plays import ARKHAM, DUNGEONTOLOGY, ELDRITCH, NEMESIS, PARLOUR

Plant = Callable[[pytest.MonkeyPatch, Play], None]
Check = Callable[[Play], object]


@dataclass(frozen=True)
class Fault:
    what: str
    plant: Plant
    check: Check
    quick: bool = False  # planted in every `make test` too


def replaced(owner: object, name: str, wrong: object) -> Plant:
    return lambda patch, play: patch.setattr(owner, name, wrong)


# ---- the checks, with no more games than they need ------------------------------------------------------------------


def saves(play: Play) -> None:
    checks.saves_continue(play, range(4))


def forks(play: Play) -> None:
    checks.forks_are_equal_and_independent(play, range(4))


def undos(play: Play) -> None:
    checks.agreed_undo_gives_a_new_future_and_a_journal_that_replays(play, range(6))


def looks(play: Play) -> None:
    checks.looking_changes_nothing(play, range(2))


def refused(play: Play) -> None:
    checks.offered_is_accepted_and_all_else_refused(play, range(1))


def errors(play: Play) -> None:
    with pytest.MonkeyPatch.context() as patch:
        checks.a_rule_that_raises_leaves_the_table(play, range(6), patch)


def numbers(play: Play) -> None:
    checks.asks_and_events_count_what_their_seat_heard(play, range(4))


def files(play: Play) -> None:
    checks.history_and_files(play, range(1))


def invariants(play: Play) -> None:
    checks.random_games_keep_the_invariants(play, range(12))


def twins(play: Play) -> None:
    count = secrets.imagined_twins_look_alike(play, range(6))
    assert count.lost * 20 < count.looked


def in_step(play: Play) -> None:
    assert secrets.worlds_in_step(play, range(9)).looked > 200


def faces(play: Play) -> None:
    in_step(play)
    twins(play)


def hidden_answers(play: Play) -> None:
    secrets.hidden_answers_are_noticed_by_nobody(play, range(16))


def waiting(play: Play) -> None:
    secrets.a_given_answer_is_noticed_by_nobody(play, range(4))


def concerned(play: Play) -> None:
    secrets.secrets_are_told_to_those_concerned(play, range(6))


def own_futures(play: Play) -> None:
    secrets.imagined_worlds_have_futures_of_their_own(play, range(2))


# ---- faults of the engine --------------------------------------------------------------------------------------------


def deck_copy_that_shares(self: Deck[Any]) -> Deck[Any]:
    new: Deck[Any] = Deck(self.name, self.rest[:])
    new.top, new.bottom, new.discard = self.top, self.bottom, self.discard
    return new


def without(fields: Sequence[str], lost: str) -> tuple[str, ...]:
    return tuple([name for name in fields if name != lost])


def forget_in_saves(cls: type, fields: Sequence[str], lost: str) -> Plant:
    def plant(patch: pytest.MonkeyPatch, play: Play) -> None:
        codec = play.new(0).rules.codec
        patch.setitem(codec.fields, cls, without(fields, lost))

    return plant


def view_of(opens: Callable[[Game[Any], View], None]) -> Plant:
    """A view to which something is added that a seat should not see."""
    view = Game.view

    def seen(self: Game[Any], seat: int = 0) -> View:
        found = view(self, seat)
        opens(self, found)
        return found

    return replaced(Game, "view", seen)


def shows_who_thinks(game: Game[Any], view: View) -> None:
    view.waiting = sorted(ask.seat for ask in game.asks)


def tell_everybody(self: Event, eye: int, n: int) -> Told:
    return told_to(self, ALL, n)


def number_for_all(self: Game[Any], poll: Poll) -> bool:
    is_open = opened(self, poll)
    for ask in self._shown if is_open else []:
        ask.number = sum(self._numbers)
    return is_open


def without_poker_face(self: Game[Any], poll: Poll) -> bool:
    self.poker_face = False
    return opened(self, poll)


def draw_to_tell(self: Game[Any], key: str, seat: int | None = None) -> object:
    self.state.dice.below("told", 6)
    return preview(self, key, seat)


def count_refusals(self: Game[Any], *given: Any, **more: Any) -> None:
    try:
        answer(self, *given, **more)
    except Refused:
        self._numbers[0] += 1
        raise


def imagine_nothing(patch: pytest.MonkeyPatch, play: Play) -> None:
    patch.setattr(type(play.new(0).rules), "imagine", lambda self, s, seat, stream, heard: None)


def pools_as_they_lie(patch: pytest.MonkeyPatch, play: Play) -> None:
    for module in (deck_module, parlour_imagined, nemesis_imagine):
        patch.setattr(module, "key_of", lambda item: "")


def open_export(game: Game[Any], seat: int | None) -> bytes:
    return msgspec.json.encode(history_module.replay_of(game))


def keep_the_future(self: Dice, seed: int, past: Sequence[tuple[str, str]] = ()) -> None:
    self.script = {}


def told_nothing(seat: int, keys: tuple[str, ...], at: int, opens: str, told: bool = False) -> Entry:
    return Quiet(seat, keys, at, opens)


class Quiet(Entry):
    """An answer of which it is never written down that something was revealed."""

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, False if name == "told" else value)


opened, told_to, answer, preview, put_back = Game._opened, Event.told_to, Game.answer, Game.preview, Deck.put_back

ENGINE = [
    Fault("a copy of a deck shares its piles", replaced(Deck, "copy", deck_copy_that_shares), forks, quick=True),
    Fault("a copy of a memory is the same memory", replaced(Memory, "copy", lambda self: self), forks),
    Fault("saves forget the discards", forget_in_saves(Deck, DECK_FIELDS, "discard"), saves, quick=True),
    Fault("saves forget what seats know", forget_in_saves(Memory, MEMORY_FIELDS, "of"), saves),
    Fault("an undo keeps the dice", replaced(Dice, "rekey", lambda self, salt: None), undos, quick=True),
    Fault("nobody writes down that something was revealed", replaced(game_module, "Entry", told_nothing), undos),
    Fault("ask numbers count what others were asked", replaced(Game, "_opened", number_for_all), numbers),
    Fault("an option is told with the real dice", replaced(Game, "preview", draw_to_tell), looks, quick=True),
    Fault("refused answers are counted", replaced(Game, "answer", count_refusals), refused),
    Fault("a rule that fails half-way is not taken back", replaced(Game, "_restore", lambda self, at: None), errors),
    Fault("a view shows who still thinks", view_of(shows_who_thinks), waiting, quick=True),
    Fault("only those are asked who have something", replaced(Game, "_opened", without_poker_face), faces),
    Fault("events tell their secrets to all", replaced(Event, "told_to", tell_everybody), concerned),
    Fault("bots imagine the truth", imagine_nothing, in_step, quick=True),
    Fault("pools are dealt as they really lie", pools_as_they_lie, twins),
    Fault("third seats know the truth", replaced(Memory, "_tell", lambda self, *more: None), twins),
    Fault("bots know the future", replaced(Dice, "new_future", keep_the_future), own_futures),
    Fault("a running game is given out whole", replaced(history_module, "export", open_export), files),
]  # fmt: skip


# ---- faults of Parlour -----------------------------------------------------------------------------------------------


def sitter_that_shares(self: parlour_table.Sitter) -> parlour_table.Sitter:
    new = copy_sitter(self)
    new.hand = self.hand
    return new


def hand_on_the_table(s: parlour_table.Parlour, who: parlour_table.Sitter, eye: int) -> parlour_views.SitterSeen:
    seen = sitter_seen(s, who, eye)
    seen.hand = sorted(card.key for card in who.hand)
    return seen


def memory_on_the_table(s: parlour_table.Parlour, who: parlour_table.Sitter, eye: int) -> parlour_views.SitterSeen:
    seen = sitter_seen(s, who, eye)
    seen.known = sorted(card.key for other in range(s.seats) for card in who.known.known(other))
    return seen


def lifted_veil(s: parlour_table.Parlour, veil: parlour_table.Veil, eye: int) -> parlour_views.VeilSeen:
    return veil_seen(s, veil, ALL)


def open_bargain(s: parlour_table.Parlour, eye: int) -> object:
    return bargain_seen(s, ALL)


def tell_the_parlour(*events: str) -> Plant:
    log = parlour_table.Parlour.log

    def loudly(self: parlour_table.Parlour, name: str, /, audience: tuple[int, ...] = (), **more: Any) -> None:
        log(self, name, audience=tuple(range(self.seats)) if name in events else audience, **more)

    return replaced(parlour_table.Parlour, "log", loudly)


def no_bargain_with_the_poor(
    s: parlour_table.Parlour, who: parlour_table.Sitter, other: parlour_table.Sitter
) -> object:
    return parlour_actions.EMPTY if all(card.kind == "rite" for card in other.hand) else None


def no_look_at_the_duchess(s: parlour_table.Parlour, who: parlour_table.Sitter, veil: parlour_table.Veil) -> object:
    strong = veil.spirit is not None and veil.spirit.worth > 1
    return parlour_actions.SEEN if strong or who.seat in veil.seats else None


def odds_of_the_truth(s: parlour_table.Parlour, who: parlour_table.Sitter, veil: parlour_table.Veil) -> object:
    return could_be(s, who, veil) if veil.spirit is None else [veil.spirit]


def put_back_openly(self: Deck[Any], seat: int, cards: Iterable[Any], taken: int = 0, openly: bool = False) -> None:
    put_back(self, seat, cards, taken)
    everybody = tuple(range(5))
    self.top = [type(block)(block.cards, everybody, everybody) for block in self.top]


copy_sitter, sitter_seen = parlour_table.Sitter.copy, parlour_views.sitter_seen
veil_seen, bargain_seen, could_be = parlour_views.veil_seen, parlour_views.bargain_seen, parlour_calling.could_be
SITTER_FIELDS = parlour_table.CODEC.fields[parlour_table.Sitter]
TABLE_FIELDS = parlour_table.CODEC.fields[parlour_table.Parlour]

PARLOUR_FAULTS = [
    Fault("a hand lies open in a view", replaced(parlour_views, "sitter_seen", hand_on_the_table), in_step, quick=True),
    Fault("a view shows what others know", replaced(parlour_views, "sitter_seen", memory_on_the_table), hidden_answers),
    Fault("a spirit is seen by all that one has seen", replaced(parlour_views, "veil_seen", lifted_veil), twins),
    Fault("an offer is seen by all", replaced(parlour_views, "bargain_seen", open_bargain), hidden_answers),
    Fault("a copy shares a hand", replaced(parlour_table.Sitter, "copy", sitter_that_shares), forks),
    Fault("saves forget the wax", forget_in_saves(parlour_table.Sitter, SITTER_FIELDS, "wax"), saves),
    Fault("saves forget the stack", forget_in_saves(parlour_table.Parlour, TABLE_FIELDS, "stack"), saves),
    Fault("all are told what one draws", tell_the_parlour("drew"), concerned),
    Fault("all are told what two bargain about", tell_the_parlour("shown", "offered"), hidden_answers),
    Fault("options depend on a hidden hand",
          replaced(parlour_actions.BARGAIN, "bars", no_bargain_with_the_poor), twins, quick=True),
    Fault("refusals depend on a hidden spirit", replaced(parlour_actions.PEER, "bars", no_look_at_the_duchess), twins),
    Fault("a preview counts on the hidden spirit", replaced(parlour_calling, "could_be", odds_of_the_truth), twins),
    Fault("cards are put back openly", replaced(Deck, "put_back", put_back_openly), concerned),
    Fault("a card that went unseen stays known", replaced(Memory, "forget", lambda self, but=(): None), invariants),
    Fault("bots know the hands", replaced(parlour_imagined, "imagine_cards", lambda *given: None), in_step),
    Fault("bots know the spirits", replaced(parlour_imagined, "imagine_spirits", lambda *given: None), in_step),
]  # fmt: skip


# ---- faults of Nemesis -----------------------------------------------------------------------------------------------


def crew_that_shares(self: nemesis_crew.Crew) -> nemesis_crew.Crew:
    new = copy_crew(self)
    new.items = self.items
    return new


def crew_shown(field: str, found: Callable[[nemesis_crew.Crew], list[str]]) -> Plant:
    def shown(s: nemesis_ship.Ship, who: nemesis_crew.Crew, eye: int) -> nemesis_view.CrewView:
        seen = view_crew(s, who, eye)
        setattr(seen, field, found(who))
        return seen

    return replaced(nemesis_view, "view_crew", shown)


def tell_the_ship(*events: str) -> Plant:
    log = nemesis_ship.Ship.log

    def loudly(self: nemesis_ship.Ship, name: str, /, audience: tuple[int, ...] = (), **more: Any) -> None:
        log(self, name, audience=tuple(range(self.seats)) if name in events else audience, **more)

    return replaced(nemesis_ship.Ship, "log", loudly)


def see_all_pending(s: nemesis_ship.Ship, eye: int) -> object:
    return view_pending(s, ALL)


def see_all_trade(deal: Any, eye: int) -> object:
    return view_trade(deal, ALL)


def see_every_deck(deck: Deck[Any], eye: int) -> object:
    seen = view_deck(deck, eye)
    seen.known = [
        KnownCards(depth=n, cards=[card.key for card in block.cards], ordered=True)
        for n, block in enumerate(deck.top + deck.bottom)
    ]
    return seen


def only_what_they_have(who: nemesis_crew.Crew, seat: int) -> list[Any]:
    return [*who.items, *who.hands]


copy_crew, view_crew = nemesis_crew.Crew.copy, nemesis_view.view_crew
view_pending, view_trade = nemesis_view.view_pending, nemesis_view.view_trade
CREW_FIELDS = nemesis_ship.CODEC.fields[nemesis_crew.Crew]
SHIP_FIELDS = nemesis_ship.CODEC.fields[nemesis_ship.Ship]

NEMESIS_FAULTS = [
    Fault("an objective lies open in a view",
          crew_shown("objective_cards", lambda who: [card.key for card in who.objectives]), in_step, quick=True),
    Fault("a hand lies open in a view", crew_shown("hand", lambda who: [card.key for card in who.hand]), twins),
    Fault("an Inventory lies open in a view", crew_shown("items", lambda who: [i.key for i in who.items]), in_step),
    Fault("what was found is seen by all", replaced(nemesis_view, "view_pending", see_all_pending), twins),
    Fault("a trade is seen by all", replaced(nemesis_view, "view_trade", see_all_trade), hidden_answers),
    Fault("cards that others know are seen", replaced(nemesis_view, "view_deck", see_every_deck), hidden_answers),
    Fault("a copy shares an Inventory", replaced(nemesis_crew.Crew, "copy", crew_that_shares), forks, quick=True),
    Fault("saves forget the rejected objective", forget_in_saves(nemesis_crew.Crew, CREW_FIELDS, "rejected"), saves),
    Fault("saves forget what was looked at", forget_in_saves(nemesis_ship.Ship, SHIP_FIELDS, "looked"), saves),
    Fault("all are told what one finds", tell_the_ship("found"), concerned, quick=True),
    Fault("all are told what one sees of an engine", tell_the_ship("engine-checked", "engine-opened"), concerned),
    Fault("all are told what is offered", tell_the_ship("shown", "offered"), hidden_answers),
    Fault("one may ask for what one cannot know", replaced(nemesis_trade, "known_goods", only_what_they_have), twins),
    Fault("bots know the objectives", replaced(nemesis_imagine, "deal_objectives", lambda *given: None), in_step),
    Fault("bots know the Items", replaced(nemesis_imagine, "deal_items", lambda *given: None), in_step),
]  # fmt: skip


# ---- faults of Eldritch Horror ---------------------------------------------------------------------------------------


def investigator_that_shares(self: eldritch_pieces.Investigator) -> eldritch_pieces.Investigator:
    new = copy_investigator(self)
    new.clues = self.clues
    return new


def every_gate_known(deck: Deck[Any], eye: int) -> object:
    blocks = enumerate(deck.top + deck.bottom)
    return [eldritch_view.KnownGates(depth=n, gates=[gate.key for gate in block.cards]) for n, block in blocks]


def back_on_the_table(one: eldritch_pieces.Owned, eye: int) -> eldritch_view.CardView:
    return view_card(one, ALL)


def tell_the_world(*events: str) -> Plant:
    log = eldritch_world.World.log

    def loudly(self: eldritch_world.World, name: str, /, audience: tuple[int, ...] = (), **more: Any) -> None:
        log(self, name, audience=tuple(range(self.seats)) if name in events else audience, **more)

    return replaced(eldritch_world.World, "log", loudly)


copy_investigator, view_card = eldritch_pieces.Investigator.copy, eldritch_view.view_card
INVESTIGATOR_FIELDS = eldritch_world.CODEC.fields[eldritch_pieces.Investigator]
WORLD_FIELDS = eldritch_world.CODEC.fields[eldritch_world.World]

ELDRITCH_FAULTS = [
    Fault("Gates that one has seen are seen by all",
          replaced(eldritch_view, "view_gate_stack", every_gate_known), in_step, quick=True),
    Fault("a back that one has seen lies open", replaced(eldritch_view, "view_card", back_on_the_table), twins),
    Fault("a copy shares the Clues",
          replaced(eldritch_pieces.Investigator, "copy", investigator_that_shares), forks, quick=True),
    Fault("saves forget what was done in this round",
          forget_in_saves(eldritch_pieces.Investigator, INVESTIGATOR_FIELDS, "acted"), saves),
    Fault("saves forget the stack", forget_in_saves(eldritch_world.World, WORLD_FIELDS, "stack"), saves),
    Fault("all are told which Gates come next", tell_the_world("gates-seen"), concerned, quick=True),
    Fault("all are told what is on a back", tell_the_world("back-seen"), concerned),
    Fault("bots know the Gates", replaced(eldritch_imagine, "deal_gates", lambda *given: None), in_step),
    Fault("bots know the backs", replaced(eldritch_imagine, "deal_backs", lambda *given: None), in_step),
]  # fmt: skip


# ---- faults of Dungeontology -----------------------------------------------------------------------------------------


def scholar_that_shares(self: dungeontology_pieces.Scholar) -> dungeontology_pieces.Scholar:
    new = copy_scholar(self)
    new.cubes = self.cubes
    return new


def area_that_shares(self: dungeontology_dungeon.Area) -> dungeontology_dungeon.Area:
    new = copy_area(self)
    new.cubes = self.cubes
    return new


def open_hands(
    s: dungeontology_expedition.Expedition, who: dungeontology_pieces.Scholar, eye: int, *, clan_known: bool
) -> dungeontology_view.ScholarView:
    return view_scholar(s, who, ALL, clan_known=clan_known)


def tell_the_expedition(*events: str) -> Plant:
    log = dungeontology_expedition.Expedition.log

    def loudly(
        self: dungeontology_expedition.Expedition, name: str, /, audience: tuple[int, ...] = (), **more: Any
    ) -> None:
        log(self, name, audience=tuple(range(self.seats)) if name in events else audience, **more)

    return replaced(dungeontology_expedition.Expedition, "log", loudly)


copy_scholar, copy_area = dungeontology_pieces.Scholar.copy, dungeontology_dungeon.Area.copy
view_scholar = dungeontology_view.view_scholar
SCHOLAR_FIELDS = dungeontology_expedition.CODEC.fields[dungeontology_pieces.Scholar]
EXPEDITION_FIELDS = dungeontology_expedition.CODEC.fields[dungeontology_expedition.Expedition]

DUNGEONTOLOGY_FAULTS = [
    Fault("hands lie open", replaced(dungeontology_view, "view_scholar", open_hands), in_step, quick=True),
    Fault("a copy shares the notebook",
          replaced(dungeontology_pieces.Scholar, "copy", scholar_that_shares), forks, quick=True),
    Fault("a copy shares the cubes of an area", replaced(dungeontology_dungeon.Area, "copy", area_that_shares), forks),
    Fault("saves forget stun tokens",
          forget_in_saves(dungeontology_pieces.Scholar, SCHOLAR_FIELDS, "stun"), saves),
    Fault("saves forget the cards on the stack",
          forget_in_saves(dungeontology_expedition.Expedition, EXPEDITION_FIELDS, "plays"), saves),
    Fault("all are told what is drawn", tell_the_expedition("drew"), concerned, quick=True),
    Fault("all are told what was dug out", tell_the_expedition("took-cards"), hidden_answers),
    Fault("bots know the hands", replaced(dungeontology_imagine, "imagine_cards", lambda *given: None), in_step),
    Fault("bots know the clan card", replaced(dungeontology_imagine, "imagine_clan", lambda *given: None), in_step),
]  # fmt: skip

# ---- faults of Arkham Horror -----------------------------------------------------------------------------------------


def one_hand_for_two(self: arkham_pieces.Investigator) -> arkham_pieces.Investigator:
    new = copy_arkham_investigator(self)
    new.hand = self.hand
    return new


def every_card_known(deck: Deck[Any], eye: int) -> arkham_view.DeckView:
    seen = view_arkham_deck(deck, eye)
    blocks = enumerate(deck.top + deck.bottom)
    seen.known = [KnownCards(depth=n, cards=[card.key for card in block.cards], ordered=False) for n, block in blocks]
    return seen


def tell_the_table(*events: str) -> Plant:
    log = arkham_table.Table.log

    def loudly(self: arkham_table.Table, name: str, /, audience: tuple[int, ...] = (), **more: Any) -> None:
        log(self, name, audience=tuple(range(self.seats)) if name in events else audience, **more)

    return replaced(arkham_table.Table, "log", loudly)


copy_arkham_investigator, view_arkham_deck = arkham_pieces.Investigator.copy, arkham_view.view_deck
ARKHAM_INVESTIGATOR_FIELDS = arkham_table.CODEC.fields[arkham_pieces.Investigator]
ARKHAM_TABLE_FIELDS = arkham_table.CODEC.fields[arkham_table.Table]

ARKHAM_FAULTS = [
    Fault("cards that one has seen are seen by all",
          replaced(arkham_view, "view_deck", every_card_known), in_step, quick=True),
    Fault("a copy shares the hand",
          replaced(arkham_pieces.Investigator, "copy", one_hand_for_two), forks, quick=True),
    Fault("saves forget actions that were taken",
          forget_in_saves(arkham_pieces.Investigator, ARKHAM_INVESTIGATOR_FIELDS, "spent"), saves),
    Fault("saves forget the stack", forget_in_saves(arkham_table.Table, ARKHAM_TABLE_FIELDS, "stack"), saves),
    Fault("all are told what one has looked at", tell_the_table("looks"), concerned, quick=True),
    Fault("all are told what one searches through", tell_the_table("searches"), concerned),
    Fault("bots know the decks", replaced(arkham_imagine, "deal_decks", lambda *given: None), in_step),
]  # fmt: skip

FAULTS: list[tuple[Play, Fault]] = [
    *[(PARLOUR, fault) for fault in (*ENGINE, *PARLOUR_FAULTS)],
    *[(NEMESIS, fault) for fault in (*ENGINE, *NEMESIS_FAULTS)],
    *[(ELDRITCH, fault) for fault in ELDRITCH_FAULTS],
    *[(DUNGEONTOLOGY, fault) for fault in DUNGEONTOLOGY_FAULTS],
    *[(ARKHAM, fault) for fault in ARKHAM_FAULTS],
]

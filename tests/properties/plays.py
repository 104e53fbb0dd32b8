"""The games that the property tests play: what is worth doing in them, and what is hidden from whom."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from seance.engine import Ask, Block, Game, State
from seance.games.arkham.rules.areas import new_in_play
from seance.games.arkham.rules.deck_building import starter_deck
from seance.games.arkham.rules.newcomers import enter_campaign
from seance.games.arkham.rules.printed import PLAYER_CARDS
from seance.games.arkham.rules.setup import assemble_decks
from seance.games.arkham.rules.state import Table
from seance.games.dungeontology.rules.dungeon import join
from seance.games.dungeontology.rules.exploring import fill
from seance.games.dungeontology.rules.printed import CLANS, SCHEMES, TILES
from seance.games.dungeontology.rules.state import Expedition
from seance.games.eldritch.rules.looks import look_at_gates
from seance.games.eldritch.rules.mythos import pass_lead_step
from seance.games.eldritch.rules.pieces import Fallen, Owned
from seance.games.eldritch.rules.printed import SPELLS
from seance.games.eldritch.rules.state import World
from seance.games.nemesis.rules.printed import ITEMS
from seance.games.nemesis.rules.state import Ship
from seance.games.parlour.rules.printed import CARDS
from seance.games.parlour.rules.state import Parlour

from .checks import Choice, Hidden, Play


class Printed(Protocol):
    """Whatever is printed and has a key."""

    @property
    def key(self) -> str: ...


P = TypeVar("P", bound=Printed)


def exchange(places: Sequence[list[P]], one: P, two: P) -> Mapping[str, str]:
    """All copies of two things take each other's place."""
    for place in places:
        place[:] = [two if card is one else one if card is two else card for card in place]
    return {one.key: two.key, two.key: one.key}


# ---- parlour -----------------------------------------------------------------------------------------------------


def partner(game: Game[State], ask: Ask[object]) -> tuple[int, ...]:
    """Of two who bargain, the other one."""
    assert isinstance(game.state, Parlour)
    return tuple([who.seat for who in game.state.sitters if who.key in ask.about])


def exchange_cards(s: State, seed: int) -> Mapping[str, str]:
    """All copies of two cards of which seat 0 holds none, or two spirits."""
    assert isinstance(s, Parlour)
    if seed % 3 == 2:
        return exchange([s.spirits], *random.Random(seed).sample(s.spirits, 2))
    strange = [card for card in CARDS.values() if card not in s.sitters[0].hand]
    pairs = [(a, b) for a in strange for b in strange if a.key < b.key and a.copies == b.copies]
    return exchange([s.deck.rest, *[who.hand for who in s.sitters[1:]]], *random.Random(seed).choice(pairs))


PARLOUR = Play(
    "parlour",
    tables=((3, {}), (2, {"length": "long"}), (4, {"spirits": "angry"}), (5, {"length": "long"})),
    eager=frozenset(
        ("draw", "bargain", "show", "give", "want", "accept", "counter", "play", "play-at", "peer", "reply", "use")
    ),
    hidden={
        "put-back": Hidden(),
        "show": Hidden(partner),
        "give": Hidden(partner),
        "want": Hidden(partner, noticed=lambda game, ask, choice: None),
    },
    opens={"discarded": "sitter"},
    tells={
        "drew": ("sitter",), "shown": ("sitter", "to"), "offered": ("sitter", "to"), "peered": ("sitter",),
        "hand-passed": ("sitter", "to"), "hand-read": ("sitter", "reader"), "divined": ("sitter",),
    },
    foresees=frozenset(("divined",)),
    foreseen=frozenset(("drew",)),
    key_of=lambda s, seat: s.sitters[seat].key if isinstance(s, Parlour) else "",
    swap=exchange_cards,
)  # fmt: skip


# ---- nemesis -----------------------------------------------------------------------------------------------------


def in_the_room(game: Game[State], ask: Ask[object]) -> Sequence[int]:
    """Whoever takes part in a Trade hears what is offered."""
    assert isinstance(game.state, Ship)
    return [] if game.state.bargain is None else game.state.bargain.room


def backs_and_heavy_things(game: Game[State], ask: Ask[object], choice: Choice) -> object:
    """All see the backs of Items that lie in an Inventory, and what is or comes into hand slots."""
    assert isinstance(game.state, Ship)
    things = [key.partition(":")[2] for key in choice]
    light = {item.key: item.colour for item in ITEMS.values() if not item.heavy}
    return sorted(light.get(thing, thing) for thing in things)


def fill_inventories(s: State, r: random.Random) -> None:
    """Everybody has found some Items."""
    assert isinstance(s, Ship)
    for who in s.crew:
        for deck in (s.red, s.yellow, s.green):
            for item in r.sample([item for item in deck.rest if not item.heavy], 2):
                deck.rest.remove(item)
                who.items.append(item)


def exchange_secrets(s: State, seed: int) -> Mapping[str, str]:
    """Two objectives of a deck of which seat 0 has none, two Items of a colour, or the tokens of an engine."""
    assert isinstance(s, Ship)
    r = random.Random(seed)
    if s.mode == "semi-coop" and seed % 3 == 0:
        places = [s.objectives_left, *[who.objectives for who in s.crew[1:]]]
        strange = [card for place in places for card in place]
        held = r.choice([card for place in places[1:] for card in place])
        return exchange(
            places, held, r.choice([card for card in strange if card.deck == held.deck and card is not held])
        )
    if seed % 3 == 1:
        deck = r.choice([s.red, s.yellow, s.green])
        own = s.crew[0].items
        items = [item for item in ITEMS.values() if item.colour == deck.name and not item.heavy and item not in own]
        alike = [(a, b) for a in items for b in items if a.key < b.key and a.copies == b.copies]
        return exchange([deck.rest, *[who.items for who in s.crew[1:]]], *r.choice(alike)) if alike else {}
    engine = r.choice(s.engines).rest
    return exchange([engine], *engine)


NEMESIS = Play(
    "nemesis",
    tables=((3, {}), (2, {"side": "B"}), (4, {"mode": "coop"}), (5, {"intruder_player": True}), (1, {"mode": "solo"})),
    eager=frozenset(
        (
            "accept", "act", "act-check", "act-on", "act-open", "act-scan", "act-set", "act-start", "activate", "craft",
            "enter", "exchange-tokens", "give", "keep", "launch", "pick-up", "play", "play-coordinates", "play-engine",
            "play-look", "play-on", "play-room", "react", "search", "show", "tie", "trade", "use", "use-on", "want",
        )
    ),
    hidden={
        "which-objective": Hidden(),
        "keep-item": Hidden(noticed=backs_and_heavy_things),
        "what-to-drop": Hidden(noticed=backs_and_heavy_things),
        "trade-show": Hidden(in_the_room, backs_and_heavy_things),
        "trade-give": Hidden(in_the_room, backs_and_heavy_things),
        "trade-want": Hidden(in_the_room, backs_and_heavy_things),
    },
    silent=frozenset(("engine-tokens", "event-foreseen")),
    opens={"discarded": "crew", "plays": "crew"},
    tells={
        "drew": ("crew",), "found": ("crew",), "objective-kept": ("crew",), "dropped-item": ("crew",),
        "engine-checked": ("crew",), "engine-opened": ("crew",), "coordinates-checked": ("crew",),
        "looked-at-room": ("crew",), "looked-at-token": ("crew",), "event-foreseen": ("crew",), "shown": ("*",),
        "offered": ("*",), "events-seen": ("crew",), "attacks-seen": ("crew",), "objective-seen": ("crew",),
    },
    key_of=lambda s, seat: s.crew[seat].key if isinstance(s, Ship) else "",
    enrich=fill_inventories,
    swap=exchange_secrets,
    most=250,
    pace=3,
)  # fmt: skip

# ---- eldritch ----------------------------------------------------------------------------------------------------

WHO_LOOKS = ("akachi-onyele", "jacqueline-fine")


def those_who_look(s: State, r: random.Random) -> None:
    """Akachi and Jacqueline play, strong to last; seat 1 has seen the lowest Gates and a back; all look at Gates."""
    assert isinstance(s, World)
    others = [sheet for sheet in s.sheets if sheet.key not in WHO_LOOKS]
    looking = [sheet for sheet in s.sheets if sheet.key in WHO_LOOKS][: s.seats]
    dealt = looking + r.sample(others, s.seats - len(looking))
    if s.seats > 1:
        gates = tuple(r.sample(s.gate_stack.rest, 2))
        for gate in gates:
            s.gate_stack.rest.remove(gate)
        s.gate_stack.bottom = [Block(gates, (1,), (1,))]
        spell = SPELLS["wither"]
        s.spells.remove(spell)
        owned = Owned(spell, s.number(spell.key), spell.backs[0], (1,))
        s.fallen.append(Fallen(next(one for one in s.sheets if one not in dealt), "rome", "health", [owned], [], 0, 0))
    left = [one.sheet for one in s.fallen]
    s.box += [sheet for sheet in s.sheets if sheet not in (*dealt, *left)]
    s.sheets = dealt
    for who in s.investigators:
        who.improved = [2] * len(who.improved)
        s.then(pass_lead_step(), look_at_gates(who))


def exchange_unseen(s: State, seed: int) -> Mapping[str, str]:
    """What only seat 1 has seen: the two Gates at the bottom of the stack, or the back of a Spell."""
    assert isinstance(s, World)
    if s.seats == 1:
        return {}
    if seed % 2:
        back, other = SPELLS["wither"].backs
        s.fallen[0].cards[0].back = other
        return {back.key: other.key, other.key: back.key}
    one, two = s.gate_stack.bottom[0].cards
    s.gate_stack.bottom = [Block((two, one), (1,), (1,))]
    return {one.key: two.key, two.key: one.key}


ELDRITCH = Play(
    "eldritch",
    tables=(
        (4, {"mythos": "easy"}), (2, {"ancient_one": "cthulhu", "mythos": "easy"}),
        (5, {"ancient_one": "shub-niggurath", "mythos": "easy"}), (3, {"ancient_one": "random", "mythos": "easy"}),
        (8, {"ancient_one": "yog-sothoth", "starting_rumor": True}),
        (1, {"investigators": "random", "mythos": "easy"}),
    ),
    eager=frozenset(
        (
            "agree", "buy", "encounter", "enter", "explore", "give", "look", "meet", "prevent-with", "research", "ride",
            "take", "use", "use-on", "yes",
        )
    ),
    hidden={"which-gate-on-top": Hidden()},
    tells={"gates-seen": ("player",), "back-seen": ("player",)},
    key_of=lambda s, seat: f"player-{seat + 1}",  # investigators come and go
    enrich=those_who_look,
    swap=exchange_unseen,
    most=350,
    pace=4,
)  # fmt: skip

# ---- dungeontology -----------------------------------------------------------------------------------------------


def in_the_dungeon(s: State, r: random.Random) -> None:
    """Everybody is in the dungeon already, with cards and cubes; seat 1 has seen the next tile and the clan card."""
    assert isinstance(s, Expedition)
    for key, spot in (("area-i-4", "north"), ("area-i-6", "south")):
        s.stack_of(1).rest.remove(TILES[key])
        fill(s, s.areas[join(s.areas, TILES[key], s.areas[0], spot)])
        s.areas[-1].entered = True
    for who in s.scholars:
        who.area = 1 + who.seat % 2
        if SCHEMES["gossip"] in s.schemes.rest:  # as many as there are, unless somebody drew one
            s.schemes.rest.remove(SCHEMES["gossip"])
            who.hand.append(SCHEMES["gossip"])
        for _ in range(4):
            who.hand.append(s.schemes.rest.pop(r.randrange(len(s.schemes.rest))))
        for cube in r.sample(list(who.cubes), 3):
            s.reserve_cubes[cube] -= 1
            who.cubes[cube] += 1
    s.clan_seen = (1,)
    s.tiles[0].look(s.dice, 1, 1)


def exchange_schemes(s: State, seed: int) -> Mapping[str, str]:
    """All copies of two scheme cards of which seat 0 holds none, two tiles of a stack, or the clan card."""
    assert isinstance(s, Expedition)
    r = random.Random(seed)
    if seed % 4 == 2:
        return exchange([s.tiles[1].rest], *r.sample(s.tiles[1].rest, 2))
    if seed % 4 == 3:
        was, s.clan = s.clan, r.choice([clan for clan in CLANS.values() if clan is not s.clan])
        return {was.key: s.clan.key, s.clan.key: was.key}
    strange = [card for card in SCHEMES.values() if card not in s.scholars[0].hand]
    pairs = [(a, b) for a in strange for b in strange if a.key < b.key and a.copies == b.copies]
    return exchange([s.schemes.rest, *[who.hand for who in s.scholars[1:]]], *r.choice(pairs))


def whose_hand(game: Game[State], ask: Ask[object]) -> Sequence[int]:
    """Whoever has shown the hand knows what is taken and given."""
    assert isinstance(game.state, Expedition)
    return [who.seat for who in game.state.scholars if who.key in ask.about]


DUNGEONTOLOGY = Play(
    "dungeontology",
    tables=((4, {"scholars": "random"}), (2, {"boss": "drunk"}), (3, {"alert": "alert-hard", "placement": "grid"})),
    eager=frozenset(
        (
            "explore", "move", "play-main", "play-main-on", "play-prophecy", "respond", "spy", "study", "submit",
            "use-skill", "use-skill-on", "take-card", "give-card",
        )
    ),
    hidden={"put-back": Hidden(), "take-cards": Hidden(whose_hand), "give-cards": Hidden(whose_hand)},
    opens={
        "discarded": "who", "played-main": "who", "played-main-on": "who", "played-secondary": "who",
        "played-secondary-on": "who", "responded": "who",
    },
    tells={
        "drew": ("who",), "looked": ("who",), "took-cards": ("who",), "hand-seen": ("who", "victim"),
        "card-passed": ("who", "to"), "tiles-seen": ("who",), "clan-seen": ("who",),
        "nothing-to-do": ("who",),
    },
    foresees=frozenset(("looked",)),
    foreseen=frozenset(("drew",)),
    key_of=lambda s, seat: s.scholars[seat].key if isinstance(s, Expedition) else "",
    enrich=in_the_dungeon,
    swap=exchange_schemes,
    most=300,
    pace=3,
)  # fmt: skip


# ---- arkham ------------------------------------------------------------------------------------------------------

SEERS = ("agnes-baker", "daisy-walker", "wendy-adams", "skids-otoole")


def with_scrying(s: State, r: random.Random) -> None:
    """Everybody has Scrying and Arcane Initiates; seat 1 has seen the last two cards of the own deck."""
    assert isinstance(s, Table)
    for seat, key in enumerate(SEERS[: s.seats]):
        s.investigators.append(enter_campaign(s, seat, starter_deck(key)))
    assemble_decks(s)
    s.phase, s.queue = "set-up-scenario", []
    for who in s.investigators:
        for card in (PLAYER_CARDS["scrying"], PLAYER_CARDS["scrying"], PLAYER_CARDS["arcane-initiate"]):
            who.owned.append(card)
            who.assets.append(new_in_play(s, card, who.seat))
        plain = [card for card in who.deck.rest if not card.weakness]
        for card in r.sample(plain, 7):
            who.deck.rest.remove(card)
            who.hand.append(card)
    if s.seats > 1:
        deck = s.investigators[1].deck
        seen = tuple(
            r.sample([card for card in {card.key: card for card in deck.rest}.values() if not card.weakness], 2)
        )
        for card in seen:
            deck.rest.remove(card)
        deck.bottom = [Block(seen, (1,), (1,))]


def exchange_last_cards(s: State, seed: int) -> Mapping[str, str]:
    """The two cards that only seat 1 has seen."""
    assert isinstance(s, Table)
    if s.seats == 1:
        return {}
    one, two = s.investigators[1].deck.bottom[0].cards
    s.investigators[1].deck.bottom = [Block((two, one), (1,), (1,))]
    return {one.key: two.key, two.key: one.key}


ARKHAM = Play(
    "arkham",
    tables=(
        (2, {"mode": "standalone", "difficulty": "easy"}), (3, {"mode": "standalone"}),
        (4, {"mode": "standalone", "difficulty": "easy"}), (1, {}),
        (2, {"mode": "standalone", "difficulty": "hard"}),
    ),
    eager=frozenset(
        ("activate", "use", "use-2", "play", "fight-with", "fight", "evade", "commit", "advance", "look-at", "turn")
    ),
    hidden={"put-back": Hidden()},
    tells={"searches": ("who",), "looks": ("who",)},
    foresees=frozenset(("looks",)),
    foreseen=frozenset(("draws", "draws-encounter")),
    key_of=lambda s, seat: SEERS[seat],
    enrich=with_scrying,
    swap=exchange_last_cards,
    most=300,
    pace=3,
)  # fmt: skip


PLAYS = {play.game: play for play in (PARLOUR, NEMESIS, ELDRITCH, DUNGEONTOLOGY, ARKHAM)}

"""Every text with the cards that it could mean in every zone: it takes them from where it says, and loses none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from seance.engine import Flow
from seance.games.arkham.cards import encounter_cards, player_cards
from seance.games.arkham.cards.effects import hidden
from seance.games.arkham.cards.effects.counts import CardInPlay
from seance.games.arkham.cards.effects.woods_effects import GiveUp
from seance.games.arkham.check.invariants import everywhere
from seance.games.arkham.check.scene import CARDS, ArkhamScene
from seance.games.arkham.rules.areas import new_in_play
from seance.games.arkham.rules.decks import cards_of, search_deck
from seance.games.arkham.rules.index import index
from seance.games.arkham.rules.pieces import InPlay, Investigator
from seance.games.arkham.rules.printed import (
    ASSET,
    EARNED,
    ENEMIES,
    EVENT,
    PLAYER_CARDS,
    STORY_ASSETS,
    TREACHERIES,
    EncounterCard,
    PlayerCard,
    Printed,
)  # fmt: skip
from seance.games.arkham.rules.state import Table
from seance.testing import scene
from tests.games.arkham.sweeping import DAISY, EVERY, ROLAND, Text, every, read

# where cards can lie that nobody holds and that are not in play: looked at together where no text may take any
PILES = {
    "deck": ("deck",),
    "discard": ("discard",),
    "another's": ("another's deck", "another's discard"),
    "encounter deck": ("encounter deck",),
    "encounter discard": ("encounter discard",),
    "cultists": ("cultists",),
    "out of the game": ("set aside", "victory display", "removed"),
}
# one of everything that some text looks for
PLAYER = ("old-book-of-lore", "shrivelling", "guard-dog", "leather-coat", "paranoia", "mind-over-matter")
ENCOUNTER = ("wizard-of-the-order", "flesh-eater", "hunting-nightgaunt")
DRAWN = ("deck", "discard")  # which is the next deck
OUT_OF_THE_BOX = ("encounter deck", "encounter discard")
# which texts take cards from where they lie; no other does, and none from anywhere else
TAKES: dict[str, tuple[str, ...]] = {
    "research-librarian 1": ("deck",), "arcane-initiate 2": ("deck",), "southside-01127 action 1": ("deck",),
    "miskatonic-university action 1": ("deck",), "the-yellow-sign drawn": ("deck",),
    "old-book-of-lore action 1": ("deck", "another's deck"),
    "cryptic-research played": (*DRAWN, "another's deck"),
    "pickpocketing 1": DRAWN, "rabbits-foot 1": DRAWN, "heirloom-of-hyperborea 1": DRAWN, "guts committed": DRAWN,
    "perception committed": DRAWN, "overpower committed": DRAWN, "manual-dexterity committed": DRAWN,
    "your-house action 1": DRAWN, "southside-01126 action 1": DRAWN, "lucky-01084 played": DRAWN,
    "offer-of-power drawn": DRAWN,
    "scavenging 1": ("discard",), "abandoned-and-alone drawn": ("discard",),
    "into-the-darkness 1": OUT_OF_THE_BOX, "into-the-darkness advances": OUT_OF_THE_BOX,
    "drawn-to-the-flame played": OUT_OF_THE_BOX, "mysterious-chanting drawn": OUT_OF_THE_BOX,
    "the-arkham-woods advances": OUT_OF_THE_BOX, "rise-of-the-ghouls advances": OUT_OF_THE_BOX,
    "the-gathering skull hard after_failure": OUT_OF_THE_BOX,
    "the-devourer-below skull hard after_failure": OUT_OF_THE_BOX,
    "uncovering-the-conspiracy action 1": ("cultists",),
    "vengeance-awaits 1": ("set aside",), "investigating-the-trail advances": ("set aside",),
    "trapped advances": ("set aside",), "the-barrier advances": ("set aside",),
}  # fmt: skip
TRIES = 8  # until chance has brought a text to what it looks for


def piles(s: Table) -> dict[str, list[Printed]]:
    """What lies in each of them."""
    found: dict[str, list[Printed]] = {}
    for who, whose in zip(s.investigators, ("", "another's "), strict=True):
        found[f"{whose}deck"], found[f"{whose}discard"] = [*cards_of(who.deck)], [*who.deck.discard]
    found["encounter deck"], found["encounter discard"] = [*cards_of(s.encounters)], [*s.encounters.discard]
    found["set aside"], found["victory display"], found["removed"] = [*s.set_aside], [*s.victory], [*s.removed]
    found["cultists"] = [*cards_of(s.cultists)]
    return found


def put(s: Table, zones: Sequence[str], copies: int = 1) -> None:
    """All that could be meant lies there, and nothing like it elsewhere."""
    for who in s.investigators:
        for card in [*who.deck.rest, *who.deck.discard]:
            who.owned.remove(card)
        who.deck.rest, who.deck.discard = [], []
    s.encounters.rest, s.encounters.discard = [], []
    mine, other = s.investigators
    own = {
        "deck": (mine, mine.deck.rest), "discard": (mine, mine.deck.discard),
        "another's deck": (other, other.deck.rest), "another's discard": (other, other.deck.discard),
    }  # fmt: skip
    common: dict[str, list[EncounterCard]] = {
        "encounter deck": s.encounters.rest, "encounter discard": s.encounters.discard, "cultists": s.cultists.rest,
        "set aside": s.set_aside, "victory display": s.victory,
    }  # fmt: skip
    for zone in zones:
        if zone in own:
            who, pile = own[zone]
            cards = [CARDS[key] for key in PLAYER] * copies
            pile += cards
            who.owned += cards
        elif zone in common:
            common[zone] += [ENEMIES[key] for key in ENCOUNTER] * copies
        else:
            s.removed.append(ENEMIES["flesh-eater"])


def taken(text: Text, zones: Sequence[str], patch: pytest.MonkeyPatch, seed: int = 0, copies: int = 1) -> set[str]:
    """From which of them a card is gone when the text has taken effect; none is gone from the table."""
    before: dict[str, Counter[Printed]] = {}
    known: Counter[Printed] = Counter()

    def prepare(t: ArkhamScene) -> None:
        put(t.s, zones, copies)
        before.update({zone: Counter(cards) for zone, cards in piles(t.s).items()})
        known.update(everywhere(t.s))

    s = read(text, text.run, patch, seed, prepare).t.s
    now = Counter(everywhere(s))
    lost = [card.key for card in known if now[card] < known[card]]
    assert not lost, f"{text.name}, {zones}: lost {lost}"
    if s.investigators[0].gone:
        return set()  # and with them all that was theirs
    return {zone for zone in zones if before[zone] - Counter(piles(s)[zone])}


@pytest.mark.rule("AHC-SEA-01", "AHC-DRC-04", "AHC-DIS-06", "AHC-SAS-02")
@pytest.mark.parametrize("pile", PILES)
def test_a_text_takes_cards_from_where_it_says_and_nowhere_else(pile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    zones = PILES[pile]
    for text in EVERY:
        wanted, got = {zone for zone in zones if zone in TAKES.get(text.name, ())}, set[str]()
        for seed in range(TRIES if wanted else 1):
            got |= taken(text, zones, monkeypatch, seed)
            if got >= wanted:
                break
        assert got == wanted, (text.name, pile)


@pytest.mark.rule("AHC-SEA-02", "AHC-CPY-01")
@pytest.mark.parametrize("copies", [0, 2])
def test_whatever_is_looked_for_may_be_nowhere_or_there_twice(copies: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for text in EVERY:
        for zone in TAKES.get(text.name, ()):
            assert not taken(text, (zone,), monkeypatch, copies=copies) or copies or zone == "set aside", text.name


def test_a_search_that_looks_through_the_discard_pile_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: whoever searches the deck finds what was discarded, too."""

    def careless(s: Table, who: Investigator, wanted: Callable[[PlayerCard], bool], top: int = 0) -> Flow[PlayerCard]:
        who.deck.rest += who.deck.discard
        who.deck.discard = []
        return (yield from search_deck(s, who, wanted, top))  # type: ignore[return-value]

    monkeypatch.setattr(hidden, "search_deck", careless)
    with pytest.raises(AssertionError, match="research-librarian"):
        test_a_text_takes_cards_from_where_it_says_and_nowhere_else("discard", monkeypatch)


# ---- where a card serves -------------------------------------------------------------------------------------------

HELD = ("hand", "deck", "discard", "another's hand", "removed", "set aside", "victory display", "twice in the deck")


def hold(t: ArkhamScene, zone: str, card: Printed) -> bool:
    """Out of play, in this zone; False if it cannot be there."""
    s = t.s
    mine, other = s.investigators
    if isinstance(card, PlayerCard):
        who = other if zone.startswith("another") else mine
        pile = {"hand": who.hand, "deck": who.deck.rest, "discard": who.deck.discard}.get(zone.rsplit(maxsplit=1)[-1])
        if pile is None or zone in ("set aside", "victory display"):
            return False
        cards = [card] * (2 if "twice" in zone else 1)
        pile += cards
        who.owned += cards
        return True
    if not isinstance(card, EncounterCard) or zone not in (
        "deck",
        "discard",
        "removed",
        "set aside",
        "victory display",
    ):
        return False
    deck = s.encounters
    piles: dict[str, list[EncounterCard]] = {
        "deck": deck.rest, "discard": deck.discard, "set aside": s.set_aside, "victory display": s.victory,
    }  # fmt: skip
    (s.removed if zone == "removed" else piles[zone]).append(card)
    return True


@pytest.mark.rule("AHC-INP-01", "AHC-INP-05", "AHC-DIS-03")
@pytest.mark.parametrize("zone", HELD)
def test_a_card_out_of_play_says_nothing(zone: str) -> None:
    """None of its abilities, bonuses and prohibitions is known, wherever else it lies."""
    cards: list[Printed] = [*CARDS.values(), *ENEMIES.values(), *TREACHERIES.values()]
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY)
    held = [card.key for card in cards if hold(t, zone, card)]
    assert len(held) > 20
    assert not set(held).intersection(index(t.s).names)


@pytest.mark.rule("AHC-PLY-01", "AHC-PRP-02", "AHC-EVT-03")
@pytest.mark.parametrize("amulet", [False, True])
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "another's hand"])
def test_a_card_is_played_from_the_hand_or_from_where_the_amulet_says(zone: str, amulet: bool) -> None:
    looked = 0
    for key, card in PLAYER_CARDS.items():
        if card.kind not in (ASSET, EVENT) or card.cost is None or card.weakness or key == "wendys-amulet":
            continue
        t = scene("arkham", 2).investigator(ROLAND, assets=["wendys-amulet"] if amulet else [], resources=9, damage=2)
        t.investigator(DAISY, resources=9).location("hallway", clues=1).enemy("ghoul-minion", engaged=ROLAND)
        t.enemy("acolyte", engaged=ROLAND, exhausted=True).s.who(ROLAND).assets.extend(loaded(t))
        t.who(ROLAND).deck.rest.append(PLAYER_CARDS["guts"])
        t.who(ROLAND).owned.append(PLAYER_CARDS["guts"])
        assert hold(t, zone, card)
        t.s.changed()
        playable = t.offers(f"play:{key}", seat=0)
        looked += playable
        assert not playable or zone == "hand" or (zone == "discard" and amulet and card.kind == EVENT), (key, zone)
    assert bool(looked) is (zone == "hand" or (zone == "discard" and amulet))


def loaded(t: ArkhamScene) -> list[InPlay]:
    """A weapon, for cards that add to one."""
    weapon = new_in_play(t.s, PLAYER_CARDS["41-derringer"], 0)
    t.who(ROLAND).owned.append(PLAYER_CARDS["41-derringer"])
    return [weapon]


def named() -> list[Any]:
    """Whatever asks whether a certain card is in play."""
    cards = [*player_cards.TEXTS.values(), *encounter_cards.TEXTS.values()]
    values = [value for card in cards for value in every(tuple(card.abilities))]
    return [value for value in dict.fromkeys(values) if isinstance(value, (CardInPlay, GiveUp))]


@pytest.mark.rule("AHC-INP-01", "AHC-OWN-04")
@pytest.mark.parametrize("zone", [*HELD, "play", "another's play", "location", "nowhere"])
def test_a_card_that_is_named_counts_where_it_is_in_play(zone: str) -> None:
    found = named()
    assert len(found) >= 2
    for value in found:
        t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY)
        card = EARNED.get(value.called) or PLAYER_CARDS[value.called]
        lies = zone in ("play", "another's play")
        if lies:
            who = t.who(DAISY if zone.startswith("another") else ROLAND)
            who.assets.append(new_in_play(t.s, card, who.seat))
            who.owned.append(card)
            t.s.changed()
        elif zone == "location" and value.called in STORY_ASSETS:
            t.story_asset(value.called, at="hallway")
        elif zone not in ("location", "nowhere") and not hold(t, zone, card):
            continue
        who = t.who(ROLAND)
        counts = value.holds(t.s, who) if isinstance(value, CardInPlay) else value.possible(t.s, who)
        mine = zone == "play" if isinstance(value, GiveUp) else lies  # who gives somebody up controls them
        assert counts is mine, (value, zone)

"""The deck builder: the investigators and player cards of the box, and what the rules say about a list."""

from __future__ import annotations

from collections import Counter
from typing import Final, get_args

from seance.engine import Options
from seance.engine.workshop import Duty, Owner, Pool, PoolCard, Verdict
from seance.games.arkham.rules.deck_building import (
    Collection,
    DeckList,
    Mode,
    bar_to_add,
    copies_in,
    counts_toward_size,
    duties,
    experience_in,
    experience_of,
    weaknesses_to_draw,
)  # fmt: skip
from seance.games.arkham.rules.deck_lists import list_faults, read_deck_list, write_deck_list
from seance.games.arkham.rules.printed import (
    BASIC_WEAKNESSES,
    PERSONAS,
    PLAYER_CARDS,
    STARTER_DECKS,
    Persona,
    PlayerCard,
)
from seance.games.arkham.rules.setup import ArkhamOptions

TO_BUILD_WITH = (*PLAYER_CARDS.values(), *BASIC_WEAKNESSES.values())
COLLECTIONS: Final[tuple[Collection, ...]] = get_args(Collection)
MOST_WEIGHED = 120  # cards of a deck to which anybody would add one more


class ArkhamWorkshop:
    """What the page's deck builder asks."""

    def pool(self) -> Pool:
        return Pool(
            owners=[owner(persona) for persona in PERSONAS.values()], cards=[pool_card(card) for card in TO_BUILD_WITH]
        )

    def judge(self, text: str, options: Options, language: str) -> Verdict:
        assert isinstance(options, ArkhamOptions)
        collection, mode = options.collection, options.mode
        reading = read_deck_list(text)
        verdict = Verdict(reading.title, list_faults(reading, collection, mode))
        if reading.deck is not None:
            verdict.aside = [card.key for card in reading.aside]
            verdict.text = write_deck_list(reading.deck, language, reading.title)
            weigh(verdict, reading.deck, collection, mode)
        return verdict


def weigh(verdict: Verdict, deck: DeckList, collection: Collection, mode: Mode) -> None:
    verdict.owner = deck.investigator
    verdict.cards = Counter([card.key for card in deck.cards])
    verdict.size = len([card for card in deck.cards if counts_toward_size(card)])
    verdict.worth = experience_in(deck)
    verdict.missing = max(weaknesses_to_draw(deck, mode), 0)
    verdict.duties = [Duty(key=key, rule=rule, held=not found) for key, rule, found in duties(deck, collection, mode)]
    if len(deck.cards) > MOST_WEIGHED:
        return
    bars = {card.key: bar_to_add(deck, card, collection, mode) for card in TO_BUILD_WITH}
    verdict.bars = {key: bar for key, bar in bars.items() if bar is not None}


def owner(persona: Persona) -> Owner:
    return Owner(
        key=persona.key,
        faction=persona.faction,
        numbers={**persona.skills, "health": persona.health, "sanity": persona.sanity},
        size=persona.deck_size,
        factions=persona.options,
        requires=list(persona.requires),
        weaknesses=persona.weaknesses,
        starter=STARTER_DECKS[persona.key],
    )


def pool_card(card: PlayerCard) -> PoolCard:
    return PoolCard(
        key=card.key,
        title=card.title,
        kind=card.kind,
        faction=card.faction,
        copies={collection: copies_in(collection, card) for collection in COLLECTIONS},
        level=card.level,
        worth=experience_of(card),
        cost=card.cost,
        icons=dict(card.icons),
        traits=list(card.traits),
        slots=list(card.slots),
        only=card.only,
        weakness=card.weakness,
    )

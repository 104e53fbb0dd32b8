"""States as plain data: everything comes back as it was, and what is printed is never copied."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.engine import Block, Codec, Deck, Dice, Memory


class Card:
    def __init__(self, key: str) -> None:
        self.key = key


class Token(Card):
    """May share its key with a card."""


@dataclass(slots=True)
class Crew:
    name: str
    hand: list[Card]
    wounds: dict[str, int]
    at: tuple[int, int] | None = None


CARDS = [Card("knife"), Card("rest")]
TOKENS = [Token("knife")]


@pytest.fixture
def codec() -> Codec:
    made = Codec()
    made.definitions([*CARDS, *TOKENS])
    made.kind(Crew, lambda: Crew("", [], {}))
    return made


def there_and_back(codec: Codec, value: object) -> object:
    return codec.build(json.loads(json.dumps(codec.plain(value))))


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(1 << 130), 1 << 130) | st.text(),
        lambda inner: (
            st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.text() | st.integers(), inner)
        ),
        max_leaves=20,
    )
)  # fmt: skip
def test_plain_values_come_back_with_their_types(value: object) -> None:
    codec = Codec()
    again = there_and_back(codec, value)
    assert again == value
    assert repr(again) == repr(value)  # a tuple is no list, and a dict keeps its order


def test_a_thing_on_the_table_comes_back_with_all_its_fields(codec: Codec) -> None:
    scout = Crew("scout", [CARDS[0]], {"light": 2}, (1, 2))
    again = there_and_back(codec, scout)
    assert again == scout
    assert again is not scout


def test_what_is_printed_is_the_same_object_in_every_state(codec: Codec) -> None:
    again = there_and_back(codec, [CARDS[0], TOKENS[0]])
    assert isinstance(again, list)
    assert again[0] is CARDS[0]
    assert again[1] is TOKENS[0]


def test_decks_memories_and_dice_come_back(codec: Codec) -> None:
    deck: Deck[Card] = Deck("deck", CARDS[:])
    dice = Dice((1 << 127) + 5)
    deck.look(dice, 1, 1)
    deck.under(CARDS[1], (0,))
    deck.discard.append(CARDS[0])
    memory: Memory[Card] = Memory()
    memory.learn((1, 2), CARDS[0])
    things = [deck, memory, dice]
    again = there_and_back(codec, things)
    assert codec.plain(again) == codec.plain(things)
    assert isinstance(again, list)
    assert again[0].known_to(1) == deck.known_to(1)
    assert again[1].known(2) == [CARDS[0]]
    assert again[2].below("die", 6) == dice.below("die", 6)


def test_a_block_comes_back_as_a_block(codec: Codec) -> None:
    block = Block((CARDS[0],), (1,), ())
    again = there_and_back(codec, block)
    assert isinstance(again, Block)
    assert (again.cards, again.seats, again.order) == (block.cards, block.seats, block.order)


@pytest.mark.parametrize(
    "plain",
    [{"": "Nobody"}, {"": "Crew", "name": "scout"}, {"@": ["Card", "no-such-card"]}, {"@": ["Nothing", "knife"]},
     {"@": []}, {"#": "zz"}, {"no": "kind"}],
)  # fmt: skip
def test_data_that_is_no_state_is_an_error(codec: Codec, plain: object) -> None:
    with pytest.raises((KeyError, IndexError, ValueError)):
        codec.build(plain)


def test_a_class_that_nobody_told_of_cannot_be_saved(codec: Codec) -> None:
    with pytest.raises(KeyError):
        codec.plain(object())

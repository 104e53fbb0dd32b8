"""Hidden cards: what a seat knows of a deck or a hand is what it saw, it is true, and it tells nobody else a thing."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.engine import Block, Deck, Dice, Memory, with_seat

CARDS = "aabbccdefg"


def deck(cards: str = CARDS) -> Deck[str]:
    return Deck("deck", list(cards))


def stacked(*drawn: str, cards: str = CARDS) -> tuple[Deck[str], Dice]:
    """A deck from which these will come up."""
    dice = Dice(0)
    dice.script = {"deck": list(drawn)}
    return deck(cards), dice


def all_cards(some: Deck[str]) -> Counter[str]:
    return Counter(some.rest + some.discard + [card for block in some.top + some.bottom for card in block.cards])


# ---- drawing ---------------------------------------------------------------------------------------------------


def test_a_deck_has_no_order_until_a_card_is_drawn() -> None:
    drawn = []
    for seed in range(30):
        cards = deck()
        drawn.append(cards.draw(Dice(seed)))
    assert set(drawn) == set(CARDS)


def test_an_empty_deck_is_made_again_from_its_discards() -> None:
    cards = deck("a")
    assert cards.draw(Dice(1)) == "a"
    cards.discard.append("a")
    assert len(cards) == 0
    assert cards.draw(Dice(1)) == "a"
    assert cards.draw(Dice(1)) is None
    assert cards.discard == []


def test_what_was_looked_at_comes_next_and_passes_the_dice_as_known() -> None:
    cards, dice = stacked("d", "e", "f")
    assert cards.look(dice, 1, 3) == ["d", "e", "f"]
    dice.record = []
    assert [cards.draw(dice) for _ in range(3)] == ["d", "e", "f"]
    assert dice.record == [("known deck", "d", None), ("known deck", "e", None), ("known deck", "f", None)]


def test_what_is_looked_at_comes_up_for_that_seat_alone() -> None:
    cards, dice = Deck("deck", ["d", "e", "f"]), Dice(3)
    dice.record = []
    seen = cards.look(dice, 1, 2, in_passing=True)
    assert dice.record == [("deck", seen[0], (1,)), ("deck", seen[1], (1,))]
    assert (dice.looks, dice.revealed > 0) == (0, True)


def test_a_second_look_goes_on_where_the_first_ended() -> None:
    cards, dice = stacked("d", "e", "f")
    assert cards.look(dice, 1, 2) == ["d", "e"]
    assert cards.look(dice, 2, 3) == ["d", "e", "f"]
    assert cards.known_to(1) == [(0, ["d"], True), (1, ["e"], True)]
    assert cards.known_to(2) == [(0, ["d"], True), (1, ["e"], True), (2, ["f"], True)]
    assert cards.known_to(0) == []


def test_looking_at_more_than_there_is_shows_all() -> None:
    cards, dice = stacked("b", "a", cards="ab")
    cards.under("c", (0,))
    assert cards.look(dice, 1, 9) == ["b", "a", "c"]
    assert len(cards) == 3


def test_a_look_is_told_to_the_dice_even_where_nothing_is_new() -> None:
    cards, dice = stacked("d")
    cards.look(dice, 1, 1)
    revealed = dice.revealed
    cards.look(dice, 1, 1)
    assert (dice.revealed, dice.looks) == (revealed + 1, 2)


def test_a_card_under_the_deck_comes_last() -> None:
    cards, dice = stacked("a", cards="a")
    cards.under("x", (1,))
    cards.under("y", (2,))
    assert cards.known_to(1) == [(-2, ["x"], True)]
    assert cards.known_to(2) == [(-1, ["y"], True)]
    assert [cards.draw(dice) for _ in range(3)] == ["a", "x", "y"]


# ---- who knows what ------------------------------------------------------------------------------------------------


def test_who_puts_cards_back_knows_their_order_and_who_knew_them_only_which_they_are() -> None:
    cards, dice = stacked("d", "e", "f")
    cards.look(dice, 1, 3)
    cards.look(dice, 2, 3)
    cards.put_back(1, ("f", "d", "e"))
    assert cards.known_to(1) == [(0, ["f", "d", "e"], True)]
    assert cards.known_to(2) == [(0, ["d", "e", "f"], False)]
    assert cards.known_to(0) == []
    assert cards.knowers() == (1,)


def test_put_back_openly_all_who_knew_the_order_know_it_still() -> None:
    cards, dice = stacked("d", "e")
    cards.look(dice, 1, 2)
    cards.look(dice, 2, 2)
    cards.put_back(1, ("e", "d"), openly=True)
    assert cards.known_to(2) == [(0, ["e", "d"], True)]
    assert cards.known_to(0) == []


def test_if_one_of_them_was_taken_others_no_longer_know_which_are_left() -> None:
    cards, dice = stacked("d", "e", "f")
    cards.look(dice, 1, 3)
    cards.look(dice, 2, 3)
    cards.put_back(1, ("f", "d"), taken=1)
    assert cards.known_to(1) == [(0, ["f", "d"], True)]
    assert cards.known_to(2) == []
    assert len(cards) == len(CARDS) - 1


def test_who_knew_only_some_of_them_knows_nothing_when_they_are_mixed() -> None:
    cards, dice = stacked("d", "e")
    cards.look(dice, 2, 1)
    cards.look(dice, 1, 2)
    cards.put_back(1, ("d", "e"))
    assert cards.known_to(2) == []


def test_an_unseen_draw_takes_knowledge_from_who_did_not_know_the_order() -> None:
    cards, dice = stacked("d", "e", "f")
    cards.look(dice, 1, 3)
    cards.look(dice, 2, 3)
    cards.put_back(1, ("f", "d", "e"))
    open_draw = cards.copy()
    assert cards.draw(dice, secret=True) == "f"
    assert cards.known_to(2) == []
    assert cards.known_to(1) == [(0, ["d", "e"], True)]
    assert open_draw.draw(dice) == "f"
    assert open_draw.known_to(2) == [(0, ["d", "e"], False)]


def test_a_look_into_a_mixed_block_parts_it_for_those_who_do_not_know_its_order() -> None:
    cards, dice = stacked("d", "e", "f")
    cards.look(dice, 1, 3)
    cards.look(dice, 2, 3)
    cards.put_back(1, ("f", "d", "e"))
    assert cards.look(dice, 0, 1) == ["f"]
    assert cards.known_to(0) == [(0, ["f"], True)]
    assert cards.known_to(1) == [(0, ["f"], True), (1, ["d", "e"], True)]
    assert cards.known_to(2) == []


def test_one_card_of_a_known_block_is_known_without_order() -> None:
    cards = deck("")
    cards.top = [Block(("a",), (0, 1), (0,))]
    assert cards.knowers() == (0, 1)
    cards.top = [Block(("a", "b"), (0, 1), (0,))]
    assert cards.knowers() == (0,)
    cards.rest, cards.top, cards.bottom = ["c"], [], [Block(("a",), (1,), (1,))]
    assert cards.knowers() == ()
    cards.rest = []
    assert cards.knowers() == (1,)


def test_shuffling_forgets() -> None:
    cards, dice = stacked("d", "e")
    cards.look(dice, 1, 2)
    cards.under("x", (0,))
    cards.shuffle()
    assert all(cards.known_to(seat) == [] for seat in range(3))
    assert Counter(cards.rest) == Counter([*CARDS, "x"])


def test_seats_are_kept_in_order_and_once() -> None:
    assert with_seat((0, 2), 1) == (0, 1, 2)
    assert with_seat((0, 2), 2) == (0, 2)


# ---- the same for anybody who cannot see: random histories of a deck ------------------------------------------------

Move = tuple[str, int, int]  # what, by whom, how much
KINDS = st.sampled_from(("look", "mix", "keep", "draw", "under", "shuffle", "open"))
MOVES = st.lists(st.tuples(KINDS, st.integers(0, 2), st.integers(1, 4)), max_size=9)


class Table:
    """A deck, three hands, and the moves that games make with them."""

    def __init__(self, cards: Deck[str], hands: list[list[str]], seed: int) -> None:
        self.cards = cards
        self.hands = hands
        self.dice = Dice(seed)

    def move(self, what: str, seat: int, n: int) -> None:
        cards, dice, hand = self.cards, self.dice, self.hands[seat]
        if what == "look":
            cards.look(dice, seat, n)
        elif what == "mix":
            cards.put_back(seat, cards.look(dice, seat, n)[::-1])
        elif what == "keep":  # look, take the first, put back the others
            seen = cards.look(dice, seat, n)
            if seen:
                hand.append(seen[0])
                cards.put_back(seat, seen[1:], taken=1)
        elif what == "draw":
            card = cards.draw(dice, secret=True)
            if card is not None:
                hand.append(card)
        elif what == "under":
            if hand:
                cards.under(hand.pop(), (seat,))
        elif what == "open":
            card = cards.draw(dice)
            if card is not None:
                cards.discard.append(card)
        else:
            cards.shuffle()

    def imagined_by(self, seat: int, seed: int) -> Table:
        """Another truth that this seat cannot tell from this one."""
        cards, hands = self.cards.copy(), [hand[:] for hand in self.hands]
        stream = Dice(seed)
        pool = cards.hidden(seat)
        for other, hand in enumerate(hands):
            pool += hand if other != seat else []
        pool.sort()
        for other, hand in enumerate(hands):
            if other != seat:
                hand[:] = [stream.take("hands", pool) for _ in hand]
        cards.deal(seat, pool, stream)
        return Table(cards, hands, seed)

    def truth(self) -> object:
        top = [(block.cards, block.seats, block.order) for block in self.cards.top]
        bottom = [(block.cards, block.seats, block.order) for block in self.cards.bottom]
        return [sorted(self.cards.rest), top, bottom, self.cards.discard, self.hands]


@given(before=MOVES, after=MOVES, seat=st.integers(0, 2), seed=st.integers(0, 10**6))
def test_what_others_do_unseen_changes_what_a_seat_knows_in_every_truth_alike(
    before: list[Move], after: list[Move], seat: int, seed: int
) -> None:
    table = Table(deck(), [[], [], []], seed)
    for move in before:
        table.move(*move)
    twin = table.imagined_by(seat, seed + 1)
    assert twin.cards.known_to(seat) == table.cards.known_to(seat)
    assert twin.imagined_by(seat, 5).truth() == table.imagined_by(seat, 5).truth()
    for what, by, n in after:
        if by != seat and what != "open":
            table.move(what, by, n)
            twin.move(what, by, n)
            assert len(twin.cards) == len(table.cards)
            assert twin.cards.known_to(seat) == table.cards.known_to(seat)
            assert twin.imagined_by(seat, 5).truth() == table.imagined_by(seat, 5).truth()


@given(moves=MOVES, seed=st.integers(0, 10**6))
def test_no_card_is_lost_and_copies_share_nothing(moves: list[Move], seed: int) -> None:
    table = Table(deck(), [[], [], []], seed)
    for move in moves:
        before = table.truth()
        copy = Table(table.cards.copy(), [hand[:] for hand in table.hands], seed + 1)
        copy.move(*move)
        assert table.truth() == before
        table.move(*move)
        hands = Counter([card for hand in table.hands for card in hand])
        assert all_cards(table.cards) + hands == Counter(CARDS)
        for seat in range(3):
            for block in table.cards.top + table.cards.bottom:
                assert set(block.order) <= set(block.seats)
            assert all(depth < len(table.cards) for depth, _, _ in table.cards.known_to(seat))


@given(moves=MOVES, seat=st.integers(0, 2), seed=st.integers(0, 10**6))
def test_what_a_seat_knows_to_come_comes(moves: list[Move], seat: int, seed: int) -> None:
    table = Table(deck(), [[], [], []], seed)
    for move in moves:
        table.move(*move)
    known = [(depth, cards) for depth, cards, ordered in table.cards.known_to(seat) if ordered and depth >= 0]
    drawn = [table.cards.draw(table.dice) for _ in range(len(table.cards))]
    for depth, cards in known:
        assert drawn[depth : depth + len(cards)] == cards


def test_dealing_again_does_not_depend_on_how_the_cards_really_lie() -> None:
    worlds = []
    for order in (CARDS, CARDS[::-1]):
        cards = deck(order)
        cards.top = [Block((card,), (1,), (1,)) for card in "ab"]
        cards.rest = list("cdefg") if order is CARDS else list("gfedc")
        cards.deal_again(0, Dice(7))
        worlds.append((cards.rest, [block.cards for block in cards.top]))
    assert worlds[0] == worlds[1]


# ---- hands -------------------------------------------------------------------------------------------------------


def test_what_is_shown_is_known_until_it_goes_in_sight_of_all() -> None:
    hand: Memory[str] = Memory()
    hand.learn((1, 2), "a")
    hand.learn((1,), "b")
    assert (hand.known(0), hand.known(1), hand.known(2)) == ([], ["a", "b"], ["a"])
    hand.gone("a")
    assert (hand.known(1), hand.known(2)) == (["b"], [])
    hand.gone("x")
    assert hand.known(1) == ["b"]


def test_of_two_copies_one_may_go() -> None:
    hand: Memory[str] = Memory()
    hand.learn((1,), "a")
    hand.learn((1,), "a")
    hand.gone("a")
    assert hand.known(1) == ["a"]


def test_an_unseen_card_that_leaves_makes_all_forget_but_who_saw_it() -> None:
    hand: Memory[str] = Memory()
    hand.learn((1, 2), "a")
    hand.forget(but=(2,))
    assert (hand.known(1), hand.known(2)) == ([], ["a"])
    hand.forget()
    assert hand.known(2) == []


def test_who_sees_a_whole_hand_knows_exactly_that() -> None:
    hand: Memory[str] = Memory()
    hand.learn((1,), "x")
    hand.see(1, ["a", "b"])
    assert hand.known(1) == ["a", "b"]
    assert hand.hidden(1, ["b", "c", "a"]) == ["c"]


def test_a_memory_that_is_not_true_is_noticed() -> None:
    hand: Memory[str] = Memory()
    hand.learn((1,), "x")
    with pytest.raises(ValueError, match="not in list"):
        hand.hidden(1, ["a"])


def test_a_copy_of_a_memory_shares_nothing() -> None:
    hand: Memory[str] = Memory()
    hand.learn((1,), "a")
    copy = hand.copy()
    copy.learn((1,), "b")
    copy.learn((2,), "b")
    assert (hand.known(1), hand.known(2), hand.sure) == (["a"], [], {1: 1})


def imagined_hands(
    hand: list[str], memory: Memory[str], pool: str, seeds: int = 40
) -> list[tuple[list[str], Memory[str]]]:
    found = []
    for seed in range(seeds):
        place, known, left = hand[:], memory.copy(), list(pool)
        known.deal(0, place, left, Dice(seed))
        found.append((place, known))
    return found


def test_in_an_imagined_hand_what_the_seat_knows_stays_and_the_rest_is_dealt() -> None:
    memory: Memory[str] = Memory()
    memory.learn((0,), "a")
    worlds = imagined_hands(["c", "a", "b"], memory, "bcdef")
    assert all("a" in place and len(place) == 3 for place, _ in worlds)
    assert len({tuple(sorted(place)) for place, _ in worlds}) > 3
    assert all(known.known(0) == ["a"] for _, known in worlds)


def test_what_a_third_seat_knows_is_true_there_and_does_not_tell_the_truth_here() -> None:
    memory: Memory[str] = Memory()
    memory.learn((1,), "c")
    worlds = imagined_hands(["c", "a", "b"], memory, "abcdef")
    for place, known in worlds:
        known.hidden(1, place)  # fails if it is not true
    assert len({tuple(known.known(1)) for _, known in worlds}) > 3


def test_what_was_learnt_together_is_known_to_both_there_too() -> None:
    memory: Memory[str] = Memory()
    memory.learn((0, 1), "a")
    memory.learn((1,), "b")
    for place, known in imagined_hands(["c", "a", "b"], memory, "bcdef"):
        assert known.known(0) == ["a"]
        assert known.known(1)[0] == "a"
        known.hidden(1, place)


def test_who_is_shown_a_card_twice_knows_of_one() -> None:
    hand: Memory[str] = Memory()
    hand.show((1, 2), ["a", "b"])
    hand.show((1,), ["a"])
    assert (sorted(hand.known(1)), hand.known(2)) == (["a", "b"], ["a", "b"])
    hand.show((1,), ["a", "a"])
    assert sorted(hand.known(1)) == ["a", "a", "b"]


@pytest.mark.parametrize("shown", ["ab", "bc", "cd"])
def test_how_much_a_third_seat_still_knows_is_not_to_be_read_off_an_imagined_hand(shown: str) -> None:
    """It was shown two cards, then one leaves in sight of all: only who saw them knows whether it was one of them."""
    memory: Memory[str] = Memory()
    memory.show((1,), list(shown))
    memory.show((1,), ["b"])
    memory.gone("a")
    [(_, imagined)] = imagined_hands(["b", "c", "d"], memory, "bcdef", 1)
    assert len(imagined.known(1)) == 1
    assert sorted(memory.known(1)) == sorted(set(shown + "b") - {"a"})


def test_what_others_know_of_ones_own_hand_is_dealt_anew_but_for_what_one_has_shown_them() -> None:
    """A hand that came from another seat: what that one had shown, the new owner does not know."""
    worlds = []
    for shown in ("ab", "bc", "cd"):
        memory: Memory[str] = Memory()
        memory.show((1,), list(shown), owner=2)
        memory.show((1,), ["d"], owner=0)
        worlds.append([memory.copy() for _ in range(30)])
        for seed, imagined in enumerate(worlds[-1]):
            imagined.retell(0, ["a", "b", "c", "d"], Dice(seed))
            assert imagined.known(1)[0] == "d"
    assert {imagined.known(1)[1] for imagined in worlds[0]} == {"a", "b", "c"}
    assert [one.of for one in worlds[0]] == [one.of for one in worlds[1]] == [one.of for one in worlds[2]]


@given(
    hand=st.text("abcdef", min_size=4, max_size=4),
    other=st.text("abcdef", min_size=4, max_size=4),
    shown=st.integers(0, 3),
    third=st.integers(0, 3),
    seed=st.integers(0, 10**6),
)
def test_equal_knowledge_gives_equal_hands_whatever_the_truth_is(
    hand: str, other: str, shown: int, third: int, seed: int
) -> None:
    """Two truths: the seat has been shown the same cards, a third seat as many of each."""
    dealt = []
    for cards in (hand, hand[:shown] + other[shown:]):
        memory: Memory[str] = Memory()
        for card in hand[:shown]:
            memory.learn((0,), card)
        memory.see(1, cards[:third])
        pool = sorted(hand[shown:] + other)
        place = list(cards)
        memory.deal(0, place, pool, Dice(seed))
        dealt.append((place, memory.of, pool))
    assert all(one == two for one, two in pairwise(dealt))

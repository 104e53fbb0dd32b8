"""Options, groups and their chains: every set of things has exactly one chain, and a chain can be given at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.engine import (
    DONE,
    PASS,
    Ask,
    Flow,
    Group,
    Option,
    choose,
    choose_some,
    choose_some_together,
    choose_together,
    do,
    first_to_act,
    percents,
)  # fmt: skip

LETTERS = "abcd"


def things(letters: Sequence[str]) -> list[Option[str]]:
    return [Option(letter, "take", (letter,)) for letter in letters]


def group(letters: str, least: int, most: int, in_order: bool = False) -> Group[str]:
    return Group(0, "take-some", things(letters), least, most, in_order=in_order)


def chains(asked: Group[str], chosen: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """The whole answers that can be reached link by link, as often as they can be."""
    link = asked.link(chosen)
    assert link.options, "a link without options is a dead end"
    for index in range(len(link.options)):
        more, whole = asked.after(chosen, index)
        if whole:
            yield more
        else:
            assert len(more) == len(chosen) + 1
            yield from chains(asked, more)


def words(asked: Group[str], places: tuple[int, ...]) -> str:
    return "".join(asked.options[place].value for place in places)


def possible(letters: str, least: int, most: int, in_order: bool) -> set[str]:
    """By brute force: what may be chosen, as a word (in alphabetical order unless order matters)."""
    sizes = range(min(least, len(letters)), min(most, len(letters)) + 1)
    found = {"".join(some) for size in sizes for some in permutations(letters, size)}
    return found if in_order else {"".join(sorted(some)) for some in found}


SMALL = [(letters, least, most, in_order)
         for size in range(5)
         for letters in sorted({"".join(sorted(some)) for some in product(LETTERS[:3], repeat=size)})
         for most in range(size + 1)
         for least in range(most + 1)
         for in_order in (False, True)]  # fmt: skip


def test_every_set_of_a_small_group_has_exactly_one_chain() -> None:
    assert len(SMALL) > 700
    for letters, least, most, in_order in SMALL:
        asked = group(letters, least, most, in_order)
        reached = Counter(words(asked, places) for places in chains(asked))
        assert set(reached) == possible(letters, least, most, in_order)
        assert set(reached.values()) == {1}, (letters, least, most, in_order, reached)


def test_an_answer_is_given_by_itself_exactly_when_there_is_no_other() -> None:
    for letters, least, most, in_order in SMALL:
        asked = group(letters, least, most, in_order)
        only = asked.only_answer()
        ways = possible(letters, least, most, in_order)
        assert (only is not None) == (len(ways) == 1), (letters, least, most, in_order)
        assert only is None or words(asked, only) in ways


@given(
    letters=st.text(LETTERS, min_size=1, max_size=7),
    bounds=st.tuples(st.integers(0, 8), st.integers(0, 8)),
    in_order=st.booleans(),
    steps=st.lists(st.integers(0, 100), min_size=8, max_size=8),
)
def test_keys_given_at_once_are_the_same_answer_as_the_chain(
    letters: str, bounds: tuple[int, int], in_order: bool, steps: list[int]
) -> None:
    asked = group(letters, min(bounds), max(bounds), in_order)
    chosen: tuple[int, ...] = ()
    whole = False
    for step in steps:
        if not whole:
            chosen, whole = asked.after(chosen, step % len(asked.link(chosen).options))
    assert whole
    keys = [asked.options[place].key for place in chosen]
    assert asked.places_of(keys) == chosen
    if not in_order:
        assert asked.places_of(keys[::-1]) == chosen


def test_a_chain_is_offered_in_canonical_order_and_can_be_ended_when_enough_is_chosen() -> None:
    asked = group("cab", 1, 3)
    assert asked.link(()).keys == ["take:a", "take:b", "take:c"]
    assert asked.link((0,)).keys == ["take:b", "take:c", "done"]
    assert asked.link((1,)).keys == ["take:c", "done"]
    assert asked.link((0,)).options[-1] is DONE


def test_a_link_offers_nothing_from_which_the_least_cannot_be_reached() -> None:
    assert group("abcd", 3, 3).link(()).keys == ["take:a", "take:b"]
    assert group("abcd", 3, 3).after((), 1) == ((1, 2, 3), True)


def test_a_key_may_be_given_again_while_copies_are_left() -> None:
    damage = group("aab", 3, 3)
    assert damage.only_answer() == (0, 1, 2)
    wounds = group("aabb", 2, 2)
    assert wounds.link(()).keys == ["take:a", "take:b"]
    assert wounds.link((0,)).keys == ["take:a", "take:b"]
    assert wounds.places_of(["take:a", "take:a"]) == (0, 1)
    assert wounds.places_of(["take:a", "take:a", "take:a"]) == "take:a"


def test_an_ordered_group_is_chosen_in_its_own_order() -> None:
    route = group("abc", 3, 3, in_order=True)
    assert route.link(()).keys == ["take:a", "take:b", "take:c"]
    assert route.link((2,)).keys == ["take:a", "take:b"]
    assert route.after((2,), 1) == ((2, 1, 0), True)  # the last one goes without saying
    assert route.places_of(["take:c", "take:b", "take:a"]) == (2, 1, 0)


def test_a_link_tells_what_a_page_must_know_of_the_whole_group() -> None:
    asked = group("bca", 1, 2)
    link = asked.link((0,))
    assert (link.min, link.max, link.ordered, link.chosen) == (1, 2, False, (0,))
    assert [option.key for option in link.choices] == ["take:a", "take:b", "take:c"]
    plain = Ask(0, "take-one", things("ab"))
    assert (plain.min, plain.max, plain.ordered, plain.chosen) == (1, 1, False, ())
    assert plain.choices is plain.options


def test_no_more_can_be_demanded_than_there_is() -> None:
    asked = group("ab", 3, 9)
    assert (asked.least, asked.most) == (2, 2)
    assert group("", 2, 2).only_answer() == ()


def test_the_repr_of_an_option_pastes_back() -> None:
    fight = Option(None, "fight", ("ghoul-minion-2", "machete-1"))
    assert repr(fight) == "'fight:ghoul-minion-2:machete-1'"
    assert Option(None, "rest").key == "rest"
    assert not PASS.useful
    assert repr(Ask(2, "your-action", [fight, PASS])) == "<2 your-action ['fight:ghoul-minion-2:machete-1', 'pass']>"


# ---- flows that ask ------------------------------------------------------------------------------------------------


def outcome(flow: Flow[object], *answers: tuple[int | tuple[int, ...], ...]) -> object:
    """What a rule gets back when these are the answers to its polls."""
    given = iter(answers)
    try:
        next(flow)
        while True:
            flow.send(next(given))
    except StopIteration as end:
        assert next(given, None) is None, "not all answers were asked for"
        return end.value


def test_a_rule_gets_the_value_that_was_chosen() -> None:
    assert outcome(choose(0, "which", things("ab")), (1,)) == "b"
    assert outcome(choose_some(0, "which", things("cab"), 0, 3), ((0, 2),)) == ["a", "c"]
    assert outcome(choose_some(0, "which", things("cab"), 0, 3), ((),)) == []
    assert outcome(choose_together([Ask(0, "w", things("ab")), Ask(1, "w", things("cd"))]), (1, 0)) == ["b", "c"]
    assert outcome(choose_some_together([group("ab", 0, 2), group("cd", 0, 2)]), ((0, 1), ())) == [["a", "b"], []]


def test_nobody_to_ask_is_no_question() -> None:
    assert outcome(choose_together([])) == []
    assert outcome(choose_some_together([])) == []
    with pytest.raises(ValueError, match="nothing to choose from"):
        next(choose(0, "which", []))


def test_the_first_who_does_not_pass_acts_and_a_window_says_so() -> None:
    def asks() -> list[Ask[str | None]]:
        return [Ask(seat, "react", [PASS, *things("ab")]) for seat in (2, 0, 1)]

    assert outcome(first_to_act(asks()), (0, 2, 1)) == (1, "b")
    assert outcome(first_to_act(asks()), (0, 0, 0)) is None
    poll = next(first_to_act(asks()))
    assert all(ask.window for ask in poll.asks)
    assert poll.secret
    assert poll.seats == (2, 0, 1)


def test_a_deed_may_be_a_flow_or_already_done() -> None:
    done: list[str] = []

    def ask_first() -> Flow[None]:
        done.append((yield from choose(0, "which", things("ab"))))

    assert list(do(None)) == []
    outcome(do(ask_first()), (1,))
    assert done == ["b"]


def test_chances_in_whole_per_cent_add_up() -> None:
    assert percents([1 / 3, 1 / 3, 1 / 3]) == [34, 33, 33]
    assert percents([0.125, 0.375, 0.5]) == [13, 37, 50]
    assert percents([0.4, 0.2, 0.4]) == [40, 20, 40]
    assert percents([0.655, 0.0]) == [66, 0]  # the rest is not told

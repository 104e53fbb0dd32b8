"""Imagined worlds on the smallest game: consistent with all that a seat knows, and with nothing else."""

from __future__ import annotations

import pytest

from seance.engine import ALL, PUBLIC, Dice, Game, Refused, Told
from seance.engine.game import TRIES
from tests.engine.coins import BELL, GOLD, TIN, Coin, Coins, Purse, gifts, loaded, new_table
from tests.engine.test_game import asked, futures, plain, with_bags

BAGS: tuple[tuple[list[Coin], ...], ...] = (
    ([GOLD, GOLD, TIN], [BELL, TIN], [TIN, TIN]),
    ([GOLD, GOLD, TIN], [TIN, GOLD], [BELL, BELL]),
    ([GOLD, GOLD, TIN], [GOLD, GOLD], [GOLD, TIN]),
)


def world_of(game: Game[Purse], seat: int, seed: int = 5, keep: bool = False) -> Game[Purse]:
    world = game.determinize(seat, seed, keep)
    assert world is not None
    return world


def everything(game: Game[Purse]) -> object:
    asks = [(ask.seat, ask.number, ask.prompt, ask.keys, ask.chosen, ask.step) for ask in game.asks]
    return [plain(game), asks, game.table, [game.view(seat) for seat in range(game.seats)]]


def test_equal_knowledge_gives_equal_worlds_whatever_the_truth_is() -> None:
    tables = [with_bags(*bags, poker_face=True) for bags in BAGS]
    for answers in ((), ("polish:gold",), ("pay-and-roll", ["pay:gold", "pay:tin"])):
        for table in tables:
            for answer in answers:
                table.answer(answer)
        for seed in range(5):
            worlds = [everything(world_of(table, 0, seed)) for table in tables]
            assert worlds[0] == worlds[1] == worlds[2]


def test_how_often_others_were_asked_is_not_to_be_read_off_an_imagined_world() -> None:
    """Who has a bell was asked once more than who has none."""
    tables = [with_bags(*bags) for bags in (BAGS[0], BAGS[2])]
    for table in tables:
        table.answer("pay-and-roll")
        table.answer(["pay:gold", "pay:gold"])
        while table.ask is not None and table.ask.prompt != "gift":
            table.answer({"ring": "pass", "again": "keep", "lead": "skip"}[table.ask.prompt])
    assert [ask.number for ask in tables[0].asks] != [ask.number for ask in tables[1].asks]
    assert [ask.number for ask in world_of(tables[0], 0).asks] == [ask.number for ask in world_of(tables[1], 0).asks]
    numbers = [world_of(table, 0).asks[0].number for table in tables]
    assert numbers == [table.asks[0].number for table in tables]  # its own it knows


def test_a_world_is_complete_and_has_what_the_seat_knows_where_it_is() -> None:
    game = new_table()
    game = gifts(game, "give:" + game.state.bags[0][0].key)
    bottoms = set()
    for seed in range(20):
        world = world_of(game, 0, seed)
        world.rules.invariants(world.state)
        assert world.view(0) == game.view(0)
        assert world.state.deck.known_to(0) == game.state.deck.known_to(0)
        bottoms.add(tuple(coin.key for bag in world.state.bags[1:] for coin in bag))
    assert len(bottoms) > 10


def test_a_known_coin_of_another_seat_is_dealt_anew_too() -> None:
    game = new_table()
    game = gifts(game, "pass", "give:" + game.state.bags[1][0].key)
    given = {world_of(game, 0, seed).state.deck.known_to(1)[0][1][0].key for seed in range(30)}
    assert len(given) > 1


def test_what_has_come_up_since_the_mark_comes_up_in_every_world_and_only_the_future_differs() -> None:
    game = with_bags(*BAGS[2], die=(2,))
    game.answer("pay-and-roll")
    game.answer(["pay:gold", "pay:gold"])
    assert asked(game) == ["0 again"]
    ahead = set()
    for seed in range(10):
        for seat in range(3):
            world = world_of(game, seat, seed, keep=True)
            assert asked(world) == ["0 again"]
            assert [told.args["face"] for told in world.events(seat=seat) if told.event == "rolled"] == [2]
            assert plain(world.fork()) == plain(world)
            ahead.add(tuple(futures(world)))
    assert len(ahead) == 10  # as many as seeds
    assert tuple(futures(game)) not in ahead


def test_what_others_have_answered_to_the_open_poll_is_not_known_but_ones_own_answer_is() -> None:
    game = new_table()
    game.answer("pass", 1)
    assert asked(world_of(game, 1)) == ["0 gift", "2 gift"]
    assert asked(world_of(game, 0)) == ["0 gift", "1 gift", "2 gift"]


def test_a_begun_group_is_begun_in_the_imagined_world() -> None:
    game = with_bags([GOLD, GOLD, TIN, TIN], [TIN], [TIN])
    game.answer("pay-and-roll")
    game.answer("pay:gold")
    world = world_of(game, 0)
    assert world.ask is not None
    assert game.ask is not None
    assert (world.ask.chosen, world.ask.number) == (game.ask.chosen, game.ask.number)
    other = world_of(game, 1)
    assert other.ask is not None
    assert other.ask.chosen == ()  # what another seat has begun to choose is its own


class Stubborn(Coins):
    """Imagines without listening: others never hold what they have just paid."""

    def __init__(self) -> None:
        self.deals = 0

    def imagine(self, s: Purse, seat: int, stream: Dice, heard: list[Told]) -> None:
        self.deals += 1
        for other, bag in enumerate(s.bags):
            if other != seat:
                s.deck.rest += bag
                bag[:] = [s.deck.rest.pop(s.deck.rest.index(TIN)) for _ in bag]


def test_where_no_world_fits_the_answer_is_none_and_never_the_truth() -> None:
    rules = Stubborn()
    game = loaded(with_bags([GOLD, GOLD, TIN], [TIN], [TIN], die=(2,)).save(), rules)
    game.answer("pay-and-roll")
    game.answer(["pay:gold", "pay:gold"])
    assert asked(game) == ["0 again"]
    assert game.determinize(1, 3) is None
    assert rules.deals == TRIES
    assert game.determinize(0, 3) is not None


@pytest.mark.parametrize("eye", [PUBLIC, ALL, 3])
def test_only_a_seat_imagines(eye: int) -> None:
    with pytest.raises(Refused, match="unknown-seat"):
        with_bags(*BAGS[0]).determinize(eye, 1)


def test_thinking_changes_nothing() -> None:
    game = with_bags(*BAGS[0])
    before = game.save()
    for seed in range(10):
        world = world_of(game, seed % 3, seed)
        while world.ask is not None:
            world.play(0)
    assert game.save() == before

"""Saves: everything comes back, also under other rules as far as it fits; what is no save is refused with a reason."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

import seance
from seance.engine import ALL, PUBLIC, STATE_FIELDS, Action, BadInput, Codec, Dice, Game, Need, Refused, SeanceError
from seance.engine.saves import LARGEST
from tests.engine.coins import BELL, FIELDS, GOLD, MENU, TIN, Coins, Purse, gifts, loaded, new_table, nothing, pay
from tests.engine.test_game import asked, futures, plain, with_bags


def positions(seeds: range) -> Iterator[Game[Purse]]:
    """Every question of some random games, also with half-answered polls and begun groups."""
    for seed in seeds:
        game = new_table(2 + seed % 3, seed, poker_face=seed % 2 == 1)
        r = random.Random(seed)
        while game.ask is not None:
            yield game
            ask = r.choice(game.asks)
            game.answer(r.randrange(len(ask.options)), ask.seat)
        yield game


def test_a_save_holds_everything_and_saves_again_to_the_same_bytes() -> None:
    seen = set()
    for game in positions(range(6)):
        again = loaded(game.save())
        assert plain(again) == plain(game)
        assert again.save() == game.save()
        assert [(ask.number, ask.keys, ask.step, ask.chosen) for ask in again.asks] == [
            (ask.number, ask.keys, ask.step, ask.chosen) for ask in game.asks
        ]
        for eye in (ALL, PUBLIC, *range(game.seats)):
            assert again.view(eye) == game.view(eye)
            assert again.events(seat=eye) == game.events(seat=eye)
        if game.poll is not None:
            seen.add("half-answered poll" if len(game.asks) < len(game.poll.seats) else "poll")
            seen |= {"begun group" for ask in game.asks if ask.chosen}
        seen |= {"over"} if game.result else set()
        seen |= {"mid-step"} if len(game.journal) > game.marks[-1].at else set()
    assert seen == {"poll", "half-answered poll", "begun group", "mid-step", "over"}


def test_answers_to_an_unfinished_poll_stand_after_loading_and_can_still_be_taken_back() -> None:
    game = new_table()
    game.answer(1, 2)
    again = loaded(game.save())
    assert asked(again) == ["0 gift", "1 gift"]
    again.undo(seat=2)
    assert asked(again) == ["0 gift", "1 gift", "2 gift"]


def test_a_stale_answer_is_stale_after_loading_too() -> None:
    game = gifts(new_table())
    game.answer("polish:" + game.state.bags[0][0].key)
    again = loaded(game.save())
    assert game.ask is not None
    with pytest.raises(Refused, match="stale"):
        again.answer("skip", 0, game.ask.number - 1)
    again.answer("skip", 0, game.ask.number)


def test_undo_reaches_behind_the_save() -> None:
    game = gifts(new_table())
    before = plain(game)
    game.answer("polish:" + game.state.bags[0][0].key)
    again = loaded(game.save())
    again.undo()
    assert plain(again) == before
    again.undo(agreed=True)
    assert asked(again) == ["0 gift", "1 gift", "2 gift"]
    assert again.journal == []


def test_what_was_undone_is_still_written_in_the_save() -> None:
    game = gifts(new_table())
    game.answer("skip")
    game.undo(seat=0)
    again = loaded(game.save())
    assert again.taken_back == game.taken_back
    assert [answer.keys for answer in again.taken_back[0].answers] == [["skip"]]


# ---- other rules ---------------------------------------------------------------------------------------------------

NINE: Need[Purse, int] = Need("COIN-01", "too-few-coins", lambda s, seat: len(s.bags[seat]) >= 9)


class Dearer(Coins):
    """A later version: rolling costs more, so that old answers no longer fit."""

    menu = (Action("pay-and-roll", pay, nothing, (NINE,)), *MENU[1:])


def in_mid_step() -> Game[Purse]:
    """Seat 0 has paid and rolled low, and is asked whether to roll again."""
    game = with_bags([GOLD, GOLD, TIN], [TIN], [TIN], die=(2,))
    game.answer("pay-and-roll")
    game.answer(["pay:gold", "pay:gold"])
    assert asked(game) == ["0 again"]
    return game


def test_under_other_rules_a_game_resumes_at_its_mark_and_says_so_to_all() -> None:
    game = in_mid_step()
    again = loaded(game.save(), Dearer())
    assert asked(again) == ["0 lead"]
    assert "pay-and-roll" not in again.asks[0].keys
    assert [again.state.bags, again.state.score] == [[[GOLD, GOLD, TIN], [TIN], [TIN]], 0]
    for eye in (PUBLIC, ALL, 0, 1, 2):
        assert [told.event for told in again.events(seat=eye)][-1] == "resumed-at-checkpoint"
        assert again.events(seat=eye)[:-1] == game.events(seat=eye)[: len(again.events(seat=eye)) - 1]


def test_the_answers_that_no_longer_fit_are_kept_in_the_journal() -> None:
    game = with_bags([GOLD, GOLD, TIN], [BELL], [BELL])
    game.answer("pay-and-roll")
    game.answer(["pay:gold", "pay:gold"])
    game.answer("ring:bell", 1)
    again = loaded(game.save(), Dearer())
    assert len(again.journal) == game.marks[-1].at == 3
    assert [(back.at, back.why) for back in again.taken_back] == [(3, "rules-changed")]
    assert [answer.keys for answer in again.taken_back[0].answers] == [
        ["pay-and-roll"], ["pay:gold", "pay:gold"], ["ring:bell"],
    ]  # fmt: skip


def test_a_resumed_game_goes_on_saves_and_is_not_resumed_again() -> None:
    again = loaded(in_mid_step().save(), Dearer())
    again.answer("skip")
    for later in (loaded(again.save(), Dearer()), again.fork(keep=True)):
        assert later.save() == again.save()
        assert [told.event for told in later.events(seat=0)].count("resumed-at-checkpoint") == 1


def test_a_resumed_game_does_not_bring_back_a_future_that_was_seen() -> None:
    game = with_bags([GOLD, GOLD, TIN], [TIN], [TIN])
    seen = [futures(game)]
    game.answer("pay-and-roll")
    game.answer(["pay:gold", "pay:gold"])
    game.undo(to="turn", agreed=True)
    seen.append(futures(game))
    for _ in range(20):  # until it is a low roll, so that the save is of the middle of a step
        game.answer("pay-and-roll")
        game.answer(["pay:gold", "pay:gold"])
        if asked(game) == ["0 again"]:
            break
        game.undo(to="turn", agreed=True)
        seen.append(futures(game))
    again = loaded(game.save(), Dearer())
    assert asked(again) == ["0 lead"]
    assert futures(again) not in seen
    assert futures(loaded(again.save(), Dearer())) == futures(again)


def test_an_answer_to_the_old_question_is_stale_where_a_game_was_resumed() -> None:
    game = in_mid_step()
    assert game.ask is not None
    again = loaded(game.save(), Dearer())
    with pytest.raises(Refused, match="stale"):
        again.answer("skip", 0, game.ask.number)


def test_behind_the_mark_of_a_resumed_game_nothing_is_kept() -> None:
    """Run again from its beginning it would not hear that it was resumed: rather no history than a wrong one."""
    again = loaded(in_mid_step().save(), Dearer())
    before = again.save()
    with pytest.raises(Refused, match="history-unavailable"):
        again.at(0, 1)
    with pytest.raises(Refused, match="history-unavailable"):
        again.undo(seat=1, agreed=True)
    assert again.save() == before
    assert again.at(0, len(again.events(seat=0))) == again.view(0)


class Longer(Coins):
    """A later version whose tables are set up differently."""

    def set_up(self, seats: int, seed: int, options: Any) -> Purse:
        s = super().set_up(seats, seed, options)
        s.rounds += 1
        return s


def test_a_game_that_would_have_gone_otherwise_from_its_beginning_keeps_its_own_past() -> None:
    game = gifts(new_table())
    game.answer("polish:" + game.state.bags[0][0].key)
    again = loaded(game.save(), Longer())
    assert [told.event for told in again.events(seat=0)][-1] == "polished"
    with pytest.raises(Refused, match="history-unavailable"):
        again.undo(agreed=True, to="turn", seat=0)
    assert again.save() == game.save()
    assert plain(again.fork()) == plain(game)


# ---- schemas -------------------------------------------------------------------------------------------------------


class Lucky(Purse):
    """The state of a later version has one more field."""

    __slots__ = ("luck",)

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.luck = 0

    def clone(self) -> Lucky:
        new = Lucky(self.seats, self.dice.copy())
        for name in ("result", "step", *FIELDS[2:], "luck"):
            setattr(new, name, getattr(self, name))
        new.bags, new.deck = [bag[:] for bag in self.bags], self.deck.copy()
        return new


class LuckyCoins(Coins):
    schema = 3
    codec: ClassVar[Codec] = Codec()

    def migrate(self, plain: dict[str, Any], schema: int) -> dict[str, Any]:
        if schema < 2:
            plain = {**plain, "": "Lucky"}
        if schema < 3:
            plain = {**plain, "luck": 5 + schema}
        return plain


LuckyCoins.codec.definitions((GOLD, TIN, BELL))
LuckyCoins.codec.kind(Lucky, lambda: Lucky(0, Dice(0)), (*STATE_FIELDS, *FIELDS, "luck"))


def test_a_save_of_an_older_schema_is_brought_up_to_this_one() -> None:
    game = gifts(new_table())
    again = loaded(game.save(), LuckyCoins())
    assert isinstance(again.state, Lucky)
    assert again.state.luck == 6
    assert again.state.bags == game.state.bags
    again.answer("skip")
    assert isinstance(loaded(again.save(), LuckyCoins()).state, Lucky)
    assert json.loads(again.save())["schema"] == 3


def test_a_save_of_a_newer_version_is_refused() -> None:
    newer = gifts(loaded(new_table().save(), LuckyCoins())).save()
    with pytest.raises(BadInput) as refused:
        loaded(newer)
    assert (refused.value.reason, refused.value.details) == ("newer-save", {"schema": 3})


def test_a_table_that_is_saved_all_the_time_says_the_same_as_one_that_is_saved_once() -> None:
    """Answers and events are encoded once; what was taken back is not among them."""
    often, once = new_table(length="long"), new_table(length="long")
    chance = random.Random(3)
    for n in range(40):
        share = chance.random()
        for table in (often, once):
            if n % 9 == 8:
                table.undo(agreed=True)
            elif table.ask is not None:
                table.play(int(share * len(table.ask.options)))
        often.save()
    fork = often.fork(keep=True)
    assert len(json.loads(often.save())["journal"]) > 9
    assert often.save() == once.save() == fork.save() == loaded(once.save()).save()


# ---- what is no save -----------------------------------------------------------------------------------------------


def changed(save: bytes, **more: object) -> bytes:
    return json.dumps({**json.loads(save), **more}).encode()


BROKEN = {
    "empty": b"",
    "text": b"once upon a time",
    "null": b"null",
    "list": b"[]",
    "another file": b'{"format": "chess/1", "moves": ["e4"]}',
    "not text": bytes(range(256)),
    "ten megabytes of garbage": random.Random(1).randbytes(10 << 20),
    "ten megabytes of zeros": b"0" * (10 << 20),
    "ten megabytes of brackets": b"[" * (10 << 20),
    "deep": b'{"state":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001,
}


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN.keys())
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput) as refused:
        seance.load(data)
    assert refused.value.reason == "corrupt-save"


@pytest.mark.parametrize("data", [None, "text", 5, [1], {}], ids=str)
def test_what_are_no_bytes_is_refused(data: object) -> None:
    for read in (seance.load, seance.rerun, seance.read_replay):
        with pytest.raises(BadInput, match="wrong-type"):
            read(data)  # type: ignore[arg-type]


def test_a_file_that_is_too_large_is_not_even_read() -> None:
    for read in (seance.load, seance.rerun):
        with pytest.raises(BadInput, match="too-large"):
            read(b" " * (LARGEST + 1))


def test_a_foreign_format_and_an_unknown_game_are_named() -> None:
    save = seance.new("parlour", 2, 1).save()
    with pytest.raises(BadInput) as foreign:
        seance.load(changed(save, format="seance-save/99"))
    assert foreign.value.details == {"format": "seance-save/99"}
    with pytest.raises(BadInput) as unknown:
        seance.load(changed(save, table={**json.loads(save)["table"], "game": "chess"}))
    assert unknown.value.reason == "unknown-game"


@pytest.mark.parametrize(
    "table",
    [{"seats": 0}, {"seats": 3}, {"seats": 99}, {"options": {"length": "endless"}}, {"seed": "x"}, {"people": "many"}],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused(table: dict[str, object]) -> None:
    save = seance.new("parlour", 2, 1).save()
    with pytest.raises(BadInput, match="corrupt-save"):
        seance.load(changed(save, table={**json.loads(save)["table"], **table}))


def impossible() -> bytes:
    """A table at which somebody is gone who still has light."""
    game = seance.new("parlour", 2, 1)
    game.marks[-1].state.sitters[0].gone = True  # type: ignore[attr-defined]
    return game.save()


def test_a_file_with_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadInput, match="corrupt-save"):
        seance.load(impossible())


def test_a_table_of_ones_own_goes_on_and_says_what_is_wrong_with_it() -> None:
    game = seance.load(impossible(), strict=False)
    assert game.doubt
    game.answer(game.asks[0].choices[0].key)
    assert seance.load(seance.new("parlour", 2, 1).save(), strict=False).doubt == ""


def test_a_save_that_was_cut_off_anywhere_is_refused() -> None:
    save = in_mid_step().save()
    for end in range(0, len(save), 37):
        with pytest.raises(BadInput, match="corrupt-save"):
            loaded(save[:end])


def places(plain: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in plain data."""
    yield at
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from places(value, (*at, key))
    elif isinstance(plain, list):
        for n, value in enumerate(plain):
            yield from places(value, (*at, n))


WRONG: tuple[object, ...] = (
    None,
    True,
    -1,
    99,
    1 << 70,
    "",
    "gold",
    [],
    {},
    [[]],
    {"": "Dice"},
    {"@": ["Coin", "gold"]},
    "drop",
)


def damaged(save: bytes, r: random.Random) -> bytes:
    """The same save with one thing in it replaced or left out."""
    whole = json.loads(save)
    *path, last = r.choice([at for at in places(whole) if at])
    inner = whole
    for step in path:
        inner = inner[step]
    wrong = r.choice(WRONG)
    if wrong == "drop":
        del inner[last]
    else:
        inner[last] = wrong
    return json.dumps(whole).encode()


@pytest.mark.parametrize("game", ["coins", "parlour"])
def test_a_damaged_save_is_refused_or_can_be_played(game: str) -> None:
    """Whatever is wrong in it: nobody ever meets an error that is not told."""
    refused = played = 0
    for seed in range(600):
        r = random.Random(seed)
        table = some_table(game, seed, r)
        try:
            again = loaded(damaged(table.save(), r)) if game == "coins" else seance.load(damaged(table.save(), r))
            for eye in (ALL, PUBLIC, *range(again.seats)):
                again.view(eye)
                again.events(seat=eye)
            for _ in range(3):
                if again.ask is not None:
                    again.answer(r.randrange(len(again.ask.options)))
            played += 1
        except SeanceError:
            refused += 1
    assert refused > 200
    assert played > 20


def some_table(game: str, seed: int, r: random.Random) -> Game[Any]:
    table: Game[Any] = new_table(3, seed) if game == "coins" else seance.new(game, 3, seed)
    for _ in range(seed % 30):
        if table.ask is not None:
            ask = r.choice(table.asks)
            table.answer(r.randrange(len(ask.options)), ask.seat)
    return table

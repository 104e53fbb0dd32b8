"""The driver, on the smallest game that needs all of it: asks and answers, polls, secrets, undo, forks."""

from __future__ import annotations

import random
from itertools import permutations

import msgspec
import pytest

from seance.engine import ALL, PUBLIC, Game, Refused, RuleBroke, journal
from tests.engine.coins import BELL, GOLD, TIN, Coin, Purse, gifts, loaded, new_table


def plain(game: Game[Purse]) -> object:
    """The table as it is, in mid-step too."""
    return game.rules.codec.plain(game.state)


def asked(game: Game[Purse]) -> list[str]:
    return [f"{ask.seat} {ask.prompt}" for ask in game.asks]


def with_bags(*bags: list[Coin], poker_face: bool = False, die: tuple[int, ...] = ()) -> Game[Purse]:
    """A table at its first lead, with these coins in the bags, and what the die will show first."""
    game = gifts(new_table(len(bags), poker_face=poker_face))
    start = game.marks[-1].state
    for bag, coins in zip(start.bags, bags, strict=True):
        start.deck.rest += bag
        for coin in coins:
            start.deck.rest.remove(coin)
        bag[:] = coins
    start.dice.script = {"die": list(die)} if die else {}
    return game.fork(keep=True)


def finished(game: Game[Purse], seed: int = 1) -> Game[Purse]:
    r = random.Random(seed)
    while game.ask is not None:
        ask = r.choice(game.asks)
        game.answer(r.randrange(len(ask.options)), ask.seat)
    return game


# ---- asks ----------------------------------------------------------------------------------------------------------


def test_all_open_asks_are_listed_and_the_first_of_them_is_the_ask() -> None:
    game = new_table()
    assert asked(game) == ["0 gift", "1 gift", "2 gift"]
    assert game.ask is game.asks[0]
    assert [ask.step for ask in game.asks] == ["gift"] * 3
    assert game.ask_of(2) is game.asks[2]
    assert (game.result, game.seats) == (None, 3)


def test_answers_are_a_key_an_index_or_the_keys_of_a_group() -> None:
    tables = [with_bags([GOLD, GOLD, TIN], [TIN], [TIN]) for _ in range(3)]
    one, two, three = tables
    one.answer("pay-and-roll")
    two.answer("pay-and-roll")
    three.answer(0)
    one.answer(["pay:tin", "pay:gold"])
    two.answer("pay:gold")
    two.answer("pay:tin")
    three.answer(0)
    three.answer(1)
    assert plain(one) == plain(two) == plain(three)
    assert one.journal[-1].keys == two.journal[-1].keys == ("pay:gold", "pay:tin")
    assert len(one.journal) == len(two.journal) == len(three.journal)


def test_a_group_tells_how_many_may_be_chosen_and_what_is_chosen_so_far() -> None:
    game = with_bags([GOLD, GOLD, TIN], [TIN], [TIN])
    game.answer("pay-and-roll")
    ask = game.ask
    assert ask is not None
    assert (ask.min, ask.max, ask.ordered, ask.chosen) == (2, 2, False, ())
    game.answer("pay:gold")
    link = game.ask
    assert link is not None
    assert (link.number, link.chosen, link.keys) == (ask.number, (0,), ["pay:gold", "pay:tin"])


def test_what_leaves_no_choice_is_not_asked() -> None:
    game = with_bags([GOLD, TIN], [TIN], [TIN])
    game.answer("pay-and-roll")  # both coins must be paid, and nobody has a bell
    assert asked(game) == ["1 lead"]  # with an empty bag there is only one way to go on
    assert [told.event for told in game.events(seat=PUBLIC)][-4:] == ["paid", "paid", "rolled", "skipped"]


REFUSED = [
    ("fly:moon", 0, None, "not-offered"),
    (99, 0, None, "not-offered"),
    (-1, 0, None, "not-offered"),
    ("skip", 0, 0, "stale"),
    ("skip", 0, 99, "stale"),
    ("skip", 1, None, "not-asked"),
    ("skip", 7, None, "not-asked"),
    (["skip"], 0, None, "not-a-group"),
    (True, 0, None, "wrong-type"),
    (None, 0, None, "wrong-type"),
    (1.0, 0, None, "wrong-type"),
    ({"skip"}, 0, None, "wrong-type"),
    (b"skip", 0, None, "wrong-type"),
]


@pytest.mark.parametrize(("choice", "seat", "number", "reason"), REFUSED, ids=[str(one[0]) for one in REFUSED])
def test_what_is_not_offered_is_refused_with_a_reason_and_changes_nothing(
    choice: object, seat: int, number: int | None, reason: str
) -> None:
    game = with_bags([GOLD, GOLD, TIN], [TIN], [TIN])
    before = game.save()
    with pytest.raises(Refused) as refused:
        game.answer(choice, seat, number)  # type: ignore[arg-type]
    assert refused.value.reason == reason
    assert game.save() == before


@pytest.mark.parametrize(
    ("keys", "reason"),
    [(["pay:gold"], "group-too-few"), ([], "group-too-few"), (["pay:gold"] * 3, "group-too-many"),
     (["pay:tin", "pay:tin"], "not-offered"), (["pay:gold", 1], "wrong-type"), (["pay:gold", "fly"], "not-offered")],
)  # fmt: skip
def test_a_group_is_taken_whole_or_not_at_all(keys: list[str], reason: str) -> None:
    game = with_bags([GOLD, GOLD, TIN], [TIN], [TIN])
    game.answer("pay-and-roll")
    before = game.save()
    with pytest.raises(Refused) as refused:
        game.answer(keys)
    assert refused.value.reason == reason
    assert game.save() == before


def test_after_the_end_nothing_is_asked_and_every_answer_refused() -> None:
    game = finished(new_table())
    assert game.result in ("rich", "poor")
    assert game.asks == []
    assert game.ask is None
    with pytest.raises(Refused, match="game-over"):
        game.answer("skip")
    with pytest.raises(Refused, match="game-over"):
        game.preview("skip")


def test_why_something_is_not_offered_and_what_an_option_would_cost_is_told_on_request() -> None:
    game = with_bags([GOLD], [TIN], [TIN])
    assert [repr(one) for one in game.refusals(0)] == ["<not pay-and-roll: too-few-coins [COIN-01]>"]
    assert game.refusals(1) == []
    rich = with_bags([GOLD, GOLD], [TIN], [TIN])
    assert rich.refusals(0) == []
    preview = rich.preview("pay-and-roll")
    assert preview is not None
    assert preview.cost == 2
    with pytest.raises(Refused, match="not-offered"):
        rich.preview("fly")


# ---- polls -------------------------------------------------------------------------------------------------------


def test_the_order_in_which_answers_arrive_makes_no_difference() -> None:
    tables = []
    for order in permutations(range(3)):
        game = new_table()
        for seat in order:
            game.answer(len(game.asks[0].options) - 1 if seat == 0 else 0, seat)
        tables.append(game.save())
    assert len(set(tables)) == 1


def test_nobody_learns_an_answer_before_all_are_in() -> None:
    game = new_table(people=3)
    before = [(game.view(eye), game.events(seat=eye)) for eye in (1, 2, PUBLIC)]
    game.answer(1, 0)
    assert asked(game) == ["1 gift", "2 gift"]
    assert [(game.view(eye), game.events(seat=eye)) for eye in (1, 2, PUBLIC)] == before
    assert game.view(1).waiting == [0, 1, 2]  # not even that somebody has answered


def test_an_answer_can_be_taken_back_while_others_are_still_to_answer() -> None:
    game = new_table()
    before = plain(game)
    game.answer(1, 2)
    game.answer(0, 0)
    game.undo(seat=2)
    assert asked(game) == ["1 gift", "2 gift"]
    assert game.ask_of(0) is None
    game.undo()
    assert asked(game) == ["0 gift", "1 gift", "2 gift"]
    assert plain(game) == before
    with pytest.raises(Refused, match="nothing-to-undo"):
        game.undo(seat=1)


def test_the_links_of_a_begun_group_are_taken_back_one_by_one() -> None:
    game = with_bags([GOLD, GOLD, TIN, TIN], [TIN], [TIN])
    game.answer("pay-and-roll")
    game.answer("pay:gold")
    game.undo()
    assert game.ask is not None
    assert game.ask.chosen == ()
    game.undo()
    assert asked(game) == ["0 lead"]
    assert game.ask.prompt == "lead"


def test_of_several_who_act_the_first_counts_and_the_other_answers_are_void() -> None:
    game = with_bags([GOLD, GOLD], [BELL], [BELL])
    game.answer("pay-and-roll")
    assert asked(game) == ["1 ring", "2 ring"]
    game.answer("ring:bell", 2)
    game.answer("ring:bell", 1)
    assert game.state.bags[1:] == [[], [BELL]]
    assert [told.args for told in game.events(seat=PUBLIC) if told.event == "rung"] == [{"seat": 1}]


# ---- poker face ----------------------------------------------------------------------------------------------------


def test_with_a_poker_face_all_are_asked_who_could_publicly_have_something() -> None:
    bags: list[list[list[Coin]]] = [[[GOLD, GOLD, TIN], [BELL], [TIN]], [[GOLD, GOLD, TIN], [TIN], [TIN]]]
    games = [with_bags(*some, poker_face=True) for some in bags]
    for game in games:
        game.answer("pay-and-roll")
        game.answer(["pay:gold", "pay:gold"])
    assert asked(games[0]) == asked(games[1]) == ["1 ring", "2 ring"]
    assert [ask.number for ask in games[0].asks] == [ask.number for ask in games[1].asks]
    for eye in (0, 2, PUBLIC):
        assert games[0].view(eye) == games[1].view(eye)
    assert games[1].asks[0].keys == ["pass"]


def test_without_one_only_those_are_asked_who_have_a_choice_but_nobody_is_told_who() -> None:
    game = with_bags([GOLD, GOLD, TIN], [BELL], [TIN])
    game.answer("pay-and-roll")
    game.answer(["pay:gold", "pay:gold"])
    assert asked(game) == ["1 ring"]
    assert game.view(0).waiting == [1, 2]
    assert game.view(2).waiting == [1, 2]


def test_a_fork_keeps_the_face_of_its_table() -> None:
    assert with_bags([GOLD, GOLD], [TIN], [TIN], poker_face=True).fork().poker_face
    assert not with_bags([GOLD, GOLD], [TIN], [TIN]).fork().poker_face


def test_an_ask_number_counts_what_its_seat_was_asked_and_nothing_else() -> None:
    game = gifts(new_table())
    assert [ask.number for ask in game.asks] == [2]
    for _ in range(3):
        game.answer("skip")
    assert asked(game) == ["0 gift", "1 gift", "2 gift"]
    assert [ask.number for ask in game.asks] == [3, 3, 3]
    game.answer("pass", 1)
    assert [ask.number for ask in game.asks] == [3, 3]


# ---- events and views ----------------------------------------------------------------------------------------------


def test_a_secret_is_told_to_its_audience_and_the_event_without_it_to_the_others() -> None:
    game = new_table(2)
    mine, yours, public, all_of_it = [game.events(seat=eye) for eye in (0, 1, PUBLIC, ALL)]
    assert len(mine) == len(yours) == len(public) == 8
    assert [told.args.get("coin", "?") for told in mine][4:] == ["?"] * 4
    assert [told.args.get("coin", "?") for told in yours][:4] == ["?"] * 4
    assert all("coin" not in told.args for told in public)
    assert all("coin" in told.args for told in all_of_it)
    assert [told.private for told in mine] == [True] * 4 + [False] * 4
    assert [told.n for told in mine] == list(range(8))
    assert game.events(since=6, seat=0) == mine[6:]


def test_a_hidden_event_is_heard_by_its_audience_only_and_counts_for_nobody_else() -> None:
    game = gifts(new_table(2))
    before = [len(game.events(seat=eye)) for eye in (0, 1, PUBLIC, ALL)]
    game.state.log("nudged", audience=(1,), hidden=True, secret={"how": "twice"}, by=0)
    game.state.log("coughed", seat=0)
    heard = [game.events(since, eye) for since, eye in zip(before, (0, 1, PUBLIC, ALL), strict=True)]
    assert [[told.event for told in some] for some in heard] == [
        ["coughed"], ["nudged", "coughed"], ["coughed"], ["nudged", "coughed"],
    ]  # fmt: skip
    assert heard[0][0].n == before[0]
    assert heard[1][0].args == {"by": 0, "how": "twice"}
    assert heard[1][0].private


def test_a_view_shows_a_seat_its_own_bag_a_spectator_none_and_the_end_all() -> None:
    game = with_bags([GOLD, TIN], [BELL], [TIN])
    bags = [msgspec.to_builtins(game.view(eye))["bag"] for eye in (0, 1, PUBLIC, ALL)]
    assert bags == [["gold", "tin"], ["bell"], [], ["gold", "tin", "bell", "tin"]]


# ---- undo ----------------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_answer_the_action_or_the_turn() -> None:
    game = with_bags([GOLD, GOLD, TIN], [TIN], [TIN])
    asks = {"turn": plain(game)}
    game.answer("polish:gold")
    asks["action"] = plain(game)
    game.answer("pay-and-roll")
    asks["answer"] = plain(game)
    game.answer("pay:gold")
    for to in ("answer", "action", "turn"):
        fork = game.fork(keep=True)
        if to == "answer":
            fork.undo()  # the link first
            assert plain(fork) == asks["answer"]
        fork.undo(to=to)
        assert plain(fork) == asks["action" if to == "answer" else to]
        assert asked(fork) == ["0 lead"]
    with pytest.raises(Refused, match="wrong-type"):
        game.undo(to="yesterday")


def test_a_group_is_taken_back_as_one_answer() -> None:
    game = with_bags([GOLD, GOLD, TIN], [BELL], [TIN], poker_face=True)
    game.answer("pay-and-roll")
    before = plain(game)
    game.answer(["pay:gold", "pay:tin"])
    game.undo(seat=0)
    assert plain(game) == before


def test_what_was_revealed_cannot_be_taken_back_without_consent() -> None:
    game = with_bags([GOLD, GOLD, TIN], [TIN], [TIN])
    game.answer("pay-and-roll")
    game.answer(["pay:gold", "pay:gold"])
    before = game.save()
    for to in ("answer", "action", "turn"):
        with pytest.raises(Refused, match="undo-after-reveal"):
            game.undo(to=to)
    assert game.save() == before


def test_what_others_have_answered_to_cannot_be_taken_back_without_consent() -> None:
    game = gifts(new_table())
    for seat in range(2):
        game.answer("skip", seat)
    with pytest.raises(Refused, match="undo-after-others"):
        game.undo(seat=0)
    game.undo(seat=0, agreed=True)
    assert asked(game) == ["0 lead"]
    assert game.rekeys == []  # nobody has learnt anything: the future may stay


def test_the_question_that_is_asked_again_has_a_new_number() -> None:
    game = gifts(new_table())
    first = game.ask
    assert first is not None
    game.answer("polish:" + game.state.bags[0][0].key)
    game.undo()
    assert game.ask is not None
    with pytest.raises(Refused, match="stale"):
        game.answer("skip", 0, first.number)
    game.answer("skip", 0, game.ask.number)


def test_who_may_undo_is_told_beforehand() -> None:
    """Everybody, at every question of three games: what `may_undo` says is what `undo` does."""
    said: set[str] = set()
    for seed in range(3):
        game, chance = new_table(seats=3, seed=seed), random.Random(seed)
        while game.ask is not None:
            for seat in range(-1, game.seats):
                fork, reason = game.fork(keep=True), game.may_undo(seat)
                said.add(reason)
                if reason:
                    with pytest.raises(Refused, match=reason):
                        fork.undo(seat)
                else:
                    fork.undo(seat)
            ask = chance.choice(game.asks)
            game.answer(chance.randrange(len(ask.options)), ask.seat)
    assert said == {"", "nothing-to-undo", "undo-after-reveal", "undo-after-others"}


def test_nothing_to_undo() -> None:
    game = new_table()
    for seat, to in ((None, "answer"), (1, "answer"), (0, "turn")):
        with pytest.raises(Refused, match="nothing-to-undo"):
            game.undo(seat, to, agreed=True)


def roll(game: Game[Purse]) -> object:
    """Seat 0 pays and rolls; what came."""
    game.answer("pay-and-roll", 0)
    if game.ask is not None and game.ask.prompt == "pay-two":
        game.answer(game.ask.keys[0])
        game.answer(0)
    while game.ask is not None and game.ask.prompt == "ring":
        game.answer("pass")
    return [told.args["face"] for told in game.events(seat=PUBLIC) if told.event == "rolled"][-1]


def test_an_agreed_undo_of_a_roll_gives_a_new_future_that_the_journal_knows() -> None:
    faces = []
    for seed in range(12):
        game = gifts(new_table(seed=seed))
        face = roll(game)
        game.undo(seat=0, to="turn", agreed=True)
        assert [rekey.at for rekey in game.rekeys] == [3]
        assert [(back.at, back.why) for back in game.taken_back] == [(3, "undo")]
        again = roll(game)
        twin = loaded(game.save())
        assert plain(twin) == plain(game)
        assert plain(game.fork()) == plain(game)
        faces.append(face == again)
    assert faces.count(True) < 6


def futures(game: Game[Purse], n: int = 12) -> list[int]:
    """What the die would show from here on."""
    dice = game.state.dice.copy()
    return [dice.roll("die", (1, 2, 3, 4, 5, 6)) for _ in range(n)]


def test_however_often_and_however_far_one_goes_back_no_old_future_returns() -> None:
    """Undo a roll, then go further back, where nothing was revealed: none of the futures that were seen is back."""
    game = gifts(new_table())
    game.answer("polish:" + game.state.bags[0][0].key)
    seen = [futures(game)]
    roll(game)
    game.undo(seat=0, to="action", agreed=True)
    seen.append(futures(game))
    game.undo(seat=0, to="turn")  # only the polishing: nothing was revealed
    seen.append(futures(game))
    roll(game)
    game.undo(seat=0, to="action", agreed=True)
    seen.append(futures(game))
    game.undo(seat=0, to="answer", agreed=True)
    seen.append(futures(game))
    assert len({tuple(some) for some in seen}) == len(seen)
    for twin in (loaded(game.save()), game.fork(keep=True), game.fork(), loaded(loaded(game.save()).save())):
        assert futures(twin) == futures(game)


def test_undo_reaches_far_back_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MARKS", 12)
    monkeypatch.setattr(journal, "RECENT", 4)
    game = new_table(3, length="long")
    then: dict[int, object] = {}
    while len(game.journal) < 60 and game.ask is not None:
        then[len(game.journal)] = plain(game)
        for ask in game.asks:
            game.answer("polish:" + game.state.bags[ask.seat][0].key if ask.prompt == "lead" else 0, ask.seat)
    assert len(game.marks) <= 12
    assert game.marks[0].at == 0
    for _ in range(60):
        if not game.journal:
            break
        game.undo(agreed=True)
        if not game.rekeys:
            assert plain(game) == then[len(game.journal)]
        assert game.journal == [] or game.marks[-1].at <= len(game.journal)
    assert game.journal == []


# ---- a rule that raises --------------------------------------------------------------------------------------------


def break_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Purse.log

    def breaking(self: Purse, name: str, /, *args: object, **more: object) -> None:
        log(self, name, *args, **more)  # type: ignore[arg-type]
        if name == "rolled":
            raise ZeroDivisionError("a bug in a rule")

    monkeypatch.setattr(Purse, "log", breaking)


def test_a_rule_that_raises_leaves_the_table_and_carries_a_save(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_bags([GOLD, GOLD, TIN], [BELL], [BELL])
    game.answer("pay-and-roll")
    game.answer(["pay:gold", "pay:gold"])
    game.answer("pass", 1)
    before, numbers = game.save(), [ask.number for ask in game.asks]
    with monkeypatch.context() as patch:
        break_rolls(patch)
        with pytest.raises(RuleBroke) as broke:
            game.answer("pass", 2)
    assert isinstance(broke.value.__cause__, ZeroDivisionError)
    assert broke.value.details == {"game": "coins", "answer": "pass; pass"}
    assert game.save() == broke.value.save == before
    assert asked(game) == ["2 ring"]  # what seat 1 has answered stands
    assert [ask.number for ask in game.asks] == numbers
    game.answer("pass", 2)
    assert loaded(before).ask_of(2) is not None


def test_an_error_after_an_undo_brings_no_old_future_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = gifts(new_table())
    roll(game)
    game.undo(seat=0, to="turn", agreed=True)
    before = futures(game)
    game.answer("pay-and-roll")
    with monkeypatch.context() as patch:
        break_rolls(patch)
        with pytest.raises(RuleBroke):
            roll_on(game)
    assert futures(game) == before


def roll_on(game: Game[Purse]) -> None:
    while game.ask is not None and game.ask.prompt != "lead":
        game.answer(0)


# ---- forks ---------------------------------------------------------------------------------------------------------


def test_a_playout_keeps_nothing_and_says_what_it_cannot_do() -> None:
    playout = gifts(new_table()).fork()
    playout.answer("skip")
    assert (playout.journal, playout.events(), playout.marks) == ([], [], [])
    for deed in (
        playout.fork,
        playout.save,
        playout.export,
        lambda: playout.at(0, 0),
        lambda: playout.determinize(0, 1),
    ):
        with pytest.raises(Refused, match="playout-cannot-fork"):
            deed()
    with pytest.raises(Refused, match="nothing-to-undo"):
        playout.undo()


def test_a_playout_comes_to_the_same_end_as_a_full_game() -> None:
    full, playout = new_table(), new_table().fork()
    r, r2 = random.Random(3), random.Random(3)
    while full.ask is not None:
        full.play(r.randrange(len(full.ask.options)))
    while playout.ask is not None:
        playout.play(r2.randrange(len(playout.ask.options)))
    assert plain(full) == plain(playout)


def test_a_fork_of_a_half_answered_poll_has_the_same_answers() -> None:
    game = new_table()
    game.answer("pass", 1)
    for keep in (False, True):
        fork = game.fork(keep)
        assert asked(fork) == ["0 gift", "2 gift"]
        assert [ask.number for ask in fork.asks] == [ask.number for ask in game.asks]
        fork.answer("pass", 0)
        assert asked(game) == ["0 gift", "2 gift"]


def test_marks_are_thinned_out_but_the_first_and_the_last_stay() -> None:
    game = finished(new_table(4, length="long"), 5)
    for seed in range(30):
        if len(game.journal) > 150:
            break
        game = finished(new_table(4, seed, length="long"), seed)
    places = [mark.at for mark in game.marks]
    assert len(places) <= journal.MARKS
    assert places == sorted(places)
    assert places[0] == 0

"""The smallest game that needs everything of the driver: coins in hidden hands, a group, a secret poll, a roll.

Each round everybody secretly keeps or gives one coin; then each in turn has two actions: pay any two coins and roll,
if nobody who holds a bell rings it (once again, if it is a low roll); polish a coin that nobody else sees; or be
content for this turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, cast

import msgspec

from seance.engine import (
    ALL,
    PASS,
    STATE_FIELDS,
    Action,
    Ask,
    Chosen,
    Codec,
    Deck,
    Deed,
    Dice,
    Flow,
    Game,
    Need,
    Option,
    Options,
    Rules,
    State,
    Target,
    Told,
    View,
    choose,
    choose_some,
    choose_together,
    do,
    first_to_act,
    offers,
    preview_of,
    refusals,
)  # fmt: skip
from seance.engine.saves import load, read
from seance.engine.wire import Table

PAID = ("paid", "rung")  # shows a coin of the bag to all
FIELDS = ("bags", "deck", "phase", "leader", "actions", "round", "score", "rounds")


class Coin:
    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def __repr__(self) -> str:
        return self.key


ACTIONS = 2
GOLD, TIN, BELL = Coin("gold"), Coin("tin"), Coin("bell")


class Purse(State):
    __slots__ = FIELDS

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.bags: list[list[Coin]] = []
        self.deck: Deck[Coin] = Deck("coins", [])
        self.phase = "draw"
        self.leader = 0
        self.actions = ACTIONS
        self.round = 0
        self.score = 0
        self.rounds = 4

    def clone(self) -> Purse:
        new = Purse(self.seats, self.dice.copy())
        new.result, new.step = self.result, self.step
        new.bags = [bag[:] for bag in self.bags]
        new.deck = self.deck.copy()
        new.phase, new.leader, new.actions, new.round, new.score, new.rounds = (
            self.phase, self.leader, self.actions, self.round, self.score, self.rounds,
        )  # fmt: skip
        return new


class PurseView(View, omit_defaults=True, kw_only=True):
    round: int
    score: int
    left: int
    counts: list[int]
    bag: list[str]


class CoinOptions(Options, frozen=True, kw_only=True):
    length: Literal["short", "long"] = "short"


def draw_step(s: Purse) -> None:
    for seat, bag in enumerate(s.bags):
        while len(bag) < 4 and (coin := s.deck.draw(s.dice, secret=True)) is not None:
            s.dice.look()
            bag.append(coin)
            s.log("drew", audience=(seat,), secret={"coin": coin.key}, seat=seat)
    s.phase = "gift"


def gift_step(s: Purse) -> Flow[None]:
    asks = [Ask(seat, "gift", [PASS, *(Option(c, "give", (c.key,)) for c in dict.fromkeys(s.bags[seat]))])
            for seat in range(s.seats)]  # fmt: skip
    given = yield from choose_together(asks)
    for seat, coin in enumerate(given):
        if coin is not None:
            s.bags[seat].remove(coin)
            s.deck.under(coin, (seat,))
            s.log("gave", audience=(seat,), secret={"coin": coin.key}, seat=seat)
    s.phase = "lead"


def pay(s: Purse, seat: int, _: Coin) -> Flow[None]:
    options = [Option(c, "pay", (c.key,)) for c in s.bags[seat]]
    for coin in (yield from choose_some(seat, "pay-two", options, 2, 2)):
        s.bags[seat].remove(coin)
        s.deck.discard.append(coin)
        s.log("paid", seat=seat, coin=coin.key)
    others = [other for other in range(s.seats) if other != seat and s.bags[other]]
    stop = yield from first_to_act([ask_to_ring(s, other) for other in others])
    if stop is not None:
        bell = stop[1]
        s.bags[others[stop[0]]].remove(bell)
        s.deck.discard.append(bell)
        s.log("rung", seat=others[stop[0]])
        return
    face = roll(s, seat)
    if face <= 3 and (yield from choose(seat, "again", (KEEP, AGAIN))):
        face = roll(s, seat)
    s.score += face
    if s.score >= 30:
        raise s.over("rich")


KEEP, AGAIN = Option(False, "keep"), Option(True, "again")


def roll(s: Purse, seat: int) -> int:
    face = s.dice.roll("die", (1, 2, 3, 4, 5, 6))
    s.log("rolled", seat=seat, face=face)
    return face


def ask_to_ring(s: Purse, seat: int) -> Ask[Coin | None]:
    options: list[Option[Coin | None]] = [PASS]
    options += [Option(c, "ring", (c.key,)) for c in dict.fromkeys(s.bags[seat]) if c is BELL]
    return Ask(seat, "ring", options)


def nothing(s: Purse, seat: int) -> list[Target[Coin]]:
    return [((), GOLD)]


def coins(s: Purse, seat: int) -> list[Target[Coin]]:
    return [((coin.key,), coin) for coin in dict.fromkeys(s.bags[seat])]


def polish(s: Purse, seat: int, _: Coin) -> None:
    s.log("polished", seat=seat)


def skip(s: Purse, seat: int, _: Coin) -> None:
    s.actions = 0
    s.log("skipped", seat=seat)


TWO_COINS: Need[Purse, int] = Need("COIN-01", "too-few-coins", lambda s, seat: len(s.bags[seat]) >= 2, fix="wait")
Menu = tuple[Action[Purse, int, Coin], ...]
MENU: Menu = (
    Action("pay-and-roll", pay, nothing, (TWO_COINS,), cost=2),
    Action("polish", polish, coins),
    Action("skip", skip, nothing),
)


def lead_step(s: Purse, menu: Menu) -> Flow[None]:
    seat = s.leader
    action: Chosen[Purse, int] = yield from choose(
        seat,
        "lead",
        offers(menu, s, seat),
        opens="turn" if s.actions == ACTIONS else "action",
        why=lambda: refusals(menu, s, seat),
        preview=preview_of(s, seat),
    )
    s.actions -= 1
    yield from do(action.run(s, seat))
    if s.actions:
        return
    s.actions = ACTIONS
    s.leader = (seat + 1) % s.seats
    s.round += s.leader == 0
    s.phase = "draw" if s.leader == 0 else "lead"
    if s.round == s.rounds:
        raise s.over("poor")


def one_of(pool: list[Coin], key: str) -> Coin:
    coin = next(coin for coin in pool if coin.key == key)
    pool.remove(coin)
    return coin


class Coins(Rules[Purse]):
    name = "coins"
    options = CoinOptions
    menu = MENU

    def seats(self, options: Options) -> range:
        return range(1, 5)

    def set_up(self, seats: int, seed: int, options: Options) -> Purse:
        assert isinstance(options, CoinOptions)
        s = Purse(seats, Dice(seed))
        s.bags = [[] for _ in range(seats)]
        s.deck = Deck("coins", [GOLD] * 10 + [TIN] * 10 + [BELL] * 6)
        s.rounds = 4 if options.length == "short" else 8
        return s

    def step_name(self, s: Purse) -> str:
        return s.phase

    def next_step(self, s: Purse) -> Deed:
        s.step = s.phase
        return lead_step(s, self.menu) if s.phase == "lead" else STEPS[s.phase](s)

    def view(self, s: Purse, eye: int) -> View:
        seen = range(s.seats) if eye == ALL else [eye] if eye >= 0 else []
        return PurseView(
            game=self.name, seat=eye, step=s.step, result=s.result or "", round=s.round, score=s.score,
            left=len(s.deck), counts=[len(bag) for bag in s.bags],
            bag=[coin.key for seat in seen for coin in s.bags[seat]],
        )  # fmt: skip

    def imagine(self, s: Purse, seat: int, stream: Dice, heard: list[Told]) -> None:
        pool = s.deck.hidden(seat) + [coin for other, bag in enumerate(s.bags) if other != seat for coin in bag]
        pool.sort(key=lambda coin: coin.key)
        shown = [(told.args["seat"], told.args.get("coin", "bell")) for told in heard if told.event in PAID]
        others = [other for other in range(s.seats) if other != seat]
        sure = {other: [one_of(pool, str(key)) for by, key in shown if by == other] for other in others}
        for other, coins in sure.items():
            s.bags[other][:] = coins + [stream.take("hands", pool) for _ in s.bags[other][len(coins) :]]
        s.deck.deal(seat, pool, stream)

    def invariants(self, s: Purse) -> None:
        assert sum(map(len, s.bags)) + len(s.deck) + len(s.deck.discard) == 26


STEPS: dict[str, Callable[[Purse], Deed]] = {"draw": draw_step, "gift": gift_step}
Coins.codec = Codec()
Coins.codec.definitions((GOLD, TIN, BELL))
Coins.codec.kind(Purse, lambda: Purse(0, Dice(0)), (*STATE_FIELDS, *FIELDS))
RULES = Coins()


def new_table(
    seats: int = 3,
    seed: int = 7,
    rules: Coins = RULES,
    people: int = 1,
    poker_face: bool = False,
    length: str = "short",
) -> Game[Purse]:
    table = Table(
        game="coins", seats=seats, options={"length": length}, seed=hex(seed), people=people, seeded=people > 1,
        poker_face=poker_face,
    )  # fmt: skip
    return Game(rules, rules.set_up(seats, seed, msgspec.convert(table.options, CoinOptions)), table).start()


def loaded(data: bytes, rules: Coins = RULES) -> Game[Purse]:
    return cast(Game[Purse], load(read(data), lambda name: cast(Rules[State], rules)))


def gifts(game: Game[Purse], *keys: str) -> Game[Purse]:
    """Everybody answers the secret question: pass, unless something else is said for the first seats."""
    for seat in range(game.seats):
        game.answer(keys[seat] if seat < len(keys) else "pass", seat)
    return game

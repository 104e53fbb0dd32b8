"""What must hold of any game on this engine, shown on random games. Each check raises where it does not.

The planted faults (planted.py) break a game on purpose and demand that one of these checks notices.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec
import pytest

import seance
from seance.engine import ALL, PUBLIC, Ask, Game, Refused, RuleBroke, State, Told, texts
from seance.engine import rules as rules_of
from seance.engine.history import read_replay, shown
from seance.engine.texts import LANGUAGES
from seance.testing import check_look_ends_step

Options = dict[str, str | int | bool]
Choice = list[str]  # the keys of an answer; of a plain ask only one


@dataclass(frozen=True)
class Hidden:
    """A question whose answer others do not notice, but for the seats that are privy to it."""

    privy: Callable[[Game[State], Ask[object]], Sequence[int]] = lambda game, ask: ()
    noticed: Callable[[Game[State], Ask[object], Choice], object] = lambda game, ask, choice: len(choice)


Swap = Callable[[State, int], Mapping[str, str]]


@dataclass(frozen=True)
class Play:
    """How a game is played at random, and what is worth doing more often than chance would."""

    game: str
    tables: tuple[tuple[int, Options], ...]  # seats and options
    eager: frozenset[str] = frozenset()  # verbs
    hidden: Mapping[str, Hidden] = field(default_factory=dict)  # by prompt
    silent: frozenset[str] = frozenset()  # prompts whose verbs all can see, but not the things
    opens: Mapping[str, str] = field(default_factory=dict)  # events that lay hands open by rule -> argument: whose
    key_of: Callable[[State, int], str] = lambda s, seat: ""  # what a seat is called in them
    # events with secrets -> arguments: for whom ("*": for whoever is privy to the answer that brought them)
    tells: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    foresees: frozenset[str] = frozenset()  # events by which a seat learns of cards that others will draw
    foreseen: frozenset[str] = frozenset()  # and those by which they are drawn
    enrich: Callable[[State, random.Random], None] = lambda s, r: None  # deals what is rare at set-up
    swap: Swap = lambda s, seed: {}  # exchanges what seat 0 cannot see: which keys take each other's place
    most: int = 400  # answers of a game that are looked at
    pace: int = 1  # of a large game less is looked at

    def new(self, seed: int, poker_face: bool = False, people: int = 1) -> Game[State]:
        seats, options = self.tables[seed % len(self.tables)]
        return seance.new(
            self.game, seats=seats, seed=seed, people=people, seeded=people > 1, poker_face=poker_face, **options
        )

    def seats(self, seed: int) -> int:
        return self.tables[seed % len(self.tables)][0]

    def new_rich(self, seed: int, change: Callable[[State], None] = lambda s: None) -> Game[State]:
        """A table of several people with hidden hands that are worth something, and changed as one likes."""
        plain = self.new(seed, poker_face=True, people=2)
        rules, set_up = copy.copy(plain.rules), plain.rules.set_up

        def set_up_rich(seats: int, number: int, options: rules_of.Options) -> State:
            state = set_up(seats, number, options)
            self.enrich(state, random.Random(seed))
            change(state)
            return state

        rules.set_up = set_up_rich  # type: ignore[method-assign, assignment]
        options = msgspec.convert(plain.table.options, rules.options)
        return Game(rules, rules.set_up(plain.seats, seed, options), plain.table).start()

    def opened(self, game: Game[State], told: Sequence[Told], eye: int = PUBLIC) -> bool:
        """Did others lay open what was hidden from this eye?"""
        own = self.key_of(game.state, eye) if eye >= 0 else ""
        return any(one.event in self.opens and one.args[self.opens[one.event]] != own for one in told)

    def pick(self, ask: Ask[object], r: random.Random) -> int:
        """Random, but glad to do what is rare."""
        liked = [i for i, option in enumerate(ask.options) if option.verb in self.eager]
        return r.choice(liked) if liked and r.random() < 0.6 else r.randrange(len(ask.options))

    def walk(self, game: Game[State], r: random.Random, every: int = 1) -> Iterator[Ask[object]]:
        """Every (n-th) ask of a game that answers itself in between; ends with the game or after `most` answers."""
        for n in range(self.most):
            asks = game.asks
            if not asks:
                return
            ask = r.choice(asks)
            if n % every == 0:
                yield ask
                if ask not in game.asks:  # something was undone meanwhile
                    ask = r.choice(game.asks)
            game.answer(self.pick(ask, r), ask.seat, ask.number)


@dataclass
class Count:
    """How much a check has really looked at: a check that compared nothing shows nothing."""

    looked: int = 0
    lost: int = 0
    seen: set[str] = field(default_factory=set)


def digest(game: Game[State]) -> bytes:
    """Everything that can be seen or matters: the save, and the state as it is in mid-step."""
    plain = game.rules.codec.plain(game.state)
    return msgspec.json.encode([seen_asks(game), plain, [e.keys for e in game.journal]]) + without_numbers(game)


def without_numbers(game: Game[State]) -> bytes:
    saved = msgspec.json.decode(game.save(), type=dict[str, msgspec.Raw])  # to build all of it takes longer than a save
    saved["numbers"] = saved["taken_back"] = msgspec.Raw(b"null")
    return msgspec.json.encode(saved)


def seen_asks(game: Game[State]) -> list[object]:
    return [seen(ask) for ask in game.asks]


def seen(ask: Ask[object] | None) -> object:
    if ask is None:
        return None
    chosen = [ask.group.options[place].key for place in ask.chosen] if ask.group else []
    keys = [option.key for option in ask.choices]
    return [ask.seat, ask.prompt, list(ask.about), ask.min, ask.max, ask.ordered, chosen, ask.keys, keys, ask.step]


# ---- saves, forks, undo ---------------------------------------------------------------------------------------------


def saves_continue(play: Play, seeds: range) -> None:
    for seed in seeds:
        game = play.new(seed, poker_face=seed % 2 == 1)
        r = random.Random(seed)
        for ask in play.walk(game, r, 3 * play.pace):
            again = seance.load(game.save())
            assert digest(again) == digest(game)
            assert again.save() == game.save()
            pick = play.pick(ask, r)
            twin = game.fork(keep=True)
            again.answer(pick, ask.seat, ask.number)
            twin.answer(pick, ask.seat, ask.number)
            assert digest(again) == digest(twin)


def forks_are_equal_and_independent(play: Play, seeds: range) -> None:
    for seed in seeds:
        game = play.new(seed, poker_face=seed % 2 == 1)
        r = random.Random(seed)
        for _ in play.walk(game, r, 3 * play.pace):
            before = digest(game)
            marks = [game.rules.codec.plain(mark.state) for mark in game.marks[-3:]]
            fork = game.fork(keep=True)
            assert digest(fork) == before
            playout = game.fork()
            assert seen_asks(playout) == seen_asks(game)
            assert playout.rules.codec.plain(playout.state) == game.rules.codec.plain(game.state)
            go_on(fork, random.Random(1), 30)
            go_on(playout, random.Random(2), 30)
            assert digest(game) == before
            assert marks == [game.rules.codec.plain(mark.state) for mark in game.marks[-3:]]


def go_on(game: Game[State], r: random.Random, most: int) -> None:
    for _ in range(most):
        if not game.asks:
            return
        ask = r.choice(game.asks)
        game.answer(r.randrange(len(ask.options)), ask.seat)


def undo_then_the_same_answer_is_identity(play: Play, seeds: range) -> None:
    undone = 0
    for seed in seeds:
        game = play.new(seed)
        r = random.Random(seed)
        for ask in play.walk(game, r, 2 * play.pace):
            before = digest(game)
            pick, begun = play.pick(ask, r), bool(ask.chosen)
            fork = game.fork(keep=True)
            fork.answer(pick, ask.seat)
            after = digest(fork)
            reason = undone_or_reason(fork, ask.seat)
            if reason:
                assert reason in ("undo-after-reveal", "undo-after-others")
                assert digest(fork) == after
                continue
            if begun and digest(fork) != before:
                continue  # the whole group was taken back, not only its last link
            assert digest(fork) == before
            fork.answer(pick, ask.seat)
            assert digest(fork) == after
            undone += 1
    assert undone > 20, undone


def undone_or_reason(game: Game[State], seat: int) -> str:
    try:
        game.undo(seat)
    except Refused as refused:
        return refused.reason
    return ""


def agreed_undo_gives_a_new_future_and_a_journal_that_replays(play: Play, seeds: range) -> None:
    """Once something was revealed, the future that stood behind it never comes back, however far one goes back."""
    rekeyed = 0
    for seed in seeds:
        game = play.new(seed)
        r = random.Random(seed)
        seen: set[tuple[int, ...]] = set()  # futures from which something has come up
        for n, _ in enumerate(play.walk(game, r, 7)):
            if not game.journal or n > 12:
                continue
            before, undone = futures(game), len(game.taken_back)
            try:
                game.undo(to=("answer", "action", "turn")[n % 3], agreed=True)
            except Refused:
                continue
            if any(answer.told for back in game.taken_back[undone:] for answer in back.answers):
                rekeyed += 1
                seen.add(before)
            assert futures(game) not in seen
            assert digest(seance.load(game.save())) == digest(game)
            assert digest(game.fork(keep=True)) == digest(game)
        again = seance.rerun(game.export())
        assert again.rules.codec.plain(again.state) == game.rules.codec.plain(game.state)
    assert rekeyed > 0


def futures(game: Game[State]) -> tuple[int, ...]:
    """What chance would bring from here on, whatever was drawn before."""
    dice = game.state.dice.copy()
    dice.counts = {}
    return tuple([dice.below("future", 1000) for _ in range(4)])


def looking_changes_nothing(play: Play, seeds: range) -> Count:
    """What anybody sees, what they may not do, what an option would bring: told at one table, and never at another.

    Much of what is under way is in no save, so that only what comes of it can be compared.
    """
    count = Count()
    for seed in seeds:
        game, unseen = play.new(seed), play.new(seed)
        walk, blind = [play.walk(each, random.Random(seed)) for each in (game, unseen)]
        for ask, _ in zip(walk, blind, strict=True):
            assert seen_asks(game) == seen_asks(unseen), ask.prompt
            if count.looked % play.pace == 0:
                assert digest(game) == digest(unseen), ask.prompt
            for eye in (PUBLIC, *range(game.seats)):
                game.view(eye)
            game.refusals(ask.seat)
            told = [game.preview(option.key, ask.seat) is not None for option in ask.options]
            count.looked += 1
            count.seen |= {ask.prompt} if any(told) else set()
        assert digest(game) == digest(unseen)
    return count


# ---- answers --------------------------------------------------------------------------------------------------------

NONSENSE: tuple[object, ...] = ("fly:moon", "", 10**6, -1, None, 1.5, [], ["fly:moon"], {}, True, b"pass", "pass:" * 50)


def offered_is_accepted_and_all_else_refused(play: Play, seeds: range) -> None:
    for seed in seeds:
        game = play.new(seed)
        r = random.Random(seed)
        for ask in play.walk(game, r, 6):
            keys = ask.keys
            assert len(set(keys)) == len(keys), keys
            for key in r.sample(keys, min(len(keys), 8)):
                game.fork(keep=True).answer(key, ask.seat, ask.number)
            before = game.save()
            for bad in NONSENSE:
                if bad == [] and ask.min == 0:
                    continue
                with pytest.raises(Refused):
                    game.answer(bad, ask.seat)  # type: ignore[arg-type]
            for seat in range(game.seats):
                if game.ask_of(seat) is None:
                    with pytest.raises(Refused):
                        game.answer(keys[0], seat)
            with pytest.raises(Refused):
                game.answer(keys[0], ask.seat, ask.number - 1)
            with pytest.raises(Refused):
                game.answer(keys[0], game.seats + 3)
            assert game.save() == before
        if not game.asks:
            with pytest.raises(Refused, match="game-over"):
                game.answer("pass")


def groups_can_be_answered_at_once(play: Play, seeds: range) -> None:
    """A chain taken link by link and the same keys given at once come to the same table."""
    groups = 0
    for seed in seeds:
        game = play.new(seed)
        r = random.Random(seed)
        for ask in play.walk(game, r):
            if ask.group is None or ask.chosen:
                continue
            groups += 1
            linked, length = game.fork(keep=True), len(game.journal)
            link: Ask[object] | None = ask
            answered = 0
            while link is not None and link.group is not None and len(linked.journal) == length and linked.poll:
                linked.answer(play.pick(link, r), ask.seat)
                link = linked.ask_of(ask.seat)
                answered += 1
                if len(linked.asks) < len(game.asks):
                    break
            if len(linked.journal) == length:
                continue  # a poll that waits for others
            keys = next(list(entry.keys) for entry in linked.journal[length:] if entry.seat == ask.seat)
            r.shuffle(keys) if not ask.ordered else None
            whole = game.fork(keep=True)
            whole.answer(keys, ask.seat)
            assert digest(whole) == digest(linked)
            assert len(whole.journal) == len(linked.journal)
    assert groups > 10, groups


def a_rule_that_raises_leaves_the_table(play: Play, seeds: range, patch: pytest.MonkeyPatch) -> None:
    broke = 0
    for seed in seeds:
        game = play.new(seed)
        r = random.Random(seed)
        go_on(game, r, 5 + seed)
        log = type(game.state).log
        for ask in play.walk(game, r, 5):
            before, fuse = digest(game), [3]

            def boom(*args: object, **more: object) -> None:
                fuse[0] -= 1  # noqa: B023
                if fuse[0] == 0:  # noqa: B023
                    raise ZeroDivisionError("a bug in a rule")
                log(*args, **more)  # type: ignore[arg-type]  # noqa: B023

            fork = game.fork(keep=True)
            with patch.context() as during:
                during.setattr(type(game.state), "log", boom)
                report = answered_or_report(fork, play.pick(ask, r), ask.seat)
            if report:
                broke += 1
                assert digest(fork) == before
                assert digest(seance.load(report)) == before
    assert broke > 10, broke


def answered_or_report(game: Game[State], pick: int, seat: int) -> bytes:
    try:
        game.answer(pick, seat)
    except RuleBroke as broken:
        return broken.save
    return b""


# ---- whole games -----------------------------------------------------------------------------------------------


def random_games_keep_the_invariants(play: Play, seeds: range, answers: int = 20_000) -> Count:
    count = Count()
    for seed in seeds:
        game = play.new(seed, poker_face=seed % 3 == 1)
        r = random.Random(seed)
        out = set[int]()
        for _ in range(answers):
            if not game.asks:
                break
            ask = r.choice(game.asks)
            game.answer(play.pick(ask, r), ask.seat, ask.number)
            game.rules.invariants(game.state)
            check_look_ends_step(game)
            before, out = out, set(game.rules.out(game.state))
            assert before <= out, "somebody who was out is back"
            assert not {one.seat for one in game.asks} & out, "somebody who is out is asked"
            count.looked += 1
        assert game.result is not None, f"seed {seed} does not end"
        count.seen.add(game.result)
    return count


def asks_and_events_count_what_their_seat_heard(play: Play, seeds: range) -> None:
    """A number tells a seat how often it was asked itself; and what was once told never changes."""
    for seed in seeds:
        game = play.new(seed)
        asked = [0] * game.seats
        poll: object = None
        told: dict[int, bytes] = {}
        r = random.Random(seed)
        for _ in play.walk(game, r):
            if game.poll is poll:
                continue
            poll = game.poll
            for ask in game.asks:
                asked[ask.seat] += 1
                assert ask.number == asked[ask.seat]
            for eye in (PUBLIC, *range(game.seats)):
                events = game.events(seat=eye)
                assert [event.n for event in events] == list(range(len(events)))
                heard = msgspec.json.encode(events)
                assert heard.startswith(told.get(eye, b"[]")[:-1])
                told[eye] = heard


def everything_can_be_said(play: Play, seeds: range) -> None:
    """Every prompt, label, refusal and log line of random games, in every language, from every seat."""
    for seed in seeds:
        game = play.new(seed)
        r = random.Random(seed)
        for ask in play.walk(game, r, 2):
            for language in LANGUAGES:
                texts.prompt(language, play.game, ask.prompt, ask.about)
                texts.step(language, play.game, ask.step)
                for option in ask.choices:
                    assert texts.label(language, play.game, option.verb, option.on)
                for refusal in game.refusals(ask.seat):
                    assert texts.refusal(language, play.game, refusal.reason, refusal.on)
                    if refusal.fix:
                        assert texts.fix(language, play.game, refusal.fix, refusal.on)
        for language in LANGUAGES:
            for eye in (ALL, PUBLIC, *range(game.seats)):
                for told in game.events(seat=eye):
                    assert texts.log_line(language, play.game, told)
            if game.result is not None:
                assert texts.result(language, play.game, game.result)


def history_and_files(play: Play, seeds: range) -> None:
    """A replay shows without rules what the game showed; the view at any event is what the seat saw then."""
    several = [seed for seed in seeds if play.seats(seed) > 1]  # whoever holds all seats gets no file of a seat
    for seed in several:
        game = play.new(seed, people=2)
        r = random.Random(seed)
        then: dict[int, object] = {}  # by events heard: the last that the seat saw while the table waited
        for n, _ in enumerate(play.walk(game, r)):
            then[len(game.events(seat=0))] = game.view(0)
            if n % 40 == 7:
                assert shown(read_replay(game.export(0)))[-1][1] == msgspec.to_builtins(game.view(0))
        then[len(game.events(seat=0))] = game.view(0)
        loaded = seance.load(game.save())  # it plays everything again for the first look at its past
        for heard in r.sample(sorted(then), min(12, len(then))):
            assert game.at(0, heard) == then[heard]
            assert loaded.at(0, heard) == then[heard]
        if game.result is not None:
            replay = game.export()
            assert shown(read_replay(replay))[-1][1] == msgspec.to_builtins(game.view(ALL))
            assert digest(seance.rerun(replay)) == digest(game)
        else:
            with pytest.raises(Refused, match="not-finished"):
                game.export()


def same_seed_and_answers_same_game(play: Play, seeds: range) -> None:
    for seed in seeds:
        one, two = play.new(seed), play.new(seed)
        for game in (one, two):
            r = random.Random(seed)
            for _ in play.walk(game, r):
                pass
        assert digest(one) == digest(two)


def thinking_changes_nothing(play: Play, seeds: range) -> None:
    for seed in seeds:
        plain, thoughtful = play.new(seed), play.new(seed)
        walks = [play.walk(game, random.Random(9)) for game in (plain, thoughtful)]
        for _, ask in zip(*walks, strict=True):
            world = thoughtful.determinize(ask.seat, 77)
            if world is not None:
                go_on(world, random.Random(3), 20)
        assert digest(plain) == digest(thoughtful)

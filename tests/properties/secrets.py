"""Nobody sees what they should not: the same for a seat in every world that it cannot tell apart.

*Imagined twins*: a determinization gives the seat the same until new chance is told. *Worlds in step*: hidden things
are exchanged at set-up and both games are answered alike. *Hidden answers*: different secret answers leave all others
with the same. Whatever a seat gets counts: asks, numbers, previews, views, events, refusals, files, imagined worlds.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from seance.engine import PUBLIC, Ask, Game, Poll, State
from seance.engine.ask import UNANSWERED
from seance.engine.picks import keys_of

from .checks import Choice, Count, Hidden, Play, futures, seen


def what_a_seat_gets(game: Game[State], seat: int, since: int = 0) -> list[object]:
    """Everything that leaves the engine for this seat."""
    ask = game.ask_of(seat)
    previews = [] if ask is None else [game.preview(key, seat) for key in ask.keys]
    return [
        seen(ask), ask.number if ask else 0, previews, game.view(seat), game.events(since, seat),
        [repr(refusal) for refusal in game.refusals(seat)], game.notes(seat),
    ]  # fmt: skip


def imagined_by(game: Game[State], seat: int, seed: int = 77) -> object:
    """The world that this seat would imagine, whole; None if it finds none."""
    world = game.determinize(seat, seed) if seat >= 0 else None
    if world is None:
        return None
    return [world.rules.codec.plain(world.state), [(seen(ask), ask.number) for ask in world.asks]]


def chance(game: Game[State]) -> int:
    """How often chance or a known card has told somebody something (a mere look is no chance)."""
    return game.state.dice.revealed - game.state.dice.looks


# ---- imagined twins -------------------------------------------------------------------------------------------------


def imagined_twins_look_alike(play: Play, seeds: range) -> Count:
    """Deal again what a seat cannot see: all that it gets stays the same, and so does what it would imagine.

    Both worlds go on with the same public answers until chance or a hidden card tells somebody something.
    """
    count = Count()
    for seed in seeds:
        game = play.new_rich(seed)
        r = random.Random(seed)
        for n, ask in enumerate(play.walk(game, r)):
            if n % (4 * play.pace) and (ask.prompt not in play.hidden or n % play.pace):
                continue  # rather where something hidden is asked
            for seat in range(game.seats):
                if game.ask_of(seat) is None and r.random() < 0.5:
                    continue  # who is asked thinks, but who waits may too
                twin = game.determinize(seat, seed * 7919 + count.looked, keep=True)
                if twin is None:
                    count.lost += 1
                    continue
                twin.rules.invariants(twin.state)
                twin.poker_face = True
                compare_twins(play, game, twin, seat, r, count)
    return count


def compare_twins(
    play: Play, game: Game[State], twin: Game[State], seat: int, r: random.Random, count: Count
) -> None:  # fmt: skip
    real = game.fork(keep=True)
    for other in range(game.seats):
        if other != seat:
            take_back(real, other)  # the seat does not know what others have already answered
    heard = len(real.events(seat=seat)) - len(twin.events(seat=seat))
    assert imagined_by(real, seat) == imagined_by(twin, seat)
    for _ in range(6):
        mine, its = what_a_seat_gets(real, seat, heard), what_a_seat_gets(twin, seat)
        assert renumbered(mine) == renumbered(its)
        count.looked += 1
        if real.ask_of(seat) is None:
            return
        pick = r.randrange(10**6)
        real_saw, twin_saw = until_asked(play, real, seat, pick), until_asked(play, twin, seat, pick)
        if real_saw is None or twin_saw is None:
            return
        assert real_saw == twin_saw


def take_back(game: Game[State], seat: int) -> None:
    """Whatever this seat has already answered to the open poll."""
    while game._take_back(seat):
        pass


def renumbered(got: object) -> bytes:
    """Events of a twin count from its mark."""
    plain = msgspec.to_builtins(got)
    for event in plain[4]:
        event["n"] = 0
    return msgspec.json.encode(plain)


def until_asked(play: Play, game: Game[State], seat: int, pick: int) -> list[object] | None:
    """The seat answers, the others pass until it is asked again; which windows it saw open on the way.

    None when chance or a hidden card came into it: then the worlds may differ.
    """
    told, heard = game.state.dice.revealed, len(game.events(seat=seat))
    mine = game.ask_of(seat)
    assert mine is not None
    forced = watch_forced_answers(game, seat)
    game.answer(pick % len(mine.options), seat)
    saw: list[object] = []
    while game.asks and game.state.dice.revealed == told and not forced:
        if play.opened(game, game.events(heard, seat), seat):
            return None
        saw.append(game.view(seat).waiting)
        if game.ask_of(seat) is not None:
            return saw
        for ask in game.asks:
            way = next((i for i, option in enumerate(ask.options) if option.key in ("pass", "done")), -1)
            if way < 0:
                return None
            game.answer(way, ask.seat)
    return None


def watch_forced_answers(game: Game[State], but: int) -> list[str]:
    """Fills with what others had to do because their hidden hand left no choice: it shows a hidden card."""
    forced: list[str] = []
    opened = type(game)._opened

    def watching(poll: Poll) -> bool:
        is_open = opened(game, poll)
        for ask, pick in zip(poll.asks, game._picks, strict=True):
            if ask.seat != but and pick != UNANSWERED:
                forced.extend(key for key in keys_of(ask, pick) if key not in ("pass", "done"))
        return is_open

    game._opened = watching  # type: ignore[method-assign]
    return forced


# ---- hidden answers -------------------------------------------------------------------------------------------------


def hidden_answers_are_noticed_by_nobody(play: Play, seeds: range, further: int = 10) -> Count:
    """Two different hidden answers leave everybody who is not privy to them with the same.

    Both games then go on with the same answers, until chance brings something else in one of them, or a hand that
    leaves no choice shows what is in it.
    """
    count = Count()
    for seed in seeds:
        game = play.new_rich(seed)
        r = random.Random(seed)
        for ask in play.walk(game, r):
            hidden = play.hidden.get(ask.prompt)
            choices = None if hidden is None or ask.chosen else two_answers(hidden, game, ask, r)
            if hidden is not None and choices is not None:
                privy = (ask.seat, *hidden.privy(game, ask))
                eyes = [eye for eye in (PUBLIC, *range(game.seats)) if eye not in privy]
                alike = len(choices[0]) == len(choices[1])  # how many they were may come out soon
                follow_two_answers(play, game, ask.seat, choices, eyes, r, further if alike else 1, count)
                count.seen.add(ask.prompt)
    return count


def two_answers(hidden: Hidden, game: Game[State], ask: Ask[object], r: random.Random) -> tuple[Choice, Choice] | None:
    """Two different answers of which everybody may notice the same, if there are such."""
    keys = [option.key for option in ask.choices]
    for _ in range(10):
        sizes = [r.randint(max(ask.min, min(1, ask.max)), ask.max) for _ in range(2)]
        one, two = [r.sample(keys, size) for size in sizes]
        different = one != two if ask.ordered else sorted(one) != sorted(two)
        if different and hidden.noticed(game, ask, one) == hidden.noticed(game, ask, two):
            return one, two
    return None


def follow_two_answers(
    play: Play, game: Game[State], seat: int, choices: tuple[Choice, Choice], eyes: Sequence[int], r: random.Random,
    most: int, count: Count,
) -> None:  # fmt: skip
    worlds = [game.fork(keep=True), game.fork(keep=True)]
    forced = [watch_forced_answers(world, -1) for world in worlds]
    drawn, since = chance(game), {eye: len(game.events(seat=eye)) for eye in (PUBLIC, *eyes)}
    for world, choice in zip(worlds, choices, strict=True):
        give(world, seat, choice)
    looks = worlds[0].state.dice.looks  # the answer itself may have shown something to those who are privy to it
    for _ in range(most):
        if forced[0] != forced[1] or not worlds[0].asks:
            return
        came = {chance(world) - drawn for world in worlds} != {0} or worlds[0].state.dice.looks > looks
        came = came or play.opened(worlds[0], worlds[0].events(since[PUBLIC], PUBLIC))
        drawn, looks = chance(worlds[0]), worlds[0].state.dice.looks
        for eye in eyes:
            got = [[what_a_seat_gets(world, eye, since[eye]), imagined_by(world, eye)] for world in worlds]
            if came and worlds[0].events(since[eye], eye) != worlds[1].events(since[eye], eye):
                return  # it was told by chance, shown to this seat, or laid open
            assert got[0] == got[1]
            count.looked += 1
        if not answer_alike(worlds, r):
            return


def answer_alike(worlds: Sequence[Game[State]], r: random.Random) -> bool:
    """Give the same answer in both, if there is one."""
    for one in r.sample(worlds[0].asks, len(worlds[0].asks)):
        other = worlds[1].ask_of(one.seat)
        if other is None or other.prompt != one.prompt:
            continue
        both = Counter(option.key for option in one.choices) & Counter(option.key for option in other.choices)
        keys, least, most = list(both.elements()), max(one.min, other.min), min(one.max, other.max)
        if least <= min(most, len(keys)):
            choice = r.sample(keys, r.randint(least, min(most, len(keys))))
            for world in worlds:
                give(world, one.seat, choice)
            return True
    return False


def give(game: Game[State], seat: int, choice: Choice) -> None:
    ask = game.ask_of(seat)
    assert ask is not None
    game.answer(choice if ask.group is not None else choice[0], seat)


def a_given_answer_is_noticed_by_nobody(play: Play, seeds: range) -> Count:
    """While a secret poll waits for others, nobody can tell what has been answered, or whether anything has been."""
    count = Count()
    for seed in seeds:
        game = play.new(seed, poker_face=seed % 2 == 1)
        r = random.Random(seed)
        for ask in play.walk(game, r):
            if game.poll is None or not game.poll.secret or len(game.asks) < 2 or ask.chosen:
                continue
            after = game.fork(keep=True)
            size = r.randint(ask.min, ask.max)
            give(after, ask.seat, r.sample([option.key for option in ask.choices], size))
            for eye in (PUBLIC, *range(game.seats)):
                if eye != ask.seat:
                    assert what_a_seat_gets(game, eye) == what_a_seat_gets(after, eye)
                    assert imagined_by(game, eye) == imagined_by(after, eye)
                    count.looked += 1
    return count


# ---- worlds in step -------------------------------------------------------------------------------------------------


def worlds_in_step(play: Play, seeds: range) -> Count:
    """Hidden things are exchanged at set-up; both games are answered alike, and seat 0 gets the same.

    It ends where an event tells seat 0 of one of the things that have taken each other's place.
    """
    count = Count()
    for seed in seeds:
        other: dict[str, str] = {}
        worlds = [play.new_rich(seed), play.new_rich(seed, lambda s: other.update(play.swap(s, seed)))]  # noqa: B023
        heard = 0
        r = random.Random(seed)
        for n in range(play.most if other else 0):
            news = [world.events(heard, 0) for world in worlds]
            if any(key in str(some) for some in news for key in other):
                break
            for eye in (0, PUBLIC):
                assert what_a_seat_gets(worlds[0], eye, heard) == what_a_seat_gets(worlds[1], eye, heard)
            heard += len(news[0])
            assert [(ask.seat, ask.prompt) for ask in worlds[0].asks] == [(a.seat, a.prompt) for a in worlds[1].asks]
            if n % 3 == 0:
                assert imagined_by(worlds[0], 0) == imagined_by(worlds[1], 0)
            if n == 40:
                assert worlds[0].export(0) == worlds[1].export(0)
            count.looked += 1
            if not answer_in_step(play, worlds, other, r):
                break
        if worlds[0].result is not None:
            count.seen.add(worlds[0].result)
    return count


def answer_in_step(play: Play, worlds: Sequence[Game[State]], other: Mapping[str, str], r: random.Random) -> bool:
    """Any answer that does not show seat 0 what was exchanged."""

    def mapped(key: str) -> str:
        return ":".join(other.get(word, word) for word in key.split(":"))

    for ask in r.sample(worlds[0].asks, len(worlds[0].asks)):
        there = worlds[1].ask_of(ask.seat)
        assert there is not None
        offered = [option.key for option in there.choices]
        hidden = play.hidden.get(ask.prompt)
        unseen = ask.prompt in play.silent or (hidden is not None and 0 not in hidden.privy(worlds[0], ask))
        silent = ask.seat != 0 and unseen
        keys = [
            option.key
            for option in ask.choices
            if mapped(option.key) in offered and (silent or not set(option.key.split(":")) & set(other))
        ]
        liked = [key for key in keys if key.partition(":")[0] in play.eager]
        keys = liked if len(liked) >= max(ask.min, 1) and r.random() < 0.6 else keys
        if len(keys) >= ask.min:
            choice = r.sample(keys, r.randint(ask.min, min(ask.max, len(keys))))
            give(worlds[0], ask.seat, choice)
            give(worlds[1], ask.seat, [mapped(key) for key in choice])
            return True
    return False


# ---- whoever is told, and nobody's future --------------------------------------------------------------------------


def secrets_are_told_to_those_concerned(play: Play, seeds: range) -> Count:
    """What an event tells to some only is told to those whom it names (or who had looked before)."""
    count = Count()
    for seed in seeds:
        game = play.new_rich(seed)
        for _ in play.walk(game, random.Random(seed)):
            pass
        plain = game.events(seat=PUBLIC)
        heard = [event for event in game.sink.events if event.heard_by(PUBLIC)]
        for event, public in zip(heard, plain, strict=True):
            assert not set(event.secret or ()) & set(public.args)
        publicly = dict(zip(map(id, heard), plain, strict=True))
        for seat in range(game.seats):
            looked = False
            hers = [event for event in game.sink.events if event.heard_by(seat)]
            for event, told in zip(hers, game.events(seat=seat), strict=True):
                if (shown := publicly.get(id(event))) is not None:  # else it is kept from the others altogether
                    assert shown.event == told.event
                    if told.args == shown.args:
                        continue
                assert told.event in play.tells, told.event
                named = [told.args.get(name, name) for name in play.tells[told.event]]
                concerned = "*" in named or any(seat_named(play, game, name) == seat for name in named)
                assert concerned or (looked and told.event in play.foreseen), (told, seat)
                looked = looked or told.event in play.foresees
                count.looked += 1
                count.seen.add(told.event)
    return count


def seat_named(play: Play, game: Game[State], name: object) -> int:
    """Who plays alone is everybody: investigators come and go."""
    if game.seats == 1:
        return 0
    return next((seat for seat in range(game.seats) if play.key_of(game.state, seat) == name), -1)


def imagined_worlds_have_futures_of_their_own(play: Play, seeds: range) -> None:
    for seed in seeds:
        game = play.new(seed)
        for ask in play.walk(game, random.Random(seed), 15):
            worlds = [game.determinize(ask.seat, number) for number in range(4)]
            ahead = [futures(world) for world in (game, *worlds) if world is not None]
            assert len(set(ahead)) == len(ahead)

"""What a bot is, and how bots are seated at a table.

A bot gets what its seat sees, what it is asked, and imagined worlds that its seat cannot tell from the real one.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from seance.engine import Ask, Game, Group, Option, State, View
from seance.engine.orders import settled

ANYBODY = "anybody"  # the answer to a vote that leaves it to the others
SELDOM = (20_000, 20, 100)  # for the garbage collector: worlds come and go by the thousand, and need it little

Choice: TypeAlias = "str | list[str] | int"
Imagine: TypeAlias = Callable[
    [int], "Game[State] | None"
]  # the world of this seed, which can be forked; None if none was found


Listen: TypeAlias = Callable[["Bot", Ask[object]], None]  # to a bot that has thought about an ask, before it answers


class Bot(Protocol):
    """Chooses a key, an index, or (in a group) the keys of all that it takes. A game's own bots need only fit."""

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> Choice: ...


def seat_bots(game: Game[State], bots: Mapping[int, Bot], listen: Listen | None = None) -> None:
    """Let the bots answer until only people are asked, or the game is over."""
    people = [seat for seat in range(game.seats) if seat not in bots]
    while (ask := next((ask for ask in game.asks if ask.seat in bots), None)) is not None:
        known = settled(ask, game, people)
        choice = known or choice_of(bots[ask.seat], game, ask)
        if listen is not None and not known:
            listen(bots[ask.seat], ask)
        game.answer(choice, ask.seat, ask.number)


def choice_of(bot: Bot, game: Game[State], ask: Ask[object]) -> Choice:
    """What the bot would answer to this ask; the game stays as it is. Votes it leaves to the people at the table."""
    if any(option.key == ANYBODY for option in ask.options):
        return ANYBODY
    seat, usual = ask.seat, gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        return bot.choose(game.view(seat), as_seen(ask), lambda seed: game.determinize(seat, seed, keep=True))
    finally:
        gc.set_threshold(*usual)


def answer_of(bot: Bot, game: Game[State], seat: int) -> list[str]:
    """The bot's whole answer: in a group it may choose link by link, on a table of its own."""
    asked = game.ask_of(seat)
    assert asked is not None
    choice = choice_of(bot, game, asked)
    if asked.group is None or isinstance(choice, list):
        return keys_of(asked, choice)
    group, chosen, own = asked.group, asked.chosen, game
    while True:
        link = group.link(chosen)
        index = choice if isinstance(choice, int) else [option.key for option in link.options].index(str(choice))
        chosen, done = group.after(chosen, index)
        if done:
            return [group.options[place].key for place in chosen]
        if own is game:
            own = game.fork(keep=True)
        own.answer(link.options[index].key, seat)
        choice = choice_of(bot, own, group.link(chosen))
        if isinstance(choice, list):
            return choice


def keys_of(ask: Ask[object], choice: Choice) -> list[str]:
    if isinstance(choice, int):
        return [ask.options[choice].key]
    return [choice] if isinstance(choice, str) else list(choice)


def as_seen(ask: Ask[object]) -> Ask[object]:
    """The ask as a client gets it. What its options hold for the rules would let a bot see the table."""
    group = ask.group
    seen: Ask[object]
    if group is None:
        seen = Ask(ask.seat, ask.prompt, keys_only(ask.options), ask.about, ask.opens)
    else:
        options = keys_only(group.options)
        seen = Group(group.seat, group.prompt, options, group.least, group.most, group.about, group.in_order)
    seen.window, seen.number, seen.step, seen.progress = ask.window, ask.number, ask.step, ask.progress
    return seen.link(ask.chosen) if isinstance(seen, Group) else seen


def keys_only(options: Sequence[Option[object]]) -> list[Option[object]]:
    return [Option(None, option.verb, option.on, option.cites, option.useful) for option in options]

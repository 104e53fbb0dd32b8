"""What a choice picks of an ask: by key, by group, by what leaves no choice, or by what was picked in another world."""

from __future__ import annotations

from collections.abc import Sequence

from .ask import UNANSWERED, Ask, Group, Pick, Poll
from .errors import Misfit, Refused


def forced(ask: Ask[object]) -> Pick:
    """The answer if there is but one."""
    if type(ask) is not Group:
        return 0 if len(ask.options) == 1 else UNANSWERED
    only = ask.only_answer()
    return UNANSWERED if only is None else only


def index_of(ask: Ask[object], key: str) -> int:
    for index, option in enumerate(ask.look()):
        if option.key == key:
            return index
    raise Refused("not-offered", choice=key[:80])


def whole_group(ask: Ask[object], keys: Sequence[object]) -> tuple[int, ...]:
    group = ask.group
    if group is None:
        raise Refused("not-a-group")
    words = [key for key in keys if isinstance(key, str)]
    if len(words) < len(keys):
        raise Refused("wrong-type", given="list")
    if len(words) < group.least:
        raise Refused("group-too-few", least=group.least, given=len(words))
    if len(words) > group.most:
        raise Refused("group-too-many", most=group.most, given=len(words))
    places = group.places_of(words)
    if isinstance(places, str):
        raise Refused("not-offered", choice=places[:80])
    return places


def keys_of(ask: Ask[object], pick: Pick) -> tuple[str, ...]:
    options = ask.look()
    return (options[pick].key,) if isinstance(pick, int) else tuple([options[place].key for place in pick])


def same_answers(asked: Poll, picks: tuple[Pick, ...], poll: Poll) -> tuple[Pick, ...]:
    """The answers of another world to the poll of this one, by key.

    In a window only the first who acts counts: what others wanted is void, and nobody was told.
    """
    if poll.seats != asked.seats:
        raise Misfit
    answers: list[Pick] = []
    acted = False
    for there, pick, here in zip(asked.asks, picks, poll.asks, strict=True):
        keys = keys_of(there, pick)
        if here.window and acted:
            keys = ("pass",)
        if isinstance(here, Group):
            places = here.places_of(keys)
            if isinstance(places, str):
                raise Misfit
            answers.append(places)
            continue
        index = next((i for i, option in enumerate(here.look()) if option.key == keys[0]), -1)
        if index < 0:
            raise Misfit
        answers.append(index)
        acted = acted or (here.window and keys != ("pass",))
    return tuple(answers)

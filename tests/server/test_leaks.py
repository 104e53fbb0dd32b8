"""Two people on different workers and two bots finish a game, and each was only ever told what is theirs to know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from seance.client import Client
from seance.server.messages import WantLog, WantPast, WantPreviews, WantRefusals
from tests.server.house import House, any_answer, open_house, two_people, whoever_is_asked
from tests.server.leaks import decoded, leaks, played_again, untrue, would_leak
from tests.server.parts import postgres, redis
from tests.server.test_workers import on_different_workers

CURIOUS = 5  # answers between two looks at everything that can be asked for
SECRETIVE = frozenset({"hello", "events", "ask", "past", "log"})  # kinds of frames that hold secrets
MOST_EVENINGS = 8


@pytest.fixture(scope="module")
def open_all_day(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with (
        postgres() as database,
        redis() as news,
        open_house(folder, database=database, redis=news.url, workers=2) as house,
    ):
        yield house


def look_at_everything(client: Client, dice: random.Random) -> None:
    """Histories and logs; previews and refusals, if this seat is asked."""
    n, ask = dice.randint(0, len(client.events)), client.ask
    client.request(lambda re: WantPast(n=n, re=re))
    client.request(lambda re: WantLog(first=n, re=re))
    if ask is not None:
        client.request(lambda re: WantPreviews(number=ask.number, re=re))
        client.request(lambda re: WantRefusals(number=ask.number, re=re))


@pytest.mark.needs("postgres", "redis")
@pytest.mark.parametrize("game", ["parlour", "nemesis"])
def test_people_on_different_workers_finish_a_game_and_no_frame_tells_the_others_secrets(
    house: House, game: str
) -> None:
    """Luck may deal an evening in which some kind of frame had no secret to tell; then they play another one."""
    dice, found = random.Random(game), set[str]()
    for _ in range(MOST_EVENINGS):
        found |= evening(house, game, dice)
        if found >= SECRETIVE:
            return
    assert found >= SECRETIVE


def evening(house: House, game: str, dice: random.Random) -> set[str]:
    """Nothing leaks; the kinds of frames in which the search would have found the other one's secrets, both ways."""
    ada, ben = two_people(house, game)
    on_different_workers(house, ada, ben)
    given, looked = 0, set[Client]()
    while (asked := whoever_is_asked(ada, ben)) is not None and asked.ask is not None:
        if given % CURIOUS == 0 or asked not in looked:
            looked.add(asked)
            for one in (ada, ben):
                look_at_everything(one, dice)
        asked.answer(any_answer(asked.ask, dice))
        given += 1
    for one in (ada, ben):
        assert one.wait() is None
        one.request(lambda re: WantLog(first=0, re=re))  # however short the evening was, all of it
        one.request(lambda re: WantPast(n=1, re=re))
    assert ada.view["result"] == ben.view["result"]
    found = set(SECRETIVE)
    for mine, other in ((ada, ben), (ben, ada)):
        moments, told = played_again(house, mine, other)
        kinds = {decoded(frame)["type"] for frame in mine.frames}
        assert {*SECRETIVE, "refusals"} <= kinds
        assert leaks(mine.frames, moments) == []
        assert untrue(mine.frames, moments, told) == []
        found &= would_leak(other.frames, moments)
    return found

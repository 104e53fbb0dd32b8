"""After the game: everybody may look with all eyes, and anybody may play on from any moment at a table of their own."""

from __future__ import annotations

import pytest

from seance.client import Client, Closed
from seance.engine import ALL, Refused
from seance.engine.orders import Orders as Standing
from seance.server.lobby_types import TableInfo
from seance.server.messages import GiveAnswer, Hello, Past, Presence, Say, SetOrders, Undo, WantPast
from tests.server.house import House, catch_up, play, play_together, solo, take_turns, two_people


def look(house: House, client: Client, seat: int) -> Client:
    """The same person with other eyes."""
    eyes = house.second_window(client)
    eyes.connect(seat=seat)
    eyes.until(lambda message: isinstance(message, Hello))
    return eyes


def branch(client: Client, **wanted: object) -> TableInfo:
    return client.call("POST", f"/api/tables/{client.at.id}/branch", TableInfo, wanted)


@pytest.mark.parametrize("game", ["parlour", "nemesis"])
def test_when_it_is_over_one_sees_with_the_eyes_of_others_and_with_all(house: House, game: str) -> None:
    ada, ben = two_people(house, game)
    play_together(ada, ben)
    as_ben, all_seeing = look(house, ada, 1), look(house, ada, ALL)
    catch_up(ben)
    heard = [(event.event, event.args, event.private) for event in as_ben.whole_log()]
    assert heard == [(event.event, event.args, event.private) for event in ben.events]
    assert as_ben.view == ben.view
    secrets = {(event.event, str(event.args)) for eyes in (ada, ben) for event in eyes.events if event.private}
    assert secrets
    assert secrets <= {(event.event, str(event.args)) for event in all_seeing.whole_log()}
    past = all_seeing.request(lambda re: WantPast(n=all_seeing.seq // 2, re=re))
    assert isinstance(past, Past)
    assert past.view["seat"] == ALL


def test_before_the_end_nobody_sees_with_other_eyes(house: House) -> None:
    ada, ben = two_people(house)
    take_turns(3, ada, ben)
    for seat in (1, ALL):
        with pytest.raises(Closed):
            look(house, ada, seat)
    with pytest.raises(Refused, match="not-finished"):
        branch(ada, n=1)


def test_who_looks_with_other_eyes_cannot_act_or_speak_there_and_is_not_taken_for_them(house: House) -> None:
    ada, ben = two_people(house)
    play_together(ada, ben)
    as_ada = look(house, ben, 0)
    for deed in (
        lambda re: GiveAnswer(number=1, keys=["pass"], re=re),
        lambda re: Say(text="I am Ada", re=re),
        lambda re: SetOrders(orders=Standing(until="turn"), re=re),
        lambda re: Undo(re=re),
    ):
        with pytest.raises(Refused, match="spectator"):
            as_ada.request(deed)
    catch_up(ada)
    assert not ada.read_only
    ada.disconnect()
    there = ben.until(lambda message: isinstance(message, Presence) and message.seats[0].presence == "gone")
    assert isinstance(there, Presence)
    assert there.spectators == 1


def test_what_all_have_seen_is_not_taken_back(house: House) -> None:
    ada, ben = two_people(house)
    play_together(ada, ben)
    with pytest.raises(Refused, match="game-over"):
        ada.undo(agreed=True)


@pytest.mark.parametrize("game", ["parlour", "nemesis"])
def test_one_plays_on_from_any_moment_at_a_table_of_ones_own(house: House, game: str) -> None:
    ada, ben = two_people(house, game)
    play_together(ada, ben)
    n = len(ada.events) // 3
    made = branch(ben, n=n, eye=0, seats=[1])
    assert (made.status, made.branched, made.branched_at) == ("playing", ada.at.id, n)
    assert [seat.yours for seat in made.seats] == [False, True, False, False]
    cat = house.second_window(ben)
    cat.sit(made)
    cat.wait()
    heard = [event.text for event in cat.whole_log()]
    assert heard[:10] == [event.text for event in ben.events[:10]]
    play(cat)
    assert cat.over
    catch_up(ada)
    assert ada.over
    with pytest.raises(Refused, match="table-not-found"):
        ada.call("GET", f"/api/tables/{made.id}", TableInfo)


def test_a_moment_that_never_was_cannot_be_played_from(house: House) -> None:
    ada = solo(house)
    play(ada)
    for wanted, why in (
        ({"n": 100_000}, "no-such-event"),
        ({"n": 1, "eye": 9}, "seat-not-found"),
        ({"n": 1, "seats": [7]}, "unknown-seat"),
        ({"n": 1, "bot": "deep"}, "unknown-bot"),
        ({"n": -1}, "bad-request"),
        ({"n": len(ada.events), "eye": 0}, "game-over"),
    ):
        with pytest.raises(Refused, match=why):
            branch(ada, **wanted)
    assert branch(ada, n=0, eye=0).status == "playing"

"""Whoever has nothing more to decide may see everything, at a table that allows it; and can never use it."""

from __future__ import annotations

import pytest

from seance.client import Client
from seance.client.client import Closed
from seance.engine import ALL, Refused
from seance.server.lobby_types import TableInfo
from seance.server.messages import Agree, GiveAnswer, Hello, Proposal, WantHint, WantPast
from tests.server.house import House, catch_up, one_is_out, take_turns, two_people
from tests.server.leaks import leaks, played_again


def all_seeing(house: House, one: Client) -> Client:
    """Another window of the same person, with the eyes of who sees all."""
    eyes = house.second_window(one)
    eyes.connect(seat=ALL)
    eyes.until(lambda message: isinstance(message, Hello))
    return eyes


def sees_all(house: House, one: Client) -> bool:
    try:
        all_seeing(house, one).disconnect()
    except Closed:
        return False
    return True


def test_before_that_nobody_does(house: House) -> None:
    ada, ben = two_people(house, out_sees_all=True)
    take_turns(2, ada, ben)
    assert not sees_all(house, ada)
    assert not sees_all(house, ben)


def test_out_of_the_game_one_sees_everything_and_the_others_still_see_their_own(house: House) -> None:
    out, other = one_is_out(house, out_sees_all=True)
    eyes = all_seeing(house, out)
    hands = {seat: sitter.get("hand", []) for seat, sitter in enumerate(eyes.view["sitters"])}
    assert hands[other.seat] == other.view["sitters"][other.seat].get("hand", [])
    assert [len(hand) for hand in hands.values()] == [sitter["cards"] for sitter in other.view["sitters"]]
    assert eyes.ask is None
    assert not sees_all(house, other)
    stranger = house.client()
    stranger.table, stranger.seat = out.table, ALL
    stranger.connect(code=out.at.link.rpartition("/")[2])
    with pytest.raises(Closed):
        stranger.until(lambda message: isinstance(message, Hello))
    eyes.request(lambda re: WantPast(n=1, re=re))
    for make in (lambda re: GiveAnswer(number=1, keys=["pass"], re=re), lambda re: WantHint(number=1, re=re)):
        with pytest.raises(Refused, match="spectator"):
            eyes.request(make)
    for mine, theirs in ((out, other), (other, out)):  # through its own window a seat is told no more than before
        moments, _ = played_again(house, mine, theirs)
        assert leaks(mine.frames, moments) == []


def test_it_is_off_unless_the_table_says_so_and_nobody_can_change_it_later(house: House) -> None:
    out, _ = one_is_out(house)
    assert not out.at.out_sees_all
    assert not sees_all(house, out)
    with pytest.raises(Refused):
        out.call("PATCH", f"/api/tables/{out.at.id}", TableInfo, {"out_sees_all": True})


def taken_back(one: Client, agrees: Client) -> str:
    """Why the last answer is not taken back, although both want it."""
    try:
        one.undo(agreed=True)
        asked = agrees.until(lambda message: isinstance(message, Proposal) and message.proposal.by == one.seat)
        assert isinstance(asked, Proposal)
        agrees.request(lambda re: Agree(id=asked.proposal.id, yes=True, re=re))
    except Refused as refused:
        return refused.reason
    return ""


def test_nobody_is_taken_back_into_the_game_even_if_all_agree(house: House) -> None:
    out, other = one_is_out(house, out_sees_all=True)
    before, revision = other.view, other.revision
    barred = [taken_back(one, agrees) for one, agrees in ((out, other), (other, out))]
    assert set(barred) <= {"undo-after-out", "nothing-to-undo"}
    assert "undo-after-out" in barred
    catch_up(other)
    assert (other.view, other.revision) == (before, revision)
    assert all_seeing(house, out).view["sitters"][out.seat]["gone"]


def test_a_seat_that_plays_cannot_be_taken_by_whoever_has_seen_everything(house: House) -> None:
    out, other = one_is_out(house, out_sees_all=True)
    eyes = all_seeing(house, out)
    link = other.invite(other.seat)
    out.call("POST", f"/api/tables/{out.at.id}/seats/{out.seat}/leave", type(None))
    with pytest.raises(Closed):  # who holds no seat is no more than a spectator
        eyes.until(lambda message: False)
    with pytest.raises(Refused, match="seat-after-out"):
        out.join(link)

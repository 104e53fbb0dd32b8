"""What others see does not move when somebody answers in secret, or says what to let pass."""

from __future__ import annotations

import random

from seance.client import Client
from seance.engine.orders import Orders
from seance.server.messages import Agree, Proposal, SetOrders, Undo
from tests.server.house import MOST_EVENINGS, House, any_answer, catch_up, two_people, whoever_is_asked


def both_asked_in_secret(house: House) -> tuple[Client, Client]:
    """A window in which both have a choice. Who of two answers first is luck, so an evening may end without one."""
    dice = random.Random(3)
    for _ in range(MOST_EVENINGS):
        ada, ben = two_people(house, public=True)
        while (asked := whoever_is_asked(ada, ben)) is not None and asked.ask is not None:
            catch_up(ada)
            catch_up(ben)
            if ada.ask is not None and ben.ask is not None and ada.ask.window and ben.ask.window:
                return ada, ben
            asked.answer(any_answer(asked.ask, dice))
    raise AssertionError("nobody is asked in secret")


class Stranger:
    """Somebody without a cookie looks at everything that is open to all."""

    def __init__(self, house: House, table: str) -> None:
        self.client = house.client()
        self.table = table

    def looks(self) -> list[tuple[str, str, str]]:
        paths = ("/api/tables?list=public", f"/api/tables/{self.table}", "/metrics")
        found = [self.client.http.get(path) for path in paths]
        return [(answer.headers.get("etag", ""), str(answer.status_code), answer.text) for answer in found]


def frames(client: Client) -> list[str]:
    """All but what the client itself has asked for."""
    catch_up(client)
    return [frame for frame in client.frames if '"type":"pong"' not in frame]


def test_an_answer_in_secret_moves_nothing_that_others_see(house: House) -> None:
    ada, ben = both_asked_in_secret(house)
    stranger = Stranger(house, ada.at.id)
    before, heard = stranger.looks(), frames(ben)
    assert ada.ask is not None
    ada.answer(any_answer(ada.ask, random.Random(1)))
    assert stranger.looks() == before
    assert frames(ben) == heard


def test_an_answer_in_secret_ends_nothing_that_was_proposed(house: House) -> None:
    """The proposal was over as soon as somebody had answered, and everybody saw it."""
    ada, ben = both_asked_in_secret(house)
    ada.request(lambda re: Undo(to="answer", agreed=True, re=re))
    told = ben.until(lambda message: isinstance(message, Proposal))
    assert isinstance(told, Proposal)
    stranger = Stranger(house, ada.at.id)
    before, heard = stranger.looks(), frames(ada)
    assert ben.ask is not None
    ben.answer(any_answer(ben.ask, random.Random(1)))
    assert stranger.looks() == before
    assert frames(ada) == heard
    revision = ada.revision
    ben.request(lambda re: Agree(id=told.proposal.id, yes=True, re=re))
    catch_up(ada)
    assert ada.revision > revision


def test_standing_orders_move_nothing_that_others_see(house: House) -> None:
    ada, ben = two_people(house, public=True)
    stranger = Stranger(house, ada.at.id)
    asked = whoever_is_asked(ada, ben)
    assert asked is not None
    assert asked.ask is not None
    assert not asked.ask.window  # else the orders might answer it, which is no secret
    other = ben if asked is ada else ada
    before, heard = stranger.looks(), frames(asked)
    orders = Orders(abilities={"use": "never", "react:matches": "ask"})
    other.request(lambda re: SetOrders(orders=orders, re=re))
    assert stranger.looks() == before
    assert frames(asked) == heard

"""Any position by hand, over the API: what may be done there, why not, and clear words for what cannot be."""

from __future__ import annotations

import httpx
import pytest

import seance
from seance.client import Client
from seance.engine import Refused, ledger
from seance.server.lobby_types import VerdictInfo
from seance.server.situation import Situation, SituationForm
from tests.server.house import House

BAD: list[list[dict[str, object]]] = [
    [{}],
    [{"nonsense": 1}],
    [{"halt": "hour"}],
    [{"__init__": 1}],
    [{"begin": True}],
    [{"script": ["x"] * 500}],
    [{"script": 10**9}],
]


def form(client: Client, game: str) -> SituationForm:
    return client.call("GET", f"/api/games/{game}/situation", SituationForm)


@pytest.mark.parametrize("game", seance.games())
def test_a_position_of_every_game_says_what_may_be_done_and_why_not(house: House, game: str) -> None:
    ada = house.client()
    found = form(ada, game)
    assert all(word.text for word in found.words)
    wanted = {"seats": found.example_seats, "options": found.example_options, "position": found.example}
    seen = ada.call("POST", f"/api/games/{game}/situation", Situation, wanted)
    assert seen.table
    assert all(option.label and option.key for seat in seen.seats for option in seat.options)
    assert any(seat.options for seat in seen.seats)
    cited = {refusal.rule for seat in seen.seats for refusal in seat.refusals if refusal.rule}
    assert cited <= ledger.rules(game).keys()


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_things_are_offered_by_name_in_the_readers_language(house: House, language: str) -> None:
    found = {thing.key: thing.name for thing in form(house.client(language), "nemesis").things}
    assert found["canteen"] == {"en": "Canteen", "zh-Hans": "餐厅"}[language]
    wanted = [
        {"crew": "scout", "room": "room-011"},
        {"explored": ["room-006", "canteen"]},
        {"noise": "corridor-006-011"},
    ]
    assert {"scout", "room-011", "room-006", "corridor-006-011"} <= found.keys()
    seen = house.client(language).call("POST", "/api/games/nemesis/situation", Situation, {"position": wanted})
    assert any(found["canteen"] in line for line in seen.table)


@pytest.mark.parametrize("game", seance.games())
@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_what_cannot_be_is_told_in_a_sentence(house: House, game: str, language: str) -> None:
    ada = house.client(language)
    first = form(ada, game).words[0].word
    for position in [*BAD, [{first: [12, 34, {}]}], [{first: "no-such-thing", "at": "nowhere"}]]:
        answer: httpx.Response = ada.http.post(f"/api/games/{game}/situation", json={"seats": 2, "position": position})
        assert answer.status_code == 400, (position, answer.text)
        assert "Traceback" not in answer.text
        assert answer.json()["title"]


def test_the_referee_answers_over_the_api_with_rules_and_rulings(house: House) -> None:
    ada = house.client()
    asked = "/api/games/nemesis/referee?question="
    found = ada.call("GET", f"{asked}Can I throw a grenade through a closed door?", VerdictInfo)
    assert "NEM-DOOR-07" in [rule.id for rule in found.rules[:3]]
    ruled = ada.call("GET", f"{asked}All Larva models are on the map and another one must be placed?", VerdictInfo)
    assert ruled.rulings
    with pytest.raises(Refused, match="unknown-game"):
        ada.call("GET", "/api/games/chess/referee?question=castling", VerdictInfo)

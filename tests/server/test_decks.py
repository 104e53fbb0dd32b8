"""The deck builder over the lobby: the cards, and what is wrong with a list in the reader's words."""

from __future__ import annotations

import pytest

from seance.client import Client
from seance.engine import Refused
from seance.engine.workshop import Pool
from seance.server.lobby_types import DeckVerdict, GameInfo, TableInfo, TablePage
from tests.server.house import House


def judged(reader: Client, text: str, **options: str) -> DeckVerdict:
    body = {"text": text, "options": options}
    return reader.call("POST", "/api/games/arkham/decks/check", DeckVerdict, body)


def starter(pool: Pool, investigator: str) -> str:
    owner = next(each for each in pool.owners if each.key == investigator)
    return "\n".join([investigator, *[f"{n}x {key}" for key, n in owner.starter.items()]])


def test_only_a_game_with_decks_has_a_builder(house: House) -> None:
    reader = house.client()
    games = {game.game: game.decks for game in reader.call("GET", "/api/games", list[GameInfo])}
    assert [game for game, decks in games.items() if decks] == ["arkham"]
    with pytest.raises(Refused, match="no-decks"):
        reader.call("GET", "/api/games/parlour/decks", Pool)


def test_the_builder_has_all_investigators_and_cards(house: House) -> None:
    pool = house.client().call("GET", "/api/games/arkham/decks", Pool)
    assert len(pool.owners) == 5
    shotgun = next(card for card in pool.cards if card.key == "shotgun")
    assert (shotgun.level, shotgun.worth, shotgun.cost, shotgun.faction) == (4, 4, 5, "guardian")
    assert (shotgun.copies["one-core"], shotgun.copies["revised"]) == (1, 2)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Switchblade is a Rogue card"), ("zh-Hans", "“弹簧刀”是流浪者卡牌")]
)
def test_what_is_wrong_is_told_in_the_readers_language_with_its_rule(house: House, language: str, told: str) -> None:
    reader = house.client(language)
    verdict = judged(reader, "roland-banks\n1x switchblade")
    fault = next(each for each in verdict.faults if each.card == "switchblade")
    assert (fault.rule, fault.text[: len(told)]) == ("AHC-CLS-03", told)
    assert verdict.bars["switchblade"].rule == "AHC-CLS-03"


def test_a_deck_without_faults_is_taken_by_a_table(house: House) -> None:
    ada = house.client("zh-Hans")
    pool = ada.call("GET", "/api/games/arkham/decks", Pool)
    verdict = judged(ada, starter(pool, "wendy-adams"))
    assert (verdict.faults, verdict.size, verdict.missing) == ([], 30, 1)
    body = {"game": "arkham", "seats": [{"kind": "me"}], "options": {"deck_1": verdict.text}}
    table = ada.call("POST", "/api/tables", TableInfo, body)
    assert ada.call("POST", f"/api/tables/{table.id}/start", TableInfo).status == "playing"


def test_options_that_no_table_has_are_refused(house: House) -> None:
    with pytest.raises(Refused, match="bad-option"):
        judged(house.client(), "roland-banks", collection="three-cores")


def test_a_list_of_tables_tells_which_scenario_is_played(house: House) -> None:
    ada = house.client("zh-Hans")
    body = {
        "game": "arkham",
        "seats": [{"kind": "me"}],
        "options": {"mode": "standalone", "scenario": "the-midnight-masks"},
    }
    table = ada.call("POST", "/api/tables", TableInfo, body)
    ada.call("POST", f"/api/tables/{table.id}/start", TableInfo)
    mine = ada.call("GET", "/api/tables?list=mine", TablePage).items
    assert [each.chapter for each in mine if each.id == table.id] == ["午夜假面"]

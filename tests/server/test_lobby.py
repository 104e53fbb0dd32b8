"""The lobby: games, tables, links, seats, files, and who may do what."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from seance.client import Client
from seance.engine import Refused, ledger
from seance.engine.face import face
from seance.engine.history import read_replay
from seance.engine.wire import Replay, SeatFile
from seance.server.files import waited
from seance.server.lobby_types import GameInfo, Invitation, Kept, Me, Passphrase, RulePage, TableInfo, TablePage, Waits
from seance.server.messages import Say
from seance.server.schema import schema
from seance.server.store import Answered, JournalRow
from tests.server.house import (
    House,
    any_answer,
    catch_up,
    play,
    play_together,
    solo,
    take_turns,
    two_people,
    whoever_is_asked,
)  # fmt: skip

ROOT = Path(__file__).parents[2]


def at(client: Client, path: str = "") -> str:
    return f"/api/tables/{client.at.id}{path}"


def test_games_come_with_their_options(house: House) -> None:
    games = {game.game: game for game in house.client().call("GET", "/api/games", list[GameInfo])}
    assert games["parlour"].least == 2
    assert "length" in str(games["parlour"].options)
    assert "random" in games["parlour"].bots
    assert "'easy', 'standard', 'hard', 'expert'" in str(games["arkham"].options)  # as the rules list them
    assert games["arkham"].beside["scenario"] == {"mode": "standalone"}


def test_what_is_printed_comes_with_the_game(house: House) -> None:
    printed = {game.game: game.printed for game in house.client().call("GET", "/api/games", list[GameInfo])}
    assert Counter(printed["nemesis"].dice["noise-die"]) == {**dict.fromkeys("1234", 2), "silence": 1, "danger": 1}
    assert Counter(printed["nemesis"].tracks["time"]) == {"green": 1, "white": 6, "blue": 8, "red": 1}
    tiles = ("monitoring-room", "shower-room", "nest")
    assert [printed["nemesis"].marks[tile] for tile in tiles] == [["item-red", "computer"], ["item-white"], []]
    assert printed["nemesis"].numbers == {
        "light-wounds": 2, "serious-wounds": 3, "malfunction-markers": 8, "fire-markers": 8,
    }  # fmt: skip
    assert printed["arkham"].numbers["slot-arcane"] == 2
    assert printed["eldritch"].tracks["omen"] == ["green", "blue", "red", "blue"]
    assert printed["dungeontology"].numbers == {"campfire": 12}
    assert printed["parlour"].numbers["midnight"] == 12


def test_the_page_asks_for_no_figure_that_is_not_told() -> None:
    asked = re.compile(r'\b(number|track|die)\("(\w+)", "([\w-]+)"\)')
    files = [file for file in (ROOT / "web/src/games").rglob("*") if file.suffix in (".ts", ".svelte")]
    found = {match for file in files for match in asked.findall(file.read_text("utf-8"))}
    assert len(found) > 10
    for kind, game, key in found:
        told = face(game).printed
        assert key in {"number": told.numbers, "track": told.tracks, "die": told.dice}[kind], (game, key)


def test_rules_are_searched_in_the_readers_language(house: House) -> None:
    reader = house.client("zh-Hans")
    page = reader.call("GET", "/api/games/nemesis/rules?limit=10", RulePage)
    assert [rule.id for rule in page.items] == list(ledger.rules("nemesis"))[:10]
    assert page.items[0].text == next(iter(ledger.rules("nemesis").values())).zh
    second = reader.call("GET", f"/api/games/nemesis/rules?limit=10&cursor={page.next}", RulePage)
    assert not {rule.id for rule in page.items} & {rule.id for rule in second.items}
    one = reader.call("GET", f"/api/games/nemesis/rules/{page.items[3].id}", object)
    assert isinstance(one, dict)
    with pytest.raises(Refused, match="unknown-rule"):
        reader.call("GET", "/api/games/nemesis/rules/NEM-NO-99", object)


def test_a_question_to_the_rules_is_answered_in_the_readers_language(house: House) -> None:
    reader = house.client("zh-Hans")
    page = reader.call("GET", "/api/games/nemesis/rules?words=噪音是什么&limit=3", RulePage)
    assert page.answers[0].title == "噪声是什么？"
    assert [rule.id for rule in page.items[:3]] == page.answers[0].rules[:3]
    after = reader.call("GET", f"/api/games/nemesis/rules?words=噪音是什么&limit=3&cursor={page.next}", RulePage)
    assert not after.answers
    lost = reader.call("GET", "/api/games/nemesis/rules?words=xyzzy", RulePage)
    assert (lost.items, lost.answers) == ([], [])
    assert lost.tries[0] == "怎么获胜？"


def test_what_is_known_is_not_sent_again(house: House) -> None:
    reader = house.client()
    first = reader.http.get("/api/games/parlour/terms")
    again = reader.http.get("/api/games/parlour/terms", headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    words = reader.http.get("/api/texts/zh-Hans/parlour")
    assert "do-pass" in words.text


def test_errors_are_told_in_the_readers_language(house: House) -> None:
    answer = house.client("zh-Hans").http.get("/api/tables/nowhere")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert answer.json()["reason"] == "table-not-found"
    assert "牌桌" in answer.json()["title"]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "parlour", "seats": [{"kind": "me"}]}, "bad-seats"),
        ({"game": "parlour", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, "unknown-bot"),
        ({"game": "parlour", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"size": 3}}, "unknown-option"),
        ({"game": "parlour", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"length": "x"}}, "bad-option"),
        ({"game": "parlour", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": "7"}, "seed-needs-open-mark"),
        ({"game": "parlour", "seats": [{"kind": "me"}, {"kind": "bot"}], "seed": "x"}, "bad-seed"),
        ({"game": "parlour"}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(house: House, wrong: object, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        house.client().call("POST", "/api/tables", TableInfo, wrong)


def test_links_lead_to_seats(house: House) -> None:
    ada, ben, cat = house.client(), house.client(), house.client()
    ada.new_table("parlour", seats=["me", "human", "open"])
    with pytest.raises(Refused, match="table-not-found"):
        ben.call("GET", at(ada), TableInfo)
    with pytest.raises(Refused, match="seats-are-empty"):
        ada.start()
    code = ada.at.link.rpartition("/")[2]
    shown = ben.call("GET", f"/api/invitations/{code}", Invitation)
    assert shown.seat == -1
    assert shown.table.link == ""
    ben.join(ada.at.link, "Ben")
    assert ben.seat == 2
    with pytest.raises(Refused, match="seat-taken"):
        cat.join(ada.at.link, "Cat")
    link = ada.invite(1)
    cat.join(link, "Cat")
    assert cat.seat == 1
    with pytest.raises(Refused, match="link-not-found"):
        house.client().join(link, "Dan")
    ada.start()
    assert [seat.name for seat in ada.at.seats][1:] == ["Cat", "Ben"]


def test_bots_fill_what_nobody_took(house: House) -> None:
    ada, ben = house.client(), house.client()
    ada.new_table("parlour", seats=["me", "human", "open", "open"])
    ben.join(ada.at.link, "Ben")
    with pytest.raises(Refused, match="not-host"):
        ben.call("POST", at(ada, "/fill"), TableInfo, {"bot": "random"})
    with pytest.raises(Refused, match="unknown-bot"):
        ada.call("POST", at(ada, "/fill"), TableInfo, {"bot": "nobody"})
    filled = ada.call("POST", at(ada, "/fill"), TableInfo, {"bot": "random"})
    assert [seat.bot for seat in filled.seats] == ["", "random", "", "random"]
    ada.start()
    with pytest.raises(Refused, match="already-started"):
        ada.call("POST", at(ada, "/fill"), TableInfo, {"bot": "random"})


def test_a_seat_is_handed_to_a_bot_taken_back_given_away_and_left(house: House) -> None:
    ada, ben = two_people(house)
    with pytest.raises(Refused, match="not-your-seat"):
        ada.call("POST", at(ada, "/seats/1/bot"), TableInfo, {})
    ben.call("POST", at(ada, "/seats/1/bot"), TableInfo, {"bot": "random"})
    assert ada.call("GET", at(ada), TableInfo).seats[1].presence == "bot"
    ben.call("POST", at(ada, "/seats/1/take-back"), TableInfo)
    cat = house.client()
    cat.join(ben.invite(1), "Cat")
    assert cat.seat == 1
    with pytest.raises(Refused, match="table-not-found"):
        ben.call("POST", at(ada, "/seats/1/leave"), object, {})
    cat.connect()
    cat.call("POST", at(ada, "/seats/1/leave"), object)
    found = ada.call("GET", at(ada), TableInfo).seats[1]
    assert (found.taken, found.bot) == (False, "random")
    play(ada)


@pytest.mark.parametrize(("game", "usual"), [("nemesis", "planner"), ("parlour", "random")])
def test_where_nobody_says_which_the_best_bot_of_the_game_sits_down(house: House, game: str, usual: str) -> None:
    ada, ben = house.client(), house.client()
    ada.new_table(game, seats=["me", "open", "bot"])
    ben.join(ada.link, "Ben")
    ada.start()
    ben.call("POST", at(ada, "/seats/1/leave"), object)
    assert [seat.bot for seat in ada.call("GET", at(ada), TableInfo).seats] == ["", usual, usual]


def test_the_host_mutes_removes_archives_and_deletes(house: House) -> None:
    ada, ben = two_people(house)
    for deed in ("mute", "remove"):
        with pytest.raises(Refused, match="not-host"):
            ben.call("POST", at(ada, f"/seats/0/{deed}"), TableInfo, {"muted": True})
    ada.call("POST", at(ada, "/seats/1/mute"), TableInfo, {"muted": True})
    assert ada.call("GET", at(ada), TableInfo).seats[1].muted
    ada.call("POST", at(ada, "/seats/1/remove"), TableInfo)
    with pytest.raises(Refused, match="table-not-found"):
        ben.call("GET", at(ada), TableInfo)
    assert ada.call("POST", at(ada, "/archive"), TableInfo).status == "archived"
    assert ada.call("GET", "/api/tables?list=archived", TablePage).items[0].id == ada.at.id
    assert ada.call("POST", at(ada, "/resume"), TableInfo).status == "playing"
    assert ada.http.delete(at(ada)).status_code == 204
    with pytest.raises(Refused, match="table-not-found"):
        ada.call("GET", at(ada), TableInfo)


def test_who_is_removed_before_the_start_leaves_an_open_seat(house: House) -> None:
    ada, ben = house.client(), house.client()
    ada.new_table("parlour", seats=["me", "open", "bot"])
    ben.join(ada.link, "Ben")
    found = ada.call("POST", at(ada, "/seats/1/remove"), TableInfo).seats[1]
    assert (found.taken, found.kind, found.name) == (False, "open", "Seat 2")
    with pytest.raises(Refused, match="host-needs-no-removal"):
        ada.call("POST", at(ada, "/seats/0/remove"), TableInfo)


def test_who_is_removed_later_is_replaced_by_a_bot_and_has_no_way_back(house: House) -> None:
    ada, ben = two_people(house)
    link, own = ada.link, ben.invite(1)
    removed = ada.call("POST", at(ada, "/seats/1/remove"), TableInfo)
    assert (removed.seats[1].taken, removed.seats[1].presence) == (False, "bot")
    for old in (link, own):
        with pytest.raises(Refused, match="link-not-found"):
            ben.join(old, "Ben")
    cat = house.client()
    cat.join(removed.seats[1].link, "Cat")
    assert cat.seat == 1
    cat.connect()
    play_together(ada, cat)


def test_a_muted_seat_is_heard_again_when_the_host_says_so(house: House) -> None:
    ada, ben = two_people(house)
    for muted in (True, False):
        ada.call("POST", at(ada, "/seats/1/mute"), TableInfo, {"muted": muted})
        catch_up(ben)
        try:
            ben.request(lambda re: Say(text="Hush.", re=re))
            heard = True
        except Refused as refused:
            heard = refused.reason != "muted"
        assert heard != muted


def test_nothing_happens_at_a_table_that_was_put_away(house: House) -> None:
    ada, ben = two_people(house)
    take_turns(3, ada, ben)
    ada.call("POST", at(ada, "/archive"), TableInfo)
    asked = whoever_is_asked(ada, ben)
    assert asked is not None
    assert asked.ask is not None
    answer = any_answer(asked.ask, random.Random(1))
    with pytest.raises(Refused, match="table-is-archived"):
        asked.answer(answer)
    assert ada.call("GET", at(ada), TableInfo).status == "archived"
    ada.call("POST", at(ada, "/resume"), TableInfo)
    play_together(ada, ben)


def test_tables_are_listed_by_pages(house: House) -> None:
    ada = house.client()
    made = [ada.new_table("parlour", seats=["me", "bot"]).id for _ in range(5)]
    found: list[str] = []
    cursor = ""
    for _ in range(3):
        page = ada.call("GET", f"/api/tables?limit=2&cursor={cursor}", TablePage)
        found += [table.id for table in page.items]
        cursor = page.next
    assert sorted(found) == sorted(made)
    assert cursor == ""
    assert house.client().call("GET", "/api/tables", TablePage).items == []


def test_a_passphrase_moves_the_seats_to_another_device(house: House) -> None:
    ada = solo(house)
    word = ada.call("POST", "/api/me/passphrase", Passphrase).passphrase
    phone = house.client()
    with pytest.raises(Refused, match="no-such-passphrase"):
        phone.call("POST", "/api/me/move", Me, {"passphrase": "aaaaa-bbbbb"})
    phone.call("POST", "/api/me/move", Me, {"passphrase": word.upper()})
    assert phone.call("GET", at(ada), TableInfo).seats[0].yours
    with pytest.raises(Refused, match="table-not-found"):
        ada.call("GET", at(ada), TableInfo)


def test_files_are_as_the_rules_of_secrecy_allow(house: House) -> None:
    ada, ben = two_people(house)
    take_turns(6, ada, ben)
    for own in ("/export?seat=0", "/export"):
        assert isinstance(read_replay(ada.http.get(at(ada, own)).content), SeatFile)
    assert ada.http.get(at(ada, "/export?seat=1")).status_code == 403
    kept = ben.call("POST", at(ada, "/reports"), Kept, {"text": "Is this right?", "seat": 1, "rules": ["PAR-SETUP-01"]})
    assert kept.id > 0
    play_together(ada, ben)
    whole = ada.http.get(at(ada, "/export")).content
    assert isinstance(read_replay(whole), Replay)
    watched = msgspec.json.decode(ada.http.post("/api/tables/import", content=whole).content, type=TableInfo)
    assert watched.status == "over"


def test_a_finished_game_tells_how_long_it_waited(house: House) -> None:
    ada = solo(house)
    with pytest.raises(Refused, match="not-finished"):
        ada.call("GET", at(ada, "/waits"), Waits)
    play(ada)
    assert len(ada.call("GET", at(ada, "/waits"), Waits).seats) == len(ada.at.seats)


def test_a_table_waits_for_whoever_answers_next() -> None:
    rows = [
        JournalRow(seq=n, entry=Answered(seat=seat, keys=["pass"], number=n), at=at)
        for n, (seat, at) in enumerate([(0, 1000), (1, 1000), (0, 4000), (1, 4500), (0, 9500)])
    ]
    assert waited(rows, 3) == [8000, 500, 0]


def test_an_unfinished_solo_game_goes_on_elsewhere(house: House) -> None:
    ada = solo(house)
    file = ada.http.get(at(ada, "/export?seat=0")).content
    other = house.client()
    other.sit(msgspec.json.decode(other.http.post("/api/tables/import", content=file).content, type=TableInfo))
    other.wait()
    assert other.view == ada.view
    play(other)
    bad = other.http.post("/api/tables/import", content=b"{}")
    assert (bad.status_code, bad.json()["reason"]) == (400, "corrupt-replay")


def test_the_schema_names_everything(house: House) -> None:
    parts = schema()["$defs"]
    assert {"ServerMessage", "ClientMessage", "View", "ParlourView", "TableInfo", "AskSeen"} <= parts.keys()
    described = house.client().http.get("/schema/openapi.json").json()
    assert "/api/tables/{table}" in described["paths"]


def test_figures_and_health(house: House) -> None:
    client = house.client()
    assert client.http.get("/health/live").json()["ok"]
    assert house.operations("/health").json()["ok"]
    assert "seance_answers_total" in house.operations("/metrics").text
    for path in ("/metrics", "/health", "/health/ready"):
        assert client.http.get(path).status_code == 404
    assert house.operations("/api/games").status_code == 404

"""Dungeontology on the page: whoever lays a tile sees it before it lies there, by mouse, by keys and with a finger."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

import seance
from seance.bots import RANDOM
from seance.engine import Ask, Game, State
from seance.server.bots import whole
from tests.e2e.browser import Person
from tests.e2e.evenings import EVENINGS

pytestmark = pytest.mark.needs("chromium", "npm")
DUNGEON = next(each for each in EVENINGS if each.game == "dungeontology")
PLACE = "where-to-place"
# all of a long log is there, and the last line that was told is in sight
AT_ITS_END = """() => {
    const log = document.querySelector(".log");
    const whole = Number(log.dataset.lines) > 600;
    return whole && log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}"""


def places(one: Person) -> list[str]:
    """The places on the board, in the order of their numbers."""
    found: list[str] = one.page.eval_on_selector_all(
        "[data-board] [data-option^='place:']", "all => all.map((each) => each.dataset.entity)"
    )
    return found


def at_a_new_tile(one: Person) -> Person:
    one.new_table(DUNGEON.game, 2)
    one.play_until(PLACE, "explore", *DUNGEON.quiet)
    one.page.mouse.move(1, 1)  # away from the buttons: they show the tile, too
    one.page.wait_for_selector("[data-ghost]", state="detached")
    return one


def shown(one: Person) -> tuple[str | None, int]:
    """Where the tile is seen, and how many of its passages are marked as joined."""
    ghost = one.page.locator("[data-ghost]")
    ghost.wait_for()
    return ghost.get_attribute("data-ghost"), one.page.locator("[data-fate=joined]").count()


def test_the_tile_is_seen_where_one_points_and_the_bar_says_what_joins(person: Callable[..., Person]) -> None:
    ada = at_a_new_tile(person(width=1280, height=720))
    answers = ada.page.locator(".ask .opts").bounding_box()
    for place in places(ada):
        ada.page.hover(f'[data-board] [data-entity="{place}"]')
        where, joined = shown(ada)
        assert where == place
        assert ada.page.inner_text("[data-pointed]").startswith(f"{joined} passage")
        assert f"{joined} passage" in ada.page.inner_text(f'.ask [data-option$=":{place}"]')
        assert ada.page.locator(".ask .opts").bounding_box() == answers  # what is pointed at does not run away
    before = ada.ask
    ada.page.click(f'[data-board] [data-entity="{place}"]')
    ada.until_moved_on(before)
    assert ada.said("answer")[-1]["keys"][0].endswith(f":{place}")


# more answers than the row has room for
CROWDED = """() => {
    const end = document.querySelector(".ask [data-option=end-movement]");
    for (let n = 0; n < 9; n++) {
        const other = end.cloneNode(true);
        other.removeAttribute("data-option");
        end.before(other);
    }
    const [row, button] = [end.parentElement, end].map((each) => each.getBoundingClientRect());
    return [row.width < end.parentElement.scrollWidth, button.left >= row.left && button.right <= row.right];
}"""


def test_what_ends_the_movement_is_in_sight_however_many_answers_there_are(person: Callable[..., Person]) -> None:
    ada = person()
    ada.new_table(DUNGEON.game, 2)
    ada.play_until("your-movement", *DUNGEON.quiet)
    assert ada.page.evaluate(CROWDED) == [True, True]


def test_arrow_keys_step_through_the_places_and_enter_lays_the_tile(person: Callable[..., Person]) -> None:
    ada = at_a_new_tile(person())
    seen = set()
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"):
        ada.page.keyboard.press(key)
        seen.add(shown(ada)[0])
    assert len(seen) > 1
    assert seen <= set(places(ada))
    last, before = shown(ada)[0], ada.ask
    ada.page.keyboard.press("Enter")
    ada.until_moved_on(before)
    assert ada.said("answer")[-1]["keys"][0].endswith(f":{last}")


def test_the_first_tap_shows_the_tile_and_the_second_lays_it(person: Callable[..., Person]) -> None:
    ada = at_a_new_tile(person(width=768, height=1024, touch=True, one_click=False))
    place = places(ada)[0]
    there = ada.page.locator(f'[data-board] [data-entity="{place}"]')
    before = ada.ask
    there.tap()
    assert shown(ada)[0] == place
    assert "join" in ada.page.inner_text("[data-pointed]")
    assert ada.ask == before
    there.tap()
    ada.wait_for_next(before)
    assert ada.said("answer")[-1]["keys"][0].endswith(f":{place}")


def test_two_cards_of_a_kind_stand_in_the_report(person: Callable[..., Person], tmp_path: Path) -> None:
    """What a scholar has left may be the same doom card twice."""
    game = next(one for one in map(played, range(40)) if twice(one))
    (tmp_path / "over.json").write_bytes(game.export())
    ada = person()
    ada.open_file(tmp_path / "over.json")
    ada.until_asked()
    ada.page.click('a[href$="/report"]')
    ada.page.wait_for_selector(".legend")
    cards = [each for who in game.view(0).scholars for each in who.dooms]  # type: ignore[attr-defined]
    assert ada.page.locator(".cards .btn").count() >= len(cards)


def played(seed: int) -> Game[State]:
    game = seance.new(DUNGEON.game, 4, seed, people=1)
    while game.result is None:
        ask = game.asks[0]
        keys = whole(game, ask.seat, RANDOM)
        game.answer(keys if ask.group is not None else keys[0], seat=ask.seat)
    return game


def twice(game: Game[State]) -> bool:
    return any(len(set(who.dooms)) < len(who.dooms) for who in game.view(0).scholars)  # type: ignore[attr-defined]


def test_the_log_of_a_long_game_stands_at_its_end_until_one_goes_back(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    (tmp_path / "over.json").write_bytes(played(2).export())
    ada = person()
    ada.open_file(tmp_path / "over.json")
    ada.until_asked()
    ada.page.wait_for_function(AT_ITS_END)
    ada.page.hover(".log")
    ada.page.mouse.wheel(0, -900)
    ada.page.wait_for_function(f"() => !({AT_ITS_END})()")


# ---- what the answer hangs on, and the answers -----------------------------------------------------------------------

CARDS = 3  # that can be played, besides letting it pass


def likely(ask: Ask[object], luck: Random) -> str | list[str]:
    """What goes out and studies."""
    if ask.group is not None:
        return [option.key for option in ask.group.options[: max(ask.group.least, 1)]]
    keys = [option.key for option in ask.options]
    wanted = [key for verb in ("study", "explore", "move", "go-on", "pass") for key in keys if key.startswith(verb)]
    return wanted[0] if wanted and luck.random() < 0.7 else luck.choice(keys)


@cache
def interfering() -> bytes:
    """A table at which the first seat may play several cards into an attempt of another."""
    for seed in range(60):
        game, luck = seance.new("dungeontology", 3, seed, people=1), Random(seed)
        for _ in range(250):
            mine = game.ask_of(0)
            if mine is not None and mine.prompt == "in-attempt" and len(mine.options) > CARDS:
                return game.export()
            if game.ask is None:
                break
            game.answer(likely(game.ask, luck), game.ask.seat)
    raise AssertionError("nobody may interfere")


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_no_answer_covers_what_it_hangs_on(person: Callable[..., Person], tmp_path: Path, language: str) -> None:
    ada = person(width=1440, height=900, language=language)
    file = tmp_path / "attempt.json"
    file.write_bytes(interfering())
    ada.open_file(file)
    ada.until_asked()
    boxes = {one: ada.page.locator(one).bounding_box() for one in (".ask", ".ask .q", ".ask .opts")}
    bar, asked, answers = (box for box in boxes.values() if box is not None)
    assert asked["y"] + asked["height"] <= answers["y"] + 1
    assert bar["y"] <= asked["y"]
    assert answers["y"] + answers["height"] <= bar["y"] + bar["height"] + 1


def test_the_answers_of_a_new_question_begin_at_their_beginning(person: Callable[..., Person], tmp_path: Path) -> None:
    ada = person(width=1280, height=720)
    file = tmp_path / "attempt.json"
    file.write_bytes(interfering())
    ada.open_file(file)
    ada.until_asked()
    before = ada.ask
    row = ada.page.locator(".ask .opts")
    row.evaluate("row => { row.scrollLeft = row.scrollWidth; }")
    assert row.evaluate("row => row.scrollLeft") > 0
    ada.page.locator(".ask .opts [data-option]").last.click()
    ada.until_moved_on(before)
    assert row.evaluate("row => row.scrollLeft") == 0

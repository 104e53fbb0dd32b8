"""Cards that can be read, and answers that are given only when they are meant: what is gold, what is selected."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.e2e.browser import Message, Person
from tests.e2e.evenings import EVENINGS, Evening, walk

pytestmark = pytest.mark.needs("chromium", "npm")
GOLD = ".ask .btn:is(.main, .perilous)"
READER = "[data-reader]"
LOOKED_AT = 8  # questions of an evening


def gold(ada: Person) -> list[str]:
    found: list[str] = ada.page.eval_on_selector_all(
        GOLD, "all => all.map((each) => each.dataset.option ?? each.dataset.play)"
    )
    return found


def card_texts(ada: Person, game: str) -> dict[str, str]:
    found: dict[str, str] = ada.page.evaluate(
        """async (game) => Object.fromEntries(
            (await (await fetch(`/api/games/${game}/cards`)).json()).map((each) => [each.key, each.text]))""",
        game,
    )
    return found


def whole_text(texts: dict[str, str], entity: str) -> str:
    """Of the card that an entity is a copy of."""
    parts = entity.split("-")
    names = ["-".join(parts[:n]) for n in range(len(parts), 0, -1)]
    return next((texts[name] for name in names if name in texts), "")


def single(ada: Person) -> Message | None:
    """The ask, if one of several options is asked for."""
    ask = ada.asked()
    return None if ada.is_group or len(ask["options"]) < 2 else ask


def test_nothing_is_gold_before_it_is_chosen_and_then_only_that(
    person: Callable[..., Person], evening: Evening
) -> None:
    ada = person(one_click=False)
    ada.play_now(evening.game)
    looked = 0
    for _ in range(40):
        ask = single(ada)
        if ask is not None:
            assert gold(ada) == [], ask["prompt"]
            before, sent = ada.ask, len(ada.said("answer"))
            key = ask["options"][looked % len(ask["options"])]["key"]
            ada.click_option(key)
            ada.page.wait_for_selector(".ask [data-armed]")
            assert gold(ada) == [key], ask["prompt"]
            assert (ada.ask, len(ada.said("answer"))) == (before, sent)
            ada.page.keyboard.press("Escape")
            assert gold(ada) == []
            looked += 1
        if looked == LOOKED_AT or ada.is_over:
            break
        ada.answer(*evening.quiet)
    assert looked >= min(LOOKED_AT, 3)


def test_enter_answers_what_is_selected(person: Callable[..., Person], evening: Evening) -> None:
    ada = person(one_click=False)
    ada.play_now(evening.game)
    ada.play_until(evening.action, *evening.quiet)
    ask, before = ada.asked(), ada.ask
    ada.page.locator("[data-ask]").focus()
    ada.page.keyboard.press("1")
    if ada.page.locator(".ask [data-armed]").count() == 0:  # a verb was opened
        ada.page.keyboard.press("1")
    (chosen,) = gold(ada)
    ada.page.keyboard.press("Enter")
    ada.until_moved_on(before)
    assert ada.said("answer")[-1]["keys"] == [chosen]
    assert chosen in [option["key"] for option in ask["options"]]


@pytest.mark.parametrize("way", ["hover", "focus", "press"])
def test_every_card_of_the_hand_can_be_read_whole(person: Callable[..., Person], evening: Evening, way: str) -> None:
    ada = person(one_click=False, touch=way == "press")
    ada.play_now(evening.game)
    ada.play_until(evening.action, *evening.quiet)
    texts = card_texts(ada, evening.game)
    sent = len(ada.said("answer"))
    cards = ada.page.locator(".hand [data-entity]")
    for n in range(min(cards.count(), 4)):
        card = cards.nth(n)
        text = whole_text(texts, card.get_attribute("data-entity") or "")
        if not text:
            continue
        card.scroll_into_view_if_needed()
        if way == "hover":
            card.hover()
        elif way == "focus":
            card.focus()
        else:
            rest_on(ada, card)
        ada.page.wait_for_function(
            "text => document.querySelector('[data-reader-text]')?.innerText.trim() === text.trim()", arg=text
        )
        inside = ada.page.evaluate(
            """() => {
                const box = document.querySelector("[data-reader]").getBoundingClientRect();
                const ask = document.querySelector(".ask").getBoundingClientRect();
                return box.bottom <= ask.top + 1 && box.top >= 0 && box.left >= 0 && box.right <= innerWidth;
            }"""
        )
        assert inside
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector(READER, state="detached")
    assert len(ada.said("answer")) == sent


def rest_on(ada: Person, thing: Locator) -> None:
    """A finger lies still on the middle of something, and leaves."""
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = ada.context.new_cdp_session(ada.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    ada.page.wait_for_selector(READER)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_whatever_the_log_names_can_be_read(person: Callable[..., Person], evening: Evening) -> None:
    ada = person()
    ada.play_now(evening.game)
    ada.play_until(evening.action, *evening.quiet)
    texts = card_texts(ada, evening.game)
    for folded in ada.page.locator("[data-unfold-turn]").all():
        folded.click()
    assert ada.page.locator("[data-unfold-turn][aria-expanded=false]").count() == 0
    read = 0
    for link in ada.page.locator("[data-link]").all()[-12:]:
        text = whole_text(texts, link.get_attribute("data-link") or "")
        if text:
            link.hover()
            ada.page.wait_for_selector(READER)
            read += 1
    assert read > 0 or not ada.page.locator("[data-link]").count()


@pytest.mark.parametrize("language", ["en-US", "zh-CN"])
def test_no_card_of_the_hand_is_cut_inside_a_word(
    person: Callable[..., Person], evening: Evening, language: str
) -> None:
    ada = person(language=language)
    ada.play_now(evening.game)
    ada.play_until(evening.action, *evening.quiet)
    shown = ada.page.eval_on_selector_all(
        ".hand [data-card-text]",
        """all => all.map((each) =>
            [each.closest("[data-entity]").dataset.entity, each.textContent, each.scrollHeight - each.clientHeight])""",
    )
    texts = card_texts(ada, evening.game)
    for entity, text, over in shown:
        whole = whole_text(texts, entity)
        assert over <= 1, entity
        if text != whole:
            beginning = text.removesuffix("…")
            after = whole[len(beginning) : len(beginning) + 1]
            assert whole.startswith(beginning), entity
            assert language != "en-US" or not after.isalpha(), f"{entity}: {text}"


def in_order(evening: Evening) -> bytes:
    """A file of a game in which the next question asks for an order."""
    playing = evening._replace(lively=("play",))
    return next(
        game.fork(keep=True).export()
        for seed in range(20)
        for game, ask in walk(playing, seed, lively=True)
        if ask.ordered and len(ask.options) > 2
    )


def test_an_order_is_numbered(person: Callable[..., Person], tmp_path: Path) -> None:
    ada, file = person(), tmp_path / "order.json"
    file.write_bytes(in_order(EVENINGS[0]))
    ada.go()
    ada.page.set_input_files("input[type=file]", file)
    ada.until_asked()
    assert ada.asked()["ordered"]
    keys = [option["key"] for option in ada.asked()["options"]]
    for key in reversed(keys):
        ada.click_option(key)
    assert numbers(ada, keys) == [str(n) for n in range(len(keys), 0, -1)]
    ada.click_option(keys[1])
    assert numbers(ada, keys) == ["", "", *[str(n) for n in range(len(keys) - 2, 0, -1)]]


def numbers(ada: Person, keys: list[str]) -> list[str]:
    return [ada.page.inner_text(f'.ask [data-option="{key}"] [data-place]') for key in keys]


CHOOSERS = {"nemesis": "which-character", "eldritch": "which-investigator", "arkham": "investigator"}


@pytest.mark.parametrize("game", [*CHOOSERS, "dungeontology"])
def test_whoever_can_be_played_is_told_of_before_being_chosen(person: Callable[..., Person], game: str) -> None:
    evening = next(each for each in EVENINGS if each.game == game)
    ada = person(one_click=False)
    ada.play_now(game)
    ada.play_until(CHOOSERS.get(game, "which-scholar"), *evening.quiet)
    asked = [option["entities"][0] for option in ada.asked()["options"]]
    told = {one["key"]: one for one in ada.page.evaluate("game => fetch(`/api/games/${game}/people`)"
            ".then((answer) => answer.json())", game)["people"]}  # fmt: skip
    for key in asked:
        ada.page.hover(f"[data-person={key}]")
        shown = ada.page.locator(f"[data-shown={key}]")
        shown.wait_for()
        words = shown.inner_text()
        assert all(word in words for word in (told[key]["name"], told[key]["role"], told[key]["like"]))
        assert all(number["name"] in words for number in told[key]["numbers"])
    assert gold(ada) == []
    before = ada.ask
    ada.page.click(f"[data-person={asked[-1]}]")
    assert gold(ada) == [ada.asked()["options"][-1]["key"]]
    assert ada.wrong() == []
    ada.page.click("[data-play]")
    ada.until_moved_on(before)


def test_ticking_a_card_changes_the_chance_and_the_button(person: Callable[..., Person], tmp_path: Path) -> None:
    """Of the test panel of Arkham Horror."""
    arkham = next(each for each in EVENINGS if each.game == "arkham")
    game = next(
        game
        for seed in range(20)
        for game, ask in walk(arkham, seed, lively=True)
        if ask.prompt == "commit" and ask.about[0] == game.view(0).investigators[0].key  # type: ignore[attr-defined]
    )
    file = tmp_path / "commit.json"
    file.write_bytes(game.fork(keep=True).export())
    ada = person()
    ada.go()
    ada.page.set_input_files("input[type=file]", file)
    ada.until_asked()
    panel, button = ada.page.locator("[data-chance]"), ada.page.locator("[data-done]")
    before = panel.get_attribute("data-chance")
    assert f"{before}%" in button.inner_text()
    ada.click_option(ada.asked()["options"][0]["key"])
    after = panel.get_attribute("data-chance")
    assert after is not None
    assert before is not None
    assert int(after) > int(before)
    assert f"{after}%" in button.inner_text()
    assert ada.page.inner_text("[data-chance-before]") == f"{before}%"


@pytest.mark.parametrize("game", ["nemesis", "arkham"])
def test_a_hint_recommends_one_thing_without_numbers(person: Callable[..., Person], game: str) -> None:
    evening = next(each for each in EVENINGS if each.game == game)
    ada = person(one_click=False)
    ada.play_now(game)
    ada.play_until(evening.action, *evening.quiet)
    ada.page.click("[data-hint-button]")
    ada.page.wait_for_selector("[data-hint-close]")
    hint = ada.heard("hint")[-1]
    assert gold(ada) == hint["keys"]
    assert ada.page.locator("[data-hint-chance]").count() == 0
    told = [each["text"] for each in hint["best"] if each.get("text")]
    assert len(told) == len(set(told))
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("[data-hint-close]", state="detached")
    assert gold(ada) == []

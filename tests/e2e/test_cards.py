"""Cards that can be read, and answers that are given only when they are meant: what is gold, what is selected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import seance
from seance.bots import RANDOM
from seance.server.bots import whole
from tests.e2e.browser import HASTE, Message, Person
from tests.e2e.evenings import EVENINGS, SEATS, Evening, liked, walk

pytestmark = pytest.mark.needs("chromium", "npm")
GOLD = ".ask .btn:is(.main, .perilous)"
READER = "[data-reader]"


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


def test_enter_answers_what_is_selected(person: Callable[..., Person], evening: Evening) -> None:
    ada = person(one_click=False, language="zh-CN")
    ada.play_now(evening.game)
    ada.play_until(evening.action, *evening.quiet)
    check_cut(ada, card_texts(ada, evening.game))
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


# where things are named, and which attribute names them
ZONES = {
    "hand": (".hand [data-entity]", "entity"),
    "board": ("[data-board] [data-entity]", "entity"),
    "bar": (".ask [data-option]:not([data-odds])", "option"),
    "log": (".log [data-link]", "link"),
    "sheet": ("[data-sheet] [data-entity]", "entity"),
}
READ = "texts => texts.includes(document.querySelector('[data-reader-text]')?.innerText.trim())"
TRIES, PATIENCE = 4, 20_000  # milliseconds, on a machine that is busy with other work
OF_A_ZONE = 4  # things that are read in each zone and in each way
# a place on the first of these where nothing lies over it, for a pointer to rest on
AT = """([where, by, entity]) => {
    const NAMED = "[data-entity], [data-link], [data-option]";
    for (const each of document.querySelectorAll(`${where}[data-${by}="${CSS.escape(entity)}"]`)) {
        if (!each.checkVisibility()) continue;
        each.scrollIntoView({block: "nearest", inline: "nearest"});
        const {x, y, width, height} = each.getBoundingClientRect();
        const at = [[1 / 2, 1 / 2], [1 / 2, 1 / 6], [1 / 6, 1 / 2]].map(([u, v]) => [x + u * width, y + v * height])
            .find(([u, v]) => document.elementFromPoint(u, v)?.closest(NAMED) === each);
        if (at) return at;
    }
    return null;
}"""
REST = """([where, by, entity]) => {
    document.activeElement.blur();
    document.querySelector(`${where}[data-${by}="${CSS.escape(entity)}"]`).focus({preventScroll: true});
}"""
FITS = """() => {
    const box = document.querySelector("[data-reader]").getBoundingClientRect();
    const ask = document.querySelector(".ask").getBoundingClientRect();
    return box.bottom <= ask.top + 1 && box.top >= 0 && box.left >= 0 && box.right <= innerWidth;
}"""


def test_whatever_is_named_can_be_read_whole(person: Callable[..., Person], evening: Evening) -> None:
    """By pointing alone, by focus alone, by a finger that rests; in hand, board, bar, log and others' sheets."""
    ada = person(one_click=False, touch=True)
    ada.context.add_init_script(HASTE)
    ada.play_now(evening.game)
    ada.play_until(evening.action, *evening.quiet)
    texts = card_texts(ada, evening.game)
    check_cut(ada, texts)
    for folded in ada.page.locator("[data-unfold-turn]").all():
        folded.click()
    assert ada.page.locator("[data-unfold-turn][aria-expanded=false]").count() == 0
    sent, read = len(ada.said("answer")), Counter[str]()
    for zone in ZONES:
        if zone == "sheet":
            ada.page.click('[data-seat="1"] button.name')
        for way in ("hover", "focus", "press"):
            read[zone] += sum(1 for _ in read_in(ada, texts, zone, way))
    assert len(ada.said("answer")) == sent
    assert sum(read.values()) >= 6  # whatever lies there on that evening


def read_in(ada: Person, texts: dict[str, str], zone: str, way: str) -> Iterator[str]:
    """Reads what a zone names; nothing else happens meanwhile."""
    where, by = ZONES[zone]
    named: list[str] = ada.page.eval_on_selector_all(where, f"all => all.map((each) => each.dataset.{by})")
    things = {each["key"]: each.get("entities", []) for each in ada.asked()["options"]}
    written = {
        each: [text.strip() for text in [whole_text(texts, thing) for thing in things.get(each, [each])] if text]
        for each in dict.fromkeys(named)
    }
    for each in [each for each, found in written.items() if found][:OF_A_ZONE]:
        if not until_read(ada, zone, each, way, written[each]):
            continue
        assert zone != "hand" or ada.page.evaluate(FITS)
        until_closed(ada)
        yield each


def until_closed(ada: Person) -> None:
    """Lets go of it; again where a tap's late focus has opened it once more."""
    for _ in range(TRIES):
        ada.page.mouse.move(1, 1)
        ada.page.keyboard.press("Escape")
        with suppress(PlaywrightTimeout):
            ada.page.wait_for_selector(READER, state="detached", timeout=PATIENCE)
            return
    raise AssertionError("what was read stays open")


def until_read(ada: Person, zone: str, entity: str, way: str, texts: list[str]) -> bool:
    """Points at it; again where it moved or a tap's late focus came between, not where all of it is covered."""
    for _ in range(TRIES):
        at = ada.page.evaluate(AT, [*ZONES[zone], entity])
        if at is None:
            return False
        try:
            point(ada, zone, entity, at, way)
            ada.page.wait_for_function(READ, arg=texts, timeout=PATIENCE)
        except PlaywrightTimeout:
            ada.page.mouse.move(1, 1)
            ada.page.keyboard.press("Escape")
        else:
            return True
    raise AssertionError(f"{entity} cannot be read in {zone} by {way}")


def point(ada: Person, zone: str, entity: str, at: list[float], way: str) -> None:
    if way == "hover":
        ada.page.mouse.move(*at)
    elif way == "focus":
        ada.page.evaluate(REST, [*ZONES[zone], entity])
    else:
        finger = ada.context.new_cdp_session(ada.page)
        there = {"x": at[0], "y": at[1]}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [there]})
        try:
            ada.page.wait_for_selector(READER, timeout=PATIENCE)
        finally:
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def check_cut(ada: Person, texts: dict[str, str]) -> None:
    """No card of the hand is cut inside a word."""
    shown = ada.page.eval_on_selector_all(
        ".hand [data-card-text]",
        """all => all.map((each) =>
            [each.closest("[data-entity]").dataset.entity, each.textContent, each.scrollHeight - each.clientHeight])""",
    )
    for entity, text, over in shown:
        whole = whole_text(texts, entity)
        assert over <= 1, entity
        if text != whole:
            beginning = text.removesuffix("…")
            after = whole[len(beginning) : len(beginning) + 1]
            assert whole.startswith(beginning), entity
            assert not (after.isascii() and after.isalpha()), f"{entity}: {text}"


def test_a_card_pays_that_is_missed_least_until_another_is_chosen(person: Callable[..., Person]) -> None:
    evening = next(each for each in EVENINGS if each.game == "nemesis")
    ada = person(one_click=False)
    ada.play_now(evening.game)
    ada.play_until(evening.action, *evening.quiet)
    before = ada.ask
    ada.click_option(next(each["key"] for each in ada.asked()["options"] if each["group"] == "move"))
    ada.page.click(".ask .btn[data-armed]")
    ada.read_on(before)
    ask = ada.asked()
    (proposed,) = ask["proposed"]
    pays = ".hand .card:has([data-pays])"
    assert gold(ada) == [proposed]
    shown = ada.page.locator(".ask [data-option]:visible")
    assert [each.get_attribute("data-option") for each in shown.all()] == [proposed]
    ada.page.click("[data-more]")
    assert shown.count() == len(ask["options"]) > 2
    ada.page.click("[data-more]")
    assert shown.count() == 1
    assert ada.page.get_attribute(pays, "data-option") == proposed
    other = next(each["key"] for each in ask["options"] if each["key"] != proposed)
    ada.page.click(f'.hand [data-option="{other}"] >> nth=0')
    assert gold(ada) == [other]
    assert ada.page.get_attribute(pays, "data-option") == other
    assert ada.page.locator(pays).count() == 1
    before = ada.ask
    ada.page.keyboard.press("Enter")
    ada.until_moved_on(before)
    assert ada.said("answer")[-1]["keys"] == [other]


@cache
def in_order(game: str) -> bytes:
    """A file of a game in which the next question asks for an order."""
    for seed in range(20):
        table = seance.new(game, SEATS, seed, people=1)
        while table.result is None:
            ask = table.asks[0]
            if ask.ordered and ask.seat == 0 and len(ask.options) > 2:
                return table.export()
            keys = whole(table, ask.seat, RANDOM)
            table.answer(keys if ask.group is not None else keys[0], seat=ask.seat)
    raise AssertionError("no order is asked for")


@pytest.mark.parametrize("game", ["arkham", "dungeontology"])  # in the others nobody orders anything
def test_an_order_is_numbered(person: Callable[..., Person], tmp_path: Path, game: str) -> None:
    ada, file = person(), tmp_path / "order.json"
    file.write_bytes(in_order(game))
    ada.open_file(file)
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


CHOOSERS = {
    "nemesis": "which-character", "eldritch": "which-investigator", "arkham": "investigator",
    "dungeontology": "which-scholar",
}  # fmt: skip


def check_person(told: Message, words: str, texts: dict[str, str]) -> None:
    """All that is told of somebody stands there: values by name, number and use, abilities and cards in full."""
    for field in ("name", "role", "like", "beside", "careful", "calling"):
        assert told.get(field, "") in words, field
    for number in told.get("numbers", []):
        assert all(part in words for part in (str(number["value"]), number["name"], number.get("use", ""))), number
    flat = " ".join(words.split())
    for card in [told["key"], *told.get("own", [])]:
        assert " ".join(texts.get(card, "").split()) in flat, card
    assert all(kind in words for kind in told.get("kinds", {}).values())


def check_beside(ada: Person, game: str) -> None:
    """Beside them: the goal, how it goes, what the others chose, and what the own number means."""
    assert ada.page.inner_text("[data-goal]").strip()
    assert ada.page.get_attribute("[data-how]", "href") == f"/learn/{game}"
    assert ada.page.locator(".chooser .seats li").count() == len(ada.heard("hello")[-1]["table"]["seats"])
    assert ada.page.locator("[data-anybody]").is_enabled()
    assert ada.page.locator("[data-person] em").count() <= 3  # good first
    if game == "nemesis":
        number = next(each["number"] for each in ada.heard("hello")[-1]["view"]["crew"] if each["seat"] == 0)
        assert f"Player {number}" in ada.page.inner_text("[data-called]")


@pytest.mark.parametrize("game", CHOOSERS)
def test_whoever_can_be_played_is_told_of_before_being_chosen(person: Callable[..., Person], game: str) -> None:
    ada = person(one_click=False)
    ada.play_now(game)
    assert ada.prompt == CHOOSERS[game]  # nothing else is asked before it
    texts = card_texts(ada, game)
    asked = [option["entities"][0] for option in ada.asked()["options"]]
    told = {one["key"]: one for one in ada.page.evaluate("game => fetch(`/api/games/${game}/people`)"
            ".then((answer) => answer.json())", game)["people"]}  # fmt: skip
    for key in asked:
        ada.page.hover(f"[data-person={key}]")
        shown = ada.page.locator(f"[data-shown={key}]")
        shown.wait_for()
        words = shown.inner_text()
        check_person(told[key], words, texts)
        if game == "eldritch":  # nowhere else do they begin apart
            ada.page.wait_for_selector(f"[data-starts={told[key]['start']}] svg")
    assert gold(ada) == []
    check_beside(ada, game)
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
    ada.open_file(file)
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
    ada.page.locator("[data-preview]").wait_for()  # the pointer rests there
    assert ada.page.evaluate(COVERED) == []
    ada.page.set_viewport_size({"width": 390, "height": 844})
    assert panel.is_visible()


# what one might click next and the small card beside the pointer lies on
COVERED = """() => {
    const at = document.querySelector("[data-preview]").getBoundingClientRect();
    const meets = (own) => own.x < at.right && own.right > at.x && own.y < at.bottom && own.bottom > at.y;
    return [...document.querySelectorAll(".ask .btn:not(:hover)")]
        .filter((each) => each.checkVisibility() && meets(each.getBoundingClientRect())).map((each) => each.innerText);
}"""


# what of each card in hand is on the screen and not covered, and whether one is covered by nothing at all
FAN = """async (at) => {
    await new Promise(requestAnimationFrame);
    const hand = document.querySelector(".hand"), all = [...hand.querySelectorAll(".card")];
    const box = (each) => each.getBoundingClientRect(), [frame, front] = [box(hand), box(all[at])];
    const over = (x) => document.elementFromPoint(x, front.y + front.height / 2)?.closest(".card");
    return {
        shown: all.slice(1).map((each, i) => Math.round(box(each).x - box(all[i]).x)),
        whole: [front.x + 3, (front.x + front.right) / 2, front.right - 3].every((x) => over(x) === all[at]),
        outside: all.filter((each) => box(each).right > frame.right).length,
    };
}"""


def test_a_wide_hand_overlaps_and_the_card_in_question_comes_forward(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    """Eight cards, as many as one may hold in Arkham, are all on the screen; of each so much that its name is read."""
    game = seance.new("arkham", 1, 3, people=1)
    while game.asks[0].prompt != "your-action" or len(game.view(0).investigators[0].hand) < 8:  # type: ignore[attr-defined]
        keys = [option.key for option in game.asks[0].choices]
        game.answer([] if game.asks[0].group else liked(keys, ("draw",)), seat=0)
    (tmp_path / "wide.json").write_bytes(game.export())
    for size in ({"width": 1440, "height": 900}, {"width": 1280, "height": 720}):
        ada = person(**size)
        ada.open_file(tmp_path / "wide.json")
        ada.until_asked()
        cards = ada.page.locator(".hand .card")
        assert cards.count() == 8
        for at, come in ((2, Locator.hover), (5, Locator.focus)):
            come(cards.nth(at))
            ada.page.wait_for_function(f"(at) => ({FAN})(at).then((seen) => seen.whole)", arg=at)
        seen = ada.page.evaluate(FAN, 7)
        assert min(seen["shown"]) >= 96
        assert seen["outside"] == 0

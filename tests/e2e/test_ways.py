"""Every option can be chosen from the list, on the board and with keys alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle

import pytest
from playwright.sync_api import TimeoutError as TookTooLong

from tests.e2e.browser import WAYS, Message, Person
from tests.e2e.evenings import Evening

pytestmark = pytest.mark.needs("chromium", "npm")
LUCK = 7  # an evening on which much is asked
ANSWERS = 24
ON_TABLE = ":is([data-board], .hand, .sheet-box, .chooser)"
ENTITIES = f"{ON_TABLE} [data-entity][data-option]"
ALL_THERE = """([where, named]) => {
    const here = new Set([...document.querySelectorAll(where)].map((each) => each.dataset.entity));
    return named.every((some) => some.some((entity) => here.has(entity)));
}"""


def entities(option: Message) -> list[str]:
    found: list[str] = option.get("entities", [])
    return found


def shown_in_list(ada: Person, ask: Message) -> set[str]:
    """All that the bar offers, with every verb opened once."""
    keys = set(ada.offered())
    for verb in ada.verbs():
        ada.reveal(f'.ask [data-verb="{verb}"]').click()
        keys |= set(ada.offered())
        ada.page.keyboard.press("Escape")
    assert all(option["label"] for option in ask["options"])
    return keys


@pytest.mark.parametrize("width", [1440, 390])
def test_every_option_is_chosen_from_the_list_on_the_board_and_with_keys(
    person: Callable[..., Person], evening: Evening, width: int
) -> None:
    ada = person(width=width)
    ada.new_table(evening.game, LUCK)
    gone: Counter[str] = Counter()
    for n, way in zip(range(ANSWERS), cycle(WAYS), strict=False):
        if ada.is_over:
            break
        ask = ada.asked()
        assert shown_in_list(ada, ask) == {option["key"] for option in ask["options"]}
        with suppress(TookTooLong):  # the own sheet finds its size before everything on it can be chosen
            named = [list(entities(option)) for option in ask["options"] if entities(option)]
            ada.page.wait_for_function(ALL_THERE, arg=[ENTITIES, named])
        here = set(ada.page.eval_on_selector_all(ENTITIES, "all => all.map((each) => each.dataset.entity)"))
        hidden = [option["key"] for option in ask["options"] if entities(option) and not here & set(entities(option))]
        assert hidden == [], f"{ask['prompt']}: not on the board"
        before = ada.ask
        if ada.is_group:
            ada.untick()
            options = {option["key"]: option for option in ask["options"]}
            for key in ada.some():
                gone[ada.choose(key, entities(options[key]), way)] += 1
            if way == "keys":
                ada.page.keyboard.press("p")
            else:
                ada.page.click("[data-done]")
        else:
            touching = [option for option in ask["options"] if entities(option)] if way == "board" else []
            option = (touching or ask["options"])[n % len(touching or ask["options"])]
            gone[ada.choose(option["key"], entities(option), way)] += 1
        ada.until_moved_on(before)
        assert ada.said("answer")[-1]["number"] == int(before)
    assert min(gone[way] for way in WAYS) >= 2, gone

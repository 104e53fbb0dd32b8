"""An evening with every game, through the page only."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import seance
from seance.bots import PLANNER
from tests.e2e.browser import Person
from tests.e2e.evenings import ROUNDS, Evening, last_question, lively_seed, reaction, verb_of

pytestmark = pytest.mark.needs("chromium", "npm")
HAN = re.compile("[\u4e00-\u9fff]")


def at_action(ada: Person, evening: Evening) -> Person:
    """Two clicks from home, and on to her first turn."""
    ada.play_now(evening.game)
    ada.play_until(evening.action, *evening.quiet)
    return ada


def test_two_clicks_from_home_lead_to_bots_that_think(person: Callable[..., Person]) -> None:
    ada = person()
    ada.play_now("nemesis")
    bots = [each["bot"] for each in ada.heard("hello")[-1]["table"]["seats"] if each["kind"] == "bot"]
    assert bots == [PLANNER, PLANNER]


def test_three_rounds_with_groups_and_a_reaction(person: Callable[..., Person], evening: Evening) -> None:
    ada = person()
    ada.new_table(evening.game, lively_seed(evening))
    first, groups, reactions = ada.round, 0, 0
    while not ada.is_over and ada.round < first + ROUNDS:
        ask = ada.asked()
        keys = [option["key"] for option in ask["options"] if option.get("useful", True)]
        use = "" if ada.is_group else reaction(evening, keys, ask.get("window", False))
        if use:
            before = ada.lines()[-1]
            things = {entity for each in ask["options"] if each["key"] == use for entity in each.get("entities", [])}
            ada.press(use)
            told = [event for each in ada.heard("events") for event in each["events"] if event["n"] > before]
            rolled = verb_of(use) in evening.again
            used = [event for event in told if rolled or things & set(event.get("entities", []))]
            assert used, f"{use} left no trace"
            assert ada.page.locator(f'[data-event="{used[0]["n"]}"]').inner_text().strip()
            reactions += 1
        else:
            groups += ada.is_group
            ada.answer(*evening.lively, *evening.quiet)
    assert (groups > 0, reactions > 0) == (True, True)
    many = [each for each in ada.said("answer") if len(each["keys"]) > 1]
    assert many  # a group was sent as one answer


def test_what_was_done_is_taken_back(person: Callable[..., Person], evening: Evening) -> None:
    ada = at_action(person(), evening)
    lines, asked, options = ada.lines(), ada.prompt, ada.offered() + ada.verbs()
    key = next(each["key"] for each in ada.asked()["options"] if each["group"] not in evening.quiet)
    ada.press(key)
    before = ada.ask
    ada.page.click("[data-undo-button]")
    ada.page.wait_for_function(
        """before => document.querySelector("[data-undo=answer]") !== null
            || ![before, ""].includes(document.querySelector("[data-ask]").dataset.ask)""",
        arg=before,
    )
    if ada.page.locator("[data-undo=answer]").count() > 0:  # something was drawn: it is asked whether that is meant
        ada.page.click("[data-undo=answer]")
    ada.until_moved_on(before)
    assert (ada.prompt, ada.lines(), ada.offered() + ada.verbs()) == (asked, lines, options)


def test_whatever_is_not_offered_says_why_and_cites_its_rule(person: Callable[..., Person], evening: Evening) -> None:
    ada = at_action(person(), evening)
    ada.page.click("[data-why-not]")
    sent = ada.heard("refusals")[-1]["refusals"]
    alike = dict.fromkeys([(verb_of(each["key"]), each["text"], each["rule"]) for each in sent])
    shown = ada.page.locator("[data-refusals] li").all()
    assert [each.locator(".cite").first.inner_text() for each in shown] == [rule for _, _, rule in alike]
    cited = sent[0]["rule"]
    shown[0].locator(".cite").first.click()
    ada.page.wait_for_selector(f"#{cited}")  # the rule itself, beside the table


def test_a_refused_thing_on_the_board_says_why(person: Callable[..., Person], evening: Evening) -> None:
    ada = at_action(person(), evening)
    ada.page.wait_for_selector("[data-why-not]")
    refused = ada.heard("refusals")[-1]["refusals"]
    entities = [entity for each in refused for entity in each.get("entities", [])]
    thing = next(
        found
        for entity in entities
        for found in ada.page.locator(f':is([data-board], .hand) [data-entity="{entity}"]:not([data-option])').all()
    )
    entity = thing.get_attribute("data-entity")
    why = next(each for each in refused if entity in each.get("entities", []))
    thing.click()
    assert ada.page.locator(".why .cite").first.inner_text() == why["rule"]
    assert ada.page.locator(".why p").first.inner_text().strip()


def test_another_language_without_a_reload_and_a_reload_in_the_middle_change_nothing(
    person: Callable[..., Person], evening: Evening
) -> None:
    ada = at_action(person(), evening)
    asked, lines, english = ada.ask, ada.lines(), ada.page.inner_text(".ask h2")
    assert not HAN.search(english)
    ada.page.evaluate("window.here = true")
    ada.page.click('header [aria-label="Settings"]')
    ada.page.click('button[lang="zh-Hans"]')
    ada.page.wait_for_function("() => /[\u4e00-\u9fff]/.test(document.querySelector('.ask h2').innerText)")
    ada.page.keyboard.press("Escape")
    assert ada.page.evaluate("[window.here, document.documentElement.lang]") == [True, "zh-Hans"]
    chinese = ada.page.inner_text(".ask h2")
    ada.page.reload()
    ada.until_asked()
    assert (ada.ask, ada.lines(), ada.page.inner_text(".ask h2")) == (asked, lines, chinese)
    assert all(HAN.search(each.inner_text()) for each in ada.page.locator(".ask .btn").all())


def test_the_past_is_looked_at_and_left_again(person: Callable[..., Person], evening: Evening) -> None:
    ada = at_action(person(), evening)
    ada.page.keyboard.press("[")
    ada.page.wait_for_selector('[data-ask=""]')
    ada.page.keyboard.press(".")
    ada.page.wait_for_selector(f'[data-prompt="{evening.action}"] .opts button')


def test_the_last_answer_leads_to_the_report_and_the_replay(
    person: Callable[..., Person], evening: Evening, tmp_path: Path
) -> None:
    ada = person()
    file = tmp_path / "nearly.json"
    file.write_bytes(last_question(evening))
    ada.open_file(file)
    ada.until_asked()
    ada.answer(*evening.quiet)
    assert ada.is_over
    ada.page.click('a[href$="/report"]')
    ada.page.wait_for_selector("polyline", state="attached")
    assert ada.page.get_attribute("[data-result]", "data-result")
    assert ada.wrong() == []
    with ada.page.expect_download() as saved:
        ada.page.click("a[download]")
    assert seance.rerun(saved.value.path().read_bytes()).result
    ada.page.click('a[href$="/replay"]')
    ada.page.wait_for_selector('[data-at="0"]')
    ada.page.click("text=Step")
    ada.page.wait_for_selector('[data-at="1"]')
    ada.page.click("[data-why-so]")
    assert ada.page.inner_text("[data-explained]")
    assert ada.wrong() == []

"""The table waits for its readers: nothing of their own is lost, nothing moves under their eyes, and all is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from seance.bots import PLANNER, bot_names
from tests.e2e.browser import GOES_ON, HASTE, WAITS_OR_MOVED_ON, Message, Person
from tests.e2e.evenings import EVENINGS, Evening, liked, long_seed, reaction

pytestmark = pytest.mark.needs("chromium", "npm")
ELDRITCH = next(each for each in EVENINGS if each.game == "eldritch")
SEATS = 4  # one person and three bots
ROUNDS = 10
ASKS = 50
LEAST_MS = 1500
DECIDES = "[data-board-first]"
LEFT_OR_DECIDES = f"""() => document.querySelector("{DECIDES}") !== null
    || document.querySelector("{GOES_ON}") === null"""
# every moment on stage: which events, when it came and went, and whether somebody had pressed a button
STAGES = """() => {
    window.stages = []; window.stops = [];
    let pressed = false;
    document.addEventListener("click", (event) => { if (event.target.closest("[data-go-on]")) pressed = true; }, true);
    new MutationObserver(() => {
        const on = document.querySelector("[data-stage-of]");
        const last = stages.at(-1);
        const key = on ? `${on.dataset.from}-${on.dataset.to}` : "";
        if (last && last.left === null && last.key !== key) Object.assign(last, {left: performance.now(), pressed});
        if (on && (!last || last.left !== null)) {
            const [from, to] = [Number(on.dataset.from), Number(on.dataset.to)];
            stages.push({key, from, to, came: performance.now(), left: null});
            pressed = false;
        }
        const at = Number(document.querySelector("[data-playing]")?.dataset.playing ?? 0);
        if (at > 0 && at !== stops.at(-1)) stops.push(at);
    }).observe(document.body,
        {childList: true, subtree: true, attributes: true, attributeFilter: ["data-from", "data-playing"]});
}"""
SIZES = ((1600, 900), (1024, 768), (820, 1180))  # where boxes and sheets are looked at now and then
OFTEN = 12  # every so many screens
# all that a screen promises, whatever is asked or told on it
LOOK = """async (size) => {
    const drawn = () => new Promise(requestAnimationFrame);
    while (size && (innerWidth !== size.width || innerHeight !== size.height)) await drawn();
    // the sheet finds its size: in another window it hears of that first, and so does what stands in it
    for (let frame = size ? 4 : 2; frame > 0; frame -= 1) await drawn();
    const box = (each) => {
        const {x, y, width, height} = document.querySelector(each).getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    };
    const seen = (each) => each.checkVisibility() && !each.closest("dialog, [data-note]");
    const number = (which, name) => Number(document.querySelector(which)?.getAttribute(name) ?? -1);
    const sheet = document.querySelector("[data-sheet]"), frame = sheet.getBoundingClientRect();
    return {
        boxes: [box("[data-board]"), box("[data-dock]")],
        gold: [...document.querySelectorAll(".app .btn:is(.main, .perilous)")].filter(seen)
            .map((each) => each.dataset.option ?? each.dataset.play ?? each.innerText),
        kept: number(".stage[data-kept]", "data-kept"),
        underWay: document.querySelector("[data-stage]") !== null,
        seq: number("[data-seq]", "data-seq"),
        recap: [...document.querySelectorAll("[data-recap-line]")].map((each) =>
            ({to: Number(each.querySelector("[data-to-moment]").dataset.toMoment), mine: "mine" in each.dataset})),
        outside: [...sheet.querySelectorAll("[data-entity]")].filter((each) => {
            const at = each.getBoundingClientRect();
            return at.width === 0 || at.bottom > frame.bottom + 1 || at.right > frame.right + 1;
        }).map((each) => each.dataset.entity),
        dear: [...document.querySelectorAll(".ask .btn[data-option]")]
            .map((each) => [each.dataset.option, each.innerText]),
    };
}"""


def waits(event: Message, seat: int = 0) -> bool:
    return event.get("stage") == "all" or (event.get("stage") == "mine" and names(event, seat))


def names(event: Message, seat: int = 0) -> bool:
    return event.get("seat") == seat or seat in event.get("touches", [])


class Reader:
    """Somebody who plays on as a test of the page would, and looks at everything that comes meanwhile."""

    def __init__(self, ada: Person, evening: Evening, hurries: bool) -> None:
        self.ada, self.evening, self.hurries = ada, evening, hurries
        self.seen: list[Message] = []  # what was looked at, screen by screen
        self.elsewhere: dict[tuple[int, int], list[Message]] = {}  # and in other windows
        self.events: list[Message] = []
        self.answers = 0
        self.rounds = [ada.round]
        self.advised = PLANNER not in bot_names(evening.game)

    def look(self) -> Message:
        self.seen.append(self.ada.page.evaluate(LOOK))
        if not self.hurries and len(self.seen) % OFTEN == 0:
            self.look_at_other_sizes()
        return self.seen[-1]

    def look_at_other_sizes(self) -> None:
        page, own = self.ada.page, self.ada.page.viewport_size
        assert own is not None
        for width, height in SIZES:
            size: ViewportSize = {"width": width, "height": height}
            page.set_viewport_size(size)
            self.elsewhere.setdefault((width, height), []).append(page.evaluate(LOOK, size))
        page.set_viewport_size(own)
        page.evaluate(LOOK, own)  # everything finds its size again

    def screens(self, before: str) -> Iterator[Message]:
        """All that comes until the next question, each looked at before it is left; last the question itself."""
        while True:
            self.ada.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
            waiting = self.ada.page.locator(GOES_ON).count() > 0
            yield self.look()
            if not waiting:
                return
            if self.hurries:  # what has a clock leaves by itself, perhaps for a decision on a page, and that stays
                self.ada.page.wait_for_function(LEFT_OR_DECIDES)
            if self.ada.page.locator(DECIDES).count() > 0 or not self.hurries:
                self.ada.read()

    def keys(self, ask: Message) -> list[str]:
        if self.ada.is_group:
            return self.ada.some()
        keys = [option["key"] for option in ask["options"]]
        verbs = (*self.evening.long, *self.evening.quiet)
        useful = [option["key"] for option in ask["options"] if option.get("useful", True)]
        return [reaction(self.evening, useful, ask.get("window", False)) or liked(keys, verbs)]

    def answer(self) -> None:
        """Nothing is gold before it is chosen, and then only that; one press never answers."""
        ada, ask, sent = self.ada, self.ada.asked(), len(self.ada.said("answer"))
        keys, several = self.keys(ask), len(ask["options"]) > 1
        self.check_costs(ask)
        if not self.advised and ask["prompt"] == self.evening.action:
            self.ask_for_advice()
        if ada.is_group:
            ada.untick()
            for key in keys:
                ada.click_option(key)
            assert len(self.look()["gold"]) == 1, ask["prompt"]
            ada.page.click("[data-done]")
            return
        here = self.look()
        proposed = ask.get("proposed", [])
        assert here["gold"] == (proposed if several else keys), ask["prompt"]
        ada.click_option(keys[0])
        if several and keys != proposed:
            ada.page.wait_for_selector(".ask [data-armed]")
            assert self.look()["gold"] == keys, ask["prompt"]
            assert len(ada.said("answer")) == sent
            ada.page.click(".ask .btn[data-armed], .ask [data-play]")

    def ask_for_advice(self) -> None:
        """One thing is recommended, without numbers at first sight, and no two reasons are alike."""
        ada, self.advised = self.ada, True
        ada.page.click("[data-hint-button]")
        ada.page.wait_for_selector("[data-hint-close]")
        hint = ada.heard("hint")[-1]
        assert self.look()["gold"] == hint["keys"]
        assert set(hint["keys"]) <= {option["key"] for option in ada.asked()["options"]}
        assert ada.page.locator("[data-hint-chance]").count() == 0
        told = [each["text"] for each in hint["best"] if each.get("text")]
        assert len(told) == len(set(told))
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector("[data-hint-close]", state="detached")

    def check_costs(self, ask: Message) -> None:
        """Every button that costs something says how much."""
        shown = dict(self.seen[-1]["dear"])
        for option in ask["options"]:
            if option.get("cost") and option["key"] in shown:
                assert str(option["cost"]) in shown[option["key"]], option["key"]

    def play(self, rounds: int = 0) -> None:
        """At least fifty questions and so many rounds, or to the end."""
        ada = self.ada
        while not ada.is_over and (len(self.rounds) <= rounds or self.answers < ASKS):
            before, at = ada.ask, self.look()["seq"]
            self.answer()
            self.answers += 1
            recaps = [each["recap"] for each in self.screens(before) if each["recap"]]
            fresh = ada.told(at)
            self.events += fresh
            self.check_told(self.rounds[-1] > 0, fresh, recaps)
            self.rounds += [ada.round] if ada.round != self.rounds[-1] else []

    def check_told(self, begun: bool, fresh: list[Message], recaps: list[list[Message]]) -> None:
        """The recap has three to eight lines, and one that is marked for all that names the reader."""
        told = [event for event in fresh if not event.get("quiet") and event["event"] not in ("round", "round-begins")]
        for lines in recaps[:1] if begun else []:  # while the table is set, everything is on stage or in the log
            assert min(3, len({event["text"] for event in told})) <= len(lines) <= 8  # the same twice is told once
            assert [each["to"] for each in lines] == sorted(each["to"] for each in lines)
            for event in told:
                line = next((each for each in lines if each["to"] > event["n"]), None)
                assert line is not None
                assert line["mine"] or not names(event), event["text"]
        rolled = [event["n"] for event in fresh if event.get("procedure") and names(event)]
        last = self.seen[-1]
        if rolled and not self.hurries and not last["underWay"] and not self.ada.is_over:  # a laptop's rail is folded
            assert last["kept"] == rolled[-1]


@pytest.fixture
def reader(person: Callable[..., Person]) -> Callable[..., Reader]:
    """Somebody new at a table with three bots, with the settings that everybody begins with."""

    def sits(evening: Evening, **settings: Any) -> Reader:
        ada = person(one_click=False, motion="no-preference", **settings)
        ada.context.add_init_script(HASTE)
        ada.new_table(evening.game, long_seed(evening, SEATS, ROUNDS, ASKS), SEATS)
        ada.page.evaluate(STAGES)
        return Reader(ada, evening, settings["pace"] == "fast")

    return sits


def unshown(one: Reader, stages: list[Message]) -> list[int]:
    shown = {n for each in stages for n in range(each["from"], each["to"])}
    return [event["n"] for event in one.events if waits(event) and event["n"] not in shown]


@pytest.mark.slow
def test_ten_rounds_at_the_pace_of_their_reader(reader: Callable[..., Reader], evening: Evening) -> None:
    """Nothing is dropped, nothing leaves unread, nothing moves, one button is gold."""
    one = reader(evening, pace="wait")
    one.play(ROUNDS)
    stages = one.ada.page.evaluate("stages")
    assert len(one.rounds) > ROUNDS or not evening.long
    assert unshown(one, stages) == []
    assert all(each["pressed"] for each in stages)
    assert len({each["key"] for each in stages}) == len(stages)  # none twice
    stops = one.ada.page.evaluate("stops")
    assert len(stops) >= 2
    assert stops == sorted(stops)
    check_still(one.seen)
    for screens in one.elsewhere.values():
        check_still(screens)


@pytest.mark.slow
def test_fifty_questions_in_haste_on_a_laptop(reader: Callable[..., Reader], evening: Evening) -> None:
    """Whoever likes it fast still sees everything long enough, and the board has its room."""
    one = reader(evening, pace="fast", width=1280, height=720)
    one.play()
    stages = [each for each in one.ada.page.evaluate("stages") if each["left"] is not None]
    assert unshown(one, stages) == []
    assert [each for each in stages if not each["pressed"] and each["left"] - each["came"] < LEAST_MS] == []
    check_still(one.seen)
    assert one.answers >= ASKS or not evening.long
    assert one.seen[0]["boxes"][0][3] == 540


def check_still(screens: list[Message]) -> None:
    """Board and dock stand still, one button at most is gold, and the own sheet has room for all that is on it."""
    assert len({str(each["boxes"]) for each in screens}) == 1
    assert [each["gold"] for each in screens if len(each["gold"]) > 1] == []
    assert [each["outside"] for each in screens if each["outside"]] == []


def test_a_desk_has_room_for_the_aim_and_for_few_cards(person: Callable[..., Person]) -> None:
    ada = person()
    ada.new_table("nemesis", seed=1)
    ada.play_until("your-action")
    ada.page.wait_for_function("""() => {
        const aim = document.querySelector("[data-sheet]:not([data-dense=''])")?.querySelector("[data-aim]");
        const cards = [...document.querySelectorAll(".hand .card")];
        const names = [...document.querySelectorAll("[data-sheet] .card.small b")];
        const named = names.length >= 3 && names.every((each) => getComputedStyle(each).position !== "absolute");
        return named && aim && aim.scrollHeight <= aim.clientHeight + 1 && cards.length <= 5
            && cards.every((each) => each.clientWidth >= 140);
    }""")


def test_each_line_of_the_recap_leads_to_its_moment(person: Callable[..., Person]) -> None:
    ada = person(pace="wait")
    ada.new_table(ELDRITCH.game, seed=3)
    for _ in range(40):
        before = ada.ask
        ada.give(*ELDRITCH.quiet)
        ada.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
        while ada.page.locator("[data-stage-of]").count() > 0:
            ada.read()
            ada.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
        if ada.page.locator("[data-recap]").count() > 0:
            break
    lines = ada.page.locator("[data-to-moment]")
    count = lines.count()
    assert 2 <= count <= 8
    assert [
        int(each.get_attribute("data-recap-line") or "0") for each in ada.page.locator("[data-recap-line]").all()
    ] == [*range(1, count + 1)]
    moments = [int(each.get_attribute("data-to-moment") or "0") for each in lines.all()]
    assert moments == sorted(moments)
    lines.first.click()
    ada.page.wait_for_selector("[data-recap]", state="detached")
    assert ada.ask == ""  # the past is looked at
    ada.page.keyboard.press(".")
    ada.page.wait_for_selector("[data-recap]")
    assert ada.wrong("[data-dock]") == []
    ada.page.keyboard.press("Enter")
    ada.until_asked()

"""A person in front of the page: real Chromium, real server, everything through what is on the screen.

Every wait is for something that the page shows. What came over the socket is noted too, so that a test can compare
what was sent with what is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.evenings import SEATS, liked, some, verb_of

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
CHROMIUM = "/usr/bin/chromium"
# For every window Chromium keeps a page for the list under its address bar and a spare process, a third of what a
# person costs here; and what Playwright switches off itself, because the last list of this kind is the one that counts.
UNSEEN = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"]
NOT_WANTED = [
    *UNSEEN, "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
    "PreconnectToSearch",
]  # fmt: skip
# no page lives long enough to earn what it costs to compile it a last time
FLAGS = ["--no-sandbox", f"--disable-features={','.join(NOT_WANTED)}", "--js-flags=--no-opt"]
Way: TypeAlias = Literal["list", "board", "keys"]
WAYS: tuple[Way, ...] = ("list", "board", "keys")
THEMES = ["dark", "light", "contrast"]
Message: TypeAlias = dict[str, Any]  # what came over the wire, as it came

# before the page hears a message, it is noted
NOTES = """
window.heard = []; window.said = [];
window.WebSocket = class extends window.WebSocket {
    constructor(...to) {
        super(...to);
        this.addEventListener("message", (event) => heard.push(JSON.parse(event.data)));
    }
    send(data) { said.push(JSON.parse(data)); super.send(data); }
};
"""
# whoever knows the table answers with one click
ONE_CLICK = """
if (!localStorage.getItem("seance-settings")) localStorage.setItem("seance-settings", JSON.stringify({oneClick: true}));
"""
MOVED_ON = """before => {
    const bar = document.querySelector("[data-ask]");
    if (bar === null) return false;
    if (bar.dataset.over === "true") return true;
    return bar.dataset.ask !== "" && (bar.dataset.ask !== before || bar.querySelector("[data-armed]") !== null);
}"""
GOES_ON = "[data-go-on]"
WAITS_OR_MOVED_ON = f"""before => document.querySelector("{GOES_ON}") !== null || ({MOVED_ON})(before)"""
# With one set of colours everything is looked at, with the others what depends on them. Style sheets are not read
# once more (`preload`): only a rule about turned screens would need them, and it is not one of those that are on.
SERIOUS = """async ([within, themes]) => {
    const usual = {resultTypes: ["violations"], preload: false};
    const root = document.documentElement, shown = root.dataset.theme, found = [];
    for (const theme of [...themes.filter(each => each !== shown), shown]) {
        root.dataset.theme = theme;
        const rules = theme === shown ? {} : {runOnly: ["color-contrast"]};
        for (const {id, impact, nodes} of (await axe.run(within, {...usual, ...rules})).violations)
            if (["serious", "critical"].includes(impact))
                found.push(`${theme}: ${id}: ${nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(" | ")}`);
    }
    return found;
}"""
# a reader who wants nothing to wait, unless a test is about that
PACED = """pace => {
    const kept = JSON.parse(localStorage.getItem("seance-settings") ?? "{}");
    if (!("pace" in kept)) localStorage.setItem("seance-settings", JSON.stringify({...kept, pace}));
}"""
# the window onto the board looks elsewhere
OUT_OF_FRAME = """thing => {
    const frame = thing.closest(".frame")?.getBoundingClientRect();
    const {left, right, top, bottom} = thing.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return frame !== undefined && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom);
}"""
SPEED = 20  # of the page's own time, where nobody has to wait for what only takes long
HASTE = f"""
const later = window.setTimeout.bind(window), now = performance.now.bind(performance);
window.setTimeout = (deed, ms = 0, ...more) => later(deed, ms / {SPEED}, ...more);
performance.now = () => now() * {SPEED};
addEventListener("DOMContentLoaded", () => document.head.append(Object.assign(document.createElement("style"), {{
    textContent: `* {{ animation-duration: 10ms !important; transition-duration: 10ms !important;
        transition-property: transform, opacity !important; }}`, // no size that the page itself changes at once
}})));
"""
A_MOMENT = 500  # milliseconds in which one looks at one page, before one looks at another


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self, browser: Browser, url: str, language: str = "en-US", width: int = 1440, height: int = 900,
        motion: Literal["reduce", "no-preference"] = "reduce", touch: bool = False, one_click: bool = True,
        pace: str = "once",
    ) -> None:  # fmt: skip
        self.url = url
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion=motion, has_touch=touch,
            color_scheme="dark",
        )  # fmt: skip
        self.context.add_init_script(NOTES)
        if one_click:
            self.context.add_init_script(ONE_CLICK)
        self.context.add_init_script(f"({PACED})({pace!r})")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    # ---- ways to a table ---------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def play_now(self, game: str) -> None:
        """Home and two clicks: the game, and the first answer."""
        self.go()
        self.page.click(f"[data-play-now={game}]")
        self.decline()
        self.until_asked()

    def decline(self) -> None:
        """A guided first game is offered to whoever is new; this person wants to play."""
        self.page.wait_for_selector("[data-skip-guided], [data-ask]")
        if self.page.locator("[data-skip-guided]").count():
            self.page.click("[data-skip-guided]")

    def new_table(self, game: str, seed: int, seats: int = SEATS) -> None:
        """The form of a new table, alone with bots that take anything: luck is known."""
        self.go(f"/new/{game}")
        self.page.wait_for_selector(".seats select")
        while self.page.locator(".seats select").count() < seats:
            self.page.click("[data-add-seat]")
        for seat in self.page.locator(".seats select").all():
            if seat.input_value().startswith("bot:"):
                seat.select_option("bot:random")
        self.page.fill('input[inputmode="numeric"]', str(seed))
        self.page.click("form footer button")
        self.until_asked()

    def open_file(self, file: Path) -> None:
        """Home, as soon as its games are there, and a game that was kept."""
        self.go()
        self.page.wait_for_selector("[data-play-now]")
        self.page.set_input_files("input[type=file]", file)
        self.page.wait_for_selector("[data-ask], [role=alert] > *")
        assert self.page.locator("[role=alert]").all_inner_texts() in ([], [""])

    def open_table(self, game: str) -> str:
        """A table with a free seat; the link to it."""
        self.go(f"/new/{game}")
        self.page.select_option("select >> nth=1", "open")
        self.page.click("form footer button")
        return self.page.input_value("[data-link]")

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.fill("form input:not([type=radio])", name)
        self.page.click("form button.main")
        self.page.wait_for_selector("[data-seat]")

    # ---- the ask -----------------------------------------------------------------------------------------------------

    @property
    def bar(self) -> Locator:
        return self.page.locator("[data-ask]")

    @property
    def ask(self) -> str:
        return self.bar.get_attribute("data-ask") or ""

    @property
    def prompt(self) -> str:
        return self.bar.get_attribute("data-prompt") or ""

    @property
    def is_group(self) -> bool:
        return self.bar.get_attribute("data-group") == "true"

    @property
    def is_over(self) -> bool:
        return self.bar.get_attribute("data-over") == "true"

    @property
    def round(self) -> int:
        """Before the first one none is told."""
        return int("".join([sign for sign in self.page.inner_text(".tname p") if sign.isdecimal()]) or 0)

    def until_asked(self) -> None:
        self.read_on("")

    def read_on(self, before: str) -> None:
        """Goes on from whatever waits to be read, until there is a question, or the end."""
        while True:
            self.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
            if self.page.locator(GOES_ON).count() == 0:
                return
            self.read()

    def read(self) -> None:
        """Leaves one moment, or the recap; another may follow."""
        shown = self.page.locator("[data-stage-of], [data-recap]").first.get_attribute("data-from")
        self.page.locator(GOES_ON).first.click()
        self.page.wait_for_function(
            """shown => document.querySelector("[data-go-on]") === null
                || document.querySelector("[data-stage-of], [data-recap]")?.getAttribute("data-from") !== shown""",
            arg=shown,
        )

    def until_moved_on(self, before: str) -> None:
        """Asked again, or over; what is dangerous is pressed a second time."""
        self.wait_for_next(before)
        if self.ask == before and not self.is_over:
            self.page.locator(".ask [data-armed]").click()
            self.wait_for_next(before)

    def wait_for_next(self, before: str) -> None:
        try:
            self.read_on(before)
        except TooLate:
            why = [self.page.get_attribute("[data-line]", "data-line"), *self.heard("refused", "error", "bye")[-3:]]
            raise AssertionError(f"no answer to {self.said('answer')[-1:]}: {why}") from None

    # ---- what was heard ----------------------------------------------------------------------------------------------

    def heard(self, *kinds: str) -> list[Message]:
        found: list[Message] = self.page.evaluate("kinds => heard.filter((each) => kinds.includes(each.type))", kinds)
        return found

    def said(self, kind: str) -> list[Message]:
        found: list[Message] = self.page.evaluate("kind => said.filter((each) => each.type === kind)", kind)
        return found

    def asked(self) -> Message:
        """The ask that the page shows, as the server sent it."""
        found: Message = self.page.evaluate(
            "number => heard.findLast((each) => each.ask?.number === number).ask", int(self.ask)
        )
        return found

    def told(self, since: int = 0) -> list[Message]:
        """Events that came over the line, from this one on."""
        found: list[Message] = self.page.evaluate(
            """since => heard.filter((each) => each.type === "events").flatMap((each) => each.events)
                .filter((each) => each.n >= since)""",
            since,
        )
        return found

    def view(self) -> Message:
        """The whole view, as it comes after a reload."""
        self.page.reload()
        self.page.wait_for_selector("[data-ask]")
        view: Message = self.heard("hello")[-1]["view"]
        return view

    def everything_heard(self) -> str:
        found: str = self.page.evaluate("JSON.stringify(heard)")
        return found

    def lines(self) -> list[int]:
        """The numbers of the lines that the log shows."""
        found: list[int] = self.page.eval_on_selector_all(
            "[data-event]", "all => all.map((each) => Number(each.dataset.event))"
        )
        return found

    # ---- answers -----------------------------------------------------------------------------------------------------

    def offered(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all(
            ".ask [data-option]", "all => all.map((each) => each.dataset.option)"
        )
        return found

    def verbs(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all(
            ".ask [data-verb]", "all => all.map((each) => each.dataset.verb)"
        )
        return found

    def unfold(self, key: str) -> None:
        """Where the bar has one button per verb, the verb of this key is opened."""
        if key not in self.offered():
            if not self.verbs():
                self.page.keyboard.press("Escape")
                self.page.wait_for_selector(".ask [data-verb]", state="attached")
            if key not in self.offered():
                self.reveal(f'.ask [data-verb="{verb_of(key)}"]').click()
        self.reveal(f'.ask [data-option="{key}"]')

    def reveal(self, which: str) -> Locator:
        """Where the bar shows only a few answers, it is asked for more."""
        found = self.page.locator(which)
        found.wait_for(state="attached")
        if not found.is_visible():
            self.page.click("[data-more]")
        return found

    def press(self, key: str) -> None:
        """Answers with one option of the bar."""
        before = self.ask
        self.click_option(key)
        self.until_moved_on(before)

    def click_option(self, key: str) -> None:
        self.unfold(key)
        self.page.click(f'.ask [data-option="{key}"]')

    def some(self) -> list[str]:
        """Two options of a group, or as many as must or may be given."""
        ask = self.asked()
        keys = [each["key"] for each in ask["options"]]
        copies = [each.get("copies", 1) for each in ask["options"]]
        return some(keys, copies, ask.get("min", 1), ask.get("max", 1))

    def ticked(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all(
            ".ask [data-option][aria-pressed=true]", "all => all.map((each) => each.dataset.option)"
        )
        return found

    def untick(self) -> None:
        """What the server proposes to pay with is taken back."""
        while self.asked().get("proposed") and self.ticked():
            self.page.click(f'.ask [data-option="{self.ticked()[0]}"]')

    def give(self, *verbs: str) -> None:
        """Some answer: a liked verb if one is offered, otherwise the first option; of a group two, sent at once."""
        if self.is_group:
            self.untick()
            for key in self.some():
                self.click_option(key)
            self.page.click("[data-done]")
        else:
            self.click_option(liked([option["key"] for option in self.asked()["options"]], verbs))

    def answer(self, *verbs: str) -> None:
        """Gives some answer, and waits for the next question."""
        before = self.ask
        self.give(*verbs)
        self.until_moved_on(before)

    def play_until(self, prompt: str, *verbs: str, most: int = 200) -> None:
        for _ in range(most):
            if self.prompt == prompt:
                return
            assert not self.is_over, f"over before {prompt}"
            self.answer(*verbs)
        raise AssertionError(f"{prompt} is never asked")

    # ---- three ways to the same answer -------------------------------------------------------------------------------

    def choose(self, key: str, entities: list[str], way: Way) -> Way:
        """Chooses one option in this way, or from the list if it touches nothing; the way that was gone."""
        if way == "board" and entities:
            self.choose_on_board(key, entities)
        elif way == "keys":
            self.choose_by_keys(key)
        else:
            self.click_option(key)
            return "list"
        return way

    def choose_on_board(self, key: str, entities: list[str]) -> None:
        """A click on a thing that the option touches; where several options touch it, its menu."""
        before = self.ask
        one = self.page.locator(", ".join(f'[data-entity="{entity}"][data-option]' for entity in entities)).first
        if one.evaluate(OUT_OF_FRAME):
            self.page.click("[data-lens=whole]")
        one.click()
        self.page.wait_for_function(
            """([key, before]) => {
                const bar = document.querySelector("[data-ask]");
                const ticked = bar.querySelector(`[data-option="${key}"][aria-pressed="true"]`);
                const sent = said.some((each) => each.type === "answer" && String(each.number) === before);
                return sent || ticked !== null || bar.querySelector("[data-armed]") !== null
                    || document.querySelector(`[data-menu-option="${key}"]`) !== null;
            }""",
            arg=[key, before],
        )
        menu = self.page.locator(f'[data-menu-option="{key}"]')
        if menu.count() > 0:
            menu.click()

    def choose_by_keys(self, key: str) -> None:
        """The digit of the option, if it has one; otherwise Tab leads to it. A verb is opened first."""
        if key not in self.offered():
            self.hit(f'[data-verb="{verb_of(key)}"]')
            self.page.wait_for_selector(f'.ask [data-option="{key}"]', state="attached")
        self.hit(f'[data-option="{key}"]')

    def hit(self, which: str) -> None:
        place: int = self.page.evaluate(
            """which => [...document.querySelectorAll(".ask :is([data-option], [data-verb])")]
                .findIndex((each) => each.matches(which)) + 1""",
            which,
        )
        if 1 <= place <= 9:
            self.page.keyboard.press(str(place))
            return
        if not self.page.locator(f".ask {which}").is_visible():
            self.page.focus("[data-more]")
            self.page.keyboard.press("Enter")
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("which => document.activeElement.matches(which)", which):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"no key leads to {which}")

    # ---- what is wrong with a screen ---------------------------------------------------------------------------------

    def wrong(self, within: str = "html") -> list[str]:
        """What axe-core calls serious, in all colours, and whether the page is wider than the screen."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found: list[str] = self.page.evaluate(SERIOUS, [within, THEMES])
        sideways = self.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
        return [*found, *(["scrolls sideways"] if sideways else [])]


def whoever_is_asked(*people: Person) -> Person:
    """The first whose page shows a question, or the end."""
    for _ in range(60):
        for one in people:
            with suppress(TooLate):
                one.page.wait_for_function(MOVED_ON, arg="", timeout=A_MOMENT)
                return one
    raise AssertionError("nobody is asked")

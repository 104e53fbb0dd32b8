"""A person in front of the page: real Chromium, real server, everything through what is on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
CHROMIUM = "/usr/bin/chromium"
ASKED = '[data-ask]:not([data-ask=""])'
MOVED_ON = """before => {
    const bar = document.querySelector("[data-ask]");
    return bar !== null && (bar.dataset.over === "true" || (bar.dataset.ask !== "" && bar.dataset.ask !== before));
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self, browser: Browser, url: str, language: str = "en-US", width: int = 1440, height: int = 900,
        theme: str = "dark",
    ) -> None:  # fmt: skip
        self.url = url
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce"
        )  # fmt: skip
        self.page: Page = self.context.new_page()
        self.page.emulate_media(color_scheme="light" if theme == "light" else "dark", reduced_motion="reduce")
        self.page.set_default_timeout(30_000)
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.heard))

    def heard(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def play_now(self, game: str) -> None:
        """Home and two clicks: the game, and the first answer."""
        self.go()
        self.page.click(f"[data-play-now={game}]")
        self.until_asked()

    # ---- the bar -----------------------------------------------------------------------------------------------------

    @property
    def ask(self) -> str:
        return self.page.get_attribute("[data-ask]", "data-ask") or ""

    @property
    def prompt(self) -> str:
        return self.page.get_attribute("[data-ask]", "data-prompt") or ""

    @property
    def is_group(self) -> bool:
        return self.page.get_attribute("[data-ask]", "data-group") == "true"

    @property
    def is_over(self) -> bool:
        return self.page.get_attribute("[data-ask]", "data-over") == "true"

    def until_asked(self) -> None:
        self.page.wait_for_function(MOVED_ON, arg="")

    def until_moved_on(self, before: str) -> None:
        self.page.wait_for_function(MOVED_ON, arg=before)

    def offered(self) -> list[str]:
        return [
            found.get_attribute("data-option") or "" for found in self.page.query_selector_all(".ask [data-option]")
        ]

    def press(self, key: str) -> None:
        """Answers with one option of the bar."""
        before = self.ask
        self.page.click(f'.ask [data-option="{key}"]')
        self.until_moved_on(before)

    def tick(self, least: int) -> None:
        """Ticks as many options of a group as it takes, and sends them at once."""
        before = self.ask
        done = self.page.locator("[data-done]")
        for option in self.page.query_selector_all(".ask [data-option]"):
            if done.is_enabled() and least <= 0:
                break
            option.click()
            least -= 1
        done.click()
        self.until_moved_on(before)

    def answer(self, *liked: str) -> None:
        """Some answer: a liked verb if one is offered, otherwise the first option; of a group as few as may be."""
        if self.is_group:
            self.tick(0)
            return
        verbs = {verb.get_attribute("data-verb"): verb for verb in self.page.query_selector_all(".ask [data-verb]")}
        keys = self.offered()
        for verb in liked:
            key = next((each for each in keys if each.split(":")[0] == verb), None)
            if key is not None:
                self.press(key)
                return
            if verb in verbs:
                verbs[verb].click()
                self.press(self.offered()[0])
                return
        if not keys:
            next(iter(verbs.values())).click()
            keys = self.offered()
        self.press(keys[0])

    def click_on_board(self) -> None:
        """Answers by the first thing on the board that has exactly one option."""
        before = self.ask
        self.page.locator("[data-board] [data-entity][data-option]").first.click()
        menu = self.page.locator("[data-menu-option]")
        if menu.count() > 0:
            menu.first.click()
        self.until_moved_on(before)

    def play_until(self, prompt: str, *liked: str, most: int = 200) -> None:
        for _ in range(most):
            if self.prompt == prompt or self.is_over:
                return
            self.answer(*liked)
        raise AssertionError(f"{prompt} is never asked")

    # ---- what is wrong with a screen ---------------------------------------------------------------------------------

    def violations(self) -> list[str]:
        """What axe-core calls serious."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(
            """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations
            .filter(v => ["serious", "critical"].includes(v.impact))
            .map(v => v.id + ": " + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(" | "))"""
        )
        return list(found)

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))

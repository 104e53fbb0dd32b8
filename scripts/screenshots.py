"""`make screenshots`: every screen in English and Chinese, wide, middle and narrow, into docs/screenshots.

A server of its own with an empty database, and Debian's Chromium; nothing of the tables is kept. Games are shown in a
position that bots have played to, which comes to the page as a file.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, FilePayload, Locator, Page, sync_playwright

import seance
from seance.bots import RANDOM
from seance.engine import Game, State
from seance.server.bots import whole

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs/screenshots"
SIZES = {1440: 900, 768: 1024, 390: 844}
LANGUAGES = {"en": "en-US", "zh-Hans": "zh-CN"}
READY = """() => {
    const bar = document.querySelector("[data-ask]");
    return bar !== null && (bar.dataset.over === "true" || bar.dataset.ask !== "");
}"""
STILL = "async () => { await document.fonts.ready; await new Promise(requestAnimationFrame); }"


class Position(NamedTuple):
    """Where a game is shown: after so many answers of bots, when the first seat has its turn next.

    Other moments are told by a question: they are shown when it is asked for the last time."""

    game: str
    seats: int
    seed: int
    answers: int
    moments: tuple[str, ...] = ()


POSITIONS = [
    Position("nemesis", 4, 33, 170, ("pay-with",)),
    Position("eldritch", 3, 5, 120, ("reroll", "which-encounter")),
    Position("arkham", 2, 5, 60, ("commit", "assign-damage")),
    Position("dungeontology", 4, 2, 300, ("where-to-place", "generate-stealth")),
    Position("parlour", 4, 10, 20),
]


def played(position: Position) -> tuple[dict[str, Game[State]], Game[State]]:
    """The game at each moment that is shown, and as it has ended."""
    game = seance.new(position.game, position.seats, position.seed, people=1)
    shown: dict[str, Game[State]] = {}
    while game.result is None:
        ask = game.asks[0]
        if ask.seat == 0 and ask.prompt in position.moments:
            shown[ask.prompt] = game.fork(keep=True)
        if (ask.seat, ask.prompt) == (0, "your-action") and len(game.journal) >= position.answers:
            shown.setdefault("table", game.fork(keep=True))
        keys = whole(game, ask.seat, RANDOM)
        game.answer(keys if ask.group is not None else keys[0], seat=ask.seat)
    return shown, game


class Tour:
    """One reader goes through all screens."""

    def __init__(self, browser: Browser, url: str, language: str) -> None:
        self.url, self.language = url, language
        self.context = browser.new_context(locale=LANGUAGES[language], color_scheme="dark", reduced_motion="reduce")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)

    def go(self, path: str, there: str) -> None:
        self.page.set_viewport_size({"width": 1440, "height": 900})
        self.page.goto(self.url + path)
        self.page.wait_for_selector(there)

    def shoot(self, game: str, screen: str) -> None:
        for width, height in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(STILL)
            self.page.screenshot(path=FOLDER / f"{game}-{screen}-{self.language}-{width}.png")
        self.page.set_viewport_size({"width": 1440, "height": 900})

    def open_file(self, game: Game[State]) -> None:
        """A table of her own that stands where the file ends."""
        self.go("/", "[data-loaded=true]")
        file = FilePayload(name="game.json", mimeType="application/json", buffer=game.export())
        self.page.set_input_files("input[type=file]", file)
        self.page.wait_for_function(READY)

    def dialog(self, game: str, screen: str, opener: Locator, button: str = "left") -> None:
        opener.click(button="right" if button == "right" else "left")
        self.page.wait_for_selector("dialog[open]")
        self.shoot(game, screen)
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")

    def lobby(self) -> None:
        self.go("/", "[data-loaded=true]")
        self.shoot("lobby", "home")
        self.go("/settings", ".form")
        self.shoot("lobby", "settings")
        self.go("/about", "h1")
        self.shoot("lobby", "about")

    def decks(self) -> None:
        """The deck builder, with a deck that lacks a card."""
        self.go("/decks", "[data-owner]")
        self.page.click("[data-owner=roland-banks] [data-begin=starter]")
        self.page.wait_for_selector("[data-legal=true]")
        self.page.click("[data-row=knife] [data-take]")
        self.page.wait_for_selector("[data-faults]")
        self.page.uncheck("[data-fitting]")
        self.shoot("arkham", "decks")

    def tables(self, position: Position) -> None:
        name = position.game
        self.go(f"/new/{name}", "form")
        self.shoot(name, "new")
        self.page.select_option("select >> nth=1", "open")
        self.page.click("form footer button")
        self.page.wait_for_selector("[data-link]")
        self.shoot(name, "waiting")
        self.go(f"/rules/{name}", "article")
        self.shoot(name, "rules")
        shown, over = played(position)
        for moment in [each for each in position.moments if each in shown]:  # another game may come when rules change
            self.open_file(shown[moment])
            self.shoot(name, moment)
        self.open_file(shown["table"])
        self.page.wait_for_selector("[data-why-not]")
        self.shoot(name, "table")
        self.page.emulate_media(color_scheme="light")
        self.shoot(name, "light")
        self.page.emulate_media(color_scheme="dark")
        self.dialog(name, "why-not", self.page.locator("[data-why-not]"))
        self.dialog(name, "card", self.page.locator(".hand .card").first, "right")
        for book in self.page.locator("[data-book]").all():
            self.dialog(name, "book", book)
        self.open_file(over)
        self.shoot(name, "end")
        table = self.page.url.removeprefix(self.url)
        self.go(f"{table}/report", ".legend")
        self.shoot(name, "report")
        self.go(f"{table}/replay#e60", '[data-at="60"]')
        self.shoot(name, "replay")


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [
            str(Path(sys.executable).parent / "seance"),
            "serve",
            "--port",
            "0",
            "--database",
            f"sqlite:///{folder}/shots.db",
        ]
        environment = {**os.environ, "SEANCE_LANG": "en", "PYTHONUNBUFFERED": "1"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()
            server.wait(30)


def main() -> int:
    wanted = sys.argv[1:] or [*(position.game for position in POSITIONS), "lobby"]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for language in LANGUAGES:
            tour = Tour(browser, url, language)
            for position in POSITIONS:
                if position.game in wanted:
                    tour.tables(position)
            if "lobby" in wanted:
                tour.lobby()
            if "arkham" in wanted:
                tour.decks()
            tour.context.close()
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`make screenshots`: every screen in English and Chinese, wide, middle and narrow, into docs/screenshots.

`SCREENS="eldritch learn"` takes only those; `eldritch-states` are the states of one table: chooser, moment, recap ….

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
WAITS = f"""() => document.querySelector("[data-go-on]") !== null || ({READY})()"""
MOST_ANSWERS = 80  # until a table has had a moment, a page and a recap
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
    Position("nemesis", 4, 34, 170, ("pay-with",)),
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
        if ask.seat == 0:
            shown["last"] = game.fork(keep=True)
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
        self.page.wait_for_function(WAITS)

    def go_on(self) -> None:
        """Leaves what waits to be read; something else may wait then."""
        shown = self.page.locator("[data-stage-of], [data-recap]").first.get_attribute("data-from")
        self.page.locator("[data-go-on]").first.click()
        self.page.wait_for_function(
            """shown => document.querySelector("[data-stage-of], [data-recap]")?.getAttribute("data-from") !== shown""",
            arg=shown,
        )

    def dialog(self, game: str, screen: str, opener: Locator, button: str = "left") -> None:
        opener.click(button="right" if button == "right" else "left")
        self.page.wait_for_selector("dialog[open]")
        self.shoot(game, screen)
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")

    def states(self, position: Position) -> None:
        """What a table looks like from its first question on, in the order in which a newcomer meets it."""
        name = position.game
        self.open_file(seance.new(name, position.seats, position.seed, people=1))
        while self.page.locator("[data-go-on]").count() > 0:
            self.go_on()
            self.page.wait_for_function(WAITS)
        self.shoot(name, "chooser")
        shown, _ = played(position)
        self.open_file(shown["table"])
        self.page.locator(".hand .card, [data-sheet] .card").first.hover()
        self.page.wait_for_selector("[data-reader]")
        self.shoot(name, "reader")
        self.page.mouse.move(0, 0)
        if self.page.locator("[data-hint-button]:enabled").count() > 0:
            self.page.click("[data-hint-button]")
            self.page.wait_for_selector("[data-hint-close]")
            self.shoot(name, "hint")
            self.page.keyboard.press("Escape")
        self.page.click("[data-coach]")
        self.page.wait_for_selector("[data-note-close]")
        self.shoot(name, "coach")
        self.page.click("[data-coach-off]")
        self.play_on(name, {"moment", "story", "recap"})
        self.open_file(shown["last"])
        self.play_on(name, {"end"})
        while self.page.locator("[data-ending-next]").count() > 0:
            self.page.click("[data-ending-next]")
        self.page.wait_for_selector("[data-ending-close]")
        self.shoot(name, "end-card")

    def play_on(self, name: str, wanted: set[str]) -> None:
        """Any answers, until everything has waited for its reader that is wanted, or it is over."""
        for _ in range(MOST_ANSWERS):
            self.page.wait_for_function(WAITS)
            if not wanted or self.page.locator("[data-over=true]").count() > 0:
                return
            if self.page.locator("[data-go-on]").count() > 0:
                kind = self.waiting()
                if kind in wanted:
                    self.shoot(name, kind)
                    wanted.remove(kind)
                self.go_on()
            else:
                self.answer()

    def waiting(self) -> str:
        if self.page.locator("[data-recap]").count() > 0:
            return "recap"
        return "story" if self.page.locator("[data-stage-of] .page").count() > 0 else "moment"

    def answer(self) -> None:
        """What is gold; of a group something; otherwise what stands last, which is mostly to let be."""
        ask = self.page.get_attribute("[data-ask]", "data-ask")
        gold = self.page.locator(".ask .btn.main:enabled, .ask .btn.perilous:enabled")
        if gold.count() > 0:
            gold.first.click()
        else:
            self.page.locator(".ask [data-option], .ask [data-verb]").last.click()
        self.page.wait_for_function(
            """ask => document.querySelector("[data-ask]")?.dataset.ask !== ask
                || document.querySelector(".ask :is(.main, .perilous, [data-option]):enabled, [data-go-on]")""",
            arg=ask,
        )

    def learn(self) -> None:
        """The pages that teach, a lesson and a puzzle that has begun, and a position that somebody lays out."""
        self.go("/learn/nemesis", "[data-guided]")
        self.shoot("nemesis", "learn")
        self.page.locator("[data-lesson]").first.click()
        self.page.wait_for_selector("[data-note]")
        self.shoot("nemesis", "lesson")
        self.go("/puzzles/arkham", "[data-puzzle]")
        self.page.locator("[data-puzzle]").first.click()
        self.page.wait_for_selector("[data-lesson]")
        self.shoot("arkham", "puzzle")
        self.go("/situation/nemesis", "[data-see]")
        self.page.click("[data-see]")
        self.shoot("nemesis", "situation")

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
        self.page.check("[data-both]")
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
    games = [position.game for position in POSITIONS]
    wanted = sys.argv[1:] or [*games, *(f"{game}-states" for game in games), "learn", "lobby"]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for language in LANGUAGES:
            tour = Tour(browser, url, language)
            for position in POSITIONS:
                if position.game in wanted:
                    tour.tables(position)
                if f"{position.game}-states" in wanted:
                    tour.states(position)
            if "learn" in wanted:
                tour.learn()
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

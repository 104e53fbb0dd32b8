"""`make screenshots`: every screen in English and Chinese, wide, middle and narrow, into docs/screenshots.

A server of its own with an empty database, and Debian's Chromium; nothing of the tables is kept.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs/screenshots"
SIZES = {1440: 900, 768: 1024, 390: 844}
LANGUAGES = {"en": "en-US", "zh-Hans": "zh-CN"}
GAMES = ("nemesis", "parlour")
SEED = "7"
MOST_ANSWERS = 400
READY = """before => {
    const bar = document.querySelector("[data-ask]");
    return bar !== null && (bar.dataset.over === "true" || (bar.dataset.ask !== "" && bar.dataset.ask !== before));
}"""


def answer(page: Page) -> None:
    """Any answer, through the bar: what is quiet first, so that the game goes on."""
    bar = page.locator("[data-ask]")
    before = bar.get_attribute("data-ask") or ""
    done = page.locator("[data-done]")
    if done.count() > 0:
        for option in page.locator(".ask [data-option]").all():
            if done.is_enabled():
                break
            option.click()
        done.click()
    else:
        quiet = page.locator(
            '.ask [data-option="pass"], .ask [data-option="rest"], .ask [data-option="wait"], .ask [data-option]'
        )  # fmt: skip
        if quiet.count() == 0:
            page.locator(".ask [data-verb]").first.click()
        quiet.last.click()
    page.wait_for_function(READY, arg=before)


def begin(page: Page, url: str, game: str) -> None:
    """A table of one person with a fixed seed."""
    page.goto(f"{url}/new/{game}")
    page.fill('input[inputmode="numeric"]', SEED)
    page.click("form footer button")
    page.wait_for_function(READY, arg="")


def until(page: Page, prompt: str) -> None:
    for _ in range(MOST_ANSWERS):
        bar = page.locator("[data-ask]")
        if bar.get_attribute("data-prompt") == prompt or bar.get_attribute("data-over") == "true":
            return
        answer(page)


def shoot(page: Page, game: str, screen: str, language: str) -> None:
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("async () => { await document.fonts.ready; await new Promise(requestAnimationFrame); }")
        page.screenshot(path=FOLDER / f"{game}-{screen}-{language}-{width}.png")


def tour(browser: Browser, url: str, language: str) -> None:
    context = browser.new_context(
        locale=LANGUAGES[language],
        viewport={"width": 1440, "height": 900},
        color_scheme="dark",
        reduced_motion="reduce",
    )  # fmt: skip
    page = context.new_page()
    page.set_default_timeout(60_000)
    for game in GAMES:
        page.goto(f"{url}/new/{game}")
        page.wait_for_selector("form")
        shoot(page, game, "new", language)
        page.goto(f"{url}/rules/{game}")
        page.wait_for_selector("article")
        shoot(page, game, "rules", language)
        begin(page, url, game)
        until(page, "your-action")
        shoot(page, game, "table", language)
        if game == "parlour":
            until(page, "")
            shoot(page, game, "end", language)
            page.goto(page.url + "/report")
            page.wait_for_selector("polyline", state="attached")
            shoot(page, game, "report", language)
            page.goto(page.url.replace("/report", "/replay#e40"))
            page.wait_for_selector('[data-at="40"]')
            shoot(page, game, "replay", language)
    page.goto(url)
    page.wait_for_selector("[data-loaded=true]")
    shoot(page, "home", "home", language)
    page.goto(f"{url}/settings")
    page.wait_for_selector("form, .form")
    shoot(page, "home", "settings", language)
    context.close()


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        seance = Path(sys.executable).parent / "seance"
        command = [str(seance), "serve", "--port", "0", "--database", f"sqlite:///{folder}/shots.db"]
        environment = {**os.environ, "SEANCE_LANG": "en", "PYTHONUNBUFFERED": "1"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
                for language in LANGUAGES:
                    tour(browser, url, language)
                browser.close()
        finally:
            server.terminate()
            server.wait(30)
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`make bench-page`: how heavy and how quick the page is in real Chromium; docs/performance.md tells what was found."""

import json
import sys
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute, sync_playwright

from scripts.screenshots import POSITIONS, READY, served

ANSWERS = 30
REST_MS = 700  # between two answers: the server takes no more of them than hands can give, and a page asks it for odds
LINES = 3000

# the moment a message comes, and the moment after which everything that it changed has been drawn
CLOCK = """
window.times = [];
window.WebSocket = class extends window.WebSocket {
    constructor(...to) {
        super(...to);
        this.addEventListener("message", (event) => {
            const come = performance.now();
            if (!event.data.startsWith('{"type":"ask"')) return;
            requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - come)));
        });
    }
};
"""
ANSWER = """async () => {
    const bar = () => document.querySelector("[data-ask]").dataset;
    const before = bar().ask;
    const done = document.querySelector("[data-done]");
    const options = [...document.querySelectorAll(".ask [data-option]")];
    if (done) {
        for (const option of options) {
            if (!done.disabled) break;
            option.click();
            await new Promise(requestAnimationFrame);
        }
    } else if (options.length === 0) {
        document.querySelector(".ask [data-verb]").click();
        await new Promise(requestAnimationFrame);
    }
    const from = performance.now();
    (done ?? options.at(-1) ?? document.querySelector(".ask [data-option]")).click();
    while (bar().over !== "true" && (bar().ask === "" || bar().ask === before)) {
        await new Promise(requestAnimationFrame);
        document.querySelector(".ask [data-armed]")?.click();
    }
    await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
    return performance.now() - from;
}"""
SCROLL = """async () => {
    const log = document.querySelector("[role=tabpanel] .log, .log");
    const frames = [];
    let last = performance.now();
    for (let at = log.scrollHeight; at > 0; at -= 400) {
        log.scrollTop = at;
        await new Promise(requestAnimationFrame);
        frames.push(performance.now() - last);
        last = performance.now();
    }
    return {frames, nodes: log.querySelectorAll("*").length, height: log.scrollHeight};
}"""
SCRIPT = """() => performance.getEntriesByType("resource").filter((each) => each.name.endsWith(".js"))
    .reduce((all, each) => all + each.encodedBodySize, 0)"""


def new_page(browser: Browser) -> Page:
    # what others did is shown at once: the page's own time is measured, not the time for which it shows something
    page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page.set_default_timeout(120_000)  # machines may be busy; that is what is measured
    return page


def table(page: Page, url: str, game: str) -> None:
    page.goto(f"{url}/")
    page.click(f"[data-play-now={game}]")
    page.wait_for_selector("[data-skip-guided], [data-ask]")
    if page.locator("[data-skip-guided]").count():
        page.click("[data-skip-guided]")
    page.wait_for_function(READY)


def spread(times: list[float]) -> dict[str, float]:
    return {"median_ms": round(median(times), 1), "p95_ms": round(quantiles(times, n=20)[-1], 1)}


def work(line: CDPSession) -> float:
    """Seconds that the page's own thread has worked, whoever else uses the machine."""
    metrics = {each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def measured(page: Page, url: str, game: str) -> dict[str, object]:
    """Answers until the game is over or there were enough of them."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    table(page, url, game)
    nodes: list[int] = []
    whole: list[float] = []
    page.evaluate("times.length = 0")
    worked = 0.0
    for _ in range(ANSWERS):
        if page.get_attribute("[data-ask]", "data-over") == "true":
            table(page, url, game)
        page.wait_for_timeout(REST_MS)
        before = work(line)
        whole.append(page.evaluate(ANSWER))
        worked += work(line) - before
        nodes.append(page.evaluate("document.querySelectorAll('[data-board] *').length"))
    return {
        "answer_until_drawn": spread(whole),
        "question_until_drawn": spread(page.evaluate("times")),
        "work_per_answer_ms": round(worked / ANSWERS * 1000, 1),
        "board_nodes": max(nodes),
    }


def long_log(browser: Browser, url: str) -> dict[str, object]:
    """The events of a table, told over and over until there are enough of them."""

    def many(message: str) -> str:
        hello: dict[str, Any] = json.loads(message)
        if hello["type"] != "hello":
            return message
        told = [hello["events"][n % len(hello["events"])] | {"n": n} for n in range(LINES)]
        return json.dumps(hello | {"events": told, "first": 0, "seq": LINES})

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(many(message) if isinstance(message, str) else message))

    page = new_page(browser)
    page.route_web_socket("**/socket?*", between)
    table(page, url, POSITIONS[0].game)
    found = page.evaluate(SCROLL)
    page.close()
    return {"lines": LINES, "frame": spread(found["frames"]), "nodes": found["nodes"]}


def main() -> int:
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = new_page(browser)
        page.add_init_script(CLOCK)
        page.goto(url)
        page.wait_for_selector("[data-loaded=true]")
        figures: dict[str, object] = {"script_before_board_bytes": page.evaluate(SCRIPT)}
        figures |= {position.game: measured(page, url, position.game) for position in POSITIONS}
        page.close()
        figures["log"] = long_log(browser, url)
        browser.close()
    print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())

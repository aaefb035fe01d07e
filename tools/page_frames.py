"""Measures how smoothly the table is animated, and what is on the screen after each click on a slow network.

python -m tools.page_frames
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Locator, Page, sync_playwright
from tests.e2e.browsing import launched
from tests.e2e.people import DESKTOP, PATIENCE
from tests.e2e.serving import served

from daikaiju.server.settings import Settings

SECONDS = 8
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""400 kbit/s and 400 ms."""

ASKED = "section[aria-labelledby='question']:not([aria-busy='true'])"
FRAMES = """(seconds) => new Promise((done) => {
  const times = []
  const note = (now) => {
    times.push(now)
    if (now - times[0] < seconds * 1000) requestAnimationFrame(note)
    else done(times)
  }
  requestAnimationFrame(note)
})"""


def visitor(browser: Browser, address: str) -> tuple[Page, CDPSession]:
    """A newcomer on the first screen, at the default speed, and a line to their browser's innards."""
    page = browser.new_context(viewport=DESKTOP, locale="en").new_page()
    page.set_default_timeout(3 * PATIENCE)
    page.goto(address, wait_until="networkidle")
    return page, page.context.new_cdp_session(page)


def thread_time(session: CDPSession) -> float:
    """The seconds the page's main thread has computed so far, without the time it waited for a processor."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def frames(browser: Browser, address: str, slower: int) -> None:
    """Print how many frames are drawn while three bots play, on a processor so many times slower."""
    page, session = visitor(browser, address)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.get_by_role("button", name="Play now").click()
    page.locator(ASKED).wait_for()
    page.get_by_role("button", name="Keep all dice").click()
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    before = thread_time(session)
    times = page.evaluate(FRAMES, SECONDS)
    work = 1000 * (thread_time(session) - before) / len(times)
    between = [later - earlier for earlier, later in pairwise(times)]
    print(
        f"processor {slower}x slower: {len(between) / (times[-1] - times[0]) * 1000:.0f} frames a second, "
        f"median {statistics.median(between):.1f} ms apart; the page itself computes {work:.1f} ms for a frame",
        flush=True,
    )
    page.context.close()


def clicks(browser: Browser, address: str) -> None:
    """Print how long it takes on a slow network until something new is on the screen after each click."""
    page, session = visitor(browser, address)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)

    def after(what: str, act: Callable[[], None], seen: Locator) -> None:
        began = time.perf_counter()
        act()
        seen.first.wait_for()
        print(f"slow network, {what}: {time.perf_counter() - began:.1f} s", flush=True)

    def press(name: str) -> Callable[[], None]:
        return page.get_by_role("button", name=name).first.click

    busy, dialog = page.locator("[aria-busy=true]"), page.get_by_role("dialog")
    after("Play with friends", press("Play with friends"), busy.or_(dialog))
    dialog.wait_for()
    page.keyboard.press("Escape")
    after("Play now, the button says so", press("Play now"), busy.or_(page.get_by_role("status")))
    began = time.perf_counter()
    page.get_by_role("region", name="Board").wait_for()
    print(f"slow network, the table after that: {time.perf_counter() - began:.1f} s", flush=True)
    page.locator(ASKED).wait_for()
    after("a card", lambda: page.locator("[data-anchor=market-1] .face").click(), dialog)
    page.keyboard.press("Escape")
    after("How to play", press("How to play"), dialog)
    page.keyboard.press("Escape")
    after("settings", press("Settings"), dialog)
    page.keyboard.press("Escape")
    after("roll", press("Roll all"), page.locator(f"{ASKED}:not(:has-text('3 Rolls'))"))
    page.context.close()


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), Settings.pace) as address,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for slower in (1, 4):
            frames(browser, address, slower)
        clicks(browser, address)
        browser.close()


if __name__ == "__main__":
    main()

"""Measures how much the page computes while the table is animated, and how soon it answers clicks on a slow network.

python -m tools.lab.page_frames
"""

from __future__ import annotations

import json
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from operator import itemgetter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Locator, Page, ViewportSize, sync_playwright
from tests.e2e.browsing import launched
from tests.e2e.people import DESKTOP, PATIENCE, PHONE
from tests.e2e.serving import served

from daikaiju.server.runtime.settings import Settings

SECONDS = 20
FRAME = 16.7
"""How many milliseconds a frame may take if there are to be sixty a second."""

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.animations"]
CATEGORIES += ["cc", "benchmark"]  # what the compositor says of each frame
PIPELINE = "PipelineReporter"
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""400 kbit/s and 400 ms."""

ASKED = "section[aria-labelledby='question']:not([aria-busy='true'])"
ANSWERS = "section[aria-labelledby='question'] button.button:not([aria-label])"


def visitor(browser: Browser, address: str, screen: ViewportSize = DESKTOP) -> tuple[Page, CDPSession]:
    """A newcomer on the first screen, at the default speed, and a connection to their browser's developer tools."""
    page = browser.new_context(viewport=screen, locale="en").new_page()
    page.set_default_timeout(3 * PATIENCE)
    page.goto(address, wait_until="networkidle")
    return page, page.context.new_cdp_session(page)


class Trace:
    """What the page did while a game was played, in processor time: waiting for a processor is not counted."""

    def __init__(self, recorded: bytes) -> None:
        self.events: list[dict[str, Any]] = json.loads(recorded)["traceEvents"]
        commits = (event for event in self.events if event["name"] == "Commit" and event["ph"] == "X")
        self.main = Counter((event["pid"], event["tid"]) for event in commits).most_common(1)[0][0]

    def named(self, *names: str) -> list[dict[str, Any]]:
        """The timed events of the page's main thread with these names, in order."""
        found = (event for event in self.events if event["name"] in names and event["ph"] == "X")
        return sorted((event for event in found if (event["pid"], event["tid"]) == self.main), key=itemgetter("ts"))

    def milliseconds(self, *names: str) -> float:
        return sum(float(event.get("tdur", 0)) for event in self.named(*names)) / 1000

    def tasks(self) -> list[float]:
        """How many milliseconds each task of the main thread took, from the shortest to the longest."""
        return sorted(task.get("tdur", 0) / 1000 for task in self.named("RunTask"))

    def drawn_and_dropped(self) -> tuple[int, int]:
        """How many frames showed something new, and how many that would have moved something were dropped."""
        said = (event.get("args", {}).get("frame_reporter") for event in self.events if event["name"] == PIPELINE)
        frames = [frame for frame in said if frame]
        drawn = sum(frame["state"].startswith("STATE_PRESENTED") for frame in frames)
        return drawn, sum(frame["state"] == "STATE_DROPPED" and frame["affects_smoothness"] for frame in frames)

    def on_main_thread(self) -> set[str]:
        """The properties whose animations the compositor cannot run by itself."""
        found = (event.get("args", {}).get("data", {}) for event in self.events if event["name"] == "Animation")
        return {name for data in found for name in data.get("unsupportedProperties", [])}


def frames(browser: Browser, address: str, game: str, screen: ViewportSize) -> None:
    """Print how much the page's main thread computes while bots play at the default speed."""
    page, _ = visitor(browser, address, screen)
    page.get_by_role("button", name=game).click()
    if game != "Play now":
        page.get_by_role("button", name="Start").click()
    page.locator(ASKED).wait_for()
    browser.start_tracing(page=page, categories=CATEGORIES)
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        if page.locator(ASKED).count():
            page.locator(ANSWERS).last.click()
        page.wait_for_timeout(300)
    trace = Trace(browser.stop_tracing())
    tasks, commits = trace.tasks(), len(trace.named("Commit"))
    drawn, dropped = trace.drawn_and_dropped()
    layout = trace.milliseconds("UpdateLayoutTree", "Layout") / commits
    paint = trace.milliseconds("PrePaint", "Paint", "Layerize", "Commit") / commits
    print(
        f"{game}, {screen['width']} x {screen['height']}: {drawn} frames drawn, {dropped} "
        f"dropped ({60 * drawn / max(1, drawn + dropped):.1f} a second); the main thread was busy for "
        f"{sum(tasks) / SECONDS / 10:.1f} % of the time; "
        f"the longest tasks took {', '.join(f'{one:.1f}' for one in tasks[:-4:-1])} ms, "
        f"{sum(one > FRAME for one in tasks)} of {len(tasks)} more than {FRAME} ms; a frame takes "
        f"{layout:.1f} ms to lay out and {paint:.1f} ms to paint; by scripts: {sorted(trace.on_main_thread())}",
        flush=True,
    )
    page.context.close()


BURNING = """
game: king
seats: [gigazaur, the_king, alienoid, cyber_kitty]
position:
  phase: rolling
  this_turn: {dice: [1, 1, 3, heart, energy, claw], rolls_left: 2}
  monsters: {gigazaur: {hearts: 3, stars: 18}, the_king: {zone: city, hearts: 2}, alienoid: {hearts: 3}}
"""
"""A monster breathes in a city on fire, and hearts beat."""

SETTLED = 4000
"""How many milliseconds it may take until everything new has been shown."""


def rest(browser: Browser, address: str) -> None:
    """Print how many frames the main thread has to do with while only idle animations run."""
    page, _ = visitor(browser, address)
    wanted = {"text": BURNING, "seat": 0, "bot": "random", "name": "Ann"}
    page.goto(f"{address}/t/{page.request.post(f'{address}/api/analysis/play', data=wanted).json()['id']}")
    page.locator(ASKED).wait_for()
    page.wait_for_timeout(SETTLED)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.wait_for_timeout(SECONDS * 1000)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    frames = sum(event["name"] == "Commit" and event["ph"] == "X" for event in events)
    print(f"while nobody acts, the main thread took part in {frames / SECONDS:.1f} frames a second", flush=True)
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
        frames(browser, address, "Play now", DESKTOP)
        frames(browser, address, "The Duel", DESKTOP)
        frames(browser, address, "Play now", PHONE)
        rest(browser, address)
        clicks(browser, address)
        browser.close()


if __name__ == "__main__":
    main()

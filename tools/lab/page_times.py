"""Measures the page for a newcomer: the time to the table and to the first decision, and how long bots take.

python -m tools.lab.page_times [RUNS]
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.browsing import launched
from tests.e2e.people import DESKTOP, PATIENCE
from tests.e2e.serving import served

from daikaiju.server.runtime.settings import Settings

SPEEDS = ("calm", "brisk", "instant")
ROUNDS = 3
OFTEN = 8
"""How many rounds are measured, and how many at the default speed, where none may take longer than 8 seconds."""

BOARD = "section[aria-label='Board']"
ASKED = "section[aria-labelledby='question']:not([data-answered]):not([aria-busy='true'])"
BUTTONS = "section[aria-labelledby='question'] button.button:not([aria-label])"
DICE = "ul[aria-label='Dice'] button[aria-pressed]"
LOGGED = "ol[aria-label='Log'] > li"
BEFORE_SKIPPING = 300
LONGEST = 120_000


def seated(browser: Browser, address: str, speed: str | None, bots: int = 3, strength: str = "auto") -> Page:
    """A newcomer on the first screen, who yields Tokyo automatically, so that only turns are measured."""
    context = browser.new_context(viewport=DESKTOP, locale="en")
    seats = [{"by": by, "monster": None, "name": ""} for by in ["me", *["bot:greedy"] * bots]]
    chosen = {"sound": False, "name": "", "yieldAt": 10, "strength": strength, "setups": {"now": {"seats": seats}}}
    wishes = json.dumps({**chosen, "speed": speed} if speed else chosen)
    context.add_init_script(f"if (location.host) localStorage.daikaiju ??= '{wishes}'")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address, wait_until="networkidle")
    return page


def opening(browser: Browser, address: str) -> tuple[float, float]:
    """Seconds from pressing Play now to the table and to the first decision."""
    page = seated(browser, address, "calm")
    began = time.perf_counter()
    page.get_by_role("button", name="Play now").click()
    page.locator(BOARD).wait_for()
    drawn = time.perf_counter() - began
    page.locator(ASKED).wait_for(timeout=LONGEST)
    asked = time.perf_counter() - began
    page.context.close()
    return drawn, asked


def rounds(
    browser: Browser,
    address: str,
    speed: str | None,
    *,
    bots: int = 3,
    strength: str = "auto",
    wanted: int = ROUNDS,
    skips: bool = False,
) -> tuple[list[float], int]:
    """Seconds from the end of the player's turn to the next roll, with bots in between; and lines in the log."""
    page = seated(browser, address, speed, bots, strength)
    page.get_by_role("button", name="Play now").click()
    took: list[float] = []
    answered: float | None = None
    lines, before = 0, 0
    while len(took) < wanted:
        panel = page.locator(ASKED)
        panel.wait_for(timeout=LONGEST)
        rolls = page.locator(DICE).count() > 0
        if rolls and answered is not None:
            took.append(time.perf_counter() - answered)
            lines += page.locator(LOGGED).count() - before
        panel.evaluate("it => (it.dataset.answered = 'yes')")
        buttons = page.locator(BUTTONS)
        (buttons.filter(has_text="done") if rolls else buttons).last.click()
        answered, before = time.perf_counter(), page.locator(LOGGED).count()
        if skips:
            page.wait_for_timeout(BEFORE_SKIPPING)
            if page.locator(ASKED).count() == 0:
                page.keyboard.press("Escape")
                answered = time.perf_counter()
    page.context.close()
    return took, lines


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), Settings.pace) as address,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        opened = [opening(browser, address) for _ in range(runs)]
        shown("Play now to the table", [drawn for drawn, _ in opened])
        shown("Play now to the first decision", [asked for _, asked in opened])
        for speed in SPEEDS:
            took, lines = rounds(browser, address, speed)
            shown(f"a round of three bots, {speed}", took)
            print(f"    {sum(took) / lines:.2f} s for each line of the log", flush=True)
        for bots in (3, 5):
            for strength in ("auto", "veterans"):
                took = enough_rounds(browser, address, bots, strength)
                shown(f"a round of {bots} bots ({strength}) at the default speed, {len(took)} of them", took)
        shown("a round of three bots, calm, skipped", rounds(browser, address, "calm", skips=True)[0])
        browser.close()


def enough_rounds(browser: Browser, address: str, bots: int, strength: str) -> list[float]:
    """Rounds at the default speed, of several games if need be: somebody who only watches is soon eliminated."""
    took: list[float] = []
    while len(took) < OFTEN:
        took += rounds(browser, address, None, bots=bots, strength=strength, wanted=2)[0]
    return took


def shown(what: str, seconds: list[float]) -> None:
    print(f"{what}: median {statistics.median(seconds):.1f} s, longest {max(seconds):.1f} s", flush=True)


if __name__ == "__main__":
    main()

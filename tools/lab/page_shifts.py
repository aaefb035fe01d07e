"""Measures how much of the page moves by itself through whole games of both, at five sizes of the window.

python -m tools.lab.page_shifts
"""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.e2e.browsing import launched
from tests.e2e.people import PATIENCE
from tests.e2e.serving import served

from daikaiju.server.runtime.settings import Settings

SIZES = [(1920, 1080), (1366, 768), (820, 1180), (390, 844), (844, 390)]
GAMES = {"king": "Play now", "duel": "The Duel"}
LONGEST = 420.0
"""How many seconds a game may take; longer ones are measured so far."""

OVER = "section[aria-labelledby='end-title']"
ANSWERS = "section[aria-labelledby='question']:not([aria-busy='true']) button.button:not([aria-label]):not(:disabled)"

OBSERVE = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
    const of = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? ''
    const what = sources.map(({ node }) => of(node)).slice(0, 3)
    window.shifts.push({ value, mine: hadRecentInput, at: startTime, what })
  }
}).observe({ type: 'layout-shift', buffered: true })
"""


class Shift(TypedDict):
    """Something moved: how much, whether the person had just pressed something, when, and what."""

    value: float
    mine: bool
    at: float
    what: list[str]


@dataclass
class Visit:
    """A game at one size of the window."""

    page: Page
    game: str
    size: tuple[int, int]
    over: bool = False
    answered: int = 0

    def go_on(self) -> None:
        """Look whether the game is over, and answer whatever is asked."""
        self.over = self.page.locator(OVER).count() > 0
        answers = self.page.locator(ANSWERS)
        if not self.over and (found := answers.count()):
            # The last answer of each kind of question ends it: nobody rolls or buys for ever.
            answers.nth(found - 1).dispatch_event("click")
            self.answered += 1

    def report(self) -> str:
        shifts: list[Shift] = [one for one in self.page.evaluate("window.shifts") if not one["mine"]]
        worst = sorted(shifts, key=lambda one: -one["value"])[:3]
        named = "; ".join(f"{one['value']:.4f} {', '.join(one['what'])}" for one in worst)
        (width, height), total = self.size, sum(one["value"] for one in shifts)
        return (
            f"{self.game}, {width} x {height}: {total:.4f} in all, {window(shifts):.4f} as CLS; "
            f"{self.answered} answers, {'to the end' if self.over else 'not over'}; most: {named}"
        )


def window(shifts: list[Shift]) -> float:
    """The standard's figure: the most in any five seconds without a second of rest."""
    most, total, first, last = 0.0, 0.0, 0.0, -10_000.0
    for one in shifts:
        if one["at"] - last > 1000 or one["at"] - first > 5000:
            total, first = 0.0, one["at"]
        total, last = total + one["value"], one["at"]
        most = max(most, total)
    return most


def visit(browser: Browser, address: str, game: str, size: tuple[int, int]) -> Visit:
    page = browser.new_context(viewport=ViewportSize(width=size[0], height=size[1]), locale="en").new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address, wait_until="networkidle")
    page.get_by_role("button", name=GAMES[game]).first.click()
    if game == "duel":
        page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    page.evaluate(OBSERVE)
    return Visit(page, game, size)


def main() -> None:
    pace = Settings().pace
    with tempfile.TemporaryDirectory() as games, served(Path(games), pace) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        for game in GAMES:
            visits = [visit(browser, address, game, size) for size in SIZES]
            play(visits)
            for one in visits:
                print(one.report(), flush=True)
                one.page.context.close()
        browser.close()


def play(visits: list[Visit]) -> None:
    """Play all games side by side, and wait until the end is drawn."""
    until = time.monotonic() + LONGEST
    while not all(one.over for one in visits) and time.monotonic() < until:
        for one in visits:
            if not one.over:
                one.go_on()
        visits[0].page.wait_for_timeout(200)
    visits[0].page.wait_for_timeout(5000)


if __name__ == "__main__":
    main()

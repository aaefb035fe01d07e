"""Measures how much of the page moves by itself through whole games of both, at five sizes of the window.

python -m tools.lab.page_shifts
python -m tools.lab.page_shifts --game king --size 390x844 --seconds 60 --worst 10 --moves
"""

from __future__ import annotations

import argparse
import random
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

Size = tuple[int, int]

SIZES: list[Size] = [(1920, 1080), (1366, 768), (820, 1180), (390, 844), (844, 390)]
GAMES = {"king": "Play now", "duel": "The Duel"}
LONGEST = 420.0
"""How many seconds a game may take; longer ones are measured so far."""

OVER = "section[aria-labelledby='end-title']"
ASKED = "section[aria-labelledby='question']:not([aria-busy='true'])"
ANSWERS = f"{ASKED} button.button:not([aria-label]):not(:disabled), main:has({ASKED}) .offer"
"""What may be answered: buttons, and places for a token on the Duel's street."""

OBSERVE = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
    const of = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? ''
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
    const what = sources.map(({ node }) => of(node)).slice(0, 3)
    const moves = sources.map((one) => `${of(one.node)}: ${box(one.previousRect)} -> ${box(one.currentRect)}`)
    window.shifts.push({ value, mine: hadRecentInput, at: startTime, what, moves })
  }
}).observe({ type: 'layout-shift' })
"""


class Shift(TypedDict):
    """Something moved: how much, whether the person had just pressed something, when, what, and from where to where."""

    value: float
    mine: bool
    at: float
    what: list[str]
    moves: list[str]


@dataclass
class Visit:
    """A game at one size of the window."""

    page: Page
    game: str
    size: Size
    dice: random.Random
    over: bool = False
    answered: int = 0

    def go_on(self) -> None:
        """Look whether the game is over, and answer whatever is asked."""
        self.over = self.page.locator(OVER).count() > 0
        answers = self.page.locator(ANSWERS)
        if not self.over and (found := answers.count()):
            # By a script, not by a mouse: the standard would not count what moves just after a person's click.
            answers.nth(self.dice.randrange(found)).dispatch_event("click")
            self.answered += 1

    def report(self, worst: int, moves: bool) -> str:
        shifts: list[Shift] = [one for one in self.page.evaluate("window.shifts") if not one["mine"]]
        most = sorted(shifts, key=lambda one: -one["value"])[:worst]
        (width, height), total = self.size, sum(one["value"] for one in shifts)
        said = (
            f"{self.game}, {width} x {height}: {total:.4f} in all, {window(shifts):.4f} as CLS; "
            f"{self.answered} answers, {'to the end' if self.over else 'not over'}"
        )
        if moves:
            return said + "".join(f"\n  {one['value']:.4f} at {one['at'] / 1000:.1f} s {one['moves']}" for one in most)
        return f"{said}; most: " + "; ".join(f"{one['value']:.4f} {', '.join(one['what'])}" for one in most)


def window(shifts: list[Shift]) -> float:
    """The standard's figure: the most in any five seconds without a second of rest."""
    most, total, first, last = 0.0, 0.0, 0.0, -10_000.0
    for one in shifts:
        if one["at"] - last > 1000 or one["at"] - first > 5000:
            total, first = 0.0, one["at"]
        total, last = total + one["value"], one["at"]
        most = max(most, total)
    return most


def visit(browser: Browser, address: str, game: str, size: Size, seed: int) -> Visit:
    page = browser.new_context(viewport=ViewportSize(width=size[0], height=size[1]), locale="en").new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address, wait_until="networkidle")
    page.get_by_role("button", name=GAMES[game]).first.click()
    if game == "duel":
        page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    page.evaluate(OBSERVE)
    return Visit(page, game, size, random.Random(seed))


def play(visits: list[Visit], seconds: float) -> None:
    """Play all games side by side, and wait until the end is drawn."""
    until = time.monotonic() + seconds
    while not all(one.over for one in visits) and time.monotonic() < until:
        for one in visits:
            if not one.over:
                one.go_on()
        visits[0].page.wait_for_timeout(200)
    visits[0].page.wait_for_timeout(5000)


def read_size(said: str) -> Size:
    width, height = said.split("x")
    return int(width), int(height)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", choices=GAMES, action="append", help="only this one; may be given twice")
    options.add_argument(
        "--size", type=read_size, action="append", help="only this size, such as 390x844; may be repeated"
    )
    options.add_argument("--seconds", type=float, default=LONGEST, help="how long a game may take")
    options.add_argument("--seed", type=int, default=1, help="of the answers, which are chosen at random")
    options.add_argument("--worst", type=int, default=3, help="how many of the largest shifts are told")
    options.add_argument("--moves", action="store_true", help="tell from where to where things moved")
    chosen = options.parse_args()
    pace = Settings().pace
    with tempfile.TemporaryDirectory() as games, served(Path(games), pace) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        for game in chosen.game or GAMES:
            visits = [visit(browser, address, game, size, chosen.seed) for size in chosen.size or SIZES]
            play(visits, chosen.seconds)
            for one in visits:
                print(one.report(chosen.worst, chosen.moves), flush=True)
                one.page.context.close()
        browser.close()


if __name__ == "__main__":
    main()

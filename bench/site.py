"""How heavy and how fast the page without a server is: in Chromium, as it is and on a processor six times slower.

    make site
    python -m bench.site                             # everything, in about ten minutes
    python -m bench.site --only start --slower 1     # or: weight, play

The folder is served by Python's `http.server` from a sub-folder, uncompressed, which no real host is. A first visit is
measured at 10 Mbit/s with 40 ms before each reply: the web server keeps to that by itself, because what DevTools slow
down is the page alone, not its workers. For the same reason a slow processor is made from outside: the process of the
page with all its workers runs for a sixth of the time and is stopped in between, 150 ms in turn. A loop in the page and
one in a worker are timed first, and the table says how much slower they are.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from bench.slow_processor import renderers
from playwright.sync_api import Browser, BrowserContext, Error, FilePayload, Page, Request, sync_playwright
from tests.e2e.browsing import launched
from tests.e2e.needs import SITE
from tests.e2e.people import DESKTOP

from daikaiju import King
from daikaiju.bots import new_bot

SLOWER = 6
BYTES_PER_SECOND, LATENCY = 10_000_000 // 8, 0.040
PIECE = 16_384
READING = 5.0
"""How many seconds somebody reads the first screen before the click."""
PATIENCE = 60_000
ROUNDS, GAMES = 5, 3
"""How many rounds are measured, in how many games at most: whoever always stops rolling may be out soon."""

PUZZLE = ".puzzle aside h2"
COACH_ON = "Switch the coach on"
REVIEW = "Review this game"
WALK = "[role='slider'], input[type='range']"
FIRST, EACH, ALL = 6_000_000, 2_000_000, 9_000_000
"""The most bytes: of what comes before and with a first game, of each network, and of everything."""

NETWORKS = SITE / "python" / "networks"

ASKED = "section[aria-labelledby='question']:not([aria-busy='true'])"
DICE = "ul[aria-label='Dice'] button[aria-pressed]"
CONTROLLED = "navigator.serviceWorker.controller !== null"

HELPERS = f"""
window.seen = (selector, words) => new Promise((resolve, reject) => {{
  const began = performance.now()
  const look = () => {{
    const found = [...document.querySelectorAll(selector)].some((one) => !words || one.textContent.includes(words))
    if (found) resolve(performance.now())
    else if (performance.now() - began > {PATIENCE}) reject(new Error(`${{selector}} ${{words ?? ''}} never came`))
    else setTimeout(look, 10)
  }}
  look()
}})
window.press = async (selector, words) => {{
  await window.seen(selector, words)
  const found = [...document.querySelectorAll(selector)].find((one) => !words || one.textContent.includes(words))
  const began = performance.now()
  found.click()
  return began
}}
window.answer = async () => {{
  const panel = document.querySelector({ASKED!r})
  const before = panel.textContent
  for (;;) {{
    const buttons = [...panel.querySelectorAll('button.button:not([aria-label])')]
    const rolls = document.querySelector({DICE!r}) !== null
    const button = rolls ? buttons.filter((one) => one.textContent.includes('done')).at(-1) : buttons.at(-1)
    const pressed = performance.now()
    button?.click()
    // What is pressed too soon after a question appears does not count.
    await new Promise((resolve) => setTimeout(resolve, 40))
    const now = document.querySelector({ASKED!r})
    if (now !== panel || now.textContent !== before) return pressed
  }}
}}
window.round = async () => {{
  for (let answered = null; ; ) {{
    const now = await window.seen({ASKED!r})
    if (answered !== null && document.querySelector({DICE!r})) return (now - answered) / 1000
    answered = await window.answer()
  }}
}}
"""
"""Everything is timed inside the page, so that asking for it costs nothing."""

LOOP = "(() => { const t = performance.now(); let x = 0; for (let i = 0; i < 5e7; i++) x = (x * 31 + i) | 0; "
LOOP += "return performance.now() - t + x * 0 })()"
IN_WORKER = f"""new Promise((resolve) => {{
  const worker = new Worker(URL.createObjectURL(new Blob([`postMessage({LOOP})`])))
  worker.onmessage = ({{ data }}) => resolve(data)
}})"""

# --- serving ------------------------------------------------------------------------------------


class Pipe:
    """One line to the browser, shared by everything that it fetches."""

    def __init__(self) -> None:
        self.is_slow = False
        self._free = 0.0
        self._lock = threading.Lock()

    def wait(self, size: int) -> None:
        """Wait until this many bytes have passed."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / BYTES_PER_SECOND
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class Handler(SimpleHTTPRequestHandler):
    """Python's web server, which can be slow."""

    pipe: Pipe

    def log_message(self, *args: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        if self.pipe.is_slow:
            time.sleep(LATENCY)
        with contextlib.suppress(ConnectionError):
            super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while piece := source.read(PIECE):
            if self.pipe.is_slow:
                self.pipe.wait(len(piece))
            outputfile.write(piece)


@contextlib.contextmanager
def served(site: Path) -> Iterator[tuple[str, Pipe]]:
    pipe = Pipe()
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(site, Path(folder) / "some" / "folder")
        handler = partial(type("SlowHandler", (Handler,), {"pipe": pipe}), directory=folder)
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/some/folder/", pipe
        server.shutdown()
        server.server_close()


# --- a slow processor ---------------------------------------------------------------------------


@contextlib.contextmanager
def slowed(factor: float) -> Iterator[None]:
    """Let the processes of pages run only for a part of the time."""
    if factor == 1:
        yield
        return
    slowing = subprocess.Popen([sys.executable, "-m", "bench.slow_processor", str(os.getpid()), str(factor)])
    try:
        yield
    finally:
        slowing.terminate()
        slowing.wait()


def memory_of_pages() -> int:
    """What the processes of our pages hold in memory, in bytes."""
    total = 0
    for process in renderers(os.getpid()):
        rows = dict(
            line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines() if ":" in line
        )
        total += int(rows["RssAnon"].split()[0]) * 1024
    return total


# --- measurements -------------------------------------------------------------------------------


def newcomer(browser: Browser, speed: str) -> BrowserContext:
    context = browser.new_context(viewport=DESKTOP, locale="en")
    seats = [{"by": by, "monster": None, "name": ""} for by in ("me", "bot:champion", "bot:greedy", "bot:champion")]
    wishes = json.dumps({"speed": speed, "sound": False, "yieldAt": 10, "setups": {"now": {"seats": seats}}})
    context.add_init_script(f"if (location.host) localStorage.daikaiju ??= '{wishes}'\n{HELPERS}")
    context.set_default_timeout(PATIENCE)
    return context


def press(page: Page, selector: str, words: str, until: str, said: str = "") -> float:
    """Seconds from a press until something is seen."""
    script = "async ([a, b, c, d]) => { const began = await press(a, b); return (await seen(c, d)) - began }"
    took: float = page.evaluate(script, [selector, words, until, said])
    return took / 1000


def play_now(page: Page) -> dict[str, float]:
    """Seconds from the click on Play now to the table and to the first decision."""
    took: dict[str, float] = page.evaluate(f"""async () => {{
      const began = await press('button', 'Play now')
      const table = (await seen("section[aria-label='Board']")) - began
      const asked = (await seen({ASKED!r})) - began
      return {{ table: table / 1000, asked: asked / 1000 }}
    }}""")
    return took


def marks(page: Page) -> dict[str, float]:
    """When the worker had done what, in seconds since it began."""
    entries = page.workers[0].evaluate("performance.getEntriesByType('mark').map((m) => [m.name, m.startTime])")
    return {name: at / 1000 for name, at in entries}


def weigh() -> list[tuple[str, str]]:
    """What travels: compressed files as they are, everything else by gzip."""
    sizes = {file: weight_of(file) for file in sorted(SITE.rglob("*")) if file.is_file()}
    networks = {file: size for file, size in sizes.items() if file.parent == NETWORKS}
    total = sum(sizes.values())
    return [
        limited("everything but networks, compressed", total - sum(networks.values()), FIRST),
        *(limited(f"network {file.name}", size, EACH) for file, size in networks.items()),
        limited("all files, compressed", total, ALL),
    ]


def weight_of(file: Path) -> int:
    content = file.read_bytes()
    return len(content) if file.suffix in (".zst", ".npz") else min(len(content), len(gzip.compress(content, 9)))


def limited(name: str, size: int, most: int) -> tuple[str, str]:
    """A row of the table; what is too heavy ends the measurement."""
    if size > most:
        raise SystemExit(f"{name}: {size:,} bytes, which is more than {most:,}")
    return (name, f"{size / 1e6:.2f} MB of at most {most / 1e6:.0f}")


def first_screen(browser: Browser, address: str, lang: str) -> tuple[str, str]:
    """The bytes of what the first screen itself fetches, compressed."""
    context = browser.new_context(viewport=DESKTOP, locale=lang)
    page = context.new_page()
    fetched: set[str] = set()

    def note(request: Request) -> None:
        fetched.add(request.url)

    page.on("request", note)
    page.goto(address, wait_until="networkidle")
    size = 0
    for url in fetched:
        name = url.removeprefix(address).partition("?")[0] or "index.html"
        if url.startswith(address) and not name.startswith(("python/", "sw.js")):
            size += len(gzip.compress((SITE / name).read_bytes(), 9))
    context.close()
    return (f"first screen, {lang}", f"{size / 1e3:.0f} KB")


def start(browser: Browser, address: str, pipe: Pipe, factor: float, runs: int) -> list[tuple[str, str]]:
    """From the click on Play now to the first decision: on a first visit, and on the next one, from the cache.

    A newcomer's first game begins with their own dice, so what "calm" adds is the show of the opening alone.
    """
    rows = []
    with slowed(factor):
        for speed, reading in (("instant", 0.0), ("instant", READING), ("calm", 0.0)):
            first, again, parts = [], [], []
            for _ in range(runs):
                context = newcomer(browser, speed)
                page = context.new_page()
                pipe.is_slow = True
                page.goto(address)
                page.evaluate("seen('button', 'Play now')")
                time.sleep(reading)
                first.append(play_now(page))
                pipe.is_slow = False
                if speed == "instant" and not reading:
                    page.wait_for_function(CONTROLLED)
                    page.close()
                    page = context.new_page()
                    page.goto(address)
                    again.append(play_now(page))
                    parts.append(marks(page))
                context.close()
            when = f"after {reading:.0f} s" if reading else "at once"
            rows.append((f"first visit, click {when}, {speed}: table", shown([one["table"] for one in first])))
            rows.append((f"first visit, click {when}, {speed}", shown([one["asked"] for one in first])))
            if again:
                rows.append((f"cached, click {when}, {speed}: table", shown([one["table"] for one in again])))
                rows.append((f"cached, click {when}, {speed}", shown([one["asked"] for one in again])))
                rows += [(f"    worker: {name}", shown([one[name] for one in parts])) for name in parts[0]]
    return rows


def shown(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.2f} s (longest {max(seconds):.2f})"


def finished_game() -> str:
    """A whole game of four bots as a text."""
    game, dice, bots = King(4), random.Random(1), [new_bot("greedy", seat) for seat in range(4)]
    while not game.over:
        if game.player == "chance":
            game.roll(dice)
        else:
            game.apply(bots[game.state.player].choose(game))
    return game.to_text()


def play(browser: Browser, address: str, factor: float) -> list[tuple[str, str]]:
    """What happens after the start, when everything is there already; and what the page's process holds by then."""
    with slowed(factor):
        context = newcomer(browser, "instant")
        page = context.new_page()
        page.goto(address)
        play_now(page)
        with_table = memory_of_pages()
        rounds = played_rounds(page, address)
        press(page, "button", "Hint", "button", COACH_ON)
        hint = press(page, "button", COACH_ON, "section[aria-label='Coach'] table")
        with_thinking = memory_of_pages()
        page.goto(f"{address}?/credits")
        page.goto(address)
        wait_for_python(page)
        puzzle = press(page, "a", "Puzzles", PUZZLE)
        page.goto(f"{address}?/analysis")
        wait_for_python(page)
        analysis = press(page, "button", "New game of King", DICE)
        page.goto(f"{address}?/viewer")
        wait_for_python(page)
        game: FilePayload = {"name": "game.yaml", "mimeType": "text/yaml", "buffer": finished_game().encode()}
        page.set_input_files("input[type=file]", game)
        press(page, "button", "Review", "button", REVIEW)
        review = press(page, "button", REVIEW, WALK)
        context.close()
    return [
        ("a round of three bots, instant", shown(rounds)),
        ("the first hint, with the start of its worker", shown([hint])),
        ("a puzzle from the first screen", shown([puzzle])),
        ("a new game on the analysis board", shown([analysis])),
        ("the review of a game of four bots", shown([review])),
        ("memory of page and worker, with a table", f"{with_table / 1e6:.0f} MB"),
        ("memory with the thinking worker", f"{with_thinking / 1e6:.0f} MB"),
    ]


def played_rounds(page: Page, address: str) -> list[float]:
    """How long three bots take from a person's last answer to their next question."""
    rounds: list[float] = []
    for game in range(GAMES):
        if game:
            page.goto(address)
            play_now(page)
        with contextlib.suppress(Error):
            while len(rounds) < ROUNDS:
                rounds.append(page.evaluate("round()"))
    return rounds


def wait_for_python(page: Page) -> None:
    while not page.workers or "ready" not in marks(page):
        page.wait_for_timeout(100)


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("--only", default="weight,start,play", help="which of the three, separated by commas")
    reading.add_argument("--runs", type=int, default=3, help="how often each start is measured")
    reading.add_argument("--slower", type=float, nargs="*", default=[1, SLOWER], help="how many times slower")
    asked = reading.parse_args()
    only = asked.only.split(",")
    with served(SITE) as (address, pipe), sync_playwright() as playwright:
        browser = launched(playwright)
        if "weight" in only:
            table("weight", [*weigh(), *(first_screen(browser, address, lang) for lang in ("en", "ru", "uk"))])
        plain = calibrate(browser, address)
        for factor in asked.slower:
            with slowed(factor):
                slow = calibrate(browser, address)
            loops = " and ".join(f"{late / soon:.1f}" for late, soon in zip(slow, plain, strict=True))
            name = f"{factor:g}x slower (loops in page and worker: {loops})"
            if "start" in only:
                table(f"start, {name}", start(browser, address, pipe, factor, asked.runs))
            if "play" in only:
                table(f"play, {name}", play(browser, address, factor))
        browser.close()


def calibrate(browser: Browser, address: str) -> tuple[float, float]:
    page = browser.new_page()
    page.goto(address + "too-old.js")
    took = page.evaluate(LOOP), page.evaluate(IN_WORKER)
    page.close()
    return took


def table(title: str, rows: list[tuple[str, str]]) -> None:
    print(f"\n{title}; programs waiting for {os.cpu_count()} cores: {os.getloadavg()[0]:.1f}")
    for name, figure in rows:
        print(f"  {name:48} {figure}", flush=True)


if __name__ == "__main__":
    main()

"""How soon a new server has its champion, its coach and its reviews: everything from an empty cache and folder.

    python bench/load/start.py 5

Each time a server is started as `make play` starts it, apart from the pause that bots make so that people can follow
(`--pace 0`). As soon as it answers, somebody watches two champions, then plays and asks the coach, and sends a finished
game to be reviewed. Processor time is that of the server and all its processes meanwhile, those that start beside it
included.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic

import httpx
from reporting import machine
from reviews import finished_game

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.server.browsers import Browser  # noqa: E402  # the tests are no package that is installed
from tests.server.ports import free_port  # noqa: E402  # as above
from tests.server.postgresql import children  # noqa: E402  # as above

RESTING = 0.05
"""Processor seconds in a second."""

EVERY = {
    "answers HTTP": "from its start",
    "the champion's first answer at a table": "from its start",
    "the coach's first hint, asked at once": "from asking",
    "the coach's first hint about the Duel, a few seconds later": "from asking",
    "a review's first progress": "from asking",
}


def processor_seconds(process: int) -> float:
    """Of a process and all that it has started."""
    total = 0.0
    for one in (process, *children(process)):
        fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
        total += sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return total


class Watch:
    """Takes the time, and the processor's time of a server."""

    def __init__(self, process: int, begun: float) -> None:
        self.process, self.begun, self.used = process, begun, 0.0
        self.laps: list[tuple[float, float]] = []

    def start(self) -> None:
        self.begun, self.used = monotonic(), processor_seconds(self.process)

    def lap(self) -> None:
        self.laps.append((monotonic() - self.begun, processor_seconds(self.process) - self.used))


async def measure(place: str, watch: Watch) -> None:
    await answered(place)
    watch.lap()
    async with Browser(place) as ann:
        table = await ann.new_table("bot:champion", "bot:champion")
        async with ann.at(table) as page:
            await page.hello()
            await page.until("news")
            watch.lap()
        await hint(ann, "king", watch)
        await settled(watch.process)
        await hint(ann, "duel", watch)
        watch.start()
        async with ann.http.stream("POST", "/api/review", content=finished_game(0)) as review:
            async for line in review.aiter_lines():
                if json.loads(line).get("total") or json.loads(line)["kind"] == "review":
                    break
        watch.lap()


async def hint(ann: Browser, game: str, watch: Watch) -> None:
    """Play until something is asked, and ask the coach."""
    async with ann.at(await ann.new_table("me", "bot:random", game=game)) as page:
        await page.hello()
        await page.my_turn()
        await page.send(kind="coach", on=True)
        await page.until("table", lambda told: told["coach"]["on"])
        watch.start()
        await page.send(kind="hint", at=page.number)
        await page.until("hint")
        watch.lap()


async def settled(process: int) -> None:
    """Return once a server has started everything and rests."""
    used = -1.0
    while (now := processor_seconds(process)) - used > RESTING:
        used = now
        await asyncio.sleep(1)


async def answered(place: str) -> None:
    """Return once the server answers."""
    async with httpx.AsyncClient() as client:
        while True:
            try:
                await client.get(f"http://{place}/api/tables")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.01)


def start_once() -> list[tuple[float, float]]:
    """Seconds and processor seconds of each of the things that are timed."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        options = ["--no-browser", "--no-page", "--pace", "0", "--port", str(port), "--data", f"{folder}/games"]
        command = [sys.executable, "-m", "daikaiju", "serve", *options]
        begun = monotonic()
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, env={**os.environ, "DAIKAIJU_CACHE": f"{folder}/cache"}
        ) as server:
            try:
                watch = Watch(server.pid, begun)
                asyncio.run(measure(f"127.0.0.1:{port}", watch))
            finally:
                server.terminate()
    return watch.laps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("times", type=int, nargs="?", default=5)
    times = parser.parse_args().times
    print(machine())
    found = [start_once() for _ in range(times)]
    for place, (what, since) in enumerate(EVERY.items()):
        took, used = zip(*(laps[place] for laps in found), strict=True)
        each = ", ".join(f"{seconds:.2f}" for seconds in sorted(took))
        print(f"{what}, {since}: {median(took):.2f} s ({each}); {median(used):.2f} s of processor time")


if __name__ == "__main__":
    main()

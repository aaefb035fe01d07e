"""How soon bots answer when many tables of bots play at once.

    python bench/load/bots.py 50 100 200 --workers 2 --bot greedy,bench/load/bots.py:Spinner:200ms

At every table four bots play King at the pace of the server (`--pace 0.8`; 0 for no pause at all), asked through the
same pool of processes as in `daikaiju serve`. For each bot with a time of its own (`Bot.seconds`) the script says how
the time from question to answer compares with it, and how fairly the tables share: how long the bots of a table may
think about an answer on average, at the table that gets least and at the one that gets most.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Sequence
from statistics import mean

from reporting import latency, machine, percentiles

from daikaiju import King
from daikaiju.bots import Bot, new_bot
from daikaiju.game import Action, Game
from daikaiju.server.workers.bots import BotPool, Job, Line
from daikaiju.table.bots import question_for

SEATS = 4
LIMIT = 15.0
WARM_UP = 3.0


class Spinner(Bot):
    """Computes for as long as it is allowed, as a search does, and then takes any legal action."""

    def __init__(self, seed: int | None = None, setting: str = "200ms") -> None:
        super().__init__(seed)
        self.seconds = float(setting.removesuffix("ms")) / 1000

    def choose(self, view: Game) -> Action:
        until = time.perf_counter() + (self.seconds or 0)
        legal = view.legal_actions
        while time.perf_counter() < until:
            pass
        return self.random.choice(legal)


class WatchedLine(Line):
    """Notes how long the bots of each table may think."""

    def __init__(self) -> None:
        super().__init__()
        self.given: dict[str, list[float]] = defaultdict(list)

    def share(self, job: Job, now: float) -> float | None:
        seconds = super().share(job, now)
        if seconds is not None:
            self.given[job.question.table].append(seconds)
        return seconds


class Table:
    """A table of bots that plays one game after the other."""

    def __init__(self, number: int, bots: Sequence[str]) -> None:
        self.name = f"table {number}"
        self.bots = [bots[(number + seat) % len(bots)] for seat in range(SEATS)]
        self.dice = random.Random(number)
        self.took: dict[str, list[float]] = defaultdict(list)

    async def play(self, pool: BotPool, pace: float) -> None:
        await asyncio.sleep(pace * self.dice.random())
        while True:
            game = King(SEATS)
            game.keep_no_past()
            game.roll(self.dice)
            number = 0
            while not game.over:
                seat = game.seats.index(game.player or "")
                bot = self.bots[seat]
                question = question_for(bot, game, table=self.name, seat=seat, number=number, secret=b"bench")
                begun = time.perf_counter()
                thinking = asyncio.create_task(pool.choose(question, game))
                thinking.add_done_callback(lambda _, bot=bot, at=begun: self.took[bot].append(time.perf_counter() - at))
                if pace:
                    await asyncio.sleep(pace)
                game.answer(await thinking)
                game.roll(self.dice)
                number += 1


async def play_for(seconds: float, playing: Sequence[asyncio.Task[None]]) -> None:
    """Let the tables play; a table never ends by itself, so if one does, its error is raised."""
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()


async def measure(count: int, bots: Sequence[str], workers: int, seconds: float, pace: float) -> None:
    pool, lines = BotPool(workers, LIMIT), [WatchedLine() for _ in range(workers)]
    pool.lines = list[Line](lines)
    await pool.start()
    tables = [Table(number, bots) for number in range(count)]
    playing = [asyncio.create_task(table.play(pool, pace)) for table in tables]
    await play_for(WARM_UP, playing)
    while not all(any(table.took.values()) for table in tables):
        await play_for(0.1, playing)
    await play_for(WARM_UP, playing)
    for table in tables:
        table.took.clear()
    for line in lines:
        line.given.clear()
    await play_for(seconds, playing)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    pool.close()
    for bot in dict.fromkeys(bots):
        took = [time for table in tables for time in table.took[bot]]
        budget = new_bot(bot, 0).seconds
        promised = f" ({percentiles(took)[1] / budget:.2f} of its {1000 * budget:.0f} ms)" if budget else ""
        name = bot.rpartition("/")[2]
        print(f"{count} tables, {name}: {len(took)} answers, {latency(took)}{promised}")
    means = [1000 * mean(given) for line in lines for given in line.given.values()]
    if means:
        print(f"{count} tables: {min(means):.1f} to {max(means):.1f} ms to think about an answer", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", type=int, nargs="*", default=[50, 100, 200])
    parser.add_argument("--bot", default=f"{__file__}:Spinner:200ms", help="who plays, with commas between them")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=0.8)
    given = parser.parse_args()
    print(machine())
    for count in given.tables:
        asyncio.run(measure(count, given.bot.split(","), given.workers, given.seconds, given.pace))


if __name__ == "__main__":
    main()

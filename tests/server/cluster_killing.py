"""Kills and pauses each part of a cluster while people play: its three processes, PostgreSQL, Redis and the proxy.

`python -m tests.server.cluster_killing 300` is the long form (`make kill PROCESSES=3`); the suite runs a short one.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.audit import audit
from tests.server.clubs import TABLES, Club, Counted, Meetings
from tests.server.clusters import MISSING, Cluster, available
from tests.server.stores import POSTGRESQL, stores
from tests.server.writers import check_writers, watch_writers

PARTS = ("process", "process", "process", "PostgreSQL", "Redis", "proxy")
PAUSED = 0.5
"""How often a part is paused instead of killed."""

LONGEST_PAUSE = 30.0
LONGEST_PLAY = 1.0
LONGEST_DOWN = 2.0
AUDITED_EVERY = 10


@dataclass
class Tally(Counted):
    """What was seen in a run."""

    faults: dict[str, int] = field(default_factory=dict)
    written: int = 0
    taken_over: list[float] = field(default_factory=list)
    """Seconds from the kill of a process until everybody played again."""
    returned: list[float] = field(default_factory=list)
    """Seconds from the return of anything else, or the end of a pause, until everybody played again."""

    def __str__(self) -> str:
        faults = ", ".join(f"{count} {name}" for name, count in sorted(self.faults.items()))
        return (
            f"{sum(self.faults.values())} faults ({faults}); {self.games} games finished, {self.acknowledged} answers "
            f"and {self.lines} lines of chat acknowledged, none lost, none twice; {self.written} rows written, none by "
            f"a process whose lease had ended; everybody back {spread(self.taken_over)} after a process was killed, "
            f"{spread(self.returned)} after the end of any other fault"
        )


def spread(times: list[float]) -> str:
    return f"{statistics.median(times):.1f} s (at most {max(times):.1f} s)" if times else "never"


class ClusterKiller:
    """Faults at random moments, the same ones for the same seed as far as a machine allows."""

    def __init__(self, folder: Path, seed: int, longest_pause: float = LONGEST_PAUSE) -> None:
        self.dice = random.Random(seed)
        self.cluster = Cluster(folder, "--pace", "0", "--no-limits", "--bot-workers", "1")
        self.longest_pause = longest_pause
        self.clubs = [Club(self.cluster, setting, random.Random(self.dice.random()), 0.02) for setting in TABLES]
        self.tally = Tally()
        self._finished: set[str] = set()

    async def run(
        self, faults: int, report: Any = None, parts: tuple[str, ...] = (), minutes: float = float("inf")
    ) -> Tally:
        until = time.monotonic() + 60 * minutes
        with self.cluster:
            with stores.opened(self.cluster.folder) as database:
                watch_writers(database)
            async with Meetings(self.clubs) as meetings:
                await self._everybody_plays(meetings, time.monotonic())
                for number in range(faults):
                    if time.monotonic() > until:
                        break
                    await asyncio.sleep(self.dice.uniform(0, LONGEST_PLAY))
                    part = parts[number] if parts else self.dice.choice(PARTS)
                    told = await self._fault(part, meetings)
                    if number % AUDITED_EVERY == AUDITED_EVERY - 1:
                        self._audit()
                    if report is not None:
                        report(number + 1, told)
            self._finished.clear()
            self._audit()
        self.tally.count(self.clubs)
        return self.tally

    async def _fault(self, part: str, meetings: Meetings) -> str:
        pause = self.dice.random() < PAUSED
        name = f"{part} {'paused' if pause else 'killed'}"
        self.tally.faults[name] = self.tally.faults.get(name, 0) + 1
        server = self.dice.randrange(3)
        began = time.monotonic()
        if pause:
            self._signal(part, server, signal.SIGSTOP)
            await asyncio.sleep(self.dice.uniform(1, self.longest_pause))
            self._signal(part, server, signal.SIGCONT)
        else:
            self._kill(part, server)
            if part == "process":
                # The others take over; only then does it come back.
                back = await self._everybody_plays(meetings, began)
                self.tally.taken_over.append(back)
            else:
                await asyncio.sleep(self.dice.uniform(0, LONGEST_DOWN))
            await asyncio.to_thread(self._start, part, server)
            if part == "process":
                return f"{name}, everybody back after {back:.1f} s"
        ended = time.monotonic()
        back = await self._everybody_plays(meetings, ended)
        self.tally.returned.append(back)
        return f"{name} for {ended - began:.1f} s, everybody back {back:.1f} s later"

    def _signal(self, part: str, server: int, number: int) -> None:
        cluster = self.cluster
        if part == "PostgreSQL":
            cluster.postgresql.signal(number)
            return
        process = {"process": cluster.servers[server].process, "Redis": cluster.redis.process, "proxy": cluster.proxy}[
            part
        ]
        assert process is not None
        process.send_signal(number)

    def _kill(self, part: str, server: int) -> None:
        if part == "process":
            self.cluster.servers[server].kill()
        elif part == "PostgreSQL":
            self.cluster.postgresql.kill()
        elif part == "Redis":
            self.cluster.redis.kill()
        else:
            self.cluster.proxy.kill()
            self.cluster.proxy.wait()

    def _start(self, part: str, server: int) -> None:
        if part == "process":
            self.cluster.servers[server].start()
            self.cluster.servers[server].wait()
        elif part == "PostgreSQL":
            self.cluster.postgresql.start()
        elif part == "Redis":
            self.cluster.redis.start()
        else:
            self.cluster.start_proxy()

    async def _everybody_plays(self, meetings: Meetings, since: float) -> float:
        """Wait until an answer sent after a moment is acknowledged at every table; returns how long it took."""
        await meetings.until(lambda club: club.answered_since(since))
        return time.monotonic() - since

    def _audit(self) -> None:
        ledgers = [ledger for club in self.clubs for ledger in club.ledgers if ledger.table not in self._finished]
        audit(self.cluster.folder, ledgers)
        self._finished |= {ledger.table for ledger in ledgers if ledger.over}
        with stores.opened(self.cluster.folder) as database:
            self.tally.written = check_writers(database)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kills and pauses the parts of a cluster under play.")
    parser.add_argument("faults", type=int, nargs="?", default=300)
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop after this many, whatever was reached"
    )
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    given = parser.parse_args()
    if not available():
        raise SystemExit(MISSING)
    print(f"seed {given.seed}")

    def report(faults: int, told: str) -> None:
        print(f"{faults}: {told}", flush=True)

    stores.use(POSTGRESQL)
    try:
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(ClusterKiller(Path(folder), given.seed).run(given.faults, report, minutes=given.minutes)))
    finally:
        stores.close()


if __name__ == "__main__":
    main()

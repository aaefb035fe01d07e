"""Kills the server again and again while people play, and checks each time whether anything they were told is gone.

`python -m tests.server.killing 200` is the long form (`make kill`); the suite runs a short one.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.audit import audit
from tests.server.clubs import TABLES, Club, Counted, Meetings
from tests.server.process import ServerProcess

LONGEST_PLAY = 1.5
"""How many seconds a server lives at most once everyone is back."""

LONGEST_START = 3.0
KILLED_EARLY = 0.1
"""How often a server is killed while it is still starting."""

MORE_TABLES: list[dict[str, Any]] = [
    {"game": "king", "seats": ["a", "b"], "options": {"edition": "2010"}},
    {"game": "king", "seats": ["a", "a", "a", "b", "c", "d"]},
]


@dataclass
class Tally(Counted):
    """What was seen in a run."""

    kills: int = 0
    entries: int = 0
    returns: list[float] = field(default_factory=list)
    """How long it took each time from starting the server until everybody was back."""

    def __str__(self) -> str:
        returns = f"everybody back after {statistics.median(self.returns):.1f} s, at most {max(self.returns):.1f} s"
        return (
            f"{self.kills} kills, {self.games} games finished, {self.acknowledged} answers and {self.lines} lines of "
            f"chat acknowledged, none lost, none twice; {self.entries} entries replayed; {returns}"
        )


class Killer:
    """Kills a server at random moments, the same ones for the same seed as far as a machine allows."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.dice = random.Random(seed)
        self.serving = ServerProcess(folder, "--pace", "0", "--no-limits")
        self.clubs = [
            Club(self.serving, setting, random.Random(self.dice.random())) for setting in [*TABLES, *MORE_TABLES]
        ]
        self.tally = Tally()
        self._audited: set[str] = set()

    async def run(self, kills: int, report: Any = None) -> Tally:
        with self.serving:
            async with Meetings(self.clubs) as meetings:
                for _ in range(kills):
                    await self._kill_once(meetings)
                    if report is not None:
                        report(self.tally.kills, self.tally.returns[-1])
                await self._everybody_back(meetings)
            self.serving.stop()
            self._audited.clear()
            self._audit()
            # A worker whose server is killed while starting prints that it is alone; the server itself has no excuse.
            assert "Traceback" not in self.serving.logged(), self.serving.logged()
        self.tally.count(self.clubs)
        return self.tally

    async def _kill_once(self, meetings: Meetings) -> None:
        await self._everybody_back(meetings)
        await asyncio.sleep(self.dice.uniform(0, LONGEST_PLAY))
        self._kill()
        if self.dice.random() < KILLED_EARLY:
            self.serving.start()
            await asyncio.sleep(self.dice.uniform(0, LONGEST_START))
            self._kill()
        self.serving.start()

    def _kill(self) -> None:
        self.serving.kill()
        self.tally.kills += 1
        self._audit()

    def _audit(self) -> None:
        """Check everything that may have changed since the last check."""
        ledgers = [ledger for club in self.clubs for ledger in club.ledgers if ledger.table not in self._audited]
        self.tally.entries = audit(self.serving.folder, ledgers) + (self.tally.entries if self._audited else 0)
        self._audited |= {ledger.table for ledger in ledgers if ledger.over}

    async def _everybody_back(self, meetings: Meetings) -> None:
        """Wait until every page at a table is up to date again."""
        began = time.monotonic()
        await meetings.until(Club.is_back, self.serving.check_alive)
        self.tally.returns.append(time.monotonic() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kills the server under play and looks whether anything is lost.")
    parser.add_argument("kills", type=int, nargs="?", default=200)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    given = parser.parse_args()
    print(f"seed {given.seed}")

    def report(kills: int, back: float) -> None:
        print(f"{kills} kills, everybody back after {back:.1f} s", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(Killer(Path(folder) / "data", given.seed).run(given.kills, report))
    print(tally)


if __name__ == "__main__":
    main()

"""Runs what takes too long for `make test` and writes the results to docs/long-tests.md: `make test-long`."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
REPORT = ROOT / "docs" / "long-tests.md"
GAMES = 30_000
KILLS = 60
EXAMPLES = 200

PYTEST = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2"]


@dataclass(frozen=True)
class LongTest:
    """What a test shows when it passes, and how to run it."""

    shows: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)

    def run(self) -> tuple[bool, str]:
        """Run it, print what it printed, and return whether it passed and its row of the report."""
        print(f"{self.shows} ...", flush=True)
        began = time.monotonic()
        done = subprocess.run(
            [sys.executable, *self.command],
            cwd=ROOT,
            env={**os.environ, **self.environment},
            text=True,
            stdout=subprocess.PIPE,
        )
        minutes = (time.monotonic() - began) / 60
        print(done.stdout, flush=True)
        last = next((line.strip() for line in reversed(done.stdout.splitlines()) if line.strip()), "it printed nothing")
        passed = done.returncode == 0
        return passed, f"| {self.shows} | {last if passed else f'**failed**: {last}'} | {minutes:.0f} |\n"


LONG_TESTS = [
    LongTest(
        f"{EXAMPLES} generated examples of every HTTP request are answered as described",
        [*PYTEST, "tests/server/test_http_schema.py"],
        {"DAIKAIJU_EXAMPLES": str(EXAMPLES)},
    ),
    LongTest(f"killing the server {KILLS} times during play loses nothing", ["-m", "tests.server.killing", str(KILLS)]),
    LongTest(
        f"{GAMES:,} random games of King and of the Duel, and as many of each with a pack, are equal on Python and CPU "
        "after every answer",
        [*PYTEST, "tests/test_equality.py"],
        {"DAIKAIJU_EQUAL_GAMES": str(GAMES)},
    ),
]


def main() -> None:
    rows, all_passed = [], True
    for test in LONG_TESTS:
        passed, row = test.run()
        all_passed = all_passed and passed
        rows.append(row)
    REPORT.write_text(
        "# What the long tests found\n\n"
        f"Written by `make test-long` on {datetime.now(UTC):%Y-%m-%d} for commit {commit()}, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores. What is shown, the last line the test printed, "
        "and how long it took:\n\n"
        "| shown | result | minutes |\n|---|---|---|\n" + "".join(rows),
        encoding="utf-8",
    )
    if not all_passed:
        sys.exit(1)


def commit() -> str:
    """The commit that was tested."""
    named = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, text=True, stdout=subprocess.PIPE)
    return named.stdout.strip() or "unknown"


if __name__ == "__main__":
    main()

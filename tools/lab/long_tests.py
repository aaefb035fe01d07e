"""Runs what takes too long for `make test` and writes the results to docs/long-tests.md: `make test-long`.

python -m tools.lab.long_tests              # all of them
python -m tools.lab.long_tests kills games  # only these; the report keeps its rows about the others
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[2]
REPORT = ROOT / "docs" / "long-tests.md"
GAMES = 10_000
KILLS = 60
SCHEDULES = 10_000
EXAMPLES = 200
POLICY_GAMES = 300
THREADS = 2

PYTEST = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2"]

HEAD = """# What the long tests found

Written by `make test-long`: what a test shows, the last line it printed, how long it took, and where it ran.

| shown | result | minutes | when, and which commit |
|---|---|---|---|
"""


@dataclass(frozen=True)
class LongTest:
    """What a test shows when it passes, and how to run it."""

    shows: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)

    def run(self) -> tuple[bool, str]:
        """Run it, print what it printed, and return whether it passed and its row of the report."""
        print(f"{self.shows} ...", flush=True)
        tested, began = commit(), time.monotonic()
        done = subprocess.run(
            [sys.executable, *self.command],
            cwd=ROOT,
            env={**os.environ, **self.environment},
            text=True,
            stdout=subprocess.PIPE,
            check=False,
        )
        minutes = (time.monotonic() - began) / 60
        print(done.stdout, flush=True)
        last = next((line.strip() for line in reversed(done.stdout.splitlines()) if line.strip()), "it printed nothing")
        passed = done.returncode == 0
        where = f"Python {platform.python_version()}, {os.cpu_count()} cores"
        when = f"{datetime.now(UTC):%Y-%m-%d}, {tested}, {where}"
        return passed, f"| {self.shows} | {last if passed else f'**failed**: {last}'} | {minutes:.0f} | {when} |\n"


LONG_TESTS = {
    "cluster": LongTest(
        "on a Ray cluster, killing a worker and a node changes no result",
        ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/cluster/ray_cluster.py"],
    ),
    "leases": LongTest(
        f"{SCHEDULES:,} random schedules of processes that take, renew and lose leases give no table two writers",
        ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/server/test_lease_schedules.py"],
        {"DAIKAIJU_SCHEDULES": str(SCHEDULES)},
    ),
    "requests": LongTest(
        f"{EXAMPLES} generated examples of every HTTP request are answered as described",
        [*PYTEST, "tests/server/test_http_schema.py"],
        {"DAIKAIJU_EXAMPLES": str(EXAMPLES)},
    ),
    "messages": LongTest(
        f"{EXAMPLES} generated conversations on a table's socket, by strangers and by its players, break nothing",
        [*PYTEST, "tests/server/test_fuzz_socket.py"],
        {"DAIKAIJU_EXAMPLES": str(EXAMPLES)},
    ),
    "kills": LongTest(
        f"killing the server {KILLS} times during play loses nothing", ["-m", "tests.server.killing", str(KILLS)]
    ),
    "games": LongTest(
        f"{GAMES:,} random games of King and of the Duel, and as many of each with a pack, are equal on Python and CPU "
        "and, without the pack, in the engine after every answer",
        [*PYTEST, "tests/test_equality.py"],
        {"DAIKAIJU_EQUAL_GAMES": str(GAMES)},
    ),
    "engine": LongTest(
        "building the engine again gives the same bytes",
        ["-m", "daikaiju.engine.building.build", "--check"],
    ),
    "ptx": LongTest(
        "the rules of King and of the Duel, with a pack and without, build for a GPU",
        [*PYTEST, "tests/test_gpu.py"],
        {"DAIKAIJU_PTX": "all"},
    ),
    "threads": LongTest(
        f"games of a batch are the same on 1 to {THREADS} threads",
        ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/envs/test_batch.py", "-k", "any_number_of_threads"],
        {"DAIKAIJU_THREADS": str(THREADS)},
    ),
    "policies": LongTest(
        f"{POLICY_GAMES} whole games of King and of the Duel by policies are equal on Python and CPU, and their "
        "kernels compile",
        ["-m", "tests.bots.whole_games", str(POLICY_GAMES)],
    ),
}


def main(names: list[str]) -> None:
    unknown = [name for name in names if name not in LONG_TESTS]
    if unknown:
        sys.exit(f"There is no long test called {', '.join(unknown)}; there are {', '.join(LONG_TESTS)}.")
    rows, all_passed = rows_before(), True
    for name in names or LONG_TESTS:
        passed, rows[name] = LONG_TESTS[name].run()
        all_passed = all_passed and passed
        REPORT.write_text(HEAD + "".join(rows[name] for name in LONG_TESTS if name in rows), encoding="utf-8")
    if not all_passed:
        sys.exit(1)


def rows_before() -> dict[str, str]:
    """The rows of the report so far that are about the tests as they are now."""
    lines = REPORT.read_text(encoding="utf-8").splitlines(keepends=True) if REPORT.exists() else []
    return {name: line for name, test in LONG_TESTS.items() for line in lines if line.startswith(f"| {test.shows} |")}


def commit() -> str:
    """The commit that is tested, and whether anything but the report was changed since."""
    named = git("describe", "--always")
    changed = git("status", "--porcelain", "--untracked-files=no", "--", ".", f":!{REPORT.relative_to(ROOT)}")
    return f"{named}-dirty" if changed else named or "an unknown commit"


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, text=True, stdout=subprocess.PIPE, check=False)
    return done.stdout.strip()


if __name__ == "__main__":
    main(sys.argv[1:])

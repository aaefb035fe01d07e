"""Runs what takes too long for `make test` and writes the results to docs/long-tests.md: `make test-long`."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

HOME = Path(__file__).parents[1]
REPORT = HOME / "docs" / "long-tests.md"
GAMES = "100000"

PYTEST = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2"]
RUNS: list[tuple[str, dict[str, str], list[str]]] = [
    (
        f"{int(GAMES):,} random games of each game are equal on Python and CPU, every state",
        {"DAIKAIJU_EQUAL_GAMES": GAMES},
        [*PYTEST, "tests/test_equality.py"],
    ),
    ("killing the server 200 times loses nothing", {}, ["-m", "tests.server.killing", "200"]),
    ("500 examples of every request are answered as described", {"DAIKAIJU_EXAMPLES": "500"}, [
        *PYTEST,
        "tests/server/test_http_schema.py",
    ]),
]  # fmt: skip


def main() -> None:
    rows = [run(*what) for what in RUNS]
    REPORT.write_text(
        "# What the long tests found\n\n"
        f"Written by `make test-long` on {date.today().isoformat()}, Python {platform.python_version()}, "
        f"{os.cpu_count()} cores.\n\n"
        "| what | result | minutes |\n|---|---|---|\n" + "".join(rows),
        encoding="utf-8",
    )
    if any("failed" in row for row in rows):
        sys.exit(1)


def run(what: str, environment: dict[str, str], command: list[str]) -> str:
    """Run one of them, show its output, and return its row of the report."""
    print(f"{what} ...", flush=True)
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, *command], cwd=HOME, env={**os.environ, **environment}, text=True, stdout=subprocess.PIPE
    )
    minutes = (time.monotonic() - begun) / 60
    last = next((line.strip() for line in reversed(done.stdout.splitlines()) if line.strip()), "")
    print(done.stdout, flush=True)
    return f"| {what} | {last if done.returncode == 0 else f'failed: {last}'} | {minutes:.0f} |\n"


if __name__ == "__main__":
    main()

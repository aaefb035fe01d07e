"""Makes the pages of a browser run slower: `python -m bench.slow_processor PROCESS FACTOR` until it is stopped.

DevTools slow down the page's own thread alone. Here the processes of all pages that a process has started run for one
part of the time in FACTOR, with all their threads and workers, and are stopped in between.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from pathlib import Path

RUNNING = 0.025
"""For how many seconds they run at a time."""
LOOK_AGAIN = 0.2


def renderers(ancestor: int) -> list[int]:
    """The processes of pages of Chromium that a process, or one that it started, has started."""
    parents: dict[int, int] = {}
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))

    def descends(process: int) -> bool:
        while process in parents and process != ancestor:
            process = parents[process]
        return process == ancestor

    return [process for process in found if descends(process)]


def signal_all(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with contextlib.suppress(OSError):
            os.kill(process, what)


def main(ancestor: int, factor: float) -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    processes: list[int] = []
    looked = 0.0
    try:
        while os.getppid() == ancestor:
            if time.monotonic() - looked > LOOK_AGAIN:
                processes, looked = renderers(ancestor), time.monotonic()
            signal_all(processes, signal.SIGSTOP)
            time.sleep(RUNNING * (factor - 1))
            signal_all(processes, signal.SIGCONT)
            time.sleep(RUNNING)
    finally:
        signal_all(processes, signal.SIGCONT)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))

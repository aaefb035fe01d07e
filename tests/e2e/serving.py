"""A private server to play on, with quick bots and no limits."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def served(folder: Path, pace: float = 0, *options: str) -> Iterator[str]:
    """The address, without a slash at its end, of a server that keeps its games in a folder."""
    command = [sys.executable, "-u", "-m", "daikaiju", "serve", "--port", "0", "--data", str(folder)]
    command += ["--pace", str(pace), "--no-browser", "--no-limits", "--no-champion", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\w.]+:\d+", process.stdout.readline())
            assert found is not None, "the server did not say where it is"
            wait_until_it_answers(found[0], process)
            yield found[0]
        finally:
            process.terminate()
            try:
                process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                process.kill()


def wait_until_it_answers(address: str, process: subprocess.Popen[str]) -> None:
    """Ask until there is a reply."""
    while process.poll() is None:
        with contextlib.suppress(urllib.error.URLError, TimeoutError), urllib.request.urlopen(address, timeout=60):
            return
        time.sleep(0.05)
    raise AssertionError("the server stopped before it answered")

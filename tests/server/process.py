"""`daikaiju serve` in a separate process, which can be killed and restarted at the same address."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import httpx

from tests.server.ports import free_port
from tests.server.stores import stores

STARTING = 180.0
STOPPING = 60.0
"""Long enough for a machine that does other things too: only a server that hangs takes this long."""


class ServerProcess:
    """A server on this machine. Everything it prints in any of its runs is kept."""

    def __init__(self, folder: Path, *options: str, database: str | None = None) -> None:
        self.folder = folder
        self.database = database
        """Where its games are, if not where the store of its folder is."""
        self.options = options
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.sockets = f"ws://127.0.0.1:{self.port}/ws/tables"
        self._metrics_port = free_port()
        self.metrics = f"http://127.0.0.1:{self._metrics_port}/metrics"
        self._printed = folder.with_suffix(".printed")
        self.lives = 0
        """How often it was started."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; `wait` tells when it answers."""
        quiet = ["--no-browser", "--no-page", "--no-champion"]
        ports = ["--port", str(self.port), "--metrics", str(self._metrics_port)]
        command = [sys.executable, "-m", "daikaiju", "serve", *quiet, *ports]
        self.lives += 1
        database = self.database or stores.address(self.folder)
        with self._printed.open("ab") as printed:
            self._process = subprocess.Popen(
                [*command, "--data", str(self.folder), *(("--database", database) if database else ()), *self.options],
                stdout=printed,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "the server was not started"
        return self._process

    def wait(self) -> None:
        """Return once it answers."""
        until = time.monotonic() + STARTING
        with httpx.Client(timeout=STARTING) as client:
            while True:
                try:
                    client.get(f"{self.address}/api/tables")
                except httpx.TransportError:
                    self.check_alive()
                    assert time.monotonic() < until, f"the server does not start: {self.said()}"
                    time.sleep(0.05)
                else:
                    return

    def metric(self, name: str) -> float:
        """The sum of a metric over its labels."""
        lines = httpx.get(self.metrics, timeout=STARTING).text.splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(name) and "_created" not in line)

    def check_alive(self) -> None:
        assert self.process.poll() is None, f"the server ended by itself: {self.said()}"

    def kill(self) -> None:
        """End it as a power cut would, without a chance to clean up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it and its workers to end, as Ctrl+C does; returns its exit code."""
        os.killpg(self.process.pid, signal.SIGINT)
        try:
            return self.process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def said(self) -> str:
        """Everything it printed, and what it wrote into its own log."""
        return self._printed.read_text() + self.logged()

    def logged(self) -> str:
        return "".join(file.read_text() for file in self.folder.glob("server.log*"))

    def memory(self) -> int:
        """How many bytes of memory it holds, without its workers."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

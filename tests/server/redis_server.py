"""A Redis of the tests' own, from the system's packages, in a temporary folder."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import redis

from tests.server.ports import free_port

PROGRAM = "redis-server"
STARTING = 30.0
MISSING = "Redis is not installed on this system (Debian's package is called redis-server)"


class RedisServer:
    """A server on this machine that can be killed, paused and started again; it keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self.folder = Path(tempfile.mkdtemp(prefix="daikaiju-redis-"))
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @staticmethod
    def available() -> bool:
        return shutil.which(PROGRAM) is not None

    def start(self) -> None:
        options = {"port": str(self.port), "bind": "127.0.0.1", "dir": str(self.folder), "save": "", "appendonly": "no"}
        command = [PROGRAM, *(part for name, value in options.items() for part in (f"--{name}", value))]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + STARTING
        while True:
            try:
                with redis.Redis(port=self.port) as asking:
                    asking.ping()
            except redis.ConnectionError:
                assert time.monotonic() < until, "Redis does not start"
                time.sleep(0.05)
            else:
                return

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

"""Several processes on PostgreSQL and Redis behind HAProxy, as `deploy/` sets them up; each can be killed or paused."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Self

import httpx

from tests.server.ports import NOWHERE, free_port
from tests.server.process import ServerProcess
from tests.server.redis_server import RedisServer
from tests.server.stores import POSTGRESQL, stores

PROXY = "haproxy"
CONFIGURATION = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
NAMES = ("FIRST", "SECOND", "THIRD")
STARTING = 60.0
MISSING = "HAProxy or Redis is not installed on this system (Debian's packages are called haproxy and redis-server)"


def available() -> bool:
    return shutil.which(PROXY) is not None and RedisServer.available() and stores.available(POSTGRESQL)


class Cluster:
    """Three processes, or fewer, and everything they need; pages reach them through the proxy, each time a random one
    unless another `balance` is asked for."""

    def __init__(self, folder: Path, *options: str, processes: int = 3, balance: str = "random") -> None:
        self.redis = RedisServer()
        self.postgresql = stores.postgresql
        self.folder = folder / "0"
        database = stores.address(self.folder)
        self.servers = [
            ServerProcess(folder / str(number), "--redis", self.redis.address, *options, database=database)
            for number in range(processes)
        ]
        self.balance = balance
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.sockets = f"ws://127.0.0.1:{self.port}/ws/tables"
        self.lives = 1
        self._proxy: subprocess.Popen[bytes] | None = None

    @property
    def proxy(self) -> subprocess.Popen[bytes]:
        assert self._proxy is not None
        return self._proxy

    def start_proxy(self) -> None:
        processes = [f"127.0.0.1:{server.port}" for server in self.servers]
        processes += [NOWHERE for _ in NAMES[len(processes) :]]
        places = {f"DAIKAIJU_{name}": place for name, place in zip(NAMES, processes, strict=True)}
        self._proxy = subprocess.Popen(
            [PROXY, "-f", str(CONFIGURATION), "-db"],
            env={**os.environ, **places, "DAIKAIJU_LISTEN": f"127.0.0.1:{self.port}", "DAIKAIJU_BALANCE": self.balance},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def check_alive(self) -> None:
        for server in self.servers:
            server.check_alive()

    def __enter__(self) -> Self:
        try:
            self._start()
        except BaseException:
            self.close()
            raise
        return self

    def _start(self) -> None:
        for server in self.servers:
            server.start()
        for server in self.servers:
            server.wait()
        self.start_proxy()
        until = time.monotonic() + STARTING
        with httpx.Client(timeout=STARTING) as client:
            while True:
                try:
                    if client.get(f"{self.address}/api/tables").status_code == httpx.codes.OK:
                        return
                except httpx.TransportError:
                    pass
                assert self.proxy.poll() is None, "the proxy has ended"
                assert time.monotonic() < until, "the proxy does not start"
                time.sleep(0.1)

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End everything; even what is paused can be killed."""
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()
        if self._proxy is not None:
            self.proxy.kill()
            self.proxy.wait()
        self.redis.close()

"""Several processes serve the same tables: whoever is connected where plays together, and nothing is stored twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.audit import audit
from tests.server.clubs import Beside, Club
from tests.server.players import Person
from tests.server.process import ServerProcess
from tests.server.redis_server import MISSING, RedisServer
from tests.server.stores import POSTGRESQL, stores

STORES = (POSTGRESQL,)
QUICKLY = ("--pace", "0", "--no-limits", "--bot-workers", "1")


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    if not RedisServer.available():
        pytest.skip(MISSING)
    server = RedisServer()
    yield server
    server.close()


class Spread(Club):
    """A club whose people are connected to different processes."""

    def __init__(self, servers: list[ServerProcess], setting: dict[str, Any], dice: random.Random) -> None:
        super().__init__(servers[0], setting, dice, pause=0.01)
        self._servers = servers

    async def _play_one(self) -> None:
        for number, letter in enumerate("abcd"):
            if letter not in self.people and letter in self.setting["seats"]:
                self.people[letter] = await Person.arrive(self._servers[number % len(self._servers)])
        await super()._play_one()


def started(stack: ExitStack, folder: Path, redis: RedisServer, count: int, *options: str) -> list[ServerProcess]:
    database = stores.address(folder / "0")
    servers = [
        ServerProcess(folder / str(number), "--redis", redis.address, *(options or QUICKLY), database=database)
        for number in range(count)
    ]
    for server in servers:
        stack.enter_context(server)
    for server in servers:
        server.wait()
    return servers


def metric(server: ServerProcess, name: str) -> float:
    """The sum of a metric over its labels."""
    text = httpx.get(f"{server.address}/metrics").text
    return sum(
        float(line.split()[-1]) for line in text.splitlines() if line.startswith(name) and "_created" not in line
    )


def answers(clubs: Beside, more: int, seconds: float = 60) -> None:
    """Wait until so many more answers were acknowledged."""
    before, until = len(clubs.waits), time.monotonic() + seconds
    while len(clubs.waits) < before + more:
        clubs.check()
        assert time.monotonic() < until, "nobody plays"
        time.sleep(0.05)


def test_people_connected_to_different_processes_play_together(tmp_path: Path, redis: RedisServer) -> None:
    settings: list[dict[str, Any]] = [
        {"seats": ["a", "b", "c"], "clock": {"kind": "move", "seconds": 60}},
        {"game": "duel", "seats": ["a", "b"]},
        {"seats": ["a", "bot:greedy", "b"]},
    ]
    with ExitStack() as stack:
        servers = started(stack, tmp_path, redis, 2)
        clubs = [Spread(servers, setting, random.Random(1)) for setting in settings]
        with Beside(*clubs) as beside:
            answers(beside, 100)
            assert sum(metric(server, "daikaiju_forwarded_total") for server in servers) > 100
            assert sum(metric(server, "daikaiju_leases ") for server in servers) >= 3
        for server in servers:
            assert server.stop() == 0
        assert audit(servers[0].folder, beside.ledgers) > 100
        for server in servers:
            assert "Traceback" not in server.said(), server.said()

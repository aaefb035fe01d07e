"""Whether tables notice people who come and go: how long answers take before, while and after a crowd is there.

    python bench/load/crowds.py --tables 100 --people 50

People play as in `tables.py`. In another process others, who have accounts and are each other's friends, do what people
do who are not at a table: every two seconds all join the queue at the same instant, wait until they are paired, leave,
look at the list of tables and at who of their friends is there. With `--processes 3` the server is three processes on
PostgreSQL instead of one on SQLite.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
import time
from collections import Counter, defaultdict
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import uvloop
from processes import one_on_sqlite, several_on_postgresql
from reporting import latency, machine
from tables import WARM_UP_SECONDS, Load

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.stores import POSTGRESQL, stores  # the tests are no package that is installed
from tests.server.visitors import Visitor  # as above

EVERY = 2.0
PATIENCE = 60.0


class Crowd:
    """People who are not at a table, and how long each thing they did took."""

    def __init__(self, port: int, people: int) -> None:
        place = f"127.0.0.1:{port}"
        self.took: dict[str, list[float]] = defaultdict(list)
        self.refused: Counter[str] = Counter()
        visitors = [Visitor(place) for _ in range(people)]
        for number, visitor in enumerate(visitors):
            visitor.make(f"Visitor {number}")
        for number, visitor in enumerate(visitors):
            friend = visitors[number - 1]
            visitor.http.post("/api/friends/ask", json={"name": f"Visitor {(number - 1) % people}"})
            friend.http.post("/api/friends/accept", json={"name": f"Visitor {number}"})
        self._headers = [
            {
                **visitor.http.headers,
                "Cookie": "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items()),
            }
            for visitor in visitors
        ]
        self._address = f"http://{place}"

    async def come_and_go(self, seconds: float) -> None:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        async with httpx.AsyncClient(base_url=self._address, timeout=PATIENCE, limits=limits) as client:
            began = time.monotonic()
            while (left := seconds - (time.monotonic() - began)) > 0:
                again = asyncio.sleep(min(EVERY, left))
                await asyncio.gather(again, *(self._visit(client, headers) for headers in self._headers))

    async def _visit(self, client: httpx.AsyncClient, headers: dict[str, str]) -> None:
        wish = {"game": "duel", "clock": 60}
        state = await self._ask(client, headers, "joined", "POST", "/api/pairing", json=wish)
        until = time.monotonic() + PATIENCE
        while state.get("status") == "waiting" and time.monotonic() < until:
            state = await self._ask(client, headers, "asked again", "GET", f"/api/pairing?mark={state['mark']}")
        await self._ask(client, headers, "left", "POST", "/api/pairing/leave")
        await self._ask(client, headers, "listed tables", "GET", "/api/tables")
        await self._ask(client, headers, "looked for friends", "GET", "/api/friends")

    async def _ask(
        self, client: httpx.AsyncClient, headers: dict[str, str], what: str, method: str, path: str, **more: Any
    ) -> dict[str, Any]:
        began = time.perf_counter()
        try:
            answer = await client.request(method, path, headers=headers, **more)
        except httpx.TransportError as error:
            self.refused[type(error).__name__] += 1
            return {}
        self.took[what].append(time.perf_counter() - began)
        told = answer.json()
        if answer.is_error:
            self.refused[told.get("code", str(answer.status_code))] += 1
            return {}
        return told if isinstance(told, dict) else {}

    def told(self) -> str:
        done = "; ".join(f"{len(took)} times {what} ({latency(took)})" for what, took in self.took.items())
        refused = ", ".join(f"{count} {code}" for code, count in self.refused.items())
        return f"{done}; refused: {refused or 'nothing'}"


def visit(port: int, people: int, seconds: float, begin: Any, result: Any) -> None:
    """The crowd's process: it makes the accounts, says that it is ready, and comes when it is told to."""
    crowd = Crowd(port, people)
    result.send("ready")
    begin.wait()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(crowd.come_and_go(seconds))
    result.send(crowd.told())


async def measure(port: int, tables: int, people: int, seconds: float) -> None:
    processes = multiprocessing.get_context("spawn")
    begin, (receiver, sender) = processes.Event(), processes.Pipe(duplex=False)
    crowd = processes.Process(target=visit, args=(port, people, seconds, begin, sender), daemon=True)
    crowd.start()
    await asyncio.to_thread(receiver.recv)
    load = Load(port)
    await load.open(tables)
    await load.play(WARM_UP_SECONDS)
    for when in ("before", "during", "after"):
        load.took, load.late, load.refused, load.lost = [], 0, 0, 0
        if when == "during":
            begin.set()
        await load.play(seconds)
        faults = f"{load.late} late, {load.refused} refused, {load.lost} lost"
        print(f"{when}: {len(load.took) / seconds:.0f} actions a second, {latency(load.took)}, {faults}", flush=True)
        if when == "during":
            print(f"the crowd: {await asyncio.to_thread(receiver.recv)}", flush=True)
    load.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Lets people play while others join, leave, and look at lists.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--people", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--processes", type=int, default=0, help="on PostgreSQL; 0 for one process on SQLite")
    given = parser.parse_args()
    print(machine())
    stores.use(POSTGRESQL)
    started: AbstractContextManager[tuple[int, Any]] = (
        several_on_postgresql(given.processes) if given.processes else one_on_sqlite()
    )
    try:
        with started as (port, _), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(port, given.tables, given.people, given.seconds))
    finally:
        stores.close()


if __name__ == "__main__":
    main()

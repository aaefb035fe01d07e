"""Nobody is paired with somebody who is gone, and nobody waits long for somebody who does not come."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from daikaiju.server.app.services import new_services
from daikaiju.server.matchmaking import queue as queues
from daikaiju.server.matchmaking.groups import Group
from daikaiju.server.matchmaking.messages import PairingState
from daikaiju.server.matchmaking.queue import PairingQueue
from daikaiju.server.matchmaking.store import Wish
from daikaiju.server.matchmaking.wishes import Seeker
from tests.server.browsers import Browser, Served
from tests.server.test_pairing import wish
from tests.server.tournaments.offline import offline
from tests.server.waiting import PATIENCE, eventually


def duel(person: str) -> Wish:
    return Wish(person=person, name=person, game="duel", players=None, clock=60, rated=False, rating=None)


async def ask(queue: PairingQueue, person: str, mark: str, status: str) -> PairingState:
    """Ask as a page does, until the state is this one."""
    async with asyncio.timeout(PATIENCE):
        while (told := await queue.next_state(person, mark, asyncio.Event().wait())).status != status:
            mark = told.mark
    return told


def test_somebody_whose_connection_is_closed_is_not_paired(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            queue, closed = new_services(server.registry)["pairing"], asyncio.Event()
            mark = (await queue.join(duel("ann"))).mark
            asking = asyncio.create_task(queue.next_state("ann", mark, closed.wait()))
            await asyncio.sleep(0)
            closed.set()
            await asking
            assert (await queue.join(duel("bob"))).status == "waiting", "she is gone"
            # She is back before her place is gone, and both are paired.
            both = await asyncio.gather(ask(queue, "ann", "", "paired"), ask(queue, "bob", "", "paired"))
            assert both[0].table == both[1].table

    asyncio.run(go())


@pytest.mark.any_store
def test_somebody_who_goes_while_they_are_noted_as_here_is_not_paired(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            queue, closed = new_services(server.registry)["pairing"], asyncio.Event()
            see = queue._store.see

            async def see_slowly(people: list[str]) -> None:
                await closed.wait()
                await asyncio.sleep(0.2)
                await see(people)

            queue._store.see = see_slowly
            mark = (await queue.join(duel("ann"))).mark
            asking = asyncio.create_task(queue.next_state("ann", mark, closed.wait()))
            await asyncio.sleep(0)
            closed.set()
            await asking
            await asyncio.sleep(0.3)
            assert (await queue.join(duel("bob"))).status == "waiting", "she is gone"

    asyncio.run(go())


@pytest.mark.any_store
def test_somebody_who_goes_while_others_are_paired_is_not_among_them(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            queue, begun = new_services(server.registry)["pairing"], asyncio.Event()
            await queue._store.add(duel("ann"))
            read_clock = queue._store._now

            async def go_away() -> None:
                await begun.wait()
                queue._store._now = read_clock
                await asyncio.sleep(0.05)
                await queue._lose(["ann"])

            async def read_clock_before(connection: AsyncConnection) -> int:
                now: int = await read_clock(connection)
                begun.set()
                await going
                return now

            def decide(seekers: Sequence[Seeker], *_: object) -> dict[str, Group]:
                assert not seekers, "she is gone"
                return {}

            going = asyncio.create_task(go_away())
            queue._store._now = read_clock_before
            await queue._store.pair(decide)

    asyncio.run(go())


def test_somebody_who_does_not_ask_again_is_not_paired(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "BETWEEN", 0.0)
    monkeypatch.setattr(queues, "EVERY", 0.05)

    async def go() -> None:
        async with offline(tmp_path) as server:
            queue, other = new_services(server.registry)["pairing"], new_services(server.registry)["pairing"]
            await queue.join(duel("ann"))
            await eventually(lambda: queue._work is None, "nobody is left to look after")
            assert (await other.join(duel("bob"))).status == "waiting", "in another process, too"

    asyncio.run(go())


@pytest.mark.any_store
def test_a_closed_socket_is_noticed_at_once(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    # Only the socket tells that the page is gone.
    monkeypatch.setattr(queues, "BETWEEN", 1000.0)
    monkeypatch.setattr(queues, "LONGEST_ANSWER", 1000.0)

    def seeking() -> float:
        lines = server.metrics().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("daikaiju_seeking ")))

    async def go() -> None:
        async with Browser(server.place) as ann:
            mark = (await wish(ann))["mark"]
            assert seeking() == 1
            host, port = server.place.split(":")
            _, asking = await asyncio.open_connection(host, int(port))
            lines = [f"GET /api/pairing?mark={mark} HTTP/1.1", f"Host: {server.place}", f"Cookie: {ann.cookie}", "", ""]
            asking.write("\r\n".join(lines).encode())
            asking.close()
            await eventually(lambda: seeking() == 0, "nobody is there any more")

    asyncio.run(go())


@pytest.mark.any_store
def test_others_wait_only_briefly_for_somebody_who_does_not_come(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            queue = new_services(server.registry)["pairing"]
            await queue.join(duel("ann"))
            table = (await queue.join(duel("ghost"))).table
            assert table is not None
            seats: dict[str, Any] = {"table": table, "person": "ann"}
            arrives = "UPDATE seats SET commitment = 'here' WHERE table_id = :table AND person = :person"
            await server.execute(arrives, **seats)
            time = server.registry.settings.server_time
            time.go_on_from(time() + 7_000)
            await queue.step()
            told = queue.state("ann")
            assert told.status == "waiting"
            assert told.waited >= 7_000, "with the place she had"
            assert queue.state("ghost").status == "none"

    asyncio.run(go())

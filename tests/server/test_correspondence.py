"""Play by correspondence: a clock of days, which nobody has to watch and which outlives the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from daikaiju.table.clock import SHOWING
from daikaiju.table.protocol.tables import A_DAY
from tests.server.browsers import Browser, Served, game_of_two
from tests.server.clocks import Time
from tests.server.waiting import eventually

Serve = Callable[..., Served]
TWO_DAYS = {"kind": "move", "seconds": 2 * A_DAY}


async def own(browser: Browser, table: str) -> dict[str, Any]:
    """A table in somebody's own list."""
    listed = (await browser.http.get("/api/me/tables")).json()
    return next(one for one in listed if one["id"] == table)


async def begun(ann: Browser, bob: Browser) -> tuple[str, int]:
    """A game of two by correspondence, which both have left again, and the seat that is asked."""
    async with game_of_two(ann, bob, clock=TWO_DAYS) as (table, page, _):
        assert page.question is not None
        return table, int(page.question["seat"])


def test_days_pass_and_the_server_is_restarted_in_between(serve: Serve) -> None:
    async def first(server: Served, time: Time) -> tuple[Browser, Browser, str, int]:
        ann, bob = Browser(server.place), Browser(server.place)
        await ann.__aenter__()
        await bob.__aenter__()
        table, seat = await begun(ann, bob)
        time.pass_by(A_DAY)
        listed = [await own(one, table) for one in (ann, bob)]
        assert [one["asked"] for one in listed] == [seat == 0, seat == 1]
        left = listed[seat]["left_ms"]
        assert A_DAY * 1000 <= left <= A_DAY * 1000 + SHOWING
        assert listed[1 - seat]["left_ms"] is None
        await server.registry.heartbeat()
        return ann, bob, table, seat

    async def second(server: Served, time: Time, people: tuple[Browser, Browser], table: str, seat: int) -> None:
        async with Browser(server.place) as asked, Browser(server.place) as host:
            asked.http.cookies, host.http.cookies = people[seat].http.cookies, people[0].http.cookies
            found = await own(asked, table)
            assert (found["asked"], found["left_ms"] > 0) == (True, True)
            time.pass_by(A_DAY - 60)
            assert not server.registry.tables[table].seats[seat].away
            async with host.at(table) as page:
                await page.hello()
                if seat == 1:
                    # Nobody is replaced because they are not here.
                    time.pass_by(50)
                    assert await page.refused(kind="seat", seat=1, by="bot:greedy") == "has_days"
            time.pass_by(120)
            await eventually(lambda: server.registry.tables[table].seats[seat].away, "the days never end")

    time = Time()
    with serve(server_time=time) as server:
        ann, bob, table, seat = asyncio.run(first(server, time))
    again = Time()
    with serve(server_time=again) as server:
        asyncio.run(second(server, again, (ann, bob), table, seat))


@pytest.mark.any_store
def test_a_table_that_is_not_in_memory_still_says_whose_turn_it_is(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table, seat = await begun(ann, bob)
            server.registry.tables.pop(table)
            assert (await own((ann, bob)[seat], table))["asked"]

    with serve(server_time=Time()) as server:
        asyncio.run(run(server))


@pytest.mark.any_store
def test_a_clock_has_two_weeks_at_most(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            body = {"seats": [{"by": "me"}, {"by": "open"}], "clock": {"kind": "move", "seconds": 15 * A_DAY}}
            assert (await ann.http.post("/api/tables", json=body)).status_code == 422

    asyncio.run(run())

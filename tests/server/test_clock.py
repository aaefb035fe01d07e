"""Clocks, with a time that the test sets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.browsers import Browser, Served

Serve = Callable[..., Served]
START = 1_700_000_000_000


class Time:
    """What time it is."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += int(1000 * seconds)


def test_who_is_late_is_played_by_a_bot_until_they_come_back(serve: Serve) -> None:
    time = Time()

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", clock={"kind": "move", "seconds": 30})
            async with ann.at(table) as page:
                await page.hello()
                whole = await page.until("whole")
                seat = whole["question"]["seat"]
                assert whole["clock"] == {"seat": seat, "left_ms": 30_000}
                time.pass_by(29)
                await page.send(kind="since", have=page.number)
                assert (await page.until("whole"))["clock"] == {"seat": seat, "left_ms": 1000}
                time.pass_by(2)
                await page.until("table", lambda shown: shown["seats"][seat]["away"])
                # The bot plays for the seat, and goes on until somebody else is asked.
                await page.until("news")
                while page.question is None or page.question["seat"] == seat:
                    await page.until("news")
                assert page.question["seat"] == 1 - seat
                await page.send(kind="back", seat=seat)
                await page.until("table", lambda shown: not shown["seats"][seat]["away"])

    with serve(now=time) as server:
        asyncio.run(run(server))


def test_coming_back_takes_the_seat_back(serve: Serve) -> None:
    time = Time()

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", "me", clock={"kind": "move", "seconds": 10})
            async with ann.at(table) as page:
                await page.hello()
                seat = (await page.until("whole"))["question"]["seat"]
            time.pass_by(11)
            for _ in range(200):
                if server.registry.tables[table].seats[seat].away:
                    break
                await asyncio.sleep(0.02)
            assert server.registry.tables[table].seats[seat].away
            async with ann.at(table) as page:
                assert not (await page.hello())["seats"][seat]["away"]

    with serve(now=time, pace=5) as server:
        asyncio.run(run(server))


def test_time_for_the_whole_game_runs_only_for_whoever_is_asked(serve: Serve) -> None:
    time = Time()

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", clock={"kind": "game", "seconds": 100})
            async with ann.at(table) as page:
                await page.hello()
                seat = (await page.until("whole"))["question"]["seat"]
                time.pass_by(7)
                await page.act()
                news = await page.until("news")
                assert server.registry.tables[table].seats[seat].left_ms == 93_000
                asked = news["question"]["seat"]
                assert news["clock"] == {"seat": asked, "left_ms": 93_000 if asked == seat else 100_000}

    with serve(now=time) as server:
        asyncio.run(run(server))


def test_clocks_stand_still_while_the_server_is_down(serve: Serve) -> None:
    time = Time()

    async def before(place: str) -> tuple[Any, str]:
        ann = Browser(place)
        await ann.http.get("/api/me")
        table = await ann.new_table("me", "me", clock={"kind": "move", "seconds": 60})
        async with ann.at(table) as page:
            await page.hello()
            await page.until("whole")
            time.pass_by(20)
        return ann.http.cookies, table

    async def after(cookies: Any, place: str, table: str) -> None:
        async with Browser(place) as back:
            back.http.cookies = cookies
            async with back.at(table) as page:
                await page.hello()
                clock = (await page.until("whole"))["clock"]
                assert clock["left_ms"] == 40_000

    with serve(now=time) as server:
        cookies, table = asyncio.run(before(server.place))
    time.pass_by(24 * 60 * 60)
    with serve(now=time) as server:
        asyncio.run(after(cookies, server.place, table))


def test_bots_go_on_after_a_restart_where_a_clock_runs(serve: Serve) -> None:
    time = Time()

    async def before(place: str) -> str:
        async with Browser(place) as ann:
            table = await ann.new_table("me", "me", clock={"kind": "move", "seconds": 60})
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
            return table

    async def after(server: Served, table: str) -> None:
        time.pass_by(61)
        for _ in range(300):
            found = server.registry.tables.get(table)
            if found is not None and found.status == "over":
                return
            time.pass_by(61)
            await asyncio.sleep(0.05)
        raise AssertionError("the bots did not play on")

    with serve(now=time) as server:
        table = asyncio.run(before(server.place))
    with serve(now=time) as server:
        asyncio.run(after(server, table))

"""Clocks, with a time that the test sets."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import time as wall
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from daikaiju.table.clock import SHOWING
from tests.server.browsers import Browser, Page, Served
from tests.server.clocks import Time, clock_of, left_of, shown
from tests.server.players import Person
from tests.server.process import ServerProcess
from tests.server.waiting import eventually

Serve = Callable[..., Served]


def test_a_bot_plays_for_a_player_who_is_late_until_they_come_back(serve: Serve) -> None:
    time = Time()

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", clock={"kind": "move", "seconds": 30})
            async with ann.at(table) as page:
                await page.hello()
                whole = await page.until("whole")
                seat = whole["question"]["seat"]
                assert whole["clock"] == {"seat": seat, "left_ms": 30_000, "starts_in_ms": SHOWING}
                await shown(page)
                time.pass_by(29)
                assert await clock_of(page) == {"seat": seat, "left_ms": 1000, "starts_in_ms": 0}
                time.pass_by(2)
                await page.until("table", lambda shown: shown["seats"][seat]["away"])
                # The bot plays for the seat until someone else is asked.
                await page.until("news")
                while page.question is None or page.question["seat"] == seat:
                    await page.until("news")
                assert page.question["seat"] == 1 - seat
                await page.send(kind="back", seat=seat)
                await page.until("table", lambda shown: not shown["seats"][seat]["away"])

    with serve(server_time=time) as server:
        asyncio.run(run(server))


@pytest.mark.any_store
def test_coming_back_takes_the_seat_back(serve: Serve) -> None:
    time = Time()

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", "me", clock={"kind": "move", "seconds": 10})
            async with ann.at(table) as page:
                await page.hello()
                seat = (await page.until("whole"))["question"]["seat"]
            time.pass_by(17)
            await eventually(lambda: server.registry.tables[table].seats[seat].away, "nobody is marked away")
            async with ann.at(table) as page:
                assert not (await page.hello())["seats"][seat]["away"]

    with serve(server_time=time, pace=5) as server:
        asyncio.run(run(server))


@pytest.mark.any_store
def test_time_for_the_whole_game_runs_only_for_the_player_who_is_asked(serve: Serve) -> None:
    time = Time()

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", clock={"kind": "game", "seconds": 100})
            async with ann.at(table) as page:
                await page.hello()
                seat = (await page.until("whole"))["question"]["seat"]
                await shown(page)
                time.pass_by(7)
                await page.act()
                news = await page.until("news")
                assert server.registry.tables[table].seats[seat].left_ms == 93_000
                asked = news["question"]["seat"]
                left = 93_000 if asked == seat else 100_000
                assert news["clock"] == {"seat": asked, "left_ms": left, "starts_in_ms": SHOWING}

    with serve(server_time=time) as server:
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
            await shown(page)
            time.pass_by(20)
        return ann.http.cookies, table

    async def after(cookies: Any, place: str, table: str) -> None:
        async with Browser(place) as back:
            back.http.cookies = cookies
            async with back.at(table) as page:
                await page.hello()
                clock = (await page.until("whole"))["clock"]
                # Whatever was not stored with an entry is given back: the time since the question was shown.
                assert clock["left_ms"] == 40_000 + SHOWING

    with serve(server_time=time) as server:
        cookies, table = asyncio.run(before(server.place))
    time.pass_by(24 * 60 * 60)
    with serve(server_time=time) as server:
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
        def is_over() -> bool:
            time.pass_by(67)
            found = server.registry.tables.get(table)
            return found is not None and found.status == "over"

        await eventually(is_over, "the bots did not play on")

    with serve(server_time=time) as server:
        table = asyncio.run(before(server.place))
    with serve(server_time=time) as server:
        asyncio.run(after(server, table))


@pytest.mark.any_store
def test_the_wall_clock_plays_no_part(serve: Serve) -> None:
    days = itertools.count(0, 24 * 60 * 60 * 1000)

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", clock={"kind": "move", "seconds": 600})
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                await asyncio.sleep(1)
                assert await left_of(page) > 400_000
                assert not any(seat["away"] for seat in page.table["seats"])

    with serve(now=lambda: 10**12 + next(days) * (-1) ** next(days)) as server:
        asyncio.run(run(server))


STOPPED, CLOCK = 10, 40
"""How many seconds a process stands still, and how many people have; what the rest takes is the machine's affair."""


@pytest.mark.any_store
def test_a_stopped_process_takes_nobodys_time(tmp_path: Path) -> None:
    async def run(serving: ServerProcess) -> None:
        ann = await Person.arrive(serving)
        body = {"seats": [{"by": "me"}, {"by": "me"}], "start": True}
        table = (await ann.post("/api/tables", {**body, "clock": {"kind": "move", "seconds": CLOCK}}))["id"]
        async with ann.connect(table) as socket:
            page = Page(socket)
            await page.hello()
            await page.begun()
            await shown(page)
            os.kill(serving.process.pid, signal.SIGSTOP)
            wall.sleep(STOPPED)
            os.kill(serving.process.pid, signal.SIGCONT)
            assert await left_of(page) > 1000 * (CLOCK - STOPPED + 0.5)
            assert not any(seat["away"] for seat in page.table["seats"])

    with ServerProcess(tmp_path / "data", "--no-limits") as serving:
        serving.wait()
        asyncio.run(run(serving))

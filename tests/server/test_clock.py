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

from daikaiju.server.server_time import ServerTime
from daikaiju.server.tables.clock import SHOWING
from daikaiju.server.tables.play import MOST_TAKEN_BACK
from tests.server.browsers import Browser, Page, Served
from tests.server.players import Person
from tests.server.process import ServerProcess
from tests.server.waiting import eventually

Serve = Callable[..., Served]


class Time(ServerTime):
    """Time that passes only when the test says so."""

    def __init__(self) -> None:
        super().__init__(lambda: 0)

    def pass_by(self, seconds: float) -> None:
        self._passed += int(1000 * seconds)


async def clock_of(page: Page) -> dict[str, Any]:
    """The state of the clock now."""
    await page.send(kind="since", have=page.number)
    clock: dict[str, Any] = (await page.until("whole"))["clock"]
    return clock


async def left_of(page: Page) -> int:
    return int((await clock_of(page))["left_ms"])


async def shown(page: Page) -> None:
    """Say that the question is on the screen, so that its clock runs."""
    await page.send(kind="shown", at=page.number)
    assert (await page.until("clock"))["clock"]["starts_in_ms"] == 0


async def until_undo(page: Page) -> int:
    """Answer until a choice can be undone and the same seat is asked again; returns that seat."""
    while True:
        await page.my_turn()
        assert page.question is not None
        seat = int(page.question["seat"])
        await shown(page)
        await page.act()
        if (await page.until("news"))["undo"] == seat and page.question["seat"] == seat:
            return seat


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
def test_a_clock_begins_when_its_question_is_shown_and_soon_anyway(serve: Serve) -> None:
    time = Time()

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann, Browser(server.place) as eve:
            table = await ann.new_table("me", "me", clock={"kind": "move", "seconds": 30})
            async with ann.at(table) as page, eve.at(table) as other:
                await page.hello()
                await page.until("whole")
                await other.hello()
                await other.until("whole")
                time.pass_by(2)
                # Nobody else and no other question counts.
                await other.send(kind="shown", at=page.number)
                await page.send(kind="shown", at=page.number + 1)
                assert await clock_of(page) == {**await clock_of(other), "left_ms": 30_000, "starts_in_ms": 4000}
                await shown(page)
                assert (await other.until("clock"))["clock"]["left_ms"] == 30_000
                time.pass_by(3)
                await page.send(kind="shown", at=page.number)
                assert await left_of(page) == 27_000
                await page.act()
                await page.until("news")
                # A page that never says so gains a few seconds and no more.
                time.pass_by(20)
                assert await left_of(page) == 30_000 + SHOWING - 20_000

    with serve(server_time=time) as server:
        asyncio.run(run(server))


@pytest.mark.any_store
@pytest.mark.parametrize("kind", ["move", "game"])
def test_undo_never_refills_a_clock(serve: Serve, kind: str) -> None:
    time = Time()

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", clock={"kind": kind, "seconds": 30})
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                seat = await until_undo(page)
                await shown(page)
                time.pass_by(25)
                left = await left_of(page)
                assert left <= 5000
                for attempt in range(3):
                    await page.send(kind="undo", seat=seat, at=page.number, key=f"u{attempt}")
                    await page.until("ack")
                    assert await left_of(page) == left
                    await page.act()
                    assert (await page.until("news"))["clock"]["left_ms"] == left
                time.pass_by(left / 1000 + 1)
                await page.until("table", lambda shown: shown["seats"][seat]["away"])

    with serve(server_time=time, pace=5) as server:
        asyncio.run(run(server))


def test_undo_is_limited_per_turn_even_after_a_restart(serve: Serve) -> None:
    async def before(server: Served) -> tuple[Any, str, int]:
        ann = Browser(server.place)
        await ann.http.get("/api/me")
        table = await ann.new_table("me", "me", clock={"kind": "move", "seconds": 60})
        async with ann.at(table) as page:
            await page.hello()
            await page.until("whole")
            seat = await until_undo(page)
            for key in map(str, range(MOST_TAKEN_BACK)):
                await page.send(kind="undo", seat=seat, at=page.number, key=key)
                await page.until("ack")
                await page.act()
                news = await page.until("news")
            assert news["undo"] is None
            assert await page.refused(kind="undo", seat=seat, at=page.number, key="more") == "no_more_undo"
        return ann.http.cookies, table, seat

    async def after(server: Served, cookies: Any, table: str, seat: int) -> None:
        async with Browser(server.place) as ann:
            ann.http.cookies = cookies
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                assert await page.refused(kind="undo", seat=seat, at=page.number, key="more") == "no_more_undo"

    with serve() as server:
        cookies, table, seat = asyncio.run(before(server))
    with serve() as server:
        asyncio.run(after(server, cookies, table, seat))


@pytest.mark.any_store
def test_what_happens_at_other_seats_or_getting_up_and_back_gives_no_time(serve: Serve) -> None:
    time = Time()

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "me", "open", start=False, clock={"kind": "move", "seconds": 30})
            async with ann.at(table) as page, bob.at(table) as other:
                await page.hello()
                await other.hello()
                await page.send(kind="start")
                await page.until("news")
                while not page.actions:
                    await page.until("news")
                await shown(page)
                time.pass_by(20)
                await other.send(kind="sit", seat=2, name="Bob")
                await page.until("table", lambda shown: shown["seats"][2]["by"] == "person")
                assert await left_of(page) == 10_000
                assert page.question is not None
                seat = page.question["seat"]
                for _ in range(3):
                    await page.send(kind="stand", seat=seat)
                    await page.until("table", lambda shown: shown["seats"][seat]["away"])
                    await page.send(kind="back", seat=seat)
                    await page.until("table", lambda shown: not shown["seats"][seat]["away"])
                    assert await left_of(page) == 10_000

    with serve(server_time=time, pace=5) as server:
        asyncio.run(run(server))


@pytest.mark.any_store
def test_the_little_time_after_the_end_does_not_add_up(serve: Serve) -> None:
    time = Time()

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", clock={"kind": "game", "seconds": 30})
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                seats = server.registry.tables[table].seats
                assert page.question is not None
                seat = page.question["seat"]
                while (seats[seat].left_ms or 0) > 3000:
                    await page.my_turn()
                    await shown(page)
                    asked = page.question["seat"]
                    time.pass_by(27 if asked == seat else 0)
                    await page.act()
                    await page.until("news")
                assert seats[seat].left_ms == 3000
                while True:
                    await page.my_turn()
                    await shown(page)
                    asked = page.question["seat"]
                    time.pass_by(1 if asked == seat else 0)
                    await page.act()
                    await page.until("news")
                    if asked == seat:
                        break
                assert seats[seat].left_ms == 2000

    with serve(server_time=time) as server:
        asyncio.run(run(server))


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

"""No trick gains time on a clock: not a page that stays silent, nor undoing, nor getting up and coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from daikaiju.table.clock import SHOWING
from daikaiju.table.play import MOST_TAKEN_BACK
from tests.server.browsers import Browser, Served
from tests.server.clocks import Time, clock_of, left_of, shown, until_undo

Serve = Callable[..., Served]


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

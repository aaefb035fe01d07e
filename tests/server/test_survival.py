"""Background work survives its own errors: clocks, heartbeats, the loading of tables, bots, and writing."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from daikaiju.game import Game
from daikaiju.server.db import writer
from daikaiju.server.runtime.background import Background
from daikaiju.server.tables import registry
from daikaiju.server.workers import bots
from daikaiju.server.workers.worker import TooSlow, Worker
from daikaiju.table import disconnect
from daikaiju.table.bots import BotFailed, Question
from tests.server import bad_bots
from tests.server.browsers import Browser, Served
from tests.server.clocks import Time, shown
from tests.server.stores import stores
from tests.server.waiting import PATIENCE, eventually

Serve = Callable[..., Served]


def test_what_is_repeated_goes_on_after_an_error_and_the_log_has_the_trace(caplog: pytest.LogCaptureFixture) -> None:
    tries = []

    async def step() -> None:
        tries.append(time.monotonic())
        if len(tries) == 2:
            raise ZeroDivisionError("on purpose")

    async def run() -> None:
        background = Background()
        background.repeat("something", step, 0.01)
        while len(tries) < 4:
            await asyncio.sleep(0.01)
        await background.cancel()

    asyncio.run(run())
    assert tries[2] - tries[1] > 0.5, "it waits after an error"
    assert "ZeroDivisionError: on purpose" in caplog.text


def test_a_failed_heartbeat_does_not_stop_the_clocks(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    monkeypatch.setattr(registry, "HEARTBEAT_EVERY", 0.05)

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", clock={"kind": "move", "seconds": 30})
            async with ann.at(table) as page:
                await page.hello()
                seat = (await page.until("whole"))["question"]["seat"]
                await shown(page)
                beats = []

                async def fail(*_: Any) -> None:
                    beats.append(1)
                    raise OperationalError("heartbeat", {}, Exception("disk I/O error"))

                with monkeypatch.context() as patch:
                    patch.setattr(server.registry.state, "remember", fail)
                    while len(beats) < 2:
                        await asyncio.sleep(0.05)
                    time.pass_by(31)
                    await page.until("table", lambda shown: shown["seats"][seat]["away"])

    with serve(server_time=time) as server:
        asyncio.run(run(server))


def test_one_unreadable_table_does_not_stop_the_others(serve: Serve, tmp_path: Path) -> None:
    time = Time()

    async def before(server: Served) -> list[str]:
        async with Browser(server.place) as ann:
            clock = {"kind": "move", "seconds": 60}
            return sorted([await ann.new_table("me", "me", clock=clock) for _ in range(3)])

    async def after(server: Served, tables: list[str]) -> None:
        async with Browser(server.place) as ann, ann.at(tables[0]) as page:
            assert await page.refused(kind="hello", have=-1) == "broken"
            await page.closed()
        await eventually(lambda: set(tables[1:]) <= set(server.registry.tables), "the others were not loaded")

    with serve(server_time=time) as server:
        tables = asyncio.run(before(server))
    with stores.opened(tmp_path / "data") as database:
        database.execute(text("UPDATE tables SET options = '{' WHERE id = :id"), {"id": tables[0]})
    with serve(server_time=time) as server:
        asyncio.run(after(server, tables))


@pytest.fixture
def found_by_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server's worker processes find these tests."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))


@pytest.mark.any_store
@pytest.mark.usefixtures("found_by_workers")
@pytest.mark.parametrize("bot", ["bad", "slow", "illegal", "crashing"])
def test_a_bot_that_fails_is_replaced_and_people_are_told(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bot: str
) -> None:
    monkeypatch.setattr(bots, "choose_here", bad_bots.choose_badly)
    monkeypatch.setattr("daikaiju.table.new_table.bot_names", lambda: ["greedy", bot])

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("bot:greedy", f"bot:{bot}")
            async with ann.at(table) as page:
                await page.hello()
                said = (await page.until("notice"))["text"]
                assert said["key"] == "server-notice-bot-replaced"
                assert said["args"] == {"monster": {"seat": 1}, "bot": bot}
                assert page.table["seats"][1]["bot"] == "greedy"
                await page.until("table", lambda shown: shown["status"] == "over")

    # On a busy machine, a process for bots takes long to start.
    with serve(bot_seconds=10 if bot == "slow" else PATIENCE) as server:
        asyncio.run(run(server))
    why = {
        "bad": "a bot cannot count",
        "slow": "took more than 10 s",
        "illegal": "which is not legal",
        "crashing": "terminated abruptly",
    }
    assert why[bot] in caplog.text


@pytest.mark.any_store
@pytest.mark.usefixtures("found_by_workers")
def test_a_table_goes_on_even_if_no_bot_can_think(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "choose_here", bad_bots.choose_never)

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("bot:greedy", "bot:greedy")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                for _ in range(5):
                    await page.until("news")

    with serve() as server:
        asyncio.run(run(server))


@pytest.mark.any_store
def test_a_bot_whose_question_was_answered_meanwhile_has_not_failed(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    time, asked, answered = Time(), [], threading.Event()

    async def choose_late(question: Question, _: Game) -> int:
        asked.append(question)
        while not answered.is_set():
            await asyncio.sleep(0.01)
        raise BotFailed(question.bot)

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", clock={"kind": "move", "seconds": 30})
            async with ann.at(table) as page:
                await page.hello()
                await page.my_turn()
                await shown(page)
                time.pass_by(31)
                await eventually(lambda: bool(asked), "a bot should play")
                await page.act()
                answered.set()
                await eventually(lambda: server.registry.tables[table].bot_task is None, "the bot is not done")

    with serve(server_time=time) as server:
        server.registry.bots.choose = choose_late  # type: ignore[method-assign, assignment]  # a bot that waits
        asyncio.run(run(server))
    assert "failed" not in caplog.text


def test_a_worker_that_hangs_is_killed_and_harms_nobody_waiting() -> None:
    async def run() -> None:
        worker = Worker()
        hanging = asyncio.create_task(worker.run(time.sleep, 3600, seconds=1))
        waiting = [asyncio.create_task(worker.run(abs, -number, seconds=PATIENCE)) for number in range(3)]
        with pytest.raises(TooSlow):
            await hanging
        assert await asyncio.gather(*waiting) == [0, 1, 2]
        worker.close()

    asyncio.run(run())


def test_a_failed_write_leaves_no_stale_memory(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    commit = writer.Writer._commit
    failing: list[int] = []

    def fail_sometimes(given: writer.Writer, group: list[Any], compiled: Any = None) -> None:
        if failing:
            if compiled is None:  # what PostgreSQL could not store at once is tried again in the plain way
                failing.pop()
            raise OperationalError("insert", {}, Exception("database or disk is full"))
        commit(given, group, compiled)

    monkeypatch.setattr(writer.Writer, "_commit", fail_sometimes)
    # Time for a busy machine to send the second answer before its page is disconnected because of the first.
    monkeypatch.setattr(disconnect, "FAREWELL", 2.0)

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                at, question, action = page.number, page.question, page.actions[0]
                assert question is not None
                failing.append(1)
                # All of these are waiting for the table's lock when the first one cannot be stored.
                act = {"kind": "act", "seat": question["seat"], "at": at, "action": action}
                async with ann.at(table) as second:
                    await second.hello()
                    await second.until("whole")
                    await page.send(**act, key="first")
                    await second.send(**act, key="second")
                    await page.send(kind="say", text="and this", key="third")
                    refused = {}
                    for one in (page, second):
                        code = await one.next_refusal()
                        refused[one.got[-1]["key"]] = code
                    assert refused == {"first": "not_stored", "second": "not_stored"}
                    await page.closed()
                    await second.closed()
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                assert (page.number, page.question) == (at, question)
                await page.act()
                await page.until("news")
            numbers = [row.number for row in await server.registry.store.entries(table)]
            assert numbers == list(range(len(numbers)))

    with serve() as server:
        asyncio.run(run(server))


def test_a_clock_goes_on_after_a_failed_write_without_anybody_there(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    commit = writer.Writer._commit
    failing: list[int] = []
    monkeypatch.setattr(registry, "RETRY", 0.2)

    def fail_once(given: writer.Writer, group: list[Any], compiled: Any = None) -> None:
        if failing:
            if compiled is None:  # what PostgreSQL could not store at once is tried again in the plain way
                failing.pop()
            raise OperationalError("update", {}, Exception("database or disk is full"))
        commit(given, group, compiled)

    monkeypatch.setattr(writer.Writer, "_commit", fail_once)

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", clock={"kind": "move", "seconds": 30})
            failing.append(1)
            time.pass_by(40)

            def is_away() -> bool:
                found = server.registry.tables.get(table)
                return not failing and found is not None and any(seat.away for seat in found.seats)

            await eventually(is_away, "the clock stands still")

    with serve(server_time=time) as server:
        asyncio.run(run(server))

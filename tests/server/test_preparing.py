"""Bots that must be compiled: offered once they are ready, and nobody waits for them before."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import time
from collections.abc import Callable

import pytest

import daikaiju
from daikaiju import extras
from daikaiju.bots import levels
from daikaiju.server.workers import bots
from daikaiju.server.workers.bots import BotPool
from daikaiju.server.workers.warm_up import Preparation
from daikaiju.table.bots import BotFailed, Question, question_for
from daikaiju.targets.cpu import cache_home
from tests.server.browsers import Browser, Served
from tests.server.stores import SQLITE
from tests.server.test_bots import THINKER

Serve = Callable[..., Served]
STORES = (SQLITE,)
STRONG = ["champion", "search"]


def asked(bot: str) -> tuple[daikaiju.King, Question]:
    game = daikaiju.King(2)
    game.roll()
    return game, question_for(bot, game, table="table", seat=0, number=0, secret=b"secret")


@pytest.fixture
def never_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async def prepare(_: BotPool) -> None:
        return

    monkeypatch.setattr(BotPool, "prepare", prepare)


@pytest.fixture(scope="module")
def _compiled() -> None:
    """The champion on disk, so that the server needs a moment only."""
    from daikaiju.champion.warm_up import prepare

    cache_home().mkdir(parents=True, exist_ok=True)
    with (cache_home() / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        prepare()


@pytest.mark.usefixtures("never_ready")
def test_a_bot_that_is_not_ready_is_shown_but_cannot_be_chosen(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            shown = (await ann.http.get("/api/catalogue")).json()
            assert shown["bots"] == levels()
            assert shown["preparing"] == STRONG
            seats = [{"by": "me"}, {"by": "bot:champion"}]
            refused = await ann.http.post("/api/tables", json={"seats": seats})
            assert (refused.status_code, refused.json()["code"]) == (422, "bot_not_ready")
            table = await ann.new_table("me", "open", start=False)
            async with ann.at(table) as page:
                await page.hello()
                for message in (
                    {"kind": "seat", "seat": 1, "by": "bot:search"},
                    {"kind": "start", "fill": "bot:champion"},
                ):
                    await page.send(**message)
                    assert (await page.until("refused"))["code"] == "bot_not_ready"
                await page.send(kind="seat", seat=1, by="bot:greedy")
                await page.until("table", lambda told: told["seats"][1]["bot"] == "greedy")
            server.registry.bots.preparation._done.set()
            shown = (await ann.http.get("/api/catalogue")).json()
            assert shown["preparing"] == []
            assert (await ann.http.post("/api/tables", json={"seats": seats})).status_code == 200

    with serve(champion=True) as server:
        asyncio.run(run(server))


def test_without_numba_the_levels_are_not_offered_and_the_log_says_why(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            shown = (await ann.http.get("/api/catalogue")).json()
            assert not {*shown["bots"], *shown["preparing"]} & set(STRONG)
            refused = await ann.http.post("/api/tables", json={"seats": [{"by": "me"}, {"by": "bot:champion"}]})
            assert refused.json()["code"] == "no_such_bot"

    monkeypatch.setitem(extras.modules_of_extras(), "cpu", ("no_such_package",))
    caplog.set_level(logging.INFO, "daikaiju.server")
    with serve(champion=True) as server:
        asyncio.run(run(server))
    said = [record.getMessage() for record in caplog.records if "not offered" in record.getMessage()]
    assert said[0].startswith("the bot champion is not offered: this needs no_such_package")
    assert "pip install 'daikaiju[cpu]'" in said[0]


def test_a_table_from_before_waits_for_its_bot_and_others_do_not() -> None:
    async def run() -> None:
        pool = BotPool(1, compiled=True)
        game, question = asked("champion")
        waiting = asyncio.create_task(pool.choose(question, game))
        game, question = asked("random")
        await pool.choose(question, game)
        assert not waiting.done()
        pool.preparation.names = ()  # preparing has failed
        pool.preparation._done.set()
        with pytest.raises(BotFailed):
            await waiting
        pool.close()

    asyncio.run(run())


def test_what_cannot_be_prepared_is_no_longer_offered(caplog: pytest.LogCaptureFixture) -> None:
    async def broken() -> None:
        raise OSError("the disk is full")

    async def run() -> None:
        preparation = Preparation(wanted=True)
        preparation._worker.run = lambda *_: asyncio.sleep(0)  # type: ignore[method-assign, assignment]  # nothing is compiled
        await preparation.run(broken)
        assert not {*preparation.offered, *preparation.waiting} & set(STRONG)
        assert not preparation.is_offered("champion")

    asyncio.run(run())
    assert "could not be prepared" in caplog.text


def test_a_server_stops_at_once_while_something_is_compiled() -> None:
    async def run() -> float:
        preparation = Preparation(wanted=True)
        compiling = asyncio.create_task(preparation._worker.run(time.sleep, 60))
        while not preparation._worker._process:
            await asyncio.sleep(0.05)
        compiling.cancel()
        await asyncio.gather(compiling, return_exceptions=True)
        begun = time.monotonic()
        preparation.close()
        return time.monotonic() - begun

    assert asyncio.run(run()) < 30


def test_questions_are_answered_while_a_process_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "load_here", os.getpid)

    async def run() -> None:
        pool = BotPool(1)
        game, question = asked(f"{THINKER}:300ms")
        before = pool.lines[0].worker
        thinking = asyncio.create_task(pool.choose(question, game))
        await asyncio.sleep(0.1)
        await pool.lines[0].load()
        assert pool.lines[0].worker is not before
        await thinking
        await pool.choose(question, game)
        pool.close()

    asyncio.run(run())


@pytest.mark.usefixtures("_compiled")
def test_the_champion_plays_whole_games_at_the_table(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            until = time.monotonic() + 300
            while (await ann.http.get("/api/catalogue")).json()["preparing"] and time.monotonic() < until:
                await asyncio.sleep(0.2)
            for game, others in (("king", ["bot:greedy", "bot:random"]), ("duel", ["bot:random"])):
                table = await ann.new_table("bot:champion", *others, game=game)
                async with ann.at(table) as page:
                    await page.hello()
                    over = await page.until("table", lambda told: told["status"] == "over")
                assert over["seats"][0]["bot"] == "champion"
        opening, question = asked("search")
        assert await server.registry.bots.choose(question, opening) >= 0

    with serve(champion=True, bot_workers=1) as server:
        asyncio.run(run(server))

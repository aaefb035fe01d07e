"""How long games are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import text

from daikaiju.server.reviews.store import ReviewStore
from daikaiju.server.statistics.store import FigureStore
from daikaiju.server.tables.retention import A_DAY
from tests.server.browsers import Browser, Served
from tests.server.stores import stores
from tests.server.visitors import Visitor
from tests.server.waiting import eventually

Serve = Callable[..., Served]


def test_games_nobody_touches_are_deleted_in_time(serve: Serve, tmp_path: Path) -> None:
    days = [0]

    def now() -> int:
        return 1_700_000_000_000 + days[0] * A_DAY

    def kept() -> dict[str, set[str]]:
        tables = {"tables": "id"} | dict.fromkeys(("seats", "entries", "lines", "reviews", "figures"), "table_id")
        with stores.opened(tmp_path / "data") as database:
            return {
                table: set(database.execute(text(f"SELECT {of} FROM {table}")).scalars())
                for table, of in tables.items()
            }

    async def play(server: Served, name: str) -> str:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                await page.send(kind="say", text=name, key="1")
                await page.until("ack")
            store, loop = server.registry.store, server.registry.writer._loop
            reviews, figures = ReviewStore(store.engine), FigureStore(store.engine)
            for keeping in (reviews.set_review(table, now(), b"{}"), figures.keep(table, 1, None, b"")):
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(keeping, loop))
            return table

    async def sweep(server: Served, *, expected: int) -> None:
        await eventually(lambda: len(kept()["tables"]) == expected, f"{expected} tables should be left")

    with serve(now=now, keep_days=30) as server:
        first = asyncio.run(play(server, "first"))
        days[0] = 20
        second = asyncio.run(play(server, "second"))
    days[0] = 31
    with serve(now=now, keep_days=0) as server:
        asyncio.run(asyncio.sleep(0.5))
        assert kept()["tables"] == {first, second}
    with serve(now=now, keep_days=30) as server:
        asyncio.run(sweep(server, expected=1))
        assert set().union(*kept().values()) == {second}


def test_accounts_stay_however_long_nobody_plays(serve: Serve) -> None:
    days = [0]

    def now() -> int:
        return 1_700_000_000_000 + days[0] * A_DAY

    with serve(now=now, keep_days=30) as server:
        ann = Visitor(server)
        passkey, _ = ann.make("Ann")
        ann.new_table()
    days[0] = 800
    with serve(now=now, keep_days=30) as server:
        ann = Visitor(server)
        ann.done("/sign-in", credential=ann.signed(passkey))
        asyncio.run(eventually(lambda: ann.tables() == [], "the table should fall away"))
        assert ann.account()["name"] == "Ann"

"""What outlives the server: tables, seats, clocks; and games that other rules would play differently."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from daikaiju.table import loading
from tests.server.browsers import Browser, Page, Served
from tests.server.stores import stores
from tests.server.waiting import eventually

Serve = Callable[..., Served]


async def a_few_turns(page: Page, answers: int = 10) -> None:
    for _ in range(answers):
        await page.my_turn()
        await page.act(page.actions[-1])
        await page.until("news")
    await page.my_turn()


def test_everything_is_there_after_a_restart(serve: Serve) -> None:
    async def before(place: str) -> tuple[Browser, str, Page]:
        ann = Browser(place)
        await ann.http.put("/api/me", json={"name": "Ann"})
        table = await ann.new_table("me", "me", "bot:greedy")
        async with ann.at(table) as page:
            await page.hello()
            await page.until("whole")
            await a_few_turns(page)
            await page.send(kind="say", text="back soon", key="1")
            await page.until("ack")
        return ann, table, page

    async def after(ann: Browser, place: str, table: str, old: Page) -> None:
        async with Browser(place) as back:
            back.http.cookies = ann.http.cookies
            assert (await back.http.get("/api/me")).json() == {"name": "Ann"}
            async with back.at(table) as page:
                shown = await page.hello(have=old.number)
                assert [seat["mine"] for seat in shown["seats"]] == [True, True, False]
                assert (await page.until("chat"))["lines"][0]["text"] == "back soon"
                whole = await page.until("whole")
                assert whole["told"] == []
                assert whole["number"] == old.number
                assert whole["scene"] == old.scene
                assert whole["question"] == old.question
                await page.act()

    with serve() as server:
        ann, table, page = asyncio.run(before(server.place))
    with serve() as server:
        asyncio.run(after(ann, server.place, table, page))


def test_undo_is_possible_after_a_restart(serve: Serve) -> None:
    async def before(place: str) -> tuple[Browser, str, Page, int]:
        ann = Browser(place)
        await ann.http.get("/api/me")
        table = await ann.new_table("me", "me")
        async with ann.at(table) as page:
            await page.hello()
            await page.until("whole")
            while True:
                await page.my_turn()
                assert page.question is not None
                seat = page.question["seat"]
                await page.act()
                if (await page.until("news"))["undo"] is not None:
                    return ann, table, page, seat

    async def after(ann: Browser, place: str, table: str, old: Page, seat: int) -> None:
        async with Browser(place) as back:
            back.http.cookies = ann.http.cookies
            async with back.at(table) as page:
                await page.hello(have=old.number)
                assert (await page.until("whole"))["undo"] == seat
                await page.send(kind="undo", seat=seat, at=page.number, key="u")
                assert (await page.until("whole"))["undone"]

    with serve() as server:
        ann, table, page, seat = asyncio.run(before(server.place))
    with serve() as server:
        asyncio.run(after(ann, server.place, table, page, seat))


COURSES: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "the same": lambda shown: shown,
    "the same, but more of it is drawn": lambda shown: {**shown, "kicks": 3, "wind": ["north"]},
    "the same, but less of it is drawn": lambda shown: {name: part for name, part in shown.items() if name != "deck"},
    "another": lambda shown: {**shown, "turn": shown["turn"] + 1},
}
"""What newer rules show of a game after its stored answers."""


@pytest.mark.parametrize("course", COURSES)
def test_a_game_of_older_rules_goes_on_only_if_it_takes_the_same_course(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, course: str
) -> None:
    same = course != "another"

    async def before(place: str) -> tuple[Browser, str, int]:
        ann = Browser(place)
        await ann.http.get("/api/me")
        table = await ann.new_table("me", "me")
        async with ann.at(table) as page:
            await page.hello()
            await page.until("whole")
            await a_few_turns(page)
        return ann, table, page.number

    async def after(ann: Browser, place: str, table: str, number: int) -> None:
        async with Browser(place) as back:
            back.http.cookies = ann.http.cookies
            async with back.at(table) as page:
                shown = await page.hello()
                whole = await page.until("whole")
                assert whole["number"] == number
                assert len(whole["told"]) > 5
                if same:
                    assert shown["status"] == "running"
                    assert await page.act()
                else:
                    assert shown["status"] == "old_rules"
                    assert whole["question"] is None
                    act = {"kind": "act", "seat": 0, "at": number, "action": 0, "key": "k"}
                    assert await page.refused(**act) == "old_rules"
                    replay = (await back.http.get(f"/api/tables/{table}/replay")).json()
                    assert [told["number"] for told in replay["told"]][-1] == number
                    assert (await back.http.get(f"/api/tables/{table}/game.yaml")).status_code == 404

    with serve() as server:
        ann, table, number = asyncio.run(before(server.place))
    with stores.opened(tmp_path / "data") as database:
        database.execute(text("UPDATE tables SET rules = 'older'"))
    shown_by = loading.shown_by
    monkeypatch.setattr(loading, "shown_by", lambda play: COURSES[course](shown_by(play)))
    with serve() as server:
        asyncio.run(after(ann, server.place, table, number))
    with stores.opened(tmp_path / "data") as database:
        (rules, status) = database.execute(text("SELECT rules, status FROM tables")).one()
    assert (rules == "older", status) == ((False, "running") if same else (True, "old_rules"))


def test_a_table_nobody_uses_is_dropped_from_memory_and_comes_back(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                await a_few_turns(page, 3)
            await eventually(lambda: table not in server.registry.tables, "the table stays in memory")
            async with ann.at(table) as again:
                await again.hello(have=page.number)
                assert (await again.until("whole"))["scene"] == page.scene

    with serve(idle_seconds=0.0) as server:
        asyncio.run(run(server))

"""Statistics of people's games: each finished game is counted for those who played it, and again when reviewed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from daikaiju.server.statistics import service
from daikaiju.services.statistics.service import VERSION
from tests.server.browsers import Browser, Served
from tests.server.test_reviews import Reviewer, played, reviewed
from tests.server.waiting import PATIENCE

Serve = Callable[..., Served]
reviewing = reviewed


async def play_duel(ann: Browser) -> str:
    """A game to its end, in which Ann always gives the first answer."""
    table = await ann.new_table("me", "bot:random", game="duel")
    async with ann.at(table) as page:
        await page.hello()
        while page.table.get("status") != "over":
            if page.actions:
                await page.act()
            else:
                await page.next()
    return table


async def as_if_played(server: Served, ann: Browser, seats: str = "0") -> str:
    """A game between bots to its end, with Ann in place of some of them."""
    table = await played(ann)
    await in_database(
        server,
        f"UPDATE seats SET person = '{ann.http.cookies['daikaiju'].partition('.')[0]}', \"by\" = 'person' "
        f"WHERE table_id = '{table}' AND seat IN ({seats})",
        f"UPDATE entries SET \"key\" = 'x' WHERE table_id = '{table}' AND seat IN ({seats})",
    )
    return table


async def in_database(server: Served, *statements: str) -> None:
    async def change() -> None:
        async with server.registry.store.engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))

    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(change(), server.registry.writer._loop))


async def own(ann: Browser) -> dict[str, Any]:
    """Ann's statistics, once all her games are counted."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told: dict[str, Any] = (await ann.http.get("/api/me/statistics")).json()
            if told["waiting"] == 0:
                return told
            await asyncio.sleep(0.05)


@pytest.mark.any_store
def test_games_are_counted_for_those_who_played_them(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            assert (await ann.http.get("/api/me/statistics")).json()["games"] == []
            table = await play_duel(ann)
            told = await own(ann)
            assert [(game["table"], game["game"], game["players"]) for game in told["games"]] == [(table, "duel", 2)]
            (of_duel,) = told["summaries"]
            assert (of_duel["game"], of_duel["games"], of_duel["tables"][0]["usual"]) == ("duel", 1, 0.5)
            stops = next(habit for habit in of_duel["habits"] if habit["name"] == "stops")
            assert stops["cases"] > 0
            assert of_duel["reviewed"] is None
            assert (await own(bob))["games"] == []
            shown = (await bob.http.get(f"/api/tables/{table}/statistics")).json()
            assert (shown["reviewed"], shown["can_review"]) == (False, False)
            assert [bool(seat["habits"]) for seat in shown["seats"]] == [True, False]

    with serve() as server:
        asyncio.run(run(server))


def test_a_review_brings_luck_and_skill_and_a_change_of_the_counting_counts_again(
    reviewing: tuple[Served, Reviewer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, _ = reviewing

    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await as_if_played(server, ann)
            before = await own(ann)
            assert (before["games"][0]["sums"], before["games"][0]["can_review"]) == (None, True)
            await ann.http.post(f"/api/tables/{table}/review")
            shown = (await ann.http.get(f"/api/tables/{table}/statistics")).json()
            assert (shown["reviewed"], shown["seats"][0]["sums"]["luck"]) == (True, 0.5)
            after = (await own(ann))["summaries"][0]["reviewed"]
            assert (after["games"], after["luck"], after["skill"]) == (1, 0.5, 0.0)
            monkeypatch.setattr(service, "VERSION", VERSION + 1)
            told = (await ann.http.get("/api/me/statistics")).json()
            assert (len(told["games"]), told["waiting"]) == (1, 1)
            assert len((await own(ann))["games"]) == 1

    asyncio.run(run())


@pytest.mark.any_store
def test_what_cannot_be_counted_is_listed_separately_and_not_tried_again(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            await as_if_played(server, ann, seats="0, 1")
            told = await own(ann)
            assert (told["games"], told["shared"]) == ([], 1), "several people at one screen"
            table = await as_if_played(server, ann)
            await in_database(server, f"UPDATE entries SET choice = 63 WHERE table_id = '{table}' AND seat = 0")
            assert (await own(ann))["games"] == [], "a game that these rules cannot play again"
            assert (await ann.http.get(f"/api/tables/{table}/statistics")).json()["seats"] == []

    with serve() as server:
        asyncio.run(run(server))


@pytest.mark.any_store
def test_unfinished_games_and_lessons_have_none(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me")
            refused = await ann.http.get(f"/api/tables/{table}/statistics")
            assert (refused.status_code, refused.json()["code"]) == (404, "not_over")
            assert (await ann.http.get("/api/tables/nothing/statistics")).status_code == 404
            lesson = (await ann.http.post("/api/lessons/king")).json()["id"]
            told = (await ann.http.get("/api/me/statistics")).json()
            assert lesson
            assert (told["games"], told["waiting"]) == ([], 0)

    with serve() as server:
        asyncio.run(run(server))

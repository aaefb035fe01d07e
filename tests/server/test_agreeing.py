"""A game begins only as those who play it have agreed to: every change of the set-up asks them again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from daikaiju.table import start
from tests.server.browsers import Browser, Page, Served
from tests.server.visitors import Visitor

CLOCK = {"kind": "move", "seconds": 600}
FIVE_SECONDS = {"kind": "move", "seconds": 5}
LONG_ENOUGH = 0.3
"""In which a game that may begin does; it took 10 ms."""


@asynccontextmanager
async def two_at(server: Served, **more: Any) -> AsyncIterator[tuple[Page, Page]]:
    """The host of a table and somebody who took the other seat."""
    async with Browser(server.place) as ann, Browser(server.place) as bob:
        table = await ann.new_table("me", "open", **{"clock": CLOCK, "game": "duel", "start": False, **more})
        async with ann.at(table) as host, bob.at(table) as other:
            await host.hello()
            told = await other.hello()
            await other.send(kind="sit", seat=1, name="Bob", terms=told["terms"])
            await host.until("table", lambda shown: shown["seats"][1]["by"] == "person")
            yield host, other


async def asked(page: Page) -> dict[str, Any]:
    return await page.until("table", lambda shown: not shown["seats"][1]["agreed"])


@pytest.mark.parametrize(
    "change",
    [{"clock": FIVE_SECONDS}, {"options": {"edition": "2010"}}, {"seats": 3}, {"options": {"ends": "round"}}],
    ids=["clock", "edition", "seats", "option"],
)
def test_a_changed_table_does_not_begin_before_everybody_agrees(server: Served, change: dict[str, Any]) -> None:
    async def go() -> None:
        async with two_at(server, game="king") as (host, other):
            await host.send(kind="setup", **change)
            shown = await asked(other)
            assert shown["seats"][0]["agreed"], "the host, who changed it"
            assert await host.refused(kind="start", fill="bot:random") == "not_agreed"
            await other.send(kind="agree", terms=shown["terms"])
            await host.until("table", lambda told: told["seats"][1]["agreed"])
            await host.send(kind="start", fill="bot:random")
            await other.begun()

    asyncio.run(go())


@pytest.mark.any_store
def test_a_table_that_starts_by_itself_waits_for_agreement_too(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "COMMIT_SECONDS", 0.05)

    async def go() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "open", game="duel", clock=CLOCK)
            async with ann.at(table) as host, bob.at(table) as other:
                host.shares = None  # so that the game cannot begin before the change
                told = await host.hello()
                await other.hello()
                monkeypatch.setattr(start, "all_agreed", lambda table: False)
                await other.send(kind="sit", seat=1, name="Bob", terms=told["terms"])
                await host.until("table", lambda shown: shown["seats"][1]["by"] == "person")
                await host.send(kind="setup", clock=FIVE_SECONDS)
                shown = await asked(other)
                monkeypatch.undo()
                async with bob.at(table) as again:
                    await again.hello()
                    with pytest.raises(TimeoutError):
                        async with asyncio.timeout(LONG_ENOUGH):
                            await again.begun()
                await other.send(kind="agree", terms=shown["terms"])
                await other.begun()

    asyncio.run(go())


@pytest.mark.any_store
def test_nobody_agrees_to_what_they_have_not_seen(server: Served) -> None:
    async def go() -> None:
        async with two_at(server) as (host, other):
            await host.send(kind="setup", clock=FIVE_SECONDS)
            shown = await asked(other)
            await host.send(kind="setup", clock={"kind": "game", "seconds": 5})
            await other.send(kind="agree", terms=shown["terms"])
            await host.until("table", lambda told: told["clock"]["kind"] == "game")
            assert await host.refused(kind="start") == "not_agreed", "that was for the set-up before"
            await other.send(kind="stand", seat=1)
            await host.until("table", lambda told: told["seats"][1]["by"] == "open")
            assert await other.refused(kind="sit", seat=1, name="Bob", terms=shown["terms"]) == "setup_changed"

    asyncio.run(go())


@pytest.mark.any_store
def test_a_monster_that_the_host_takes_away_is_asked_about(server: Served) -> None:
    async def go() -> None:
        async with two_at(server) as (host, other):
            await host.send(kind="seat", seat=0, monster=other.table["seats"][1]["monster"])
            shown = await asked(other)
            assert await host.refused(kind="start") == "not_agreed"
            await other.send(kind="agree", terms=shown["terms"])
            await host.until("table", lambda told: told["seats"][1]["agreed"])

    asyncio.run(go())


def account(server: Served, name: str) -> Visitor:
    visitor = Visitor(server)
    visitor.make(name)
    return visitor


def rated_game(server: Served, names: tuple[str, str], then: Callable[[Page, Page], Any]) -> None:
    """A rated Duel between two people, of whom the first made the table."""
    ann, bob = (account(server, name) for name in names)
    table = ann.new_table(game="duel", clock=CLOCK, rated=True)

    async def go() -> None:
        async with ann.socket().at(table) as host, bob.socket().at(table) as other:
            await host.hello()
            await other.hello()
            await other.send(kind="sit", seat=1)
            await host.until("table", lambda shown: shown["seats"][1]["by"] == "person")
            await host.send(kind="start")
            await host.begun()
            await then(host, other)

    asyncio.run(go())


def test_in_a_rated_game_nobody_chooses_who_plays_for_them(server: Served) -> None:
    async def cheat(host: Page, other: Page) -> None:
        await host.send(kind="stand", seat=0)
        await host.until("table", lambda shown: shown["seats"][0]["away"])
        assert await host.refused(kind="seat", seat=0, by="bot:champion") in ("rated_stand_in", "no_such_bot")
        assert await host.refused(kind="seat", seat=0, by="bot:rookie") == "rated_stand_in"
        await other.send(kind="stand", seat=1)
        await host.until("table", lambda shown: shown["seats"][1]["away"])
        assert await host.refused(kind="seat", seat=1, by="bot:random") == "rated_stand_in"
        await host.send(kind="seat", seat=1, by="bot:greedy")
        await host.until("table", lambda shown: shown["seats"][1]["bot"] == "greedy")

    rated_game(server, ("Ann Stands", "Bob Stands"), cheat)


def test_in_a_rated_game_a_bot_is_not_exchanged(server: Served) -> None:
    ann = account(server, "Ann Swaps")
    seats = [{"by": "me"}, {"by": "bot:greedy"}]
    table = ann.new_table(seats=seats, game="duel", clock=CLOCK, rated=True, start=True)

    async def cheat() -> None:
        async with ann.socket().at(table) as host:
            await host.hello()
            await host.begun()
            for by in ("bot:random", "open", "me"):
                assert await host.refused(kind="seat", seat=1, by=by) == "rated_stand_in"

    asyncio.run(cheat())

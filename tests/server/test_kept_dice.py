"""Everybody sees which dice a player keeps, as they keep them; nobody else can make them see anything."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from daikaiju.table import kept_dice
from tests.server.browsers import Browser, Page, Served, game_of_two

Serve = Callable[..., Served]
pytestmark = pytest.mark.any_store
FLOOD = 400


@asynccontextmanager
async def at_table(server: Served) -> AsyncIterator[tuple[str, Page, Page, Browser]]:
    """The table of Ann and Bob, the page of whoever is asked to roll, the other's page, and somebody who may watch."""
    async with (
        Browser(server.place) as ann,
        Browser(server.place) as bob,
        Browser(server.place) as cid,
        game_of_two(ann, bob) as (table, page, other),
    ):
        assert page.question is not None
        asked, watching = (page, other) if page.question["seat"] == 0 else (other, page)
        yield table, asked, watching, cid


async def heard(page: Page) -> list[dict[str, Any]]:
    """What a page has heard about kept dice when everything before its next question has arrived."""
    before = len(page.got)
    await asyncio.sleep(3 * kept_dice.BETWEEN)
    await page.send(kind="ping")
    await page.until("pong")
    return [message for message in page.got[before:] if message["kind"] == "keeping"]


def test_the_others_see_which_dice_are_kept_and_nothing_is_stored(server: Served) -> None:
    async def run() -> None:
        async with at_table(server) as (table, asked, watching, cid):
            number, seat = asked.number, server.registry.tables[table].play.asked  # type: ignore[union-attr]  # it runs
            await asked.send(kind="keep", at=number, dice=[4, 1, 1])
            told = await watching.until("keeping")
            assert told == {"kind": "keeping", "number": number, "seat": seat, "dice": [1, 4]}
            assert await heard(asked) == []
            async with cid.at(table) as late:
                await late.hello()
                assert (await late.until("keeping"))["dice"] == [1, 4]
            entries = await server.registry.storage.entries(table)
            await asked.send(kind="keep", at=number, dice=[])
            assert (await watching.until("keeping"))["dice"] == []
            assert await server.registry.storage.entries(table) == entries
            await asked.act()
            await watching.until("news")
            async with cid.at(table) as late:
                await late.hello()
                assert await heard(late) == [], "a new roll has nothing kept"

    asyncio.run(run())


def test_only_the_person_asked_keeps_dice_and_only_those_on_the_table(server: Served) -> None:
    async def run() -> None:
        async with at_table(server) as (table, asked, watching, cid):
            number = asked.number
            async with cid.at(table) as stranger:
                await stranger.hello()
                for rogue in (watching, stranger):
                    await rogue.send(kind="keep", at=number, dice=[0])
                await asked.send(kind="keep", at=number - 1, dice=[0])
                await asked.send(kind="keep", at=number + 1, dice=[0])
                await asked.send(kind="keep", at=number, dice=[0, 9])
                assert await heard(watching) == await heard(stranger) == await heard(asked) == []
            for wrong in ([16], [-1], ["0"], list(range(17)), None):
                assert await asked.refused(kind="keep", at=number, dice=wrong) == "bad_message"

    asyncio.run(run())


def test_a_flood_reaches_the_others_as_a_trickle_and_ends_with_the_truth(server: Served) -> None:
    async def run() -> None:
        async with at_table(server) as (_, asked, watching, _cid):
            number, before = asked.number, len(watching.got)
            began = asyncio.get_running_loop().time()
            for turn in range(FLOOD):
                await asked.send(kind="keep", at=number, dice=[turn % 6])
            await asked.send(kind="keep", at=number, dice=[0, 1, 2, 3, 4, 5])
            await watching.until("keeping", lambda told: len(told["dice"]) == 6)
            took = asyncio.get_running_loop().time() - began
            told = [message for message in watching.got[before:] if message["kind"] == "keeping"]
            assert len(told) <= 2 + took / kept_dice.BETWEEN
            assert await heard(watching) == []
            # The table goes on as if nothing had been.
            await asked.act()
            await watching.until("news")

    asyncio.run(run())


def test_a_page_that_floods_is_cut_off_and_the_others_play_on(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with at_table(server) as (table, asked, watching, _cid):
            with contextlib.suppress(ConnectionClosed):
                for turn in range(FLOOD):
                    await asked.send(kind="keep", at=asked.number, dice=[turn % 6])
            await asked.closed()
            await watching.send(kind="ping")
            await watching.until("pong")
            assert server.registry.tables[table].status == "running"

    with serve(limits=True) as server:
        asyncio.run(run(server))

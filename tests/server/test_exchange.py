"""The exchange before the first roll over real sockets: attacks on it, and browsers that come and go."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from daikaiju.table import start
from daikaiju.table.host import TableHost
from daikaiju.table.start import hurry
from daikaiju.table.table import Table
from tests.server.browsers import Browser, Page, Served
from tests.server.visitors import Visitor
from tests.server.waiting import PATIENCE

CLOCK = {"kind": "move", "seconds": 600}


async def two_at_a_table(ann: Browser, bob: Browser, one: Page, two: Page) -> None:
    await one.hello()
    await two.hello()
    await two.send(kind="sit", seat=1, name="Bob")
    await two.until("table", lambda shown: len(shown["fair"]["commitments"]) == 2)


async def fair_of(page: Page, stage: str) -> dict[str, Any]:
    shown = await page.until("table", lambda shown: shown["fair"]["stage"] == stage)
    fair: dict[str, Any] = shown["fair"]
    return fair


async def hurry_once_first_seat_opened(host: TableHost, table: Table) -> None:
    """However long a busy machine takes, the time to open shares begins when that seat has opened its own."""
    while table.exchange.commitments is not None and 0 not in table.exchange.shares:
        await asyncio.sleep(0.01)
    await hurry(host, table)


def test_nothing_is_replaced_after_it_was_frozen(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "open", start=False)
            async with ann.at(table) as one, bob.at(table) as two:
                await two_at_a_table(ann, bob, one, two)
                await one.send(kind="start")
                one.shares = None  # the host waits until it has seen the other share
                await two.until("table", lambda shown: shown["fair"]["shares"] != [])
                fair = await fair_of(one, "opening")
                other = {"seat": 0, "commitment": "ab" * 32}
                refused = await one.refused(kind="commit", to=fair["commitment"], commitments=[other])
                assert refused == "dice_fixed"
                liked = {"seat": 0, "share": "cd" * 32}
                assert await one.refused(kind="open", to=fair["commitment"], shares=[liked]) == "bad_share"
                assert await one.refused(kind="seat", seat=0, monster="kraken") == "begun"
                for way in ("stand", "leave"):
                    assert await one.refused(kind=way, seat=0) == "begun"
                assert await one.refused(kind="seat", seat=1, by="open") == "begun"
                own = {"seat": 0, "share": ann.shares.share(one.table, 0)}
                await one.send(kind="open", to=fair["commitment"], shares=[own])
                shown = await one.until("table", lambda shown: shown["status"] == "running")
                assert [share["seat"] for share in shown["fair"]["shares"]] == [0, 1]

    asyncio.run(run())


def test_a_player_who_withholds_a_share_is_named_and_the_others_start_over(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "OPEN_SECONDS", 0.1)
    monkeypatch.setattr(start, "hurry", hurry_once_first_seat_opened)

    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "open", start=False)
            async with ann.at(table) as one, bob.at(table) as two:
                await two_at_a_table(ann, bob, one, two)
                two.shares = None
                await one.send(kind="start")
                first = await fair_of(one, "opening")
                shown = await one.until("table", lambda shown: shown["status"] == "running")
                fair = shown["fair"]
                assert [earlier["commitment"] for earlier in fair["broken"]] == [first["commitment"]]
                assert [share["seat"] for share in fair["broken"][0]["shares"]] == [0]
                assert [share["seat"] for share in fair["shares"]] == [0]
                assert fair["without"] == [1]
                assert fair["commitment"] != first["commitment"]

    asyncio.run(run())


def test_a_page_may_be_loaded_again_between_committing_and_opening(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:random", begin=False)
            async with ann.at(table) as page:
                await page.hello()
                page.shares = None
                await fair_of(page, "opening")
            async with ann.at(table) as page:
                await page.hello()
                shown = await page.until("table", lambda shown: shown["status"] == "running")
                assert (len(shown["fair"]["shares"]), shown["fair"]["broken"]) == (1, [])

    asyncio.run(run())


def test_an_absent_browser_is_not_waited_for(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "open", start=False)
            async with ann.at(table) as one:
                async with bob.at(table) as two:
                    await two_at_a_table(ann, bob, one, two)
                await one.until("table", lambda shown: not shown["seats"][1]["connected"])
                await one.send(kind="start")
                shown = await one.until("table", lambda shown: shown["status"] == "running")
                assert (shown["fair"]["without"], shown["fair"]["broken"]) == ([1], [])

    asyncio.run(run())


def test_a_rated_game_does_not_begin_without_somebody_who_deletes_their_account(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However long a busy machine takes to delete an account, nobody else begins before that.
    monkeypatch.setattr(start, "OPEN_SECONDS", PATIENCE)
    ann, bob = Visitor(server), Visitor(server)
    ann.make("Ann Stays")
    bob.make("Bob Goes")
    seats = [{"by": "me"}, {"by": "open"}]
    made = ann.http.post("/api/tables", json={"seats": seats, "game": "duel", "rated": True, "clock": CLOCK})
    table = made.json()["id"]

    async def run() -> None:
        host, guest = ann.socket(), bob.socket()
        async with host.at(table) as one, guest.at(table) as two:
            await two_at_a_table(host, guest, one, two)
            two.shares = None
            await one.send(kind="start")
            await fair_of(one, "opening")
            bob.done("/delete", name="Bob Goes")
            await one.closed()
        monkeypatch.setattr(start, "OPEN_SECONDS", 0.3)
        async with host.at(table) as one:
            shown = await one.hello()
            while shown["fair"]["stage"] != "committing" or shown["fair"]["commitments"] == []:
                shown = await one.until("table")
            assert (shown["status"], shown["seats"][1]["by"]) == ("waiting", "open")
            assert await one.refused(kind="start") == "rated_open"

    asyncio.run(run())

"""Whose seat is whose: people return to theirs, a stranger takes one, and the host sets up the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.browsers import Browser, Page, Served
from tests.server.clocks import Time

Serve = Callable[..., Served]


async def begin(ann: Browser, bob: Browser, page: Page, other: Page) -> None:
    """Ann and Bob are at a table that Ann created; let their game begin."""
    await page.hello()
    await other.hello()
    await other.send(kind="sit", seat=1, name="Bob")
    await page.until("table", lambda shown: shown["seats"][1]["by"] == "person")
    await page.send(kind="start")
    await asyncio.gather(page.until("news"), other.until("news"))


async def notice_of(page: Page, name: str) -> dict[str, Any]:
    """The next notice, which must be this one; its arguments."""
    text = (await page.until("notice"))["text"]
    assert text["key"] == f"server-notice-{name}"
    arguments: dict[str, Any] = text["args"]
    return arguments


def test_a_player_gets_the_seat_back_even_if_the_host_let_a_bot_play(serve: Serve) -> None:
    time = Time()

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "open", start=False, name="Ann")
            async with ann.at(table) as page:
                async with bob.at(table) as other:
                    await begin(ann, bob, page, other)
                    assert await page.refused(kind="seat", seat=1, by="bot:greedy") == "not_absent"
                await page.until("table", lambda shown: not shown["seats"][1]["connected"])
                time.pass_by(29)
                assert await page.refused(kind="seat", seat=1, by="bot:greedy") == "not_absent_yet"
                assert page.got[-1]["text"]["args"] == {"seconds": 1}
                time.pass_by(1)
                # Nobody else can have it, not even the host.
                assert await page.refused(kind="seat", seat=1, by="open") == "seat_kept"
                assert await page.refused(kind="seat", seat=1, by="me") == "seat_kept"
                await page.send(kind="seat", seat=1, by="bot:random")
                shown = await page.until("table", lambda shown: shown["seats"][1]["away"])
                assert (shown["seats"][1]["by"], shown["seats"][1]["bot"]) == ("person", "random")
                async with bob.at(table) as other:
                    shown = await other.hello()
                    assert (shown["seats"][1]["mine"], shown["seats"][1]["away"]) == (True, False)
                    back = {"monster": {"seat": 1}, "you": {"is_you": 1}, "name": "Bob"}
                    assert await notice_of(other, "back") == back
                    assert await notice_of(page, "back") == back

    with serve(server_time=time) as server:
        asyncio.run(run(server))


def test_a_player_who_got_up_comes_back_by_opening_the_table(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page:
                await page.hello()
                await page.send(kind="stand", seat=0)
                await page.until("table", lambda shown: shown["seats"][0]["away"])
            async with ann.at(table) as page:
                assert not (await page.hello())["seats"][0]["away"]

    asyncio.run(run())


def test_a_player_who_leaves_on_purpose_is_gone_and_a_bot_plays_to_the_end(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "open", start=False, name="Ann")
            async with ann.at(table) as page, bob.at(table) as other:
                await begin(ann, bob, page, other)
                assert await page.refused(kind="leave", seat=1) == "not_your_seat"
                await other.send(kind="leave", seat=1)
                assert await notice_of(page, "left") == {"monster": {"seat": 1}, "name": "Bob"}
                assert page.table["seats"][1]["by"] == "bot"
                async with bob.at(table) as again:
                    assert (await again.hello())["seats"][1]["by"] == "bot"
                    assert await again.refused(kind="back", seat=1) == "not_your_seat"
                await page.send(kind="leave", seat=0)
                await page.until("table", lambda shown: shown["status"] == "over")
                assert await page.refused(kind="leave", seat=0) == "not_your_seat"

    asyncio.run(run())


@pytest.mark.any_store
def test_a_stranger_takes_one_seat_and_the_host_as_many_as_wanted(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as eve:
            table = await ann.new_table("me", "open", "open", "open", start=False)
            async with ann.at(table) as page, eve.at(table) as other:
                await page.hello()
                await other.hello()
                await other.send(kind="sit", seat=1, name="Eve")
                await other.until("table", lambda shown: shown["seats"][1]["mine"])
                assert await other.refused(kind="sit", seat=2, name="Eve") == "one_seat"
                await page.send(kind="sit", seat=2, name="Ann again")
                await page.until("table", lambda shown: shown["seats"][2]["mine"])

    asyncio.run(run())


@pytest.mark.any_store
def test_the_host_removes_somebody_fills_the_seats_with_bots_and_starts(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as eve:
            table = await ann.new_table("me", "open", "open", start=False)
            async with ann.at(table) as page, eve.at(table) as other:
                await page.hello()
                other.shares = None
                await other.hello()
                await other.send(kind="sit", seat=1, name="Eve")
                await page.until("table", lambda shown: shown["seats"][1]["by"] == "person")
                await page.send(kind="seat", seat=1, by="open")
                assert await notice_of(other, "removed") == {"monster": {"seat": 1}}
                assert await other.refused(kind="start", fill="bot:greedy") == "not_creator"
                assert await page.refused(kind="start", fill="bot:nobody") == "bad_message"
                await page.send(kind="start", fill="bot:random")
                shown = await page.until("table", lambda shown: shown["status"] == "running")
                assert [(seat["by"], seat["bot"]) for seat in shown["seats"][1:]] == [("bot", "random")] * 2
                assert await other.refused(kind="sit", seat=1, name="Eve") == "taken"

    asyncio.run(run())


@pytest.mark.any_store
def test_size_clock_and_options_change_until_the_game_begins(serve: Serve) -> None:
    async def before(server: Served) -> tuple[Any, str]:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            seats = [{"by": "me"}, {"by": "open"}, {"by": "bot:greedy"}, {"by": "open"}]
            table = await ann.new_table(seats=seats, start=False)
            async with ann.at(table) as page, bob.at(table) as other:
                await page.hello()
                await other.hello()
                await other.send(kind="sit", seat=3, name="Bob")
                await page.until("table", lambda shown: shown["seats"][3]["by"] == "person")
                assert await other.refused(kind="setup", seats=2) == "not_creator"
                assert await page.refused(kind="setup", seats=7) == "bad_message"
                assert await page.refused(kind="setup", clock={"kind": "move", "seconds": 1}) == "bad_request"
                assert await page.refused(kind="setup", options={"edition": "1999"}) == "bad_request"
                assert await page.refused(kind="setup", options={"colour": True}) == "bad_request"
                # Open seats go first, then bots; people stay.
                await page.send(kind="setup", seats=3)
                shown = await page.until("table", lambda shown: len(shown["seats"]) == 3)
                assert [seat["by"] for seat in shown["seats"]] == ["person", "bot", "person"]
                await page.send(kind="setup", seats=2)
                shown = await page.until("table", lambda shown: len(shown["seats"]) == 2)
                assert [seat["by"] for seat in shown["seats"]] == ["person", "person"]
                clock = {"kind": "game", "seconds": 600}
                await page.send(kind="setup", seats=6, clock=clock, options={"edition": "2010"})
                shown = await other.until("table", lambda shown: len(shown["seats"]) == 6)
                assert (shown["clock"], shown["options"]["edition"]) == (clock, "2010")
                assert len({seat["monster"] for seat in shown["seats"]}) == 6
                assert shown["seats"][1]["mine"]
                await page.send(kind="seat", seat=2, by="me")
                await page.until("table", lambda shown: len(shown["seats"]) == 6 and shown["seats"][2]["mine"])
                assert await page.refused(kind="setup", seats=2) == "people_sit"
            return ann.http.cookies, table

    async def after(server: Served, cookies: Any, table: str) -> None:
        async with Browser(server.place) as ann:
            ann.http.cookies = cookies
            async with ann.at(table) as page:
                shown = await page.hello()
                assert [seat["by"] for seat in shown["seats"]] == ["person"] * 3 + ["open"] * 3
                assert shown["clock"] == {"kind": "game", "seconds": 600}
                assert shown["options"]["edition"] == "2010"
                assert await page.refused(kind="start", fill="bot:greedy") == "not_agreed", "the other is gone"
                await page.send(kind="seat", seat=1, by="open")
                await page.send(kind="start", fill="bot:greedy")
                await page.until("table", lambda shown: shown["status"] == "running")
                assert await page.refused(kind="setup", seats=2) == "begun"

    with serve() as server:
        cookies, table = asyncio.run(before(server))
    with serve() as server:
        asyncio.run(after(server, cookies, table))

"""Invitations: what other programs show of a link to a table, and people who follow the same one at the same time."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from daikaiju.games import game_info
from daikaiju.server.http import page as page_module
from daikaiju.server.tables import invitation
from tests.server.browsers import Browser, Served

Serve = Callable[..., Served]
PUBLIC = Path(__file__).parents[2] / "web" / "public"
RUDE = '"><script>alert(1)</script> & Co'


@pytest.fixture(autouse=True)
def _page(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page as it is written; whether it has been built makes no difference here."""
    folder = tmp_path_factory.mktemp("page")
    source = Path(__file__).parents[2] / "web" / "index.html"
    (folder / "index.html").write_text(source.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(page_module, "FOLDER", folder)


def preview(server: Served, table: str, query: str = "", **headers: str) -> dict[str, str]:
    """The Open Graph properties of a table's address."""
    with httpx.Client(base_url=f"http://{server.place}", headers=headers) as visitor:
        answer = visitor.get(f"/t/{table}{query}")
    assert answer.status_code == 200
    found = re.findall(r'<meta\s+property="og:([^"]+)"\s+content="([^"]*)"', answer.text)
    return {name: html.unescape(value) for name, value in found}


async def new_table(browser: Browser, *seats: str, **more: Any) -> str:
    return await browser.new_table(*seats, start=False, **more)


@pytest.mark.any_store
def test_a_link_says_who_invites_to_what(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await new_table(ann, "me", "open", "open", name="Ann")
            seen = await asyncio.to_thread(preview, server, table)
            assert seen["title"] == "Ann invites you to King of Tokyo"
            assert "2 seats are free" in seen["description"]
            monster = server.registry.tables[table].seats[0].monster
            assert seen["image"] == f"http://{server.place}/invite/{monster}.jpg"
            assert (seen["image:width"], seen["image:height"]) == ("800", "420")
            russian = await asyncio.to_thread(preview, server, table, "?lang=ru")
            assert russian["title"] == "Ann приглашает вас в игру «Повелитель Токио»"
            ukrainian = await asyncio.to_thread(preview, server, table, **{"Accept-Language": "fr, uk;q=0.8"})
            assert ukrainian["title"].startswith("Ann запрошує вас")
            nonsense = await asyncio.to_thread(preview, server, table, "?lang=xx")
            assert nonsense["title"] == seen["title"]

    asyncio.run(run())


@pytest.mark.any_store
def test_a_link_to_a_game_that_has_begun_invites_nobody(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:random", name="Ann")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                seen = await asyncio.to_thread(preview, server, table)
                assert seen["title"] == "King of Tokyo at Ann’s table: the game is on"

    asyncio.run(run())


def test_a_table_that_nobody_has_in_memory_is_read(serve: Serve, tmp_path: Path) -> None:
    async def made(server: Served) -> str:
        async with Browser(server.place) as ann:
            return await new_table(ann, "me", "open", name="Ann")

    with serve() as server:
        table = asyncio.run(made(server))
        server.registry.tables.clear()
        assert preview(server, table)["title"] == "Ann invites you to King of Tokyo"


@pytest.mark.any_store
def test_a_name_is_only_text(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await new_table(ann, "me", "open", name=RUDE[:24])
            seen = await asyncio.to_thread(preview, server, table)
            assert RUDE[:24] in seen["title"]
            raw = (await ann.http.get(f"/t/{table}")).text
            assert "<script>alert" not in raw

    asyncio.run(run())


@pytest.mark.any_store
@pytest.mark.parametrize("path", ["nosuchtabl", "x" * 300, "%00", "..", "a%22b", "ABC-d_f"])
def test_addresses_of_no_table_show_the_page_as_ever(server: Served, path: str) -> None:
    with httpx.Client(base_url=f"http://{server.place}") as visitor:
        answer = visitor.get(f"/t/{path}")
    assert answer.status_code in (200, 404)
    if answer.status_code == 200:
        assert 'content="Daikaiju"' in answer.text


def test_every_monster_has_a_picture() -> None:
    names = {name for game in ("king", "duel") for of in game_info(game).rules.names.MONSTERS.values() for name in of}
    pictures = {PUBLIC / invitation.PICTURE.format(name).lstrip("/") for name in names}
    assert {picture for picture in pictures if not picture.is_file()} == set()


@pytest.mark.parametrize("guests", [6])
def test_of_many_who_follow_a_link_at_once_as_many_sit_as_there_are_seats(server: Served, guests: int) -> None:
    """Each asks for any seat: nobody is told that the one they meant is gone while another is still free."""

    async def sits(browser: Browser, table: str, name: str, ready: asyncio.Barrier) -> str:
        async with browser.at(table) as page:
            await page.hello()
            await ready.wait()
            await page.send(kind="sit", name=name)
            while True:
                message = await page.next()
                if message["kind"] == "refused":
                    return str(message["code"])
                if message["kind"] == "table" and any(seat["mine"] for seat in message["seats"]):
                    return "sits"

    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await new_table(ann, "me", "open", "open", "open", name="Ann")
            ready = asyncio.Barrier(guests)
            browsers = [Browser(server.place) for _ in range(guests)]
            for browser in browsers:
                await browser.__aenter__()
            told = await asyncio.gather(
                *(sits(browser, table, f"Guest {number}", ready) for number, browser in enumerate(browsers))
            )
            assert sorted(told) == ["full"] * (guests - 3) + ["sits"] * 3
            seated = [seat.person for seat in server.registry.tables[table].seats]
            assert len(set(seated)) == len(seated) == 4
            for browser in browsers:
                await browser.__aexit__(None, None, None)

    asyncio.run(run())


@pytest.mark.any_store
def test_nobody_takes_a_second_seat_by_asking_for_any(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await new_table(ann, "me", "open", "open", name="Ann")
            async with bob.at(table) as page:
                shown = await page.hello()
                assert (shown["host"], shown["creator"]) == (0, False)
                await page.send(kind="sit", name="Bob")
                await page.until("table", lambda told: told["seats"][1]["mine"])
                await page.send(kind="sit", name="Bob")
                await page.send(kind="sit", seat=1, name="Bob")
                assert await page.refused(kind="sit", seat=2, name="Bob") == "one_seat"  # and nothing else was
                async with ann.at(table) as look:
                    assert [seat["by"] for seat in (await look.hello())["seats"]] == ["person", "person", "open"]

    asyncio.run(run())

"""What a newcomer and an impatient person may ask for: to go first, and bots that do not dawdle."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from daikaiju.table.pace import decides_pace
from tests.server.browsers import Browser, Served
from tests.server.test_games import check_what_is_kept, play_on

BOTS = ["me", "bot:random", "bot:random", "bot:random"]


@pytest.mark.any_store
@pytest.mark.parametrize(("game", "seats"), [("king", BOTS), ("duel", ["me", "bot:random"])])
def test_a_newcomer_begins_as_the_monster_that_was_chosen(server: Served, game: str, seats: list[str]) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            places = set()
            for attempt in range(8):
                wanted: list[dict[str, Any]] = [{"by": by, "monster": None} for by in seats]
                wanted[0]["monster"] = "gigazaur" if game == "king" else "alienoid"
                table = await ann.new_table(game=game, seats=wanted, first_game=True)
                async with ann.at(table) as page:
                    shown = await page.hello()
                    await page.until("whole")
                    [mine] = [place for place, seat in enumerate(shown["seats"]) if seat["mine"]]
                    assert page.question is not None
                    assert page.question["seat"] == mine == page.scene["active"]
                    assert page.scene["monsters"][mine]["monster"] == wanted[0]["monster"]
                    places.add(mine)
                    if attempt == 0:
                        await play_on(page, random.Random(1))
                        await check_what_is_kept(ann, table, page)
            assert len(places) > 1, "the dice still decide which seat begins"

    asyncio.run(run())


PAUSE = 12.0
"""Seconds that an unhurried bot takes for each of its decisions."""


@pytest.mark.any_store
@pytest.mark.parametrize("wish", [{"kind": "pace", "speed": "instant"}, {"kind": "skip"}])
def test_bots_hurry_for_the_only_person_at_the_table(serve: Callable[..., Served], wish: dict[str, str]) -> None:
    async def run() -> None:
        with serve(pace=PAUSE) as server:
            async with Browser(server.place) as ann:
                table = await ann.new_table("me", "bot:random", start=True)
                async with ann.at(table) as page:
                    await page.hello()
                    await page.until("whole")
                    await page.send(kind="pace", speed="instant")
                    await page.my_turn()
                    await page.send(kind="pace", speed="calm")
                    await page.act(page.actions[-2] if "reroll" in (page.question or {}) else None)
                    await page.until("news")
                    while page.actions:
                        await page.act()
                        await page.until("news")
                    began = time.monotonic()
                    await page.send(**wish)
                    await page.my_turn()
                    # A request too late to shorten the first pause shortens all others.
                    assert time.monotonic() - began < 2 * PAUSE

    asyncio.run(run())


@pytest.mark.any_store
def test_nobody_hurries_the_bots_of_two_people(serve: Callable[..., Served]) -> None:
    async def run() -> None:
        with serve(pace=0.5) as server:
            async with Browser(server.place) as ann, Browser(server.place) as bob:
                table = await ann.new_table("me", "open", "bot:random")
                async with ann.at(table) as page, bob.at(table) as other:
                    await page.hello()
                    await other.hello()
                    await other.send(kind="sit", seat=1, name="Bob")
                    await page.until("table", lambda shown: shown["seats"][1]["by"] == "person")
                    await page.send(kind="pace", speed="instant")
                    await page.send(kind="start")
                    await page.until("news")
                    at_table = server.registry.tables[table]
                    mine = next(one for one in at_table.connections if one.speed == "instant")
                    assert not decides_pace(at_table, mine)
                    await page.send(kind="skip")
                    await page.send(kind="ping")
                    await page.until("pong")
                    assert not at_table.hurried.is_set()

    asyncio.run(run())

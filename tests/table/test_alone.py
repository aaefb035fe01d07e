"""A table needs no server: the same messages, in a Python in which nothing of a server can be imported."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from daikaiju.table.entries import Entry
from daikaiju.table.new_table import WantedSeat, open_table
from daikaiju.table.protocol.tables import ClockSetting, GameName
from daikaiju.table.refusals import Refused
from daikaiju.table.table import RUNNING
from tests.table.alone import ME, Player, lesson, new_host, whole_game

ROOT = Path(__file__).parent.parent.parent
FORBIDDEN = ("numpy", "numba", "sqlalchemy", "alembic", "fastapi", "starlette", "uvicorn", "orjson", "daikaiju.server")
ALONE = f"""
import asyncio, sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if any(name == one or name.startswith(one + ".") for one in {FORBIDDEN}):
            raise ImportError(f"{{name}} is not there")

sys.meta_path.insert(0, Refuse())
from tests.table.alone import lesson, whole_game

for game in ("king", "duel"):
    heard = asyncio.run(whole_game(game, seed=1))
    assert heard[-1]["scene"]["winners"] is not None
    assert any("lesson" in message for message in asyncio.run(lesson(game))), "tips are given"
    print(game, len(heard))
"""


def test_whole_games_are_played_where_nothing_of_a_server_can_be_imported() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["king", "duel"]


@pytest.mark.parametrize("game", ["king", "duel"])
def test_the_same_news_come_in_the_same_order(game: GameName) -> None:
    numbers = [message["number"] for message in asyncio.run(whole_game(game, 5)) if message["kind"] == "news"]
    assert numbers == sorted(set(numbers))


def test_a_lesson_gives_tips() -> None:
    heard = asyncio.run(lesson("king"))
    assert sum("lesson" in message for message in heard if message["kind"] == "news") > 2


async def two_at_one_screen() -> tuple[Player, Any]:
    """Two people at one screen, at a table that has begun."""
    host = new_host()
    seats = [WantedSeat("gigazaur", "me", "Ann"), WantedSeat("cyber_kitty", "me", "Bob")]
    table = await open_table(host, ME, "Ann", "king", {}, seats, clock=ClockSetting(), listed=False, start=True)
    player = Player(host, table, 1)
    table.join(player.page)
    await player.say(kind="hello")
    return player, await player.hear("news", "whole")


def test_what_is_not_a_message_or_not_allowed_is_refused() -> None:
    async def run() -> list[str]:
        player, news = await two_at_one_screen()
        refused = []
        for message in (
            {"kind": "nonsense"},
            {"kind": "act", "seat": 0, "at": news["number"] + 5, "action": 0, "key": "a"},
            {"kind": "act", "seat": 1 - news["question"]["seat"], "at": news["number"], "action": 0, "key": "b"},
            {"kind": "ignore", "seat": 1, "how": "mute"},
            {"kind": "hint", "at": news["number"]},
            {"kind": "rematch"},
        ):
            await player.say(**message)
            refused.append((await player.hear("refused"))["code"])
        return refused

    assert asyncio.run(run()) == ["bad_message", "late", "not_your_turn", "nobody_sits", "no_coach", "not_over"]


def test_a_table_comes_back_from_where_it_is_stored_in_the_middle_of_a_turn() -> None:
    async def run() -> None:
        player, news = await two_at_one_screen()
        first = news["question"]
        await player.say(
            kind="act", seat=first["seat"], at=news["number"], action=first["reroll"]["first"] + 1, key="a"
        )
        rolled = await player.hear("news")
        host, table = player.host, player.table
        host.forget(table)
        assert player.page.closed
        again = Player(host, await host.find(table.id), 2)
        assert again.table is not table
        assert again.table.status == RUNNING
        again.table.join(again.page)
        await again.say(kind="hello", have=news["number"])
        whole = await again.hear("whole")
        assert (whole["scene"], whole["question"]) == (rolled["scene"], rolled["question"])
        # The answer was stored: sent again with its key, it is acknowledged and not made twice.
        await again.say(kind="act", seat=first["seat"], at=news["number"], action=first["reroll"]["first"] + 1, key="a")
        assert (await again.hear("ack"))["number"] == news["number"] + 1

    asyncio.run(run())


def test_pages_that_ask_for_a_table_at_the_same_time_get_the_same_one() -> None:
    async def run() -> None:
        player, _ = await two_at_one_screen()
        player.host.forget(player.table)
        entries = player.host.storage.entries

        async def slowly(table: str) -> list[Entry]:
            await asyncio.sleep(0)
            return await entries(table)

        player.host.storage.entries = slowly  # type: ignore[method-assign]  # a disk that others use too
        found = await asyncio.gather(*(player.host.find(player.table.id) for _ in range(5)))
        assert all(table is found[0] for table in found)

    asyncio.run(run())


def test_a_change_that_cannot_be_stored_is_not_shown() -> None:
    async def run() -> None:
        player, news = await two_at_one_screen()

        async def fail(*_: object) -> None:
            raise OSError("no room")

        player.host.storage.save = fail  # type: ignore[method-assign, assignment]  # a disk that is full
        question = news["question"]
        await player.say(
            kind="act", seat=question["seat"], at=news["number"], action=question["reroll"]["first"], key="a"
        )
        assert (await player.hear("refused"))["code"] == "not_stored"
        assert player.page.received.empty()
        assert player.table.id not in player.host.tables

    asyncio.run(run())


def test_nobody_hears_of_what_the_background_was_refused_but_errors_are_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work(error: Exception) -> None:
        raise error

    async def run() -> None:
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        host = new_host()
        for error in (Refused("not_stored"), RuntimeError("broken")):
            host.spawn(work(error))
        await asyncio.sleep(0.01)
        gc.collect()
        assert not complaints

    asyncio.run(run())
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["broken"]

"""A site without a server, here with a store in memory: whole games, what is kept of them, and what goes wrong."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.offline.in_memory import MemoryDatabase, Seat, SharedLocks, Tab, answer_to, tab_of
from tests.offline.recomputing import recompute
from tests.offline.storing import stores_of, tables_of

KING = {"seats": [{"by": "me"}, {"by": "bot:greedy"}, {"by": "bot:champion"}], "start": True, "name": "Ann"}
DUEL = {"game": "duel", "seats": [{"by": "me"}, {"by": "bot:champion"}], "start": True}
OLD = {**KING, "options": {"edition": "2010"}, "seats": [{"by": "me"}, {"by": "bot:rookie"}]}
TOGETHER = {
    "seats": [{"by": "me", "name": "Ann"}, {"by": "me", "name": "Bob"}, {"by": "bot:random"}],
    "start": True,
}


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(work(), 120)

    asyncio.run(limited())


async def sit_down(tab: Tab, new: object) -> Seat:
    """A new table, opened."""
    seat = tab.open((await tab.ask("POST", "/tables", new))["id"])
    seat.say(kind="hello", have=-1)
    return seat


async def whole_game(database: MemoryDatabase, new: object, seed: int = 1) -> str:
    """A game to its end; returns its table."""
    async with tab_of(database) as tab:
        seat = await sit_down(tab, new)
        news = await seat.play(random.Random(seed).choice)
        assert news["scene"]["over"]
        table: str = (await tab.ask("GET", "/me/tables"))[0]["id"]
        await tab.ask("GET", f"/tables/{table}/replay")
        return table


@pytest.mark.parametrize("new", [KING, OLD, DUEL, TOGETHER], ids=["king", "2010", "duel", "together"])
def test_whole_games_follow_from_their_secret_numbers(new: object) -> None:
    async def work() -> None:
        database = MemoryDatabase()
        table = await whole_game(database, new)
        assert recompute(database.stores, table) > 5

    run(work)


def test_everything_about_a_finished_game() -> None:
    async def work() -> None:
        database = MemoryDatabase()
        table = await whole_game(database, KING)
        async with tab_of(database) as tab:
            assert (await tab.ask("GET", "/me"))["name"] == "Ann"
            replay = await tab.ask("GET", f"/tables/{table}/replay")
            assert replay["ending"]["key"].startswith("king-")
            file = await tab.ask("GET", f"/tables/{table}/game.yaml")
            shown = await tab.ask("POST", "/replay", file)
            assert shown["told"][-1]["scene"] == replay["told"][-1]["scene"]
            read = await tab.ask("POST", "/verify", file)
            assert read["documents"][0]["fair"] is not None
            first = await tab.ask("GET", "/home")
            assert (first["playing"], first["waiting"], first["live"]) == (0, 0, None), "nobody else is here"
            assert [(one["id"], one["won"]) for one in first["tables"]] == [(table, None)], "it is counted meanwhile"
            before = await tab.ask("GET", f"/tables/{table}/statistics")
            assert (before["reviewed"], before["can_review"]) == (False, True)
            lines = (await tab.ask_text("POST", f"/tables/{table}/review")).splitlines()
            review = json.loads(lines[-1])
            assert review["kind"] == "review"
            assert json.loads(await tab.ask_text("GET", f"/tables/{table}/review")) == review
            after = await tab.ask("GET", f"/tables/{table}/statistics")
            assert after["reviewed"]
            own = await tab.ask("GET", "/me/statistics")
            assert [game["table"] for game in own["games"]] == [table]
            (listed,) = (await tab.ask("GET", "/home"))["tables"]
            assert (listed["won"], listed["can_review"]) == (own["games"][0]["won"], True)
            assert (await tab.ask("GET", f"/tables/{table}/step?number=5"))["step"] > 1

    run(work)


def test_a_tab_that_dies_in_the_middle_of_a_turn_loses_nothing() -> None:
    async def work() -> None:
        database = MemoryDatabase()
        choose = random.Random(3).choice
        async with tab_of(database) as tab:
            seat = await sit_down(tab, KING)
            news = await seat.play(choose, most=4)
            seat.say(kind="act", **answer_to(news, choose), key="last words")
            told = await seat.hear("ack")
        # Without a farewell, another tab goes on from what was acknowledged.
        async with tab_of(database) as tab:
            (listed,) = await tab.ask("GET", "/me/tables")
            again = tab.open(listed["id"])
            again.say(kind="hello", have=-1)
            whole = await again.hear("whole")
            assert whole["number"] >= told["number"]
            again.say(kind="act", **answer_to(news, lambda actions: actions[0]), key="last words")
            assert (await again.hear("ack"))["number"] == told["number"]
            again.say(kind="since", have=-1)
            assert (await again.play(choose))["scene"]["over"]
        assert recompute(database.stores, listed["id"]) > 5

    run(work)


def test_two_tabs_with_one_game() -> None:
    async def work() -> None:
        database, taken = MemoryDatabase(), dict[str, object]()
        async with tab_of(database, SharedLocks(taken)) as one, tab_of(database, SharedLocks(taken)) as other:
            seat = await sit_down(one, DUEL)
            news = await seat.play(random.Random(1).choice, most=2)
            table = next(iter(taken))
            second = other.open(table)
            assert (await second.hear("closed"))["code"] == 4409
            assert second.heard[0]["code"] == "open_elsewhere"
            # The first one leaves, and the second has it.
            seat.leave()
            while table in taken:
                await asyncio.sleep(0.001)
            third = other.open(table)
            third.say(kind="hello", have=-1)
            assert (await third.hear("whole"))["number"] == news["number"]
            # Another tab takes it away: what this one still says is not stored.
            taken.pop(table)
            other.site.lose(table)
            assert (await third.hear("closed"))["code"] == 1012

    run(work)


def test_what_two_tabs_write_at_once_is_written_once() -> None:
    """Where a browser has no locks, the store itself refuses the second."""

    async def work() -> None:
        database = MemoryDatabase()
        async with tab_of(database) as one, tab_of(database) as other:
            first = await sit_down(one, DUEL)
            news = await first.play(random.Random(1).choice, most=1)
            second = other.open(next(iter(one.site.host.tables)))
            second.say(kind="hello", have=-1)
            await second.hear("whole")
            act = answer_to(news, lambda actions: actions[0])
            first.say(kind="act", **act, key="mine")
            await first.hear("ack")
            second.say(kind="act", **act, key="mine too")
            refused = await second.hear("refused", "ack")
            assert (refused["kind"], refused["code"]) == ("refused", "not_stored")
            assert (await second.hear("closed"))["code"] == 1012
        assert recompute(database.stores, next(iter(database.stores["tables"]))) >= 0

    run(work)


def test_a_full_store_says_so_and_changes_nothing() -> None:
    async def work() -> None:
        database = MemoryDatabase()
        async with tab_of(database) as tab:
            seat = await sit_down(tab, DUEL)
            news = await seat.play(random.Random(1).choice, most=1)
            before = dict(database.stores["entries"])
            database.full = True
            seat.say(kind="act", **answer_to(news, lambda actions: actions[0]), key="x")
            assert (await seat.hear("refused", "ack"))["code"] == "not_stored"
            assert database.stores["entries"] == before

    run(work)


def test_what_cannot_be_read_is_kept_and_named() -> None:
    async def work() -> None:
        database = MemoryDatabase()
        table = await whole_game(database, DUEL)
        database.stores["tables"]["broken"] = '{"id": "broken"'
        database.stores["tables"]["newer"] = '{"seats": 7}'
        database.stores["entries"]["half/0000003"] = '{"seat":'
        database.stores["archives"], database.stores["figures"] = {table: "{}"}, {table: "{}"}
        async with tab_of(database) as tab:
            assert [one["id"] for one in await tab.ask("GET", "/me/tables")] == [table]
            state = await tab.ask("GET", "/site/store?size=true")
            assert (state["games"], sorted(state["unreadable"])) == (1, ["broken", "half", "newer"])
            assert await tab.ask("GET", f"/tables/{table}/replay")
            assert await tab.ask("GET", f"/tables/{table}/statistics")
            aside = await tab.ask("GET", "/site/aside")
            assert sorted(aside["stores"]["tables"]) == ["broken", "newer"]
            assert list(aside["stores"]["entries"]) == ["half/0000003"]
            seat = tab.open("broken")
            assert (await seat.hear("closed"))["code"] == 4404
            assert seat.heard[0]["code"] == "unreadable"
        assert sorted(database.stores["tables"]) == sorted([table, "broken", "newer"])

    run(work)


def test_a_game_of_an_older_version_goes_on() -> None:
    """What that version did not store is as in a new table."""

    async def work() -> None:
        database = MemoryDatabase()
        async with tab_of(database) as tab:
            seat = await sit_down(tab, DUEL)
            await seat.play(random.Random(1).choice, most=2)
        (table,) = database.stores["tables"]
        old: dict[str, Any] = json.loads(database.stores["tables"][table])
        del old["forfeits"], old["assignment"], old["seats"][0]["agreed"]
        old["rules"] = "0123456789abcdef"
        database.stores["tables"][table] = json.dumps(old)
        async with tab_of(database) as tab:
            again = tab.open(table)
            again.say(kind="hello", have=-1)
            assert (await again.play(random.Random(2).choice))["scene"]["over"]

    run(work)


@pytest.mark.parametrize("name", ["first", "fewer_parts"])
def test_stores_of_earlier_versions_stay_readable_and_playable(name: str) -> None:
    async def work() -> None:
        database = MemoryDatabase()
        database.stores = stores_of(name)
        over, running = (tables_of(database.stores)[status] for status in ("over", "running"))
        async with tab_of(database) as tab:
            assert (await tab.ask("GET", "/me"))["name"] == "Ann"
            assert (await tab.ask("GET", "/site/store"))["unreadable"] == []
            assert (await tab.ask("GET", f"/tables/{over}/replay"))["told"]
            assert len((await tab.ask("GET", "/me/statistics"))["games"]) == 1
            seat = tab.open(running)
            seat.say(kind="hello", have=-1)
            assert (await seat.play(random.Random(2).choice))["scene"]["over"]

    run(work)


def test_all_games_as_a_file_and_back() -> None:
    async def work() -> None:
        here, there = MemoryDatabase(), MemoryDatabase()
        first, second = await whole_game(here, DUEL), await whole_game(here, DUEL, seed=2)
        async with tab_of(here) as tab:
            file = await tab.ask_text("GET", "/site/backup")
        mine = await whole_game(there, DUEL, seed=3)
        async with tab_of(there) as tab:
            assert await tab.ask("POST", "/site/backup", file) == {"added": 2, "known": 0}
            assert await tab.ask("POST", "/site/backup", file) == {"added": 0, "known": 2}
            assert {one["id"] for one in await tab.ask("GET", "/me/tables")} == {first, second, mine}
            assert await tab.ask("GET", f"/tables/{first}/replay")
        for table in (first, second):
            assert recompute(there.stores, table) > 0

    run(work)


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"kind":"daikaiju games","format":9,"stores":{}}', "game: king\n", "\x00" * 40,
             '{"kind":"daikaiju games","format":1,"stores":{"tables":{"a":"{}"}}}'],
)  # fmt: skip
def test_a_file_that_holds_no_games_is_refused(text: str) -> None:
    async def work() -> None:
        database = MemoryDatabase()
        async with tab_of(database) as tab:
            assert (await tab.ask("POST", "/site/backup", text, status=409))["code"] == "bad_backup"
        assert not database.stores.get("tables")

    run(work)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/tables/nowhere/replay", "", 404, "no_such_table"),
        ("GET", "/nothing", "", 404, "no_such_page"),
        ("GET", "/handbook/chess", "", 404, "no_such_page"),
        ("POST", "/tables", "{", 422, "bad_request"),
        ("POST", "/tables", {"seats": [{"by": "me"}, {"by": "open"}]}, 409, "needs_server"),
        ("POST", "/tables", {**DUEL, "rated": True}, 409, "needs_server"),
        ("POST", "/tables", {"seats": [{"by": "me"}, {"by": "bot:nobody"}]}, 422, "bad_request"),
        ("POST", "/replay", "not a game", 422, "bad_file"),
        ("POST", "/verify", "- 1", 422, "bad_file"),
        ("POST", "/review", "{}", 422, "bad_file"),
        ("POST", "/analysis", '{"text": 5}', 422, "bad_request"),
        ("PUT", "/me", {"name": "  "}, 422, "bad_name"),
    ],
)
def test_what_makes_no_sense_is_refused(method: str, path: str, body: object, status: int, code: str) -> None:
    async def work() -> None:
        async with tab_of(MemoryDatabase()) as tab:
            assert (await tab.ask(method, path, body, status=status))["code"] == code

    run(work)


def test_a_line_to_nowhere_is_closed_for_good() -> None:
    async def work() -> None:
        async with tab_of(MemoryDatabase()) as tab:
            seat = tab.open("nowhere")
            assert (await seat.hear("closed"))["code"] == 4404

    run(work)

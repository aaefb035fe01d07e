"""Playing on from a position against bots: the table, its log, its file, and what its proof says and does not say."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import orjson
import pytest

from daikaiju.fairness.verdict import verify
from daikaiju.server.app.file_reader import answer
from daikaiju.table.protocol.tables import Told
from daikaiju.text.files import parse
from daikaiju.text.loading import read_game
from tests.server.browsers import Browser, Page, Served
from tests.server.test_games import play_on

Serve = Callable[..., Served]
BY_HAND = (
    "game: king\nseats: [gigazaur, the_king, alienoid]\n"
    "position: {phase: buy, active: the_king, turn: 7, market: [wings, tank, heal], "
    "monsters: {gigazaur: eliminated, the_king: {energy: 9, stars: 18, hearts: 3}, "
    "alienoid: {zone: city, hearts: 2}}}\n"
)
DUEL = "game: duel\nseats: [gigazaur, the_king]\nposition: {monsters: {the_king: {life: 2}, gigazaur: {life: 3}}}\n"


async def began(ann: Browser, **wanted: Any) -> str:
    reply = await ann.http.post("/api/analysis/play", json=wanted)
    assert reply.status_code == 200, reply.text
    return str(reply.json()["id"])


async def code(ann: Browser, **wanted: Any) -> str:
    return str((await ann.http.post("/api/analysis/play", json=wanted)).json()["code"])


def names_of(told: dict[str, Any]) -> list[str]:
    return [event["name"] for event in told["events"]]


async def finished_game(ann: Browser) -> tuple[str, str]:
    """A finished game between bots, and its file."""
    table = await ann.new_table("bot:random", "bot:random")
    async with ann.at(table) as page:
        await page.hello()
        await page.until("table", lambda told: told["status"] == "over")
    return table, (await ann.http.get(f"/api/tables/{table}/game.yaml")).text


async def check_kept(ann: Browser, table: str, page: Page, *, answers: int) -> str:
    """The game can be watched, downloaded and opened again; its proof says where it begins, and no more."""
    replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
    begun = next(place for place, told in enumerate(replay["told"]) if "began_from_position" in names_of(told))
    assert replay["told"][-1]["scene"] == page.scene
    file = (await ann.http.get(f"/api/tables/{table}/game.yaml")).text
    game = read_game(parse(file)[0])
    assert game.over
    [verdict] = verify(file)
    assert (verdict.status, [found.key for found in verdict.findings]) == ("unproved", ["fair-from-position"])
    before = sum(who == "chance" for who, _ in game.played[:answers])
    after = sum(who == "chance" for who, _ in game.played[answers:])
    assert (verdict.rolls, verdict.findings[0].args["rolls"]) == (after, before)
    opened = (await ann.http.post("/api/replay", content=file)).json()
    assert opened["told"][-1]["scene"] == page.scene
    assert (begun > 0) is (answers > 0)
    for told, read in zip(replay["told"][:begun], opened["told"], strict=False):
        assert told == read, "every step before the table began shows its own board"
    assert all(one["number"] < following["number"] for one, following in pairwise(replay["told"]))
    assert replay["told"][0]["from"] == -1
    assert all(one["number"] == following["from"] for one, following in pairwise(replay["told"])), "no step is missing"
    for told in replay["told"]:
        assert told.keys() <= {field.encode_name for field in msgspec.structs.fields(Told)}
    [read] = (await ann.http.post("/api/verify", json=file)).json()["documents"]
    assert [finding["message"]["key"] for finding in read["findings"]] == ["fair-from-position"]
    assert len(read["draws"]) == after
    assert read["fair"]["after"] == page.table["fair"]["after"] == answers
    return file


@pytest.mark.any_store
def test_a_step_of_a_replay_is_played_on(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            _, text = await finished_game(ann)
            taken = 40
            table = await began(ann, text=text, step=taken, seat=1, bot="random", name="Ann")
            async with ann.at(table) as page:
                shown = await page.hello()
                assert [seat["mine"] for seat in shown["seats"]] == [False, True]
                assert not shown["rated"]
                await page.begun()
                await play_on(page, random.Random(1))
                again = await check_kept(ann, table, page, answers=taken)
                assert (
                    again.split("script:\n")[1].splitlines()[:taken] == text.split("script:\n")[1].splitlines()[:taken]
                )
                await page.send(kind="rematch")
                more = await page.until("table", lambda told: told["rematch"] is not None)
            async with ann.at(more["rematch"]) as page:
                await page.hello()
                await page.begun()
                assert page.number >= taken - 1, "it is played from the same position again"

    asyncio.run(run())


@pytest.mark.parametrize(("text", "seat"), [(BY_HAND, 1), (DUEL, 0)], ids=["king", "duel"])
def test_a_position_set_up_by_hand_is_played_on(serve: Serve, text: str, seat: int) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await began(ann, text=text, seat=seat, bot="random")
            async with ann.at(table) as page:
                await page.hello()
                assert await page.refused(kind="setup", seats=2) in ("from_position", "begun")
                await page.begun()
                await play_on(page, random.Random(2))
                await check_kept(ann, table, page, answers=0)

    with serve() as server:
        asyncio.run(run(server))


def test_a_game_that_was_played_on_survives_a_restart(serve: Serve) -> None:
    async def begin(server: Served) -> tuple[str, str, dict[str, Any]]:
        async with Browser(server.place) as ann:
            table = await began(ann, text=BY_HAND, seat=1, bot="random")
            async with ann.at(table) as page:
                await page.hello()
                await page.begun()
                await page.my_turn()
                return table, ann.cookie, page.scene

    async def go_on(server: Served, table: str, cookie: str, scene: dict[str, Any]) -> None:
        async with Browser(server.place) as ann:
            ann.http.cookies.clear()
            name, _, value = cookie.partition("=")
            ann.http.cookies.set(name, value)
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                assert page.scene == scene
                await page.my_turn()
                await play_on(page, random.Random(3))
                assert page.table["status"] == "over"

    with serve() as server:
        table, cookie, scene = asyncio.run(begin(server))
    with serve() as server:
        asyncio.run(go_on(server, table, cookie, scene))


@pytest.mark.any_store
def test_what_cannot_be_played_on_is_said_in_one_sentence(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            assert await code(ann, text=BY_HAND, seat=0, bot="random") == "out_of_game"
            assert await code(ann, text=BY_HAND, seat=5, bot="random") == "no_such_seat"
            assert await code(ann, text=BY_HAND, seat=1, bot="nobody") == "bad_request"
            assert await code(ann, text=BY_HAND, seat=1, bot="random", step=9) == "bad_file"
            assert await code(ann, text="nonsense", seat=1, bot="random") == "bad_file"
            assert await code(ann, text=BY_HAND, seat=99, bot="random") == "bad_request"
            half_done = BY_HAND.replace("{phase: buy", "{agenda: [[offer_yield, 99, 99, 99]], phase: buy")
            assert await code(ann, text=half_done, seat=1, bot="random") == "file_underway"
            _, text = await finished_game(ann)
            assert await code(ann, text=text, seat=0, bot="random") == "over"

    with serve() as server:
        asyncio.run(run(server))


@pytest.mark.any_store
def test_a_proof_cannot_be_made_to_cover_less(serve: Serve) -> None:
    """Writing `after` into the file of a fair game does not make what is left fair."""

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:random")
            async with ann.at(table) as page:
                await page.hello()
                await page.begun()
                await play_on(page, random.Random(4))
            text = (await ann.http.get(f"/api/tables/{table}/game.yaml")).text
            assert [verdict.status for verdict in verify(text)] == ["fair"]
            less = text.replace("fair:\n", "fair:\n  after: 20\n")
            assert less != text
            [verdict] = verify(less)
            assert (verdict.status, [one.key for one in verdict.findings]) == ("unproved", ["fair-from-position"])
            for wrong in ("true", "-1", "x", "1.5"):
                assert [one.status for one in verify(text.replace("fair:\n", f"fair:\n  after: {wrong}\n"))] == [
                    "unreadable"
                ]
            elsewhere = text.replace("start: setup\n", "position: {agenda: [[offer_yield, 99, 99, 99]]}\n")
            sneaked = elsewhere.replace("fair:\n", "fair:\n  after: 0\n")
            assert orjson.loads(answer(b"replay", sneaked.encode())[1:])[0] == "file_underway"

    with serve() as server:
        asyncio.run(run(server))

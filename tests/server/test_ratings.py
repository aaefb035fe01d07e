"""Rated tables: who may play there, what counts, and that ratings come out the same when they are computed again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from daikaiju.bots import registry
from daikaiju.bots.random_bot import RandomBot
from daikaiju.cli import app
from daikaiju.server.ratings.rating import NEWCOMER
from tests.server.browsers import Served
from tests.server.stores import stores
from tests.server.tournaments.players import finish
from tests.server.visitors import Visitor
from tests.server.waiting import PATIENCE, eventually

Serve = Callable[..., Served]
CLOCK = {"kind": "move", "seconds": 600}


def holder(server: Served, name: str) -> Visitor:
    visitor = Visitor(server)
    visitor.make(name)
    return visitor


def rated(visitor: Visitor, *seats: str, **more: Any) -> str:
    body = {"seats": [{"by": by} for by in seats], "rated": True, "start": True, "game": "duel", "clock": CLOCK, **more}
    answer = visitor.http.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def refused(visitor: Visitor, *seats: str, **more: Any) -> str:
    body = {"seats": [{"by": by} for by in seats], "rated": True, "game": "king", "clock": CLOCK, **more}
    answer = visitor.http.post("/api/tables", json=body)
    assert answer.status_code == 409, answer.text
    return str(answer.json()["code"])


def board(server: Served, game: str) -> list[dict[str, Any]]:
    return list(Visitor(server).http.get(f"/api/leaderboards/{game}").json()["ranked"])


def profile_of(server: Served, name: str) -> dict[str, Any]:
    return dict(Visitor(server).http.get(f"/api/people/{name}").json())


def play_three_games(server: Served) -> None:
    ann = holder(server, "Ann B.")

    async def play() -> None:
        for seats, game in ((("me", "bot:greedy"), "duel"), (("me", "bot:random", "bot:random"), "king")):
            table = rated(ann, *seats, game=game)
            async with ann.socket().at(table) as page:
                assert (await page.hello())["rated"]
                await finish(page)
        table = rated(ann, "me", "bot:random")
        async with ann.socket().at(table) as page:
            await page.hello()
            await page.begun()
            await page.send(kind="leave", seat=next(n for n, seat in enumerate(page.table["seats"]) if seat["mine"]))
            await page.until("table", lambda shown: shown["status"] == "over")
        await eventually(
            lambda: len(ann.http.get("/api/people/ann b.").json()["games"]) == 3, "all games should be rated"
        )

    asyncio.run(play())


def test_ratings_are_the_same_when_computed_again(serve: Serve, tmp_path: Path) -> None:
    with serve() as server:
        play_three_games(server)
        assert board(server, "duel") == [], "nobody has played enough"
        profile = profile_of(server, "Ann B.")
        assert (profile["name"], len(profile["games"])) == ("Ann B.", 3)
        left = profile["games"][-1]
        assert (left["left"], left["place"], left["game"]) == (True, 2, "duel")
        assert left["rating"] < profile["games"][0]["rating"] or profile["games"][0]["rating"] < NEWCOMER.points
        assert {record["game"]: record["total"]["games"] for record in profile["records"]} == {"king": 1, "duel": 2}
    where = stores.address(tmp_path / "data") or str(tmp_path / "data")

    def rebuild() -> Any:
        result = CliRunner().invoke(app, ["ratings", where, "--rebuild", "--json"])
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    again = rebuild()
    assert again["rebuilt"] == {"games": 3, "replayed": 3, "changed": 0}
    everybody = {game: {one["name"]: one["games"] for one in of} for game, of in again["leaderboards"].items()}
    assert everybody == {
        "duel": {"Ann B.": 2, "bot:greedy": 1, "bot:random": 1},
        "king": {"Ann B.": 1, "bot:random": 1},
    }
    with stores.opened(tmp_path / "data") as database:
        before = database.execute(text("SELECT * FROM results ORDER BY number, seat")).all()
        database.execute(text("UPDATE results SET mu = 1, place = 1"))
    assert rebuild()["rebuilt"]["changed"] >= 5
    with stores.opened(tmp_path / "data") as database:
        assert database.execute(text("SELECT * FROM results ORDER BY number, seat")).all() == before
        # A server that was killed before it could rate a game does so when it starts, as it would have.
        database.execute(text("DELETE FROM results WHERE number = 3"))
    with serve() as server:
        asyncio.run(eventually(lambda: profile_of(server, "Ann B.") == profile, "the game should be rated again"))
    with stores.opened(tmp_path / "data") as database:
        assert database.execute(text("SELECT * FROM results ORDER BY number, seat")).all() == before


@pytest.fixture
def _odd_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is no level of the package."""
    monkeypatch.setattr(registry, "_entries", {**registry._entries, "odd": registry.Entry("odd", RandomBot)})


@pytest.mark.usefixtures("_odd_bot")
def test_who_may_play_at_a_rated_table(server: Served) -> None:
    ann, bob, guest = holder(server, "Ann R"), holder(server, "Bob R"), Visitor(server)
    assert refused(guest, "me", "open") == "rated_account"
    assert refused(ann, "me", "me") == "rated_one_seat"
    assert refused(ann, "me", "bot:odd") == "rated_bot"
    assert refused(ann, "me", "open", clock={"kind": "none"}) == "rated_clock"
    table = rated(ann, "me", "open", "open", game="king", start=False, listed=True)
    listed = {one["id"]: one["rated"] for one in guest.http.get("/api/tables").json()}
    assert listed[table]

    async def sit() -> None:
        async with ann.socket().at(table) as host, bob.socket().at(table) as other, guest.socket().at(table) as third:
            told = await host.hello()
            await other.hello()
            assert (await third.hello())["rated"], "it says so before it begins"
            assert await third.refused(kind="sit", seat=1, name="G") == "rated_account"
            assert await host.refused(kind="sit", seat=1, name="") == "rated_one_seat"
            assert await host.refused(kind="seat", seat=1, by="me") == "rated_one_seat"
            assert await host.refused(kind="seat", seat=1, by="bot:odd") == "rated_bot"
            assert await host.refused(kind="start") == "rated_open"
            assert await host.refused(kind="setup", clock={"kind": "none", "seconds": 0}) == "rated_clock"
            assert await host.refused(kind="start", fill="bot:odd") == "rated_bot"
            claim = next(seat["claim"] for seat in told["seats"] if seat["mine"])
            assert not any(seat["mine"] for seat in (await third.hello(claim=claim))["seats"]), "no seat is passed on"
            await other.send(kind="sit", seat=1, name="Somebody else")
            await other.until("table", lambda shown: shown["seats"][1]["name"] == "Bob R")

    asyncio.run(sit())


@pytest.mark.usefixtures("_odd_bot")
def test_the_creator_makes_a_table_rated_in_the_waiting_room(server: Served) -> None:
    ann, bob, guest = holder(server, "Ann W"), holder(server, "Bob W"), Visitor(server)
    table = ann.new_table(seats=[{"by": "me"}, {"by": "open"}, {"by": "bot:odd"}], listed=True)

    def listed() -> bool:
        return bool(next(one["rated"] for one in guest.http.get("/api/tables").json() if one["id"] == table))

    async def change() -> None:
        async with ann.socket().at(table) as host, bob.socket().at(table) as other, guest.socket().at(table) as third:
            for page in (host, other, third):
                await page.hello()
            rating = {"kind": "setup", "rated": True}
            timed = {**rating, "clock": CLOCK}
            assert await other.refused(**timed) == "not_creator"
            assert await host.refused(**rating) == "rated_clock"
            assert await host.refused(**timed) == "rated_bot"
            await host.send(kind="seat", seat=2, by="bot:greedy")
            await third.send(kind="sit", seat=1, name="Gus")
            await host.until("table", lambda shown: shown["seats"][1]["name"] == "Gus")
            assert await host.refused(**timed) == "rated_guest"
            assert not host.table["rated"], "nothing of it is kept"
            assert host.table["clock"]["kind"] == "none"
            await third.send(kind="stand", seat=1)
            await other.send(kind="sit", seat=1, name="")
            await host.until("table", lambda shown: shown["seats"][1]["name"] == "Bob W")
            await host.send(**timed)
            assert (await other.until("notice"))["text"]["key"] == "server-notice-rated"
            assert (other.table["rated"], other.table["coach"], listed()) == (True, None, True)
            assert await third.refused(kind="sit", seat=1, name="Gus") == "taken"
            await host.send(kind="setup", rated=False)
            assert (await other.until("notice"))["text"]["key"] == "server-notice-not-rated"
            assert (other.table["rated"], other.table["clock"], listed()) == (False, CLOCK, False)
            await host.send(kind="seat", seat=1, by="me")
            await host.until("table", lambda shown: shown["seats"][1]["mine"])
            assert await host.refused(**rating) == "rated_one_seat"

    asyncio.run(change())


@pytest.mark.any_store
@pytest.mark.parametrize(("how", "seats", "game"), [("leave", 3, "king"), ("stand", 2, "duel")])
def test_a_player_who_leaves_comes_last_even_if_a_bot_wins_for_them(
    server: Served, how: str, seats: int, game: str
) -> None:
    ann = holder(server, f"Ann {how}")

    async def go() -> None:
        table = rated(ann, "me", *["bot:random"] * (seats - 1), game=game)
        async with ann.socket().at(table) as page:
            await page.hello()
            await page.begun()
            mine = next(number for number, seat in enumerate(page.table["seats"]) if seat["mine"])
            await page.send(kind=how, seat=mine)
            await page.until("table", lambda shown: not shown["seats"][mine]["mine"] or shown["seats"][mine]["away"])
        # Nobody watches, and the bots play on all the same.

    def games() -> list[Any]:
        return list(ann.http.get(f"/api/people/Ann {how}").json()["games"])

    asyncio.run(go())
    asyncio.run(eventually(lambda: bool(games()), "the game should be rated"))
    assert [(played["left"], played["place"]) for played in games()] == [(True, seats)]


def test_no_result_is_stored_for_nobody(serve: Serve, tmp_path: Path) -> None:
    """Games once began with an open seat; their result would be that of a player without a name."""
    with serve() as server:
        play_three_games(server)
        with stores.opened(tmp_path / "data") as database:
            table = database.execute(text("SELECT table_id FROM results WHERE number = 3 AND seat = 0")).scalar_one()
            database.execute(text("DELETE FROM results WHERE number = 3"))
            nobody = {"id": table, "rated": json.dumps(["", "bot:random"])}
            database.execute(text("UPDATE tables SET rated = :rated WHERE id = :id"), nobody)
        rating = server.app.state.ratings.rate(table)
        asyncio.run_coroutine_threadsafe(rating, server.registry.writer._loop).result(PATIENCE)
    with stores.opened(tmp_path / "data") as database:
        assert database.execute(text("SELECT count(*) FROM results WHERE number = 3")).scalar_one() == 0


@pytest.mark.any_store
def test_nobody_has_a_profile_without_an_account(server: Served) -> None:
    answer = Visitor(server).http.get("/api/people/Nobody at all")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_person")

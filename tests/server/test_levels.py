"""The levels of bots: the strongest play at once, and what they lack is said once and holds nobody up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import daikaiju
from daikaiju import extras
from daikaiju.bots import levels
from daikaiju.champion.level_bot import LEVELS
from daikaiju.engine import description
from daikaiju.engine.sources import sources_hash
from daikaiju.server.workers.bots import BotPool
from daikaiju.services.levels import Levels
from daikaiju.table.bots import BotFailed, Question, question_for
from tests.server.browsers import Browser, Served, coach_of
from tests.server.stores import SQLITE

Serve = Callable[..., Served]
STORES = (SQLITE,)
WITHOUT_ENGINE = ["random", "shy", "rookie", "quick", "greedy"]
"""What is offered where the network cannot play: `quick` and `greedy` in the place of all levels that need it."""

NEED_ENGINE = "dreamy, hasty, proud, thrifty, cautious, seasoned, champion and search cannot be chosen here: "
TRAPPED = f"{Path(__file__).with_name('trapped_bots.py')}"


def asked(bot: str, number: int = 0) -> tuple[daikaiju.King, Question]:
    game = daikaiju.King(2)
    game.roll()
    return game, question_for(bot, game, table="table", seat=0, number=number, secret=b"secret")


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the engine's files that a test may spoil; this process takes them for the real ones."""
    folder = tmp_path / "files"
    folder.mkdir()
    for file in description.FILES.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    description.description_of.cache_clear()
    monkeypatch.setattr(description, "FILES", folder)
    yield folder
    description.description_of.cache_clear()


def replace(file: Path, before: str, after: str) -> None:
    """Replace some bytes of a file."""
    content = file.read_bytes()
    assert before.encode() in content
    file.write_bytes(content.replace(before.encode(), after.encode()))


def test_everything_is_offered_from_the_start() -> None:
    assert Levels(champion=True).offered == tuple(levels())
    assert Levels(champion=True).has_champion
    without = Levels(champion=False)
    assert without.offered == tuple(WITHOUT_ENGINE)
    assert not without.has_champion


def test_levels_that_are_no_longer_offered_still_play() -> None:
    found = Levels(champion=True)
    for bot in ("quick", "greedy"):
        assert bot not in found.offered
        assert not found.is_missing(bot)
    assert found.offered == ("random", "shy", "rookie", *LEVELS, "champion", "search")


def missing_levels(serve: Serve, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says of a server that lacks something for its strongest bots, at which one can play all the same."""

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            shown = (await ann.http.get("/api/catalogue")).json()
            assert shown["bots"] == WITHOUT_ENGINE
            refused = await ann.http.post("/api/tables", json={"seats": [{"by": "me"}, {"by": "bot:champion"}]})
            assert (refused.status_code, refused.json()["code"]) == (422, "no_such_bot")
            assert (await ann.http.post("/api/hint", content="game: king\nseats: 2\n")).json()["code"] == "no_coach"
            table = await ann.new_table("bot:greedy", "bot:random")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("news")

    caplog.set_level(logging.INFO, "daikaiju.server")
    with serve(champion=True) as server:
        asyncio.run(run(server))
    return [record.getMessage() for record in caplog.records if "champion" in record.getMessage()]


def test_without_wasmtime_the_levels_are_not_offered_and_the_log_says_why(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(extras.modules_of_extras(), "engine", ("no_such_package",))
    (said,) = missing_levels(serve, caplog)
    assert said.startswith(f"{NEED_ENGINE}this needs no_such_package")
    assert "pip install 'daikaiju[engine]'" in said


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda folder: (folder / "king.wasm").unlink(), "there is no engine at"),
        (lambda folder: (folder / "duel.wasm").write_bytes(b"\0asm"), " is damaged"),
        (lambda folder: (folder / "king.json").write_text("{"), " is damaged"),
        (lambda folder: replace(folder / "king.wasm", "answer", "unswer"), " is damaged"),
        (lambda folder: replace(folder / "duel.json", sources_hash(), "0" * 64), " was made of other rules"),
    ],
    ids=["missing", "cut", "description", "altered", "other rules"],
)
def test_with_a_damaged_engine_the_levels_are_not_offered_and_the_log_says_why(
    serve: Serve, files: Path, caplog: pytest.LogCaptureFixture, spoil: Callable[[Path], object], why: str
) -> None:
    spoil(files)
    (said,) = missing_levels(serve, caplog)
    assert said.startswith(NEED_ENGINE)
    assert why in said
    assert said.endswith("install Daikaiju again, or run make engine")


def test_at_a_table_from_before_another_plays_for_a_bot_that_is_no_longer_there(serve: Serve) -> None:
    async def begin(server: Served) -> str:
        async with Browser(server.place) as ann:
            return await ann.new_table("bot:champion", "bot:champion")  # nobody watches, so they wait

    async def go_on(server: Served, table: str) -> None:
        async with Browser(server.place) as ann, ann.at(table) as page:
            await page.hello()
            assert (await page.until("notice"))["text"]["key"] == "server-notice-bot-replaced"
            await page.until("table", lambda told: told["status"] == "over")
        assert {seat.bot for seat in server.registry.tables[table].seats} == {"greedy"}

    with serve() as server:
        server.registry.levels.playing.add("champion")
        table = asyncio.run(begin(server))
    with serve() as server:
        asyncio.run(go_on(server, table))


@pytest.mark.parametrize("how", ["Lost", "Endless"])
def test_a_trap_is_a_failed_bot_in_a_process_that_lives_on(how: str) -> None:
    async def run() -> None:
        pool = BotPool(1)
        game, question = asked("greedy")
        await pool.choose(question, game)
        process = pool.lines[0].worker._process
        game, question = asked(f"{TRAPPED}:{how}")
        with pytest.raises(BotFailed) as failed:
            await pool.choose(question, game)
        assert "this position" in str(failed.value.__cause__)
        game, question = asked("champion")
        assert await pool.choose(question, game) >= 0
        assert pool.lines[0].worker._process == process
        pool.close()

    asyncio.run(run())


def test_a_bot_that_traps_is_replaced_at_its_table(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", start=False)
            for seat in server.registry.tables[table].seats:
                seat.by, seat.bot = "bot", f"{TRAPPED}:Lost"
            async with ann.at(table) as page:
                await page.hello()
                await page.send(kind="start")
                for _ in range(2):
                    assert (await page.until("notice"))["text"]["key"] == "server-notice-bot-replaced"
                await page.until("table", lambda told: told["status"] == "over")
            assert {seat.bot for seat in server.registry.tables[table].seats} == {"greedy"}

    with serve(bot_workers=1) as server:
        asyncio.run(run(server))


def test_processes_that_think_are_there_before_anybody_asks(serve: Serve) -> None:
    with serve(champion=True, bot_workers=2) as server:
        registry = server.registry
        workers = [*(line.worker for line in registry.bots.lines), coach_of(registry).worker]
        until = time.monotonic() + 120
        while not all(worker._process for worker in workers) and time.monotonic() < until:
            time.sleep(0.05)
        assert len({worker._process for worker in workers}) == 3


def test_a_server_stops_while_its_processes_start(serve: Serve) -> None:
    begun = time.monotonic()
    with serve(champion=True, bot_workers=4):
        pass
    assert time.monotonic() - begun < 60


def test_the_champion_plays_whole_games_at_the_table(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            assert (await ann.http.get("/api/catalogue")).json()["bots"] == levels()
            for game, others in (("king", ["bot:greedy", "bot:random"]), ("duel", ["bot:random"])):
                table = await ann.new_table("bot:champion", *others, game=game)
                async with ann.at(table) as page:
                    await page.hello()
                    over = await page.until("table", lambda told: told["status"] == "over")
                assert over["seats"][0]["bot"] == "champion"
        opening, question = asked("search")
        assert await server.registry.bots.choose(question, opening) >= 0

    with serve(champion=True, bot_workers=1) as server:
        asyncio.run(run(server))

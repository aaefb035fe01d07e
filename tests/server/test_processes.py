"""Several processes serve the same tables: people at any of them play together, and nothing is stored twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from daikaiju.cli import app
from daikaiju.server.http.limits import Limit
from daikaiju.words import LANGUAGES
from tests.server.audit import audit
from tests.server.authenticator import Passkey
from tests.server.browsers import Browser, Page
from tests.server.clubs import Beside, Club
from tests.server.process import ServerProcess
from tests.server.redis_server import MISSING, RedisServer
from tests.server.stores import POSTGRESQL, stores
from tests.server.test_databases import refusal
from tests.server.test_pairing import until as paired
from tests.server.test_pairing import wish
from tests.server.visitors import SITE, Visitor
from tests.server.waiting import PATIENCE, eventually

STORES = (POSTGRESQL,)
QUICKLY = ("--pace", "0", "--no-limits", "--bot-workers", "1")
ATTEMPTS = 5
"""How often something is tried that a busy machine may be too slow for."""


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    if not RedisServer.available():
        pytest.skip(MISSING)
    server = RedisServer()
    yield server
    server.close()


class Spread(Club):
    """A club whose people are connected to different processes."""

    def __init__(self, servers: list[ServerProcess], setting: dict[str, Any], dice: random.Random) -> None:
        super().__init__(servers[0], setting, dice, pause=0.01)
        self._servers = servers

    def _serving(self, letter: str) -> ServerProcess:
        return self._servers["abcd".index(letter) % len(self._servers)]


def started(stack: ExitStack, folder: Path, redis: RedisServer, count: int, *options: str) -> list[ServerProcess]:
    database = stores.address(folder / "0")
    servers = [
        ServerProcess(folder / str(number), "--redis", redis.address, *(options or QUICKLY), database=database)
        for number in range(count)
    ]
    for server in servers:
        stack.enter_context(server)
    for server in servers:
        server.wait()

    def are_in_touch() -> bool:
        return all(server.metric("daikaiju_peers ") == count - 1 for server in servers)

    asyncio.run(eventually(are_in_touch, "the processes do not find each other"))
    return servers


def answers(clubs: Beside, more: int) -> None:
    """Wait until this many more answers have been acknowledged."""
    before = len(clubs.waits)

    def are_given() -> bool:
        clubs.check()
        return len(clubs.waits) >= before + more

    asyncio.run(eventually(are_given, "nobody plays"))


def test_people_connected_to_different_processes_play_together(tmp_path: Path, redis: RedisServer) -> None:
    settings: list[dict[str, Any]] = [
        {"seats": ["a", "b", "c"], "clock": {"kind": "move", "seconds": 60}},
        {"game": "duel", "seats": ["a", "b"]},
        {"seats": ["a", "bot:greedy", "b"]},
    ]
    with ExitStack() as stack:
        servers = started(stack, tmp_path, redis, 2)
        clubs = [Spread(servers, setting, random.Random(1)) for setting in settings]
        with Beside(*clubs) as beside:
            answers(beside, 100)
            assert sum(server.metric("daikaiju_forwarded_total") for server in servers) > 100
            assert sum(server.metric("daikaiju_leases ") for server in servers) >= 3
        for server in servers:
            assert server.stop() == 0
        assert audit(servers[0].folder, beside.ledgers) > 100
        for server in servers:
            assert "Traceback" not in server.said(), server.said()


def test_people_who_wait_at_different_processes_find_each_other(tmp_path: Path, redis: RedisServer) -> None:
    async def meet(places: list[str]) -> None:
        async with Browser(places[0]) as ann, Browser(places[1]) as bob:
            assert (await wish(ann))["status"] == "waiting"
            # She goes on asking, as pages do: whoever does not is not paired.
            asking = asyncio.create_task(come(ann))
            await wish(bob)
            assert await come(bob) == await asking

    async def come(browser: Browser) -> str:
        """Wait to be paired and play at that table; returns its id."""
        table = str((await paired(browser, "paired"))["table"])
        async with browser.at(table) as page:
            await page.hello()
            await page.begun()
        await paired(browser, "none", table)
        return table

    with ExitStack() as stack:
        servers = started(stack, tmp_path, redis, 2)
        asyncio.run(meet([f"127.0.0.1:{server.port}" for server in servers]))
        assert sum(server.metric("daikaiju_pairing_seconds_count") for server in servers) == 2
        for server in servers:
            assert "Traceback" not in server.said(), server.said()


def test_an_account_is_the_same_in_every_process(tmp_path: Path, redis: RedisServer) -> None:
    with ExitStack() as stack:
        places = [f"127.0.0.1:{server.port}" for server in started(stack, tmp_path, redis, 2)]
        # A proxy would give both the same name.
        ann, thief = Visitor(places[0], port="80"), Visitor(places[0], port="80")
        made = Passkey(SITE).make(ann.question("make", "Ann"), ann.origin)
        ann.http.base_url = f"http://{places[1]}"
        ann.done("", credential=made, name="Ann", passkey_name="Phone")
        assert thief.refused("", credential=made, name="Bob", passkey_name="Phone") == "challenge_gone"
        table = ann.new_table()

        async def sign_out() -> None:
            async with ann.socket().at(table) as page:
                assert (await page.hello())["creator"]
                ann.http.base_url = f"http://{places[0]}"
                await asyncio.to_thread(ann.done, "/sign-out", everywhere=True)
                await page.closed()

        asyncio.run(sign_out())
        assert ann.account() is None


async def arrived(pages: AsyncExitStack, browser: Browser, table: str) -> Page:
    """A page at a table; if a busy process is taken for a dead one, it connects again, as real pages do."""
    async with asyncio.timeout(PATIENCE):
        while True:
            page = await pages.enter_async_context(browser.at(table))
            with suppress(ConnectionClosed):
                await page.hello()
                return page


def test_what_operators_decide_counts_in_every_process(tmp_path: Path, redis: RedisServer) -> None:
    with ExitStack() as stack:
        servers = started(stack, tmp_path, redis, 2)
        places = [f"127.0.0.1:{server.port}" for server in servers]
        bob = Visitor(places[0], port="80")
        bob.make("Bob")
        table = bob.new_table()

        def admin(*arguments: str) -> None:
            where = ("--database", servers[0].database or "", "--reason", "a test")
            result = CliRunner().invoke(app, ["admin", *arguments, *where])
            assert result.exit_code == 0, result.output

        async def talk() -> None:
            here = bob.socket()
            bob.http.base_url = f"http://{places[1]}"
            there = bob.socket()
            # One process runs the table, and the other passes on what its page says.
            async with AsyncExitStack() as pages:
                one, other = await arrived(pages, here, table), await arrived(pages, there, table)
                await asyncio.to_thread(admin, "silence", "Bob")
                for page in (one, other):
                    await page.until("notice")
                    assert await page.refused(kind="say", text="hi", key="1") == "silenced"
                await asyncio.to_thread(admin, "close-account", "Bob")
                for page in (one, other):
                    await page.closed()
            assert bob.account() is None

        asyncio.run(talk())
        for server in servers:
            assert "Traceback" not in server.said(), server.said()


def test_a_process_that_is_stopped_hands_its_tables_over(tmp_path: Path, redis: RedisServer) -> None:
    setting: dict[str, Any] = {"seats": ["a", "b"], "clock": {"kind": "game", "seconds": 600}}
    with ExitStack() as stack:
        first, second = started(stack, tmp_path, redis, 2)
        clubs = [Spread([second], setting, random.Random(seed)) for seed in range(2)]
        with Beside(*clubs) as beside:
            answers(beside, 20)
            # Nobody has asked the first process for anything: the second runs both tables.
            assert second.metric("daikaiju_leases ") >= 2
            for club in clubs:
                for person in club.people.values():
                    person.serving = first
            assert second.stop() == 0
            answers(beside, 20)
            assert first.metric("daikaiju_leases_taken_total") >= 2
            assert not first.metric('daikaiju_leases_taken_total{before="died"}'), "a lease had to run out"
        assert audit(tmp_path / "0", beside.ledgers) > 40
        assert "Traceback" not in first.said() + second.said()


def test_games_go_on_when_redis_is_lost_and_comes_back(tmp_path: Path, redis: RedisServer) -> None:
    with ExitStack() as stack:
        servers = started(stack, tmp_path, redis, 2)
        with Beside(Spread(servers, {"seats": ["a", "b", "c"]}, random.Random(1))) as clubs:
            answers(clubs, 20)
            redis.kill()
            time.sleep(2)
            redis.start()
            answers(clubs, 40)
            clubs.check()
        assert audit(servers[0].folder, clubs.ledgers) > 40


def test_limits_are_for_all_processes_together(tmp_path: Path, redis: RedisServer) -> None:
    requests = Limit.REQUESTS.value
    with ExitStack() as stack:
        first, second = started(stack, tmp_path, redis, 2, "--pace", "0", "--bot-workers", "1")
        client = stack.enter_context(httpx.Client(timeout=PATIENCE))

        def asks_until_refused(serving: ServerProcess) -> float:
            """How many requests a process lets through, beyond those it always allows in this time."""
            begun, asked = time.monotonic(), 0
            while client.get(f"{serving.address}/api/me").status_code != httpx.codes.TOO_MANY_REQUESTS:
                asked += 1
                assert time.monotonic() < begun + PATIENCE, "nobody can ask too fast here"
            return asked - (time.monotonic() - begun) * requests.per_second

        for _ in range(ATTEMPTS):
            assert asks_until_refused(first) > 0.9 * requests.brim
            # Processes tell each other every second, unless the machine is busy.
            time.sleep(2)
            if asks_until_refused(second) < 0.6 * requests.brim:
                return
            # By then, whoever has asked too much may ask as much as ever.
            time.sleep(1 + requests.brim / requests.per_second)
        raise AssertionError("one process does not know what another let through")


REFUSALS = {
    ("--redis", "redis://:secret@127.0.0.1:1"): "127.0.0.1:1 cannot be reached",
    ("--redis", "http://:secret@127.0.0.1:1"): "is not the address of Redis",
}


@pytest.mark.parametrize("options", REFUSALS)
def test_a_redis_that_cannot_be_used_is_one_sentence_without_its_password(
    tmp_path: Path, options: tuple[str, str]
) -> None:
    said = refusal("--data", str(tmp_path), "--database", stores.address(tmp_path) or "", *options)
    assert REFUSALS[options] in said
    assert "secret" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_redis_needs_postgresql(tmp_path: Path, lang: str) -> None:
    assert "--database" in refusal("--data", str(tmp_path), "--redis", "redis://127.0.0.1:1", lang=lang)


def test_one_server_alone_and_several_exclude_each_other(tmp_path: Path, redis: RedisServer) -> None:
    with ExitStack() as stack:
        (server,) = started(stack, tmp_path, redis, 1)
        assert "Another server" in refusal("--data", str(tmp_path / "b"), "--database", server.database or "")
        server.stop()
    with ServerProcess(tmp_path / "b", database=server.database) as alone:
        alone.wait()
        options = ("--database", server.database or "", "--redis", redis.address)
        assert "Another server" in refusal("--data", str(tmp_path / "c"), *options)

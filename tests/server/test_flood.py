"""A thousand messages a second on one socket are limited and cut off, and people at other addresses play on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.clubs import Beside, Club
from tests.server.flooding import FLOODS
from tests.server.process import ServerProcess
from tests.server.raw_floods import RAW_FLOODS
from tests.server.waiting import PATIENCE, eventually

FINE = 0.5
"""How many seconds half of all answers may take at most while a flood comes."""

FEW = 5
"""How many answers are enough to judge by."""

MOST_GROWTH = 100 * 2**20
TOO_MUCH = 4429


@pytest.fixture(scope="module")
def serving(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with all its limits."""
    with ServerProcess(tmp_path_factory.mktemp("flood") / "data", "--pace", "0") as serving:
        serving.wait()
        yield serving
        assert "Traceback" not in serving.said(), serving.said()


@pytest.fixture(scope="module")
def honest(serving: ServerProcess) -> Iterator[Beside]:
    """Two people who play no faster than people do."""
    club = Club(serving, {"game": "king", "seats": ["a", "b"]}, random.Random(4), pause=0.1)
    with Beside(club) as beside:
        beside.wait_for_table()
        yield beside


def waits_since(honest: Beside, waited: int) -> list[float]:
    """How long people waited for answers since then; on a busy machine the first may come after a flood's end."""
    while len(honest.waits) < waited + FEW:
        honest.check()
        time.sleep(0.05)
    return honest.waits[waited:]


def flood(serving: ServerProcess, honest: Beside, what: str) -> Any:
    """What the flooder saw; nobody else waited, and the server did not grow."""
    honest.wait_for_table()
    usual = waits_since(honest, len(honest.waits))
    before, waited = serving.memory(), len(honest.waits)
    address = f"{serving.sockets}/{honest.ledgers[-1].table}"
    command = [sys.executable, "-m", "tests.server.flooding", address, what]
    seen = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    grown, waits = serving.memory() - before, waits_since(honest, waited)
    print(f"{what}: {seen}, {len(waits)} answers, median {statistics.median(waits):.3f} s,", end=" ")
    print(f"longest {max(waits):.3f} s, {grown / 2**20:+.1f} MB")
    # On a busy machine, not much longer than right before and right after.
    usual += waits_since(honest, len(honest.waits))
    assert statistics.median(waits) < max(FINE, 4 * statistics.median(usual))
    assert grown < MOST_GROWTH
    honest.check()
    return seen


@pytest.mark.any_store
@pytest.mark.parametrize("what", sorted(FLOODS))
def test_a_flood_is_cut_off_and_nobody_waits(serving: ServerProcess, honest: Beside, what: str) -> None:
    closed = flood(serving, honest, what)
    # A visitor that keeps coming back is no longer let in, perhaps since the flood before this one.
    assert closed
    assert closed.keys() <= {str(TOO_MUCH), "0"}


@pytest.mark.any_store
@pytest.mark.parametrize("what", sorted(RAW_FLOODS))
def test_a_flood_below_messages_keeps_nobody_waiting(serving: ServerProcess, honest: Beside, what: str) -> None:
    flood(serving, honest, what)


@pytest.mark.any_store
def test_a_page_that_does_not_read_is_cut_off(serving: ServerProcess, honest: Beside) -> None:
    """Pages that ask for much and read nothing must not fill the memory."""
    before = serving.memory()
    with contextlib.ExitStack() as silent:
        for _ in range(20):
            page = silent.enter_context(
                connect(
                    f"{serving.sockets}/{honest.ledgers[-1].table}",
                    source_address=("127.0.0.3", 0),
                    compression=None,
                    proxy=None,
                    max_queue=1,
                    open_timeout=PATIENCE,
                    close_timeout=0.1,
                )
            )
            with contextlib.suppress(ConnectionClosed):
                page.send('{"kind": "hello"}')
                for _ in range(50):
                    page.send('{"kind": "since", "have": -1}')
        time.sleep(1)
        assert serving.memory() - before < MOST_GROWTH
    honest.check()


@pytest.mark.any_store
def test_connections_of_one_address_are_counted(serving: ServerProcess, honest: Beside) -> None:
    address = f"{serving.sockets}/{honest.ledgers[-1].table}"
    with contextlib.ExitStack() as open_pages:
        # Visitors that never even ask for a socket hold nobody up either.
        for _ in range(200):
            open_pages.enter_context(
                socket.create_connection(("127.0.0.1", serving.port), source_address=("127.0.0.5", 0))
            )
        pages = [
            open_pages.enter_context(
                connect(address, source_address=("127.0.0.4", 0), proxy=None, open_timeout=PATIENCE, close_timeout=0.1)
            )
            for _ in range(80)
        ]
        asyncio.run(eventually(lambda: sum(page.close_code == TOO_MUCH for page in pages) >= 20, "none is refused"))
    honest.check()

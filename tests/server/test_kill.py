"""Killing the server at any moment loses nothing that anyone was told (`make kill` does it 200 times)."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from tests.server.clubs import Beside, Club
from tests.server.killing import Killer
from tests.server.process import ServerProcess
from tests.server.stores import SQLITE

STORES = (SQLITE,)
"""With PostgreSQL, parts of a cluster are killed in test_kill_processes.py."""

KILLS = 3


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    tally = asyncio.run(Killer(tmp_path / "data", seed=1).run(KILLS))
    assert tally.kills >= KILLS
    assert tally.acknowledged > KILLS * 5


def test_ctrl_c_ends_a_server_at_play_without_a_fuss(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", "--pace", "0") as serving:
        serving.wait()
        with Beside(Club(serving, {"seats": ["a", "bot:greedy"]}, random.Random(1), pause=0.1)) as club:
            while len(club.waits) < 10:
                club.check()
                time.sleep(0.05)
            assert serving.stop() == 0
        assert len(serving.said().splitlines()) == 3, serving.said()

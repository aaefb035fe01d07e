"""Killing the server at any instant loses nothing that anybody was told (`make kill` does it 200 times)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.killing import Killer

KILLS = 8


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    tally = asyncio.run(Killer(tmp_path / "data", seed=1).run(KILLS))
    assert tally.kills >= KILLS
    assert tally.acknowledged > KILLS * 5

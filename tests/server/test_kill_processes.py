"""Whatever of a cluster is killed or paused, nothing that was acknowledged is lost (`make kill PROCESSES=3`)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.cluster_killing import ClusterKiller
from tests.server.clusters import MISSING, available
from tests.server.stores import POSTGRESQL

STORES = (POSTGRESQL,)
PARTS = ("process", "Redis", "process", "proxy", "PostgreSQL")


def test_nothing_acknowledged_is_lost_when_parts_are_killed_and_paused(tmp_path: Path) -> None:
    if not available():
        pytest.skip(MISSING)
    tally = asyncio.run(ClusterKiller(tmp_path, seed=3, longest_pause=3.0).run(len(PARTS), parts=PARTS))
    assert sum(tally.faults.values()) == len(PARTS)
    assert tally.acknowledged > 10 * len(PARTS)
    assert tally.written >= tally.acknowledged

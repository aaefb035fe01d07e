"""Servers for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from daikaiju.server.settings import Settings
from tests.server.browsers import Served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that a whole module shares: bots are quick, and nothing is limited."""
    folder = tmp_path_factory.mktemp("data")
    with Served(Settings(folder=folder, pace=0, limits=False)) as served:
        yield served


@pytest.fixture
def serve(tmp_path: Path) -> Callable[..., Served]:
    """Servers of a test's own, all with the same games."""

    def start(**settings: object) -> Served:
        return Served(Settings(**{"folder": tmp_path / "data", "pace": 0, "limits": False, **settings}))  # type: ignore[arg-type]  # any of its fields

    return start

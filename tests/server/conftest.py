"""Servers for tests. Every test that needs a store runs with each kind, unless it says that any will do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from daikaiju.server.db.engine import read_address
from daikaiju.server.runtime.settings import Settings
from tests.server.browsers import Served
from tests.server.stores import MISSING, SQLITE, STORES, stores
from tests.server.waiting import PATIENCE

for _step in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, _step, PATIENCE)
"""No request fails because other programs slow the machine down."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test with every store, or with those its module lists in STORES; once if it needs none or any will do."""
    needed = not {"tmp_path", "tmp_path_factory"}.isdisjoint(metafunc.fixturenames)  # games are kept in a folder
    any_will_do = metafunc.definition.get_closest_marker("any_store") is not None
    kinds = getattr(metafunc.module, "STORES", STORES) if needed and not any_will_do else ()
    if "store" in metafunc.fixturenames:
        metafunc.parametrize("store", kinds or (SQLITE,), indirect=True, ids=None if kinds else [""], scope="module")


@pytest.fixture(scope="module", autouse=True)
def store(request: pytest.FixtureRequest) -> str:
    """Where servers keep their games in this test."""
    kind: str = request.param
    if not stores.available(kind):
        pytest.skip(MISSING)
    stores.use(kind)
    return kind


@pytest.fixture(scope="session", autouse=True)
def _closed_stores() -> Iterator[None]:
    yield
    stores.close()


def new_settings(folder: Path, **settings: object) -> Settings:
    """The settings of a server whose bots are quick, without the champion, which limits nothing."""
    address = stores.address(folder)
    database = None if address is None else read_address(address)
    plain = {"folder": folder, "database": database, "pace": 0, "limits": False, "champion": False}
    return Settings(**{**plain, **settings})  # type: ignore[arg-type]  # any of its fields


@pytest.fixture(scope="module")
def server(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that a whole module shares: bots are quick, and nothing is limited."""
    with Served(new_settings(tmp_path_factory.mktemp("data"))) as served:
        yield served


@pytest.fixture
def serve(tmp_path: Path) -> Callable[..., Served]:
    """Servers of a test's own, all with the same games."""

    def start(**settings: object) -> Served:
        return Served(new_settings(tmp_path / "data", **settings))

    return start

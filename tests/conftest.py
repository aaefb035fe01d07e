"""Shared fixtures: the compiled rules of each game, compiled once and then loaded from disk by every worker."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

from daikaiju.fairness import dice
from daikaiju.games import game_info
from daikaiju.processes import one_at_a_time
from daikaiju.table import new_table
from daikaiju.targets.cpu import CompiledRules, cache_home
from tests.pack_folders import PACKS
from tests.server import sharing

Compiled = Callable[..., CompiledRules]

collect_ignore_glob = ["packs/*"]
"""The cards of packs are imported with the rules they belong to, never alone."""

os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(PACKS)
"""A folder without certificates: no test needs them, and each new HTTP client would read all that the world trusts."""

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
"""No property fails because other programs slow the machine down."""

LONGEST = (
    "test_gpu.py",
    "test_life.py",
    "test_seats_and_clocks.py",
    "test_random_games.py",
    "test_training.py",
    "test_kill.py",
    "test_kill_processes.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests, so that at the end nobody waits for one of them."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish() -> None:
    """Keep the garbage collector from looking again and again through all that was imported for the tests."""
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _not_nice() -> Iterator[None]:
    """Work that lowers the priority of its process must not slow down all later tests of this one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.nice", lambda more: 0)
        yield


@pytest.fixture(autouse=True)
def _same_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test plays the same games whenever it runs: none ends too soon for it once in a hundred times."""
    drawn = random.Random(request.node.nodeid)
    sharing.drawn.seed(request.node.nodeid)
    monkeypatch.setattr(dice, "os", SimpleNamespace(urandom=drawn.randbytes))
    monkeypatch.setattr(new_table, "secrets", drawn)
    monkeypatch.setattr(new_table, "random", SimpleNamespace(SystemRandom=lambda: drawn))


@pytest.fixture(scope="session")
def compiled() -> Compiled:
    """The compiled rules of a game by name, with packs if some are named."""
    done: dict[tuple[str, ...], CompiledRules] = {}

    def compile_once(*game: str) -> CompiledRules:
        if game not in done:
            rules = CompiledRules(game_info(game[0]).with_packs(game[1:]).rules)
            with one_at_a_time(cache_home() / f"{rules.rules.book.title}.lock"):
                if game[1:]:
                    _ = rules.answer_game
                else:
                    rules.compile()
            done[game] = rules
        return done[game]

    return compile_once

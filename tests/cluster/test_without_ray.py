"""What can be said about clusters without Ray: what it takes, and that sums of chunks are sums of games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from typer.testing import CliRunner

from daikaiju.cli import app
from daikaiju.cluster import run_on_ray
from daikaiju.errors import DaikaijuError
from daikaiju.games import game_info
from daikaiju.simulation import OnPython, Setup, Simulation, on_ray, sum_up
from daikaiju.simulation.on_ray import OnRay, sum_up_there


@pytest.mark.parametrize("command", ["sim --games 5", "tournament --bots random,random --games 2"])
def test_without_ray_one_sentence_says_what_to_install(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daikaiju.extras.EXTRAS", {"ray": ("no_such_module",), "tournament": (), "cpu": ()})
    result = CliRunner().invoke(app, [*command.split(), "--on", "ray"], prog_name="daikaiju")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert "pip install 'daikaiju[ray]'" in result.stderr


def test_chunks_add_up_to_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of any size, in any order, give the sums of one run."""
    setup = Setup.of(game_info("king"), 3, {"edition": "2010"})

    def run_backwards(function: Any, chunks: Any) -> Iterator[Any]:
        for chunk in reversed(list(chunks)):
            yield function(*chunk)

    monkeypatch.setattr("daikaiju.extras.EXTRAS", {"ray": ()})
    monkeypatch.setattr("daikaiju.cluster.run_on_ray", run_backwards)
    monkeypatch.setattr(on_ray, "ready_target", OnPython)
    monkeypatch.setattr(on_ray, "_targets", {})
    monkeypatch.setattr(OnRay, "batch", 7)
    seen: list[int] = []
    there, here = sum_up(OnRay(setup), 24, 5, seen.append), sum_up(OnPython(setup), 24, 5)
    for name in ("games", "decisions", "turns", "won", "ways"):
        assert getattr(there, name) == getattr(here, name)
    assert seen == [3, 10, 17, 24]
    assert isinstance(there, Simulation)
    assert sum_up_there.__module__ == "daikaiju.simulation.on_ray"  # workers import it by name


def test_a_cluster_that_cannot_be_reached_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unreachable:
        @staticmethod
        def is_initialized() -> bool:
            return False

        @staticmethod
        def init(**_: object) -> None:
            raise Exception("The current node\ntimed out")  # Ray raises such errors

    monkeypatch.setattr("daikaiju.extras.EXTRAS", {"ray": ()})
    monkeypatch.setitem(sys.modules, "ray", Unreachable)
    with pytest.raises(DaikaijuError, match=r"cannot be reached \(The current node timed out\)"):
        list(run_on_ray(abs, [(1,)]))

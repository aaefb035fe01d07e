"""What can be said about clusters without Ray: what it takes, and that sums of chunks are sums of games."""

from __future__ import annotations

import sys
import threading
import types
from collections.abc import Callable, Iterator
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
    monkeypatch.setattr("daikaiju.extras.modules_of_extras", lambda: {"ray": ("no_such_module",)})
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

    monkeypatch.setattr("daikaiju.extras.modules_of_extras", dict)
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

    monkeypatch.setattr("daikaiju.extras.modules_of_extras", dict)
    monkeypatch.setitem(sys.modules, "ray", Unreachable)
    with pytest.raises(DaikaijuError, match=r"cannot be reached \(The current node timed out\)"):
        list(run_on_ray(abs, [(1,)]))


class Lost(Exception):
    """What Ray raises when it can do no more."""


class Failed(Lost):
    """What Ray raises for an error of the function itself."""


def ray_that(get: Callable[[object], object]) -> types.SimpleNamespace:
    """As much of Ray as is used, with one way of giving results."""

    def remote(**_: object) -> Any:
        return lambda function: types.SimpleNamespace(remote=lambda *chunk: (function, chunk))

    return types.SimpleNamespace(
        is_initialized=lambda: False,
        init=lambda **_: None,
        shutdown=lambda: None,
        cancel=lambda *_, **__: None,
        cluster_resources=lambda: {"CPU": 1},
        remote=remote,
        wait=lambda running, **_: (running[:1], running[1:]),
        get=get,
        exceptions=types.SimpleNamespace(RayError=Lost, RayTaskError=Failed),
    )


def run_on(ray: types.SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    monkeypatch.setattr("daikaiju.extras.modules_of_extras", dict)
    monkeypatch.setitem(sys.modules, "ray", ray)
    found = []
    for result in run_on_ray(abs, [(-1,), (-2,)]):
        print("heard", result)
        found.append(result)
    return found


def test_what_ray_reports_stays_away_from_what_programs_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def get(given: Any) -> object:
        reporting = threading.Thread(target=print, args=("a worker died",), name="ray_listen_error_messages")
        reporting.start()
        reporting.join()
        return given[0](*given[1])

    assert run_on(ray_that(get), monkeypatch) == [1, 2]
    told = capsys.readouterr()
    assert told.out == "heard 1\nheard 2\n"
    assert told.err == "a worker died\n" * 2


@pytest.mark.parametrize(("error", "raised"), [(Lost("the\nraylet died"), DaikaijuError), (Failed("its own"), Failed)])
def test_a_lost_cluster_gets_one_sentence(
    error: Exception, raised: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def get(_: object) -> object:
        raise error

    with pytest.raises(raised, match=r"was lost \(the raylet died\)" if raised is DaikaijuError else "its own"):
        run_on(ray_that(get), monkeypatch)

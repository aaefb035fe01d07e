"""`daikaiju bench`, without the compiling: it takes a minute and would show nothing more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.pack_folders import PACKS

from daikaiju import simulation
from daikaiju.cli.commands import bench
from daikaiju.packs import pack_named

from .conftest import Run

Answer = Callable[..., Any]


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short repetitions, Python in place of the compiled rules, and made-up start times."""
    times = iter([40.0, 0.5, 0.7, 0.6])
    monkeypatch.setattr(bench, "start_time", lambda *_: next(times))
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "REPETITIONS", 2)
    monkeypatch.setattr(bench, "COPIES", 10)
    monkeypatch.setattr(simulation, "OnCPU", lambda table, folder: simulation.OnPython(table))


def test_the_answer_has_plain_keys(answer: Answer) -> None:
    found = answer("bench")
    for target in ("python", "cpu"):
        figures = found[target]
        assert set(figures) == {
            *("games_per_s", "games_per_s_median", "decisions_per_s", "decisions_per_s_median", "copy_us")
        }
        assert all(value > 0 for value in figures.values())
        assert figures["games_per_s"] >= figures["games_per_s_median"]
    assert (found["players"], found["edition"], found["ends"]) == (4, "2016", "turn")
    assert (found["cold_compile_s"], found["warm_start_s"]) == (40.0, 0.6)
    assert 0 < found["record_bytes"] <= 1024
    assert found["cpu_to_python"] == found["cpu"]["games_per_s"] / found["python"]["games_per_s"]
    assert set(found["machine"]) == {"python", "numba", "processor", "cores"}


def test_a_person_reads_a_table(run: Run) -> None:
    result = run("bench", "--lang", "ru")
    assert result.exit_code == 0
    assert "Партий/с" in result.stdout
    assert "40,0 с" in result.stdout


def test_packs_are_measured_and_named(answer: Answer, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", "")
    pack_named.cache_clear()
    found = answer("bench", "--game", "duel", "--packs", str(PACKS / "machines"))
    assert found["packs"] == ["machines"]
    monkeypatch.setattr(bench, "start_time", lambda *_: 1.0)
    assert " + Machines, " in run("bench", "--game", "duel", "--packs", "machines").stdout


def test_a_start_is_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    from daikaiju.cli.options.game import table
    from daikaiju.games import GAMES

    started: list[list[str]] = []
    monkeypatch.setattr("daikaiju.cli.commands.bench.subprocess.run", lambda command, **_: started.append(command))
    assert bench.start_time(table(GAMES["king"]), "somewhere") >= 0
    assert started[0][1:5] == ["-m", "daikaiju", "sim", "--game"]

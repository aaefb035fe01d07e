"""A real Ray cluster of two nodes on this machine: workers and a node are killed, and nothing is lost or counted twice.

Not part of `make test`: Ray is a large download, and starting and losing nodes takes a minute or more. `make test-long`
runs it, as does `pytest tests/cluster/ray_cluster.py` where Ray is installed.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from ray.cluster_utils import Cluster

from daikaiju.cluster import run_on_ray
from daikaiju.simulation import simulate
from daikaiju.tournament import Results, new_tournament, run_tournament


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two nodes with a core each; the tree under test is found on both."""
    source = Path(__file__).parents[2]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(source / "src"), str(source)]))
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "180")  # the machine may be busy
    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    started.second = started.add_node(num_cpus=1)
    monkeypatch.setenv("RAY_ADDRESS", started.address)
    yield started
    started.shutdown()


def processes_with(text: str) -> list[int]:
    """The processes in whose command line a text stands."""
    found = []
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError, UnicodeDecodeError):
            if text in process.read_text():
                found.append(int(process.parent.name))
    return found


def kill_a_worker(working_on: str) -> bool:
    """Kill one of the processes in which Ray runs a function; returns whether there was one."""
    workers = processes_with(f"ray::{working_on}")
    for worker in workers[:1]:
        os.kill(worker, signal.SIGKILL)
    return bool(workers)


def square(number: int, folder: str) -> int:
    """A chunk; the fourth kills its worker when it is first begun."""
    begun = Path(folder) / str(number)
    first_time = not begun.exists()
    begun.touch()
    time.sleep(0.2)
    if number == 3 and first_time:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_lost_worker_and_a_lost_node_cost_only_their_chunks(cluster: Any, tmp_path: Path) -> None:
    found = []
    for result in run_on_ray(square, ((number, str(tmp_path)) for number in range(40))):
        found.append(result)
        if len(found) == 10:
            cluster.remove_node(cluster.second, allow_graceful=False)
    assert sorted(found) == [number * number for number in range(40)]


def outcome(found: Results) -> Any:
    return [(game.number, game.entries, game.places, game.winners, game.turns) for game in found.games]


def test_a_tournament_ends_the_same_as_on_one_core(cluster: Any) -> None:
    tournament = new_tournament(["greedy", "random"], seed=9)
    killed: list[Callable[[], object]] = [
        lambda: kill_a_worker("play_there"),
        lambda: cluster.remove_node(cluster.second, allow_graceful=False),
    ]

    def progress(finished: int) -> None:
        if finished and killed:
            killed.pop(0)()

    there = run_tournament(tournament, 240, on="ray", progress=progress)
    assert not killed
    assert outcome(there) == outcome(run_tournament(tournament, 240, workers=1))


def test_simulations_give_the_same_sums_as_on_one_core(cluster: Any) -> None:
    here = simulate("duel", 120_000, on="cpu", seed=5)
    there = simulate("duel", 120_000, on="ray", seed=5)
    assert (there.games, there.decisions, there.turns) == (here.games, here.decisions, here.turns)
    assert (there.won, there.ways) == (here.won, here.ways)


@contextmanager
def simulating() -> Iterator[subprocess.Popen[str]]:
    """A long simulation on a cluster of its own."""
    simulation = ["sim", "--game", "duel", "--games", "1500000", "--on", "ray", "--json"]
    command = [sys.executable, "-m", "daikaiju", *simulation]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()


def test_what_a_program_reads_is_json_after_a_worker_was_killed() -> None:
    with simulating() as process:
        while not kill_a_worker("sum_up_there"):
            time.sleep(0.2)
        told, _ = process.communicate()
    assert json.loads(told)["games"] == 1_500_000


def test_a_cluster_that_dies_gets_one_sentence() -> None:
    with simulating() as process:
        while not processes_with("ray::sum_up_there"):
            time.sleep(0.2)
        for raylet in processes_with("raylet/raylet"):
            os.kill(raylet, signal.SIGKILL)
        told, complained = process.communicate()
    assert process.returncode == 2
    assert told == ""
    assert "The Ray cluster was lost" in complained.splitlines()[-1]
    assert "Traceback" not in complained

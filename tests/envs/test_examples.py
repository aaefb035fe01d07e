"""The examples and the comparison with other libraries, run at a small size."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = {
    "random_agent.py": ["--games", "1", "--players", "2"],
    "own_bot.py": ["--games", "2"],
    "torch_rollouts.py": ["--games", "8", "--steps", "5"],
    "openspiel_mcts.py": ["--simulations", "2", "--moves", "1"],
    "ppo.py": ["--updates", "2", "--games", "16", "--length", "16"],
    "statistics_of_games.py": ["--games", "20", "--players", "2", "3", "--width", "16"],
}
NEEDS = {"torch_rollouts.py": "torch"}
"""What an example needs that the tests do not install."""


def run(script: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(script), *arguments], capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("name", [n for n in EXAMPLES if find_spec(NEEDS.get(n, "daikaiju")) is not None])
def test_an_example_runs(name: str) -> None:
    assert run(ROOT / "examples" / name, *EXAMPLES[name]).strip()


def test_all_examples_are_listed() -> None:
    found = {file.name for file in (ROOT / "examples").glob("*.py")}
    listed = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    assert found == EXAMPLES.keys()
    assert all(f"[{name}]({name})" in listed for name in found)


def test_peers_are_measured_in_one_table() -> None:
    table = run(ROOT / "bench" / "peers.py", "--seconds", "0.02", "--batches", "1", "16", "--threads", "1")
    lines = [line for line in table.splitlines() if line.startswith("|")]
    assert {line.count("|") for line in lines} == {9}
    for library in ("Daikaiju", "Daikaiju in PettingZoo", "OpenSpiel"):
        assert any(line.startswith(f"| {library} |") for line in lines)

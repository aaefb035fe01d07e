"""`daikaiju bench --profile`, with Python in place of the compiled rules: compiling would show nothing more."""

from __future__ import annotations

import builtins
import types
from collections.abc import Callable
from time import perf_counter_ns
from typing import Any

import pytest

from daikaiju import profiling
from daikaiju.targets import cpu, entry_points

from .conftest import Run

Answer = Callable[..., Any]


class OnPython:
    """The entry points of compiled rules, run as they are written."""

    def __init__(self, rules: types.ModuleType, folder: object = None) -> None:
        self.rules = rules
        self.names = {name: getattr(rules, name) for name in entry_points.SUPPLIED}

    def play_games(self, games: Any, most: int, decisions: Any) -> None:
        self.run(entry_points.play_games, games, most, decisions)

    def profile_games(self, games: Any, *arguments: Any) -> int:
        return int(self.run(entry_points.profile_games, games, *arguments))

    def run(self, entry: Callable[..., Any], games: Any, *arguments: Any) -> Any:
        names = {**vars(builtins), **self.names, "clock": perf_counter_ns}
        states = [self.rules.State.from_record(game) for game in games]
        assert isinstance(entry, types.FunctionType)
        return types.FunctionType(entry.__code__, names)(states, *arguments)


@pytest.fixture(autouse=True)
def on_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "CompiledRules", OnPython)
    monkeypatch.setattr(profiling.profile, "__defaults__", (None, 20, 5))


@pytest.mark.parametrize("game", ["king", "duel"])
def test_shares_add_up_and_every_turn_is_counted(answer: Answer, game: str) -> None:
    found = answer("bench", "--profile", "--game", game)
    assert sum(step["share"] for step in found["steps"]) == pytest.approx(1)
    assert sum(found["parts"].values()) == pytest.approx(1)
    spent = sum(step["times"] * step["ns"] for step in found["steps"])
    assert spent == pytest.approx(found["ns_per_game"])
    times = {step["name"]: step["times"] for step in found["steps"] if not step["question"]}
    assert 1 < times["roll_phase"] <= times["turn"]
    assert all(moment["asked"] <= moment["times"] for moment in found["moments"])


def test_a_person_reads_tables(run: Run) -> None:
    result = run("bench", "--profile", "--lang", "uk")
    assert result.exit_code == 0
    assert "Разів за партію" in result.stdout
    assert "rolling" in result.stdout
    assert "offer_interjections" in result.stdout

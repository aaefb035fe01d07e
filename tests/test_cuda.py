"""What can be tested of play on a GPU without one: saved kernels, sentences for what is missing, and play-outs."""

from __future__ import annotations

import builtins
import types
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daikaiju import Duel, King
from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES
from daikaiju.simulation import OnPython, Setup, play_outs
from daikaiju.targets import cuda, entry_points
from daikaiju.targets.gpu import Ptx, compiled_version


class NoGPU(Exception):
    """What CuPy raises."""


def fake_cupy(problem: str = "", driver: int = 13000) -> Any:
    """Enough of CuPy to find a GPU, or not, and to fail to load a kernel."""

    def properties(device: int) -> dict[str, Any]:
        if problem:
            raise NoGPU(problem)
        return {"major": 9, "minor": 0}

    class Module:
        def load(self, code: bytes) -> None:
            raise NoGPU("CUDA_ERROR_UNSUPPORTED_PTX_VERSION")

    runtime = types.SimpleNamespace(
        getDeviceProperties=properties, CUDARuntimeError=NoGPU, driverGetVersion=lambda: driver
    )
    function, errors = types.SimpleNamespace(Module=Module), types.SimpleNamespace(CUDADriverError=NoGPU)
    return types.SimpleNamespace(cuda=types.SimpleNamespace(runtime=runtime, function=function, driver=errors))


def kernel(rules: str) -> Ptx:
    return Ptx(".version 9.0", "play", [1, 0], 2, rules)


def test_no_gpu_is_said_in_one_sentence() -> None:
    with pytest.raises(
        DaikaijuError, match=r"^No NVIDIA GPU can be used here \(no CUDA-capable device\); cpu needs none"
    ):
        cuda.gpu_properties(fake_cupy("no CUDA-capable device"))


def test_an_old_driver_is_said_in_one_sentence() -> None:
    with pytest.raises(DaikaijuError, match=r"made for CUDA 12\.4, .*UNSUPPORTED.*; CUDA 13\.0 or newer can\.$"):
        cuda.load_kernel(fake_cupy(driver=12040), kernel("these"))


def test_kernels_are_saved_and_found_again(tmp_path: Path) -> None:
    kernel("these").save(tmp_path / "new", "king")
    assert Ptx.load(tmp_path / "new", "king") == kernel("these")
    assert Ptx.load(tmp_path / "new", "duel") is None


@pytest.mark.parametrize("name", GAMES)
def test_kernels_built_from_other_rules_are_refused(tmp_path: Path, name: str, monkeypatch: Any) -> None:
    rules = object.__new__(cuda.CudaRules)
    rules.rules = GAMES[name].rules
    rules.properties = {"major": 9, "minor": 0}
    monkeypatch.setenv(cuda.KERNELS, str(tmp_path))
    for other in (None, "other"):
        if other:
            kernel(other).save(tmp_path, name)
        with pytest.raises(DaikaijuError, match=r"holds no kernel of .* built from these rules; build it anew"):
            rules.find(GAMES[name].example, None)
    kernel(compiled_version(GAMES[name].rules)).save(tmp_path, name)
    assert rules.find(GAMES[name].example, None).entry == "play"


@pytest.mark.parametrize("name", GAMES)
def test_the_entry_point_of_play_outs_plays_as_python_does(name: str) -> None:
    info = GAMES[name]
    g = info.example(3)
    info.rules.start(g)
    for _ in range(200):
        info.rules.random_step(g)
    seeds = np.arange(5, dtype=np.int64)
    expected = OnPython(Setup(info, g.players if name == "king" else 2)).play_on(g.to_record(), seeds)
    names = {**vars(builtins), "random_step": info.rules.random_step}
    play_on = entry_points.play_on
    assert isinstance(play_on, types.FunctionType)
    games = [info.rules.State.from_record(g.to_record()[0]) for _ in seeds]
    for state, seed in zip(games, seeds.tolist(), strict=True):
        state.seed = seed
    decisions = np.zeros(5, dtype=np.int64)
    types.FunctionType(play_on.__code__, names)(games, 100_000, decisions)
    assert decisions.tolist() == expected.decisions.tolist()
    assert (np.concatenate([state.to_record() for state in games]) == expected.games).all()


def test_play_outs_begin_where_the_game_is() -> None:
    game = King(3)
    found = play_outs(game, 30, on="python", seed=2)
    assert found.games == 30
    assert sum(found.won.values()) > 0
    assert play_outs(game, 30, on="python", seed=2).to_dict()["wins"] == found.to_dict()["wins"]
    assert play_outs(Duel(), 3, on="python").games == 3


def test_bad_play_outs_are_refused() -> None:
    with pytest.raises(DaikaijuError, match="at least 1"):
        play_outs(King(2), 0)
    with pytest.raises(DaikaijuError, match="unknown target “gpu”"):
        play_outs(King(2), on="gpu")

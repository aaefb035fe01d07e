"""Batches on a GPU: the kernels play like the processor, and what is missing or wrong is said in one sentence.

Where there is a GPU, the kernels are compared on it; everywhere, they are compared in Python, in a few threads.
"""

from __future__ import annotations

import os
import sys
import types
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daikaiju.envs import WAIT, Batch
from daikaiju.envs.cuda import MANY_STEPS, ONE_STEP, RENEWALS, CudaBatch, find_kernels
from daikaiju.envs.device_arrays import checked_device_buffer, stream_of
from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.targets.batch_kernels import BatchKernels, at_once, batch_version, build_batch_kernels
from daikaiju.targets.cuda import KERNELS
from tests.envs.few_threads import InFewThreads
from tests.test_cuda import fake_cupy
from tests.test_extras import run_without

SHOWN = ("observations", "masks", "seats", "rewards", "ends")
LARGE = ["step_in_step"] if os.environ.get("DAIKAIJU_PTX") == "all" else []
"""The kernel that holds the rules takes minutes to build, so only `make test-long` does it."""


def is_there() -> bool:
    """Whether this machine has a GPU that CuPy can use."""
    if find_spec("cupy") is None:
        return False
    import cupy

    try:
        return bool(cupy.cuda.runtime.getDeviceCount())
    except cupy.cuda.runtime.CUDARuntimeError:
        return False


def on_gpu(like: Batch, seed: int) -> Any:
    """The same batch on the GPU."""
    table: dict[str, Any] = {"players": like.players, "reward": like.reward, "renew": like.renew, "seed": seed}
    return Batch(like.info.name, like.games, edition=like.edition, device="cuda", **table)


WHERE: list[Any] = [InFewThreads, *([on_gpu] if is_there() else [])]


def on_processor(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize(
    ("game", "players", "edition", "reward", "renew"),
    [
        ("king", 2, "2016", "win", True),
        ("king", 5, "2010", "rank", False),
        ("duel", 2, "2024", "win", True),
    ],
)
def test_kernels_step_as_the_processor_does(
    where: Any, game: str, players: int, edition: str, reward: str, renew: bool
) -> None:
    batch = Batch(game, 3, players=players, edition=edition, seed=11, reward=reward, threads=1, renew=renew)
    other = where(batch, 11)
    ended = 0
    for turn in range(400):
        actions = batch.random_actions().copy()
        assert (on_processor(other.random_actions()) == actions).all()
        if turn % 5 == 0:
            actions[turn % 3] = WAIT
        batch.step(actions)
        other.step(actions)
        for name in SHOWN:
            assert (on_processor(getattr(other, name)) == getattr(batch, name)).all(), name
        ended += int(batch.ends.sum())
    assert ended > 0


def test_threads_that_keep_step_step_as_one_does() -> None:
    batch = Batch("king", 7, players=2, seed=3, threads=1)
    kernels = InFewThreads(batch, 3, threads=3)
    ended = 0
    for turn in range(110):
        actions = batch.random_actions().copy()
        assert (kernels.random_actions() == actions).all()
        actions[turn % 7] = WAIT
        batch.step(actions)
        kernels.step(actions)
        for name in SHOWN:
            assert (getattr(kernels, name) == getattr(batch, name)).all(), name
        ended += int(batch.ends.sum())
    assert ended > 2


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("game", GAMES)
def test_many_random_steps_in_one_go_are_the_same_as_one_by_one(where: Any, game: str) -> None:
    batch = Batch(game, 3, players=2, seed=4, threads=1)
    other = where(batch, 4)
    for steps in (1, 2, 300):
        batch.step_randomly(steps)
        other.step_randomly(steps)
        for name in SHOWN:
            assert (on_processor(getattr(other, name)) == getattr(batch, name)).all(), name
    assert batch.ends.any()


def test_an_illegal_action_stops_the_kernels_until_it_has_been_reported() -> None:
    batch = Batch("king", 4, players=2, seed=2, threads=1)
    kernels = InFewThreads(batch, 2)
    actions = kernels.random_actions()
    before = [g.pack() for g in kernels.games]
    wrong = actions.copy()
    wrong[[1, 3]] = int(np.flatnonzero(batch.masks[1] == 0)[0]), batch.actions
    for given in (wrong, actions):  # the second was queued before anybody looked
        kernels.step(given)
        assert [g.pack() for g in kernels.games] == before
    assert kernels.refused() == (1, wrong[1])
    kernels.step(actions)
    assert kernels.refused() is None
    assert all(g.pack() != old for g, old in zip(kernels.games, before, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_kernels_are_built_saved_and_found_again(game: str, tmp_path: Path, monkeypatch: Any) -> None:
    info, fields = GAMES[game], observation_of(game)
    small = ["look_at_actions", "arrange_games", "mask_in_tiles", *LARGE]
    built = build_batch_kernels(info.rules, fields, map(info.example, range(5)), only=small)
    assert sorted(built.texts) == sorted(small)
    assert all(f".visible .entry {built.entry(name)}(" in text for name, text in built.texts.items())
    monkeypatch.setenv(KERNELS, str(tmp_path))
    with pytest.raises(DaikaijuError, match=r"holds no kernel of .* built from these rules; build it anew"):
        find_kernels(info, fields, {"major": 9, "minor": 0})
    built.save(tmp_path, game)
    assert find_kernels(info, fields, {"major": 9, "minor": 0}) == built
    BatchKernels({}, [], 0, 0, 0, 0, "other").save(tmp_path, game)
    with pytest.raises(DaikaijuError, match="built from these rules"):
        find_kernels(info, fields, {"major": 9, "minor": 0})
    assert batch_version(info.rules) == built.rules


def test_tiles_fit_into_shared_memory() -> None:
    for each in (100, 692, 1200, 2000, 20_000):
        assert 1 <= at_once(each) <= 32
        assert (at_once(each) + 1) * each <= 48 * 1024


@pytest.mark.parametrize("games", [1, 64, 1_000, 40_000, 1 << 20])
def test_no_thread_takes_a_second_game_in_one_step(games: int) -> None:
    batch: Any = types.SimpleNamespace(games=games, _properties={"multiProcessorCount": 132})
    threads, blocks = CudaBatch._shape(batch, ONE_STEP)
    assert threads * blocks >= games > threads * (blocks - 1)
    for best in (MANY_STEPS, RENEWALS):
        threads, blocks = CudaBatch._shape(batch, best)
        assert 64 <= threads <= best[0]
        assert 1 <= blocks <= -(-games // threads)


def test_no_cupy_and_no_gpu_are_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run_without(("cupy",), "from daikaiju.envs import Batch\nBatch('king', device='cuda')")
    assert done.returncode == 1
    assert done.stderr.strip().endswith(
        "this needs cupy, which is not installed; install it with: pip install 'daikaiju[cuda]'"
    )
    absent: Any = types.ModuleType("cupy")
    absent.__spec__ = ModuleSpec("cupy", None)
    absent.cuda = fake_cupy("no CUDA-capable device").cuda
    monkeypatch.setitem(sys.modules, "cupy", absent)
    with pytest.raises(DaikaijuError, match=r"^No NVIDIA GPU can be used here \(no CUDA-capable device\); cpu needs"):
        Batch("king", device="cuda")


def test_options_of_the_other_device_are_refused() -> None:
    with pytest.raises(DaikaijuError, match='threads are for device="cpu"'):
        Batch("king", device="cuda", threads=2)
    with pytest.raises(DaikaijuError, match='a stream is for device="cuda"'):
        Batch("king", stream=1)


class DeviceArray(np.ndarray[Any, Any]):
    """What stands for CuPy's arrays."""


class Stream:
    """What stands for CuPy's streams."""

    def __init__(self, address: int = 0) -> None:
        self.ptr = address


class TorchStream:
    cuda_stream = 7


class AnyStream:
    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, 8


def zeros(shape: tuple[int, ...], kind: Any = np.int16) -> Any:
    return np.zeros(shape, kind).view(DeviceArray)


CUPY = types.SimpleNamespace(
    ndarray=DeviceArray, zeros=zeros, cuda=types.SimpleNamespace(Stream=Stream, ExternalStream=Stream)
)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (np.zeros((2, 4), np.int16), "not a numpy.ndarray in the memory of the processor"),
        ([[0] * 4] * 2, "not a builtins.list"),
        (zeros((3, 4)), r"not int16 of shape \(3, 4\)"),
        (zeros((2, 4), np.float32), r"not float32 of shape \(2, 4\)"),
        (zeros((2, 8))[:, ::2], "; this one is not contiguous"),
    ],
)
def test_wrong_buffers_of_the_gpu_are_named(given: Any, complaint: str) -> None:
    expected = r"observations must be a C-contiguous array on the GPU of int16 of shape \(2, 4\)"
    with pytest.raises(DaikaijuError, match=expected + ".*" + complaint):
        checked_device_buffer(CUPY, "observations", given, (2, 4), np.int16)


def test_buffers_of_the_gpu_are_used_as_they_are() -> None:
    own = zeros((2, 4))
    assert checked_device_buffer(CUPY, "observations", own, (2, 4), np.int16) is own
    assert checked_device_buffer(CUPY, "observations", None, (2, 4), np.int16).shape == (2, 4)


def test_streams_of_other_libraries_are_taken() -> None:
    own = Stream()
    assert stream_of(CUPY, own) is own
    assert [stream_of(CUPY, given).ptr for given in (TorchStream(), AnyStream(), 9)] == [7, 8, 9]
    for wrong in ("x", True, 1.5):
        with pytest.raises(DaikaijuError, match="stream is a stream of CuPy or PyTorch or its address"):
            stream_of(CUPY, wrong)

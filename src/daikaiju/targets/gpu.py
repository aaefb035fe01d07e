"""The rules as PTX for NVIDIA GPUs, a thread a game. Building it needs no GPU."""

from __future__ import annotations

import contextlib
import types
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from daikaiju.targets import entries
from daikaiju.targets.twins import Twins

HOPPER = (9, 0)


@dataclass(frozen=True)
class Ptx:
    """A kernel as PTX: `entry(games, most, decisions)`, each array passed as Numba lays arrays out (see bench/gpu.py)."""

    text: str
    entry: str
    record: np.dtype[Any]


def build_ptx(rules: types.ModuleType, compute_capability: tuple[int, int] = HOPPER) -> Ptx:
    """Compile random play of whole games for a GPU of the given capability."""
    import numba
    from numba import cuda

    twins = Twins(cuda.jit(device=True))
    with pretended_gpu(compute_capability):
        names = {"cuda": cuda, "play_randomly": twins.of(rules.play_randomly)}
        kernel = types.FunctionType(entries.play_own_game.__code__, names, "play_own_game")
        record = numba.from_dtype(rules.State.dtype)
        signature = (record[::1], numba.int64, numba.int64[::1])
        text, _ = cuda.compile(kernel, signature, device=False, abi="numba", cc=compute_capability, output="ptx")
    return Ptx(text, entry_name(text), rules.State.dtype)


def entry_name(ptx: str) -> str:
    """The name of the only kernel in a PTX text."""
    start = ptx.index(".visible .entry ") + len(".visible .entry ")
    return ptx[start : ptx.index("(", start)].strip()


@contextlib.contextmanager
def pretended_gpu(compute_capability: tuple[int, int]) -> Iterator[None]:
    """Let device functions be compiled where there is no GPU.

    numba-cuda asks the driver for the capability of the GPU at hand when a kernel calls another device function, although
    the caller has named one; here the named one is the answer.
    """
    from numba.cuda import dispatcher

    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=compute_capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked

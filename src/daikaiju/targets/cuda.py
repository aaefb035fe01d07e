"""Random play on an NVIDIA GPU. Running it needs CuPy; building it, where it is not built yet, needs numba-cuda too."""

from __future__ import annotations

import os
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.arrays import Games, Numbers
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.extras import need
from daikaiju.rules.table import Table
from daikaiju.targets.cpu import cache_home
from daikaiju.targets.gpu import Ptx, build_ptx, compiled_version

KERNELS = "DAIKAIJU_KERNELS"
"""The environment variable that names a folder of kernels built on another machine."""

THREADS, BLOCKS_EACH = 512, 2
"""Threads per block, and blocks per multiprocessor: what was fastest on an H200 (bench/README.md)."""

EXAMPLES = 60


class CudaRules:
    """The rules of one game on the first GPU of this machine."""

    def __init__(self, rules: types.ModuleType, example: Callable[[int], Table], kernels: Path | None = None) -> None:
        """Kernels are taken from a folder, or built for this GPU and kept with the other compiled rules.

        `example` gives the new record of a seed; a few of them show where in a turn each kind of step usually comes.
        """
        need("cuda")
        import cupy

        self.cupy = cupy
        self.properties = gpu_properties(cupy)
        self.rules = rules
        self.ptx = self.find(example, kernels)
        self.kernel = load_kernel(cupy, self.ptx)
        self.ranks = cupy.asarray(self.ptx.ranks, dtype=cupy.int64)

    def find(self, example: Callable[[int], Table], kernels: Path | None) -> Ptx:
        """The kernel of the game: built elsewhere, built here before, or built now."""
        title, version = self.rules.book.title, compiled_version(self.rules)
        given = kernels or (Path(os.environ[KERNELS]) if os.environ.get(KERNELS) else None)
        capability = (self.properties["major"], self.properties["minor"])
        folder = given or cache_home() / "kernels" / f"{version}-{capability[0]}{capability[1]}"
        found = Ptx.load(folder, title)
        if given is not None and (found is None or found.rules != version):
            raise DaikaijuError(Problem("gpu-other-kernels", folder=str(folder), game=title))
        if found is None:
            found = build_ptx(self.rules, map(example, range(EXAMPLES)), capability)
            found.save(folder, title)
        return found

    def play(self, record: Games, seeds: Numbers, most: int, beginning: bool = True) -> tuple[Games, Numbers, float]:
        """Play a game from each seed, from the start or from a position; returns records, decisions and seconds."""
        games, decisions = self.records(record, seeds)
        seconds = self.launch(games, decisions, most, beginning)
        return games.get().reshape(-1).view(record.dtype), decisions.get(), seconds

    def records(self, record: Games, seeds: Numbers) -> tuple[Any, Any]:
        """A record with each of the seeds on the GPU, as bytes, and room for their decisions."""
        cupy, size = self.cupy, record.dtype.itemsize
        games = cupy.empty((len(seeds), size), dtype=cupy.uint8)
        games[:] = cupy.asarray(record.view(np.uint8).reshape(1, size))
        assert record.dtype.fields is not None
        place = record.dtype.fields["seed"][1]
        games[:, place : place + 8] = cupy.asarray(seeds).view(cupy.uint8).reshape(-1, 8)
        return games, cupy.zeros(len(seeds), dtype=cupy.int64)

    def launch(
        self, games: Any, decisions: Any, most: int, beginning: bool, threads: int = THREADS, each: int = BLOCKS_EACH
    ) -> float:
        """Play records that lie on the GPU to their end, where they lie; returns the seconds it took there."""
        count, size = games.shape
        blocks = min(each * self.properties["multiProcessorCount"], -(-count // threads))
        arguments = (
            *array(games, count, size), np.int64(most), *array(decisions, count, 8),
            *array(self.ranks, len(self.ranks), 8), np.int64(self.ptx.frames), np.int64(beginning),
        )  # fmt: skip
        start, end = self.cupy.cuda.Event(), self.cupy.cuda.Event()
        start.record()
        self.kernel((blocks,), (threads,), arguments)
        end.record()
        end.synchronize()
        return float(self.cupy.cuda.get_elapsed_time(start, end)) / 1000


def array(data: Any, count: int, itemsize: int) -> tuple[np.uint64 | np.int64, ...]:
    """A one-dimensional array as a compiled kernel takes it: two unused pointers, sizes, data, shape and stride."""
    return (
        np.uint64(0), np.uint64(0), np.int64(count), np.int64(itemsize), np.uint64(data.data.ptr), np.int64(count),
        np.int64(itemsize),
    )  # fmt: skip


def gpu_properties(cupy: Any) -> dict[str, Any]:
    """What the first GPU of this machine is; one sentence if there is none."""
    try:
        found: dict[str, Any] = cupy.cuda.runtime.getDeviceProperties(0)
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise DaikaijuError(Problem("gpu-none", reason=str(error))) from None
    return found


def load_kernel(cupy: Any, ptx: Ptx) -> Any:
    """A kernel on the GPU; one sentence if the driver is too old for it."""
    module = cupy.cuda.function.Module()
    try:
        module.load(ptx.text.encode())
    except cupy.cuda.driver.CUDADriverError as error:
        version = cupy.cuda.runtime.driverGetVersion()
        known = f"{version // 1000}.{version % 1000 // 10}"
        raise DaikaijuError(Problem("gpu-driver", known=known, reason=str(error))) from None
    return module.get_function(ptx.entry)

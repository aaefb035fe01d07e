"""Batches of games on an NVIDIA GPU: the same interface and results as on the processor, in arrays of the GPU.

Running them needs CuPy; building the kernels, where they are not built yet, needs numba-cuda too.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from daikaiju.envs.batch import SHOWN, Batch
from daikaiju.envs.checks import Array, checked_number
from daikaiju.envs.device_arrays import Cupy, DeviceArray, Stream, checked_device_buffer, device_array, stream_of
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.extras import need
from daikaiju.games import GameInfo
from daikaiju.observation.declaration import Observation
from daikaiju.targets.batch_kernels import WORD, BatchKernels, batch_version, build_batch_kernels
from daikaiju.targets.cpu import cache_home
from daikaiju.targets.cuda import BLOCKS_EACH, EXAMPLES, KERNELS, THREADS, gpu_properties, load_kernel
from daikaiju.targets.cuda_batches import COUNTS, REFUSED, RENEWED, STEPPED, WARP
from daikaiju.targets.gpu import Ptx
from daikaiju.targets.stepping import BEGIN, RENEW, REWARDS, WAIT

log = logging.getLogger("daikaiju.envs")

Argument = tuple[np.uint64 | np.int64, ...]
"""What a kernel takes for one array, or plain numbers."""

Kernel = Callable[..., None]
"""A kernel on the GPU, called with its blocks, its threads and all arguments in one tuple."""

ONE_STEP, MANY_STEPS, RENEWALS = (128, 64), (THREADS, BLOCKS_EACH), (64, 16)
"""Threads per block, and blocks per multiprocessor: where each game takes one action, where it takes many, and where
games restart, which are few. What was fastest on an H200 (docs/faster.md)."""

FEWEST_THREADS = 64
"""With few games, more and smaller blocks use more of the GPU."""

TILES_EACH = 32
"""Blocks of one warp per multiprocessor that write what is seen."""


class CudaBatch(Batch):
    """Games stepped together on the first GPU of this machine.

    `observations`, `masks`, `seats`, `rewards` and `ends` are CuPy arrays, or whatever arrays of the GPU `buffers` has.
    Everything is queued on a stream: the one that was given (CuPy's, PyTorch's, or its address as a number), or CuPy's
    current one.
    """

    def _prepare(self, packs: Sequence[str], threads: int | None, stream: object) -> None:
        """Find the GPU and load the kernels."""
        if threads is not None:
            raise DaikaijuError('threads are for device="cpu"; a GPU always uses all it has')
        need("cuda")
        import cupy

        self._cupy = cupy
        self._given_stream = None if stream is None else stream_of(cupy, stream)
        self._properties = gpu_properties(cupy)
        self.kernels, self._kernels = loaded_kernels(cupy, self.info, self.fields, self._properties)
        self.threads = 0

    def _buffer(self, name: str, given: object, shape: tuple[int, ...], dtype: npt.DTypeLike) -> DeviceArray:
        return checked_device_buffer(self._cupy, name, given, shape, dtype)

    def _compile(self, packs: Sequence[str]) -> None:
        """Put everything on the GPU that the kernels work with."""
        cupy = self._cupy
        size = self._fresh.dtype.itemsize
        with self.stream:
            self._records = cupy.zeros((self.games, size), cupy.uint8)
            self._fallen = cupy.zeros((self.games, self.players), cupy.int8)
            self._chosen = cupy.zeros(self.games, cupy.int32)
            self._given = cupy.zeros(self.games, cupy.int32)
            self._order = cupy.zeros(self.games, cupy.int32)
            self._renewals = cupy.zeros(self.games, cupy.int32)
            self._cells = cupy.zeros(COUNTS + 2 * self.kernels.questions, cupy.int64)
            fresh = cupy.asarray(self._fresh.view(np.uint8).reshape(-1, size))
            ranks = cupy.asarray(self.kernels.ranks, dtype=cupy.int64)
            tables = [cupy.asarray(table) for table in self._tables]
        self._kept = (fresh, ranks, *tables)  # what only the kernels know of
        self._arguments = {
            "games": argument(self._records, (self.games,), size),
            "words": argument(self._records, (self.games, size // WORD), WORD),
            "fresh": argument(fresh, (len(self._fresh),), size),
            "ranks": argument(ranks),
            "choices": argument(tables[0]),
            "actions": argument(tables[1]),
            "spreads": argument(tables[2]),
            "none": argument(self._given, (0,)),
            "order": argument(self._order),
            "renewals": argument(self._renewals),
            "cells": argument(self._cells),
            "fallen": argument(self._fallen),
            **{name: argument(device_array(cupy, getattr(self, name))) for name in SHOWN},
        }

    def _arrays(self) -> dict[str, DeviceArray]:
        with self.stream:
            shown = {name: device_array(self._cupy, getattr(self, name)) for name in SHOWN}
        return {"records": self._records, "fallen": self._fallen, **shown}

    def _contents(self) -> dict[str, Array]:
        self.check()
        with self.stream:
            return {name: array.get() for name, array in self._arrays().items()}

    def __setstate__(self, contents: Mapping[str, Array]) -> None:
        with self.stream:
            for name, array in self._arrays().items():
                array.set(contents[name])

    @property
    def stream(self) -> Stream:
        """The stream on which everything is queued."""
        return self._given_stream or self._cupy.cuda.get_current_stream()

    def _begin(self, seeds: Array) -> None:
        assert self._fresh.dtype.fields is not None
        place = self._fresh.dtype.fields["seed"][1]
        with self.stream:
            self._clear_cells()
            self._records[:, place : place + 8] = self._cupy.asarray(seeds).view(np.uint8).reshape(-1, 8)
        self._queue(None, BEGIN)

    def _queue(self, given: DeviceArray, mode: int, more: int = 0) -> None:
        """Queue a step of all games; no actions given are random ones."""
        a = self._arguments
        actions = a["none"] if given is None else argument(given)
        by = np.int64(REWARDS.index(self.reward))
        shape = self._shape(MANY_STEPS)
        with self.stream:
            self._cells[STEPPED:] = 0
        if mode != BEGIN:
            self._launch("look_at_actions", shape, a["games"], actions, a["choices"], a["cells"])
        self._launch(
            "arrange_games", shape, a["games"], actions, a["cells"], (np.int64(mode),), a["rewards"],
            a["ends"], a["order"], a["renewals"],
        )  # fmt: skip
        for counted, listed in ((STEPPED, "order"), (RENEWED, "renewals")):
            if (counted == STEPPED and mode == BEGIN) or (counted == RENEWED and more):
                continue
            best = RENEWALS if counted == RENEWED and mode != BEGIN else MANY_STEPS if more else ONE_STEP
            self._launch(
                "step_in_step", self._shape(best), a["games"], a["words"], a[listed], a["cells"], (np.int64(counted),),
                actions, a["choices"], a["fresh"], a["fallen"], (by, np.int64(mode)), a["rewards"], a["ends"],
                a["seats"], a["renewals"], a["ranks"], (np.int64(self.kernels.frames), np.int64(more)),
            )  # fmt: skip
        self._show(actions)

    def _show(self, actions: Argument) -> None:
        """Queue the writing of what is seen."""
        a, most = self._arguments, TILES_EACH * self._properties["multiProcessorCount"]
        if self.observations.shape[1]:
            tiles = min(most, -(-self.games // self.kernels.observed_at_once))
            self._launch("observe_in_tiles", (WARP, tiles), a["games"], a["words"], actions, a["observations"])
        if self.masks.shape[1]:
            tiles = min(most, -(-self.games // self.kernels.masked_at_once))
            self._launch("mask_in_tiles", (WARP, tiles), a["games"], actions, a["actions"], a["spreads"], a["masks"])

    def _shape(self, best: tuple[int, int]) -> tuple[int, int]:
        """Threads per block, and blocks: the best for many games, or smaller blocks if there are few."""
        cores = self._properties["multiProcessorCount"]
        threads, each = best
        while threads > FEWEST_THREADS and self.games < BLOCKS_EACH * cores * threads:
            threads, each = threads // 2, each * 2
        return threads, min(cores * each, -(-self.games // threads))

    def _launch(self, name: str, shape: tuple[int, int], *arguments: Argument) -> None:
        threads, blocks = shape
        flat = tuple(value for part in arguments for value in part)
        self._kernels[name]((blocks,), (threads,), flat, stream=self.stream)

    def _step(self, given: DeviceArray, mode: int, wait: bool = True) -> int:
        self._queue(given, mode)
        return self._look() if wait else -1

    def _look(self) -> int:
        """Wait for the GPU; the game whose action stopped the batch, or -1. The batch can go on."""
        with self.stream:
            refused, stopped, self._last_wrong = self._cells[:STEPPED].get().tolist()
            if not stopped:
                return -1
            self._clear_cells()
        return int(refused)

    def _clear_cells(self) -> None:
        self._cells.fill(0)
        self._cells[REFUSED] = self.games

    def _wrong(self, actions: DeviceArray, game: int) -> int:
        """The action that was refused: one of these, unless an earlier step did not wait."""
        action = int(actions[game])
        return action if min(max(action, WAIT - 1), self.actions) == self._last_wrong else self._last_wrong

    def check(self) -> None:
        refused = self._look()
        if refused >= 0:
            raise self._refusal(refused, self._last_wrong)
        super().check()

    def step_randomly(self, steps: int = 1) -> None:
        checked_number("steps", steps, 1)
        if self.renew:
            self._queue(None, RENEW, steps - 1)
            self.check()
        else:
            super().step_randomly(steps)

    def random_actions(self, out: object = None) -> DeviceArray:
        chosen = self._chosen if out is None else self._buffer("out", out, (self.games,), np.int32)
        a = self._arguments
        taken = argument(device_array(self._cupy, chosen))
        self._launch("choose_in_threads", self._shape(MANY_STEPS), a["games"], taken, a["actions"], a["spreads"])
        return chosen

    def _record(self, game: int) -> np.void:
        with self.stream:
            record: np.void = self._records[game].get().view(self._fresh.dtype)[0]
        return record

    def _checked_actions(self, actions: DeviceArray) -> DeviceArray:
        """The actions on the GPU, as kernels take them."""
        cupy = self._cupy
        with self.stream:
            try:
                given = device_array(cupy, actions)
            except (TypeError, ValueError, AttributeError):
                given = cupy.asarray(super()._checked_actions(actions))
            if given.shape != (self.games,) or given.dtype.kind not in "iu":
                expected = f"actions must be {self.games} whole numbers, one for each game"
                raise DaikaijuError(f"{expected}, not {given.dtype} of shape {given.shape}")
            if given.dtype == cupy.int32 and given.flags.c_contiguous:
                return given
            self._given[:] = cupy.clip(given, WAIT - 1, self.actions).astype(cupy.int32)
            return self._given


def argument(data: DeviceArray, shape: tuple[int, ...] | None = None, itemsize: int | None = None) -> Argument:
    """An array as a compiled kernel takes it: two unused pointers, sizes, data, shape and strides."""
    shape = data.shape if shape is None else shape
    each = data.dtype.itemsize if itemsize is None else itemsize
    strides = [each * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]
    sizes = (int(np.prod(shape)), each)
    return (
        np.uint64(0), np.uint64(0), *map(np.int64, sizes), np.uint64(data.data.ptr), *map(np.int64, (*shape, *strides))
    )  # fmt: skip


def find_kernels(info: GameInfo, fields: Observation, properties: Mapping[str, int]) -> BatchKernels:
    """The kernels of a game: built elsewhere, built here before, or built now."""
    title, version = info.rules.book.title, batch_version(info.rules)
    given = Path(os.environ[KERNELS]) if os.environ.get(KERNELS) else None
    capability = (properties["major"], properties["minor"])
    folder = given or cache_home() / "kernels" / f"{version}-{capability[0]}{capability[1]}"
    found = BatchKernels.load(folder, title)
    if given is not None and (found is None or found.rules != version):
        raise DaikaijuError(Problem("gpu-other-kernels", folder=str(folder), game=title))
    if found is None:
        log.warning("Building the kernels of %s for this GPU: some minutes, and only this once.", title)
        found = build_batch_kernels(info.rules, fields, map(info.example, range(EXAMPLES)), capability)
        found.save(folder, title)
    return found


_loaded: dict[tuple[str, str | None], tuple[BatchKernels, dict[str, Kernel]]] = {}


def loaded_kernels(
    cupy: Cupy, info: GameInfo, fields: Observation, properties: Mapping[str, int]
) -> tuple[BatchKernels, dict[str, Kernel]]:
    """The kernels of a game, and the same on the GPU by name; the driver takes seconds to load them, so only once."""
    key = info.rules.book.title, os.environ.get(KERNELS)
    if key not in _loaded:
        found = find_kernels(info, fields, properties)
        loaded = {
            name: load_kernel(cupy, Ptx(text, found.entry(name), [], 0, "")) for name, text in found.texts.items()
        }
        _loaded[key] = found, loaded
    return _loaded[key]

"""The kernels of batches in Python, on a GPU of one block of a few threads: slow, but with the same results."""

from __future__ import annotations

import builtins
import threading
import types
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from daikaiju.envs import Batch
from daikaiju.envs.seeds import seeds_of_games
from daikaiju.envs.tables import Tables
from daikaiju.targets import cuda_batches
from daikaiju.targets.batch_kernels import KERNELS, sizes_of, supplied
from daikaiju.targets.cuda_batches import COUNTS, REFUSED, RENEWED, STEPPED, STOPPED, WRONG
from daikaiju.targets.stepping import BEGIN, RENEW, REWARDS, STAY


class Records(list[Any]):
    """Records in their Python form, which are copied where they are put in."""

    def __setitem__(self, place: Any, record: Any) -> None:
        super().__setitem__(place, record.copy())

    @property
    def size(self) -> int:
        return len(self)


class Room:
    """The thread's own memory."""

    def __init__(self) -> None:
        self.records = Records([None])

    def view(self, kind: object) -> Records:
        return self.records


def load(words: Records, row: int, room: Room) -> None:
    room.records[0] = words[row]


def store(room: Room, words: Records, row: int) -> None:
    words[row] = room.records[0]


class Block:
    """What kernels see as `cuda`: threads of Python, which meet at barriers and share memory."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.own = threading.local()
        self.lock = threading.Lock()
        self.blockIdx = types.SimpleNamespace(x=0)
        self.blockDim = types.SimpleNamespace(x=threads)
        self.gridDim = types.SimpleNamespace(x=1)
        self.local = types.SimpleNamespace(array=lambda shape, kind: Room())
        self.shared = types.SimpleNamespace(array=self.shared_array)
        self.atomic = types.SimpleNamespace(add=self.add, min=self.least)

    def run(self, kernel: Callable[..., None], *arguments: Any) -> None:
        """Run a kernel in all threads; if one fails, so do the others."""
        self.barrier = threading.Barrier(self.threads)
        self.arrays: list[Any] = []
        self.shown: list[Any] = [None] * self.threads
        with ThreadPoolExecutor(self.threads) as pool:
            for done in [pool.submit(self.run_one, number, kernel, arguments) for number in range(self.threads)]:
                done.result()

    def run_one(self, number: int, kernel: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        self.own.number, self.own.arrays = number, 0
        try:
            kernel(*arguments)
        except BaseException:
            self.barrier.abort()
            raise

    @property
    def laneid(self) -> int:
        number: int = self.own.number
        return number

    @property
    def threadIdx(self) -> Any:  # noqa: N802  # CUDA's name
        return types.SimpleNamespace(x=self.own.number)

    def grid(self, axes: int) -> int:
        return self.laneid

    def gridsize(self, axes: int) -> int:
        return self.threads

    def syncthreads(self) -> None:
        self.barrier.wait()

    def shfl_xor_sync(self, mask: int, value: int, distance: int) -> int:
        """The value of another thread, which a small block may lack."""
        self.shown[self.laneid] = value
        self.barrier.wait()
        other = self.laneid ^ distance
        found: int = self.shown[other] if other < self.threads else value
        self.barrier.wait()
        return found

    def shared_array(self, shape: Any, kind: str) -> Any:
        """The array that all threads get from the same line."""
        number = self.own.arrays
        self.own.arrays += 1
        with self.lock:
            if number == len(self.arrays):
                self.arrays.append(np.zeros(shape, object))
            return self.arrays[number]

    def add(self, cells: Any, place: int, number: int) -> int:
        with self.lock:
            before = int(cells[place])
            cells[place] += number
            return before

    def least(self, cells: Any, place: int, number: int) -> None:
        with self.lock:
            cells[place] = min(cells[place], number)


class InFewThreads:
    """A batch like another one, stepped by the kernels in Python."""

    def __init__(self, like: Batch, seed: int, threads: int = 1) -> None:
        rules, self.like, block = like.info.rules, like, Block(threads)
        names = {**supplied(rules, like.fields), **sizes_of(rules, like.fields), "load": load, "store": store}
        names |= {
            "cuda": block,
            "record": None,
            "OBSERVED_AT_ONCE": threads,
            "MASKED_AT_ONCE": threads,
            "WARP": threads,
        }
        self.kernels: dict[str, Callable[..., None]] = {}
        for kernel in KERNELS:
            assert isinstance(kernel, types.FunctionType)
            known = {**vars(builtins), **vars(cuda_batches), **names}
            self.kernels[kernel.__name__] = partial(block.run, types.FunctionType(kernel.__code__, known))
        self.tables = Tables(*(table.astype(object) for table in like._tables))  # Python's numbers, not NumPy's
        self.fresh = Records([rules.State.from_record(record) for record in like._fresh])
        self.games = Records([self.fresh[0].copy() for _ in range(like.games)])
        for g, own in zip(self.games, seeds_of_games(seed, like.games).tolist(), strict=True):
            g.seed = own
        self.fallen = np.zeros_like(like._fallen)
        self.observations, self.masks = np.zeros_like(like.observations), np.zeros_like(like.masks)
        self.seats, self.ends = np.zeros_like(like.seats), np.zeros_like(like.ends)
        self.rewards = np.zeros_like(like.rewards)
        self.order, self.renewals = np.zeros(like.games, object), np.zeros(like.games, object)
        self.cells = np.zeros(COUNTS + 2 * names["QUESTIONS"], object)
        self.cells[REFUSED] = like.games
        frames, decisions = rules.book.frames, rules.book.decisions
        self.frames, self.ranks = len(frames), np.arange(len(frames) + len(decisions) + 1)
        self.queue(np.zeros(0, np.int32), BEGIN)

    def step(self, actions: Any) -> None:
        self.queue(np.asarray(actions), RENEW if self.like.renew else STAY)

    def step_randomly(self, steps: int) -> None:
        self.queue(np.zeros(0, np.int32), RENEW, steps - 1)

    def refused(self) -> tuple[int, int] | None:
        """The game and the action that stopped the batch, if one did; it can go on."""
        if not self.cells[STOPPED]:
            return None
        found = self.cells[REFUSED], int(self.cells[WRONG])
        self.cells[:STEPPED] = [self.like.games, 0, 0]
        return found

    def queue(self, given: Any, mode: int, more: int = 0) -> None:
        """What `CudaBatch` queues."""
        run = self.kernels
        self.cells[STEPPED:] = 0
        if mode != BEGIN:
            run["look_at_actions"](self.games, given, self.tables.choices, self.cells)
        run["arrange_games"](self.games, given, self.cells, mode, self.rewards, self.ends, self.order, self.renewals)
        by = REWARDS.index(self.like.reward)
        for counted, listed in ((STEPPED, self.order), (RENEWED, self.renewals)):
            run["step_in_step"](
                self.games, self.games, listed, self.cells, counted, given, self.tables.choices, self.fresh,
                self.fallen, by, mode, self.rewards, self.ends, self.seats, self.renewals, self.ranks,
                self.frames, more,
            )  # fmt: skip
        run["observe_in_tiles"](self.games, self.games, given, self.observations)
        run["mask_in_tiles"](self.games, given, self.tables.actions, self.tables.spreads, self.masks)

    def random_actions(self) -> Any:
        chosen = np.zeros(self.like.games, np.int32)
        self.kernels["choose_in_threads"](self.games, chosen, self.tables.actions, self.tables.spreads)
        return chosen

"""The kernels of batches in Python, on a GPU of a single thread: enough to compare results, though not speed."""

from __future__ import annotations

import builtins
import types
from collections.abc import Callable
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
    """The own memory of the thread."""

    def __init__(self) -> None:
        self.records = Records([None])

    def view(self, kind: object) -> Records:
        return self.records


def load(words: Records, row: int, room: Room) -> None:
    room.records[0] = words[row]


def store(room: Room, words: Records, row: int) -> None:
    words[row] = room.records[0]


def add(cells: Any, place: int, number: int) -> int:
    before = int(cells[place])
    cells[place] += number
    return before


def least(cells: Any, place: int, number: int) -> None:
    cells[place] = min(cells[place], number)


def array(shape: Any, kind: str) -> Any:
    return np.zeros(shape, object)


ONE_THREAD = types.SimpleNamespace(
    grid=lambda axes: 0,
    gridsize=lambda axes: 1,
    threadIdx=types.SimpleNamespace(x=0),
    blockIdx=types.SimpleNamespace(x=0),
    blockDim=types.SimpleNamespace(x=1),
    gridDim=types.SimpleNamespace(x=1),
    laneid=0,
    syncthreads=lambda: None,
    shfl_xor_sync=lambda mask, value, distance: value,
    local=types.SimpleNamespace(array=lambda shape, kind: Room()),
    shared=types.SimpleNamespace(array=array),
    atomic=types.SimpleNamespace(add=add, min=least),
)


class InOneThread:
    """A batch like another one, stepped by the kernels in Python."""

    def __init__(self, like: Batch, seed: int) -> None:
        rules, self.like = like.info.rules, like
        names = {**supplied(rules, like.fields), **sizes_of(rules, like.fields), "load": load, "store": store}
        names |= {"cuda": ONE_THREAD, "record": None, "OBSERVED_AT_ONCE": 1, "MASKED_AT_ONCE": 1, "WARP": 1}
        self.kernels: dict[str, Callable[..., None]] = {}
        for kernel in KERNELS:
            assert isinstance(kernel, types.FunctionType)
            known = {**vars(builtins), **vars(cuda_batches), **names}
            self.kernels[kernel.__name__] = types.FunctionType(kernel.__code__, known)
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

"""Whole games by policies, compiled for the CPU and for the GPU (see daikaiju.policies)."""

from __future__ import annotations

import functools
import types
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import daikaiju.policies
from daikaiju.arrays import Games, Numbers
from daikaiju.extras import need
from daikaiju.policies import player_of, quick_of
from daikaiju.rules.table import Table
from daikaiju.rules.version import hash_of_folders
from daikaiju.targets.clones import Clones, Rule
from daikaiju.targets.cpu import cache_home, clones_of, compile_cached, new_clones, rules_key
from daikaiju.targets.gpu import HOPPER, pretended_gpu

if TYPE_CHECKING:
    from numba import cuda

    record = np.dtype("V")

    def play_by_policies(g: Table, seating: int, most: int) -> int: ...
    def quick(g: Table) -> int: ...


def play_seated_games(games: Games, seatings: Numbers, most: int, decisions: Numbers) -> None:
    """Play every game by the policies of its seats and record how many decisions it took."""
    for place in range(len(games)):
        decisions[place] = play_by_policies(games[place], seatings[place], most)


def choose_in_games(games: Games, choices: Numbers) -> None:
    """What `quick` answers in every game to its open question."""
    for place in range(len(games)):
        choices[place] = quick(games[place])


def play_seated_games_in_threads(games: Games, seatings: Numbers, most: int, decisions: Numbers) -> None:
    """The same as a kernel: each thread plays one game after another in its own memory."""
    own = cuda.local.array(1, record)
    for place in range(cuda.grid(1), games.size, cuda.gridsize(1)):
        own[0] = games[place]
        decisions[place] = play_by_policies(own[0], seatings[place], most)
        games[place] = own[0]


def choose_in_threads(games: Games, choices: Numbers) -> None:
    """A kernel: what `quick` answers in every game."""
    own = cuda.local.array(1, record)
    for place in range(cuda.grid(1), games.size, cuda.gridsize(1)):
        own[0] = games[place]
        choices[place] = quick(own[0])


def policies_key(rules: types.ModuleType) -> str:
    """A hash of what compiled policies depend on: the rules and the policies."""
    digest = hash_of_folders(Path(daikaiju.policies.__file__).parent)
    digest.update(rules_key(rules, "policies").encode())
    return digest.hexdigest()[:16]


class CompiledPolicies:
    """Whole games by policies on the CPU."""

    def __init__(self, rules: types.ModuleType, folder: Path | None = None) -> None:
        need("cpu")
        self.rules = rules
        self.folder = (folder or cache_home() / policies_key(rules)) / f"{rules.book.title} policies"

    def is_cached(self) -> bool:
        """Whether the compiled policies of this game are already on disk (then nothing takes long)."""
        return any(self.folder.rglob(f"*.{play_seated_games.__name__}-*.nbi"))

    @functools.cached_property
    def choose(self) -> Callable[[Games, Numbers], None]:
        """Write what `quick` answers in each game, all of them at a question to a monster."""
        import numba

        root = quick_of(self.rules)
        entry = self.clones(root).clone(choose_in_games, quick=root)
        signature = (self.records(), numba.int64[::1])
        compiled: Callable[[Games, Numbers], None] = compile_cached(entry, signature, self.folder)
        return compiled

    @functools.cached_property
    def play(self) -> Callable[[Games, Numbers, int, Numbers], None]:
        """Play all games from the seeds in their records, each with a seating (see `seating_of`)."""
        import numba

        root = player_of(self.rules)
        entry = self.clones(root).clone(play_seated_games, play_by_policies=root)
        signature = (self.records(), numba.int64[::1], numba.int64, numba.int64[::1])
        compiled: Callable[[Games, Numbers, int, Numbers], None] = compile_cached(entry, signature, self.folder)
        return compiled

    def clones(self, root: Rule) -> Clones:
        """Clones of all that a function reaches, over those of the rules."""
        return new_clones([root], clones_of(self.rules))

    def records(self) -> Any:
        """The compiler's type of an array of games."""
        import numba

        return numba.from_dtype(self.rules.State.dtype)[::1]


def build_policy_ptx(
    rules: types.ModuleType, compute_capability: tuple[int, int] = HOPPER, *, whole_games: bool = True
) -> str:
    """The same as PTX for a GPU of the given capability, one kernel.

    It plays whole games, `(games, seatings, most, decisions)`, or writes one answer for each, `(games, choices)`.
    """
    need("cpu")
    need("gpu")
    import numba
    from numba import cuda

    numbers = numba.int64[::1]
    root: Callable[..., int]
    kernel: Callable[..., None]
    signature: tuple[Any, ...]
    if whole_games:
        root, kernel, signature = player_of(rules), play_seated_games_in_threads, (numbers, numba.int64, numbers)
    else:
        root, kernel, signature = quick_of(rules), choose_in_threads, (numbers,)
    clones = Clones(cuda.jit(device=True), cuda.jit(device=True, forceinline=True), [root])
    with pretended_gpu(compute_capability):
        record = numba.from_dtype(rules.State.dtype)
        entry = clones.clone(kernel, play_by_policies=root, quick=root, cuda=cuda, record=record)
        text: str
        text, _ = cuda.compile(
            entry, (record[::1], *signature), device=False, abi="numba", cc=compute_capability, output="ptx"
        )
    return text

"""The entry points of batches, compiled for the processor and cached with the rules."""

from __future__ import annotations

import functools
import logging
import types
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import daikaiju.observation
from daikaiju.arrays import Games
from daikaiju.games import GameInfo
from daikaiju.observation import observation_of
from daikaiju.rules.version import hash_of_folders
from daikaiju.targets import batches
from daikaiju.targets.cpu import cache_home, clones_of, compile_cached, new_clones, rules_key
from daikaiju.targets.stepping import stepping

F = TypeVar("F", bound=Callable[..., object])

log = logging.getLogger("daikaiju.envs")

FEWEST_IN_PARALLEL = 128
"""With fewer games than this, waking other threads takes longer than stepping them here."""


def batches_key(rules: types.ModuleType) -> str:
    """A hash of what compiled batches depend on: the rules and the observations."""
    digest = hash_of_folders(Path(daikaiju.observation.__file__).parent)
    digest.update(rules_key(rules, "batches", "stepping").encode())
    return digest.hexdigest()[:16]


class CompiledBatch:
    """What steps batches of one game, made or loaded from disk on first use."""

    def __init__(self, info: GameInfo, packs: Sequence[str] = ()) -> None:
        import numba

        rules = info.rules
        self.title = rules.book.title
        self.folder = cache_home() / batches_key(rules) / f"{self.title} batches"
        run = stepping(rules, observation_of(info.name, packs).observe)
        self.names = run._asdict()
        self.clones = new_clones([run.step, run.show], clones_of(rules))
        records = numba.from_dtype(rules.State.dtype)[::1]
        int8s, rows, rewards = numba.int8[::1], numba.int8[:, ::1], numba.float32[:, ::1]
        int16s, given = numba.int16[:, ::1], numba.int32[::1]
        options_of = (int16s, numba.int16[::1])
        seen = (*options_of, int16s, rows, int8s)
        self._choose = numba.void(records, given, *options_of)
        self._step = numba.int64(records, given, int16s, records, rows, numba.int64, rewards, int8s, *seen, numba.int64)

    @functools.cached_property
    def choose(self) -> Callable[..., None]:
        """Fills an array with random legal actions."""
        return self._entry(batches.choose_randomly, self._choose)

    @functools.cached_property
    def step_alone(self) -> Callable[..., int]:
        """Steps the games one after another."""
        return self._entry(batches.step_games, self._step, rows=range)

    @functools.cached_property
    def step_together(self) -> Callable[..., int]:
        """Steps the games on several threads."""
        import numba

        return self._entry(batches.step_games, self._step, parallel=True, rows=numba.prange)

    def _entry(self, function: F, signature: object, *, parallel: bool = False, **more: object) -> F:
        """Compile an entry point, or load it from disk; what takes minutes is announced."""
        folder = self.folder / "parallel" if parallel else self.folder
        if function is batches.step_games and not any(folder.glob(f"*/*.{function.__name__}-*.nbi")):
            log.warning(
                "Compiling batches of %s for %s: some minutes, and only this once.",
                self.title,
                "several threads" if parallel else "one thread",
            )
        clone = self.clones.clone(function, **self.names, **more)
        compiled: F = compile_cached(clone, signature, folder, parallel=parallel)
        return compiled

    def step(self, threads: int, games: Games, *arguments: object) -> int:
        """Step all games on this many threads; the other arguments are those of `batches.step_games`."""
        if threads == 1 or len(games) < FEWEST_IN_PARALLEL:
            return int(self.step_alone(games, *arguments))
        with on_threads(threads):
            return int(self.step_together(games, *arguments))


@contextmanager
def on_threads(threads: int) -> Iterator[None]:
    """Let Numba use this many threads for a while."""
    import numba

    before = numba.get_num_threads()
    numba.set_num_threads(threads)
    try:
        yield
    finally:
        numba.set_num_threads(before)


_made: dict[str, CompiledBatch] = {}


def compiled_batch(info: GameInfo, packs: Sequence[str] = ()) -> CompiledBatch:
    """What steps batches of a game; there is only one for a game with the same packs."""
    title = info.rules.book.title
    if title not in _made:
        _made[title] = CompiledBatch(info, packs)
    return _made[title]

"""The rules compiled for the CPU, cached on disk under a key that changes with any rule."""

from __future__ import annotations

import functools
import os
import platform
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

import daikaiju.rules
from daikaiju.arrays import Games, Numbers
from daikaiju.rules.version import hash_of_folders
from daikaiju.targets import entry_points
from daikaiju.targets.clones import Clones, Rule

F = TypeVar("F", bound=Callable[..., object])

SOURCES = ("cpu", "clones", "parts", "clock", "entry_points")
"""The modules of this folder that compiled rules depend on; the others may change without compiling anything again."""


def rules_key(rules: types.ModuleType | None = None, *modules: str) -> str:
    """A hash of what compiled rules depend on: rules/, packs, some of targets/, Python, Numba and the processor.

    Of this folder, the named modules count too.
    """
    import numba

    packs = [] if rules is None else rules.book.packs.values()
    digest = hash_of_folders(Path(daikaiju.rules.__file__).parent, *packs)
    for name in (*SOURCES, *modules):
        digest.update((Path(__file__).parent / f"{name}.py").read_bytes())
    digest.update(f"{sys.version} {numba.__version__} {platform.machine()}".encode())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Where compiled rules are kept: $DAIKAIJU_CACHE, or the user's cache folder."""
    home = os.environ.get("DAIKAIJU_CACHE")
    return Path(home) if home else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "daikaiju"


class CompiledRules:
    """The rules of one game, compiled: whole games at random, or one question at a time."""

    def __init__(self, rules: types.ModuleType, folder: Path | None = None) -> None:
        import numba

        self.rules = rules
        self.dtype: np.dtype[np.void] = rules.State.dtype
        self.folder = (folder or cache_home() / rules_key(rules)) / rules.book.title
        self._clones = clones_of(rules)
        self._record = numba.from_dtype(self.dtype)

    def is_cached(self) -> bool:
        """Whether the compiled rules of this game are already on disk (then nothing takes long)."""
        compiled = (entry_points.play_games, entry_points.answer_game)
        return all(any(self.folder.rglob(f"*.{entry.__name__}-*.nbi")) for entry in compiled)

    def games(self, count: int) -> Games:
        """Records of this many games, all zero."""
        return np.zeros(count, dtype=self.dtype)

    def compile(self) -> None:
        """Compile everything now, or load it from disk, rather than on first use."""
        _ = self.play_games, self.answer_game

    @functools.cached_property
    def play_games(self) -> Callable[[Games, int, Numbers], None]:
        """Play all games at random from the seeds in their records."""
        import numba

        return self._entry(entry_points.play_games, (self._record[::1], numba.int64, numba.int64[::1]))

    @functools.cached_property
    def play_on(self) -> Callable[[Games, int, Numbers], None]:
        """Play all games at random from the positions in their records."""
        import numba

        return self._entry(entry_points.play_on, (self._record[::1], numba.int64, numba.int64[::1]))

    @functools.cached_property
    def answer_game(self) -> Callable[[Games, int, int], None]:
        """Answer the open question of one game; a negative choice sets the game up instead."""
        import numba

        return self._entry(entry_points.answer_game, (self._record[::1], numba.int64, numba.int64))

    def answer_record(self, record: bytes, choice: int) -> bytes:
        """The record after an answer."""
        games = np.frombuffer(bytearray(record), self.dtype)
        self.answer_game(games, 0, choice)
        return games.tobytes()

    @functools.cached_property
    def profile_games(self) -> Callable[[Games, int, int, Numbers, Numbers], int]:
        """Play all games at random and time every kind of step; returns the ticks that reading the clock takes."""
        import numba

        from daikaiju.targets.clock import clock

        numbers = numba.int64[::1]
        signature = numba.int64(self._record[::1], numba.int64, numba.int64, numbers, numbers)
        return self._entry(entry_points.profile_games, signature, clock=clock)

    def _entry(self, function: F, signature: object, **more: object) -> F:
        """Compile an entry point and all it reaches, or load it from disk."""
        names = {**{name: getattr(self.rules, name) for name in entry_points.SUPPLIED}, **more}
        compiled: F = compile_cached(self._clones.clone(function, **names), signature, self.folder)
        return compiled


@functools.cache
def clones_of(rules: types.ModuleType) -> Clones:
    """The clones of the rules of one game, shared by all entry points of a process, because they take minutes."""
    return new_clones([getattr(rules, name) for name in entry_points.SUPPLIED])


def new_clones(roots: list[Rule], base: Clones | None = None) -> Clones:
    """Clones for the CPU, over those of the rules if they are given as a base."""
    from daikaiju.targets.parts import compile_part

    return Clones(compile_part(), compile_part(forceinline=True), roots, base)


def compile_cached(
    entry: Rule, signature: object, folder: Path, *, parallel: bool = False, fastmath: bool = False
) -> Any:
    """Compile a clone with a signature, or load it from a folder, which must be named after all its sources.

    Numba's cache does not tell forms for one thread and for several apart, so these need folders of their own.
    """
    import numba

    from daikaiju.targets.caching import cached_in

    options = {"error_model": "numpy", "nogil": True, "parallel": parallel, "fastmath": fastmath}
    with cached_in(folder):
        return numba.njit(signature, cache=True, **options)(entry)

"""Looking ahead, compiled: the entry points for one game, cached beside the champion's."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path
from typing import Any

import numba
from numba import float64, int64

from daikaiju.champion import looking_ahead
from daikaiju.champion.compiled import ChampionClones, compiled_champion
from daikaiju.champion.dice import all_multisets, new_plan
from daikaiju.targets.cpu import compile_cached


class CompiledAhead:
    """The compiled champion of one game, and the entry points that let it think longer."""

    def __init__(self, game: str) -> None:
        self.champion = compiled_champion(game)
        own = hashlib.sha256(Path(looking_ahead.__file__).read_bytes()).hexdigest()[:16]
        self.folder = self.champion.folder / f"ahead-{own}"
        self._clones = ChampionClones(self.champion.supplied)

    @functools.cached_property
    def look_ahead(self) -> Any:
        """`looking_ahead.look_ahead`, compiled or loaded on first use."""
        _, net, mind, answer = self.champion.types
        return self._entry(looking_ahead.look_ahead, *[int64] * 4, mind, net, int64, float64[:, ::1], answer)

    @functools.cached_property
    def same_rolls(self) -> Any:
        """`looking_ahead.same_rolls`, compiled or loaded on first use."""
        return self._entry(looking_ahead.same_rolls, int64, numba.typeof(all_multisets()), int64[::1])

    @functools.cached_property
    def likely_rolls(self) -> Any:
        """`looking_ahead.likely_rolls`, compiled or loaded on first use."""
        tables = (numba.typeof(all_multisets()), numba.typeof(new_plan()))
        arrays = (float64[::1], int64[::1], float64[::1])
        return self._entry(looking_ahead.likely_rolls, int64, *tables, float64, *arrays)

    def prepare(self) -> None:
        """Compile everything now, or load it from disk, rather than on first use."""
        _ = self.champion.answer, self.champion.choose
        _ = self.look_ahead, self.same_rolls, self.likely_rolls

    def _entry(self, function: Any, *types_: Any) -> Any:
        return compile_cached(
            self._clones.clone(function), (self.champion.types.games, *types_), self.folder, fastmath=True
        )


@functools.cache
def compiled_ahead(game: str) -> CompiledAhead:
    """The entry points of one game, once per process."""
    return CompiledAhead(game)

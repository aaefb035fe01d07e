"""Looking ahead, compiled: the entry points for one game, cached beside the champion's."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TypeVar

import numba
from numba import float64, int64

from daikaiju.arrays import Numbers, Values
from daikaiju.champion.compiled import compiled_champion
from daikaiju.champion.network import Network
from daikaiju.champion.records import Record
from daikaiju.champion.search import look_ahead
from daikaiju.champion.search.dice import Multisets, Plan, all_multisets, new_plan
from daikaiju.champion.search.tree import Answer
from daikaiju.champion.search.workspace import Workspace
from daikaiju.targets.cpu import compile_cached

F = TypeVar("F", bound=Callable[..., object])


class CompiledAhead:
    """The compiled champion of one game, and the entry points that let it think longer."""

    def __init__(self, game: str) -> None:
        self.champion = compiled_champion(game)
        self._clones = self.champion.new_clones()
        own = self._clones.key_of(look_ahead.look_ahead, look_ahead.same_rolls, look_ahead.likely_rolls)
        self.folder = self.champion.folder / f"ahead-{own}"

    @functools.cached_property
    def look_ahead(self) -> Callable[[Record, int, int, int, int, Workspace, Network, int, Values, Answer], None]:
        """`look_ahead.look_ahead`, compiled or loaded on first use."""
        _, net, work, answer = self.champion.types
        return self._entry(look_ahead.look_ahead, *[int64] * 4, work, net, int64, float64[:, ::1], answer)

    @functools.cached_property
    def same_rolls(self) -> Callable[[Record, int, Multisets, Numbers], None]:
        """`look_ahead.same_rolls`, compiled or loaded on first use."""
        return self._entry(look_ahead.same_rolls, int64, numba.typeof(all_multisets()), int64[::1])

    @functools.cached_property
    def likely_rolls(self) -> Callable[[Record, int, Multisets, Plan, float, Values, Numbers, Values], int]:
        """`look_ahead.likely_rolls`, compiled or loaded on first use."""
        tables = (numba.typeof(all_multisets()), numba.typeof(new_plan()))
        arrays = (float64[::1], int64[::1], float64[::1])
        return self._entry(look_ahead.likely_rolls, int64, *tables, float64, *arrays)

    def prepare(self) -> None:
        """Compile everything now, or load it from disk, rather than on first use."""
        _ = self.champion.answer, self.champion.choose
        _ = self.look_ahead, self.same_rolls, self.likely_rolls

    def _entry(self, function: F, *types_: object) -> F:
        signature = (self.champion.types.games, *types_)
        compiled: F = compile_cached(self._clones.clone(function), signature, self.folder, fastmath=True)
        return compiled


@functools.cache
def compiled_ahead(game: str) -> CompiledAhead:
    """The entry points of one game, once per process."""
    return CompiledAhead(game)

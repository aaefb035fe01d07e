"""What is compiled of insight: one entry point, cached beside the champion's."""

from __future__ import annotations

import functools
from collections.abc import Callable

from numba import float64, int64

from daikaiju.arrays import Values
from daikaiju.champion.compiled import compiled_champion
from daikaiju.champion.network import Network
from daikaiju.champion.records import Record
from daikaiju.champion.search.tree import Answer
from daikaiju.champion.search.workspace import Workspace
from daikaiju.insight import evaluate_compiled
from daikaiju.targets.cpu import compile_cached


class CompiledInsight:
    """The compiled champion of one game, and an entry point beside it that tells everybody's chances."""

    def __init__(self, game: str) -> None:
        self.champion = compiled_champion(game)
        self._clones = self.champion.new_clones("daikaiju.insight")
        self.folder = self.champion.folder / f"insight-{self._clones.key_of(evaluate_compiled.weigh_in)}"

    @functools.cached_property
    def weigh(self) -> Callable[[Record, int, int, Workspace, Network, int, Answer, Values], None]:
        """`evaluate_compiled.weigh_in`, compiled or loaded on first use."""
        entry = self._clones.clone(evaluate_compiled.weigh_in)
        games, net, work, answer = self.champion.types
        signature = (games, int64, int64, work, net, int64, answer, float64[:, ::1])
        compiled: Callable[[Record, int, int, Workspace, Network, int, Answer, Values], None]
        compiled = compile_cached(entry, signature, self.folder)
        return compiled

    def prepare(self) -> None:
        """Compile everything now, or load it from disk, rather than on first use."""
        _ = self.champion.answer, self.weigh, self.champion.roll_out

    def is_cached(self) -> bool:
        """Whether everything is already on disk, so that nothing takes long."""
        folders = (self.champion.folder, "roll_out"), (self.folder, "weigh_in")
        return self.champion.rules.is_cached() and all(any(f.rglob(f"*.{name}-*.nbi")) for f, name in folders)


@functools.cache
def compiled_insight(game: str) -> CompiledInsight:
    """What is compiled for one game, once per process."""
    return CompiledInsight(game)

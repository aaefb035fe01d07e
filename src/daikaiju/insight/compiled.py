"""What is compiled of insight: one entry point, cached beside the champion's."""

from __future__ import annotations

import functools
import hashlib
import types
from collections.abc import Callable
from pathlib import Path
from typing import TypeGuard

from numba import float64, int64

from daikaiju.arrays import Values
from daikaiju.champion.choosing import Mind
from daikaiju.champion.compiled import ChampionClones, compiled_champion
from daikaiju.champion.network import Network
from daikaiju.champion.tree import Answer
from daikaiju.champion.turns import Record
from daikaiju.insight import weighing
from daikaiju.targets.clones import Rule
from daikaiju.targets.cpu import compile_cached


class InsightClones(ChampionClones):
    """Clones of the champion's functions and of those that weigh for everybody."""

    def clone(self, rule: Rule, **given: object) -> types.FunctionType:
        return super().clone(rule, **(self.supplied if is_weighing(rule) else {}), **given)

    def of_value(self, value: object) -> object:
        return self.of(value) if is_weighing(value) else super().of_value(value)


def is_weighing(value: object) -> TypeGuard[types.FunctionType]:
    return isinstance(value, types.FunctionType) and value.__module__ == weighing.__name__


class CompiledInsight:
    """The compiled champion of one game, and an entry point beside it that tells everybody's chances."""

    def __init__(self, game: str) -> None:
        self.champion = compiled_champion(game)
        own = hashlib.sha256(Path(weighing.__file__).read_bytes()).hexdigest()[:16]
        self.folder = self.champion.folder / f"insight-{own}"

    @functools.cached_property
    def weigh(self) -> Callable[[Record, int, int, Mind, Network, int, Answer, Values], None]:
        """`weighing.weigh_in`, compiled or loaded on first use."""
        entry = InsightClones(self.champion.supplied).clone(weighing.weigh_in)
        games, net, mind, answer = self.champion.types
        signature = (games, int64, int64, mind, net, int64, answer, float64[:, ::1])
        compiled: Callable[[Record, int, int, Mind, Network, int, Answer, Values], None]
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

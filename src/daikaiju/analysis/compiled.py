"""The solver compiled by Numba: a few microseconds for six dice, when the values of the results are given."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from daikaiju.analysis import keep_solver
from daikaiju.analysis.solver import Rolling, Solution, ValueFunction
from daikaiju.analysis.tables import dice_table
from daikaiju.arrays import Numbers
from daikaiju.extras import need
from daikaiju.targets.clones import Clones
from daikaiju.targets.cpu import cache_home, compile_cached

OWN = "daikaiju.analysis"
"""The package of the functions that are compiled."""


@functools.cache
def compiled_solver() -> CompiledSolver:
    """The compiled solver, loaded from disk or compiled in a few seconds."""
    return CompiledSolver()


class CompiledSolver:
    """Gives what `daikaiju.analysis.solve` gives, faster.

    `entry` is the compiled `keep_solver.solve` for those who bring all arrays themselves, as int64 and float64.
    """

    def __init__(self, folder: Path | None = None) -> None:
        need("cpu")
        import numba

        from daikaiju.targets.parts import compile_part

        numbers, values = numba.int64, numba.float64
        clones = Clones(compile_part(), own=(OWN,))
        signature = (
            numbers[:, ::1], numbers[:, ::1], numbers, numbers, numba.boolean,
            values[:, ::1], values[:, ::1], numbers[:, ::1], values[::1], numbers[::1],
        )  # fmt: skip
        home = folder or cache_home() / f"dice-{clones.key_of(keep_solver.solve)}"
        self.entry: Callable[..., None] = compile_cached(clones.clone(keep_solver.solve), signature, home)

    def solve(self, values: Sequence[float] | ValueFunction, rolls: int, rolling: Rolling | None = None) -> Solution:
        """As `daikaiju.analysis.solve`."""
        rolling = rolling or Rolling()
        table = rolling.table
        final = rolling.final_values(values, rolls)
        results, parts = len(table.rolls), len(table.counts)
        after, kept = np.empty((rolls + 1, results)), np.zeros((rolls + 1, parts))
        keeps = np.empty((rolls + 1, results), dtype=np.int64)
        after[0] = final
        best, keep = np.empty(parts), np.empty(parts, dtype=np.int64)
        self.entry(
            *arrays_of(table.dice), table.dice, rolling.free, rolling.free_at_end, after, kept, keeps, best, keep
        )
        return Solution(rolling, after.tolist(), kept.tolist(), keeps.tolist())


@functools.cache
def arrays_of(dice: int) -> tuple[Numbers, Numbers]:
    """Which multisets follow from which, and how many dice of each show each face, as compiled code takes them."""
    table = dice_table(dice)
    return np.array(table.grown, dtype=np.int64), np.array(table.counts, dtype=np.int64)

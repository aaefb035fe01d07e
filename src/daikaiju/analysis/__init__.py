"""Analysis of the games: exact dice (docs/odds.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.analysis.keep_solver import NO_FACE, THROW_FREE
from daikaiju.analysis.solver import Rolling, Solution, solve, turned, with_paid_rolls
from daikaiju.analysis.tables import DiceTable, dice_table

if TYPE_CHECKING:
    from daikaiju.analysis.compiled import CompiledSolver

__all__ = [
    "NO_FACE",
    "THROW_FREE",
    "DiceTable",
    "Rolling",
    "Solution",
    "compiled_solver",
    "dice_table",
    "solve",
    "turned",
    "with_paid_rolls",
]


def compiled_solver() -> CompiledSolver:
    """The compiled solver, loaded from disk or compiled in a few seconds."""
    from daikaiju.analysis import compiled  # needs NumPy and Numba, which nothing else here does

    return compiled.compiled_solver()

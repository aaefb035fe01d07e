"""Analysis of the games: exact dice (docs/odds.md)."""

from daikaiju.analysis.compiled import compiled_solver
from daikaiju.analysis.keep_solver import NO_FACE, THROW_FREE
from daikaiju.analysis.solver import Rolling, Solution, solve, turned, with_paid_rolls
from daikaiju.analysis.tables import DiceTable, dice_table

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

"""Exact dice in NumPy: what a Roll is worth with Rolls left, and what to keep, for any value of final results.

>>> from daikaiju.analysis import Rolling, solve
>>> claws = solve(lambda counts: counts[5], rolls=3)
>>> round(claws.value(), 6)
2.527778
>>> claws.keep([0, 1, 3, 4, 5, 5], rolls=2)
[5, 5]

`keep_solver.py` has the same in the compiled subset, for searches; `compiled.py` runs it from Python.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from daikaiju.analysis.keep_solver import NO_FACE, SURELY, THROW_FREE
from daikaiju.analysis.tables import FACES, NOTHING_KEPT, DiceTable, dice_table
from daikaiju.arrays import Numbers, Values
from daikaiju.errors import DaikaijuError

MOST_ROLLS = 20

ValueFunction = Callable[[Sequence[int]], float]
"""What a final result is worth, given how many dice show each face."""


@dataclass(frozen=True)
class Rolling:
    """How many dice are rolled, and what cards allow.

    Dice that show the face `free` can be thrown again at no cost, at any time or only when all Rolls have been used up
    (`free_at_end`). At the end one die can be turned for each of `turns`: to that face, or to any if it is NO_FACE.
    More Rolls need nothing here: ask for more.
    """

    dice: int = 6
    free: int = NO_FACE
    free_at_end: bool = False
    turns: tuple[int, ...] = ()

    @property
    def table(self) -> DiceTable:
        return dice_table(self.dice)

    def final_values(self, values: Values | Sequence[float] | ValueFunction, rolls: int) -> Values:
        """What results are worth once no Roll is left and dice have been turned; refuses what cannot be solved."""
        table = self.table
        if not 0 <= rolls <= MOST_ROLLS:
            raise DaikaijuError(f"the solver knows 0 to {MOST_ROLLS} Rolls, not {rolls}")
        if callable(values):
            final = np.array([values(counts) for counts in table.rolls.tolist()], dtype=np.float64)
        else:
            final = np.asarray(values, dtype=np.float64)
        if final.shape != (len(table.rolls),):
            raise DaikaijuError(f"{self.dice} dice have {len(table.rolls)} results, not {final.size}")
        for face in self.turns:
            final = turned(table, final, final, face)
        return final


class Solution:
    """What every result is worth with 0, 1, 2 … Rolls left, and what to keep of it.

    `after[rolls]` and `keeps[rolls]` have one entry per result, `kept[rolls]` one per multiset that can be kept, with
    the numbers of the table. A keep that equals the result means to stop; THROW_FREE means to throw one die
    that shows the free face.
    """

    def __init__(self, rolling: Rolling, after: Values, kept: Values, keeps: Numbers) -> None:
        self.rolling, self.table = rolling, rolling.table
        self.after, self.kept, self.keeps = after, kept, keeps

    @property
    def rolls(self) -> int:
        """For how many Rolls this is the solution."""
        return len(self.after) - 1

    def value(self, dice: Sequence[int] | None = None, rolls: int | None = None) -> float:
        """What dice are worth with this many Rolls left; without dice, what it is worth to begin to roll."""
        left = self._checked(rolls)
        if dice is not None:
            return float(self.after[left, self.table.roll_number(dice)])
        if left == 0:
            raise DaikaijuError("dice that were never rolled have no value without a Roll")
        return float(self.kept[left, NOTHING_KEPT])

    def value_of_keeping(self, dice: Sequence[int], rolls: int | None = None) -> float:
        """What it is worth to keep these dice and throw the others, with this many Rolls left before that."""
        left = self._checked(rolls)
        return float(self.kept[left, self.table.number(dice)])

    def keep(self, dice: Sequence[int], rolls: int | None = None) -> list[int]:
        """The best faces to keep of some dice; all of them to stop.

        Where it is best to throw a free die, everything else is kept.
        """
        left = self._checked(rolls)
        roll = self.table.roll_number(dice)
        number = int(self.keeps[left, roll])
        if number == THROW_FREE:
            number = int(self.table.shrunk[self.table.first + roll, self.rolling.free])
        return self.table.faces(number)

    def reroll(self, dice: Sequence[int], rolls: int | None = None) -> int:
        """The dice to throw again, as bits; 0 to stop."""
        spare = self.keep(dice, rolls)
        mask = 0
        for die, face in enumerate(dice):
            if face in spare:
                spare.remove(face)
            else:
                mask |= 1 << die
        return mask

    def _checked(self, rolls: int | None) -> int:
        left = self.rolls if rolls is None else rolls
        if not 0 <= left <= self.rolls:
            raise DaikaijuError(f"this is solved for 0 to {self.rolls} Rolls, not {left}")
        return left


def solve(values: Values | Sequence[float] | ValueFunction, rolls: int, rolling: Rolling | None = None) -> Solution:
    """The best expected value of final results with up to this many Rolls, and every decision on the way.

    `values` has one number per result in the order of the table, or is a function of how many dice show each face.
    """
    rolling = rolling or Rolling()
    table = rolling.table
    final = rolling.final_values(values, rolls)
    first = table.first
    after = np.zeros((rolls + 1, len(table.rolls)))
    kept = np.zeros((rolls + 1, len(table.counts)))
    keeps = np.zeros((rolls + 1, len(table.rolls)), dtype=np.int64)
    after[0], kept[0, first:] = final, final
    keeps[0] = np.arange(first, first + len(final))
    if rolling.free != NO_FACE:
        thrown_free(table, rolling.free, after[0], keeps[0])
    stopped = kept[0, first:] if rolling.free_at_end else after[0]
    for left in range(1, rolls + 1):
        kept[left], best, keep = thrown_again(table, after[left - 1], stopped)
        after[left], keeps[left] = best[first:], keep[first:]
        if rolling.free != NO_FACE and not rolling.free_at_end:
            thrown_free(table, rolling.free, after[left], keeps[left])
    return Solution(rolling, after, kept, keeps)


def thrown_again(table: DiceTable, thrown: Values, stopped: Values) -> tuple[Values, Values, Numbers]:
    """One Roll backwards, as `keep_solver.throw_again`: what every keep is worth, and the best one."""
    kept = kept_values(table, thrown)
    kept[table.first :] = stopped
    best, keep = kept.copy(), np.arange(len(kept))
    for size in range(1, table.dice + 1):
        these = slice(table.starts[size], table.starts[size + 1])
        parts = table.shrunk[these]
        values = best[parts]
        favourite = values.argmax(axis=1)
        rows = np.arange(len(parts))
        better = values[rows, favourite] > best[these] + SURELY
        keep[these] = np.where(better, keep[parts[rows, favourite]], keep[these])
        best[these] = np.where(better, values[rows, favourite], best[these])
    return kept, best, keep


def kept_values(table: DiceTable, thrown: Values) -> Values:
    """What every multiset is worth that is kept while the other dice are thrown once."""
    kept = np.empty(len(table.counts))
    kept[table.first :] = thrown
    for size in range(table.dice - 1, -1, -1):
        these = slice(table.starts[size], table.starts[size + 1])
        kept[these] = kept[table.grown[these]].sum(axis=1) / FACES
    return kept


def best_values(table: DiceTable, kept: Values) -> Values:
    """What each result is worth when the best part of it is kept, for callers that need not know which."""
    best = kept.copy()
    for size in range(1, table.dice + 1):
        these = slice(table.starts[size], table.starts[size + 1])
        np.maximum(best[these], best[table.shrunk[these]].max(axis=1), out=best[these])
    return best[table.first :]


def thrown_free(table: DiceTable, face: int, after: Values, keep: Numbers) -> None:
    """Let dice that show a face be thrown again at no cost, as `keep_solver.throw_free`."""
    others = [other for other in range(FACES) if other != face]
    last = np.arange(table.starts[table.dice - 1], table.first)
    for showing in range(table.dice):
        parts = last[table.counts[last, face] == showing]
        value = after[table.grown[parts][:, others] - table.first].sum(axis=1) / (FACES - 1)
        roll = table.grown[parts, face] - table.first
        better = value > after[roll] + SURELY
        after[roll[better]] = value[better]
        keep[roll[better]] = THROW_FREE


def turned(table: DiceTable, before: Values, after: Values, face: int) -> Values:
    """What results are worth if one die may be turned to a face, or to any (NO_FACE).

    A result is worth `before` as it is and `after` if a die was turned, which may have cost something.
    """
    last = slice(table.starts[table.dice - 1], table.first)
    faces = [face] if face != NO_FACE else list(range(FACES))
    most = after[table.grown[last][:, faces] - table.first].max(axis=1)
    value = before.copy()
    for other in range(FACES):
        roll = table.grown[last, other] - table.first
        value[roll] = np.maximum(value[roll], most)
    return value


def with_paid_rolls(table: DiceTable, values: Values) -> Values:
    """What results are worth when Rolls can be bought after the last one.

    `values[bought]` holds the values of final results once that many have been bought: what they cost is in there. The
    answer can be given to `solve` for the Rolls that come before.
    """
    worth: Values = values[-1]
    for stopped in values[-2::-1]:
        worth = thrown_again(table, worth, stopped)[1][table.first :]
    return worth

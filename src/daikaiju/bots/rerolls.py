"""Which dice to keep, for judges of dice: the exact solver of `daikaiju.analysis` for one worth of final dice."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from daikaiju.analysis.solver import best_values, kept_values
from daikaiju.analysis.tables import FACES, DiceTable, dice_table

SURELY = 1e-9
"""How much better something must be, so that rounding does not decide."""

__all__ = ["FACES", "RerollTable", "count_faces", "reroll_table"]


class RerollTable:
    """What dice are worth with Rolls left, when it is known what final dice are worth."""

    def __init__(self, dice: int) -> None:
        self.dice = dice
        self.table = dice_table(dice) if dice else DiceTable(0)

    @property
    def rolls(self) -> list[tuple[int, ...]]:
        """The face counts of every multiset of all dice."""
        return self.table.rolls

    def kept_worth(self, worth: Sequence[float]) -> list[float]:
        """What each multiset of kept dice is worth when the others are thrown once and then `worth` counts."""
        return kept_values(self.table, worth)

    def with_rolls_left(self, worth: Sequence[float], rolls: int) -> Sequence[float]:
        """What all dice are worth with this many further Rolls, when the final ones are worth `worth`."""
        for _ in range(rolls):
            worth = best_values(self.table, self.kept_worth(worth))
        return worth

    def best_reroll(self, dice: list[int], worth: Sequence[float], rolls_left: int) -> int:
        """The dice to reroll, as bits, with this many Rolls left; 0 to stop."""
        kept = self.kept_worth(self.with_rolls_left(worth, rolls_left - 1))
        best, most = 0, worth[self.roll_number(count_faces(dice))]
        for mask in range(1, 1 << len(dice)):
            value = kept[self.table.number([face for die, face in enumerate(dice) if not (mask >> die) & 1])]
            if value > most + SURELY:
                best, most = mask, value
        return best

    def number(self, counts: list[int]) -> int:
        """The number of a kept multiset among all of any size."""
        return self.table.number([face for face, count in enumerate(counts) for _ in range(count)])

    def roll_number(self, counts: list[int]) -> int:
        """The number of a multiset of all dice."""
        return self.number(counts) - self.table.first


def count_faces(dice: list[int]) -> list[int]:
    return [dice.count(face) for face in range(FACES)]


@functools.cache
def reroll_table(dice: int) -> RerollTable:
    return RerollTable(dice)

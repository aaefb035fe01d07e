"""Tables of dice: every multiset of up to a number of dice, and which follow from which when a die is added.

Dice are counted by face, so six dice have 462 results instead of 46,656. A kept multiset that grows by one die becomes
one of six others with equal chance, so a throw of several dice is several steps of one die. The same steps backwards
lead from a multiset to everything that can be kept of it.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial, prod

from daikaiju.errors import DaikaijuError

FACES = 6
MOST_DICE = 10
NOTHING_KEPT = 0
"""The number of the empty multiset, in every table."""


class DiceTable:
    """All multisets of up to a number of dice, the smaller ones first; those of all dice are the results, or Rolls.

    >>> table = dice_table(6)
    >>> len(table.counts), table.first, len(table.rolls)
    (924, 462, 462)
    >>> table.rolls[table.roll_number([0, 0, 1, 5, 5, 5])]
    (2, 1, 0, 0, 0, 3)
    """

    def __init__(self, dice: int) -> None:
        self.dice = dice
        rows: list[tuple[int, ...]] = []
        starts = [0]
        for size in range(dice + 1):
            throws = combinations_with_replacement(range(FACES), size)
            rows += [tuple(throw.count(face) for face in range(FACES)) for throw in throws]
            starts.append(len(rows))
        numbers = {row: number for number, row in enumerate(rows)}
        self.counts: list[tuple[int, ...]] = rows
        """How many dice of each multiset show each face."""
        self.starts: list[int] = starts
        """Where the multisets of each size begin."""
        self.first: int = starts[dice]
        """Where the results of all dice begin; they are numbered from 0 again where nothing else is meant."""
        self.rolls: list[tuple[int, ...]] = rows[self.first :]
        """How many dice show each face, for every result of all dice."""
        self.grown: list[list[int]] = [
            [numbers[_with(row, face, 1)] for face in range(FACES)] for row in rows[: self.first]
        ]
        """The multiset that each one becomes with one more die of a face."""
        self.shrunk: list[list[int]] = [
            [numbers[_with(row, face, -1)] if row[face] else number for face in range(FACES)]
            for number, row in enumerate(rows)
        ]
        """The multiset that each one becomes with one die less of a face; itself where no die shows it."""
        self.chances: list[float] = [factorial(dice) / prod(map(factorial, row)) / FACES**dice for row in self.rolls]
        """How likely each result is when all dice are thrown once."""

    def number(self, faces: Sequence[int]) -> int:
        """The number of a multiset among all, given the faces that its dice show."""
        if len(faces) > self.dice:
            raise DaikaijuError(f"{len(faces)} dice are too many for a table of {self.dice}")
        number = NOTHING_KEPT
        for face in faces:
            number = self.grown[number][face]
        return number

    def roll_number(self, faces: Sequence[int]) -> int:
        """The number of a result of all dice among the results."""
        if len(faces) != self.dice:
            raise DaikaijuError(f"a result of {self.dice} dice shows {self.dice} faces, not {len(faces)}")
        return self.number(faces) - self.first

    def faces(self, number: int) -> list[int]:
        """The faces that the dice of a multiset show, in order."""
        return [face for face in range(FACES) for _ in range(self.counts[number][face])]


def _with(row: tuple[int, ...], face: int, more: int) -> tuple[int, ...]:
    return (*row[:face], row[face] + more, *row[face + 1 :])


@functools.cache
def dice_table(dice: int) -> DiceTable:
    """The table for this many dice, made once."""
    if not 1 <= dice <= MOST_DICE:
        raise DaikaijuError(f"the solver knows 1 to {MOST_DICE} dice, not {dice}")
    return DiceTable(dice)

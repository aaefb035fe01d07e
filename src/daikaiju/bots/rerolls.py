"""Which dice to keep: the exact best expected worth over all remaining Rolls, for any worth of final dice.

Dice are counted by face. A kept multiset is worth the mean of the six multisets it can grow into, and a Roll with
throws left is worth the best subset to keep. Everything independent of the worth is computed once per number
of dice.
"""

from __future__ import annotations

import functools
from itertools import combinations_with_replacement

import numpy as np
import numpy.typing as npt

FACES = 6
SURELY = 1e-9
"""How much better something must be, so that rounding does not decide."""

Numbers = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]


class RerollTable:
    """All results of so many dice, all subsets that can be kept, and how the former follow from the latter."""

    def __init__(self, dice: int) -> None:
        self.dice = dice
        self.weights: Places = (dice + 1) ** np.arange(FACES)
        self.counts: list[Places] = [multisets(size) for size in range(dice + 1)]
        """Per number of dice kept, the face counts of each multiset."""
        self.keys: list[Places] = [counts @ self.weights for counts in self.counts]
        self.sorted = [np.argsort(keys) for keys in self.keys]
        starts = np.cumsum([0, *map(len, self.counts)])
        self.starts = [int(start) for start in starts]
        self.grown: list[Places] = [
            self.find(size + 1, (keys[:, None] + self.weights[None, :]).ravel()).reshape(-1, FACES)
            for size, keys in enumerate(self.keys[:-1])
        ]
        self.parts, self.firsts = self.parts_of_rolls()

    @property
    def rolls(self) -> Places:
        """The face counts of every multiset of all dice."""
        return self.counts[self.dice]

    def find(self, size: int, keys: Places) -> Places:
        """The numbers of multisets of one size by their keys."""
        order = self.sorted[size]
        found: Places = order[np.searchsorted(self.keys[size], keys, sorter=order)]
        return found

    def parts_of_rolls(self) -> tuple[Places, Places]:
        """For each multiset of all dice the subsets that can be kept, one after another, and where each begins."""
        whole, part = [], []
        for size in range(self.dice + 1):
            both = self.keys[size][:, None] + self.keys[self.dice - size][None, :]
            whole.append(self.find(self.dice, both.ravel()))
            part.append(np.repeat(np.arange(len(self.keys[size])) + self.starts[size], both.shape[1]))
        wholes, parts = np.concatenate(whole), np.concatenate(part)
        order = np.argsort(wholes, kind="stable")
        return parts[order], np.searchsorted(wholes[order], np.arange(len(self.rolls)))

    def kept_worth(self, worth: Numbers) -> Numbers:
        """What each multiset of kept dice is worth when the others are thrown once and then `worth` counts."""
        levels = [worth]
        for grown in reversed(self.grown):
            levels.append(levels[-1][grown].mean(axis=1))
        return np.concatenate(levels[::-1])

    def with_rolls_left(self, worth: Numbers, rolls: int) -> Numbers:
        """What all dice are worth with so many further Rolls, when the final ones are worth `worth`."""
        for _ in range(rolls):
            worth = np.maximum.reduceat(self.kept_worth(worth)[self.parts], self.firsts)
        return worth

    def best_reroll(self, dice: list[int], worth: Numbers, rolls_left: int) -> int:
        """The dice to reroll, as bits, with so many Rolls left; 0 to stop."""
        kept = self.kept_worth(self.with_rolls_left(worth, rolls_left - 1))
        best, most = 0, float(worth[self.roll_number(count_faces(dice))])
        for mask in range(1, 1 << len(dice)):
            counts = count_faces([face for die, face in enumerate(dice) if not (mask >> die) & 1])
            value = float(kept[self.number(counts)])
            if value > most + SURELY:
                best, most = mask, value
        return best

    def number(self, counts: list[int]) -> int:
        """The number of a kept multiset among all of any size."""
        size = sum(counts)
        key = np.array([np.dot(counts, self.weights)])
        return self.starts[size] + int(self.find(size, key)[0])

    def roll_number(self, counts: list[int]) -> int:
        """The number of a multiset of all dice."""
        return self.number(counts) - self.starts[self.dice]


def count_faces(dice: list[int]) -> list[int]:
    return [dice.count(face) for face in range(FACES)]


@functools.cache
def reroll_table(dice: int) -> RerollTable:
    return RerollTable(dice)


def multisets(size: int) -> Places:
    """The face counts of all multisets of so many dice."""
    throws = list(combinations_with_replacement(range(FACES), size))
    counts = np.zeros((len(throws), FACES), dtype=np.int64)
    for number, throw in enumerate(throws):
        for face in throw:
            counts[number, face] += 1
    return counts

"""The dice of one turn, exactly: what every choice of dice to keep is worth to everybody, and what comes of it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from daikaiju.arrays import Numbers, Values
from daikaiju.thinking.dice import MOST_ROLLS, all_multisets

FACES = 6


@functools.cache
def sizes(count: int) -> list[Numbers]:
    """The numbers of all multisets of up to this many dice, by size."""
    starts = all_multisets().starts
    return [np.arange(starts[size], starts[size + 1]) for size in range(count + 1)]


def number_of(dice: Sequence[int]) -> int:
    """The number of the multiset of some dice.

    >>> number_of([]), number_of([2, 0]) == number_of([0, 2])
    (0, True)
    """
    number = 0
    for face in dice:
        number = int(all_multisets().grown[number, face])
    return number


@dataclass
class Rolls:
    """What each final Roll is worth to everybody, and which dice to keep before it."""

    me: int
    """Who chooses the dice."""
    count: int
    """How many dice there are."""
    final: Values
    """The chances of all seats, one row for each multiset; those of other sizes are zero."""
    _kept: list[Values] = field(default_factory=list)
    _choices: list[Numbers] = field(default_factory=list)

    def kept(self, more: int) -> Values:
        """The worth of keeping each multiset and throwing the other dice, with this many Rolls after that."""
        more = min(more, MOST_ROLLS - 1)
        while len(self._kept) <= more:
            done = len(self._kept)
            worth = self.final if done == 0 else self._before_choosing(done)
            self._kept.append(thrown(worth, self.count))
        return self._kept[more]

    def choices(self, left: int) -> Numbers:
        """The multiset to keep of each full one, with this many Rolls left; itself to stop."""
        self.kept(max(0, left))
        left = min(left, MOST_ROLLS - 1)
        while len(self._choices) < left:
            self._choices.append(self._best_parts(self.kept(len(self._choices))))
        return self._choices[left - 1] if left else np.arange(len(self.final))

    def _before_choosing(self, left: int) -> Values:
        while len(self._choices) < left:
            self._choices.append(self._best_parts(self._kept[len(self._choices)]))
        full = sizes(self.count)[-1]
        chosen = self._choices[left - 1][full]
        worth = np.zeros_like(self.final)
        stops = chosen == full
        worth[full] = np.where(stops[:, None], self.final[full], self._kept[left - 1][chosen])
        return worth

    def _best_parts(self, kept: Values) -> Numbers:
        """The part of each multiset that is best kept."""
        worth = kept[:, self.me].copy()
        full = sizes(self.count)[-1]
        worth[full] = self.final[full, self.me]
        best = np.arange(len(worth))
        for numbers in sizes(self.count)[1:]:
            parts = np.column_stack([numbers, best[all_multisets().shrunk[numbers]]])
            best[numbers] = parts[np.arange(len(numbers)), worth[parts].argmax(axis=1)]
        return best

    def of_keeping(self, dice: Sequence[int], left: int) -> Values:
        """Everybody's chances after keeping some dice with this many Rolls left; keeping all of them means stopping."""
        number = number_of(dice)
        return np.asarray((self.final if len(dice) == self.count else self.kept(left - 1))[number])

    def best(self, dice: Sequence[int], left: int) -> Values:
        """Everybody's chances with these dice and this many Rolls left."""
        number = number_of(dice)
        part = int(self.choices(left)[number]) if left > 0 else number
        return np.asarray((self.final if part == number else self.kept(left - 1))[part])

    def outcomes(self, dice: Sequence[int], left: int) -> Values:
        """How likely each final Roll is after keeping some dice with this many Rolls left."""
        mass = np.zeros(len(self.final))
        mass[number_of(dice)] = 1.0
        if len(dice) == self.count:
            return mass
        final = np.zeros(len(self.final))
        full = sizes(self.count)[-1]
        left -= 1
        while True:
            for numbers in sizes(self.count)[:-1]:
                np.add.at(mass, all_multisets().grown[numbers], mass[numbers, None] / FACES)
                mass[numbers] = 0.0
            if left == 0:
                return final + mass
            chosen = self.choices(left)[full]
            stops = chosen == full
            final[full[stops]] += mass[full[stops]]
            going_on = np.zeros_like(mass)
            np.add.at(going_on, chosen[~stops], mass[full[~stops]])
            mass = going_on
            left -= 1


def thrown(worth: Values, count: int) -> Values:
    """What keeping each multiset is worth when the other dice are thrown once and `worth` counts then."""
    kept = worth.copy()
    for numbers in reversed(sizes(count)[:-1]):
        kept[numbers] = kept[all_multisets().grown[numbers]].mean(axis=1)
    return kept

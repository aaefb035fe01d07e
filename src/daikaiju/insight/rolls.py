"""The dice of one turn, exactly: what every choice of dice to keep is worth to everybody, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from daikaiju.analysis.solver import kept_values
from daikaiju.analysis.tables import FACES, DiceTable
from daikaiju.bots.rerolls import reroll_table

MOST_ROLLS = 8
"""The most Rolls that are planned for, as in the engine; any more are ignored."""


@dataclass
class Rolls:
    """What each final Roll is worth to everybody, and which dice to keep before it.

    Multisets of dice have the numbers of the table of all dice.
    """

    me: int
    """Who chooses the dice."""
    count: int
    """How many dice there are."""
    final: list[list[float]]
    """For each seat its chances, one for each result of all dice."""
    _kept: list[list[list[float]]] = field(default_factory=list)
    _choices: list[list[int]] = field(default_factory=list)

    @property
    def table(self) -> DiceTable:
        return reroll_table(self.count).table

    def kept(self, more: int) -> list[list[float]]:
        """For each seat the worth of keeping each multiset and throwing the others, with this many Rolls after that."""
        more = min(more, MOST_ROLLS - 1)
        while len(self._kept) <= more:
            done = len(self._kept)
            worths = self.final if done == 0 else self._before_choosing(done)
            self._kept.append([kept_values(self.table, worth) for worth in worths])
        return self._kept[more]

    def choices(self, left: int) -> list[int]:
        """The multiset to keep of each result, with this many Rolls left; itself to stop."""
        if left <= 0:
            return list(range(self.table.first, len(self.table.counts)))
        left = min(left, MOST_ROLLS - 1)
        while len(self._choices) < left:
            self._choices.append(self._best_parts(self.kept(len(self._choices))[self.me]))
        return self._choices[left - 1]

    def _before_choosing(self, left: int) -> list[list[float]]:
        """For each seat the worth of each result with this many Rolls left."""
        chosen, first = self.choices(left), self.table.first
        return [
            [
                stopped if part == number else kept[part]
                for number, (part, stopped) in enumerate(zip(chosen, final, strict=True), first)
            ]
            for final, kept in zip(self.final, self._kept[left - 1], strict=True)
        ]

    def _best_parts(self, kept: list[float]) -> list[int]:
        """The part of each result that is best kept."""
        table = self.table
        worth = kept[: table.first] + self.final[self.me]
        best = list(range(len(worth)))
        for number, parts in enumerate(table.shrunk):
            favourite, most = number, worth[number]
            for smaller in parts:
                part = best[smaller]
                if worth[part] > most:
                    favourite, most = part, worth[part]
            best[number] = favourite
        return best[table.first :]

    def of_keeping(self, dice: Sequence[int], left: int) -> list[float]:
        """Everybody's chances after keeping some dice with this many Rolls left; keeping all of them means stopping."""
        number = self.table.number(dice)
        if len(dice) == self.count:
            return [final[number - self.table.first] for final in self.final]
        return [kept[number] for kept in self.kept(left - 1)]

    def best(self, dice: Sequence[int], left: int) -> list[float]:
        """Everybody's chances with these dice and this many Rolls left."""
        roll = self.table.roll_number(dice)
        part = self.choices(left)[roll]
        if part == self.table.first + roll:
            return [final[roll] for final in self.final]
        return [kept[part] for kept in self.kept(left - 1)]

    def outcomes(self, dice: Sequence[int], left: int) -> list[float]:
        """How likely each final Roll is after keeping some dice with this many Rolls left."""
        table, first = self.table, self.table.first
        final = [0.0] * len(table.rolls)
        if len(dice) == self.count:
            final[table.roll_number(dice)] = 1.0
            return final
        mass = [0.0] * len(table.counts)
        mass[table.number(dice)] = 1.0
        while True:
            for part, grown in enumerate(table.grown):
                if mass[part]:
                    share = mass[part] / FACES
                    for bigger in grown:
                        mass[bigger] += share
            left -= 1
            if left == 0:
                return [known + thrown for known, thrown in zip(final, mass[first:], strict=True)]
            going_on = [0.0] * len(mass)
            for roll, part in enumerate(self.choices(left)):
                if part == first + roll:
                    final[roll] += mass[part]
                else:
                    going_on[part] += mass[first + roll]
            mass = going_on

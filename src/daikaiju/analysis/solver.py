"""Exact dice: what a Roll is worth with Rolls left, and what to keep, for any value of final results.

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

from daikaiju.analysis.keep_solver import NO_FACE, SURELY, THROW_FREE
from daikaiju.analysis.tables import FACES, NOTHING_KEPT, DiceTable, dice_table
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

    def final_values(self, values: Sequence[float] | ValueFunction, rolls: int) -> list[float]:
        """What results are worth once no Roll is left and dice have been turned; refuses what cannot be solved."""
        table = self.table
        if not 0 <= rolls <= MOST_ROLLS:
            raise DaikaijuError(f"the solver knows 0 to {MOST_ROLLS} Rolls, not {rolls}")
        final = [float(value) for value in (map(values, table.rolls) if callable(values) else values)]
        if len(final) != len(table.rolls):
            raise DaikaijuError(f"{self.dice} dice have {len(table.rolls)} results, not {len(final)}")
        for face in self.turns:
            final = turned(table, final, final, face)
        return final


class Solution:
    """What every result is worth with 0, 1, 2 … Rolls left, and what to keep of it.

    `after[rolls]` and `keeps[rolls]` have one entry per result, `kept[rolls]` one per multiset that can be kept, with
    the numbers of the table. A keep that equals the result means to stop; THROW_FREE means to throw one die
    that shows the free face.
    """

    def __init__(
        self,
        rolling: Rolling,
        after: Sequence[Sequence[float]],
        kept: Sequence[Sequence[float]],
        keeps: Sequence[Sequence[int]],
    ) -> None:
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
            return float(self.after[left][self.table.roll_number(dice)])
        if left == 0:
            raise DaikaijuError("dice that were never rolled have no value without a Roll")
        return float(self.kept[left][NOTHING_KEPT])

    def value_of_keeping(self, dice: Sequence[int], rolls: int | None = None) -> float:
        """What it is worth to keep these dice and throw the others, with this many Rolls left before that."""
        left = self._checked(rolls)
        return float(self.kept[left][self.table.number(dice)])

    def keep(self, dice: Sequence[int], rolls: int | None = None) -> list[int]:
        """The best faces to keep of some dice; all of them to stop.

        Where it is best to throw a free die, everything else is kept.
        """
        left = self._checked(rolls)
        roll = self.table.roll_number(dice)
        number = int(self.keeps[left][roll])
        if number == THROW_FREE:
            number = self.table.shrunk[self.table.first + roll][self.rolling.free]
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


def solve(values: Sequence[float] | ValueFunction, rolls: int, rolling: Rolling | None = None) -> Solution:
    """The best expected value of final results with up to this many Rolls, and every decision on the way.

    `values` has one number per result in the order of the table, or is a function of how many dice show each face.
    """
    rolling = rolling or Rolling()
    table = rolling.table
    final = rolling.final_values(values, rolls)
    first = table.first
    after, kept = [final[:]], [[0.0] * first + final]
    keeps = [list(range(first, len(table.counts)))]
    if rolling.free != NO_FACE:
        throw_free(table, rolling.free, after[0], keeps[0])
    stopped = final if rolling.free_at_end else after[0]
    for left in range(1, rolls + 1):
        kept_now, best, keep = thrown_again(table, after[left - 1], stopped)
        after.append(best[first:])
        kept.append(kept_now)
        keeps.append(keep[first:])
        if rolling.free != NO_FACE and not rolling.free_at_end:
            throw_free(table, rolling.free, after[left], keeps[left])
    return Solution(rolling, after, kept, keeps)


def thrown_again(
    table: DiceTable, thrown: Sequence[float], stopped: Sequence[float]
) -> tuple[list[float], list[float], list[int]]:
    """One Roll backwards, as `keep_solver.throw_again`: what every keep is worth, and the best one."""
    kept = kept_values(table, thrown)
    kept[table.first :] = stopped
    best, keep = kept[:], list(range(len(kept)))
    for part, grown in enumerate(table.grown):
        worth = best[part] - SURELY
        for bigger in grown:
            if worth > best[bigger]:
                best[bigger] = best[part]
                keep[bigger] = keep[part]
    return kept, best, keep


def kept_values(table: DiceTable, thrown: Sequence[float]) -> list[float]:
    """What every multiset is worth that is kept while the other dice are thrown once."""
    kept = [0.0] * table.first
    kept += thrown
    for part in range(table.first - 1, -1, -1):
        a, b, c, d, e, f = table.grown[part]
        kept[part] = (kept[a] + kept[b] + kept[c] + kept[d] + kept[e] + kept[f]) / FACES
    return kept


def best_values(table: DiceTable, kept: Sequence[float]) -> list[float]:
    """What each result is worth when the best part of it is kept, for callers that need not know which."""
    best = list(kept)
    for part, grown in enumerate(table.grown):
        worth = best[part]
        for bigger in grown:
            if worth > best[bigger]:
                best[bigger] = worth
    return best[table.first :]


def throw_free(table: DiceTable, face: int, after: list[float], keep: list[int]) -> None:
    """Let dice that show a face be thrown again at no cost, as `keep_solver.throw_free`."""
    parts = range(table.starts[table.dice - 1], table.first)
    for part in sorted(parts, key=lambda part: table.counts[part][face]):
        grown = [number - table.first for number in table.grown[part]]
        value = sum(after[roll] for other, roll in enumerate(grown) if other != face) / (FACES - 1)
        if value > after[grown[face]] + SURELY:
            after[grown[face]] = value
            keep[grown[face]] = THROW_FREE


def turned(table: DiceTable, before: Sequence[float], after: Sequence[float], face: int) -> list[float]:
    """What results are worth if one die may be turned to a face, or to any (NO_FACE).

    A result is worth `before` as it is and `after` if a die was turned, which may have cost something.
    """
    value = list(before)
    for part in range(table.starts[table.dice - 1], table.first):
        rolls = [number - table.first for number in table.grown[part]]
        most = max(after[roll] for roll in rolls) if face == NO_FACE else after[rolls[face]]
        for roll in rolls:
            value[roll] = max(value[roll], most)
    return value


def with_paid_rolls(table: DiceTable, values: Sequence[Sequence[float]]) -> list[float]:
    """What results are worth when Rolls can be bought after the last one.

    `values[bought]` holds the values of final results once that many have been bought: what they cost is in there. The
    answer can be given to `solve` for the Rolls that come before.
    """
    worth = list(values[-1])
    for stopped in values[-2::-1]:
        worth = thrown_again(table, worth, stopped)[1][table.first :]
    return worth

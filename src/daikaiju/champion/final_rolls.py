"""What the final Rolls of a turn are worth; the more of them are looked ahead from, the better this is known."""

from __future__ import annotations

import functools
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from operator import mul
from random import Random

from daikaiju.bots.rerolls import reroll_table
from daikaiju.champion.equations import GrowingEquations
from daikaiju.champion.turn_key import key_of_turn
from daikaiju.engine import engine_of
from daikaiju.engine.interface import NO_ANSWER, Reals
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.table import Table

CLOSE = 0.04
"""How far behind the best choice of dice another may be and still be worth considering."""

RARE = 0.1
"""How likely the Rolls not yet looked ahead from may be in total. Only below this are corrections used, since a mix of
corrected and uncorrected Rolls would mislead; and only then are later turns looked at."""

PER_DIE = 0.6065306597126334
"""How much of what is known of one Roll holds for another, for each die that differs: two leave about a third. It is
the root of 1/e, written out so that all machines find the same."""

EXACT, DRAWN = 0.02, 4.0
"""The noise of a look relative to how much Rolls differ: at the next turn, which is exact, and at later ones with
random dice."""


@dataclass
class Look:
    """A look ahead from a position after an answer; it plays the position on to where it ends."""

    state: Table
    choice: int
    turns: int
    seed: int = 0
    roll: int = -1
    """The number of the final Roll, if the question is about dice."""


class FinalRolls:
    """The final Rolls of a turn, for the player whom a position asks which dice to reroll.

    Rolls have the numbers of the results in a table of all dice.
    """

    def __init__(self, game: str, state: Table, thoughts: Sequence[float], random: Random) -> None:
        """`thoughts` are the champion's values of all multisets of dice."""
        self.random, self.game = random, game
        position = state.pack()
        self.key = key_of_turn(game, position)
        self.me, self.count = state.player, state.dice_count
        self.table = reroll_table(self.count).table
        self.rolls = slice(self.table.first, len(self.table.counts))
        """Where the Rolls lie among all multisets."""
        same = engine_of(game).same_rolls(position)[self.rolls]
        self.same = [number - self.table.first for number in same]
        """For each Roll, the first one that does the same."""
        self.thoughts = list(thoughts[self.rolls])
        self.next_turn: dict[int, float] = {}
        """How the next turn corrects the value of a Roll."""
        self.by_next_turn = Corrections(self.count, EXACT)
        self.by_later_turns = Corrections(self.count, DRAWN)
        """How later turns with random dice correct it further; some Rolls appear several times."""
        self.looked = [0] * len(self.same)
        """How often later turns were looked at from each Roll."""
        self.ends: dict[int, Table] = {}
        """Where a look at the next turn ended, by Roll; later turns can be looked at from there."""
        self.final_worths = array("d", bytes(8 * len(thoughts)))
        self.likely = [0.0] * len(self.same)
        """How likely each Roll is after the best few choices of dice."""

    def weigh(self, state: Table) -> tuple[int, bool]:
        """The dice to reroll, as bits, and whether another choice is nearly as good."""
        worths = self.worths()
        self.final_worths[self.rolls] = array("d", [worths[number] for number in self.same])
        mask, chances, gaps = engine_of(self.game).likely_rolls(state.pack(), self.final_worths, CLOSE)
        self.likely = [0.0] * len(self.same)
        for number, chance in zip(self.same, chances[self.rolls], strict=True):
            self.likely[number] += chance
        return mask, any(0 < gap < CLOSE for gap in gaps[: 1 << self.count])

    def worths(self) -> list[float]:
        """The value of each Roll, corrected by what is known of it and of Rolls like it."""
        worths = self.thoughts[:]
        if self.next_turn:
            corrections = self.by_next_turn.of_all()
            for number, value in self.next_turn.items():
                corrections[number] = value
            worths = [worth + more for worth, more in zip(worths, corrections, strict=True)]
        if self.by_later_turns.values:
            worths = [worth + more for worth, more in zip(worths, self.by_later_turns.of_all(), strict=True)]
        return worths

    def unknown(self) -> list[float]:
        """How likely each Roll is, or 0 if its next turn is already known."""
        left = self.likely[:]
        for number in self.next_turn:
            left[number] = 0.0
        return left

    @property
    def is_known(self) -> bool:
        """Whether enough Rolls have been looked ahead from."""
        return sum(self.unknown()) < RARE

    def next_looks(self, state: Table, later: int, most: int) -> list[Look]:
        """What to look at next: the next turn after the likeliest Rolls; once these are known, later turns."""
        if not self.is_known:
            left = self.unknown()
            likeliest = sorted(range(len(left)), key=lambda number: -left[number])[:most]
            numbers = [number for number in likeliest if left[number] > 0.0]
            return [Look(self.final(state, number), SPREAD, 1, self.seed(), number) for number in numbers]
        worthwhile = [chance / (times + 1) for chance, times in zip(self.likely, self.looked, strict=True)]
        looked = self.looked[:]
        looks = []
        for _ in range(most):
            number = worthwhile.index(max(worthwhile))
            looked[number] += 1
            worthwhile[number] = self.likely[number] / (looked[number] + 1)
            if number in self.ends:
                looks.append(Look(self.ends.pop(number), NO_ANSWER, later, self.seed(), number))
            else:
                looks.append(Look(self.final(state, number), SPREAD, 1 + later, self.seed(), number))
        return looks

    def learn(self, look: Look, found: Sequence[Reals]) -> None:
        """Record what a look found: the value, and how each turn corrects it."""
        mine, number = [row[self.me] for row in found], look.roll
        later = mine[1:]
        if look.choice != NO_ANSWER:
            value = mine[0] + mine[1] - self.thoughts[number]
            if number not in self.next_turn:  # it is exact, so looking again finds the same
                self.next_turn[number] = value
                self.by_next_turn.add(number, value)
            later = mine[2:]
            if not later:
                self.ends[number] = look.state
        if later:
            self.by_later_turns.add(number, sum(later))
            self.looked[number] += 1

    def final(self, state: Table, number: int) -> Table:
        """A copy of the position with a final Roll on the table."""
        g = state.copy()
        g.dice[: self.count] = self.table.faces(self.table.first + number)
        g.rolls_left = g.spread = 0
        g.options = [0] * len(g.options)
        return g

    def seed(self) -> int:
        return self.random.getrandbits(60)


class Corrections:
    """Estimates the values of all Rolls from some: the more alike two are, the more one says of the other (kriging)."""

    def __init__(self, dice: int, noise: float) -> None:
        self.dice, self.noise = dice, noise
        self.numbers: list[int] = []
        self.values: list[float] = []
        self.equations = GrowingEquations()

    def add(self, number: int, value: float) -> None:
        """Add what was found of a Roll, which may be there already."""
        alike = likeness(self.dice, number)
        self.equations.add_row([*(alike[other] for other in self.numbers), alike[number] + self.noise])
        self.numbers.append(number)
        self.values.append(value)

    def of_all(self) -> list[float]:
        """The estimate for every Roll."""
        mean = sum(self.values) / len(self.values)
        weights: dict[int, float] = {}
        for number, weight in zip(
            self.numbers, self.equations.solved([value - mean for value in self.values]), strict=True
        ):
            weights[number] = weights.get(number, 0.0) + weight
        found = [mean] * len(reroll_table(self.dice).rolls)
        for number, weight in weights.items():
            found = [one + weight * alike for one, alike in zip(found, likeness(self.dice, number), strict=True)]
        return found


@functools.lru_cache(1000)
def likeness(dice: int, number: int) -> list[float]:
    """How alike a Roll is to all others, by how many dice differ."""
    rolls = reroll_table(dice).rolls
    by_same = list(accumulate([PER_DIE] * dice, mul, initial=1.0))[::-1]
    a, b, c, d, e, f = ([min(own, other) for other in range(dice + 1)] for own in rolls[number])
    return [by_same[a[u] + b[v] + c[w] + d[x] + e[y] + f[z]] for u, v, w, x, y, z in rolls]

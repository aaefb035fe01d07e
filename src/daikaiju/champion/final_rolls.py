"""What the final Rolls of a turn are worth; the more of them are looked ahead from, the better this is known."""

from __future__ import annotations

import functools
from array import array
from dataclasses import dataclass
from random import Random

import numpy as np

from daikaiju.arrays import Floats, Numbers, Values
from daikaiju.engine import engine_of
from daikaiju.rules.agenda import SPREAD
from daikaiju.thinking.dice import all_multisets
from daikaiju.thinking.look_ahead import START_OF_TURN
from daikaiju.thinking.records import Record, copy_of, key_of_turn

CLOSE = 0.04
"""How far behind the best choice of dice another may be and still be worth considering."""

RARE = 0.1
"""How likely the Rolls not yet looked ahead from may be in total. Only below this are corrections used, since a mix of
corrected and uncorrected Rolls would mislead; and only then are later turns looked at."""

ALIKE = 2.0
"""How many dice must differ before what is known of one Roll says only a third as much about another."""

EXACT, DRAWN = 0.02, 4.0
"""The noise of a look relative to how much Rolls differ: at the next turn, which is exact, and at later ones with
random dice."""


@dataclass
class Look:
    """A look ahead from a position after an answer; it plays the record on to where it ends."""

    record: Record
    choice: int
    turns: int
    seed: int = 0
    roll: int = -1
    """The number of the final Roll, if the question is about dice."""


class FinalRolls:
    """The final Rolls of a turn, for the player whom a record asks which dice to reroll."""

    def __init__(self, game: str, record: Record, thoughts: Values, random: Random) -> None:
        """`thoughts` are the champion's values of the Rolls."""
        self.random, self.game = random, game
        g = record[0]
        self.key = key_of_turn(record)
        self.me = int(g["player"])
        self.count = int(g["dice_count"])
        self.sets = all_multisets()
        self.rolls = slice(int(self.sets.starts[self.count]), int(self.sets.starts[self.count + 1]))
        same = np.array(engine_of(game).same_rolls(record.tobytes()))
        self.same: Numbers = same[self.rolls] - self.rolls.start
        """For each Roll, the first one that does the same; numbers count from the first Roll of all dice."""
        self.thoughts = thoughts[self.rolls].copy()
        self.next_turn: dict[int, float] = {}
        """How the next turn corrects the value of a Roll."""
        self.later_turns: list[tuple[int, float]] = []
        """How later turns with random dice correct it further; some Rolls appear several times."""
        self.looked: Values = np.zeros(len(self.same))
        """How often later turns were looked at from each Roll."""
        self.ends: dict[int, Record] = {}
        """Where a look at the next turn ended, by Roll; later turns can be looked at from there."""
        self.final_worths = array("d", bytes(8 * len(self.sets.dice)))
        self.likely: Values = np.zeros(len(self.same))
        """How likely each Roll is after the best few choices of dice."""

    def weigh(self, record: Record) -> tuple[int, bool]:
        """The dice to reroll, as bits, and whether another choice is nearly as good."""
        self.final_worths[self.rolls] = array("d", self.worths()[self.same].tobytes())
        mask, found, behind = engine_of(self.game).likely_rolls(record.tobytes(), self.final_worths, CLOSE)
        chances, gaps = np.array(found)[self.rolls], np.array(behind)[: 1 << self.count]
        self.likely = np.asarray(np.bincount(self.same, chances, len(self.same)), np.float64)
        return mask, bool(((gaps > 0) & (gaps < CLOSE)).any())

    def worths(self) -> Values:
        """The value of each Roll, corrected by what is known of it and of Rolls like it."""
        worths = self.thoughts.copy()
        if self.next_turn:
            numbers, values = np.array(list(self.next_turn)), np.array(list(self.next_turn.values()))
            corrections = spread_out(self.count, numbers, values, EXACT)
            corrections[numbers] = values
            worths += corrections
        if self.later_turns:
            numbers, values = (np.array(column) for column in zip(*self.later_turns, strict=True))
            worths += spread_out(self.count, numbers, values, DRAWN)
        return worths

    def unknown(self) -> Values:
        """How likely each Roll is, or 0 if its next turn is already known."""
        left = self.likely.copy()
        left[list(self.next_turn)] = 0.0
        return left

    @property
    def is_known(self) -> bool:
        """Whether enough Rolls have been looked ahead from."""
        return bool(self.unknown().sum() < RARE)

    def next_looks(self, record: Record, later: int, most: int) -> list[Look]:
        """What to look at next: the next turn after the likeliest Rolls; once these are known, later turns."""
        if not self.is_known:
            left = self.unknown()
            numbers = [int(number) for number in np.argsort(-left, kind="stable")[:most] if left[number] > 0.0]
            return [Look(self.final(record, number), SPREAD, 1, self.seed(), number) for number in numbers]
        looked = self.looked.copy()
        looks = []
        for _ in range(most):
            number = int(np.argmax(self.likely / (looked + 1.0)))
            looked[number] += 1.0
            if number in self.ends:
                looks.append(Look(self.ends.pop(number), START_OF_TURN, later, self.seed(), number))
            else:
                looks.append(Look(self.final(record, number), SPREAD, 1 + later, self.seed(), number))
        return looks

    def learn(self, look: Look, found: Values) -> None:
        """Record what a look found: the value, and how each turn corrects it."""
        mine, number = found[:, self.me], look.roll
        later = mine[1:]
        if look.choice != START_OF_TURN:
            self.next_turn[number] = float(mine[0] + mine[1] - self.thoughts[number])
            later = mine[2:]
            if not len(later):
                self.ends[number] = look.record
        if len(later):
            self.later_turns.append((number, float(later.sum())))
            self.looked[number] += 1.0

    def final(self, record: Record, number: int) -> Record:
        """A copy of the record with a final Roll on the table."""
        games = copy_of(record)
        g = games[0]
        g["dice"][: self.count] = self.sets.dice[self.rolls.start + number, : self.count]
        g["rolls_left"], g["spread"] = 0, 0
        g["options"][:] = 0
        return games

    def seed(self) -> int:
        return self.random.getrandbits(60)


def spread_out(count: int, numbers: Numbers, values: Values, noise: float) -> Values:
    """Estimate the values of all Rolls from some: the more alike two are, the more one says of the other (kriging)."""
    alike = likeness(count)
    seen = alike[np.ix_(numbers, numbers)] + noise * np.eye(len(numbers))
    mean = values.mean()
    return np.asarray(mean + alike[:, numbers] @ np.linalg.solve(seen, values - mean), np.float64)


@functools.lru_cache(2)
def likeness(count: int) -> Floats:
    """How alike any two multisets of `count` dice are, by how many dice differ."""
    sets = all_multisets()
    dice = sets.dice[sets.starts[count] : sets.starts[count + 1], :count]
    counts = np.stack([(dice == face).sum(1) for face in range(6)], 1).astype(np.float32)
    differ = sum(np.abs(counts[:, None, face] - counts[None, :, face]) for face in range(6))
    return np.asarray(np.exp(-differ / (2 * ALIKE)), np.float32)

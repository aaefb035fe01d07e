"""What the final Rolls of a turn are worth; the more of them are played on from, the better this is known."""

from __future__ import annotations

import functools
from array import array
from collections.abc import Mapping, Sequence
from itertools import accumulate
from operator import mul
from random import Random

from daikaiju.bots.rerolls import reroll_table
from daikaiju.champion.equations import GrowingEquations
from daikaiju.champion.turn_key import key_of_turn
from daikaiju.engine import engine_of
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.table import Table

CLOSE = 0.04
"""How far behind the best choice of dice another may be and still be worth considering."""

RARE = 0.1
"""How likely the Rolls not yet played on from may be in total. Only below this are later turns played."""

PREFERENCE = 0.003
"""How much a difference of 1 in what the network prefers counts against a chance to win, while nothing is known."""

PER_DIE = 0.6065306597126334
"""How much of what is known of one Roll holds for another, for each die that differs: two leave about a third. It is
the root of 1/e, written out so that all machines find the same."""

OF_TURN, OF_LATER_TURNS = 1.0, 60.0
"""The noise of a roll-out, as a variance relative to that of what it corrects: of the rest of the turn, and of later
turns."""

MOST_KNOWN = 128
"""From how many different Rolls is played on at most: spreading what is found takes time."""


class FinalRolls:
    """The final Rolls of a turn, for the player whom a position asks which dice to reroll.

    Rolls have the numbers of the results in a table of all dice.
    """

    def __init__(self, game: str, state: Table, thoughts: Sequence[float], random: Random) -> None:
        """`thoughts` are the champion's values of all multisets of dice."""
        self.random, self.game = random, game
        position = state.pack()
        self.key = key_of_turn(state)
        self.me, self.count = state.player, state.dice_count
        self.table = reroll_table(self.count).table
        self.rolls = slice(self.table.first, len(self.table.counts))
        """Where the Rolls lie among all multisets."""
        same = engine_of(game).same_rolls(position)[self.rolls]
        self.same = [number - self.table.first for number in same]
        """For each Roll, the first one that does the same."""
        self.thoughts = list(thoughts[self.rolls])
        self.by_turn = Corrections(self.count, OF_TURN)
        """How the rest of the turn corrects the value of Rolls."""
        self.by_later_turns = Corrections(self.count, OF_LATER_TURNS)
        """How later turns correct it further."""
        self.looks = 0
        """How many roll-outs there were."""
        self.looked = [0] * len(self.same)
        """How many from each Roll."""
        self.seeds: list[int] = []
        """The luck of the first roll-out from any Roll, of the second, and so on."""
        self.final_worths = array("d", bytes(8 * len(thoughts)))
        self.likely = [0.0] * len(self.same)
        """How likely each Roll is after the best few choices of dice."""

    def weigh(self, state: Table, preferences: Mapping[int, float]) -> tuple[int, bool]:
        """The best way to reroll dice, and whether another is nearly as good.

        What the network prefers counts too, the less the more is known.
        """
        worths = self.worths()
        self.final_worths[self.rolls] = array("d", [worths[number] for number in self.same])
        _, chances, gaps = engine_of(self.game).likely_rolls(state.pack(), self.final_worths, CLOSE)
        self.likely = [0.0] * len(self.same)
        for number, chance in zip(self.same, chances[self.rolls], strict=True):
            self.likely[number] += chance
        weight = PREFERENCE * self.guessed
        masks = {choice - SPREAD: logit for choice, logit in preferences.items() if choice >= SPREAD}
        best = max(masks, key=lambda mask: weight * masks[mask] - gaps[mask])
        return SPREAD + best, any(mask != best and gaps[mask] < CLOSE for mask in masks)

    def worths(self) -> list[float]:
        """The value of each Roll, corrected by what is known of it and of Rolls like it."""
        worths = self.thoughts[:]
        for corrections in (self.by_turn, self.by_later_turns):
            if corrections.found:
                worths = [worth + more for worth, more in zip(worths, corrections.of_all(), strict=True)]
        return worths

    @property
    def guessed(self) -> float:
        """How likely the Rolls are that were not played on from."""
        return sum(chance for chance, times in zip(self.likely, self.looked, strict=True) if not times)

    @property
    def is_known(self) -> bool:
        """Whether enough Rolls have been played on from."""
        return self.guessed < RARE or len(self.by_turn.found) >= MOST_KNOWN

    def next_looks(self, most: int) -> list[tuple[int, int]]:
        """From which Rolls to play on next, each with a seed: those that are likely for how often it has been done."""
        may_be_new = len(self.by_turn.found) < MOST_KNOWN
        looked, looks = self.looked[:], []
        worthwhile = [
            chance / (times + 1) if times or may_be_new else 0.0
            for chance, times in zip(self.likely, looked, strict=True)
        ]
        for _ in range(most):
            number = worthwhile.index(max(worthwhile))
            looks.append((number, self.seed(looked[number])))
            looked[number] += 1
            worthwhile[number] = self.likely[number] / (looked[number] + 1)
        return looks

    def learn(self, number: int, found: Sequence[float]) -> None:
        """Record a roll-out: the player's chance at the end of the turn, and after later turns."""
        self.by_turn.add(number, found[0] - self.thoughts[number])
        if len(found) > 1:
            self.by_later_turns.add(number, found[-1] - found[0])
        self.looked[number] += 1
        self.looks += 1

    def final(self, state: Table, number: int) -> bytes:
        """The position with a final Roll on the table."""
        g = state.copy()
        g.dice[: self.count] = self.table.faces(self.table.first + number)
        g.rolls_left = g.spread = 0
        g.options = [0] * len(g.options)
        return g.pack()

    def seed(self, times: int) -> int:
        """The luck of a roll-out from a Roll that has been played on from some times."""
        while len(self.seeds) <= times:
            self.seeds.append(self.random.getrandbits(60))
        return self.seeds[times]


class Corrections:
    """Estimates the values of all Rolls from some: the more alike two are, the more one says of the other (kriging)."""

    def __init__(self, dice: int, noise: float) -> None:
        self.dice, self.noise = dice, noise
        self.found: dict[int, list[float]] = {}
        """What was found of each Roll."""

    def add(self, number: int, value: float) -> None:
        """Add what was found of a Roll once."""
        self.found.setdefault(number, []).append(value)

    def of_all(self) -> list[float]:
        """The estimate for every Roll."""
        numbers = list(self.found)
        total = sum(len(values) for values in self.found.values())
        middle = sum(map(sum, self.found.values())) / total
        equations = GrowingEquations()
        for place, number in enumerate(numbers):
            alike, noise = likeness(self.dice, number), self.noise / len(self.found[number])
            equations.add_row([*(alike[other] for other in numbers[:place]), alike[number] + noise])
        weights = equations.solved([sum(values) / len(values) - middle for values in self.found.values()])
        found = [middle] * len(reroll_table(self.dice).rolls)
        for number, weight in zip(numbers, weights, strict=True):
            found = [one + weight * alike for one, alike in zip(found, likeness(self.dice, number), strict=True)]
        return found


@functools.lru_cache(1000)
def likeness(dice: int, number: int) -> list[float]:
    """How alike a Roll is to all others, by how many dice differ."""
    rolls = reroll_table(dice).rolls
    by_same = list(accumulate([PER_DIE] * dice, mul, initial=1.0))[::-1]
    a, b, c, d, e, f = ([min(own, other) for other in range(dice + 1)] for own in rolls[number])
    return [by_same[a[u] + b[v] + c[w] + d[x] + e[y] + f[z]] for u, v, w, x, y, z in rolls]

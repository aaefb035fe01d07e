"""Which dice to keep: exact dynamic programming over multisets, in the compiled subset.

All multisets of up to nine dice are numbered, smaller ones first. A multiset that is kept is worth the mean of the six
that one more die can make of it; a full one with Rolls left is worth as much as the best subset to keep.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import numpy as np

from daikaiju.analysis.tables import FACES
from daikaiju.arrays import Int8s, Int32s, Numbers, Values
from daikaiju.thinking.network import MOST_SEATS

MOST_DICE = 9
MOST_ROLLS = 8
"""The most Rolls that are planned for; any more are ignored."""

TURN, ROLLS = range(2)
"""Places in `Plan.scope`: a key of the turn it is for, and for how many Rolls `kept` is filled in."""


class Multisets(NamedTuple):
    """All multisets of dice by number, and which become which with one die more or less."""

    starts: Numbers
    """Where the multisets of each size begin."""
    grown: Int32s
    """For each multiset, the six it can become with one more die."""
    dice: Int8s
    """For each multiset, its dice, lowest face first."""
    shrunk: Int32s
    """For each multiset, what it becomes with one die of each face fewer; itself if it has none."""
    counts: Int8s
    """For each multiset, how many dice show each face."""


class Plan(NamedTuple):
    """What the dice of one turn are worth."""

    scope: Numbers
    """What is planned, by the names above."""
    final: Values
    """The worth of each full multiset as the final Roll."""
    kept: Values
    """The worth of keeping a multiset, by how many Rolls are left after the next."""
    best: Values
    chances: Values
    """Every seat's chance to win after each full multiset as the final Roll."""


@functools.cache
def all_multisets() -> Multisets:
    """The tables for any number of dice in either game."""
    smaller, total = (sum(ways(dice, FACES) for dice in range(most + 1)) for most in (MOST_DICE - 1, MOST_DICE))
    sets = Multisets(
        np.zeros(MOST_DICE + 2, np.int64),
        np.zeros((smaller, FACES), np.int32),
        np.zeros((total, MOST_DICE), np.int8),
        np.zeros((total, FACES), np.int32),
        np.zeros((total, FACES), np.int8),
    )
    fill_multisets(sets)
    return sets


def fill_multisets(sets: Multisets) -> None:
    """Fill in the tables, smaller multisets first, those of one size in order of their dice."""
    number = 0
    sets.starts[0] = 0
    for size in range(MOST_DICE + 1):
        dice = sets.dice[number]
        for die in range(MOST_DICE):
            dice[die] = 0
        while True:
            for face in range(FACES):
                sets.counts[number, face] = 0
            for die in range(size):
                sets.counts[number, sets.dice[number, die]] += 1
            place = size - 1
            while place >= 0 and sets.dice[number, place] == FACES - 1:
                place -= 1
            number += 1
            if place < 0:
                break
            for die in range(MOST_DICE):
                sets.dice[number, die] = sets.dice[number - 1, die]
            face = sets.dice[number, place] + 1
            for die in range(place, size):
                sets.dice[number, die] = face
        sets.starts[size + 1] = number
    for number in range(sets.starts[MOST_DICE + 1]):
        counts = sets.counts[number]
        for face in range(FACES):
            sets.shrunk[number, face] = number
            if counts[face] > 0:
                counts[face] -= 1
                smaller = place_of(sets, counts)
                counts[face] += 1
                sets.shrunk[number, face] = smaller
                sets.grown[smaller, face] = number


def place_of(sets: Multisets, counts: Int8s) -> int:
    """The number of a multiset by how many dice show each face: where it comes among those in order of their dice."""
    left = 0
    for face in range(FACES):
        left += counts[face]
    number: int = sets.starts[left] + 0
    for face in range(FACES - 1):
        # Before it come those with more dice of this face.
        for more in range(counts[face] + 1, left + 1):
            number += ways(left - more, FACES - 1 - face)
        left -= counts[face]
    return number


def ways(dice: int, faces: int) -> int:
    """How many multisets of dice there are with some faces.

    >>> ways(6, 6), ways(0, 3), ways(4, 1)
    (462, 1, 1)
    """
    found = 1
    for die in range(1, dice + 1):
        found = found * (faces - 1 + die) // die
    return found


def new_plan() -> Plan:
    """Memory for the dice of one turn."""
    total = len(all_multisets().dice)
    return Plan(
        np.zeros(2, np.int64),
        np.zeros(total),
        np.zeros((MOST_ROLLS, total)),
        np.zeros(total),
        np.zeros((total, MOST_SEATS)),
    )


def number_of(sets: Multisets, dice: list[int] | Int8s, mask: int, count: int) -> int:
    """The number of the multiset of the dice that are not in a mask."""
    number = 0
    for die in range(count):
        if not (mask >> die) & 1:
            number = sets.grown[number, dice[die]]
    return number


def throw_once(sets: Multisets, count: int, worth: Values, kept: Values) -> None:
    """What it is worth to keep each multiset, roll the other dice once, and then have `worth`."""
    for number in range(sets.starts[count], sets.starts[count + 1]):
        kept[number] = worth[number]
    for number in range(sets.starts[count] - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += kept[sets.grown[number, face]]
        kept[number] = total / FACES


def plan_rolls(sets: Multisets, plan: Plan, count: int, rolls: int) -> None:
    """Fill in `plan.kept` for a number of Rolls; `plan.final` is given."""
    while plan.scope[ROLLS] < rolls:
        known = plan.scope[ROLLS]
        if known == 0:
            throw_once(sets, count, plan.final, plan.kept[0])
        else:
            kept = plan.kept[known - 1]
            for number in range(sets.starts[count + 1]):
                most = kept[number]
                for face in range(FACES):
                    smaller = sets.shrunk[number, face]
                    if smaller != number:
                        most = max(most, plan.best[smaller])
                plan.best[number] = most
            throw_once(sets, count, plan.best, plan.kept[known])
        plan.scope[ROLLS] = known + 1


def find_best_parts(sets: Multisets, count: int, kept: Values, best: Numbers) -> None:
    """Write for each multiset of up to `count` dice the part of it that is best kept."""
    for number in range(sets.starts[count + 1]):
        best[number] = number
        for face in range(FACES):
            smaller = best[sets.shrunk[number, face]]
            if kept[smaller] > kept[best[number]]:
                best[number] = smaller


def best_keep(sets: Multisets, plan: Plan, dice: list[int] | Int8s, count: int, rolls: int) -> tuple[int, float]:
    """The best dice to reroll, as bits (none to stop), when some Rolls are left, and what that is worth."""
    best = 0
    most = plan.final[number_of(sets, dice, 0, count)]
    rolls = min(rolls, MOST_ROLLS - 1)
    if rolls > 0:
        plan_rolls(sets, plan, count, rolls)
        for mask in range(1, 1 << count):
            worth = plan.kept[rolls - 1, number_of(sets, dice, mask, count)]
            if worth > most + 1e-9:
                best = mask
                most = worth
    return best, most

"""How lucky the dice were, in the compiled subset.

Before the dice of a turn are thrown, every seat's expected chances follow exactly from the plan of whoever rolls.
Whatever the dice then bring beyond that is luck. With luck taken out, the course of a game says much more about its
positions.
"""

from __future__ import annotations

import numpy as np

from daikaiju.analysis.tables import FACES
from daikaiju.arrays import Values
from daikaiju.champion.network import MOST_SEATS
from daikaiju.champion.search.dice import MOST_ROLLS, Multisets, Plan, find_best_parts, plan_rolls


def expect(sets: Multisets, plan: Plan, count: int, rolls: int, expected: Values) -> None:
    """Write every seat's chance to win before all dice are thrown, if the roller plays its Rolls by the plan."""
    rolls = min(rolls, MOST_ROLLS)
    stages = np.zeros((rolls, sets.starts[count + 1], MOST_SEATS))
    foresee(sets, plan, count, rolls, stages)
    for seat in range(MOST_SEATS):
        expected[seat] = stages[rolls - 1, 0, seat]


def foresee(sets: Multisets, plan: Plan, count: int, rolls: int, stages: Values) -> None:
    """Write every seat's chance to win, by the Rolls left and the dice on the table, if the roller plays by the plan.

    A multiset of fewer than all dice stands for the dice kept, before the others are thrown.
    """
    plan_rolls(sets, plan, count, rolls)
    first, end = sets.starts[count], sets.starts[count + 1]
    best = np.zeros(end, np.int64)
    for number in range(first, end):
        for seat in range(MOST_SEATS):
            stages[0, number, seat] = plan.chances[number, seat]
    throw_for_all(sets, count, stages[0])
    for left in range(1, rolls):
        find_best_parts(sets, count, plan.kept[left - 1], best)
        for number in range(first, end):
            for seat in range(MOST_SEATS):
                stages[left, number, seat] = stages[left - 1, best[number], seat]
        throw_for_all(sets, count, stages[left])


def throw_for_all(sets: Multisets, count: int, chances: Values) -> None:
    """Write every seat's chances before the dice that are not kept are thrown; those of full multisets are given."""
    for number in range(sets.starts[count] - 1, -1, -1):
        for seat in range(MOST_SEATS):
            total = 0.0
            for face in range(FACES):
                total += chances[sets.grown[number, face], seat]
            chances[number, seat] = total / FACES

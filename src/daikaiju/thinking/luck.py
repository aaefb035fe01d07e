"""How lucky the dice were, in the compiled subset.

Before the dice of a turn are thrown, every seat's expected chances follow exactly from the plan of whoever rolls.
Whatever the dice then bring beyond that is luck. With luck taken out, the course of a game says much more about its
positions.
"""

from __future__ import annotations

from daikaiju.analysis.tables import FACES
from daikaiju.arrays import Numbers, Values
from daikaiju.thinking.dice import MOST_ROLLS, Multisets, Plan, find_best_parts, plan_rolls
from daikaiju.thinking.network import MOST_SEATS
from daikaiju.thinking.workspace import Workspace


def expect(work: Workspace, count: int, rolls: int, expected: Values) -> None:
    """Write every seat's chance to win before all dice are thrown, if the roller plays its Rolls by `work.plan`."""
    rolls = min(rolls, MOST_ROLLS)
    foresee(work.sets, work.plan, count, rolls, work.stages, work.parts)
    for seat in range(MOST_SEATS):
        expected[seat] = work.stages[(rolls - 1) % len(work.stages), 0, seat]


def foresee(sets: Multisets, plan: Plan, count: int, rolls: int, stages: Values, best: Numbers) -> None:
    """Write every seat's chance to win, by the Rolls left and the dice on the table, if the roller plays by the plan.

    A multiset of fewer than all dice stands for the dice kept, before the others are thrown. With fewer stages than
    Rolls, the last ones are kept. `best` is memory for a number for each multiset.
    """
    plan_rolls(sets, plan, count, rolls)
    first, end = sets.starts[count], sets.starts[count + 1]
    for number in range(first, end):
        for seat in range(MOST_SEATS):
            stages[0, number, seat] = plan.chances[number, seat]
    throw_for_all(sets, count, stages[0])
    for left in range(1, rolls):
        find_best_parts(sets, count, plan.kept[left - 1], best)
        before, now = (left - 1) % len(stages), left % len(stages)
        for number in range(first, end):
            for seat in range(MOST_SEATS):
                stages[now, number, seat] = stages[before, best[number], seat]
        throw_for_all(sets, count, stages[now])


def throw_for_all(sets: Multisets, count: int, chances: Values) -> None:
    """Write every seat's chances before the dice that are not kept are thrown; those of full multisets are given."""
    for number in range(sets.starts[count] - 1, -1, -1):
        for seat in range(MOST_SEATS):
            total = 0.0
            for face in range(FACES):
                total += chances[sets.grown[number, face], seat]
            chances[number, seat] = total / FACES

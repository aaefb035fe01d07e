"""Keeping dice: the champion's numbering of multisets agrees with the exact tables."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.bots.rerolls import reroll_table
from daikaiju.thinking.dice import ROLLS, all_multisets, best_keep, new_plan, number_of


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_best_dice_are_kept(count: int) -> None:
    sets, plan, table = all_multisets(), new_plan(), reroll_table(count)
    worth = np.random.default_rng(count).random(len(table.rolls)).tolist()
    plan.final[sets.starts[count] : sets.starts[count + 1]] = worth
    for _ in range(20):
        dice = list(np.random.default_rng().integers(0, 6, count))
        for rolls in (1, 2, 3):
            plan.scope[ROLLS] = 0
            mask, most = best_keep(sets, plan, dice, count, rolls)
            found = float(table.with_rolls_left(worth, rolls)[table.table.roll_number(dice)])
            assert most == pytest.approx(found)
            assert mask == 0 or mask < 1 << count


def test_expected_claws_of_a_turn() -> None:
    """Six dice, three Rolls, as many claws as possible: 6 * 91/216."""
    sets, plan = all_multisets(), new_plan()
    first, end = sets.starts[3], sets.starts[4]
    plan.final[first:end] = (sets.dice[first:end, :3] == 5).sum(axis=1)
    _, most = best_keep(sets, plan, [0, 0, 0], 3, 2)
    assert most == pytest.approx(3 * 11 / 36)


def test_dice_have_the_number_of_their_multiset() -> None:
    sets = all_multisets()
    assert number_of(sets, [], 0, 0) == 0
    number = number_of(sets, [5, 2, 2], 0, 3)
    assert list(sets.dice[number, :3]) == [2, 2, 5]
    assert number_of(sets, [5, 2, 2], 0b001, 3) == number_of(sets, [2, 2], 0, 2)

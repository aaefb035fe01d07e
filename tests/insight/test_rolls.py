"""The dice of a turn: what is kept, what it is worth to everybody, and what comes of it."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.bots.rerolls import reroll_table
from daikaiju.insight.rolls import Rolls, number_of, sizes
from daikaiju.thinking.dice import all_multisets

SEATS = 6
CLAW = 5


def some_rolls(count: int, seed: int = 1) -> Rolls:
    """Final Rolls of random worth, of which two seats share every win."""
    final = np.zeros((len(all_multisets().dice), SEATS))
    full = sizes(count)[-1]
    final[full, 0] = np.random.default_rng(seed).random(len(full))
    final[full, 1] = 1 - final[full, 0]
    return Rolls(0, count, final)


@pytest.mark.parametrize("count", [1, 2, 4, 6])
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_the_best_dice_are_kept(count: int, left: int) -> None:
    rolls, table = some_rolls(count), reroll_table(count)
    worth = rolls.final[sizes(count)[-1], 0]
    for dice in np.random.default_rng(count).integers(0, 6, (10, count)).tolist():
        expected = float(table.with_rolls_left(worth, left)[table.table.roll_number(dice)])
        assert rolls.best(dice, left)[0] == pytest.approx(expected)
        assert rolls.best(dice, left).sum() == pytest.approx(1.0)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_outcomes_are_as_likely_as_their_worth_says(left: int) -> None:
    rolls = some_rolls(5)
    for kept in ([], [1, 1], [0, 3, 4, 4]):
        chances = rolls.outcomes(kept, left)
        assert chances.sum() == pytest.approx(1.0)
        assert (chances @ rolls.final)[0] == pytest.approx(rolls.of_keeping(kept, left)[0])


def test_stopping_is_certain() -> None:
    rolls = some_rolls(3)
    chances = rolls.outcomes([2, 0, 5], 2)
    assert chances[number_of([0, 2, 5])] == 1.0


def test_claws_wanted_for_three_rolls() -> None:
    final = np.zeros((len(all_multisets().dice), SEATS))
    full = sizes(6)[-1]
    final[full, 0] = (all_multisets().dice[full, :6] == CLAW).sum(axis=1)
    assert Rolls(0, 6, final).of_keeping([], 3)[0] == pytest.approx(6 * 91 / 216)

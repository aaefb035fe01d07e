"""The dice of a turn: what is kept, what it is worth to everybody, and what comes of it."""

from __future__ import annotations

import random

import pytest

from daikaiju.bots.rerolls import reroll_table
from daikaiju.insight.rolls import Rolls

CLAW = 5


def some_rolls(count: int, seed: int = 1) -> Rolls:
    """Final Rolls of random worth, of which two seats share every win."""
    source = random.Random(seed)
    mine = [source.random() for _ in reroll_table(count).rolls]
    return Rolls(0, count, [mine, [1 - worth for worth in mine]])


@pytest.mark.parametrize("count", [1, 2, 4, 6])
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_the_best_dice_are_kept(count: int, left: int) -> None:
    rolls, table = some_rolls(count), reroll_table(count)
    source = random.Random(count)
    for _ in range(10):
        dice = [source.randrange(6) for _ in range(count)]
        expected = table.with_rolls_left(rolls.final[0], left)[table.table.roll_number(dice)]
        assert rolls.best(dice, left)[0] == pytest.approx(expected)
        assert sum(rolls.best(dice, left)) == pytest.approx(1.0)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_outcomes_are_as_likely_as_their_worth_says(left: int) -> None:
    rolls = some_rolls(5)
    for kept in ([], [1, 1], [0, 3, 4, 4]):
        chances = rolls.outcomes(kept, left)
        assert sum(chances) == pytest.approx(1.0)
        worth = sum(chance * final for chance, final in zip(chances, rolls.final[0], strict=True))
        assert worth == pytest.approx(rolls.of_keeping(kept, left)[0])


def test_stopping_is_certain() -> None:
    rolls = some_rolls(3)
    chances = rolls.outcomes([2, 0, 5], 2)
    assert chances[rolls.table.roll_number([0, 2, 5])] == 1.0


def test_claws_wanted_for_three_rolls() -> None:
    claws = [float(counts[CLAW]) for counts in reroll_table(6).rolls]
    assert Rolls(0, 6, [claws]).of_keeping([], 3)[0] == pytest.approx(6 * 91 / 216)


def test_no_dice_at_all() -> None:
    assert Rolls(0, 0, [[0.25], [0.75]]).best([], 2) == [0.25, 0.75]

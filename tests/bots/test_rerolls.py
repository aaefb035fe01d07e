"""Rerolls: the tables are right, and the chosen reroll is the best one."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from daikaiju.bots.rerolls import reroll_table


@pytest.mark.parametrize("dice", [0, 1, 3, 6, 7])
def test_every_roll_is_there_once(dice: int) -> None:
    table = reroll_table(dice)
    assert len(table.rolls) == len(set(table.rolls))
    assert all(sum(row) == dice for row in table.rolls)
    for number, counts in enumerate(table.rolls):
        assert table.roll_number(list(counts)) == number


def test_the_worth_of_kept_dice_is_the_mean_over_all_throws() -> None:
    table = reroll_table(4)
    worth = np.random.default_rng(3).random(len(table.rolls)).tolist()
    kept = table.kept_worth(worth)
    counts = [1, 0, 0, 1, 0, 0]
    throws = []
    for first, second in product(range(6), repeat=2):
        after = list(counts)
        after[first] += 1
        after[second] += 1
        throws.append(worth[table.roll_number(after)])
    assert kept[table.number(counts)] == pytest.approx(np.mean(throws))


def test_one_roll_left_is_worth_its_best_part_to_keep() -> None:
    table = reroll_table(3)
    worth = np.random.default_rng(4).random(len(table.rolls)).tolist()
    kept = table.kept_worth(worth)
    best = table.with_rolls_left(worth, 1)
    for number, counts in enumerate(table.rolls):
        parts = product(*(range(count + 1) for count in counts))
        assert best[number] == pytest.approx(max(kept[table.number(list(part))] for part in parts))


def test_more_rolls_are_never_worth_less() -> None:
    table = reroll_table(6)
    worth = np.random.default_rng(5).random(len(table.rolls)).tolist()
    once, twice = table.with_rolls_left(worth, 1), table.with_rolls_left(worth, 2)
    assert all(more >= less - 1e-12 for less, more in zip(worth, once, strict=True))
    assert all(more >= less - 1e-12 for less, more in zip(once, twice, strict=True))

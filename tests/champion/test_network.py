"""The layers of the network, against plain sums."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.champion.network import NARROW, WIDE, add_products, add_rows


@pytest.mark.parametrize("count", [0, 1, 3, 4, 7, 8, 13])
def test_rows_add_up(count: int) -> None:
    random = np.random.default_rng(count)
    rows, found = random.random((20, WIDE)), random.integers(0, 20, count)
    sums = random.random(WIDE)
    expected = sums + rows[found].sum(axis=0)
    add_rows(rows, found, count, sums)
    assert sums == pytest.approx(expected)


def test_products_add_up() -> None:
    random = np.random.default_rng(1)
    weights, amounts, sums = random.random((WIDE, NARROW)), random.random(WIDE), random.random(NARROW)
    expected = sums + amounts @ weights
    add_products(weights, amounts, sums)
    assert sums == pytest.approx(expected)

"""The layers of the network, against plain sums."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.rules import king as rules
from daikaiju.thinking import network
from daikaiju.thinking.adapters.king import features
from daikaiju.thinking.network import NARROW, NEUTRAL, WIDE, Network, add_products, add_rows, size_of, thought, value


@pytest.mark.parametrize("count", [0, 1, 3, 4, 7, 8, 13])
def test_rows_add_up(count: int) -> None:
    random = np.random.default_rng(count)
    rows, found = random.random((20, WIDE), np.float32), random.integers(0, 20, count)
    sums = random.random(WIDE, np.float32)
    expected = sums + rows[found].sum(axis=0)
    add_rows(rows, found, count, sums)
    assert sums == pytest.approx(expected, rel=1e-5)


def test_products_add_up() -> None:
    random = np.random.default_rng(1)
    weights, amounts, sums = (random.random(shape, np.float32) for shape in ((WIDE, NARROW), WIDE, NARROW))
    expected = sums + amounts @ weights
    add_products(weights, amounts, sums)
    assert sums == pytest.approx(expected, rel=1e-5)


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> Network:
    """A network to which only the mark of the thinking monster is worth something."""
    for name in ("THINKER", "is_alive", "shared_features", "features", "share_of_win"):
        monkeypatch.setattr(network, name, getattr(features, name), raising=False)
    net = network.network(np.zeros(size_of(features.FEATURES), np.float32), features.FEATURES)
    net.rows[features.THINKER, 0] = net.own[0, 0] = net.out[0] = 1
    return net


def test_the_one_who_thinks_is_marked(marked: Network) -> None:
    g, memory, chances = rules.new_state(3), thought(features.MOST_FEATURES), np.zeros(6)
    rules.start(g)
    value(g, marked, memory, NEUTRAL, chances)
    assert chances[:3] == pytest.approx([1 / 3] * 3)
    value(g, marked, memory, 1, chances)
    assert chances[:3] == pytest.approx([1 / (2 + np.e), np.e / (2 + np.e), 1 / (2 + np.e)])

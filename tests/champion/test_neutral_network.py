"""The network of equals: it takes no side, and everything that judges positions asks it."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.champion.neutral_network import neutral_network, neutral_network_file, neutral_network_name
from daikaiju.champion.weights import load
from daikaiju.insight.evaluator import Evaluator
from daikaiju.thinking.adapters import ADAPTERS


@pytest.mark.parametrize("game", list(ADAPTERS))
def test_it_is_whole_and_takes_no_side(game: str) -> None:
    weights = load(neutral_network_file(game), game)
    assert np.isfinite(weights.flat).all()
    assert weights.card["games"] > 0
    assert not neutral_network(game)[0].rows[ADAPTERS[game].features.THINKER].any()


@pytest.mark.parametrize("game", list(ADAPTERS))
def test_positions_are_valued_with_it(game: str) -> None:
    valuer = Evaluator(game)
    assert f"{valuer.number:012x}" == neutral_network_name(game)
    assert valuer.net is neutral_network(game)[0]

"""The network of equals: it takes no side, and what judges positions beside a champion that only searches asks it."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.champion.network_file import read_network
from daikaiju.champion.neutral_network import neutral_network, neutral_network_file
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.playable import playable


@pytest.mark.parametrize("game", list(ADAPTERS))
def test_it_is_whole_and_takes_no_side(game: str) -> None:
    found = read_network(neutral_network_file(game), game)
    assert np.isfinite(np.frombuffer(found.weights, np.float32)).all()
    assert found.card["games"] > 0
    net = playable(game, np.frombuffer(neutral_network(game).weights, np.float32))
    assert not net.rows[ADAPTERS[game].features.THINKER].any()

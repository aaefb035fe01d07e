"""The network of equals: it takes no side, and everything that judges positions asks it."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.champion.equals import file_of_equals, name_of_equals, network_of_equals
from daikaiju.champion.sights import SIGHTS
from daikaiju.champion.weights import load
from daikaiju.insight.valuing import Valuer


@pytest.mark.parametrize("game", list(SIGHTS))
def test_it_is_whole_and_takes_no_side(game: str) -> None:
    weights = load(file_of_equals(game), game)
    assert np.isfinite(weights.flat).all()
    assert weights.card["games"] > 0
    assert not network_of_equals(game)[0].rows[SIGHTS[game].THINKER].any()


@pytest.mark.parametrize("game", list(SIGHTS))
def test_positions_are_valued_with_it(game: str) -> None:
    valuer = Valuer(game)
    assert f"{valuer.number:012x}" == name_of_equals(game)
    assert valuer.net is network_of_equals(game)[0]

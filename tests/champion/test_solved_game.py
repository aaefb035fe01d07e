"""The champion's lessons from the solved game: what it sees of positions, and what they are worth."""

from __future__ import annotations

import numpy as np
from tools.lab.solved_game import bare_positions, network_values

from daikaiju.analysis.yardstick import Yardstick
from daikaiju.analysis.yardstick.playouts import MINE, OTHERS
from daikaiju.champion.weights import Weights
from daikaiju.thinking.adapters.king.features import FEATURES, HEARTS, STARS
from daikaiju.thinking.adapters.king.training_start import first_worths
from daikaiju.thinking.network import first_weights

SOLVED = Yardstick.shipped()


def test_positions_have_their_exact_chances() -> None:
    chosen = np.array([(OTHERS, 10, 0, 9, 3), (MINE, 4, 9, 6, 12)])
    positions = bare_positions(SOLVED, chosen)
    assert positions.seats.tolist() == [0b11, 0b11]
    assert np.allclose(
        positions.targets[:, 0], [SOLVED.value((OTHERS, 10, 0, 9, 3)), SOLVED.value((MINE, 4, 9, 6, 12))]
    )
    assert np.allclose(positions.targets.sum(axis=1), 1)


def test_the_champion_sees_both_monsters_after_the_stars_for_tokyo() -> None:
    codes = bare_positions(SOLVED, np.array([(MINE, 4, 9, 6, 12)])).codes.tolist()
    at = 1 + codes[0]
    own = codes[at + 1 : at + 1 + codes[at]]
    at += 1 + codes[at]
    others = codes[at + 1 : at + 1 + codes[at]]
    assert own[:2] == [HEARTS + 4, STARS + 11]
    assert others[:2] == [HEARTS + 6, STARS + 12]


def test_a_new_network_already_prefers_more_hearts_and_stars() -> None:
    chosen = np.array([(OTHERS, 10, 5, 5, 5), (OTHERS, 5, 5, 5, 5), (OTHERS, 5, 5, 10, 5), (OTHERS, 5, 15, 5, 5)])
    net = Weights("king", first_weights(FEATURES, first_worths(), 0)).to_play()
    values = network_values(net, bare_positions(SOLVED, chosen), chosen)[tuple(chosen.T)]
    assert ((values > 0) & (values < 1)).all()
    assert values[0] > values[1] > values[2]
    assert values[3] > values[1]

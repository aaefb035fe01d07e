"""Weights in the form in which they are played."""

from __future__ import annotations

import numpy as np

from daikaiju.arrays import Floats
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.network import Network, network


def playable(game: str, flat: Floats) -> Network:
    """The network of weights as they were learned: the steps of a ladder add up to its rungs."""
    features = ADAPTERS[game].features
    net = network(flat.copy(), features.FEATURES)
    for start, length in features.LADDERS:
        np.cumsum(net.rows[start : start + length].copy(), axis=0, out=net.rows[start : start + length])
    return net

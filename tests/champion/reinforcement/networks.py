"""Small networks that nobody has trained, for tests of what is done with them."""

from __future__ import annotations

import numpy as np

from daikaiju.champion.reinforcement.features import features_of
from daikaiju.champion.reinforcement.network_file import PolicyNetwork
from daikaiju.champion.reinforcement.player import actions_of, doubled_of
from daikaiju.observation import observation_of

WIDE, NARROW = 12, 8


def new_network(game: str, wide: int = WIDE, narrow: int = NARROW) -> PolicyNetwork:
    """A network with random weights."""
    source = np.random.default_rng(1)
    actions = actions_of(game).size + len(doubled_of(game))
    shapes = {
        "first": (wide, features_of(game).count),
        "second": (narrow, wide),
        "rest.0": (narrow, narrow),
        "answer": (actions, narrow),
        "chances": (observation_of(game).seats, narrow),
    }
    layers = {f"{name}.weight": source.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes.items()}
    layers |= {f"{name}.bias": source.normal(0, 0.3, shape[0]).astype(np.float32) for name, shape in shapes.items()}
    return PolicyNetwork(game, layers, {"games": 7})

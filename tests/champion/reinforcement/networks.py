"""Small networks that nobody has trained, for tests of what is done with them."""

from __future__ import annotations

import numpy as np

from daikaiju.champion.reinforcement.features import features_of
from daikaiju.champion.reinforcement.network_file import PolicyNetwork
from daikaiju.champion.reinforcement.player import actions_of, doubled_of
from daikaiju.observation import observation_of

WIDE, NARROW = 12, 8


def new_network(game: str, wide: int = WIDE, narrow: int = NARROW, layers: int = 1, tower: int = 0) -> PolicyNetwork:
    """A network with random weights, with a tower for its chances or without."""
    source = np.random.default_rng(1)
    actions = actions_of(game).size + len(doubled_of(game))
    shapes = {
        "first": (wide, features_of(game).count),
        "second": (narrow, wide),
        **{f"rest.{layer}": (narrow, narrow) for layer in range(layers)},
        "answer": (actions, narrow),
        "chances": (observation_of(game).seats, tower or narrow),
    }
    if tower:
        shapes |= {f"tower.{layer}": (tower, tower if layer else wide) for layer in range(layers + 1)}
    found = {f"{name}.weight": source.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes.items()}
    found |= {f"{name}.bias": source.normal(0, 0.3, shape[0]).astype(np.float32) for name, shape in shapes.items()}
    return PolicyNetwork(game, found, {"games": 7})

"""The seeds of the games of a batch."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from daikaiju.arrays import Numbers
from daikaiju.rules.randomness import MASK


def seeds_of_games(seed: int, games: int) -> Numbers:
    """The seed of every game of a batch, which depends on the seed and on the game's number alone.

    They are far apart, so that games of neighbouring seeds and numbers have nothing in common (SplitMix64).

    >>> seeds_of_games(7, 3).tolist() == seeds_of_games(7, 5).tolist()[:3]
    True
    """
    start = mixed(np.array([seed & ((1 << 64) - 1)], np.uint64))
    mixing = mixed(start + np.arange(games, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15))
    return (mixing & np.uint64(MASK)).astype(np.int64)


def mixed(z: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """The finishing steps of SplitMix64."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))

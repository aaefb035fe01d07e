"""Choices drawn at random, those that are preferred more often: how one strong network plays at many levels."""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random


def drawn(preferences: Mapping[int, float], temperature: float, random: Random) -> int:
    """A choice drawn by its logit: at temperature 1 as often as the network would, at 0 always the favourite.

    >>> drawn({3: 1.0, 5: 2.0}, 0, Random(1))
    5
    >>> sum(drawn({3: 0.0, 5: math.log(3)}, 1, Random(seed)) == 5 for seed in range(1000)) // 100
    7
    """
    favourite = max(preferences, key=preferences.__getitem__)
    if temperature <= 0:
        return favourite
    most = preferences[favourite]
    weights = [math.exp((logit - most) / temperature) for logit in preferences.values()]
    return random.choices(list(preferences), weights)[0]

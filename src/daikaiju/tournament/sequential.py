"""Stopping early without fooling oneself, by betting on the win shares of rounds.

To decide whether a bot's true share is above or below a value m, imagine betting on each round at odds that would be
fair if it were exactly m. With a stake of λ the capital is multiplied by 1 + λ(x - m), where x is the share of the
round. While the true share is at most m, a positive stake makes the capital a supermartingale, so by Ville's inequality
it ever reaches 1/α with a probability of at most α, however often one looks. Once it does, the share is above m, and
the probability of saying so wrongly is at most α; the same holds below with a negative stake. Only two things are
used: rounds are independent and alike, and x lies between 0 and 1. Games of a round may depend on each other.

A range of stakes is tried at once, each with the same part of the capital. All values m that are not refuted on either
side at α/2 form an interval that holds at every moment at once (a confidence sequence: Waudby-Smith and Ramdas,
"Estimating means of bounded random variables by betting", 2024), so it may be read whenever one stops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import Literal

import numpy as np

from daikaiju.arrays import Values
from daikaiju.tournament.intervals import Interval

Verdict = Literal["above", "below"]
Side = Literal[1, -1]

STAKES: Values = np.geomspace(0.01, 0.95, 24)
"""The stakes, as parts of the largest one that cannot lose more than everything."""

HALVINGS = 14
"""How finely the ends of an interval are computed: to 1/16,384."""


def log_capital(shares: Values, value: float, side: Side) -> Values:
    """The logarithm of the capital after each round, betting that the true share is above (1) or below (-1) a value."""
    most = 1 / (value if side == 1 else 1 - value)
    distance = side * (shares - value)
    parts = np.cumsum(np.log1p(np.outer(STAKES, most * distance)), axis=1)
    capital: Values = np.logaddexp.reduce(parts, axis=0) - log(len(STAKES))
    return capital


def decided(shares: Sequence[float], value: float, error: float) -> tuple[int, Verdict] | None:
    """After how many rounds it was clear on which side of a value the true share lies, and on which; None if it is not.

    Each of the two wrong verdicts has a probability of at most `error`.
    """
    played = np.array(shares, dtype=np.float64)
    sides: tuple[tuple[Side, Verdict], ...] = ((1, "above"), (-1, "below"))
    found = [
        (int(np.argmax(reached)) + 1, verdict)
        for side, verdict in sides
        if (reached := log_capital(played, value, side) >= -log(error)).any()
    ]
    return min(found, default=None)


def sequence_interval(shares: Sequence[float], confidence: float) -> Interval:
    """The interval that holds at every moment at once, after these rounds.

    >>> low, high = sequence_interval([0.5, 0.75, 0.5, 0.25] * 50, 0.95)
    >>> low < 0.5 < high, high - low < 0.2
    (True, True)
    """
    played = np.array(shares, dtype=np.float64)
    limit = -log((1 - confidence) / 2)

    def refuted(value: float, side: Side) -> bool:
        return bool((log_capital(played, value, side) >= limit).any())

    # Betting on "above" wins less the higher the value is, so values are refuted up to a point; below likewise.
    return boundary(lambda value: refuted(value, 1)), 1 - boundary(lambda value: refuted(1 - value, -1))


def boundary(refuted: Callable[[float], bool]) -> float:
    """The point from 0 up to which everything is refuted."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if refuted(middle):
            low = middle
        else:
            high = middle
    return low

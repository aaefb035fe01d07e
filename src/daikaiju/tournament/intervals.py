"""Confidence intervals for win shares.

The games of a group share their chance, so they are not independent, and an interval that counts every game would claim
too much where rotated games tend to end alike. Wilson's interval is therefore taken at the effective number of games
(Korn and Graubard): games divided by the design effect, which compares how much groups differ with how much they would
if games were independent. The design effect is never taken to be less than 1, so an interval is never narrower than
Wilson's for independent games.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist

from daikaiju.analysis.intervals import wilson

Interval = tuple[float, float]


def group_interval(wins: Sequence[float], games: Sequence[float], confidence: float) -> Interval:
    """The interval of a share from the wins and games of each group.

    >>> low, high = group_interval([1] * 100, [4] * 100, 0.95)
    >>> round(low, 3), round(high, 3)
    (0.21, 0.295)
    """
    groups, whole, won = len(games), sum(games), sum(wins)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    if groups < 2:
        return wilson(won * groups / whole, groups, z)
    effective = whole / design_effect(wins, games) * (z / student_quantile(z, groups - 1)) ** 2
    return wilson(won / whole * effective, effective, z)


def design_effect(wins: Sequence[float], games: Sequence[float]) -> float:
    """How much more the share varies than with independent games; at least 1."""
    groups, whole, won = len(games), sum(games), sum(wins)
    share = won / whole
    independent = share * (1 - share) / whole
    if independent == 0:
        return 1.0
    spread = sum((part - share * of) ** 2 for part, of in zip(wins, games, strict=True))
    return max(1.0, groups / (groups - 1) * spread / whole**2 / independent)


def student_quantile(z: float, freedom: int) -> float:
    """The quantile of Student's distribution where the normal one is z (Cornish and Fisher's expansion).

    >>> round(student_quantile(1.959964, 10), 2), round(student_quantile(2.575829, 30), 2)
    (2.23, 2.75)
    """
    n = float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )

"""How sure a share of games is."""

from __future__ import annotations

from math import sqrt


def wilson(part: float, whole: float, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's interval for a share, 95 % unless told otherwise; neither number need be a whole one.

    >>> [round(bound, 3) for bound in wilson(25, 100)]
    [0.175, 0.343]
    """
    share = part / whole
    spread = 1 + z * z / whole
    middle = (share + z * z / (2 * whole)) / spread
    half = z * sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)

"""Linear equations with a symmetric matrix that grows row by row, solved by Cholesky's method."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import mul


class GrowingEquations:
    """A symmetric positive matrix, kept as the triangle whose product with itself it is.

    >>> equations = GrowingEquations()
    >>> equations.add_row([4.0])
    >>> equations.add_row([2.0, 5.0])
    >>> equations.solved([8.0, 12.0])
    [1.0, 2.0]
    """

    def __init__(self) -> None:
        self.triangle: list[list[float]] = []

    def add_row(self, row: Sequence[float]) -> None:
        """Add a row and a column: `row` ends at the diagonal."""
        found = self._forward(row)
        found.append(sqrt(row[-1] - dot(found, found)))
        self.triangle.append(found)

    def solved(self, right: Sequence[float]) -> list[float]:
        """What the matrix turns into these numbers."""
        left = self._forward(right)
        for place in range(len(left) - 1, -1, -1):
            row = self.triangle[place]
            value = left[place] = left[place] / row[place]
            for before in range(place):
                left[before] -= value * row[before]
        return left

    def _forward(self, right: Sequence[float]) -> list[float]:
        found: list[float] = []
        for row, value in zip(self.triangle, right, strict=False):
            found.append((value - dot(found, row)) / row[-1])
        return found


def dot(some: Sequence[float], others: Sequence[float]) -> float:
    """The sum of products, as far as both go."""
    return sum(map(mul, some, others), 0.0)

"""Means, and how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers, rounded once."""
    return fsum(numbers) / len(numbers)


def error_of_mean(numbers: Sequence[float], given: int = 1) -> float:
    """The standard error of the mean of some numbers.

    `given` is 1 if their spread is judged by their own mean, 0 if they are all there are.

    >>> error_of_mean([1.0, 3.0])
    1.0
    """
    middle = mean(numbers)
    return sqrt(fsum((number - middle) ** 2 for number in numbers) / (len(numbers) - given) / len(numbers))

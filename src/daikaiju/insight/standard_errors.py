"""How far the values are off, as measured: docs/insight.md says how.

    python -m tools.lab.value_errors FOLDER --table king-2 king-4

prints these figures; they belong to one network and must be measured again for another.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Errors:
    """How far a judge is usually off, in positions of champions' and of `greedy`'s games together."""

    value: float
    """A chance near one half; roll-outs hardly correct it."""
    difference: float
    """The difference between two answers to one question."""


MEASURED = {
    "king": Errors(0.050, 0.005),
    "duel": Errors(0.045, 0.006),
}
"""By game, with the networks of the package."""


def errors_of(game: str) -> Errors:
    """How far the champion's network is usually off."""
    return MEASURED[game]


def error_of(game: str, chance: float) -> float:
    """The usual error of a chance to win: largest near one half, and zero once the game is decided.

    >>> error_of("king", 1.0)
    0.0
    """
    return float(errors_of(game).value * 2 * max(0.0, chance * (1 - chance)) ** 0.5)

"""How far the values are off, as measured: docs/insight.md says how.

    python -m tools.lab.value_errors --game king

prints these figures; they belong to one network and must be measured again for another.
"""

from __future__ import annotations

ERROR = {"king": 0.036, "duel": 0.142}
"""The usual error of a chance near one half; in King its upper bound, since none was found."""

ERROR_AFTER_ROLL_OUTS = {"king": 0.036, "duel": 0.132}
"""The same after roll-outs, however many; in King it is not taken to be smaller, though nothing was found."""

ERROR_OF_DIFFERENCE = {"king": 0.005, "duel": 0.016}
"""The usual error of the difference between two answers to one question; in King its upper bound, since none was
found."""


def error_of(game: str, chance: float) -> float:
    """The usual error of a chance to win: largest near one half, and zero once the game is decided.

    >>> error_of("king", 1.0)
    0.0
    """
    return float(ERROR[game] * 2 * max(0.0, chance * (1 - chance)) ** 0.5)


def error_after_roll_outs(game: str, chance: float) -> float:
    """The error that remains after roll-outs."""
    return float(ERROR_AFTER_ROLL_OUTS[game] * 2 * max(0.0, chance * (1 - chance)) ** 0.5)

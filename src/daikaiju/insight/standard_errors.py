"""How far the values are off, as measured: docs/insight.md says how.

    python -m tools.lab.value_errors FOLDER --table king-2 king-4

prints these figures; they belong to one network and must be measured again for another.
"""

from __future__ import annotations

from dataclasses import dataclass

from daikaiju.insight.judges import EQUALS, POLICY, judge_of


@dataclass(frozen=True)
class Errors:
    """How far a judge is usually off in games of champions."""

    value: float
    """A chance near one half; roll-outs hardly correct it."""
    difference: float
    """The difference between two answers to one question."""


MEASURED = {
    (EQUALS, "king"): Errors(0.087, 0.005),
    (EQUALS, "duel"): Errors(0.105, 0.016),
    (POLICY, "king"): Errors(0.050, 0.005),
    (POLICY, "duel"): Errors(0.037, 0.006),
}
"""By the kind of judge and the game."""


def errors_of(game: str) -> Errors:
    """How far whoever values positions is usually off."""
    return MEASURED[judge_of(game).kind, game]


def error_of(game: str, chance: float) -> float:
    """The usual error of a chance to win: largest near one half, and zero once the game is decided.

    >>> error_of("king", 1.0)
    0.0
    """
    return float(errors_of(game).value * 2 * max(0.0, chance * (1 - chance)) ** 0.5)

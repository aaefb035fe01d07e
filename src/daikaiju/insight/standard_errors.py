"""How far the values are off, as measured: docs/insight.md says how.

    python -m tools.lab.value_errors FOLDER --table king-2 king-4    # chances; --ahead 1600 after looking ahead
    python bench/coach.py --table king-2 --rounds 6                  # differences

print these figures; they belong to one network and must be measured again for another.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot


@dataclass(frozen=True)
class Difference:
    """How far the difference between two answers is usually off, in champions' games."""

    in_a_round: float
    """What a round shows of that."""
    later: float
    """What only later rounds show."""

    @property
    def at_once(self) -> float:
        """Both together."""
        return hypot(self.in_a_round, self.later)


@dataclass(frozen=True)
class Errors:
    """How far a judge is usually off."""

    value: float
    """A chance near one half, in positions of champions' and of `greedy`'s games, as it looks at once."""
    ahead: float
    """The same after looking ahead."""
    dice: Difference
    """Between two answers that keep dice."""
    other: Difference
    """Between two other answers."""

    def difference(self, about_dice: bool) -> Difference:
        """The difference between two answers to one question."""
        return self.dice if about_dice else self.other


MEASURED = {
    "king": Errors(0.040, 0.021, Difference(0.014, 0.012), Difference(0.031, 0.016)),
    "duel": Errors(0.049, 0.021, Difference(0.017, 0.005), Difference(0.028, 0.018)),
}
"""By game, with the networks of the package."""


def errors_of(game: str) -> Errors:
    """How far the champion's network is usually off."""
    return MEASURED[game]


def error_of(game: str, chance: float, ahead: bool = True, luck: float = 0.0) -> float:
    """The usual error of a chance to win: largest near one half, and zero once the game is decided.

    `luck` is the error that comes on top of that for a chance of one half, where only few games were played on.

    >>> error_of("king", 1.0)
    0.0
    """
    errors = errors_of(game)
    near_half = hypot(errors.ahead if ahead else errors.value, luck)
    return float(near_half * 2 * max(0.0, chance * (1 - chance)) ** 0.5)

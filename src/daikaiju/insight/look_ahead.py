"""Looking ahead: some rounds later, a network knows better what a position was worth.

What cards do shows by then, and so does what nobody in its own games would have done. So a position is played on many
times as the network prefers. Where its chances come out higher or lower on average than they look at once, they are
moved by these odds, and with them the chances after every answer and every Roll of the turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from daikaiju.insight.judges import Judge
from daikaiju.rules.table import Table

ROUNDS = 3

LEAST = 0.005
"""What is added to chances before their odds are compared, so that those of next to nothing hardly move."""


class PlayedOn:
    """What playing on from a position has said so far: everybody's chances some rounds later."""

    def __init__(self, judge: Judge, at: Table) -> None:
        self.times = 0
        self._judge, self._at = judge, at
        self._sums, self._squares = [0.0] * at.players, [0.0] * at.players

    def play(self, seed: int) -> bool:
        """Play on once; returns whether that is possible, and not before the first turn or after the last."""
        at = self._at
        found = None if at.over or at.turn == 0 else self._judge.after_rounds(at, ROUNDS, seed)
        if found is None:
            return False
        self.times += 1
        for seat, chance in enumerate(found):
            self._sums[seat] += chance
            self._squares[seat] += chance * chance
        return True

    def chances(self) -> list[float]:
        """The mean."""
        return [some / self.times for some in self._sums]

    def luck(self, most: int) -> float:
        """The standard error of a chance of one half, beyond that after as many times as there will be at most."""
        chances = self.chances()
        varies = sum(some / self.times - mean * mean for some, mean in zip(self._squares, chances, strict=True))
        scale = sum(4 * mean * (1 - mean) for mean in chances)
        return (max(0.0, varies) / scale * max(0.0, 1 / self.times - 1 / most)) ** 0.5 if scale > 0 else 0.0


def odds_between(at_once: Sequence[float], ahead: Sequence[float]) -> list[float]:
    """By how much everybody's odds are better than they look at once.

    >>> [round(odds, 2) for odds in odds_between([0.5, 0.5, 0.0], [0.6, 0.4, 0.0])]
    [1.2, 0.8, 1.0]
    """
    return [(later + LEAST) / (now + LEAST) for now, later in zip(at_once, ahead, strict=True)]


def with_odds(chances: Sequence[float], odds: Sequence[float] | None) -> list[float]:
    """Chances moved by such odds; what they add up to stays, and so does what is certain.

    >>> [round(chance, 2) for chance in with_odds([0.5, 0.5], [1.2, 0.8])], with_odds([1.0, 0.0], [1.2, 0.8])
    ([0.6, 0.4], [1.0, 0.0])
    """
    if odds is None:
        return list(chances)
    moved = [chance * more for chance, more in zip(chances, odds, strict=True)]
    total, new = sum(chances), sum(moved)
    return [total * chance / new for chance in moved] if new > 0.0 else list(chances)

"""Looking ahead: some rounds later, a network knows better what a position was worth.

What cards do shows by then, and so does what nobody in its own games would have done. So a position is played on many
times as the network prefers. Where its chances come out higher or lower on average than they look at once, they are
moved by these odds, and with them the chances after every answer and every Roll of the turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from daikaiju.insight.judges import Judge
from daikaiju.rules.table import Table

ROUNDS = 3

LEAST = 0.005
"""What is added to chances before their odds are compared, so that those of next to nothing hardly move."""


def chances_ahead(judge: Judge, at: Table, seeds: Iterable[int]) -> list[float] | None:
    """Everybody's mean chances after some rounds, played once with each seed; None if that takes too long."""
    total, played = [0.0] * at.players, 0
    for seed in seeds:
        found = judge.after_rounds(at, ROUNDS, seed)
        if found is None:
            return None
        total, played = [some + more for some, more in zip(total, found, strict=True)], played + 1
    return [some / played for some in total] if played else None


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

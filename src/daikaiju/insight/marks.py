"""Marks for answers, as people know them from chess."""

from __future__ import annotations

MARKS = (("best", 0.002), ("good", 0.02), ("inaccuracy", 0.05), ("mistake", 0.1))
"""Each mark with the largest loss of winning chance that still earns it, for two players; more is a blunder."""
BLUNDER = "blunder"
EXPLAINED = ("inaccuracy", "mistake", BLUNDER)
"""The marks of answers that are shown together with the better answer."""
NAMES = (*(name for name, _ in MARKS), BLUNDER)


def mark_of(lost: float, players: int, error: float) -> str:
    """The mark of an answer that gave away this much; a loss within its error is never worse than good.

    With more players everybody has less to lose, so a smaller loss is a mistake.

    >>> mark_of(0.0, 2, 0.01), mark_of(0.06, 2, 0.01), mark_of(0.06, 2, 0.07), mark_of(0.2, 4, 0.01)
    ('best', 'mistake', 'good', 'blunder')
    """
    scaled = lost / stakes(players)
    found = next((name for name, most in MARKS if scaled <= most), BLUNDER)
    return "good" if lost <= error and found not in ("best", "good") else found


def stakes(players: int) -> float:
    """How much is at stake among equals: the standard deviation of a result, as a share of that at a table of two.

    >>> stakes(2), round(stakes(4), 2), round(stakes(6), 2)
    (1.0, 0.87, 0.75)
    """
    par = 1 / players
    return float(2 * (par * (1 - par)) ** 0.5)

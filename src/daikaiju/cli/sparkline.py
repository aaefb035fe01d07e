"""Chances drawn with letters: a bar for one, a sparkline for its course over a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid

if TYPE_CHECKING:
    from daikaiju.insight.review_types import Review
    from daikaiju.messages import Localizer
    from daikaiju.words import Words

BAR = 24
BLOCKS = " ▁▂▃▄▅▆▇█"
WIDEST = 48
"""Columns for a whole game: several turns share one where there are more."""


def bar(chance: float) -> str:
    """A bar for a chance, in eighths of a letter.

    >>> len(bar(0.5)), bar(0.0)
    (12, '')
    """
    eighths = round(chance * BAR * 8)
    return "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()


def chances_over_game(words: Words, localizer: Localizer, found: Review) -> Grid:
    """One line for each monster: how its chance rose and fell, and where it began and ended."""
    grid = Grid(show_header=False, box=None)
    for seat in range(len(found.seats)):
        chances = by_turn(found, seat)
        first, last = (words.say("cli-percent", share=share) for share in (chances[0], chances[-1]))
        grid.add_row(localizer.monster(seat), first, sparkline(thinned(chances, WIDEST)), last)
    return grid


def by_turn(found: Review, seat: int) -> list[float]:
    """A monster's chance at the start of every turn, and at the end."""
    turns: dict[int, float] = {}
    for step in found.steps:
        turns.setdefault(step.turn, step.before[seat])
    return [*turns.values(), found.chances[-1][seat]]


def thinned(chances: list[float], most: int) -> list[float]:
    """At most this many of some chances, evenly spread, the first and the last among them.

    >>> thinned([0.0, 0.25, 0.5, 0.75, 1.0], 3)
    [0.0, 0.5, 1.0]
    """
    if len(chances) <= most:
        return chances
    return [chances[round(place * (len(chances) - 1) / (most - 1))] for place in range(most)]


def sparkline(chances: list[float]) -> str:
    """Chances as a row of blocks, each as high as its chance.

    >>> sparkline([0.0, 0.5, 1.0])
    '▁▄█'
    """
    return "".join(BLOCKS[max(1, round(chance * (len(BLOCKS) - 1)))] for chance in chances)

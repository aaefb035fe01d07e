"""What the champion starts learning King from: what a beginner knows, and the tables to play at."""

from __future__ import annotations

from daikaiju.rules import king as rules
from daikaiju.rules.king.state import FULL_HEARTS, KEEPS, STAR_GOAL, State
from daikaiju.thinking.adapters.king.features import (
    ENERGY,
    EXTRA_TURN,
    HEARTS,
    HEARTS_IN_TOKYO,
    MOST_ENERGY,
    MOST_HEARTS,
    OWNED,
    POISON,
    SHRINK,
    STARS,
)

TABLES = (
    (0.22, 2, "2016"),
    (0.08, 2, "2010"),
    (0.09, 3, "2016"),
    (0.03, 3, "2010"),
    (0.22, 4, "2016"),
    (0.08, 4, "2010"),
    (0.06, 5, "2016"),
    (0.03, 5, "2010"),
    (0.14, 6, "2016"),
    (0.05, 6, "2010"),
)
"""The share of training games for each number of players and edition."""


def first_worths() -> dict[int, float]:
    """What features are worth before anything is learned, in stars; for counts, what each further step is worth."""
    worths: dict[int, float] = {}
    for hearts in range(1, MOST_HEARTS + 1):
        worths[HEARTS + hearts] = 5.0 / hearts
        worths[HEARTS_IN_TOKYO + hearts] = 0.7
    worths[HEARTS_IN_TOKYO] = -3.5
    for stars in range(1, STAR_GOAL + 1):
        worths[STARS + stars] = 1.0 if stars < STAR_GOAL // 2 else 1.6
    for energy in range(1, MOST_ENERGY + 1):
        worths[ENERGY + energy] = 0.4 if energy < FULL_HEARTS else 0.2
    worths |= {POISON + 1: -1.3, SHRINK + 1: -1.8, EXTRA_TURN: 3.0}
    costs = rules.book.costs(rules.book.editions[0])
    return worths | {OWNED + owned: 0.5 * costs[owned] for owned in range(KEEPS)}


def new_tables() -> list[tuple[float, State]]:
    """The tables to learn at, each with its share of the games."""
    return [(share, rules.new_state(players, edition)) for share, players, edition in TABLES]

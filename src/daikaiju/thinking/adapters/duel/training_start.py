"""What the champion starts learning the Duel from: what a beginner knows, and the tables to play at."""

from __future__ import annotations

from itertools import permutations

from daikaiju.rules import duel as rules
from daikaiju.rules.duel.names import EDITIONS, MONSTERS
from daikaiju.rules.duel.state import KEEPS, TRACKS, State
from daikaiju.rules.duel.tracks import END
from daikaiju.thinking.adapters.duel.features import (
    DICE_TOKENS,
    ENERGY,
    EXTRA_TURN,
    FEWER_DICE,
    HALF_SPACES,
    IN_SPOTLIGHT,
    LIFE,
    MARKERS,
    MOST_ENERGY,
    MOST_LIFE,
    OWNED,
)


def first_worths() -> dict[int, float]:
    """What features are worth before anything is learned; for counts, what each further step is worth."""
    worths = {LIFE + life: 0.75 + 3.0 / life for life in range(1, MOST_LIFE + 1)}
    worths |= {ENERGY + energy: 0.5 if energy < 8 else 0.2 for energy in range(1, MOST_ENERGY + 1)}
    worths |= {DICE_TOKENS + 1: 0.8, DICE_TOKENS + 2: 0.8, FEWER_DICE + 1: -1.0, FEWER_DICE + 2: -1.0, EXTRA_TURN: 4.0}
    for track in range(TRACKS):
        for at in range(1, HALF_SPACES):
            worths[MARKERS + track * HALF_SPACES + at] = 0.1 if at <= END else 0.1 + 0.06 * (at - END)
    worths |= {IN_SPOTLIGHT + 1: 2.0}
    costs = rules.book.costs(EDITIONS[0])
    return worths | {OWNED + owned: 0.55 * costs[owned] for owned in range(KEEPS)}


def new_tables() -> list[tuple[float, State]]:
    """The tables to learn at: all pairs of monsters, equally often."""
    return [(1.0, rules.new_state(2, pair)) for pair in permutations(MONSTERS[EDITIONS[0]], 2)]

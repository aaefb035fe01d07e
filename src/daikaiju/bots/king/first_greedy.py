"""How `greedy-1` judges King: as `greedy` did before three of its faults were found (docs/players.md).

Strength is measured against it, so nothing here is ever improved, and whatever changes in `greedy` must leave its
answers as they are (tests/bots/test_first_greedy.py).
"""

from __future__ import annotations

from daikaiju.bots.king import greedy
from daikaiju.bots.king.evaluation import (
    LIFE,
    POISON,
    SHRINK,
    TOKYO_ATTACKS,
    TRAPPED,
    Evaluation,
    being_outside,
    blows_from_tokyo,
)
from daikaiju.rules.agenda import NOBODY
from daikaiju.rules.king.gains import heart_limit
from daikaiju.rules.king.state import State, in_tokyo


class FirstEvaluation(Evaluation):
    """What the first greedy bot thinks positions are worth."""

    trapped_at_once = TRAPPED

    def vitality(self, hearts: int) -> float:
        """Cards that work slowly are worth as much to a dying monster as to any."""
        return 1.0

    def rest(self, hearts: int) -> float:
        """Hurt monsters forgo nothing by staying in Tokyo."""
        return 0.0

    def prospects(self, g: State, me: int) -> float:
        """The same outside Tokyo, except for rounding."""
        if in_tokyo(g, me):
            return super().prospects(g, me)
        hearts = g.hearts[me]
        return TOKYO_ATTACKS * (being_outside(hearts, blows_from_tokyo(g, me)) - LIFE[hearts])

    def tokyo_gain(self, g: State, me: int) -> float:
        """Taking the City is compared with leaving it empty."""
        empty = g.copy()
        empty.city = NOBODY
        return super().tokyo_gain(empty, me)

    def healing(self, g: State, me: int, hearts: int) -> float:
        """Hearts are counted without asking who may strike next."""
        room = heart_limit(g, me) - g.hearts[me]
        uses = [LIFE[g.hearts[me] + heart + 1] - LIFE[g.hearts[me] + heart] for heart in range(min(room, hearts))]
        uses += [POISON] * g.poison[me] + [SHRINK] * g.shrink[me]
        return sum(sorted(uses, reverse=True)[:hearts])


EVALUATION = FirstEvaluation()


def best_choice(g: State) -> int:
    """The answer to the open question."""
    return greedy.best_choice(g, EVALUATION)

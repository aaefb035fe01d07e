"""Odds of a turn's dice: the chance to reach a goal by the best play for it, exactly.

>>> from daikaiju.analysis.odds import Odds
>>> twos = Odds("king", "3x2")
>>> round(twos.chance, 4)
0.4998
>>> roll = Odds("king", "3x2", dice="2,2,heart,1,1,claw")
>>> [(keep, round(chance, 4)) for keep, chance in roll.keeps[:2]]
[(['2', '2'], 0.7674), (['1', '2', '2'], 0.7209)]
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TypedDict

from daikaiju.analysis.cards import helps_of
from daikaiju.analysis.goals import Goal, read_dice
from daikaiju.analysis.solver import MOST_ROLLS, Rolling, Solution, solve
from daikaiju.analysis.tables import MOST_DICE
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.games import game_info

USUAL_DICE, USUAL_ROLLS = 6, 3


class GoalReport(TypedDict):
    """The chances of a goal with 1, 2, 3 … Rolls."""

    want: str
    by_rolls: list[float]


class KeepReport(TypedDict):
    """Dice that can be kept, and the chance that this gives."""

    keep: list[str]
    chance: float


OddsReport = TypedDict(
    "OddsReport",
    {
        "game": str,
        "dice": int,
        "rolls": int,
        "cards": list[str],
        "want": str,
        "from": list[str] | None,
        "chance": float,
        "by_rolls": list[float],
        "by_count": list[GoalReport],
        "keep": list[str] | None,
        "keeps": list[KeepReport],
    },
)
"""The answer under the keys that programs read."""


class Odds:
    """The question: which goal, with which dice, Rolls and cards; and its exact answer.

    Without `dice` a turn begins with this many Rolls of `number` dice. With `dice` on the table, `rolls` are those
    still left. Cards are named once for each use.
    """

    def __init__(
        self,
        game: str,
        want: str,
        *,
        dice: str | None = None,
        number: int = USUAL_DICE,
        rolls: int | None = None,
        cards: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.faces: tuple[str, ...] = game_info(game).rules.names.FACE_NAMES
        self.dice = None if dice is None else read_dice(dice, self.faces)
        self.cards = list(cards)
        rolling = Rolling(number if self.dice is None else len(self.dice))
        self.rolls = rolls if rolls is not None else USUAL_ROLLS if self.dice is None else USUAL_ROLLS - 1
        for card in helps_of(game, cards, begun=self.dice is not None):
            rolling = card.apply(rolling)
            self.rolls += card.rolls
        if not 1 <= rolling.dice <= MOST_DICE:
            raise DaikaijuError(Problem("odds-bad-dice", dice=rolling.dice, most=MOST_DICE))
        least = 1 if self.dice is None else 0
        if not least <= self.rolls <= MOST_ROLLS:
            raise DaikaijuError(Problem("odds-bad-rolls", rolls=self.rolls, least=least, most=MOST_ROLLS))
        self.rolling = rolling
        self.goal = Goal.read(want, self.faces, rolling.dice)

    @functools.cached_property
    def solution(self) -> Solution:
        return self.solved(self.goal)

    def solved(self, goal: Goal) -> Solution:
        """The best play for a goal."""
        return solve(goal.met, self.rolls, self.rolling)

    @property
    def chance(self) -> float:
        """The chance to reach the goal."""
        return self.solution.value(self.dice)

    @property
    def by_rolls(self) -> list[float]:
        """The chance with 1, 2, 3 … Rolls: from the beginning, or left for the dice on the table."""
        return [self.solution.value(self.dice, rolls) for rolls in range(1, self.rolls + 1)]

    @property
    def keeps(self) -> list[tuple[list[str], float]]:
        """Everything that can be kept of the dice on the table, with the chance it gives, best first."""
        if self.dice is None or self.rolls == 0:
            return []
        found, table = self.solution, self.rolling.table
        parts = {table.number(part) for part in every_part(self.dice)}
        chances = [(self.named(table.faces(part)), float(found.kept[self.rolls][part])) for part in parts]
        return sorted(chances, key=lambda entry: (-entry[1], -len(entry[0]), entry[0]))

    @property
    def keep(self) -> list[str] | None:
        """The best dice to keep; all of them to stop, None if nothing lies on the table."""
        return None if self.dice is None else self.named(self.solution.keep(self.dice))

    @property
    def by_count(self) -> list[tuple[Goal, list[float]]]:
        """For a goal of one kind: the chances with 1, 2, 3 … Rolls of at least one die of it, two, and so on."""
        if len(self.goal.terms) != 1:
            return []
        kind = self.goal.terms[0][1]
        rows = []
        for count in range(1, self.rolling.dice + 1):
            goal = Goal(((count, kind),), self.faces)
            solved = self.solved(goal)
            rows.append((goal, [solved.value(self.dice, rolls) for rolls in range(1, self.rolls + 1)]))
        return rows

    def named(self, dice: Sequence[int]) -> list[str]:
        """Dice by the names of their faces."""
        return [self.faces[face] for face in dice]

    def to_dict(self) -> OddsReport:
        """The answer under the keys that programs read."""
        return {
            "game": self.game,
            "dice": self.rolling.dice,
            "rolls": self.rolls,
            "cards": self.cards,
            "want": str(self.goal),
            "from": None if self.dice is None else self.named(self.dice),
            "chance": self.chance,
            "by_rolls": self.by_rolls,
            "by_count": [{"want": str(goal), "by_rolls": chances} for goal, chances in self.by_count],
            "keep": self.keep,
            "keeps": [{"keep": keep, "chance": chance} for keep, chance in self.keeps],
        }


def every_part(dice: Sequence[int]) -> list[list[int]]:
    """Every set of dice that can be kept."""
    return [[face for die, face in enumerate(dice) if mask >> die & 1] for mask in range(1 << len(dice))]

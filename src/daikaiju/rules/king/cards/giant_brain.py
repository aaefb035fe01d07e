from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class GiantBrain(Keep):
    cost = 5

    @staticmethod
    def number_of_rolls(g: State, me: int, rolls: int) -> int:
        return rolls + 1

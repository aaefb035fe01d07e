from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class MidnightFeast(Keep):
    cost = 4

    @staticmethod
    def more_hearts(g: State, me: int, healer: int, amount: int) -> int:
        return amount + 1

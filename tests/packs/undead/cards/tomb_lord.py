from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_hearts
from daikaiju.rules.king.state import State


class TombLord(Keep):
    cost = 4

    @staticmethod
    def most_hearts(g: State, me: int, limit: int) -> int:
        return limit + 2

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        gain_hearts(g, me, 2, me)

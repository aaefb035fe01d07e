from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import pay
from daikaiju.rules.king.state import State


class SpiritBoard(Keep):
    cost = 4

    @staticmethod
    def may_use_while_rolling(g: State, me: int) -> bool:
        return g.rolls_left == 0 and g.energy[me] >= 2

    @staticmethod
    def use(g: State, me: int) -> None:
        pay(g, me, 2)
        g.rolls_left += 1

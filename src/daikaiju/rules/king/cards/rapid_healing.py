from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_hearts, heart_limit, pay
from daikaiju.rules.king.state import State

PRICE = 2


class RapidHealing(Keep):
    cost = 3

    @staticmethod
    def may_interject(g: State, me: int) -> bool:
        return g.energy[me] >= PRICE and g.hearts[me] < heart_limit(g, me)

    @staticmethod
    def interject(g: State, me: int) -> None:
        pay(g, me, PRICE)
        gain_hearts(g, me, 1, me)

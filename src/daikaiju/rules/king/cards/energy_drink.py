from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import pay
from daikaiju.rules.king.state import State


class EnergyDrink(Keep):
    cost = 4

    @staticmethod
    def may_use_while_rolling(g: State, me: int) -> bool:
        """Offered when the other Rolls are used up."""
        return g.rolls_left == 0 and g.energy[me] >= 1

    @staticmethod
    def use(g: State, me: int) -> None:
        pay(g, me, 1)
        g.rolls_left += 1

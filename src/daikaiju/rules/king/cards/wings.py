from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import pay
from daikaiju.rules.king.state import State

PRICE = 2


class Wings(Keep):
    cost = 6

    @staticmethod
    def may_answer_loss(g: State, me: int) -> bool:
        return g.energy[me] >= PRICE

    @staticmethod
    def use(g: State, me: int) -> None:
        """No hearts are lost for the rest of the turn."""
        pay(g, me, PRICE)
        g.winged |= 1 << me
        g.losing[me] = 0

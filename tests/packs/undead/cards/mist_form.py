from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import pay
from daikaiju.rules.king.state import State
from daikaiju.rules.sets import contains, include


class MistForm(Keep):
    cost = 4

    @staticmethod
    def may_answer_loss(g: State, me: int, card: int) -> bool:
        return g.energy[me] >= 1 and not contains(g.used, card)

    @staticmethod
    def use(g: State, me: int, card: int) -> None:
        include(g.used, card)
        pay(g, me, 1)
        g.losing[me] = max(0, g.losing[me] - 2)

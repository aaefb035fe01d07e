from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.rolling import change_one_die
from daikaiju.rules.king.state import State
from daikaiju.rules.sets import contains, include


class PhantomLimb(Keep):
    cost = 4

    @staticmethod
    def may_change_dice(g: State, me: int, card: int) -> bool:
        return not contains(g.used, card)

    @staticmethod
    def use(g: State, me: int, card: int) -> None:
        include(g.used, card)
        push(g, change_one_die, me)

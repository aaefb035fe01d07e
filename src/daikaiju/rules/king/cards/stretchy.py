from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import pay
from daikaiju.rules.king.rolling import change_one_die
from daikaiju.rules.king.state import State

PRICE = 2


class Stretchy(Keep):
    cost = 3

    @staticmethod
    def may_change_dice(g: State, me: int) -> bool:
        return g.energy[me] >= PRICE

    @staticmethod
    def use(g: State, me: int) -> None:
        pay(g, me, PRICE)
        push(g, change_one_die, me)

from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.ownership import discard
from daikaiju.rules.king.rolling import change_one_die
from daikaiju.rules.king.state import State


class PlotTwist(Keep):
    cost = 3

    @staticmethod
    def may_change_dice(g: State, me: int) -> bool:
        return True

    @staticmethod
    def use(g: State, me: int, card: int) -> None:
        discard(g, card)
        push(g, change_one_die, me)

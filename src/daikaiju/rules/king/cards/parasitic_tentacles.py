from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class ParasiticTentacles(Keep):
    cost = 4

    @staticmethod
    def may_buy_from_others(g: State, me: int) -> bool:
        return True

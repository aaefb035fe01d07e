from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class Opportunist(Keep):
    cost = 3

    @staticmethod
    def may_snatch(g: State, me: int) -> bool:
        return True

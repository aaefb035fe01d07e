from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class ItHasAChild(Keep):
    cost = 7

    @staticmethod
    def comes_back(g: State, me: int) -> bool:
        return True

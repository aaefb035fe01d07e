from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class NovaBreath(Keep):
    cost = 7

    @staticmethod
    def smashes_everybody(g: State, me: int) -> bool:
        return True

from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class HealingRay(Keep):
    cost = 4

    @staticmethod
    def may_heal_others(g: State, me: int) -> bool:
        return True

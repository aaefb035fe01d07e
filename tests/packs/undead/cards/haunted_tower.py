from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class HauntedTower(Keep):
    cost = 5

    @staticmethod
    def stars_for_holding_tokyo(g: State, me: int, stars: int) -> int:
        return stars + 1

from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class EnergyHoarder(Keep):
    cost = 3

    @staticmethod
    def stars_at_end_of_turn(g: State, me: int, stars: int) -> int:
        return stars + g.energy[me] // 6

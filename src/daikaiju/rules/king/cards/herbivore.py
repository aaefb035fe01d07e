from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class Herbivore(Keep):
    cost = 5

    @staticmethod
    def stars_at_end_of_turn(g: State, me: int, stars: int) -> int:
        return stars if g.harmed else stars + 1

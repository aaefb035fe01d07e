from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class Moonlit(Keep):
    cost = 3

    @staticmethod
    def more_stars_for_numbers(g: State, me: int, stars: int) -> int:
        return stars + 1 if stars > 0 else stars

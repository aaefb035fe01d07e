from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import ONE, State


class Gourmet(Keep):
    cost = 4

    @staticmethod
    def more_stars_for_numbers(g: State, me: int, stars: int) -> int:
        return stars + 2 if g.faces[ONE] >= 3 else stars

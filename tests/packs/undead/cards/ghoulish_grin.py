from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class GhoulishGrin(Keep):
    cost = 3

    @staticmethod
    def stars_at_end_of_turn(g: State, me: int, stars: int) -> int:
        return stars + 1 if g.energy[me] == 0 else stars

from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class CryptKeeper(Keep):
    cost = 2

    @staticmethod
    def stars_at_end_of_any_turn(g: State, me: int, stars: int) -> int:
        return stars + 1 if g.hearts[me] == 1 else stars

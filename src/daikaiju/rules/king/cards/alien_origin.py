from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class AlienOrigin(Keep):
    cost = 3

    @staticmethod
    def price_of(g: State, me: int, price: int) -> int:
        return price - 1

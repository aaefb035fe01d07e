from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class WillOWisp(Keep):
    cost = 3

    @staticmethod
    def price_of(g: State, me: int, price: int) -> int:
        return max(0, price - 1)

from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class Gluttony(Keep):
    cost = 4

    @staticmethod
    def hunger(g: State, me: int, hungry: int) -> int:
        return hungry + 3

from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class Craving(Keep):
    cost = 3

    @staticmethod
    def hunger(g: State, me: int, hungry: int) -> int:
        return hungry + 2

from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class ShamblingGait(Keep):
    cost = 4

    @staticmethod
    def ignore_loss(g: State, me: int, loss: int) -> int:
        return min(loss, 3)

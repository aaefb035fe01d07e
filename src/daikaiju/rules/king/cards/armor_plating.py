from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class ArmorPlating(Keep):
    cost = 4

    @staticmethod
    def ignore_loss(g: State, me: int, loss: int) -> int:
        return 0 if loss == 1 else loss

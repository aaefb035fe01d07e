from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class ExtraHead(Keep):
    cost = 7
    copies = 2

    @staticmethod
    def number_of_dice(g: State, me: int, dice: int) -> int:
        return dice + 1

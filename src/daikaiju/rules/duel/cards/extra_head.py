from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.state import State


class ExtraHead(Keep):
    cost = 7

    @staticmethod
    def extra_dice(g: State, me: int, dice: int) -> int:
        return dice + 1

from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class CoffinNail(Keep):
    cost = 3

    @staticmethod
    def bite_on_leaving(g: State, me: int, bite: int) -> int:
        return bite + 1

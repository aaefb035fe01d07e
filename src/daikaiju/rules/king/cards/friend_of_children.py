from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class FriendOfChildren(Keep):
    cost = 3

    @staticmethod
    def more_energy(g: State, me: int, amount: int) -> int:
        return amount + 1

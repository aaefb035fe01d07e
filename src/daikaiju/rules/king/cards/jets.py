from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class Jets(Keep):
    cost = 5

    @staticmethod
    def may_escape(g: State, me: int) -> bool:
        return True

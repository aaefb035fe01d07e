from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import ONE, State


class FreezeTime(Keep):
    cost = 5

    @staticmethod
    def may_go_again(g: State, me: int) -> bool:
        return g.faces[ONE] >= 3

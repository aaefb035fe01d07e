from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import THREE, State


class EternalNight(Keep):
    cost = 6

    @staticmethod
    def may_go_again(g: State, me: int) -> bool:
        return g.faces[THREE] >= 4

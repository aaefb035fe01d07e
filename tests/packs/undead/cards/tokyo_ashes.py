from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State, in_tokyo


class TokyoAshes(Keep):
    cost = 4

    @staticmethod
    def add_claws(g: State, me: int, claws: int) -> int:
        return claws + 1 if in_tokyo(g, me) else claws

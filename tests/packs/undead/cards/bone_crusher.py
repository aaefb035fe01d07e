from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class BoneCrusher(Keep):
    cost = 5

    @staticmethod
    def add_claws_to_claws(g: State, me: int, claws: int) -> int:
        return claws + 1 if claws > 0 else claws

from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class MadeInALab(Keep):
    cost = 2

    @staticmethod
    def may_look_at_deck(g: State, me: int) -> bool:
        return True

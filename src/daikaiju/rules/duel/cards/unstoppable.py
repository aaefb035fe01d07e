from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.ownership import discard
from daikaiju.rules.duel.state import State


class Unstoppable(Keep):
    cost = 3

    @staticmethod
    def stands_firm(g: State, me: int, card: int) -> bool:
        discard(g, card)
        return True

from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.ownership import is_used, use_up
from daikaiju.rules.duel.state import State


class Regeneration(Keep):
    cost = 4

    @staticmethod
    def more_life(g: State, me: int, card: int, room: int, amount: int) -> int:
        """Once a turn, with a gain that leaves room for more."""
        if amount < room and not is_used(g, card):
            use_up(g, card)
            return amount + 1
        return amount

from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class Regeneration(Keep):
    cost = 4

    @staticmethod
    def more_hearts(g: State, me: int, amount: int) -> int:
        return amount + 1

    class In2010:
        @staticmethod
        def more_hearts(g: State, me: int, healer: int, amount: int) -> int:
            """Only when the owner heals itself."""
            return amount + 1 if healer == me else amount

        @staticmethod
        def hearts_to_share(g: State, me: int, hearts: int) -> int:
            """With Healing Ray the extra heart may go to another, paid for like the rest."""
            return hearts + 1

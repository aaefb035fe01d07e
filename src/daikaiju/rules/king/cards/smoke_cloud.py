from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.ownership import discard
from daikaiju.rules.king.state import State

SMOKE = 3


class SmokeCloud(Keep):
    cost = 4
    stock = SMOKE

    @staticmethod
    def comes_with(g: State, me: int, card: int) -> None:
        g.tokens[card] = SMOKE

    @staticmethod
    def may_use_while_rolling(g: State, me: int, card: int) -> bool:
        """Offered when the other Rolls are used up."""
        return g.rolls_left == 0 and g.tokens[card] > 0

    @staticmethod
    def use(g: State, me: int, card: int) -> None:
        g.rolls_left += 1
        g.tokens[card] -= 1
        if g.tokens[card] == 0:
            discard(g, card)

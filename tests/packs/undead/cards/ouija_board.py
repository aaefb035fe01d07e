from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import lose_stars, take_back_energy
from daikaiju.rules.king.state import State


class OuijaBoard(Keep):
    """Used up with a token of its own, so that a copy goes on when the original no longer can."""

    cost = 3
    stock = 1

    @staticmethod
    def comes_with(g: State, me: int, card: int) -> None:
        g.tokens[card] = 1

    @staticmethod
    def may_interject(g: State, me: int, card: int) -> bool:
        return g.tokens[card] > 0 and g.stars[me] > 0

    @staticmethod
    def interject(g: State, me: int, card: int) -> None:
        g.tokens[card] = 0
        lose_stars(g, me, 1)
        take_back_energy(g, me, 3)

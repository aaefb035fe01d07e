from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class BoneHoard(Keep):
    cost = 3

    @staticmethod
    def when_it_buys(g: State, me: int, card: int) -> None:
        g.tokens[card] += 1

    @staticmethod
    def energy_at_end_of_turn(g: State, me: int, card: int, energy: int) -> int:
        return energy + min(2, g.tokens[card])

from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import dice_showing
from daikaiju.rules.king.rolling import choose_die, turn_die
from daikaiju.rules.king.state import ONE, State
from daikaiju.rules.sets import contains, include


class HerdCuller(Keep):
    cost = 3

    @staticmethod
    def may_change_dice(g: State, me: int, card: int) -> bool:
        """Once a turn for each copy, on a die that is not already a 1."""
        return not contains(g.used, card) and others_than_ones(g) != 0

    @staticmethod
    def use(g: State, me: int, card: int) -> None:
        include(g.used, card)
        push(g, choose_die, me, card, others_than_ones(g))

    @staticmethod
    def use_on_die(g: State, me: int, die: int) -> None:
        turn_die(g, me, die, ONE)


def others_than_ones(g: State) -> int:
    return ((1 << g.dice_count) - 1) & ~dice_showing(g, ONE)
